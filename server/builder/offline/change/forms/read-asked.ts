// "Ask if it is their first visit", "fråga efter adressen också", 「初めてかどうかも聞いて」: what visitors are to be asked is a field of the list that
// they fill in. What may be so or not is a tick; anything else is added as it is called.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { addField, fieldSaid } from '../added-fields.ts'
import { type Change, done } from '../done.ts'
import type { Reading } from '../reading.ts'
import { resolveThing } from '../resolve.ts'
import { asField, tickLabel } from './asked-field.ts'
import { onlyMayStayEmpty } from './must-told.ts'
import { askedOf, filledIn } from './public-forms.ts'
import { readVisitors } from './read-visitors.ts'

const please: Record<Language, string> = {
  en: String.raw`^(?:please |can you |could you |also )*ask (?:them |people |customers |guests |visitors )?`,
  sv: String.raw`^(?:snälla |kan du |också )*fråga (?:också |även )?(?:dem |folk |kunderna |gästerna |besökarna )?`,
  ja: '^',
}
const form = (language: Language, rest: string) => new RegExp(please[language] + rest, 'iu')

/** What is so or not: `verb` and what is said of it. */
const ticks: Record<Language, RegExp> = {
  en: form(
    'en',
    String.raw`(?:if|whether) (?<verb>it['’]?s|it is|this is|they['’]?re|they are|they['’]?ve|they have|there (?:is|are)|they (?:need|want)|they['’]?d like|they (?:will|can|would))? ?(?:got |having )?(?:their |the |an? |any )?(?<said>.+?)(?:,? too| as well)?[.!?]*$`,
  ),
  sv: form(
    'sv',
    String.raw`om (?<verb>det är|de är|de har|det finns|de behöver|de vill ha|de vill|de) (?:sin |sitt |sina |en |ett |någon |några )?(?<said>.+?)(?: också)?[.!?]*$`,
  ),
  ja: /^(?:.*?(?:に|で))?(?<said>.+?)かどうか(?:も|を)?(?:聞い|尋ね|確認し|答え|選)/u,
}
/** "Veggie, vegan or eat everything" are choices. */
const several: Record<Language, RegExp> = { en: /,|\bor\b/i, sv: /,|(?<!\p{L})eller(?!\p{L})/iu, ja: /、|か/u }
/** What is asked for by its name. */
const named: Record<Language, RegExp> = {
  en: form('en', String.raw`(?:for|about) (?:their |the |an? |his |her )?(?<said>.+?)(?:,? too| as well| also)?[.!]*$`),
  sv: form('sv', String.raw`(?:efter|om) (?!(?:det|de|man|någon)(?!\p{L}))(?<said>.+?)(?: också)?[.!]*$`),
  ja: /$^/u,
}
const addTo: Record<Language, (name: string, many: string) => string> = {
  en: (name, many) => `add ${name} to ${many.toLowerCase()}`,
  sv: (name, many) => `lägg till ${name} i ${many.toLowerCase()}`,
  ja: (name, many) => `${many}に${name}を追加`,
}

/** What is asked by its name is a field, and no row that is called so. */
function fieldAsked(model: ProjectModel, list: Thing, name: string, language: Language): Reading {
  const reading: Reading = { operations: [], notes: [] }
  addField(model, list, fieldSaid(name, model, language), reading.operations, reading.notes, language)
  return reading
}

/** "Ask for the size in orders": which list, it says itself. */
function placedIn(model: ProjectModel, text: string, language: Language): { list?: Thing; said: string } {
  const found = /[ ,]+(?:in|of|for|to|i|på|till) (?:the |our )?(?<name>[\p{L}]+(?: \p{L}+)?)[.!]*$/iu.exec(text)
  const list = found?.groups?.name && language !== 'ja' ? resolveThing(model, found.groups.name, language) : undefined
  return list ? { list, said: text.slice(0, found!.index) } : { said: text }
}

/** "Add questions for age and town": what is asked is called by its name. */
const questions: Record<Language, RegExp> = {
  en: /^(?:please |can you |could you |also )*(?:add|include|put in) (?:an? |some |two |three |more |another )*(?:questions?|fields?) (?:for|about|on) (?!how |what |where |when |why |who |which |whether |if )(?:the |their )?(?<said>[^:?()]+?)[.!]*$/iu,
  sv: /^(?:snälla |kan du |också )*lägg(?:a)? (?:till|in) (?:en |två |tre |några |fler |ytterligare )*(?:frågor|fråga) (?:om|efter) (?!de |man |hur |vad |var |när |varför |vilke|det |kund)(?<said>[^:?()]+?)[.!]*$/iu,
  ja: /$^/u,
}

/** A tick as an operation, what has a name as the wish to add it; null where visitors are asked nothing, or nobody asks them. */
function readOne(model: ProjectModel, text: string, language: Language): Reading | string | null {
  const visited = readVisitors(model, text.trim(), language)
  if (visited?.operations.length || visited?.notes.length) return visited
  const [filled] = filledIn(model, language)
  const more = filled && !model.pages.some(({ kind }) => kind === 'survey') && questions[language].exec(text.trim())?.groups?.said
  if (more) {
    const { said, list = filled.list } = placedIn(model, more, language)
    return addTo[language](said, list.many)
  }
  const form = askedOf(model, text, language)
  if (!form) return null
  const { said, list = form } = placedIn(model, text.trim(), language)
  const { said: what, verb = '' } = ticks[language].exec(said)?.groups ?? {}
  if (what && several[language].test(what)) return null
  if (!what) {
    const name = named[language].exec(said)?.groups?.said
    if (!name) return null
    return several[language].test(name) || /[:(]|(?<!\p{L})(?:and|och)(?!\p{L})/iu.test(name)
      ? addTo[language](name, list.many)
      : fieldAsked(model, list, name, language)
  }
  return asField(list, tickLabel(verb, what), { type: 'bool' })
}

type Read = (model: ProjectModel, wish: string) => Change
const ends: Record<Language, RegExp> = { en: /(?<=[.!?])\s+(?=\S)/u, sv: /(?<=[.!?])\s+(?=\S)/u, ja: /(?<=[。！!？?])\s*(?=\S)/u }

const choiceWordsMax = 8
/** "Yes, no, sometimes" behind a question is what it may be answered with. */
const isChoices = (part: string): boolean =>
  /^[^,、]{1,24}[,、]/u.test(part) &&
  part.split(/[\s,、]+/u).length <= choiceWordsMax &&
  !/^(?:please|also|and|then|och|sedan)/iu.test(part)

/** What visitors are asked, by a sentence or by one of several; `read` reads the others. */
export function readAsked(model: ProjectModel, text: string, language: Language, read: Read): Change | null {
  const whole = readOne(model, text, language)
  if (whole !== null) return typeof whole === 'string' ? read(model, whole) : done(model, whole, language)
  const parts = text.split(ends[language])
  if (parts.length < 2 || parts.some(isChoices) || !parts.some((part) => readOne(model, part, language) !== null)) return null
  const all: Change = { model, operations: [], notes: [] }
  for (const part of parts) {
    const one = readOne(all.model, part, language)
    // "they may leave it empty" behind what they are newly asked
    const lists = filledIn(all.model, language).map(({ list }) => list)
    if (one === null && all.operations.length && onlyMayStayEmpty(lists, part, language)) continue
    const next = one === null || typeof one === 'string' ? read(all.model, one ?? part) : done(all.model, one, language)
    all.model = next.model
    all.operations.push(...next.operations)
    all.notes.push(...next.notes.filter(({ text: said }) => !all.notes.some((note) => note.text === said)))
  }
  return all.operations.length ? all : null
}
