// Which door a Host header leads to, and the address of each door. One pure rule for both directions, so that a link we hand
// out is a link we answer. An address that leads nowhere gets 421 (design/api.md, D19): we never guess a host.
import type { Config } from './config.ts'

export type Door =
  | { door: 'site' }
  | { door: 'tenant'; domain: string }
  | { door: 'preview'; key: string }
  | { door: 'publication'; id: string }

/** Names under the site's host that can never be a tenant's domain (spec 5 lets a tenant choose its own). */
export const reservedDomains = new Set(
  'www api admin login mail smtp app apps preview previews cdn static assets status support help docs blog dev test staging localhost root smida ftp ns1 ns2 autodiscover'.split(
    ' ',
  ),
)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

type Hosts = Pick<Config, 'baseUrl' | 'contentHost'>

/** The door for a Host header, or null when it is not one of ours. */
export function doorOf(config: Hosts, host: string): Door | null {
  const wanted = host.toLowerCase()
  const site = new URL(config.baseUrl).host
  if (wanted === site) return { door: 'site' }
  const content = config.contentHost
  if (wanted.endsWith(`.apps.${content}`)) {
    const id = wanted.slice(0, -`.apps.${content}`.length)
    return uuid.test(id) ? { door: 'publication', id } : null
  }
  if (wanted.endsWith(`.preview.${content}`)) {
    const key = wanted.slice(0, -`.preview.${content}`.length)
    return label.test(key) ? { door: 'preview', key } : null
  }
  if (wanted.endsWith(`.${site}`)) {
    const domain = wanted.slice(0, -`.${site}`.length)
    return label.test(domain) && !reservedDomains.has(domain) ? { door: 'tenant', domain } : null
  }
  return null
}

const scheme = (config: Hosts) => new URL(config.baseUrl).protocol
export const tenantOrigin = (config: Hosts, domain: string) => `${scheme(config)}//${domain}.${new URL(config.baseUrl).host}`
export const previewOrigin = (config: Hosts, key: string) => `${scheme(config)}//${key}.preview.${config.contentHost}`
export const publicationOrigin = (config: Hosts, id: string) => `${scheme(config)}//${id}.apps.${config.contentHost}`

/**
 * The address somebody asked to be led back to, if it is one of the site or of a tenant's host; null for every other (LOGIN-7). What
 * is not a whole address is read as one of `from`.
 */
export function ownAddress(config: Hosts, text: string, from = config.baseUrl): { url: URL; domain: string | null } | null {
  if (!URL.canParse(text, from)) return null
  const url = new URL(text, from)
  if (url.protocol !== scheme(config) || url.username || url.password) return null
  const door = doorOf(config, url.host)
  if (door?.door === 'site') return { url, domain: null }
  return door?.door === 'tenant' ? { url, domain: door.domain } : null
}
