// Whether a wish speaks of how everything looks: "plots that haven't paid should stand out, orange maybe" colours some rows, "if the amount
// is smaller" makes no text small, "its too hard, they never win" asks for nothing soft, "pounds and inches" is no money.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { colourNamed } from '../readers/read-colour.ts'
import { thingSaid } from '../sight/states-said.ts'

type Theme = ProjectModel['theme']

/** The project as a whole, or what stands on every page of it. */
const whole: Record<Language, RegExp> = {
  en: /\b(?:make|turn|paint|do|keep|have|want|like) (?:it|everything|that)\b|\b(?:whole|everything|everywhere|overall|app|site|website|page|pages|theme|colou?rs|colou?r scheme|palette|design|look|style|styling|feel|brand|branding|logo|background|buttons?|headers?|headings?|accents?|menu|sidebar|scheme|mode|screen|team|club|match(?:es|ing)?)\b/i,
  sv: /(?<!\p{L})(?:gör|måla|ha|vill ha) (?:den|det|allt|allting)(?!\p{L})|(?<!\p{L})(?:hela|allt|allting|överallt|appen|sajten|sidan|sidorna|tema|temat|färg|färgen|färger|färgerna|färgtema|design|designen|utseende\p{L}*|stil|stilen|känsla|känslan|logga|loggan|bakgrund|bakgrunden|knappar\p{L}*|rubriker\p{L}*|menyn?|läge|skärmen)(?!\p{L})/iu,
  ja: /全体|全部|ぜんぶ|アプリ|サイト|ページ|画面|テーマ|デザイン|雰囲気|感じ|見た目|配色|色合い|カラー|背景|ボタン|見出し|メニュー|ロゴ|カードの裏|モード|合わせ|色(?:は|を|に)/u,
}

/** What holds of some of it only. */
const ofSome: Record<Language, RegExp> = {
  en: /\b(?:who|whose|(?:that|which) (?:is|are|have|has|haven['’]?t|hasn['’]?t|aren['’]?t|isn['’]?t|still|need|needs|don['’]?t|didn['’]?t)|when (?:it|they|he|she|the|an?|we|something|someone|there)|whenever|unless|if (?:it|they|he|she|the|an?|something|someone|there|its|not|late|over|under)|ones|rows?|overdue|unpaid|paid|less than|more than|lower than|higher than|between|(?:below|above|under|over) \d|coming in|going out|per \p{L}+|for each|by (?:room|type|status|category))\b|\d+ ?%/iu,
  sv: /(?<!\p{L})(?:som (?:är|har|inte|får|inte har|saknar|ligger|ännu)|när (?:det|den|de|man|jag|något)|om (?:det|den|de|man|något)|de som|dem som|rader|raden|förfallna|försenade|obetalda|betalda|mindre än|mer än|mellan|(?:under|över|från) \d|per \p{L}+|gäller?|i karens)(?!\p{L})|\d+ ?%/iu,
  ja: /\d+[^、。]{0,4}(?:以上|以下|未満|超)|(?:未|済み?)[^、。]{0,6}(?:の|は)|(?:の|い|た|る)(?:人|子|方|もの|やつ|商品|行|家|世帯|件|日|部屋|車)(?:は|を|だけ)|(?:なら|たら|れば|場合|とき|時)(?:は|に|、)?[^、。]{0,5}(?:色|赤|青|緑|黄|橙|紫|ピンク|オレンジ)|ごとに/u,
}
/** "Green if possible" asks no more of it. */
const courtesy =
  /\bif (?:possible|you can|that(?:'s| is) (?:ok|okay|possible)|it(?:'s| is) (?:ok|okay|possible))\b|om (?:det går|möjligt|det är möjligt)|(?:färg(?:en|erna)?|den|det) som (?:är|finns)(?: \p{L}+)? (?:nu|idag)|できれば|できたら/giu

/** What gets bigger or smaller when the size of a text does. */
const ofText: Record<Language, RegExp> = {
  en: /\b(?:text|texts|titles?|headings?|headlines?|headers?|font|fonts|letters?|lettering|type|typeface|writing|words|print|read|reading|see|everything|size|sized|whole|all|app|site|page|screen|numbers?|digits|figures|buttons?|compact|dense|roomy|space|spacing)\b|\b(?:make|have|do) (?:it|that|them|things)\b|^(?:\p{L}+ ){0,2}(?:bigger|larger|smaller|big|large|small)[^\p{L}]*(?:please)?[^\p{L}]*$/iu,
  sv: /text|titel|titlar|rubrik|bokst[aä]v|typsnitt|skrift|stil|läs|allt|storlek|hela|appen|sidan|skärm|siffr|knapp|ord(?:en)?(?!\p{L})|kompakt|luftig|(?<!\p{L})(?:gör|göra|ha) (?:den|det|dem|dom)(?!\p{L})|^(?:\p{L}+ ){0,2}(?:större|mindre)\P{L}*(?:tack)?\P{L}*$/iu,
  ja: /文字|字|見出し|タイトル|題名|フォント|テキスト|全体|全部|画面|見|読|サイズ|ボタン|余白|コンパクト|ゆったり/u,
}
const compares =
  /\b(?:is|are|gets|was|becomes) (?:smaller|bigger|larger|less|lower|higher)\b|\b(?:smaller|bigger|larger) than\b|(?:mindre|större) än/iu

/** Too hard to win is no look. */
const ofEffort: Record<Language, RegExp> = {
  en: /\btoo (?:hard|difficult|easy|tough|tricky)\b|\b(?:hard|difficult|easy) (?:to win|level|questions?|mode|one)\b/i,
  sv: /för (?:svår|lätt|jobbig|klurig)|(?:svår|lätt)(?:a|are)? (?:nivå|fråg|läge)/i,
  ja: /難し|むずかし|簡単すぎ/u,
}
const ofLook =
  /\b(?:look|style|design|theme|colou?rs?|corners|edges|shadows?|font|lines)\b|utseende|stil|design|färg|hörn|kanter|linjer|typsnitt|見た目|デザイン|色|角|雰囲気|感じ/iu

const quotation = /["“”「『][^"“”」』]*["“”」』]|(?<![\p{L}])'[^']{4,}'/gu
/** The text without what it quotes: what a headline says is no look. */
export const unquoted = (text: string): string => text.replace(quotation, ' ')

const colourKeys = ['palette', 'depth'] as const
const shapeKeys = ['look', 'corners', 'font', 'frame'] as const

/** A part of a wish that tells the colour by itself: what stands ahead of it is another wish. */
const tellsColour: Record<Language, RegExp> = {
  en: /\b(?:make|turn|use|paint|go|do|give|want|like|love|prefer|change|in)\b/i,
  sv: /(?<!\p{L})(?:gör|måla|använd|kör|byt|ha|vill|ändra|i)(?!\p{L})/iu,
  ja: /に(?:して|変|でき|し(?:たい|ます))|がいい|で(?:頼|お願い)|ベース|系/u,
}
const joints = /[.!?;。、,]\s*|\s(?=(?:and|och|men|but)\s)/u

/** What tells of the colour: its own part of the wish, or the whole where that says no more than a colour. */
function ofColour(said: string, language: Language): string {
  const own = said.split(joints).filter((part) => part && colourNamed(part, language))
  const isTold = own.length > 0 && own.every((part) => whole[language].test(part) || tellsColour[language].test(part))
  return isTold ? own.join(', ') : said
}

const isColourMeant = (model: ProjectModel, said: string, language: Language): boolean => {
  const text = ofColour(said.replace(courtesy, ' '), language)
  if (ofSome[language].test(text)) return false
  return whole[language].test(text) || !thingSaid(model, text, language)
}

/** What of a theme is meant by the wish; null for nothing. */
export function themeMeant(model: ProjectModel, theme: Partial<Theme>, text: string, language: Language): Partial<Theme> | null {
  const said = unquoted(text)
  const goes = new Set<keyof Theme>()
  if (theme.palette !== undefined && !isColourMeant(model, said, language)) for (const key of colourKeys) goes.add(key)
  if (theme.size !== undefined && (!ofText[language].test(said) || compares.test(said))) goes.add('size')
  if (ofEffort[language].test(said) && !ofLook.test(said)) for (const key of shapeKeys) goes.add(key)
  if (!/\p{L}/u.test(said)) return null
  const left = Object.entries(theme).filter(([key]) => !goes.has(key as keyof Theme))
  if (left.length === Object.keys(theme).length) return theme
  return left.length ? Object.fromEntries(left) : null
}

/** "Everything in pounds and inches" weighs and measures. */
const measures =
  /\b(?:inch(?:es)?|feet|foot|stones?|ounces?|oz|lbs?|kilos?|kgs?|cm|weights?|weigh\w*|imperial|metric|measurements?|lift\w*|units?)\b|(?<!\p{L})(?:tum|fot|vikt\p{L}*|väg\p{L}+|mått\p{L}*|kilo|enhet\p{L}*)(?!\p{L})|重さ|体重|長さ|インチ|単位/iu
const money =
  /\b(?:currenc\w*|prices?|costs?|money|amounts?|gbp|sterling|fees?|bills?|invoices?|pay\w*)\b|valuta|pris|belopp|kostnad|pengar|通貨|金額|値段|料金/iu
export const isMoneyMeant = (text: string): boolean => !measures.test(text) || money.test(text)
