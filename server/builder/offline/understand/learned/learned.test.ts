// What is learned of prompts from examples, and what the builder makes of prompts that stand in no example.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { languages } from '#shared/languages.ts'
import { readIntent } from '../read-prompt.ts'
import { understand } from '../understand.ts'
import { marksIn } from './hear-marks.ts'
import { learnLists } from './learn-lists.ts'
import { learnMarks } from './learn-marks.ts'
import { learnSentences } from './learn-sentences.ts'
import { learnPages } from './learn-pages.ts'
import { promptExamplesIn } from './marks.ts'
import { pageExamplesIn, pageKinds } from './page-kinds.ts'
import { pagesAsked } from './pages-asked.ts'
import { pageExamples, promptExamples, readWeights, sourceOf, weightsFile, writeWeights } from './weights.ts'

const examplesMin = 20
/** One of so many may name nothing that is to be kept. */
const unmarkedMost = 5

test('every kind of page has examples in every language, and most prompts are marked', () => {
  for (const language of languages) {
    const pages = pageExamplesIn(pageExamples(language))
    const few = pageKinds.filter((kind) => pages.filter(({ kinds }) => kinds.includes(kind)).length < examplesMin)
    assert.deepEqual(few, [], language)
    const prompts = promptExamplesIn(promptExamples(language), language)
    for (const { text, tokens, tags } of prompts) {
      assert.equal(tags.length, tokens.length, text)
      assert.doesNotMatch(text, /\[\w+:/, text)
    }
    const unmarked = prompts.filter(({ tags }) => !tags.some(Boolean))
    assert.ok(unmarked.length * unmarkedMost < prompts.length, `${unmarked.length} of ${prompts.length}`)
  }
})

test('the weights are those of the examples (npm run learn writes them)', () => {
  for (const language of languages)
    assert.equal(readWeights(readFileSync(weightsFile(language))).source, sourceOf(language), language)
})

test('the same examples give the same weights, and a line that cannot be read is told', () => {
  const prompts = promptExamplesIn('It rains. Our [list:boats] with [field:length]\nthe [list:oars] with [field:length]', 'en')
  const lesson = () => {
    const before = {
      pages: learnPages(pageExamplesIn('booking | so people can pick a slot\nnone | we write it down'), 'en'),
      marks: learnMarks(prompts, 'en'),
      sentences: learnSentences(prompts, 'en'),
    }
    return { ...before, lists: learnLists(prompts, before, 'en') }
  }
  assert.deepEqual(writeWeights(lesson(), 'here'), writeWeights(lesson(), 'here'))
  assert.throws(() => pageExamplesIn('slot | so people can pick a slot'), /slot/)
  assert.throws(() => promptExamplesIn('our [thing:boats]', 'en'), /thing/)
})

test('kinds of page are heard in words that are none of their names', () => {
  for (const [kind, language, text] of [
    ['booking', 'en', 'Neighbours should see which evenings the sauna is free and take one themselves.'],
    ['habit', 'sv', 'Jag vill pricka av varje dag jag tränat och se hur många dagar i rad det blivit.'],
    ['booking', 'ja', '保護者の方が空いている時間を自分で選べるようにしたいです'],
  ] as const)
    assert.ok(pagesAsked(text, language).includes(kind), text)
  assert.deepEqual(pagesAsked('We keep the keys in a drawer and nobody knows who has which.', 'en'), [])
})

test('lists and fields are heard where no form of a sentence tells them', () => {
  const text =
    'I repair clarinets and lose track of them. Every clarinet has an owner, and I want to note who brought it in and what was wrong.'
  const intent = readIntent(text, 'en')
  assert.ok(intent.things.some(({ many }) => many === 'Clarinets'))
  assert.ok(marksIn(intent).some(({ name, from, to }) => name === 'field' && text.slice(from, to).startsWith('who brought')))
})

test('what sentences only tell is neither list nor field, however its words are named', () => {
  for (const [language, text, kept] of [
    [
      'en',
      'We restore church organs in a barn. The stops are listed on a roll of wallpaper that nobody can read any more. I want the organs (builder, year, pitch) and for each visit the date, what was done and hours. The diocese only gets a letter.',
      ['Organs', 'Visits'],
    ],
    [
      'ja',
      '山の診療所です。鍵は所長が持っていて、薬の箱を開けるまで残りは誰にもわかりません。薬品ごとに品名、数量、使用期限、棚を、往診のたびに日付、患者、処置を書きたいです。町の担当者は見ません。',
      ['薬品', '往診'],
    ],
  ] as const)
    assert.deepEqual(
      readIntent(text, language)
        .things.filter(({ implied }) => !implied)
        .map(({ many }) => many),
      kept,
    )
})

test('what is told with its fields is a list, and nobody books anything where nobody speaks of it', () => {
  const [recipes, ...others] = understand('調理時間、人数、評価のあるレシピ').model!.things
  assert.deepEqual([recipes!.concept, others], ['recipe', []])
  const kinds = understand('料理教室の予約ページ。名前、人数、希望日を入れてもらう').model!.pages.map(({ kind }) => kind)
  assert.ok(kinds.includes('booking'))
})
