import { useEffect, useEffectEvent } from 'react'

const writing = 'input, textarea, select, dialog, [contenteditable]'
const pressing = 'button, a, summary'

/**
 * Calls `onKey` for keys that no control wants: a focused button keeps Space and Enter, a text field all of them. Answer true
 * when the key was meant for you, so that the page stays still.
 */
export function useKeys(onKey: (key: string) => boolean) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(writing)) return
    if ((event.key === ' ' || event.key === 'Enter') && target?.closest(pressing)) return
    if (onKey(event.key)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
