// "What everything is worth together", "the sum of the amounts", "about to expire", "less than 1 litre": sums and what calls for
// attention, by the numbers and days that are meant.
import { numberWords } from '../../lexicon/number-words.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { isNumber, isDay } from '../../field-kinds.ts'
import type { Warning } from '../../rules.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { capitalised } from '../../understand/said.ts'
import { unitOf } from '../../understand/units.ts'
import { does, type Reading, tells } from '../reading.ts'
import { mainThing, resolveField } from '../resolve.ts'
import { isDue, stockLike } from '../said-parts.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const attention = String.raw`warn(?:ing)?|tell|remind(?:er)?|flag|mark|show|highlight|alert|let (?:me|us) know|red|orange|stand out|see|notify|notice|colou?r|light up|bold|point out|know|make (?:it )?clear|visible`

/** The numbers of a list that a sentence names, the longest name first. */
function numbersNamed(thing: Thing, text: string): Field[] {
  const low = ` ${text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ' ')} `
  return thing.fields.filter(({ type, label }) => {
    if (!isNumber({ type } as Field)) return false
    const name = label.toLowerCase()
    return [name, `${name}s`, name.replace(/s$/, ''), name.replace(/y$/, 'ies')].some((each) => low.includes(` ${each} `))
  })
}
const numbers = (thing: Thing) => thing.fields.filter((field) => isNumber(field) && field.concept !== 'year')
const money = (thing: Thing) => thing.fields.filter(({ type }) => type === 'money')
const inOrder = (model: ProjectModel): Thing[] => [
  ...new Set([mainThing(model), ...model.things].filter((each) => each !== undefined)),
]

function summed(thing: Thing, fields: readonly Field[], kind: 'sum' | 'average' = 'sum'): Reading {
  const kept = (thing.totals ?? []).filter(({ field }) => !fields.some(({ id }) => id === field))
  return does(...(thing.views.includes('table') ? [] : [{ op: 'addView' as const, thing: thing.id, view: 'table' as const }]), {
    op: 'setTotals',
    thing: thing.id,
    totals: [...kept, ...fields.map(({ id }) => ({ field: id, kind }))],
  })
}

/** The sum of what was named, else of the money, else of what can be counted. */
function total(model: ProjectModel, text: string): Told {
  const kind = /\baverage|\bmean\b|\bon average\b/i.test(text) ? 'average' : 'sum'
  for (const thing of inOrder(model)) {
    const named = numbersNamed(thing, text)
    if (named.length) return summed(thing, named, kind)
  }
  const isMoney =
    /\b(?:spen[dt]|cost|costs|worth|value|earn(?:ed)?|owe[ds]?|pay|paid|money|expensive|price|income|made|due|bill)\b/i.test(text)
  for (const thing of inOrder(model)) {
    const fields = isMoney ? money(thing) : numbers(thing)
    if (fields.length) return summed(thing, isMoney ? fields.slice(0, 1) : fields, kind)
  }
  return tells(changeSays.noNumbers.en(mainThing(model)?.many ?? ''))
}

/** Price times how many of them: each row's value, and the sum of those. */
function worth(model: ProjectModel, text: string): Told {
  for (const thing of inOrder(model)) {
    const price = money(thing).find(({ formula }) => !formula)
    const count =
      stockLike(thing) ??
      thing.fields.find(
        ({ type, label }) =>
          ['int', 'number'].includes(type) && /quantity|amount|count|pieces|copies|how many|number of/i.test(label),
      )
    if (!price || !count || price === count) continue
    const there = thing.fields.find(({ formula }) => formula?.kind === 'calc' && formula.rest.some(({ op }) => op === '*'))
    if (there) return summed(thing, [there])
    const id = thing.fields.some((field) => field.id === 'value') ? 'totalValue' : 'value'
    const field: Field = {
      id,
      label: capitalised(id === 'value' ? 'value' : 'total value'),
      type: 'money',
      why: 'edit',
      formula: { kind: 'calc', first: count.id, rest: [{ op: '*', of: price.id }] },
    }
    const reading = summed(thing, [field])
    return { operations: [{ op: 'addField', thing: thing.id, field }, ...reading.operations], notes: [] }
  }
  return total(model, text)
}

const daysUsual = 7
const warns = (thing: Thing, warning: Warning): Reading => does({ op: 'addWarning', thing: thing.id, warning })

/** "About to expire", "due soon": within a week of the day that is meant. */
function soon(model: ProjectModel, text: string): Told {
  const said = /(\d+)\s*(day|week|month)s?/i.exec(text)
  const factor = { day: 1, week: 7, month: 30 }[(said?.[2] ?? 'day').toLowerCase() as 'day']
  const days = said
    ? Number(said[1]) * factor
    : /\b(?:this|next|a|in the next|within (?:a|the)) month\b/i.test(text)
      ? 30
      : /\btomorrow\b/i.test(text)
        ? 1
        : daysUsual
  for (const thing of inOrder(model)) {
    const dates = thing.fields.filter((field) => isDay(field))
    const field =
      dates.find(({ label }) => text.toLowerCase().includes(label.toLowerCase())) ??
      dates.find(isDue) ??
      (dates.length === 1
        ? dates[0]
        : dates.find(({ label }) => /due|expir|best|use by|until|end|return|next|renew|deadline/i.test(label)))
    if (field) return warns(thing, { field: field.id, when: 'within', than: days })
  }
  return null
}

const amount = String.raw`(?:[$€£]\s?)?(?<amount>\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen|twenty|fifty|a hundred)(?:\s?(?:%|€|\$|£|(?<unit>\p{L}+)))?`
const above =
  'heavier|older|further|farther|warmer|longer|taller|bigger|larger|dearer|pricier|wider|deeper|higher|greater|slower|hotter|thicker|more expensive|costlier|more'
const under = 'lighter|younger|shallower|shorter|smaller|cheaper|narrower|lower|thinner|colder|cooler|less expensive|fewer|less'
const isUnder =
  /\b(?:(?:lighter|younger|shallower|shorter|smaller|cheaper|narrower|thinner|colder|cooler) than|less than|under|below|fewer than|lower than|not even|short of|at most|no more than|down to)\b|</i

/** "Gives less than 1 litre a day": the number that is named, has that unit, or can be the only one meant. */
function limit(model: ProjectModel, text: string, said: string, unit = ''): Told {
  const than = numberWords.get(said.replace(/^a /, '').toLowerCase()) ?? Number(said.replace(',', '.'))
  if (!Number.isFinite(than)) return null
  const when = isUnder.test(text) ? 'below' : 'above'
  const isMoney = /[$€£]|\b(?:euros?|dollars?|pounds?|kr|kronor|cost|costs|price|priced|expensive|spent|owe[sd]?)\b/i.test(text)
  const isCount =
    /\b(?:left|remaining|in stock|on the shelf|of (?:it|them|something)|pieces|skeins|items|copies|packs?|bottles|boxes)\b/i.test(
      text,
    )
  const stem = unit.toLowerCase().replace(/s$/, '')
  if (
    /^(?:day|week|month|year|hour|minute)$/.test(stem) &&
    !inOrder(model).some((thing) => numbers(thing).some((field) => hasUnit(field, stem)))
  )
    return null
  // "more than 100 guests" is about guests, whether they are counted here or not
  const isOfOther = unit !== '' && !isMoney && !isCount && unitOf(unit, 'en') === undefined && !little.test(unit)
  const mayBeMoney = when === 'above' || isMoney
  for (const thing of inOrder(model)) {
    const all = numbers(thing).filter(({ concept, type }) => concept !== 'year' && type !== 'rating')
    // "over 500" says no hours, where there is money
    const isLong = ({ unit: own = '' }: Field) => unit === '' && /^(?:h|min|s|days|weeks|months|years)$/.test(own)
    const plain = all.filter((each) => each.type !== 'money' && !(isLong(each) && money(thing).length))
    const field =
      numbersNamed(thing, text.replace(/\b(?:low|out of) stock\b/gi, ''))[0] ??
      narrowed(model, thing, text) ??
      compared(all, text) ??
      (stem.length > 1 ? all.find((each) => hasUnit(each, stem)) : undefined) ??
      (isMoney ? money(thing)[0] : undefined) ??
      (isCount ? stockLike(thing) : undefined) ??
      (isOfOther ? undefined : plain.length === 1 ? plain[0] : mayBeMoney && !plain.length ? money(thing)[0] : undefined)
    if (field) return warns(thing, { field: field.id, when, than })
  }
  return null
}
const little =
  /^(?:per|an?|in|for|or|and|so|please|then|are|is|should|must|be|it|they|to|at|on|as|again|any|will|get|gets|turn|with|each|every|by|of|red|when|would|we|i|stars?|points?|times?)$/i
const notSummed = /\b(?:field|column|page|list|calendar|checkbox|per|by|each|every|group|for)\b/i
/** "Deeper than 30" is about the depth. */
const comparisons: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:deeper|shallower) than\b/i, /depth/i],
  [/\b(?:heavier|lighter) than\b/i, /weight|mass/i],
  [/\b(?:longer|shorter) than\b/i, /length|duration|time|hours|distance/i],
  [/\b(?:taller|higher) than\b/i, /height|level/i],
  [/\b(?:wider|narrower) than\b/i, /width/i],
  [/\b(?:further|farther) than\b/i, /distance/i],
  [/\b(?:hotter|warmer|colder|cooler) than\b/i, /temp/i],
  [/\b(?:older|younger) than\b/i, /^age\b/i],
  [/\b(?:bigger|larger|smaller) than\b/i, /size|area|amount|quantity/i],
]
const compared = (fields: readonly Field[], text: string): Field | undefined => {
  const labels = comparisons.find(([words]) => words.test(text))?.[1]
  return labels && fields.find(({ label, concept = '' }) => labels.test(label) || labels.test(concept))
}
const hasUnit = ({ unit, label }: Field, stem: string) => {
  const own = `${unit ?? ''} ${label}`.toLowerCase()
  const short: Record<string, string> = {
    litre: 'l',
    liter: 'l',
    kilo: 'kg',
    kilogram: 'kg',
    gram: 'g',
    metre: 'm',
    meter: 'm',
    hour: 'h',
    minute: 'min',
    percent: '%',
  }
  return own.split(/\s+/).some((word) => word === stem || word === `${stem}s` || word === short[stem])
}

/** "Milk" of milk per day. */
function narrowed(model: ProjectModel, thing: Thing, text: string): Field | undefined {
  const found = text
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => resolveField({ ...model, things: [thing] }, word, 'en', thing) ?? byWord(thing, word))
    .find((place) => place && isNumber(place.field))
  return found?.field
}
const byWord = (thing: Thing, word: string) => {
  const found = thing.fields.filter(
    (field) => isNumber(field) && field.label.toLowerCase().split(' ').includes(word.toLowerCase()),
  )
  return found.length === 1 ? { thing, field: found[0]! } : undefined
}

export const figuresEn: readonly Saying[] = [
  [
    saying`^${ask}what (?:it|they|each(?: one)?|this|things) (?:costs?|is|are|was)(?: worth)?,? in (?<currency>\p{L}+)$`,
    (model, { currency }) => {
      const thing = mainThing(model)
      return !thing || money(thing).length ? null : ['add a cost', `use ${currency}`]
    },
  ],
  [
    saying`^(?!(?:show|see|know|tell me) when\b)(?=.*\b(?:${attention})\b)(?=.*\b(?:about to|soon|nearly|almost|going to|close to|shortly|coming up|in time|before (?:it|they|something|anything|things|food|stuff)|ahead of|near(?:ing)?|within|(?:the |in )next (?:few|\d+|week|month)|due in|expir\w+ in|\d+ (?:days?|weeks?|months?) (?:before|ahead|left))\b)(?=.*\b(?:expires?|expiry|expiring|go(?:es)? off|going off|goes bad|go bad|spoils?|due|deadline|lapses?|runs? out of date|best before|out of date|renew(?:al|ed|s)?|past (?:its|their) date|must be (?:done|eaten|paid|returned)|has to be (?:done|eaten|paid|returned|back)|ends?|expire)\b)(?!.*\b(?:first|on top|at the top|sort|only)\b).*$`,
    (model, _parts, text) => soon(model, text),
  ],
  [
    saying`^(?:${ask})(?=.*\b(?:${attention}|too)\b)(?!.*\b(?:only|just|first|on top|within|before|days? (?:before|left)|sort|group|field|column|orange|amber|yellow|green|blue|purple|grey|gray)\b).*?\b(?:less than|under|below|fewer than|lower than|not even|short of|(?:${above}|${under}) than|over|above|at least|down to|exceeds?)\s+${amount}.*$`,
    (model, { amount: said, unit }, text) => limit(model, text, said!, unit),
  ],
  [
    saying`^(?!.*\b(?:warn|flag|mark|sort|group|per (?:month|week|year|customer|client))\b)${ask}.*\b(?:what|how much|value|worth)\b.*\b(?:everything|it all|all of (?:it|them|this)|all (?:the|my|our) \p{L}+|the whole (?:lot|stock|thing|inventory|collection|list)|(?:the |my |our )?(?:stock|inventory|collection|lot|warehouse|pantry))\b.*\b(?:worth|value)\b.*$|^(?!.*\b(?:warn|flag|mark|sort|group)\b)${ask}(?:the )?(?:total |whole |overall |combined )?(?:worth|value)(?: of (?:everything|it all|all(?: of it| of them)?|the (?:whole )?(?:lot|stock|inventory|collection|list)|the (?:whole|entire) \p{L}+|(?:my|our|the) \p{L}+))?(?: (?:together|in total|altogether|in all|at the bottom|somewhere))*$`,
    (model, _parts, text) => worth(model, text),
  ],
  [
    saying`^(?<first>${ask}(?=.*\b(?:total|sum|altogether|add up)\b).+?)(?:,| and|;) (?:and )?(?:it'?s|they're|they are|it is|that's|that is|measured|counted)(?: all)? (?:in |measured in )(?<unit>\p{L}+)$`,
    (model, { first, unit }) => {
      const reading = total(model, first!)
      const field = reading && 'operations' in reading ? [...reading.operations].find(({ op }) => op === 'setTotals') : undefined
      const thing = model.things.find(({ id }) => field?.op === 'setTotals' && id === field.thing)
      const label = thing?.fields.find(({ id }) => field?.op === 'setTotals' && id === field.totals.at(-1)?.field)?.label
      return label ? [`show the total of ${label}`, `${label} should be in ${unit}`] : null
    },
  ],
  [
    saying`^(?!.*\b(?:warn|flag|mark|sort|group|field|column|formula|calculate|budget|per|each|every|by|minus|plus|times|incl|including|excl|vat)\b|.*[(=×*])${ask}.*\b(?:(?:adds?|added|adding|sum(?:med)?|count(?:ed|s)?|total(?:led)?|tot)(?: \p{L}+){0,4} up(?: to)?|(?:the |a |grand )?(?:sums?|totals?)|comes? to|amounts? to|in total|altogether|all together|in all|all in all)\b.*$`,
    (model, _parts, text) =>
      /^(?:hide|remove|no|drop|delete|rename)\b/i.test(text) || !canTotal(model, text) ? null : total(model, text),
  ],
  // "what does the whole club bring in per year - add up the rents"
  [
    saying`^(?:.*(?:,|;| -| –|\?|:|\.| so| and) *)?(?:please |so |just |then |can you |could you |i want you to )*(?:add(?:ing)?|sum(?:ming)?|tot|count|total)(?: up| together)? (?:all )?(?:of )?(?:the |our |my |those |these )?(?<name>[\p{L} ]+?)(?: up| together| for me| for us| in total| please| at the (?:bottom|end|foot)| below| under(?:neath)? the (?:list|table))*$|^(?:all )?(?:of )?(?:the |our |my )?(?<name2>[\p{L} ]+?) (?:totted|added|summed|tallied|counted) (?:up|together)(?: at the \p{L}+| below| under(?:neath)? (?:the |each )?\p{L}+| for me| for us| in the end)*$`,
    (model, { name: before, name2: behind }, text) => {
      const name = before ?? behind
      if (!/\b(?:up|together)\b/i.test(text) || notSummed.test(name!)) return null
      for (const thing of inOrder(model)) {
        const field = numbersNamed(thing, name!)[0] ?? narrowed(model, thing, name!)
        if (field) return summed(thing, [field])
      }
      return null
    },
  ],
  [
    saying`^(?:how much|what) (?:is|are|was|were|do|does|did|have|has) (?:it|they|we|i|everything|all|that|this|all of (?:it|them)|the whole (?:lot|thing)|the \p{L}+)(?: all)?(?: (?:cost|spend|spent|pay|paid|owe|earn|earned|make|made|worth|come to|got|have to pay|still owe))?(?: (?:us|me))?(?: (?:together|in total|altogether|in all|so far|all in all|overall))?$`,
    (model, _parts, text) =>
      /\b(?:cost|spen[dt]|pay|paid|owe|earn|make|made|worth|come to)\b/i.test(text) ? total(model, text) : null,
  ],
]

/** A sum is asked for when a number is named, or nothing but words about sums stands there. */
function canTotal(model: ProjectModel, text: string): boolean {
  if (inOrder(model).some((thing) => numbersNamed(thing, text).length > 0)) return true
  const rest = text
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2 && !plain.test(word))
  return rest.length === 0
}
const plain =
  /^(?:can|could|would|should|see|show|what|how|much|the|all|and|add|adds|added|sum|sums|total|totals|grand|overall|altogether|together|everything|comes|come|amounts|amount|money|cost|costs|spent|spend|paid|pay|worth|earned|earn|made|somewhere|bottom|end|list|under|below|page|have|having|get|want|know|like|good|nice|great|missing|row|line|them|they|this|that|there|its|our|owe|many|in|count|did|does|whole|lot|i'm|give|figure|number|numbers|need|for|also|just|with|please|put|at|at the|summed|us|we)$/
