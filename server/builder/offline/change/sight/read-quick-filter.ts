// "Who is still in the building", "leases ending in the next 60 days", "unpaid fees": rows that somebody wants to see at a touch.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { conditionText } from '../../reply/condition-phrases.ts'
import { does, nothing, type Reading } from '../reading.ts'
import { isFigure } from './figure-said.ts'
import { groupsSaid } from './groups-said.ts'
import { labelOfSight } from './label-of-sight.ts'
import { statesSaid } from './states-said.ts'

/** "If the task is handed in" is written down of each, what stands in quotes is a name, and who sees what is another matter. */
const asksWhether = /^(?:if|whether|om|huruvida)\s|["“”「]|\b(?:own|but)\b|(?<!\p{L})(?:egna?|men)(?!\p{L})|自分の/iu

export function readQuickFilter(model: ProjectModel, { text }: { text: string }, language: Language): Reading {
  if (isFigure(text, language) || groupsSaid(text, language).length || asksWhether.test(text)) return nothing
  const shown = statesSaid(model, text, language)
  if (!shown) return nothing
  const { thing, where } = shown
  const label = labelOfSight(text, language) || where.map((each) => conditionText(thing, each, language)).join(', ')
  return does({ op: 'addQuickFilter', thing: thing.id, quickFilter: { label, where } })
}
