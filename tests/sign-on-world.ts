// A world in which Harbor Bakery has proved its mail domain and signs on through a provider: what the tests of single sign-on share.
import type { SignOnChange } from '#shared/sign-on.ts'
import { startNameServer, type NameServer } from './name-server.ts'
import { createTraveller, type Arrived, type Traveller } from './traveller.ts'
import { openWorld, port, type World } from './world.ts'

export type SignOnWorld = World & {
  names: NameServer
  harbor: string
  /** a browser in which nobody is signed in */
  traveller(): Traveller
  /** a browser in which that person is signed in on their host */
  travellerAs(email: string, host: string): Promise<Traveller>
  prove(host: string, admin: string, domain: string): Promise<void>
  /** Saves the provider and gets through it once as its administrator. */
  connect(
    change: Partial<SignOnChange> & Pick<SignOnChange, 'provider'>,
    pass: (traveller: Traveller, start: string) => Promise<Arrived>,
  ): Promise<void>
}

const password = 'hammer-and-ember-7'

export async function openSignOnWorld(settings: Record<string, string> = {}): Promise<SignOnWorld> {
  const names = await startNameServer()
  const world = await openWorld({ settings: { ALLOW_PRIVATE_PROVIDERS: 'true', DNS_SERVERS: names.address, ...settings } })
  const harbor = `http://harbor.localhost:${port}`
  const traveller = () => createTraveller(world.http, (host) => host.endsWith(`localhost:${port}`))
  const travellerAs = async (email: string, host: string) => {
    const here = traveller()
    const { status, text } = await here.step(`${host}/api/v1/user/session`, { json: { email, password } })
    if (status !== 200) throw new Error(`${email} could not sign in: ${text}`)
    return here
  }
  return {
    ...world,
    names,
    harbor,
    traveller,
    travellerAs,
    async prove(host, admin, domain) {
      const here = await travellerAs(admin, host)
      const added = JSON.parse((await here.step(`${host}/api/v1/mail-domains`, { json: { domain } })).text)
      names.records.set(`_smida.${domain}`, ['something else', added.record])
      const { status, text } = await here.step(`${host}/api/v1/mail-domains/${domain}/proof`, { json: {} })
      if (status !== 200) throw new Error(text)
    },
    async connect(change, pass) {
      const admin = await travellerAs('astrid@harbor.example', harbor)
      const json = { defaultRole: 'viewer', isRequired: false, breakGlassUserId: null, ...change }
      const saved = await admin.step(`${harbor}/api/v1/sign-on`, { method: 'PUT', json })
      if (saved.status !== 200) throw new Error(saved.text)
      const { url } = await pass(admin, `${harbor}/!saml/login/harbor?test=1`)
      if (url.searchParams.get('test') !== 'passed') throw new Error(`the test ended at ${url.href}`)
    },
    async close() {
      names.close()
      await world.close()
    },
  }
}
