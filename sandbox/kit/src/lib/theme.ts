import { useSyncExternalStore } from 'react'

// index.html reads the same key before the first paint
const key = 'theme'
const listeners = new Set<() => void>()

export const isDark = () => document.documentElement.classList.contains('dark')

export function setDark(dark: boolean) {
  document.documentElement.classList.toggle('dark', dark)
  try {
    localStorage.setItem(key, dark ? 'dark' : 'light')
  } catch {
    // storage is blocked: the choice lasts until the page closes
  }
  listeners.forEach((listener) => listener())
}

export const useDark = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isDark)
