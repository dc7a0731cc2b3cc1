import { optionLabel } from '../../lexicon/lexicon.ts'
import type { Field } from '../../model.ts'
import { iconName, propertyOf, type Context, type ThingNames } from '../context.ts'
import { importStatCard } from '../import-stat-card.ts'
import { attribute, quote, tag } from '../markup.ts'
import { groupCards } from './dashboard-cards.ts'
import { isRate, rowsOf, type DashboardDraft } from './dashboard-draft.ts'
import { overTimeCard } from './over-time-card.ts'

type Balance = { kind: Field; amount: Field; income: string; expense: string }

/** Rows that say of each amount whether it came in or went out; a sum of both would mean nothing. */
export function balanceOf({ model }: Context, fact: ThingNames): Balance | undefined {
  const [income, expense] = ['Income', 'Expense'].map((label) => optionLabel(label, model.language)) as [string, string]
  const kind = fact.thing.fields.find(({ options }) => options?.includes(income) && options.includes(expense))
  const amount = fact.thing.fields.find((field) => field.type === 'money' && !isRate(field, fact))
  return kind && amount && { kind, amount, income, expense }
}

/** What came in, what went out and what is left; where it went. */
export function overBalance(draft: DashboardDraft, fact: ThingNames, { kind, amount, income, expense }: Balance): void {
  const { context, imports, lines, stats } = draft
  const all = rowsOf(draft, fact)
  const day = `row.${propertyOf(fact, fact.day!)}`
  const value = `row.${propertyOf(fact, amount)}`
  const is = (option: string) => `row.${propertyOf(fact, kind)} === ${quote(option)}`
  importStatCard(context, imports)
  imports.use('@/lib/format', 'formatMoney', 'formatMoneyShort')
  imports.use('@/lib/series', 'inRange', 'overTime', 'percentChange', 'sum')
  lines.push(
    `const moneyIn = ${all}.filter((row) => ${is(income)})`,
    `const moneyOut = ${all}.filter((row) => ${is(expense)})`,
    `const rows = inRange(moneyOut, (row) => ${day}, range)`,
    `const before = inRange(moneyOut, (row) => ${day}, range, 1)`,
    `const earned = sum(inRange(moneyIn, (row) => ${day}, range).map((row) => ${value}))`,
    `const earnedBefore = sum(inRange(moneyIn, (row) => ${day}, range, 1).map((row) => ${value}))`,
    `const spent = sum(rows.map((row) => ${value}))`,
    `const spentBefore = sum(before.map((row) => ${value}))`,
    `const timeline = overTime(moneyOut.map((row) => ({ day: ${day}, value: ${value} })), range)`,
  )
  const stat = (label: string, sum: string, icon: string, change?: string) => {
    imports.use('lucide-react', iconName(icon))
    const compared = change && [`change={percentChange(${sum}, ${change})}`, `hint=${attribute(context.say('thisPeriod'))}`]
    stats.push(
      tag('StatCard', [
        `label=${attribute(label)}`,
        `value={formatMoney(${sum})}`,
        `icon={${iconName(icon)}}`,
        ...(compared || []),
      ]),
    )
  }
  stat(income, 'earned', 'ArrowDownLeft', 'earnedBefore')
  stat(expense, 'spent', 'ArrowUpRight', 'spentBefore')
  stat(context.say('balance'), 'earned - spent', 'Scale')
  overTimeCard(draft, fact, { label: expense, format: 'formatMoneyShort' })
  draft.charted.add(kind)
  groupCards(draft, fact, 'rows', 3, amount, expense)
}
