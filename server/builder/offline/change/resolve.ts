// Finds what a wish names in the model: by its label first, then by the words the lexicon knows for it.
import type { Language } from '#shared/languages.ts'
import { isDay } from '../field-kinds.ts'
import { singular, swedishStems } from '../lexicon/inflect.ts'
import { phraseKey, type Reading, readingsOf } from '../lexicon/lexicon.ts'
import type { Field, ProjectModel, Thing } from '../model.ts'
import { isSameDay } from './choices/days-as-choices.ts'
import { readingsOfPhrase } from '../understand/tokens.ts'

const articles =
  /^(?:the|a|an|my|our|their|its|his|her|both|all|every|each|new|another|en|ett|den|det|de|alla|mina|våra|ny|nytt)\s+/i
/** A phrase without article and quotes. */
export const bare = (text: string): string => {
  const trimmed = text
    .trim()
    .replace(/^["“”'「『]+|["“”'」』.。!]+$/g, '')
    .trim()
  const shorter = trimmed.replace(articles, '')
  return shorter === trimmed ? trimmed : bare(shorter)
}

const formsOf = (text: string, language: Language): string[] => {
  const key = phraseKey(bare(text))
  if (language === 'ja') return [key]
  const at = key.lastIndexOf(' ') + 1
  const last = key.slice(at)
  return (language === 'sv' ? swedishStems(last) : [last, singular(last)]).map((form) => key.slice(0, at) + form)
}
const isSame = (a: string, b: string, language: Language) => {
  const forms = new Set(formsOf(a, language))
  return formsOf(b, language).some((form) => forms.has(form))
}
/** "bekräftade" and "avbokat" are bekräftad and avbokad. */
const bent = (text: string, language: Language) =>
  language === 'sv' ? text.replace(/(?:at|ade)$/i, 'ad').replace(/(?<=[^aeiouyåäö])[at]$/i, '') : text

export const readingsIn = (text: string, language: Language): readonly Reading[] => {
  const key = bare(text).toLowerCase()
  return language === 'ja' ? (readingsOf('ja').get(key) ?? []) : readingsOfPhrase(phraseKey(key), language)
}

/** The thing a phrase names: "tasks", "the task list" … The wish may be in another language than the project. */
export function resolveThing(model: ProjectModel, text: string, language: Language): Thing | undefined {
  const whole = bare(text)
  const phrase = whole
    .replace(/\s+(?:list|table|page|records?|entries|listan|tabellen|sidan)$/i, '')
    .replace(/(?:一覧|リスト|ページ)$/, '')
  if (!phrase) return undefined
  // "time entries" is a name of its own, "task entries" only says that tasks are meant
  const labelled = (name: string) =>
    model.things.find((thing) => isSame(thing.many, name, language) || isSame(thing.one, name, language))
  const byLabel = labelled(whole) ?? labelled(phrase)
  // a "waiting list" is more than what it is a list of
  const concepts = [...(phrase === whole ? [] : readingsIn(whole, language)), ...readingsIn(phrase, language)]
    .filter((reading) => reading.kind === 'thing')
    .map((reading) => reading.id)
  return (
    byLabel ??
    model.things.find((thing) => concepts.includes(thing.concept ?? '')) ??
    byHead(model, phrase, language) ??
    (language === 'ja' ? asRecord(model, phrase) : undefined)
  )
}

/** 「来店記録」 of 来店, which is a record of somebody on a day; 「会員の記録」 is none of the members. */
function asRecord(model: ProjectModel, phrase: string): Thing | undefined {
  const name = /^(.{2,}?)(?<!の)(?:記録|履歴|台帳|日誌)$/u.exec(phrase)?.[1]
  const isRecord = ({ fields }: Thing) => fields.some(isDay) && fields.some(({ target }) => target !== undefined)
  return name ? model.things.find((thing) => thing.one === name && isRecord(thing)) : undefined
}

/** "orders" of "Repair orders", "order" i "Reparationsorder", 自転車 of 貸し自転車: the only one whose name ends so. */
function byHead(model: ProjectModel, phrase: string, language: Language): Thing | undefined {
  const isLong = phrase.length >= headMin[language]
  if (!isLong || /\s/.test(phrase)) return undefined
  const forms = formsOf(phrase, language)
  const found = model.things.filter((thing) =>
    [thing.one, thing.many].some((name) =>
      formsOf(name, language).some((own) => forms.some((form) => endsSo(own, form, language))),
    ),
  )
  return found.length === 1 ? found[0] : undefined
}
/** "Bil" of "hyrbilar". */
const headMin: Record<Language, number> = { en: 4, sv: 3, ja: 2 }
/** Endings of nouns that are words of their own, too: "het" is no "lägenhet". */
const endingsSv = new Set(['het', 'ing', 'are', 'tur', 'ans', 'ens', 'lek', 'dom', 'ist', 'ent', 'kan', 'var', 'ned', 'and'])
const endsSo = (name: string, form: string, language: Language): boolean =>
  name.endsWith(` ${form}`) ||
  (language === 'sv' && form.length >= headMin.sv && !endingsSv.has(form) && name.endsWith(form)) ||
  (language === 'ja' && name.endsWith(form))

/** The "cost" of "Cost of beans": the only one that begins so. */
function headNamed(pairs: readonly { thing: Thing; field: Field }[], phrase: string) {
  const found = pairs.filter(({ field: { label } }) => label.toLowerCase().startsWith(`${phrase.toLowerCase()} of `))
  return found.length === 1 ? found[0] : undefined
}

/** 「金額」 of 「見込み金額」: the only one that is called so at its end or its start; 「保護者」 is none of its 「保護者の電話」. */
function shortened(pairs: readonly { thing: Thing; field: Field }[], phrase: string, language: Language) {
  if (language !== 'ja' || phrase.length < 2) return undefined
  const owner = pairs[0]?.thing
  const found = pairs.filter(
    ({ thing, field: { label } }) =>
      thing === owner && (label.endsWith(phrase) || (label.startsWith(phrase) && label[phrase.length] !== 'の')),
  )
  return found.length === 1 ? found[0] : undefined
}

/** The field a phrase names, on the given thing if it has one of that name, else on the first that has. */
export function resolveField(
  model: ProjectModel,
  text: string,
  language: Language,
  prefer?: Thing,
): { thing: Thing; field: Field } | undefined {
  const owned = language === 'ja' ? /^(.+)の(.+?)$/.exec(bare(text)) : null
  const owner = owned ? resolveThing(model, owned[1]!, language) : undefined
  if (owner) {
    const found = resolveField(model, owned![2]!, language, owner)
    if (found?.thing === owner) return found
  }
  const phrase = bare(text)
    .replace(/\s+(?:field|column|fältet|kolumnen|fält)s?$/i, '')
    .replace(/の?(?:項目|欄|フィールド|列|カラム|部分|ところ|データ|選択肢|候補)$/, '')
  if (!phrase) return undefined
  const first = prefer ?? aboutThing(model)
  const things = first ? [first, ...model.things.filter((thing) => thing !== first)] : model.things
  const pairs = things.flatMap((thing) => thing.fields.map((field) => ({ thing, field })))
  const whose = ownedBy(model, phrase, language)
  // "attendance status" is called so, and no status of the attendance records
  const called = whose && pairs.find(({ field }) => isSame(field.label, phrase, language))
  if (called) return called
  const own = whose && resolveField(model, whose.name, language, whose.thing)
  if (own?.thing === whose?.thing && own) return own
  const concepts = readingsIn(phrase, language)
    .filter((reading) => reading.kind === 'field')
    .map((reading) => reading.id)
  return (
    pairs.find(({ field }) => isSame(field.label, phrase, language)) ??
    pairs.find(({ field }) => concepts.includes(field.concept ?? '')) ??
    pairs.find(({ field }) => phraseKey(field.id) === phraseKey(phrase)) ??
    pairs.find(({ field }) => isSame(bent(field.label, language), bent(phrase, language), language)) ??
    shortened(pairs, phrase, language) ??
    headNamed(pairs, phrase) ??
    dueNamed(pairs, phrase) ??
    tickNamed(pairs, phrase) ??
    whoNamed(pairs, phrase)
  )
}

/** "Who hosted", of a field that is called Hosted by. */
function whoNamed(pairs: readonly { thing: Thing; field: Field }[], phrase: string) {
  const [, did] = /^who (?:has |had |was |is )?(\p{L}+)(?: (?:it|them|this|that|each))?$/iu.exec(phrase) ?? []
  return did === undefined ? undefined : pairs.find(({ field }) => isSame(field.label, `${did} by`, 'en'))
}

/** "Subs paid", of a tick that is called Subs. */
function tickNamed(pairs: readonly { thing: Thing; field: Field }[], phrase: string) {
  const [, named] = /^(.{3,}) (?:paid|done|sent|returned|received|given|signed|completed?|checked|collected)$/i.exec(phrase) ?? []
  return named === undefined ? undefined : pairs.find(({ field }) => field.type === 'bool' && isSame(field.label, named, 'en'))
}

/** "The due date" of a list that has one day by which something is due, whatever it is called. */
function dueNamed(pairs: readonly { thing: Thing; field: Field }[], phrase: string) {
  if (!/^(?:due(?: date)?|deadline|due day)$/i.test(phrase)) return undefined
  return pairs.find(
    ({ field }) => (field.type === 'date' || field.type === 'datetime') && /\bdue\b|\bdeadline\b/i.test(field.label),
  )
}

/** "the customer's phone", "the contact name", "kundens telefon": of what, and what. */
function ownedBy(model: ProjectModel, phrase: string, language: Language): { thing: Thing; name: string } | undefined {
  const found =
    language === 'en'
      ? (/^(.+?)(?:'s|s'|’s)\s+(.+)$/i.exec(phrase) ?? /^(\p{L}+)\s+(.+)$/iu.exec(phrase))
      : language === 'sv'
        ? /^(\p{L}+s)\s+(.+)$/iu.exec(phrase)
        : null
  if (!found) return undefined
  const owner = found[1]!
  const thing = resolveThing(model, language === 'sv' ? owner.slice(0, -1) : owner, language)
  return thing && { thing, name: found[2]! }
}

/** "low priority", "the status open", "優先度の高": the option without the name of its field. */
function withoutLabel(text: string, label: string, language: Language): string {
  const whole = bare(text)
  if (language === 'ja') return whole.startsWith(label) ? bare(whole.slice(label.length).replace(/^[のが]/, '')) : ''
  const words = whole.split(/\s+/)
  if (words.length < 2) return ''
  if (isSame(words.at(-1)!, label, language)) return words.slice(0, -1).join(' ')
  return isSame(words[0]!, label, language) ? bare(words.slice(1).join(' ')) : ''
}

/** A select field and one of its options. */
export function resolveOption(
  model: ProjectModel,
  text: string,
  language: Language,
): { thing: Thing; field: Field; option: string } | undefined {
  const first = aboutThing(model)
  for (const thing of first ? [first, ...model.things.filter((each) => each !== first)] : model.things)
    for (const field of thing.fields) {
      if (field.type !== 'select') continue
      const named = withoutLabel(text, field.label, language)
      const option =
        field.options?.find((each) => isSame(each, text, language) || (named && isSame(each, named, language))) ??
        field.options?.find((each) => isSame(bent(each, language), bent(bare(text), language), language)) ??
        field.options?.find((each) => isSameDay(each, bare(text), language))
      if (option) return { thing, field, option }
    }
  return undefined
}

const aboutThing = (model: ProjectModel): Thing | undefined => model.things.find(({ id }) => id === model.about)

/** The thing a wish without a named one is about: what its words point to, else that of the first page that shows one. */
export const mainThing = (model: ProjectModel): Thing | undefined => {
  const about = aboutThing(model)
  if (about) return about
  const shown = model.pages.find((page) => page.thing && page.kind !== 'landing')?.thing
  return model.things.find((thing) => thing.id === shown) ?? model.things[0]
}
