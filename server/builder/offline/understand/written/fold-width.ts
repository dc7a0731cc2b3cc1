// Full-width letters and half-width katakana are the same words as the usual ones: ＩＴ企業, ｶﾌｪ.
import { asWritten, editsOf, withEdits, type Written } from './pieces.ts'

const foldable = /[Ａ-Ｚａ-ｚ０-９]|[\uff61-\uff9f][\uff9e\uff9f]?/g

/** The text in usual letters. */
export const foldWidth = (original: string): Written =>
  withEdits(
    asWritten(original),
    editsOf(original, foldable, ([found]) => found.normalize('NFKC')),
  )
