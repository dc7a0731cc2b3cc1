// The advertising click id (spec 7, 9): comes with the address of a visit from an advertisement, is kept on this browser for 90 days,
// and is told with a sign-up. A browser that refuses storage only forgets it.

const storageKey = 'smida-click-id'
const queryName = 'gclid'
const keptForMs = 90 * 24 * 3600_000
const clickIdMaxChars = 200

/** Opening the storage is what a browser may refuse. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps the click id of a query, if it has one, until 90 days from now; a newer one takes the place of the old. */
export function keepClickId(search: string, open: () => Kept = () => localStorage, nowMs = Date.now()): void {
  const clickId = new URLSearchParams(search).get(queryName)?.trim()
  if (!clickId || clickId.length > clickIdMaxChars) return
  try {
    open().setItem(storageKey, JSON.stringify({ clickId, expiresAt: nowMs + keptForMs }))
  } catch {
    // Storage is full or closed.
  }
}

/** The click id that has not expired, or null. */
export function keptClickId(open: () => Kept = () => localStorage, nowMs = Date.now()): string | null {
  try {
    const storage = open()
    const { clickId, expiresAt } = Object(JSON.parse(storage.getItem(storageKey) ?? 'null')) as Record<string, unknown>
    if (typeof clickId === 'string' && typeof expiresAt === 'number' && nowMs < expiresAt) return clickId
    storage.removeItem(storageKey)
  } catch {
    // Storage is closed, or holds what we did not write.
  }
  return null
}
