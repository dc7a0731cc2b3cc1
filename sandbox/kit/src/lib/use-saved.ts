import { useState } from 'react'

const prefix = 'tool:'

function load<T>(key: string, fallback: T): T {
  try {
    const stored = localStorage.getItem(key)
    if (stored === null) return fallback
    const value: unknown = JSON.parse(stored)
    if (Array.isArray(value) !== Array.isArray(fallback) || typeof value !== typeof fallback || value === null) return fallback
    const isRecord = typeof value === 'object' && !Array.isArray(value)
    return (isRecord ? { ...fallback, ...value } : value) as T
  } catch {
    return fallback // storage is blocked or unreadable: the value lives in memory
  }
}

/** State that is still there after a reload. What is stored must fit `start` in kind; members that are missing come from it. */
export function useSaved<T>(name: string, start: T): [T, (next: T | ((value: T) => T)) => void] {
  const key = prefix + name
  const [value, setValue] = useState(() => load(key, start))
  const set = (next: T | ((value: T) => T)) =>
    setValue((before) => {
      const after = next instanceof Function ? next(before) : next
      try {
        localStorage.setItem(key, JSON.stringify(after))
      } catch {
        // storage is blocked or full
      }
      return after
    })
  return [value, set]
}
