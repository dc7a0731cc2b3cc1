// Options of sport, hobbies, music, games, collecting, outdoor life, arts, science, media: [Swedish, Japanese].
import type { OptionWords } from '../option-words.ts'

export const pursuitsOptions = {} satisfies Record<string, OptionWords>
