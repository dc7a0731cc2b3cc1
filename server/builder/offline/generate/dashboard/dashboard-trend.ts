import { isLevel } from '../../lexicon/levels.ts'
import type { Field } from '../../model.ts'
import { propertyOf, type ThingNames } from '../context.ts'
import { rowsOf, type DashboardDraft } from './dashboard-draft.ts'
import { attribute, quote, tag } from '../markup.ts'
import { pascal } from '../names.ts'
import { importStatCard } from '../import-stat-card.ts'

const trendsMax = 2

/** Levels of things that are written down day by day. A day that something was bought or begins on is none of those, nor is what costs money. */
export const levelsOf = ({ thing, day, money }: ThingNames): Field[] =>
  day && !money && (day.concept ?? day.id) === 'date' ? thing.fields.filter(isLevel).slice(0, trendsMax) : []

/** A line over time for what was measured, where there is something measured with a day. */
export function trendCards(draft: DashboardDraft, names: ThingNames): void {
  const { context, imports, lines, stats, cards } = draft
  const levels = levelsOf(names)
  for (const field of levels) {
    const name = `${names.collection}${pascal(field.id)}OverTime`
    const rows = rowsOf(draft, names)
    imports.use('@/components/blocks/charts', 'ChartCard')
    imports.use('@/components/blocks/line-chart', 'LineChart')
    imports.use('@/lib/format', 'formatNumber')
    imports.use('@/lib/series', 'measuredOverTime')
    lines.push(
      `const ${name} = measuredOverTime(${rows}.map((row) => ({ day: row.${propertyOf(names, names.day!)}, value: row.${propertyOf(names, field)} })))`,
    )
    imports.use('lucide-react', 'Activity as LevelIcon')
    importStatCard(context, imports)
    stats.push(
      tag('StatCard', [
        `label=${attribute(field.label)}`,
        `value={${name}.length > 0 ? \`\${formatNumber(${name}.at(-1)!.value)}${field.unit ? ` ${field.unit}` : ''}\` : '–'}`,
        'icon={LevelIcon}',
        `trend={${name}.map((point) => point.value)}`,
        `hint=${attribute(context.say('latest'))}`,
      ]),
    )
    const title = context.say('overTime', { label: field.unit ? `${field.label} (${field.unit})` : field.label })
    const nothing = context.say('nothingYet')
    cards.push({
      width: levels.length > 1 ? 3 : 6,
      markup: (className) =>
        tag(
          'ChartCard',
          [`title=${attribute(title)}`, `className="${className}"`],
          `{${name}.length > 0 ? <LineChart label=${attribute(title)} points={${name}} format={formatNumber} /> : ${quote(nothing)}}`,
        ),
    })
  }
}
