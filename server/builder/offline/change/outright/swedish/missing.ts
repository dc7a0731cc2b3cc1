// Hints of what somebody misses: "jag ser aldrig vems hund det är", "man vet inte vilken häst eleven rider", "det syns inte vem som betalat".
// What is kept comes forward, what is not is added: a link where the project has such a list, else a field.
import type { Language } from '#shared/languages.ts'
import { classOfNoun } from '../../../lexicon/noun-classes.ts'
import type { Field, ProjectModel, Thing } from '../../../model.ts'
import { changeSays } from '../../../reply/change-phrases.ts'
import { spokenSays } from '../../../reply/spoken-phrases.ts'
import { freeId } from '../../../understand/plan/plan-things.ts'
import { idOf } from '../../../understand/said.ts'
import { readQuestions } from '../../asked-fields.ts'
import { linkTo } from '../../new-lists.ts'
import { does, type Reading, tells } from '../../reading.ts'
import { mainThing, resolveField, resolveThing } from '../../resolve.ts'
import { thingSaid } from '../../sight/states-said.ts'
import type { Groups, Saying } from '../deeds.ts'

/** A field that is there stands behind what the row is called by, so that lists show it. */
export function brought(thing: Thing, field: Field): Reading {
  const at = thing.fields.indexOf(field)
  if (at <= 1 || field.id === thing.titleField) return tells(changeSays.alreadyThere.sv(field.label), 'kept')
  const title = thing.fields.findIndex(({ id }) => id === thing.titleField)
  return {
    operations: [{ op: 'moveField', thing: thing.id, field: field.id, to: title === 0 ? 1 : 0 }],
    notes: [{ kind: 'kept', text: spokenSays.broughtForward.sv(field.label, thing.many) }],
  }
}

/** What is paid, with the tick that says so. */
const paidIn = ({ things }: ProjectModel) =>
  things.flatMap((thing) =>
    thing.fields
      .filter(({ type, concept, label }) => type === 'bool' && (concept === 'paid' || /^betal(?:d|t|da|at)$/iu.test(label)))
      .map((field) => ({ thing, field })),
  )[0]

/** "Vem som betalat": who has and who has not, at a touch. */
function paid(model: ProjectModel): Reading | null {
  const found = paidIn(model)
  if (!found) return null
  const { thing, field } = found
  const filters = [true, false].map((than) => ({
    label: (than ? spokenSays.paid : spokenSays.unpaid)[model.language],
    where: [{ field: field.id, when: 'is' as const, than }],
  }))
  const isThere = (label: string) => thing.quickFilters?.some((each) => each.label === label)
  const fresh = filters.filter(({ label }) => !isThere(label))
  return fresh.length
    ? does(...fresh.map((quickFilter) => ({ op: 'addQuickFilter' as const, thing: thing.id, quickFilter })))
    : tells(changeSays.alreadyThere.sv(field.label), 'kept')
}

const linkOrBring = (host: Thing, list: Thing): Reading => {
  const there = host.fields.find(({ target }) => target === list.id)
  return there ? brought(host, there) : does(linkTo(host, list))
}

const isPeople = ({ one }: Thing): boolean => classOfNoun(one.toLowerCase(), 'sv') === 'person'
const weekdays = ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag']
const comes =
  /(?<!\p{L})(?:är här|är där|är hos|kommer|går här|kan|jobbar|arbetar|tränar|är ledig\p{L}*|lämnas|hämtas)(?!\p{L})/iu
const added = (thing: Thing, label: string, rest: Partial<Field> & Pick<Field, 'type'>): Reading =>
  does({
    op: 'addField',
    thing: thing.id,
    field: {
      id: freeId(idOf(label) || 'field', new Set(thing.fields.map(({ id }) => id)), 'field'),
      label,
      why: 'edit',
      ...rest,
    },
  })

/** "Vilken häst eleven rider": the list that is named, on the one whose rows are spoken of. */
function which(model: ProjectModel, what: string, rest: string): Reading | null {
  const list = resolveThing(model, what, 'sv')
  const host = thingSaid(model, rest, 'sv') ?? mainThing(model)
  if (!host) return null
  if (list && list !== host) return linkOrBring(host, list)
  if (list) return null
  const there = resolveField(model, what, 'sv', host)
  if (there) return brought(there.thing, there.field)
  if (/^dag(?:ar)?$/iu.test(what) && comes.test(rest)) return added(host, 'Dagar', { type: 'tags', options: weekdays })
  return null
}

/** "Vems hund det är": who has it, as the project calls that. */
function whose(model: ProjectModel, what: string): Reading | null {
  const host = resolveThing(model, what, 'sv') ?? mainThing(model)
  if (!host) return null
  const ownerLike = /owner|customer|member|client|guardian|tenant|ägare|kund|medlem|innehavare|säljare/i
  const there = host.fields.find((field) => ownerLike.test(`${field.concept ?? ''} ${field.label}`))
  if (there) return brought(host, there)
  const people = model.things.filter((thing) => thing !== host && isPeople(thing))
  if (people.length === 1) return linkOrBring(host, people[0]!)
  return added(host, 'Ägare', { type: 'text', concept: 'owner' })
}

const doerOf: readonly (readonly [RegExp, string])[] = [
  [/^(?:har )?gjort? mål|^gjorde mål/iu, 'Målskyttar'],
  [/^(?:har )?lånat|^lånar/iu, 'Låntagare'],
  [/^(?:kör|körde|har kört)/iu, 'Förare'],
  [/^(?:ansvarar|är ansvarig|ska göra|gör|sköter|har hand om|tar)/iu, 'Ansvarig'],
]
const stemMin = 5
/** "Vem som adopterat katten", where the adopters are a list; "vem som gjorde mål", where the players are one. */
function who(model: ProjectModel, deed: string): Reading | null {
  if (/(?<!\p{L})(?:inte |ej )?betala(?:t|de|r)?(?!\p{L})/iu.test(deed)) {
    const seen = paid(model)
    if (seen) return seen
  }
  const host = thingSaid(model, deed.split(' ').slice(1).join(' '), 'sv') ?? mainThing(model)
  if (!host) return null
  const verb = deed.replace(/^har /iu, '').split(' ')[0]!.toLowerCase()
  const doers = model.things.find(
    (thing) => thing !== host && verb.length > stemMin && thing.one.toLowerCase().startsWith(verb.slice(0, stemMin)),
  )
  if (doers) return linkOrBring(host, doers)
  const label = doerOf.find(([form]) => form.test(deed))?.[1]
  const there = label && host.fields.find((field) => field.label === label)
  if (there) return brought(host, there)
  const own = model.things.filter((thing) => thing !== host && isPeople(thing) && !/kund|gäst/iu.test(thing.one))
  if (label && own.length === 1) return added(host, label, { type: label.endsWith('tar') ? 'refs' : 'ref', target: own[0]!.id })
  return label ? added(host, label, { type: 'text' }) : null
}

/** What the question asks for, as a field of what it speaks of. */
function asked(model: ProjectModel, question: string, language: Language): Reading | null {
  const of = thingSaid(model, question.replace(/^\p{L}+ /u, ''), 'sv')
  const within = of ? { ...model, pages: model.pages.filter(({ thing }) => thing === of.id), things: [of] } : model
  const read = readQuestions(within, question, true, language)
  return read?.operations.length ? read : null
}

const questionIn = /^(?<word>vem som|vems|vilke[nt]|vilka|när|var|hur|vad|om|varför) (?<rest>.+)$/iu
const missing: Saying[1] = (model, { question = '' }: Groups, language) => {
  const { word, rest = '' } = questionIn.exec(question)?.groups ?? {}
  if (!word) {
    const found = resolveField(model, question, 'sv', mainThing(model))
    return found && found.field.id !== found.thing.titleField ? brought(found.thing, found.field) : null
  }
  const [first = '', ...others] = rest.replace(/[?.!]+$/, '').split(' ')
  const told =
    word.toLowerCase() === 'vems'
      ? whose(model, first)
      : word.toLowerCase() === 'vem som'
        ? who(model, rest)
        : /^vil/iu.test(word)
          ? which(model, first, others.join(' '))
          : null
  return told ?? asked(model, question, language)
}

const { raw } = String
const notSeen = raw`(?:(?:jag|man|vi|de|ingen) (?:(?:ser|vet|hittar|får|minns)(?: \p{L}+)? ?(?:aldrig|inte|ingenstans)(?: (?:fram|veta|reda på))?|kan (?:aldrig|inte) (?:se|hitta|veta|skriva(?: in)?|fylla i|ange|lägga in|välja))|det (?:syns|framgår|står|går)(?: \p{L}+)? ?(?:aldrig|inte|ingenstans)(?: att (?:se|hitta|veta|skriva(?: in)?|fylla i|ange|välja))?|hur (?:ska|kan) (?:jag|man|vi) (?:veta|se)|hur (?:vet|ser) (?:jag|man|vi))`
const where = raw`(?: (?:här|direkt|någonstans|(?:i|på|från) (?:listan|kortet|tabellen|sidan|kalendern|översikten|startsidan)))*`

export const missingSayings: readonly Saying[] = [
  [
    new RegExp(
      raw`^${notSeen}${where},? (?<question>(?:vem som|vems|vilke[nt]|vilka|när|var|hur|vad|om|varför) .+?)[?.!]*$`,
      'iu',
    ),
    missing,
  ],
  [
    new RegExp(
      raw`^(?:det syns inte|jag ser (?:aldrig|inte)|man ser (?:aldrig|inte))${where} (?<question>\p{L}+(?: \p{L}+)?)[?.!]*$`,
      'iu',
    ),
    missing,
  ],
  [
    /^(?:det (?:måste|ska|borde|bör) (?:stå|framgå|synas|finnas)(?: med)?|(?:jag|vi|man) (?:vill|måste|behöver)(?: kunna)? (?:se|veta)|kunna se|se) (?<question>(?:vems|vilke[nt]|vem som) .+?)[?.!]*$/iu,
    (model, groups, language) =>
      /(?<!\p{L})(?:flest|mest|bäst|störst|högst|lägst|minst|har vi|har jag)(?!\p{L})/iu.test(groups.question ?? '')
        ? null
        : missing(model, groups, language),
  ],
  [
    /^(?<question>\p{L}+) (?:är viktigt?[ae]?,? (?:och |så )?)?(?:(?:det|den|de) )?(?:ska|måste|bör|behöver) (?:synas|visas|framgå) (?:tydligt|tydligare|bättre|mer|direkt|bra|väl)(?: .*)?$/iu,
    missing,
  ],
  [
    /^(?:skriv|visa|ta med|lägg (?:till|in)|notera|anteckna)(?: in| upp)?(?: också| även)? (?<question>(?:vem som|vilka som) .+?)[?.!]*$/iu,
    (model, { question = '' }, language) => missing(model, { question: question.replace(/^vilka som/iu, 'vem som') }, language),
  ],
]
