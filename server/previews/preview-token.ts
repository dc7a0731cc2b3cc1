// Who may look at a preview. Its address carries a short-lived signed token; the preview's own host trades it for a cookie of that
// host alone. The token names the project's preview key and the person it was made for: it opens one preview and no account, and
// only while that person may see the project.
import { previewOrigin } from '../hosts.ts'
import type { Platform } from '../platform.ts'

export const previewLimits = { tokenLifeMs: 5 * 60_000, cookieLifeMs: 24 * 3600_000 } as const
export const previewTokenParam = 'smida_token'

/** The address to open a preview with. */
export const previewUrl = (platform: Platform, project: { previewKey: string }, viewer: { userId: string }): string =>
  `${previewOrigin(platform.config, project.previewKey)}/?${previewTokenParam}=${grant(platform, 'token', project.previewKey, viewer.userId, previewLimits.tokenLifeMs)}`

export const previewCookie = (platform: Platform, previewKey: string, userId: string): string =>
  grant(platform, 'cookie', previewKey, userId, previewLimits.cookieLifeMs)

/** `{expiry in ms, base 36}.{user id}.{signature}`, good for one use of one preview key. */
function grant(platform: Platform, use: 'token' | 'cookie', previewKey: string, userId: string, lifeMs: number): string {
  const until = (platform.now().getTime() + lifeMs).toString(36)
  return `${until}.${userId}.${platform.sign(`preview ${use} ${previewKey} ${userId} ${until}`)}`
}

/** The user a grant was made for, or null when it is forged, too old or for something else. */
export function grantedTo(
  platform: Platform,
  use: 'token' | 'cookie',
  previewKey: string,
  value: string | null | undefined,
): string | null {
  const [until, userId, signature] = (value ?? '').split('.')
  if (!until || !userId || !signature || Number.parseInt(until, 36) < platform.now().getTime()) return null
  return platform.verify(`preview ${use} ${previewKey} ${userId} ${until}`, signature) ? userId : null
}
