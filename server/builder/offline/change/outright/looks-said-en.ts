// "A more elegant font", "I hate the blue", "it looks childish", "bigger buttons", "more space between the rows": what is said of how it
// looks, and what of that can be changed.
import type { ProjectModel } from '../../model.ts'
import { outrightSays } from '../../reply/outright-phrases.ts'
import { colourNamed } from '../readers/read-colour.ts'
import { alreadySo, does, tells } from '../reading.ts'
import { resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

type Theme = ProjectModel['theme']
const fontsBy: readonly (readonly [RegExp, NonNullable<Theme['font']>])[] = [
  [
    /\b(?:elegant|class(?:y|ier)|fanc(?:y|ier)|serif|old|bookish|newspaper|romantic|traditional|vintage|posh|luxur\w+|handwritten|handwriting|script|cursive|calligraphy|wedding|feminine)\b/i,
    'serif',
  ],
  [/\b(?:modern|sleek|geometric|contemporary|techy|futuristic|stylish|cool(?:er)?)\b/i, 'geometric'],
  [
    /\b(?:friendl(?:y|ier)|round(?:ed|er)?|soft(?:er)?|playful|kids?|child\w*|fun(?:nier)?|cute(?:r)?|bubbl\w+|warm(?:er)?)\b/i,
    'rounded',
  ],
  [/\b(?:typewriter|code|mono\w*|technical|hacker)\b/i, 'mono'],
  [/\b(?:clean(?:er)?|simple(?:r)?|plain(?:er)?|neutral|sans|clear(?:er)?|legible|readable|normal|easier)\b/i, 'sans'],
]
const fontNoun = String.raw`(?:fonts?|typefaces?|lettering|letters|typography|handwriting)`
const turns: readonly NonNullable<Theme['font']>[] = ['serif', 'rounded', 'geometric', 'sans']

/** A font of that kind; where none is told, another than the one there is. */
function font(model: ProjectModel, text: string): Told {
  if (/\b(?:big|large|small|tiny|size|bold|bigger|larger|smaller)\b/i.test(text) || namesSomething(model, text)) return null
  const named = fontsBy.find(([words]) => words.test(text))?.[1]
  const now = model.theme.font ?? (model.theme.look === 'editorial' ? 'serif' : 'sans')
  const wanted = named ?? turns[(turns.indexOf(now) + 1) % turns.length]!
  return model.theme.font === wanted ? alreadySo('en') : does({ op: 'setTheme', theme: { font: wanted } })
}

const namesSomething = (model: ProjectModel, text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter(
      (word) =>
        word.length > 3 && !/^(?:colou?rs?|text|page|title|name|letters?|font|button|buttons|look|style|type)$/.test(word),
    )
    .some((word) => resolveField(model, word, 'en') ?? resolveThing(model, word, 'en') ?? resolveOption(model, word, 'en'))

const disliking = String.raw`(?:i |we |my \p{L}+ )?(?:(?:really|just|also) )*(?:don't|do not|doesn't|can't stand|cannot stand|hate|hates|dislike|dislikes|not a fan of|(?:am|are|'m|'re) not (?:a fan of|keen on|into|fond of))(?: really| much)?(?: like| love| want| care for)?`
const ugly = String.raw`(?:horrible|ugly|awful|terrible|hideous|ghastly|depressing|boring|too much|too loud|too strong|too bright|cold|too cold|not nice|not (?:really )?(?:me|us|my thing|our thing)|wrong|yuck|off|not right)`
const far: Partial<Record<Theme['palette'], Theme['palette']>> = {
  slate: 'blue',
  red: 'teal',
  orange: 'teal',
  amber: 'teal',
  lime: 'indigo',
  green: 'indigo',
  emerald: 'indigo',
  teal: 'orange',
  cyan: 'orange',
  sky: 'emerald',
  blue: 'emerald',
  indigo: 'emerald',
  violet: 'emerald',
  purple: 'teal',
  pink: 'indigo',
  rose: 'indigo',
}

const alike: readonly (readonly Theme['palette'][])[] = [
  ['green', 'emerald', 'lime', 'teal'],
  ['blue', 'sky', 'indigo', 'cyan', 'teal'],
  ['red', 'rose', 'pink'],
  ['purple', 'violet', 'indigo', 'pink'],
  ['orange', 'amber', 'red'],
  ['slate'],
]

/** The colour goes: for the one that is named in its place, for a warmer or cooler one, else for one far from it. */
function away(model: ProjectModel, disliked: string, rest = ''): Told {
  if (!colourNamed(disliked, 'en')) return null
  const wanted = colourNamed(rest, 'en')
  const isThere = Object.entries(wanted ?? {}).every(([key, value]) => model.theme[key as keyof Theme] === value)
  if (wanted && isThere) return alreadySo('en')
  if (wanted) return does({ op: 'setTheme', theme: { ...wanted } })
  const warm = /\bwarm/i.test(rest) ? 'orange' : /\b(?:cool|cold|fresh)/i.test(rest) ? 'sky' : undefined
  const palette = warm ?? far[model.theme.palette] ?? 'blue'
  if (palette === model.theme.palette) return null
  const named = colourNamed(disliked, 'en')!.palette!
  if (!warm && !alike.some((family) => family.includes(named) && family.includes(model.theme.palette)))
    return tells(outrightSays.colourIs.en(model.theme.palette), 'kept')
  return {
    operations: [{ op: 'setTheme', theme: { palette, depth: 'normal' } }],
    notes: warm ? [] : [{ kind: 'assumed', text: outrightSays.otherColour.en }],
  }
}

type Look = Theme['look']
const moods: readonly (readonly [RegExp, Look])[] = [
  [/^(?:(?:more|less) )?(?:serious|professional|modern|clean|simple|business-?like|tidy|neutral)$/i, 'crisp'],
  [/^(?:(?:more|less) )?(?:elegant|luxurious|classy|posh|refined|fancy|expensive)$/i, 'editorial'],
  [/^(?:(?:more|less) )?(?:playful|friendly|cosy|cozy|warm|calm|fun|soft|gentle|welcoming)$/i, 'soft'],
  [/^(?:(?:more|less) )?(?:bold|striking|loud|exciting|dramatic)$/i, 'bold'],
]
const opposite: Record<Look, Look> = { crisp: 'soft', editorial: 'crisp', soft: 'crisp', bold: 'crisp' }
const further: Record<Look, Partial<Theme>> = {
  soft: { corners: 'round' },
  crisp: { corners: 'square' },
  editorial: { font: 'serif' },
  bold: { depth: 'deep' },
}
/** The first of these looks that it has not yet; where it has the only one, more of it. */
function looked({ theme }: ProjectModel, all: readonly Look[]): Told {
  const look = all.find((each) => each !== theme.look)
  const wanted = look ? { look } : further[all[0]!]
  const isSo = Object.entries(wanted).every(([key, value]) => theme[key as keyof Theme] === value)
  return isSo ? alreadySo('en') : does({ op: 'setTheme', theme: wanted })
}

const big = String.raw`(?:bigger|larger|big|large|huge|massive|taller|thicker|more prominent|stand out more)`

export const looksSaidEn: readonly Saying[] = [
  // "I'd like purple", "let's go for teal instead"
  [
    saying`^(?:(?:i|we)(?:'d| would)? (?:really |much )?(?:like|love|prefer|want|fancy|rather have)|let's (?:go for|go with|have|try|do|use)|go for|go with|how about|what about|maybe|try|make mine) (?:some )?(?<colour>(?:dark |deep |light |pale |bright |soft )?(?:red|blue|green|purple|violet|lilac|pink|orange|yellow|teal|turquoise|navy|burgundy|maroon|amber|indigo|cyan))(?: instead| better| this time| for a change)*$`,
    (model, { colour }) =>
      colourNamed(colour!, 'en') && !resolveField(model, colour!, 'en') && !resolveOption(model, colour!, 'en')
        ? [`make it ${colour}`]
        : null,
  ],
  [
    saying`^${ask}(?:change |use |try |pick |choose |switch |to |with )*(?:an? |the |some |my |our )?(?:[\p{L}-]+ ){0,4}${fontNoun}(?: (?:like|as in|for|that|to|on|everywhere|please|instead|style)\b.*)?$`,
    (model, _parts, text) => (/\b(?:field|column|name|add a|list)\b/i.test(text) ? null : font(model, text)),
  ],
  [
    saying`^(?:the |this )?${fontNoun} (?:is|are|looks?|should be|could be|must be|needs to be) (?<how>[\p{L} -]+)$`,
    (model, { how }) =>
      /\b(?:ugly|boring|horrible|awful|wrong|childish|dull|not nice)\b/i.test(how!)
        ? font(model, /childish/i.test(how!) ? 'plain' : '')
        : fontsBy.some(([words]) => words.test(how!))
          ? font(model, how!)
          : null,
  ],
  // "more purple, less pink"
  [
    saying`^(?:a bit |much |way )?more (?<wanted>[\p{L} ]{3,20}?)(?:,| and)? (?:and )?(?:a bit |much |way )?(?:less|not so much|no more|without) (?<less>[\p{L} ]{3,20})$`,
    (model, { wanted, less }) => (colourNamed(wanted!, 'en') ? away(model, less!, wanted) : null),
  ],
  [
    saying`^(?:please )?(?:(?:a bit |much |way |a lot )?less |(?:no|not so much|not that much|without) (?:more )?|(?:get rid of|lose|take away|remove|drop) (?:the |all (?:the )?)?)(?:of )?(?:the |that |this )?(?<less>\p{L}+(?: \p{L}+)?)(?:,| and)?(?<rest>.*)$`,
    (model, { less, rest }) =>
      namesSomething(model, less!) ||
      less!.split(' ').some((word) => !colourNamed(word, 'en') && !/^(?:dark|light|bright|deep)$/i.test(word))
        ? null
        : away(model, less!, rest),
  ],
  [
    saying`^${disliking} (?:the |this |that |all (?:the|this|that) )?(?:colou?r )?(?<less>(?:dark |light |bright )?\p{L}+)(?: colou?r| theme| background)?(?<rest>(?:[,.;]| and| but| because| so| at all).*)?$`,
    (model, { less, rest }) => away(model, less!, rest),
  ],
  [
    saying`^(?:the |this |that )?(?:colou?r )?(?<less>(?:dark |light |bright )?\p{L}+)(?: colou?r| theme)? (?:is|looks|feels|seems) (?:a bit |so |really |very |just |rather |kind of )*${ugly}(?<rest>(?:[,.;]| and| but| because| so).*)?$`,
    (model, { less, rest }) => away(model, less!, rest),
  ],
  // "it looks like a spreadsheet", "looks more serious, like a bank"
  [
    saying`^(?:please )?(?:(?:make|can you make|could you make) (?:it|this|everything|the (?:app|site|page)) )?(?:(?:look|looks) )?(?:prettier|nicer(?: looking)?|more beautiful|lovelier|less ugly|more attractive|more appealing)(?: to look at)?(?:[,.;] ?.*)?$|^(?:it|this|everything|the (?:app|site|page|thing))(?: just)? (?:looks|is|feels)(?: a bit| so| really| too much| very)? ?(?:ugly|like (?:an? )?(?:spreadsheet|excel|tax form|form from|database|office).*)$`,
    (model) => looked(model, ['soft', 'editorial']),
  ],
  [
    saying`^${ask}(?:(?:make|turn) )?(?:it|this|everything|the (?:app|site|page|whole thing))? ?(?:should |could |must )?(?:look |feel |be |looks |feels )?(?:a bit |a little |much |way )?(?<mood>(?:more |less )?\p{L}+),? like (?:an? |the |my )?(?:\p{L}+ ?){1,4}$`,
    (model, { mood }) => {
      const look = moods.find(([words]) => words.test(mood!))?.[1]
      return look ? looked(model, [/^less /i.test(mood!) ? opposite[look] : look]) : null
    },
  ],
  [
    saying`^(?:it|this|everything|the (?:app|site|page|design|look))(?: all| just)? (?:looks|is|feels|seems)(?: a bit| so| really| too| very| rather| quite| kind of)* (?:childish|cutesy|cute|girly|babyish|silly|unprofessional|toy-?like|like a toy|for kids)(?:[,.;] ?.*)?$`,
    (model) => looked(model, ['crisp']),
  ],
  [
    saying`^(?:(?:make it |keep it |can it be |it should be |a bit |much )*(?:simpler|cleaner|less (?:cluttered|busy|crowded|stuff)|calmer|more minimal|minimalist(?:ic)?|minimal)|(?:it'?s |there(?:'s| is| are) |it has )?(?:too (?:busy|crowded|cluttered|much going on|much stuff|many buttons|many things)))(?:,? (?:(?:it'?s |there(?:'s| is| are) |it has )?too (?:busy|crowded|cluttered|much|many).*|please|and .*less.*))?$`,
    (model) => looked(model, ['crisp']),
  ],
  // one part of what is seen
  [
    saying`^${ask}(?:make |have |with )*(?:the |my |our )?(?:(?<big>${big}) (?:the |my )?(?:buttons?|headlines?|headings?|titles?|numbers?|phone number|menu|logo|name|prices|links|icons|fields|boxes|tick ?boxes)|(?:buttons?|headlines?|headings?|titles?|numbers?|phone number|menu|name|prices|links|icons|tick ?boxes)(?: should(?: be)?| must be| could be| need to be)?(?: really| much| very| a bit| way| a lot)* ${big})(?:,? (?:because|so|as|since|she|he|they|we|i|my|for|please)\b.*)?$`,
    (model) =>
      model.theme.size === 'large'
        ? alreadySo('en')
        : {
            operations: [{ op: 'setTheme', theme: { size: 'large' } }],
            notes: [{ kind: 'kept', text: outrightSays.growsWithAll.en }],
          },
  ],
  [
    saying`^${ask}(?:make |have |use |put |add |with |all |everything |it |text |write )*(?:the |my |our |an? )?(?:(?:more|less) (?:space|spacing|room|white ?space|padding|air|margin)|(?:capital letters|capitals|all caps|upper ?case|italics?|underlined?)|animations?|shadows?|gradients?|confetti|sound effects?|(?:background )?music|(?:background|wallpaper) (?:picture|image|photo)|(?:pictures?|images?|photos?|icons?|columns?|menu|header|footer)(?: should be| to be)? (?:bigger|larger|smaller|wider|narrower|thinner|at the bottom|on the right|sticky|fixed)|(?:bigger|larger|smaller|wider|narrower) (?:pictures?|images?|photos?|columns?|menu|header|footer|cards|boxes)|(?:menu|navigation) (?:at|on) (?:the )?(?:bottom|right).*|in (?:capital letters|capitals|italics|all caps))(?: (?:between|around|in|on|for|under|above|please|everywhere|when|behind|with)\b.*)?$`,
    () => tells(outrightSays.looksOffered.en, 'kept'),
  ],
]
