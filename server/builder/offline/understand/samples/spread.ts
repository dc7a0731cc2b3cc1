/** A number from 0 to below `size` that looks random and is always the same for the same place. */
export const spread = (at: number, salt: number, size: number): number => {
  let hash = Math.imul(at + 1, 2654435761) ^ Math.imul(salt + 17, 1597334677)
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return ((hash ^ (hash >>> 16)) >>> 0) % size
}
export const saltOf = (text: string) => [...text].reduce((sum, char) => (Math.imul(sum, 31) + char.codePointAt(0)!) | 0, 7)
