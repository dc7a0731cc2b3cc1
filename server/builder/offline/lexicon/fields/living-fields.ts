// Kinds of field of home, family, pets, garden, health, private money, travel.
import type { FieldWords } from '../field-words.ts'

export const livingFields = {} as const satisfies Record<string, FieldWords>
