// "The app is called Kedjan and goes in green", "email is mandatory, phone optional": two wishes in one clause, which no verb at the joint
// parts. The clause is tried in halves, and they stand where each of them is understood and together they do more than the whole.
import type { Language } from '#shared/languages.ts'
import type { Note, ProjectModel } from '../model.ts'
import { changeSays } from '../reply/change-phrases.ts'
import { applyOperations, type Operation } from './operations.ts'
import type { Reading } from './reading.ts'
import { readingsIn } from './resolve.ts'
import { isDirection } from './wording/directions.ts'

/** In Japanese a verb or its like ends a wish; behind a noun a comma goes on with a list. */
const joints: Record<Language, RegExp> = {
  en: /,?\s+(?:and|but|plus|then|while)\s+(?:also\s+|then\s+|please\s+)?|[,;]\s+(?:also\s+|then\s+|please\s+)?|\s+[-–—]\s+/gi,
  sv: /,?\s+(?:och|å|o|men|samt|plus|sen|sedan|medan)\s+(?:även\s+|också\s+|så\s+)?|[,;]\s+(?:även\s+|också\s+|så\s+)?|\s+[-–—]\s+/giu,
  ja: /(?<=[てでしいなねよがどらくにるたすかん]|任意|必須|不要|追加|削除|変更|希望|お願い)(?:[、,，]|[〜～~]\s*|\s+)|(?<=[^、]{3}(?:て|し))(?=[^、]{4})(?![るたなまいおほくだもみはこ])/g,
}
/** What the second half goes on with: "the app should | be called …, and | be green". */
const leads: Record<Language, RegExp | null> = {
  en: /^.{1,40}?\s(?:should|must|shall|will|can|could|may|needs? to|has to|have to|is to|are to)(?=\s)/i,
  sv: /^.{1,40}?\s(?:ska|skall|måste|bör|kan|får|behöver)(?=\s)/i,
  ja: null,
}
/** Whom both are about: "visits grouped by nurse | sorted by date". */
const subjects: Record<Language, RegExp | null> = {
  en: /^(?:the |all |our |my )?\p{L}+/iu,
  sv: /^(?:alla |våra |mina )?\p{L}+/iu,
  ja: null,
}

/** A thing with an article goes on with what was asked for: "dark mode, and a picture of it". */
const isAsked: Record<Language, RegExp> = {
  en: /^(?:an?|another|some|one more)\s/i,
  sv: /^(?:en|ett|några|fler|ytterligare)\s/i,
  ja: /./,
}
/** What goes on like this tells more of the first half. */
const belongs =
  /^(?:not|no longer|never|rather than|instead of|like|such as|e\.g|inte|istället för|i stället för|som|alltså|dvs|t\.ex)(?!\p{L})/iu
/** What follows is one more of them, or what comes after the first. */
const enumerates: Record<Language, RegExp> = {
  en: /\b(?:choices? of|one of|choose (?:from|between|among)|pick (?:from|between)|options? (?:are|like)|between|either)\b[^.]*$|^(?:first|start with)\s/i,
  sv: /(?<!\p{L})(?:välja (?:mellan|bland)|val(?:en)? (?:är|mellan)|mellan|antingen|alternativ(?:en)? (?:är|som))(?!\p{L})[^.]*$|^först\s/iu,
  ja: /^(?:まず|最初に)/,
}
const triedMax = 4
const wholeMaxChars = 240
const halfMinChars: Record<Language, number> = { en: 5, sv: 5, ja: 3 }

/** `read` reads one wish; `isLoose` where a bare name may be a field to add. */
type Read = (model: ProjectModel, said: string, isLoose: boolean) => Reading

/** Nothing is to be done, for it is so already. */
export const isSo = ({ text }: Note) => Object.values(changeSays.alreadySo).includes(text)

const isFieldName = (words: string, language: Language): boolean =>
  readingsIn(words.replace(/[.!]+$/, ''), language).some(({ kind }) => kind === 'field')

/** "Ledare ska vara något man väljer, | Kim, Eva eller Ola": the half is no more than what the whole lets one choose from. */
function areChosen(half: string, operations: readonly Operation[]): boolean {
  const options = operations.flatMap((each) => ('options' in each ? (each.options ?? []) : []))
  const words = new Set(options.join(' ').toLowerCase().split(/\s+/u))
  return (
    options.length > 1 &&
    half
      .toLowerCase()
      .split(/[\s,.]+/u)
      .every((word) => !word || joins.test(word) || words.has(word))
  )
}
const joins = /^(?:and|or|och|eller)$/u

/** What the halves of a clause ask for; null where the clause is better read whole. `lists` are names that belong together. */
export function inHalves(
  model: ProjectModel,
  said: string,
  language: Language,
  whole: Reading,
  read: Read,
  lists: readonly (readonly string[])[] = [],
): Reading | null {
  if (said.length > wholeMaxChars) return null
  const isSaid = ({ operations, notes }: Reading) =>
    operations.length + notes.length > 0 && notes.every((note) => note.kind !== 'unknown' || isSo(note))
  for (const cut of [...said.matchAll(joints[language])].slice(0, triedMax)) {
    const left = said.slice(0, cut.index).trim()
    const right = said.slice(cut.index + cut[0].length).trim()
    // what stands behind a colon is a list
    if (/[:：]\s/.test(left) || enumerates[language].test(left)) break
    if (lists.some((names) => names.some((name, at) => at > 0 && left.endsWith(names[at - 1]!) && right.startsWith(name))))
      continue
    if (areChosen(right, whole.operations)) continue
    if (Math.min(left.length, right.length) < halfMinChars[language] || belongs.test(right) || isDirection.test(right)) continue
    const first = read(model, left, isAsked[language].test(left))
    if (!isSaid(first)) continue
    const grown = applyOperations(model, first.operations)
    const isNamed = first.operations.some(({ op }) => op.startsWith('rename') || op === 'setName')
    // "a phone number is needed, and e-mail"
    const isAdding = first.operations.length > 0 && first.operations.every(({ op }) => op === 'addField')
    for (const words of new Set([right, goingOn(leads, left, right, language), goingOn(subjects, left, right, language)])) {
      const isLoose = !isNamed && (isAsked[language].test(words) || (isAdding && isFieldName(words, language)))
      const second = read(grown, words, isLoose)
      if (!second.operations.length && !second.notes.length) continue
      const rest = inHalves(grown, words, language, second, (at, half) => read(at, half, isLoose)) ?? second
      const operations = [...first.operations, ...rest.operations]
      const isTooMuch = second.notes.some(isSo) && isMoreOf(whole.operations, first.operations)
      const isFuller = saysMore(operations, whole.operations) && !isSame(first.operations, rest.operations)
      if (isSaid(rest) && (isFuller || isTooMuch))
        return { operations, notes: [...first.notes, ...rest.notes].filter((note) => !isSo(note)) }
      break
    }
  }
  return null
}

const goingOn = (before: Record<Language, RegExp | null>, left: string, right: string, language: Language) => {
  const found = before[language]?.exec(left)?.[0]
  return found ? `${found} ${right}` : right
}
/** What no reader knows is added under its name, so an addition says less that the words were understood. */
const additionWorth = 0.6
const worth = (operations: readonly Operation[]) =>
  operations.reduce((sum, { op }) => sum + (op === 'addField' || op === 'addThing' ? additionWorth : 1), 0)
const kindsOf = (operations: readonly Operation[]) => new Set(operations.map(({ op }) => op)).size
/** The same is done to more. */
export const isMoreOf = (all: readonly Operation[], some: readonly Operation[]) =>
  all.length > some.length && all.every(({ op }) => some.some((each) => each.op === op))
/** More is done, or as much of more kinds. */
export const saysMore = (halves: readonly Operation[], whole: readonly Operation[]) =>
  worth(halves) > worth(whole) || (worth(halves) === worth(whole) && kindsOf(halves) > kindsOf(whole))
const isSame = (first: readonly Operation[], second: readonly Operation[]) => JSON.stringify(first) === JSON.stringify(second)
