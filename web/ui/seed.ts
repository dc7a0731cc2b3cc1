const prime = 16_777_619
const mixer = 2_246_822_507
const offset = 2_166_136_261

/** A whole number below 2^32 that is always the same for the same text and spreads well over texts (FNV-1a). */
export function seedOf(text: string): number {
  let hash = offset
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, prime)
  // The last letters must reach every bit: names that begin alike would else look alike.
  hash = Math.imul(hash ^ (hash >>> 16), mixer)
  return (hash ^ (hash >>> 13)) >>> 0
}
