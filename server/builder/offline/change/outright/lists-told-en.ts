// "Invoices next: number, project, amount", "where do the tenants go? I'd need their name, phone and which unit they live in": a list that is
// told as what comes next, or by asking for it, comes to the plain words for one.
import type { ProjectModel } from '../../model.ts'
import { isPlural, singular } from '../../lexicon/inflect.ts'
import { resolveField, resolveThing } from '../resolve.ts'
import { type Saying, saying, type Told } from './saying.ts'

const name = String.raw`\p{L}[\p{L}'-]*(?: (?:and )?[\p{L}'-]+){0,2}?`
const they = String.raw`(?:i|we)(?:'d| would|'ll)?(?: also| just| only)* (?:need|want|like|keep|have)(?: to (?:know|have|keep|see|note))?`

/** "Which unit they live in" is the unit, "did they say yes" whether they did. */
const asked: readonly (readonly [RegExp, string])[] = [
  [/\b(?:which|what) (\p{L}+) (?:they|it|he|she|each|each one|the \p{L}+) [^,;.]*?(?=$|,|;| and )/giu, '$1'],
  [/\b(?:did|have|has) (?:they|he|she|it|somebody|someone) (?:said? yes|accepted|accept|agreed?)\b/giu, 'accepted (yes/no)'],
  [/\b(?:did|have|has) (?:they|he|she) (?:paid|pay)\b/giu, 'paid (yes/no)'],
  [/\b(?:they|he|she) (?:know|knows|do|does|have|has|want|wants)\b(?=$|,| and )/giu, ''],
  [/\b(?:did|was|is|has) it (?:been )?(\p{L}+ed|done|sent|paid|sold)\b/giu, '$1 (yes/no)'],
  [/(?<=\p{L}) yes\/no\b/giu, ' (yes/no)'],
]
const plainParts = (parts: string) => asked.reduce((text, [said, plain]) => text.replace(said, plain), parts)

/** A list that is not there, with what each of it has. */
function listOf(model: ProjectModel, said: string, parts: string): Told {
  const list = said.replace(/^(?:the|our|my|all) /i, '')
  const last = list.split(' ').at(-1)!
  const isNew = !resolveThing(model, list, 'en') && !resolveField(model, singular(list), 'en')
  return isNew && isPlural(last.toLowerCase()) && /,| and /.test(parts)
    ? [`add a list of ${list} with ${plainParts(parts)}`]
    : null
}

export const listsToldEn: readonly Saying[] = [
  [
    saying`^(?:(?:now|next|then|and) )*(?:for |comes? |do )?(?:the )?(?<list>${name})(?: (?:part|bit|side|section))? (?:next|come next|are next|now|then|after that)(?::| -| –|,) ?(?<parts>.+)$`,
    (model, { list, parts }) => listOf(model, list!, parts!),
  ],
  [
    saying`^(?:now|next|next up|then|on to|up next|after that),? (?:for |comes? |come |we need |i need |let's do |we do )?(?:the )?(?<list>${name})(?: (?:part|bit|side|section))?(?::| -| –) ?(?<parts>.+)$`,
    (model, { list, parts }) => listOf(model, list!, parts!),
  ],
  [
    saying`^(?:and |but |so )?where (?:do|should|would|can|will) (?:i |we )?(?:put |keep |store |enter |add |note )?(?:the |our |my |all )*(?<list>${name})(?: go| live| fit| belong)?[?.,]+ (?:${they}|they (?:have|need|come with)|(?:each|every) (?:one|\p{L}+) (?:has|needs)) (?:their |its |an? |the )?(?<parts>[^.?]+)$`,
    (model, { list, parts }) => listOf(model, list!, parts!),
  ],
  [
    saying`^(?:.* )?(?:an? )?(?:separate |own |new |second |little )*(?:list|log|register|record|table|page) (?:of|for) (?:the |our |my |all )*(?<list>${name})(?: and all| too| as well)?[?.!,]+ (?:(?:each|every) (?:one|\p{L}+)|they|it) (?:(?:also )?(?:has|have|needs|gets|comes with)) (?:an? |the )?(?<parts>[^.?]+?)(?:,? and (?:of course )?(?:(?:it|they|each|each one|every one) )?belongs? to (?:an?|one|the) (?<owner>\p{L}+))?$`,
    (model, { list, parts, owner }) => listOf(model, list!, owner ? `${parts}, ${owner}` : parts!),
  ],
  [
    saying`^(?:(?:i|we) )?(?:want|need|would like|'d like) (?:an? )?(?:separate |own |new )*(?:list|log|register|page) (?:of|for) (?:the |our |my )?(?<list>${name})(?: and all| too| as well)?[.:,-]+ (?<parts>[^.?]+)$`,
    (model, { list, parts }) => listOf(model, list!, parts!),
  ],
]
