// How the parts of a live preview talk.
// 1. The preview's page tells the workspace that shows it in a frame (`postMessage`, exact origins on both sides), and the
//    workspace tells the page. 2. The server tells the page over an event stream, `/__smida/events?r={revision}`: the page names
//    the revision it runs and hears either the patches since then or, when those are gone, `pack`, on which it loads itself again.
import { z } from 'zod'
import { diagnosticSchema } from './projects.ts'

export const previewLimits = { messageMaxChars: 4_000, stackMaxChars: 8_000, consoleArgsMax: 20 } as const

const source = z.literal('smida-preview')
const text = z.string().max(previewLimits.messageMaxChars)

/** Preview -> workspace. */
export const previewMessageSchema = z.discriminatedUnion('type', [
  /** The entry ran; `revision` is the one on screen. */
  z.object({ source, type: z.literal('ready'), revision: z.number() }),
  /** An uncaught error or rejection in the project. `path` and `line` name the source where they are known. */
  z.object({
    source,
    type: z.literal('error'),
    message: text,
    stack: z.string().max(previewLimits.stackMaxChars).optional(),
    path: z.string().optional(),
    line: z.number().optional(),
  }),
  z.object({ source, type: z.literal('console'), level: z.enum(['error', 'warn']), message: text }),
  /** The address inside the preview changed: path, query and hash. */
  z.object({ source, type: z.literal('location'), path: text }),
  /** What the server last said of the build; none = it is good. */
  z.object({ source, type: z.literal('build'), revision: z.number(), problems: z.array(diagnosticSchema) }),
])
export type PreviewMessage = z.infer<typeof previewMessageSchema>

/** Workspace -> preview. */
export const previewCommandSchema = z.discriminatedUnion('type', [
  z.object({ source: z.literal('smida-workspace'), type: z.literal('reload') }),
  /** `path` starts with a slash; `back` and `forward` walk the history. */
  z.object({ source: z.literal('smida-workspace'), type: z.literal('navigate'), path: text.startsWith('/') }),
  z.object({ source: z.literal('smida-workspace'), type: z.literal('back') }),
  z.object({ source: z.literal('smida-workspace'), type: z.literal('forward') }),
])
export type PreviewCommand = z.infer<typeof previewCommandSchema>

/** Server -> preview: the `event:` of the stream is `type`, its `data:` the rest as JSON. */
export const previewEventSchema = z.discriminatedUnion('type', [
  /** A pack stands ready that this page cannot be patched to: load the page again. */
  z.object({ type: z.literal('pack'), revision: z.number() }),
  /** From `revision - 1` to `revision`. `js` re-registers modules, `css` is the whole sheet; null = unchanged. */
  z.object({
    type: z.literal('patch'),
    revision: z.number(),
    js: z.string().nullable(),
    css: z.string().nullable(),
    modules: z.array(z.string()),
    vendors: z.array(z.string()),
    reload: z.boolean(),
  }),
  /** The errors that keep the newest draft from being shown; none = they are gone. */
  z.object({ type: z.literal('problems'), problems: z.array(diagnosticSchema) }),
])
export type PreviewEvent = z.infer<typeof previewEventSchema>
