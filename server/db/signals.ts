// Wakes whoever waits for a change, in this process and in every other one on the same database (PostgreSQL LISTEN/NOTIFY).
// A signal carries an id only and is a hint: it arrives after the commit that sent it and may be lost with a broken connection
// (`onReconnect` tells), so its hearer always reads the truth from the tables.
import { sql } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import type { Log } from '../log.ts'
import type { Database } from './units-of-work.ts'

export type Channel = 'smida_draft' | 'smida_turn' | 'smida_cancellation' | 'smida_publication' | 'smida_access'
export type Signals = {
  /** Calls `hear` with the payload of every signal on the channel, also of pg-boss's own. Returns the way to stop. */
  on(channel: string, hear: (payload: string) => void): Promise<() => void>
  /** Calls `hear` whenever signals may have been missed. */
  onReconnect(hear: () => void): () => void
  close(): Promise<void>
}

const reattachAfterMs = 250

/** Sends a signal as part of the unit of work `db` belongs to: it is heard when, and only when, that commits. */
export async function signal(db: Database, channel: Channel, id: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${id})`)
}

export async function openSignals(pool: Pool, log: Log): Promise<Signals> {
  const hearers = new Map<string, Set<(payload: string) => void>>()
  const reconnects = new Set<() => void>()
  let client: PoolClient | null = null
  let closed = false

  const listenTo = (connection: PoolClient, channel: string) => connection.query(`listen "${channel.replaceAll('"', '""')}"`)

  async function attach(): Promise<void> {
    const fresh = await pool.connect()
    fresh.on('notification', ({ channel, payload }) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload ?? '')
    })
    fresh.on('error', (error) => {
      if (client !== fresh) return
      client = null
      fresh.release(error)
      log({ level: 'warn', message: 'the listening connection broke; connecting again', error })
      void reattach()
    })
    for (const channel of hearers.keys()) await listenTo(fresh, channel)
    client = fresh
  }

  async function reattach(): Promise<void> {
    while (!closed && !client) {
      await new Promise((resolve) => setTimeout(resolve, reattachAfterMs))
      await attach().catch(() => {})
    }
    if (!closed) for (const hear of reconnects) hear()
  }

  await attach()
  return {
    async on(channel, hear) {
      let set = hearers.get(channel)
      if (!set) {
        set = new Set()
        hearers.set(channel, set)
        if (client) await listenTo(client, channel)
      }
      set.add(hear)
      return () => set.delete(hear)
    },
    onReconnect(hear) {
      reconnects.add(hear)
      return () => reconnects.delete(hear)
    },
    async close() {
      closed = true
      client?.removeAllListeners('notification')
      client?.release(true)
      client = null
    },
  }
}
