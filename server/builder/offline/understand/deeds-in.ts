// The clauses of a prompt that tell who does what with what, and what is to be added up, in the three languages, each with what it puts
// into the intent.
import type { Language } from '#shared/languages.ts'
import type { Clause, Intent } from './intent.ts'
import { japaneseDeedsIn, takeJapaneseDeed } from './japanese/japanese-deeds.ts'
import { readDeed, takeDeed } from './read-deed.ts'
import { totalsIn } from './read-totals.ts'

export function deedsIn(text: string, language: Language): Clause[] {
  const totals = totalsIn(text, language)
  const isApart = ({ start, end }: { start: number; end: number }) =>
    !totals.some((total) => start < total.end && total.start < end)
  if (language === 'ja') {
    const told = japaneseDeedsIn(text).filter(isApart)
    return [
      ...told.map((deed) => ({ start: deed.start, end: deed.end, take: (intent: Intent) => takeJapaneseDeed(intent, deed) })),
      ...totals,
    ]
  }
  const deed = readDeed(text, language)
  if (!deed || !isApart(deed)) return totals
  return [{ start: deed.start, end: deed.end, take: (intent) => takeDeed(intent, deed, language) }, ...totals]
}
