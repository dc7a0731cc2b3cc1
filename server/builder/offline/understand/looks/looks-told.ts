// Colours that a description tells in many words: "black background, bright yellow text", "terracotta and cream", くすみピンクで. The first
// colour that is no ground leads; a ground of black or white is the mode, and what stands beside a colour the frame. What colours some rows
// ("late ones in red") colours nothing else.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { type Intent, used } from '../intent.ts'
import { coloursIn, type Mention } from './colours-in.ts'

type Theme = Partial<ProjectModel['theme']>
export type LooksTold = {
  stretches: { start: number; end: number }[]
  theme: Theme
  /** colours that only some rows are to have */
  beside: Set<string>
}

export function takeLooks(intent: Intent, { stretches, theme, beside }: LooksTold): void {
  if (!theme.palette && beside.has(intent.theme.palette ?? '')) {
    delete intent.theme.palette
    delete intent.theme.depth
  }
  Object.assign(intent.theme, theme)
  for (const { start, end } of stretches) used(intent, start, end)
}
type Forms = Record<Language, RegExp>
/** What is coloured: nobody keeps a list of backgrounds. */
const painted: Record<Language, string> = {
  en: String.raw`backgrounds?|text|letters|lettering|fonts?|headings?|buttons?|accents?|details|highlights|tones?|shades?|colou?rs?(?: scheme| palette)?|palette|theme|touches|elements|look|feel|vibe|trim`,
  sv: String.raw`bakgrund(?:en)?|text(?:en)?|bokstäver|typsnitt|rubriker|knappar|accent(?:er|färg)?|detaljer|toner|nyanser|färg(?:er|erna|en|tema|skala|palett)?|palett|tema|inslag|känsla|stil`,
  ja: '背景|文字|テキスト|ボタン|アクセント|差し色|見出し|トーン|配色|カラー|色合い|色味|色|系|テーマ|基調|ベース|雰囲気|デザイン|メイン',
}
const joiners: Record<Language, string> = {
  en: String.raw`[\s,&+]|\b(?:and|with|on|plus|some|a|an|the|of|in|against|as|for|main(?:ly)?|mostly|splashes|hints?|bits?|kinda|very|then)\b`,
  sv: String.raw`[\s,&+]|(?<!\p{L})(?:och|med|på|plus|lite|en|ett|av|i|mot|som|mest|samt|gärna)(?!\p{L})`,
  ja: String.raw`[\s、,・＆&×]|と|に|を|は|が|の|で|も|合わせて|っぽい|っぽく`,
}
/** Ahead of the colours: "in", "colours:", "färgerna ska vara". */
const ahead: Forms = {
  en: /(?:\b(?:in|with|using|use|we (?:like|want|use)|our|make it|keep it|(?:warm|soft|calm|nice|happy|natural|earthy|muted|brand|house|main|the|our) |colou?rs? ?(?:scheme|palette)?|palette|theme|(?:should|could|can) be|are|is|would be|please|maybe|perhaps|like|something like|think|e\.g\.|such as|soft|warm)\b[\s,:–-]*)+$/i,
  sv: /(?:(?<!\p{L})(?:i|med|använd|vi vill ha|våra|gör den|(?:våra|varma|mjuka|lugna|naturliga) |färg(?:er|erna|en|tema|skala)?|palett(?:en)?|tema(?:t)?|(?:ska|får|kan|bör) vara|är|gärna|kanske|typ|som|till exempel|t\.ex\.|varma|mjuka)(?!\p{L})[\s,:–-]*)+$/iu,
  ja: /(?:(?:、|(?:配色|色|カラー|背景|デザイン|テーマカラー|イメージカラー|メインカラー|全体)(?:は|を|も|に|：|:)?|全体的に)\s*)?(?:(?:落ち着いた|やさしい|優しい|明るい|淡い|濃い|深い|深みのある|あたたかい|温かい|暖かい|温かみのある|上品な|シックな|ナチュラルな|爽やかな|さわやかな|柔らかい|やわらかい|鮮やかな|きれいな|くすんだ|渋い)\s*)*$/u,
}
const behind: Forms = {
  en: /^[\s,]*(?:please|if possible|would be (?:nice|lovely|great)|preferably|thanks)?/i,
  sv: /^[\s,]*(?:tack|gärna|om det går)?(?!\p{L})/iu,
  ja: /^(?:を基調に(?:した[^。、\n]{0,8})?|をベースに(?:した[^。、\n]{0,8})?|で統一(?:して)?|でお願いします|がいいです?|にして(?:ください)?|で(?=[。\n]|$))?/u,
}
/** What is said of some rows. */
const ofSome: Forms = {
  en: /\b(?:when|whenever|whose|where|if|ones|rows|those|overdue|late|below|under|over|unpaid|expired?|expiring|flag(?:ged)?|highlight(?:ed)?|mark(?:ed)?|shown?|turns?|low|missing|warn(?:ing)?|status|cards?|choices?|options?|available in|comes? in|t-?shirts?|sizes?)\b/i,
  sv: /(?<!\p{L})(?:när|vars|om (?:den|det|de|något|saldot|lagret)|rader(?:na)?|de som|dem som|försenad\p{L}*|förfall\p{L}*|obetal\p{L}*|under|över|markera\p{L}*|visa[sr]?|bli(?:r)?|flagga\p{L}*|varna\p{L}*|lyser?|status|välja|val(?:en)?)(?!\p{L})/iu,
  ja: /たら|なら|場合|とき|過ぎ|期限|未払|未入金|切れ|超え|下回|以下|以上|表示|強調|警告|目立|ステータス|状態|選択|サイズ/u,
}
/** "In red", "blir röd", 赤く: a colour that something is marked with, by what stands ahead of it or behind. */
const never = /(?!)/
const asMark: Record<Language, readonly [ahead: RegExp, behind: RegExp]> = {
  en: [
    /\b(?:in|flag(?:ged)?|turns?|marked|highlight(?:ed)?|goes?|are|is|be|shown?|coloured|colored|becomes?)(?: (?:a|the|bright|dark))? $/i,
    never,
  ],
  sv: [/(?<!\p{L})(?:i|blir?|är|lyser?|flaggas?|markeras?|visas|färgas|syns)(?: (?:en|klar))? $/iu, never],
  ja: [never, /^(?:く|色?で|色?に|字|文字|表示|マーク)/u],
}
const ofLooks: Forms = {
  en: /\b(?:colou?rs|colou?r (?:scheme|palette)|palette|backgrounds?|theme|tones|look and feel)\b/i,
  sv: /(?<!\p{L})(?:färger(?:na)?|färgskala|färgtema|färgpalett|palett|bakgrund(?:en)?|toner)(?!\p{L})/iu,
  ja: /配色|カラー|背景|色合い|色味|トーン|基調|ベース|テーマカラー|系/u,
}
const sentences = /[^.!?。！？\n]+/gu
const groundWords = /background|bakgrund|背景/iu
const alternatives = /\b(?:or)\b|(?<!\p{L})eller(?!\p{L})|か|または/iu
/** So many in a row, with nothing painted, are choices. */
const choicesFrom = 4

/** `isSite`: a website has no rows, and two colours beside each other are how it looks. */
export function looksTold(text: string, language: Language, isSite: boolean): LooksTold {
  const told: LooksTold = { stretches: [], theme: {}, beside: new Set() }
  const clusters: Mention[][] = []
  for (const { 0: sentence, index } of text.matchAll(sentences)) {
    const mentions = coloursIn(sentence, language)
    if (!mentions.length) continue
    const own = clustersOf(mentions, sentence, language).filter((cluster) => isOfLooks(cluster, sentence, language, isSite))
    if (!own.length && ofSome[language].test(sentence))
      for (const { palette, start, end } of mentions)
        if (palette && (asMark[language][0].test(sentence.slice(0, start)) || asMark[language][1].test(sentence.slice(end))))
          told.beside.add(palette)
    for (const cluster of own) {
      const { start, end } = reachOf(cluster, sentence, language)
      told.stretches.push({ start: index + start, end: index + end })
      clusters.push(cluster.map((each) => withGround(each, cluster, sentence, language)))
    }
  }
  const tone = tones.find(([words]) => words[language].test(text))?.[1]
  told.theme = { ...(isSite && tone), ...themeOf(clusters.flat()) }
  return told
}

/** Colours told by how they feel, for want of a name. */
const tones: readonly (readonly [words: Forms, theme: Theme])[] = [
  [
    {
      en: /\bwarm (?:and \w+ )?(?:colou?rs?|tones?|palette|shades)/i,
      sv: /(?<!\p{L})varma (?:och \p{L}+ )?(?:färger|toner|nyanser)/iu,
      ja: /暖色|(?:温|暖|あたた)かい(?:色|トーン|カラー)|温かみのある(?:色|配色)/u,
    },
    { palette: 'orange', depth: 'normal' },
  ],
  [
    {
      en: /\bcool (?:colou?rs?|tones?|palette)/i,
      sv: /(?<!\p{L})(?:kalla|svala) (?:färger|toner)/iu,
      ja: /寒色|涼しげな(?:色|配色)/u,
    },
    { palette: 'sky', depth: 'normal' },
  ],
  [
    {
      en: /\b(?:soft|pastel|muted|pale|gentle|light) (?:colou?rs?|tones?|palette|shades)|\bpastels\b/i,
      sv: /(?<!\p{L})(?:mjuka|dova|dämpade|ljusa|pastell) ?(?:färger|toner)|färgerna ska vara (?:mjuka|dova|ljusa)/iu,
      ja: /パステル(?:カラー|調)|(?:淡い|やさしい|優しい|くすんだ)(?:色|トーン|カラー)|くすみカラー/u,
    },
    { depth: 'light', frame: 'tint' },
  ],
]

type Placed = Mention & { isGround?: boolean }
function clustersOf(mentions: readonly Mention[], sentence: string, language: Language): Mention[][] {
  const gap = new RegExp(
    `^(?:${joiners[language]}|${language === 'ja' ? painted.ja : `(?<!\\p{L})(?:${painted[language]})(?!\\p{L})`})*$`,
    'iu',
  )
  const clusters: Mention[][] = []
  for (const each of mentions) {
    const last = clusters.at(-1)
    if (last && gap.test(sentence.slice(last.at(-1)!.end, each.start))) last.push(each)
    else clusters.push([each])
  }
  return clusters
}

const paintedBehind = (language: Language) =>
  new RegExp(
    language === 'ja' ? `^(?:は|の|を|に|が)?[^。、\\n]{0,8}?(?:${painted.ja})` : `^\\s*(?:${painted[language]})(?!\\p{Ll})`,
    'iu',
  )
function reachOf(cluster: readonly Mention[], sentence: string, language: Language): { start: number; end: number } {
  const first = cluster[0]!.start
  const last = cluster.at(-1)!.end
  const before = ahead[language].exec(sentence.slice(0, first))?.[0] ?? ''
  const after = sentence.slice(last)
  const noun = paintedBehind(language).exec(after)?.[0] ?? ''
  const more = behind[language].exec(after.slice(noun.length))?.[0] ?? ''
  return { start: first - before.length, end: last + noun.length + more.length }
}

function isOfLooks(cluster: readonly Mention[], sentence: string, language: Language, isSite: boolean): boolean {
  const { start, end } = reachOf(cluster, sentence, language)
  const reach = sentence.slice(start, end)
  const colours = cluster.filter(({ palette }) => palette)
  const before = sentence.slice(0, start)
  if ((before.match(/[(（[]/g)?.length ?? 0) > (before.match(/[)）\]]/g)?.length ?? 0)) return false
  const between = cluster.slice(1).map((each, at) => sentence.slice(cluster[at]!.end, each.start))
  if (between.some((gap) => alternatives.test(gap))) return false
  const isPainted = new RegExp(
    `(?:${language === 'ja' ? '背景|文字|配色|基調|ベース|カラー' : String.raw`background|bakgrund|text|palette|palett|theme|colou?r scheme|färgskala|färgtema|accents?|tones|toner`})`,
    'iu',
  ).test(reach)
  const isSaid = ofLooks[language].test(isSite ? sentence : reach)
  if (!isSite) return (isPainted || isSaid) && !ofSome[language].test(sentence) && colours.length > 1
  const isAlone = /(?:^|[,、;:–-])\s*$/u.test(before) && /^\s*(?:[,、;–-]|$)/u.test(sentence.slice(end))
  const isPair = cluster.length > 1 && between.every((gap) => /\S/.test(gap.replace(/,/g, '')) || /[とに×]/.test(gap))
  if (!isPainted && !isSaid && cluster.length >= choicesFrom) return false
  if (ofSome[language].test(sentence) && !isPainted) return false
  // くすみピンクで: how it should be made
  const isWay = language === 'ja' && /(?:で|を基調|をベース|で統一|がいい|にして)/u.test(sentence.slice(cluster.at(-1)!.end, end))
  return (
    isPainted ||
    isSaid ||
    isWay ||
    (isPair && isAlone) ||
    (isPair && /\b(?:in|i|with|med)\s+$/i.test(sentence.slice(0, cluster[0]!.start)))
  )
}

/** Whether it is said to be the ground. */
function withGround(each: Mention, cluster: readonly Mention[], sentence: string, language: Language): Placed {
  const next = cluster[cluster.indexOf(each) + 1]?.start ?? sentence.length
  const own = paintedBehind(language).exec(sentence.slice(each.end, next))?.[0] ?? ''
  const isAhead = each === cluster[0] && groundWords.test(reachAhead(each, sentence))
  return { ...each, isGround: groundWords.test(own) || (isAhead && !own.trim()) }
}
const aheadCharsMax = 24
const reachAhead = ({ start }: Mention, sentence: string): string =>
  /(?:background|bakgrund(?:en)?|背景)[^,、;]*$/iu.exec(sentence.slice(Math.max(0, start - aheadCharsMax), start))?.[0] ?? ''

const isDark = ({ isBlack, depth, palette }: Placed) => isBlack === true || (depth === 'deep' && palette !== 'amber')
function themeOf(mentions: readonly Placed[]): Theme {
  if (!mentions.length) return {}
  const ground = mentions.find(({ isGround }) => isGround)
  const painting = mentions.filter((each) => each !== ground && each.palette && !each.isBlack)
  const lead = painting.find(({ palette }) => palette !== 'slate') ?? painting[0] ?? mentions.find(({ palette }) => palette)
  const [first] = mentions
  const black = mentions.find(({ isBlack }) => isBlack)
  const isOnBlack = black !== undefined && black !== lead && first === black
  const mode = ground ? (isDark(ground) ? 'dark' : 'light') : isOnBlack ? 'dark' : !first!.palette && lead ? 'light' : undefined
  const isPaired = lead !== undefined && mentions.some((each) => each !== lead && each.palette && each.palette !== lead.palette)
  const isLight =
    lead?.depth === 'light' ||
    mentions.some((each) => each !== lead && (each.depth === 'light' || each.depth === 'deep') && each.palette === 'amber')
  const frame =
    black && black !== lead ? 'ink' : lead?.depth === 'deep' && isPaired && !isLight ? 'colour' : isLight ? 'tint' : undefined
  return {
    ...(lead?.palette && { palette: lead.palette, depth: lead.depth }),
    ...(mode && { mode }),
    ...(frame && { frame }),
  }
}
