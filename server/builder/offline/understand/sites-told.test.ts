// What is told of a website: what is paid with, what it says and looks like, when it is open, what is on its menu, who is on it.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { ProjectModel } from '../model.ts'
import { currencyOf } from './currency-in.ts'
import { looksTold } from './looks/looks-told.ts'
import { quotedTexts } from './quoted-texts.ts'
import { understand } from './understand.ts'

const built = (prompt: string): ProjectModel => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  return model
}
const front = (prompt: string) => built(prompt).pages[0]!
const thing = (model: ProjectModel, concept: string) => {
  const found = model.things.find((each) => each.concept === concept)
  assert.ok(found, concept)
  return found
}

test('a currency is told by its sign anywhere or by where the place is', () => {
  const told: [Parameters<typeof currencyOf>[1], string, string | undefined][] = [
    ['en', 'Booking for my salon. Services: cut 45 min £38, colour 120 min £95', 'GBP'],
    ['en', 'We are a small bakery in Lyon', 'EUR'],
    ['en', 'invoices with 21% VAT', 'EUR'],
    ['en', 'our Lisbon guest house', 'EUR'],
    ['en', 'flats in Oslo, rent in kr', 'NOK'],
    ['en', 'invoices, 500kr per hour', 'SEK'],
    ['en', 'costs of our holiday in Japan', undefined],
    ['en', 'learn Polish before moving to Krakow', undefined],
    ['en', 'Italian restaurant', undefined],
    ['sv', 'restaurang i Oslo', 'NOK'],
    ['sv', 'budget för resa i Italien', undefined],
    ['ja', 'パリの和食レストラン', 'EUR'],
    ['ja', 'パリの旅行の予算', undefined],
  ]
  for (const [language, text, currency] of told) assert.equal(currencyOf(text, language), currency, text)
  assert.equal(built('Booking page for my hair salon. Services: cut 45 min £38, blow dry 30 min £25').currency, 'GBP')
})

test('colours told in many words set palette, mode and frame; those of some rows set nothing', () => {
  const told: [Parameters<typeof looksTold>[1], string, object][] = [
    ['en', 'A band site. Black background, bright yellow text', { palette: 'amber', mode: 'dark', frame: 'ink' }],
    ['en', 'Warm colours please, terracotta and cream.', { palette: 'orange', depth: 'deep', frame: 'tint' }],
    ['en', 'Website for a florist, dark green with gold', { palette: 'green', depth: 'deep', frame: 'colour' }],
    ['sv', 'Hemsida till vår bagarstuga, färger marinblått och guld', { palette: 'blue', depth: 'deep' }],
    ['sv', 'Färgerna ska vara mjuka, typ salviagrönt och beige.', { palette: 'green', depth: 'light' }],
    ['ja', 'トリミングサロンのホームページ、くすみピンクで', { palette: 'pink', depth: 'light' }],
    ['ja', '背景は黒、文字は黄色でお願いします', { palette: 'amber', mode: 'dark' }],
  ]
  for (const [language, text, theme] of told)
    assert.deepEqual({ ...theme, ...looksTold(text, language, true).theme }, { ...looksTold(text, language, true).theme }, text)
  for (const text of ['products with name, colour (red, green, blue)', 'late ones in red, done in green'])
    assert.deepEqual(looksTold(text, 'en', false).theme, {}, text)
  assert.deepEqual(looksTold('a shop selling t-shirts in red, blue and green', 'en', true).theme, {})
})

test('quotes are a headline, a button or a name by the words around them', () => {
  const told: [Parameters<typeof quotedTexts>[1], string, string[]][] = [
    ['en', 'Site for our brewery "Hop Hollow" with the slogan "Slow beer, fast friends"', ['headline Slow beer, fast friends']],
    ['en', 'with a big headline that says "Sleep better" and a button "Try it"', ['headline Sleep better', 'button Try it']],
    ['sv', 'startsida med stor bild och knapp "Boka klass"', ['button Boka klass']],
    ['sv', '"Närodlat sedan 1972" ska vara vår slogan', ['headline Närodlat sedan 1972']],
    ['ja', 'トップに大きく「木の家と暮らす」というキャッチコピーを入れて', ['headline 木の家と暮らす']],
  ]
  for (const [language, text, said] of told)
    assert.deepEqual(
      quotedTexts(text, language).map((each) => `${each.as} ${each.text}`),
      said,
    )
  const model = built('カフェ「ひなた」のサイト。キャッチコピーは「今日も、おかえり。」')
  assert.equal(model.name, 'ひなた')
  assert.equal(model.pages[0]!.texts?.headline, '今日も、おかえり。')
})

const nonnaPia = `Build a website for our family-run Italian restaurant "Da Nonna Pia" in Bristol. Pages: Home with a big picture and our opening hours, Menu (starters, pasta, pizza, desserts with prices), About us with the story of grandma Pia, Gallery, and Contact with map and phone number. People should be able to reserve a table with date, time, number of guests and any allergies.`

test('pages are no lists, parts of a menu are choices of its dishes, and a table is reserved on a page', () => {
  const model = built(nonnaPia)
  assert.deepEqual(model.things.map(({ concept }) => concept ?? '').sort(), ['booking', 'menuItem', 'message', 'service'])
  const menu = thing(model, 'menuItem')
  assert.deepEqual(menu.fields.find(({ type }) => type === 'select')?.options, ['Starters', 'Pasta', 'Pizza', 'Desserts'])
  assert.ok(menu.rows.some((row) => Object.values(row).includes('Desserts')))
  assert.ok(thing(model, 'booking').fields.some(({ label }) => label === 'Allergies'))
  assert.ok(model.pages.some(({ kind }) => kind === 'booking'))
  assert.equal(model.currency, 'GBP')
  const swedish = built('Hemsida till krogen Ankaret med meny (förrätter, varmrätter och efterrätter), öppettider och karta')
  const [courses] = thing(swedish, 'menuItem').fields.filter(({ type }) => type === 'select')
  assert.deepEqual(courses?.options, ['Förrätter', 'Varmrätter', 'Efterrätter'])
  const japanese = built('イタリアンレストランのホームページ。メニュー（前菜、パスタ、デザート）、アクセス、営業時間')
  assert.deepEqual(thing(japanese, 'menuItem').fields.find(({ type }) => type === 'select')?.options, [
    '前菜',
    'パスタ',
    'デザート',
  ])
})

test('prices told in a row are the rows of the price list', () => {
  const model = built('Site for my barbershop in Leeds with prices (haircut £18, beard trim £10), opening hours and a map')
  const { rows, titleField, fields } = thing(model, 'service')
  const price = fields.find(({ type }) => type === 'money')!.id
  assert.deepEqual(
    rows.map((row) => [row[titleField], row[price]]),
    [
      ['Haircut', 18],
      ['Beard trim', 10],
    ],
  )
})

test('hours and closed days stand as told', () => {
  const week = (prompt: string) =>
    front(prompt)
      .site!.week.map((day) => (day ? `${Number(day.opens.slice(0, 2))}-${Number(day.closes.slice(0, 2))}` : 'x'))
      .join(' ')
  assert.equal(week('まつげエクステサロンのホームページ。10時〜18時、水曜定休'), '10-18 10-18 x 10-18 10-18 10-18 10-18')
  assert.equal(
    week('ラーメン屋のホームページ。営業時間は11時〜15時、17時〜22時、火曜定休'),
    '11-22 x 11-22 11-22 11-22 11-22 11-22',
  )
  const thai = 'Hemsida till vår thairestaurang, öppet tis-fre 11-18, lör 10-14, stängt söndag och måndag'
  assert.equal(week(thai), 'x 11-18 11-18 11-18 11-18 10-14 x')
  assert.ok(!front(thai).sections!.some(({ kind }) => kind === 'text'))
  assert.equal(week('Website for a barbershop in Leeds. Tue-Fri 9-6, Sat 9-4.'), 'x 9-18 9-18 9-18 9-18 9-16 x')
  // the days that were told are all of them
  assert.equal(week('Website for our sauna with opening hours (fri-sun 14-21), prices and a map'), 'x x x x 14-21 14-21 14-21')
  assert.equal(week('貸切サウナのホームページ。営業時間は金・土・日の14時〜21時、料金、アクセス'), 'x x x x 14-21 14-21 14-21')
})

test('a band shows its four members, sells what was named and takes told colours', () => {
  const model = built(
    'site for my band The Crooked Spoons. we need a home page w/ a video, tour dates (date, city, venue), merch shop where ppl can order tshirts (size S-XXL) and vinyl, a bio of each of the 4 members and a contact form for booking us. black background, bright yellow text',
  )
  const [home] = model.pages
  assert.equal(home!.sections!.find(({ kind }) => kind === 'team')?.items?.length, 4)
  assert.ok(model.pages.some(({ kind }) => kind === 'shop'))
  assert.ok(thing(model, 'product').rows.length > 2)
  assert.deepEqual(thing(model, 'order').fields.find(({ label }) => label === 'Size')?.options, ['S', 'M', 'L', 'XL', 'XXL'])
  assert.equal(model.theme.palette, 'amber')
  assert.equal(model.theme.mode, 'dark')
})

test('a site speaks as its trade does', () => {
  const told: [string, string][] = [
    ['Website for a wedding photographer', 'weddingPhoto'],
    ['Landing page for my podcast about forgotten crime cases', 'podcast'],
    ['Hemsida för en nagelsalong i Uppsala', 'nails'],
    ['ネイルサロンのホームページ', 'nails'],
    ['Hemsida för en begravningsbyrå', 'undertaker'],
    ['吉祥寺のネイルサロンのサイト', 'nails'],
    ['工務店のホームページ', 'houses'],
    ['Website for an escape room', 'escape'],
    ['こども食堂のホームページ', 'general'],
  ]
  for (const [prompt, trade] of told)
    if (trade !== 'general') assert.equal(front(prompt).site?.trade, trade, prompt)
    else assert.notEqual(front(prompt).site?.trade, 'restaurant', prompt)
})

test('what is told of a firm is no field of its website', () => {
  const model = built('Site for a blacksmith who makes gates and railings')
  assert.deepEqual(
    thing(model, 'service').fields.filter(({ label }) => /^(?:Site|Gate)$/.test(label)),
    [],
  )
})
