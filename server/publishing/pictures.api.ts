// Put a picture on a publication's card, take it away, show it to anyone.
import * as z from 'zod'
import { publicationSchema } from '#shared/projects.ts'
import type { Platform } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { answer, route, type Route } from '../route.ts'
import { readPicture, setPicture, storePicture } from './pictures.ts'
import { publicationView } from './publications.ts'

const idParams = z.object({ id: z.uuid() })

export const pictureRoutes = (platform: Platform): Route[] => [
  route({
    method: 'PUT',
    path: '/api/v1/projects/:id/publication/picture',
    says: 'Shows a picture on the publication’s card in the community. `data`: a PNG, JPEG or WebP file of at most 1 MB, in base64.',
    who: 'member',
    params: idParams,
    body: z.object({ data: z.base64() }),
    gives: publicationSchema,
    async handle({ actor, params, body }) {
      const row = await storePicture(platform, actor, params.id, Buffer.from(body.data, 'base64'))
      return answer(200, publicationView(platform, row))
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/projects/:id/publication/picture',
    says: 'Takes the picture away; the card draws one again.',
    who: 'member',
    params: idParams,
    gives: publicationSchema,
    async handle({ actor, params }) {
      const row = await platform.inTenant(actor.tenantId, (unit) => setPicture(unit, actor, params.id, ''))
      return answer(200, publicationView(platform, row))
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/public/pictures/:publicationId/:name',
    says: 'The picture of a publication, at the address its entry names; another picture has another address.',
    who: 'anyone',
    params: z.object({ publicationId: z.uuid(), name: z.string().max(80) }),
    gives: 'image/*',
    async handle({ params }) {
      const picture = await readPicture(platform, params.publicationId, params.name)
      if (!picture) throw refusal('not_found')
      return new Response(new Uint8Array(picture.bytes), {
        headers: {
          'content-type': picture.contentType,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        },
      })
    },
  }),
]
