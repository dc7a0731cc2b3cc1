// "The buttons should be orange", "black with a bit of gold", 深緑と金で, "a big old fashioned font": looks of two parts, which one word of colour or
// of lettering would tell only half.
import type { Language } from '#shared/languages.ts'
import { hues } from '../../generate/theme.ts'
import type { ProjectModel } from '../../model.ts'
import { colourNamed } from '../readers/read-colour.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import { resolveOption } from '../resolve.ts'

type Theme = ProjectModel['theme']
const { raw } = String

const leadEn = raw`(?:(?:please|also|and|can it be|could it be|can you|could you|i want|we want|i['’]d like|we['’]d like|make|use|have|do|go (?:for|with)|it should be|should be|change|set|it|them|the|everything|all|site|page|website|colou?rs?|colou?r scheme|look|theme|style|to|be|are|is|in|dark|light)[,:]? )*`
const leadSv = raw`(?:(?:snälla|också|och|kan den vara|kan du|jag vill ha|vi vill ha|gör|använd|ha|det|den|allt|sidan|hemsidan|färger(?:na)?|i|med|ska vara|till|temat?)[,:]? )*`
const word = raw`[\p{L}-]+(?: [\p{L}-]+)?`
/** Two colours and nothing else: `a` leads, `b` stands beside it. */
const twoColours: Record<Language, RegExp> = {
  en: new RegExp(
    raw`^${leadEn}(?<a>${word}) (?:and|with|&)(?: (?:a (?:bit|touch|hint|little|splash|dash) of|some|touches of|hints of|accents? (?:of|in)|a))? (?<b>${word}?)(?: (?:accents?|details|colou?rs?|tones?|theme|please|buttons))*[.!]*$`,
    'iu',
  ),
  sv: new RegExp(
    raw`^${leadSv}(?<a>${word}) (?:och|med)(?: (?:lite|inslag av|en touch av|detaljer i|accenter i|toner av))? (?<b>${word}?)(?: (?:detaljer|inslag|accenter|färger|toner|tack))*[.!]*$`,
    'iu',
  ),
  ja: /^(?:全体(?:的)?(?:を|に)|色は|色を|カラーは|配色は|サイト(?:を|は)|デザインは)?、?(?<a>[^、。をはが]{1,6})と(?<b>[^、。をはが]{1,6}?)(?:色)?(?:の(?:色|配色|デザイン|カラー|二色|2色))?(?:で|に|を基調|っぽ)[^。]{0,14}。?$/u,
}
const black: Record<Language, RegExp> = {
  en: /^(?:black|dark)$/iu,
  sv: /^(?:svart|mörkt?|mörka)$/iu,
  ja: /^(?:黒|ブラック|暗め?)$/u,
}
const white: Record<Language, RegExp> = {
  en: /^(?:(?:off |ivory |pure |warm )?white|cream|ivory|beige|light)$/iu,
  sv: /^(?:vitt?|vita|grädd\p{L}*|kräm\p{L}*|beige|ljust?)$/iu,
  ja: /^(?:白|ホワイト|クリーム|アイボリー|ベージュ|生成り)$/u,
}
const grey: Record<Language, RegExp> = { en: /^gr[ea]y$/iu, sv: /^grått?|grå$/iu, ja: /^(?:灰|グレー)$/u }
/** "Neon green" is a colour of its own. */
const bright = /^(?:neon|bright|hot|electric|neon-?|klar|knall-?|ネオン)[ -]?/iu

function coloured(said: string, language: Language): Partial<Theme> | undefined {
  const bare = said.trim().replace(bright, '')
  const found = colourNamed(/^[金銀]$/u.test(bare) ? `${bare}色` : bare, language)
  if (!found?.palette) return undefined
  return bare !== said.trim() && found.palette === 'green' ? { palette: 'lime', depth: 'normal' } : found
}

const changed = (model: ProjectModel, theme: Partial<Theme>, language: Language): Reading =>
  Object.entries(theme).every(([key, value]) => model.theme[key as keyof Theme] === value)
    ? alreadySo(language)
    : does({ op: 'setTheme', theme })

/** A colour behind a word that is a choice of the project. */
const ofChoice = (model: ProjectModel, said: string, language: Language): boolean =>
  said.includes(' ') && resolveOption(model, said.slice(0, said.indexOf(' ')), language) !== undefined

function readTwo(model: ProjectModel, text: string, language: Language): Reading | null {
  const { a = '', b = '' } = twoColours[language].exec(text)?.groups ?? {}
  const [first, second] = [a.trim(), b.trim()]
  // "make won green and lost red": the colours of choices
  if (!first || !second || [first, second].some((said) => ofChoice(model, said, language))) return null
  const [one, other] = [coloured(first, language), coloured(second, language)]
  const [isDark, isDarkToo] = [black[language].test(first), black[language].test(second)]
  const [isLight, isLightToo] = [white[language].test(first), white[language].test(second)]
  if (grey[language].test(first) || grey[language].test(second)) return null
  if (isDark && other && !isLightToo)
    return changed(model, { palette: 'slate', depth: 'deep', mode: 'dark', buttons: other.palette! }, language)
  const buttons = model.theme.buttons && { buttons: (one ?? other)?.palette }
  if (isDarkToo && one && !isLight)
    return changed(model, { ...buttons, palette: one.palette!, depth: one.depth ?? 'normal', mode: 'dark' }, language)
  if (isLightToo && one)
    return changed(model, { ...buttons, palette: one.palette!, depth: one.depth ?? 'normal', mode: 'light' }, language)
  if (isLight && other)
    return changed(model, { ...buttons, palette: other.palette!, depth: other.depth ?? 'normal', mode: 'light' }, language)
  if (!one || !other || one.palette === other.palette) return null
  return changed(model, { palette: one.palette!, depth: one.depth ?? 'normal', buttons: other.palette! }, language)
}

const buttonsOnly: Record<Language, RegExp> = {
  en: /^(?:(?:please|also|and|can you|could you|can|could|i want|we want|i['’]d like|make|change|turn|paint|set|have|give|only|just|all)[,]? )*(?:all )?(?:the |our |my )?buttons? (?:only )?(?:(?:should|must|could|can|to|be|are|in|into|a|colou?r|bright|nice) )*(?<c>[\p{L}-]+(?: [\p{L}-]+)?)(?<rest>[,.;!].*| (?:please|instead|so|because|they|as|and).*)?$|^(?<c2>[\p{L}-]+(?: [\p{L}-]+)?) buttons(?: please)?[.!]*$/iu,
  sv: /^(?:(?:snälla|också|och|kan du|jag vill ha|vi vill ha|gör|ändra|byt färg på|måla|bara|alla)[,]? )*knappar(?:na)? (?:(?:ska|bör|borde|kan|får|vara|bli|till|i) )*(?<c>[\p{L}-]+)(?<rest>[,.;!].*| (?:tack|istället|i stället|så|för|de|och).*)?$|^(?<c2>[\p{L}-]+) knappar(?: tack)?[.!]*$/iu,
  ja: /^ボタン(?:の色)?(?:は|を|だけ(?:は)?)、?(?<c>[^、。をはが]{1,8}?)(?:色)?(?:に|で|が(?:いい|よい))(?<rest>[^。]*)。?$/u,
}
function readButtons(model: ProjectModel, text: string, language: Language): Reading | null {
  const { c, c2 } = buttonsOnly[language].exec(text)?.groups ?? {}
  const colour = coloured(c ?? c2 ?? '', language)
  if (!colour?.palette || !(colour.palette in hues)) return null
  return changed(model, { buttons: colour.palette }, language)
}

const fontNoun =
  /\b(?:fonts?|typefaces?|lettering|letters|typography)\b|(?<!\p{L})(?:typsnitt|teckensnitt|font|bokstäver)|フォント|書体|字体/iu
const fontKinds: readonly (readonly [RegExp, NonNullable<Theme['font']>])[] = [
  [
    /old[- ]?(?:fashioned|style|school|time\p{L}*|timey|english|world)|\bvintage|\bantique|\btraditional|\bclassic|\bvictorian|\belegant|\bfancy|\bserif\b(?<!sans[- ]serif)|newspaper|gammaldags|gammal modig|antik|klassisk|tradition|elegant|sirlig|古風|レトロ|クラシック|上品|明朝|筆/iu,
    'serif',
  ],
  [/\btypewriter|\bmono|skrivmaskin|タイプライター|等幅/iu, 'mono'],
  [/\bround|\bplayful|\bbubbl|\bfriendly|\bchild|\bcute|\brund|\blekful|barnslig|丸|かわい|やわらか/iu, 'rounded'],
]
const isLarge = /\b(?:big(?:ger)?|large(?:r)?|huge)\b|(?<!\p{L})(?:stor[at]?|större)(?!\p{L})|大き/iu
function readFont(model: ProjectModel, text: string, language: Language): Reading | null {
  if (!fontNoun.test(text)) return null
  const font = fontKinds.find(([words]) => words.test(text))?.[1]
  if (!font || !isLarge.test(text)) return null
  return changed(model, { font, size: 'large' }, language)
}

/** Null where the looks are told in one word, or the wish is about something else. */
export function looksSaid(model: ProjectModel, text: string, language: Language): Reading | null {
  const said = text.trim()
  return readButtons(model, said, language) ?? readTwo(model, said, language) ?? readFont(model, said, language)
}
