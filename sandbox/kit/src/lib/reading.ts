const wordsPerMinute = 220
const signsPerMinute = 500

/** Whole minutes to read a text: words where words are spaced, signs where they are not. At least one. */
export function minutesToRead(text: string) {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const words = text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  return Math.max(1, Math.round(signs > words ? signs / signsPerMinute : words / wordsPerMinute))
}

/** The start of a Markdown text as plain words, cut at a word. */
export function excerptOf(markdown: string, length = 180) {
  const plain = markdown
    .replace(/^#+ .*$|^> ?|^[-*] |\*+|`+/gm, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= length) return plain
  return `${plain.slice(0, length).replace(/\s+\S*$/, '')} …`
}
