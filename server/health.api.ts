// Is the process alive, is it ready, and what can be called.
import * as z from 'zod'
import { openApi } from './openapi.ts'
import type { Platform } from './platform.ts'
import { answer, route, type Route } from './route.ts'

export const healthRoutes = (platform: Platform, all: () => Route[]): Route[] => [
  route({
    method: 'GET',
    path: '/healthz',
    says: '200 while the process lives.',
    who: 'anyone',
    gives: z.object({ ok: z.literal(true) }),
    handle: async () => answer(200, { ok: true }),
  }),
  route({
    method: 'GET',
    path: '/readyz',
    says: '200 when database and files answer, else 503 with the reason.',
    who: 'anyone',
    gives: z.object({ ok: z.literal(true) }),
    async handle() {
      try {
        await platform.probe()
        return answer(200, { ok: true })
      } catch (error) {
        return answer(503, { error: 'not_ready', message: error instanceof Error ? error.message : String(error) })
      }
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/openapi.json',
    says: 'This description.',
    who: 'anyone',
    gives: 'application/json',
    handle: async () => answer(200, openApi(platform.config.baseUrl, all())),
  }),
]
