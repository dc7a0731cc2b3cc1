// A field that is called like another list of the project holds one of it: "orders (customer, cake)" beside a list of cakes.
import type { Language } from '#shared/languages.ts'
import type { SaidField, SaidThing } from '../intent.ts'
import type { PlannedThing } from './plan-things.ts'

export const isManyOf = (label: string, { one, many }: SaidThing) =>
  many.toLowerCase() !== one.toLowerCase() && many.toLowerCase() === label.toLowerCase()
const whoDid = { en: /^who (?!(?:is|was|it)\b)/i, sv: /^vem som /i, ja: /^誰が/ }

/** "orders (customer, cake)" beside a list of cakes: which cake. "Volunteers, shifts with date and who signed up": which of them. */
export function listMeant(
  { label, type, concept }: Pick<SaidField, 'label' | 'type' | 'concept'>,
  all: readonly PlannedThing[],
  planned: PlannedThing,
  language: Language,
): PlannedThing | undefined {
  if (type !== 'text' || concept === 'name' || concept === 'title') return undefined
  const others = all.filter((each) => each !== planned)
  const people = others.filter(({ said }) => said.known?.entry.actor)
  if (whoDid[language].test(label)) return people.length === 1 ? people[0] : undefined
  return others.find(({ said }) => isManyOf(label, said) || said.one.toLowerCase() === label.toLowerCase())
}
