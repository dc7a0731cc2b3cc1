// "The pretend teams can go now", "get rid of the made-up pupils and lessons", "pop Flying Scotsman in as an example": the rows a project
// starts with go, or one of them is to be called so.
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { capitalised } from '../../understand/said.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

export const gone = String.raw`delete|remove|clear(?: out| away| up)?|erase|wipe(?: out)?|get rid of|take (?:out|away|off)|throw (?:out|away)|drop|lose|ditch|bin|empty|kill|scrap|toss|clean(?: out| up)?|kick out|hide`
export const untrue = String.raw`made[- ]up|fake|false|invented|test|testing|sample|example|dummy|demo|pretend|imaginary|placeholder|fictional|fictitious|mock|bogus|silly|random|default|pre-?filled|start(?:er|ing)?|your|ready-?made|unreal|not real|existing`
/** The same, where nothing but what is not real can be meant. */
const surelyUntrue = String.raw`made[- ]up|fake|invented|sample|example|dummy|demo|pretend|imaginary|placeholder|fictional|fictitious|mock|bogus`
export const of = String.raw`people|persons?|names?|data|rows?|entries|entry|records?|stuff|ones?|things|examples?|samples?|content|texts?|values|lot|bits`
/** "…, I'll type in the real ones": why. */
export const why = String.raw`(?: (?:now|then|please|thanks|thank you|too|as well|any ?more|at all|in (?:there|here)|from (?:there|here)))*(?:[,;.]? (?:and |so |then |because |as |since |to )*(?:(?:i|we|they|those|these|it|that|start|let|before|in order|the|my|our|you|people)\b|i'll|i'd|i'm|i've|we'll|they're|that's|it's).*)?`

/** The lists that are named, each by itself or by what it is chosen from; null where a name is none. */
function listsIn(model: ProjectModel, said: string): Thing[] | null {
  const found = said
    .split(/\s*(?:,|&|\/)\s*(?:and\s+)?|\s+and\s+/)
    .filter(Boolean)
    .map((each) => resolveThing(model, each, 'en') ?? resolveOption(model, each, 'en')?.thing)
  return found.length && found.every((thing) => thing !== undefined) ? [...new Set(found)] : null
}

const isAll = (name: string) => !name || new RegExp(`^(?:${of}|${untrue})(?: (?:${of}))?$`, 'i').test(name.trim())
/** "Mock exams" may be the name of a list, and no examples. */
const isCalledSo = ({ many }: Thing) => new RegExp(`^(?:${untrue}) `, 'i').test(many)
export function clear(model: ProjectModel, name = ''): Told {
  const lists = isAll(name) ? null : listsIn(model, name)
  if (lists?.some(isCalledSo)) return null
  return lists ? lists.map(({ many }) => `delete the sample ${many}`) : ['delete the sample data']
}
/** Only where all that is named is a list. */
const clearOnly = (model: ProjectModel, name = ''): Told => (isAll(name) || listsIn(model, name) ? clear(model, name) : null)

const makers = new Set(['author', 'artist', 'composer', 'director', 'maker', 'brand', 'creator', 'publisher', 'designer'])
const isMaker = ({ concept = '', id, type }: Field) => type === 'text' && (makers.has(concept) || makers.has(id))
/** "Rebecca by Daphne du Maurier": with who made it, where that is kept. */
function made(model: ProjectModel, thing: Thing, said: string): Told {
  const [, title = '', maker = ''] =
    /^(.+?)(?:,)? (?:by|from) (\p{Lu}.*)$/u.exec(said) ?? /^([^,]+), (\p{Lu}[^,]*)$/u.exec(said) ?? []
  const field = thing.fields.find(isMaker)
  if (!title || !field || resolveField(model, maker, 'en')) return null
  const row = { [thing.titleField]: capitalised(title), [field.id]: maker }
  return { operations: [{ op: 'addRow', thing: thing.id, row }], notes: [{ kind: 'kept', text: rowSays.storedStays.en }] }
}

/** A row of the main list, or of the one that was named. */
export const called = (model: ProjectModel, name = '', list = ''): Told => {
  const thing = resolveThing(model, list, 'en') ?? mainThing(model)
  const said = bare(name.replace(/^the (?=\p{Lu})/u, 'The '))
  if (!thing || !/^["“']?[\p{Lu}\d]/u.test(name)) return null
  return made(model, thing, said) ?? [`add a ${thing.one.toLowerCase()} called ${name.replace(/["“”]/g, '')}`]
}
const calledOf = (model: ProjectModel, name: string | undefined, list = ''): Told =>
  !list || new RegExp(`^(?:${of})$`, 'i').test(list) || resolveThing(model, list, 'en') ? called(model, name, list) : null

const all = String.raw`(?:(?:all|the|of|those|these|your|any|every|this|my|our) )*`
const putIn = String.raw`(?:put|pop|stick|chuck|throw|bung|slip|slot|add|include|enter|type|write|create|make|use|have|set up|invent)(?: (?:in|on|down|up|us|me))*`
const entry = String.raw`["“]?(?<name>[\p{Lu}\d][^"”:;!?]*?)["”]?`
const there = String.raw`(?: (?:in|on|down|there|here|please|into it))*`
const whyShown = String.raw`(?:[,;.]? (?:so|to|for|just|because|that way|then|and (?:i|we)|i|we|people|the (?:others|rest|committee|landlord))\b.*)?`

export const examplesEn: readonly Saying[] = [
  [
    saying`^${ask}(?:${gone}) ${all}(?:${surelyUntrue})s? ?(?<name>[\p{L} ,&-]*?)${why}$`,
    (model, { name }) => clearOnly(model, name),
  ],
  [
    saying`^${ask}(?:take|get|clear|throw|chuck|leave|clean) ${all}(?:${surelyUntrue})s? ?(?<name>[\p{L} ,&-]*?) (?:out|off|away)${why}$`,
    (model, { name }) => clearOnly(model, name),
  ],
  [
    saying`^${all}(?:${surelyUntrue})s? ?(?<name>[\p{L} ,&-]*?) (?:(?:can|could|should|must|may|needs? to|has to|have to|ought to|want to)(?: (?:all|both|now|just|really|also|please))* (?:go|leave|disappear|vanish|come (?:out|off)|be (?:deleted|removed|cleared|taken (?:out|away|off)|binned|wiped|dropped|gone|emptied|got rid of)))(?: (?:away|out|off))?${why}$`,
    (model, { name }) => clearOnly(model, name),
  ],
  [
    saying`^(?:i|we) (?:do not|don't|no longer|won't) (?:really |actually )?(?:want|need|like) ${all}(?:${surelyUntrue})s? ?(?<name>[\p{L} ,&-]*?)${why}$`,
    (model, { name }) => clearOnly(model, name),
  ],
  [
    saying`^${ask}(?:empty|clear|wipe) (?:it|this|everything|the lot|the whole (?:thing|lot)|all (?:of it|the lists)|the lists)(?: out| clean| all)?${why}$`,
    (model) => clear(model),
  ],
  // "stick a pretend team in called Quizzy Rascals", "a sample book: Persuasion, Jane Austen"
  [
    saying`^(?:${ask}|${putIn} )*(?:an?|one|another) (?:little |small |quick )?(?:${surelyUntrue})s? ?(?<list>[\p{L}-]*(?: [\p{L}-]+)??)${there}(?: (?:called|named|for|like)|:|,| -)+ ${entry},?${whyShown}$`,
    (model, { list, name }) => calledOf(model, name, list),
  ],
  [
    saying`^(?:${ask}|${putIn} )*${entry}${there} (?:as|for) (?:an? |one of |the |one |another |your )*(?:little |quick )?(?:${surelyUntrue})s?(?: (?<list>[\p{L}]+))?${whyShown}$`,
    (model, { name, list }) => calledOf(model, name, list),
  ],
  // "a little example to show them on Tuesday: put in Rebecca by Daphne du Maurier"
  [
    saying`^(?:(?:${ask}|just )*(?:an?|one|some) )?(?:little |small |quick )?(?:${surelyUntrue})s?(?: (?<list>[\p{L}]+))?(?: (?:to|for|so|that|in|on)\b[^:]*)?: ?(?:please |can you |(?:${putIn}) )*${entry}$`,
    (model, { name, list }) => calledOf(model, name, list),
  ],
  [
    saying`^(?:please |can you |could you |just )*(?:${putIn}) ${entry}${there},? so (?:that )?(?:it|the list|the page|this) (?:isn't|is not|doesn't look|looks less|won't be|is less)\b.*$`,
    (model, { name }) => calledOf(model, name),
  ],
]
