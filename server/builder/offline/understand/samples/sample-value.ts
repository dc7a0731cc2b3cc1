// A believable value for a field, by its concept and type, in the project's language and currency.
import { remarks } from '../../lexicon/sample-pools.ts'
import { tellsReading } from '../../lexicon/texts-by-label.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { pictureFor } from './picture-for.ts'
import { rangeOf } from './ranges.ts'
import { dateFor, optionFor } from './sample-date.ts'
import { rowCount } from './sample-size.ts'
import { kanaOf, sampleMail, samplePerson } from './sample-person.ts'
import { sampleText } from './sample-text.ts'
import { textOfWorld } from './text-by-label.ts'
import { saltOf, spread } from './spread.ts'

type Row = Record<string, unknown>

/** Numbers of samples have as many decimals as their steps, and one at most where those are none. */
const decimalsOf = (step: number) => (step < 0.01 ? 1000 : step < 0.1 ? 100 : 10)
const moneyFactors: Record<string, number> = { SEK: 10, NOK: 10, DKK: 7, JPY: 150, PLN: 4, CZK: 22, INR: 80, ZAR: 18 }
/** An amount written in dollars, as a round amount of another currency. */
export function moneyIn(currency: string, amount: number): number {
  const factor = moneyFactors[currency]
  if (!factor) return amount
  const step = amount * factor >= 1000 ? 100 : amount * factor >= 100 ? 10 : 1
  return Math.round((amount * factor) / step) * step
}

/** `row` holds the cells made so far; `count` is how many rows there will be. */
export function sampleValue(field: Field, thing: Thing, row: Row, at: number, count: number, model: ProjectModel): unknown {
  const { language, currency } = model
  const range = rangeOf(field, thing, language)
  // of each piece there is one
  if (field.concept === 'stock' && field.start !== undefined) return field.start
  const salt = saltOf(field.id)
  const inRange = (usual: readonly [number, number, number?]) => {
    const [from, size, step = 1] = range ?? usual
    const decimals = decimalsOf(step)
    return Math.round((from + spread(at, salt, size) * step) * decimals) / decimals
  }
  switch (field.type) {
    case 'text':
      return tellsReading.test(field.label)
        ? kanaOf(String(row.name ?? row[thing.titleField] ?? ''), /カナ/.test(field.label))
        : (textOfWorld(field, thing, at, model) ?? sampleText(field, thing, at, count, model))
    case 'longtext':
      return field.concept === 'notes' && (field.why === 'said' || field.why === 'edit') && at % 3 === 1
        ? remarks[language][(at + (saltOf(thing.id) & 7)) % remarks[language].length]!
        : ''
    case 'markdown':
      return ''
    case 'int':
      return inRange([1, 20])
    case 'number':
      return inRange([1, 40])
    case 'money':
      return moneyIn(currency, inRange([20, 30, 15]))
    case 'percent':
      return inRange([10, 9, 10])
    case 'date':
      return dateFor(field, thing, at, count, language)
    case 'datetime':
      return `${dateFor(field, thing, at, count, language)} ${String(8 + spread(at, salt, 9)).padStart(2, '0')}:00`
    case 'time':
      return `${String((field.concept === 'endTime' ? 14 : 8) + spread(at, salt, 6)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`
    case 'bool':
      return spread(at, salt, 3) === 0
    case 'select':
      return optionFor(field, row, at, language)
    case 'tags':
      return field.options?.length ? [field.options[at % field.options.length]!] : []
    case 'email': {
      // the address is that of a person or a firm, not of what they are met for
      const isTitle = thing.fields.some(({ id, concept }) => id === thing.titleField && (concept ?? id) === 'title')
      const name = [row.name, isTitle ? undefined : row[thing.titleField]].find((each) => typeof each === 'string')
      const person = samplePerson(language, at, saltOf(model.name + thing.id))
      return sampleMail(language, String(name ?? person)) ?? sampleMail(language, person)
    }
    case 'phone':
      return language === 'sv'
        ? `070-${174 + at} 06 ${String(10 + spread(at, salt, 89))}`
        : language === 'ja'
          ? `03-5550-${1000 + spread(at, salt, 8999)}`
          : `555-01${String(10 + at * 7).slice(-2)}`
    case 'url':
      return `https://example.com/${at + 1}`
    case 'image':
      return pictureFor(thing.concept, '', at)
    case 'rating':
      return 3 + spread(at, salt, 3)
    case 'ref':
    case 'refs': {
      const target = model.things.find((each) => each.id === field.target)
      const size = Math.max(1, rowCount(target, model))
      return field.type === 'ref' ? spread(at, salt, size) : [...new Set([spread(at, salt, size), spread(at, salt + 1, size)])]
    }
  }
}
