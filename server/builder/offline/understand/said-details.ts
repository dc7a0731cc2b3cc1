// What is said of the noun before: the stations of its way, its unit of measure.
import type { FieldType } from '../model.ts'
import type { Language } from '#shared/languages.ts'
import { knownFields, knownThings, optionLabel } from '../lexicon/lexicon.ts'
import { typeNamed } from '../lexicon/type-words.ts'
import { addField } from './add-said.ts'
import type { Chunk, Item } from './chunks.ts'
import type { Intent, SaidField, SaidThing } from './intent.ts'
import type { State } from './reading-state.ts'
import { optionsIn } from './options-in.ts'
import { capitalised, idOf } from './said.ts'

const stationsMin = 3
/** "from idea to draft to final": the stations of a way, as options of a status. */
export function stationsAfter(items: readonly Item[], from: number, text: string): { names: string[]; end: number } | null {
  const opening = items[from + 1]
  if (opening?.kind === 'mark' && opening.word === '(') {
    const end = items.findIndex((item, at) => at > from && item.kind === 'mark' && item.word === ')')
    const names = end < 0 ? [] : optionsIn(text.slice(opening.start, items[end]!.start))
    return names.length ? { names, end } : null
  }
  const names: string[] = []
  let at = from + 1
  // "from received to in repair"
  const skip = () => {
    const item = items[at]
    if (item?.kind === 'mark' && /^(in|on|under|på|i)$/.test(item.word)) at++
  }
  for (skip(); items[at]?.kind === 'chunk'; at += 2, skip()) {
    names.push(capitalised((items[at] as Chunk).text || (items[at] as Chunk).domainText || ''))
    const next = items[at + 1]
    if (next?.kind !== 'mark' || !/^(to|till|and|och|or)$/.test(next.word)) break
  }
  return names.length >= stationsMin && names.every(Boolean) ? { names, end: at } : null
}

/** "Kanban: asked, agreed, delivered": behind a board's name stand its columns, unless it is lists or what has fields. */
export const areStations = (board: Chunk, listed: readonly Item[], having: ReadonlySet<string>): boolean =>
  board.text === '' &&
  board.cues.some(({ kind, id }) => kind === 'view' && id === 'board') &&
  !listed.some((each) => (each.kind === 'chunk' ? each.thing && each.plural : having.has(each.word)))

const steps = new Map<Language, Set<string>>()
/** What the lexicon's things can be in, and what is done with them: new, waiting, paid. */
function stepsOf(language: Language): Set<string> {
  const known = steps.get(language)
  if (known) return known
  const uses = [...knownThings.values()].flatMap(({ fields }) => fields.filter(({ concept }) => concept === 'status'))
  const built = new Set(uses.flatMap(({ options = [] }) => options.map((option) => optionLabel(option, language).toLowerCase())))
  steps.set(language, built)
  return built
}
const step = /(?:ed|ing|en|ready|done|new|open|late|paid|sent|sold|due)$|(?:ad|at|ade|at|ar|klar|klart|ny|nytt|öppen)$|[済中]/
/** "left/right/bottle" are kinds, "asked/agreed/delivered" stations of a way. */
export const isWay = (options: readonly string[], language: Language): boolean =>
  options.filter((option) => stepsOf(language).has(option.toLowerCase()) || step.test(option.toLowerCase())).length * 2 >=
  options.length

/** The status or the type of a thing, which it has from now on; what was said of none is loose. */
export function choiceOf(intent: Intent, thing: SaidThing | null, id: 'status' | 'type'): SaidField {
  const label = capitalised(knownFields.get(id)!.label[intent.language])
  const field: SaidField = { id, label, type: 'select', concept: id, options: [] }
  addField(intent, thing, field)
  return thing?.fields.find((each) => each.id === id) ?? field
}

/** Gives what was said last a unit: a field becomes a number, a thing gets its quantity. */
const inPercent: Record<Language, string> = { en: 'in percent', sv: 'i procent', ja: '（％）' }

export function measured(intent: Intent, last: NonNullable<State['last']>, unit: string) {
  if (last.field) {
    // "size in ml" is measured, and no choice of small and large
    if (last.field.concept === 'size' && last.field.type === 'select') {
      Object.assign(last.field, { type: 'number' })
      delete last.field.options
      delete last.field.concept
    }
    // "gain, gain in percent": two
    const before = intent.prompt.slice(0, last.chunk.start).toLowerCase()
    if (unit === '%' && before.includes(last.field.label.toLowerCase()) && last.field.type !== 'percent') {
      const owner = intent.things.find(({ fields }) => fields.includes(last.field!)) ?? null
      const label = `${last.field.label} ${inPercent[intent.language]}`
      return addField(intent, owner, { id: idOf(label), label, type: 'percent' })
    }
    // a "margin in percent" is no amount
    if (unit === '%' && ['text', 'money', 'int', 'number'].includes(last.field.type)) last.field.type = 'percent'
    // an "amount in grams" is none of money
    if (last.field.type === 'money' && last.field.concept === 'amount') {
      delete last.field.concept
      last.field.type = 'number'
    }
    if (last.field.type === 'text') last.field.type = 'number'
    if (['int', 'number'].includes(last.field.type)) last.field.unit = unit
  } else if (last.thing) {
    const known = knownFields.get('quantity')!
    addField(intent, last.thing, {
      id: 'quantity',
      label: capitalised(known.label[intent.language]),
      type: 'number',
      concept: 'quantity',
      unit,
    })
  }
}

const yesOrNo = /^(?:yes|y|ja|j|はい|有|true)\/(?:no|n|nej|いいえ|無|false)$/i
/** "(yes/no)" behind a field. */
export const isYesOrNo = (options: readonly string[]): boolean => yesOrNo.test(options.join('/'))

/** "Days (Mon, Tue, Wed)": one of the week, and no date. */
export const areWeekdays = (options: readonly string[]): boolean =>
  options.length > 1 && options.every((option) => weekday.test(option))
const weekday =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|(?:mån|tis|ons|tors?|fre|lör|sön)(?:dag(?:ar)?)?|[月火水木金土日](?:曜日?)?)$/i

/** "Bought (date)": what a field was said to hold; answers whether a type was said. */
export function setType(field: SaidField, said: string): boolean {
  const named = typeNamed(said)
  if (!named) return false
  const isSame = field.type === named.type || (named.type === 'number' && (field.type === 'int' || field.type === 'money'))
  if (isSame) return true
  Object.assign(field, { type: named.type, ...(named.unit && { unit: named.unit }) })
  if (named.type !== 'select') delete field.options
  if (field.concept && knownFields.get(field.concept)?.type !== named.type) delete field.concept
  return true
}

/** "status planned / done / cancelled", 優先度 高／中／低: a name, and three choices or more behind it. */
export const nameWithChoices = /^(?<name>.+?)[ :：]+(?<choices>[^/／]+(?:[/／][^/／]+){2,})$/u

const level =
  /^(?:none|(?:very )?(?:low|bad|poor|weak|mild|light|small|good|high|strong|severe|hard|easy)|middle|medium|moderate|fair|ok(?:ay)?|normal|average|great|excellent|large|inga?|(?:mycket )?(?:lågt?|dåligt?|svagt?|lindrigt?|lätt|litet?|bra|högt?|starkt?|svårt?|kraftigt?)|medel|måttligt?|okej|normalt?|utmärkt|stort?|なし|無し|[低中高弱強軽重良悪小大可優]|低い|高い|弱い|強い|良い|悪い|普通|ふつう)$/iu
/** "pain level (low, middle, high)" is told in words, whatever it is counted in elsewhere. */
export const areLevels = (options: readonly string[]): boolean =>
  options.length > 1 && options.every((option) => level.test(option.trim()))

/** "Progress (not started, working, delivered)" is no percentage. */
export const areSteps = (type: FieldType, options: readonly string[]): boolean =>
  type === 'percent' && options.length > 1 && options.every((option) => !/\d/.test(option))

/** What can be nothing but choices, whatever the field is otherwise. */
export const areToldChoices = (options: readonly string[]): boolean =>
  isYesOrNo(options) || areWeekdays(options) || areLevels(options)

/** The choices a field was given; yes and no are a box to tick, whatever its name sounds like. */
export function setOptions(field: SaidField, options: string[]): void {
  if (areWeekdays(options)) {
    delete field.concept
    delete field.unit
    // one is chosen: "days (Mon, Tue)"
    field.label = field.label.replace(/^Days$/, 'Day').replace(/^Dagar$/, 'Dag')
  }
  if (field.type === 'percent') delete field.concept
  if (!isYesOrNo(options)) return void Object.assign(field, { type: 'select', options })
  field.type = 'bool'
  delete field.options
  if (field.concept && knownFields.get(field.concept)?.type !== 'bool') delete field.concept
}

const stationNouns = /^(?:stages|statuses|phases|columns)$/
/** "Lead tracker with stages: new, won": they are the stages of the leads, and no list; false where nothing was taken. */
export function takeStations(
  intent: Intent,
  state: State,
  { thing }: { thing?: SaidThing },
  noun: string,
  options: string[],
): boolean {
  if (options.length < 2 || !stationNouns.test(noun) || !thing || thing.known || intent.things[0] === thing) return false
  intent.things = intent.things.filter((each) => each !== thing)
  setOptions(choiceOf(intent, intent.things[0]!, 'status'), options)
  Object.assign(state, { subject: intent.things[0], last: null })
  return true
}
