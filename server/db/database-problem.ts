// Why the database could not be opened, in a sentence for the person who runs Smida. `code` is for programs.

export type DatabaseProblemCode =
  | 'data_folder_in_use'
  | 'data_folder_closed'
  | 'data_folder_other_version'
  | 'disk_full'
  | 'postgres_unusable'
  | 'postgres_failed'
  | 'database_unreachable'

export type DatabaseProblem = Error & { code: DatabaseProblemCode }

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

export function databaseProblem(code: DatabaseProblemCode, message: string, cause?: unknown): DatabaseProblem {
  const problem: DatabaseProblem = Object.assign(new Error(message, { cause }), { code })
  problem.name = 'DatabaseProblem'
  return problem
}

export const isDatabaseProblem = (error: unknown): error is DatabaseProblem =>
  error instanceof Error && error.name === 'DatabaseProblem'

const fullDiskText = /no space left on device|disk quota exceeded|database or disk is full/i
const closedText =
  /permission denied|read-only file system|operation not permitted|unable to open database file|readonly database/i

/** Turns what the system or PostgreSQL said about the data folder into a problem; null when it is about something else. */
export function dataFolderProblem(dataDir: string, error: unknown): DatabaseProblem | null {
  if (isDatabaseProblem(error)) return error
  const text = error instanceof Error ? error.message : String(error)
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT' || fullDiskText.test(text)) {
    return databaseProblem(
      'disk_full',
      `The disk that holds the data folder ${dataDir} is full. Free some space and start again.`,
      error,
    )
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code) || closedText.test(text)) {
    return databaseProblem(
      'data_folder_closed',
      `Smida may not write to the data folder ${dataDir}. Give this user the right to write there, or set DATA_DIR to another folder.`,
      error,
    )
  }
  return null
}
