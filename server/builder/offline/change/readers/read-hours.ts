// "We are closed on Mondays", "open 9 to 19", 「月曜定休」: when the place is open, on its website and where times are booked.
import type { Language } from '#shared/languages.ts'
import type { Page, ProjectModel } from '../../model.ts'
import { hoursSays } from '../../reply/hours-phrases.ts'
import { usualWeek } from '../../site-model.ts'
import { does, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import { speaksOfHours, weekSaid } from '../wording/week-words.ts'

/** A website knows its hours itself; without one, they belong to the page where times are booked. */
const hoursPage = (model: ProjectModel): Page | undefined =>
  model.pages.find(({ kind, site }) => kind === 'landing' && site) ?? model.pages.find(({ kind }) => kind === 'booking')

export function readHours(model: ProjectModel, clause: Clause, language: Language): Reading {
  const page = hoursPage(model)
  if (!page || clause.verb === 'remove') return nothing
  const said = weekSaid(clause.text, page.site?.week ?? page.week ?? usualWeek, language)
  if (!said) return nothing
  const isOnlyHours =
    said.isFull &&
    !/\p{L}{4,}/u.test(said.rest.replace(/\b(?:from|and|the|only|just|hours?|kl|och|från|bara|endast)\b|から|まで|時/giu, ''))
  if (!speaksOfHours[language].test(clause.text) && !isOnlyHours) return nothing
  const reading = does({ op: 'setHours', page: page.id, week: said.week })
  if (page.kind === 'landing' && page.sections && !page.sections.some(({ kind }) => kind === 'hours'))
    reading.operations.push({ op: 'addSection', page: page.id, section: { kind: 'hours' }, to: placeFor(page) })
  return { ...reading, notes: [{ kind: 'kept', text: hoursSays.ownStay[language] }] }
}

/** Before how to reach the place. */
function placeFor(page: Page): number {
  const at = page.sections!.findIndex(({ kind }) => kind === 'address' || kind === 'contact')
  return at < 0 ? page.sections!.length : at
}
