// The frame around a project's pages: a public site, a bar on top or at the side, or one tool alone.
import type { Page, ProjectModel, Thing } from '../../model.ts'

const toolsForFocus = 3

/** What a booking page works on, besides what is booked. */
const ofBookingPages = new Set(['booking', 'appointment', 'service', 'treatment', 'menuItem', 'customer', 'employee', 'message'])

/** "Fault reports, booking the laundry, contacts": whatever else was asked for by name is used by the same people. */
function keepsMore(booking: Page, things: readonly Thing[]): boolean {
  const booked = things.find(({ id }) => id === booking.thing)?.fields.flatMap(({ target }) => target ?? [])
  return things.some(
    ({ why, concept, id }) => why === 'said' && !ofBookingPages.has(concept ?? '') && booked?.includes(id) === false,
  )
}

export function planShell(pages: readonly Page[], things: readonly Thing[]): ProjectModel['shell'] {
  const [first] = pages
  if (
    pages.some((page) => page.kind === 'blog' || page.kind === 'landing') ||
    ['shop', 'survey'].includes(first!.kind) ||
    (first!.kind === 'booking' && !keepsMore(first!, things))
  )
    return 'site'
  if (pages.length === 1 && pages[0]!.kind === 'todo') return 'focus'
  if (pages.length <= toolsForFocus && pages[0]!.kind === 'tool') return 'focus'
  return pages.length <= 2 ? 'topbar' : 'sidebar'
}
