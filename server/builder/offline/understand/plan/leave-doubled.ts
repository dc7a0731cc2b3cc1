// What was heard twice and is told once: "vad som gjordes" beside the work done, 有無 of 異常の有無, "Couple name" of the couple's name; and a list
// that only the heading names ("gym equipment log, machines with …, repairs with …") beside the lists that were told of.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { toolEntryOf } from '../../lexicon/tool-entries.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { capitalised } from '../said.ts'

const workDone: Record<Language, RegExp> = {
  en: /^(?:what|work) (?:was |has been |they |we |i |he |she |got )?(?:done|did)$/i,
  sv: /^vad (?:som |vi |man |de |jag |han |hon )?(?:har )?(?:gjordes|gjort|gjorts|gjorde|utfördes|utförts)$/i,
  ja: /^(?:やったこと|した(?:こと|作業)|行った(?:こと|作業))$/u,
}
const felt = /^how (?:it|they|he|she|i) (?:felt|was|were)$|^hur (?:det|jag|hon|han|de) (?:kändes|mådde|gick)$/i
const plainly = (label: string) => label.toLowerCase().replace(/['’]s\b/g, '')

/** Whether `field` says no more than `other`, which stands beside it. */
function isSaidBy(field: SaidField, other: SaidField, { prompt, language }: Intent): boolean {
  if (other.concept === 'workDone' && !field.concept && workDone[language].test(field.label)) return true
  if (other.concept === 'mood' && !field.concept && felt.test(field.label)) return true
  if (field.type === 'select' && other.type === 'select' && !field.concept && !other.thing && sameChoices(field, other))
    return true
  if (language !== 'ja') return plainly(field.label) === plainly(other.label) && field.type === other.type
  const isTail = other.label.endsWith(`の${field.label}`) && field.type === other.type
  return isTail && prompt.split(field.label).length === prompt.split(other.label).length
}
const sameChoices = ({ options = [] }: SaidField, other: SaidField): boolean =>
  options.length > 0 && options.toSorted().join() === (other.options ?? []).toSorted().join()

/** "Kunder med adress, stämningar med datum", 備品は…。貸出は借りた人: what opens another list is no field of the one before it. */
function opensList({ label, concept }: SaidField, said: SaidThing, { things, prompt, language }: Intent): boolean {
  const others = things.filter((other) => other !== said && other.fields.length > 0)
  if (language === 'ja') {
    const [front = '', behind] = label.split(/は(?=.)/u)
    return behind !== undefined && others.some(({ one }) => one.endsWith(front))
  }
  const low = label.toLowerCase()
  const isOnce = prompt.toLowerCase().split(low).length === 2
  return concept === undefined && isOnce && others.some(({ one, many }) => many !== one && many.toLowerCase() === low)
}

export function leaveDoubled(intent: Intent): void {
  for (const said of intent.things) {
    // of two that say the same the one that is written so stays
    const isWritten = ({ label }: SaidField) => intent.prompt.toLowerCase().includes(label.toLowerCase())
    const left: SaidField[] = []
    for (const field of said.fields.toSorted((one, other) => Number(isWritten(one)) - Number(isWritten(other)) || -1))
      if (said.fields.some((other) => other !== field && !left.includes(other) && isSaidBy(field, other, intent)))
        left.push(field)
    said.fields = said.fields.filter((field) => !left.includes(field) && !opensList(field, said, intent))
  }
  if (intent.language === 'ja') {
    leaveOwners(intent)
    leaveVisited(intent)
    leaveWholes(intent)
  }
  leaveHeading(intent)
  leaveTitle(intent)
  takeCards(intent)
  leaveToolsOfLists(intent)
}

/** お客様は名前、車のナンバー: of a car nothing more is kept than what stands among their fields. */
function leaveOwners(intent: Intent): void {
  const { things, prompt } = intent
  for (const said of things.filter(
    ({ implied, fields, parents, known }) => implied && !fields.length && !parents.length && !known?.entry.actor,
  )) {
    const held = things
      .flatMap(({ fields }) => fields)
      .find(({ label }) => new RegExp(`[、は：（]${said.one}の${escaped(label)}`, 'u').test(prompt))
    if (!held) continue
    held.label = `${said.one}の${held.label}`
    intent.things = intent.things.filter((each) => each !== said)
    for (const each of intent.things) each.parents = each.parents.filter((parent) => parent !== said)
  }
}

const without = (intent: Intent, left: (said: SaidThing) => boolean): void => {
  intent.things = intent.things.filter((said) => !left(said))
  for (const each of intent.things) each.parents = each.parents.filter((parent) => intent.things.includes(parent))
}

/** Kept by who goes there: one's own outings, called by the word for the place. */
const visits = new Set(['onsenVisit', 'saunaVisit', 'museumVisit', 'templeStamp', 'concertVisit'])
/** 銭湯の回数券: whose tickets they are is no list of baths that somebody has been to. */
function leaveVisited(intent: Intent): void {
  const isVisited = (said: SaidThing) =>
    visits.has(said.known?.id ?? '') && (said.implied === true || said.whose === true) && !said.fields.length && !said.naming
  without(intent, (said) => isVisited(said) && intent.things.some((each) => each !== said && each.parents.includes(said)))
}

/** レンタル着物の在庫と予約：着物（柄、色）: the word of the heading is told of by its last part, with its fields. */
function leaveWholes(intent: Intent): void {
  const partOf = ({ one, known, fields }: SaidThing) =>
    known || fields.length > 1
      ? undefined
      : intent.things.find((other) => other.fields.length > 1 && one !== other.one && one.endsWith(other.one))
  for (const said of intent.things) partOf(said)?.fields.push(...said.fields)
  without(intent, (said) => partOf(said) !== undefined)
}

/** What was told of with its fields: so many such lists need no other that is nothing but a word. */
const listsMin = 2
const sheets: Record<Language, RegExp> = {
  en: /^[^,.:;\n]*?(?<name>\p{L}[\p{L} ]*?)s? (?:log|logbook|tracker|tracking|register|management|database|system|app|tool|book|records?|organi[sz]er|planner)(?=\s*[,.:;\n–-])/iu,
  sv: /^[^,.:;\n]*?(?<name>\p{L}[\p{L} ]*?)s?(?:logg|register|hantering|system|app|bok|databas|planering|rapportering)(?:en|et)?(?=\s*[,.:;\n–-])/iu,
  ja: /^[^、。：\n]*?(?<name>[\p{Script=Han}\p{Script=Katakana}ー]+?)の?(?:管理|記録|台帳|アプリ|システム|一覧)(?=[、。：\n]|です|を|$)/u,
}
/** "Gym equipment log, machines with …, repairs with …": the heading's word is no list beside those that were told of. */
function leaveHeading(intent: Intent): void {
  const { things, prompt, language } = intent
  if (things.filter(({ fields }) => fields.length > 1).length < listsMin) return
  const sheet = sheets[language].exec(prompt)?.[0].toLowerCase() ?? ''
  // 子ども服のリユース店。商品は…
  const first = language === 'ja' ? (/^[^。：:\n]*(?=[。：:\n].)/u.exec(prompt)?.[0] ?? '') : ''
  const isPointedAt = (said: SaidThing) =>
    things.some(
      ({ parents, fields }) =>
        parents.includes(said) || fields.some(({ thing }) => thing !== undefined && thing === said.known?.id),
    )
  const isHeading = (said: SaidThing) => {
    const { one, many, fields, views, parents, known, implied } = said
    if (fields.length || views.length || parents.length || known?.entry.actor || (!implied && isPointedAt(said))) return false
    const names = [one, many, ...(known?.nouns[language].all ?? [])].map((name) => name.toLowerCase())
    const head = implied ? first : sheet
    const rest = prompt.toLowerCase().slice(head.length)
    const inHead = names.filter((name) => head.includes(name))
    return inHead.length > 0 && !inHead.some((name) => rest.includes(name))
  }
  intent.things = things.filter((said) => !isHeading(said))
  for (const said of intent.things) said.parents = said.parents.filter((parent) => intent.things.includes(parent))
}

const cards = 'flashcard'
/** 英単語帳：単語、意味、例文: what is told with its fields is what stands on the cards, and there are no others beside them. */
function takeCards({ tools, things, language }: Intent): void {
  if (!tools.has('flashcards') || things.some(({ known }) => known?.id === cards)) return
  const told = things.filter(({ known, fields }) => !known && fields.length > 1)
  const [list] = told
  if (!list || told.length > 1) return
  const known = knownThings.get(cards)!
  const { one, many, all } = known.nouns[language]
  // 英検準一級の単語カード: what they are learned for is no name of the words
  const isNamedSo = all.some((name) => list.one.toLowerCase().includes(name))
  Object.assign(list, { known, ...(!isNamedSo && { one: capitalised(one), many: capitalised(many) }) })
}

/** So many lists behind a title are all of it. */
const titledMin = 3
/** "Matlådor: vi vill ha beställningar, kunder, menyer", "Event ticketing: events, tickets, attendees": a title over lists, unless it is of them. */
function leaveTitle(intent: Intent): void {
  const [title, ...rest] = intent.prompt.toLowerCase().split(/[:：]| (?:with|med) /u)
  if (!rest.length || rest.join(':').includes('\n')) return
  const isTitle = ({ one, many, fields, views, parents, known }: SaidThing) => {
    const others = intent.things.filter((other) => other.one !== one)
    const isOf = others.some((other) => known?.fields.some(({ target }) => target !== undefined && target === other.known?.id))
    const names = [one, many].map((name) => name.toLowerCase())
    const isBare = fields.length + views.length + parents.length === 0 || others.some((other) => other.known === known && known)
    return (
      names.includes(title!.trim()) &&
      others.length >= titledMin &&
      !isOf &&
      isBare &&
      !names.some((name) => rest.join(' ').includes(name))
    )
  }
  intent.things = intent.things.filter((said) => !isTitle(said))
  for (const said of intent.things) said.parents = said.parents.filter((parent) => intent.things.includes(parent))
}

/** "Piano tuner: clients, their pianos (make, model), tunings": what is tuned is no piano to play on. */
function leaveToolsOfLists({ tools, things, prompt, language, isLikeKnown }: Intent): void {
  // the tool of a known product is what it is for
  if (isLikeKnown || !things.some(({ fields }) => fields.length > 1)) return
  const low = prompt.toLowerCase()
  for (const tool of tools) {
    const words = toolEntryOf(tool)[language][2].split(/[,、]\s*/)
    const isList = things.some(({ one }) => words.includes(one.toLowerCase()))
    if (isList || words.some((word) => worked[language].some((work) => low.includes(work.replace('~', word))))) tools.delete(tool)
  }
}
const worked: Record<Language, readonly string[]> = {
  en: ['~ tuner', '~ tuning', '~ teacher', '~ repair', '~ technician'],
  sv: ['~stämm', '~lärare', '~reparat', '~tekniker'],
  ja: ['~調律', '~教室', '~の先生', '~修理', '~講師'],
}
