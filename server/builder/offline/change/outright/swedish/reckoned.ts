// What is to be worked out, in everyday words: "vinst per nystan", "räkna ut momsen, 25 %", "bocka av när en sak är såld och räkna ihop vad vi sålt för".
import { canGroup, fieldOf } from '../../../field-kinds.ts'
import type { Field, ProjectModel, Thing } from '../../../model.ts'
import { freeId } from '../../../understand/plan/plan-things.ts'
import { capitalised, idOf } from '../../../understand/said.ts'
import { applyOperations, type Operation } from '../../operations.ts'
import { does, type Reading } from '../../reading.ts'
import { mainThing, resolveField } from '../../resolve.ts'
import { withDashboard } from '../../sight/with-dashboard.ts'
import type { Groups, Saying } from '../deeds.ts'
import { stateCalled } from './missing.ts'

const moneyOf = ({ fields }: Thing): Field[] => fields.filter(({ type, formula }) => type === 'money' && !formula)
const idFor = (thing: Thing, label: string) => freeId(idOf(label) || 'sum', new Set(thing.fields.map(({ id }) => id)), 'field')

/** "Vinst per nystan": what it is sold for less what it was bought for, of each row. */
const gain: Saying[1] = (model, { label = '' }: Groups) => {
  const isIn = ({ label: of }: Field) => /försälj|utpris|säljpris|intäkt|intagna|sålt|sålde/iu.test(of)
  const isOut = ({ label: of }: Field) => /inköp|kostnad|utgift|självkost|material/iu.test(of)
  for (const thing of model.things) {
    const [comes, goes] = [moneyOf(thing).find(isIn), moneyOf(thing).filter((field) => isOut(field) && !isIn(field))]
    if (!comes || !goes.length) continue
    const name = /^marginal/iu.test(label) ? 'Marginal' : 'Vinst'
    if (thing.fields.some((field) => field.label === name)) return null
    return does({
      op: 'addField',
      thing: thing.id,
      field: {
        id: idFor(thing, name),
        label: name,
        type: 'money',
        formula: { kind: 'calc', first: comes.id, rest: goes.map(({ id }) => ({ op: '-', of: id })) },
        why: 'edit',
      },
    })
  }
  return null
}

const percent = 100
/** "Räkna ut momsen, 25 %": so much of the amount of each row. */
const tax: Saying[1] = (model, { behind, of = behind, rate = '' }: Groups, language) => {
  const named = of ? resolveField(model, of, language, mainThing(model)) : undefined
  const thing = named?.thing ?? [mainThing(model), ...model.things].find((each) => each && moneyOf(each).length)
  const field = named?.field.type === 'money' ? named.field : thing && moneyOf(thing)[0]
  const isThere = thing?.fields.some(({ label, formula }) => /^moms$/iu.test(label) && formula)
  if (!thing || !field || isThere || model.pages.some(({ kind }) => kind === 'invoice')) return null
  return does({
    op: 'addField',
    thing: thing.id,
    field: {
      id: idFor(thing, 'Moms'),
      label: 'Moms',
      type: 'money',
      formula: { kind: 'calc', first: field.id, rest: [{ op: '*', of: Number(rate.replace(',', '.')) / percent }] },
      why: 'edit',
    },
  })
}

/** "Bocka av när en sak är såld och räkna ihop vad vi sålt för": a tick, and what those that are ticked come to. */
function tickedSum(model: ProjectModel, { state = '' }: Groups): Reading | null {
  const thing = [mainThing(model), ...model.things].find((each) => each && moneyOf(each).length)
  const amount = thing && moneyOf(thing)[0]
  if (!thing || !amount) return null
  const label = capitalised(state.toLowerCase())
  const there = thing.fields.find((field) => field.type === 'bool' && field.label === label)
  const field: Field = there ?? { id: idFor(thing, label), label, type: 'bool', why: 'edit' }
  const added: Operation[] = there ? [] : [{ op: 'addField', thing: thing.id, field }]
  const grown = applyOperations(model, added)
  const host = grown.things.find(({ id }) => id === thing.id)!
  const tick = fieldOf(host, field.id)!
  const shown = withDashboard(grown, host, [{ kind: 'sum', of: amount.id, where: [{ field: tick.id, when: 'is', than: true }] }])
  return does(...added, ...shown.operations)
}

/** "Hur mycket är kvar av budgeten": what is planned less what went. */
const left: Saying[1] = (model) => {
  const isPlan = ({ label }: Field) => /budget|mål(?:belopp)?$|tak$|planerat/iu.test(label)
  const isSpent = ({ label }: Field) => /belopp|spenderat|utgift|kostnad|kostat|förbrukat|använt|utfall|sparat/iu.test(label)
  for (const thing of model.things) {
    const plan = moneyOf(thing).find(isPlan)
    const spent = moneyOf(thing).filter((field) => field !== plan && isSpent(field))
    if (!plan || !spent.length || thing.fields.some(({ label }) => label === 'Kvar')) continue
    return does({
      op: 'addField',
      thing: thing.id,
      field: {
        id: idFor(thing, 'Kvar'),
        label: 'Kvar',
        type: 'money',
        formula: { kind: 'calc', first: plan.id, rest: spent.map(({ id }) => ({ op: '-', of: id })) },
        why: 'edit',
      },
    })
  }
  return null
}

/** "Summa kubik per skifte", where that was kept as a text: a number first. */
const sumOfText: Saying[1] = (model, { what = '', group = '' }: Groups, language) => {
  const at = resolveField(model, what, language, mainThing(model))
  const by = at && resolveField({ ...model, things: [at.thing] }, group, language, at.thing)
  if (!at || !by || at.field.type !== 'text' || at.field.id === at.thing.titleField || !canGroup(by.field)) return null
  const retyped: Operation = { op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'number' }
  const grown = applyOperations(model, [retyped])
  const host = grown.things.find(({ id }) => id === at.thing.id)!
  const number = host.fields.find(({ label, type }) => label === at.field.label && type === 'number')
  return number
    ? does(retyped, ...withDashboard(grown, host, [{ kind: 'sum', of: number.id, by: by.field.id }]).operations)
    : null
}

/** "Hur mycket är obetalt": the money of what is not in that state. */
const ofNot: Saying[1] = (model, { state = '' }: Groups, language) => {
  const at = stateCalled(model, state, language)
  const amount = at && moneyOf(at.thing)[0]
  if (!at || !amount || typeof at.where.than !== 'boolean') return null
  return withDashboard(model, at.thing, [{ kind: 'sum', of: amount.id, where: [{ ...at.where, than: !at.where.than }] }])
}

/** "Hur många av varje djur": the rows, counted by what they are. */
const countOfEach: Saying[1] = (model, { group = '' }: Groups, language) => {
  const at = resolveField(model, group, language, mainThing(model))
  if (!at || !canGroup(at.field) || at.field.id === at.thing.titleField) return null
  return withDashboard(model, at.thing, [{ kind: 'count', by: at.field.id }])
}

export const reckonedSayings: readonly Saying[] = [
  [
    /^(?:(?:\p{L}+ )?(?:statistik|siffror|diagram|översikt|sammanställning)[^,:.]{0,60}[,:] )?(?:(?:jag|vi|man) (?:vill|ska|behöver)(?: kunna)? (?:se|veta) |(?:visa|se|räkna) )?(?:hur många (?:det (?:finns|är|blev) |vi har )?|antal(?:et)? )(?:av varje|per|av varje sorts) (?<group>\p{L}+)(?: (?:det (?:finns|är|blev)|vi har))?(?: liksom| typ)?[?.!]*$/iu,
    countOfEach,
  ],
  [
    /^(?:(?:visa|se) )?hur mycket (?:pengar )?(?:som )?(?:det )?(?:är|har) (?:o|inte (?:är |blivit |har )?)(?<state>\p{L}+)(?: än| fortfarande| kvar)?[?.!]*$/iu,
    ofNot,
  ],
  [
    /^(?:(?:jag|vi) vill (?:kunna )?(?:se|veta) |kan (?:jag|man) (?:få )?se |vill se |visa |se )?(?:hur mycket (?:det |som |jag har |vi har |pengar )*(?:är |finns )?(?:det )?kvar|vad som (?:är|finns) kvar|kvar)(?: (?:av|i|på|att röra sig med i) (?:min |vår |hela )?budget(?:en)?)[?.!]*$/iu,
    left,
  ],
  [
    /^(?:(?:visa|räkna ut|se|lägg till) )?(?:summa|summan av|summera|totalt?|hur mycket) (?<what>\p{L}+) (?:per|för varje|i varje|på varje) (?<group>\p{L}+)[?.!]*$/iu,
    sumOfText,
  ],
  [
    /^(?:(?:räkna ut|visa|lägg till|jag vill (?:se|veta|ha)|vi vill (?:se|veta|ha)|se|beräkna) )?(?:den |vår |min )?(?<label>vinst(?:en)?|förtjänst(?:en)?|marginal(?:en)?|(?:vad|hur mycket) (?:jag|vi) tjänar)(?: (?:per|på|för)(?: varje)? \p{L}+)*[?.!]*$/iu,
    gain,
  ],
  [
    /^(?:(?:räkna ut|lägg (?:till|på)|visa|beräkna|räkna(?: in)?|jag vill (?:se|ha)) )(?:på )?moms(?:en)?(?: (?:på|av|för) (?<of>\p{L}+))?,? ?(?:på |med |är |som är )?\(?(?<rate>\d+(?:,\d+)?) ?(?:%|procent)\)?(?: (?:på|av|för) (?<behind>\p{L}+))?[.!]*$/iu,
    tax,
  ],
  [
    /^(?:bocka av|kryssa i|markera|pricka av)(?:,)? (?:när|om|att|när väl) (?:en |ett |de |det |den )?(?:\p{L}+ )?(?:är|blir|blivit|har blivit) (?<state>\p{L}+),? och (?:sen |sedan )?(?:räkna|summera|visa|lägg) (?:ihop |samman |ut )?(?:vad|hur mycket|summan|totalen)(?!\p{L}).*$/iu,
    tickedSum,
  ],
]
