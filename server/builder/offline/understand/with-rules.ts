// A description with its rules: they are taken out before the rest is read, and put on the project that the rest becomes.
import type { Language } from '#shared/languages.ts'
import { applyRules } from '../change/apply-rules.ts'
import { type SaidRule, without } from '../change/said-rules.ts'
import { groupsSaid, withoutGroups } from '../change/sight/groups-said.ts'
import { rulesTold } from './offers/rules-told.ts'
import { withUnread } from './rules-unread.ts'
import type { Note } from '../model.ts'
import { notUnderstood } from '../reply/phrases.ts'
import type { Understanding } from './understand.ts'

/** With the rules as told, and once without those that turn out to be none. */
const ruleTriesMax = 2

/** Null where no rule is told, or the rest is no project. */
export function withRulesTold(
  told: string,
  language: Language,
  plan: (words: string) => Understanding | null,
): Understanding | null {
  let { rules } = rulesTold(told, language)
  let planned = rules.length > 0 ? plan(without(told, rules)) : null
  const left: SaidRule[] = []
  // what is not worked out from anything there is read as the other words are
  for (let tries = 0; planned?.model && rules.length > 0 && tries < ruleTriesMax; tries++) {
    const { open, ...ruled } = applyRules(planned.model, rules, planned.model.language)
    const none = rules.filter((rule) => rule.maybe && open.includes(rule) && !isBeside(rule, rules, open))
    if (!none.length) return withUnread(withLeft(withRules(planned, ruled, rules), left, language), told, language, rules)
    const others = rules.filter((rule) => !none.includes(rule))
    // what somebody wants to see of what is kept, and of which nothing comes either way, is told as not done
    const isSeen = none.every(({ as }) => as === 'seen') && planned.model.things.length > 0
    const next = isSeen || others.length > 0 ? plan(without(told, others)) : null
    if (isSeen && isAlike(next, planned)) return withUnread(withRules(planned, ruled, rules), told, language, rules)
    if (isSeen && next?.model)
      left.push(...none.filter(({ text }) => isCounted(text, language) && !isNamed(text, planned!, next)))
    rules = others
    planned = next
  }
  return planned?.model && left.length ? withUnread(withLeft(planned, left, language), told, language, []) : null
}

/** What was asked to be seen, and is neither seen nor the name of anything that came instead, is told. */
const withLeft = (read: Understanding, left: readonly SaidRule[], language: Language): Understanding =>
  left.length
    ? {
        ...read,
        notes: [...read.notes, ...left.map(({ text }): Note => ({ kind: 'unknown', text: notUnderstood[language]([text]) }))],
      }
    : read

/** What is added up, counted of each, or denied is no field and no page, whatever else was made of its words. */
const isCounted = (text: string, language: Language): boolean =>
  counted[language].test(text) ||
  (language !== 'ja' && groupsSaid(text, language).length > 0 && /\s/.test(withoutGroups(text, language)))
const counted: Record<Language, RegExp> = {
  en: /\b(?:total|sum|average|altogether)\b|\b(?:who|which)\b.*(?:\b(?:not|never|yet)\b|n['’]t\b)/iu,
  sv: /(?<!\p{L})(?:total\p{L}*|summan?|genomsnitt\p{L}*|sammanlagt)(?!\p{L})|(?<!\p{L})(?:vilka|vem)(?!\p{L}).*(?<!\p{L})(?:inte|ej|aldrig)(?!\p{L})/iu,
  ja: /合計|平均|総額|(?:ごと|別)の.*(?:数|率)/u,
}

/** Whether words stand in what one reading has and the other has not: its pages, lists, views, fields and choices. */
function isNamed(text: string, without: Understanding, read: Understanding): boolean {
  const names = ({ model }: Understanding) =>
    model
      ? [
          ...model.pages.flatMap(({ kind, title }) => [kind, title]),
          ...model.things.flatMap(({ one, many, views, fields }) => [
            one,
            many,
            ...views,
            ...fields.flatMap(({ label, options = [] }) => [label, ...options]),
          ]),
        ].map((name) => name.toLowerCase())
      : []
  const before = new Set(names(without))
  const low = text.toLowerCase()
  const there = names(read)
  // "the name of each tool" is shown of every list
  const words = low.match(/[\p{L}-]+/gu)?.filter((word) => !joins.test(word)) ?? []
  if (words.every((word) => there.some((name) => name === word || name.split(/\s+/u).includes(word)))) return true
  return there.some((name) => !before.has(name) && low.includes(name.slice(0, Math.max(stemMin, name.length - 2))))
}
const stemMin = 3
const joins = /^(?:the|an?|of|in|and|each|every|all|my|our|its|their|with|for|av|på|i|och|varje|alla|en|ett|den|det|med|för)$/iu

/** Whether two readings come to the same project, whatever samples it has. */
function isAlike(one: Understanding | null, other: Understanding): boolean {
  const drawn = (read: Understanding | null) =>
    read?.model && JSON.stringify({ ...read.model, things: read.model.things.map(({ rows: _rows, ...thing }) => thing) })
  return drawn(one) === drawn(other)
}

/** "Work out the cost and the mileage": one of them is, so the other is told as not understood. */
const isBeside = (rule: SaidRule, rules: readonly SaidRule[], open: readonly SaidRule[]) =>
  rules.some((other) => other.start === rule.start && !open.includes(other))

function withRules(
  understanding: Understanding,
  { model, notes }: Omit<ReturnType<typeof applyRules>, 'open'>,
  rules: readonly SaidRule[],
): Understanding {
  const spans = [
    ...understanding.spans.filter(({ start, end }) => !rules.some((rule) => start < rule.end && rule.start < end)),
    ...rules.map(({ start, end }) => ({ start, end, as: 'used' as const })),
  ]
  return {
    ...understanding,
    model,
    notes: [...understanding.notes, ...notes],
    spans: spans.toSorted((a, b) => a.start - b.start),
  }
}
