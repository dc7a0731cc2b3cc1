// Finds and ends what is left of a server whose parent was killed. Its processes carry the name of their cluster in their
// command line, which anyone may read; process numbers kept in files may long belong to somebody else.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

type Found = { pid: number; command: string }

const pollMs = 10
/** Signals in order of harshness with the time each gets: finish what is being committed; drop everything; be gone. */
const steps = [
  { signal: 'SIGINT', waitMs: 10_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return '' // it ended meanwhile
  }
}

function listProcesses(): Found[] {
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids.map((pid) => ({ pid: Number(pid), command: readCommand(pid) }))
  }
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  return lines.map((line) => ({ pid: Number.parseInt(line, 10), command: line.trim().replace(/^\d+\s+/, '') }))
}

/** The processes of a cluster: the first server process says `cluster_name=…`, its children are titled `postgres: <name>: …`. */
function clusterProcesses(clusterName: string) {
  const found = listProcesses().filter(({ command }) => new RegExp(`^\\S*postgres:? .*\\b${clusterName}\\b`).test(command))
  return { all: found, first: found.filter(({ command }) => command.includes(`cluster_name=${clusterName}`)) }
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // it ended meanwhile
  }
}

/** Ends every process of the cluster, gently first. Answers how many there were; throws when one cannot be ended. */
export async function endCluster(clusterName: string): Promise<number> {
  const count = clusterProcesses(clusterName).all.length
  if (count === 0) return 0
  for (const { signal, waitMs } of steps) {
    const { all, first } = clusterProcesses(clusterName)
    // Children whose first process was killed take SIGINT for "cancel the query": they are told to quit instead.
    if (signal === 'SIGINT' && first.length > 0) first.forEach(({ pid }) => send(pid, signal))
    else all.forEach(({ pid }) => send(pid, signal === 'SIGINT' ? 'SIGQUIT' : signal))
    for (let waitedMs = 0; waitedMs < waitMs; waitedMs += pollMs) {
      if (clusterProcesses(clusterName).all.length === 0) return count
      await sleep(pollMs)
    }
  }
  throw new Error(`The processes of ${clusterName} cannot be ended.`)
}
