// "Show only open ones", "hide the cancelled ones", "only what is out of stock", "who hasn't paid": what a list starts with.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { isNumber, isDay } from '../../field-kinds.ts'
import type { Filter, Span } from '../../shown-rules.ts'
import { does, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { conceptOf, isDue, narrowings, numberFor, stockLike } from '../said-parts.ts'
import { compares, nearly, opposite } from '../wording/comparisons.ts'

const everything =
  /^(?:show everything|show all(?: (?:of )?(?:them|rows|entries))?(?: again)?|remove (?:the |all )?filters?|no filter|visa allt?(?: igen)?|visa alla(?: igen)?|ta bort filtret)$|^(?:すべて|全部)(?:を)?表示/i

const atFirst: Record<Language, RegExp> = {
  en: /(?:^by default,?\s+|^(?:to begin with|at first|from the start),?\s+|,?\s+(?:by default|to begin with|at first|from the start|at the start|when (?:i|you|we) open (?:it|the page|the list)|on the (?:list|start page|first page|overview)|in the (?:list|table|overview))$)/i,
  sv: /(?:^(?:till att börja med|från början|som standard),?\s+|,?\s+(?:som standard|från början|till att börja med|i listan|i tabellen|på startsidan|när (?:man|jag) öppnar(?: sidan| listan)?)$)/i,
  ja: /^(?:最初は|初期表示は|はじめは|普段は)/,
}
const onlyForms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:only show|show only|just show|show just|only display|display only|only list|list only|filter (?:on|by|for|to)|only|i only want to see|i only want|only want to see|limit (?:it|the list|them) to|restrict (?:it|the list) to|see only|only see|show)\s+(?:me\s+)?(?:the\s+)?(?:ones?\s+|those\s+|rows\s+|entries\s+|items\s+)?(.+)$/i,
    /^(?:(?:show|see|list)\s+)?(.+?)\s+only$/i,
    /^(?:the list|the table|the page|it)\s+(?:should|must|shall)\s+(?:only|just)\s+(?:show|contain|have|list)\s+(?:the\s+)?(.+)$/i,
  ],
  sv: [
    /^(?:visa (?:bara|endast|enbart)|(?:bara|endast|enbart) visa|lista bara|filtrera (?:på|fram|efter)|bara|endast|se bara|bara se)\s+(?:de\s+|det\s+|dem\s+|dom\s+)?(?:som\s+är\s+)?(.+)$/i,
    /^(?:listan|tabellen|sidan)\s+ska\s+(?:bara|endast)\s+(?:visa|innehålla)\s+(.+)$/i,
  ],
  ja: [
    /^(.+?)(?:のもの|の行|のデータ)?(?:だけ|のみ)(?:を|が)?(?:表示|見せ|見たい|見られ|見える|出し|出す|に(?:し|絞))/,
    /^(.+?)(?:のもの)?に絞.*$/,
  ],
}
const isOnly = /\bonly\b|\bjust\b|^filter|limit|restrict|bara|endast|enbart|filtrera/i
const hideForms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:hide|don't show|do not show|leave out|exclude|filter out|skip|never show|remove from the list)\s+(?:all\s+|the\s+)*(?:ones?\s+|those\s+|rows\s+|entries\s+)?(.+)$/i,
    /^(?:show|list)\s+(?:all|everything|all of them)\s+(?:except|but|apart from|other than|besides)\s+(?:the\s+|those\s+)?(.+)$/i,
  ],
  sv: [
    /^(?:dölj|göm|visa inte|visa aldrig|filtrera bort|uteslut|hoppa över)\s+(?:alla\s+|de\s+|det\s+|dem\s+)*(?:som\s+är\s+)?(.+)$/i,
    /^visa\s+(?:alla?|allt)\s+(?:utom|förutom)\s+(?:de\s+|det\s+)?(?:som\s+är\s+)?(.+)$/i,
  ],
  ja: [/^(.+?)(?:のもの|の行)?(?:を|は)(?:隠|非表示|表示しない|除い|除外).*$/, /^(.+?)以外(?:のもの)?を?(?:だけ)?表示.*$/],
}

/** "Show only open ones": what a list is narrowed to at first. */
export function readFilter(model: ProjectModel, clause: Clause, language: Language): Reading {
  if (everything.test(clause.text)) {
    const narrowed = model.things.filter((thing) => thing.filter)
    return does(...narrowed.map((thing): Operation => ({ op: 'setFilter', thing: thing.id, filter: null })))
  }
  const text = clause.text.replace(atFirst[language], '').trim()
  const hidden = hideForms[language].map((form) => form.exec(text)?.[1]).find(Boolean)
  if (hidden) return narrowed(model, hidden, language, false)
  const only = onlyForms[language].map((form) => form.exec(text)?.[1]).find(Boolean)
  if (!only) return nothing
  // "show repairs …" is many things; it narrows only where it says what must hold
  return language === 'ja' ||
    isOnly.test(text) ||
    clause.text !== text ||
    /^show (?:me )?(?:the )?(?:ones|those|rows|entries)\b/i.test(text)
    ? narrowed(model, only, language, true)
    : nothing
}

const shows = (thing: Thing, filter: Filter): Reading => does({ op: 'setFilter', thing: thing.id, filter })

/** `only`: just those that are so; else all but those. */
function narrowed(model: ProjectModel, said: string, language: Language, only: boolean): Reading {
  const compared = comparison(model, said, language, only)
  if (compared) return compared
  for (const name of [
    bare(said),
    ...narrowings(said.replace(/\s+(?:ones?|rows?|entries|items?|rader(?:na)?|poster(?:na)?)$/i, ''), language),
    bare(said).split(/\s+/)[0]!,
  ]) {
    const option = resolveOption(model, name, language)
    if (!option) continue
    const { thing, field } = option
    return shows(thing, only ? { field: field.id, option: option.option } : { field: field.id, when: 'not', than: option.option })
  }
  return (
    ticked(model, said, language, only) ?? dated(model, said, language, only) ?? filled(model, said, language, only) ?? nothing
  )
}

const zero =
  /\b(?:out of stock|sold out|none left|run out|ran out|used up|no (?:more )?(?:stock|left)|finished up|empty)\b|(?<!\p{L})(?:slut(?:sålda?)?|tagit slut|är slut|slut i lager|inte (?:finns )?i lager)(?!\p{L})|在庫切れ|品切れ|売り切れ/iu
const inStock =
  /\b(?:in stock|available|left in stock|still there|still (?:left|available))\b|(?<!\p{L})(?:i lager|finns kvar|tillgängliga)(?!\p{L})|在庫あり|在庫のある/iu
/** "quantity is 0", "over 500", "out of stock" */
function comparison(model: ProjectModel, said: string, language: Language, only: boolean): Reading | null {
  const none = zero.test(said)
  if (none || inStock.test(said)) {
    const thing = [mainThing(model), ...model.things].find((each) => each && stockLike(each))
    const field = thing && stockLike(thing)
    if (!thing || !field) return null
    return none === only
      ? shows(thing, { field: field.id, when: 'below', than: 1 })
      : shows(thing, { field: field.id, when: 'above', than: 0 })
  }
  for (const [form, when, equal] of compares) {
    const found = form.exec(said)
    if (!found) continue
    const amount = Number(found[1]!.replace(',', '.'))
    const before = said
      .slice(0, found.index)
      .replace(/\s+(?:is|are|that|which|where|whose|with|costs?|är|som|har|med|kostar|på|för|från)\s*$/i, '')
    const after = said.slice(found.index + found[0].length)
    const place = placeOf(model, before, after, said, language)
    if (!place || !isNumber(place.field)) return null
    const { thing, field } = place
    if (when === 'is') return shows(thing, { field: field.id, when: only ? 'is' : 'not', than: amount })
    const way = only ? when : opposite[when]
    const reaches = equal === only
    return shows(thing, { field: field.id, when: way, than: reaches ? nearly(field, amount, way === 'above' ? -1 : 1) : amount })
  }
  return null
}

const aboutPrice = /cheap|expensive|cost|price|\p{Sc}|\bkr\b|kronor|billig|dyr|kostar|pris|円|安|高/iu
const aboutAge = /young|old|yngre|äldre|gammal|歳/i

/** The number that is compared: named before or after, else what the words are about, else the only one. */
function placeOf(model: ProjectModel, before: string, after: string, said: string, language: Language) {
  const clean = before
    .replace(/^(?:where|those with|those|with|som har|som|med)\s+|\b(?:where|whose|with|som|med|vars|där)\b/gi, ' ')
    .trim()
  const inThing = narrowings(clean, language)
    .map((name) => resolveThing(model, name, language))
    .find(Boolean)
  const named = numberFor(model, clean, language, inThing) ?? numberFor(model, after.trim(), language, inThing)
  if (named) return named
  const thing = inThing ?? mainThing(model)
  if (!thing) return undefined
  const fitting =
    (aboutPrice.test(said) && thing.fields.find((field) => field.type === 'money')) ||
    (aboutAge.test(said) && thing.fields.find((field) => /age/.test(conceptOf(field)))) ||
    thing.fields.find((field) => field.unit !== undefined && after.toLowerCase().includes(field.unit.toLowerCase())) ||
    thing.fields.find((field) => field.type === 'money') ||
    thing.fields.find(isNumber)
  return fitting ? { thing, field: fitting } : undefined
}

const negations =
  /\b(?:not|n't|un(?=\w)|no|never|without)\b|\bun(?=paid|done|read|finished|checked|returned|answered|booked|used|signed|confirmed|approved|vaccinated)|n't\b|(?<!\p{L})(?:inte|ej|aldrig|utan)(?!\p{L})|(?<!\p{L})o(?=betal|läst|besvar|bekräft|avslut|klar|använd)|未|ない|なし|していない/iu

/** The words of a tick that a phrase may say otherwise: paid, done, returned. */
const stems = (label: string): string[] => {
  const low = label.toLowerCase()
  return [low, ...low.split(/\s+/).filter((word) => word.length > 3)]
}

/** "Unshipped", where a tick is called Shipped. */
const unsaid = (low: string, label: string) =>
  stems(label).some(
    (stem) =>
      (!stem.startsWith('un') && low.includes(`un${stem}`)) ||
      // "de osålda" of Såld
      (stem.length > 3 && low.split(/\s+/).some((word) => word.startsWith(`o${stem.slice(0, Math.max(4, stem.length - 1))}`))),
  )

/** "Who has not paid", "vegan ones": rows with a tick, or without. */
function ticked(model: ProjectModel, said: string, language: Language, only: boolean): Reading | null {
  const low = said.toLowerCase()
  const isDenied = negations.test(low)
  for (const thing of [mainThing(model), ...model.things].filter((each) => each !== undefined))
    for (const field of thing.fields) {
      if (field.type !== 'bool') continue
      const isNot = isDenied || unsaid(low, field.label.toLowerCase())
      const direct = stems(field.label).some((stem) => low.includes(stem.slice(0, Math.max(4, stem.length - 2))))
      const known =
        !direct &&
        narrowings(said.replace(negations, ' '), language).some(
          (name) => resolveField({ ...model, things: [thing] }, name, language, thing)?.field === field,
        )
      const isDone =
        !direct &&
        !known &&
        /done|complete/.test(conceptOf(field)) &&
        /\b(?:open|unfinished|remaining|finished|completed?|done|left to do|pending)\b|(?<!\p{L})(?:öppna|ogjorda|återstående|avklarade|klara|färdiga)(?!\p{L})|未完了|完了/iu.test(
          low,
        )
      if (!direct && !known && !isDone) continue
      const open = isDone && /open|unfinished|remaining|left|pending|öppna|ogjorda|återstående|未/i.test(low)
      const holds = open ? !only : isNot ? !only : only
      return shows(thing, { field: field.id, when: 'is', than: holds })
    }
  return null
}

const gone =
  /\b(?:overdue|late|past|old|expired|earlier|previous|passed|finished)\b|(?<!\p{L})(?:försenade?|gamla|tidigare|passerade?|utgångna|förfallna|historiska)(?!\p{L})|過去|期限切れ|過ぎた/iu
const coming =
  /\b(?:upcoming|future|coming|next|ahead|not yet (?:past|over)|from today|still to come|planned)\b|(?<!\p{L})(?:kommande|framtida|framöver|från (?:och med )?idag|som kommer)(?!\p{L})|今後|これから|未来|今日以降/iu

const around: readonly (readonly [RegExp, Span])[] = [
  [/\btoday(?:'s)?\b|(?<!\p{L})(?:idag|i dag|dagens)(?!\p{L})|今日|本日/iu, 'day'],
  [/\b(?:this|current) week(?:'s)?\b|(?<!\p{L})(?:den här veckan|denna vecka|veckans)(?!\p{L})|今週/iu, 'week'],
  [/\b(?:this|current) month(?:'s)?\b|(?<!\p{L})(?:den här månaden|denna månad|månadens)(?!\p{L})|今月/iu, 'month'],
  [/\b(?:this|current) year(?:'s)?\b|(?<!\p{L})(?:i år|det här året|årets)(?!\p{L})|今年/iu, 'year'],
]

function dated(model: ProjectModel, said: string, language: Language, only: boolean): Reading | null {
  const isGone = gone.test(said)
  const span = only ? around.find(([words]) => words.test(said)) : undefined
  if (!isGone && !span && !coming.test(said)) return null
  const named = narrowings(said.replace(span?.[0] ?? gone, ' ').replace(coming, ' '), language)
    .map((name) => resolveThing(model, name, language))
    .find((thing) => thing?.fields.some(isDay))
  const thing = named ?? [mainThing(model), ...model.things].find((each) => each?.fields.some(isDay))
  const field = thing?.fields.find(isDue) ?? thing?.fields.find((each) => isDay(each) && !/birth/i.test(conceptOf(each)))
  if (!thing || !field) return null
  return shows(
    thing,
    span ? { field: field.id, when: 'during', than: span[1] } : { field: field.id, when: isGone === only ? 'past' : 'ahead' },
  )
}

const canBeEmpty = new Set(['text', 'longtext', 'markdown', 'email', 'phone', 'url', 'image', 'ref', 'date', 'datetime', 'time'])

/** "Those without a phone", "only recipes with a photo". */
function filled(model: ProjectModel, said: string, language: Language, only: boolean): Reading | null {
  const found =
    language === 'ja'
      ? /^(.+?)(?:が|の)(ない|未入力|空|ある|入って|登録)/.exec(said)
      : /(?:^|\s)(without|missing|lacking|with|having|that (?:have|has)(?: no)?|who (?:have|has)(?: no)?|utan|saknar|med|som (?:har|saknar))\s+(?:an?\s+|any\s+|en\s+|ett\s+)?(.+)$/i.exec(
          said,
        )
  if (!found) return null
  const [word, name] = language === 'ja' ? [found[2]!, found[1]!] : [found[1]!, found[2]!]
  const isEmpty = /without|missing|lacking|no$|utan|saknar|ない|未入力|空/i.test(word)
  const place = narrowings(name, language)
    .map((each) => resolveField(model, each, language, mainThing(model)))
    .find((each) => each && canBeEmpty.has(each.field.type) && !each.field.formula)
  return place ? shows(place.thing, { field: place.field.id, when: isEmpty === only ? 'is' : 'not', than: '' }) : null
}
