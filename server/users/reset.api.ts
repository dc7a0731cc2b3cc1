// POST /api/v1/user/reset_password (spec 7), and the call behind the link of its mail.
import * as z from 'zod'
import { emailFormSchema, newPasswordFormSchema } from '#shared/users.ts'
import type { Platform } from '../platform.ts'
import { answer, route, type Route } from '../route.ts'
import { askForReset, resetPassword } from './reset.ts'

export const resetRoutes = (platform: Platform): Route[] => [
  route({
    method: 'POST',
    path: '/api/v1/user/reset_password',
    says: 'Sends a link to choose a new password by mail; answers alike whether or not the address is known.',
    who: 'anyone',
    body: emailFormSchema,
    gives: z.object({ ok: z.literal(true) }),
    async handle(call) {
      await askForReset(platform, call.body.email, call)
      return answer(200, { ok: true })
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/user/password',
    says: 'Sets a new password with the token of a reset mail, once; ends all sessions of the user.',
    who: 'anyone',
    body: z.intersection(z.object({ token: z.string().min(1).max(200) }), newPasswordFormSchema),
    gives: z.object({ email: z.string() }),
    async handle(call) {
      return answer(200, { email: await resetPassword(platform, call.body.token, call.body.password, call) })
    },
  }),
]
