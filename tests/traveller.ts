// A browser that travels: it keeps cookies for each host, follows redirects between the hosts of a test world and real servers on
// loopback, and can stop before any of them to look at the address.
import type { Http } from '#server/http.ts'

export type Arrived = { url: URL; status: number; text: string; location: string | null; headers: Headers }
export type Journey = { method?: string; form?: Record<string, string>; json?: unknown }
export type Traveller = {
  /** One request, no redirect followed. */
  step(url: string | URL, journey?: Journey): Promise<Arrived>
  /** Follows redirects until an answer is none, or leads to an address that `until` knows; that address is then in `location`. */
  follow(url: string | URL, until?: (next: URL) => boolean): Promise<Arrived>
  cookies(host: string): Map<string, string>
}

const stepsMax = 20

export function createTraveller(http: Http, isOurs: (host: string) => boolean): Traveller {
  const jars = new Map<string, Map<string, string>>()
  const cookies = (host: string) => jarOf(jars, host)
  const step: Traveller['step'] = async (address, { method, form, json } = {}) => {
    const url = new URL(address)
    const jar = cookies(url.host)
    const headers: Record<string, string> = { host: url.host, accept: 'text/html,application/json', 'accept-language': 'en' }
    if (jar.size > 0) headers['cookie'] = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    if (json !== undefined) Object.assign(headers, { 'content-type': 'application/json', origin: url.origin })
    if (form) headers['content-type'] = 'application/x-www-form-urlencoded'
    const init = {
      method: method ?? (form || json !== undefined ? 'POST' : 'GET'),
      headers,
      body: form ? String(new URLSearchParams(form)) : json === undefined ? undefined : JSON.stringify(json),
      redirect: 'manual' as const,
    }
    const answer = isOurs(url.host) ? await http.fetch(new Request(url, init), '127.0.0.1') : await fetch(url, init)
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = ''] = pair.split('=', 1)
      if (/max-age=0\b/i.test(line) || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, pair.slice(name.length + 1))
    }
    const location = answer.headers.get('location')
    return {
      url,
      status: answer.status,
      text: await answer.text(),
      location: location && new URL(location, url).href,
      headers: answer.headers,
    }
  }
  return {
    step,
    cookies,
    async follow(address, until = () => false) {
      let arrived = await step(address)
      for (let steps = 0; arrived.location && !until(new URL(arrived.location)); steps++) {
        if (steps > stepsMax) throw new Error('too many redirects')
        arrived = await step(arrived.location)
      }
      return arrived
    },
  }
}

function jarOf(jars: Map<string, Map<string, string>>, host: string): Map<string, string> {
  const jar = jars.get(host) ?? new Map<string, string>()
  jars.set(host, jar)
  return jar
}
