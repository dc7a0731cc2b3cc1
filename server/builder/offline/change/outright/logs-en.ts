// "I want to write down every time I water it", "each visit should be recorded, with what we did", "who has it and since when": what happens
// to a row again and again is a list of its own, and who has it now are fields.
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { isPlural, singular } from '../../lexicon/inflect.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { capitalised, idOf } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { does } from '../reading.ts'
import { mainThing, readingsIn, resolveThing } from '../resolve.ts'
import { listOf } from './lists-en.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const note = String.raw`(?:write down|note(?: down)?|log|record|track|keep (?:a )?(?:track|log|record) of|register|save|store|enter|put in|mark|tick off|add(?: an entry)?|remember|document|jot down|see)`
const noun = String.raw`\p{L}[\p{L}-]*(?: [\p{L}-]+)?`
const wordsMax = 4
const isPerson = ({ one }: Thing) => classOfNoun(one.toLowerCase(), 'en') === 'person'

/** What a verb is called as something that happens: "water" is a watering, "visit" a visit. */
function happening(verb: string): string {
  const low = verb.toLowerCase()
  const kinds = readingsIn(low, 'en').some(({ kind }) => kind === 'thing')
  if (kinds || ['act', 'event'].includes(classOfNoun(low, 'en'))) return low
  if (low.endsWith('ing')) return low
  const stem = /[^aeiou]e$/.test(low)
    ? low.slice(0, -1)
    : /^(?:re)?[^aeiou]*[aeiou][bdgmnprt]$/.test(low)
      ? low + low.at(-1)
      : low
  return `${stem}ing`
}

const many = (one: string) =>
  isPlural(one) ? one : /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`

/** A list of what happened, each with its day, to a row of the host. */
function logOf(model: ProjectModel, verb: string, host: Thing | undefined, fields = ''): Told {
  const one = happening(verb)
  if (!host || resolveThing(model, one, 'en')) return null
  return listOf(model, capitalised(many(one)), ['date', fields || 'notes'].join(', '), host.one)
}
const isDone =
  /^(?:water|feed|clean|groom|wash|brush|service|repair|ride|train|practi[sc]e|run|call|visit|see|meet|walk|prune|repot|fertili[sz]e|treat|inspect|check|weigh|measure|play|read|cook|bake|make|wear|use|borrow|lend|sell|buy|pay|order|teach|clip|trim|mow|milk|shear|polish|charge|refill|drive|fly|sail|swim|climb|paint|test|replace|change|email|phone|ring|text|help|sharpen|oil|deworm|vaccinate|medicate|dose|harvest|pick|sow|spray)$/i

export const logsEn: readonly Saying[] = [
  // "write down every time I water it"
  [
    saying`^(?:.{0,60}\b)?${note} (?:it |that |this |down )?(?:every|each) time (?:i|we|you|they|he|she|somebody|someone|people|one of us) (?<verb>\p{L}+)(?: (?:it|them|one|him|her|(?:the|a|an|my|our|that) (?<list>${noun})))?(?:,? (?:with|and) (?<fields>.+))?$`,
    (model, { verb, list, fields }) => {
      const host = list ? resolveThing(model, list, 'en') : mainThing(model)
      return isDone.test(verb!) ? logOf(model, verb!, host, fields) : null
    },
  ],
  [
    saying`^(?:every|each) time (?:i|we|you|they|he|she|somebody|someone) (?<verb>\p{L}+)(?: (?:it|them|one|him|her|(?:the|a|an|my|our|that) (?<list>${noun})))?,? (?:i|we|it|that) .{0,40}\b(?:written down|noted|logged|recorded|tracked|saved|write it down|note it|log it|record it|write that down|note that|log that)(?: down)?(?:,? (?:with|and) (?<fields>.+))?$`,
    (model, { verb, list, fields }) => {
      const host = list ? resolveThing(model, list, 'en') : mainThing(model)
      return isDone.test(verb!) ? logOf(model, verb!, host, fields) : null
    },
  ],
  // "each visit should be recorded, with what we did and what it cost", "I need to record every call"
  [
    saying`^(?:each|every|all|the) (?<name>${noun}) (?:(?:should|must|needs? to|has to|have to|could|to) )(?:also )?be (?:recorded|logged|noted|noted down|written down|saved|kept|registered|tracked|stored|documented)(?: (?:too|as well|separately|by itself|on its own))*(?:,? (?:with|and|:) ?(?<fields>.+))?$`,
    (model, { name, fields }) => logNamed(model, name!, fields),
  ],
  [
    saying`^${ask}(?:to )?${note} (?:each|every) (?<name>${noun}?)(?:,? (?:with|:|including) ?(?<fields>.+))?$`,
    (model, { name, fields }) =>
      / (?:time|day|week|month|one)$|^(?:time|day|week|month|one|thing)$/i.test(name!) ? null : logNamed(model, name!, fields),
  ],
  // "who has it and since when"
  [
    saying`^(?:.{0,90}?,? (?:so|and|but|then) )?(?:${ask}|(?:i|we) (?:need|want|have) to (?:know|see) )(?<who>who (?:has|had|took|borrowed|got|lent|keeps) (?:it|them|what|the \p{L}+))(?:,? and)? (?<since>since when|when|from when|when they took it|when it was lent)(?:,? and (?<until>until when|when (?:it|they) (?:is|are|'s|'re)? ?(?:due |coming )?back|when it should be back|by when))?$`,
    (model, { who, since, until }) => {
      const host = model.things.find((thing) => !isPerson(thing)) ?? mainThing(model)
      if (!host) return null
      const day = /since|from/.test(since!) ? 'Since' : 'Taken on'
      const taken = new Set(host.fields.map(({ id }) => id))
      const added = (label: string, type: 'text' | 'date'): Operation => {
        const id = freeId(idOf(label), taken, 'held')
        taken.add(id)
        return { op: 'addField', thing: host.id, field: { id, label, type, why: 'edit' } }
      }
      return does(added(capitalised(who!), 'text'), added(day, 'date'), ...(until ? [added('Back by', 'date')] : []))
    },
  ],
  // "we also take dogs now so I need to know if they bring one": what "one" is stands ahead
  [
    saying`^(?<front>.{0,60}?\b(?:take|allow|accept|have|welcome|offer|let in|serve|do|rent out|sell) (?:also )?(?<what>\p{L}+s)\b.{0,20}?),? (?:so|and) (?:then )?(?<rest>(?:i|we) (?:need|want|have|would like) to (?:know|see) (?:if|whether) .+?) (?:one|any|some)$`,
    (_model, { what, rest }) => [`${rest} a ${singular(what!.toLowerCase())}`],
  ],
]

function logNamed(model: ProjectModel, name: string, fields?: string): Told {
  const main = mainThing(model)
  const low = singular(name.toLowerCase())
  if (!main || resolveThing(model, low, 'en') || low.split(' ').length > wordsMax) return null
  const last = low.split(' ').at(-1)!
  const isEvent =
    ['act', 'event', 'money', 'reading'].includes(classOfNoun(last, 'en')) || last.endsWith('ing') || isDone.test(last)
  return isEvent ? listOf(model, capitalised(many(low)), ['date', fields || 'notes'].join(', '), main.one) : null
}
