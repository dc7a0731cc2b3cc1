// "Vilken kategori säljer bäst", "vad har vi spenderat på varje rum", "hur många anmärkningar har varje fastighet", "vilka saknar telefon": what a
// Swedish question asks to see, by its words and no set sentence. Every word of it has to be explained; what no list tells is told, and no field.
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { canBeEmpty, isNumber } from '../../field-kinds.ts'
import { conditionText } from '../../reply/condition-phrases.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import type { Condition, Span } from '../../shown-rules.ts'
import { does, type Reading, tells } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { isFiller } from '../wording/cue-words.ts'
import { groupsSaid, withoutGroups } from './groups-said.ts'
import { labelOfSight } from './label-of-sight.ts'
import { gatheredMost } from './most-en.ts'
import { figureFor, paidThings } from './read-figure.ts'
import { lacks, statesSaid } from './states-said.ts'

const lead =
  /^(?:(?:och|men|sen|då) )?(?:(?:(?:jag|vi|man) (?:vill|skulle vilja|ska|behöver)(?: gärna| också)*(?: kunna)?|kan (?:jag|man|vi|du)(?: få)?|går det att|kunna) (?:se|visa|veta)|visa(?: mig| oss)?|se|veta) /iu
const rows =
  /^(?:vem|vilka|vilken|vilket|de|dem|dom|alla)(?: (?<list>\p{L}{3,}(?: \p{L}{4,})?))??(?: som)? (?<clause>(?:inte |ej |ännu inte )?(?:har|saknar|är|behöver|ska|står|ligger|finns) .+|(?:inte |ej )?(?:betalat|svarat|kommit|lämnat|skickat|fått)(?: .+)?)$/iu
const most =
  /^(?:(?:vilken|vilket|vilka) (?<of>\p{L}+)|vem)(?: som)? (?<deed>.*?)(?:(?:mest|bäst|flest|oftast|högst|störst|dyrast)[ae]?)(?: (?<number>\p{L}+))?(?: på| i| för)?$/iu
const count = /^hur (?:många|ofta) (?<what>\p{L}+)(?<rest>.*)$/iu
const sum = /^(?:hur mycket|vad)(?: pengar)?(?= .*(?:har|blir|blev|är|kostar|kostade))(?<rest>.*)$/iu
const money =
  /(?<!\p{L})(?:(?<in>tjänat?|tjänar|sålt|säljer|fått in|dragit in|kommit in|fakturerat|omsatt)|(?<out>spenderat|lagt(?: ut)?|köpt|betalat|kostat|kostar|kostade|gjort av med|handlat))(?: för)?(?!\p{L})/iu
const comesIn = /sälj|såld|sålt|intäkt|inkomst|vinst|förtjänst|faktur|income|sale|sold|profit/iu
const goesOut = /inköp|köp|kostnad|utgift|utlägg|cost|expense|purchase/iu
const spans: readonly (readonly [RegExp, Span])[] = [
  [/\s*(?<!\p{L})(?:i ?dag|idag)(?!\p{L})/iu, 'day'],
  [/\s*(?<!\p{L})(?:den här veckan|denna vecka|i veckan)(?!\p{L})/iu, 'week'],
  [/\s*(?<!\p{L})(?:den här månaden|denna månad|i månaden)(?!\p{L})/iu, 'month'],
  [/\s*(?<!\p{L})(?:i år|det här året|detta år)(?!\p{L})/iu, 'year'],
]
const small = /^(?:har|hade|blir|blev|finns|totalt|sammanlagt|hittills|ihop|tillsammans|pengar|just|till|ut|in|över|allt)$/iu
const isSpoken = (rest: string): boolean =>
  rest
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)
    .every((word) => small.test(word) || isFiller(word.toLowerCase(), 'sv'))

const things = (model: ProjectModel): Thing[] => [
  ...new Set([mainThing(model), ...model.things].filter((thing) => thing !== undefined)),
]

/** The money that came in or went out, of the first list that tells; undefined where what is kept is the other one. */
function moneyOf(model: ProjectModel, isIn: boolean): { thing: Thing; of: Field } | undefined {
  const wanted = isIn ? comesIn : goesOut
  for (const { thing, of } of paidThings(model)) {
    const all = thing.fields.filter(({ type }) => type === 'money')
    const about = ({ id, label }: Field) => `${id} ${label}`
    const told =
      all.find((field) => wanted.test(about(field))) ?? all.find((field) => !(isIn ? goesOut : comesIn).test(about(field)))
    if (told) return { thing, of: told === all[0] ? (of ?? told) : told }
  }
  return undefined
}

/** Those that have something written down, or a tick. */
function holds(model: ProjectModel, thing: Thing, clause: string): Condition[] | undefined {
  const name = /^har (?!inte )(?:en |ett |någon |något |några )?(.+)$/iu.exec(clause)?.[1]
  const field = name === undefined ? undefined : resolveField({ ...model, things: [thing] }, name, 'sv', thing)?.field
  if (!field || field.id === thing.titleField || isNumber(field)) return undefined
  if (field.type === 'bool') return [{ field: field.id, when: 'is', than: true }]
  return canBeEmpty(field) ? [{ field: field.id, when: 'not', than: '' }] : undefined
}

function rowsMeant(model: ProjectModel, asked: string): Reading | null {
  const { list, clause = '' } = rows.exec(asked)?.groups ?? {}
  const named = list === undefined ? undefined : resolveThing(model, list, 'sv')
  if (!clause || (list !== undefined && !named)) return null
  for (const thing of named ? [named] : things(model)) {
    const where =
      holds(model, thing, clause) ??
      (/(?<!\p{L})(?:inte|ej|saknar)(?!\p{L})/iu.test(clause) ? lacks(thing, clause, 'sv') : undefined)
    const shown = where ?? statesSaid(model, clause, 'sv', thing)?.where
    if (!shown?.length) continue
    const said = labelOfSight(clause.replace(/^har inte /iu, 'inte '), 'sv')
    const label = said || shown.map((each) => conditionText(thing, each, 'sv')).join(', ')
    return does({ op: 'addQuickFilter', thing: thing.id, quickFilter: { label, where: shown } })
  }
  return null
}

function mostMeant(model: ProjectModel, asked: string): Reading | null {
  const { of, deed = '', number } = most.exec(asked)?.groups ?? {}
  if (!most.test(asked)) return null
  return gatheredMost(model, { of, number, isMoney: money.test(deed) }, 'sv')
}

function figureMeant(model: ProjectModel, asked: string): Reading | null {
  const groups = groupsSaid(asked, 'sv')
  let text = withoutGroups(asked, 'sv')
  const [form, during] = spans.find(([each]) => each.test(text)) ?? []
  if (form) text = text.replace(form, ' ')
  const common = { groups, ...(during && { during }), isTold: true, isDrawn: false }
  const counted = count.exec(text)?.groups
  if (counted) {
    const what = counted.what!
    // "hur många anmärkningar har varje fastighet" stands with each of them where nothing else is asked
    return (resolveThing(model, what, 'sv') ?? groups.length) && isSpoken(counted.rest!)
      ? some(figureFor(model, { kind: 'count', what, ...common }, 'sv'))
      : null
  }
  const rest = sum.exec(text)?.groups?.rest
  const spoken = rest === undefined ? null : money.exec(rest)
  if (!spoken || !isSpoken(rest!.replace(spoken[0], ' '))) return null
  const meant = moneyOf(model, spoken.groups!.in !== undefined)
  return meant
    ? some(figureFor({ ...model, things: [meant.thing] }, { kind: 'sum', what: meant.of.label, ...common }, 'sv'))
    : null
}
const some = (reading: Reading): Reading | null => (reading.operations.length ? reading : null)

/** What is to be done with them is more than to see them. */
const placed =
  /(?<!\p{L})(?:överst|först|sist|underst|rö[dt]\p{L}*|gul\p{L}*|grön\p{L}*|fet\p{L}*|och|eller|så att|ska|bör|typ|tydlig\p{L}*|\p{L}*markera\p{L}*|synas|lysa)(?!\p{L})/iu
/** "Visa vilka som har allergier", "jag vill se de som saknar telefon": those, and no field that is called so. */
export function thoseSv(model: ProjectModel, text: string): Reading | null {
  const asked = text.replace(/[?.!]+$/u, '')
  const those = asked.replace(lead, '')
  return those !== asked && /^(?:vilka|de|dem|dom|alla)(?: \p{L}+)? som /iu.test(those) && !placed.test(those)
    ? rowsMeant(model, those)
    : null
}

/** A question in the order of questions: nobody names a field so. */
const direct =
  /^(?:vad|hur (?:mycket|många|ofta)(?: \p{L}+)?) (?:har|hade|blev|blir|är|kostar|kostade|tjänar) (?:jag|vi|man|varje|det|\p{L}+(?:en|et|na))(?!\p{L})|^(?:vem|vilka) (?:har|är|saknar|behöver) (?!(?:som|man|jag|vi)(?!\p{L}))\p{L}|^(?:vilken|vilket|vilka) \p{L}+ (?:har|är|säljer|kostar|ger|går|får|tjänar|behöver|saknar)(?!\p{L})/iu

export function questionSv(model: ProjectModel, text: string): Reading | null {
  // what more is said tells what is meant
  if (/[.?!,;]\s*\S/u.test(text.replace(/[.?!]+$/u, ''))) return null
  const asked = text
    .replace(/[?.!]+$/u, '')
    .replace(lead, '')
    .trim()
  const read = mostMeant(model, asked) ?? figureMeant(model, asked) ?? rowsMeant(model, asked)
  if (read) return read
  const main = mainThing(model)
  const isDirect = direct.test(text.replace(/^(?:och|men|sen|då) /iu, ''))
  return isDirect && main ? tells(changeSays.toldNowhere.sv(asked, `lägg till … på ${main.many.toLowerCase()}`)) : null
}
