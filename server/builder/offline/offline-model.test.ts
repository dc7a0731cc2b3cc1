import assert from 'node:assert/strict'
import { test } from 'node:test'
import type {
  LanguageModelV4Content,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolResultOutput,
} from '@ai-sdk/provider'
import type { SourceFiles } from '#server/compiler/compiler.ts'
import { projectModelSchema } from './model.ts'
import { documentPath, writeDocument } from './model-document.ts'
import { createOfflineModel } from './offline-model.ts'

const model = createOfflineModel()
const stepsMax = 12

type Turn = { files: SourceFiles; text: string; steps: string[][]; messages: LanguageModelV4Prompt }
type Answer = (tool: string, input: Record<string, string>, files: SourceFiles) => Record<string, unknown>

/** What the agent's tools answer, over files in memory. */
const answerTool: Answer = (tool, input, files) => {
  const path = input.path ?? ''
  switch (tool) {
    case 'list_files':
      return { files: Object.entries(files).map(([name, text]) => ({ path: name, sizeBytes: Buffer.byteLength(text) })) }
    case 'read_file':
      return files[path] === undefined ? { path, error: `There is no file ${path}.` } : { path, content: files[path] }
    case 'write_file':
      files[path] = input.content ?? ''
      return { path, change: 'created' }
    case 'delete_file':
      delete files[path]
      return { path, change: 'deleted' }
    default:
      return { problems: [] }
  }
}

async function streamed(prompt: LanguageModelV4Prompt): Promise<LanguageModelV4Content[]> {
  const { stream } = await model.doStream({ prompt })
  const content: LanguageModelV4Content[] = []
  let text = ''
  for await (const part of stream) {
    if (part.type === 'text-delta') text += part.delta
    if (part.type === 'tool-call') content.push(part)
  }
  return text ? [{ type: 'text', text }, ...content] : content
}

/** Runs a turn as the agent's loop does, until a step calls no tool. */
async function runTurn(
  wish: string,
  files: SourceFiles = {},
  { answer = answerTool, stepsToRun = stepsMax } = {},
): Promise<Turn> {
  const messages: LanguageModelV4Prompt = [
    { role: 'system', content: 'You build.' },
    { role: 'user', content: [{ type: 'text', text: wish }] },
  ]
  const steps: string[][] = []
  let text = ''
  for (let step = 0; step < stepsToRun; step++) {
    const content = await streamed(messages)
    const calls = content.filter((part) => part.type === 'tool-call')
    text = content.find((part) => part.type === 'text')?.text ?? ''
    steps.push(calls.map((call) => call.toolName))
    if (!calls.length) break
    messages.push({
      role: 'assistant',
      content: [
        ...(text ? [{ type: 'text' as const, text }] : []),
        ...calls.map((call) => ({
          type: 'tool-call' as const,
          toolCallId: call.toolCallId,
          toolName: call.toolName,
          input: JSON.parse(call.input) as unknown,
        })),
      ],
    })
    messages.push({
      role: 'tool',
      content: calls.map((call) => {
        const value = answer(call.toolName, JSON.parse(call.input), files)
        return {
          type: 'tool-result',
          toolCallId: call.toolCallId,
          toolName: call.toolName,
          output: { type: 'json', value } as LanguageModelV4ToolResultOutput,
        }
      }),
    })
  }
  return { files, text, steps, messages }
}

test('a first prompt becomes a project: look, write everything in one step, check, answer', async () => {
  const { files, text, steps } = await runTurn('a todo app with priorities and due dates')
  assert.deepEqual(
    steps.map((calls) => [...new Set(calls)]),
    [['list_files'], ['write_file'], ['check'], []],
  )
  const document = projectModelSchema.parse(JSON.parse(files['project.model.json']!))
  assert.equal(document.pages[0]!.kind, 'todo')
  assert.ok(files['index.html'] && files['package.json'] && files['src/main.tsx'])
  assert.match(text, /\*\*Built\*\*/)
  assert.match(text, /You could say next/)
})

test('a wish changes the document and only the files that differ', async () => {
  const { files } = await runTurn('a customer list with company, phone and notes and a calendar of visits')
  const before = { ...files }
  const { steps, text } = await runTurn('add an email to customers and make it dark green', files)
  assert.deepEqual(
    steps.map((calls) => [...new Set(calls)].join()),
    ['list_files', 'read_file', 'read_file', 'write_file', 'check', ''],
  )
  const changed = Object.keys(files).filter((path) => files[path] !== before[path])
  assert.ok(changed.includes('project.model.json') && changed.includes('src/index.css'))
  assert.ok(changed.length < Object.keys(files).length / 2, `${changed.length} of ${Object.keys(files).length} files changed`)
  assert.match(text, /Added \*\*Email\*\* to customers/)
  const document = projectModelSchema.parse(JSON.parse(files['project.model.json']!))
  assert.deepEqual([document.theme.palette, document.theme.depth], ['green', 'deep'])
})

test('an answer leads to the page on which a change is seen; a reason stands in one line with that nothing changed', async () => {
  const { files } = await runTurn('clients with name and phone, and invoices with client, amount and due date')
  const { text } = await runTurn('add a VAT number to clients', files)
  assert.match(text, /\n\*\*See it:\*\* \[Clients\]\(#page=\/[a-z]*\)\n/)
  const { text: themed } = await runTurn('make it dark green', files)
  assert.doesNotMatch(themed, /#page=/)
  const { text: again } = await runTurn('show invoices as a table', files)
  assert.match(again, /^(?:.+\n+)*I changed nothing\. It is already so\./)
  assert.doesNotMatch(again, /Not used/)
})

test('edits by hand stay, and a clash is told', async () => {
  const { files } = await runTurn('a recipe collection with cooking time and rating')
  files['README.md'] = `${files['README.md']}\nMy own words.\n`
  files['src/index.css'] = files['src/index.css']!.replace(/--primary:[^;]+;/g, '--primary: hotpink;')
  const { text } = await runTurn('make it dark green', files)
  assert.match(files['README.md']!, /My own words/)
  assert.match(files['src/index.css']!, /hotpink/)
  assert.match(text, /src\/index\.css/)
})

/** The project as an earlier version of the builder would have left it, where each of `paths` was written otherwise. */
function fromEarlierVersion(files: SourceFiles, paths: string[]): void {
  for (const path of paths) files[path] = files[path]!.replaceAll('\n', '\n\n')
  const { written: _written, ...document } = JSON.parse(files[documentPath]!) as { written: Record<string, string> }
  const { [documentPath]: _document, ...others } = files
  const gone = { ...others, 'src/gone.ts': 'export const gone = true\n' }
  files['src/gone.ts'] = gone['src/gone.ts']
  files[documentPath] = writeDocument(projectModelSchema.parse(document), gone)
}
const recipes = 'a recipe collection with cooking time and rating'

test('what an earlier version wrote and nobody touched is written anew with the next wish, and told', async () => {
  const { files: fresh } = await runTurn(recipes)
  const old = { ...fresh }
  fromEarlierVersion(old, ['src/index.css', 'src/main.tsx', 'vite.config.ts'])
  const expected = await runTurn('add notes to recipes', fresh)
  const { files, text } = await runTurn('add notes to recipes', old)
  assert.deepEqual(files, expected.files)
  assert.match(text, /An earlier version of me/)
  assert.doesNotMatch(expected.text, /An earlier version of me/)
})

test('what a person changed since an earlier version wrote it stays; when nothing would build with it, all is put back', async () => {
  const { files } = await runTurn(recipes)
  fromEarlierVersion(files, ['src/index.css', 'src/main.tsx'])
  files['src/main.tsx'] += '// mine\n'
  const before = { ...files }
  const failing: Answer = (tool, input, draft) =>
    tool === 'check'
      ? { problems: [{ path: 'src/main.tsx', line: 1, column: 1, message: 'No App', source: 'types', severity: 'error' }] }
      : answerTool(tool, input, draft)
  const refused = await runTurn('add notes to recipes', { ...before }, { answer: failing })
  assert.deepEqual(refused.files, before)
  assert.match(refused.text, /could not do this: `src\/main.tsx` was changed by hand/)
  const done = await runTurn('add notes to recipes', { ...before })
  assert.equal(done.files['src/main.tsx'], before['src/main.tsx'])
  assert.notEqual(done.files['src/index.css'], before['src/index.css'])
  assert.match(done.text, /`src\/main.tsx`: you changed the same lines by hand/)
})

test('a turn that was cut off while writing goes on in a fresh conversation', async () => {
  const wish = 'a personal blog with posts, tags and an about page'
  const whole = await runTurn(wish)
  const unfinished = Object.fromEntries(
    Object.entries(whole.files)
      .filter(([path]) => path !== 'project.model.json')
      .slice(0, 12),
  )
  const { files, text } = await runTurn(wish, unfinished)
  assert.deepEqual(files, whole.files)
  assert.equal(text, whole.text)
  const again = await runTurn(wish, { ...whole.files })
  assert.deepEqual(again.files, whole.files)
  assert.match(again.text, /is ready/)
})

test('a project made by others is left alone, in words', async () => {
  const mine = { 'index.html': '<h1>Mine</h1>', 'src/App.tsx': 'export const x = 1\n'.repeat(300), 'src/game.ts': 'export {}' }
  const { files, text, steps } = await runTurn('a todo app', { ...mine })
  assert.deepEqual(files, mine)
  assert.deepEqual(steps, [['list_files'], []])
  assert.match(text, /can only change projects I built myself/)
})

test('a broken model document changes nothing', async () => {
  const { files } = await runTurn('a todo app')
  files['project.model.json'] = '{ "version": 1, '
  const before = { ...files }
  const { text } = await runTurn('add a due date', files)
  assert.deepEqual(files, before)
  assert.match(text, /cannot read `project.model.json`/)
})

test('nothing recognised: starting points, no files', async () => {
  const { files, text } = await runTurn('hello, how are you?')
  assert.deepEqual(files, {})
  assert.match(text, /customer list/)
})

test('a failed check and a failed write are told, not hidden', async () => {
  const problem = { path: 'src/App.tsx', line: 3, column: 1, message: 'Cannot find x', source: 'types', severity: 'error' }
  const failing: Answer = (tool, input, files) =>
    tool === 'check'
      ? { problems: [problem] }
      : tool === 'write_file' && input.path === 'README.md'
        ? { path: 'README.md', error: 'The project is full.' }
        : answerTool(tool, input, files)
  const { text } = await runTurn('a todo app', {}, { answer: failing })
  assert.match(text, /Cannot find x/)
  assert.match(text, /The project is full/)
  assert.doesNotMatch(text, /You could say next/)
})

test('the answer is in the person’s language', async () => {
  const sv = await runTurn('ett kundregister med företag, telefon och anteckningar')
  assert.match(sv.text, /\*\*Byggt\*\*/)
  const ja = await runTurn('優先度と期限のあるToDoアプリ')
  assert.match(ja.text, /作ったもの/)
})

test('a stream stops at once when it is told to', async () => {
  const stop = new AbortController()
  const { stream } = await model.doStream({
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'a todo app' }] }],
    abortSignal: stop.signal,
  })
  const reader = stream.getReader()
  await reader.read()
  stop.abort(new Error('stopped'))
  await assert.rejects(async () => {
    for (;;) if ((await reader.read()).done) break
  }, /stopped/)
  await assert.rejects(async () => model.doStream({ prompt: [], abortSignal: stop.signal }), /stopped/)
})

test('the stream has the parts of the interface in order, and doGenerate says the same', async () => {
  const prompt: LanguageModelV4Prompt = [{ role: 'user', content: [{ type: 'text', text: 'a todo app' }] }]
  const parts: LanguageModelV4StreamPart[] = []
  for await (const part of (await model.doStream({ prompt })).stream) parts.push(part)
  assert.equal(parts[0]!.type, 'stream-start')
  assert.equal(parts.at(-1)!.type, 'finish')
  const { content, finishReason } = await model.doGenerate({ prompt })
  assert.equal(finishReason.unified, 'tool-calls')
  const text = parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('')
  assert.equal(content.find((part) => part.type === 'text')?.text, text)
})
