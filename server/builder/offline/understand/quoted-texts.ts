// What stands in quotes and is no name: the headline or slogan of a page, the sentence under it, what its button says.
import type { Language } from '#shared/languages.ts'
import type { PageTexts } from '../model.ts'

export type QuotedText = { as: keyof Pick<PageTexts, 'headline' | 'lead' | 'button'>; text: string; start: number; end: number }

const quoted = /["“”「『]([^"“”「」『』\n]{2,120})["“”」』]/gu

type Labels = Record<QuotedText['as'], string>
const labels: Record<Language, Labels> = {
  en: {
    lead: String.raw`sub-?(?:headline|heading|title|text)|intro(?:duction)?(?: text)?|(?:text|line|sentence) (?:below|under|underneath)`,
    button: String.raw`(?:call[- ]to[- ]action|cta|button)s?`,
    headline: String.raw`slogan|headline|tag ?line|strapline|motto|catch ?phrase|heading|hero(?: text| title)?|banner|big (?:text|title|words|letters)|large (?:text|title)|title text|welcome (?:text|message)`,
  },
  sv: {
    lead: String.raw`underrubrik(?:en)?|ingress(?:en)?|(?:text|rad|mening)(?:en)? under`,
    button: String.raw`\p{L}*knapp(?:en|ar)?`,
    headline: String.raw`slogan(?:en)?|rubrik(?:en)?|huvudrubrik(?:en)?|motto(?:t)?|devis(?:en)?|tagline|överskrift(?:en)?|budskap(?:et)?|stora bokstäver|stor text|välkomsttext(?:en)?`,
  },
  ja: {
    lead: 'サブ(?:コピー|タイトル|見出し)|リード文?|説明文',
    button: 'ボタン',
    headline:
      'トップ(?:ページ)?|ヒーロー|メインビジュアル|ファーストビュー|メインコピー|キャッチコピー|キャッチフレーズ|コピー|スローガン|見出し|ヘッドライン|タイトル文字|合言葉|モットー|メッセージ|標語|大きな文字',
  },
}
/** Between a label and its text: "slogan: …", "a headline that says …", "rubrik där det står …". */
const between: Record<Language, string> = {
  en: String.raw`(?:\s*[:=–-])?(?:\s+(?:should|must|has to|can|to|that|which|with|the|our|is|be|says?|saying|reads?|reading|called|words?|text|in|on|it|top|at|of|as|labelled|labeled))*\s*[:,]?\s*`,
  sv: String.raw`(?:\s*[:=–-])?(?:\s+(?:ska|skall|som|där|det|står|med|texten|är|vara|säger|lyder|heter|ordet|orden|högst|upp|överst|på|sidan|i|vår))*\s*[:,]?\s*`,
  ja: '(?:は|に|として|を|で|には|：|:)?[（(]?(?:大きく)?',
}
const behind: Record<Language, string> = {
  en: String.raw`\s*(?:\)|,)?\s*(?:as|for|is|will be|should be|being)\s+(?:the|our|a|my|its)?\s*(?:big |main |large )?`,
  sv: String.raw`\s*(?:som|är|blir|ska vara)\s+(?:vår|en|sidans)?\s*`,
  ja: '(?:という|との|といった|って(?:いう)?|を|と(?:書かれた|書いた|入った|表示する)|の)?(?:大きな|メインの)?',
}

const kinds = ['lead', 'button', 'headline'] as const
/** Which of them the words around a quote make of it. */
function labelled(before: string, after: string, language: Language): QuotedText['as'] | undefined {
  const edge = language === 'ja' ? '' : '(?<!\\p{L})'
  return (
    kinds.find((kind) => new RegExp(`${edge}(?:${labels[language][kind]})${between[language]}$`, 'iu').test(before)) ??
    kinds.find((kind) => new RegExp(`^${behind[language]}(?:${labels[language][kind]})`, 'iu').test(after))
  )
}

/** "knappen Beställ bord", "a Book now button": a capital begins what it says. */
const buttons: Record<Language, RegExp> = {
  en: /\b(?:an? |the )(?<text>\p{Lu}\p{Ll}+(?: \p{L}+){0,3}?) button\b|\bbutton (?:saying |labelled |labeled |that says |called )(?<more>\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}?)(?=[.,;\n]|$| (?:and|at|with)\b)/gu,
  sv: /(?<!\p{L})knapp(?:en)?(?: med texten| där det står| som säger)? (?<text>\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}?)(?=[.,;\n]|$| (?:och|högst|överst)(?!\p{L}))(?<more>)?/gu,
  ja: /(?!)(?<text>)(?<more>)/gu,
}
const unquotedButtons = (prompt: string, language: Language): QuotedText[] =>
  [...prompt.matchAll(buttons[language])].flatMap(({ 0: all, index, groups }) => {
    const text = groups!.text || groups!.more
    return text
      ? [{ as: 'button' as const, text, start: index + all.indexOf(text), end: index + all.indexOf(text) + text.length }]
      : []
  })

/** "Headline: Never kill another fern." needs no quotes. */
const textCharsMax = 90
function labelledTexts(prompt: string, language: Language): QuotedText[] {
  return kinds.flatMap((as) => {
    const form = new RegExp(
      `(?:^|[.!?。\\n,、]\\s*|[-•*・]\\s*)(?:(?:the|our|my|vår|min) )?(?:${labels[language][as]})\\s*[:：]\\s*([^"“”「『」』\\n.。]{3,${textCharsMax}}?)(?=[.。\\n]|$)`,
      'giu',
    )
    return [...prompt.matchAll(form)].map(({ 0: all, 1: text, index }) => {
      const start = index + all.length - text!.length
      return { as, text: text!.trim(), start, end: start + text!.length }
    })
  })
}

const labelCharsMax = 60
export function quotedTexts(prompt: string, language: Language): QuotedText[] {
  const inQuotes = textsInQuotes(prompt, language)
  const others = [...labelledTexts(prompt, language), ...unquotedButtons(prompt, language)].filter(
    ({ as }) => !inQuotes.some((each) => each.as === as),
  )
  return [...inQuotes, ...others]
}
function textsInQuotes(prompt: string, language: Language): QuotedText[] {
  return [...prompt.matchAll(quoted)].flatMap(({ 0: all, 1: text, index }) => {
    const end = index + all.length
    const before = prompt.slice(Math.max(0, index - labelCharsMax), index).replace(/^.*[.!?。\n"“”」』]/su, '')
    const after = prompt.slice(end, end + labelCharsMax).replace(/[.!?。\n"“”「『].*$/su, '')
    const as = labelled(before, after, language)
    return as ? [{ as, text: text!.trim(), start: index, end }] : []
  })
}

const lead: Record<Language, RegExp> = {
  en: /(?:(?:,|\band|\bwith|\bput|\badd|\bhave|\bshow|\buse)\s+)*(?:(?:a|an|the|our|my|big|large|main|bold|in|at the top)\s+)*$/i,
  sv: /(?:(?:,|och|med|ha|visa|använd|lägg till)\s+)*(?:(?:en|ett|vår|vårt|stor|stort|stora|i|högst upp)\s+)*$/i,
  ja: /(?:[^。、\n]{0,12}(?:トップ|ページの?上|最初|冒頭|上部|ファーストビュー|メインビジュアル)[^。、\n]{0,8})?$/u,
}
/** The text, what it is called and how it is asked for, that nothing of them is read as a list. */
export function reachOfQuoted(
  { as, start, end }: QuotedText,
  prompt: string,
  language: Language,
): { start: number; end: number } {
  const edge = language === 'ja' ? '' : '(?<!\\p{L})'
  const before = prompt.slice(0, start)
  const ahead = new RegExp(`${edge}(?:${labels[language][as]})${between[language]}$`, 'iu').exec(before)?.index ?? start
  const from = ahead - (lead[language].exec(prompt.slice(0, ahead))?.[0].length ?? 0)
  const rest = new RegExp(
    `^${behind[language]}(?:${labels[language][as]})(?:${language === 'ja' ? '[^。、\\n]*' : ''})`,
    'iu',
  ).exec(prompt.slice(end))?.[0]
  const asked =
    language === 'ja'
      ? (/^(?:と|を)?(?:大きく)?(?:入れ|載せ|表示し|書い|置い)[^。、\n]*/u.exec(prompt.slice(end))?.[0] ?? '')
      : ''
  return { start: from, end: end + (rest ?? asked).length }
}
