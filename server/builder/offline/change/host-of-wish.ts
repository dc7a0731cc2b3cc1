// Which list a wish is about where it does not say so outright: "the yearly rent" belongs to the plots, whose rent is paid, and not
// to the list that happens to stand first. Every list is weighed by what the wish names of it: itself, its fields, its choices,
// its rows, what people do in it, what the lexicon knows of its kind, the form that fills it; what was just spoken of comes
// next, and the main list last. It only leans: where nothing points elsewhere, the main list stays.
import type { Language } from '#shared/languages.ts'
import { formWords } from '../lexicon/form-words.ts'
import { isStopWord } from '../lexicon/function-words.ts'
import { singular, swedishStems } from '../lexicon/inflect.ts'
import { knownFields, knownThings } from '../lexicon/lexicon.ts'
import type { ProjectModel, Thing } from '../model.ts'
import type { Operation } from './operations.ts'
import { mainThing, readingsIn, resolveThing } from './resolve.ts'
import { isActor } from './whose.ts'
import { isDeedOf } from './wording/deed-of-noun.ts'
import { askedOf } from './forms/public-forms.ts'
import { isFiller } from './wording/cue-words.ts'

/** What each kind of hint weighs; what several lists share is divided among them. */
const weights = { placed: 6, named: 4, form: 5, deed: 2, label: 3, partOfLabel: 2, option: 3, row: 3, concept: 2 }
/** So much more than the main list another must have. */
const lead = 1.5
const [phraseWordsMax, shortestWord, shortestPart, shortestRow] = [3, 3, 4, 4]

type Hint = { thing: Thing; weight: number }
type Word = { text: string; before: string; from: number }

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}/-]*/gu), ({ 0: word, index }) => ({
    text: word.toLowerCase().replace(/['’]s?$/, ''),
    before: text.slice(0, index).toLowerCase(),
    from: index,
  }))
const formsOf = (word: string, language: Language): string[] =>
  language === 'sv' ? [word, ...swedishStems(word)] : language === 'en' ? [word, singular(word)] : [word]

/** Behind such words stands where something is to be, and no new thing. */
const placing: Record<Language, RegExp> = {
  en: /(?:\b(?:to|on|onto|for|in|into|per|of|from|each|every|all|among|group|sort|order|show|list|colou?r|highlight|hide)\s+(?:(?:the|my|our|all|each|every|these|those)\s+)*)$/iu,
  sv: /(?<!\p{L})(?:på|till|för|i|per|bland|från|varje|alla|gruppera|sortera|visa|lista|färga|markera|dölj)\s+(?:(?:den|det|de|alla|varje|mina|våra)\s+)*$/iu,
  ja: /$^/u,
}
/** Behind such words a new thing is named, and not where it goes. */
const asking: Record<Language, RegExp> = {
  en: /\b(?:add|an?|another|new|have|want|need|include|with|by|as|and)\s+(?:an?\s+|another\s+|new\s+|the\s+)*$/iu,
  sv: /(?<!\p{L})(?:lägg till|lägga till|en|ett|ny|nytt|nya|ha|med|efter|som|och)\s+(?:en\s+|ett\s+)?$/iu,
  ja: /$^/u,
}
/** What a wish adds is no sign of a list that has it already. */
const adding: Record<Language, RegExp> = {
  en: /\b(?:add|field|column|include|also (?:want|need)|a place (?:to|for)|write down|note down|box|tick)\b/iu,
  sv: /(?<!\p{L})(?:lägg(?:a)? (?:till|in)|fält\p{L}*|kolumn\p{L}*|skriva? (?:in|upp)|ruta|kryss\p{L}*)(?!\p{L})/iu,
  ja: /追加|欄|項目|入れ(?:て|た)|記入/u,
}

/** Lists that share a hint share its weight. */
const shared = (things: readonly Thing[], weight: number): Hint[] =>
  things.map((thing) => ({ thing, weight: weight / things.length }))

function listsNamed(model: ProjectModel, text: string, language: Language): Hint[] {
  if (language === 'ja') return listsNamedJa(model, text)
  const words = wordsOf(text)
  const hints: Hint[] = []
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(phraseWordsMax, words.length - at); length; length--) {
      const part = words.slice(at, at + length)
      const first = part[0]!.text
      if (first.length < shortestWord || isStopWord(first) || (length === 1 && isFiller(first, language))) continue
      const thing = resolveThing(model, part.map((word) => word.text).join(' '), language)
      if (!thing) continue
      const { before } = part[0]!
      const weight = placing[language].test(before) ? weights.placed : asking[language].test(before) ? 0 : weights.named
      hints.push({ thing, weight })
      at += length - 1
      break
    }
  return hints
}

/** 「会員に」 and 「会員の」 say where; 「会員を」 and 「会員は」 what it is about. */
function listsNamedJa(model: ProjectModel, text: string): Hint[] {
  const names = model.things.flatMap((thing) =>
    [...new Set([thing.one, thing.many, ...spellings(thing)])].map((name) => ({ thing, name })),
  )
  let rest = text
  const hints: Hint[] = []
  for (const { thing, name } of names.toSorted((a, b) => b.name.length - a.name.length)) {
    const at = name.length > 1 ? rest.indexOf(name) : -1
    if (at < 0) continue
    const behind = rest.slice(at + name.length)
    // 「予約者」 is no 予約
    const isPart = /^[\p{Script=Han}\p{Script=Katakana}ー]/u.test(behind) && !/^(?:一覧|表|画面|ページ|ごと|別|内)/u.test(behind)
    const weight = isPart
      ? 1
      : /^(?:さん|たち)?(?:に|ごと|一覧|表|画面|のページ|の一覧|の画面)/u.test(behind)
        ? weights.placed
        : weights.named
    hints.push({ thing, weight })
    rest = rest.replaceAll(name, '〓')
  }
  return hints
}
/** 「お客様の誕生日を登録」: the readers of new fields know whose it is. */
const isWhose = (model: ProjectModel, text: string): boolean =>
  keeping.test(text) &&
  model.things.some((thing) =>
    [thing.one, ...spellings(thing)].some((name) => ['の', 'さんの', '様の'].some((of) => text.includes(name + of))),
  )
const keeping = /登録|追加|記録|入れ|残|載せ|欄|項目/u
const spellings = ({ concept }: Thing): readonly string[] => knownThings.get(concept ?? '')?.nouns.ja.all ?? []

/** "Who pays", of payments; "the house we're meeting at", of meetings. */
function deedsNamed(model: ProjectModel, text: string, language: Language): Hint[] {
  if (language === 'ja') return []
  const words = wordsOf(text).map((word) => word.text)
  return model.things
    .filter(({ one }) => {
      const noun = one.toLowerCase().split(' ').at(-1)!
      return words.some((word) => isDeedOf(word, noun, language))
    })
    .map((thing) => ({ thing, weight: weights.deed }))
}

/** Fields by their whole label or by a word of it, each as far as it tells lists apart. */
function fieldsNamed(model: ProjectModel, text: string, language: Language): Hint[] {
  const low = text.toLowerCase()
  const isAdding = adding[language].test(text)
  const forms = new Set(language === 'ja' ? [] : wordsOf(text).flatMap(({ text: word }) => formsOf(word, language)))
  const isSaid = (word: string) =>
    language === 'ja' ? low.includes(word) : formsOf(word, language).some((form) => forms.has(form))
  const withLabel = new Map<string, Thing[]>()
  const withPart = new Map<string, Thing[]>()
  const put = (into: Map<string, Thing[]>, key: string, thing: Thing) => {
    const all = into.get(key) ?? []
    if (!all.includes(thing)) into.set(key, [...all, thing])
  }
  const names = new Set(
    model.things.flatMap(({ one, many }) => [one, many]).flatMap((name) => formsOf(name.toLowerCase(), language)),
  )
  for (const thing of model.things)
    for (const { label, type } of thing.fields) {
      const words = label
        .toLowerCase()
        .split(/[\s/?'’-]+/)
        .filter(Boolean)
      const isRef = type === 'ref' || type === 'refs'
      if (words.every(isSaid) && label.length > 1) {
        if (!isAdding && !isRef) put(withLabel, label.toLowerCase(), thing)
        // "a door code at the address", 「症状の写真」
        else if (isAdding && isPlaced(low, label.toLowerCase(), language)) put(withPart, label.toLowerCase(), thing)
      } else if (words.length > 1)
        for (const word of words)
          if (word.length >= shortestPart && !isStopWord(word) && !isFiller(word, 'en') && !names.has(word) && isSaid(word))
            put(withPart, word, thing)
    }
  return [
    ...[...withLabel.values()].flatMap((things) => shared(things, weights.label)),
    ...[...withPart.values()].flatMap((things) => shared(things, weights.partOfLabel)),
  ]
}

/** It says where, and not what is to be added. */
function isPlaced(low: string, label: string, language: Language): boolean {
  const at = low.indexOf(label)
  if (at < 0) return false
  return language === 'ja' ? low.startsWith('の', at + label.length) : at > 0 && placing[language].test(low.slice(0, at))
}

/** Choices and rows that the wish calls by name. */
function valuesNamed(model: ProjectModel, text: string, language: Language): Hint[] {
  const holds = (value: string): boolean => {
    if (language === 'ja') return value.length > 1 && text.includes(value)
    const at = text.toLowerCase().indexOf(value.toLowerCase())
    if (at < 0 || value.length < shortestWord || isStopWord(value)) return false
    return !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[at + value.length] ?? '')
  }
  const options = new Map<string, Thing[]>()
  const hints: Hint[] = []
  for (const thing of model.things) {
    for (const { options: own = [] } of thing.fields)
      for (const option of own)
        if (holds(option) && !(options.get(option) ?? []).includes(thing))
          options.set(option, [...(options.get(option) ?? []), thing])
    const titles = thing.rows.map((row) => row[thing.titleField]).filter((title) => typeof title === 'string')
    if (titles.some((title) => title.length >= shortestRow && holds(title))) hints.push({ thing, weight: weights.row })
  }
  return [...hints, ...[...options.values()].flatMap((things) => shared(things, weights.option))]
}

/** What nearly every list has tells none of them. */
const everywhere = new Set([
  'name',
  'title',
  'date',
  'time',
  'notes',
  'description',
  'status',
  'number',
  'type',
  'category',
  'image',
  'amount',
])

/** The fields of the lexicon that the text names, each by its longest phrase: a due date is no date. */
function conceptsIn(text: string, language: Language): Set<string> {
  const idsOf = (phrase: string) =>
    readingsIn(phrase, language).flatMap(({ kind, id }) => (kind === 'field' && knownFields.has(id) ? [id] : []))
  if (language === 'ja') return new Set((text.match(/[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu) ?? []).flatMap(idsOf))
  const words = wordsOf(text).map((word) => word.text)
  const ids = new Set<string>()
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(phraseWordsMax, words.length - at); length; length--) {
      const word = words[at]!
      if (word.length < shortestWord || isStopWord(word) || (length === 1 && isFiller(word, language))) continue
      const found = idsOf(words.slice(at, at + length).join(' '))
      if (!found.length) continue
      for (const id of found) ids.add(id)
      at += length - 1
      break
    }
  return ids
}

/** What people have, whatever they are called. */
const personal = new Set([
  'address',
  'email',
  'phone',
  'city',
  'birthday',
  'age',
  'gender',
  'gradeYear',
  'guardian',
  'emergencyContact',
  'allergies',
])

/** What the lexicon says such a field belongs to: the species to animals. */
const conceptsNamed = (model: ProjectModel, text: string, language: Language): Hint[] =>
  [...conceptsIn(text, language)]
    .filter((id) => !everywhere.has(id))
    .flatMap((id) =>
      shared(
        model.things.filter(
          (thing) =>
            knownThings.get(thing.concept ?? '')?.fields.some((use) => use.id === id) ?? (personal.has(id) && isActor(thing)),
        ),
        weights.concept,
      ),
    )

/** "In the rsvp", "in the contact form": the list that the form fills. */
function formsNamed(model: ProjectModel, text: string, language: Language): Hint[] {
  const asked = askedOf(model, text, language)
  return [...(asked ? [{ thing: asked, weight: weights.form }] : []), ...formsIn(model, text, language)]
}
const formsIn = (model: ProjectModel, text: string, language: Language): Hint[] =>
  formWords
    .filter(({ words }) => words[language].test(text))
    .flatMap(({ parts }) => {
      const ids = model.pages.flatMap((page) => [
        ...parts.flatMap((part) => page.parts?.[part] ?? []),
        ...(parts.includes(page.kind) && page.thing ? [page.thing] : []),
      ])
      return shared(
        model.things.filter(({ id, concept = '' }) => ids.includes(id) || parts.includes(concept)).slice(0, 1),
        weights.form,
      )
    })

/** The id of the list that the wish is about, where its words point to another than the main one. */
function hostOf(model: ProjectModel, text: string, language: Language): string | undefined {
  if (language === 'ja' && isWhose(model, text)) return undefined
  const main = mainThing(model)
  const hints = [listsNamed, deedsNamed, fieldsNamed, valuesNamed, conceptsNamed, formsNamed].flatMap((hintsIn) =>
    hintsIn(model, text, language),
  )
  const scoreOf = (thing: Thing) => hints.reduce((sum, hint) => (hint.thing === thing ? sum + hint.weight : sum), 0)
  const [best] = model.things.map((thing) => ({ thing, score: scoreOf(thing) })).toSorted((a, b) => b.score - a.score)
  return best && main && best.thing !== main && best.score > scoreOf(main) + lead ? best.thing.id : undefined
}

/** The model for a wish or a part of one: what the main list of a wish is, its own words say. */
export function about(model: ProjectModel, text: string, language: Language): ProjectModel {
  if (model.things.length < 2) return model
  const host = hostOf(model, text, language)
  return host ? { ...model, about: host } : model
}

/** The next of several: its own words first, then what the one before it was about. */
export function aboutNext(model: ProjectModel, text: string, before: readonly Operation[], language: Language): ProjectModel {
  const own = about(model, text, language)
  const last = before.at(-1)
  if (own !== model || !last || !('thing' in last) || typeof last.thing !== 'string') return own
  return namesMain(model, text, language) ? model : { ...model, about: last.thing }
}
const namesMain = (model: ProjectModel, text: string, language: Language) =>
  listsNamed(model, text, language).some(({ thing, weight }) => thing === mainThing(model) && weight > 0)
