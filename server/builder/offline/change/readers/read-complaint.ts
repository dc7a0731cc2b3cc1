// "The text is too small", 「暗すぎる」, "för tråkigt": what is wrong with how it looks, or "make it pop", what it
// lacks, and what that asks for.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { alreadySo, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'

type Theme = ProjectModel['theme']

/** Of several themes the first that it has not yet. */
const complaints: readonly (readonly [Record<Language, RegExp>, ...Partial<Theme>[]])[] = [
  [
    {
      en: /\b(?:text|font|letters?|everything|it)\b.*\b(?:too (?:small|tiny)|hard to read)\b|\bcan(?:'t|not| not) read\b/i,
      sv: /(?:text(?:en)?|bokstäver(?:na)?|allt|det) .*(?:för (?:liten|litet|små)|svår(?:t|a)? att läsa)|går inte att läsa/i,
      ja: /(?:字|文字|フォント)(?:が|は)?(?:小さ(?:い|く|すぎ)|細か|読みにく|読みづら|見にく|見づら|読めな)|(?:小さ(?:く|すぎ)て)(?:読|見)/,
    },
    { size: 'large' },
  ],
  [
    {
      en: /\b(?:text|font|letters?|everything|it)\b.*\btoo (?:big|large|huge)\b/i,
      sv: /(?:text(?:en)?|bokstäver(?:na)?|allt|det) .*för (?:stor[at]?)/i,
      ja: /(?:字|文字|フォント|全体)(?:が|は)?(?:大きすぎ|でかすぎ|デカすぎ)/,
    },
    { size: 'small' },
  ],
  [
    {
      en: /\btoo (?:dark|gloomy)\b/i,
      sv: /för mörk[at]?(?!\p{L})/iu,
      ja: /暗すぎ|暗くて(?:見|読)|(?:画面|背景|色|全体|雰囲気)が暗い/,
    },
    { mode: 'light' },
  ],
  [
    {
      en: /\btoo bright\b|\bhurts my eyes\b/i,
      sv: /för ljus[at]?(?!\p{L})|sticker i ögonen/iu,
      ja: /明るすぎ|まぶし|眩し|目が(?:疲れ|痛)/,
    },
    { mode: 'dark' },
  ],
  [
    {
      en: /\btoo (?:busy|cluttered|messy|colou?rful|loud|garish|childish|playful)\b/i,
      sv: /för (?:rörig|rörigt|plottrig|plottrigt|färgglad|barnslig|barnsligt|skrikig|skrikigt)(?!\p{L})/iu,
      ja: /ごちゃごちゃ|ごちゃついて|派手すぎ|うるさい(?:感じ|印象)?|子供っぽすぎ|子どもっぽすぎ|チカチカ/,
    },
    { look: 'crisp' },
  ],
  [
    {
      en: /\btoo (?:boring|dull|plain|bland)\b|\b(?:looks?|is|it's) (?:so |a bit |rather )?(?:boring|dull|bland)\b/i,
      sv: /för (?:tråkig|tråkigt|trist|enkel|enkelt)(?!\p{L})|ser (?:tråkig|trist)/iu,
      ja: /地味(?:すぎ|な|だ|で|$)|つまらない(?:感じ|見た目)?|味気ない|さみしい|寂しい(?:感じ|見た目)?|殺風景/,
    },
    { look: 'bold' },
  ],
  [
    {
      en: /^(?:a |more |make it (?:look |more )?|something )*(?:modern|contemporary|up[- ]to[- ]date)(?: (?:look|style|design|feel))?$|\b(?:old[- ]fashioned|outdated|dated)\b/i,
      sv: /^(?:en |ett |mer |gör den |gör det )*modern(?:t|are)?(?: (?:stil|utseende|design))?$|gammeldags|omodern/iu,
      ja: /モダン|今風|古くさ|古臭|ダサ/,
    },
    { look: 'crisp', font: 'geometric' },
  ],
  [
    {
      en: /\b(?:vintage|retro|old[- ](?:school|time|style)|newspaper|old book|antique)\b/i,
      sv: /vintage|retro|gammaldags stil|som en (?:gammal )?tidning/iu,
      ja: /レトロ|ヴィンテージ|ビンテージ|新聞(?:風|みたい)/,
    },
    { look: 'editorial', font: 'serif' },
  ],
  [
    {
      en: /\b(?:less white|too white|so white|more colou?r)\b/i,
      sv: /(?:mindre|för) vitt|mer färg(?!\p{L})/iu,
      ja: /白すぎ|白っぽすぎ|もっとカラフル/,
    },
    { frame: 'colour' },
  ],
  // nothing is wrong with it, but it could be more
  [
    {
      en: /^(?:(?:make|let|have) )?(?:it|this|that|everything|(?:the )?(?:whole thing|design|look|colou?rs?|app|site|page))(?: all)?(?: should| could| must| needs to| has to| to)?(?: really)? pops?(?: out)?(?: more| a (?:bit|little)(?: more)?)?$|^(?:spice|jazz|liven|brighten|pep) (?:it|this|things|everything|the (?:design|look|app|site|page)) up\b/i,
      sv: /^(?:piffa|pimpa|krydda|pigga|snygga|liva) (?:upp|till) (?:den|det|allt|appen|sidan|utseendet|designen)(?:\s.*)?$|^(?:piffa|pimpa|krydda|pigga|snygga|liva) (?:den|det|allt|appen|sidan) (?:upp|till)/iu,
      ja: /(?:見た目|デザイン|画面|全体)(?:を|が)?(?:もっと|もう少し)?(?:目を引く|華がほしい|メリハリ)/,
    },
    { look: 'bold' },
    { frame: 'colour' },
  ],
  [
    {
      en: /^(?:make it )?(?:easier on the eyes?|more pleasant to look at)$/i,
      sv: /^(?:gör |jag vill att )?(?:den|det|appen|sidan|allt|utseendet|designen)?(?: ska| borde| kan)?(?: vara| bli| se)?(?: lite| mycket| ännu| bara)* ?(?:snyggare|finare|vackrare|trevligare|fräschare)(?: ut)?(?: att titta på)?$/iu,
      ja: /^(?:見た目|デザイン|画面|全体)(?:を|が)?(?:もっと|もう少し)?(?:きれい|綺麗|かっこよく|素敵|[良よ]く(?:した|して|し|ならない|なる|なれば|$))/,
    },
    { look: 'soft' },
    { look: 'editorial' },
  ],
  [
    {
      en: /\btoo (?:cold|stiff|formal|serious|hard|sharp|much like (?:an? )?(?:spreadsheet|excel|table|form|database))\b/i,
      sv: /för (?:kall|kallt|stel|stelt|formell|formellt|allvarlig|allvarligt|hård|hårt)(?!\p{L})/iu,
      ja: /(?:堅|固|硬)(?:すぎ|い(?:感じ|印象|雰囲気)|苦し)|冷たい(?:感じ|印象)|事務的|お役所/,
    },
    { look: 'soft' },
  ],
]

export function readComplaint(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = complaints.find(([words]) => words[language].test(clause.text))
  if (!found || clause.verb === 'rename' || clause.verb === 'remove') return nothing
  const [, ...themes] = found
  const isSo = (theme: Partial<Theme>) => Object.entries(theme).every(([key, value]) => model.theme[key as keyof Theme] === value)
  const theme = themes.find((each) => !isSo(each))
  return theme ? { operations: [{ op: 'setTheme', theme }], notes: [] } : alreadySo(language)
}
