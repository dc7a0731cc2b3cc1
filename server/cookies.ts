import type { Config } from './config.ts'

type Site = Pick<Config, 'baseUrl'>
const isSecure = ({ baseUrl }: Site) => baseUrl.startsWith('https:')

/** A cookie of one host only: `__Host-` where the browser accepts it (https), the plain name on http://localhost. */
export const hostCookieName = (site: Site, name: string): string => (isSecure(site) ? `__Host-${name}` : name)

/** The `Set-Cookie` value of a host-only cookie that no script reads. An age of 0 forgets it. */
export const hostCookie = (site: Site, name: string, value: string, maxAgeSeconds: number): string =>
  `${hostCookieName(site, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${isSecure(site) ? '; Secure' : ''}`

/** The value of a request's cookie, or null. */
export function cookieOf(request: Request, name: string): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name && value) return value
  }
  return null
}
