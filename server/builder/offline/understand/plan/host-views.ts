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

/** What somebody was born or joined on is no day of theirs in a calendar. */
const background = /^(?:birthday|purchaseDate|joinedDate|createdAt|founded)$/
/** Something of it happens on a day that was told. */
const happens = ({ fields }: Thing): boolean =>
  fields.some(
    ({ type, concept = '', why }) => why === 'said' && (type === 'datetime' || (type === 'date' && !background.test(concept))),
  )

/** "週間カレンダーと、スタッフ別の件数": a calendar is of what happens, not of those who are named beside it. */
function leaveDateless(intent: Intent, things: readonly Thing[], planned: readonly PlannedThing[]): void {
  if (!things.some(happens)) return
  planned.forEach(({ said }, at) => {
    if (happens(things[at]!) || !said.views.includes('calendar')) return
    said.views = said.views.filter((view) => view !== 'calendar')
    intent.views.push({ view: 'calendar' })
  })
}

/** A view asked for without saying of what goes to the thing that suits it best. */
export function hostViews(intent: Intent, things: Thing[], planned: readonly PlannedThing[]) {
  const dated = things.filter((thing) => thing.fields.some((field) => field.type === 'date'))
  leaveDateless(intent, things, planned)
  for (const { view } of intent.views) {
    const suits = (thing: Thing) =>
      view === 'calendar' || view === 'timeline'
        ? things.some(happens)
          ? happens(thing)
          : dated.includes(thing)
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
