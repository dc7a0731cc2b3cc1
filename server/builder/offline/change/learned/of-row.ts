// A wish with a row of names behind it: what the wish asks for tells what they are. Names of fields are those of a list, others are what
// is chosen from.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Reading } from '../reading.ts'
import { readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { inferType } from '../../understand/infer-type.ts'
import type { RowBehind } from '../wording/row-behind.ts'
import type { ActName, SpanName } from './acts.ts'
import { doAct } from './do-act.ts'
import type { ReadPlainly } from './doing.ts'
import { hearAs, likelyActs } from './hear.ts'

/** From so likely on, together, the wish asks for one of the acts that a row goes with. */
const goesFrom = 0.5
const ofFields = ['add-list', 'own-list'] as const
const ofChoices = ['add-choice', 'set-choices', 'type-choice', 'type-several', 'add-field'] as const
/** Acts that a wish for the same seems to be, to a reader who does not see the row. */
const seems: readonly ActName[] = [
  'add-field',
  'add-choice',
  'add-list',
  'own-list',
  'set-choices',
  'type-choice',
  'type-several',
  'link',
]

const isFieldName = (model: ProjectModel, name: string, language: Language) =>
  readingsIn(name, language).some(({ kind }) => kind === 'field') ||
  inferType(name, language).known ||
  resolveThing(model, name, language) !== undefined ||
  resolveField(model, name, language) !== undefined

/** Null where the row goes with no wish that is heard. */
export function readRow(model: ProjectModel, { wish, names }: RowBehind, language: Language, read: ReadPlainly): Reading | null {
  const likely = likelyActs(model, wish, language)
  const sum = (acts: readonly ActName[]) => acts.reduce((all, act) => all + (likely.get(act) ?? 0), 0)
  if (sum(seems) < goesFrom) return null
  const likeliest = <Act extends ActName>(acts: readonly Act[]): Act =>
    acts.reduce((a, b) => (likely.get(b)! > likely.get(a)! ? b : a))
  const areFields = names.filter((name) => isFieldName(model, name, language)).length * 2 >= names.length
  const asked = areFields ? likeliest(ofFields) : likeliest(ofChoices)
  const spans = hearAs(model, wish, asked, language)
  const own: SpanName = areFields ? 'part' : 'option'
  const act: ActName = areFields || asked === 'add-choice' ? asked : 'set-choices'
  const field = spans.field ?? (act === 'set-choices' ? spans.name : undefined)
  return doAct(act, { model, spans: { ...spans, ...(field && { field }), [own]: names }, language, read, text: wish })
}
