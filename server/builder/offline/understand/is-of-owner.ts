// Whether what is named among the fields of a list is a part of it, each row with its own.
import type { Language } from '#shared/languages.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import type { SaidThing } from './intent.ts'

/** "Orders with date, price and order lines": of the order. "Services with duration and price, stylists": who and where are of no one. */
export const isOfOwner = ({ known, one }: SaidThing, language: Language): boolean =>
  language === 'ja' || (!known?.entry.actor && !/^(?:person|group|place)$/.test(classOfNoun(one, language)))
