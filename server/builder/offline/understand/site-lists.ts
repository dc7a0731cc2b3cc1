// Where a website's description lists what stands on it, and the parts of that list: "with …", ": …", "(…)", lines, dashes.
import type { Language } from '#shared/languages.ts'
import { listedSections } from '../lexicon/listed-sections.ts'

export type Part = { text: string; start: number; end: number }

/** What opens the list behind the word for a website; "with" only where no stronger sign does. */
const strong = /[:：(（\n]|\s[-–—]+\s|。/gu
const weak: Record<Language, RegExp> = {
  en: /\b(?:with|including|featuring|containing|showing|that has|that shows|has|should have)\b|,/giu,
  sv: /(?<!\p{L})(?:med|inklusive|innehåller|som visar|som har|där det finns|(?:ska|bör) (?:ha|innehålla|visa))(?!\p{L})|,/giu,
  ja: /[、，]/gu,
}
const sentenceEnd = /[.!?](?=\s|$)|[。！？]/gu
/** "Sections: …", "It should have …": what comes is a list as well. */
const announces: Record<Language, RegExp> = {
  en: /^\s*(?:(?:the )?(?:sections?|pages?|parts|content|contents|structure|blocks)(?: (?:are|should be|i (?:need|want)))?\s*[:–-]|(?:it )?(?:should|must) (?:have|contain|include|show)|include(?:s)?\b|(?:i|we) (?:also )?(?:need|want|would like))\s*:?/i,
  sv: /^\s*(?:(?=(?:startsida|förstasida)(?:n)?\s)|(?:sektioner|rutor|sidor|delar|innehåll|avsnitt|block)(?:na)?\s*[:–-]|den (?:ska|bör) (?:ha|innehålla|visa)|med\b|jag vill ha)\s*:?/i,
  ja: /^\s*(?:セクション|構成|内容|ページ|コンテンツ)(?:は|：|:)/u,
}
const partsMax = 40
const wordsOfPartMax = 9

/** The stretch of text that lists the sections, from behind the word for the website at `from`. */
export function listedIn(text: string, from: number, language: Language): Part[] {
  const parts: Part[] = []
  let start = from
  for (const end of endsFrom(text, from)) {
    const sentence = text.slice(start, end)
    const isFirst = start === from
    const opened = isFirst
      ? openerIn(sentence, language)
      : (announces[language].exec(sentence)?.[0].length ?? behindColon(sentence, language))
    if (opened !== undefined) parts.push(...partsOf(text, start + opened, end))
    // "Projects, studio, people, journal, contact." and nothing else
    else if (!isFirst && isBareList(sentence, language)) parts.push(...partsOf(text, start, end))
    start = end
  }
  // what is kept of each of somebody is no part of a page
  return parts.length > 1 && parts.every((part) => isFact.test(part.text.trim())) ? [] : parts.slice(0, partsMax)
}

/** The ends of sentences from a place on, a bracket never cut. */
function endsFrom(text: string, from: number): number[] {
  const ends = [...text.slice(from).matchAll(sentenceEnd)].map(({ index }) => from + index + 1)
  return ends.at(-1) === text.length ? ends : [...ends, text.length]
}

/** "One long page with a menu at the top: Welcome, About me, Prices": so many of them behind a colon are a list. */
const behindColonMin = 3
/** "Page for our members: name, phone, address": what is kept of each. */
const isFact =
  /^(?:names?|phone(?: numbers?)?|address(?:es)?|e-?mails?|birth(?:day|date)s?|age|namn|ålder|födelsedag|telefon(?:nummer)?|adress|e-?post|mejl|名前|氏名|電話(?:番号)?|住所|メール)[.!。]?$/i
function behindColon(sentence: string, language: Language): number | undefined {
  const at = sentence.search(/[:：]/)
  if (at < 0) return undefined
  const known = withoutBrackets(sentence.slice(at + 1))
    .split(/[,、，]/u)
    .filter((piece) => namesSection(withoutWord(piece), language) && !isFact.test(withoutWord(piece)))
  return known.length >= behindColonMin ? at + 1 : undefined
}
const withoutBrackets = (text: string) => text.replace(/[(（][^()（）]*[)）]/gu, '')
const withoutWord = (piece: string) => piece.trim().replace(/^(?:and|och|samt) /i, '')

const listWordsMax = 4
const bareListMin: Record<Language, number> = { en: 3, sv: 3, ja: 2 }
function isBareList(sentence: string, language: Language): boolean {
  // what a form asks stands in brackets behind it
  const pieces = withoutBrackets(sentence)
    .split(language === 'ja' ? /[、，と\n]/ : /[,\n]/)
    .filter((piece) => piece.trim())
  const isShort = (piece: string) =>
    language === 'ja' ? piece.trim().length <= 16 : piece.trim().split(/\s+/).length <= listWordsMax
  // "light blue and sand, plenty of air": how it looks
  const known = pieces.filter((piece) => namesSection(withoutWord(piece).replace(/[.!。]$/u, ''), language))
  const isOfSections = language === 'ja' || known.length * 2 >= pieces.length
  return pieces.length >= bareListMin[language] && pieces.every(isShort) && isOfSections
}

/** Where the list begins in the first sentence, behind its opener. */
function openerIn(sentence: string, language: Language): number | undefined {
  const [sign] = sentence.matchAll(strong)
  const [word, ...words] = [...sentence.matchAll(weak[language])].filter(({ index }) => !sign || index < sign.index)
  const opener = word?.[0] === ',' ? (words.find((each) => each[0] !== ',' && each.index - word.index < 2) ?? word) : word
  // "a wall with photos, news: …": what stands before the sign is a list of its own only where it has commas
  const isWeak = opener && (!sign || (opener[0] !== ',' && /[,、，]/.test(sentence.slice(opener.index, sign.index))))
  // "with prices (haircut £18, beard £10), hours": the bracket is a part's own
  const ahead = opener && sign ? sentence.slice(opener.index + opener[0].length, sign.index) : ''
  const isOfPart =
    opener && sign && /[(（]/.test(sign[0]) && namesSection(opener[0] === ',' ? ahead.split(',').at(-1)! : ahead, language)
  const found = isWeak || isOfPart ? opener : (sign ?? opener)
  return found && found.index + found[0].length
}

const namesSection = (text: string, language: Language): boolean =>
  listedSections.some(([kind, words]) => kind !== 'top' && words[language].test(text.trim()))

/** A list cut at its commas, lines and last "and"; what stands in brackets or quotes stays whole. */
function partsOf(text: string, start: number, end: number): Part[] {
  const parts: Part[] = []
  let depth = 0
  let from = start
  const close = (to: number) => {
    const part = trimmed(text, from, to)
    if (part.text) parts.push(part)
    from = to + 1
  }
  for (let at = start; at < end; at++) {
    const sign = text[at]!
    if (/[(（「『“]/.test(sign)) depth++
    else if (/[)）」』”]/.test(sign)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && /[,;、，・\n•]/.test(sign)) close(at)
  }
  close(end)
  return parts.map(withoutAnd)
}

/** "Questions and answers", "frågor och svar" are one. */
const and: Record<Language, RegExp> = {
  en: /\s+(?:and|&|plus|as well as)\s+(?!(?:answers|a)(?:\s+(?:and|&)\s|$))/i,
  sv: /\s+(?:och|samt|&)\s+(?!svar(?!\p{L}))/iu,
  ja: /(?<=[\p{L}ー])と(?=[\p{L}])/u,
}
/** Both halves of a part joined by "and". */
export function halvesOf({ text, start }: Part, language: Language): [Part, Part] | null {
  const found = and[language].exec(text)
  if (!found) return null
  const to = found.index + found[0].length
  return [trimmed(text, 0, found.index, start), trimmed(text, to, text.length, start)]
}

/** The "and" before the last of them. */
function withoutAnd(part: Part): Part {
  const cut = /^(?:(?:and|och|samt|&|plus|with|including|med)\s+)+/i.exec(part.text)?.[0].length ?? 0
  return { text: part.text.slice(cut), start: part.start + cut, end: part.end }
}

/** A part without the blanks, bullets and closing signs around it; `base` is where the text begins. */
function trimmed(text: string, from: number, to: number, base = 0): Part {
  const raw = text.slice(from, to)
  const front = /^[\s\-–—*•"“]*(?:\d+[.)]\s+)?/u.exec(raw)![0].length
  const body = raw.slice(front).replace(/[\s.。!！"”]+$/u, '')
  // the list itself may stand in brackets
  const closed = /[(（]/.test(body) ? body : body.replace(/[)）]+$/u, '')
  return { text: closed, start: base + from + front, end: base + from + front + closed.length }
}

export const isTooLong = ({ text }: Part, language: Language): boolean =>
  language === 'ja' ? text.length > 24 : text.split(/\s+/).length > wordsOfPartMax
