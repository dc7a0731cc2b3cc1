// "Total = price x quantity", "age from birthday", "days left", "total per customer": fields that are worked out.
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import type { FieldType, ProjectModel, Thing } from '../../model.ts'
import { canGroup, isNumber, isDay } from '../../field-kinds.ts'
import type { Formula, Operand, Sign } from '../../formulas.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { inferType } from '../../understand/infer-type.ts'
import { capitalised } from '../../understand/said.ts'
import { does, nothing, tells, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import { linkTo } from '../new-lists.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { bare, mainThing, resolveField, resolveThing } from '../resolve.ts'
import { conceptOf, isDue, narrowings, numberFor, type Place } from '../said-parts.ts'
import { operandsFor, type Terms } from './operands.ts'
import { readDayAfter } from './read-day-after.ts'
import { readBetween, readNextDay } from './read-days.ts'
import { readDerived } from './read-derived.ts'
import { totalsOf } from '../summed.ts'
import { worksOut } from '../works-out.ts'

const signs: readonly (readonly [RegExp, Sign])[] = [
  [
    /\s*(?:×|✕|＊|\*|(?<=\s)x(?=\s)|\b(?:times|multiplied (?:by|with)|gånger|multiplicerat med)\b|[をに]?かける|掛ける)\s*/gi,
    '*',
  ],
  [/\s*(?:÷|／|(?<=\s)\/(?=\s)|\b(?:divided by|delat (?:med|på)|genom)\b|[をで]?割る)\s*/gi, '/'],
  [/\s*(?:＋|\+|\b(?:plus|added to)\b|足す)\s*/gi, '+'],
  [/\s*(?:−|–|－|(?<=\s)-(?=\s)|\b(?:minus|less)\b|引く)\s*/gi, '-'],
]
const marks: Record<Sign, string> = { '*': '\ue001', '/': '\ue002', '+': '\ue003', '-': '\ue004' }

/** Operands and the signs between them, or null when there is no sign. */
function termsIn(text: string): Terms | null {
  const marked = signs.reduce((left, [pattern, sign]) => left.replace(pattern, marks[sign]), text)
  const found = [...marked.matchAll(/[\ue001-\ue004]/g)].map(([mark]) =>
    (Object.keys(marks) as Sign[]).find((sign) => marks[sign] === mark)!,
  )
  return found.length ? { operands: marked.split(/[\ue001-\ue004]/).map((part) => part.trim()), signs: found } : null
}

const equations: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:(?:add|show|calculate|compute|work out|make|have|create|set|include)\s+(?:me\s+|us\s+)?)?(?:an?\s+|the\s+)?(?:(?:field|column)\s+(?:called\s+|named\s+)?)?(.+?)\s*(?:=|\bequals\b|\b(?:that|which)\s+(?:is|equals)\b|\bshould be\b|\bmust be\b|\bis\b|\bcalculated (?:as|from|by)\b|\bas\b|\bfrom\b|\bby multiplying\b|:|\()\s*(.+?)\)?$/i,
    /^(?:multiply|calculate)\s+()(.+)$/i,
  ],
  sv: [
    /^(?:(?:lägg till|visa|räkna ut|beräkna|gör|skapa|sätt)\s+)?(?:en\s+|ett\s+)?(?:(?:fält|kolumn)\s+(?:som heter\s+)?)?(.+?)\s*(?:=|\s(?:är lika med|som är|ska vara|är|beräknas som|som|av)\s|:|\()\s*(.+?)\)?$/i,
  ],
  ja: [
    /^(.+?)(?:＝|=|は|を|：|（)(.+?)）?(?:で(?:自動)?(?:計算|算出).*|として.*|を(?:計算|追加|表示|見|出).*|に(?:する|して).*|です)?$/,
  ],
}

export function readFormula(model: ProjectModel, clause: Clause, language: Language): Reading {
  const { text } = clause
  const after = readDayAfter(model, text, language)
  if (after?.operations.length) return after
  for (const form of equations[language]) {
    const found = form.exec(text)
    const terms = found && termsIn(found[2]!)
    if (!found || !terms) continue
    const name = bare(found[1]!).replace(/\s+(?:field|column|fält|kolumn)$/i, '')
    const reading = calculation(model, name, terms, language)
    if (reading.operations.length) return reading
  }
  return (
    readBetween(model, text, language) ??
    readAge(model, text, language) ??
    readNextDay(model, text, language) ??
    readDaysLeft(model, text, language) ??
    readDerived(model, text, language) ??
    readRollUp(model, text, language) ??
    nothing
  )
}

function calculation(model: ProjectModel, name: string, terms: Terms, language: Language): Reading {
  const things = [...new Set([mainThing(model), ...model.things])].filter((each) => each !== undefined)
  const places = things.flatMap((thing) => {
    const found = operandsFor(model, thing, terms, language)
    return found ? [{ thing, found }] : []
  })
  // a list that has it all needs nothing from elsewhere
  for (const { thing, found } of places.toSorted((a, b) => a.found.first.length - b.found.first.length)) {
    const [first, ...rest] = found.operands
    const formula: Formula = { kind: 'calc', first: first!, rest: rest.map((of, at) => ({ op: terms.signs[at]!, of })) }
    const label = name || capitalised(knownFields.get('total')?.label[model.language] ?? 'Total')
    const grown = applyOperations(model, found.first)
    const host = grown.things.find(({ id }) => id === thing.id)!
    const { operations, notes } = worksOut(grown, host, label, formula, calcType(host, formula, label, language), language)
    return { operations: [...found.first, ...operations], notes }
  }
  return nothing
}

/** Money where money goes in, unless it is divided by money. */
function calcType(thing: Thing, formula: Extract<Formula, { kind: 'calc' }>, label: string, language: Language): FieldType {
  const inferred = inferType(label, language)
  if (inferred.known && ['money', 'percent', 'int'].includes(inferred.type)) return inferred.type
  const typeOf = (of: Operand) => (typeof of === 'number' ? undefined : thing.fields.find((field) => field.id === of)?.type)
  const all = [typeOf(formula.first), ...formula.rest.map(({ of }) => typeOf(of))]
  const ratio = formula.rest.some(({ op, of }) => op === '/' && typeOf(of) === 'money')
  return all.includes('money') && !ratio ? 'money' : 'number'
}

const ageWords: Record<Language, string> = { en: 'Age', sv: 'Ålder', ja: '年齢' }
const yearUnits: Record<Language, string> = { en: 'years', sv: 'år', ja: '歳' }
const dayUnits: Record<Language, string> = { en: 'days', sv: 'dagar', ja: '日' }
const daysLeftWords: Record<Language, string> = { en: 'Days left', sv: 'Dagar kvar', ja: '残り日数' }

function readAge(model: ProjectModel, text: string, language: Language): Reading | null {
  if (!/\bages?\b|(?<!\p{L})ålder(?:n)?(?!\p{L})|年齢/iu.test(text) || /remove|delete|ta bort|削除|rename|byt namn/i.test(text))
    return null
  for (const thing of model.things) {
    const birthday = thing.fields.find(
      (field) => isDay(field) && /birth|born|född|födel|誕生|生年/i.test(`${conceptOf(field)} ${field.label}`),
    )
    if (!birthday) continue
    return worksOut(
      model,
      thing,
      ageWords[model.language],
      { kind: 'age', of: birthday.id },
      'int',
      language,
      yearUnits[model.language],
    )
  }
  return null
}

function readDaysLeft(model: ProjectModel, text: string, language: Language): Reading | null {
  const found =
    /\b(?:days?|time) (?:left|remaining|until|to go|till)\b\s*(?:until|to|till|before)?\s*(.*)$|\bcountdown\b\s*(?:to|until)?\s*(.*)$|\bdagar (?:kvar|återstår|till)\b\s*(?:till)?\s*(.*)$|^(.*?)までの?(?:残り)?日数|残り日数()|あと何日()/i.exec(
      text,
    )
  if (!found || /remove|delete|ta bort|削除/i.test(text)) return null
  const name = found.slice(1).find(Boolean) ?? ''
  for (const thing of [mainThing(model), ...model.things].filter((each) => each !== undefined)) {
    const named = narrowings(name.replace(/^(?:the|its|their)\s+/i, ''), language)
      .map((each) => resolveField(model, each, language, thing))
      .find((place) => place?.thing === thing && isDay(place.field))?.field
    const day =
      named ??
      thing.fields.find(isDue) ??
      (name ? undefined : thing.fields.find((field) => isDay(field) && !/birth/i.test(conceptOf(field))))
    if (day)
      return worksOut(
        model,
        thing,
        daysLeftWords[model.language],
        { kind: 'daysLeft', of: day.id },
        'int',
        language,
        dayUnits[model.language],
      )
  }
  return null
}

/** `word` says what is worked out, `of` over what, `per` for each of which. */
const rollUps: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?<word>total|sum|average|mean|number|count|amount)s?\b\s*(?:of\s+)?(?<of>.*?)\s*\b(?:per|for each|of each|for every|for all|by|on each|on every|under each|under every|next to each|beside each|each)\s+(?<per>.+)$/i,
    /\bhow (?<word>many|often|much|long)\b\s*(?<of>.*?)\s*(?:\b(?:does|do|did|has|have|is|are|was|were|belongs? to|there are (?:for|per|in)|are (?:in|on|for)|per|for|in|on|of)\s+)?\b(?:each|every|all(?: the)?|an?|the)\s+(?<per>[\p{L} -]+?)(?:\s+(?:has|have|had|is|are|was|were|gets?|got|takes?|took|owns?|made|makes|did|does|spent|spends|paid|brings?|brought|got|been|written|worked|booked|ordered|bought|sold|driven|drives?|there|in total|so far|already|altogether|(?:have|has|had) \w+(?: (?:in total|so far|for|out|with us|altogether))?)\b.*)?$/iu,
    /^(?:show|list|add|see|display|have|put)?\s*(?:on|under|in|at|for|with|next to|beside)\s+(?:each|every)\s+(?<per>[\p{L} -]+?),?\s+(?:i (?:want|'d like|would like|need) (?:to (?:see|know|have)\s+)?|show\s+|add\s+|put\s+|we (?:want|need) (?:to see\s+)?)?(?:me\s+)?(?:the\s+|a\s+)?(?:how (?<word>many|much|often)|number of|count of|total(?: of)?)\s+(?<of>[\p{L} -]+?)(?:\s+(?:they|it|he|she|there|he or she|that)\b.*)?$/iu,
    /^(?:count|add up|sum(?: up)?|total)\s+(?:the\s+|all\s+)?(?<of>.+?)\s+(?:per|for each|of each|for every|of every|by|on each)\s+(?<per>.+)$/i,
    /^(?:a )?(?<per>[\p{L} -]+?)\s+(?:should|must)\s+show\s+(?:how (?<word>many|much|often)|the number of|the total(?: of)?)\s+(?<of>[\p{L} -]+?)(?:\s+(?:they|it|he|she|there)\b.*)?$/iu,
  ],
  sv: [
    /(?<!\p{L})(?<word>totalt?|totala|summan?|summera|genomsnitt(?:et|ligt)?|snitt(?:et)?|antal(?:et)?)(?!\p{L})\s*(?:av\s+)?(?<of>.*?)\s*(?<!\p{L})(?:per|för varje|för respektive|på varje|hos varje|i varje|under varje|varje)\s+(?<per>.+)$/iu,
    /(?<!\p{L})hur (?<word>många|mycket|ofta|länge)(?!\p{L})\s*(?<of>.*?)\s*(?:(?:som\s+)?(?:finns|hör|har)\s+)?(?:(?:på|i|till|hos|för|per)\s+)?(?<!\p{L})(?:varje|respektive|en|ett|alla)\s+(?<per>[\p{L} -]+?)(?:\s+(?:har|hade|är|finns|äger|gjort|fått|lånats|spelat|betalat|handlat|köpt|bokat|kört|totalt|hittills|sammanlagt)(?!\p{L}).*)?$/iu,
    /^(?:visa\s+)?(?:under|på|hos|i|vid|för)\s+varje\s+(?<per>[\p{L} -]+?),?\s+(?:vill jag (?:se|veta|ha)\s+|ska (?:det stå|man se|jag se)\s+|visa\s+)?(?:hur (?<word>många|mycket|ofta)|antal(?:et)?|summan? av)\s+(?<of>[\p{L} -]+?)(?:\s+(?:den|det|de|han|hon|hen|som|dom)(?!\p{L}).*)?$/iu,
    /^(?:räkna|summera|lägg ihop)\s+(?<of>.+?)\s+(?:per|för varje|på varje|hos varje)\s+(?<per>.+)$/i,
  ],
  ja: [/^(?<per>.+?)(?:ごと|別|あたり|毎)[のに](?<of>.*?)の?(?<word>合計|総額|総計|平均|件数|人数|個数|集計|トータル|数)/],
}

/** "Total per customer": over the rows that point to a customer; over a choice, the list is divided by it and each part summed up. */
function readRollUp(model: ProjectModel, text: string, language: Language): Reading | null {
  if (/remove|delete|ta bort|削除|\b(?:chart|graph|diagram|plot)\b|グラフ/i.test(text)) return null
  // "add square metres and number of rooms to each house" names fields
  if (/^(?:add|lägg till)\s.*\s(?:to|till|på)\s+(?:each|every|all|varje|alla)\s/i.test(text)) return null
  for (const form of rollUps[language]) {
    const { word = '', of = '', per = '' } = form.exec(text)?.groups ?? {}
    const found = per ? rolledUp(model, word || text, of, per, text, language) : null
    if (found) return found
  }
  return null
}

function rolledUp(model: ProjectModel, word: string, of: string, per: string, text: string, language: Language): Reading | null {
  const kind = /average|mean|genomsnitt|snitt|平均/i.test(word)
    ? 'average'
    : /number|count|many|often|antal|många|ofta|räkna|件数|人数|個数|^数/i.test(word)
      ? 'count'
      : 'sum'
  const target = narrowings(per, language)
    .map((name) => resolveThing(model, name, language))
    .find(Boolean)
  if (target) {
    const sources = model.things.filter((thing) => thing !== target && thing.fields.some((field) => field.target === target.id))
    const named = of ? numberFor(model, of, language, sources[0]) : undefined
    const source =
      (named && sources.find((thing) => thing === named.thing)) ??
      (of &&
        narrowings(of, language)
          .map((name) => resolveThing(model, name, language))
          .find((thing) => thing && sources.includes(thing))) ??
      sources.find((thing) => thing.fields.some(isNumber)) ??
      sources[0]
    if (!source) {
      // "add how many pages each book has": nobody counts pages here, they are filled in
      if (kind === 'count' && /^(?:add|lägg till)\s|\b(?:needed|required|wanted|allowed)\b/i.test(text)) return null
      const giver = numberFor(model, of, language)
      return giver && giver.thing !== target && kind !== 'count'
        ? linkedFirst(model, giver, target, kind, language)
        : tells(changeSays.nothingPointsTo[language](target.many))
    }
    const by = source.fields.find((field) => field.target === target.id)!
    const number =
      named?.thing === source
        ? named.field
        : (source.fields.find((field) => field.type === 'money') ?? source.fields.find(isNumber))
    const counts = kind === 'count' || !number
    const formula: Formula = counts
      ? { kind: 'count', thing: source.id, by: by.id }
      : { kind, thing: source.id, by: by.id, of: number.id }
    const label = counts ? source.many : rollUpLabel(kind, number.label, model.language)
    return worksOut(model, target, label, formula, counts ? 'int' : number.type === 'money' ? 'money' : 'number', language)
  }
  const place = narrowings(per, language)
    .map((name) => resolveField(model, name, language, mainThing(model)))
    .find(Boolean)
  if (!place || !canGroup(place.field)) return null
  const totals = totalsOf(model, place.thing, of, kind === 'average' ? 'average' : 'sum', language)
  const group: Operation = { op: 'setGroup', thing: place.thing.id, group: place.field.id }
  return kind === 'count' || !totals.length
    ? does(group)
    : does(group, ...withTable(place.thing), { op: 'setTotals', thing: place.thing.id, totals })
}

/** What is added up has to point to whom it is added up for. */
function linkedFirst(
  model: ProjectModel,
  { thing, field }: Place,
  target: Thing,
  kind: 'sum' | 'average',
  language: Language,
): Reading {
  const link = linkTo(thing, target)
  const grown = applyOperations(model, [link])
  const by = grown.things.find(({ id }) => id === thing.id)!.fields.find((each) => each.target === target.id)!
  const formula: Formula = { kind, thing: thing.id, by: by.id, of: field.id }
  const label = rollUpLabel(kind, field.label, model.language)
  const host = grown.things.find(({ id }) => id === target.id)!
  const made = worksOut(grown, host, label, formula, field.type === 'money' ? 'money' : 'number', language)
  return does(link, ...made.operations)
}

const withTable = (thing: Thing): Operation[] =>
  thing.views.includes('table') ? [] : [{ op: 'addView', thing: thing.id, view: 'table' }]

const rollUpLabel = (kind: 'sum' | 'average', label: string, language: Language): string => {
  if (kind === 'sum' && /^(?:total|summa|合計)/i.test(label)) return label
  const low = language === 'ja' ? label : label.toLowerCase()
  return kind === 'sum'
    ? { en: `Total ${low}`, sv: `Summa ${low}`, ja: `${low}合計` }[language]
    : { en: `Average ${low}`, sv: `Snitt ${low}`, ja: `平均${low}` }[language]
}
