// The built-in builder's next step in a turn, worked out afresh each time from the conversation alone: look, read, write, check,
// answer. Being stateless, a turn may stop anywhere and go on in another process. project.model.json is written last: until it
// is there, the files are unfinished work that may be written again.
import type { Language } from '#shared/languages.ts'
import type { Diagnostic } from '#shared/projects.ts'
import type { SourceFiles } from '#server/compiler/compiler.ts'
import { change } from './change/change.ts'
import { isBlank, type ListedFile } from './blank-project.ts'
import { mergeFiles } from './change/merge-files.ts'
import type { Conversation } from './conversation.ts'
import { generateProject } from './generate/generate-project.ts'
import { type Note, type ProjectModel, projectModelSchema } from './model.ts'
import { nextWishes, notesReply, problemsReply, says, suggestionsReply } from './reply/reply.ts'
import { understand } from './understand/understand.ts'
import { detectLanguage } from './understand/detect-language.ts'

export type ToolCall = {
  tool: 'list_files' | 'read_file' | 'write_file' | 'delete_file' | 'check'
  input: Record<string, string>
}
/** Text to say and tools to call; no calls = the turn ends. */
export type Step = { text: string; calls: ToolCall[] }

const modelPath = 'project.model.json'
const listedFiles = (value: Record<string, unknown>): ListedFile[] =>
  Array.isArray(value.files)
    ? value.files.filter((file): file is ListedFile => typeof file?.path === 'string' && typeof file?.sizeBytes === 'number')
    : []

const say = (text: string, calls: ToolCall[] = []): Step => ({ text, calls })

export function nextStep(conversation: Conversation): Step {
  const { wish, answers, isFirst } = conversation
  const language = detectLanguage(wish)
  const listing = answers.find((answer) => answer.tool === 'list_files')
  if (!listing) return say(opening(wish, language, isFirst), [{ tool: 'list_files', input: {} }])
  if (listing.error) return say(says.toolFailed[language](listing.error))
  const files = listedFiles(listing.value)
  if (files.some((file) => file.path === modelPath)) return changeStep(conversation, files, language)
  return newStep(conversation, files, language)
}

function opening(wish: string, language: Language, isFirst: boolean): string {
  if (!isFirst) return says.looking[language]
  const { model } = understand(wish)
  return model
    ? says.reading[language](
        (model.things.length ? model.things.map((thing) => thing.many) : model.pages.map((page) => page.title)).map((name) =>
          language === 'ja' ? name : name.toLowerCase(),
        ),
      )
    : says.looking[language]
}

/** Files in the order a preview can use them: the page and packages, styles and entry, the rest, the model document last. */
function writesInOrder(files: readonly (readonly [path: string, text: string | null])[]): ToolCall[] {
  const rank = (path: string) =>
    path === modelPath
      ? 9
      : path === 'index.html'
        ? 0
        : path === 'package.json'
          ? 1
          : !path.includes('/')
            ? 2
            : /^src\/(main\.tsx|index\.css)$/.test(path)
              ? 3
              : 4
  return files
    .toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([path, content]): ToolCall =>
      content === null ? { tool: 'delete_file', input: { path } } : { tool: 'write_file', input: { path, content } },
    )
}

const written = (conversation: Conversation) =>
  conversation.answers.filter((answer) => answer.tool === 'write_file' || answer.tool === 'delete_file')
const checkAnswer = (conversation: Conversation) => conversation.answers.findLast((answer) => answer.tool === 'check')
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** A new project, or one this builder was interrupted in: every file there is a blank starter's or one it is about to write. */
function newStep(conversation: Conversation, files: readonly ListedFile[], language: Language): Step {
  const understanding = understand(conversation.wish)
  const blank = isBlank(files)
  if (!understanding.model) {
    if (!blank) return say(says.notMine[language])
    const [lead, ...rest] = understanding.notes
    return say(
      [
        notesReply(lead!.text, [], language, false),
        suggestionsList(understanding.suggestions),
        notesReply('', rest, language, false),
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
  }
  const { model, notes } = understanding
  const project = generateProject(model)
  const ours = files.every((file) => project[file.path] !== undefined && bytesOf(project[file.path]!) === file.sizeBytes)
  if (!blank && !ours && !written(conversation).length) return say(says.notMine[language])
  if (!written(conversation).length) {
    const surplus = files.filter((file) => project[file.path] === undefined).map((file) => [file.path, null] as const)
    return say(says.writing[language], writesInOrder([...Object.entries(project), ...surplus]))
  }
  return checkedStep(
    conversation,
    language,
    notesReply(says.ready[language](model.name), notes, language, false),
    suggestionsReply(nextWishes(model), language),
  )
}

const suggestionsList = (suggestions: readonly string[]) => suggestions.map((suggestion) => `- ${suggestion}`).join('\n')

/** After the writes: check, then the answer, which says plainly what went wrong. */
function checkedStep(conversation: Conversation, language: Language, reply: string, suggestions: string): Step {
  const checked = checkAnswer(conversation)
  if (!checked) return say('', [{ tool: 'check', input: {} }])
  const failures = written(conversation).filter((answer) => answer.error)
  const trouble = failures.map((answer) => says.toolFailed[language](`\`${String(answer.input.path ?? '')}\` ${answer.error}`))
  const problems = (Array.isArray(checked.value.problems) ? (checked.value.problems as Diagnostic[]) : []).filter(
    (problem) => problem.severity === 'error',
  )
  if (checked.error) trouble.push(says.toolFailed[language](checked.error))
  if (problems.length) trouble.push(problemsReply(problems, language))
  return say([...trouble, reply, trouble.length ? '' : suggestions].filter(Boolean).join('\n\n'))
}

function readModel(text: unknown): { model: ProjectModel } | { reason: string } {
  try {
    const result = projectModelSchema.safeParse(JSON.parse(String(text)))
    if (result.success) return { model: result.data }
    const issue = result.error.issues[0]!
    return { reason: `${issue.path.join('.')}${issue.path.length ? ': ' : ''}${issue.message}` }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'broken' }
  }
}

function changeStep(conversation: Conversation, files: readonly ListedFile[], language: Language): Step {
  const reads = conversation.answers.filter((answer) => answer.tool === 'read_file')
  const document = reads.find((answer) => answer.input.path === modelPath)
  if (!document) return say('', [{ tool: 'read_file', input: { path: modelPath } }])
  if (document.error) return say(says.brokenModel[language](document.error))
  const read = readModel(document.value.content)
  if ('reason' in read) return say(says.brokenModel[language](read.reason))
  const { model } = read
  const isSame = JSON.stringify(understand(conversation.wish).model) === JSON.stringify(model)
  const outcome = isSame
    ? { model, operations: [], notes: understand(conversation.wish).notes }
    : change(model, conversation.wish)
  if (isSame)
    return checkedStep(
      conversation,
      language,
      notesReply(says.ready[language](model.name), outcome.notes, language, false),
      suggestionsReply(nextWishes(model), language),
    )
  if (!outcome.operations.length)
    return say(
      [notesReply(says.nothingChanged[language], outcome.notes, language, true), suggestionsReply(nextWishes(model), language)]
        .filter(Boolean)
        .join('\n\n'),
    )
  const base = generateProject(model)
  const theirs = generateProject(outcome.model)
  const there = new Set(files.map((file) => file.path))
  const differing = [...new Set([...Object.keys(base), ...Object.keys(theirs)])].filter(
    (path) => base[path] !== theirs[path] && there.has(path),
  )
  const unread = differing.filter((path) => !reads.some((answer) => answer.input.path === path))
  if (unread.length)
    return say(
      '',
      unread.map((path) => ({ tool: 'read_file', input: { path } })),
    )
  const mine: SourceFiles = Object.fromEntries(
    reads.flatMap((answer) =>
      typeof answer.value.content === 'string' ? [[String(answer.input.path), answer.value.content]] : [],
    ),
  )
  const merge = mergeFiles({ base, mine, theirs })
  const kept = merge.kept.filter((path) => path !== modelPath)
  const changes = { ...merge.changes, [modelPath]: theirs[modelPath]! }
  if (!written(conversation).length) return say(says.changing[language], writesInOrder(Object.entries(changes)))
  const notes: Note[] = [
    ...outcome.notes,
    ...kept.map((path): Note => ({ kind: 'kept', text: says.keptFile[language](path) })),
    ...merge.merged.map((path): Note => ({ kind: 'kept', text: says.mergedFile[language](path) })),
  ]
  return checkedStep(
    conversation,
    language,
    notesReply(says.done[language], notes, language, true),
    suggestionsReply(nextWishes(outcome.model), language),
  )
}
