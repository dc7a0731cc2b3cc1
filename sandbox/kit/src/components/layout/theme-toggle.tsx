import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'

// index.html reads the same key before the first paint
const key = 'theme'
const listeners = new Set<() => void>()

const isDark = () => document.documentElement.classList.contains('dark')

function setDark(dark: boolean) {
  document.documentElement.classList.toggle('dark', dark)
  try {
    localStorage.setItem(key, dark ? 'dark' : 'light')
  } catch {
    // storage is blocked: the choice lasts until the page closes
  }
  listeners.forEach((listener) => listener())
}

const useDark = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isDark)

export function ThemeToggle() {
  const dark = useDark()
  const label = dark ? '%%lightTheme%%' : '%%darkTheme%%'
  return (
    <Button variant="frame" size="icon" aria-label={label} onClick={() => setDark(!dark)}>
      {dark ? <Sun /> : <Moon />}
    </Button>
  )
}
