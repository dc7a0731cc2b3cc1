// A wish that lists choices: "could we record shirt size? XS, S, M, L", "Light:\n- sun\n- shade", "it is either whole, oat or soy". The
// field is one that is there, which then has these choices, or a new one.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { idOf, labelOf } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { choiceList, written } from './choice-list.ts'
import {
  anew,
  asking,
  between,
  isClause,
  lead,
  leads,
  namesList,
  notRequired,
  picking,
  required,
  startForms,
  tails,
  trail,
  withoutRelative,
} from './choice-words.ts'

export type Listed = { operations: Operation[]; rest: string }
/** `head` names the field, `rest` is what the wish says beside it. */
type Told = { head: string; options: string[]; rest: string; isSure: boolean; isAs?: boolean }

const sentenceEnd = /(?<=[.!?。！？])\s+|(?<=[。！？])|\n+/u
/** Null where the wish lists no choices of a field that is clear. */
export function listedChoices(model: ProjectModel, text: string, language: Language): Listed | null {
  const told = inLines(text, language) ?? inSentence(text, language)
  if (!told || namesList[language].test(told.head) || areFields(told.options, language)) return null
  if (told.options.some((option) => isClause[language].test(option))) return null
  const around = `${told.head} ${told.rest}`
  const picks = picking[language].test(text)
  if (language === 'ja' && !picks && text.split('\n').length < linesMin) return null
  // "add a status (brewing, ready) to batches": of that list, whatever others are called so
  const host = told.isSure ? listBehind(model, told.rest, language) : undefined
  const there = fieldNamed(host ? { ...model, things: [host] } : model, told.head, language)
  const isAnew = told.isAs === true || host !== undefined || anew[language].test(around)
  const made = there
    ? ofField(there, told.options, { picks: picks || told.isSure, isAnew })
    : !told.isAs && (picks || told.isSure)
      ? newChoice(model, told, language)
      : null
  if (!made) return null
  const { operations, thing, field, options } = made
  let rest = told.rest
  // "flavours: … Price must be filled in" is told of another field
  const other = rest.split(sentenceEnd).find((sentence) => required[language].test(sentence))
  const isOther = other !== undefined && (fieldNamed(model, other, language)?.field.id ?? field) !== field
  if (required[language].test(rest) && !notRequired.test(rest) && !isOther) {
    operations.push({ op: 'requireField', thing: thing.id, field, required: true })
    rest = without(rest, required[language])
  }
  for (const form of startForms[language]) {
    const start = form.exec(rest)?.groups?.start?.toLowerCase()
    const option = options.find((each) => each.toLowerCase() === start)
    if (!option) continue
    operations.push({ op: 'setStart', thing: thing.id, field, start: option })
    rest = without(rest, form)
    break
  }
  return { operations, rest }
}

/** A name and two choices, each on a line. */
const linesMin = 3
const areFields = (options: readonly string[], language: Language): boolean => {
  const fields = options.filter((option) => readingsIn(option, language).some(({ kind }) => kind === 'field'))
  return fields.length * 2 >= options.length
}

/** The sentences in which it is not said. */
const without = (text: string, said: RegExp): string =>
  text
    .split(sentenceEnd)
    .filter((sentence) => !said.test(sentence))
    .join(' ')
    .trim()

/** A name, and under it one choice on each line. */
function inLines(text: string, language: Language): Told | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const [head, ...items] = lines
  if (!head || items.length < 2) return null
  const options = items.map((line) => line.replace(/^(?:[-–*•・●○]|\d+[.)])\s*/, '').trim())
  const short = language === 'ja' ? 14 : 28
  const isList = options.every((option) => option.length <= short && !/[.。!?：:、,]/.test(option))
  return isList ? { head: head.replace(/[:：]$/, ''), options, rest: '', isSure: true } : null
}

/** The last mark: "price as $, $$ and $$$". */
const asAt = 4

/** The sentence that lists them; what "it" is stands in the one before. */
function inSentence(text: string, language: Language): Told | null {
  const sentences = text
    .trim()
    .split(sentenceEnd)
    .filter((each) => each.trim())
  for (const [at, sentence] of sentences.entries()) {
    // "can we record shirt size? XS, S, M, L": the choices in a sentence of their own
    const own = choiceList(sentence.replace(/^(?:either|one of|antingen|en av):? /i, ''), language)
    const head = sentences[at - 1]
    if (
      own.length > 1 &&
      !own.some((each) => isClause[language].test(each)) &&
      head &&
      (picking[language].test(text) || /[?!？！]\s*$/.test(head))
    ) {
      const rest = [...sentences.slice(0, at - 1), ...sentences.slice(at + 1)].join(' ').trim()
      return { head, options: own, rest, isSure: true }
    }
    for (const [kind, mark] of between[language].entries()) {
      for (const found of sentence.matchAll(new RegExp(mark.source, `${mark.flags}g`))) {
        const ahead = sentence.slice(0, found.index).trim()
        const behind = sentence.slice(found.index + found[0].length)
        const { list, after } = cut(behind, language)
        const options = choiceList(list, language)
        if (options.length < 2 || !ahead) continue
        const isIt = /^(?:it|this|that|they|det|den|これ|それ)$/i.test(ahead)
        const before = sentences.slice(0, at)
        const named = isIt ? (before.pop() ?? '') : ahead
        const rest = [...before, after, ...sentences.slice(at + 1)].join(' ').trim()
        return {
          head: named,
          options,
          rest,
          isSure: language === 'ja' ? /[:：（(]/.test(found[0]) : kind !== 1 || /:/.test(found[0]),
          isAs: kind === asAt,
        }
      }
    }
  }
  return together(sentences, language)
}

/** "It can be Garden. It can be Power. And Ladders.": a choice in each sentence. */
function together(sentences: readonly string[], language: Language): Told | null {
  if (language !== 'en') return null
  const [head, ...others] = sentences
  const options = others.flatMap(
    (each) => /^(?:it|this) (?:can|could|may) (?:also )?be (?:an? )?(.{1,30}?)[.!]?$/i.exec(each)?.[1] ?? [],
  )
  const last = /^(?:and|or) (.{1,30}?)[.!]?$/i.exec(others.at(-1) ?? '')?.[1]
  const all = last && options.length === others.length - 1 ? [...options, last] : options
  return head && all.length > 1 && all.length === others.length ? { head, options: all, rest: '', isSure: true } : null
}

/** The list, and what is said behind it. */
function cut(text: string, language: Language): { list: string; after: string } {
  const body = text.replace(/^[(（]/, '')
  const end = body.search(tails[language])
  if (end < 0) return { list: body, after: '' }
  return { list: body.slice(0, end), after: body.slice(end).replace(/^[)）.!;,。\s]+/, '') }
}

type Place = { thing: Thing; field: Field }
type Made = { operations: Operation[]; thing: Thing; field: string; options: string[] }

/** The list of which the choices are, behind them. */
const listBehind = (model: ProjectModel, rest: string, language: Language): Thing | undefined => {
  const [, list] =
    /^(?:to|on|for|of|på|till|för|i) (?:the |our |each |every |all |alla |varje )*(\p{L}+)[.!]?$/iu.exec(rest) ?? []
  return list && language !== 'ja' ? resolveThing(model, list, language) : undefined
}

/** The field that the words ahead of a list name: of several, the longest. */
function fieldNamed(model: ProjectModel, head: string, language: Language): Place | undefined {
  const low = head.toLowerCase()
  const isSaid = (label: string) =>
    language === 'ja'
      ? low.includes(label.toLowerCase())
      : new RegExp(`(?<![\\p{L}\\d])${escaped(label.toLowerCase())}(?:s|es|en|et|n|t|arna|erna|na)?(?![\\p{L}\\d])`, 'iu').test(
          low,
        )
  const pairs = model.things.flatMap((thing) => thing.fields.map((field) => ({ thing, field })))
  const said = pairs.filter(({ thing, field }) => field.id !== thing.titleField && isSaid(field.label))
  const [longest] = said.toSorted((a, b) => b.field.label.length - a.field.label.length)
  return longest ?? (named(head, language) ? resolveField(model, named(head, language)!, language) : undefined)
}

/** The field that is there: with these choices in the place of the ones it has, or as well, or as a choice from now on. */
function ofField({ thing, field }: Place, given: string[], { picks, isAnew }: { picks: boolean; isAnew: boolean }): Made | null {
  if (field.formula || field.target || field.id === thing.titleField) return null
  const had = field.options ?? []
  const same = (option: string) => had.find((each) => each.toLowerCase() === option.toLowerCase())
  const listed = written(given).map((option) => same(option) ?? option)
  const at = { thing, field: field.id }
  if (field.type !== 'select') {
    if (!picks || field.type === 'tags' || ['date', 'datetime', 'money', 'image'].includes(field.type)) return null
    return {
      ...at,
      options: listed,
      operations: [{ op: 'retypeField', thing: thing.id, field: field.id, type: 'select', options: listed }],
    }
  }
  const known = listed.filter((option) => had.includes(option))
  if (isAnew || known.length * 2 > had.length || (known.length > 0 && known.length < listed.length))
    return { ...at, options: listed, operations: [{ op: 'setOptions', thing: thing.id, field: field.id, options: listed }] }
  return null
}

/** What the words ahead of a list call the field, or undefined where that is more than a name. */
function named(head: string, language: Language): string | undefined {
  const said = head
    .replace(/["“”「」『』]/g, '')
    .replace(/[:：?？!！.。]+$/, '')
    .split(/[,;]\s+/)
    .at(-1)!
    .replace(trail[language], '')
    .trim()
  const plain = withoutRelative(said, language)
  if (language === 'ja') {
    const name = plain
      .replace(lead.ja, '')
      .replace(trail.ja, '')
      .split(/[、。\s]|ので|から/)
      .at(-1)!
    return /^[^、。\s]{1,10}$/u.test(name) ? name : undefined
  }
  const words = plain.split(/\s+/)
  const isLead = (word: string) => leads[language].has(word.toLowerCase().replace(/[’']/g, "'"))
  // a whole heading is a name: "Good with kids"
  if (words.length <= nameWordsMax + 1 && !isLead(words[0]!)) return isName.test(plain) ? plain : undefined
  const at = words.findLastIndex(isLead)
  const name = words.slice(at + 1).join(' ')
  return at >= 0 && words.length - at - 1 <= nameWordsMax && isName.test(name) ? name : undefined
}
const nameWordsMax = 3
const isName = /^\p{L}[\p{L}\d'’-]*(?: [\p{L}\d'’-]+){0,3}$/u

/** "Add condition to the books": where it goes is no part of its name. */
const withoutList = (model: ProjectModel, head: string, language: Language): string =>
  head.replace(
    /\s(?:on|for|to|of|på|till|för|hos)\s(?:the |each |every |all |alla |varje )*(?<list>\p{L}+)(?=[\s:]*$)/iu,
    (found, list: string) => (resolveThing(model, list, language) ? '' : found),
  )

function newChoice(model: ProjectModel, { head, options }: Told, language: Language): Made | null {
  const called = withoutList(model, head, language)
  const name = named(called, language)
  if (!name || (!asking[language].test(called + (language === 'ja' ? name : '')) && called.trim() !== name)) return null
  if (resolveThing(model, name, language)) return null
  // "Oliver Hart, beginner" are the values of a record
  const there = new Set(
    model.things.flatMap(({ fields }) => fields.flatMap((each) => each.options ?? [])).map((each) => each.toLowerCase()),
  )
  if (options.some((option) => there.has(option.toLowerCase()))) return null
  const thing = thingSaid(model, head, language) ?? mainThing(model)
  if (!thing) return null
  const label = labelOf(name, language)
  const id = freeId(idOf(name), new Set(thing.fields.map((field) => field.id)), 'choice')
  const listed = written(options)
  const field: Field = { id, label, type: 'select', options: listed, why: 'edit' }
  return { thing, field: id, options: listed, operations: [{ op: 'addField', thing: thing.id, field }] }
}

/** "Could each book also have a genre": of the books. */
const thingSaid = (model: ProjectModel, head: string, language: Language): Thing | undefined =>
  language === 'ja'
    ? model.things.find(({ one }) => head.includes(one))
    : head
        .split(/[^\p{L}]+/u)
        .map((word) =>
          word.length > 2 ? model.things.find((thing) => thing === resolveThing(model, word, language)) : undefined,
        )
        .find(Boolean)
