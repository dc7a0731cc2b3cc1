// Hints of what somebody misses: "jag ser aldrig vems hund det är", "man vet inte vilken häst eleven rider", "det syns inte vem som betalat".
// What is kept comes forward, what is not is added: a link where the project has such a list, else a field.
import type { Language } from '#shared/languages.ts'
import { classOfNoun } from '../../../lexicon/noun-classes.ts'
import type { Field, ProjectModel, Thing } from '../../../model.ts'
import { changeSays } from '../../../reply/change-phrases.ts'
import { spokenSays } from '../../../reply/spoken-phrases.ts'
import { freeId } from '../../../understand/plan/plan-things.ts'
import { capitalised, idOf } from '../../../understand/said.ts'
import type { Condition } from '../../../shown-rules.ts'
import { readQuestions } from '../../asked-fields.ts'
import { linkTo } from '../../new-lists.ts'
import { does, type Reading, tells } from '../../reading.ts'
import { mainThing, resolveField, resolveOption, resolveThing } from '../../resolve.ts'
import { thingSaid } from '../../sight/states-said.ts'
import type { Groups, Saying } from '../deeds.ts'
import { whoPaid } from '../rules.ts'

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
  if (there) return there.thing === host ? brought(host, there.field) : null
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

const agrees = /^(?:(?:har )?(?:tackat|svarat|sagt) ja|kommer|ska komma)$/iu
const declines = /^(?:(?:har )?(?:tackat|svarat|sagt) nej|kommer inte)$/iu
/** "Tackat ja", "betalat": the choice or the tick that says so. */
export function stateCalled(
  model: ProjectModel,
  said: string,
  language: Language,
): { thing: Thing; label: string; where: Condition } | null {
  const plain = said.replace(/^(?:har |är |blivit )+/iu, '').replace(/[?.!]+$/, '')
  const options = model.things.flatMap(({ fields }) => fields.flatMap(({ options: all = [] }) => all))
  const form = agrees.test(said)
    ? /^(?:kommer|ja|tackat ja|deltar)$/iu
    : declines.test(said)
      ? /^(?:tackat nej|nej|kommer inte)$/iu
      : null
  const named = form ? options.find((option) => form.test(option)) : plain
  const option = named ? resolveOption(model, named, language) : undefined
  if (option)
    return { thing: option.thing, label: option.option, where: { field: option.field.id, when: 'is', than: option.option } }
  const stem = plain.toLowerCase().replace(/(?:ade|at|ad|da|ta|na|t|d|a)$/u, '')
  for (const thing of model.things) {
    const tick =
      stem.length > 2
        ? thing.fields.find(({ type, label }) => type === 'bool' && label.toLowerCase().startsWith(stem))
        : undefined
    if (tick) return { thing, label: tick.label, where: { field: tick.id, when: 'is', than: true } }
  }
  return null
}
/** "Inte svarat": those that were only asked, else all but those of the state. */
function notYet(model: ProjectModel, said: string, language: Language): ReturnType<typeof stateCalled> {
  const asked = /svarat|tackat|anmält/iu.test(said)
    ? model.things
        .flatMap(({ fields }) => fields.flatMap(({ options = [] }) => options))
        .find((each) => /^(?:inbjuden|ej svarat|inte svarat|obesvarad|väntar)/iu.test(each))
    : undefined
  const at = asked ? stateCalled(model, asked, language) : stateCalled(model, said, language)
  if (!at || asked) return at && { ...at, label: `Inte ${said.replace(/^har /iu, '')}` }
  const { where } = at
  return {
    ...at,
    label: `Inte ${at.label.toLowerCase()}`,
    where: where.when === 'is' && typeof where.than === 'boolean' ? { ...where, than: !where.than } : { ...where, when: 'not' },
  }
}
/** Those of that state, at a touch. */
function ofState(model: ProjectModel, said: string, language: Language): Reading | null {
  const unsaid = said.replace(/^(?:ännu )?(?:inte|ej) |(?<=har )(?:inte|ej) /iu, '')
  const state =
    unsaid === said || /nej|kommer inte/iu.test(said) ? stateCalled(model, said, language) : notYet(model, unsaid, language)
  if (!state) return null
  const at = state
  const isThere = at.thing.quickFilters?.some(({ label }) => label === at.label)
  return isThere
    ? tells(changeSays.alreadyThere.sv(at.label), 'kept')
    : does({ op: 'addQuickFilter', thing: at.thing.id, quickFilter: { label: at.label, where: [at.where] } })
}

const doerOf: readonly (readonly [RegExp, string])[] = [
  [/^(?:har )?gjort? mål|^gjorde mål/iu, 'Målskyttar'],
  [/^(?:har )?lånat|^lånar/iu, 'Låntagare'],
  [/^(?:kör|körde|har kört)/iu, 'Förare'],
  [/^(?:ansvarar|är ansvarig|ska göra|gör|sköter|har hand om|tar)/iu, 'Ansvarig'],
]
/** What a list calls whoever does it. */
export const doerLabel = (deed: string): string | undefined => doerOf.find(([form]) => form.test(deed))?.[1]
const stemMin = 5
/** "Vem som adopterat katten", where the adopters are a list; "vem som gjorde mål", where the players are one. */
function who(model: ProjectModel, deed: string): Reading | null {
  if (/(?<!\p{L})(?:inte |ej )?betala(?:t|de|r)?(?!\p{L})/iu.test(deed)) {
    const seen = paid(model)
    if (seen) return seen
  }
  const state = ofState(model, deed, 'sv')
  if (state) return state
  const host = thingSaid(model, deed.split(' ').slice(1).join(' '), 'sv') ?? mainThing(model)
  if (!host) return null
  const verb = deed.replace(/^har /iu, '').split(' ')[0]!.toLowerCase()
  const doers = model.things.find(
    (thing) => thing !== host && verb.length > stemMin && thing.one.toLowerCase().startsWith(verb.slice(0, stemMin)),
  )
  if (doers) return linkOrBring(host, doers)
  const label = doerLabel(deed)
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
  if (read?.operations.length) return read
  const host = mainThing(within)
  const label = capitalised(question.replace(/[?.!]+$/, ''))
  const isName = /^(?:vad|hur|varför) (?:man|de|kunden|den|det|jag|vi) /iu.test(question) && label.length <= labelCharsMax
  return host && isName && !read?.notes.length ? added(host, label, { type: 'text' }) : null
}
const labelCharsMax = 34

const questionIn = /^(?<word>vem som|vems|vilke[nt]|vilka|när|var|hur|vad|om|varför) (?<rest>.+)$/iu
const missing: Saying[1] = (model, { question = '' }: Groups, language) => {
  // where nothing is ticked yet, the rule for that tells what comes
  if (/^vem som (?:har )?(?:inte |ej )?betala/iu.test(question) && !paidIn(model)) return null
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

/** "Man måste ange vad man ska sälja": asked of everybody. */
const mustTell: Saying[1] = (model, { question = '', must }: Groups, language) => {
  const read = asked(model, question, language)
  return read && must
    ? {
        ...read,
        operations: read.operations.map((each) =>
          each.op === 'addField' && each.field.type !== 'bool' ? { ...each, field: { ...each.field, required: true } } : each,
        ),
      }
    : read
}
/** "Vilken streamingtjänst den finns på", where that is kept: nothing is asked for twice. */
const keptAlready: Saying[1] = (model, { what = '' }: Groups, language) => {
  const main = mainThing(model)
  const there = main && resolveField({ ...model, things: [main] }, what, language, main)
  return main && there ? brought(main, there.field) : null
}

/** "Visa vilka som inte betalt": those of that state, at a touch. */
const whoHas: Saying[1] = (model, { state = '' }: Groups, language) =>
  /betal/iu.test(state) ? (paid(model) ?? whoPaid(model, {}, language)) : ofState(model, state, language)

export const missingSayings: readonly Saying[] = [
  [/^(?:se |visa |lägg till )?vems tur det är(?: att .+)?[?.!]*$/iu, (model) => who(model, 'ansvarar')],
  [
    /^(?:(?:kan|vill) (?:jag|man|vi) (?:få )?se |(?:jag|vi|man) vill (?:kunna )?(?:se|veta) |visa |se |veta )(?:vem|vilka|de|dem)(?: \p{L}+)? som (?<state>(?:inte |ej |ännu inte )?(?:har )?(?:inte )?(?:betala?t|tackat (?:ja|nej)|svarat(?: ja| nej)?|anmält sig|kommer))(?: än| ännu)?[?.!]*$/iu,
    whoHas,
  ],
  [
    /^(?:man|de|alla|kunden|kunderna|varje \p{L}+|\p{L}+(?:en|na)) (?:(?<must>måste)|ska|bör|behöver)(?: kunna)? (?:ange|skriva(?: in)?|fylla i|uppge|berätta|tala om) (?<question>(?:vad|hur|varför|när|var|vilke[nt]) .+?)[.!]*$/iu,
    mustTell,
  ],
  [/^vilke[nt] (?<what>\p{L}+) (?:den|det|de|man|jag|vi|han|hon|\p{L}+(?:en|et|na|an)) (?:\p{L}+ ?){1,4}[.!]*$/iu, keptAlready],
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
    /^(?!.*(?<!\p{L})(?:rött|röda?)(?!\p{L}))(?:skriv|visa|ta med|lägg (?:till|in)|notera|anteckna)(?: in| upp)?(?: också| även)? (?<question>(?:vem som|vilka som) .+?)[?.!]*$/iu,
    (model, { question = '' }, language) => missing(model, { question: question.replace(/^vilka som/iu, 'vem som') }, language),
  ],
]
