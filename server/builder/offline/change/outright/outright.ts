// A wish whose whole sentence has one meaning in this very project is read before it is put into plain words and cut by verbs: which
// fields, lists and choices it names decides what is meant. A saying that does not fit leaves the wish to the readers after it.
import type { Note, ProjectModel } from '../../model.ts'
import { notUnderstood } from '../../reply/phrases.ts'
import { applyOperations, type Operation } from '../operations.ts'
import type { Reading } from '../reading.ts'
import { askedEn } from './asked-en.ts'
import { backEn } from './back-en.ts'
import { besidesEn } from './besides-en.ts'
import { choicesEn } from './choices-en.ts'
import { duesEn } from './dues-en.ts'
import { elseEn } from './else-en.ts'
import { examplesEn } from './examples-en.ts'
import { fieldsEn } from './fields-en.ts'
import { figuresEn } from './figures-en.ts'
import { limitsEn } from './limits-en.ts'
import { linksEn } from './links-en.ts'
import { listsEn, ownListsEn } from './lists-en.ts'
import { listsToldEn } from './lists-told-en.ts'
import { logsEn } from './logs-en.ts'
import { holdsEn } from './holds-en.ts'
import { hoursEn } from './hours-en.ts'
import { looksElseEn, looksEn } from './looks-en.ts'
import { looksSaidEn } from './looks-said-en.ts'
import { namedBesideEn, namesEn } from './names-en.ts'
import { neededEn } from './needed-en.ts'
import { ordersEn } from './orders-en.ts'
import { pagesEn } from './pages-en.ts'
import { pricesEn } from './prices-en.ts'
import { questionsEn } from './questions-en.ts'
import { rowsNamedEn } from './rows-named-en.ts'
import { rowsEn } from './rows-en.ts'
import { rulesEn } from './rules-en.ts'
import { shapedEn } from './shaped-en.ts'
import { seenEn } from './seen-en.ts'
import { siteSaidEn } from './site-said-en.ts'
import { splitEn } from './split-en.ts'
import { startsEn } from './starts-en.ts'
import { sumsEn } from './sums-en.ts'
import { tickToChoiceEn } from './tick-to-choice-en.ts'
import { viewsSaidEn } from './views-said-en.ts'
import { websiteEn } from './website-en.ts'
import { plainly, type Saying } from './saying.ts'

/** What is meant surely enough to be read before a whole wish is cut into parts. */
const sureSayings: readonly Saying[] = [
  ...backEn,
  ...logsEn,
  ...listsToldEn,
  ...ownListsEn,
  ...linksEn,
  ...examplesEn,
  ...namedBesideEn,
  ...rowsNamedEn,
  ...neededEn,
  ...splitEn,
  ...tickToChoiceEn,
  ...holdsEn,
  ...startsEn,
  ...besidesEn,
  ...shapedEn,
  ...askedEn,
  ...pricesEn,
  ...siteSaidEn,
  ...looksSaidEn,
  ...viewsSaidEn,
  ...fieldsEn,
  ...choicesEn,
  ...limitsEn,
  ...rulesEn,
  ...sumsEn,
  ...websiteEn,
  ...seenEn,
  ...hoursEn,
]

const sayings: readonly Saying[] = [
  ...sureSayings,
  ...questionsEn,
  ...namesEn,
  ...rowsEn,
  ...listsEn,
  ...pagesEn,
  ...duesEn,
  ...figuresEn,
  ...ordersEn,
  ...looksEn,
]

const afterAll: readonly Saying[] = [...looksElseEn, ...elseEn]

type Read = (model: ProjectModel, plain: string) => Reading
/** `read` is for what a saying tells in plain words; null when no saying fits. */
export const readOutright = (model: ProjectModel, said: string, read: Read): Reading | null => firstOf(sayings, model, said, read)
/** The same of a whole wish, where its sentence can mean nothing else. */
export const readSurely = (model: ProjectModel, said: string, read: Read): Reading | null =>
  firstOf(sureSayings, model, said, read)
/** What is tried when no reader knows the sentence; `isLoose` where a bare name is a field to add. */
export const readElse = (model: ProjectModel, said: string, read: Read, isLoose: boolean): Reading | null =>
  firstOf(isLoose ? afterAll : looksElseEn, model, said, read)

/** A longer sentence says more than one thing. */
const saidMaxChars = 240

function firstOf(all: readonly Saying[], model: ProjectModel, said: string, read: Read): Reading | null {
  if (said.length > saidMaxChars) return null
  const text = plainly(said)
  for (const [form, tell] of all) {
    const found = form.exec(text)
    const told = found && tell(model, found.groups ?? {}, text)
    if (!told) continue
    if (!Array.isArray(told)) return told as Reading
    // what is plain already is for the readers
    if (told.length === 1 && told[0].toLowerCase() === text.toLowerCase()) continue
    const reading = inTurn(model, told, read)
    if (reading) return reading
  }
  return null
}

/** Null when one of them is not understood: half a wish is not what was asked for. */
function inTurn(model: ProjectModel, told: readonly string[], read: Read) {
  const operations: Operation[] = []
  const notes: Note[] = []
  let grown = model
  for (const plain of told) {
    const reading = read(grown, plain)
    const isRead = reading.notes.some(({ text }) => text !== notUnderstood.en([plain]))
    if (!reading.operations.length && !isRead) return null
    operations.push(...reading.operations)
    notes.push(...reading.notes)
    grown = applyOperations(grown, reading.operations)
  }
  return { operations, notes }
}
