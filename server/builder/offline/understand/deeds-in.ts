// The clauses of a prompt that tell who does what with what, in the three languages, each with what it puts into the intent.
import type { Language } from '#shared/languages.ts'
import type { Intent } from './intent.ts'
import { japaneseDeedsIn, takeJapaneseDeed } from './japanese/japanese-deeds.ts'
import { readDeed, takeDeed } from './read-deed.ts'

export type DeedClause = { start: number; end: number; take: (intent: Intent) => void }

export function deedsIn(text: string, language: Language): DeedClause[] {
  if (language === 'ja')
    return japaneseDeedsIn(text).map((deed) => ({
      start: deed.start,
      end: deed.end,
      take: (intent) => takeJapaneseDeed(intent, deed),
    }))
  const deed = readDeed(text, language)
  return deed ? [{ start: deed.start, end: deed.end, take: (intent) => takeDeed(intent, deed, language) }] : []
}
