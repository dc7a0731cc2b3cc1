import { type Visit } from '../visit.ts'
import type { Place } from '../look-around.ts'
import type { Walk } from './walk.ts'
import { walkBlog } from './walk-blog.ts'
import { walkBoard } from './walk-board.ts'
import { walkBooking } from './walk-booking.ts'
import { walkGame } from './walk-game.ts'
import { walkInvoice } from './walk-invoice.ts'
import { walkList } from './walk-list.ts'
import { walkPlace } from './walk-place.ts'
import { walkShop } from './walk-shop.ts'
import { walkSite } from './walk-site.ts'
import { walkStay } from './walk-stay.ts'
import { walkSurvey } from './walk-survey.ts'
import { walkTalk } from './walk-talk.ts'
import { walkTool } from './walk-tool.ts'

const walks = {
  shop: walkShop,
  booking: async (...told) => (await walkStay(...told)) || (await walkPlace(...told)) || walkBooking(...told),
  invoice: walkInvoice,
  survey: walkSurvey,
  talk: walkTalk,
  website: walkSite,
  list: walkList,
  board: walkBoard,
  blog: walkBlog,
  game: walkGame,
  tool: walkTool,
} satisfies Partial<Record<Visit['failures'][number]['check'], Walk>>
export type WalkName = keyof typeof walks

/** Every walk that the project has something for, each with what is stored by then; answers which they were. */
export async function walkAll(visit: Visit, places: readonly Place[]): Promise<WalkName[]> {
  const done: WalkName[] = []
  for (const [name, walk] of Object.entries(walks) as [WalkName, Walk][]) {
    const token = `Zw${name}`
    const went = await walk(visit, places, token).catch((error: unknown) => {
      visit.fail(name, `it went no further: ${error instanceof Error ? error.message : String(error)}`)
      return true
    })
    if (went) done.push(name)
  }
  return done
}
