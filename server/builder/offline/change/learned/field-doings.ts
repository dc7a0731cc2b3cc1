// Acts on fields: a new one, one less, what it holds, where it stands.
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import { isStopWord } from '../../lexicon/function-words.ts'
import type { SaidField } from '../../understand/intent.ts'
import { currencyIn } from '../../understand/currency-in.ts'
import { unitOf } from '../../understand/units.ts'
import { addField, fieldSaid, type Held, holding, linkBefore } from '../added-fields.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { isColourWord } from '../readers/read-colour.ts'
import { typeNamed } from '../../lexicon/type-words.ts'
import { typeToldInSwedish } from '../../lexicon/type-words-sv.ts'
import { does, type Reading } from '../reading.ts'
import { bare, mainThing, resolveThing } from '../resolve.ts'
import { place } from '../told/deed.ts'
import { cuesOf } from '../wording/cue-words.ts'
import { deeds } from '../told/deeds.ts'
import type { ActName, TypeAct } from './acts.ts'
import { deed, type Doing, first, isName, listed, ofField, renaming } from './doing.ts'

/** To each of the fields that are named. */
const toEach =
  (doing: Doing): Doing =>
  (asked) => {
    const readings = [...new Set(asked.spans.field ?? [''])].map((field) =>
      doing({ ...asked, spans: { ...asked.spans, field: [field] } }),
    )
    const [one] = readings
    if (readings.length < 2 || readings.some((reading) => !reading)) return one ?? null
    return {
      operations: readings.flatMap((reading) => reading!.operations),
      notes: readings.flatMap((reading) => reading!.notes),
    }
  }

/** "A picture of each hive": what is kept of each row of a list is called after what it is. */
const calledByType: Readonly<Record<string, string>> = { picture: 'image', rating: 'rating', link: 'website' }

/** "A picture of what is wrong" */
const ofSomething = /(?:picture|photo|image|bild|foto|rating|betyg|link|länk)\p{L}*\s+(?:of|on|for|to|på|av|till|för)\s/iu

/** Of what is not there yet, a field of that type. */
const retyped = (type: string): Doing =>
  toEach(({ model, spans: { field }, language, text = '' }) => {
    const at = place(model, field?.[0], language)
    const isOf = calledByType[type] !== undefined && (!at || at.field.target !== undefined)
    const named = isOf ? resolveThing(model, field?.[0] ?? '', language) : undefined
    const of = named ?? (isOf && ofSomething.test(text) ? mainThing(model) : undefined)
    const concept = of && knownFields.get(calledByType[type]!)
    if (of && concept) {
      const operations: Operation[] = []
      const notes: Reading['notes'] = []
      addField(model, of, fieldSaid(concept.label[language], model, language), operations, notes, language)
      return { operations, notes }
    }
    return deeds[at ? 'retype' : 'typed'](model, { ...first(field), type }, language)
  })

/** "A number in MHz", 数字にして㎡をつけて: with the unit that stands beside. */
const besideNumber: Record<Language, RegExp> = {
  en: /\b(?:in|as|counted in|followed by|with)\s+([^\s,.]+(?: [^\s,.]+)?)[\s,.]*(?:please|after it|behind it|next to it)?[.!]*$/i,
  sv: /(?:^|\s)(?:i|med|mätt i)\s+([^\s,.]+)(?: efter| bakom)?[.!]*$/iu,
  ja: /(km\/L|km\/h|kWh|kg|cm|mm|km|ml|mg|℃|°C|㎡|m²|[gLm円分%])(?:を|で|が|に|単位)/u,
}
const counted =
  (doing: Doing): Doing =>
  (asked) => {
    const reading = doing(asked)
    const named = besideNumber[asked.language].exec(asked.text ?? '')?.[1] ?? ''
    const unit = unitOf(named.replace('㎡', 'm²').replace('℃', '°c'), asked.language)
    if (!reading || !unit) return reading
    const operations = reading.operations.map((each) => (each.op === 'retypeField' ? { ...each, unit } : each))
    const at = operations.length ? undefined : place(asked.model, asked.spans.field?.[0], asked.language)
    return at
      ? (deeds.countedIn(asked.model, { ...first(asked.spans.field), value: named }, asked.language) ?? reading)
      : { ...reading, operations }
  }

/** "The rent is in Canadian dollars" */
const priced =
  (doing: Doing): Doing =>
  (asked) => {
    const reading = doing(asked)
    const currency = currencyIn(asked.text ?? '')
    return reading && currency && currency !== asked.model.currency
      ? { ...reading, operations: [...reading.operations, { op: 'setCurrency', currency }] }
      : reading
  }

/** What is not there yet is added with that type. */
const orNewOf =
  (type: string, doing: Doing): Doing =>
  (asked) => {
    const [name = ''] = asked.spans.field ?? []
    // "bigger text" is about all of it
    const isNew = !place(asked.model, name, asked.language) && typeNamed(name) === undefined
    return isNew ? deeds.typed(asked.model, { field: name, type }, asked.language) : doing(asked)
  }

/** "E-post till ägaren", 「持ち主の電話」: what is kept of somebody who has a field already is a field beside that. */
const keptOf: Record<Language, RegExp> = {
  en: /(?:e-?mail(?: address)?|(?:phone|mobile|telephone)(?: number)?) (?:to|for|of) /iu,
  sv: /(?:e-?post(?:adress)?|mejl(?:adress)?|mail(?:adress)?|telefon(?:nummer)?|mobil(?:nummer)?|nummer) (?:till|för|på|hos) /iu,
  ja: /.の(?:メール|電話|携帯)/u,
}
const unlessKeptOf =
  (doing: Doing): Doing =>
  (asked) =>
    keptOf[asked.language].test(asked.text ?? '') ? null : doing(asked)

/** A day that is to have a time keeps its day. */
const onDay =
  (doing: Doing): Doing =>
  (asked) =>
    place(asked.model, asked.spans.field?.[0], asked.language)?.field.type === 'date'
      ? deeds.clock(asked.model, first(asked.spans.field), asked.language)
      : doing(asked)

/** Types that a word names; the others have a deed of their own. */
const typeDoings: Record<TypeAct, Doing> = {
  'type-text': retyped('text'),
  'type-number': counted(retyped('number')),
  'type-money': priced(retyped('money')),
  'type-percent': retyped('percent'),
  'type-date': retyped('date'),
  'type-time': toEach(onDay(retyped('time'))),
  'type-tick': retyped('checkbox'),
  'type-choice': toEach(deed('retype', ({ field }) => ({ ...first(field), type: 'dropdown' }))),
  'type-email': unlessKeptOf(retyped('email')),
  'type-phone': unlessKeptOf(retyped('phone')),
  'type-link': retyped('link'),
  'type-picture': retyped('picture'),
  'type-rating': retyped('rating'),
  'type-colour': retyped('colour'),
  'type-longtext': toEach(
    orNewOf(
      'long text',
      deed('roomy', ({ field }) => first(field)),
    ),
  ),
  'type-datetime': toEach(
    orNewOf(
      'date and time',
      deed('clock', ({ field }) => first(field)),
    ),
  ),
  'type-several': toEach(deed('several', ({ field }) => first(field))),
  'type-duration': toEach(deed('last', ({ field }) => first(field))),
}

/** "A second list" is counted in no seconds. */
const isOrdinal = /^second$/i

/** What a new field holds, by the words that tell it: a type, a unit of numbers, or both; null where they tell two. */
function heldBy(values: readonly string[], language: Language): Held | null | undefined {
  const types = values.flatMap((value) => typeAtEnd(value) ?? [])
  const [unit] = values.flatMap((value) =>
    typeAtEnd(value) || isOrdinal.test(value) ? [] : (unitOf(bare(value), language) ?? []),
  )
  const [type, other] = types
  // one field holds one type: the second is said of a field that was not heard
  if (type && other && type.type !== other.type) return null
  if (type) return { ...type, ...(unit && isNumeric(type.type) && { unit }) }
  const told = language === 'sv' ? values.flatMap((value) => typeToldInSwedish(value) ?? [])[0] : undefined
  return unit ? { type: 'number', unit } : told && { type: told }
}
const isNumeric = (type: SaidField['type']) => type === 'number' || type === 'int'

/** "Just a plain number": the type that the last words name. */
function typeAtEnd(value: string): ReturnType<typeof typeNamed> {
  const words = value.trim().split(/\s+/)
  return words.map((_word, from) => typeNamed(words.slice(from).join(' '))).find(Boolean)
}

/** "Ett fält för doft där man kan skriva flera rader": what it holds is told behind its name. */
const whereSv =
  /(?<=\p{L}\P{L}.*)(?:(?<!\p{L})där (?:det|man|vi|jag)(?!\p{L})|(?<!\p{L})(?:med|och)\s+(?=(?:gott om|ordentligt|plats|rum|många|flera)(?!\p{L}))|,\s+(?=(?:flera|många|bara) )).*$/iu

/** Each new field, with what is said of them: one of them what they are chosen from, each its type, or all of them one. */
const add: Doing = ({ model, spans: { name: said = [], value: values = [], option }, language, text = '' }) => {
  const host = mainThing(model)
  const tail = language === 'sv' ? whereSv.exec(text) : null
  const ahead = tail ? said.filter((name) => text.indexOf(name) < tail.index) : []
  const names = ahead.length ? ahead : said
  // a colour is wished for, and no field of that name
  if (!host || !names.length || !names.every(isName) || names.some((name) => isColourWord(name, language))) return null
  if (names.length === 1 && option && option.length > 1)
    return deeds.choose(model, { field: names[0]!, options: listed(option) }, language)
  const operations: Operation[] = []
  const notes: Reading['notes'] = []
  if (names.length === 1 && heldBy(values, language) === null) return null
  const isEach = names.length > 1 && names.length === values.length
  // "pages (whole number) and the publisher": in brackets it is said of one
  const isBehind = (name: string, value: string) => text.includes(`${name} (${value}`)
  const isOwn = (value: string) => names.length > 1 && names.some((name) => isBehind(name, value))
  names.forEach((name, at) => {
    const held = heldBy(
      values.filter((value, of) => (isOwn(value) ? isBehind(name, value) : !isEach || of === at)),
      language,
    )
    const behind = ahead.length === 1 ? heldBy([tail![0]], language) : undefined
    const where = linkBefore.test(name) ? ({ type: 'url' } as const) : undefined
    const field = holding({ ...fieldSaid(name, model, language), ...where }, held ?? behind ?? undefined)
    addField(model, host, field, operations, notes, language)
  })
  return { operations, notes }
}

/** Where the word "unit" stands, or a digit or sign, any word may be one; a verb is none. */
const saysUnit = /\bunits?\b|(?<!\p{L})enhet|単位|\p{N}/iu
const isUnit = (value: string, text: string, language: Language) =>
  language !== 'sv' || unitOf(bare(value), language) !== undefined || saysUnit.test(text)
const unit: Doing = ({ model, spans: { field, value: [value = ''] = [] }, language, text = '' }) =>
  isStopWord(value) || !isUnit(value, text, language)
    ? null
    : deeds.countedIn(model, { ...first(field), value: unitWritten(value, language) }, language)

/** キロ(kg): the one in brackets is how it is written. */
const unitWritten = (value: string, language: Language): string =>
  value.split(/[（()）]/u).findLast((each) => unitOf(bare(each), language) !== undefined) ?? value

const start: Doing = ({ model, spans: { field, value = [] }, language }) =>
  deeds.start(model, { ...first(field), value: value[0] ?? '' }, language) ??
  deeds.startOption(model, { option: value[0] ?? '' }, language)

const after: Doing = ({ model, spans, language, read }) => {
  const [at, next] = [place(model, spans.field?.[0], language), place(model, spans.other?.[0], language)]
  return at && next ? read(model, `move ${at.field.label} after ${next.field.label}`, 'en') : null
}
const before: Doing = ({ model, spans: { field, other }, language }) =>
  deeds.order(model, { ...first(field), other: other?.[0] ?? '' }, language)

const isStop = (name: string, language: Language) => language !== 'ja' && cuesOf(name.toLowerCase(), language) !== undefined

/** What is not there yet comes to stand there. */
const orNew =
  (doing: Doing): Doing =>
  (asked) => {
    const { model, spans, language } = asked
    const [name] = spans.field ?? []
    const next = place(model, spans.other?.[0], language)
    if (!next || !name || place(model, name, language) || isStop(name, language)) return doing(asked)
    const added = add({ ...asked, model: { ...model, things: [next.thing] }, spans: { name: [name] } })
    if (added?.operations.length !== 1) return null
    const moved = doing({ ...asked, model: applyOperations(model, added.operations) })
    return moved?.operations.length ? does(...added.operations, ...moved.operations) : null
  }

export const fieldDoings = {
  'add-field': add,
  'remove-field': deed('drop', ({ field }) => ({ fields: listed(field) })),
  'hide-field': ofField((label) => `hide ${label}`),
  'rename-field': renaming('field'),
  require: deed('require', ({ field }) => ({ fields: listed(field) })),
  relax: deed('relax', ({ field }) => ({ fields: listed(field) })),
  ...typeDoings,
  'own-list': deed('own', ({ field, part }) => ({ ...first(field), ...(part && { fields: listed(part) }) })),
  unit,
  start,
  'order-before': orNew(before),
  'order-after': orNew(after),
  'order-first': ofField((label) => `move ${label} first`),
  'order-last': ofField((label) => `move ${label} last`),
} satisfies Partial<Record<ActName, Doing>>
