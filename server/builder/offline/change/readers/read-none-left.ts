// "Cards with 0 left in red", "när det är 0 kvar", 残り0: what is used up, told of the number that says how many there are left.
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../../field-kinds.ts'
import type { ProjectModel } from '../../model.ts'
import { mainThing } from '../resolve.ts'
import { conceptOf } from '../said-parts.ts'
import type { Reading } from '../reading.ts'
import { warning } from './compared.ts'

const forms: Record<Language, RegExp> = {
  en: /\b(?:(?:with|has|have|having|is|are|there (?:is|are)) )?(?:0|zero|none|nothing|no \p{L}+) (?:left|remaining)\b|\bused up\b/iu,
  sv: /(?<!\p{L})(?:0|noll|inga|inget|ingen)(?: \p{L}+)? (?:kvar|återstår)(?!\p{L})|(?<!\p{L})förbrukade?(?!\p{L})/iu,
  ja: /残り?(?:が|は|回数が|数が)?(?:0|ゼロ|なし|無し|なくな)/u,
}
const left = /left|remain|balance|kvar|återst|saldo|残/i

export function readNoneLeft(model: ProjectModel, { text }: { text: string }, language: Language): Reading | null {
  if (!forms[language].test(text)) return null
  for (const thing of new Set([mainThing(model), ...model.things])) {
    const field = thing?.fields.find((each) => isNumber(each) && left.test(`${conceptOf(each)} ${each.label}`))
    if (thing && field) return warning(thing, { field: field.id, when: 'below', than: 1 })
  }
  return null
}
