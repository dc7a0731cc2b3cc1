import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { sectionTitle } from '../section-title.ts'
import { understand } from '../understand.ts'

const lists = (prompt: string): string =>
  understand(prompt)
    .model!.things.map(({ many, fields }) => `${many}: ${fields.map(({ label }) => label).join(', ')}`)
    .join('; ')

const plain: [prompt: string, without: RegExp][] = [
  ['Budget tracker for me and my wife: expenses with amount, category (rent, car) and who paid.', /for me/],
  ['Invoices numbered inv-001 and so on, with client, date and status', /inv-001/i],
  ['Fakturor med löpnummer F-001, kund, datum, belopp', /f-001/i],
  ['請求書はINV-001から番号をつけて、取引先、金額、期限を管理', /INV/],
  ['Klubbens medlemsregister, vi håller till på Idrottsvägen 3: namn, adress, telefon', /Håller|Idrottsvägen/],
  ['Equipment log for our lab at 12 High Street: item, serial number', /Street/],
  ['お店は渋谷区神南1-2-3にあります。予約は名前、日時、人数', /渋谷|お店/],
  ['Simple app for tracking my plants in a calm green look: name, species', /Look/],
  ['Hålla koll på kunder, lugna färger: namn, telefon', /färg/i],
  ['金型番号、品名、保管棚、状態(使用可・修理中・廃棄)を記録します。', /記(?!録)/],
]
for (const [prompt, without] of plain) test(`no list and no field: ${prompt}`, () => assert.doesNotMatch(lists(prompt), without))

const bounds: [prompt: string, label: string, most: number][] = [
  ['Loppis: säljare med namn, telefon, antal bord max 2, betalt ja/nej', 'Antal bord', 2],
  ['Sign-up sheet: name, dish, how many people max 6', 'Number of people', 6],
  ['利用者は氏名、電話、参加人数（最大4名）、備考', '参加人数', 4],
]
for (const [prompt, label, most] of bounds)
  test(`the list warns of more: ${prompt}`, () => {
    const [thing] = understand(prompt).model!.things
    const field = thing!.fields.find((each) => each.label === label)
    assert.deepEqual(thing!.warnings, [{ field: field?.id, when: 'above', than: most }])
  })

const titles: [said: string, title: string | undefined][] = [
  ['Then a section on what we do', 'What we do'],
  ['at the bottom a contact form', undefined],
  ['a section about us with a photo', 'About us'],
  ['next steps', 'Next steps'],
]
for (const [said, title] of titles)
  test(`a heading: ${said}`, () => assert.equal(sectionTitle(said, 'features', 'en').title, title))
