// Kinds of field of sport, hobbies, music, games, collecting, outdoor life, arts, science, media.
import type { FieldWords } from '../field-words.ts'

export const pursuitsFields = {} as const satisfies Record<string, FieldWords>
