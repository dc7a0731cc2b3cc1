// "Under 7 left it has to scream at me", "a warranty date, and once it's past make it red", "how much came in altogether? I'd like that under
// the list": what calls for attention and what is added up, as somebody tells it who does not think of rules and sums.
import { isStopWord } from '../../lexicon/function-words.ts'
import { singular } from '../../lexicon/inflect.ts'
import { capitalised, idOf } from '../../understand/said.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { isDay, isNumber } from '../../field-kinds.ts'
import { does } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { numberFor, type Place } from '../said-parts.ts'
import { deeds } from '../told/deeds.ts'
import { ask, plainly, type Saying, saying, type Told } from './saying.ts'

type Parts = Readonly<Record<string, string | undefined>>

const under = String.raw`(?:below|under|less than|fewer than|lower than|down to|at or below|anything (?:below|under|less than))`
const over = String.raw`(?:above|over|more than|higher than|greater than|beyond|north of|anything (?:above|over|higher than|more than))`
const loud = String.raw`(?:scream|yell|shout|holler|beep|nag|warn|alert|tell|remind|notify|bug|ping|flash|buzz|go off|kick up a fuss|make (?:a )?noise|light up|stand out|jump out|stick out|go red|turn red|be (?:in )?red|show(?: up)? (?:in )?red|get (?:my|our) attention)`
const it = String.raw`(?:it|that|this|they|the \p{L}+|i want it|i'd like it|i need it)`
const must = String.raw`(?:(?:should|must|needs? to|has to|have to|ought to|better|to|can|could|will|would)(?: really| please)? )`
const needle = String.raw`(?<than>[$€£]?\d+(?:[.,]\d+)?) ?(?:%|°[CF]?)?`

const amountOf = (than: string) => Number(than.replace(/^[$€£]/, '').replace(',', '.'))
const measureOf: Readonly<Record<string, string>> = { far: 'distance', long: 'duration', heavy: 'weight', food: 'quantity' }
/** The number that a text speaks of: by name, by what it is counted in, by a word of its name that no other number has. */
function numberIn(model: ProjectModel, text: string): Place | undefined {
  const words: string[] = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const host = mainThing(model)
  const named = numberFor(model, text, 'en', host)
  if (named) return named
  const told = words.filter((word) => word.length > 1 && !isStopWord(word)).map((word) => measureOf[word] ?? word)
  for (const word of told) {
    const found = numberFor(model, word, 'en', host)
    if (found) return found
  }
  const isOurs = words.includes('we') || words.includes('our')
  for (const thing of [...new Set([host, ...model.things])].filter((each) => each !== undefined)) {
    const partly = canAddUp(thing).filter(({ label }) =>
      label
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((own) => own.length > 3 && told.some((word) => singular(word) === singular(own))),
    )
    const ours = partly.length > 1 && isOurs ? partly.filter(({ label }) => /^(?:our|we)\b/i.test(label)) : partly
    if (ours.length === 1) return { thing, field: ours[0]! }
  }
  return undefined
}

/** Beyond that number it calls for attention; what cannot be found is for the readers of rules. */
function rule(model: ProjectModel, when: 'below' | 'above', than: string, what: string): Told {
  const at = numberIn(model, what)
  return at
    ? does({ op: 'addWarning', thing: at.thing.id, warning: { field: at.field.id, when, than: amountOf(than) } })
    : [`warn when ${what.trim()} is ${when} ${amountOf(than)}`]
}

/** A number that is counted so, and what of it calls for attention. */
function measuredWithin(model: ProjectModel, { what = '', unit = '', than = '', less }: Parts): Told {
  const value = /^°?f$/i.test(unit) ? 'fahrenheit' : /^°?c$/i.test(unit) ? 'celsius' : unit
  const field = what.replace(/^temps?$/i, 'temperature').replace(/(?<=ature)s$/i, '')
  const made = deeds.counted(model, { field, value }, 'en')
  const [held] = made?.operations ?? []
  const id = held?.op === 'addField' ? held.field.id : held?.op === 'retypeField' ? held.field : undefined
  if (!held || !id || !('thing' in held) || typeof held.thing !== 'string') return null
  return does(held, {
    op: 'addWarning',
    thing: held.thing,
    warning: { field: id, when: less ? 'below' : 'above', than: amountOf(than) },
  })
}

/** The day is there or new; once it has gone by it is red. */
function redWhenPast(model: ProjectModel, { name = '', list }: Parts): Told {
  const host = (list ? resolveThing(model, list, 'en') : undefined) ?? mainThing(model)
  const there = host && resolveField({ ...model, things: [host] }, name, 'en', host)
  if (!host || (there && !isDay(there.field))) return null
  const id = there?.field.id ?? freeId(idOf(name), new Set(host.fields.map((each) => each.id)), 'date')
  const field: Field = { id, label: capitalised(name.toLowerCase()), type: 'date', why: 'edit' }
  return does(...(there ? [] : [{ op: 'addField' as const, thing: host.id, field }]), {
    op: 'addWarning',
    thing: host.id,
    warning: { field: id, when: 'past' },
  })
}

const perRow = /^(?:year|age|rating|score|temperature|weight|height|percent|phone|zip|number|.*(?:price|rate))$/i
const canAddUp = (thing: Thing): Field[] =>
  thing.fields.filter(
    (field) => isNumber(field) && field.type !== 'rating' && field.type !== 'percent' && field.id !== thing.titleField,
  )
const ofMoney =
  /\b(?:mak(?:e|ing)|made|earn\w*|spen[dt]\w*|paid|pay|paying|owed?|cost\w*|money|took|take|taken|taking|came in|come in|worth|charged?|raised?)\b/i
/** Nothing but money is. */
const paid = /\b(?:earn\w*|spen[dt]\w*|paid|pay|paying|owed?|cost\w*|money|charged?)\b/i
const ofAll =
  /\b(?:altogether|all together|in total|total|overall|so far|to date|in all|all in all|all (?:season|year|month|summer|winter)|this (?:season|year|month|week)|up to now|until now)\b/i
const asksSum = /\b(?:sum|total|sums|totals|summed|totalled|added up|add (?:it |that |them )?up)\b/i
/** The number that the words speak of, else the only one there is: the money, where one pays or earns. */
function addedUp(model: ProjectModel, { what = '', list }: Parts, text: string): Told {
  const named = list ? resolveThing(model, list, 'en') : undefined
  const within = named ? { ...model, about: named.id } : model
  const asked = what.replace(/^(?:how|what)(?:'s| is| are)? (?:much |many )?/i, '').replace(ofAll, ' ')
  if (!ofAll.test(what) && !asksSum.test(text) && !ofMoney.test(what)) return null
  const told = numberIn(within, asked)
  if (told) return deeds.sum(within, { field: told.field.label }, 'en')
  const host = named ?? mainThing(model)
  const all = host ? canAddUp(host) : []
  const telling = all.filter(({ concept = '', id }) => !perRow.test(concept || id))
  const numbers = telling.length || !named ? telling : all
  const money = numbers.filter(({ type }) => type === 'money')
  const isMoney = ofMoney.test(what)
  const only =
    isMoney && money.length === 1 ? money[0] : numbers.length === 1 && !(isMoney && paid.test(what)) ? numbers[0] : undefined
  return host && only ? deeds.sum({ ...model, about: host.id }, { field: only.label }, 'en') : null
}

const wanted = String.raw`(?:(?:can|could) (?:you|i|we) |i'd (?:like|love)(?: to)? |i (?:want|need|would like)(?: to)? |(?:we|it) (?:want|need)s?(?: to)? |please |just |and |so )*`
const sumIt = String.raw`(?:${wanted}(?:(?:see|have|know|show|put|add|get|display|give me)(?: me)? )?(?:(?:that|this|it|them|those|(?:an?|the) (?:sum|total))(?: (?:on|for|to|of) (?:it|that|them|this))?)(?: (?:added up|summed(?: up)?|totalled|shown|up|added|somewhere|there|too|under|below|beneath|beside|at the (?:bottom|end)|(?:under|below|beneath|at the bottom of|at the end of|on|in|with) (?:the |my |our )?(?<list>\p{L}+(?: \p{L}+)?)))*|${wanted}(?:add|sum|total)(?: it| that| them| this| those)? up(?: somewhere| for me)?)`

/** "I need the temperature in °F and it should warn me over 100.4": what it warns of is yet to come. */
const measured = saying`^${ask}(?:an? |the )?(?<what>\p{L}[\p{L} ]*?) in (?<unit>°?[\p{L}/%]+)(?: too| as well)?,? (?:and|&|plus) (?:also |please |then |${it} )*(?:${must})?${loud}(?: me| us| at me)?(?: (?:at|about|when|if|once|for|on|it's|it is|it gets|it goes))* (?:anything )?(?:(?<less>${under})|${over}) ${needle}$`
export const isMeasuredWithin = (text: string): boolean => measured.test(plainly(text))

export const limitsEn: readonly Saying[] = [
  // "under 7 pills left it needs to scream at me"
  [
    saying`^(?:(?:if|when|once|whenever) (?:it's|it is|there's|there are|we're|i'm|they're) )?${under} ${needle} (?<what>\p{L}[\p{L}' ]*?)(?:,| and| then)? (?:${it} ${must}?|${must})${loud}\b(?:.{0,20})$`,
    (model, { than, what }) => rule(model, 'below', than!, what!),
  ],
  [
    saying`^(?:(?:if|when|once|whenever) (?:it's|it is|there's|there are|we're|i'm|they're) )?${over} ${needle} (?<what>\p{L}[\p{L}' ]*?)(?:,| and| then)? (?:${it} ${must}?|${must})${loud}\b(?:.{0,20})$`,
    (model, { than, what }) => rule(model, 'above', than!, what!),
  ],
  // "varroa over 10 is trouble, warn me"
  [
    saying`^(?:the |any |an? )?(?<what>\p{L}[\p{L}' ]*?) (?:(?:is|are|goes?|gets?) )?(?:(?<less>${under})|${over}) ${needle}(?: \p{L}+)? (?:is|are|means|spells|counts as|gets|'s) [^.?]*?(?:[,;.]| -| –| and| so) ?(?:so |and |please |then |${it} )*(?:${must})?${loud}\b(?:.{0,20})$`,
    (model, { what, than, less }) => rule(model, less ? 'below' : 'above', than!, what!),
  ],
  [measured, measuredWithin],
  // "a warranty end date, and once it's past show that in red"
  [
    saying`^${ask}(?:an? |the )?(?<name>\p{L}[\p{L} -]*?(?:date|deadline|day|expiry|until|end))(?: (?:for|to|on) (?:the |each |every |an? )?(?<list>\p{L}+))?(?:,|;|\.| -)? (?:and |then |also |please )*(?:(?:once|when|if|after|as soon as) (?:it|that|this|the date|the day)(?:'s| is| has| was| gets)?(?: been| gone| already)* (?:past|passed|over|by|gone|gone by|reached|expired|out|behind us),? (?:please )?(?:show|make|turn|colou?r|mark|highlight|flag|paint|put|it (?:should|must|has to|needs to) (?:be|turn|go|show))\b.*|(?:show|make|turn|colou?r|mark|highlight|flag|paint|put|warn|alert|tell|remind) (?:it |that |me |us |this )*(?:(?:in )?red |about it )?(?:once|when|if|after|as soon as) (?:it|that|this|the date|the day)(?:'s| is| has| was| gets)?(?: been| gone| already)* (?:past|passed|over|by|gone|gone by|reached|expired|out|behind us))$`,
    redWhenPast,
  ],
  // "how much food came in altogether? I'd like that under the donations"
  [
    saying`^(?:so |and |but )*(?<what>(?:how (?:many|much|far|long|often)|what(?:'s| is| are| do| did| have| has)?) [^?.!]+?)[?.!,;]+ ${sumIt}$`,
    addedUp,
  ],
  [
    saying`^${ask}(?:the )?total (?<what>\p{L}+(?: \p{L}+)?)(?: (?:so far|to date|overall|in all|altogether|until now|up to now|of all time))+$`,
    addedUp,
  ],
]
