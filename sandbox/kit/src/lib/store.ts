import { useSyncExternalStore } from 'react'

export interface Row {
  id: string
  /** ISO time */
  createdAt: string
}

/** What a person fills in: everything except what the store adds. */
export type Draft<T extends Row> = Omit<T, keyof Row>

/** A row as an earlier version of this project may have stored it. */
export type Stored = Record<string, unknown>

export interface Collection<T extends Row> {
  /** All rows, newest first; the component renders again when they change. */
  useAll(): T[]
  /** The rows as they are now, for code outside a component. */
  all(): T[]
  find(id: string): T | undefined
  add(draft: Draft<T>): T
  update(id: string, changes: Partial<T>): void
  remove(id: string): void
  /** Puts removed rows back where they were. */
  restore(rows: T[]): void
  /** Calls back after every change; answers with a function that ends it. */
  subscribe(listener: () => void): () => void
}

// the same whatever the project is called, so that renaming it loses nothing
const prefix = 'data:'

function load(key: string): Stored[] | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return Array.isArray(saved) ? saved.filter((row) => typeof row?.id === 'string') : null
  } catch {
    return null // storage is blocked or unreadable: start from the samples, in memory
  }
}

function save(key: string, rows: Row[]) {
  try {
    localStorage.setItem(key, JSON.stringify(rows))
  } catch {
    // storage is blocked or full: the rows live on in memory
  }
}

/**
 * A typed table in the browser, in step across tabs. `samples` fills it on the first visit; `upgrade` makes a row that an
 * earlier version stored fit the fields of today and works out what follows from other fields, so every row goes through it.
 * `sources` are the collections that its values are worked out from. Values of fields that are gone stay in storage, in case
 * they come back.
 */
export function createCollection<T extends Row>(
  name: string,
  samples: () => (Partial<Draft<T>> & { id?: string })[],
  upgrade: (stored: Stored) => Draft<T>,
  sources: Pick<Collection<Row>, 'subscribe'>[] = [],
): Collection<T> {
  const key = prefix + name
  const listeners = new Set<() => void>()
  const fit = (row: object): T => ({ ...row, ...upgrade({ ...row }) }) as unknown as T
  const read = (): T[] | undefined => load(key)?.map((row) => fit({ createdAt: new Date(0).toISOString(), ...row }))
  const start = (): T[] =>
    samples().map((draft, i) => fit({ ...stamp(`${name}-${i + 1}`, new Date(Date.now() - i * 3_600_000)), ...draft }))

  let rows = read() ?? start()

  const tell = () => listeners.forEach((listener) => listener())
  const set = (next: T[]) => {
    rows = next
    save(key, rows)
    tell()
  }

  window.addEventListener('storage', (event) => {
    if (event.key !== key) return
    rows = read() ?? rows
    tell()
  })

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  for (const source of sources)
    source.subscribe(() => {
      rows = rows.map(fit)
      tell()
    })

  return {
    useAll: () => useSyncExternalStore(subscribe, () => rows),
    all: () => rows,
    subscribe,
    find: (id) => rows.find((row) => row.id === id),
    add(draft) {
      const row = fit({ ...draft, ...stamp(newId(), new Date()) })
      set([row, ...rows])
      return row
    },
    update: (id, changes) => set(rows.map((row) => (row.id === id ? fit({ ...row, ...changes }) : row))),
    remove: (id) => set(rows.filter((row) => row.id !== id)),
    restore(removed) {
      const ids = new Set(removed.map((row) => row.id))
      const all = [...removed, ...rows.filter((row) => !ids.has(row.id))]
      set(all.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)))
    },
  }
}

const stamp = (id: string, at: Date): Row => ({ id, createdAt: at.toISOString() })

// crypto.randomUUID exists only on secure origins
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`

// Readers of stored values, whatever their shape: each answers with the value, or with an empty one of the right type.
export const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')

export function number(value: unknown): number {
  const amount = typeof value === 'string' ? Number(plainNumber(value)) : Number(value)
  return Number.isFinite(amount) ? amount : 0
}

/** `1 200,50 kr` and `$1,200.50` as `1200.50`. */
function plainNumber(written: string) {
  const digits = written.replace(/[^\d.,-]/g, '')
  const decimal = /[.,](\d{1,2})$/.exec(digits)
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replace(/[.,]/g, '')
  return decimal ? `${whole}.${decimal[1]}` : whole
}

export const flag = (value: unknown) => value === true

export const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : value ? [text(value)] : []

/** One of the options: the stored one, else the first. `renamed` leads from an option's earlier name to its name of today. */
export function oneOf<T extends string>(options: readonly T[], value: unknown, renamed: Record<string, T> = {}): T {
  return options.find((option) => option === value) ?? renamed[text(value)] ?? options[0]!
}
