// "How much did I earn last month?", "I can't see who hasn't paid", "the first page should be today's sessions": what somebody wants to
// see, figure by figure and list by list. No such sentence names something that a row has.
import type { ProjectModel } from '../../model.ts'
import { notUnderstood } from '../../reply/phrases.ts'
import type { Operation } from '../operations.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { type Reading, tells } from '../reading.ts'
import { mainThing, resolveThing } from '../resolve.ts'
import { type AskedEn, askedEn, timeEn } from '../sight/asked-en.ts'
import { figureEn } from '../sight/figure-en.ts'
import { mostEn } from '../sight/most-en.ts'
import { rowsEn } from '../sight/rows-en.ts'
import type { Saying, Told } from './saying.ts'

/** Where another thing to be seen begins. */
const joint =
  /\s*(?:[,;?]|\band\b|&|\+)+\s*(?:and |also |then )*(?=(?:how (?:much|many)|which|who|what(?:'s| is| are)|(?:the |my )?(?:average|total|number of|percentage|share)|(?:per|by|for each) \p{L}+)\b)/iu

/** What is to be kept, done or looked like is no question. */
const otherwise =
  /^(?:how (?:can|do|could|would|should) (?:i|we|you) (?!see|find)|(?:who|what|how) (?:are|is|made|about) (?:you|this|that)\b)|\b(?:field|column|checkbox|tick ?box|drop ?down|remind|warn|red|highlight|filter|sort(?:ed)?|group(?:ed)?|calendar|board|colou?r|print|export|should be able|fill in|enter|record|write down|note down|log in)\b/i

/** A few words that say nothing of what must be. */
const shortMax = 7
const isShort = (what: string) =>
  what.split(' ').length <= shortMax &&
  !/\b(?:must|should|require[ds]?|mandatory|compulsory|optional|needs?|has to|have to|is|are|can|cannot|can't|never|always)\b/i.test(
    what,
  )
const figureAlone =
  /^(?!add|put|make|show|the|an?\b|split|group|sort|price|cost|max|at most|only|no\b|limit|one\b)(?:\p{L}+ ){1,4}(?:per|for each|for every|each) \p{L}+|^(?:the |my |our )?(?:money|income|revenue|earnings|takings|turnover|sales|spending) (?:from|of|for|on|by|per)\b/iu

function seen(model: ProjectModel, text: string): Told {
  if (otherwise.test(text)) return null
  const { what, isAsked, place } = askedEn(text)
  const most = mostEn(model, what)
  if (most) return most
  // "hours taught this month" asks by its time, "open tickets per person" by its groups
  // what is late turns red, and what each of a list comes to stands with it
  if (
    /^what(?:'s| is) (?:overdue|late)$/i.test(what) ||
    /^(?:show )?(?:the )?(?:total|sum)(?: of)?(?: \p{L}+)? per \p{L}+$/iu.test(text)
  )
    return null
  if (countsOfEach(model, what)) return null
  if (!isAsked)
    return isShort(what) && (Object.keys(timeEn(what).time).length || figureAlone.test(what)) ? figureEn(model, what) : null
  const parts = what.split(joint).filter(Boolean)
  const read = parts.map((part, at) => readPart(model, at ? whole(parts[0]!, part) : part, place))
  if (!read.some(Boolean)) return parts.length === 1 && isFigure.test(what) ? nowhere(model, what) : null
  const operations = read.flatMap((each) => each?.operations ?? [])
  const unread = parts.filter((_part, at) => !read[at])
  // half of what may be two names is no question
  if (unread.length && !operations.length) return null
  // what a whole list comes to stands under it
  if (parts.length === 1 && !place && operations.every(isWholeSum)) return read[0]!.notes.length ? read[0]! : null
  const notes = read.flatMap((each) => each?.notes ?? [])
  return {
    operations: operations.filter((each, at) => each.op !== 'addPage' || isFirstOf(operations, each.op, at)),
    notes: unread.length ? [...notes, { kind: 'unknown', text: notUnderstood.en(unread) }] : notes,
  }
}
/** "How many orders does each customer have", of a list: it stands with each of its rows. */
function countsOfEach(model: ProjectModel, what: string): boolean {
  const { each, per } =
    /^how many \p{L}+ (?:does|do|has|have) (?:each|every) (?<each>\p{L}+)(?: have| has| got)?$|^(?:the )?number of \p{L}+ (?:per|for each) (?<per>\p{L}+)$/iu.exec(
      what,
    )?.groups ?? {}
  return Boolean((each ?? per) && resolveThing(model, (each ?? per)!, 'en'))
}

/** "Hours per project and per month", "total fees, and what's the average": the second is about what the first is. */
function whole(first: string, part: string): string {
  if (/^(?:per|by|for each) \p{L}+$/iu.test(part)) return `${first.replace(groupOf, '')} ${part}`
  const fold = /^(?:what(?:'s| is) )?(?:the )?(average|mean|total|sum)(?: of (?:it|them|that|those))?$/i.exec(part)?.[1]
  return fold ? `${fold} ${first.replace(/^(?:how much|(?:the |my |our )*(?:total|sum|average|mean)(?: of)?) /i, '')}` : part
}
const groupOf = /\s(?:per|by|for each) \p{L}+.*$/iu
/** No row has a field of such a name. */
const isFigure =
  /^how (?:much|many)\b.*\b(?:is|are|was|were|do|does|did|has|have|am|i'm|we're)\b.*(?:\b(?:not|yet|still|already|so far|this (?:week|month|year)|last (?:week|month|year)|today|altogether|each)\b|n't\b)/i
const nowhere = (model: ProjectModel, what: string): Told => {
  const main = mainThing(model)
  return main ? tells(changeSays.toldNowhere.en(what, `add an amount to ${main.many.toLowerCase()}`)) : null
}
const isWholeSum = (each: Operation) =>
  each.op === 'addPage' || (each.op === 'addFigure' && each.figure.kind === 'sum' && !each.figure.by && !each.figure.where)
const isFirstOf = (all: readonly Operation[], op: Operation['op'], at: number) => all.findIndex((each) => each.op === op) === at

function readPart(model: ProjectModel, what: string, place: AskedEn['place']): Reading | null {
  const figure = mostEn(model, what) ?? (/^(?:who|which)\b/i.test(what) ? null : figureEn(model, what))
  // what is to be on top of a list stands there
  return figure ?? (place === 'top' ? null : rowsEn(model, what.replace(/\bunpaid\b/i, 'not paid'), place === 'page'))
}

export const seenEn: readonly Saying[] = [[/^.+$/s, (model, _parts, text) => seen(model, text)]]
