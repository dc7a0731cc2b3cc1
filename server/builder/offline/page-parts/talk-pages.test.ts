import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { change } from '../change/change.ts'
import { generateProject } from '../generate/generate-project.ts'
import { understand } from '../understand/understand.ts'
import { questionKindOf } from './survey-parts.ts'

const modelOf = (prompt: string) => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  return model
}
const thingOf = (model: ReturnType<typeof modelOf>, concept: string) => model.things.find((thing) => thing.concept === concept)!

describe('pages on which people answer and talk', () => {
  test('a survey asks what suits whom it asks, and lists nothing of their trade', () => {
    for (const [prompt, topic] of [
      ['customer feedback survey for my hotel', 'guests'],
      ['enkät till föräldrarna på förskolan', 'parents'],
      ['社内アンケート', 'staff'],
      ['kursutvärdering', 'course'],
    ] as const) {
      const model = modelOf(prompt)
      assert.deepEqual(
        model.pages.map(({ kind }) => kind),
        ['survey', 'collection'],
        prompt,
      )
      assert.equal(model.pages[0]!.topic, topic)
      assert.equal(model.shell, 'site')
      assert.ok(thingOf(model, 'surveyQuestion').rows.length >= 5)
    }
  })

  test('what the prompt names is asked, each in its way', () => {
    const model = modelOf('Customer satisfaction questionnaire with rating, would recommend and comments')
    const { fields, rows } = thingOf(model, 'surveyQuestion')
    const kind = fields.find(({ id }) => id === 'kind')!
    assert.deepEqual(
      rows.map((row) => questionKindOf(kind, String(row.kind))),
      ['scale', 'yesNo', 'text'],
    )
  })

  test('a form asks what was listed, is called after what is sent in, and nobody answers something else', () => {
    const model = modelOf(
      'An accident report form. Staff fill in the name, where it happened, the injury and whether a parent was called.',
    )
    const { rows } = thingOf(model, 'surveyQuestion')
    assert.deepEqual(
      rows.map(({ text }) => text),
      ['Name', 'Where did it happen?', 'Injury', 'Was a parent called?'],
    )
    assert.equal(thingOf(model, 'surveyResponse').many, 'Accident reports')
    const names = thingOf(model, 'surveyAnswer').rows.filter(({ question }) => question === 0)
    assert.ok(names.length > 5 && names.every(({ text }) => /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(String(text))))
    assert.ok(thingOf(model, 'surveyAnswer').rows.every(({ question }) => question === 0 || question === 3))
  })

  test('every sample answer belongs to a question and is one of its choices', () => {
    const model = modelOf('customer feedback survey for my hotel')
    const questions = thingOf(model, 'surveyQuestion').rows
    const answers = thingOf(model, 'surveyAnswer').rows
    assert.ok(answers.length > questions.length)
    for (const { question, text } of answers) {
      const options = questions[Number(question)]!.options as string[]
      if (options.length) assert.ok(options.includes(String(text)), String(text))
    }
  })

  test('a land survey is a record, a cash flow is no feed', () => {
    for (const prompt of ['A tracker for land surveys with site, date and price', 'Hantera kassaflöde', 'feed store inventory'])
      assert.ok(!modelOf(prompt).pages.some(({ kind }) => kind === 'survey' || kind === 'feed'), prompt)
  })

  test('lists that stand beside a chat are kept', () => {
    const model = modelOf('Members, payments and a team chat')
    const things = model.things.map(({ concept }) => concept)
    for (const concept of ['member', 'payment', 'chatMessage']) assert.ok(things.includes(concept), concept)
  })

  test('the reply says that it is one browser', () => {
    for (const prompt of ['chat for our team', 'a feed where our club shares photos', 'Employee engagement survey'])
      assert.ok(
        understand(prompt).notes.some(({ kind, text }) => kind === 'service' && /browser/.test(text)),
        prompt,
      )
  })

  test('pages come and go, and speak another language when the project does', () => {
    const start = modelOf('A customer list')
    for (const [add, remove, kind] of [
      ['add a survey', 'remove the survey', 'survey'],
      ['lägg till en chatt', 'ta bort chatten', 'chat'],
      ['フィードを追加', 'フィードを削除', 'feed'],
      ['add settings', 'remove settings', 'settings'],
    ] as const) {
      const added = change(start, add).model
      assert.ok(
        added.pages.some((page) => page.kind === kind),
        add,
      )
      assert.ok(!change(added, remove).model.pages.some((page) => page.kind === kind), remove)
    }
    const swedish = change(modelOf('customer feedback survey for my hotel'), 'in Swedish please').model
    assert.equal(swedish.pages[0]!.title, 'Gästenkät')
    assert.ok(thingOf(swedish, 'surveyQuestion').rows.some(({ text }) => String(text).startsWith('Hur var ditt besök')))
  })

  test('a chart of what is measured is a line over time, and asks for its day', () => {
    for (const prompt of [
      'Weight tracker with date, weight and notes, show progress chart',
      'Workout log with weight and reps, show progress chart',
      '体重を記録してグラフで見たい',
    ]) {
      const model = modelOf(prompt)
      const page = Object.entries(generateProject(model)).find(([path]) => path === 'src/pages/dashboard-page.tsx')
      assert.ok(page?.[1].includes('<LineChart'), prompt)
    }
  })
})
