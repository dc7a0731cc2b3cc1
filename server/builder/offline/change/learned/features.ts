// What is looked at to tell what a wish asks for, and which of its words name what. A feature is a string; its weights stand in `weights/`.
import type { Language } from '#shared/languages.ts'
import type { Latin } from '../../understand/tokens.ts'
import { cuesOf } from '../wording/cue-words.ts'
import { cuesJa } from '../wording/cues-ja.ts'
import type { ActName } from './acts.ts'
import { scriptOf } from '../../learning/scripts.ts'
import type { Token } from '../../learning/tokens.ts'

const start = '^'
const end = '$'
const stemChars = 5
const runMax: Record<Language, number> = { en: 3, sv: 3, ja: 5 }

/** A word that says nothing: one of a name, while learning. */
export const blank = '\u0000'

/** "Shouldnt", as it is typed in haste, and a typographer's ’. */
const evenly = (word: string) =>
  word.replace('’', "'").replace(/^((?:do|does|did|is|are|was|were|has|have|had|should|could|would|must|need|ca|wo)n)t$/, "$1't")

const plain = ({ text, known }: Token) => (known ? `<${known}>` : /^\p{N}/u.test(text) ? '#' : evenly(text.toLowerCase()))

/** What the project has stands as one sign, whatever it is called and however many words that takes. */
const signsOf = (tokens: readonly Token[]): string[] => {
  const signs = tokens.map(plain)
  return [start, ...signs.filter((sign, at) => sign !== signs[at - 1] || (sign !== blank && !sign.startsWith('<'))), end]
}

const cueFiller = 'fillers'
/** A filler alone says nothing. */
const tellingCues = (word: string, language: Latin) => cuesOf(word, language)?.filter((cue) => cue !== cueFiller) ?? []
const japaneseCues = Object.entries(cuesJa).filter(([cue]) => cue !== cueFiller)

/** What each word tells that tells something; in Japanese, what the whole does. */
const cueGroups = (signs: readonly string[], language: Language): (readonly string[])[] =>
  language === 'ja'
    ? [japaneseCues.filter(([, form]) => form.test(signs.join(''))).map(([cue]) => cue)]
    : signs.map((sign) => (sign.startsWith('<') ? [sign] : tellingCues(sign, language))).filter((group) => group.length)

/** What some words tell. */
export const cuesIn = (tokens: readonly Token[], language: Language): string[] => [
  ...new Set(cueGroups(signsOf(tokens), language).flat()),
]

/** What the words of a wish have in common with others: the cues, in their order where words stand apart. */
function cueFeatures(signs: readonly string[], language: Language): string[] {
  const groups = cueGroups(signs, language)
  const cues = [...new Set(groups.flat())].toSorted()
  return [
    ...cues.map((cue) => `@${cue}`),
    ...cues.flatMap((cue, at) => cues.slice(at + 1).map((other) => `@${cue} ${other}`)),
    ...groups.slice(1).flatMap((group, at) => groups[at]!.flatMap((cue) => group.map((other) => `@${cue}>${other}`))),
  ]
}

/** For the act: runs of words, or of characters, and the cues. */
export function actFeatures(tokens: readonly Token[], language: Language): string[] {
  const signs = signsOf(tokens)
  const features = new Set<string>(cueFeatures(signs, language))
  for (let at = 0; at < signs.length; at++) {
    for (let length = 1; length <= runMax[language] && at + length <= signs.length; length++) {
      const run = signs.slice(at, at + length)
      if (!run.includes(blank)) features.add(run.join(' '))
    }
    if (language === 'ja') continue
    const [sign, next] = [signs[at]!, signs[at + 2]]
    if (sign.length > stemChars) features.add(`${sign.slice(0, stemChars)}~`)
    if (next && sign !== blank && next !== blank) features.add(`${sign} _ ${next}`)
  }
  for (const kind of ['F', 'L', 'C']) features.add(`${kind}=${Math.min(2, signs.filter((sign) => sign === `<${kind}>`).length)}`)
  return [...features]
}

/** For the part a token has in a wish for that act: itself, and what stands around it. */
export function tagFeatures(tokens: readonly Token[], at: number, act: ActName, language: Language): string[] {
  const sign = (by: number) => {
    const token = tokens[at + by]
    return token ? plain(token) : at + by < 0 ? start : end
  }
  const [own, before, after] = [sign(0), sign(-1), sign(1)]
  const [before2, after2] = [`${sign(-2)} ${before}`, `${after} ${sign(2)}`]
  const { text, known, isNew } = tokens[at]!
  const isNewBefore = tokens[at - 1]?.isNew ?? false
  const script = scriptOf(text)
  const features = [
    `k ${known}`,
    `k ${known} ${act}`,
    `n ${isNew} ${known}`,
    `n ${isNew} ${known} ${act}`,
    `n ${isNewBefore} ${isNew} ${script}`,
    `n ${before} ${isNew}`,
    `c ${script}`,
    `c ${script} ${act}`,
    `c ${scriptOf(tokens[at - 1]?.text)} ${script} ${scriptOf(tokens[at + 1]?.text)}`,
    `- ${before}`,
    `+ ${after}`,
    `-- ${before2}`,
    `++ ${after2}`,
    `- ${before} ${act}`,
    `+ ${after} ${act}`,
    `-- ${before2} ${act}`,
    `++ ${after2} ${act}`,
    `-+ ${before} ${after}`,
    `-2 ${sign(-2)}`,
    `+2 ${sign(2)}`,
  ]
  if (own !== blank) {
    features.push(`0 ${own}`, `0 ${own} ${act}`, `-0 ${before} ${own}`, `0+ ${own} ${after}`)
    if (language !== 'ja') features.push(`e ${own.slice(-3)}`)
  }
  if (language === 'ja') {
    const { word } = tokens[at]!
    const goesOn = at > 0 && tokens[at - 1]!.word === word && word.length > 1
    features.push(`--- ${sign(-3)} ${before2}`, `+++ ${after2} ${sign(3)}`, `r ${goesOn}`, `r ${goesOn} ${script}`)
  }
  return features
}
