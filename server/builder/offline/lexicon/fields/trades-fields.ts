// Kinds of field of trades, crafts, food, farming, shops, hospitality, beauty, repair and transport.
import type { FieldWords } from '../field-words.ts'

export const tradesFields = {} as const satisfies Record<string, FieldWords>
