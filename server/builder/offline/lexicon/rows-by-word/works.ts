// Rows of what somebody shows of their work, each of one of its kinds.
import type { RowsOfThing } from './trade-row.ts'

type Work = readonly [title: string, kind: number, year: number, text: string]
export const works = (kinds: string, all: readonly Work[]): Readonly<Record<string, RowsOfThing>> => {
  const names = kinds.split(', ')
  return {
    portfolioItem: {
      columns: 'title, category, year, description',
      kinds,
      rows: all.map(([title, kind, year, text]) => [title, names[kind]!, year, text]),
    },
  }
}
