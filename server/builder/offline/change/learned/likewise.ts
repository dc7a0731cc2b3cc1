// "Make the phone mandatory, and the breed too": what says only of what is done as the wish before it asked.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Reading } from '../reading.ts'
import { acts, type SpanName } from './acts.ts'
import { isTelling } from '../told/deed.ts'
import { doAct } from './do-act.ts'
import type { ReadPlainly } from './doing.ts'
import { type Heard, kindOf } from './hear.ts'
import { tokensIn } from './mentions.ts'

const charsMax = 40
/** Words that say that it is one more. */
const more: Record<Language, RegExp> = {
  en: /^(?:and |so does |the same (?:goes )?for |same (?:goes )?(?:for|with) |also |plus |an? |the |our |my )+|(?:,? (?:too|also|as well|likewise|the same|please|while you're at it)[.!]?)+$/giu,
  sv: /^(?:och |samma (?:sak )?(?:med|gäller|för) |även |också |en |ett |den |det )+|(?:,? (?:också|med|likaså|detsamma|tack|oxå|dessutom)[.!]?)+$/giu,
  ja: /^(?:あと|それと|それから|同じく)、?|(?:も(?:同じ|同様|お願い).*|も|もです|もね|を)[。！]?$/gu,
}

/** What the words come to when the act of the wish before is done on what they name; null where they name nothing, or more. */
export function likewise(
  model: ProjectModel,
  text: string,
  { act, likely, spans }: Heard,
  language: Language,
  least: number,
  read: ReadPlainly,
): Reading | null {
  const [main] = acts[act] as readonly SpanName[]
  const words = text
    .trim()
    .replace(more[language], '')
    .replace(/[.!。！]+$/u, '')
  if (!main || !spans[main] || likely < least || !words || words.length > charsMax) return null
  const kind = kindOf[main]
  const tokens = tokensIn(model, words, language)
  if (kind ? tokens.some(({ known }) => known !== kind) : tokens.some(({ known }) => known)) return null
  const names = words.split(/,\s*|、|・|\s+(?:and|och)\s+|と/u).filter(Boolean)
  // "but there is no box for it" names nothing new
  if (!kind && names.some((name) => isTelling(name, language))) return null
  return doAct(act, { model, spans: { ...spans, [main]: names }, language, read })
}
