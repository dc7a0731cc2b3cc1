// Who asks is told by their own trade and name; what it brings fits, and its samples are of no other trade.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { currencyOf } from './currency-in.ts'
import { readName } from './read-name.ts'
import { understand } from './understand.ts'

const built = (prompt: string) => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  const titlesOf = (many: string) => {
    const list = model.things.find((thing) => thing.many === many)!
    return list.rows.map((row) => String(row[list.titleField]))
  }
  return { model, lists: model.things.map(({ many }) => many), titlesOf, site: model.pages.find(({ site }) => site)?.site }
}

describe('names said in passing', () => {
  const names: readonly (readonly ['en' | 'sv' | 'ja', string, string | undefined])[] = [
    ['en', 'Rawson & Sons, roofers in Sheffield. We need a job list', 'Rawson & Sons'],
    ['en', "Town of Millbrook clerk's office here. Residents report potholes", 'Town of Millbrook'],
    ['en', 'Oakfield Allotment Society needs a waiting list', 'Oakfield Allotment Society'],
    ['en', 'Hi, we are Green Fork Catering and need a quote tracker', 'Green Fork Catering'],
    ['en', 'Invoices for Smith & Jones Ltd', 'Smith & Jones Ltd'],
    ['sv', 'Brf Lärkan behöver en sida', 'Brf Lärkan'],
    ['sv', 'Scoutkåren Älgen ska ha läger', 'Scoutkåren Älgen'],
    ['sv', 'Utskrift med mitt företag Lundins Bygg & Snickeri högst upp.', 'Lundins Bygg & Snickeri'],
    ['sv', 'Frisörsalong Klipp & Co i Västerås: hemsida', 'Frisörsalong Klipp & Co'],
    ['sv', 'Uppsala kommun vill ha felanmälan', 'Uppsala kommun'],
    ['ja', '株式会社あおばの在庫管理', '株式会社あおば'],
    // no names
    ['en', 'Staff Rota for a restaurant', undefined],
    ['en', 'We run a shop in New York and need orders', undefined],
    ['en', 'Pages:\n- Home with a Register button\n- Programme: sessions with title', undefined],
    ['en', 'a calendar and a view "My tasks"', undefined],
    ['sv', 'Vi skriver nyheter\nLugn stil, blått och vitt', undefined],
    ['sv', 'en kalender och en vy "Mina uppgifter"', undefined],
    ['sv', 'Vi är Karin, Oskar och Fatima', undefined],
    ['ja', '90日以上のお客様は「ご無沙汰」とわかるように', undefined],
  ]
  for (const [language, prompt, name] of names) it(prompt, () => assert.equal(readName(prompt, language), name))
  it('is the name of the project, and its trade is read all the same', () => {
    const { model, site } = built('Frisörsalong Klipp & Co i Västerås: hemsida med priser, öppettider och bilder')
    assert.equal(model.name, 'Frisörsalong Klipp & Co')
    assert.equal(site?.trade, 'beauty')
    assert.deepEqual(built('Orienteringsklubben Skogsräven: träningar med datum, plats och banlängd').lists, ['Träningar'])
  })
  it('is a fitting one where none was said', () => {
    assert.equal(built('wedding site for me and my fiance').model.name, 'Our Wedding')
    assert.equal(built('need invoices for my plumbing').model.name, 'Plumbing Business')
    assert.equal(built('Church hall bookings').model.name, 'Church Hall Bookings')
  })
})

describe('the trade that asks', () => {
  const sites: readonly (readonly [string, string])[] = [
    ['Website for my barber shop in Leeds. Needs prices, opening times, a few photos and a way to book a slot online.', 'barber'],
    ['Website for a bicycle repair shop with photos, prices and contact', 'garage'],
    ['Lunchrestaurang i Borås, sajt med veckans meny och öppettider', 'lunch'],
    ['Restaurang i Borås, sajt med meny och öppettider', 'restaurant'],
    ['Website for my first book, a novel', 'creative'],
    ['床屋のホームページ。写真と料金と予約', 'barber'],
  ]
  for (const [prompt, trade] of sites) it(prompt, () => assert.equal(built(prompt).site?.trade, trade))
  it('plans no wedding for a wedding photographer', () => {
    const { lists } = built('Jag är bröllops- och porträttfotograf i Malmö och behöver en hemsida med portfolio och priser')
    for (const list of ['Gäster', 'Budgetposter', 'Leverantörer']) assert.ok(!lists.includes(list), list)
    assert.ok(built('our wedding').lists.includes('Guests'))
  })
  it('treats animals at a vet’s, and people elsewhere', () => {
    const { model } = built('Vet clinic: appointments, patients (animals) with owners, vaccinations')
    assert.equal(model.things.find(({ many }) => many === 'Patients')?.concept, 'pet')
    assert.equal(model.things.filter(({ concept }) => /^(?:pet|animal|patient)$/.test(concept ?? '')).length, 1)
    const dentist = built('Dental practice: appointments and patients').model
    assert.equal(dentist.things.find(({ many }) => many === 'Patients')?.concept, 'patient')
  })
  it('shares a harvest, and trades no stocks', () => {
    assert.equal(built('CSA farm with vegetable shares and members').model.things[0]?.concept, 'vegBox')
    assert.equal(built('track my shares and dividends').model.things[0]?.concept, 'investment')
  })
  it('writes no blog that nobody asked for', () => {
    for (const prompt of [
      'Brf Lärkan behöver en intern sida. Nyheter från styrelsen (rubrik, text, datum). Lugn stil.',
      'Scouterna: anmälan till läger, packlista och schema dag för dag som föräldrarna kan läsa, med e-post',
    ])
      assert.ok(!built(prompt).model.pages.some(({ kind }) => kind === 'blog'), prompt)
    assert.ok(built('a blog about hiking').model.pages.some(({ kind }) => kind === 'blog'))
  })
})

describe('what the trade brings', () => {
  it('does not double what is there', () => {
    assert.deepEqual(built('something for my dog walking business').lists, ['Dogs', 'Walks', 'Owners'])
    assert.deepEqual(built('katalog över min vinylsamling').lists, ['Skivor'])
    assert.ok(
      !built('Jag är keramiker och vill sälja mina muggar på nätet. En enkel webbshop med varukorg.').lists.includes('Keramiker'),
    )
  })
  it('has no public page for bookings that are kept', () => {
    const kept = built(
      'Utställare: företag, mobil. Bokningar: utställare, datum, platsnummer, avgift. En plats kan bara bokas en gång per datum.',
    )
    assert.ok(!kept.model.pages.some(({ kind }) => kind === 'booking'))
    assert.ok(!kept.lists.includes('Tjänster'))
    const open = built('My hair salon needs a booking page where customers choose a time')
    assert.ok(open.model.pages.some(({ kind }) => kind === 'booking'))
  })
})

describe('samples', () => {
  it('are of no other trade', () => {
    const plumbers = /tap|boiler|köksblandare|蛇口/i
    for (const [prompt, list] of [
      ['I am freelance translator and I need to manage my jobs. Each job: client, deadline.', 'Jobs'],
      ['Frilansöversättare, behöver hålla reda på mina jobb: kund, deadline', 'Jobb'],
      ["I'm an architect and want to keep track of my jobs", 'Jobs'],
      ['Dog groomer: jobs with dog, date and price', 'Jobs'],
    ] as const)
      for (const title of built(prompt).titlesOf(list)) assert.doesNotMatch(title, plumbers, prompt)
    assert.match(built('Plumber: jobs with customer and date').titlesOf('Jobs').join(), plumbers)
  })
  it('are let out by those who let out parties', () => {
    const { titlesOf } = built(
      'Bouncy castle hire company. Equipment: name, type, daily price. Hires: customer, equipment, delivery date',
    )
    assert.match(titlesOf('Equipment').join(), /Bouncy castle/)
    assert.doesNotMatch(titlesOf('Hires').join(), /excavator/i)
  })
  it('have a first and a last name', () => {
    for (const [prompt, first, last] of [
      ['Contacts: first name, last name, email', 'First name', 'Last name'],
      ['Kontakter: förnamn, efternamn, e-post', 'Förnamn', 'Efternamn'],
      ['顧客：姓、名、メール', '名', '姓'],
    ] as const) {
      const { model } = built(prompt)
      const [list] = model.things
      const idOf = (label: string) => list!.fields.find((field) => field.label === label)!.id
      for (const row of list!.rows) {
        assert.match(String(row[idOf(first)]), /^\S+$/, prompt)
        assert.match(String(row[idOf(last)]), /^\S+$/, prompt)
        assert.notEqual(row[idOf(first)], row[idOf(last)])
      }
    }
  })
})

describe('currency', () => {
  const told: readonly (readonly [string, string | undefined])[] = [
    ['sales with customer, pounds sold, price per pound', undefined],
    ['lost ten pounds, weight in pounds', undefined],
    ['price in pounds', 'GBP'],
    ['a budget of 200 pounds', 'GBP'],
    ['Allotment society needs a waiting list', 'GBP'],
    ['our bakery in Lyon', 'EUR'],
  ]
  for (const [prompt, currency] of told) it(prompt, () => assert.equal(currencyOf(prompt, 'en'), currency))
})
