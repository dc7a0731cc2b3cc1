// Some browsers deny a frame of another site its storage (private windows, blocked third-party data). A project that keeps its
// rows in localStorage would then lose them at every reload of the preview, though it keeps them once it is published. So where
// storage is denied, the frame's own `window.name` stands in: it survives a reload and ends with the frame.

const marker = 'smida-storage:'

export function keepStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    if (isDenied(area)) Object.defineProperty(window, area, { value: standIn(area), configurable: true })
  }
}

function isDenied(area: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return window[area] === null
  } catch {
    return true
  }
}

type Kept = Record<string, Record<string, string>>

function readAll(): Kept {
  try {
    return window.name.startsWith(marker) ? (JSON.parse(window.name.slice(marker.length)) as Kept) : {}
  } catch {
    return {}
  }
}

function standIn(area: string): Storage {
  const entries = new Map(Object.entries(readAll()[area] ?? {}))
  const keep = () => {
    window.name = marker + JSON.stringify({ ...readAll(), [area]: Object.fromEntries(entries) })
  }
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      entries.set(String(key), String(value))
      keep()
    },
    removeItem(key) {
      entries.delete(key)
      keep()
    },
    clear() {
      entries.clear()
      keep()
    },
  }
}
