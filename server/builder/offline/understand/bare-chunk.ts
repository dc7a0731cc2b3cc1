// A chunk of which nothing more is known than the words that name it.
import type { Chunk } from './chunks.ts'

export const bareChunk = (text: string, more: Partial<Chunk> = {}): Chunk => ({
  kind: 'chunk',
  text,
  start: 0,
  end: 0,
  plural: false,
  thingWords: 0,
  fieldWords: 0,
  words: 1,
  cues: [],
  named: null,
  ...more,
})
