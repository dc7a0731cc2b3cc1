// Work that outlives a request. pg-boss keeps the queue in the same database; a job carries only an id and its handler reads the
// truth from the tables, so running one twice does no harm. A job is sent inside the unit of work that creates its cause.
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type ConstructorOptions } from 'pg-boss'
import type { Pool } from 'pg'
import type { Signals } from './db/signals.ts'
import type { Database, Scope } from './db/units-of-work.ts'
import type { Log } from './log.ts'

export type Queue = 'turn' | 'mail'
/** `isLastTry`: a failure now is final. */
export type Handle = (id: string, isLastTry: boolean) => Promise<void>
export type Jobs = {
  /** Queues a job as part of the unit of work `db` belongs to. */
  send(db: Database, scope: Scope, queue: Queue, id: string): Promise<void>
  /** Starts handling; `concurrency` jobs at a time in this process. */
  work(queue: Queue, concurrency: number, handle: Handle): Promise<void>
  close(): Promise<void>
}

/** How often what failed is tried again. A mail server may be down for most of a day: the pauses grow from seconds to an hour. */
const retries = {
  turn: { retryLimit: 2, expireInSeconds: 3600 },
  mail: { retryLimit: 28, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 120 },
} as const satisfies Record<Queue, object>
/** A new job is announced; one that is tried again is found by looking. */
const lookEverySeconds = { turn: 30, mail: 5 } as const satisfies Record<Queue, number>
const closeTimeoutMs = 5_000

export async function openJobs(pool: Pool, signals: Signals, log: Log): Promise<Jobs> {
  const db: NonNullable<ConstructorOptions['db']> = {
    executeSql: (text, values) => pool.query(text, values as unknown[]),
    async listen(channel, hear, onReconnect) {
      const stop = await signals.on(channel, hear)
      const stopReconnect = signals.onReconnect(onReconnect)
      onReconnect()
      return {
        async close() {
          stop()
          stopReconnect()
        },
      }
    },
  }
  const boss = new PgBoss({ db, useListenNotify: true, schedule: false })
  boss.on('error', (error) => log({ level: 'error', message: 'the job queue reported an error', error }))
  await boss.start()
  for (const [queue, limits] of Object.entries(retries)) await boss.createQueue(queue, { notify: true, ...limits })

  return {
    async send(tx, scope, queue, id) {
      // the queue's own tables belong to the connection's user, not to the role of a unit of work
      await tx.execute(sql`reset role`)
      await boss.send(queue, { id }, { db: fromDrizzle(tx, sql) })
      await tx.execute(sql.raw(`set local role smida_${scope.role}`))
    },
    async work(queue, concurrency, handle) {
      const options = {
        localConcurrency: concurrency,
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: lookEverySeconds[queue],
      }
      await boss.work<{ id: string }>(queue, options, async (jobs) => {
        for (const { data, retryCount } of jobs) await handle(data.id, retryCount >= retries[queue].retryLimit)
      })
    },
    async close() {
      await boss.stop({ graceful: true, timeout: closeTimeoutMs, close: false })
    },
  }
}
