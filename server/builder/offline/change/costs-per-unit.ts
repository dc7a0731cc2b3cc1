// "A firing costs 4 euros per kilo", "varje dygn kostar 350 kr, räkna ut summan": so much for each of what a number of the row counts, or of the
// days or hours between two of its moments. Where nothing of a list is counted so, nothing is read unless the wish asks for a sum.
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../field-kinds.ts'
import type { Field, ProjectModel, Thing } from '../model.ts'
import { rateSays } from '../reply/rate-phrases.ts'
import { singular, swedishStems } from '../lexicon/inflect.ts'
import { unitOf } from '../understand/units.ts'
import { lengthFor } from './named-formula.ts'
import { applyOperations, type Operation } from './operations.ts'
import { does, type Reading, tells } from './reading.ts'
import { mainThing } from './resolve.ts'
import { worksOut } from './works-out.ts'

type Latin = Exclude<Language, 'ja'>
const currency = '(?:kr(?:onor)?|sek|:-|spänn|euros?|eur|dollars?|usd|pounds?|gbp|[$€£])'
const price = String.raw`[$€£]?(?<price>\d+(?:[.,]\d+)?) ?${currency}?`
const forms: Record<Latin, readonly RegExp[]> = {
  en: [
    new RegExp(String.raw`${price} ?(?:per|an?|each|every|for (?:each|every|an?|one)|\/) ?(?<unit>[\p{L}²³]+)`, 'iu'),
    new RegExp(String.raw`\b(?:an?|each|every|one|per) (?<unit>[\p{L}²³]+) (?:costs?|is) ${price}`, 'iu'),
  ],
  sv: [
    new RegExp(String.raw`${price} ?(?:per|i|om|för varje|för en|för ett|\/) ?(?<unit>[\p{L}²³]+)`, 'iu'),
    new RegExp(String.raw`(?:varje|en|ett|per) (?<unit>[\p{L}²³]+) (?:kostar|är) ${price}`, 'iu'),
  ],
}
/** What each row only begins with is no price that follows. */
const beginning =
  /\b(?:starts?|default|usually|normally|mostly)\b|(?<!\p{L})(?:börja\p{L}*|förifyll\p{L}*|oftast|brukar|vanligtvis)(?!\p{L})/iu
const costing: Record<Latin, RegExp> = {
  en: /\b(?:costs?|charge|pay|paid|price is|rate is|work (?:it )?out|calculate|compute|add up)\b/iu,
  sv: /(?<!\p{L})(?:kostar|tar (?:vi |jag )?|priset är|betalar|räknas? ut|räkna|beräkna\p{L}*)(?!\p{L})/iu,
}
const summing: Record<Latin, RegExp> = {
  en: /\b(?:work (?:it |out )|calculate|compute|add up|figure out)\b/iu,
  sv: /(?<!\p{L})(?:räknas?|beräkna\p{L}*)(?!\p{L})/iu,
}
const sumName: Record<Latin, RegExp> = {
  en: /(?:work|calculate|compute|add|figure)\b.*?\b(price|cost|total|sum|fee|amount|bill|pay)\b/iu,
  sv: /(?:räkna|beräkna).*?(?<!\p{L})(pris|kostnad|summa|avgift|belopp|total)(?:et|en|n)?(?!\p{L})/iu,
}
/** What is on offer there has prices of its own. */
const offering = new Set(['landing', 'booking', 'shop'])
const usual: Record<Language, string> = { en: 'Price', sv: 'Pris', ja: '料金' }
const minutesOfHour = 60

const stemsOf = (word: string, language: Latin): string[] =>
  language === 'sv' ? [word, ...swedishStems(word)] : [word, singular(word)]

const spans = new Set(['daysBetween', 'hoursBetween'])
/** The number of the row that counts such ones: by its unit, else by a word of its name. */
function countOf({ fields }: Thing, unit: string, language: Latin): Field | undefined {
  const numbers = fields.filter(
    (field) =>
      isNumber(field) && field.type !== 'money' && field.type !== 'percent' && (!field.formula || spans.has(field.formula.kind)),
  )
  const sign = unitOf(unit, language)
  const stems = new Set(stemsOf(unit, language))
  return (
    numbers.find((field) => sign !== undefined && field.unit === sign) ??
    numbers.find(({ label }) =>
      label
        .toLowerCase()
        .split(/[\s/()-]+/)
        .some((word) => (sign && unitOf(word, language) === sign) || stemsOf(word, language).some((stem) => stems.has(stem))),
    )
  )
}
const isHour = /^(?:hours?|h|timm?e?|timmar)$/iu
const isDay = /^(?:days?|dag(?:ar)?|dygn|nights?|natt)$/iu

export function costsPerUnit(model: ProjectModel, text: string, language: Language): Reading | null {
  if (
    language === 'ja' ||
    !costing[language].test(text) ||
    beginning.test(text) ||
    model.pages.some(({ kind }) => offering.has(kind))
  )
    return null
  const { price: said = '', unit: named = '' } = forms[language].map((form) => form.exec(text)?.groups).find(Boolean) ?? {}
  const unit = named.toLowerCase()
  if (!unit) return null
  const main = mainThing(model)
  const things = [...(main ? [main] : []), ...model.things.filter((thing) => thing !== main)]
  const asked = summing[language].test(text)
  const worked = (thing: Thing, count: Field, before: readonly Operation[] = []): Reading => {
    const isMinutes = isHour.test(unit) && count.unit === 'min'
    const { operations } = worksOut(
      applyOperations(model, [...before]),
      { ...thing, fields: before.length ? [...thing.fields, count] : thing.fields },
      sumName[language].exec(text)?.[1] ?? usual[language],
      {
        kind: 'calc',
        first: count.id,
        rest: [{ op: '*', of: Number(said.replace(',', '.')) }, ...(isMinutes ? [{ op: '/' as const, of: minutesOfHour }] : [])],
      },
      'money',
      language,
    )
    return does(...before, ...operations)
  }
  for (const thing of things) {
    const count = countOf(thing, unit, language) ?? (isHour.test(unit) ? thing.fields.find(isMinuteLength) : undefined)
    if (count) return worked(thing, count)
  }
  const rate: Field = { id: 'rate', type: 'money', label: `per ${isHour.test(unit) ? 'hour' : unit}`, why: 'edit' }
  if (isHour.test(unit) || isDay.test(unit))
    for (const thing of things) {
      const length = lengthFor({ ...thing, fields: [...thing.fields, rate] }, usualTotal[model.language], model.language)
      if (length) return worked(thing, length, [{ op: 'addField', thing: thing.id, field: { ...length, why: 'edit' } }])
    }
  return asked && main ? tells(rateSays.noLength[language](`${said} / ${unit}`, main.many)) : null
}
const isMinuteLength = ({ type, unit, formula }: Field) => type === 'int' && unit === 'min' && !formula
const usualTotal: Record<Language, string> = { en: 'Total', sv: 'Summa', ja: '合計' }
