import type { Intent, SaidThing } from '../intent.ts'

/** What is offered where one books. */
const offered = new Set(['service', 'treatment', 'menuItem', 'lesson', 'massage', 'package'])

/** What was told to be offered needs a list, where no list of the kind is there. */
export const lacksServices = (intent: Intent, planned: readonly { said: SaidThing }[]): boolean =>
  intent.offers !== undefined && !planned.some(({ said: { known } }) => offered.has(known?.id ?? ''))
