// The open drafts as the server's own process knows them: enough to bring any of them back into a fresh preview child, and to
// name the file that killed the last one. The last good source is kept beside the newest, so a browser never loses its build.
import type { Diagnostic } from '#shared/projects.ts'
import { createChild, type Answer, type Child } from '../child.ts'
import type { PreviewBuild, PreviewPatch, SourceChanges, SourceFiles } from './compiler.ts'

type Refused = { text: string; reason: string }
type Draft = {
  key: string
  files: SourceFiles
  /** source of the last build without errors */ good: SourceFiles | null
  /** files that a child did not survive, until they change */ refused: Map<string, Refused>
  /** generation of the child that holds it */ generation: number
}
type Request = { operation: 'update' | 'build' | 'problems'; changes: SourceChanges }

const notOpen = -1
const callTimeoutMs = 2_000
const openTimeoutMs = 3_000
/** on top of it, for every million characters */ const openTimeoutPerMillionMs = 1_000
const openMax = 300
const heapMaxMb = 1_024
const retriesMax = 5
const script = new URL('./preview-child.ts', import.meta.url)
const reasons = {
  crash: 'This file brings the compiler down: it nests too deeply.',
  timeout: 'This file takes too long to compile.',
}

export type Drafts = ReturnType<typeof createDrafts>

export function createDrafts() {
  const child = createChild(script, { heapMaxMb })
  const drafts = new Map<string, Draft>()
  let queue: Promise<unknown> = Promise.resolve()

  const refusedOf = (draft: Draft, files: SourceFiles) =>
    Object.fromEntries(
      [...draft.refused].filter(([file, each]) => files[file] === each.text).map(([file, each]) => [file, each.reason]),
    )

  /** Brings the draft into the child: its last good state first, so that what follows is a difference to what browsers show. */
  const bring = async (draft: Draft): Promise<Answer<unknown>> => {
    if (draft.generation === child.generation()) return { ok: true, value: null }
    const files = draft.good ?? draft.files
    const opened = await child.call('open', { key: draft.key, files, refused: refusedOf(draft, files) }, timeoutFor(files))
    if (!opened.ok) return opened
    const generation = child.generation()
    const changes = changesBetween(files, draft.files)
    if (Object.keys(changes).length) {
      const input = { key: draft.key, changes, refused: refusedOf(draft, draft.files) }
      const updated = await child.call('update', input, timeoutFor(draft.files))
      if (!updated.ok) return updated
    }
    draft.generation = generation
    return opened
  }

  /** Runs a request on a draft; when the child dies, finds the file at fault, refuses it and tries again with a fresh child. */
  const run = async <Value>(draft: Draft, { operation, changes }: Request): Promise<Value> => {
    const next = applied(draft.files, changes)
    let last: Answer<unknown> | null = null
    for (let attempt = 0; attempt < retriesMax; attempt++) {
      let answer = await bring(draft)
      if (answer.ok) {
        const input = { key: draft.key, changes, refused: refusedOf(draft, next) }
        answer = await child.call(operation, input, callTimeoutMs)
        if (answer.ok) {
          draft.files = next
          return answer.value as Value
        }
      }
      last = answer
      if (answer.reason === 'error') break
      await refuseCulprit(draft, next, Object.keys(changes), answer.reason, attempt > 0)
    }
    throw new Error(last && !last.ok ? last.message : 'The compiler failed.')
  }

  /** One death without a culprit may have come from outside, such as a machine short of memory; only a second is held against the change. */
  const refuseCulprit = async (
    draft: Draft,
    files: SourceFiles,
    changed: string[],
    reason: 'crash' | 'timeout',
    again: boolean,
  ) => {
    const suspects = [...new Set([...changed, ...Object.keys(files)])].filter(
      (file) => files[file] !== undefined && draft.refused.get(file)?.text !== files[file],
    )
    const found = await findCulprit(files, suspects)
    if (!found && !again) return
    const file = found?.file ?? suspects[0]
    if (file) draft.refused.set(file, { text: files[file]!, reason: found?.reason ?? reasons[reason] })
  }

  const forgetOldest = (except: Draft) => {
    const open = [...drafts.values()].filter((draft) => draft.generation === child.generation())
    if (open.length <= openMax) return
    const oldest = open.find((draft) => draft !== except)!
    oldest.generation = notOpen
    void child.call('close', { key: oldest.key }, callTimeoutMs)
  }

  const inOrder = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const result = queue.then(work)
    queue = result.catch(() => null)
    return result
  }
  const found = (key: string) => {
    const draft = drafts.get(key)
    if (!draft) throw new Error(`The draft ${key} is not open.`)
    drafts.delete(key)
    drafts.set(key, draft)
    return draft
  }
  const remember = (draft: Draft, problems: Diagnostic[]) => {
    if (!problems.length) draft.good = draft.files
  }

  return {
    child,
    open: (key: string, files: SourceFiles) =>
      inOrder(async () => {
        const draft: Draft = { key, files, good: null, refused: new Map(), generation: notOpen }
        drafts.set(key, draft)
        const build = await run<PreviewBuild>(draft, { operation: 'build', changes: {} })
        remember(draft, build.problems)
        forgetOldest(draft)
        return build
      }),
    update: (key: string, changes: SourceChanges) =>
      inOrder(async () => {
        const draft = found(key)
        const patch = await run<PreviewPatch>(draft, { operation: 'update', changes })
        remember(draft, patch.problems)
        return patch
      }),
    build: (key: string) => inOrder(() => run<PreviewBuild>(found(key), { operation: 'build', changes: {} })),
    /** Syntax, link and style problems of files that need not be an open draft's. */
    problems: (key: string, files: SourceFiles) =>
      inOrder(async () => {
        const draft = drafts.get(key)
        if (draft && !Object.keys(changesBetween(draft.files, files)).length)
          return run<Diagnostic[]>(draft, { operation: 'problems', changes: {} })
        const loose: Draft = { key: `check:${key}`, files, good: null, refused: new Map(draft?.refused), generation: notOpen }
        try {
          return await run<Diagnostic[]>(loose, { operation: 'problems', changes: {} })
        } finally {
          void child.call('close', { key: loose.key }, callTimeoutMs)
        }
      }),
    close(key: string) {
      const draft = drafts.get(key)
      drafts.delete(key)
      if (draft?.generation === child.generation()) void child.call('close', { key }, callTimeoutMs)
    },
    stop: () => child.end(),
  }
}

const timeoutFor = (files: SourceFiles) =>
  openTimeoutMs + (Object.values(files).reduce((sum, text) => sum + text.length, 0) / 1_000_000) * openTimeoutPerMillionMs

/** Tries files one at a time in a child of their own; the first that kills it is the one. */
async function findCulprit(files: SourceFiles, suspects: string[]): Promise<{ file: string; reason: string } | null> {
  const prober: Child = createChild(script, { heapMaxMb })
  try {
    for (const file of suspects) {
      const answer = await prober.call('probe', { file, files: probeFiles(files, file) }, callTimeoutMs)
      if (!answer.ok && answer.reason !== 'error') return { file, reason: reasons[answer.reason] }
    }
    return null
  } finally {
    prober.end()
  }
}

/** A stylesheet may import others; code is tried alone. */
const probeFiles = (files: SourceFiles, file: string): SourceFiles =>
  Object.fromEntries(Object.entries(files).filter(([name]) => name === file || (file.endsWith('.css') && name.endsWith('.css'))))

function applied(files: SourceFiles, changes: SourceChanges): SourceFiles {
  const next = { ...files }
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) delete next[file]
    else next[file] = text
  }
  return next
}

function changesBetween(before: SourceFiles, after: SourceFiles): SourceChanges {
  const changes: SourceChanges = {}
  for (const [file, text] of Object.entries(after)) if (before[file] !== text) changes[file] = text
  for (const file of Object.keys(before)) if (!(file in after)) changes[file] = null
  return changes
}
