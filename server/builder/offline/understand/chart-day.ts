import type { Language } from '#shared/languages.ts'
import type { Thing } from '../model.ts'
import { isLevel } from '../lexicon/levels.ts'
import { ensureField, knownField } from '../page-parts/parts.ts'

const isDated = ({ fields }: Thing) => fields.some(({ type }) => type === 'date' || type === 'datetime')

/** "Weight and reps, show a chart": what is drawn over time needs its day. Changes the thing. */
export function ensureChartDay(things: readonly Thing[], language: Language): void {
  if (things.some(isDated)) return
  const measured = things.find(({ fields }) => fields.some(isLevel))
  if (measured) ensureField(measured, knownField(language, 'date', 'date'))
}
