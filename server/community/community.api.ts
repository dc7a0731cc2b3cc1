// What anyone may read: the showcase of public publications (spec 7: appstore) and the platform's own figures.
import * as z from 'zod'
import { appstoreQuerySchema, communityEntrySchema, publicStatsSchema, type PublicStats } from '#shared/community.ts'
import type { Platform } from '../platform.ts'
import { answer, route, type Route } from '../route.ts'
import { listCommunity } from './community.ts'
import { readPublicStats } from './public-stats.ts'

/** Every visit asks for the figures; counting again each time would make the home page a load on the database. */
const statsKeptMs = 60_000

export function communityRoutes(platform: Platform): Route[] {
  let stats: { at: number; figures: Promise<PublicStats> } | null = null
  const keptStats = () => {
    const now = platform.now().getTime()
    if (!stats || now - stats.at >= statsKeptMs) {
      const figures = platform.inTransaction(readPublicStats)
      figures.catch(() => (stats = null))
      stats = { at: now, figures }
    }
    return stats.figures
  }
  return [
    route({
      method: 'GET',
      path: '/api/v1/public/appstore',
      says: 'Publications shown to everyone, last published first. `search` holds JSON: startRow, endRow, filterModel.',
      who: 'anyone',
      query: appstoreQuerySchema,
      gives: z.object({ data: z.array(communityEntrySchema) }),
      async handle({ query }) {
        return answer(200, { data: await platform.inTransaction((unit) => listCommunity(unit, query.search)) })
      },
    }),
    route({
      method: 'GET',
      path: '/api/v1/public/stats',
      says: 'The platform’s own figures: projects created, median time from prompt to result; null while there is none.',
      who: 'anyone',
      gives: publicStatsSchema,
      async handle() {
        return answer(200, await keptStats())
      },
    }),
  ]
}
