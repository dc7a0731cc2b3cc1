// What the workspace hears of the page in its frame: errors, console lines, the address; and the few commands it may give.
import type { Places } from './places.ts'
import type { PreviewSettings } from './preview.ts'

type Message = { type: string } & Record<string, unknown>
/** `frames`: the project's own part of the stack. */
export type Crash = { message: string; frames: string; path?: string }
export type Probe = ReturnType<typeof createProbe>

const messageMaxChars = 4_000
const stackMaxChars = 8_000
const consoleArgsMax = 20

const textOf = (value: unknown): string => {
  if (value instanceof Error) return value.stack ?? value.message
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

/** React and others pass a template and its values: put them together as the console would. */
function formatConsole(args: unknown[]): string {
  const [first, ...rest] = args.slice(0, consoleArgsMax)
  if (typeof first !== 'string') return args.slice(0, consoleArgsMax).map(textOf).join(' ')
  const filled = first.replace(/%[sdifoOc]/g, (mark) =>
    rest.length ? (mark === '%c' ? (rest.shift(), '') : textOf(rest.shift())) : mark,
  )
  return [filled, ...rest.map(textOf)].join(' ')
}

export function createProbe(settings: PreviewSettings, places: Places, onCrash: (crash: Crash) => void) {
  const framed = window.parent !== window && settings.parentOrigin !== ''
  const post = (message: Message) => {
    if (framed) window.parent.postMessage({ source: 'smida-preview', ...message }, settings.parentOrigin)
  }
  const tell = (error: unknown) => {
    const message = (error instanceof Error ? error.message : textOf(error)).slice(0, messageMaxChars)
    const stack = error instanceof Error ? (error.stack ?? '') : ''
    const { path, frames } = places.read(stack)
    onCrash({ message, frames, path })
    post({ type: 'error', message, stack: stack.slice(0, stackMaxChars), path })
  }
  const report = (error: unknown) => {
    tell(error)
    // The console is where a person looks next; our own wrapper must not report it twice.
    original.error.call(console, error)
  }

  const original = { error: console.error, warn: console.warn }
  for (const level of ['error', 'warn'] as const)
    console[level] = (...args: unknown[]) => {
      original[level].apply(console, args)
      post({ type: 'console', level, message: formatConsole(args).slice(0, messageMaxChars) })
    }
  addEventListener('error', (event) => {
    if (event.error !== null && event.error !== undefined) tell(event.error)
    else if (event.message) tell(event.message)
  })
  addEventListener('unhandledrejection', (event) => tell(event.reason))

  const tellLocation = () => post({ type: 'location', path: location.pathname + location.search + location.hash })
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method]
    history[method] = function (this: History, ...args: Parameters<History['pushState']>) {
      change.apply(this, args)
      tellLocation()
    }
  }
  addEventListener('popstate', tellLocation)
  addEventListener('hashchange', tellLocation)
  addEventListener('load', tellLocation)

  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (!framed || event.source !== window.parent || event.origin !== settings.parentOrigin) return
    const command = event.data as { source?: unknown; type?: unknown; path?: unknown } | null
    if (command?.source !== 'smida-workspace') return
    if (command.type === 'reload') location.reload()
    else if (command.type === 'back') history.back()
    else if (command.type === 'forward') history.forward()
    else if (command.type === 'navigate' && typeof command.path === 'string' && /^\/(?!\/)/.test(command.path)) {
      history.pushState(null, '', command.path)
      // Routers listen to the browser's own navigation, not to pushState.
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }
  })
  return { post, report }
}
