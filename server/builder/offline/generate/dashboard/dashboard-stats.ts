import { isLevel } from '../../lexicon/levels.ts'
import type { Field } from '../../model.ts'
import { iconName, openTest, propertyOf, type ThingNames } from '../context.ts'
import { attribute, tag } from '../markup.ts'
import { balanceOf, overBalance } from './dashboard-balance.ts'
import { isRate, rowsOf, type DashboardDraft } from './dashboard-draft.ts'
import { overTimeCard } from './over-time-card.ts'
import { groupCards } from './dashboard-cards.ts'
import { importStatCard } from '../import-stat-card.ts'

const countsUp = (field: Field) =>
  ['int', 'number'].includes(field.type) &&
  /^(hours|duration|quantity|distance|calories|votes|partySize|score)$/.test(field.concept ?? '')
const isMeasure = (field: Field) =>
  ['int', 'number'].includes(field.type) && !isLevel(field) && !/year|age|number/i.test(field.id)

/** What is added up over time: money that moved, else hours and the like; never a rate. */
function amountOf(fact: ThingNames): Field | undefined {
  const { thing, money } = fact
  const sums = thing.fields.filter((field) => field.type === 'money' && !isRate(field, fact))
  // cash and cards are parts of the total
  const moved = sums.find(({ concept }) => concept === 'total') ?? sums[0]
  return moved ?? thing.fields.find(countsUp) ?? (money ? undefined : thing.fields.find(isMeasure))
}
const rateOf = (fact: ThingNames) => fact.thing.fields.find((field) => isRate(field, fact))

/** The sum of it, or how many there are, stands there because somebody asked for it. */
const isAsked = ({ thing }: ThingNames, of: Field | undefined): boolean =>
  (thing.figures ?? []).some(
    (figure) => figure.kind === (of ? 'sum' : 'count') && figure.of === of?.id && !figure.by && !figure.where?.length,
  )

/** A sum says of what it is one: `42 km`. */
const withUnit = (value: string, unit: string | undefined) => (unit ? `{\`\${${value}} ${unit}\`}` : `{${value}}`)

/** Facts with a date: this period against the one before, over time, by group. */
export function overPeriod(draft: DashboardDraft, fact: ThingNames): void {
  const { context, imports, lines, stats } = draft
  const { say } = context
  const balance = balanceOf(context, fact)
  if (balance) return overBalance(draft, fact, balance)
  const all = rowsOf(draft, fact)
  const day = `row.${propertyOf(fact, fact.day!)}`
  const amount = amountOf(fact)
  const isMoney = amount?.type === 'money'
  const value = amount ? `row.${propertyOf(fact, amount)}` : '1'
  const format = isMoney ? 'formatMoney' : 'formatNumber'
  const short = isMoney ? 'formatMoneyShort' : 'formatCompact'
  importStatCard(context, imports)
  imports.use('@/lib/format', short)
  imports.use('@/lib/series', 'inRange', 'overTime', 'percentChange')
  const dayOf = `(row) => ${day}`
  lines.push(
    `const rows = inRange(${all}, ${dayOf}, range)`,
    `const before = inRange(${all}, ${dayOf}, range, 1)`,
    `const timeline = overTime(${all}.map((row) => ({ day: ${day}, value: ${value} })), range)`,
  )
  const hint = `hint=${attribute(say('thisPeriod'))}`
  // "Total total" of takings with their parts says less than whose total it is
  const isTotal = amount?.concept === 'total'
  const isWhole = isTotal && fact.thing.fields.filter(({ type }) => type === 'money').length > 1
  const what = !amount || isWhole ? fact.thing.many : amount.label
  if (amount) {
    imports.use('@/lib/format', format)
    imports.use('@/lib/series', 'sum')
    lines.push(`const total = sum(rows.map((row) => ${value}))`, `const totalBefore = sum(before.map((row) => ${value}))`)
  }
  if (amount && !isAsked(fact, amount)) {
    const icon = iconName(isMoney ? 'Banknote' : 'Sigma')
    imports.use('lucide-react', icon)
    stats.push(
      tag('StatCard', [
        `label=${attribute(isTotal && !isWhole ? what : say('sumOf', { label: context.model.language === 'en' ? context.lower(what) : what }))}`,
        `value=${withUnit(`${format}(Math.round(total))`, amount.unit)}`,
        `icon={${icon}}`,
        'change={percentChange(total, totalBefore)}',
        hint,
        'trend={timeline.map((point) => point.value)}',
      ]),
    )
  }
  if (!isWhole) {
    const factIcon = iconName(fact.thing.icon)
    imports.use('lucide-react', factIcon)
    imports.use('@/lib/format', 'formatNumber')
    stats.push(
      tag('StatCard', [
        `label=${attribute(fact.thing.many)}`,
        'value={formatNumber(rows.length)}',
        `icon={${factIcon}}`,
        'change={percentChange(rows.length, before.length)}',
        hint,
      ]),
    )
  }
  if (amount) {
    imports.use('lucide-react', 'ChartNoAxesCombined as ChartIcon')
    lines.push(
      'const average = rows.length > 0 ? total / rows.length : 0',
      'const averageBefore = before.length > 0 ? totalBefore / before.length : 0',
    )
    stats.push(
      tag('StatCard', [
        `label=${attribute(say('average', { one: fact.one }))}`,
        `value=${withUnit(`${format}(Math.round(average))`, amount.unit)}`,
        'icon={ChartIcon}',
        'change={percentChange(average, averageBefore)}',
        hint,
      ]),
    )
  }
  const rate = rateOf(fact)
  if (rate) rateStat(draft, fact, rate)
  openStat(draft, fact, 'rows')
  const label = amount?.unit ? `${what} (${amount.unit})` : what
  overTimeCard(draft, fact, { label, format: short })
  groupCards(draft, fact, 'rows', 3, amount, isWhole ? what : undefined)
}

/** The mean of what is paid per unit. */
function rateStat({ context, imports, lines, stats }: DashboardDraft, fact: ThingNames, rate: Field) {
  const value = `row.${propertyOf(fact, rate)}`
  imports.use('lucide-react', 'Gauge as RateIcon')
  imports.use('@/lib/format', 'formatMoney')
  imports.use('@/lib/series', 'sum')
  lines.push(`const averageRate = rows.length > 0 ? sum(rows.map((row) => ${value})) / rows.length : 0`)
  stats.push(
    tag('StatCard', [
      `label=${attribute(rate.label)}`,
      'value={formatMoney(Math.round(averageRate))}',
      'icon={RateIcon}',
      `hint=${attribute(context.say('average', { one: fact.one }))}`,
    ]),
  )
}

export function countStat(draft: DashboardDraft, names: ThingNames): void {
  const { context, imports, stats } = draft
  if (isAsked(names, undefined)) return
  const rows = rowsOf(draft, names)
  if (openStat(draft, names, rows)) return
  const icon = iconName(names.thing.icon)
  imports.use('lucide-react', icon)
  importStatCard(context, imports)
  imports.use('@/lib/format', 'formatNumber')
  stats.push(tag('StatCard', [`label=${attribute(names.thing.many)}`, `value={formatNumber(${rows}.length)}`, `icon={${icon}}`]))
}

/** What all of them come to, where no day tells when. */
export function sumStat(draft: DashboardDraft, names: ThingNames): void {
  const { context, imports, stats } = draft
  const amount = amountOf(names)
  if (!amount || isAsked(names, amount)) return
  const isMoney = amount.type === 'money'
  const [format, icon] = [isMoney ? 'formatMoney' : 'formatNumber', iconName(isMoney ? 'Banknote' : 'Sigma')]
  imports.use('lucide-react', icon)
  importStatCard(context, imports)
  imports.use('@/lib/format', format)
  imports.use('@/lib/series', 'sum')
  const label = context.model.language === 'en' ? context.lower(amount.label) : amount.label
  const total = `${format}(Math.round(sum(${rowsOf(draft, names)}.map((row) => row.${propertyOf(names, amount)}))))`
  stats.push(
    tag('StatCard', [
      `label=${attribute(amount.concept === 'total' ? names.thing.many : context.say('sumOf', { label }))}`,
      `value=${withUnit(total, amount.unit)}`,
      `icon={${icon}}`,
    ]),
  )
}

/** How many stand in the calendar for the week to come. */
export function soonStat(draft: DashboardDraft, names: ThingNames): void {
  const { context, imports, stats } = draft
  const day = `daysUntil(row.${propertyOf(names, names.day!)})`
  imports.use('lucide-react', 'CalendarClock as SoonIcon')
  importStatCard(context, imports)
  imports.use('@/lib/dates', 'daysUntil')
  stats.push(
    tag('StatCard', [
      `label=${attribute(context.say('soonMany', { many: names.many }))}`,
      `value={String(${rowsOf(draft, names)}.filter((row) => ${day} >= 0 && ${day} < 7).length)}`,
      'icon={SoonIcon}',
    ]),
  )
}

/** How many are not done, for things that get done. */
function openStat(draft: DashboardDraft, names: ThingNames, rows: string): boolean {
  const { context, imports, stats } = draft
  const open = openTest(context, names, 'row')
  if (!open) return false
  imports.use('lucide-react', 'CircleDot as OpenIcon')
  importStatCard(context, imports)
  const hint = context.say('inTotal', { count: `\${${rows}.length}` })
  stats.push(
    tag('StatCard', [
      `label=${attribute(context.say('openMany', { many: names.many }))}`,
      `value={String(${rows}.filter((row) => ${open}).length)}`,
      'icon={OpenIcon}',
      `hint={\`${hint}\`}`,
    ]),
  )
  return true
}
