import { randomBelow } from './random'

/** A name for a new item that no other one has. */
export const newId = () => `${Date.now().toString(36)}${randomBelow(1_000_000).toString(36)}`

/** The list with one item so many places further on; as it was when there is no such place. */
export function moved<T>(items: readonly T[], at: number, by: number): T[] {
  const next = [...items]
  const to = at + by
  if (to < 0 || to >= next.length) return next
  next.splice(to, 0, ...next.splice(at, 1))
  return next
}

/** The list with changes to the item of that id. */
export const changed = <T extends { id: string }>(items: readonly T[], id: string, change: Partial<T>): T[] =>
  items.map((item) => (item.id === id ? { ...item, ...change } : item))

export const without = <T extends { id: string }>(items: readonly T[], id: string): T[] => items.filter((item) => item.id !== id)
