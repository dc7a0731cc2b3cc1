// Kinds of field of offices: staff, sales, marketing, finance, law, IT, manufacturing, logistics, property.
import type { FieldWords } from '../field-words.ts'

export const officeFields = {} as const satisfies Record<string, FieldWords>
