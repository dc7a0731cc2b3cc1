// An amount as people write it in a sheet: "1,299.50", "1 299,50", "8 500 kr".
import type { Language } from '#shared/languages.ts'

const thousandsByComma: Record<'sv' | 'other', RegExp> = {
  sv: /^-?\d{1,3}(?:,\d{3}){2,}$/u,
  other: /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u,
}
const thousandsByPoint = /^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?\d{1,3}(?:\.\d{3}){2,}$/u
/** An amount, and no more than a unit or a currency around it: "22 Mill Lane" and "2026-06-03" are none. */
const amountForm = /^[^\d\s-]{0,4}\s*(-?\d[\d\s.,]*?)\s*(?:[^\d\s.,-]{1,12}[23]?)?[.:]?-?$/u

/** A comma parts thousands but in Swedish; a point does only where several do, or a comma follows. Undefined where it is no amount. */
export function amountIn(cell: string, language: Language): number | undefined {
  const said = amountForm.exec(cell)?.[1]?.replaceAll(/\s/gu, '')
  if (said === undefined) return undefined
  const byComma = thousandsByComma[language === 'sv' ? 'sv' : 'other']
  const plain = byComma.test(said) ? said.replaceAll(',', '') : thousandsByPoint.test(said) ? said.replaceAll('.', '') : said
  const amount = Number(plain.replace(',', '.'))
  return Number.isNaN(amount) ? undefined : amount
}
