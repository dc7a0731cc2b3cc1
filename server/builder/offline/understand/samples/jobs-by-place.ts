// "Drilling, 12 Mill Lane": the jobs of a trade that calls them by a name of its own, where the lexicon knows none of its work. What any
// fitter does, taps and stairwells, would be another trade's.
import type { Language } from '#shared/languages.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { streets } from '../../lexicon/sample-pools.ts'
import type { Thing } from '../../model.ts'
import type { Source } from './sample-size.ts'

export function jobsByPlace({ concept, one, many }: Thing, source: Source, language: Language): Source {
  const usual = knownThings.get('job')!
  const isOwnName = many.toLowerCase() !== usual.nouns[language].many.toLowerCase()
  if (concept !== 'job' || source.rows !== usual.rows || !isOwnName) return source
  const title = source.columns.indexOf('title')
  const places = streets[language]
  const titleAt = (at: number) => `${one}${language === 'ja' ? ' ' : ', '}${places[at % places.length]}`
  return { ...source, rows: source.rows.map((cells, at) => cells.with(title, titleAt(at))) }
}
