// A step of the test run that is a tool's verdict: it counts as one test.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type StepResult = { passed: number; failed: number; /** Titles with their reasons. */ skipped: string[] }

/** Runs the commands of node_modules/.bin in order until one fails; its words go to our output. */
export async function commandStep(...commands: string[][]): Promise<StepResult> {
  for (const [program, ...args] of commands) {
    const child = spawn(`node_modules/.bin/${program}`, args, { stdio: 'inherit', env: testEnvironment() })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) {
      console.error(`${program} ended with ${code}`)
      return { passed: 0, failed: 1, skipped: [] }
    }
  }
  return { passed: 1, failed: 0, skipped: [] }
}

/** Tools are scripts that ask for `node`: it must be ours. */
export function testEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const bin = `${process.cwd()}/node_modules/.bin`
  return { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...extra }
}
