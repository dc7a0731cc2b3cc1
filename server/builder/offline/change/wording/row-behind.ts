// "I want a list of drivers. Name, phone, licence expiry", 「担当者を選べるように。佐藤、田中、鈴木の3人です」: a row of names that stands alone
// behind a wish says what it is made of.
import type { Language } from '#shared/languages.ts'

const item: Record<Language, string> = {
  en: String.raw`[\p{L}\p{N}][\p{L}\p{N}'’/-]*(?: [\p{L}\p{N}'’/-]+){0,3}`,
  sv: String.raw`[\p{L}\p{N}][\p{L}\p{N}/-]*(?: [\p{L}\p{N}/-]+){0,3}`,
  ja: String.raw`[^、,・。！？!?\s:：（(]{0,11}[\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9子り]`,
}
const joints: Record<Language, string> = {
  en: String.raw`(?:, and |, or |, | and | or )`,
  sv: String.raw`(?:, | och | eller )`,
  ja: '[、,・と]',
}
/** What parts the row from the wish before it. */
const ends: Record<Language, string> = { en: '(?:[.!]| [-–—])\\s', sv: '(?:[.!]| [-–—])\\s', ja: '[。？！?!]' }
const wishMin: Record<Language, number> = { en: 8, sv: 8, ja: 3 }
const least: Record<Language, number> = { en: 3, sv: 3, ja: 2 }
/** 「の3人です」 */
const counted = '(?:の\\d人|の\\d種類|の\\dつ)?(?:です|だ|で)?'

const formOf = (language: Language) =>
  new RegExp(
    `^(?<wish>.{${wishMin[language]},}?)${ends[language]}\\s*(?<row>${item[language]}(?:${joints[language]}${item[language]}){${least[language] - 1},})${language === 'ja' ? counted : ''}[.!。]?\\s*$`,
    'isu',
  )
const forms: Record<Language, RegExp> = { en: formOf('en'), sv: formOf('sv'), ja: formOf('ja') }

/** Words that only a sentence has. */
const tells: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:i|we|you|they|it|he|she|please|pls|thanks|thank|is|are|was|were|be|been|has|yes|have|had|do|does|did|don't|can|could|should|must|will|would|need|needs|want|add|remove|delete|rename|call|make|show|sort|put|let|change|also|too|not|no|that|this|there)(?!\p{L})/iu,
  sv: /(?<!\p{L})(?:jag|vi|du|ni|de|dom|det|den|man|tack|är|var|vara|har|hade|ha|ska|borde|bör|kan|måste|vill|behöver|behövs|lägg|ta|byt|gör|visa|sortera|sätt|också|även|inte|ingen|inga|som|snälla|gärna|ja|nej|kryss|kryssruta|heltal|siffror)(?!\p{L})/iu,
  ja: /(?:追加|削除|変更|必須|任意|お願い|希望|不要|必要|表示|別|順|だけ|まで)$/u,
}

export type RowBehind = { wish: string; names: string[] }

/** The wish and the names behind it; null where no such row ends the text. */
export function rowBehind(text: string, language: Language): RowBehind | null {
  const { wish = '', row = '' } = forms[language].exec(text.trim())?.groups ?? {}
  const names = row.split(new RegExp(joints[language], 'iu')).map((name) => name.trim().replace(/の\d+(?:人|種類|つ|個)$/u, ''))
  return wish && names.every((name) => name && !tells[language].test(name)) ? { wish, names } : null
}
