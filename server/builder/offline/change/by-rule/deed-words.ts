// What a rule asks for by its words: to stand out, in which colour, to be left out of a list, or to be all that it shows. The words are given back
// without these: "Plots that haven't paid should stand out, orange maybe" -> Plots that haven't paid, amber.
import type { Language } from '#shared/languages.ts'
import type { ToneName } from '../../model.ts'
import { toneNamed } from '../../lexicon/colour-tones.ts'

export type Deed = 'mark' | 'hide' | 'only'
export type RuleAsked = {
  deed: Deed
  tone?: ToneName
  /** the rows are to stand out, and not only the choice */
  isOfRows: boolean
  /** a screen or a view that shows them, beside the list */
  isView: boolean
  /** it tells of the list that they stand in */
  isPlaced: boolean
  /** what is said of the rows */
  said: string
}

type Forms = Record<Language, RegExp>
const modalEn = String.raw`(?:should|must|shall|could|can|may|might|will|would|ought to|has to|have to|needs? to|want(?: to)?(?: be)?|to)`
const modalSv = String.raw`(?:ska(?:ll)?|bör|borde|måste|kan|får|skulle kunna|(?:vill|skulle) (?:jag|vi)(?: gärna)?(?: vilja)?(?: att| ha| se| få| kunna se)?|(?:vill|skulle vilja) (?:ha|se|få)|behöver)`
const placeEn = String.raw`(?:the |my |our |this |that )?(?:main |standard |default )?(?:lists?|tables?|calendars?|boards?|pipelines?|overviews?|views?|screen|page|kanban(?: board)?|front page|start page)(?: view)?`
const placeSv = String.raw`(?:\p{L}*(?:listan|tabellen|kalendern|tavlan|översikten|vyn|sidan|pipelinen))`

/** The rows are left out of what is shown. */
const hides: Forms = {
  en: new RegExp(
    [
      String.raw`\b(?:hide|conceal|filter out|leave out|keep out|exclude)\b`,
      String.raw`\b(?:do not|don['’]?t|dont|never|no longer) (?:show|list|display|include)\b`,
      String.raw`\b(?:i |we )?(?:do not|don['’]?t|dont) (?:want|need|wanna) to see\b`,
      String.raw`\b(?:should|must|need|do|does|can|is|are)(?: not|n['’]?t) (?:need to |have to )?(?:be )?(?:show(?:n|ing)?(?: up)?|seen|listed|visible|displayed|appear(?:ing)?|in(?= ${placeEn}))\b`,
      String.raw`\b${modalEn} (?:not |never )(?:be )?(?:show(?:n)?(?: up)?|seen|listed|visible|displayed|appear|in(?= ${placeEn}))\b`,
      String.raw`\b(?:${modalEn} )?(?:be hidden|disappear|vanish|drop (?:off|out of|from)|fall off|go away|be gone|be left out|be filtered out|leave(?= ${placeEn}))\b`,
      String.raw`\b(?:take|remove|get rid of|drop|clear|keep)\b(?=.+\b(?:from|off|out of) ${placeEn}$)`,
    ].join('|'),
    'giu',
  ),
  sv: new RegExp(
    [
      String.raw`(?<!\p{L})(?:dölj|göm|gömma?|dölja|döljs|göms|filtrera bort|utelämna|visa inte|visa aldrig)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:${modalSv} )?(?:inte|ej|aldrig) (?:längre )?(?:behöva )?(?:vara )?(?:synas|visas|vara med|ligga kvar|synliga?|finnas(?: med)?(?= i ${placeSv}))(?!\p{L})`,
      String.raw`(?<!\p{L})(?:${modalSv} )?(?:vara dolda?|vara gömda?|försvinna?|döljas|gömmas|filtreras bort|falla bort)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:jag |vi )?vill (?:jag |vi )?inte se(?!\p{L})`,
      String.raw`(?<!\p{L})(?:ta bort|plocka bort|rensa bort|ta)(?!\p{L})(?=.+ (?:ur|från|i) ${placeSv}$)`,
    ].join('|'),
    'giu',
  ),
  ja: /(?:を|は|が)?(?:(?:普段は|ふだんは|通常は|最初は)?(?:一覧|リスト|画面|カレンダー|ボード)?(?:に|には|から|では|で)?)?(?:隠して|隠し|隠す|隠れ|非表示|表示しない|表示しなく|見せない|出さない|出さなく|出なく|出ない|表示されない|除外|外して|外す)\p{Script=Hiragana}*$/gu,
}

/** Only the rows are shown. */
const onlys: Forms = {
  en: new RegExp(
    String.raw`^(?:(?:an?|the) (?:separate |extra )?(?:view|page|screen|list) (?:that|which|with) )?(?:only (?:show|display|list)s?|(?:show|display|list|see)s?(?: me)? (?:only|just)|just show)\b`,
    'giu',
  ),
  sv: /^(?:(?:en )?(?:vy|sida|lista) (?:som|med) )?(?:visar? (?:bara|endast|enbart)|(?:bara|endast) visa)(?!\p{L})/giu,
  ja: /(?:だけ|のみ)(?:を|が|の)?(?:一覧で|まとめて|すぐ|すぐに)?(?:に絞|表示|見せ|見たい|見られ|見える|見れ|出し|出す|確認|抽出|絞り)[\p{Script=Hiragana}]*(?:画面|ページ|一覧|リスト|ビュー|機能)?(?:を|が|も)?(?:設け|作|用意|追加|つく|ほし|欲し)?\p{Script=Hiragana}*$/gu,
}

/** The rows stand out. */
const marks: Forms = {
  en: new RegExp(
    [
      String.raw`\b(?:${modalEn} )?(?:(?:be|get) )?(?:highlight(?:ed)?|flag(?:ged)?|stand(?:s|ing)? out|mark(?:ed)?(?: out)?|colou?r[- ]?(?:coded?|marked?)|warn(?:s|ed)?(?: me| us)?(?: (?:about|of|for|on))?|alert(?: me| us)?(?: (?:about|to|on))?|emphasi[sz]ed?|(?:clearly |easily )visible|easy to (?:see|spot))\b`,
      String.raw`\b(?:tell|let) (?:me|us)(?: know)?(?= (?:when|if)\b)`,
    ].join('|'),
    'giu',
  ),
  sv: new RegExp(
    [
      String.raw`(?<!\p{L})(?:${modalSv} )?(?:synas (?:tydligt|extra|ordentligt|direkt)|sticka ut|(?:bli |vara |vill jag ha |vill vi ha |ha )?(?:färg|röd|gul)?mark(?:era(?:s|de|t|d)?)|flagga(?:s|de|d)?|lyfta?s? fram|framhäva?s?|varnas?(?: mig| oss)?(?: (?:om|för|när|på))?|larma?s?(?: (?:om|för|när))?|framgå tydligt)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:vill (?:jag|vi) (?:se (?:det|dem|dom) tydligt|ha en (?:varning|flagga)(?: på)?)|(?:jag|vi) vill (?:se (?:det|dem|dom) tydligt))(?!\p{L})`,
      String.raw`(?<!\p{L})säg (?:till|ifrån)(?= (?:när|om)(?!\p{L}))`,
    ].join('|'),
    'giu',
  ),
  ja: /(?:は|を|が|に|も)?(?:(?:名前|行|文字|背景|色)(?:を|に|が|は)?)*(?:目立|強調|ハイライト|マーク|色を?(?:つけ|付け|変え)|色付け|色分けし?|警告|アラート|(?:知|し)らせ|教えて|通知|(?:警告|アラート|通知|お?知らせ)を?(?:出|表示)|一目で|ひと目で|(?<!か)(?:わか|分か)るように)[\p{Script=Hiragana}\p{Script=Katakana}ー]*$/gu,
}

const colourEn = String.raw`red|green|blue|yellow|orange|amber|gold(?:en)?|gr[ea]y|purple|violet|teal|turquoise`
const colourSv = String.raw`röd[at]?|rött|grön[at]?|grönt|blåa?|blått|gul[at]?|gult|orangea?|gråa?|grått|lila|turkosa?|guld(?:färgade?)?`
const tones: Forms = {
  en: new RegExp(
    String.raw`(?:\b(?:make|colou?r|paint|turn|show|mark|have|give|put|display|let|set|i want|we want)\b(?=.* (?:${colourEn})\b))|(?:\b${modalEn} )?(?:\b(?:be|turn(?:s|ed)?|go(?:es|ing)?|become(?:s)?|get(?:s)?|show(?:n|s)?(?: up)?|appear|displayed|have|coloured|colored|with|is|are)\b ?)*\b(?:(?:in|as|to) )?(?:an? )?(?:bright |light |dark |nice )?(?<tone>${colourEn})(?: (?:background|colou?r|text|row|label|maybe|please|instead))*\b`,
    'giu',
  ),
  sv: new RegExp(
    String.raw`(?<!\p{L})(?:(?:gör|färga|måla|visa|markera|låt)(?!\p{L})(?=.* (?:${colourSv})(?!\p{L})))|(?<!\p{L})(?:${modalSv} )?(?:(?:vara|va|blir?|visas|ha|få|är|synas|lysa|lyser|markeras)(?!\p{L}) ?)*(?:(?:i|med|som|en|till) )*(?:ljus|mörk|stark)?(?<!\p{L})(?<tone>${colourSv})(?: (?:bakgrund|färg|text|rad|kanske|tack))*(?!\p{L})`,
    'giu',
  ),
  ja: /(?:は|を|が|も)?(?:(?:名前|行|文字|背景|色)(?:を|に|が|は)?)*(?<tone>黄緑|緑|青緑|青|黄|赤|灰|紫|水色|金|グリーン|ブルー|オレンジ|レッド|グレー|イエロー)(?:色|文字|字|背景)?(?:に|で|く|っぽく)?(?:(?:して|し|表示|なって|なる|なり|変え|変わ|変わって|塗|警告|ハイライト|強調)[\p{Script=Hiragana}\p{Script=Katakana}ー]*)?$/gu,
}
/** "Make … stand out" */
const makes: Forms = { en: /^(?:make|have|let) /iu, sv: /^(?:gör så att|gör|låt|få) /iu, ja: /$^/u }
const ofRows: Forms = {
  en: /\b(?:flag|stand|warn|alert|rows?\b|background)/iu,
  sv: /(?<!\p{L})(?:flagga|varna|larma|bakgrund|rad(?:en|er|erna)?(?!\p{L})|sticka|synas|lys(?:a|er)(?!\p{L})|visas tydligt)/iu,
  ja: /行|背景|目立|強調|警告|ハイライト|知らせ|教えて|名前を/u,
}
const viewWords: Forms = {
  en: /^(?:an?|the) (?:separate |extra )?(?:view|page|screen|list)\b/iu,
  sv: /^(?:en )?(?:vy|sida|lista)(?!\p{L})/iu,
  ja: /(?:画面|ページ|一覧|リスト|ビュー|機能)(?:を|が|も)?(?:設け|作|用意|追加|つく|ほし|欲し)/u,
}
/** Where the rows stand. */
const places: Forms = {
  en: new RegExp(String.raw`,?\s*\b(?:in|on|from|off|out of) ${placeEn}(?= |$)|\s+(?:pipeline|calendar|board)$`, 'giu'),
  sv: new RegExp(String.raw`\s+(?:i|ur|från|på|in i) ${placeSv}`, 'giu'),
  ja: /^(?:普段は|ふだんは|通常は|最初は|一覧では|リストでは|カレンダーでは)|(?:の一覧|一覧|リスト|カレンダー|ボード)(?:では|には|から|に|で)$/gu,
}

const cut = (text: string, form: RegExp): string => text.replace(form, ' ').replace(/\s+/g, ' ').trim()
const endsJa = /(?:[。！!]|です|ます|ください|下さい|お願いします|(?:ほ|欲)しい)+$/u

/** "Mark an invoice as paid" is what somebody does. */
const setsState: Forms = {
  en: new RegExp(String.raw`\bmark(?:ed|ing|s)?\b(?: \S+){1,5} as (?!(?:${colourEn}|important|urgent)\b)`, 'iu'),
  sv: new RegExp(String.raw`(?<!\p{L})(?:bocka av|markera(?: \S+){1,4} som (?!(?:${colourSv}|viktig)))`, 'iu'),
  ja: /として(?:マーク|登録)|チェックを(?:入れ|つけ)/u,
}
/** "Change the colour of Done to blue". */
const colourOf: Forms = {
  en: /^(?:change|set|make) the colou?r (?:of|for) (.+?) (?:in)?to (.+)$/iu,
  sv: /^(?:byt|ändra|sätt) färg(?:en)? (?:på|för) (.+?) till (.+)$/iu,
  ja: /^(.+?)の色を(.+)$/u,
}

/** The rule that a piece of a wish asks for, by its words alone; whether they say anything of rows is found in the project. */
export function ruleAsked(piece: string, language: Language): RuleAsked | undefined {
  const given = language === 'ja' ? piece.trim().replace(endsJa, '') : piece.trim().replace(/[.!]+$/, '')
  const text = given.replace(colourOf[language], '$1 $2')
  if (setsState[language].test(text)) return undefined
  const asked = (deed: Deed, rest: string, tone?: ToneName): RuleAsked => ({
    deed,
    ...(tone && { tone }),
    isOfRows: !tone || ofRows[language].test(text) || (tone === 'red' && /(?<!\p{L})(?:röd)?markera/iu.test(text)),
    isView: viewWords[language].test(text),
    isPlaced: rest.search(places[language]) >= 0,
    said: cut(rest, places[language]),
  })
  const without = (form: RegExp): string | undefined => (text.search(form) < 0 ? undefined : cut(text, form))
  const only = without(onlys[language])
  if (only) return asked('only', only)
  const hidden = without(hides[language])
  if (hidden) return asked('hide', hidden)
  const coloured = [...text.matchAll(tones[language])].map(({ groups }) => groups?.tone).filter((word) => word !== undefined)
  const tone = coloured[0] ? toneNamed(coloured[0]) : undefined
  if (new Set(coloured.map((word) => toneNamed(word))).size > 1) return undefined
  const rest = tone ? cut(text, tones[language]) : text
  if (rest.search(marks[language]) >= 0) return asked('mark', cut(rest, marks[language]).replace(makes[language], ''), tone)
  return tone ? asked('mark', rest, tone) : undefined
}
