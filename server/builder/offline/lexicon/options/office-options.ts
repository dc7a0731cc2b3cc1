// Options of offices: staff, sales, marketing, finance, law, IT, manufacturing, logistics, property: [Swedish, Japanese].
import type { OptionWords } from '../option-words.ts'

export const officeOptions = {} satisfies Record<string, OptionWords>
