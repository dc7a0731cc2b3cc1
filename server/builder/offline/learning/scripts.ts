// What a word is written in, which tells much of it: a digit, an upper-case letter, kanji, katakana.
const scripts: readonly (readonly [RegExp, string])[] = [
  [/^\p{N}/u, 'digit'],
  [/^\p{Script=Han}/u, 'han'],
  [/^[\p{Script=Katakana}ー]/u, 'kata'],
  [/^\p{Script=Hiragana}/u, 'hira'],
  [/^\p{Lu}/u, 'upper'],
  [/^\p{L}/u, 'letter'],
]

/** By its first sign; 'sign' where that is none of a word, or there is none. */
export const scriptOf = (text = ''): string => scripts.find(([form]) => form.test(text))?.[1] ?? 'sign'
