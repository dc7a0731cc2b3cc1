import type { Language } from '#shared/languages.ts'
import { familyNames, givenNames, kanaNames, latinNames } from '../../lexicon/sample-pools.ts'

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

const wholeNames = Object.fromEntries(
  (['en', 'sv', 'ja'] as const).map((language) => {
    const [given, family] = [givenNames[language].join('|'), familyNames[language].join('|')]
    return [
      language,
      language === 'ja' ? new RegExp(`(${family}) (${given})`, 'g') : new RegExp(`\\b(${given}) (${family})(?!\\p{L})`, 'gu'),
    ]
  }),
) as Record<Language, RegExp>

/**
 * A written text with other people in it: whoever wrote rows began with the same few names, so each list walks on from them by its
 * own `salt`. One name always becomes the same other one, two never become one, and who shares a family name still does.
 */
export function otherPeople(language: Language, text: string, salt: number): string {
  const [given, family] = [givenNames[language], familyNames[language]]
  const start = Math.abs(salt)
  const on = (names: readonly string[], name: string, steps: number) => names[(names.indexOf(name) + steps) % names.length]!
  const [givenSteps, familySteps] = [start % given.length, Math.floor(start / given.length) % family.length]
  return text.replace(wholeNames[language], (_whole, one: string, two: string) =>
    language === 'ja'
      ? `${on(family, one, familySteps)} ${on(given, two, givenSteps)}`
      : `${on(given, one, givenSteps)} ${on(family, two, familySteps)}`,
  )
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

/** 佐藤 美咲 is read さとう みさき; empty for a name that is none of ours. */
export function kanaOf(name: string, isKatakana: boolean): string {
  const [last = '', first = ''] = name.split(' ')
  const given = kanaNames.given[givenNames.ja.indexOf(first)]
  const family = kanaNames.family[familyNames.ja.indexOf(last)]
  if (!given || !family) return ''
  const kana = `${family} ${given}`
  return isKatakana ? kana.replaceAll(/[ぁ-ん]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + katakanaFrom)) : kana
}
/** So far behind the hiragana stand the katakana. */
const katakanaFrom = 0x60
