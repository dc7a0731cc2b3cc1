// A sentence of a description that says how a list behaves and names nothing new: "name and phone are required", "märknummer ska vara unikt",
// 完了したものは表示しない. It is read as the same words are in a wish.
import type { Language } from '#shared/languages.ts'
import { sentencesIn, type Piece } from './sentences.ts'

const shapes: Record<Language, RegExp> = {
  en: /\b(?:(?:is|are|be|as) (?:always )?(?:required|mandatory|compulsory|optional)|must be (?:filled(?: in| out)?|given|entered|unique)|(?:must|should|has to|have to|needs? to) (?:all )?be unique|no duplicate|(?:should|must|always)? ?starts? (?:out )?(?:as|with|at) |defaults? (?:to|is|should)|by default)|^(?:and |please )?(?:group|sort|order|list) (?:them|it|(?:the|my|our|all) \p{L}+) by |^(?:the |my |our |this )?\p{L}+ (?:should|must) be (?:sorted|grouped|ordered) by |^(?:and |then |please )?(?:hide|(?:do not|don[’']t|never) show|leave out) /iu,
  sv: /(?<!\p{L})(?:(?:är|vara) (?:alltid )?(?:obligatorisk\p{L}*|frivillig\p{L}*|unik\p{L}*)|måste (?:fyllas i|anges|vara ifyll\p{L}+|vara unik\p{L}*)|ska(?:ll)? (?:alltid )?(?:vara unik\p{L}*|börja (?:som|på|med))|som standard|som förval)(?!\p{L})|^(?:och |sen )?(?:dölj|göm|visa inte|gruppera|sortera) /iu,
  ja: /(?:必須|任意)(?:に|で|と|です|項目|$)|重複(?:しない|させない|不可|禁止|でき)|(?:初期値|デフォルト|既定値)は|(?:非表示|表示しない|隠して|隠す|出さない)|ごとに(?:表示|まとめ|分け|グループ)|順に(?:並べ|表示)/u,
}
/** A file that goes in or out, wherever it is said. */
const files: Record<Language, RegExp> = {
  en: /(?:\b(?:i|we) (?:want|need|would like) to )?\b(?:(?:be able to|can) )?(?:an? )?(?:export|import|download|upload)(?:s|ing)? [^,.;!?\n]{0,30}?\b(?:excel|csv|spreadsheets?)(?: (?:file|list|sheet))?/giu,
  sv: /(?<!\p{L})(?:kunna )?(?:exporter|importer|ladda (?:ner|upp))\p{L}* [^,.;!?\n]{0,30}?(?:excel|csv|kalkylblad)\p{L}*/giu,
  ja: /(?:excel|エクセル|csv)[^、。]{0,8}(?:出力|書き出|取り込|読み込|エクスポート|インポート|ダウンロード)[^、。]*/giu,
}
/** Fields in a row, a heading or a bracket are told, and no behaviour. */
const tells = /[:：()（）]|(?:[,、][^,、]*){3}/u
const sentenceMaxChars = 120

export function shapingTold(text: string, language: Language): Piece[] {
  return sentencesIn(text, language).flatMap(({ text: whole, start: index }) => {
    const said = whole.trim().replace(/^[-–—*•・●]\s*/u, '')
    if (said.length > sentenceMaxChars || tells.test(said) || !shapes[language].test(said)) return []
    const start = index + whole.indexOf(said)
    return [{ text: said, start, end: start + said.length }]
  })
}

/** "An export to Excel", CSVで出力 */
export const filesTold = (text: string, language: Language): Piece[] =>
  [...text.matchAll(files[language])].map(({ 0: said, index }) => ({ text: said, start: index, end: index + said.length }))
