import type { ThingNames } from '../context.ts'
import { attribute, tag } from '../markup.ts'
import type { DashboardDraft } from './dashboard-draft.ts'

/** Few sums stand for themselves; only many of them make a line that means something. */
const lineMin = 30

/** The card of `timeline`, with the period before beside it when there is one. */
export function overTimeCard(
  draft: DashboardDraft,
  fact: ThingNames,
  { label, format }: { label: string; format: string },
): void {
  const { context, imports, cards } = draft
  const isLine = fact.thing.rows.length >= lineMin && ['crisp', 'editorial'].includes(context.model.theme.look)
  const title = context.say('overTime', { label })
  const text = context.say(isLine ? 'comparedBefore' : 'comparedPale')
  const chart = isLine ? 'AreaChart' : 'ColumnChart'
  imports.use('@/components/blocks/charts', 'ChartCard')
  imports.use(isLine ? '@/components/blocks/charts' : '@/components/blocks/column-chart', chart)
  cards.push({
    width: 4,
    markup: (className) =>
      tag(
        'ChartCard',
        [`title=${attribute(title)}`, `text={before.length > 0 ? '${text}' : undefined}`, `className="${className}"`],
        tag(chart, [`label=${attribute(title)}`, 'points={timeline}', `format={${format}}`]),
      ),
  })
}
