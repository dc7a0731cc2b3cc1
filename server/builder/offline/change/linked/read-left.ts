// "How much is left in each category", "remaining hours per project", "more than 80 % of the budget": a limit that stands with one, less
// what the rows that point to it use of it.
import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../../field-kinds.ts'
import { optionLabel } from '../../lexicon/lexicon.ts'
import type { Field, FieldType, ProjectModel, Thing } from '../../model.ts'
import { type Formula, isSound } from '../../formulas.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { spanWords } from '../../reply/rule-texts.ts'
import { isSameWarning } from '../../rules.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import type { Operation } from '../operations.ts'
import { alreadySo, does, nothing, type Reading, tells } from '../reading.ts'
import { mainThing, resolveThing } from '../resolve.ts'
import type { Condition, Span } from '../../shown-rules.ts'
import { conceptOf, happensOn, narrowings } from '../said-parts.ts'
import { labelOfSight } from '../sight/label-of-sight.ts'
import { groupsSaid } from '../sight/groups-said.ts'
import { thingSaid } from '../sight/states-said.ts'
import { pointingTo } from './linked-rows.ts'

type Words = Record<Language, string>
const left: Record<Language, RegExp> = {
  en: /\b(?:left|remaining|remains|still available)\b/i,
  sv: /(?<!\p{L})(?:kvar|återstår|återstående|kvarvarande)(?!\p{L})/iu,
  ja: /残り|残額|残高|残時間|残数|残予算|残回数|予算残|残って/,
}
/** What is left to do is no amount, and who is left in the building neither. */
const otherLeft: Record<Language, RegExp> = {
  en: /\bleft (?:to (?:do|go)|the (?:building|office|site|house)|us|at|out|over)\b|\b(?:who|days?|weeks?|months?|years?|time|tasks?|everyone)\b[^,.]*\b(?:left|remaining)\b/i,
  sv: /(?<!\p{L})kvar (?:att|i (?:huset|byggnaden|lokal\p{L}*)|på (?:plats|jobbet))(?!\p{L})|(?<!\p{L})(?:vem|vilka|dagar|veckor|månader|uppgifter)(?!\p{L})[^,.]*(?:kvar|återst)/iu,
  ja: /残り(?:日数|の日|わずか|\d+日)|残って(?:いる)?(?:人|タスク|作業)/,
}
const isLimit =
  /budget|limit|allowance|quota|allot|estimat|planned|package|bought|purchased|prepaid|capacity|seats|places|spots|max|total|ram\b|tak\b|pott|köpt|kapacitet|platser|klipp|förbetal|予算|上限|枠|定員|購入|契約|総|回数券/i
const isPlaces = /capacity|seats|places|spots|max|kapacitet|platser|定員|席/i
const about = (field: Field) => `${conceptOf(field)} ${field.label}`
/** What one hour or one piece costs is nothing that adds up. */
const isRate = /\brate\b|hourly|per hour|unit ?price|price ?each|timpris|timlön|styckpris|à-pris|単価|時給/i
const isHours = ({ unit, label, concept = '' }: Field) => unit === 'h' || /hours?|timmar|tid\b|時間/i.test(`${concept} ${label}`)

const paces: readonly (readonly [RegExp, Span])[] = [
  [/week|vecko|vecka|週/i, 'week'],
  [/month|månad|月/i, 'month'],
  [/year|annual|\bår|年/i, 'year'],
]
/** "Monthly budget": it begins anew every month. */
const paceOf = ({ label }: Field): Span | undefined => paces.find(([words]) => words.test(label))?.[1]

/** A limit and what is used of it by the rows that point to its list. */
type Used = { host: Thing; limit: Field; formula: Formula; words: Unit | 'places' }

type Unit = 'money' | 'hours' | 'count'
const unitOf = (field: Field): Unit => (field.type === 'money' ? 'money' : isHours(field) ? 'hours' : 'count')
/** The number of each row that counts against the limit; what is counted without one are the rows. */
const usedOf: Record<Unit, RegExp> = {
  money: /cost|amount|total|price|spent|belopp|kostnad|summa|金額|費用|合計/i,
  hours: /hours|timmar|時間/i,
  count:
    /quantity|people|persons|guests|partySize|seats|tickets|number of|(?<!\p{L})antal (?:personer|gäster|platser|biljetter|deltagare)|人数|枚数|数量|個数/iu,
}

function usedIn(model: ProjectModel, host: Thing): Used | undefined {
  const limits = host.fields.filter((field) => isNumber(field) && !field.formula && isLimit.test(about(field)))
  for (const limit of limits) {
    const unit = unitOf(limit)
    const words = isPlaces.test(about(limit)) ? 'places' : unit
    for (const { thing, by } of pointingTo(model, host)) {
      const numbers = thing.fields.filter(
        (field) => isNumber(field) && unitOf(field) === unit && field.type !== 'percent' && !isRate.test(about(field)),
      )
      const of = numbers.find((field) => usedOf[unit].test(about(field))) ?? (unit === 'count' ? undefined : numbers[0])
      if (!of && unit !== 'count') continue
      const day = happensOn(thing)
      const span = paceOf(limit)
      const during: Condition[] = day && span ? [{ field: day.id, when: 'during', than: span }] : []
      const where = [...during, ...(unit === 'money' ? goingOut(thing, model.language) : [])]
      const narrowed = { thing: thing.id, by: by.id, ...(where.length && { where }) }
      const formula: Formula = of ? { kind: 'sum', of: of.id, ...narrowed } : { kind: 'count', ...narrowed }
      if (isSound(model, host, { ...limit, formula }, formula)) return { host, limit, formula, words }
    }
  }
  return undefined
}

/** Of income and spending, only what is spent counts against a budget. */
function goingOut({ fields }: Thing, language: Language): Condition[] {
  const expense = optionLabel('Expense', language)
  const kind = fields.find(({ options }) => options?.includes(expense))
  return kind ? [{ field: kind.id, when: 'is', than: expense }] : []
}

const usedLabels: Record<Used['words'], Words> = {
  money: { en: 'Spent', sv: 'Använt', ja: '使用額' },
  hours: { en: 'Hours used', sv: 'Använda timmar', ja: '使用時間' },
  count: { en: 'Used', sv: 'Använda', ja: '使用数' },
  places: { en: 'Booked', sv: 'Bokade', ja: '予約数' },
}
const leftLabels: Record<Used['words'], Words> = {
  money: { en: 'Left', sv: 'Kvar', ja: '残額' },
  hours: { en: 'Hours left', sv: 'Timmar kvar', ja: '残り時間' },
  count: { en: 'Left', sv: 'Kvar', ja: '残り' },
  places: { en: 'Places left', sv: 'Lediga platser', ja: '空き' },
}
const shareLabel: Words = { en: 'Share used', sv: 'Andel använd', ja: '消化率' }

/** The host that is meant: by whose group, by its name, else the first that has a limit. */
function usedMeant(model: ProjectModel, text: string, language: Language): Used | undefined {
  const groups = groupsSaid(text, language).flatMap((group) =>
    narrowings(group, language).flatMap((name) => resolveThing(model, name, language) ?? []),
  )
  const hosts = [...groups, thingSaid(model, text, language), mainThing(model), ...model.things]
  for (const host of new Set(hosts)) {
    const used = host && usedIn(model, host)
    if (used) return used
  }
  return undefined
}

/** The field with this formula: the one that is there, or a new one. */
function fieldFor(
  host: Thing,
  base: Pick<Field, 'id' | 'label' | 'type' | 'unit'>,
  formula: Formula,
): { field: Field; added: Operation[] } {
  const there = host.fields.find((field) => isDeepStrictEqual(field.formula, formula))
  if (there) return { field: there, added: [] }
  const { unit, ...rest } = base
  const id = freeId(base.id, new Set(host.fields.map((field) => field.id)), 'result')
  const field: Field = { ...rest, id, ...(unit && { unit }), formula, why: 'edit' }
  return { field, added: [{ op: 'addField', thing: host.id, field }] }
}

function usedField(used: Used, language: Language) {
  const { host, limit, formula, words } = used
  const label = spanned(usedLabels[words][language], used, language)
  return fieldFor(host, { id: 'used', label, ...measureOf(limit) }, formula)
}
/** "Spent this month" of what begins anew every month. */
function spanned(label: string, { formula }: Used, language: Language): string {
  const during = 'where' in formula ? formula.where?.[0]?.than : undefined
  const span = during ? spanWords[language][during as Span] : undefined
  return span ? (language === 'ja' ? `${span}の${label}` : `${label} ${span}`) : label
}
const measureOf = ({ type, unit }: Field): { type: FieldType; unit?: string } => ({ type, ...(unit && { unit }) })

/** "How much is left of the budget": both what is used and what is left. */
export function readLeft(model: ProjectModel, { text }: { text: string }, language: Language): Reading {
  if (!left[language].test(text) || otherLeft[language].test(text)) return nothing
  const used = usedMeant(model, text, language)
  if (!used) return leftOfRow(model, language)
  const { operations } = usedAndLeftOf(used, language)
  return operations.length ? does(...operations) : alreadySo(language)
}

/** A budget and what went of it in one row. */
function leftOfRow(model: ProjectModel, language: Language): Reading {
  for (const host of model.things) {
    const amounts = host.fields.filter(({ type, formula }) => type === 'money' && !formula)
    const limit = amounts.find((field) => isLimit.test(about(field)) && !isTotal.test(about(field)))
    const spent = amounts.find((field) => field !== limit && usedOf.money.test(about(field)))
    if (!limit || !spent) continue
    const formula: Formula = { kind: 'calc', first: limit.id, rest: [{ op: '-', of: spent.id }] }
    const { added } = fieldFor(host, { id: 'left', label: leftLabels.money[language], ...measureOf(limit) }, formula)
    return added.length ? does(...added) : alreadySo(language)
  }
  return nothing
}
const isTotal = /total|total|総|合計/i

/** What is used of the limit of a list and what is left, and when that is too much; undefined where nothing counts against one. */
export function usedAndLeft(model: ProjectModel, host: Thing) {
  const used = usedIn(model, host)
  return used && usedAndLeftOf(used, model.language)
}

/** As a warning or as a condition. */
type Beyond = { field: string; when: 'above'; than: { field: string } }
function usedAndLeftOf(used: Used, language: Language): { operations: Operation[]; beyond: Beyond } {
  const { host, limit, words } = used
  const spent = usedField(used, language)
  const rest = fieldFor(
    host,
    { id: 'left', label: spanned(leftLabels[words][language], used, language), ...measureOf(limit) },
    { kind: 'calc', first: limit.id, rest: [{ op: '-', of: spent.field.id }] },
  )
  const beyond: Beyond = { field: spent.field.id, when: 'above', than: { field: limit.id } }
  return { operations: [...spent.added, ...rest.added], beyond }
}

const over: Record<Language, RegExp> = {
  en: /\b(?:over|above|beyond|past|exceed(?:s|ed|ing)?|(?:more|higher|bigger) than|blows?|break(?:s|ing)?)\b[^.,]*\b(?:budget|limit|allowance)s?\b|\boverspen(?:d|t|ds|ding)\b|\bover[- ]budget\b/i,
  sv: /(?<!\p{L})(?:över|överskrid\p{L}*|överstig\p{L}*|mer än|större än|spräck\p{L}*)[^.,]*(?:budget|gränsen|limit)\p{L}*/iu,
  ja: /(?:予算|上限)(?:[をにが]|より)?[^、。]{0,4}(?:超|越|オーバー)/,
}
const asksRows =
  /\b(?:show|which|list|see|find|filter)\b|(?<!\p{L})(?:visa|vilka|se|lista|filtrera)(?!\p{L})|表示|一覧|見たい|だけ/iu

/** "Warn me when I go over budget", "categories over budget": more is used than the limit allows. */
export function readOver(model: ProjectModel, { text }: { text: string }, language: Language): Reading {
  if (!over[language].test(text) || /\d/.test(text)) return nothing
  const isWarning = warns.test(text) || knows.test(text)
  if (!isWarning && !asksRows.test(text)) return nothing
  const used = usedMeant(model, text, language)
  if (!used) return unspent(model, language)
  const { operations, beyond } = usedAndLeftOf(used, model.language)
  const thing = used.host.id
  if (isWarning) {
    const isThere = (used.host.warnings ?? []).some((each) => isSameWarning(each, beyond))
    return isThere ? alreadySo(language) : does(...operations, { op: 'addWarning', thing, warning: beyond })
  }
  return does(...operations, { op: 'addQuickFilter', thing, quickFilter: { label: overLabel[language], where: [beyond] } })
}
/** A budget of which nothing says what was spent. */
function unspent(model: ProjectModel, language: Language): Reading {
  const host = model.things.find(({ fields }) => fields.some((field) => field.type === 'money' && isBudget.test(about(field))))
  const isCompared = host?.fields.filter(({ type }) => type === 'money').length !== 1
  const from = host && !isCompared ? pointingTo(model, host)[0]?.thing : undefined
  if (!from) return nothing
  const example = unspentExample[language](language === 'ja' ? from.many : from.many.toLowerCase())
  return tells(changeSays.toldNowhere[language](usedLabels.money[language].toLowerCase(), example))
}
const isBudget = /budget|予算/i
const unspentExample: Record<Language, (many: string) => string> = {
  en: (many) => `add an amount to ${many}`,
  sv: (many) => `lägg till belopp på ${many}`,
  ja: (many) => `${many}に金額を追加`,
}
const knows = /\b(?:tell|let) (?:me|us)\b|(?<!\p{L})(?:säg till|meddela)(?!\p{L})|教えて/iu
const overLabel: Words = { en: 'Over budget', sv: 'Över budget', ja: '予算超過' }

const part =
  /(?:\b(?:over|above|more than|past|reach(?:ed|es)?|used)\b|(?<!\p{L})(?:över|mer än|minst|nått))[^.,]*?(\d{1,3}) ?(?:%|percent|procent)\s*(?:of|av)\s*(?:its|their|the|sin|sitt)?|(?:予算|上限|枠|定員|時間)の(\d{1,3})[%％]/iu
const warns = /\b(?:warn|alert|red|highlight|flag|notify)|varna|rött|röd|larm|flagga|警告|赤|通知|知らせ|アラート/i

/** "Projects that used more than 80 % of their budget": the share, and which rows are beyond. */
export function readPartUsed(model: ProjectModel, { text }: { text: string }, language: Language): Reading {
  const found = part.exec(text)
  const used = found && usedMeant(model, text, language)
  if (!used) return nothing
  const than = Number(found[1] ?? found[2])
  const spent = usedField(used, language)
  const share = fieldFor(
    used.host,
    { id: 'shareUsed', label: shareLabel[language], type: 'percent' },
    {
      kind: 'calc',
      first: spent.field.id,
      rest: [
        { op: '/', of: used.limit.id },
        { op: '*', of: 100 },
      ],
    },
  )
  const thing = used.host.id
  const field = share.field.id
  const label = labelOfSight(text, language) || `${share.field.label} > ${than} %`
  return does(
    ...spent.added,
    ...share.added,
    warns.test(text)
      ? { op: 'addWarning', thing, warning: { field, when: 'above', than } }
      : { op: 'addQuickFilter', thing, quickFilter: { label, where: [{ field, when: 'above', than }] } },
  )
}
