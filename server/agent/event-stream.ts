// The events of a turn as a server-sent event stream. It only ever reads committed rows, in order, from where the reader stopped,
// so a reload, a dropped connection and a restarted server all look the same to the reader. It ends when they may see it no longer.
import type { Platform } from '../platform.ts'
import type { Admission } from '../tenants/access.ts'
import { readEvents, type TurnRow } from './turns.ts'
import type { Watch } from './watch.ts'

export const streamLimits = { batchMax: 200, heartbeatMs: 15_000, retryMs: 250 } as const

export function streamEvents(platform: Platform, watch: Watch, turn: TurnRow, after: number, admission: Admission): Response {
  const encoder = new TextEncoder()
  let cancelWait = () => {}
  let closed = false
  let seq = after

  async function pump(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    controller.enqueue(encoder.encode(`retry: ${streamLimits.retryMs}\n\n`))
    while (!closed) {
      const { wait, cancel } = watch.next(turn.id, streamLimits.heartbeatMs)
      cancelWait = cancel
      const rows = await platform.inTenant(turn.tenantId, (unit) => readEvents(unit, turn, seq, streamLimits.batchMax))
      if (closed) return
      for (const row of rows) {
        controller.enqueue(encoder.encode(`id: ${row.seq}\ndata: ${JSON.stringify(row.event)}\n\n`))
        seq = row.seq
        if (row.event.type === 'finished') return
      }
      if (rows.length === streamLimits.batchMax) {
        cancel()
        continue
      }
      if (rows.length === 0) controller.enqueue(encoder.encode(': waiting\n\n'))
      await wait
    }
  }

  const stop = () => {
    closed = true
    cancelWait()
    admission.stop()
  }
  admission.signal.addEventListener('abort', stop)
  if (admission.signal.aborted) stop()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      pump(controller)
        .catch((error) => !closed && platform.log({ level: 'error', message: 'an event stream broke', turnId: turn.id, error }))
        .finally(() => {
          stop()
          try {
            controller.close()
          } catch {
            // the reader went away first
          }
        })
    },
    cancel: stop,
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
