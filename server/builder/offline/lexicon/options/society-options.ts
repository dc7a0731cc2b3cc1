// Options of schools, universities, associations, communities, churches, public service, culture: [Swedish, Japanese].
import type { OptionWords } from '../option-words.ts'

export const societyOptions = {} satisfies Record<string, OptionWords>
