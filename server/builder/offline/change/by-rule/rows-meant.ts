// Which rows some words mean, where every word of them has a place: "plots that haven't paid", "klara men inte hämtade på två veckor", 未返却の貸出,
// "between 70 and 100 kg". What is left over after states, choices, ticks, days and numbers must be the name of the list or a word that says nothing.
import type { Language } from '#shared/languages.ts'
import { closedOptions, finishedOption } from '../../generate/tones.ts'
import { singular, swedishStems } from '../../lexicon/inflect.ts'
import { canBeEmpty, isDay, isNumber } from '../../field-kinds.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import type { Condition } from '../../shown-rules.ts'
import { mainThing, resolveThing } from '../resolve.ts'
import { isDue } from '../said-parts.ts'
import { came, daysIn, labelled, type Reach, without } from './days-meant.ts'
import { emptyOf, lacks, withoutEmpty } from './empty-words.ts'
import { type Meant, numbersSaid } from './numbers-said.ts'
import { stateWords } from './states-by-word.ts'

export type RowsMeant = { thing: Thing; where: Condition[] }

const denies: Record<Language, RegExp> = {
  en: /\b(?:not|never|no|without|yet to|aren['’]?t|isn['’]?t|wasn['’]?t|weren['’]?t|haven['’]?t|hasn['’]?t|hadn['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|cannot)(?!\p{L})/giu,
  sv: /(?<!\p{L})(?:inte|ej|aldrig|utan(?: att(?: ha)?)?|icke|saknar|har inte)(?!\p{L})/giu,
  ja: /(?:して|されて|できて|られて|って|いて|いで|んで)(?:い)?(?:ない|ません|なかった)|でない|ではない|じゃない|なし|がない|の?ない|未(?=\p{Script=Han})/gu,
}
const stemEn = (word: string) => singular(word).replace(/(?:ed|ing|d|e|t)$/, '')
const stemSv = (word: string) =>
  word.length < 4 ? word : word.replace(/(?<=.{3})(?:ades?|ats?|ad|dda|tts?|de|da|ts?|na|er|en|ar|a|d|e)$/, '')
const stemOf = (word: string, language: Language) => (language === 'sv' ? stemSv(word) : language === 'en' ? stemEn(word) : word)
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d'’%-]+/gu) ?? []

/** Where the words of a label stand in the text, whatever their endings; 'un' and 'o' ahead of it say the opposite. */
function foundIn(text: string, label: string, language: Language): { at: number; length: number; isDenied: boolean } | undefined {
  const low = text.toLowerCase()
  const name = label.toLowerCase().replace(/[?？]/g, '').trim()
  if (language === 'ja') {
    const at = name.length > 1 || /\p{Script=Han}/u.test(name) ? low.indexOf(name) : -1
    return at < 0 ? undefined : { at, length: name.length, isDenied: false }
  }
  const names = wordsOf(name)
  if (!names.length) return undefined
  const words = [...low.matchAll(/[\p{L}\d'’%-]+/gu)]
  for (let from = 0; from + names.length <= words.length; from++) {
    const slice = words.slice(from, from + names.length)
    const alike = slice.map(([word], index) => likeness(word, names[index]!, language))
    if (alike.some((each) => each === 0)) continue
    const last = slice.at(-1)!
    return { at: slice[0]!.index, length: last.index + last[0].length - slice[0]!.index, isDenied: alike.includes(-1) }
  }
  return undefined
}

/** 1: the same word; -1: its opposite; 0: another one. */
function likeness(word: string, name: string, language: Language): -1 | 0 | 1 {
  const isBent = (a: string, b: string) => language === 'sv' && a.startsWith(b) && /^(?:a|t|tt)$/.test(a.slice(b.length))
  const isSame = (a: string, b: string) =>
    a === b || isBent(a, b) || (b.length > 3 && stemOf(a, language) === stemOf(b, language))
  if (isSame(word, name)) return 1
  const opposite = { en: /^(?:un|not-|non-?)/, sv: /^(?:o|ej-)/, ja: /^未/ }[language]
  return opposite.test(word) && name.length > 3 && isSame(word.replace(opposite, ''), name) ? -1 : 0
}

function statesIn(thing: Thing, { where, left }: Reach, language: Language, isDenied: boolean): Reach {
  for (const { said, denied, kept, not } of stateWords) {
    const no = denied?.exec(left)
    const yes = no ? null : said.exec(left)
    const found = no ?? yes
    if (!found) continue
    const condition = keptAs(thing, kept, not, Boolean(no) || isDenied, language, said)
    if (condition) return { where: [...where, ...condition], left: without(left, found.index, found[0].length) }
  }
  return { where, left }
}

/** How a list keeps a state: by a tick, a choice, or a day on which it came to be so. */
function keptAs(
  thing: Thing,
  kept: RegExp,
  not: RegExp | undefined,
  isNot: boolean,
  language: Language,
  said: RegExp,
): Condition[] | undefined {
  const fits = (field: Field) => kept.test(labelled(field)) && !not?.test(labelled(field))
  const tick = thing.fields.find((field) => field.type === 'bool' && fits(field))
  if (tick) return [{ field: tick.id, when: 'is', than: !isNot }]
  for (const field of thing.fields.filter(({ type }) => type === 'select')) {
    const options = field.options ?? []
    const own = options.filter((option) => said.test(option) || kept.test(option))
    const finished = fits(field) || own.length ? undefined : null
    const named = own.length
      ? own
      : finished === undefined && fits(field)
        ? [finishedOption(language, options)!].filter(Boolean)
        : []
    if (named.length && named.length < options.length) return [isOneOf(field, named, isNot)]
  }
  const day = thing.fields.find((field) => isDay(field) && fits(field) && (!isDue(field) || came.test(field.label)))
  if (day) return [{ field: day.id, when: isNot ? 'is' : 'not', than: '' }]
  return undefined
}

const isOneOf = (field: Field, options: readonly string[], isNot: boolean): Condition => ({
  field: field.id,
  when: isNot ? 'not' : 'is',
  than: options.length > 1 ? [...options] : options[0]!,
})

/** Options of one choice that the words name: "won and lost", 失注. */
function optionsIn(thing: Thing, { where, left }: Reach, language: Language, isDenied: boolean): Reach {
  for (const field of thing.fields.filter(({ type }) => type === 'select')) {
    let rest = left
    const named: string[] = []
    let opposite = false
    for (const option of (field.options ?? []).toSorted((a, b) => b.length - a.length)) {
      const found = foundIn(rest, option, language)
      if (!found) continue
      named.push(option)
      opposite ||= found.isDenied
      rest = without(rest, found.at, found.length)
    }
    if (named.length && named.length < (field.options?.length ?? 0))
      return {
        where: [
          ...where,
          isOneOf(
            field,
            (field.options ?? []).filter((each) => named.includes(each)),
            (isDenied && rest.search(denies[language]) >= 0) !== opposite,
          ),
        ],
        left: rest,
      }
  }
  return { where, left }
}

/** Ticks by their label: "unvaccinated", アレルギーあり, "som kan simma". */
function ticksIn(thing: Thing, { where, left }: Reach, language: Language, isDenied: boolean): Reach {
  for (const field of thing.fields.filter(({ type }) => type === 'bool')) {
    const label = language === 'ja' ? field.label.replace(/の?(?:有無|可否|要否|済み?)$|[？?]$/u, '') : field.label
    const found = foundIn(left, label, language)
    if (!found) continue
    const rest = without(left, found.at, found.length).replace(
      /(?:が|の)?(?:あり|ある|有り|なし|ない)(?=の|$|\p{Script=Han}|\s)/u,
      ' ',
    )
    return { where: [...where, { field: field.id, when: 'is', than: isDenied === found.isDenied }], left: rest }
  }
  return { where, left }
}

/** "Without a phone", 電話番号がない, "saknar adress". */
function emptyIn(thing: Thing, { where, left }: Reach, language: Language, isDenied: boolean): Reach {
  const found = thing.fields
    .filter((field) => (canBeEmpty(field) || (isNumber(field) && lacks.test(left))) && field.id !== thing.titleField)
    .map((field) => ({ field, found: foundIn(left, field.label, language) }))
    .find((each) => each.found)
  if (!found || !isDenied) return { where, left }
  return {
    where: [...where, emptyOf(found.field)],
    left: without(left, found.found!.at, found.found!.length),
  }
}

const openStill =
  /\b(?:still )?(?:open|ongoing|in progress|active|pending)\b|(?<!\p{L})(?:öppna|pågående|oavslutade)(?!\p{L})|進行中|対応中/iu
/** "Open": not in a last state. */
function openIn(thing: Thing, { where, left }: Reach, language: Language): Reach {
  const found = openStill.exec(left)
  const field = thing.fields.find(
    ({ type, options = [] }) => type === 'select' && finishedOption(language, options) !== undefined,
  )
  if (!found || !field) return { where, left }
  return {
    where: [...where, isOneOf(field, closedOptions(language, field.options!), true)],
    left: without(left, found.index, found[0].length),
  }
}

/** Halves of which each says one thing: "ready but not collected". */
const halves: Record<Language, RegExp> = {
  en: /,?\s+(?:but|yet|and|that (?:are|is|have|has))\s+(?=(?:not|never|still|have|has|haven|hasn|are|is|were|older|more|over|un)\b|\p{L}+n['’]t)|\s+without (?=being|having)/giu,
  sv: /,?\s+(?:men|och|fast|som (?:är|har))\s+(?=(?:inte|ej|aldrig|fortfarande|ännu|har|är|äldre|mer|över)(?!\p{L}))|\s+(?=utan att )/giu,
  ja: /(?:で|のに|が|けど)、?(?=(?:未|まだ))|のうち|、かつ/gu,
}

/** The conditions of one half, with what is left of its words. */
function readHalf(
  model: ProjectModel,
  thing: Thing,
  half: string,
  language: Language,
  before: readonly Condition[],
  meant: Meant,
): Reach {
  const isDenied = half.search(denies[language]) >= 0
  const bare = half.replace(denies[language], ' ')
  let reach: Reach = { where: [], left: half }
  const numbers = numbersSaid({ ...model, things: [thing], pages: [] }, half, language, meant)
  if (numbers) reach = { where: numbers.where, left: numbers.left }
  else reach = daysIn(thing, { where: [], left: half }, isDenied)
  const opened = openIn(thing, reach, language)
  if (opened.where.length > reach.where.length) reach = opened
  const counted = reach.where.length
  const readers = [
    (each: Reach) => optionsIn(thing, each, language, isDenied),
    (each: Reach) => statesIn(thing, each, language, isDenied && !/未\p{Script=Han}/u.test(half)),
    (each: Reach) => ticksIn(thing, each, language, isDenied),
    (each: Reach) => emptyIn(thing, each, language, isDenied),
  ]
  for (const reader of readers) {
    const next = reader(reach)
    if (next.where.length === reach.where.length) continue
    reach = next
    break
  }
  // what stands so for so long: "ready for two weeks"
  if (!numbers && counted === 0 && reach.where.length + before.length) {
    const since = daysIn(thing, { where: [...before, ...reach.where], left: reach.left }, isDenied)
    if (since.where.length > before.length + reach.where.length)
      reach = { where: [...reach.where, since.where.at(-1)!], left: since.left }
  }
  return reach.where.length ? { where: reach.where, left: reach.left.replace(denies[language], ' ') } : { where: [], left: bare }
}

function read(model: ProjectModel, thing: Thing, said: string, language: Language, meant: Meant): Reach {
  const all: Reach = { where: [], left: '' }
  for (const half of said.split(halves[language])) {
    const { where, left } = readHalf(model, thing, half, language, all.where, meant)
    all.where.push(...where)
    all.left += ` ${left}`
  }
  // what is ready is not collected, and need not be said so
  const fixed = new Set(
    all.where.filter(({ when, than }) => when === 'is' && typeof than === 'string' && than !== '').map(({ field }) => field),
  )
  return { ...all, where: all.where.filter(({ field, when }) => when !== 'not' || !fixed.has(field)) }
}

/** What is left without names of the list, of fields that were used, and words that say nothing. */
function isAllSaid(model: ProjectModel, thing: Thing, { where, left }: Reach, language: Language): boolean {
  const used = where.map(({ field }) => thing.fields.find(({ id }) => id === field))
  // "who hasn't paid the fee": what is paid is money that the list keeps
  const owed = used.some((field) => field?.type === 'bool' && /paid|betal|払|入金/iu.test(labelled(field)))
    ? thing.fields.filter(({ type }) => type === 'money')
    : []
  const labels = [...used, ...owed].map((field) => field?.label ?? '')
  if (language === 'ja') {
    const names = [
      thing.one,
      thing.many,
      ...labels.flatMap((label) => [label, label.replace(/(?:数|状況|有無|の有無|日)$/u, '')]),
    ]
    const rest = names
      .filter((name) => name.length > 1)
      .toSorted((a, b) => b.length - a.length)
      .reduce((text, name) => text.replaceAll(name, ' '), left)
    const heads = [thing.one, thing.many]
      .flatMap((name) => [name.slice(0, 2), name.slice(-2)])
      .filter((part) => /^\p{Script=Han}{2}$/u.test(part))
    return !/[\p{Script=Han}\p{Script=Katakana}\d]/u.test(
      heads.reduce((text, name) => text.replaceAll(name, ' '), withoutEmpty(rest, 'ja')).replace(/ー/g, ''),
    )
  }
  const known = new Set(
    [...labels, thing.one, thing.many, model.name].flatMap((label) => wordsOf(label).map((word) => stemOf(word, language))),
  )
  const isOfTarget = (word: string) => resolveThing({ ...model, things: [thing] }, word, language) === thing
  // the list itself was tried first: "bikes that are ready" are repairs
  const isOther = (word: string) => resolveThing(model, word, language) !== undefined
  return wordsOf(left).every(
    (word) => !withoutEmpty(word, language) || known.has(stemOf(word, language)) || isOfTarget(word) || isOther(word),
  )
}

const namedIn = (model: ProjectModel, said: string, language: Language): Thing[] =>
  model.things.filter(({ one, many }) =>
    language === 'ja'
      ? said.includes(one) || said.includes(many)
      : wordsOf(said).some((word) =>
          [one, many].some((name) => name.toLowerCase() === word || swedishOrEnglish(word, name, language)),
        ),
  )
const swedishOrEnglish = (word: string, name: string, language: Language) =>
  language === 'sv' ? swedishStems(word).includes(name.toLowerCase()) : singular(word) === name.toLowerCase()

/** The rows that are meant; null unless everything that was said has its place in one list. */
export function rowsMeant(model: ProjectModel, said: string, language: Language, before?: RowsMeant): RowsMeant | null {
  const beside = before?.thing
  const named = namedIn(model, said, language)
  const main = mainThing(model)
  const own = model.things.filter(({ why }) => why === 'said' || why === 'edit')
  const order = [...new Set([...named, beside, main, ...own, ...model.things])].filter((thing) => thing !== undefined)
  for (const thing of order) {
    const isMeant = thing === beside || thing === main || named.includes(thing)
    const reach = read(model, thing, said, language, { isMeant, field: thing === beside ? before?.where[0]?.field : undefined })
    if (reach.where.length && isAllSaid(model, thing, reach, language)) return { thing, where: reach.where }
  }
  return null
}
