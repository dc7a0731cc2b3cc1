// Which trade's supplies a prompt speaks of.
import type { Language } from '#shared/languages.ts'
import { suppliesKinds, type SuppliesKind } from '../../lexicon/supplies.ts'
import { saysOne } from './work-of.ts'

/** Beginnings of words for places within words for something else, and shops, which keep what they sell. */
const noPlace =
  /bar ?codes?|(?<!\p{L})\p{L}{0,40}(?:handel|handlare|butik|affär)\p{L}{0,20}|(?!(?:coffee|bike|barber|repair|machine|cake|body)\b)\b\p{L}{1,30} (?:shop|store)(?!\p{L})/giu

/** The first kind whose trade is named, or undefined. */
export const suppliesIn = (prompt: string, language: Language): SuppliesKind | undefined =>
  suppliesKinds.find((kind) => saysOne(kind, prompt.replace(noPlace, ''), language))
