// A wish in the pieces between its joints, in which each may be a rule of its own: "sort by booth, and those who have not paid yellow".
import type { Language } from '#shared/languages.ts'

export type Piece = { start: number; end: number; said: string }

const joints: Record<Language, RegExp> = {
  en: /\s*[;.!](?=\s|$)\s*|\s*,\s*(?:and |then |also )*|\s+and (?:then |also )?/giu,
  sv: /\s*[;.!](?=\s|$)\s*|\s*,\s*(?:och |sen |även )*|\s+och (?:sen |även )?|\s+(?=så (?:att )?(?:jag|vi|man|det|de|den)(?!\p{L}))/giu,
  ja: /[。、，！!]\s*/gu,
}
const piecesMax = 8

const modal =
  /^(?:should|must|shall|do|does|can|is|are|shouldn['’]?t|mustn['’]?t|don['’]?t|needn['’]?t|ska|skall|bör|får|kan|behöver|måste)(?!\p{L})/iu
const ahead = /^(.+?)\s+(?=(?:should|must|shall|do|does|can|shouldn|mustn|don|ska|skall|bör|får|kan|behöver|måste)(?!\p{L}))/iu
/** "Cancelled ones shouldn't block the dates and shouldn't be in the calendar": of whom both are said. */
const subjectOf = (text: string, piece: string, start: number): string => {
  const said = start > 0 && modal.test(piece) ? ahead.exec(text)?.[1] : undefined
  return said ? `${said} ` : ''
}

function placesOf(text: string, language: Language): { start: number; end: number }[] {
  const cuts = [...text.matchAll(joints[language])].slice(0, piecesMax)
  const ends = [...cuts.map(({ index }) => index), text.length]
  return [0, ...cuts.map(({ index, 0: joint }) => index + joint.length)].map((start, at) => ({ start, end: ends[at]! }))
}

const pieceAt = (text: string, start: number, end: number): Piece => {
  const said = text.slice(start, end)
  return { start, end, said: `${subjectOf(text, said, start)}${said}` }
}

/** The pieces, each with whom it is said of. */
export const piecesOf = (text: string, language: Language): Piece[] =>
  placesOf(text, language)
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => pieceAt(text, start, end))

/** Pieces in a row as one, the longest first. */
export function runsOf(text: string, language: Language): Piece[] {
  const places = placesOf(text, language)
  const lengths = places.map((_place, at) => places.length - at)
  return lengths
    .flatMap((length) =>
      places.slice(0, places.length - length + 1).map(({ start }, from) => pieceAt(text, start, places[from + length - 1]!.end)),
    )
    .filter(({ start, end }) => end > start)
}

const nothingMore =
  /^(?:[\s,.;:!?。、！]|(?:please|pls|thanks|thank you|maybe|too|and|also|tack|gärna|kanske|också|och|お願いします|ください|です)(?!\p{L}))*$/iu

/** What else a wish says; '' where that is nothing. */
export function withoutPieces(text: string, pieces: readonly Piece[], language: Language): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of [...pieces, { start: text.length, end: text.length }]) {
    parts.push(text.slice(at, start).replace(/[\s,、，]*(?:(?<!\p{L})(?:and|och))?\s*$/iu, ''))
    at = end
  }
  return parts
    .map((part) => part.replace(/^[\s,.;、。，]*(?:(?:and|och)\s+)?/iu, '').trim())
    .filter((part) => !nothingMore.test(part))
    .join(language === 'ja' ? '、' : '. ')
}
