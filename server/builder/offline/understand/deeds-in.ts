// The clauses of a prompt that tell who does what with what, what is to be added up and what a page is for, in the three languages,
// each with what it puts into the intent.
import type { Language } from '#shared/languages.ts'
import { askedIn } from './asked/asked.ts'
import { habitsIn } from './asked/named-habits.ts'
import { blank } from './even-out.ts'
import type { Clause, Intent } from './intent.ts'
import { handedIn } from './handed-in.ts'
import { japaneseDeedsIn, takeJapaneseDeed } from './japanese/japanese-deeds.ts'
import { readDeed, takeDeed } from './read-deed.ts'
import { purposesIn } from './read-purposes.ts'
import { totalsIn } from './read-totals.ts'

export function deedsIn(text: string, language: Language): Clause[] {
  const questions = askedIn(text, language)
  const wholes = questions.length ? questions : habitsIn(text, language)
  return [
    ...wholes,
    ...toldIn(
      wholes.reduce((told, { start, end }) => blank(told, start, end), text),
      language,
    ),
  ]
}

function toldIn(text: string, language: Language): Clause[] {
  const purposes = purposesIn(text, language)
  if (purposes.some(({ alone }) => alone)) return purposes
  const totals = totalsIn(text, language)
  const apartFrom =
    (clauses: readonly Clause[]) =>
    ({ start, end }: { start: number; end: number }) =>
      !clauses.some((each) => start < each.end && each.start < end)
  const wholes = [...totals, ...purposes.filter(apartFrom(totals))]
  const isApart = apartFrom(wholes)
  if (language === 'ja') {
    const handed = handedIn(text, 'ja').filter(isApart)
    const told = japaneseDeedsIn(text).filter((deed) => isApart(deed) && apartFrom(handed)(deed))
    return [
      ...handed,
      ...told.map((deed) => ({ start: deed.start, end: deed.end, take: (intent: Intent) => takeJapaneseDeed(intent, deed) })),
      ...wholes,
    ]
  }
  const handed = language === 'sv' ? handedIn(text, language).filter(isApart) : []
  wholes.push(...handed)
  const deed = readDeed(text, language)
  if (!deed || !apartFrom(wholes)(deed)) return wholes
  return [{ start: deed.start, end: deed.end, take: (intent) => takeDeed(intent, deed, language) }, ...wholes]
}
