// "Add phone and company, remove notes", "add a start and an end and work out the nights": two wishes of which one gives and the other takes. Each is read by itself, for what is given never
// goes, and what goes is never added.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import type { Change } from './done.ts'

const gives = 'add|include|put in|insert'
const takes = 'remove|delete|drop|get rid of|take (?:away|out|off)|lose|scrap|ditch'
const reckons = 'work out|calculate|compute|add up'
const joint = '(?:[,;.]|\\s+(?:and|but|then)|\\s+[-–])+\\s+(?:(?:and|but|then|also|please|you can|instead)\\s+)*'
const lead = "(?:(?:please|also|can you|could you|i want to|i(?:’|')d like to|we need to)\\s+)*"
/** What is said of the one before, or takes its place, is no wish of its own. */
const belongs = /^(?:\p{L}+ )+?(?:it|them|this|that|those|these|one)\b|\binstead\b|\bin its place\b/iu
const form = (first: string, second: string) => new RegExp(`^(${lead}(?:${first})\\s.+?)${joint}((?:${second})\\s.+)$`, 'iu')
const forms = [form(gives, takes), form(takes, gives), form('\\p{L}+', reckons)]

const gave = new RegExp(`${gives}|${takes}`, 'iu')
type Read = (model: ProjectModel, wish: string) => Change

/** Both wishes in turn; null where the text is no two of them, or none of them is understood. */
export function opposed(model: ProjectModel, text: string, language: Language, read: Read): Change | null {
  // in Swedish the owner of what is added is read from the whole
  if (language !== 'en' || /["“”]/.test(text)) return null
  for (const each of forms) {
    const [, before, after] = each.exec(text.trim()) ?? []
    if (!before || !after || belongs.test(after)) continue
    const first = read(model, ofOther(model, before, after, read))
    // what is worked out follows from what was just asked for
    if (!first.operations.length && !gave.test(before)) continue
    const then = read(first.model, ofSame(first, after))
    if (!first.operations.length && !then.operations.length) return null
    return { model: then.model, operations: [...first.operations, ...then.operations], notes: [...first.notes, ...then.notes] }
  }
  return null
}

/** What is added goes where what is taken away behind it stood: "add food and vet, and remove the weight". */
function ofOther(model: ProjectModel, before: string, after: string, read: Read): string {
  const isGiven = new RegExp(`^${lead}(?:${gives})\\s`, 'iu').test(before)
  if (!isGiven || placed.test(before) || !new RegExp(`^(?:${takes})\\s`, 'iu').test(after)) return before
  const taken = read(model, after).operations.map((each) => (each.op === 'removeField' ? each.thing : ''))
  const thing = model.things.find(({ id }) => id === taken[0])
  return thing && taken.every((id) => id === thing.id) ? `${before.replace(/[.!]+$/, '')} to ${thing.many}` : before
}

const placed = /\b(?:to|from|on|in|of|for)\s/i
/** What is added behind what was taken away goes where that was. */
function ofSame(first: Change, after: string): string {
  const things = new Set(first.operations.map((each) => ('thing' in each && typeof each.thing === 'string' ? each.thing : '')))
  const [id] = things
  const thing = first.model.things.find((each) => each.id === id)
  if (things.size !== 1 || !thing || placed.test(after)) return after
  if (!new RegExp(`^(?:${gives})\\s`, 'iu').test(after)) return after
  return `${after.replace(/[.!]+$/, '')} to ${thing.many}`
}
