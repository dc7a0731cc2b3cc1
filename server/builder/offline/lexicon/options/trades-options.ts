// Options of trades, crafts, food, farming, shops, hospitality, beauty, repair and transport: [Swedish, Japanese].
import type { OptionWords } from '../option-words.ts'

export const tradesOptions = {} satisfies Record<string, OptionWords>
