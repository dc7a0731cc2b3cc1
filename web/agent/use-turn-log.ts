// Reads a turn's events from the server as they are written, through a dropped connection, a reload or a restart.
import { useEffect, useEffectEvent, useState } from 'react'
import type { TurnEvent } from '#shared/turn-events.ts'
import { emptyLog, foldEvent, type TurnLog } from './turn-log.ts'

export type Connection = 'idle' | 'open' | 'lost'

/** The browser reconnects by itself after a drop; after a refusal it gives up, and then these delays apply. */
const retryFirstMs = 1_000
const retryMaxMs = 15_000

/**
 * The log of one turn. The stream opens once `wanted` is true and closes at the turn's last event or on unmount.
 * `onEvent` hears each event once, before it is shown; several events of one frame are shown together.
 * `onRefused` hears that the server answered with an error (signed out, deleted): ask it by an ordinary call what is wrong.
 */
export function useTurnLog(
  turnId: string,
  wanted: boolean,
  listeners: { onEvent?: (event: TurnEvent) => void; onRefused?: () => void } = {},
): { log: TurnLog; connection: Connection } {
  const [log, setLog] = useState<TurnLog>(emptyLog)
  const [connection, setConnection] = useState<Connection>('idle')
  const onEvent = useEffectEvent((event: TurnEvent) => listeners.onEvent?.(event))
  const onRefused = useEffectEvent(() => listeners.onRefused?.())

  useEffect(() => {
    if (!wanted) return
    let known = emptyLog
    let source: EventSource | undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    let retryMs = retryFirstMs
    let frame = 0
    const show = () => {
      frame = 0
      setLog(known)
    }
    const receive = (message: MessageEvent<string>) => {
      const event = JSON.parse(message.data) as TurnEvent
      const folded = foldEvent(known, Number(message.lastEventId), event)
      if (folded === known) return
      known = folded
      onEvent(event)
      if (event.type === 'finished') {
        source?.close()
        setConnection('idle')
        show()
      } else frame ||= requestAnimationFrame(show)
    }
    const connect = () => {
      source = new EventSource(`/api/v1/turns/${turnId}/events${known.sequence > 0 ? `?after=${known.sequence}` : ''}`)
      source.addEventListener('open', () => {
        retryMs = retryFirstMs
        setConnection('open')
      })
      source.addEventListener('message', receive)
      source.addEventListener('error', () => {
        setConnection('lost')
        if (source?.readyState !== EventSource.CLOSED) return
        onRefused()
        retry = setTimeout(connect, retryMs)
        retryMs = Math.min(retryMs * 2, retryMaxMs)
      })
    }
    connect()
    return () => {
      source?.close()
      clearTimeout(retry)
      cancelAnimationFrame(frame)
    }
  }, [turnId, wanted])

  return { log, connection }
}
