// A field that is called like another list of the project holds one of it: "orders (customer, cake)" beside a list of cakes.
import type { Language } from '#shared/languages.ts'
import { knownFields, optionLabel } from '../../lexicon/lexicon.ts'
import type { SaidField, SaidThing } from '../intent.ts'
import type { PlannedThing } from './plan-things.ts'

export const isManyOf = (label: string, { one, many }: SaidThing) =>
  many.toLowerCase() !== one.toLowerCase() && many.toLowerCase() === label.toLowerCase()
const whoDid = { en: /^who (?!(?:is|was|it)\b)/i, sv: /^vem som /i, ja: /^誰が/ }

/** Nobody told the choices: they are those that the field usually has. */
export const hasUsualOptions = ({ concept = '', options }: Pick<SaidField, 'concept' | 'options'>, language: Language): boolean =>
  options?.join() ===
  knownFields
    .get(concept)
    ?.options?.map((option) => optionLabel(option, language))
    .join()

const listFieldsMin = 2

/** "orders (customer, cake)" beside a list of cakes: which cake. "Volunteers, shifts with date and who signed up": which of them. */
export function listMeant(
  field: Pick<SaidField, 'label' | 'type' | 'concept' | 'options'>,
  all: readonly PlannedThing[],
  planned: PlannedThing,
  language: Language,
): PlannedThing | undefined {
  const { label, type, concept } = field
  // "categories with a budget, expenses with a category": a usual choice of which nobody told the options is one of them
  const canPoint = type === 'text' || (type === 'select' && hasUsualOptions(field, language))
  if (!canPoint || concept === 'name' || concept === 'title') return undefined
  const others = all.filter((each) => each !== planned)
  const people = others.filter(({ said }) => said.known?.entry.actor)
  if (whoDid[language].test(label)) return people.length === 1 ? people[0] : undefined
  // a list of nothing but names may as well be the choice
  const candidates = type === 'text' ? others : others.filter(({ said }) => said.fields.length >= listFieldsMin)
  return candidates.find(({ said }) => isManyOf(label, said) || said.one.toLowerCase() === label.toLowerCase())
}
