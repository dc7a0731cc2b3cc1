// A wish of which the readers made nothing, though the examples hear one thing in it: it is done as it is heard, where that is likely and
// nothing speaks against it: "nobody here says starter. appetizer!!"
import type { Language } from '#shared/languages.ts'
import type { Note, ProjectModel } from '../model.ts'
import { outrightSays } from '../reply/outright-phrases.ts'
import { changeSays } from '../reply/change-phrases.ts'
import { type Change, done } from './done.ts'
import { hear } from './learned/hear.ts'
import type { Operation } from './operations.ts'
import { onlyRules } from './by-rule/only-rules.ts'
import { onlyOfPage } from './pages-said/only-of-page.ts'
import { plausible } from './plausible/plausible.ts'
import { readPlainly } from './read-wish.ts'

/** Of wishes by strangers of which nothing was made, four of five that were heard so surely were heard rightly; of less sure ones half. */
const likelyAtLast = 0.7

/** A row is made of whatever words there are, so that it is to be called one. */
const example = /\b(?:examples?|samples?|pretend|dummy)\b|exempel|påhittad|例|サンプル|見本/iu

/** What takes away, changes a type or names something new has to be read; these say again what is there, or are soon put right. */
const mild = new Set<Operation['op']>([
  'addOption',
  'renameOption',
  'requireField',
  'setOrder',
  'setTotals',
  'setLanguage',
  'setName',
  'addRow',
])
const isMild = (operation: Operation): boolean =>
  mild.has(operation.op) ||
  (operation.op === 'addField' && operation.field.target !== undefined) ||
  (operation.op === 'retypeField' && operation.options !== undefined)

/** What was answered in words of its own is no riddle. */
function isAnswered({ kind, text }: Note, language: Language): boolean {
  return kind !== 'unknown' || text === outrightSays.oneLanguage[language] || text === changeSays.onlyThree[language]
}

/** `notes` are what the readers answered; null where that stands. */
export function heardAtLast(
  model: ProjectModel,
  text: string,
  notes: readonly Note[],
  language: Language,
  read: (model: ProjectModel, text: string) => Change,
): Change | null {
  if (notes.some((note) => isAnswered(note, language))) return null
  const heard = hear(model, text, language, readPlainly)
  if (!heard?.reading?.operations.length || heard.likely < likelyAtLast) return null
  if (heard.act === 'add-row' && !example.test(text)) return null
  if (!heard.reading.operations.every(isMild)) return null
  const meant = plausible(model, done(model, heard.reading, language), text, language, read)
  const made = onlyOfPage(model, text, onlyRules(model, text, language, meant, read), language)
  return made.operations.length ? made : null
}
