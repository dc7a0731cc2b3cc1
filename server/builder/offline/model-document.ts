// project.model.json as it stands in a draft: the model, and beside it a fingerprint of each file as the builder last wrote it. The
// fingerprints tell a file that somebody worked in from one that only an earlier version of the builder wrote otherwise; without
// them (a draft from before they were kept) every difference counts as work of a person's.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { SourceFiles } from '#server/compiler/compiler.ts'
import { type ProjectModel, projectModelSchema } from './model.ts'

export const documentPath = 'project.model.json'

/** path -> fingerprint of what the builder wrote there */
type Written = Record<string, string>
export type ModelDocument = { model: ProjectModel; written?: Written }

const fingerprintChars = 12
const writtenSchema = z.object({ written: z.record(z.string(), z.string()).optional() })

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, fingerprintChars)

/** `files` are all others of the project, as the model gives them. */
export function writeDocument(model: ProjectModel, files: SourceFiles): string {
  const written = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, fingerprint(text)]))
  return `${JSON.stringify({ ...model, written }, null, 2)}\n`
}

/** Says in `reason` what is wrong with a document that somebody broke. */
export function readDocument(text: unknown): ModelDocument | { reason: string } {
  try {
    const value: unknown = JSON.parse(String(text))
    const model = projectModelSchema.safeParse(value)
    if (model.success) return { model: model.data, ...writtenSchema.safeParse(value).data }
    const issue = model.error.issues[0]!
    return { reason: `${issue.path.join('.')}${issue.path.length ? ': ' : ''}${issue.message}` }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'broken' }
  }
}

/** The paths at which the builder would write something else for this model than it did, and had written something at all. */
export const outdatedPaths = ({ written }: ModelDocument, generated: SourceFiles): string[] =>
  Object.entries(written ?? {}).flatMap(([path, mark]) =>
    path in generated && fingerprint(generated[path]!) === mark ? [] : [path],
  )

/**
 * What the builder last wrote, as far as it is known: `generated` is what the model gives now, `mine` what of the outdated files
 * stands in the draft. A file that somebody worked in since an earlier version of the builder wrote it has no base that is known.
 */
export function lastWritten(document: ModelDocument, generated: SourceFiles, mine: SourceFiles): SourceFiles {
  const { written } = document
  if (!written) return generated
  const known = Object.entries(generated).filter(([path]) => path in written || path === documentPath)
  const outdated = outdatedPaths(document, generated).map((path) => {
    const text = mine[path]
    return [path, text !== undefined && fingerprint(text) === written[path] ? text : unknownBase] as const
  })
  return { ...Object.fromEntries(known), ...Object.fromEntries(outdated) }
}

/** Shares no line with any file, so that a merge keeps what stands in the draft. */
const unknownBase = '\0'
