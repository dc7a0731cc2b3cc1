import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#shared/languages.ts'
import { understand } from '../understand.ts'
import { denialsIn } from './denied.ts'
import { factsTold } from './facts-told.ts'
import { namedOffers } from './named-offers.ts'
import { peopleOfSite } from './people-of-site.ts'
import { placeTold } from './place-told.ts'
import { pricesTold } from './prices-told.ts'
import { questionsOfSite } from './questions-told.ts'

const pricesOf = (text: string, language: Language) =>
  pricesTold(text, language).prices.map(({ name, price, note }) => [name, price, ...(note ? [note] : [])])

test('prices in a row stand with what they are for', () => {
  const told: readonly (readonly [Language, string, unknown[]])[] = [
    [
      'en',
      'prices: small dog £35, medium £45 and large £60.',
      [
        ['Small dog', 35],
        ['Medium', 45],
        ['Large', 60],
      ],
    ],
    [
      'en',
      'packages (Petite from £450, Classic from £1,800)',
      [
        ['Petite', 450, 'From £450'],
        ['Classic', 1800, 'From £1,800'],
      ],
    ],
    [
      'en',
      'lavender £6, oat and honey £6.50',
      [
        ['Lavender', 6],
        ['Oat and honey', 6.5],
      ],
    ],
    [
      'en',
      'per hour £38, block of 10 £360',
      [
        ['Per hour', 38],
        ['Block of 10', 360],
      ],
    ],
    [
      'en',
      'lessons 30/45/60 min (£22, £32, £40)',
      [
        ['30 min', 22],
        ['45 min', 32],
        ['60 min', 40],
      ],
    ],
    [
      'en',
      'loaves with prices: sourdough 6.50, rye 5.80.',
      [
        ['Sourdough', 6.5],
        ['Rye', 5.8],
      ],
    ],
    [
      'sv',
      'medicinsk fotvård 650 kr, spa-fotvård 750 kr',
      [
        ['Medicinsk fotvård', 650],
        ['Spa-fotvård', 750],
      ],
    ],
    [
      'ja',
      'カット4,400円、カラー6,600円',
      [
        ['カット', 4400],
        ['カラー', 6600],
      ],
    ],
    [
      'ja',
      '料金表(表替え 1畳5,500円〜、裏返し 3,800円〜)',
      [
        ['表替え 1畳', 5500, '5,500円〜'],
        ['裏返し', 3800, '3,800円〜'],
      ],
    ],
  ]
  for (const [language, text, rows] of told) deepEqual(pricesOf(text, language), rows, text)
})

test('one price, what sending costs and a goal are no list of prices', () => {
  equal(pricesOf('help us raise £5,000 for the roof', 'en').length, 0)
  equal(pricesOf('membership £25 a year', 'en').length, 0)
  deepEqual(pricesOf('帽子3,200円、手袋2,900円。送料全国一律500円', 'ja'), [
    ['帽子', 3200],
    ['手袋', 2900],
  ])
})

test('what is not to be there is heard, and what is there is not', () => {
  const denied = (text: string, language: Language) => denialsIn(text, language).flatMap(({ of }) => of)
  deepEqual(denied('No bookings, walk-ins only.', 'en'), ['booking', 'booking'])
  deepEqual(denied('No shop or anything like that.', 'en'), ['shop'])
  deepEqual(denied('honung på gården, ingen webbshop', 'sv'), ['shop'])
  deepEqual(denied('Boka bord på 08-123 45 67', 'sv'), ['booking'])
  deepEqual(denied('ネット予約はしません。通販なし', 'ja'), ['booking', 'shop'])
  deepEqual(denied('a shop with booking and reviews', 'en'), [])
  deepEqual(denied('butik med bokning och priser', 'sv'), [])
})

test('questions are those that were told', () => {
  deepEqual(questionsOfSite('FAQs (do I need to read music? is there an audition?), and a form', 'en')?.questions, [
    'Do I need to read music?',
    'Is there an audition?',
  ])
  deepEqual(questionsOfSite('よくある質問「相談は無料ですか」「土日も対応できますか」、お問い合わせ', 'ja')?.questions, [
    '相談は無料ですか？',
    '土日も対応できますか？',
  ])
  equal(questionsOfSite('med priser, vanliga frågor och kontakt', 'sv'), undefined)
})

test('facts are told as they were written, and sections are none', () => {
  const facts = (text: string, language: Language) => factsTold(text, language, () => false).map(({ text: fact }) => fact)
  deepEqual(facts('website for our club. Training Tuesdays 6.45pm at the park, all abilities welcome.', 'en'), [
    'Training Tuesdays 6.45pm at the park',
    'All abilities welcome',
  ])
  deepEqual(facts('Hemsida för en flyttfirma, vi har flyttat folk sedan 1994.', 'sv'), ['Vi har flyttat folk sedan 1994'])
  deepEqual(facts('うどん屋のホームページ。昭和38年創業。', 'ja'), ['昭和38年創業'])
  deepEqual(facts('vår bröllopssida med OSA', 'sv'), [])
  deepEqual(facts('website with gallery, prices, about us and contact', 'en'), [])
})

test('hours, a phone and a street are facts of the place', () => {
  const heard = (text: string, language: Language) =>
    placeTold(text, language).stretches.map(({ start, end }) => text.slice(start, end).trim())
  deepEqual(heard('open tue-sat 9-5. phone 0113 496 0123', 'en'), ['tue-sat 9-5', 'phone 0113 496 0123'])
  deepEqual(heard('öppettider (mån-tors 11-21, fre-lör 11-23, sön stängt), om oss', 'sv'), [
    'mån-tors 11-21',
    'fre-lör 11-23',
    'sön stängt',
  ])
  deepEqual(heard('groups for ages 6-10 and 11-14', 'en'), [])
})

test('what is offered and who is presented', () => {
  deepEqual(namedOffers('業務内容（相続、遺言、ビザ）、料金', 'ja').names, ['相続', '遺言', 'ビザ'])
  deepEqual(namedOffers('Services: roofing, guttering and chimneys. Contact.', 'en').names, ['Roofing', 'Guttering', 'Chimneys'])
  deepEqual(namedOffers('services (name, price, duration)', 'en').names, [])
  deepEqual(peopleOfSite('a page about our musical director Fiona Beck, FAQs', 'en').people, [
    { name: 'Fiona Beck', title: 'About Fiona Beck', text: 'Fiona Beck is our musical director.' },
  ])
})

test('a described place stands on its page', () => {
  const { model } = understand(
    'Website for The Copper Kettle, a tea room in Whitby. Opening hours Mon-Fri 9am to 5pm, Sat 10-4, closed Sundays. Menu: cream tea £8.50, pot of tea £3. Address 14 Church Street. No bookings, walk-ins only.',
  )
  equal(model?.name, 'The Copper Kettle')
  const page = model!.pages.find(({ kind }) => kind === 'landing')!
  equal(page.site?.address, '14 Church Street')
  equal(page.site?.week[5]?.closes, '16:00')
  ok(page.sections?.some(({ id, text }) => id === 'told' && text === '- Walk-ins only'))
  ok(!model!.things.some(({ concept }) => concept === 'booking'))
  const menu = model!.things.find(({ id }) => id === page.parts?.offer)!
  deepEqual(
    menu.rows.map((row) => row[menu.titleField]),
    ['Cream tea', 'Pot of tea'],
  )
})

test('a shop sells what was told', () => {
  const { model } = understand('手編みニットのネットショップ。帽子3,200円、マフラー4,800円、手袋2,900円。')
  const sold = model!.things.find(({ id }) => id === model!.pages.find(({ kind }) => kind === 'shop')!.thing)!
  deepEqual(
    sold.rows.map((row) => row[sold.titleField]),
    ['帽子', 'マフラー', '手袋'],
  )
})

test('a contact form can be answered, and a list has no bullets in its name', () => {
  const { model } = understand(
    'Portfolio för mig som bröllopsfotograf, med galleri och ett kontaktformulär där man skriver datum och plats.',
  )
  const messages = model!.things.find(({ concept }) => concept === 'message')!
  ok(messages.fields.some(({ type }) => type === 'email'))
  const tatami = understand(
    '畳屋のホームページ。\n・トップ(創業大正12年、畳のある暮らし)\n・施工事例\n・お問い合わせフォーム(お名前、電話番号、畳の枚数)\n落ち着いた緑色で。',
  )
  ok(!tatami.model!.things.some(({ many }) => many.startsWith('・')))
  const page = tatami.model!.pages.find(({ kind }) => kind === 'landing')!
  equal(page.texts?.headline, '畳のある暮らし')
  ok(!page.sections?.some(({ title }) => title?.startsWith('落ち着いた')))
})
