// A start for a language model, and what a new installation ships: the built-in builder's project for a description, and what it
// says about it. Pure and total: a description it reads nothing in gives no files and says so.
import type { Language } from '#shared/languages.ts'
import { projectLimits } from '#shared/projects.ts'
import type { SourceFiles } from '#server/compiler/compiler.ts'
import { generateProject } from './generate/generate-project.ts'
import { understand } from './understand/understand.ts'

/** `language` where it is known, `name` where the project is called otherwise than its description says. */
export type ScaffoldRequest = { description: string; language?: Language; name?: string }
export type Scaffold = { name: string; files: SourceFiles; notes: string[] }

/** Null when nothing in the description is something the builder builds. */
export function scaffold({ description, language, name }: ScaffoldRequest): Scaffold | null {
  const { model, notes } = understand(description.slice(0, projectLimits.promptMaxChars), language)
  if (!model) return null
  const named = name === undefined ? model : { ...model, name }
  return { name: named.name, files: generateProject(named), notes: notes.map(({ kind, text }) => `${kind}: ${text}`) }
}
