// "The text is too small", 「暗すぎる」, "för tråkigt": what is wrong with how it looks, and what that asks for.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { alreadySo, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'

type Theme = ProjectModel['theme']

const complaints: readonly (readonly [Record<Language, RegExp>, Partial<Theme>])[] = [
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
  const theme = complaints.find(([words]) => words[language].test(clause.text))?.[1]
  if (!theme || clause.verb === 'rename' || clause.verb === 'remove') return nothing
  const isSo = Object.entries(theme).every(([key, value]) => model.theme[key as keyof Theme] === value)
  return isSo ? alreadySo(language) : { operations: [{ op: 'setTheme', theme }], notes: [] }
}
