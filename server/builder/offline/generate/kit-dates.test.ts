import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { generateProject } from './generate-project.ts'
import { runData } from './samples/run-data.ts'

const files = generateProject(understand('calendar of school events: event, date, place').model!)

test('a month shows its weeks, and the month of today at least two weeks ahead', () => {
  const { layData, runs } = runData()
  const place = layData('school', files)
  const code = `
import { monthGrid, toDay } from '${place}/src/lib/dates.ts'
const RealDate = Date
const gridAt = (now: string, cursor: string) => {
  globalThis.Date = class extends RealDate {
    constructor(...parts: number[]) {
      if (parts.length === 0) super(now)
      else super(...(parts as [number]))
    }
  } as DateConstructor
  const days = monthGrid(new RealDate(cursor))
  globalThis.Date = RealDate
  return [days.length / 7, toDay(days[0]!), toDay(days.at(-1)!)]
}
console.log(JSON.stringify([
  gridAt('2026-11-30T12:00', '2026-11-30T12:00'),
  gridAt('2026-11-03T12:00', '2026-11-03T12:00'),
  gridAt('2026-11-30T12:00', '2026-10-15T12:00'),
  gridAt('2026-11-30T12:00', '2027-02-15T12:00'),
]))`
  assert.deepEqual(runs(place, code), [
    [7, '2026-10-26', '2026-12-13'],
    [6, '2026-10-26', '2026-12-06'],
    [5, '2026-09-28', '2026-11-01'],
    [4, '2027-02-01', '2027-02-28'],
  ])
})

test('a chart by month begins with the first month that has something, and shows half of its months at least', () => {
  const { layData, runs } = runData()
  const dashboard = understand('dashboard of expenses: item, date, amount, category').model!
  dashboard.things[0]!.figures = [{ kind: 'sum', of: 'amount', by: 'date', span: 'month' }]
  const place = layData('expenses', generateProject(dashboard))
  const code = `
import { bySpan } from '${place}/src/lib/series.ts'
import { daysFromNow } from '${place}/src/lib/dates.ts'
const points = (...ago: number[]) => bySpan(ago.map((days) => daysFromNow(-days)), (day) => day, 'month').length
console.log(JSON.stringify([points(0), points(0, 245), points(0, 1000)]))`
  const [now, eightMonths, years] = runs(place, code) as number[]
  assert.deepEqual([now, years], [6, 6])
  assert.ok(eightMonths! >= 8 && eightMonths! <= 10)
})
