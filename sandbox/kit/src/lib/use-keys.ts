import { useEffect, useEffectEvent } from 'react'

const writing = 'input, textarea, select, button, a, dialog, [contenteditable]'

/** Calls `onKey` for keys pressed outside of controls. Answer true when the key was meant for you, so that the page stays still. */
export function useKeys(onKey: (key: string) => boolean) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(writing)) return
    if (onKey(event.key)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
