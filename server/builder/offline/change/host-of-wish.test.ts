// Which list a wish is about, how lists are sorted and parted in everyday words, and what needs accounts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'
import type { Operation } from './operations.ts'

const told = (operation: Operation): string => {
  switch (operation.op) {
    case 'addField':
      return `addField ${operation.thing} ${operation.field.label}`
    case 'setOrder':
      return `setOrder ${operation.thing} ${operation.by} ${operation.descending ? 'down' : 'up'}`
    case 'setGroup':
      return `setGroup ${operation.thing} ${operation.group}`
    case 'addWarning':
      return `addWarning ${operation.thing} ${operation.warning.field}`
    default:
      return 'thing' in operation && typeof operation.thing === 'string' ? `${operation.op} ${operation.thing}` : operation.op
  }
}
function table(prompt: string, cases: Record<string, readonly string[]>) {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  for (const [wish, expected] of Object.entries(cases)) {
    const { operations, model: after } = change(model, wish)
    assert.deepEqual(operations.map(told), expected, `${prompt.slice(0, 40)} — ${wish}`)
    assert.equal('about' in after, false, wish)
  }
}

const plots =
  "Allotment society needs a waiting list and a list of plots. Each plot has a number, size, who has it, and whether they've paid the rent this year. People on the waiting list need name, phone, email and date they applied."
const club =
  'book club: books with title, author, status (want to read, reading, read), rating; meetings with date and place; members'
const shares = 'Farm members: name, email, phone, share size (half or full), start date, amount paid and balance due'
const plants = 'plant watering tracker: plants with name, room, last watered, next watering'
const workouts = 'Träningspass: pass med datum, typ (gym, löpning, simning), längd, betyg; löpare med namn och tid'
const walks = 'Hundrastning: hundar med namn och ägare; promenader med datum, pris, hund; ägare med namn och telefon'
const electricians = 'Elfirma. Fakturor med nummer, belopp, kund. Jobb med adress, elektriker, status. Kunder med namn, telefon'
const register = '会員名簿:氏名、ふりがな、住所、入会日、会費の支払い状況(未払い、支払い済み)。イベントは名称、開催日、場所'
const players = '少年野球の選手名簿:名前、背番号、学年、クラス。試合は日付、対戦相手'

test('a field goes to the list that the words of the wish point to', () => {
  table(plots, { 'Could we have a column for the yearly rent': ['addField plot Yearly rent'] })
  table(club, {
    "whose house we're meeting at": ['addField meeting House'],
  })
  table(walks, {
    'pris per promenad': [],
    'lägg till allergier': ['addField pet Allergier'],
    'lägg till vem som gick promenaden': ['addField dogWalk Vem som gick'],
  })
  table(electricians, { 'visa jobben grupperade per elektriker': ['setGroup job elektriker'] })
  table('Scoutläger: barn med namn, simkunnig ja/nej, allergier; ledare med namn, kan hjälpa till ja/nej, telefon', {
    'De som inte kan simma måste synas tydligt i listan': ['addWarning child simkunnig'],
  })
})

test('what was just named is what them means', () => {
  table('Buildings: name, address. Requests: title, unit, status, date reported', {
    'rename Requests to Work orders everywhere and sort them newest first': [
      'renameThing request',
      'setOrder request dateReported down',
    ],
  })
})

test('order in everyday words', () => {
  table(plots, {
    'Please show the longest waiting person at the top.': ['setOrder waitlistEntry date up'],
    'whoever has waited longest comes first': ['setOrder waitlistEntry date up'],
  })
  table(shares, {
    'Show who still owes money at the top of the members list': ['setOrder member balanceDue down'],
    'unpaid ones first': ['setOrder member balanceDue down'],
    'sort by last name': ['setOrder member name up'],
  })
  table(plants, {
    'thirstiest first': ['setOrder plant nextWatering up'],
    'the plant I watered longest ago first': ['setOrder plant lastWatered up'],
  })
  table(club, {
    "show the books we haven't read yet on top": ['setOrder book status up'],
    'put the read ones last': ['setOrder book status up'],
  })
  table(workouts, { 'längsta passen först': ['setOrder workout duration down'] })
  table(register, {
    五十音順に並べて: ['setOrder member field up'],
    未払いの人を上に: ['setOrder member status up'],
  })
  table(players, {
    背番号の小さい順: ['setOrder player jersey up'],
    '打率の高い順に並べてくれる?': [],
    '学年順、その中はクラス順に並べて': ['setOrder player gradeYear up'],
  })
})

test('what is to stand apart groups a list, and makes no fields or rows', () => {
  table(club, {
    "separate the books we've read from the ones we want to read": ['setGroup book status'],
    'keep finished books apart from the rest': ['setGroup book status'],
    'keep apples apart from pears': [],
  })
  table(shares, { 'separate half shares from full shares': ['setGroup member shareSize'] })
  table(workouts, {
    'visa gym och löpning för sig': ['setGroup workout type'],
    'skilj på gym och löpning': ['setGroup workout type'],
  })
  table(register, { 支払い済みと未払いを分けて表示: ['setGroup member status'] })
})

test('who may see what needs accounts, and takes nothing away', () => {
  const parts =
    'Inventory for a bike workshop: parts with name, purchase price, sale price, margin, shelf location, stock; suppliers with name and phone'
  const jobs = 'Register för elfirma: jobb med adress, elektriker, status, inköpspris; kunder med namn, telefon, e-post'
  const staff = '介護事業所の利用者とスタッフの名簿。利用者は氏名、住所、電話、要介護度、スタッフは氏名、電話、時給'
  const answered: Record<string, readonly string[]> = {
    [parts]: [
      'Mechanics should not see purchase price and margin, only the owner',
      "the supplier's name must not show to the public",
      'hide the purchase price from the mechanics',
      'Only committee members should be able to get in',
      'take the phone numbers off the public page',
      'keep the margin private to me',
      "I'd like to print the list but without the phone numbers",
    ],
    [jobs]: [
      'elektrikerna ska inte se inköpspriset',
      'bara chefen får ändra priset',
      'kundens namn får inte synas för allmänheten',
      'skriv ut jobben utan telefonnummer',
    ],
    [staff]: [
      '時給は管理者だけ見られるようにして',
      '利用者の住所はヘルパーさんには見せないで',
      '公開ページには電話を出さないで',
      '電話番号なしで名簿を印刷したい',
    ],
  }
  for (const [prompt, wishes] of Object.entries(answered)) {
    const { model } = understand(prompt)
    for (const wish of wishes) {
      const { operations, notes } = change(model!, wish)
      assert.deepEqual(operations, [], wish)
      assert.ok(
        notes.some(({ kind }) => kind === 'service' || kind === 'kept'),
        wish,
      )
    }
  }
  table(parts, {
    'hide the purchase price from the list': ['hideField sparePart'],
    'only show parts in stock': ['setFilter sparePart'],
    'Customers should not see the margin and make the theme green': ['setTheme'],
  })
})
