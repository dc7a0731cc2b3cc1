// What comes in and what goes out stand in one list, so that a balance can be seen: "budget planner with income and expenses",
// 家計簿。収入と支出 ask for no list of each, and no budget with two amounts.
import { knownThings } from '../../lexicon/lexicon.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { capitalised } from '../said.ts'
import { fieldFromUse } from './plan-things.ts'

/** Where money that comes and goes is kept as a whole. */
const ofBudget = /budget|hushållskassa|家計|収支|お小遣い帳/i
const incoming = /^(?:incomes?|earnings?|income entr(?:y|ies)|inkomst(?:er)?|収入)$/i
const outgoing = /^(?:expenses?|spending|expenditures?|costs?|outgoings?|utgift(?:er)?|支出)$/i
const kinds = /^(?:categor(?:y|ies)|kategori(?:er)?|カテゴリー?|費目)$/i

const isBare = ({ fields }: SaidThing) => fields.length === 0
const called = (words: RegExp) => (thing: SaidThing) => words.test(thing.one) || words.test(thing.many)

export function settleMoney(intent: Intent): void {
  const { prompt, language, things } = intent
  if (!ofBudget.test(prompt)) return
  const budget = things.find(({ known }) => known?.id === 'budgetItem')
  const kept = things.find(({ known }) => known?.id === 'transaction')
  const has = (words: RegExp, fields: readonly SaidField[] = []) => fields.find(({ label }) => words.test(label))
  const asFields = budget && has(incoming, budget.fields) && has(outgoing, budget.fields)
  const [comes, goes] = [incoming, outgoing].map((words) => things.find((thing) => isBare(thing) && called(words)(thing)))
  if (!asFields && !(comes && goes) && !(kept && budget && isBare(budget))) return
  const known = knownThings.get('transaction')!
  const { one, many } = known.nouns[language]
  const whole: SaidThing = kept ?? { ...(budget ?? comes!), known, one: capitalised(one), many: capitalised(many) }
  const type = known.fields.find(({ id }) => id === 'type')!
  const own = whole.fields.filter(({ label }) => !incoming.test(label) && !outgoing.test(label))
  // the two were named, and are what each of it is one of
  whole.fields = [...own, ...(own.some(({ id }) => id === 'type') ? [] : [fieldFromUse(type, language, undefined, known.id)])]
  const isPart = (thing: SaidThing) =>
    [comes, goes].includes(thing) || (thing === budget && (asFields || isBare(thing))) || (isBare(thing) && called(kinds)(thing))
  const [first] = things.filter((thing) => thing === kept || isPart(thing))
  intent.things = things.flatMap((thing) => (thing === first ? [whole] : thing === kept || isPart(thing) ? [] : [thing]))
  // what pointed to a part points to the whole
  for (const thing of intent.things) thing.parents = thing.parents.filter((parent) => intent.things.includes(parent))
}
