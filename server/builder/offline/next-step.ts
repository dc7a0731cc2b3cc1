// The built-in builder's next step in a turn, worked out afresh each time from the conversation alone: look, read, write, check,
// answer. Being stateless, a turn may stop anywhere and go on in another process. project.model.json is written last: until it
// is there, the files are unfinished work that may be written again.
import type { Language } from '#shared/languages.ts'
import type { Diagnostic } from '#shared/projects.ts'
import { promptLink } from '#shared/answer-links.ts'
import type { SourceChanges, SourceFiles } from '#server/compiler/compiler.ts'
import { change } from './change/change.ts'
import { isBlank, type ListedFile } from './blank-project.ts'
import { mergeFiles } from './change/merge-files.ts'
import type { Conversation, ToolAnswer } from './conversation.ts'
import { generateProject } from './generate/generate-project.ts'
import { keepAnswers } from './kept-answers.ts'
import type { Note, ProjectModel } from './model.ts'
import { documentPath, lastWritten, outdatedPaths, readDocument } from './model-document.ts'
import { leaveReply, notesReply, pagesReply, problemsReply, says, unchangedReply, wishesReply } from './reply/reply.ts'
import { shownPages } from './shown-pages.ts'
import { leavingWishes, nextWishes } from './next-wishes.ts'
import { understand } from './understand/understand.ts'
import { detectLanguage } from './understand/detect-language.ts'

export type ToolCall = {
  tool: 'list_files' | 'read_file' | 'write_file' | 'delete_file' | 'check'
  input: Record<string, string>
}
/** Text to say and tools to call; no calls = the turn ends. */
export type Step = { text: string; calls: ToolCall[] }

const understood = keepAnswers((wish: string) => understand(wish))
const changed = keepAnswers((model: ProjectModel, wish: string) => change(model, wish))
const generated = keepAnswers((model: ProjectModel) => generateProject(model))

/** So much of a text tells its language. */
const languageMaxChars = 500

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
  if (files.some((file) => file.path === documentPath)) return changeStep(conversation, files, language)
  return newStep(conversation, files, language)
}

/** What is said where a step did not come to an end: long texts are not read again for it. */
export const giveUp = ({ wish }: Conversation): Step => say(says.tookTooLong[detectLanguage(wish.slice(0, languageMaxChars))])

function opening(wish: string, language: Language, isFirst: boolean): string {
  if (!isFirst) return says.looking[language]
  const { model } = understood(wish)
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
    path === documentPath
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
const problemsOf = (checked: ToolAnswer | undefined) =>
  (Array.isArray(checked?.value.problems) ? (checked.value.problems as Diagnostic[]) : []).filter(
    ({ severity }) => severity === 'error',
  )
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** A new project, or one this builder was interrupted in: every file there is a blank starter's or one it is about to write. */
function newStep(conversation: Conversation, files: readonly ListedFile[], language: Language): Step {
  const understanding = understood(conversation.wish)
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
  const project = generated(model)
  const ours = files.every((file) => project[file.path] !== undefined && bytesOf(project[file.path]!) === file.sizeBytes)
  if (!blank && !ours && !written(conversation).length) return say(says.notMine[language])
  if (!written(conversation).length) {
    const surplus = files.filter((file) => project[file.path] === undefined).map((file) => [file.path, null] as const)
    return say(says.writing[language], writesInOrder([...Object.entries(project), ...surplus]))
  }
  return checkedStep(conversation, language, newReply(model, notes, language), model)
}

/** What was built and assumed, and how to take out what nobody asked for. */
const newReply = (model: ProjectModel, notes: readonly Note[], language: Language): string =>
  [notesReply(says.ready[language](model.name), notes, language, false), leaveReply(leavingWishes(model), language)]
    .filter(Boolean)
    .join('\n\n')

const suggestionsList = (suggestions: readonly string[]) =>
  suggestions.map((suggestion) => `- ${promptLink(suggestion)}`).join('\n')

/** After the writes: check, then the answer, which says plainly what went wrong. */
function checkedStep(conversation: Conversation, language: Language, reply: string, model: ProjectModel): Step {
  const checked = checkAnswer(conversation)
  if (!checked) return say('', [{ tool: 'check', input: {} }])
  const failures = written(conversation).filter((answer) => answer.error)
  const trouble = failures.map((answer) => says.toolFailed[language](`\`${String(answer.input.path ?? '')}\` ${answer.error}`))
  const problems = problemsOf(checked)
  if (checked.error) trouble.push(says.toolFailed[language](checked.error))
  if (problems.length) trouble.push(problemsReply(problems, language))
  const next = trouble.length ? '' : wishesReply(nextWishes(model), language)
  return say([...trouble, reply, next].filter(Boolean).join('\n\n'))
}

function changeStep(conversation: Conversation, files: readonly ListedFile[], language: Language): Step {
  const reads = conversation.answers.filter((answer) => answer.tool === 'read_file')
  const answer = reads.find(({ input }) => input.path === documentPath)
  if (!answer) return say('', [{ tool: 'read_file', input: { path: documentPath } }])
  if (answer.error) return say(says.brokenModel[language](answer.error))
  const document = readDocument(answer.value.content)
  if ('reason' in document) return say(says.brokenModel[language](document.reason))
  const { model } = document
  const understanding = understood(conversation.wish)
  if (JSON.stringify(understanding.model) === JSON.stringify(model))
    return checkedStep(conversation, language, newReply(model, understanding.notes, language), model)
  const outcome = changed(model, conversation.wish)
  if (!outcome.operations.length)
    return say([unchangedReply(outcome.notes, language), wishesReply(nextWishes(model), language)].filter(Boolean).join('\n\n'))
  const now = generated(model)
  const theirs = generated(outcome.model)
  const outdated = outdatedPaths(document, now)
  const there = new Set(files.map((file) => file.path))
  const differing = [...new Set([...Object.keys(now), ...Object.keys(theirs), ...outdated])].filter(
    (path) => there.has(path) && (now[path] !== theirs[path] || outdated.includes(path)),
  )
  const unread = differing.filter((path) => !reads.some(({ input }) => input.path === path))
  if (unread.length)
    return say(
      '',
      unread.map((path) => ({ tool: 'read_file', input: { path } })),
    )
  const mine: SourceFiles = Object.fromEntries(
    reads.flatMap(({ input, value }) => (typeof value.content === 'string' ? [[String(input.path), value.content]] : [])),
  )
  const merge = mergeFiles({ base: lastWritten(document, now, mine), mine, theirs })
  const kept = merge.kept.filter((path) => path !== documentPath)
  const changes: SourceChanges = { ...merge.changes, [documentPath]: theirs[documentPath]! }
  if (!written(conversation).length) return say(says.changing[language], writesInOrder(Object.entries(changes)))
  if (kept.length && problemsOf(checkAnswer(conversation)).length)
    return takeBack(conversation, { changes, mine, kept }, language)
  const notes: Note[] = [
    ...outcome.notes,
    ...(outdated.length ? [{ kind: 'built', text: says.broughtUpToDate[language] } as const] : []),
    ...kept.map((path): Note => ({ kind: 'kept', text: says.keptFile[language](path) })),
    ...merge.merged.map((path): Note => ({ kind: 'kept', text: says.mergedFile[language](path) })),
  ]
  const pages = pagesReply(shownPages(outcome.model, outcome.operations), language)
  const reply = [notesReply(says.done[language], notes, language, true), pages].filter(Boolean).join('\n\n')
  return checkedStep(conversation, language, reply, outcome.model)
}

type Attempt = { changes: SourceChanges; mine: SourceFiles; kept: string[] }

/** What a person wrote stays, and does not go with the rest: a project that no longer builds would be worse than a wish not done. */
function takeBack(conversation: Conversation, { changes, mine, kept }: Attempt, language: Language): Step {
  const since = conversation.answers.slice(conversation.answers.findIndex(({ tool }) => tool === 'check'))
  const back = Object.keys(changes).map((path) => [path, mine[path] ?? null] as const)
  // The document first: until the rest is back too, the old model is the one that holds.
  if (!since.some(({ tool }) => tool === 'write_file')) return say(says.takingBack[language], writesInOrder(back).toReversed())
  return say(says.tookBack[language](kept))
}
