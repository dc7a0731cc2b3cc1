// Projects, their files and snapshots: shapes on the wire, limits, and the rule for a file's path.
import { z } from 'zod'
import { showcaseSchema } from './community.ts'
import { promptMaxChars } from './prompts.ts'

/** Every limit on a project, by name. Sizes are bytes of UTF-8. */
export const projectLimits = {
  promptMaxChars,
  nameMaxChars: 80,
  fileMaxBytes: 256 * 1024,
  filesMax: 2_000,
  totalMaxBytes: 20 * 1024 * 1024,
  pathMaxChars: 240,
  segmentMaxChars: 100,
  segmentsMax: 16,
  queuedTurnsMax: 20,
  sharedWithMax: 500,
} as const

export const promptSchema = z.string().trim().min(1).max(projectLimits.promptMaxChars)
export const projectNameSchema = z.string().trim().min(1).max(projectLimits.nameMaxChars)

/**
 * Why a path may not name a project file, or null when it may. Resolved by component, never by asking the disk:
 * relative, forward slashes, no `.`/`..`/empty component, no control character, no `.git`, no name Windows reserves.
 */
export function pathProblem(path: string): string | null {
  if (path === '') return 'The path is empty.'
  if (path.length > projectLimits.pathMaxChars) return `The path is longer than ${projectLimits.pathMaxChars} characters.`
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(path)) return 'The path holds a control character.'
  if (path.includes('\\')) return 'The path holds a backslash.'
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'The path is absolute.'
  const segments = path.split('/')
  if (segments.length > projectLimits.segmentsMax) return `The path is deeper than ${projectLimits.segmentsMax} folders.`
  for (const segment of segments) {
    if (segment === '') return 'The path has an empty folder name.'
    if (segment === '.' || segment === '..') return 'The path steps out of its folder.'
    if (segment.length > projectLimits.segmentMaxChars)
      return `A name is longer than ${projectLimits.segmentMaxChars} characters.`
    if (/^\.git$/i.test(segment)) return 'The name .git is reserved.'
    if (/^node_modules$/i.test(segment)) return 'The name node_modules is reserved.'
    if (/[. ]$/.test(segment)) return 'A name ends in a dot or a space.'
    if (/[<>:"|?*]/.test(segment)) return 'A name holds a character that some systems refuse.'
    if (/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(segment)) return 'The name is reserved by some systems.'
  }
  return path.normalize('NFC') === path ? null : 'The path is not in Unicode normal form C.'
}

export const pathSchema = z.string().superRefine((path, ctx) => {
  const problem = pathProblem(path)
  if (problem) ctx.addIssue({ code: 'custom', message: problem })
})

export const diagnosticSources = ['syntax', 'link', 'lint', 'types', 'style', 'compiler'] as const
/** A problem in a project's source: `line` and `column` count from 1; 0 when the whole file is meant. */
export const diagnosticSchema = z.object({
  path: z.string(),
  line: z.number(),
  column: z.number(),
  message: z.string(),
  source: z.enum(diagnosticSources),
  severity: z.enum(['error', 'warning']),
})
export type Diagnostic = z.infer<typeof diagnosticSchema>

export const fileEntrySchema = z.object({ path: z.string(), sizeBytes: z.number(), hash: z.string() })
export type FileEntry = z.infer<typeof fileEntrySchema>

/** Who may see a project: everybody in the organisation, or, when private, its maker, these members and who manages people. */
export const projectAccessSchema = z.object({
  isPrivate: z.boolean(),
  memberIds: z.array(z.uuid()),
  makerId: z.uuid().optional(),
})
export type ProjectAccess = z.infer<typeof projectAccessSchema>
export const projectAccessChangeSchema = z.object({
  isPrivate: z.boolean(),
  memberIds: z.array(z.uuid()).max(projectLimits.sharedWithMax).default([]),
})

export const publicationSchema = z.object({
  url: z.url(),
  snapshotId: z.uuid(),
  publishedAt: z.iso.datetime(),
  showcase: showcaseSchema,
})
export type Publication = z.infer<typeof publicationSchema>

/** Why a snapshot was made. */
export const snapshotReasons = ['start', 'turn', 'stop', 'failure', 'edit', 'restoration'] as const
export const snapshotSchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  number: z.number(),
  reason: z.enum(snapshotReasons),
  title: z.string(),
  turnId: z.uuid().optional(),
  restoredFrom: z.uuid().optional(),
  filesCount: z.number(),
  createdBy: z.object({ id: z.uuid(), name: z.string() }).optional(),
  createdAt: z.iso.datetime(),
})
export type Snapshot = z.infer<typeof snapshotSchema>
