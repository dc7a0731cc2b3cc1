// The figures that somebody asked for, ahead of those the dashboard has anyway.
import { fieldOf } from '../../field-kinds.ts'
import type { Figure } from '../../shown-rules.ts'
import { figureText } from '../../reply/figure-phrases.ts'
import { iconName, propertyOf, type ThingNames } from '../context.ts'
import { importStatCard } from '../import-stat-card.ts'
import { attribute, quote, tag } from '../markup.ts'
import { testOf } from '../quick-filters.ts'
import { groupOf } from './dashboard-cards.ts'
import { rowsOf, type DashboardDraft } from './dashboard-draft.ts'

export function askedFigures(draft: DashboardDraft, names: ThingNames): void {
  for (const figure of names.thing.figures ?? [])
    if (figure.by) asChart(draft, names, figure)
    else if (figure.kind === 'share') asShare(draft, names, figure)
    else asStat(draft, names, figure)
}

function rowsMeant(draft: DashboardDraft, names: ThingNames, { where }: Figure): string {
  const rows = rowsOf(draft, names)
  return where?.length ? `${rows}.filter((row) => ${testOf(names, where, draft.imports)})` : rows
}

function asStat(draft: DashboardDraft, names: ThingNames, figure: Figure): void {
  const { context, imports, stats } = draft
  const number = fieldOf(names.thing, figure.of)
  const rows = rowsMeant(draft, names, figure)
  const isMoney = number?.type === 'money'
  const format = isMoney ? 'formatMoney' : 'formatNumber'
  const icon = iconName(number ? (isMoney ? 'Banknote' : 'Sigma') : names.thing.icon)
  imports.use('lucide-react', icon)
  importStatCard(context, imports)
  imports.use('@/lib/format', format)
  const fold = `${figure.kind}Of`
  if (number) imports.use('@/lib/figures', fold)
  const worth = number ? `${fold}(${rows}.map((row) => row.${propertyOf(names, number)}))` : `${rows}.length`
  const value = `${format}(${isMoney ? `Math.round(${worth})` : worth})`
  stats.push(
    tag('StatCard', [
      `label=${attribute(figureText(names.thing, figure, context.model.language))}`,
      `value=${number?.unit ? `{\`\${${value}} ${number.unit}\`}` : `{${value}}`}`,
      `icon={${icon}}`,
    ]),
  )
}

function asShare(draft: DashboardDraft, names: ThingNames, figure: Figure): void {
  const { context, imports, stats } = draft
  const icon = iconName('Percent')
  imports.use('lucide-react', icon)
  importStatCard(context, imports)
  imports.use('@/lib/figures', 'shareOf')
  stats.push(
    tag('StatCard', [
      `label=${attribute(figureText(names.thing, figure, context.model.language))}`,
      `value={\`\${shareOf(${rowsMeant(draft, names, figure)}.length, ${rowsOf(draft, names)}.length)} %\`}`,
      `icon={${icon}}`,
    ]),
  )
}

function asChart(draft: DashboardDraft, names: ThingNames, figure: Figure): void {
  const { context, imports, cards, charted } = draft
  const group = fieldOf(names.thing, figure.by)!
  const number = fieldOf(names.thing, figure.of)
  const value = number && `(row) => row.${propertyOf(names, number)}`
  const rows = rowsMeant(draft, names, figure)
  const isAverage = figure.kind === 'average'
  const format = number?.type === 'money' ? 'formatMoneyShort' : 'formatCompact'
  const title = figureText(names.thing, figure, context.model.language)
  const label = attribute(number?.unit ? `${title} (${number.unit})` : title)
  imports.use('@/components/blocks/charts', 'ChartCard')
  imports.use('@/lib/format', format)
  charted.add(group)
  const points = figure.span
    ? `bySpan(${[rows, `(row) => row.${propertyOf(names, group)}`, quote(figure.span), value, value && isAverage && quote('average')].filter(Boolean).join(', ')})`
    : `${isAverage ? 'averageByGroup' : 'byGroup'}(${[rows, `(row) => ${groupOf(context, names, { field: group }, imports)}`, value].filter(Boolean).join(', ')})`
  imports.use('@/lib/series', points.slice(0, points.indexOf('(')))
  const chart = figure.span ? 'ColumnChart' : 'BarList'
  imports.use(figure.span ? '@/components/blocks/column-chart' : '@/components/blocks/charts', chart)
  cards.push({
    width: 3,
    markup: (className) =>
      tag(
        'ChartCard',
        [`title=${label}`, `className="${className}"`],
        tag(chart, [`label=${label}`, `points={${points}}`, `format={${format}}`]),
      ),
  })
}
