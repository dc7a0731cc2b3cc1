// What everyday Swedish may still mean where no other saying knows it: rows that are not to be seen by a state that nobody keeps yet, a bare
// choice, a stock that runs out, a question that no project answers. What is asked of the past is no name of a field.
import { canGroup } from '../../../field-kinds.ts'
import { finishedOption } from '../../../generate/tones.ts'
import { classOfNoun } from '../../../lexicon/noun-classes.ts'
import type { Field, ProjectModel, Thing } from '../../../model.ts'
import { spokenSays } from '../../../reply/spoken-phrases.ts'
import { tradeSays } from '../../../reply/trade-phrases.ts'
import { freeId } from '../../../understand/plan/plan-things.ts'
import { capitalised, idOf } from '../../../understand/said.ts'
import { linkTo } from '../../new-lists.ts'
import { does, type Reading } from '../../reading.ts'
import { mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../../resolve.ts'
import { lowUsual, stockLike } from '../../said-parts.ts'
import { chosen } from '../choices.ts'
import { answers, type Groups, hasPage, notRead, only, type Saying } from '../deeds.ts'
import { looselyListed } from './loosely.ts'

const idFor = (thing: Thing, label: string) => freeId(idOf(label) || 'field', new Set(thing.fields.map(({ id }) => id)), 'field')

/** "Hämtat" is what is hämtad, "klart" klar. */
const asState = (said: string): string =>
  capitalised(
    said
      .toLowerCase()
      .replace(/^(klar|färdig|ledig)(?:t|a)$/u, '$1')
      .replace(/(?<=a)(?:t|de)$/u, 'd')
      .replace(/(?<=[lrn])t$/u, 'd'),
  )
const isReached = /(?:iv|[aeoöäå]d|[dt]|ade|klara?|färdiga?)$/iu
/** "Sånt som är hämtat vill jag inte se": a tick where nothing tells, and without those that have it. */
const unseen: Saying[1] = (model, { what = '' }: Groups, language) => {
  const main = mainThing(model)
  const isKept =
    resolveOption(model, what, language) ?? resolveField(model, what, language) ?? resolveThing(model, what, language)
  if (!main || isKept || !isReached.test(what)) return null
  const label = asState(what)
  const field: Field = { id: idFor(main, label), label, type: 'bool', why: 'edit' }
  return does(
    { op: 'addField', thing: main.id, field },
    { op: 'setFilter', thing: main.id, filter: { field: field.id, when: 'is', than: false } },
  )
}

/** "Säg till när burken håller på att ta slut": how much is left, and a warning when that is little. */
const runsOut: Saying[1] = (model) => {
  const main = mainThing(model)
  if (!main || stockLike(main)) return null
  const label = 'Antal kvar'
  const field: Field = { id: idFor(main, label), label, type: 'int', why: 'edit' }
  return does(
    { op: 'addField', thing: main.id, field },
    { op: 'addWarning', thing: main.id, warning: { field: field.id, when: 'below', than: lowUsual } },
  )
}

/** "Visa bara de som är aktiva": the same, with those that have it. */
const onlyThose: Saying[1] = (model, { what = '' }: Groups, language) => {
  const made = unseen(model, { what: what.replace(/(?<=iv)a$/u, '').replace(/(?<=[ae]d)a$/u, '') }, language)
  if (!made || typeof made === 'string') return made
  return does(
    ...made.operations.map((each) =>
      each.op === 'setFilter' && each.filter && 'when' in each.filter
        ? { ...each, filter: { ...each.filter, than: true } }
        : each,
    ),
  )
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/kött|fisk|veg|kyckling|vegan|glutenfri/iu, 'Mat'],
  [/^(?:x*[sml]|liten|stor|mellan|medel)$/imu, 'Storlek'],
  [/morgon|förmiddag|lunch|eftermiddag|kväll|natt/iu, 'När'],
  [/vuxen|barn|ungdom|pensionär|junior|senior/iu, 'Grupp'],
]
/** "Kött, fisk eller vegetariskt": nobody says what it is called. */
const bareChoice: Saying[1] = (model, { options = '' }: Groups, language) => {
  const all = looselyListed(options)
  const main = mainThing(model)
  const isKnown = (each: string) =>
    resolveField(model, each, language) ||
    resolveThing(model, each, language) ||
    resolveOption(model, each, language) ||
    readingsIn(each, language).some(({ kind }) => kind !== 'thing')
  if (!all || !main || hasPage(model, 'survey') || all.some((each) => isKnown(each) || /(?:a|as)$/iu.test(each.split(' ')[0]!)))
    return null
  const label = kinds.find(([form]) => form.test(all.join('\n')))?.[1] ?? 'Val'
  if (main.fields.some((field) => field.label === label)) return null
  return {
    operations: [chosen(main, label, all, model, language)],
    notes: [{ kind: 'assumed', text: spokenSays.unnamedChoice[language](label) }],
  }
}

/** "Gruppera på person": by whoever a row is of. */
function byPerson({ things, ...model }: ProjectModel): Reading | null {
  const main = mainThing({ things, ...model })
  const isPerson = ({ label, target }: Field) =>
    /^(?:vem|till vem|mottagare|ansvarig|person|ägare|säljare|låntagare|namn)$/iu.test(label) ||
    (target !== undefined && classOfNoun(things.find(({ id }) => id === target)!.one.toLowerCase(), 'sv') === 'person')
  const field = main?.fields.find((each) => canGroup(each) && each.id !== main.titleField && isPerson(each))
  return main && field ? does({ op: 'setGroup', thing: main.id, group: field.id }) : null
}

/** "Vilka som är med på vilken kurs": who takes part says in what. */
const whoIsIn: Saying[1] = (model, { what = '' }: Groups, language) => {
  const list = resolveThing(model, what, language)
  const people = model.things.find(
    (thing) => thing !== list && thing.why === 'said' && classOfNoun(thing.one.toLowerCase(), 'sv') === 'person',
  )
  return list && people && !people.fields.some(({ target }) => target === list.id) ? does(linkTo(people, list)) : null
}

/** "Räkna ut farten": minutes to a kilometre. */
const pace: Saying[1] = (model) => {
  for (const thing of model.things) {
    const far = thing.fields.find(
      ({ concept, label }) => concept === 'distance' || /^(?:distans|sträcka|kilometer|km)$/iu.test(label),
    )
    const long = thing.fields.find(
      ({ type, concept, label }) =>
        ['int', 'number'].includes(type) && (concept === 'duration' || /^(?:tid|längd|minuter)$/iu.test(label)),
    )
    if (!far || !long || thing.fields.some(({ label }) => label === 'Fart')) continue
    return does({
      op: 'addField',
      thing: thing.id,
      field: {
        id: idFor(thing, 'Fart'),
        label: 'Fart',
        type: 'number',
        unit: 'min/km',
        formula: { kind: 'calc', first: long.id, rest: [{ op: '/', of: far.id }] },
        why: 'edit',
      },
    })
  }
  return null
}

/** "Dölj avslutade projekt": all but those that are done. */
const doneHidden: Saying[1] = (model, { of = '' }: Groups, language) => {
  const thing = resolveThing(model, of, language)
  const state = thing?.fields.find(({ type, options = [] }) => type === 'select' && finishedOption(model.language, options))
  const than = state && finishedOption(model.language, state.options!)
  if (thing && state && than) return does({ op: 'setFilter', thing: thing.id, filter: { field: state.id, when: 'not', than } })
  const tick = thing?.fields.find(
    ({ type, concept, label }) => type === 'bool' && (concept === 'done' || /^(?:klar|färdig)/iu.test(label)),
  )
  return thing && tick ? does({ op: 'setFilter', thing: thing.id, filter: { field: tick.id, when: 'is', than: false } }) : null
}

const wordMin = 3
/** What names a number that is kept is for those who add up. */
const unanswered: Saying[1] = (model, { all = '' }, language) => {
  const words = all.split(/[\s?.!,]+/u).filter((word) => word.length > wordMin)
  const isKept = words.some((word) =>
    ['int', 'number', 'money', 'percent'].includes(resolveField(model, word, language)?.field.type ?? ''),
  )
  return isKept ? null : notRead(all, language)
}
const { raw } = String
const rows = raw`(?:de|dem|det|allt|allting|sånt|sådant|\p{L}+(?:na|or|ar|er|en|et))`

export const lastSayings: readonly Saying[] = [
  [
    new RegExp(
      raw`^(?:${rows} som (?:är|har blivit|blivit|har) (?<what>\p{L}+) (?:vill (?:jag|vi) (?:inte|slippa) (?:se|ha med|ha kvar)|(?:ska|behöver|får) inte (?:synas|visas|vara med|stå kvar|ligga kvar)|(?:ska|kan) (?:försvinna|döljas|gömmas|bort)(?: (?:från|ur) listan)?)|(?:dölj|göm|visa inte|slippa se) ${rows} som (?:är|har blivit|har) (?<hidden>\p{L}+))[.!]*$`,
      'iu',
    ),
    (model, { what, hidden }, language) => unseen(model, { what: what ?? hidden }, language),
  ],
  [
    new RegExp(
      raw`^(?:(?:jag|vi) vill (?:bara )?se |visa |se )(?:bara |endast )?(?:${rows} )?som (?:är|har blivit|har) (?<what>\p{L}+)[.!]*$`,
      'iu',
    ),
    onlyThose,
  ],
  [
    /^(?:dölj|göm|visa inte|ta bort|slippa se) (?:de |alla )?(?:avslutade|färdiga|klara|gjorda|slutförda) (?<of>\p{L}+)(?: (?:från|i|ur) listan)?[.!]*$/iu,
    doneHidden,
  ],
  [
    /^(?:säg till|varna|larma|påminn|meddela|visa)(?: mig| oss)? (?:när|om|innan|då) (?:\p{L}+ ){0,3}?(?:håller på att ta|börjar ta|är på väg att ta|(?:snart )?tar|(?:nästan |snart )är) slut[.!]*$/iu,
    runsOut,
  ],
  [/^(?<options>\p{L}+(?:,? \p{L}+)* (?:och|eller) \p{L}+)(?: som (?:val|alternativ)| att välja (?:på|mellan))$/iu, bareChoice],
  [/^(?<options>\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)* eller \p{L}+(?: \p{L}+)?)$/iu, bareChoice],
  [/^(?:gruppera|dela upp|samla|sortera) (?:det |dem |allt )?(?:på|efter|per) (?:person|vem|vem det är till)[.!]*$/iu, byPerson],
  [
    /^(?:(?:jag|vi|man) (?:vill|ska|måste)(?: kunna)? |kunna )?(?:se|veta|visa) vilka(?: \p{L}+)? som (?:är med|är anmälda|deltar|går|ska vara med|är bokade)(?: (?:på|i|till))? (?:vilke[nt]|varje) (?<what>\p{L}+)[.?!]*$/iu,
    whoIsIn,
  ],
  [
    /^(?:se |visa |veta )?(?:vilka|vem)(?: som)? (?:åker med|är med|följer med|deltar|ska med|går) (?:på|till|i) (?<what>\p{L}+)[.?!]*$/iu,
    whoIsIn,
  ],
  [
    /^(?:räkna ut|visa|beräkna|lägg till) (?:min |snitt|medel)?(?:farten?|tempot?|hastigheten?|snittfarten|min\/km)(?:(?: i)? \(?min(?:uter)?(?:\/| per )km\)?)?[.!]*$/iu,
    pace,
  ],
  [
    /^(?:bara |max |man bokar )?(?:en|ett|1|två|2|en halv) (?:tim(?:me|mar)?|halvtimme|pass)(?: åt gången| i taget| per gång| per bokning)[.!]*$/iu,
    only((model) => hasPage(model, 'booking'), answers(tradeSays.slots)),
  ],
  // what is asked of all of it is no field
  [
    /^(?=(?<all>.*)$)(?:hur (?:många|mycket)|vem|vilka?|vilke[nt]|när|var) (?:\p{L}+ )?(?:har (?:vi|jag|man)|(?:vi|jag|man) har|är|var|ligger|leder|blev|blir|fick|vann|går bäst|säljer bäst)(?!\p{L}).*(?:totalt|sammanlagt|hittills|i år|förra \p{L}+|sist|först|mest|bäst|sämst|störst|flest)[.?!]*$/iu,
    unanswered,
  ],
]
