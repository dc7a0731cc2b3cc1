import type { Site } from '../site-model.ts'
import type { Context } from './context.ts'

/** The hours that the data file of the opening hours starts with. */
export function writeUsualHours({ kitStatements }: Context, week: Site['week']): void {
  const days = week.map((day) => (day ? `  { opens: '${day.opens}', closes: '${day.closes}' },\n` : '  null,\n'))
  const usualHours = `/** The hours a new visitor's browser starts with, Monday to Sunday; null is a closed day. */
const usualHours: ({ opens: string; closes: string } | null)[] = [
${days.join('')}]`
  kitStatements['src/data/opening-hours.ts'] = { usualHours }
}
