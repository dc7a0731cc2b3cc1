// "Something earthy, amber maybe", "a bit more serious", "teal, and the name should be Woolly Corner": how it looks and what it is called.
import type { ProjectModel } from '../../model.ts'
import { colourNamed } from '../readers/read-colour.ts'
import { does } from '../reading.ts'
import { resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const whole = String.raw`(?:it|this|that|(?:the |our |my |this )?(?:whole )?(?:app|site|page|project|list|website|thing|web ?page|tool|system|whole thing))`
const degree = String.raw`(?:(?:a (?:bit|little|lot|touch|tad)|bit|much|slightly|somewhat|rather|even|more|kind of|very|really|quite|so|too) )*`

const moods: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:serious|business-?like|formal|grown-?up|adult|sober|trustworthy|professional|corporate|official|proper|neutral|discreet|restrained|mature|respectable|tidy|clean)(?:er)?\b/i,
    'make it professional',
    'make it playful',
  ],
  [
    /\b(?:fun|cheerful|happy|happier|lively|livelier|playful|friendly|friendlier|cosy|cosier|cozy|cozier|childish|cute|warm|warmer|welcoming|inviting|homely|gentle|gentler|kid-?friendly|relaxed|sweet)\b/i,
    'make it playful',
    'make it professional',
  ],
  [
    /\b(?:elegant|classy|classier|fancy|fancier|luxurious|posh|refined|stylish|sophisticated|exclusive|old-?fashioned|vintage|literary|bookish)\b/i,
    'make it elegant',
    'make it clean',
  ],
  [/\b(?:boring|dull|bland|plain|pale|flat|grey|gray|dreary|lifeless)\b/i, '', 'make it bold'],
  [
    /\b(?:bold|bolder|striking|loud|daring|exciting|punchy|dramatic|eye-?catching|colou?rful|vivid)\b/i,
    'make it bold',
    'make it clean',
  ],
]
const negated =
  /\b(?:less|not (?:so|as|that|too)|too|don't|doesn't|isn't|shouldn't|looks? (?:so|very|a bit|rather|quite|pretty|kind of)?)\b/i

const mood: Saying[1] = (model, _parts, text) => {
  if (namesSomething(model, text)) return null
  const found = moods.find(([words]) => words.test(text))
  if (!found) return null
  const [words, wanted, instead] = found
  const isLess = negated.test(text.slice(0, words.exec(text)!.index)) && !/\bmore\b/i.test(text)
  const told = isLess ? instead : wanted
  return told ? [told] : ['make it bold']
}

const namesSomething = (model: ProjectModel, text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 2 && !ofLooks.test(word))
    .some((word) => resolveField(model, word, 'en') ?? resolveThing(model, word, 'en') ?? resolveOption(model, word, 'en'))
const ofLooks = /^(?:colou?rs?|look|page|site|list|theme|name|title|style|the|and|more|make|something)$/

/** Nothing but a colour and words around it. */
const fillers = String.raw`something|some|anything|maybe|perhaps|or|and|like|more|rather|a|an|the|bit|little|of|kind|sort|in|with|as|for|it|to|be|make|made|go|use|i|we|would|'d|prefer|love|want|how|about|what|could|should|can|colou?rs?|colou?red|theme|tones?|shades?|look|style|palette|accents?|please|instead|not|blue|say|think|thinking|is|our|my|brand|club|company|team|school|favou?rite|nice|soft|softer|warm|warmer|dark|darker|light|lighter|deep|deeper|bright|brighter|muted|rich|pale|natural|calm|whole|thing|page|site|everything|background|buttons?|ish|please|try|take|change|switch|give|me|us|then|nature|ly|lots|too|also|just|main|our|that|this|so|but|very|really|quite|touch|hint`
const colourOnly: Saying[1] = (model, _parts, said) => {
  const text = said.replace(
    /,? \b(?:like|as in|you know|the same as|to match|matching|because|since|as)\b.*$/i,
    (rest, at: number) => (at > 2 && colourNamed(said.slice(0, at), 'en') ? '' : rest),
  )
  if (namesSomething(model, text)) return null
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const open = words.filter((word) => !new RegExp(`^(?:${fillers})$`, 'i').test(word) && !colourNamed(word, 'en'))
  if (open.length || !words.some((word) => colourNamed(word, 'en'))) return null
  if (/\b(?:dark|light) (?:mode|theme)\b|\bnot\b|\bless\b|\binstead of\b|\b(?:darker|lighter|brighter)\b/i.test(text)) return null
  const theme = colourNamed(text, 'en')!
  const depth = /\b(?:dark|darker|deep|deeper|rich)\b/i.test(text)
    ? ({ depth: 'deep' } as const)
    : /\b(?:light|lighter|pale|soft|muted)\b/i.test(text)
      ? ({ depth: 'light' } as const)
      : {}
  const wanted = { ...theme, ...depth }
  const isSo = Object.entries(wanted).every(([key, value]) => model.theme[key as keyof typeof wanted] === value)
  return isSo ? ['make it ' + model.theme.palette] : does({ op: 'setTheme', theme: wanted })
}

const named = (name = ''): Told => {
  const text = name
    .replace(/,? (?:instead of|rather than|not) (?:whatever|what|the|this|that|how|it|just|some|my|our)\b.*$/i, '')
    .replace(/,? (?:instead|from now on|everywhere|at the top|on top)$/i, '')
    .replace(/^["“']|["”']$/g, '')
    .trim()
  return text ? does({ op: 'setName', name: text }) : null
}

export const looksEn: readonly Saying[] = [
  // what the letters are is seen to by the palette
  [
    saying`^(?<rest>.*\b(?:blue|green|red|pink|purple|orange|brown|teal|yellow|navy|turquoise|burgundy|maroon)\b.*?),? (?:with|and) (?:white|light|black|dark|cream) (?:text|writing|letters|lettering|font|words)$`,
    (_model, { rest }) => [rest!],
  ],
  // "teal, and the name should be Woolly Corner": each by itself
  [
    saying`^(?<look>[^,.;]{3,60}?)(?:,| and|;|,? plus|\.) *(?:and |also )?(?:(?:(?:the|its|our) (?:name|title)|${whole}) (?:should be(?: called| named)?|is(?: called)?|must be(?: called)?|to be|=|:|be)|(?:please )?(?:call|name|title) ${whole})\s*(?<name>\p{Lu}[^,.;]+)$`,
    (model, { look, name }) => {
      const colour = colourOnly(model, {}, look!)
      const titled = named(name)
      if (!colour || !titled || !('operations' in titled)) return null
      return Array.isArray(colour) || !('operations' in colour)
        ? titled
        : { operations: [...colour.operations, ...titled.operations], notes: [] }
    },
  ],
  [
    saying`^${ask}(?:(?<look>[^,;:.]{3,40}?)(?:,| and| with| on| but)+ )?(?:an? |the )?(?<mode>light|white|bright|dark|black|pale)(?:er)?(?: colou?red)? background(?:,? (?:because|since|as|it'?s|for|so|we|i)\b.*)?$|^${ask}(?:the )?background (?:should be|must be|to be|could be|in) (?<mode2>light|white|dark|black)$`,
    (model, { look, mode, mode2 }, text) => backgroundOf(model, { look, mode: mode ?? mode2 }, text),
  ],
  [
    saying`^${ask}(?:call|name|rename|title|retitle) (?:${whole})(?: to| as|:)? ["“]?(?<name>[\p{Lu}\d][^"”]*?)["”]?(?<rest>,? (?:instead of|rather than|not) .+)$`,
    (_model, { name }) => named(name),
  ],
  [
    saying`^${ask}(?:the |its |our |my )?(?:name|title)(?: of (?:${whole}))? (?:should|must|has to|needs to|ought to|could) (?:be|read|say)(?: called)? ["“]?(?<name>\p{Lu}[^"”]*?)["”]?$`,
    (_model, { name }) => (/^\p{Lu}/u.test(name ?? '') ? named(name) : null),
  ],
  [
    saying`^${ask}${degree}(?:(?:make|let|have|can|could|should|want|need|turn|have) )*(?:(?:${whole}|everything|the (?:look|design|style)) )?(?:(?:should|could|must|to|is|looks?|feels?|seems?|be|look|feel|more|less|appear) )*${degree}(?:less |not so |not as |more )?(?:\p{L}+(?:-\p{L}+)?)(?:,? (?:and|but) ${degree}(?:less |more )?\p{L}+)?(?:,? (?:it'?s|it is|we are|we're|this is|for|now|right now|as|because) .*)?$`,
    mood,
  ],
]

/** What is tried when no reader knows the sentence. */
/** "A light background", "soft pink and a white background": the mode, and the colour that was said before it. */
const backgroundOf: Saying[1] = (model, { look, mode }) => {
  const theme = { mode: /dark|black/i.test(mode!) ? ('dark' as const) : ('light' as const) }
  const colour = look ? colourOnly(model, {}, look) : null
  if (look && !colour) return null
  const before = colour && 'operations' in colour ? colour.operations : []
  return { operations: [...before, { op: 'setTheme', theme }], notes: [] }
}

export const looksElseEn: readonly Saying[] = [[saying`^[^:"“]{3,80}$`, colourOnly]]
