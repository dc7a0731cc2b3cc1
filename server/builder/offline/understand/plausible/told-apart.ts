// What a description tells of the application itself, beside what it keeps: who may do what ("Roles: manager sees everything"), how it looks
// ("Modern look, soft gradients, rounded cards"), and what is shown first ("Dashboard: revenue this month, bar chart by region").
import type { Language } from '#shared/languages.ts'
import { styleWords } from '../../lexicon/style-words.ts'
import type { Stretch } from '../told/telling.ts'
import { coloursIn } from '../looks/colours-in.ts'

type ToldApart = {
  /** clauses of who may do what */
  roles: Stretch[]
  looks: Stretch[]
  /** figures, charts and parts of a page */
  shown: Stretch[]
}

const sentencesMax = 200
/** A sentence or a line of its own; no point within "1.5" or "e.g." */
const sentence = /[^.!?。！？\n]+(?:[.](?=\S)[^.!?。！？\n]+)*/gu
const bullet = /^\s*(?:[-*•·–—・■●◆]|\d{1,2}[.)])?\s*/u

const headings: Record<'roles' | 'looks' | 'shown', Record<Language, RegExp>> = {
  roles: {
    en: /^(?:(?:the|two|three|four|\d|user|different) )*(?:roles?|permissions?|access(?: rights| levels?)?|user (?:roles|levels|types)|logins?)(?: and (?:permissions|access))?\s?[:–-]\s?/i,
    sv: /^(?:(?:två|tre|fyra|\d|olika) )*(?:roller|roll|behörighet(?:er)?|rättigheter|användarroller|åtkomst|inloggning(?:ar)?)\s?[:–-]\s?/i,
    ja: /^(?:権限|役割|ロール|ユーザー権限|利用者権限|アクセス権限?)[:：は]/u,
  },
  looks: {
    en: /^(?:(?:the|overall|visual) )*(?:styles?|look|look (?:and|&) feel|designs?|colou?rs?|theme|feel|vibe|mood|branding)\s?[:–-]\s?/i,
    sv: /^(?:stil|utseende|design|färger|känsla|tema|form)\s?[:–-]\s?/i,
    ja: /^(?:デザイン|見た目|雰囲気|色|配色|テイスト|カラー)(?:[:：]|は)/u,
  },
  shown: {
    en: /^(?:(?:(?:and|the|a|an|my|our|main|simple|sales|big) )*(?:dashboard|start ?page|front page|home ?page|statistics|stats|kpis?|analytics|key figures|charts?|graphs?|reports? page|footer|header|navigation|admin(?: page| panel| view| area)?)|overview)\s?(?::|–|-|(?:(?:page|view|screen) )?(?:should|must|needs? to|with|shows?|has|that shows?|where)\b)/i,
    sv: /^(?:(?:på )?(?:översikt(?:en|ssida(?:n)?)?|instrumentpanel(?:en)?|dashboard(?:en)?|statistik(?:sida)?|nyckeltal|startsida(?:n)?|första ?sidan|förstasidan|sidfot(?:en)?|sidhuvud(?:et)?|admin(?:sida(?:n)?|vy(?:n)?)?))\s?(?::|–|-|(?:ska|skall|bör|vill|visas?|syns|med)(?!\p{L}))/iu,
    ja: /^(?:ダッシュボード|トップ(?:ページ|画面)?|ホーム画面|集計|統計|グラフ|フッター|ヘッダー|管理画面|公開ページ)(?:[:：]|に(?:は)?|では|は)/u,
  },
}
/** "I'd like … and a dashboard with pipeline value by stage": from there on. */
const within: Record<Language, RegExp> = {
  en: /\b(?:a|the|my|our)(?: \p{L}+)? dashboard,? (?:with|showing|that shows|of)\b.*$/iu,
  sv: /(?<!\p{L})(?:(?:en|ett) (?:\p{L}+ )?(?:instrumentpanel|dashboard)|på (?:startsidan|första sidan|översikten|dashboarden)) (?:med|som visar|vill|ska).*$/iu,
  ja: /(?!)/u,
}
const permits: Record<Language, RegExp> = {
  en: /\b(?:sees?|edits?|views?|reads?|can|may|only|everything|full access|manages?|approves?|all)\b/i,
  sv: /(?<!\p{L})(?:ser|se|får|kan|bara|endast|allt|ändrar?|läser|läsa|hanterar?|godkänner)(?!\p{L})/iu,
  ja: /可|のみ|だけ|でき|閲覧|編集|すべて|全て/u,
}

const part: Record<Language, string> = {
  en: 'look|looks|feel|style|design|backgrounds?|accents?|colou?rs?|corners?|cards?|buttons?|gradients?|shadows?|fonts?|typefaces?|typography|letters|lettering|numbers|text|lines?|white ?space|space|spacing|headings?|headlines?|palette|tones?|theme|icons?|animations?|layout|edges|borders|mode|illustrations?|interface',
  sv: 'look|känsla|stil|design|bakgrund|accenter|färger|färg|hörn|kort|knappar|gradienter|övertoningar|skuggor|typsnitt|seriftypsnitt|siffror|text|bokstäver|linjer|luft|rubriker|toner|tema|ikoner|layout|kanter|ramar|animationer|gränssnitt',
  ja: '(?!)',
}
const sure: Record<Language, RegExp> = {
  en: /\b(?:look|feel|style|design|background|gradients?|corners?|shadows?|fonts?|typeface|typography|white ?space|palette|theme)\b/i,
  sv: /(?<!\p{L})(?:look|känsla|stil|design|bakgrund|gradienter|hörn|skuggor|(?:serif)?typsnitt|luft|palett|tema|svartvitt)(?!\p{L})/iu,
  ja: /(?!)/u,
}
/** "Works on mobile", "funkar på telefonen". */
const device: Record<Language, RegExp> = {
  en: /^(?:(?:it )?(?:must|should|has to|needs to) )?(?:also )?(?:works?|looks?|usable|optimi[sz]ed)(?: \p{L}+)? (?:on|for|in) (?:an? |the |my |our )?(?:mobiles?|phones?|tablets?|ipads?)$|^mobile[- ]first$|^(?:thumb|touch|mobile)[- ]friendly$/iu,
  sv: /^(?:(?:den |det )?(?:måste|ska|bör) )?(?:också )?(?:funkar?|fungerar?)(?: \p{L}+)? (?:på|i) (?:mobilen|telefonen|surfplattan|plattan|mobil|telefon)(?: .*)?$/iu,
  ja: /(?!)/u,
}
const lead = /^(?:and|och|with|med|gärna|please|but|men|lots of|a lot of|plenty of|some|ett|en|an?|the)\s+/iu
/** Who sells, keeps or is asked something speaks of no look. */
const keeps =
  /\b(?:sell|keep|track|list|record|have|has|store|note|name|price)\b|(?<!\p{L})(?:säljer|sälja|har|lista|register|namn|pris|noterar?|hålla)(?!\p{L})/iu

function isLook(item: string, language: Language): boolean {
  let bare = item.trim()
  for (let before = ''; before !== bare;) {
    before = bare
    bare = bare.replace(lead, '')
  }
  return (
    styleWords[language].test(bare) ||
    device[language].test(bare) ||
    new RegExp(String.raw`^(?:[\p{L}-]+ ){0,4}(?:${part[language]})(?: (?:in|on|for|i|på|för) .*)?$`, 'iu').test(bare) ||
    (coloursIn(bare, language).length > 0 && bare.split(' ').length <= colourWordsMax)
  )
}
const colourWordsMax = 4

/** "Modern look, soft gradients, purple to blue, rounded cards": nothing but how it looks. */
function tellsLooks(text: string, language: Language): boolean {
  if (language === 'ja' || !sure[language].test(text) || keeps.test(text) || /[:(]/.test(text)) return false
  const items = text.split(/,\s*|\s+(?:and|och)\s+/iu).filter((item) => item.trim())
  const looks = items.filter((item) => isLook(item, language))
  return items.length >= looksMin && items.length - looks.length <= items.length / oneOf
}
const looksMin = 2
const oneOf = 4

/** Where a description tells of roles, looks and what is shown, as stretches of it. */
export function toldApart(text: string, language: Language): ToldApart {
  const told: ToldApart = { roles: [], looks: [], shown: [] }
  for (const { 0: whole, index } of [...text.matchAll(sentence)].slice(0, sentencesMax)) {
    const front = bullet.exec(whole)![0].length
    const bare = whole.slice(front)
    const stretch = { start: index + front, end: index + whole.length }
    if (headings.roles[language].test(bare) && permits[language].test(bare.replace(headings.roles[language], '')))
      told.roles.push(stretch)
    else if (headings.looks[language].test(bare) && !keeps.test(bare)) told.looks.push(stretch)
    else if (tellsLooks(bare, language)) told.looks.push(stretch)
    else if (headings.shown[language].test(bare)) told.shown.push(stretch)
    else {
      const found = within[language].exec(bare)
      if (found) told.shown.push({ start: stretch.start + found.index, end: stretch.end })
    }
  }
  return told
}
