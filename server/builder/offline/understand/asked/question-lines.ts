// Questions that are written one by one, numbered or with a sign in front of each: "1. How old are you? (under 18, 18-30)", ・満足度(5段階),
// "質問は、①所属部署 ②残業時間".

/** The items, and where they stand. */
export type QuestionLines = { start: number; end: number; items: string[] }

const ringed = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'
const numberOf = (sign: string): number => {
  const ring = ringed.indexOf(sign.trim())
  return ring >= 0 ? ring + 1 : Number(/\d+/.exec(sign.normalize('NFKC'))?.[0] ?? 0)
}
const numbers = new RegExp(
  String.raw`(?:(?<=^|\n)[ \t　]*|(?<=[\s:：、。,;)）　])|(?<=[:：、。]))(?:[${ringed}][.．:： ]?|(?:(?:Q|問|質問|設問|fråga|question) ?)?\d{1,2}(?:[.．)）、:：](?!\d)|(?<=(?:Q|問|質問|設問|fråga|question) ?\d{1,2})[ 　]))[ \t　]*`,
  'giu',
)
const bullets = /(?<=^|\n)[ \t　]*(?:[-–—*•・◯○●■□◆▶✓+]|\[ ?\]|☐)[ \t　]*(?=\S)/gu
const itemCharsMax = 200
const itemsMin = 2
const itemsMax = 40

/** Behind the last one that stands in a row with others its sentence ends it, on lines the line does. */
const rowEnd = /\n|[。](?!$)|(?<=[^\d?])\. (?=\p{Lu})/u

type Sign = { start: number; end: number }

function linesBehind(text: string, signs: readonly Sign[]): QuestionLines | null {
  const first = signs[0]!
  const isInRow = signs.some((sign, at) => at > 0 && !text.slice(signs[at - 1]!.end, sign.start).includes('\n'))
  const items: string[] = []
  let end = first.end
  for (const [at, sign] of signs.entries()) {
    const next = signs[at + 1]
    const all = text.slice(sign.end, next?.start ?? text.length)
    const stop = next ? -1 : all.search(isInRow ? rowEnd : /\n/u)
    const whole = stop < 0 ? all : all.slice(0, stop)
    // a line may go on below, indented: "2. How often?\n   daily, weekly"
    const item = whole.replaceAll(/\s*\n\s*/gu, ' ').trim()
    if (item.length > itemCharsMax) return null
    if (item) items.push(item.replace(/[,;、；]$/u, ''))
    end = sign.end + whole.length
  }
  return items.length < itemsMin || items.length > itemsMax ? null : { start: first.start, end, items }
}

/** Those that count up from one. */
function counted(text: string): Sign[] {
  const signs: Sign[] = []
  for (const { index, 0: sign } of text.matchAll(numbers)) {
    const number = numberOf(sign)
    if (number === signs.length + 1) signs.push({ start: index, end: index + sign.length })
    else if (number === 1) signs.splice(0, signs.length, { start: index, end: index + sign.length })
  }
  return signs
}
/** Those of lines that follow each other. */
function marked(text: string): Sign[] {
  const signs: Sign[] = []
  for (const { index, 0: sign } of text.matchAll(bullets)) {
    const before = signs.at(-1)
    const isNext = before && text.slice(before.end, index).trimEnd().split('\n').length < 2
    if (before && !isNext) break
    signs.push({ start: index, end: index + sign.length })
  }
  return signs
}

/** "Questions: How old are you? What did you like?", "Frågorna är: Vilken kurs gick du? (A, B), Hur var den 1-5" */
const rowHead =
  /(?:\bquestions?\b[^:.!?\n]{0,40}:|(?<!\p{L})frågor(?:na)?(?!\p{L})[^:.!?\n]{0,30}?(?::| är(?: ?:)?(?= ))|(?:質問|設問)(?:項目)?[^：:。\n]{0,14}?(?:[：:。]|は[、]?))\s*/iu
const rowItems =
  /(?<=[?？])[”"」』]?[,、;]?\s*(?=[\p{Lu}「『"“])|(?<=[）)])[,、;]?\s+(?=\p{Lu})|[,;]\s+(?:(?:and|och|samt) )?(?=\p{Lu})|(?<=[?？])[」』]?[、,]?\s*(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u
const sentenceEnd = /(?<=[^\d?？])[.。](?=\s|$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|\n/u

/** Questions in a row, at least one of them with its mark. */
function inARow(text: string): QuestionLines | null {
  const head = rowHead.exec(text)
  if (!head) return null
  const start = head.index + head[0].length
  const stop = text.slice(start).search(sentenceEnd)
  const end = stop < 0 ? text.length : start + stop
  const row = text.slice(start, end)
  // a comma inside a bracket parts choices
  const hidden = row.replaceAll(/[（(][^（）()]*[）)]/gu, (bracket) => bracket.replaceAll(/[,、;?？]/gu, '\u0001'))
  const items: string[] = []
  let from = 0
  let until = row.length
  for (const part of hidden.split(rowItems)) {
    const at = hidden.indexOf(part, from)
    from = at + part.length
    // "Vad var bäst? Man ska vara anonym": a sentence that asks nothing ends the row
    if (/[?？]\s*$/u.test(row.slice(0, at)) && !/[?？（(\d]/u.test(part)) {
      until = at
      break
    }
    const item = row
      .slice(at, from)
      .replaceAll(/^[「『"“]|[」』"”]$/gu, '')
      .replace(/[,、;]$/u, '')
      .trim()
    // "(A, B)" behind its question
    if (/^[（(]/u.test(item) && items.length) items.push(`${items.pop()} ${item}`)
    else if (item) items.push(item)
  }
  const isRow = items.length >= itemsMin && items.length <= itemsMax && /[?？]/u.test(row)
  return isRow && items.every((item) => item.length <= itemCharsMax) ? { start, end: start + until, items } : null
}

/** The items of the first list of a text that stands one by one. */
export function questionLines(text: string): QuestionLines | null {
  for (const signs of [counted(text), marked(text)]) {
    const lines = signs.length < itemsMin ? null : linesBehind(text, signs)
    if (lines) return lines
  }
  return inARow(text)
}
