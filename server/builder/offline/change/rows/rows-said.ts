// What a wish says of the rows that a project begins with: one more, another value, the prices of what is offered.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Reading } from '../reading.ts'
import { rowAdded } from './added.ts'
import { allPrices } from './all-prices.ts'
import { rowChanged } from './changed.ts'
import { rowOfKind } from './of-kind.ts'
import { oneMore } from './one-more.ts'
import { pricesSaid } from './prices.ts'
import { questionsSaid } from './survey.ts'
import { severalAdded } from './several.ts'

type Reader = (model: ProjectModel, text: string, language: Language) => Reading | null
const readers: readonly Reader[] = [questionsSaid, rowOfKind, oneMore, allPrices, severalAdded, pricesSaid, rowAdded, rowChanged]

/** "Högst 8 elever per lektion" is a limit, and no row of its words. */
const atMost = /^(?:max(?:imum|imalt)?|högst|minst|at most|at least|no more than|up to) \d+ \p{L}/iu

/** Null where a wish is about something else. */
export function rowsSaid(model: ProjectModel, text: string, language: Language): Reading | null {
  if (atMost.test(text.trim())) return null
  for (const read of readers) {
    const found = read(model, text, language)
    if (found) return found
  }
  return null
}

/** Where nobody has read anything in a wish: what costs something, and is not there. */
export const rowMissing = (model: ProjectModel, text: string, language: Language): Reading | null =>
  rowChanged(model, text, language, true)
