// How common Swedish nouns bend, by the ending of their plural. A compound bends like its last part, so these words serve
// thousands: `uppgift` also says how `städuppgift` bends.

import { dropped, inA, inAr, inEr, inN, inR, irregular, onlyWhole, unchanged } from './swedish-noun-forms.ts'

const plurals = new Map<string, string>()
for (const word of unchanged) plurals.set(word, word)
for (const word of inN) plurals.set(word, `${word}n`)
for (const word of inEr) plurals.set(word, `${word}er`)
for (const word of inAr) plurals.set(word, `${word.replace(/e$/, '')}ar`)
for (const word of inR) plurals.set(word, `${word}r`)
for (const word of inA) plurals.set(word, `${word.slice(0, -1)}or`)
for (const word of dropped) plurals.set(word, `${word.slice(0, -2)}${word.at(-1)}ar`)
for (const [one, many] of Object.entries(irregular)) plurals.set(one, many)
const singulars = new Map([...plurals].map(([one, many]) => [many, one]))
// "tekniker" are people before they are ways of doing
for (const word of unchanged) singulars.set(word, word)

const wholePlurals = new Map(Object.entries(onlyWhole))
const wholeSingulars = new Map(Object.entries(onlyWhole).map(([one, many]) => [many, one]))

const modifierCharsMin = 2
const lastPartCharsMin = 3

/** The entry of the longest last part of a word that stands in a table, bent; a compound needs a real first part. */
function bentBy(table: ReadonlyMap<string, string>, word: string): string | undefined {
  const whole = table.get(word)
  if (whole) return whole
  for (let at = modifierCharsMin; at <= word.length - lastPartCharsMin; at++) {
    const last = word.slice(at)
    const bent = table.get(last)
    // "holkar", "kroppar" are several, and no tubs or pairs
    if (/^(?:kar|par)$/.test(last) && /[^aeiouyåäö]$/.test(word.slice(0, at))) continue
    if (bent && Math.min(last.length, bent.length) >= lastPartCharsMin) return word.slice(0, at) + bent
  }
  return undefined
}

/** The plural of a Swedish noun or compound whose last part is listed. */
export const listedPlural = (one: string) => wholePlurals.get(one) ?? bentBy(plurals, one)
/** A noun of the tables that stands for one: "farmor", whatever its ending. */
export const isOne = (word: string): boolean => plurals.has(word) && plurals.get(word) !== word && !singulars.has(word)
/** The singular of a listed plural. */
export const listedSingular = (many: string) => (isOne(many) ? undefined : (wholeSingulars.get(many) ?? bentBy(singulars, many)))
/** A noun of the tables as it stands, in the singular or the plural. */
export const isSimpleNoun = (word: string): boolean => plurals.has(word) || singulars.has(word)
