// The workspace's end of the talk with the preview's page in its frame (shared/preview-messages.ts). Only messages of that very
// window and its own origin are heard, since a generated project may post anything it likes; what it says is shown, never run.
import { useEffect, useState, type RefObject } from 'react'
import { previewMessageSchema, type PreviewCommand } from '#shared/preview-messages.ts'

export type PreviewError = { message: string; place?: string; stack?: string; times: number }
type FrameState = { ready: boolean; path: string; errors: PreviewError[] }

const errorsKeptMax = 50
const start: FrameState = { ready: false, path: '/', errors: [] }

/** The command without its sender: `{ type: 'reload' }`, `{ type: 'navigate', path: '/tasks' }`, … */
export type FrameCommand = PreviewCommand extends infer Command
  ? Command extends PreviewCommand
    ? Omit<Command, 'source'>
    : never
  : never

/**
 * What the page in `frame`, served from `url`, has told; `send` gives it a command. A new revision on the screen forgets the
 * errors of the one before. All starts over when `url` changes.
 */
export function usePreviewFrame(frame: RefObject<HTMLIFrameElement | null>, url: string) {
  const origin = new URL(url).origin
  const [state, setState] = useState<FrameState & { url: string }>({ ...start, url })
  const shown = state.url === url ? state : { ...start, url }

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const { success, data } = previewMessageSchema.safeParse(event.data)
      if (!success) return
      setState((old) => {
        const now = old.url === url ? old : { ...start, url }
        switch (data.type) {
          case 'ready':
            return { ...now, ready: true, errors: [] }
          case 'location':
            return { ...now, path: data.path }
          case 'build':
            return { ...now, ready: true }
          case 'error':
            return {
              ...now,
              ready: true,
              errors: withError(now.errors, { message: data.message, place: placeOf(data), stack: data.stack, times: 1 }),
            }
          case 'console':
            return data.level === 'error' ? { ...now, errors: withError(now.errors, { message: data.message, times: 1 }) } : now
        }
      })
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, origin, url])

  const send = (command: FrameCommand) =>
    frame.current?.contentWindow?.postMessage({ source: 'smida-workspace', ...command }, origin)
  const clearErrors = () => setState((old) => ({ ...old, errors: [] }))
  return { ready: shown.ready, path: shown.path, errors: shown.errors, send, clearErrors }
}

const placeOf = (error: { path?: string; line?: number }) =>
  error.path === undefined ? undefined : `${error.path}${error.line ? `:${error.line}` : ''}`

/** Repeated errors are counted, not listed; the oldest make room. */
function withError(errors: PreviewError[], error: PreviewError): PreviewError[] {
  const known = errors.findIndex((other) => other.message === error.message && other.place === error.place)
  if (known < 0) return [...errors, error].slice(-errorsKeptMax)
  return errors.map((other, at) => (at === known ? { ...other, times: other.times + 1 } : other))
}
