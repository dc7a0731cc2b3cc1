// A second opinion on what the reader made of a prompt: which words name lists and which their fields is told by what was learned from
// marked prompts. What it is sure of is put right: lists and fields that were not seen are added, and a noun that was only told about
// is no list.
import type { Language } from '#shared/languages.ts'
import { singular, swedishStems } from '../../lexicon/inflect.ts'
import { phraseKey } from '../../lexicon/lexicon.ts'
import { tokensOf } from '../../learning/tokens.ts'
import { kindsIn } from '../plan/plan-kinds.ts'
import { addField, addThing } from '../add-said.ts'
import type { Chunk } from '../chunks.ts'
import { type Intent, type SaidField, type SaidThing, used } from '../intent.ts'
import { chunksOf } from '../read-purposes.ts'
import { sayField, sayNoun } from '../said.ts'
import { groundsOf } from './mark-features.ts'
import { type Marked, type MarkName, markTags } from './marks.ts'
import { featuresOf, tagRow } from './tag-row.ts'
import { learnedFor } from './weights.ts'

const charsMax = 4000
const nameCharsMax = 40

/** The words of the intent's prompt that name something, in their order. */
export function marksIn(intent: Intent): Marked[] {
  const { prompt, language } = intent
  const tokens = tokensOf(prompt.slice(0, charsMax), language)
  const row = tagRow(learnedFor(language).marks, featuresOf(tokens, groundsOf(prompt, tokens, intent), language))
  const marks: Marked[] = []
  row.forEach((tag, at) => {
    const [place, name] = markTags[tag]!.split('-') as ['O' | 'B' | 'I', MarkName]
    const { from, to } = tokens[at]!
    if (place === 'B') marks.push({ name, from, to })
    if (place === 'I') marks.at(-1)!.to = to
  })
  return marks
}

const formsOf = (text: string, language: Language): string[] => {
  const key = phraseKey(text)
  if (language === 'ja') return [key]
  const at = key.lastIndexOf(' ') + 1
  return (language === 'en' ? [key.slice(at), singular(key.slice(at))] : swedishStems(key.slice(at))).map(
    (form) => key.slice(0, at) + form,
  )
}
const isSame = (one: string, other: string, language: Language) => {
  const forms = formsOf(one, language)
  return formsOf(other, language).some((form) => forms.includes(form))
}
const isHan = /\p{Script=Han}$/u
const holds = (one: string, other: string) => {
  const [a, b] = [phraseKey(one), phraseKey(other)]
  return (
    (a.length > 1 && b.length > 1 && (a.includes(b) || b.includes(a))) || (isHan.test(a + b) && (a.endsWith(b) || b.endsWith(a)))
  )
}

type Named = Marked & { text: string; chunk: Chunk | undefined }

const isOf = (said: SaidThing, { text, chunk }: Named, language: Language) =>
  (chunk?.thing !== undefined && chunk.thing.id === said.known?.id) ||
  [said.one, said.many].some((name) => isSame(name, text, language) || holds(name, text))

const isField = (field: SaidField, { text, chunk }: Named, language: Language) =>
  isSame(field.label, text, language) ||
  holds(field.label, text) ||
  (chunk?.field !== undefined && chunk.field.id === field.concept)

/** A page that is there for what others do on it says itself what it keeps. */
const isOwnPage = ({ kinds, tools, pages, isAlone, prompt, language }: Intent) =>
  isAlone === true ||
  kinds.size + tools.size > 0 ||
  pages.has('landing') ||
  pages.has('blog') ||
  kindsIn(prompt, language, 'wish').length > 0

export function heedMarks(intent: Intent): void {
  const { prompt, language } = intent
  const named = marksIn(intent).map((mark): Named => {
    const text = prompt.slice(mark.from, mark.to)
    return { ...mark, text, chunk: chunksOf(text, language).at(-1) }
  })
  const isThere = (list: Named) => intent.things.some((said) => isOf(said, list, language))
  const fields = [...intent.loose, ...intent.things.flatMap((said) => said.fields)]
  const isTaken = ({ text }: Named) =>
    fields.some(({ label }) => isSame(label, text, language)) ||
    intent.roles.some((role) => role.includes(text)) ||
    isOwnPage(intent)
  // what was read as a part of something else is not read again
  const isRead = ({ from, to }: Marked) => intent.spans.some(({ start, end, as }) => as === 'used' && start <= from && to <= end)
  const lists = named.filter(
    (mark) => mark.name === 'list' && mark.text.length <= nameCharsMax && (isThere(mark) || !isTaken(mark)),
  )
  if (!lists.length) return
  const hosts = lists.map((list): [Named, SaidThing] => [list, hostOf(intent, list)])
  const backed = new Set(hosts.map(([, said]) => said))
  // only one of two opinions, and nothing more is said of it: it is told as assumed
  for (const said of intent.things) if (!backed.has(said) && !said.fields.length) said.implied = true
  for (const field of named.filter(({ name }) => name === 'field')) {
    const all = [...intent.loose, ...intent.things.flatMap(({ fields }) => fields)]
    if (all.some((each) => isField(each, field, language)) || isRead(field)) continue
    const host = hosts.findLast(([list]) => list.from < field.from) ?? hosts[0]!
    addField(intent, host[1], fieldOf(field, language))
    used(intent, field.from, field.to)
  }
}

/** The list that the words name, from now on one. */
function hostOf(intent: Intent, list: Named): SaidThing {
  const { language } = intent
  const there = intent.things.find((said) => isOf(said, list, language))
  if (there) {
    delete there.implied
    return there
  }
  used(intent, list.from, list.to)
  intent.unknown = intent.unknown.filter((word) => !list.text.includes(word))
  return addThing(intent, sayNoun(list.text, language, list.chunk?.thing))
}

const fieldOf = ({ text, chunk }: Named, language: Language): SaidField => {
  const plain = {
    kind: 'chunk' as const,
    text,
    start: 0,
    end: 0,
    plural: false,
    thingWords: 0,
    fieldWords: 0,
    words: 1,
    cues: [],
    named: null,
  }
  return sayField(chunk && phraseKey(chunk.text) === phraseKey(text) ? chunk : plain, language)
}
