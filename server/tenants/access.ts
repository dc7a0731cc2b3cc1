// Says that who may see what has changed in a tenant: a member left, a project became private. Every request looks such things up
// anew; what stays open (an event stream) hears of it here, asks again and ends. A hint only, like every signal.
import { signal } from '../db/signals.ts'
import type { Platform, Unit } from '../platform.ts'

/** Heard when, and only when, the unit of work commits. */
export const accessChanged = (unit: Unit, tenantId: string): Promise<void> => signal(unit.db, 'smida_access', tenantId)

/** `signal` aborts when the reader leaves or may no longer see what they read; whoever is done calls `stop`. */
export type Admission = { signal: AbortSignal; stop(): void }

/** Watches over something that stays open. `maySee` is asked at once and whenever access may have changed in the tenant. */
export async function admit(
  platform: Platform,
  tenantId: string,
  left: AbortSignal,
  maySee: () => Promise<boolean>,
): Promise<Admission> {
  const lost = new AbortController()
  const check = () =>
    void maySee().then(
      (may) => may || lost.abort(),
      () => {},
    )
  const stopHearing = await platform.signals.on('smida_access', (changed) => changed === tenantId && check())
  const stopReconnects = platform.signals.onReconnect(check)
  check()
  return {
    signal: AbortSignal.any([left, lost.signal]),
    stop() {
      stopHearing()
      stopReconnects()
    },
  }
}
