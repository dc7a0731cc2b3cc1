// "Make won ones green": the colour of a choice, which is not the colour of the whole project.
import type { Language } from '#shared/languages.ts'
import { toneNamed } from '../../lexicon/colour-tones.ts'
import type { ProjectModel, ToneName } from '../../model.ts'
import { notUnderstood } from '../../reply/phrases.ts'
import { does, nothing, tells, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import { resolveOption } from '../resolve.ts'
import { narrowings } from '../said-parts.ts'

const forms: Record<Language, RegExp> = {
  en: /^(?:(?:make|colou?r|show|mark|paint|turn|highlight|have|let|set)\s+)?(?:all\s+)?(?:the\s+)?(.+?)\s+(?:(?:should|must|shall|could|ought to)\s+)?(?:be\s+|in\s+|as\s+|shown in\s+|to\s+)*(\p{L}+)$/iu,
  sv: /^(?:(?:gör|färga|visa|markera|måla|låt)\s+)?(?:alla\s+)?(?:de\s+|det\s+|den\s+)?(.+?)\s+(?:(?:ska(?:ll)?|bör|måste)\s+)?(?:(?:vara|bli|visas|markeras)\s+)?(?:i\s+|som\s+|med\s+)?(\p{L}+)$/iu,
  ja: /^(.+?)(?:を|は|が)((?:黄?緑|青|黄|赤|灰|紫|水|グリーン|ブルー|オレンジ|レッド|グレー)色?)(?:(?:に|で|く|っぽく|表示).*|)$/,
}
const ofRows = /\s+(?:ones?|rows?|entries|items?|rader(?:na)?|poster(?:na)?)$|の(?:もの|行|とき|場合)$/i

const marking = /^(?:(?:färg|röd)?markera|flagga|lyft fram)\s/iu
/** The rows are to stand out, and not only the choice. */
export const marksRows = (tone: ToneName, text: string, language: Language): boolean =>
  tone === 'red' && language === 'sv' && marking.test(text)
export const standingOut = ({ thing, field, option }: NonNullable<ReturnType<typeof resolveOption>>): Operation => ({
  op: 'addWarning',
  thing: thing.id,
  warning: { field: field.id, when: 'is', than: { option } },
})

export function readTone(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = forms[language].exec(clause.text)
  const tone = found ? toneNamed(found[2]!) : undefined
  if (!found || !tone) return nothing
  const said = found[1]!.replace(ofRows, '')
  for (const name of [said, ...narrowings(said, language)]) {
    const place = resolveOption(model, name, language)
    // "markera akuta med rött": the rows that are so stand out
    if (place && marksRows(tone, clause.text, language)) return does(standingOut(place))
    if (place)
      return {
        operations: [{ op: 'setTone', thing: place.thing.id, field: place.field.id, option: place.option, tone }],
        notes: [],
      }
  }
  // some rows are meant, only not which: painting everything would be worse than asking
  return ofRows.test(found[1]!) ? tells(notUnderstood[language]([clause.text])) : nothing
}
