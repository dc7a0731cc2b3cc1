// A description with its rules: they are taken out before the rest is read, and put on the project that the rest becomes.
import type { Language } from '#shared/languages.ts'
import { applyRules, type SaidRule, without } from '../change/said-rules.ts'
import { rulesTold } from './offers/rules-told.ts'
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
  // what is not worked out from anything there is read as the other words are
  for (let tries = 0; planned?.model && rules.length > 0 && tries < ruleTriesMax; tries++) {
    const { open, ...ruled } = applyRules(planned.model, rules, planned.model.language)
    const none = rules.filter((rule) => rule.maybe && open.includes(rule) && !isBeside(rule, rules, open))
    if (!none.length) return withRules(planned, ruled, rules)
    const others = rules.filter((rule) => !none.includes(rule))
    // what somebody wants to see of what is kept, and of which nothing comes either way, is told as not done
    const isSeen = none.every(({ seen }) => seen) && planned.model.things.length > 0
    const next = isSeen || others.length > 0 ? plan(without(told, others)) : null
    if (isSeen && isAlike(next, planned)) return withRules(planned, ruled, rules)
    rules = others
    planned = next
  }
  return null
}

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
