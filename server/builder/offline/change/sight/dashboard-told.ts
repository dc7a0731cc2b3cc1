// "Dashboard: open requests per building, cost per month", "en översikt med obetalda avgifter och intäkter per månad", ダッシュボード：申込数、売上の合計:
// what a dashboard is told to hold, piece by piece. What only names a list is left to be read as one.
import type { Language } from '#shared/languages.ts'
import { jointJa, piecesOf, type Sight } from './asked-to-see.ts'

const leads: Record<Language, RegExp> = {
  en: /\b(?:(?:dashboard|overview|kpis?|statistics|stats)(?: page| screen| tab| view| tiles| cards)?(?:\s*[:–—]|\s+(?:with|showing|that shows|which shows|shows?|(?:should|must|can|will) (?:show|have|display|contain)|has|containing|including|displaying|of|for|(?=per )|(?:where|so|that) (?:i|we) (?:can )?see|to see)(?= ))(?: (?:me|us))?(?: the)?|(?:on|in) (?:the|my|a|our) (?:dashboard|overview|start page),? (?:(?:i|we) (?:want|need|would like|['’]d like|should)(?: to)? see|show(?: me| us)?|there should be|display|put))\s+/giu,
  sv: /(?<!\p{L})(?:(?:dashboard(?:en)?|översikt(?:en|ssidan?)?|instrumentpanel(?:en)?|statistik(?:en|sidan?)?|nyckeltal)(?:\s*[:–—]|\s+(?:med|över|som visar|(?:där|så att?) (?:man|jag|vi) (?:kan )?(?:se|ser)|(?:ska|bör) (?:visa|ha|innehålla)|visar|av|för)(?= ))|på (?:översikten|dashboarden|instrumentpanelen|startsidan) (?:vill (?:jag|vi) se|ska (?:man se|det finnas|det stå)|visas))\s+/giu,
  ja: /(?:ダッシュボード|集計(?:画面|ページ)|統計(?:画面|ページ)?)(?:[：:]|に(?:は)?、?|で(?:は)?、?)\s*/gu,
}

/** What counts, adds up or picks out some of the rows. */
const isFigure: Record<Language, RegExp> = {
  en: /\b(?:per|by|each|every|totals?|sum|numbers? of|count|how (?:many|much)|average|avg|mean|median|top|best[- ]sell\p{L}*|most|charts?|graphs?|this (?:week|month|year)|today(?:['’]s)?|next \d+|in the (?:next|coming)|overdue|late|unpaid|open|upcoming|outstanding|pending|(?:low|out of) (?:on )?stock|expir\p{L}+|due(?! (?:dates?|days?|on|by)\b)|percent(?:age)?|share of|revenue|turnover|profit|earnings|rate)\b/iu,
  sv: /(?<!\p{L})(?:per|efter|varje|total\p{L}*|summa\p{L}*|antal\p{L}*|hur (?:många|mycket)|genomsnitt\p{L}*|snitt\p{L}*|medel\p{L}*|topp|mest|\p{L}*diagram|graf\p{L}*|den här (?:veckan|månaden)|denna (?:vecka|månad)|i år|i ?dag|dagens|veckans|månadens|årets|kommande|närmaste|försenade|förfallna|obetalda|öppna|lediga|snart|omsättning\p{L}*|intäkter|andel\p{L}*|vinst\p{L}*)(?!\p{L})/iu,
  ja: /ごと|毎|別|合計|総|件数|人数|平均|推移|グラフ|今月|今日|本日|今週|今年|未[払納入]|期限|ランキング|売上|(?<=[\p{Script=Han}\p{Script=Katakana}])[数率額]$/u,
}
const sentenceEnd: Record<Language, RegExp> = { en: /[.!?](?=\s|$)|\n|$/u, sv: /[.!?](?=\s|$)|\n|$/u, ja: /[。！？\n]|$/u }
/** 「…を表示してください」: what is done with it is no part of it. */
const shownJa =
  /(?:を|が|も)?(?:表示|見(?:たい|られ|れ|える)|出し|確認|載せ|置い|まとめ|ほしい|欲しい|わか|分か)[\p{Script=Hiragana}]*$/u
/** "KPI tiles (revenue, hours)", "income per month (bar chart)": how it is shown, and no part of what. */
const wrapped =
  /\b(?:kpi )?(?:tiles|cards|boxes|numbers)\s*(?:for|with|showing|:|\()|[(（](?:an? )?(?:(?:bar|line|pie|stapel|linje|cirkel|棒|折れ線|円)\s?)?(?:charts?|graphs?|diagram|グラフ)[)）]|[()（）]/giu
const sightsMax = 8
const pieceMaxChars = 80

/** The figures that a dashboard is told to hold. */
export function dashboardTold(prompt: string, language: Language): Sight[] {
  const sights: Sight[] = []
  for (const { 0: lead, index } of prompt.matchAll(leads[language])) {
    const start = index + lead.length
    const said = prompt
      .slice(start, start + prompt.slice(start).search(sentenceEnd[language]))
      .replace(wrapped, (words) => ' '.repeat(words.length))
    const pieces = language === 'ja' ? piecesJa(said, start) : piecesOf(said, start, language)
    sights.push(...pieces.filter(({ text }) => isFigure[language].test(text) && text.length <= pieceMaxChars))
  }
  return sights.filter((sight, at, all) => all.findIndex(({ start }) => start === sight.start) === at).slice(0, sightsMax)
}

function piecesJa(said: string, offset: number): Sight[] {
  const shown = said.replace(shownJa, '')
  let at = 0
  return shown.split(jointJa).flatMap((part) => {
    const start = shown.indexOf(part, at)
    at = start + part.length
    const text = part.trim()
    return text ? [{ text, start: offset + start, end: offset + at }] : []
  })
}
