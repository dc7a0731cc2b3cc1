// What everything of a list is worth: "total value of the stock by purchase price", "vad hela samlingen är värd", 在庫の金額の合計. How many there are
// times what each is worth, added up; where there is only a price or a value of each, that.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { mainThing } from '../resolve.ts'
import { does, type Reading } from '../reading.ts'
import { conceptOf, stockLike } from '../said-parts.ts'
import { thingSaid } from '../sight/states-said.ts'
import type { Operation } from '../operations.ts'

const asks: Record<Language, RegExp> = {
  en: /^(?:(?:please |also )?(?:show|see|display|work out|calculate|tell me|what(?:['’]s| is)|i (?:want|need|would like) to (?:see|know)|add|can (?:we|you|i) (?:see|show|have)) )?(?:me |us )?(?:(?:the |a )?(?:total |whole |overall |combined )*(?:value|worth) of (?:(?:all|the|my|our|whole|entire|everything in)\s+)*(?<of>\p{L}+(?: \p{L}+)?)|(?:what |how much )?(?:(?:all|the|my|our|whole|entire)\s+)*(?<of2>\p{L}+(?: \p{L}+)?) (?:is|are) worth(?: in total| altogether)?)(?<tail>(?:,? (?:on top|at the (?:top|bottom)|by (?:the )?\p{L}+ price|at \p{L}+ price|in total|altogether|on the (?:dashboard|front page)))*)$/iu,
  sv: /^(?:(?:visa|se|räkna ut|beräkna|jag vill (?:se|veta)|vi vill (?:se|veta)|säg) )?(?:(?:det )?(?:totala |sammanlagda |hela )*värdet? (?:av|på|för|i) (?:(?:alla|hela|allt i|min|mitt|mina|vår|vårt|våra)\s+)*(?<of>\p{L}+)|vad (?:(?:alla|hela|allt i|min|mitt|mina|vår|vårt|våra)\s+)*(?<of2>\p{L}+) är värd[at]?|vad är (?:(?:alla|hela|min|mitt|mina|vår|vårt|våra)\s+)*(?<of3>\p{L}+) värd[at]?)(?<tail>(?: (?:totalt|sammanlagt|överst|högst upp|efter inköpspris(?:et)?|i inköpspris))*)[?.!]*$/iu,
  ja: /^(?<of>在庫|[^、。の]{2,8})の?(?:全部の|全体の)?(?:金額の合計|合計金額|総額|総価値|価値の合計|評価額)(?:を|が|は)?(?:いくらか|いくら)?(?:を|が)?(?<tail>(?:一番上|トップ|上)に)?(?:出|見|表示|知り|わかる|分かる|計算)[\p{Script=Hiragana}]*$/u,
}
const whole: Record<Language, RegExp> = {
  en: /^(?:stock|inventory|collection|everything|all)$/i,
  sv: /^(?:lagret|lager|samlingen|allt|alltihop)$/i,
  ja: /^(?:在庫|全部|コレクション)$/,
}
const stock = /stock|inventory|lager|在庫/i
const bought = /purchase|cost|buy|inköp|仕入|原価|取得/i
const top = /top|överst|upp|上|トップ|dashboard|front/i
const label: Record<Language, string> = { en: 'Value', sv: 'Värde', ja: '在庫金額' }

const priced = (thing: Thing) =>
  thing.fields.filter(
    (field) => field.type === 'money' && !/deposit|margin|profit|vinst|利益|budget/i.test(`${conceptOf(field)} ${field.label}`),
  )
/** What each is worth: as it was bought where that is said, else what it is worth or costs. */
function priceOf(thing: Thing, said: string, isStock: boolean): Field | undefined {
  const prices = priced(thing).filter(({ formula }) => !formula)
  const isBought = isStock || bought.test(said)
  return (
    prices.find((field) => isBought && bought.test(`${conceptOf(field)} ${field.label}`)) ??
    prices.find((field) => /value|worth|värde|価値|評価/i.test(`${conceptOf(field)} ${field.label}`)) ??
    prices.find((field) => !bought.test(`${conceptOf(field)} ${field.label}`)) ??
    prices[0]
  )
}

export function worthOfAll(model: ProjectModel, text: string, language: Language): Reading | null {
  const groups = asks[language].exec(text.trim().replace(/[.!?。！？]+$/u, ''))?.groups
  const of = groups?.of ?? groups?.of2 ?? groups?.of3
  if (!groups || !of) return null
  const things = [mainThing(model), ...model.things].filter((each) => each !== undefined)
  const thing = whole[language].test(of)
    ? (things.find((each) => stock.test(of) && stockLike(each) && priced(each).length) ??
      things.find((each) => priced(each).length))
    : thingSaid(model, of, language)
  const price = thing && priceOf(thing, text, stock.test(of))
  if (!thing || !price) return null
  const many = stockLike(thing)
  const totals = (thing.totals ?? []).filter(({ kind }) => kind === 'sum')
  const told = (field: string): Operation[] => [
    { op: 'setTotals', thing: thing.id, totals: [...totals.filter((each) => each.field !== field), { field, kind: 'sum' }] },
    ...(top.test(groups.tail ?? '') && model.pages.some(({ kind }) => kind === 'dashboard')
      ? [{ op: 'addFigure' as const, thing: thing.id, figure: { kind: 'sum' as const, of: field } }]
      : []),
  ]
  if (!many) return does(...told(price.id))
  const isProduct = ({ formula }: Field) =>
    formula?.kind === 'calc' &&
    [formula.first, ...formula.rest.map((each) => each.of)].every((each) => each === many.id || each === price.id)
  const known = thing.fields.find(isProduct)
  if (known) return does(...told(known.id))
  const field: Field = {
    id: freeId('value', new Set(thing.fields.map(({ id }) => id)), 'value'),
    label: label[model.language],
    type: 'money',
    formula: { kind: 'calc', first: many.id, rest: [{ op: '*', of: price.id }] },
    why: 'edit',
  }
  return does({ op: 'addField', thing: thing.id, field }, ...told(field.id))
}
