// What is told of people, places, choices, prices and names, by their names: it is read before all that is taken from single words, for a name
// is no field. Told beside another wish, "drivers are Baz and Lee, and let me filter by driver", the other one is read by itself.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { type Change, done } from '../done.ts'
import type { Reading } from '../reading.ts'
import { eitherOr } from './either-or.ts'
import { deedTold } from '../rows/deed-told.ts'
import { itemsOfList } from '../rows/items-of-list.ts'
import { mostTold } from '../rows/most-told.ts'
import { priceMissing } from '../rows/price-missing.ts'
import { pricesOfKind } from '../rows/prices-of-kind.ts'
import { questionAbout } from '../rows/question-about.ts'
import { choicesInRun } from './choices-in-run.ts'
import { moreChoices } from './more-choices.ts'
import { namedWithAnd } from './named-with-and.ts'
import { namesOfProject } from './names-of-project.ts'
import { quotedChoices } from './quoted-choices.ts'
import { whoThereIs } from './who-there-is.ts'

/** `rest` is a wish of its own that is told in the same breath. */
type Found = Reading & { rest?: string }
type Reader = (model: ProjectModel, text: string, language: Language) => Found | null
const readers: readonly Reader[] = [
  namesOfProject,
  namedWithAnd,
  whoThereIs,
  quotedChoices,
  eitherOr,
  choicesInRun,
  moreChoices,
  pricesOfKind,
  mostTold,
  questionAbout,
  deedTold,
  itemsOfList,
  priceMissing,
]

function firstOf(model: ProjectModel, text: string, language: Language): Found | null {
  for (const read of readers) {
    const found = read(model, text, language)
    if (found) return found
  }
  return null
}

/** Where one wish may end and another begin. */
const ends: Record<Language, RegExp> = {
  en: /(?<=[\p{L}\d)"”'%])(?:(?<!\b(?:dr|mr|mrs|ms|st|nr|no|prof|rev))[.!;]+ +(?:and |also |so )?|,?(?: [-–])? (?:and|but|so) (?:also |then |please )*(?=(?:add|remove|rename|change|make|show|hide|sort|put|let|mark|set|call|use|group|delete|drop|give|colou?r|warn|move|write|start|i|we|it|they|can|could|don['’]?t|do not)\b)|, (?=(?:put|make|show|write|add|remove|let) (?:that|it|this|them|me|us|the|a)\b))/giu,
  sv: /(?<=[\p{L}\d)"”'%])(?:(?<!(?<!\p{L})(?:dr|st|nr|kl|ca|bl\.a|t\.ex|f\.d))[.!;]+ +(?:och |också |så )?|,?(?: [-–])? (?:och|men|så) (?:också |sen |sedan )*(?=(?:lägg|ta|byt|ändra|gör|visa|dölj|sortera|sätt|låt|markera|kalla|döp|gruppera|släng|flytta|varna|skriv|färga|räkna|summera|jag|vi|man|den|det|de)(?!\p{L}))|, (?=(?:skriv|visa|sätt|lägg|ta|gör|låt) (?:det|den|dem|dom|till|in|bort|mig|oss|så)(?!\p{L})))/giu,
  ja: /。\s*|(?<=(?:です|ます|て))、/gu,
}
const halfCharsMin = 6
const ofBefore = /^(?:it|they|this|that|these|those|den|det|de|dom|これ|それ)(?!\p{L})/iu

type Read = (at: ProjectModel, rest: string) => Change
const joined = (first: Change, then: Change): Change => ({
  model: then.model,
  operations: [...first.operations, ...then.operations],
  notes: [...first.notes, ...then.notes.filter(({ text }) => !first.notes.some((note) => note.text === text))],
})

/** "… and let me filter by driver": what is chosen from can be filtered by. */
function thenRead(made: Change, rest: string, language: Language, read: Read): Change {
  if (!ofFilter.test(rest) || !made.operations.some(({ op }) => makesChoice.has(op))) return joined(made, read(made.model, rest))
  return { ...made, notes: [...made.notes, { kind: 'kept', text: changeSays.filterThere[language] }] }
}
const ofFilter = /\bfilter|絞り込/iu
const makesChoice: ReadonlySet<string> = new Set(['retypeField', 'setOptions', 'addField', 'setRows'])

/** "… and put it first in the menu": of a list that is named anew that is done under the name it had. */
function underOldName(model: ProjectModel, first: Reading, after: string, language: Language, read: Read): Change | null {
  const renamed = first.operations.find((each) => each.op === 'renameThing')
  const thing = renamed && model.things.find(({ id }) => id === renamed.thing)
  if (!thing || !ofIt.test(after)) return null
  const made = read(model, after.replace(ofIt, `$1 ${thing.many}`))
  return joined(done(made.model, first, language), made)
}
const ofIt = /^(\p{L}+) (?:it|them|den|det|dem)(?!\p{L})/iu

/** Null where nothing of the kind is told. */
export function namedSaid(model: ProjectModel, text: string, language: Language, read: Read): Change | null {
  const said = text.trim()
  const whole = firstOf(model, said, language)
  if (whole) {
    const made = done(model, whole, language)
    return whole.rest ? joined(made, read(made.model, whole.rest)) : made
  }
  for (const { index, 0: joint } of said.matchAll(ends[language])) {
    const [before, after] = [said.slice(0, index).trim(), said.slice(index + joint.length).trim()]
    if (before.length < halfCharsMin || after.length < halfCharsMin) continue
    const first = firstOf(model, before, language)
    if (first) {
      const together = underOldName(model, first, after, language, read)
      if (together) return together
      const made = done(model, first, language)
      return thenRead(made, after, language, read)
    }
    // what is said of "it" is of the sentence before
    if (ofBefore.test(after) || !firstOf(model, after, language)) continue
    const made = read(model, before)
    const then = firstOf(made.model, after, language)
    return then ? joined(made, done(made.model, then, language)) : null
  }
  return null
}
