// Where a text names colours, and by what: "dark green", "terracotta", 深緑. Longer names go before the shorter ones inside them.
import type { Language } from '#shared/languages.ts'
import { colourNames } from '../../lexicon/colour-names.ts'
import { colourCues } from '../../lexicon/cues.ts'
import type { ProjectModel } from '../../model.ts'

type Theme = ProjectModel['theme']
export type Mention = {
  start: number
  end: number
  /** none of white, which is a ground and no colour to paint with */
  palette?: Theme['palette']
  depth: Theme['depth']
  isBlack?: true
}

const white: Record<Language, string> = {
  en: 'white, off-white, off white',
  sv: 'vit, vitt, vita, benvitt',
  ja: '白, ホワイト, オフホワイト',
}
/** What may stand before a colour: how deep it is. */
const shadesOf: Record<Language, readonly (readonly [words: string, depth: Theme['depth'] | undefined])[]> = {
  en: [
    ['dark|deep|rich', 'deep'],
    ['light|pale|pastel|soft|dusty|muted|powder', 'light'],
    ['bright|vivid|neon|warm|strong|clear|electric|hot', undefined],
  ],
  sv: [
    ['mörk|mörkt|mörka|djup|djupt|djupa', 'deep'],
    ['ljus|ljust|ljusa|blek|blekt|mjuk|mjukt|mjuka|dov|dovt|dova|dämpad|dämpat|pastell|puder', 'light'],
    ['klar|klart|klara|knall|stark|starkt|starka|varm|varmt|varma|skarp|skarpt', undefined],
  ],
  ja: [
    ['濃い|深い|ダーク|濃', 'deep'],
    ['くすみ|くすんだ|薄い|淡い|パステル|ペール|やさしい|優しい|ライト', 'light'],
    ['明るい|鮮やかな|ビビッドな?|あたたかい', undefined],
  ],
}
/** "-färgad", "-tonat": what Swedish puts behind the name of a thing that a colour is called by. */
const swedishTail =
  '(?:röda?|rött|blåa?|blått|grön[at]?|grönt|gula?|gult|brun[at]?|brunt|vita?|vitt|färg(?:ad|at|ade|er|en)?|ton(?:er)?|s)?'

/** Seasons, stuffs and small words: "vår", "is" and "wood" are seldom a colour in a description. */
const common = new Set(
  `vår is tall jul påsk höst sommar vinter natt hav vatten natur löv trä kaffe vin gran gräs skog jordgubb bär godis sten eld blod spring summer winter autumn
  night sea water pool wood wooden coffee wine nature leaf fire christmas easter halloween army military royal stone berry apple kiwi melon candy grass ocean ink
  jeans lemon honey chocolate caramel tomato cherry strawberry valentine steel concrete sunshine sunny 海 森 自然 石 氷 クリスマス`.split(
    /\s+/,
  ),
)

type Name = Pick<Mention, 'palette' | 'depth' | 'isBlack'>
const made = new Map<Language, { form: RegExp; names: Map<string, Name> }>()
function formOf(language: Language) {
  const known = made.get(language)
  if (known) return known
  const names = new Map<string, Name>()
  const put = (words: string, name: Name) => {
    for (const word of words.split(', ').filter(Boolean)) if (!names.has(word.toLowerCase())) names.set(word.toLowerCase(), name)
  }
  put(white[language], { depth: 'light' })
  for (const cue of colourCues)
    put(cue[language], {
      palette: cue.palette,
      depth: cue.depth ?? 'normal',
      ...(cue.palette === 'slate' && cue.depth === 'deep' && { isBlack: true as const }),
    })
  for (const { palette, depth, ...words } of colourNames)
    put(
      words[language]
        .split(', ')
        .filter((word) => !common.has(word))
        .join(', '),
      { palette, depth },
    )
  const any = [...names.keys()].toSorted((a, b) => b.length - a.length).join('|')
  const shades = shadesOf[language].map(([words]) => words).join('|')
  const form =
    language === 'ja'
      ? new RegExp(`(?<shade>${shades})?(?<name>${any})`, 'gu')
      : new RegExp(
          `(?<!\\p{L})(?:(?<shade>${shades})${language === 'sv' ? '[ -]?' : '[ -]'})?(?<name>${any})${language === 'sv' ? swedishTail : '(?:ish)?'}(?!\\p{L})`,
          'giu',
        )
  const forms = { form, names }
  made.set(language, forms)
  return forms
}

export function coloursIn(text: string, language: Language): Mention[] {
  const { form, names } = formOf(language)
  return [...text.matchAll(form)].map(({ 0: all, index, groups }) => {
    const name = names.get(groups!.name!.toLowerCase())!
    const shade =
      groups!.shade && shadesOf[language].find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(groups!.shade!))?.[1]
    return { start: index, end: index + all.length, ...name, ...(shade && !name.isBlack && { depth: shade }) }
  })
}
