// "Colour is now 65", "lavender should cost 6.50", "a cut takes 45 minutes", "rose is sold out": what one of the things on offer costs, how
// long it takes and whether it can be had.
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { type Reading, tells } from '../reading.ts'
import { stockLike } from '../said-parts.ts'
import { type Saying, saying, type Told } from './saying.ts'

const name = String.raw`(?<what>(?!it\b|that\b|this\b|they\b|we\b|i\b|everything\b)\p{L}[\p{L}\p{N}&'’ -]{1,30}?)`
const price = String.raw`(?:[$€£]\s?)?(?<price>\d+(?:[.,]\d{1,2})?)(?: ?(?:€|£|\$|pounds?|quid|euros?|dollars?|kr|bucks))?`
const aside = String.raw`(?: each| a piece| per person)?(?: (?:now|from now on|these days|instead))?(?:,? (?:now )?(?:not|instead of|no longer|rather than|up from|down from) .*)?`

/** What visitors of a site can choose among, whatever it is called. */
function offers(model: ProjectModel): Thing[] {
  const ids = model.pages.flatMap(({ kind, thing, parts = {} }) =>
    kind === 'shop'
      ? [thing, parts['product']]
      : kind === 'booking'
        ? [parts['service']]
        : kind === 'landing'
          ? Object.values(parts)
          : [],
  )
  const known = /^(?:service|treatment|priceItem|menuItem|product|dish|class)$/
  return model.things.filter(({ id, concept }) => ids.includes(id) || known.test(concept ?? ''))
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
type Offer = { thing: Thing; at: number }
/** The one row that is called so, or whose name has all these words. */
function offerCalled(model: ProjectModel, what: string, suits: (thing: Thing) => boolean): Offer | undefined {
  const words = wordsOf(what.replace(/^(?:the|a|an|our|my) /i, ''))
  const all = offers(model)
    .filter(suits)
    .flatMap((thing) => thing.rows.map((row, at) => ({ thing, at, title: wordsOf(String(row[thing.titleField] ?? '')) })))
  const exact = all.filter(({ title }) => title.join(' ') === words.join(' '))
  const within = all.filter(({ title }) => words.every((word) => title.includes(word) || title.includes(word.replace(/s$/, ''))))
  const first = within.filter(({ title }) => title[0] === words[0])
  return exact[0] ?? (within.length === 1 ? within[0] : first.length === 1 ? first[0] : undefined)
}

const priceOf = ({ fields }: Thing) => fields.find(({ type, formula }) => type === 'money' && !formula)
const lengthOf = ({ fields }: Thing) =>
  fields.find(({ concept, type }) => concept === 'duration' && (type === 'int' || type === 'number'))

function changed({ thing, at }: Offer, field: Field, value: unknown): Reading {
  return {
    operations: [{ op: 'changeRow', thing: thing.id, at, values: { [field.id]: value } }],
    notes: [{ kind: 'kept', text: rowSays.storedStays.en }],
  }
}

function costs(model: ProjectModel, { what = '', price: said = '' }: Readonly<Record<string, string | undefined>>): Told {
  const found = offerCalled(model, what, (thing) => priceOf(thing) !== undefined)
  return found ? changed(found, priceOf(found.thing)!, Number(said.replace(',', '.'))) : null
}

function takes(model: ProjectModel, { what = '', count = '', unit = '' }: Readonly<Record<string, string | undefined>>): Told {
  const found = offerCalled(model, what, (thing) => lengthOf(thing) !== undefined)
  const minutes = /^h/i.test(unit) ? 60 * (/^an?$/i.test(count) ? 1 : Number(count)) : Number(count)
  return found && minutes > 0 ? changed(found, lengthOf(found.thing)!, minutes) : null
}

/** None in stock, or not available: as far as the list tells. */
function soldOut(model: ProjectModel, { what = '' }: Readonly<Record<string, string | undefined>>): Told {
  const found = offerCalled(model, what, () => true)
  if (!found) return null
  const stock = stockLike(found.thing)
  if (stock) return changed(found, stock, 0)
  const tick = found.thing.fields.find(({ type, label }) => type === 'bool' && /available|in stock|active|for sale/i.test(label))
  if (tick) return changed(found, tick, false)
  const out = found.thing.fields.find(({ label, type }) => type === 'bool' && /sold/i.test(label))
  if (out) return changed(found, out, true)
  return tells(rowSays.soldOut.en(String(found.thing.rows[found.at]![found.thing.titleField]), found.thing.many))
}

function gone(model: ProjectModel, { what = '' }: Readonly<Record<string, string | undefined>>): Told {
  const found = offerCalled(model, what, () => true)
  if (!found) return null
  return {
    operations: [{ op: 'removeRow', thing: found.thing.id, at: found.at }],
    notes: [{ kind: 'kept', text: rowSays.storedStays.en }],
  }
}

export const pricesEn: readonly Saying[] = [
  [
    saying`^(?:the )?(?:price (?:of|for) )?(?:the |our |my |an? )?${name}(?:'s)?(?: price| now)? (?:(?:is|are|costs?|should|must|will|has|have|to|be|gone|went|goes|up|down|now|only|just|at|=) )+${price}${aside}$`,
    costs,
  ],
  [
    saying`^(?:please )?(?:change|set|raise|lower|put|increase|reduce|drop|make) (?:the )?(?:price (?:of|for) )?(?:the |our |my )?${name}(?:'s)?(?: price)?(?: (?:up|down))? (?:to|at|cost) ${price}${aside}$`,
    costs,
  ],
  [
    saying`^(?:the |our |my |an? )?${name} (?:now )?(?:takes?|lasts?|is|should (?:take|be|last)|needs?)(?: now| about| around)? (?<count>\d+|an?) ?(?<unit>min(?:ute)?s?|h(?:ou)?rs?|h)(?: long| now)?${aside}$`,
    takes,
  ],
  [
    saying`^(?:the |our |my )?${name} (?:is|are|has|have)(?: been| currently| now| all)* (?:sold out|out of stock|out of season|gone|unavailable|not available|no longer available)(?: (?:now|right now|at the moment|today))?$`,
    soldOut,
  ],
  [
    saying`^(?:we|i) (?:don't|do not|no longer|stopped) (?:do|offer|sell|serve|have|make|doing|selling|offering|serving|making)(?: any)?(?: the)? ${name}(?: any ?more| now| any longer)?$`,
    gone,
  ],
]
