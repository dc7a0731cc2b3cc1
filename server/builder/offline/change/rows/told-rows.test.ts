import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import type { ProjectModel } from '../../model.ts'
import { change } from '../change.ts'

const pricesOf = ({ things }: ProjectModel) => {
  const thing = things.find(({ fields }) => fields.some(({ type }) => type === 'money'))!
  const { id } = thing.fields.find(({ type }) => type === 'money')!
  return thing.rows.map((row) => ({ row, price: Number(row[id]) }))
}

test('a kind of goods costs so much more or less, and the others what they did', () => {
  const shop = 'Inventory for our shop: products with category (Lamps, Chairs, Tables), price, stock'
  const förråd = 'Lager för butiken: varor med namn, kategori (Lampor, Stolar, Bord), pris'
  const 店 = '酒屋の在庫。品名、種類(日本酒、焼酎、ワイン)、価格'
  const told: readonly (readonly [on: string, wish: string, kind: string, change: (price: number) => number])[] = [
    [shop, 'all the lamps are now 50 cent more expensive', 'Lamps', (price) => price + 0.5],
    [shop, 'put all the chairs up by a fiver', 'Chairs', (price) => price + 5],
    [shop, 'Knock 10% off all the lamps', 'Lamps', (price) => price * 0.9],
    [shop, 'make lamps 20% cheaper', 'Lamps', (price) => price * 0.8],
    [shop, 'chairs are now $5 more', 'Chairs', (price) => price + 5],
    [förråd, 'höj alla lampor med 10 %', 'Lampor', (price) => Math.round(price * 1.1)],
    [förråd, 'stolarna är nu 50 kr dyrare', 'Stolar', (price) => price + 50],
    [店, '日本酒の値段だけ全部5%上げて', '日本酒', (price) => Math.round(price * 1.05)],
    [店, 'ワインは全部20%オフにして', 'ワイン', (price) => Math.round(price * 0.8)],
  ]
  for (const [on, wish, kind, to] of told) {
    const { model: before } = understand(on)
    const was = pricesOf(before!)
    const now = pricesOf(change(before!, wish).model)
    const isKind = ({ row }: (typeof was)[number]) => Object.values(row).includes(kind)
    assert.ok(was.some(isKind), `${on} has ${kind}`)
    was.forEach((each, at) => {
      const price = isKind(each) ? to(each.price) : each.price
      assert.ok(Math.abs(now[at]!.price - price) < 0.011, `${wish}: ${each.price} -> ${now[at]!.price}`)
    })
  }
})

test('a price of what is not there is told, and nothing is added', () => {
  const told: readonly (readonly [on: string, wish: string])[] = [
    ['Website for my barber shop with prices and booking', 'the full share went up to $695'],
    ['Hemsida för min salong med priser och bokning', 'Eltillägget ska vara 200 kr'],
    ['Hemsida för min salong med priser och bokning', 'Timpriset ska vara 695 från och med nu'],
    ['勤怠アプリの紹介サイト', 'プレミアムは月480円に値下げします'],
  ]
  for (const [on, wish] of told) {
    const { model } = understand(on)
    const made = change(model!, wish)
    assert.deepEqual(made.model, model, wish)
    assert.ok(
      made.notes.some(({ kind }) => kind === 'unknown'),
      wish,
    )
  }
})

test('what is to be done, and what goes into a list, are rows', () => {
  const chores = change(understand('app for our family chores, 3 kids').model!, "add 'feed the cat' for Ellie every day").model
  const chore = chores.things.find(({ concept }) => concept === 'chore')!
  const children = chores.things.find(({ concept }) => concept === 'child')!
  const row = chore.rows.at(-1)!
  assert.equal(row['title'], 'Feed the cat')
  assert.equal(row['frequency'], 'Daily')
  assert.equal(children.rows[Number(row['child'])]!['name'], 'Ellie')
  const told: readonly (readonly [on: string, wish: string, names: string[]])[] = [
    ['Packing list for our trip', 'add rain gear and a torch to the packing list', ['Rain gear', 'Torch']],
    ['Packlista för sommarlägret', 'lägg till regnkläder och ficklampa i packlistan', ['Regnkläder', 'Ficklampa']],
  ]
  for (const [on, wish, names] of told) {
    const { things } = change(understand(on).model!, wish).model
    const list = things.find(({ concept }) => concept === 'packingItem')!
    assert.deepEqual(
      list.rows.slice(-names.length).map((each) => each[list.titleField]),
      names,
      wish,
    )
  }
  const { model } = understand('Packing list for our trip')
  const asked = change(model!, 'add a note to the packing list').model
  assert.equal(asked.things[0]!.rows.length, model!.things[0]!.rows.length)
})

test('how many there is room for, and what was told wrong', () => {
  const { things } = change(
    understand('Yoga: classes with date, time, capacity').model!,
    'We got a bigger room! 20 is the max now',
  ).model
  assert.equal(things.flatMap(({ fields }) => fields).find(({ concept }) => concept === 'capacity')?.start, 20)
  for (const [on, wish] of [
    ['Website for my barber shop with opening hours', "The opening hours are wrong, it's 11 to 17"],
    ['Hemsida för min salong med öppettider', 'Öppettiderna är fel, det är 11-17'],
    ['整体院のホームページ。営業時間と予約', '営業時間が違います。11時から17時です'],
  ] as const) {
    const { operations } = change(understand(on).model!, wish)
    const hours = operations.find(({ op }) => op === 'setHours')
    assert.ok(JSON.stringify(hours).includes('"opens":"11:00","closes":"17:00"'), wish)
  }
})

test('what a row is said to be one of is a value of it; a shop has what is added', () => {
  const shop = 'online shop for ceramics: mugs, bowls and vases with price and photo, stock'
  const menu = 'Hemsida för en restaurang. Meny med förrätter, varmrätter och efterrätter'
  const prices = 'Prislista för min hundsalong: bad 350 kr, kloklippning 150 kr'
  const pots = '陶芸体験の予約サイト。コースは手びねり（3,500円・90分）と電動ろくろ（4,500円・60分）'
  const told: readonly (readonly [on: string, wish: string, values: readonly unknown[]])[] = [
    [shop, 'add a mug called Speckled Sunrise for $34', ['Speckled Sunrise', 34, 'Mugs', 10]],
    [menu, 'lägg till råbiff för 165 kr bland förrätterna', ['Råbiff', 165, 'Förrätter']],
    [menu, 'lägg till en förrätt som heter Toast Skagen för 135 kr', ['Toast Skagen', 135, 'Förrätter']],
    [prices, 'höj kloklippning till 180 kr', ['Kloklippning', 180]],
    [pots, 'コースに絵付け体験 2,000円 45分を追加', ['絵付け体験', 2000, 45]],
  ]
  for (const [on, wish, values] of told) {
    const { things } = change(understand(on).model!, wish).model
    const row = things.flatMap(({ rows }) => rows).find((each) => Object.values(each).includes(values[0]))
    for (const value of values)
      assert.ok(row && Object.values(row).includes(value), `${wish}: ${value} in ${JSON.stringify(row)}`)
  }
})

test('what each costs is told with its name: those are prices and no names', () => {
  const before = understand('Portfolio for a wedding photographer. Gallery, packages with prices, contact form').model!
  const { model } = change(before, 'packages are Half day $1200, Full day $2200 and Weekend $3500')
  const rows = model.things.find(({ id }) => id === 'service')!.rows
  assert.deepEqual(
    rows.map(({ name, price }) => [name, price]),
    [
      ['Half day', 1200],
      ['Full day', 2200],
      ['Weekend', 3500],
    ],
  )
  const more = change(before, 'add a package called Elopement for $900').model.things.find(({ id }) => id === 'service')!.rows
  assert.equal(more.at(-1)!['name'], 'Elopement')
})
