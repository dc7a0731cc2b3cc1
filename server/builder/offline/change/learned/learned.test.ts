// What is learned from the examples, and what the builder makes of wishes that stand in no example.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Language, languages } from '#shared/languages.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'
import { actNames } from './acts.ts'
import { exampleOf, patternsIn } from './example.ts'
import { guesses } from './hear.ts'
import { learn } from './learn.ts'
import { exampleFiles, learnedFor, readExamples, readWeights, sourceOf, weightsFile, writeWeights } from './weights.ts'

const examplesMin = 8
const patternsOf = (language: Language) => exampleFiles(language).flatMap((file) => patternsIn(readExamples(file), language))

test('every act has examples in every language, and each of them can be read', () => {
  for (const language of languages) {
    const patterns = patternsOf(language)
    const few = actNames.filter((act) => patterns.filter((pattern) => pattern.act === act).length < examplesMin)
    assert.deepEqual(few, [], language)
    for (const pattern of patterns) {
      const { tokens, tags } = exampleOf(pattern, () => 0.99)
      assert.ok(tokens.length > 0 && tags.length === tokens.length, pattern.pattern)
      assert.doesNotMatch(tokens.map(({ text }) => text).join(' '), /[[\]|]/, pattern.pattern)
    }
  }
})

test('the weights are those of the examples (npm run learn writes them)', () => {
  for (const language of languages)
    assert.equal(readWeights(readFileSync(weightsFile(language))).source, sourceOf(language), language)
})

test('a few examples are learned from, written and read again, the same every time', () => {
  const patterns = patternsIn(
    `dark | (make it|turn it) (dark|black) (please|)
dark | a dark look
dark | turn the lights off, make it (dark|black)
add-field | (add|we need) (a|the) [name:birthday|shoe size|town] (please|too)
add-field | there should be a [name:nickname]`,
    'en',
  )
  const packed = writeWeights(learn(patterns), 'here')
  assert.deepEqual(writeWeights(learn(patterns), 'here'), packed)
  const learned = readWeights(packed)
  assert.equal(learned.source, 'here')
  const model = understand('customer list with name and phone').model!
  const [field] = guesses(learned, model, 'we need a postcode too', 'en')
  assert.equal(field?.act, 'add-field')
  assert.deepEqual(field?.spans.name, ['postcode'])
  assert.equal(guesses(learned, model, 'turn it black', 'en')[0]?.act, 'dark')
})

const bases: Record<Language, string> = {
  en: 'Bike repairs with customer, phone, bike, status (waiting, in work, done), price and due date.',
  sv: 'Cykelreparationer med kund, telefon, cykel, status (väntar, pågår, klar), pris och förfallodag.',
  ja: '自転車修理の管理。顧客名、電話番号、車種、状態（受付、作業中、完了）、金額、期限',
}
/** Written for this test; none of them is an example. */
const wishes: Record<Language, readonly (readonly [wish: string, ops: string])[]> = {
  en: [
    ['could the status know abandoned as well, we get such bikes', 'addOption'],
    ['honestly, the phone may be left out if they do not want to give it', ''],
    ['nobody should get past the phone without typing it', 'requireField'],
    ['price sounds wrong to our people, fee would be the better word', 'renameField'],
    ['I would rather have the dearest ones up top, going by price', 'setOrder'],
    ['lump them together according to status', 'setGroup'],
    ['my eyes hurt at night, give me a black background', 'setTheme'],
    ['what a lovely thing you made!', ''],
  ],
  sv: [
    ['status borde även kunna vara övergiven, såna får vi in', 'addOption'],
    ['ingen ska komma förbi telefon utan att skriva nåt', 'requireField'],
    ['de dyraste vill jag se högst upp, alltså efter pris', 'setOrder'],
    ['bunta ihop dem efter status', 'setGroup'],
    ['ögonen värker på kvällen, ge mig svart bakgrund', 'setTheme'],
    ['vad fint det blev!', ''],
  ],
  ja: [
    ['状態に「保留」もないと困るんです', 'addOption'],
    ['電話番号が空のままだと進めないようにしてほしい', 'requireField'],
    ['金額が高いものほど上に来てほしいな', 'setOrder'],
    ['状態ごとにかたまりで見せてください', 'setGroup'],
    ['夜は目が疲れるので黒い画面がいいです', 'setTheme'],
    ['すてきに仕上がりましたね', ''],
  ],
}

test('wishes in words of their own do what they ask for, and thanks do nothing', () => {
  for (const language of languages) {
    const { model } = understand(bases[language])
    for (const [wish, ops] of wishes[language])
      assert.equal([...new Set(change(model!, wish).operations.map(({ op }) => op))].join(), ops, wish)
  }
})

test('no text stops the reader, however long or odd', () => {
  const { model } = understand(bases.en)
  for (const text of [
    '',
    ' ',
    '!?',
    'a'.repeat(5_000),
    '「」',
    '[field:price]',
    'price '.repeat(200),
    '\u0000\u0001',
    '状態'.repeat(400),
  ])
    for (const language of languages)
      assert.ok(Array.isArray(guesses(learnedFor(language), model!, text.slice(0, 300), language)))
})
