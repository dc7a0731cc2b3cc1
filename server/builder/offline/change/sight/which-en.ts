// "Said yes", "unpaid in food", "still open": which rows of a list some English words mean. Every word has to be explained: a figure of
// other rows than those that were meant is worse than none.
import type { Field, ProjectModel, Thing } from '../../model.ts'
import type { Condition } from '../../shown-rules.ts'
import { canBeEmpty } from '../../field-kinds.ts'
import { singular } from '../../lexicon/inflect.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { statesSaid } from './states-said.ts'

const filler =
  /^(?:i|we|you|they|he|she|it|me|us|them|my|our|the|a|an|of|in|on|for|to|at|from|with|by|and|that|which|who|those|these|this|there|is|are|was|were|be|been|being|has|have|had|do|does|did|got|get|gets|getting|came|come|comes|went|go|goes|going|out|all|already|still|currently|now|yet|right|just|so|far|in total|altogether|together|overall|ones?|people|things?|items?|stuff|entries|rows|ever|actually|really|some|any|'ve|'s|i've|we've|they've|i'm|we're|they're|there's|money|total|each|put|kept|keep|logged|recorded|entered|added|currently|moment|already|everyone|everybody|everything|anything|if|whether|when|what|how|much|many)$/i
/** What one does with whatever the project is about. */
const deed =
  /^(?:train(?:ed)?|practi[sc]ed?|go|rented|rent|hire|hired|made|drink|drank|eat|ate|caught|catch|ran|run|walked|walk|worked|work|taught|teach|gave|give|took|take|taken|visited|visit|watched|bought|buy|earned|earn|spent|spend|paid|pay|sold|sell|received|receive|owned|own|needed|used|use|driven|drove|drive|cycled|swam|played|play|baked|cooked|written|wrote|write|held|hold|signed|joined|planted|picked|harvested|borrowed|lent|stored|collected|raised|brought|bring|charged|charge|cost|costs|made|invoiced|billed|booked|registered|scheduled|planned|tracked|happened|performed|completed|done|finished|made|make)$/i
const yes =
  /\b(?:said yes|say yes|accepted|attending|coming|can come|will come|going to come|replied yes|answered yes|confirmed)\b/i
const no =
  /\b(?:said no|say no|declined|not coming|not attending|aren't coming|can't come|cannot come|can't make it|isn't coming)\b/i
const yesOption = /^(?:yes|attending|coming|accepted|confirmed|going|said yes)$/i
const noOption = /^(?:no|not attending|not coming|declined|not going|said no|regrets)$/i
const nobody = /\b(?:nobody|no ?one|no-one|unassigned|unstaffed|not assigned|without anyone|not taken|unfilled|uncovered)\b/i

/** The words, without what is said of no row in particular. */
const bareWords = (said: string): string[] =>
  said
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word && !filler.test(word))

/** Nothing but words around a question, and what one does with whatever the project is about. */
export const saysNothing = (said: string): boolean => bareWords(said).every((word) => deed.test(word))

function answered(thing: Thing, said: string): Condition | undefined {
  const wanted = no.test(said) ? noOption : yes.test(said) ? yesOption : undefined
  for (const { id, type, options = [] } of wanted ? thing.fields : []) {
    const option = type === 'select' ? options.find((each) => wanted!.test(each)) : undefined
    if (option) return { field: id, when: 'is', than: option }
  }
  return undefined
}

const worker =
  /volunteer|member|employee|staff|assigned|assignee|person|worker|responsible|driver|walker|cleaner|teacher|instructor|trainer|player|helper|guide/i
function isPerson({ things, language }: ProjectModel, { id, label, type, target }: Field): boolean {
  if (type === 'text') return worker.test(`${id} ${label}`)
  const list = type === 'ref' ? things.find((thing) => thing.id === target) : undefined
  return list !== undefined && (classOfNoun(list.one.toLowerCase(), language) === 'person' || worker.test(list.one))
}
/** A shift that nobody has: its person is left open. */
function withNobody(model: ProjectModel, thing: Thing): Condition | undefined {
  const person = thing.fields.find((field) => field.id !== thing.titleField && isPerson(model, field))
  return person && canBeEmpty(person) ? { field: person.id, when: 'is', than: '' } : undefined
}

const negative = /\b(?:not|never|no|without|haven't|hasn't|isn't|aren't|didn't|don't|doesn't|wasn't|weren't|yet to)\b/i
const stemOf = (word: string) => word.replace(/^un(?=\w{4})/, '').replace(/(?:ing|ed|s)$/, '')

function ticked(thing: Thing, words: readonly string[], said: string): { where: Condition; used: string[] } | undefined {
  for (const { id, type, label } of thing.fields) {
    if (type !== 'bool') continue
    const stems = label
      .toLowerCase()
      .split(/[\s/]+/)
      .filter((word) => !filler.test(word) || word === 'done')
      .map(stemOf)
    const used = words.filter((word) => stems.includes(stemOf(word)))
    if (!used.length) continue
    const isNot = negative.test(said) || used.some((word) => /^un\w{4}/.test(word) && !label.toLowerCase().startsWith('un'))
    return { where: { field: id, when: 'is', than: !isNot }, used }
  }
  return undefined
}

function chosen(model: ProjectModel, thing: Thing, words: readonly string[], said: string) {
  const within = { ...model, things: [thing] }
  for (const length of [3, 2, 1])
    for (let at = 0; at + length <= words.length; at++) {
      const used = words.slice(at, at + length)
      const name = used.join(' ')
      const found = resolveOption(within, name, 'en') ?? resolveOption(within, singular(name), 'en')
      if (found)
        return {
          where: { field: found.field.id, when: negative.test(said) ? 'not' : 'is', than: found.option } satisfies Condition,
          used: [...used, ...found.field.label.toLowerCase().split(' ')],
        }
    }
  return undefined
}

/** "Has allergies", "without a phone": whether something is written down. */
function held(thing: Thing, words: readonly string[], said: string): Condition | undefined {
  if (!/\b(?:has|have|having|with(?:out)?|no)\b/i.test(said)) return undefined
  const name = words.filter((word) => !negative.test(word)).join(' ')
  const field = thing.fields.find(({ label }) => label.toLowerCase() === name || singular(label.toLowerCase()) === name)
  if (!field || !canBeEmpty(field) || field.type === 'bool') return undefined
  return { field: field.id, when: negative.test(said) ? 'is' : 'not', than: '' }
}

/** What of some words is the name of a list, of its field or of what its rows are called by. */
const named = (model: ProjectModel, thing: Thing, word: string): boolean =>
  resolveThing(model, word, 'en') === thing ||
  [thing.one, thing.many].some((name) => name.toLowerCase().split(' ').includes(word)) ||
  resolveField({ ...model, things: [thing] }, word, 'en', thing)?.field.id === thing.titleField

/** The conditions that say what some words say; undefined where a word is left over. */
export function whichEn(model: ProjectModel, thing: Thing, said: string): Condition[] | undefined {
  const where: Condition[] = []
  let text = said
  const answer = answered(thing, text)
  if (answer) {
    where.push(answer)
    text = text.replace(no, ' ').replace(yes, ' ')
  }
  if (nobody.test(text)) {
    const open = withNobody(model, thing)
    if (!open) return undefined
    return [open]
  }
  let words = bareWords(text)
  for (const find of [() => chosen(model, thing, words, text), () => ticked(thing, words, text)])
    for (let found = find(); found; found = find()) {
      if (where.some(({ field }) => field === found!.where.field)) break
      where.push(found.where)
      words = words.filter((word) => !found!.used.includes(word))
      text = text.replace(negative, ' ')
    }
  const kept = words.length && !where.length ? held(thing, words, said) : undefined
  if (kept) return [kept]
  const left = () => words.filter((word) => !named(model, thing, word) && !negative.test(word))
  if (left().some((word) => !deed.test(word)) || (negative.test(said) && !where.length)) {
    const shown = where.length ? null : statesSaid(model, text.trim(), 'en', thing)
    return shown?.thing === thing ? shown.where : undefined
  }
  return where
}
