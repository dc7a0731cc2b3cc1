// One JSON line per entry on standard output. Entries carry ids, never people's data (D27).

export type LogEntry = { level: 'debug' | 'info' | 'warn' | 'error'; message: string; [key: string]: unknown }
export type Log = (entry: LogEntry) => void

const rank = { debug: 0, info: 1, warn: 2, error: 3 }

export function createLog(level: LogEntry['level'], write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  return (entry) => {
    if (rank[entry.level] < rank[level]) return
    write(JSON.stringify({ at: new Date().toISOString(), ...entry, error: describe(entry['error']) }) + '\n')
  }
}

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return { name: error.name, message: error.message, stack: error.stack, cause: describe(error.cause) }
}
