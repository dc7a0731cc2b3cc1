// Kinds of field of schools, universities, associations, communities, churches, public service, culture.
import type { FieldWords } from '../field-words.ts'

export const societyFields = {} as const satisfies Record<string, FieldWords>
