// Whether what is named among the fields of a list is a part of it, each row with its own.
import type { Language } from '#shared/languages.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import type { SaidThing } from './intent.ts'

/** What holds others: "a bug tracker with projects, bugs and comments" keeps the bugs of a project. */
const holding = new Set(['project', 'category', 'team', 'department', 'course', 'customer', 'event', 'season', 'folder'])

/** "Orders with date, price and order lines": of the order. "Services with duration and price, stylists": who and where are of no one. */
export const isOfOwner = ({ known, one }: SaidThing, language: Language): boolean =>
  language === 'ja' ||
  (!known?.entry.actor && !holding.has(known?.id ?? '') && !/^(?:person|group|place)$/.test(classOfNoun(one, language)))
