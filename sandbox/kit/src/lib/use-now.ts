import { useEffect, useState } from 'react'

/** The time in milliseconds, renewed while `active`. */
export function useNow(active: boolean, everyMs = 250) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [active, everyMs])
  return now
}

/** `12:05`, or `1:02:05` from an hour on. */
export function clock(ms: number) {
  const seconds = Math.max(0, Math.round(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  return `${hours ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
