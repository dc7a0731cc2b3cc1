// Full-width letters and half-width katakana are the same words as the usual ones: ＩＴ企業, ｶﾌｪ.
const foldable = /[Ａ-Ｚａ-ｚ０-９]|[\uff61-\uff9f][\uff9e\uff9f]?/g

/** The text in usual letters. `places`, where lengths differ: for each of its letters and its end, where that stands in the original. */
export function foldWidth(original: string): { text: string; places: number[] | null } {
  const text = original.replace(foldable, (found) => found.normalize('NFKC'))
  if (text.length === original.length) return { text, places: null }
  const places: number[] = []
  let from = 0
  for (const found of original.matchAll(foldable)) {
    for (let at = from; at < found.index; at++) places.push(at)
    for (let at = 0; at < found[0].normalize('NFKC').length; at++) places.push(found.index)
    from = found.index + found[0].length
  }
  for (let at = from; at <= original.length; at++) places.push(at)
  return { text, places }
}
