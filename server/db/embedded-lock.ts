// One Smida a data folder. The lock is an exclusive SQLite transaction on a small file: a lock of the kernel, so it is gone the
// moment its process is, however that died. A file with a process number would lie in containers, where every run is number 1.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseProblem } from './database-problem.ts'

/** How long to wait for an owner that is just stopping, as in a restart. */
const lockWaitMs = 2_000
const lockPollMs = 50
const sqliteBusy = 5

function tryLock(path: string): (() => void) | null {
  const file = new DatabaseSync(path)
  try {
    file.exec('BEGIN EXCLUSIVE')
    return () => file.close()
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return null
    throw error
  }
}

/** Takes the folder for this process and answers how to give it back. Throws `data_folder_in_use` when another process has it. */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const path = join(dataDir, 'lock')
  for (let waitedMs = 0; waitedMs <= lockWaitMs; waitedMs += lockPollMs) {
    const release = tryLock(path)
    if (release) return release
    await sleep(lockPollMs)
  }
  throw databaseProblem(
    'data_folder_in_use',
    `Another Smida is running on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  )
}
