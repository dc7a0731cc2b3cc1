// Which passwords are too easy to guess (spec 5: 'Please select a stronger password.'). The estimate is zxcvbn's, with the word lists
// its packages ship; they take 50 MB of memory, so they are loaded when the first password is chosen and not before.
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { ruleTexts } from '#shared/users.ts'
import { refusal } from '../refusal.ts'

export const passwordRuleLimits = {
  guessesMin: 1e8,
  /** Judging takes longer than linear time; a weak beginning this long does not happen by chance. Takes at most 50 ms so. */
  judgedMaxChars: 40,
  /** Readings of `p4$$` and the like that are tried. */
  disguisesMax: 16,
  /** Shorter words of a person's name stand in many a random password. */
  ownWordMinChars: 4,
  /** What may be recognised in an otherwise random password: a word this short is there by chance. */
  chanceWordMaxChars: 3,
} as const

const productWords = ['smida']

let estimator: Promise<ZxcvbnFactory> | null = null

async function openEstimator(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: passwordRuleLimits.disguisesMax,
  })
}

/**
 * Refuses with `invalid` and the rule `passwordTooWeak` at `path` a password that holds a word of `about` (e-mail address, name,
 * company, domain), is on the lists of leaked ones, or falls to fewer than 10^8 guesses.
 */
export async function mustBeStrong(
  password: string,
  about: readonly (string | null | undefined)[],
  path = 'password',
): Promise<void> {
  if (!(await isStrong(password, about))) throw refusal('invalid', { issues: [{ path, message: ruleTexts.passwordTooWeak }] })
}

/** The rule of `mustBeStrong` as an answer. */
export async function isStrong(password: string, about: readonly (string | null | undefined)[]): Promise<boolean> {
  const words = [...productWords, ...about.flatMap((text) => wordsOf(text ?? ''))]
  const lower = password.toLowerCase()
  if (words.some((word) => word.length >= passwordRuleLimits.ownWordMinChars && lower.includes(word))) return false
  const judged = password.slice(0, passwordRuleLimits.judgedMaxChars)
  const { guesses, sequence } = (await (estimator ??= openEstimator())).check(judged, words)
  if (guesses >= passwordRuleLimits.guessesMin) return true
  // zxcvbn counts ten tries for a character it knows nothing about; where it recognised nothing the alphabet is the better measure.
  const recognised = sequence.filter(({ pattern }) => pattern !== 'bruteforce').map(({ token }) => token)
  return (
    recognised.join('').length <= passwordRuleLimits.chanceWordMaxChars &&
    alphabetOf(judged) ** [...judged].length >= passwordRuleLimits.guessesMin
  )
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const alphabets: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e]/, 33],
  [/[^\u0020-\u007e]/, 100],
]

/** How many characters one would have to try at each place. */
const alphabetOf = (password: string): number =>
  alphabets.reduce((sum, [among, size]) => (among.test(password) ? sum + size : sum), 0)
