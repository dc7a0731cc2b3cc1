// Full-width letters and half-width katakana are the same words as the usual ones, ＩＴ企業, ｶﾌｪ, and so are the two kinds of quotation marks:
// 'Steam & Pine'.
import { asWritten, editsOf, withEdits, type Written } from './pieces.ts'

const foldable = /[Ａ-Ｚａ-ｚ０-９]|[\uff61-\uff9f][\uff9e\uff9f]?/g

/** No apostrophe: it opens behind a blank and closes before one, and what is between begins with a capital or stands behind its label. */
const quotes =
  /(?<=(?:^|[\s(:,]))['‘](?=\p{Lu}[^'‘’\n]{1,60}['’](?:[\s,.;:)!?]|$))|(?<=(?:^|[\s(:,])['‘]\p{Lu}[^'‘’\n]{1,60})['’](?=[\s,.;:)!?]|$)/gu

/** The text in usual letters. */
export const foldWidth = (original: string): Written =>
  withEdits(
    asWritten(original),
    [...editsOf(original, foldable, ([found]) => found.normalize('NFKC')), ...editsOf(original, quotes, () => '"')].toSorted(
      (a, b) => a.start - b.start,
    ),
  )
