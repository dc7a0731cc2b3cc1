// Where a view goes that was asked for without saying of what.
import type { Thing } from '../../model.ts'
import type { Intent } from '../intent.ts'
import { type PlannedThing, schemaOf } from './plan-things.ts'
import { planViews } from './plan-views.ts'

/** "Project management with a kanban board, team members and time tracking": a board of what nobody named is one of tasks. */
export const isBoardOfNothing = ({ views, things, domains, language }: Intent): boolean =>
  domains.includes('projectOffice') &&
  (views.some(({ view }) => view === 'board') || things.some((said) => said.views.includes('board'))) &&
  !things.some((said) => [...schemaOf(said, language), ...said.fields].some(({ concept }) => /status|stage/.test(concept ?? '')))

/** Puts that board over the tasks. */
export function moveBoard(intent: Intent, planned: readonly PlannedThing[]): void {
  intent.views = intent.views.filter(({ view }) => view !== 'board')
  for (const { said } of planned)
    said.views = said.known?.id === 'task' ? [...said.views, 'board'] : said.views.filter((view) => view !== 'board')
}

/** A view asked for without saying of what goes to the thing that suits it best. */
export function hostViews(intent: Intent, things: Thing[], planned: readonly PlannedThing[]) {
  const dated = things.filter((thing) => thing.fields.some((field) => field.type === 'date'))
  for (const { view } of intent.views) {
    const suits = (thing: Thing) =>
      view === 'calendar' || view === 'timeline'
        ? dated.includes(thing)
        : view === 'board'
          ? thing.fields.some((field) => /status|stage/.test(field.concept ?? ''))
          : view === 'gallery'
            ? thing.fields.some((field) => field.type === 'image')
            : true
    const said = Math.max(
      0,
      things.findIndex(({ why }) => why === 'said'),
    )
    const at = things.some(suits) ? things.findIndex(suits) : said
    planned[at]?.said.views.push(view)
  }
  things.forEach((thing, at) => {
    thing.views = planViews(thing, planned[at]!.said.known, [...new Set(planned[at]!.said.views)], intent.language)
  })
}
