// A start for a language model: the built-in builder's project for a description, and what it says about it. Pure and total: a
// description it reads nothing in gives no files and says so.
import { projectLimits } from '#shared/projects.ts'
import type { SourceFiles } from '#server/compiler/compiler.ts'
import { generateProject } from './generate/generate-project.ts'
import { understand } from './understand/understand.ts'

export type Scaffold = { name: string; files: SourceFiles; notes: string[] }

/** Null when nothing in the description is something the builder builds. */
export function scaffold(description: string): Scaffold | null {
  const { model, notes } = understand(description.slice(0, projectLimits.promptMaxChars))
  return model && { name: model.name, files: generateProject(model), notes: notes.map(({ kind, text }) => `${kind}: ${text}`) }
}
