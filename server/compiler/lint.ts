// Lints source from memory: oxlint as a language server keeps its rules loaded, so forty files take twenty milliseconds. It looks
// for what breaks at run time and no type tells, above all hooks called conditionally; it has no opinion on style. Lint is advice: a
// linter that dies or is slow has none.
import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Diagnostic } from '#shared/projects.ts'
import type { SourceFiles } from './compiler.ts'
import { isCode, isToolConfig } from './source-paths.ts'

type Position = { line: number; character: number }
type Finding = { range: { start: Position }; severity: number; message: string; code?: string }
type Message = { id?: number; method?: string; params?: { uri: string; diagnostics: Finding[] } }
type Server = ChildProcessByStdio<Writable, Readable, null>

const lintTimeoutMs = 3_000
const graceMs = 300
/** The file need not exist: the server is given every text. */
const root = 'file:///project'
const configPath = fileURLToPath(new URL('./project-lint.json', import.meta.url))
const executable = path.join(path.dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint')
const severities = { error: 1, warning: 2 }

type Linter = { lint(files: SourceFiles): Promise<Diagnostic[]> }

export function createLinter(): Linter {
  let running: { server: Server; ready: Promise<void> } | null = null
  let heard: ((message: Message) => void) | null = null
  let runs = 0

  const send = (server: Server, message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }
  const start = () => {
    const server = spawn(process.execPath, [executable, '--lsp'], { stdio: ['pipe', 'pipe', 'ignore'] })
    const forget = () => {
      if (running?.server === server) running = null
    }
    server.on('exit', forget)
    server.on('error', forget)
    server.stdin.on('error', forget)
    const options = [{ workspaceUri: root, options: { run: 'onType', configPath } }]
    const params = {
      processId: process.pid,
      rootUri: root,
      capabilities: {},
      workspaceFolders: [{ uri: root, name: 'project' }],
      initializationOptions: options,
    }
    const ready = new Promise<void>((resolve) => {
      readMessages(server.stdout, (message) => {
        if (message.id === 1 && !message.method) {
          send(server, { method: 'initialized', params: {} })
          resolve()
        } else heard?.(message)
      })
      server.once('exit', () => resolve())
    })
    send(server, { id: 1, method: 'initialize', params })
    return (running = { server, ready })
  }

  return {
    async lint(files) {
      const { server, ready } = running ?? start()
      await ready
      // Addresses of their own for every run: what is still said of an earlier one must not answer this one.
      const folder = `${root}/${++runs}`
      const waiting = new Map(
        Object.entries(files)
          .filter(([file]) => isCode(file) && !isToolConfig(file))
          .map(([file, text]) => [`${folder}/${encodeURI(file)}`, { file, text }]),
      )
      const all = [...waiting]
      const problems: Diagnostic[] = []
      return new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer)
          heard = null
          for (const [uri] of all) send(server, { method: 'textDocument/didClose', params: { textDocument: { uri } } })
          resolve(problems)
        }
        const giveUp = () => {
          server.kill()
          finish()
        }
        // The type checker may have blocked this process past the time: then the answers lie unread.
        let timer = setTimeout(() => {
          timer = setTimeout(giveUp, graceMs)
        }, lintTimeoutMs)
        heard = ({ method, params }) => {
          const asked = method === 'textDocument/publishDiagnostics' && params ? waiting.get(params.uri) : undefined
          if (!asked) return
          waiting.delete(params!.uri)
          problems.push(...params!.diagnostics.flatMap((finding) => toProblem(asked.file, finding)))
          if (!waiting.size) finish()
        }
        for (const [uri, { file, text }] of all) {
          const languageId = file.endsWith('x') ? 'typescriptreact' : 'typescript'
          send(server, { method: 'textDocument/didOpen', params: { textDocument: { uri, languageId, version: 1, text } } })
        }
        if (!all.length) finish()
      })
    },
  }
}

function toProblem(file: string, { range, severity, message }: Finding): Diagnostic[] {
  if (severity > severities.warning) return []
  const { line, character } = range.start
  const level = severity === severities.error ? 'error' : 'warning'
  return [{ path: file, line: line + 1, column: character + 1, message, source: 'lint', severity: level }]
}

/** Cuts the stream into messages: a header with the length, an empty line, JSON. */
function readMessages(stream: Readable, take: (message: Message) => void) {
  let bytes = Buffer.alloc(0)
  stream.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    for (;;) {
      const head = bytes.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = Number(/Content-Length: (\d+)/i.exec(bytes.subarray(0, head).toString())?.[1] ?? 0)
      if (bytes.length < head + 4 + length) return
      const text = bytes.subarray(head + 4, head + 4 + length).toString()
      bytes = bytes.subarray(head + 4 + length)
      take(JSON.parse(text) as Message)
    }
  })
}
