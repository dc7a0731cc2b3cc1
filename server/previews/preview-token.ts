// Who may look at a preview. Its address carries a short-lived signed token; the preview's own host trades it for a cookie of that
// host alone. The token names the project's preview key and nothing else, so it opens one preview and no account.
import { previewOrigin } from '../hosts.ts'
import type { Platform } from '../platform.ts'

export const previewLimits = { tokenLifeMs: 5 * 60_000, cookieLifeMs: 24 * 3600_000 } as const
export const previewTokenParam = 'smida_token'

/** The address to open a preview with. */
export const previewUrl = (platform: Platform, project: { previewKey: string }): string =>
  `${previewOrigin(platform.config, project.previewKey)}/?${previewTokenParam}=${grant(platform, 'token', project.previewKey, previewLimits.tokenLifeMs)}`

export const previewCookie = (platform: Platform, previewKey: string): string =>
  grant(platform, 'cookie', previewKey, previewLimits.cookieLifeMs)

/** `{expiry in ms, base 36}.{signature}`, good for one use of one preview key. */
function grant(platform: Platform, use: 'token' | 'cookie', previewKey: string, lifeMs: number): string {
  const until = (platform.now().getTime() + lifeMs).toString(36)
  return `${until}.${platform.sign(`preview ${use} ${previewKey} ${until}`)}`
}

export function isGranted(
  platform: Platform,
  use: 'token' | 'cookie',
  previewKey: string,
  value: string | null | undefined,
): boolean {
  const [until, signature] = (value ?? '').split('.')
  if (!until || !signature || Number.parseInt(until, 36) < platform.now().getTime()) return false
  return platform.verify(`preview ${use} ${previewKey} ${until}`, signature)
}
