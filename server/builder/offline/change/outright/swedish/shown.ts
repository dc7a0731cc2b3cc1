// What somebody wants to see, asked as it is said: "hur mycket har vi lagt på mat den här månaden?", "vilken är min största gädda?", "de som är slut
// ska inte synas", "hur vikten ökar över tid", "påminn de som inte betalt".
import { isDay, isNumber } from '../../../field-kinds.ts'
import { classOfNoun } from '../../../lexicon/noun-classes.ts'
import type { Field, ProjectModel, Thing } from '../../../model.ts'
import { spokenSays } from '../../../reply/spoken-phrases.ts'
import type { Condition, Span } from '../../../shown-rules.ts'
import { capitalised } from '../../../understand/said.ts'
import type { Operation } from '../../operations.ts'
import { does, type Reading, tells } from '../../reading.ts'
import { mainThing, resolveField, resolveOption, resolveThing } from '../../resolve.ts'
import { conceptOf, happensOn, isDue, numberFor, stockLike } from '../../said-parts.ts'
import { thingSaid } from '../../sight/states-said.ts'
import { withDashboard } from '../../sight/with-dashboard.ts'
import type { Groups, Saying } from '../deeds.ts'
import { brought, stateCalled } from './missing.ts'

const spans: readonly (readonly [RegExp, Span])[] = [
  [/^i ?dag$/iu, 'day'],
  [/vecka/iu, 'week'],
  [/månad/iu, 'month'],
  [/år/iu, 'year'],
]
const spanIn = (said = ''): Span | undefined => spans.find(([form]) => form.test(said.trim()))?.[1]

const moneyOf = ({ fields }: Thing): Field | undefined => fields.find(({ type, formula }) => type === 'money' && !formula)

/** "Hur mycket har vi lagt på mat den här månaden?": of what is chosen, the money of that time. */
const spent: Saying[1] = (model, { what = '', time }: Groups, language) => {
  const chosen = resolveOption(model, what, language)
  const amount = chosen && moneyOf(chosen.thing)
  const span = time ? spanIn(time) : undefined
  const day = chosen && happensOn(chosen.thing)
  if (!chosen || !amount || (time && !(span && day))) return null
  const where: Condition[] = [
    { field: chosen.field.id, when: 'is', than: chosen.option },
    ...(span && day ? [{ field: day.id, when: 'during' as const, than: span }] : []),
  ]
  return withDashboard(model, chosen.thing, [{ kind: 'sum', of: amount.id, where }])
}

/** What came in by what is sold or paid, where that is ticked. */
const isIn = ({ type, concept = '', label }: Field) =>
  type === 'bool' && (/^(?:paid|sold)$/.test(concept) || /^(?:såld|betald|betalt|sålt|fakturerad)$/iu.test(label))
/** "Vad har bilen kostat i år", "hur mycket har jag tjänat": the money of each list that keeps some. */
const inAll =
  (comesIn: boolean): Saying[1] =>
  (model, { time }: Groups) => {
    const span = time ? spanIn(time) : undefined
    const told = model.things.filter(({ why }) => why === 'said' || why === 'edit')
    const all = (told.some(moneyOf) ? told : model.things).flatMap((thing) => {
      const of = moneyOf(thing)
      const day = happensOn(thing)
      const tick = comesIn ? thing.fields.find(isIn) : undefined
      if (!of || (time && !(span && day))) return []
      const where: Condition[] = [
        ...(tick ? [{ field: tick.id, when: 'is' as const, than: true }] : []),
        ...(span && day ? [{ field: day.id, when: 'during' as const, than: span }] : []),
      ]
      return [{ thing, figure: { kind: 'sum' as const, of: of.id, ...(where.length && { where }) } }]
    })
    const [first, ...others] = all
    if (!first) return null
    const made = withDashboard(model, first.thing, [first.figure])
    const more = others.map(({ thing, figure }): Operation => ({ op: 'addFigure', thing: thing.id, figure }))
    return does(...made.operations, ...more)
  }

/** "Hur många nya medlemmar i månaden": how many there are of each. */
const perTime: Saying[1] = (model, { of = '', each = '' }: Groups, language) => {
  const thing = resolveThing(model, of, language)
  const day = thing && (happensOn(thing) ?? thing.fields.find(isDay))
  const span = spanIn(each)
  return thing && day && span ? withDashboard(model, thing, [{ kind: 'count', by: day.id, span }]) : null
}

/** "Vem som tränat mest": how often each is named. */
const oftenest: Saying[1] = (model) => {
  const people = new Set(model.things.filter(({ one }) => classOfNoun(one.toLowerCase(), 'sv') === 'person').map(({ id }) => id))
  for (const thing of [mainThing(model), ...model.things]) {
    const by = thing?.fields.find(({ type, target }) => type === 'ref' && people.has(target ?? ''))
    if (thing && by) return withDashboard(model, thing, [{ kind: 'count', by: by.id }])
  }
  return null
}

/** "Hur många exemplar vi har av varje": the number that is kept, where lists show it. */
const ofEach: Saying[1] = (model, { what = '' }: Groups, language) => {
  const at = numberFor(model, what, language, mainThing(model))
  return at ? brought(at.thing, at.field) : null
}

/** "Hur många kommer": those of that state. */
const inState: Saying[1] = (model, { state = '' }: Groups, language) => {
  const at = stateCalled(model, state, language)
  return at ? withDashboard(model, at.thing, [{ kind: 'count', where: [at.where] }]) : null
}

/** "Hur vikten ökar över tid": what it is on average, month by month. */
const overTime: Saying[1] = (model, { what = '', each }: Groups, language) => {
  const at = numberFor(model, what, language, mainThing(model))
  const day = at && happensOn(at.thing)
  if (!at || !day) return null
  const figure = { kind: at.field.type === 'money' ? 'sum' : 'average', of: at.field.id, by: day.id } as const
  return withDashboard(model, at.thing, [{ ...figure, span: spanIn(each) ?? 'month' }])
}

const measures: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:störst|längst|högst|kortast|minst)/iu, /size|length|height|area|storlek|längd|höjd|yta/i],
  [/^(?:tyngst|lättast)/iu, /weight|vikt/i],
  [/^(?:dyrast|billigast)/iu, /price|amount|cost|fee|pris|belopp|kostnad|hyra/i],
  [/^(?:äldst|nyast|senast)/iu, /date|datum|year|årgång|byggår|år$/i],
]
/** "Vilken är min största gädda?": they stand in that order, the one that is asked for first. */
const greatest: Saying[1] = (model, { how = '', of = '' }: Groups, language) => {
  const thing = resolveThing(model, of, language) ?? mainThing(model)
  const form = measures.find(([said]) => said.test(how))?.[1]
  const field = thing?.fields.find((each) => (isNumber(each) || isDay(each)) && form?.test(`${conceptOf(each)} ${each.label}`))
  if (!thing || !field) return null
  return does({ op: 'setOrder', thing: thing.id, by: field.id, descending: !/^(?:kort|minst|lätt|billig|äldst)/iu.test(how) })
}

/** "De som är slut ska inte synas": of what is counted, what there is some of. */
const whatIsLeft: Saying[1] = (model) => {
  const thing = [mainThing(model), ...model.things].find((each) => each && stockLike(each))
  const field = thing && stockLike(thing)
  return thing && field ? does({ op: 'setFilter', thing: thing.id, filter: { field: field.id, when: 'above', than: 0 } }) : null
}

/** "Vilka bilar ska vara klara i dag": at a touch, by the day that tells. */
const onDay: Saying[1] = (model, { of = '', what = '', time = '' }: Groups, language) => {
  const thing = resolveThing(model, of, language)
  const span = spanIn(time)
  const day = thing?.fields.find(isDue) ?? (thing && happensOn(thing))
  if (!thing || !day || !span) return null
  const label = capitalised([what, time.trim()].filter(Boolean).join(' '))
  return does({
    op: 'addQuickFilter',
    thing: thing.id,
    quickFilter: { label, where: [{ field: day.id, when: 'during', than: span }] },
  })
}

/** "Jag glömmer läxorna, visa det som är närmast först" */
const soonestFirst: Saying[1] = (model, { before = '' }: Groups, language) => {
  const thing = (before && thingSaid(model, before, language)) || mainThing(model)
  const day = thing?.fields.find(isDue) ?? (thing && happensOn(thing))
  return thing && day ? does({ op: 'setOrder', thing: thing.id, by: day.id, descending: false }) : null
}

/** "De som inte är klara först": by the state or the tick that is named, those that are done last. */
const notDoneFirst: Saying[1] = (model, { what = '', not }: Groups, language) => {
  const chosen = resolveOption(model, what, language)
  if (chosen) {
    const at = chosen.field.options!.indexOf(chosen.option)
    const isLate = at >= chosen.field.options!.length / 2
    return does({ op: 'setOrder', thing: chosen.thing.id, by: chosen.field.id, descending: not ? !isLate : isLate })
  }
  const tick = resolveField(model, what, language, mainThing(model))
  return tick?.field.type === 'bool' ? does({ op: 'setOrder', thing: tick.thing.id, by: tick.field.id, descending: !not }) : null
}

const isPaid = ({ type, concept, label }: Field) =>
  type === 'bool' && (concept === 'paid' || /^betal(?:d|t|da|at)$/iu.test(label))
const unpaidOf = (model: ProjectModel) => model.things.find(({ fields }) => fields.some(isPaid))
/** "Vilka som ligger efter": those that have not paid, at a touch. */
const behind: Saying[1] = (model) => {
  const thing = unpaidOf(model)
  const paid = thing?.fields.find(isPaid)
  const due = thing?.fields.find(isDue)
  if (!thing || !paid) return null
  const where: Condition[] = [
    { field: paid.id, when: 'is', than: false },
    ...(due ? [{ field: due.id, when: 'past' as const }] : []),
  ]
  return does({ op: 'addQuickFilter', thing: thing.id, quickFilter: { label: 'Ligger efter', where } })
}

/** "Påminn de som inte betalt": nobody is sent anything, but they stand out. */
function reminded(model: ProjectModel, { rest = '' }: Groups): Reading | null {
  const thing = unpaidOf(model)
  const paid = thing?.fields.find(isPaid)
  if (!/betal/iu.test(rest)) return tells(spokenSays.noMessages.sv, 'service')
  if (!thing || !paid) return null
  return {
    operations: [{ op: 'addWarning', thing: thing.id, warning: { field: paid.id, when: 'is', than: false } }],
    notes: [{ kind: 'service', text: spokenSays.noMessages.sv }],
  }
}

const { raw } = String
const see = raw`(?:(?:kan (?:jag|man|vi) (?:få )?(?:se|veta)|(?:jag|vi) vill (?:gärna )?(?:kunna )?(?:se|veta)|visa|se|det vore kul att (?:kunna )?(?:få )?se) )`
const time = raw`(?<time>i ?dag|den här veckan|denna vecka|i veckan|den här månaden|denna månad|i månaden|i år|det här året)`
const rows = raw`(?:de|dem|det|allt|allting|sånt|sådant|\p{L}+(?:na|or|ar|er))`

export const shownSayings: readonly Saying[] = [
  [
    new RegExp(
      raw`^${see}?vad (?:har )?(?:det|den|allt|\p{L}+(?:en|et|n))? ?(?:har )?kostat?(?: (?:mig|oss))?(?: (?:totalt|hittills|sammanlagt))?(?: ${time})?[?.!]*$`,
      'iu',
    ),
    inAll(false),
  ],
  [
    new RegExp(
      raw`^${see}?hur mycket (?:pengar )?(?:har (?:jag|vi)|(?:jag|vi) har) (?:tjänat|sålt för|dragit in|fått in|fått ihop)(?: (?:in|ihop))?(?: (?:totalt|hittills|sammanlagt))?(?: ${time})?[?.!]*$`,
      'iu',
    ),
    inAll(true),
  ],
  [
    new RegExp(
      raw`^${see}?(?:hur många|antal(?:et)?) (?:nya )?(?<of>\p{L}+)(?: (?:vi|jag) (?:får|har fått|har))? (?:i|per|varje) (?<each>månad(?:en)?|vecka(?:n)?|år(?:et)?|dag(?:en)?)[?.!]*$`,
      'iu',
    ),
    perTime,
  ],
  [
    new RegExp(raw`^${see}?vem (?:som )?(?:har )?(?:\p{L}+ ){0,2}(?:mest|flest|oftast|flest gånger)(?: \p{L}+)?[?.!]*$`, 'iu'),
    oftenest,
  ],
  [
    new RegExp(
      raw`^${see}?hur många (?<what>\p{L}+) (?:vi|jag|det) (?:har|finns)(?: kvar)? (?:av|i|på) varje(?: \p{L}+)?[?.!]*$`,
      'iu',
    ),
    ofEach,
  ],
  [
    new RegExp(
      raw`^${see}?hur många (?:som )?(?:har )?(?<state>kommer|tackat (?:ja|nej)|svarat(?: ja| nej)?|betalat|är \p{L}+)[?.!]*$`,
      'iu',
    ),
    inState,
  ],
  [
    new RegExp(
      raw`^${see}?hur mycket (?:pengar )?(?:(?:som )?(?:har )?(?:vi|jag|man)(?: har)?|har (?:vi|jag)|som) (?:\p{L}+ )?(?:lagt|lägger|spenderat|gjort av med|betalat|handlat|köpt|sålt)(?: ut)?(?: på| för)? (?<what>\p{L}+)(?: (?:hittills|totalt))?(?: ${time})?[?.!]*$`,
      'iu',
    ),
    spent,
  ],
  [
    new RegExp(
      raw`^${see}?hur (?:mycket )?(?<what>\p{L}+(?: \p{L}+)?) (?:ökar|ändras|förändras|utvecklas|minskar|går upp|går ner|(?:har )?(?:ökat|ändrats|förändrats|utvecklats|minskat))(?: (?:över|med) tid(?:en)?)?(?: (?:per|för varje|varje|från) (?<each>vecka|månad|år|dag).*)?[?.!]*$`,
      'iu',
    ),
    overTime,
  ],
  [
    /^(?:(?:jag|vi) vill (?:kunna )?se |kan (?:jag|man) (?:få )?se |se |visa )(?<what>\p{L}+) (?:som|i|på) (?:en |ett )?(?:kurva|graf|linje|linjediagram|trend)[?.!]*$/iu,
    overTime,
  ],
  [
    /^(?:vilken|vilket|vilka) (?:är|var) (?:min|mitt|mina|vår|våra|den|det|de)? ?(?<how>störst|längst|tyngst|dyrast|billigast|äldst|nyast|minst|kortast|högst)[ae]? (?<of>\p{L}+)[?.!]*$/iu,
    greatest,
  ],
  [
    new RegExp(
      raw`^(?:${rows} som (?:är|har tagit|tagit) slut (?:ska|behöver|får) inte (?:synas|visas|vara med|stå kvar)|(?:dölj|göm|visa inte|ta bort) ${rows} som (?:är|har tagit|tagit) slut)(?: (?:i listan|från listan))?[.!]*$`,
      'iu',
    ),
    whatIsLeft,
  ],
  [
    new RegExp(
      raw`^${see}?vilka (?<of>\p{L}+) (?:som )?(?:ska|är|blir|kommer|har)(?: (?:vara|bli|hämtas|lämnas|göras))? ?(?<what>\p{L}+)? ${time}[?.!]*$`,
      'iu',
    ),
    onDay,
  ],
  [
    /^(?:(?<before>.+?)[,.;] (?:så |och )?)?(?:visa|sätt|lägg|ha) (?:det|den|de) som (?:är |ligger |kommer |ska (?:göras|lämnas in|vara klart) )?(?:närmast|snarast|tidigast|härnäst)(?: i tiden?)? (?:först|överst|högst upp)[.!]*$/iu,
    soonestFirst,
  ],
  [
    new RegExp(
      raw`^(?:(?:jag|vi) vill (?:gärna )?(?:se|ha) |visa |sätt |lägg |ha )?${rows}(?: \p{L}+)? som (?<not>inte |ännu inte |ej )?(?:är|har) (?<what>\p{L}+) (?:först|överst|högst upp)[.!]*$`,
      'iu',
    ),
    notDoneFirst,
  ],
  [
    new RegExp(
      raw`^(?:.+[,.;] )?(?:${see}|jag vill se )?(?:vilka|vem|de|dem|alla)(?: \p{L}+)? (?:som )?(?:(?:ligger|är|släpar) (?:efter|sen|sena|sist)|är skyldig\p{L}*)(?: (?:med|på) \p{L}+)?[?.!]*$`,
      'iu',
    ),
    behind,
  ],
  [/^påminn (?:de|dem|alla|kunderna|medlemmarna|föräldrarna|gästerna|hyresgästerna|folk) (?<rest>.+)$/iu, reminded],
]
