// What a quiz or a deck is about, in the person's own words: "a quiz about our dog Bella", "frågesport om min mormor".
import type { Language } from '#shared/languages.ts'
import { capitalised } from '../said.ts'

const wordsMax = 4
const signsMax = 16
const own = '(?:(?:my|our|your|the|a|an|all|some|min|mitt|mina|vår|vårt|våra|ett|en|den|det|de|alla)\\s+)*'
const end = "(?=$|[^\\p{L}\\p{N}\\s&’'-]"
const about: Record<'en' | 'sv', RegExp> = {
  en: new RegExp(
    `\\b(?:about|on|covering)\\s+${own}([\\p{L}\\p{N}&’'\\- ]+?)${end}|\\s+(?:with|that|where|which|for|and|using|in|on|at|so|to|by|from|who|when|including|has|have|having|shows?|one)\\s)`,
    'iu',
  ),
  sv: new RegExp(
    `(?<!\\p{L})(?:om|kring)\\s+${own}([\\p{L}\\p{N}&’'\\- ]+?)${end}|\\s+(?:med|som|där|för|och|till|i|på|så|från|när|inför|av|visar|har)\\s)`,
    'iu',
  ),
}
/** "Harry Potter quiz", 町の歴史クイズ: what stands in front of it, unless it says only of what kind it is. */
const ahead = {
  en: /^(?:(?:make|build|create|me|us|i|we|want|need|an?|the|my|our|your)\s+)*(?!(?:an?|the|my|our|your|i|we)\s)([\p{L}\p{N}&’'\- ]+?)\s+quiz/iu,
  ja: /([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ーA-Za-z0-9・]+?)の?クイズ/u,
}
const ofAKind = {
  en: /\b(?:pub|fun|multiple|choice|trivia|simple|family|personality|online|weekly|daily|kids|children|short|little|small|quick|general|knowledge|interactive|party|timed|mini|new|nice|good|app|with|for|to|like|that|night)\b/i,
  ja: /択|早押し|雑学|一般|常識|みんな|オリジナル|簡単|かんたん|○|学習|暇つぶし|楽し|パブ|面白|作|できる|自分|問題|よう/,
}
/** What a page is, and no subject. */
const empty = /^(?:it|them|this|that|that i|how|what|time|phone|mobile|my|paper|screen|du|jag|man|det|vi|och|hur|vad|igen)\b/i

const kindless = (found: string | undefined, kind: RegExp) => (found && !kind.test(found) ? found : undefined)

/** Undefined where none is named, or where it takes more words than a name has. */
export function subjectOf(prompt: string, language: Language): string | undefined {
  if (language === 'ja') {
    const found =
      /([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ーA-Za-z0-9・]+?)(?:について|に関する|を覚える|に関して)/u.exec(prompt)?.[1] ??
      kindless(ahead.ja.exec(prompt)?.[1], ofAKind.ja)
    return found && found.length <= signsMax ? found.replace(/^(?:私|うち|我が家|自分)の/, '') : undefined
  }
  const found =
    about[language].exec(prompt)?.[1]?.trim() ??
    (language === 'en' ? kindless(ahead.en.exec(prompt)?.[1], ofAKind.en) : undefined)
  if (!found || empty.test(found) || found.split(/\s+/).length > wordsMax) return undefined
  return language === 'sv' ? capitalised(found) : found.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
