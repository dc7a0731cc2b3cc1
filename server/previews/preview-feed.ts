// One project's live preview between the compiler and the browsers that watch it: the last good pack, the patches since, and who
// listens. It holds no database and no HTTP. It forgets old patches; a page that is too far behind is told to load itself again.
import type { Compiler, PreviewPack, SourceChanges, SourceFiles } from '#server/compiler/compiler.ts'
import type { PreviewEvent } from '#shared/preview-messages.ts'
import type { Diagnostic } from '#shared/projects.ts'

export type PreviewListener = (event: PreviewEvent) => void
export type PreviewFeed = {
  /** of the last good build; 0 = there is none yet */ revision(): number
  /** the errors that keep the newest draft from being shown */ problems(): Diagnostic[]
  /** the last good build */ pack(): Promise<PreviewPack | null>
  /** text of a file in the project's public folder, as the address `/{path}` names it */ publicFile(
    path: string,
  ): string | undefined
  /** Compiles the changes and tells every listener. Answers the draft's problems. */ change(
    changes: SourceChanges,
  ): Promise<Diagnostic[]>
  /** Tells at once what a page at `revision` misses, then everything that happens. Answers the way out. */
  subscribe(revision: number, listener: PreviewListener): () => void
  listeners(): number
  close(): void
}
type PatchEvent = Extract<PreviewEvent, { type: 'patch' }>

const patchesMax = 50
const patchCharsMax = 1_000_000

/** One event as the stream's bytes. */
export const previewEventText = ({ type, ...data }: PreviewEvent) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`

export async function openPreviewFeed(compiler: Compiler, key: string, source: SourceFiles): Promise<PreviewFeed> {
  const publicFiles = new Map<string, string>()
  const listeners = new Set<PreviewListener>()
  const keepPublic = (changes: SourceChanges) => {
    for (const [path, text] of Object.entries(changes)) {
      if (!path.startsWith('public/')) continue
      if (text === null) publicFiles.delete(path)
      else publicFiles.set(path, text)
    }
  }
  keepPublic(source)
  const first = await compiler.open(key, source)
  // Revisions of an earlier process must never be mistaken for ours: count on from the clock.
  const openedAt = Date.now()
  let revision = first.pack ? openedAt : 0
  let problems = first.problems
  let packed: { revision: number; pack: PreviewPack | null } = { revision, pack: first.pack }
  let patches: PatchEvent[] = []
  let work: Promise<unknown> = Promise.resolve()

  const tell = (event: PreviewEvent) => {
    for (const listener of listeners) listener(event)
  }
  const keepPatch = (patch: PatchEvent) => {
    patches.push(patch)
    let chars = 0
    let from = patches.length
    while (from > 0 && patches.length - from < patchesMax) {
      chars += (patches[from - 1]!.js?.length ?? 0) + (patches[from - 1]!.css?.length ?? 0)
      if (chars > patchCharsMax) break
      from--
    }
    patches = patches.slice(from)
  }

  const change = async (changes: SourceChanges): Promise<Diagnostic[]> => {
    const patch = await compiler.update(key, changes)
    keepPublic(changes)
    const hadProblems = problems.length > 0
    problems = patch.problems
    if (problems.length) {
      tell({ type: 'problems', problems })
      return problems
    }
    if (patch.js !== null || patch.css !== null || patch.reload) {
      if (revision === 0) {
        revision = Date.now()
        tell({ type: 'pack', revision })
      } else {
        revision++
        const event: PatchEvent = {
          type: 'patch',
          revision,
          js: patch.js,
          css: patch.css,
          modules: patch.modules,
          vendors: patch.vendors,
          reload: patch.reload,
        }
        keepPatch(event)
        tell(event)
      }
    }
    if (hadProblems) tell({ type: 'problems', problems })
    return problems
  }

  return {
    revision: () => revision,
    problems: () => problems,
    async pack() {
      await work
      if (packed.revision !== revision) {
        const wanted = revision
        const { pack } = await compiler.pack(key)
        packed = { revision: wanted, pack }
      }
      return packed.pack
    },
    publicFile: (path) => publicFiles.get(`public/${path}`),
    change(changes) {
      const result = work.then(() => change(changes))
      work = result.catch(() => null)
      return result
    },
    subscribe(known, listener) {
      if (known !== revision) {
        const missed = patches.filter((patch) => patch.revision > known)
        if (known > 0 && missed[0]?.revision === known + 1) for (const patch of missed) listener(patch)
        else if (revision > 0) listener({ type: 'pack', revision })
      }
      if (problems.length) listener({ type: 'problems', problems })
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listeners: () => listeners.size,
    close() {
      listeners.clear()
      compiler.close(key)
    },
  }
}
