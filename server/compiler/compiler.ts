// The compiler room turns a project's source into something a browser runs: a draft into a preview pack, a snapshot into
// published files, errors into data. It knows no database and no HTTP. Everything that touches project text runs in child
// processes that may be killed at any time; a crash or a hang becomes a diagnostic of the file that caused it, never a throw.
import type { Diagnostic } from '#shared/projects.ts'
import { createChecks } from './checks.ts'
import { createDrafts } from './drafts.ts'
import { createPublisher } from './publisher.ts'

/** Path -> text. Paths have passed `pathProblem`. */
export type SourceFiles = Record<string, string>
/** Path -> new text, or null for a deleted file. */
export type SourceChanges = Record<string, string | null>

/** A whole preview build. `problems` holds every syntax and link error; `pack` is null when it cannot run at all. */
export type PreviewBuild = {
  pack: PreviewPack | null
  problems: Diagnostic[]
}

/** What a browser needs to run a draft. `js` is one ES module that registers every source module and starts the entry. */
export type PreviewPack = {
  js: string
  css: string
  /** vendor modules to preload, as URL paths */ preload: string[]
  /** the project's index.html without its entry script */ html: string
}

/** What an edit changed: `js` re-registers the changed modules (null: nothing to run), `css` replaces the sheet (null: unchanged). */
export type PreviewPatch = {
  js: string | null
  css: string | null
  modules: string[]
  vendors: string[]
  /** true: the change cannot be applied to a running page (entry, removed module, vendor set): reload. */
  reload: boolean
  problems: Diagnostic[]
}

export type PublishedFile = {
  path: string
  bytes: Uint8Array
  contentType: string
  immutable: boolean
  gzip?: Uint8Array
  brotli?: Uint8Array
}
export type PublishResult = { ok: true; files: PublishedFile[] } | { ok: false; problems: Diagnostic[] }

export type Compiler = {
  /** Opens (or reopens) a draft under a key and builds it whole. */
  open(key: string, files: SourceFiles): Promise<PreviewBuild>
  /** Applies changes to an open draft. Refuses (throws) a key that is not open; after a child's crash it reopens by itself. */
  update(key: string, changes: SourceChanges): Promise<PreviewPatch>
  /** The whole pack of an open draft as it stands now. */
  pack(key: string): Promise<PreviewBuild>
  close(key: string): void
  /** Syntax, link, lint and types over the whole draft. No errors among them = the draft may be called done. */
  check(key: string, files: SourceFiles): Promise<Diagnostic[]>
  /** Builds the files that the world sees. */
  publish(files: SourceFiles): Promise<PublishResult>
  /** Builds ahead what a publish of this source takes from packages; the publish itself is then ten times quicker. Optional. */
  prepare(files: SourceFiles): Promise<void>
  /** Boots the processes, so that the first project does not wait for them. Optional. */
  warm(): Promise<void>
  stop(): Promise<void>
}

/** Starts nothing yet: every process starts with the first call that needs it. */
export function createCompiler(): Compiler {
  const drafts = createDrafts()
  const publisher = createPublisher(drafts)
  const checks = createChecks(drafts)
  return {
    open: drafts.open,
    update: drafts.update,
    pack: drafts.build,
    close: drafts.close,
    check: checks.check,
    publish: publisher.publish,
    prepare: publisher.prepare,
    async warm() {
      await Promise.all([drafts.child.warm(), checks.warm()])
    },
    async stop() {
      drafts.stop()
      publisher.stop()
      checks.stop()
    },
  }
}
