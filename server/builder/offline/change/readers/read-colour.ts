// "Like terracotta", "soft green tones", "darker": the colour that a wish about how everything looks is after.
import type { Language } from '#shared/languages.ts'
import { colourCues } from '../../lexicon/cues.ts'
import { colourNames } from '../../lexicon/colour-names.ts'
import type { ProjectModel } from '../../model.ts'
import { type Latin, readingsOfPhrase } from '../../understand/tokens.ts'

type Theme = ProjectModel['theme']

/** "-färgad", "-röd": what Swedish puts behind the name of a colour. */
const swedishTail =
  '(?:röda?|rött|blåa?|blått|grön[at]?|gula?|gult|rosa|lila|brun[at]?|gråa?|grått|vita?|vitt|färg(?:ad|at|ade|er|en|erna)?|toner?)?'

const patterns = new Map<Language, readonly (readonly [RegExp, { palette: Theme['palette']; depth: Theme['depth'] }])[]>()
function namesOf(language: Language) {
  const known = patterns.get(language)
  if (known) return known
  const made = colourNames.map((each) => {
    const words = each[language].split(', ').join('|')
    const { palette, depth } = each
    const form =
      language === 'ja'
        ? new RegExp(`(?:${words})`)
        : new RegExp(`(?<!\\p{L})(?:${words})${language === 'sv' ? `(?:s|es)?-?${swedishTail}` : ''}(?!\\p{L})`, 'iu')
    return [form, { palette, depth }] as const
  })
  patterns.set(language, made)
  return made
}

const phraseWordsMax = 2

/** The colour that stands anywhere in the text, or the colour of what it names. */
export function colourNamed(text: string, language: Language): Partial<Theme> | undefined {
  if (language !== 'ja') {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
    // "mustard yellow with dark blue": the first one leads
    const [cue] = cuesIn(words, language)
    if (cue) return { palette: cue.palette, depth: cue.depth ?? 'normal' }
  }
  return namesOf(language).find(([form]) => form.test(text))?.[1] ?? (language === 'ja' ? cueWithin(text) : undefined)
}

/** The colours of a text in their order, "dark blue" before "blue". */
function cuesIn(words: readonly string[], language: Latin): (typeof colourCues)[number][] {
  const found: (typeof colourCues)[number][] = []
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(phraseWordsMax, words.length - at); length; length--) {
      const said = words.slice(at, at + length).join(' ')
      // "mörkgröna", "mörkblått": as the names of colours stand in the lexicon
      const forms = language === 'sv' ? [said, said.replace(/(?<=\p{L}{3})(?:tt?|a)$/u, '')] : [said]
      const cue = forms.flatMap((form) => readingsOfPhrase(form, language)).find(({ kind }) => kind === 'colour')
      if (!cue) continue
      found.push(colourCues[Number(cue.id)]!)
      at += length - 1
      break
    }
  return found
}

/** Japanese writes a colour and what follows it as one word: 緑ベース. The longest name says most: 深緑 before 緑. */
function cueWithin(text: string): Partial<Theme> | undefined {
  const said = colourCues
    .flatMap((cue) => cue.ja.split(', ').map((word) => ({ word, cue })))
    .filter(({ word }) => text.includes(word))
    .toSorted((a, b) => b.word.length - a.word.length)[0]
  return said && { palette: said.cue.palette, depth: said.cue.depth ?? 'normal' }
}

const shades: readonly (readonly [RegExp, 'darker' | 'lighter'])[] = [
  [
    /\b(?:darker|deeper|dimmer|richer|less bright|not so bright|too bright|mörkare|djupare)\b|もっと(?:暗|濃)|暗め|濃いめ|濃く|(?:濃い|深い)色/i,
    'darker',
  ],
  [
    /\b(?:lighter|brighter|paler|pastels?|less dark|not so dark|too dark|ljusare|blekare|pastell(?:er|färger)?)\b|もっと(?:明る|薄|淡)|明るめ|薄め|薄く|淡く|淡い|パステル/i,
    'lighter',
  ],
]
const ofColour =
  /\b(?:colou?rs?|shades?|tones?|palette|accents?|buttons?|green|blue|red|pink|purple|orange|yellow|färg(?:en|er|erna)?|nyans(?:er)?|toner|pastel\w*)\b|色|トーン|パステル/i

/** "Darker" takes the other mode; of a colour it takes another depth. */
export function shadeSaid(text: string, theme: Theme): Partial<Theme> | undefined {
  const shade = shades.find(([form]) => form.test(text))?.[1]
  if (!shade) return undefined
  const mode = shade === 'darker' ? 'dark' : 'light'
  if (!ofColour.test(text) && theme.mode !== mode) return { mode }
  const depths: readonly Theme['depth'][] = ['light', 'normal', 'deep']
  const at = depths.indexOf(theme.depth) + (shade === 'darker' ? 1 : -1)
  return { depth: depths[Math.min(Math.max(at, 0), depths.length - 1)]! }
}

/** One word that is a colour: nobody wants a field of that name. */
export const isColourWord = (name: string, language: Language): boolean =>
  !/\s/.test(name) && colourNamed(name, language) !== undefined
