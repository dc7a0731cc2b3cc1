// What is looked at to tell whether something that was read as a list is one: how likely its words name a list or a field, what stands
// around every mention of it, and what else was said of it and beside it.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import type { Intent, SaidThing } from '../intent.ts'
import type { HeardMarks } from './hear-marks.ts'
import { isSame } from './same-names.ts'

export const listKinds = ['none', 'list'] as const

const mentionsMost = 4
const countMost = 4
const steepest = 6

/** The logarithm of the odds, in whole steps. */
const stepOf = (chance: number | null): string => {
  if (chance === null) return 'unsaid'
  const odds = Math.log(Math.max(chance, 1e-9) / Math.max(1 - chance, 1e-9))
  return String(Math.max(-steepest, Math.min(steepest, Math.round(odds))))
}
const most = (chances: readonly (number | null)[]): number | null => {
  const said = chances.filter((chance) => chance !== null)
  return said.length ? Math.max(...said) : null
}
const upTo = (count: number) => String(Math.min(count, countMost))

const wordCharsMin = 2
/** How it is called in the prompt, in small letters: by its own name, else by another word for it. */
export function namesIn({ one, many, known }: SaidThing, prompt: string, language: Language): string[] {
  const low = prompt.toLowerCase()
  const isThere = (name: string) => name !== '' && low.includes(name)
  const own = [...new Set([many.toLowerCase(), one.toLowerCase()])].filter(isThere)
  if (own.length || !known) return own
  const others = known.nouns[language].all
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= wordCharsMin && isThere(name))
  return others.filter((name) => !others.some((other) => other !== name && other.includes(name)))
}

/** What stands before and behind each mention, word by word or sign by sign. */
type Mention = { before: string[]; behind: string[]; ending: string; isFirst: boolean; isPlural: boolean }

const wordsIn = (text: string, language: Language): string[] =>
  language === 'ja'
    ? (text.match(/\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{L}|\p{N}+|[^\s]/gu) ?? [])
    : (text.toLowerCase().match(/\p{L}[\p{L}'’-]*|\p{N}+|[^\s]/gu) ?? [])

const reach = 60

function mentionsOf({ one, many }: SaidThing, names: readonly string[], prompt: string, language: Language): Mention[] {
  if (!names.length) return []
  const form = new RegExp(`${language === 'ja' ? '' : String.raw`(?<!\p{L})`}(?:${names.map(escaped).join('|')})`, 'gu')
  return [...prompt.toLowerCase().matchAll(form)].slice(0, mentionsMost).map(({ 0: found, index }) => {
    const rest = prompt.slice(index + found.length, index + found.length + reach)
    const ending = language === 'ja' ? '' : /^\p{L}*/u.exec(rest)![0]
    const behind = wordsIn(rest.slice(ending.length), language).map(numbers)
    const before = wordsIn(prompt.slice(Math.max(0, index - reach), index), language).map(numbers)
    return {
      before: ['^', '^', ...before].slice(-2),
      behind: [...behind, '$', '$'].slice(0, 2),
      ending,
      isFirst: !/[.!?。！？\n]/u.test(prompt.slice(0, index)),
      isPlural: found === many.toLowerCase() && many !== one,
    }
  })
}
const numbers = (word: string) => (/^\p{N}/u.test(word) ? '#' : word)

/** `heard` is what was heard of the intent's own prompt. */
export function listFeatures(said: SaidThing, intent: Intent, heard: HeardMarks): string[] {
  const { things, prompt, language } = intent
  const names = namesIn(said, prompt, language)
  const isOwn = names.some((name) => [said.one, said.many].some((own) => own.toLowerCase() === name))
  const chance = stepOf(most(names.map(heard.listChance)))
  const others = things.filter((other) => other !== said)
  const best = stepOf(most(others.flatMap((other) => namesIn(other, prompt, language).map(heard.listChance))))
  const fields = upTo(said.fields.length)
  const known = said.known ? (said.known.entry.actor ? 'actor' : 'known') : 'unknown'
  const mentions = mentionsOf(said, names, prompt, language)
  const isPointedAt = others.some(
    ({ parents, fields: all }) =>
      parents.includes(said) || all.some(({ label, thing }) => thing === said.known?.id || isSame(label, said.one, language)),
  )
  const signs = (['naming', 'owns', 'counted', 'passing', 'implied', 'brought', 'whose'] as const).filter((sign) => said[sign])
  const features = [
    `c ${chance}`,
    `f ${stepOf(most(names.map(heard.fieldChance)))}`,
    `own ${isOwn} ${chance}`,
    `o ${best}`,
    `co ${chance} ${best}`,
    `n ${fields}`,
    `cn ${chance} ${fields}`,
    `known ${known}`,
    `c known ${chance} ${known}`,
    `id ${said.known?.id ?? ''}`,
    `class ${classOfNoun(said.one, language)} ${known}`,
    `others ${upTo(others.length)}`,
    `others fields ${upTo(Math.max(0, ...others.map((other) => other.fields.length)))} ${fields}`,
    `views ${upTo(said.views.length)}`,
    `parents ${upTo(said.parents.length)}`,
    // nothing but its mark tells of it
    `place ${things.includes(said) ? upTo(things.indexOf(said)) : 'heard'}`,
    `pointed ${isPointedAt} ${known}`,
    `signs ${signs.join(' ')}`,
    ...signs.map((sign) => `sign ${sign}`),
    `mentions ${upTo(mentions.length)}`,
    `plural ${mentions.some(({ isPlural }) => isPlural)} ${fields}`,
    `first ${mentions.some(({ isFirst }) => isFirst)}`,
    `long ${Math.floor(Math.log2(prompt.length + 1))}`,
  ]
  for (const { before, behind, ending } of mentions) {
    const [far = '', near = ''] = before
    const [next = '', further = ''] = behind
    features.push(
      `- ${near}`,
      `-- ${far} ${near}`,
      `-2 ${far}`,
      `+ ${next}`,
      `++ ${next} ${further}`,
      `-+ ${near} ${next}`,
      `-c ${near} ${chance}`,
      `~ ${ending}`,
    )
  }
  return [...new Set(features)]
}
