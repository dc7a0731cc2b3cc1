// How much a price changes by: "50 cents", "a fiver", "10 %", 2割, "half", in the money of the project.
import { numberWords } from '../../lexicon/number-words.ts'

const isShare = /^(?:%|％|per ?cent|procent|パーセント)$/iu

/** In the money of the project. */
export function priceStep(by: string, unit: string, price: number): number | undefined {
  const plain = by.toLowerCase().replace(/[$£€]/gu, '')
  if (plain === 'half') return price / 2
  const count = /^(?:an?|en|ett)$/iu.test(plain)
    ? 1
    : (numberWords.get(plain) ??
      Number(/^[\d,]+$/u.test(plain) && /,\d{3}$/u.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.')))
  if (!Number.isFinite(count)) return undefined
  if (isShare.test(unit)) return (price * count) / 100
  if (unit === '割') return (price * count) / 10
  if (/^(?:cents?|pence|p|öre)$/iu.test(unit)) return count / 100
  if (/^(?:fivers?|femma)$/iu.test(unit)) return count * 5
  if (/^(?:tenners?|tia|tior)$/iu.test(unit)) return count * 10
  return count
}
