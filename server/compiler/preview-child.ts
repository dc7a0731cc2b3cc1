// The process that reads projects' source for their previews. It knows many drafts at once and may be killed at any time.
import { serveParent } from '../child.ts'
import type { SourceChanges, SourceFiles } from './compiler.ts'
import { openPreviewProject, type PreviewProject } from './preview-engine.ts'
import { isStyle } from './source-paths.ts'
import { openStyleSheet } from './style-sheet.ts'
import { transformModule } from './transform-module.ts'

type Refused = Record<string, string>

/** A retained stylesheet compiler weighs 1.7 MB; the drafts edited last keep theirs. */
const sheetsMax = 24
const projects = new Map<string, PreviewProject>()
const opened = (key: string) => {
  const project = projects.get(key)
  if (!project) throw new Error(`The draft ${key} is not open.`)
  return project
}

const touch = (key: string, project: PreviewProject) => {
  projects.delete(key)
  projects.set(key, project)
  const resting = [...projects.values()][projects.size - sheetsMax - 1]
  resting?.rest()
}

serveParent({
  async open({ key, files, refused }: { key: string; files: SourceFiles; refused: Refused }) {
    const project = await openPreviewProject(files, refused)
    touch(key, project)
    return project.build()
  },
  update({ key, changes, refused }: { key: string; changes: SourceChanges; refused: Refused }) {
    const project = opened(key)
    touch(key, project)
    return project.update(changes, refused)
  },
  build: ({ key }: { key: string }) => opened(key).build(),
  close: ({ key }: { key: string }) => projects.delete(key),
  /** Problems of an open draft, or of files that belong to none. */
  async problems({ key, files, refused }: { key: string | null; files: SourceFiles; refused: Refused }) {
    return (key === null ? await openPreviewProject(files, refused) : opened(key)).problems()
  },
  /** Does to one file alone all that a draft does to it: the caller wants to see whether the process survives. */
  async probe({ file, files }: { file: string; files: SourceFiles }) {
    const text = files[file]!
    transformModule(file, text)
    const sheet = isStyle(file) ? await openStyleSheet([file], (name) => files[name]).catch(() => null) : null
    if (isStyle(file)) sheet?.build([])
    else (await openStyleSheet(['probe.css'], () => '@import "tailwindcss";')).build([[file, text]])
    return true
  },
})
