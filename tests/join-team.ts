// More people for a team than the cast has: invited to Harbor Bakery by Astrid, and come in through the link of the mail.
import { castPassword } from '#server/cast.ts'
import type { Role } from '#shared/accounts.ts'
import { linkTo } from './outbox.ts'
import { port, type Browser, type World } from './world.ts'

export type Joined = { browser: Browser; userId: string; email: string }

/** The secret in the newest invitation mailed to an address. */
export async function invitationSecret(world: World, to: string): Promise<string> {
  const link = await linkTo(world.platform, to, /invites you to/)
  return /\/!invitation\/([\w-]+)/.exec(link)![1]!
}

export async function joinTeam(world: World, name: string, role: Role): Promise<Joined> {
  const email = `${name}@harbor.example`
  const astrid = await world.as('astrid')
  const invited = await astrid.request('POST', '/api/v1/invitations', { email, role })
  if (invited.status !== 201) throw new Error(`${name} could not be invited: ${invited.text}`)
  const browser = world.at(`harbor.localhost:${port}`)
  const full = `${name[0]!.toUpperCase()}${name.slice(1)} Holm`
  const path = `/api/v1/invitations/${await invitationSecret(world, email)}/acceptance`
  const joined = await browser.request('POST', path, { name: full, password: castPassword })
  if (joined.status !== 200) throw new Error(`${name} could not join: ${joined.text}`)
  return { browser, userId: (await browser.request('GET', '/api/v1/me')).body.user.id, email }
}
