// Wishes that tell how things are instead of asking: "the yearly rent came out as text, it's money", "linen and silk are missing in
// material", "we also have bikes that wait for parts, can that be a status". What they mean hangs on what the model has, so each form
// names its parts and one deed of `deeds.ts`; the first form whose deed fits the model is what was meant.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { nothing, type Reading } from '../reading.ts'
import { asksStrongly } from '../asking.ts'
import { plainly } from '../outright/saying.ts'
import type { Clause } from '../wording/clauses.ts'
import { withoutAsking } from '../wording/asking-words.ts'
import { heardSv } from '../wording/spoken-sv.ts'
import type { Parts } from './deed.ts'
import { deeds, type DeedName } from './deeds.ts'
import { toldEn } from './told-en.ts'
import { toldJa } from './told-ja.ts'
import { toldSv } from './told-sv.ts'

/** Group names are those of `Parts`. */
export type ToldForm = readonly [form: RegExp, deed: DeedName]

const forms: Record<Language, readonly ToldForm[]> = { en: toldEn, sv: toldSv, ja: toldJa }

const tailWordsMin = 3
/** "Some pay by invoice, so payment should have invoice too": what it comes to. */
const behindReason = (text: string): string[] => {
  const tail =
    /^.+?(?:,|;|\s[-–]|\s)\s*(?:and )?(?:so|therefore|that's why|which is why)\s+(?!that\b|many\b|much\b|far\b)(?<tail>.+)$/i.exec(
      text,
    )?.groups?.tail
  return tail && tail.split(/\s+/).length >= tailWordsMin ? [tail] : []
}

/** "Alla beställer en tårta så antal kunde börja på 1", "foto vore bra, folk beskriver så dåligt": the wish without what only tells why. */
function besideReason(text: string): string[] {
  const tail =
    /^.+?,? (?:så|därför) (?!(?:att|jag|vi|man|det|den|de|dom|många|mycket) )(?<tail>\p{L}+(?: \p{L}+)? (?:ska|kan|kunde|får|borde|bör|måste|behöver|skulle)(?!\p{L}).+)$/iu.exec(
      text,
    )?.groups?.tail
  const [, head, why = ''] =
    /^(?<head>[^,.]+)(?:,| [-–]) (?<why>(?:jag|vi|man|det|den|de|dom|folk|alla|ingen|annars|orkar)(?!\p{L}).+)$/iu.exec(text) ??
    []
  return [...(tail ? [tail] : []), ...(head && !asksStrongly(why, 'sv') ? [head] : [])]
}

/** What a form names, without words that only ask. */
const named = (groups: Parts = {}, language: Language): Parts =>
  Object.fromEntries(Object.entries(groups).map(([part, words]) => [part, words && withoutAsking(words, language)]))

/** The wish as it was said comes first: putting it into plain words loses what is told. */
export function readTold(model: ProjectModel, clause: Clause, language: Language, said: string): Reading {
  const heard = language === 'sv' ? heardSv(said) : said
  const asSaid =
    language === 'en'
      ? [plainly(said), said, plainly(said).replace(/[“”"]/g, ''), ...behindReason(plainly(said))]
      : [said, heard, ...(language === 'sv' ? besideReason(heard) : [])]
  for (const text of new Set([...asSaid, clause.text]))
    for (const [form, deed] of forms[language]) {
      const found = form.exec(text)
      const reading = found && deeds[deed](model, named(found.groups, language), language)
      if (reading) return reading
    }
  return nothing
}
