// "Money per project" where the hours stand with the work and the rate with the project: the rows get what they are worth, and that is
// added up.
import type { Language } from '#shared/languages.ts'
import { each, hours, rate, counted } from '../../lexicon/figures/parts.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { isPart } from '../fill-figure.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { nothing, type Reading } from '../reading.ts'
import { happensOn } from '../said-parts.ts'
import { readFigure } from '../sight/read-figure.ts'
import { borrowed, type Borrowing } from './linked-rows.ts'

const ofMoney =
  /\b(?:money|cost\w*|revenue|sales|earn\w*|income|pay|wages?|salar\w+|invoic\w*|bill\w*|charge\w*|amounts?|value)\b|(?<!\p{L})(?:pengar|kostnad\p{L}*|intäkt\p{L}*|inkomst\p{L}*|tjäna\p{L}*|lön\p{L}*|faktur\p{L}*|debiter\p{L}*|belopp\p{L}*|omsättning\p{L}*|försäljning\p{L}*)(?!\p{L})|金額|売上|売り上げ|報酬|人件費|請求|収入|給与|費用|コスト/iu

/** The fields that make a list worth something: how many, and what each is worth over a link. */
function worthOver(model: ProjectModel, thing: Thing, how: Borrowing, language: Language): Field[] | undefined {
  if (!happensOn(thing) || thing.fields.some(({ type }) => type === 'money')) return undefined
  const many =
    thing.fields.find((field) => !field.formula && isPart(field, hours)) ?? thing.fields.find((field) => isPart(field, counted))
  const isEach = (field: Field) => field.type === 'money' && isPart(field, many && isPart(many, hours) ? rate : each)
  const one = many && borrowed(model, thing, how).find(isEach)
  if (!many || !one) return undefined
  const worth: Field = {
    id: freeId('worth', new Set(thing.fields.map(({ id }) => id)), 'worth'),
    label: amountLabel[language],
    type: 'money',
    concept: 'total',
    formula: { kind: 'calc', first: many.id, rest: [{ op: '*', of: one.id }] },
    why: 'edit',
  }
  return [{ ...one, why: 'edit' }, worth]
}
const amountLabel: Record<Language, string> = { en: 'Amount', sv: 'Belopp', ja: '金額' }

/** `how`: rows that a person stored know no rate yet, and follow it. */
export const worthReader =
  (how: Borrowing) =>
  (model: ProjectModel, clause: { text: string }, language: Language): Reading => {
    if (!ofMoney.test(clause.text)) return nothing
    for (const thing of model.things) {
      const fields = worthOver(model, thing, how, language)
      if (!fields) continue
      const added = fields.map((field): Operation => ({ op: 'addField', thing: thing.id, field }))
      const grown = applyOperations(model, added)
      const { operations } = readFigure(grown, clause, language)
      const isOfIt = operations.some(
        (each) => each.op === 'addFigure' && each.thing === thing.id && each.figure.of === fields.at(-1)!.id,
      )
      if (isOfIt) return { operations: [...added, ...operations], notes: [] }
    }
    return nothing
  }
