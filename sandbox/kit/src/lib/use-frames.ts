import { useEffect, useEffectEvent } from 'react'

const longestMs = 50

/** Calls `onFrame` with the seconds since the last picture while `active`; a page out of sight stands still. */
export function useFrames(active: boolean, onFrame: (seconds: number) => void) {
  const frame = useEffectEvent(onFrame)
  useEffect(() => {
    if (!active) return
    let before = performance.now()
    let next = 0
    const run = (now: number) => {
      frame(Math.min(longestMs, now - before) / 1000)
      before = now
      next = requestAnimationFrame(run)
    }
    next = requestAnimationFrame(run)
    return () => cancelAnimationFrame(next)
  }, [active])
}
