// The noun that stands in for a trade's usual thing: what a shop sells are its products, whatever they are called.
import type { Language } from '#shared/languages.ts'
import { singular } from '../lexicon/inflect.ts'
import { readingsOf } from '../lexicon/lexicon.ts'
import { classOfNoun, type NounClass } from '../lexicon/noun-classes.ts'
import type { SaidDoing } from './doing.ts'
import type { SaidThing } from './intent.ts'
import { sayNoun } from './said.ts'
import { readingsOfPhrase } from './tokens.ts'

/** What the stand-ins are where their own word does not say. */
const usualClass: Record<string, NounClass> = { product: 'product', rentalItem: 'artifact', animal: 'animal', crop: 'plant' }

export function sayItem({ text, standsFor }: NonNullable<SaidDoing['item']>, language: Language): SaidThing {
  const readings = language === 'ja' ? (readingsOf('ja').get(text) ?? []) : readingsOfPhrase(text.toLowerCase(), language)
  const known = readings.find((reading) => reading.kind === 'thing')
  const said = sayNoun(text, language, known)
  if (standsFor === 'object') return said
  const own = classOfNoun(said.one, language)
  // goods for sale have prices, whatever they are
  const nounClass = standsFor === 'product' || own === 'object' ? usualClass[standsFor] : own
  if (standsFor === 'product') delete said.known
  return { ...said, standsFor, ...(nounClass && !said.known && { nounClass }) }
}

/** "kayak rental": what stands before the trade's own word, where it is something that trade keeps. */
export function itemOfTrade(front: string, trade: string, language: Language): SaidDoing['item'] | null {
  const kept: Record<string, { standsFor: string; classes: readonly NounClass[] }> = {
    rentalTrade: { standsFor: 'rentalItem', classes: ['artifact', 'vehicle', 'animal', 'place'] },
    storeTrade: { standsFor: 'product', classes: ['artifact', 'food', 'plant', 'substance'] },
    growerTrade: { standsFor: 'crop', classes: ['plant', 'food'] },
    breederTrade: { standsFor: 'animal', classes: ['animal'] },
  }
  const usual = kept[trade]
  const one = language === 'en' ? singular(front.toLowerCase()) : front
  return usual?.classes.includes(classOfNoun(one, language)) ? { text: front, standsFor: usual.standsFor } : null
}
