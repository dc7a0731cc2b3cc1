// "Which shifts have nobody yet", "who hasn't paid", "what do I have to do this week": the rows that an English question asks for, at a
// touch above their list; what stands on the first page is a list that begins with them.
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { isDay } from '../../field-kinds.ts'
import { conditionText } from '../../reply/condition-phrases.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { capitalised } from '../../understand/said.ts'
import type { Condition } from '../../shown-rules.ts'
import type { Operation } from '../operations.ts'
import { does, type Reading, tells } from '../reading.ts'
import { mainThing, resolveThing } from '../resolve.ts'
import { happensOn, isDue } from '../said-parts.ts'
import { timeEn } from './asked-en.ts'
import { inDays } from './days-said.ts'
import { labelOfSight } from './label-of-sight.ts'
import { paidThings } from './read-figure.ts'
import { statesSaid } from './states-said.ts'
import { whichEn } from './which-en.ts'

const asked =
  /^(?:which|what|whose) (?<list>\p{L}+(?: \p{L}+)?(?: \p{L}+)?) (?<clause>(?:haven't|hasn't|havent|hasnt|have|has|had|aren't|arent|isn't|isnt|are|is|were|was|still|need|needs|do|did|does|should|can|must|i|we|nobody|no one)\b.*)$/iu
const who = /^who(?:'s|se)?(?: is| are| all)? ?(?<clause>.+)$/i
const what =
  /^(?:what(?:ever)?|which(?: ones?| of (?:them|these|those))?|anything|everything|all|those|the ones?|the things?|things|ones|stuff)(?: that| which)?(?:(?:'s| is| are) (?<clause>.+)| (?<clause2>(?:hasn't|haven't|isn't|aren't|has|have|still|needs?|must|should|(?:do|does|did) (?:i|we|they|you|he|she) (?:still )?(?:have|need|owe)|(?:i|we) (?:still )?(?:have|need) to)\b.+))$/i
const timed =
  /^(?:the |my |our |all )*(?<when>today's|todays|tonight's|this week's|this weeks|this month's|this months|tomorrow's|tomorrows|next week's|upcoming|coming|next) (?:\d+ |few )?(?<list>\p{L}+(?: \p{L}+)?)$|^(?:the |my |our |all )*(?<list2>\p{L}+(?: \p{L}+)?) (?:of |for |on |due |that are |happening )*(?<when2>today|tonight|this week|this month|tomorrow|next week)$/iu
/** What is said of a day, and of no row in particular. */
const ofDays =
  /\b(?:(?:do|does|did|have|has|need|needs|needed|must|should|is|are|gets?|got|still|to be|to) )*(?:i|we|you)? ?(?:(?:have|has|need|got|supposed) to )?(?:be )?\b(?:due|doing|do|done|finish(?:ed)?|ready|on|happening|happens|planned|coming(?: up)?|up|scheduled|next|going on|needs? doing|to do|in|expected|booked in|deadline)\b/gi
const doing = /\b(?:due|deadline|finish(?:ed)?|ready|to do|do i|do we|need(?:s|ed)? (?:to|doing)|must)\b/i

const things = (model: ProjectModel): Thing[] => [
  ...new Set([mainThing(model), ...model.things].filter((thing) => thing !== undefined)),
]
const ahead = /\b(?:coming(?: up)?|upcoming|next(?! week| month)|planned|scheduled|still to come)\b/i

/** Which days are meant, and the words without them. */
function daysIn(clause: string, day: Field): { where: Condition[]; rest: string } {
  const said = inDays(clause)
  const within = /\s*\b(?:with)?in(?:side)? (?:the )?(?:next )?(\d+) days\b|\s*\bthe next (\d+) days\b/i.exec(said)
  if (within)
    return {
      where: [{ field: day.id, when: 'within', than: Number(within[1] ?? within[2]) }],
      rest: said.replace(within[0], ' '),
    }
  const soon = /\s*\b(?:by )?tomorrow(?:'s)?\b/i.exec(clause)
  if (soon) return { where: [{ field: day.id, when: 'within', than: 1 }], rest: clause.replace(soon[0], ' ') }
  const { rest, time } = timeEn(clause)
  if (time.during) return { where: [{ field: day.id, when: 'during', than: time.during }], rest }
  if (time.last) return { where: [{ field: day.id, when: 'last', than: time.last }], rest }
  if (ahead.test(clause)) return { where: [{ field: day.id, when: 'ahead' }], rest: clause.replace(ahead, ' ') }
  return { where: [], rest: clause }
}

/** The conditions of a clause on rows of a list; undefined where a word of it is nowhere. */
function shownOf(model: ProjectModel, thing: Thing, clause: string): Condition[] | undefined {
  const days = thing.fields.filter((field) => isDay(field) && !/birth|born/i.test(`${field.concept ?? ''} ${field.label}`))
  const day = (doing.test(clause) ? days.find(isDue) : undefined) ?? happensOn(thing) ?? days.find(isDue)
  const { where, rest } = day ? daysIn(clause, day) : { where: [], rest: clause }
  if (where.length) {
    const own = day ? day.label.toLowerCase().split(' ') : []
    const others = rest.split(/\s+/).filter((word) => !own.includes(word.toLowerCase()))
    const more = whichEn(
      model,
      thing,
      others
        .join(' ')
        .replace(ofDays, ' ')
        .replace(/\bshould\b/i, ' '),
    )
    return more && [...where, ...more]
  }
  const state = statesSaid(model, rest, 'en', thing)
  const which = whichEn(model, thing, rest)
  return which?.length ? which : state?.thing === thing ? state.where : undefined
}

const done =
  /\b(?:paid|returned|done|finished|sent|delivered|collected|answered|signed|confirmed|shipped|invoiced|cleaned|checked|fixed|repaired|packed|called|practi[sc]ed|taken|eaten|watered|renewed|registered|replied|responded)\b/i
/** What could tell it. */
function example(thing: Thing | undefined, said: string): string {
  const many = (thing?.many ?? 'the list').toLowerCase()
  const word = done.exec(said)?.[0].toLowerCase()
  return word ? `add a tick box ${capitalised(word)} to ${many}` : `add a status to ${many}`
}

/** Who has paid is told where there is money. */
const hostOf = (model: ProjectModel, said: string) =>
  (/\bpa(?:y|id)\b/i.test(said) ? paidThings(model)[0]?.thing : undefined) ?? mainThing(model)

type Question = { list?: Thing; clause: string; isSure: boolean }
const owing = /\b(?:still )?ow(?:es?|ing)(?: (?:me|us))?(?: (?:money|anything|something))?\b/i
const longBack =
  /\b(?:that |which |who )?(?:should've|should have|ought to have|(?:was|were) (?:supposed|meant) to have|must have)(?: already)? (?:been |come )?(?:back|returned|given back|handed in|brought back|finished|done)\b/i
function questionIn(model: ProjectModel, spoken: string): Question | undefined {
  const said = spoken.replace(longBack, 'overdue').replace(owing, "hasn't paid")
  const when = timed.exec(said)?.groups
  const of = when && resolveThing(model, (when['list'] ?? when['list2'])!, 'en')
  if (of) return { list: of, clause: (when['when'] ?? when['when2'])!, isSure: false }
  const which = asked.exec(said)?.groups
  if (which) {
    const words = which['list']!.split(' ')
    const lists = words.map((_word, at) => resolveThing(model, words.slice(0, words.length - at).join(' '), 'en'))
    const at = lists.findIndex(Boolean)
    const rest = words.slice(words.length - at).join(' ')
    if (at >= 0) return { list: lists[at]!, clause: `${rest} ${which['clause']}`.trim(), isSure: true }
  }
  const person = who.exec(said)?.groups
  if (person) return { clause: person['clause']!, isSure: /\b(?:n't|not|never|still)\b|n't\b/i.test(said) }
  const any = what.exec(said)?.groups
  return any && { clause: (any['clause'] ?? any['clause2'])!, isSure: false }
}

export function rowsEn(model: ProjectModel, said: string, isFirst: boolean): Reading | null {
  const question = questionIn(model, said)
  if (!question) return null
  const { list, clause, isSure } = question
  for (const thing of list ? [list] : things(model)) {
    const where = shownOf(model, thing, clause)
    if (!where?.length) continue
    if (isFirst && where.length === 1) return onFirstPage(model, thing, where[0]!)
    return does({ op: 'addQuickFilter', thing: thing.id, quickFilter: { label: labelOf(thing, clause, where), where } })
  }
  return isSure ? tells(changeSays.toldNowhere.en(said, example(list ?? hostOf(model, said), said))) : null
}

/** "Haven't been paid" is Not paid, "have nobody yet" is Nobody yet; what was said at length is told by what holds. */
function labelOf(thing: Thing, clause: string, where: readonly Condition[]): string {
  const bare = clause
    .replace(
      /^(?:(?:still|they|it|she|he|we|i) )*(?:haven't|hasn't|isn't|aren't|wasn't|weren't|has not|have not|is not|are not)(?: been| yet)* /i,
      'not ',
    )
    .replace(/^(?:do|does|did) (?:i|we|you) (?:still )?(?:have|need) to do /i, '')
  const label = labelOfSight(bare, 'en')
  return label && !/^not (?:she|he|they|it|we|i)\b/i.test(label)
    ? label
    : where.map((each) => conditionText(thing, each, 'en')).join(', ')
}

/** A list begins with those, and stands first. */
function onFirstPage(model: ProjectModel, thing: Thing, filter: Condition): Reading {
  const page = model.pages.find((each) => each.thing === thing.id && each.kind !== 'landing')
  const operations: Operation[] = [{ op: 'setFilter', thing: thing.id, filter }]
  if (page && model.pages[0] !== page) operations.push({ op: 'movePage', page: page.id, to: 0 })
  return does(...operations)
}
