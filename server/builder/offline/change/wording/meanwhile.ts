// "While you are at it", "när du ändå är i farten": what one says to ask for one thing more is no part of what is asked for.
import type { Language } from '#shared/languages.ts'
import type { Latin } from '../../understand/tokens.ts'

const told: Record<Latin, string> = {
  en: String.raw`(?:while|as|since|when) you['’]?(?:re| are) (?:at it|in there|on it|there)`,
  sv: String.raw`(?:medan|när|då|eftersom) du (?:(?:ändå|redan|väl|nu|i alla fall) )*(?:håller på|är (?:i farten|igång|i gång|på gång))(?: med det)?|i samma (?:veva|slag|tag)|passa (?:gärna |också )?på (?:och|att)`,
}
const joints: Record<Latin, string> = { en: '(?:and|but|then)', sv: '(?:och|men|så|sen)' }

/** "Can you add those for us?": what was asked for is asked for again. */
const again: Record<Latin, RegExp> = {
  en: /(?<=\S[.!?]\s+)(?:(?:can|could) you |please )*(?:add|fix|do|sort out) (?:it|that|them|those|these)(?: fields?)?(?: for (?:us|me))?(?: please)?\s*[.!?]*$/iu,
  sv: /(?<=\S[.!?]\s+)(?:(?:kan|skulle) (?:du|ni) (?:kunna )?|snälla )*(?:lägga? (?:till|in)|fixa|ordna|ändra) (?:det|den|de|dem|dom)(?: fälten| fältet| där)?(?: åt (?:oss|mig))?\s*[.!?]*$/iu,
}

/** The wish without it; where two wishes met, they still do. */
export function withoutMeanwhile(text: string, language: Language): string {
  if (language === 'ja') return text
  const said = `(?:${told[language]})`
  const atEnd = new RegExp(`,? (?:${joints[language]} )?${said}(?=\\s*(?:[.!?]|$))`, 'giu')
  const between = new RegExp(`(?<=^|[.!?,] (?:${joints[language]} )?|\\s${joints[language]} )${said},? (?=\\p{L})`, 'giu')
  const loose = new RegExp(` ${said}(?=[ ,])`, 'giu')
  return text.replace(again[language], '').replace(atEnd, '').replace(between, '').replace(loose, '').trim()
}
