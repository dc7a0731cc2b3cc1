import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { change } from '../change/change.ts'
import { generateProject } from '../generate/generate-project.ts'
import { projectModelSchema } from '../model.ts'
import { understand } from '../understand/understand.ts'
import { completePages } from './complete-pages.ts'

const wanted = {
  shop: ['A webshop for my ceramics', 'En webbutik för min keramik', '手作りアクセサリーのネットショップ'],
  invoice: ['Invoices', 'Skapa fakturor', '請求書を発行'],
  booking: ['Let customers book a time', 'Låt kunderna boka tid: bokningssida för min klinik', '歯医者の予約サイト'],
  survey: ['customer feedback survey for my hotel', 'enkät till föräldrarna på förskolan', '社内アンケート'],
  feed: ['a feed where our club shares photos', 'ett flöde där föreningen delar bilder', '写真を共有するSNS'],
  chat: ['chat for our team', 'Chatt för vårt lag', 'チームのチャット'],
} as const

describe('kinds of page that stand for a business', () => {
  for (const [kind, prompts] of Object.entries(wanted))
    for (const prompt of prompts)
      test(`${kind}: ${prompt}`, () => {
        const { model, notes } = understand(prompt)
        assert.ok(model)
        const page = model.pages.find((each) => each.kind === kind)
        assert.ok(page, JSON.stringify(model.pages))
        assert.ok(notes.some((note) => note.kind === 'built' && note.text.startsWith('**')))
        assert.equal(projectModelSchema.safeParse(model).error, undefined)
        for (const thing of model.things) assert.ok(thing.rows.length > 0, `${thing.id} starts empty`)
        assert.deepEqual(completePages(model), model, 'completing twice changes nothing')
      })

  test('an order costs what its lines cost', () => {
    const { model } = understand(wanted.shop[0])
    const [order, line] = ['order', 'orderLine'].map((id) => model!.things.find((thing) => thing.id === id)!)
    order!.rows.forEach((row, at) => {
      const lines = line!.rows.filter((each) => each.order === at)
      assert.ok(lines.length > 0)
      assert.equal(
        lines.reduce((sum, each) => sum + Number(each.quantity) * Number(each.price), 0),
        row.amount,
      )
    })
  })

  test('an invoice comes to what its lines come to with tax, and a late one is only sent', () => {
    const { things } = understand(wanted.invoice[1]).model!
    const [invoice, line] = ['invoice', 'invoiceLine'].map((id) => things.find((thing) => thing.id === id)!)
    invoice!.rows.forEach((row, at) => {
      const lines = line!.rows.filter((each) => each.invoice === at)
      const total = lines.reduce((sum, each) => sum + Number(each.quantity) * Number(each.price) * 1.25, 0)
      assert.equal(total, row.amount)
    })
    assert.ok(invoice!.rows.some(({ dueDate, status }) => String(dueDate).startsWith('-') && status === 'Skickad'))
  })

  test('a list of what to keep about invoices stays a list', () => {
    const { model } = understand('An invoice tracker with number, client, amount, due date and status')
    assert.ok(!model!.pages.some(({ kind }) => kind === 'invoice'))
  })

  test('a front page has the sections that were asked for, and shows nothing that is kept about people', () => {
    for (const prompt of [
      'A website for my hair salon with prices, opening hours, our team, gallery, testimonials and questions',
      'Hemsida för min frisörsalong med priser, öppettider, team, galleri, omdömen och vanliga frågor',
      '美容室のホームページ、料金と営業時間とスタッフ紹介とギャラリーとお客様の声とよくある質問',
    ]) {
      const { model } = understand(prompt)
      const home = model!.pages[0]!
      assert.equal(home.kind, 'landing', prompt)
      for (const section of ['prices', 'hours', 'team', 'gallery', 'testimonials', 'questions'] as const)
        assert.ok(
          home.sections?.some(({ kind }) => kind === section),
          `${prompt}: ${section}`,
        )
      const files = generateProject(model!)
      const page = files['src/pages/home-page.tsx']!
      for (const section of ['Prices', 'Hours', 'Team', 'Gallery', 'Testimonials', 'Questions'])
        assert.ok(page.includes(`<${section}Section />`), `${prompt}: ${section}`)
      for (const [path, text] of Object.entries(files))
        if (path.startsWith('src/sections/')) assert.doesNotMatch(text, /(?:customers|bookings|invoices)\.useAll/, path)
    }
  })

  test('a timeline is one of dated things', () => {
    for (const prompt of ['A timeline of our company history', 'En tidslinje över familjens händelser', '会社の年表']) {
      const { model } = understand(prompt)
      const [thing] = model!.things
      assert.equal(thing!.views[0], 'timeline', prompt)
      assert.ok(thing!.fields.some(({ type }) => type === 'date'))
      const files = Object.values(generateProject(model!))
      assert.ok(
        files.some((text) => /^export function \w+Timeline\(/m.test(text)),
        prompt,
      )
    }
  })

  test('a shop says that payment needs a service', () => {
    assert.ok(understand(wanted.shop[0]).notes.some(({ kind }) => kind === 'service'))
  })

  test('a page is added to a project and taken away again; its data stays', () => {
    const start = understand('A customer list').model!
    const added = change(start, 'add a shop')
    assert.ok(added.model.pages.some(({ kind }) => kind === 'shop'))
    assert.ok(added.notes.some(({ kind }) => kind === 'service'))
    const twice = change(added.model, 'add a shop')
    assert.equal(twice.operations.length, 0)
    const swedish = change(added.model, 'in Swedish please').model
    assert.ok(swedish.pages.some(({ kind, title }) => kind === 'shop' && title === 'Butik'))
    const removed = change(swedish, 'ta bort butiken').model
    assert.ok(!removed.pages.some(({ kind }) => kind === 'shop'))
    assert.ok(removed.things.some(({ id }) => id === 'orderLine'))
  })

  test('who is only said to book is not kept on a list, and a site is only a site when one is asked for', () => {
    const { model } = understand(wanted.booking[0])
    assert.ok(!model!.things.some(({ id }) => id === 'customer'))
    assert.ok(!understand(wanted.booking[2]).model!.pages.some(({ kind }) => kind === 'landing'))
    const both = understand('A restaurant website where guests can book a table').model!
    assert.deepEqual(
      both.pages.slice(0, 2).map(({ kind }) => kind),
      ['landing', 'booking'],
    )
  })

  test('sample bookings are never two at once', () => {
    const { rows } = understand(wanted.booking[0]).model!.things.find(({ id }) => id === 'booking')!
    const times = rows.map(({ date, time }) => `${String(date)} ${String(time)}`)
    assert.equal(new Set(times).size, times.length)
  })

  test('without the things it works with, a page goes too', () => {
    const { model } = change(understand(wanted.shop[0]).model!, 'remove orders')
    assert.ok(!model.pages.some(({ kind }) => kind === 'shop'))
  })
})
