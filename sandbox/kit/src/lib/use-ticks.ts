import { useEffect, useEffectEvent } from 'react'

const secondMs = 1000

/** Calls `onTick` every second while `active` and somebody can see the page, so that a game put aside costs no time. */
export function useTicks(active: boolean, onTick: () => void) {
  const tick = useEffectEvent(() => {
    if (!document.hidden) onTick()
  })
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => tick(), secondMs)
    return () => clearInterval(timer)
  }, [active])
}
