// Header, footer, theme and language switch: what stands around every page and belongs to none.
// The theme is a class on <html>, set before the first paint by a script in the head (no flash), and kept in step afterwards
// with the choice and with the operating system. A browser that refuses storage follows the system.
import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'smida-theme'
const darkQuery = '(prefers-color-scheme: dark)'
const changed = 'smida-theme-changed'

/** Runs before the first paint, so it is a text: it cannot wait for a module. */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem('${storageKey}')}catch{}document.documentElement.classList.toggle('dark',t==='dark'||(t!=='light'&&matchMedia('${darkQuery}').matches))})()`

const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)

function chosenTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey)
    return isTheme(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

function applyTheme(): void {
  const theme = chosenTheme()
  const dark = theme === 'dark' || (theme === 'system' && matchMedia(darkQuery).matches)
  document.documentElement.classList.toggle('dark', dark)
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Then the choice lasts as long as nothing can remember it.
  }
  dispatchEvent(new Event(changed))
}

/** Tells of a choice here or in another tab, and of the operating system's change of mind. */
function subscribe(notify: () => void): () => void {
  const system = matchMedia(darkQuery)
  const follow = () => {
    applyTheme()
    notify()
  }
  system.addEventListener('change', follow)
  addEventListener('storage', follow)
  addEventListener(changed, follow)
  applyTheme() // the system may have changed its mind since the first paint
  return () => {
    system.removeEventListener('change', follow)
    removeEventListener('storage', follow)
    removeEventListener(changed, follow)
  }
}

/** The choice, `system` until the page is alive; while a component uses it the page follows every change. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme, () => 'system')
