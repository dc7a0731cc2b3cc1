const voiceMarks = /[\u3099\u309a]/g
const smallKana = 'ぁぃぅぇぉっゃゅょゎ'
const largeKana = 'あいうえおつやゆよわ'

/** The key that uncovers a letter: that of か stands for が too, that of つ for っ. */
export function keyOf(letter: string) {
  const plain = letter.toLowerCase().normalize('NFD').replace(voiceMarks, '').normalize('NFC')
  return largeKana[smallKana.indexOf(plain)] ?? plain
}

const isLetter = (letter: string) => letter !== ' ' && letter !== '-'
export const keysIn = (word: string) => new Set([...word].filter(isLetter).map(keyOf))

/** How a word stands once some keys were tried. */
export function standOf(word: string, tried: readonly string[], missesMax: number) {
  const keys = keysIn(word)
  const misses = tried.filter((key) => !keys.has(key)).length
  const isFound = [...keys].every((key) => tried.includes(key))
  const isLost = !isFound && misses >= missesMax
  const letters = [...word].map((letter) => ({ letter, isOpen: !isLetter(letter) || tried.includes(keyOf(letter)) }))
  return { misses, isFound, isLost, letters }
}
