import type { Language } from '#shared/languages.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import type { SaidField } from '../intent.ts'
import { capitalised } from '../said.ts'

/** The day on which a stay begins or ends, as the lexicon calls it or as it was called. */
export const dayOf = (concept: 'arrival' | 'departure', language: Language, label?: string): SaidField => ({
  id: concept,
  label: label ?? capitalised(knownFields.get(concept)!.label[language]),
  type: 'date',
  concept,
  required: true,
})
