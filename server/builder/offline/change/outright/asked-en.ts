// "Where did I get it from?", "who collected it and when", "who does it, me or the builder", "two of them are signed, mark that": what is
// asked of a row is written into a field.
import { freeId } from '../../understand/plan/plan-things.ts'
import type { ProjectModel } from '../../model.ts'
import { capitalised, idOf } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { does } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { among } from './choices.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const past: Readonly<Record<string, string>> = {
  get: 'got',
  find: 'found',
  buy: 'bought',
  make: 'made',
  see: 'saw',
  hear: 'heard',
  eat: 'ate',
  sell: 'sold',
  read: 'read',
  meet: 'met',
  take: 'took',
  leave: 'left',
  put: 'put',
  lend: 'lent',
  give: 'gave',
  pay: 'paid',
  drink: 'drank',
  spend: 'spent',
  choose: 'chose',
  do: 'did',
  go: 'went',
  come: 'came',
  write: 'wrote',
  wear: 'wore',
  win: 'won',
  lose: 'lost',
  catch: 'caught',
  bring: 'brought',
  teach: 'taught',
  drive: 'drove',
  ride: 'rode',
  run: 'ran',
  pick: 'picked',
  sleep: 'slept',
  feel: 'felt',
  begin: 'began',
  grow: 'grew',
}
const didOf = (verb: string) =>
  past[verb.toLowerCase()] ?? (/[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb.replace(/e$/, '')}ed`)

/** "Who collected it and when": by whom, and on which day. */
function doneBy(model: ProjectModel, verb: string, list: string | undefined, when: boolean): Told {
  const host = (list && resolveThing(model, list, 'en')) || mainThing(model)
  if (!host || (list && !resolveThing(model, list, 'en'))) return null
  const taken = new Set(host.fields.map(({ id }) => id))
  const added = (label: string, type: 'text' | 'date'): Operation[] => {
    if (host.fields.some((field) => field.label.toLowerCase() === label.toLowerCase())) return []
    const id = freeId(idOf(label), taken, 'done')
    taken.add(id)
    return [{ op: 'addField', thing: host.id, field: { id, label, type, why: 'edit' } }]
  }
  const operations = [...added(capitalised(`${verb} by`), 'text'), ...(when ? added(capitalised(`${verb} on`), 'date') : [])]
  return operations.length ? does(...operations) : null
}

export const askedEn: readonly Saying[] = [
  // "where did I get it from?"
  [
    saying`^(?<wh>where|who|when|how much|how many|how long|what) did (?<who>i|we|they|he|she|people) (?<verb>(?!have\b|be\b|want\b|need\b|like\b)\p{L}{2,})(?<rest>(?: (?:it|this|them|that|one))?(?: (?:from|at|in|to|about|of|with|for))?)(?:\?.*)?$`,
    (_model, { wh, who, verb, rest }) => [
      `add ${wh === 'how many' ? 'a number called ' : ''}${wh} ${who === 'i' ? 'I' : who} ${didOf(verb!)}${rest}`,
    ],
  ],
  // "who collected it and when"
  [
    saying`^(?:.{0,60}?[,;:.–-] ?|${ask})(?:who (?<verb>\p{L}+(?:ed|id|de|ook|ent|old|ought|ave|ade)) (?:it|them|this|that|(?:the|each|every|a) (?<list>\p{L}+))(?:,? and (?<when>when|on which (?:day|date)|the date)))$`,
    (model, { verb, list, when }) =>
      /^(?:need|borrowed|lent|took)$/i.test(verb!) ? null : doneBy(model, verb!, list, when !== undefined),
  ],
  // "who does it, me or the builder"
  [
    saying`^(?<what>(?:who|what|where|which|how) [\p{L} ]{2,30}?)(?:,|:| -|\?) ?(?<list>[^,:?]+(?:, [^,:?]+)* or [^,:?]+)$`,
    (model, { what, list }) =>
      /\b(?:should|must|can|is|are|do|did|was) /i.test(`${list} `)
        ? null
        : among(model, { field: what!, options: list!.replace(/\bthe /gi, '') }, 'en'),
  ],
  // "two of them are signed, mark that"
  [
    saying`^(?:some|a few|two|three|one|many|most|\d+|half|several|certain ones|others)(?: of (?:them|these|those|the \p{L}+|my \p{L}+|our \p{L}+))? (?:are|is|were|was|have been|has been) (?<what>\p{L}+(?: \p{L}+)?)(?:,|;|\.| -| and| so)+ ?(?:i |we |please |can you |could you |need to |want to |would like to )*(?:mark|note|show|tick|flag|record|track|remember|see|know)(?: (?:that|it|those|them|which(?: ones?)?(?: (?:are|is))?|this))*$`,
    (model, { what }) => (resolveField(model, what!, 'en') ? null : [`add a tick box for ${what}`]),
  ],
]
