// Choices as they are said aloud: "sopran alt tenor bas", "Maria Fatima och Lena", "biblioteket köpt eller lånad av en kompis". Where no comma
// parts them, every word is one, unless small words tell that some belong together.
import { choicesListed } from '../../choices/choices-in-words.ts'

const parting = /\s*[,/;|]\s*(?:(?:och|eller|samt)\s+)?|\s+(?:och|eller|samt|alternativt)\s+/iu
/** What stands between words that belong together. */
const joins =
  /(?<!\p{L})(?:på|i|av|mot|mellan|med|för|till|som|är|inte|ej|utan|om|vid|från|att|den|det|en|ett|per|under|över|nästan|helt|inom|ska|har|kan|vill|se|ha|var|vara)(?!\p{L})|\d/iu
const ahead = /^(?:(?:antingen|mellan|bland|alltså|dvs|nämligen|typ|t\.? ?ex\.?|till exempel|som)[:,]? )+/iu
const behind = /[,.]? (?:tack|osv|o\.?s\.?v\.?|etc|m\.?m\.?|och så vidare|bara|finns)\.?$/iu
const fewWords = 2

/** What stands side by side in the text. */
export function sideBySide(text: string): string[] {
  const said = text
    .replace(/[.!?)\s]+$/, '')
    .replace(behind, '')
    .replace(ahead, '')
  const pieces = said.split(parting).filter(Boolean)
  const wordsOf = (piece: string) => piece.trim().split(/\s+/)
  const areParted = said.includes(',') || said.includes('/')
  const isEven = new Set(pieces.map((piece) => wordsOf(piece).length)).size === 1 && pieces.length >= fewWords
  // sizes: 50 56 62
  if (!areParted && wordsOf(said).every((word) => /^\d+$/.test(word))) return wordsOf(said)
  const all = areParted || isEven ? pieces : pieces.flatMap((piece) => (joins.test(piece) ? [piece] : wordsOf(piece)))
  return all.map((piece) => piece.trim())
}

/** The choices, where the text is no more than a row of them; else null. */
export const looselyListed = (text: string): string[] | null => choicesListed(sideBySide(text).join(', '), 'sv')
