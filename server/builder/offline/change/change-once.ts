// A wish that no joint parts: read clause by clause by the forms of sentences, and as a whole as examples tell; the surer of both is done.
import type { Language } from '#shared/languages.ts'
import type { Note, ProjectModel } from '../model.ts'
import { notUnderstood } from '../reply/phrases.ts'
import { clausesOf, type Part, readClause } from './wording/clauses.ts'
import { type Change, done } from './done.ts'
import { aboutNext } from './host-of-wish.ts'
import type { Operation } from './operations.ts'
import { inHalves, isMoreOf, isSo, saysMore } from './in-halves.ts'
import { addItems } from './items/add-items.ts'
import { amid } from './as-one.ts'
import { fieldsTold } from './learned/fields-told.ts'
import { hear, type Heard, sure } from './learned/hear.ts'
import { readLimit } from './readers/read-limit.ts'
import { plainWish } from './wording/plain-wish.ts'
import { type Reading } from './reading.ts'
import { isTakenAlready, mentionedIn, type Spoken } from './referents.ts'
import { isSmallTalk, readPart, readPlainly } from './read-wish.ts'

/** From so likely on it comes before not understanding; a part of a wish has to be surer. */
export const likelyEnough = 0.5

/** `least` is how likely what examples tell must be where the text is a single clause. */
export function changeOnce(
  model: ProjectModel,
  text: string,
  language: Language,
  spokenOf: Spoken = {},
  least = likelyEnough,
): Change & { spokenOf: Spoken } {
  const limit = readLimit(model, readClause(text, language), language)
  if (limit.operations.length) return done(model, limit, language, spokenOf)
  const isPlainly = readPlainly(model, text, language).operations.some(({ op }) => op !== 'addField' && op !== 'addThing')
  const items = addItems(model, text, language, isPlainly)
  if (items) return { ...done(model, items, language), spokenOf }
  const heard = hear(model, text, language, readPlainly, spokenOf)
  const fields = isPlainly ? null : fieldsTold(model, text, language)
  if (fields) {
    const told = (heard && amid(heard, fields, language)) ?? { operations: fields, notes: [] }
    return { ...done(model, told, language), spokenOf }
  }
  const parts = clausesOf(text, language)
  const inParts = readClauses(model, parts, language, spokenOf, { least })
  const fresh = heard && amid(heard, inParts.operations, language)
  if (fresh) return { ...done(model, fresh, language), spokenOf }
  const whole = parts.length > 1 ? heard : null
  // "brilliant, the kids will love this!" asks for no field called Brilliant
  if (isSmallTalk(whole) && inParts.operations.every(({ op }) => op === 'addField'))
    return { model, operations: [], notes: [{ kind: 'unknown', text: notUnderstood[language]([text]) }], spokenOf }
  const isOnly = !inParts.operations.length && (whole?.likely ?? 0) >= likelyEnough
  if (!whole?.reading || (whole.likely < sure && !isOnly) || !isBetter(whole.reading, inParts)) return inParts
  const made = readClauses(model, parts.slice(0, 1), language, spokenOf, { known: whole.reading })
  // "remove the services and make it dark blue": what is refused keeps nothing else from being done
  const isRefused = !made.operations.length && made.notes.some(({ kind }) => kind === 'kept')
  return isRefused && inParts.operations.length ? inParts : made
}

/** A sentence that was cut where it should not be is understood only in part, or as less than it asks for. */
const isBetter = (whole: Reading, { operations, notes }: Change) =>
  notes.some((note) => note.kind === 'unknown' && !isSo(note)) ||
  !(saysMore(operations, whole.operations) || isMoreOf(whole.operations, operations))

/** `known` is what the parts are known to ask for, `least` as for changeOnce. */
export function readClauses(
  model: ProjectModel,
  parts: readonly Part[],
  language: Language,
  spokenBefore: Spoken,
  { known, least = likelyEnough }: { known?: Reading; least?: number },
): Change & { spokenOf: Spoken } {
  const operations: Operation[] = []
  const notes: Note[] = []
  const unread: string[] = []
  let current = model
  let spokenOf = spokenBefore
  for (const { plain, said } of parts) {
    if (isTakenAlready(said, spokenOf, language)) continue
    current = aboutNext(current, said, operations, language)
    const reading = known ?? readEither(current, { plain, said }, language, spokenOf, parts.length === 1 ? least : sure)
    const news = reading.notes.filter(({ text: told }) => !notes.some((note) => note.text === told))
    const made = done(current, { ...reading, notes: news }, language, spokenOf)
    notes.push(...made.notes)
    operations.push(...made.operations)
    ;({ model: current, spokenOf } = made)
    if (reading.operations.length || reading.notes.length) continue
    unread.push(said)
    spokenOf = mentionedIn(current, plain) ?? spokenOf
  }
  if (unread.length) notes.push({ kind: 'unknown', text: notUnderstood[language](unread) })
  return { model: current, operations, notes, spokenOf }
}

/** One part of a wish, or its halves where they say more. `least` as for changeOnce. */
function readEither(model: ProjectModel, part: Part, language: Language, spokenOf: Spoken, least: number): Reading {
  const heard = surely(hear(model, part.said, language, readPlainly, spokenOf), least)
  const whole = readPart(model, part, language, spokenOf, { heard })
  const readHalf = (at: ProjectModel, half: string, isLoose: boolean) => {
    const heardHalf = surely(hear(at, half, language, readPlainly, spokenOf), sure)
    return readPart(at, { plain: plainWish(half, language), said: half }, language, spokenOf, { isLoose, heard: heardHalf })
  }
  const lists = heard && heard.likely >= sure ? Object.values(heard.spans) : []
  return inHalves(model, part.said, language, whole, readHalf, lists) ?? whole
}

const surely = (heard: Heard | null, least: number): Heard | null => (heard && heard.likely >= least ? heard : null)
