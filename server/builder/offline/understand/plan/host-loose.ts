// Whose a field is that was said without an owner, or of somebody who has no such thing.
import type { Language } from '#shared/languages.ts'
import { isSameField } from '../add-said.ts'
import type { Intent, SaidField } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { ownName } from '../said.ts'
import { type PlannedThing, schemaOf } from './plan-things.ts'

const per: Record<Language, RegExp> = {
  en: /^(?<what>.+) (?:per|for each|for every) (?<of>.+)$/iu,
  sv: /^(?<what>.+) (?:per|för varje) (?<of>.+)$/iu,
  ja: /^(?<of>.+)(?:ごと|別)の(?<what>.+)$/u,
}
/** "Events, venues, budget per event": the list that it is told of, and there it needs no more than its own name. */
function perOf(field: SaidField, planned: readonly PlannedThing[], { language }: Intent): PlannedThing | undefined {
  const { what, of } = per[language].exec(field.label)?.groups ?? {}
  const host = of && planned.find(({ said }) => isSame(of, said.one, language))
  if (host) field.label = what!
  return host || undefined
}

/** Puts a field said without an owner on the thing whose usual fields hold it, else on the first thing. */
export function hostLoose(intent: Intent, planned: readonly PlannedThing[]) {
  const has = (each: PlannedThing, field: SaidField) =>
    schemaOf(each.said, intent.language).some(
      (use) => use.id === field.id || (field.concept !== undefined && use.concept === field.concept),
    )
  // "team members, deadlines, time tracking": nobody has a deadline where something else that is kept has
  for (const { said } of planned.filter(({ said: { known, owns } }) => known?.entry.actor && !owns)) {
    const isElsewhere = (field: SaidField) =>
      field.concept !== undefined && !has({ said } as PlannedThing, field) && planned.some((each) => has(each, field))
    intent.loose.push(...said.fields.filter(isElsewhere))
    said.fields = said.fields.filter((field) => !isElsewhere(field))
  }
  for (const field of intent.loose) {
    const target = field.thing && planned.find((each) => each.said.known?.id === field.thing)
    if (target && field.type === 'text' && !field.concept) continue
    // "artists with name and style. Appointments with client, artist": which of them, and no field of theirs
    const isAnother = planned.some(({ said }) => said.fields.some((each) => isSameField(each, field)))
    if (isAnother && planned.some(({ said }) => isSame(field.label, said.one, intent.language))) continue
    const named = perOf(field, planned, intent) ?? planned.find((each) => each.said.known?.id === field.nameOf)
    if (named) ownName(field, named.said, intent.language)
    // "i en kanban med stegen …. Kandidater med …": the steps are of what was asked for
    const isStations = intent.language !== 'en' && /^(?:status|stage)$/.test(field.concept ?? '') && field.options !== undefined
    const host =
      named ??
      planned.find((each) => each.why === 'said' && (isStations || has(each, field))) ??
      planned.find((each) => has(each, field)) ??
      planned[0]
    if (host && !host.said.fields.some((each) => isSameField(each, field))) host.said.fields.push(field)
  }
}
