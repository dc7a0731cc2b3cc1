import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'
import { applyOperations, type Operation } from './operations.ts'
import { isOwnRow } from './own-rows.ts'

const after = (prompt: string, operations: readonly Operation[], language: Language): ProjectModel =>
  applyOperations(understand(prompt).model!, [...operations, { op: 'setLanguage', language }])
const titlesOf = ({ things }: ProjectModel, id: string) => {
  const thing = things.find((each) => each.id === id)!
  return thing.rows.map((row) => row[thing.titleField])
}

test('what somebody told stays in another language: rows, habits, questions and what was changed of them', () => {
  const chat = after('a team chat', [{ op: 'addRow', thing: 'chatChannel', row: { name: 'Lost dogs' } }], 'sv')
  assert.deepEqual(titlesOf(chat, 'chatChannel'), ['Fikarummet', 'Planering', 'Allmänt', 'Lost dogs'])

  const habits = after('vanor: träna, läsa, meditera', [{ op: 'addRow', thing: 'habit', row: { title: 'Promenad' } }], 'en')
  assert.deepEqual(titlesOf(habits, 'habit'), ['Träna', 'Läsa', 'Meditera', 'Promenad'])

  const asked = { text: 'Would you come again?', kind: 'Yes or no', options: [], mustAnswer: false, position: 4 }
  const survey = after(
    'survey about our lunch restaurant: taste, service, price',
    [
      { op: 'addRow', thing: 'surveyQuestion', row: asked },
      { op: 'changeRow', thing: 'surveyQuestion', at: 0, values: { mustAnswer: true } },
    ],
    'ja',
  )
  const questions = survey.things.find(({ id }) => id === 'surveyQuestion')!.rows
  assert.deepEqual(
    questions.map(({ text, kind, mustAnswer }) => [text, kind, mustAnswer]),
    [
      ['Taste', '自由記述', true],
      ['Service', '自由記述', false],
      ['Price', '自由記述', false],
      ['Would you come again?', 'はい／いいえ', false],
    ],
  )

  const told = after('a list of plants', [{ op: 'setRows', thing: 'plant', rows: [{ name: 'My fern' }] }], 'sv')
  assert.deepEqual(titlesOf(told, 'plant'), ['My fern'])
})

test('samples are those of the language', () => {
  for (const prompt of ['a CRM with customers and deals', 'book club', 'online shop for candles', 'invoices for a plumber'])
    for (const language of ['sv', 'ja'] as const) {
      const model = after(prompt, [], language)
      const former = understand(prompt).model!
      for (const thing of model.things) {
        const was = former.things.find(({ id }) => id === thing.id)
        const same = thing.rows.filter((row, at) => {
          const title = String(row[thing.titleField])
          return /[a-z]{3}/i.test(title) && !/\d{3}$/.test(title) && title === was?.rows[at]?.[was.titleField]
        })
        assert.ok(same.length <= thing.rows.length / 3, `${prompt}, ${language}: ${JSON.stringify(same.slice(0, 3))}`)
      }
    }
})

test('lists and fields that were named in any word the lexicon knows are named in the other language', () => {
  const lessons = after('ピアノ教室のレッスンカレンダー:生徒、日時、曲、料金', [], 'en').things[0]!
  assert.deepEqual(
    [lessons.many, ...lessons.fields.map(({ label }) => label)],
    ['Lessons', 'Title', 'Student', 'Date and time', 'Song', 'Fee'],
  )
  const history = after('tidslinje över släktens historia: händelse, datum, plats', [], 'en').things[0]!
  assert.deepEqual([history.many, history.fields[0]!.label], ['Events', 'Event'])
})

test('samples of all kinds of projects are told from what somebody told', () => {
  for (const prompt of [
    'a CRM with customers and deals',
    'lager för en järnhandel',
    '図書館の本と貸出',
    'online shop for candles',
  ]) {
    const model = understand(prompt).model!
    for (const thing of model.things)
      assert.equal(thing.rows.find((row) => isOwnRow(row, thing, model.language))?.[thing.titleField], undefined, prompt)
  }
})

test('the samples of a trade are told in the other language, beside what somebody put in', () => {
  const bakery = understand('Hemsida för ett bageri i Göteborg med öppettider, sortiment och kontakt').model!
  const { model } = change(change(bakery, 'lägg till Limpa 55 kr').model, 'översätt till engelska')
  const names = model.things.find(({ concept }) => concept === 'product')!.rows.map((row) => row['name'])
  assert.ok(names.includes('Cinnamon bun') && names.includes('Limpa'), names.join())
  assert.ok(!names.includes('Desk lamp') && !names.includes('Kanelbulle'), names.join())
})
