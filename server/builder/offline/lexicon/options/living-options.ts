// Options of home, family, pets, garden, health, private money, travel: [Swedish, Japanese].
import type { OptionWords } from '../option-words.ts'

export const livingOptions = {} satisfies Record<string, OptionWords>
