// "A week calendar would be great", "a calendar of the rooms": days are shown of what has them. A list without days gets none when
// the wish does not name it, or when another list has a day for each of its rows.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../model.ts'
import type { Operation } from './operations.ts'
import { resolveThing } from './resolve.ts'
import { narrowings } from './said-parts.ts'

const background = /birth|born|creat|purchas|bought|joined|registered|födel|född|köpt|誕生|登録|入会|購入/i
const isOccasion = ({ type, formula, concept = '', label }: Field) =>
  (type === 'date' || type === 'datetime') && !formula && !background.test(`${concept} ${label}`)
const isDated = ({ fields }: Thing) => fields.some(isOccasion)
const shownInTime = new Set(['calendar', 'timeline'])

const isNamed = (model: ProjectModel, { one, many, id }: Thing, text: string, language: Language): boolean => {
  const low = text.toLowerCase()
  if ([one, many].some((name) => low.includes(name.toLowerCase()))) return true
  return language !== 'ja' && narrowings(text, language).some((name) => resolveThing(model, name, language)?.id === id)
}

/** The operations, with a view in time on the list that has the days. */
export function onDated(model: ProjectModel, operations: readonly Operation[], text: string, language: Language): Operation[] {
  const views = operations.filter((each) => each.op === 'addView' && shownInTime.has(each.view))
  const [view] = views
  if (views.length !== 1 || view?.op !== 'addView') return [...operations]
  const thing = model.things.find(({ id }) => id === view.thing)
  if (!thing || isDated(thing)) return [...operations]
  const dated = model.things.filter(isDated)
  const pointing = dated.filter(({ fields }) => fields.some(({ target }) => target === thing.id))
  const meant = isNamed(model, thing, text, language) ? pointing[0] : (pointing[0] ?? dated[0])
  if (!meant) return [...operations]
  const isThere = meant.views[0] === view.view
  return operations.flatMap((each): Operation[] => (each !== view ? [each] : isThere ? [] : [{ ...view, thing: meant.id }]))
}
