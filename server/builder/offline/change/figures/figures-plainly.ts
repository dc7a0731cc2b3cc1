// Figures by the whole of what is said, one reader after the other; null where a piece of a wish asks for none.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Reading } from '../reading.ts'
import { chartTold } from './chart-told.ts'
import { countedSo } from './counted-so.ts'
import { leaders } from './leaders.ts'
import { outcomesCounted } from './outcomes.ts'
import { topScorers } from './top-scorers.ts'
import { worthOfAll } from './worth-of-all.ts'

const readers = [outcomesCounted, topScorers, leaders, worthOfAll, chartTold, countedSo]

export function figuresPlainly(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const reader of readers) {
    const read = reader(model, text, language)
    if (read) return read
  }
  return null
}
