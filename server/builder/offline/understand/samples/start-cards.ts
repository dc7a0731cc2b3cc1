// What cards and a quiz start with: the deck of the subject that was named, asked one way or the other. Nobody is shown words of a
// language or facts of a subject that was not asked for: without a deck, cards say how cards are made, and questions what to ask.
import type { Language } from '#shared/languages.ts'
import { cardsOf } from '../../lexicon/decks/deck.ts'
import { guideCards, guideQuestions } from '../../lexicon/decks/guide-decks.ts'
import { localText, optionLabel } from '../../lexicon/lexicon.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { ensureField, ownField } from '../../page-parts/parts.ts'
import { fieldsOfRole, toolRoles } from '../../page-parts/tool-parts.ts'
import type { Intent } from '../intent.ts'
import { capitalised } from '../said.ts'
import { type ChosenDeck, chooseDeck } from './choose-deck.ts'
import { groupIn, heedStudy } from './heed-study.ts'
import { sampleValue } from './sample-value.ts'
import { subjectOf } from './subject-of.ts'

type Said = Pick<Intent, 'prompt' | 'name' | 'study'>
type Side = { front: string; back: string; group: string; isTerm?: boolean; wrong?: string[] }
type Place = { model: ProjectModel; thing: Thing }

/** Wrong answers to a question: the right ones of those that follow. */
const wrongsCount = 3
/** What a card or a question has no use for: how long it takes and how it went are read off the game, not kept with each. */
const isOfTheGame = ({ type, concept }: Field, prompt: string) =>
  type === 'money' || concept === 'score' || (type === 'time' && /\bat a time\b|\bbest times?\b/i.test(prompt))
const usualCategory = new Set(['General', 'Other', 'History', 'Science', 'Sports', 'Music', 'Geography'])

/** The other side of a card bears the name of the language it is in, where the person says which comes first. */
const ownWords: Record<Language, RegExp> = {
  en: /\benglish|meaning|translation/i,
  sv: /svensk|betydelse|översättning/i,
  ja: /日本語|意味|訳/,
}

export function startCards(model: ProjectModel, said: Said): void {
  for (const thing of model.things) {
    if (thing.rows.length || thing.empty) continue
    if (thing.concept === 'flashcard') startFlashcards({ model, thing }, said)
    else if (thing.concept === 'quizQuestion') startQuiz({ model, thing }, said)
  }
}

function startFlashcards(place: Place, said: Said): void {
  const { model, thing } = place
  const { language } = model
  const deck = chooseDeck(said.prompt, language)
  takeGameAway(place, 'flashcards', said)
  ensureField(thing, ownField(language, 'translation', 'cardBack', 'text', { concept: 'translation' }), (field) => {
    const { back } = fieldsOfRole(toolRoles.flashcards!, thing.fields)
    return field === back
  })
  // "glosor": what they are called stays where nothing else is known of them
  if (deck ? !deck.words : !/glos|単語/iu.test(said.prompt)) callCards(place)
  nameAfter(place, 'flashcards', deck?.name ?? subjectOf(said.prompt, language), said)
  const sides = deck
    ? sidesOf(deck).map((side) => cardOf(side, deck, language))
    : cardsOf({ name: '', cards: guideCards }).map((card) => {
        const [front, back] = card.map((text) => localText(text, language))
        return { front: front!, back: back!, group: '' }
      })
  const { front, back } = sidesAsSaid(fieldsOfRole(toolRoles.flashcards!, thing.fields), language)
  fill(place, deck, sides, ({ front: one, back: other }) => ({
    ...(front && { [front.id]: one }),
    ...(back && { [back.id]: other }),
  }))
  heedStudy(place, 'flashcards', said.study, deck?.name)
}

function startQuiz(place: Place, said: Said): void {
  const { model, thing } = place
  const { language } = model
  const isGame = takeGameAway(place, 'quiz', said)
  thing.fields = thing.fields.filter(({ id, why }) => why === 'said' || (id !== 'done' && id !== 'roundNumber'))
  if (isGame) {
    const isAnswer = (field: Field) => field === fieldsOfRole(toolRoles.quiz!, thing.fields).answer
    ensureField(thing, ownField(language, 'answer', 'rightAnswer', 'text', { concept: 'answer', required: true }), isAnswer)
    ensureField(thing, ownField(language, 'wrongAnswers', 'wrongAnswers', 'tags'), ({ type }) => type === 'tags')
  }
  const known = chooseDeck(said.prompt, language)
  const categories = said.study?.categories ?? []
  // 宅建業法 and 権利関係 are no part of a deck of the law
  const isOther =
    known &&
    categories.length > 0 &&
    ![known.name, ...known.groups.map(({ name }) => name)].some((name) => groupIn(name, categories))
  const deck = isOther ? undefined : known
  const subject = subjectOf(said.prompt, language)
  if (deck || subject) {
    const name = deck?.name ?? subject!
    nameAfter(place, 'quiz', language === 'ja' && !/クイズ|検定/.test(name) ? `${name}クイズ` : name, said)
  }
  const { question, answer } = fieldsOfRole(toolRoles.quiz!, thing.fields)
  const wrongs = thing.fields.find(({ type }) => type === 'tags')
  const cells = ({ front, back, wrong }: Side) => ({
    ...(question && { [question.id]: front }),
    ...(answer && { [answer.id]: back }),
    ...(wrongs && { [wrongs.id]: wrong }),
  })
  if (deck) {
    const all = sidesOf(deck)
    const asking = all.map((side) => ({
      ...side,
      front: asked(deck, side.front, language),
      back: opened(side.back, deck),
      wrong: wrongOf(side, all).map((each) => opened(each, deck)),
    }))
    fill(place, deck, asking.slice(0, questionsTold(said.prompt)), cells)
  } else if (subject || said.study) {
    const sides = guideQuestions.map((texts): Side => {
      const [front, back, wrong] = texts.map((text) => localText(text, language))
      return { front: front!, back: back!, group: '', wrong: wrong!.split(',') }
    })
    fill(place, undefined, sides, cells)
  }
  heedStudy(place, 'quiz', said.study, deck?.name)
}

/** "With 10 questions", 全10問 */
function questionsTold(prompt: string): number | undefined {
  const told = /(?<!\d)(\d{1,2}) (?:questions|frågor)(?!\p{L})|(\d{1,2})問/iu.exec(prompt)
  return told ? Number(told[1] ?? told[2]) : undefined
}

const sidesOf = ({ groups }: ChosenDeck): Side[] =>
  groups.flatMap(({ name, terms, cards }) => cards.map(([front, back]) => ({ front, back, group: name, isTerm: terms === true })))

function asked({ question }: ChosenDeck, front: string, language: Language): string {
  const text = question.replace('{}', front)
  return language === 'ja' ? text : capitalised(text)
}

const isSum = /[=+÷×·√²³ᵐ]/
const isJapanese = /[ぁ-ヿ一-鿿]/
/** A card begins like a sentence; a word that is learned, or a formula, stays as it is written. */
const opened = (text: string, { words, groups }: ChosenDeck): string =>
  words || isSum.test(text) || isJapanese.test(groups[0]!.cards[0]!.join()) || !/^\p{Ll}+(?![-\p{L}])/u.test(text)
    ? text
    : capitalised(text)

function cardOf(side: Side, deck: ChosenDeck, language: Language): Side {
  const [front, back] = side.isTerm
    ? [side.back, side.front]
    : [deck.asks ? asked(deck, side.front, language) : side.front, side.back]
  return { ...side, front: opened(front, deck), back: opened(back, deck) }
}

/** The answers that follow, those of the same kind first. */
function wrongOf(side: Side, all: readonly Side[]): string[] {
  const at = all.indexOf(side)
  const others = [...all.slice(at + 1), ...all.slice(0, at)]
  const near = others.toSorted((a, b) => Number(b.group === side.group) - Number(a.group === side.group))
  return [...new Set(near.map(({ back }) => back))].filter((back) => back !== side.back).slice(0, wrongsCount)
}

/** "Front English, back Finnish": the person's own order. */
function sidesAsSaid({ front, back }: Record<string, Field | undefined>, language: Language) {
  const isOwn = (field: Field | undefined) => field?.why === 'said' && ownWords[language].test(field.label)
  return isOwn(front) && !isOwn(back) ? { front: back, back: front } : { front, back }
}

/** Where the list is played with: no time, price or score stands on a card ("one question at a time"). Answers whether it is. */
function takeGameAway({ model: { pages }, thing }: Place, tool: 'quiz' | 'flashcards', { prompt }: Said): boolean {
  const isGame = pages.some((page) => page.tool === tool && page.thing === thing.id)
  if (isGame) thing.fields = thing.fields.filter((field) => !isOfTheGame(field, prompt))
  return isGame
}

/** Cards that hold no words of a language are called cards, and their sides front and back. */
function callCards({ model, thing }: Place): void {
  const { language, pages } = model
  const usual = { en: 'Flashcards', sv: 'Glosor', ja: '単語カード' }[language]
  for (const field of thing.fields) {
    if (field.why === 'said') continue
    if (field.concept === 'term') field.label = { en: 'Front', sv: 'Framsida', ja: '表' }[language]
    if (field.concept === 'translation') field.label = { en: 'Back', sv: 'Baksida', ja: '裏' }[language]
  }
  if (thing.many !== usual || language === 'en') return
  const called = { sv: 'Kort', ja: 'カード' }[language]
  for (const page of pages) if (page.thing === thing.id && page.title === usual) page.title = called
  thing.one = thing.many = called
}

/** A project that is this tool is called after what it is about. */
function nameAfter({ model, thing }: Place, tool: 'quiz' | 'flashcards', name: string | undefined, said: Said): void {
  const page = model.pages.find((each) => each.tool === tool && each.thing === thing.id)
  if (!page || !name || model.pages[0] !== page || said.name) return
  model.name = page.title = name
}

/** The choices of the deck's own parts, and a row for each of its cards. */
function fill(
  { model, thing }: Place,
  deck: ChosenDeck | undefined,
  sides: readonly Side[],
  cells: (side: Side) => object,
): void {
  const { language } = model
  const names = deck?.groups.map(({ name }) => name) ?? []
  const category = thing.fields.find(({ concept, id, type }) => type === 'select' && (concept ?? id) === 'category')
  const known = new Set([...usualCategory].map((option) => optionLabel(option, language)))
  if (category?.options?.every((option) => known.has(option))) {
    if (names.length > 1) category.options = names
    else if (category.why !== 'said') thing.fields = thing.fields.filter((field) => field !== category)
  }
  const row = (side: Side, at: number) => {
    const made: Record<string, unknown> = { ...cells(side) }
    for (const field of thing.fields) {
      if (made[field.id] !== undefined) continue
      made[field.id] = cellOf(field, side, at, made, { model, thing }, sides.length)
    }
    return Object.fromEntries(thing.fields.map(({ id }) => [id, made[id]]))
  }
  thing.rows = sides.map(row)
}

const subjects = new Set(['category', 'topic', 'subject', 'type', 'group'])

/** Texts beside the two sides are the person's to write; nothing has been learned yet. */
function cellOf(field: Field, { group }: Side, at: number, row: Record<string, unknown>, { model, thing }: Place, count: number) {
  const { type, concept, id, options } = field
  if (type === 'text' || type === 'longtext' || type === 'markdown') return subjects.has(concept ?? id) ? group : ''
  if (type === 'bool') return false
  if (type === 'tags') return []
  if (type === 'select') return options?.includes(group) ? group : options?.[at % options.length]
  return sampleValue(field, thing, row, at, count, model)
}
