import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '#shared/languages.ts'
import { cardsOf, type Deck } from '../../lexicon/decks/deck.ts'
import { subjectDecks } from '../../lexicon/decks/decks.ts'
import { englishDecks } from '../../lexicon/decks/english-decks.ts'
import { deckOfLanguage, foreignLanguages, meanings, wordGroups } from '../../lexicon/decks/foreign-words.ts'
import { guideCards, guideQuestions } from '../../lexicon/decks/guide-decks.ts'
import { japaneseDecks } from '../../lexicon/decks/japanese-decks.ts'
import { localText } from '../../lexicon/lexicon.ts'
import type { Thing } from '../../model.ts'
import { understand } from '../understand.ts'

const decks: readonly Deck[] = [...japaneseDecks, ...englishDecks, ...subjectDecks, ...foreignLanguages.map(deckOfLanguage)]
const wholeFrom = 8

test('every deck has its words, its names and its cards in three languages', () => {
  const isWhole = (text: string) => [1, 3].includes(text.split('|').length) && text.split('|').every((part) => part.trim())
  for (const deck of decks) {
    for (const language of languages) assert.ok(deck[language], `${deck.name}: ${language}`)
    const texts = [
      deck.name,
      deck.question,
      ...deck.groups.flatMap(({ name, title = name, alone = name }) => [name, title, alone]),
    ]
    for (const text of texts) assert.equal(text.split('|').length, 3, text)
    const cards = deck.groups.flatMap(cardsOf)
    assert.ok(cards.length >= wholeFrom, deck.name)
    for (const [front, back] of cards) assert.ok(isWhole(front) && isWhole(back), `${deck.name}: ${front} = ${back}`)
    for (const language of languages) {
      const fronts = cards.map(([front]) => localText(front, language))
      assert.equal(new Set(fronts).size, fronts.length, `${deck.name} (${language}): a front stands twice`)
      assert.match(localText(deck.question, language), /\{\}/, deck.name)
    }
  }
})

test('every language has a word for each meaning, or a stroke', () => {
  for (const group of wordGroups) {
    const count = meanings[group].en.split('; ').length
    for (const language of languages) assert.equal(meanings[group][language].split('; ').length, count, `${group} ${language}`)
    for (const language of foreignLanguages) assert.equal(language[group].split('; ').length, count, `${language.name}: ${group}`)
  }
})

const listOf = (prompt: string, language: Language): { name: string; thing: Thing } => {
  const { model } = understand(prompt, language)
  const thing = model?.things.find(({ concept }) => concept === 'flashcard' || concept === 'quizQuestion')
  assert.ok(model && thing, prompt)
  return { name: model.name, thing }
}
const textOf = (rows: readonly Record<string, unknown>[]) => rows.map((row) => Object.values(row).flat().join(' · ')).join('\n')

/** prompt # what the project is called # what stands on its first cards */
const asked: Record<Language, string> = {
  en: `
practise my Italian vocabulary # Italian Words # ciao · hello
flash cards for my bar exam, front and back, mark which ones i know # Legal Terms # Offer · A proposal
Multiple choice quiz on human anatomy, one question at a time, show my score # Anatomy # thigh bone? · Femur · Tibia
times tables flashcards # Times Tables # 2 × 7 · 14
Flashcards for learning French words # French Words # bonjour · good morning
Spanish verbs practice # Spanish Verbs # hacer · to do
Flashcards for learning Welsh vocab: welsh word, english word, example sentence, topic # Welsh Words # bore da · good morning
Flashcards for learning Finnish words, front finnish back english # Finnish Words # kiitos · thank you
i want to learn irregular verbs # English Irregular Verbs # went – gone
an app for learning Japanese # Japanese Words # ありがとう (arigatō) · thank you
learn numbers in German flashcards # German Numbers # zwei · two
JLPT N4 vocabulary cards # JLPT Words # 調べる（しらべる） · to look up
driving theory quiz # Driving Theory # eight sides? · Stop
nursing exam flashcards # Nursing # 60–100 a minute
flashcards with chemical symbols # The Elements # Au · Gold
quiz about capital cities of Africa, ten questions # Capitals of Africa # capital of Kenya? · Nairobi
flags of Africa quiz # Flags of Africa # 🇰🇪
quiz about birds by their song # Know Your Birds # Cuckoo
Quiz about the kings and queens of England # Kings and Queens # William the Conqueror
programming interview flashcards # Programming Terms # Variable · A name for a value`,
  sv: `
glosor i tyska # Tyska ord # guten Morgen · god morgon
lära mig spanska # Spanska ord # gracias · tack
frågesport om svenska landskap # Sveriges landskap # ligger Malmö? · Skåne
körkortsfrågor # Körkortsteori # åtta kanter? · Stopp
plugga inför anatomiprovet med kort # Anatomi # Lårbenet · Femur
svampquiz # Känner du svamparna? # Kantarell
fransk glosträning för åk 6 med verb # Franska verb # être · att vara
SFI glosor # Svenska ord # tack · thank you
ordkunskap inför högskoleprovet med flashcards # Ordkunskap # anomali · avvikelse
engelska glosor med kort # Engelska ord # borrow · att låna
lära mig alla Europas huvudstäder # Europas huvudstäder # Portugal · Lissabon
multiplikationstabellen # Gångertabellen # 2 × 7? · 14`,
  ja: `
漢字ドリル # 漢字の読み # 山脈 · さんみゃく
N4 単語カード # 日本語能力試験の語彙 # 調べる · しらべる
英単語の暗記カード # 英単語 # achieve · 達成する
TOEIC 単語 # TOEIC英単語 # invoice · 請求書
中国語の単語カード # 中国語の単語 # 谢谢 (xièxie) · ありがとう
韓国語を勉強したい # 韓国語の単語 # 감사합니다 (gamsahamnida) · ありがとう
世界の国旗クイズ # 世界の国旗クイズ # 🇮🇹 · イタリア
県庁所在地あてクイズ、四択で # 都道府県と県庁所在地クイズ # 岩手県の県庁所在地は？ · 盛岡市
四字熟語カード # 四字熟語 # 一生に一度の出会い
歴史の年号を覚えるカード # 日本史の年号 # 645年
計算テスト # 計算クイズ # 17 + 8 は？ · 25
看護師国家試験の一問一答 # 看護師国家試験クイズ # 成人の安静時脈拍は？
英語の不規則動詞カード # 英語の不規則動詞 # went – gone`,
}

test('cards and quizzes begin with what was asked for, and are called after it', () => {
  for (const language of languages)
    for (const line of asked[language].trim().split('\n')) {
      const [prompt, called, shown] = line.split(' # ') as [string, string, string]
      const { name, thing } = listOf(prompt, language)
      assert.equal(name, called, prompt)
      assert.ok(textOf(thing.rows).includes(shown), `${prompt}: ${textOf(thing.rows.slice(0, 3))}`)
    }
})

test('no card is in a language that nobody asked for', () => {
  const unasked: Record<Language, readonly string[]> = {
    en: [
      'flashcards',
      'flashcards about my company’s products',
      'flashcards for pharmacology',
      'Flashcards for learning Hungarian words',
      'a quiz about our dog Bella',
    ],
    sv: ['glosor', 'flashcards om våra produkter', 'frågesport om min mormor', 'glosor i ungerska'],
    ja: ['フラッシュカード', '単語カード', '中国史の人物を覚えるカード', 'ハンガリー語の単語カード', '町の歴史クイズ'],
  }
  const guides = (language: Language) =>
    [guideCards, ...guideQuestions.flat()]
      .flatMap((text) => text.trim().split('\n'))
      .flatMap((line) => line.split(' = '))
      .map((text) => localText(text, language))
  for (const language of languages)
    for (const prompt of unasked[language]) {
      const { thing } = listOf(prompt, language)
      assert.ok(thing.rows.length > 0, prompt)
      for (const row of thing.rows)
        assert.ok(guides(language).includes(String(row[thing.titleField])), `${prompt}: ${textOf([row])}`)
    }
})

test('fields that a person names stay, and hold what belongs to them', () => {
  const { thing } = listOf('Flashcards for learning Welsh vocab: welsh word, english word, example sentence, topic', 'en')
  assert.deepEqual(
    thing.fields.map(({ label }) => label),
    ['Welsh word', 'English word', 'Example sentence', 'Topic'],
  )
  assert.deepEqual(Object.values(thing.rows[0]!), ['helô', 'hello', '', 'Phrases'])
})

test('a quiz has its answers, whatever fields were said, and its wrong ones are of the same kind', () => {
  const { thing } = listOf('Multiple choice quiz on human anatomy, one question at a time, show my score', 'en')
  for (const row of thing.rows) {
    const wrong = row.wrongAnswers as string[]
    assert.equal(wrong.length, 3)
    assert.ok(row.answer && !wrong.includes(String(row.answer)))
  }
  const { thing: sums } = listOf('maths quiz', 'en')
  assert.ok(sums.fields.find(({ id }) => id === 'category')?.options?.includes('Percent'))
})
