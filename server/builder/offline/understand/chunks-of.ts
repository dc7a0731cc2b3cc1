// A text as items and as chunks, in whichever language it is.
import type { Language } from '#shared/languages.ts'
import type { Chunk, Item } from './chunks.ts'
import { japaneseItems } from './japanese/japanese-items.ts'
import { latinItems } from './latin-items.ts'

export const itemsOf = (text: string, language: Language): Item[] =>
  language === 'ja' ? japaneseItems(text, []) : latinItems(text, language)

export const chunksOf = (text: string, language: Language): Chunk[] =>
  itemsOf(text, language).filter((item): item is Chunk => item.kind === 'chunk' && item.text !== '')
