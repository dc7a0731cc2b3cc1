// "shows, dates, seats left": what the rows of a section have belongs to the list that the section shows.
import { isSameField } from '../add-said.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { readItems } from '../read-items.ts'
import { sayField } from '../said.ts'
import { tokenise } from '../tokens.ts'
import { eventsSaid } from './plan-site.ts'
import { type PlannedThing, saidFromLexicon } from './plan-things.ts'

const shownIn: Record<string, RegExp> = {
  events: /^(?:event|gig|match)$/,
  prices: /^(?:menuItem|service|treatment|product|course|room|guestRoom)$/,
}

/** Gives the planned lists the fields that were said behind their sections. */
export function takeFieldsOfSections({ sections, language }: Intent, planned: readonly PlannedThing[]): void {
  if (language === 'ja') return
  for (const { kind, has } of sections ?? []) {
    const host = has && planned.find(({ said }) => shownIn[kind]?.test(said.known?.id ?? ''))
    for (const text of (host && has) ?? []) {
      const [item] = readItems(tokenise(text), language)
      const field = item?.kind === 'chunk' ? sayField(item, language) : undefined
      if (field && !host!.said.fields.some((each) => isSameField(each, field))) host!.said.fields.push(field)
    }
  }
}

/** Plans the list of what is coming up under the name it was given; false where it goes by none of its own. */
export function planOwnEvents(
  intent: Intent,
  domain: string | undefined,
  planned: readonly PlannedThing[],
  plan: (said: SaidThing) => void,
): boolean {
  const own = eventsSaid(intent)
  if (!own) return false
  const { id, ...nouns } = own
  const there = planned.find(({ said }) => said.known?.id === id)
  if (there?.why === 'domain') Object.assign(there.said, nouns)
  if (!there) plan({ ...saidFromLexicon(id, intent.language, domain), ...nouns })
  return true
}
