// D15: what a flood of guesses does to everybody else. 200 logins a second are offered, from as many addresses as the loopback has,
// so that no brake but the queue of password work holds them; meanwhile a page and a call of a signed-in person are asked for at an
// even pace and timed, quiet and flooded in turns. What is too much must be told to wait. Run: node tests/bench/login.ts
import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { open, signUp } from '../ask.ts'
import { startServerProcess, type ServerProcess } from '../server-process.ts'

const attemptsPerSecond = 200
const rounds = 3
const roundMs = 5_000
const probeEveryMs = 20
const restMs = 1_000
const ratioMax = 2
/** Below this a difference is the machine's, not ours. */
const noiseMs = 1

type Answers = Record<string, number>
type Times = { page: number[]; me: number[] }

if (process.argv[2] === 'flood') await flood(Number(process.argv[3]))
else await measure()

async function measure(): Promise<void> {
  const server = await startServerProcess()
  const { host, cookie } = await signUp(server, 'bench')
  await probe(server, host, cookie, restMs)
  const quiet: Times[] = []
  const flooded: Times[] = []
  const answers: Answers = {}
  for (let round = 0; round < rounds; round++) {
    quiet.push(await probe(server, host, cookie, roundMs))
    const attack = startFlood(server)
    flooded.push(await probe(server, host, cookie, roundMs))
    for (const [status, count] of Object.entries(await attack.answers)) answers[status] = (answers[status] ?? 0) + count
    await sleep(restMs)
  }
  await server.stop()
  const offered = Object.values(answers).reduce((sum, count) => sum + count, 0)
  console.log(`offered ${offered} logins in ${(rounds * roundMs) / 1000} s; answered ${JSON.stringify(answers)}`)
  for (const what of ['page', 'me'] as const)
    for (const share of [0.5, 0.99]) {
      const [before, during] = [quiet, flooded].map((all) =>
        percentile(
          all.map((times) => percentile(times[what], share)),
          0.5,
        ),
      )
      const reached = during! <= Math.max(before! * ratioMax, before! + noiseMs)
      const ratio = `${(during! / before!).toFixed(2)}x, at most ${ratioMax}x: ${reached ? 'reached' : 'NOT reached'}`
      console.log(`${what} p${share * 100}: ${before!.toFixed(2)} ms quiet, ${during!.toFixed(2)} ms flooded: ${ratio}`)
    }
}

/** Asks at an even pace, whatever the answers do, and waits for them all. */
async function probe(server: ServerProcess, host: string, cookie: string, forMs: number): Promise<Times> {
  const times: Times = { page: [], me: [] }
  const asked: Promise<void>[] = []
  const ask = async (into: number[], ...[name, path, key]: [string, string, string]) => {
    const begun = performance.now()
    const answer = await open(server, name, 'GET', path, key ? { cookie: key } : {})
    for await (const _ of answer);
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
    into.push(performance.now() - begun)
  }
  const end = performance.now() + forMs
  for (let next = performance.now(); next < end; next += probeEveryMs) {
    await sleep(Math.max(0, next - performance.now()))
    asked.push(ask(times.page, `localhost:${server.port}`, '/en', ''), ask(times.me, host, '/api/v1/me', cookie))
  }
  await Promise.all(asked)
  return times
}

function startFlood({ port }: ServerProcess): { answers: Promise<Answers> } {
  const child = spawn(process.execPath, [import.meta.filename, 'flood', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const answers = new Promise<Answers>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => (said += String(chunk)))
    child.on('exit', (code) => (code === 0 ? resolve(JSON.parse(said) as Answers) : reject(new Error('the flood broke off'))))
  })
  return { answers }
}

async function flood(port: number): Promise<void> {
  const answers: Answers = {}
  const tried: Promise<void>[] = []
  const begun = performance.now()
  for (let n = 0; n < (attemptsPerSecond * roundMs) / 1000; n++) {
    await sleep(Math.max(0, begun + (n * 1000) / attemptsPerSecond - performance.now()))
    tried.push(
      tryLogin(port, n).then((status) => {
        answers[status] = (answers[status] ?? 0) + 1
      }),
    )
  }
  await Promise.all(tried)
  console.log(JSON.stringify(answers))
}

function tryLogin(port: number, n: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const host = `localhost:${port}`
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
    const localAddress = `127.${1 + (process.pid % 200)}.${n >> 8}.${1 + (n % 254)}`
    const options = { port, host: '127.0.0.1', localAddress, method: 'POST', path: '/api/v1/user/session', headers }
    const asked = request(options, (answer) => {
      answer.resume().on('end', () => resolve(String(answer.statusCode)))
    })
    asked.on('error', reject)
    asked.end(JSON.stringify({ email: `guess-${process.pid}-${n}@bench.example`, password: 'wrong-password' }))
  })
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
