// Wishes of which every word has a place: rows and their values, prices, equations, a button of a site. They come before all that is read from
// single words; null for all others.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { chosenField } from './chosen-field.ts'
import { costsFromRate } from './costs-from-rate.ts'
import { costsPerUnit } from './costs-per-unit.ts'
import { type Change, done } from './done.ts'
import { equationSaid } from './equation-said.ts'
import { listedAndLinked } from './listed-and-linked.ts'
import { namedSaid } from './named/named.ts'
import { apartSaid } from './order/apart-said.ts'
import { groupedSaid } from './order/grouped-said.ts'
import { orderSaid } from './order/order-said.ts'
import { placedField } from './order/placed-field.ts'
import { perTime } from './per-time.ts'
import { ofLimit, perChoice } from './linked/per-choice.ts'
import { pricePerList } from './price-per-list.ts'
import { namedOfList } from './rows/named-of-list.ts'
import { wordsPage } from './pages-said/words-page.ts'
import { rowMissing, rowsSaid } from './rows/rows-said.ts'
import { siteButton } from './site-button.ts'

type Read = (model: ProjectModel, wish: string) => Change
const readers = [
  groupedSaid,
  apartSaid,
  orderSaid,
  placedField,
  pricePerList,
  perChoice,
  wordsPage,
  ofLimit,
  namedOfList,
  rowsSaid,
  equationSaid,
  costsFromRate,
  costsPerUnit,
  chosenField,
  listedAndLinked,
  perTime,
]

export function exactlySaid(model: ProjectModel, text: string, language: Language, read: Read): Change | null {
  const named = namedSaid(model, text, language, read)
  if (named) return named
  for (const reader of readers) {
    const reading = reader(model, text, language)
    if (reading) return done(model, reading, language)
  }
  return siteButton(model, text, language, read)
}

/** Where nothing was read in a wish, it may be about a row that is not there. */
export function unlessOfRow(model: ProjectModel, text: string, language: Language, made: Change): Change {
  const isUnread = !made.operations.length && made.notes.every(({ kind }) => kind === 'unknown')
  const missing = isUnread ? rowMissing(model, text, language) : null
  return missing ? done(model, missing, language) : made
}
