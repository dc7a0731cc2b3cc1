import type { Language } from '#shared/languages.ts'
import { familyNames, givenNames, latinNames } from '../../lexicon/sample-pools.ts'

/** Steps through the 24 given names that share no factor with 24; any step will do for the family names, as 23 is a prime. */
const givenSteps = [5, 7, 11, 13]

/** The name of the person at a place of a list; `salt` is the list's own: two lists begin with different people and go on
 * at different paces. Hundreds of people in one list differ. */
export function samplePerson(language: Language, at: number, salt: number): string {
  const [given, family] = [givenNames[language], familyNames[language]]
  const start = Math.abs(salt)
  const givenStep = givenSteps[start % givenSteps.length]!
  const familyStep = 1 + (start % (family.length - 1))
  const first = given[(start + at * givenStep) % given.length]!
  const last = family[(Math.floor(start / given.length) + at * familyStep) % family.length]!
  return language === 'ja' ? `${last} ${first}` : `${first} ${last}`
}

/** The address of mail that such a name has: maja.lindgren@example.com. Null for a name that nothing is known of in Latin letters. */
export function sampleMail(language: Language, name: string): string | null {
  const words = language === 'ja' ? latinOf(name) : name.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const own = words
    ?.toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim()
    .replaceAll(/ +/g, '.')
  return own ? `${own}@example.com` : null
}

function latinOf(name: string): string | null {
  const [last = '', first = ''] = name.split(' ')
  const given = latinNames.given[givenNames.ja.indexOf(first)]
  const family = latinNames.family[familyNames.ja.indexOf(last)]
  return given && family ? `${given} ${family}` : null
}
