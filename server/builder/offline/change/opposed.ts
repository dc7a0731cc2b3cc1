// "Add phone and company, remove notes", "add a start and an end and work out the nights": two wishes of which one gives and the other takes. Each is read by itself, for what is given never
// goes, and what goes is never added.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import type { Change } from './done.ts'

type Latin = Exclude<Language, 'ja'>
const gives: Record<Latin, string> = {
  en: 'add|include|put in|insert',
  sv: 'lägg till|lägg in|ta med|inkludera',
}
const takes: Record<Latin, string> = {
  en: 'remove|delete|drop|get rid of|take (?:away|out|off)|lose|scrap|ditch',
  sv: 'ta bort|radera|släng|stryk|slopa|skippa',
}
const reckons: Record<Latin, string> = {
  en: 'work out|calculate|compute|add up',
  sv: 'räkna ut|beräkna|summera',
}
const joint: Record<Latin, string> = {
  en: '(?:[,;.]|\\s+(?:and|but|then)|\\s+[-–])+\\s+(?:(?:and|but|then|also|please|you can)\\s+)*',
  sv: '(?:[,;.]|\\s+(?:och|men|sen|sedan)|\\s+[-–])+\\s+(?:(?:och|men|sen|sedan|också|även|du kan)\\s+)*',
}
const lead: Record<Latin, string> = {
  en: "(?:(?:please|also|can you|could you|i want to|i(?:’|')d like to|we need to)\\s+)*",
  sv: '(?:(?:snälla|också|kan du|jag vill|vi vill)\\s+)*',
}
/** What is said of the one before, or takes its place, is no wish of its own. */
const belongs: Record<Latin, RegExp> = {
  en: /^(?:\p{L}+ )+?(?:it|them|this|that|those|these|one)\b|\binstead\b|\bin its place\b/iu,
  sv: /^(?:\p{L}+ )+?(?:det|den|dem|dom|detta|denna)(?!\p{L})|i ?stället/iu,
}
const form = (first: string, second: string, language: Latin) =>
  new RegExp(`^(${lead[language]}(?:${first})\\s.+?)${joint[language]}((?:${second})\\s.+)$`, 'iu')
const forms: Record<Latin, readonly RegExp[]> = {
  en: [form(gives.en, takes.en, 'en'), form(takes.en, gives.en, 'en'), form('\\p{L}+', reckons.en, 'en')],
  sv: [form(gives.sv, takes.sv, 'sv'), form(takes.sv, gives.sv, 'sv'), form('\\p{L}+', reckons.sv, 'sv')],
}

const gave = new RegExp(Object.values(gives).concat(Object.values(takes)).join('|'), 'iu')
type Read = (model: ProjectModel, wish: string) => Change

/** Both wishes in turn; null where the text is no two of them, or none of them is understood. */
export function opposed(model: ProjectModel, text: string, language: Language, read: Read): Change | null {
  if (language === 'ja' || /["“”]/.test(text)) return null
  for (const each of forms[language]) {
    const [, before, after] = each.exec(text.trim()) ?? []
    if (!before || !after || belongs[language].test(after)) continue
    const first = read(model, before)
    // what is worked out follows from what was just asked for
    if (!first.operations.length && !gave.test(before)) continue
    const then = read(first.model, ofSame(first, after, language))
    if (!first.operations.length && !then.operations.length) return null
    return { model: then.model, operations: [...first.operations, ...then.operations], notes: [...first.notes, ...then.notes] }
  }
  return null
}

const placed: Record<Latin, RegExp> = { en: /\b(?:to|from|on|in|of|for)\s/i, sv: /(?<!\p{L})(?:till|från|på|i|av|för)\s/iu }
/** What is added behind what was taken away goes where that was. */
function ofSame(first: Change, after: string, language: Latin): string {
  const things = new Set(first.operations.map((each) => ('thing' in each && typeof each.thing === 'string' ? each.thing : '')))
  const [id] = things
  const thing = first.model.things.find((each) => each.id === id)
  if (things.size !== 1 || !thing || placed[language].test(after)) return after
  if (!new RegExp(`^(?:${gives[language]})\\s`, 'iu').test(after)) return after
  return `${after.replace(/[.!]+$/, '')} ${language === 'en' ? 'to' : 'på'} ${thing.many}`
}
