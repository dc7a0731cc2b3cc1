// The part of the typeface that nearly every page needs, small enough to arrive in the first round trip of a connection (14.6 kB on
// a new one) instead of the third. Which characters it holds stands once, in the first `unicode-range` of styles.css; the rest of
// Latin comes from the whole file, and only where a page writes it.
// Run it after changing that range or the typeface: `node scripts/core-font.ts`.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const whole = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
const weights = { min: 400, max: 700 }

export const coreFontFile = 'web/ui/geist-core.woff2'

/** The characters that the n-th `unicode-range` of styles.css names. */
export function charactersOfFace(face: number): string[] {
  const ranges = [...readFileSync('web/ui/styles.css', 'utf8').matchAll(/unicode-range:([^;]+);/g)].map(([, range]) => range!)
  return ranges[face]!.split(',').flatMap((part) => {
    const [first, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last! - first! + 1 }, (_, index) => String.fromCodePoint(first! + index))
  })
}

/** woff2; the same bytes every time. */
export const makeCoreFont = async (): Promise<Buffer> =>
  subsetFont(readFileSync(whole), charactersOfFace(0).join(''), { targetFormat: 'woff2', variationAxes: { wght: weights } })

if (import.meta.main) writeFileSync(coreFontFile, await makeCoreFont())
