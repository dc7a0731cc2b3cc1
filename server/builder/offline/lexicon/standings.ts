// League tables and leaderboards: how they are asked for, what a win counts, and who meets whom.
import type { Language } from '#shared/languages.ts'

type Forms = Record<Language, RegExp>

/** A noun that names it, with the words that lead to it: "and a league table", "med en topplista", 順位表. */
const named: Record<Language, string> = {
  en: String.raw`(?:(?:league|points?|scores?|series|standings?) tables?|(?:league |current |team |overall |club |live )?standings|(?:sales |team |live |monthly |weekly |all-time )?leader ?-?boards?|league ladders?|order of merit|(?<=\b(?:shows?|see|with|want|have|get|make|display|calculates?|keeps?|automatic|and|plus) (?:an? |the |our |overall )*)(?<!search |keyword )rankings?(?: lists?)?(?=[.,;!]|$| (?:of|for|based|by) (?:the |all |our )?(?:most \p{L}+ \p{L}+|players?|teams?|members?|everyone|wins?|points?)| (?:updates?|table))|tables? (?:with|of|showing) (?:the )?points|high ?-?score (?:lists?|tables?))`,
  sv: String.raw`(?:(?:serie|poäng|liga)(?:tabell|ställning)(?:en|er)?|(?:poäng|topp|ranking|ledar)list(?:a|an|or)|ledartavla(?:n)?|poängliga(?:n)?|(?<=(?:se|ser|visar?|med|aktuell|aktuella|och|en) (?:den |en |hur )?(?:aktuella )?)ställning(?:en|ar)?(?= |[.,;!]|$)|(?<=(?:se|ser|visar?|med|och|en|räknar) (?:en |ut )?)ranking(?:en)?|tabell(?:en)? (?:med|över) (?:alla )?poäng(?:en|ställning(?:en)?)?|rekordlista(?:n)?)`,
  ja: String.raw`(?:(?:リーグ|得点|ポイント|成績)?順位表|勝敗表|星取り?表|リーダーボード|(?<!人気|売れ筋|売上|アクセス|検索|おすすめ|別に?の?)ランキング(?:表)?(?!サイト|記事|投稿)|(?:勝ち点|ポイント|成績|得点)(?:で|から|の)順位|(?<![^、。はがをもと])順位(?=を|が)|ハイスコア(?:一覧|表)?)`,
}
/** A sentence that asks who leads: "see who is on top", "vem som har flest vinster", 誰が一番. */
const leads: Record<Language, string> = {
  en: String.raw`(?:who(?:'s|’s| is) (?:on top|in the lead|leading|winning(?: overall)?|ahead|number one|top)|who (?:leads|has (?:won|scored|sold|walked|run|read|collected) (?:the )?most(?: [a-z]+){0,2}|has (?:the )?most (?:wins|points|victories|goals)|(?:won|sold|scored|walked|ran|read) (?:the )?most)(?: (?:this|each|per|every|last) (?:week|month|year|season|quarter))?)`,
  sv: String.raw`(?:vem som (?:leder|ligger (?:först|i topp|etta)|är (?:bäst|etta|i ledning|i topp)|(?:har )?(?:vunnit|vann|sålt|sålde|gått|sprungit|läst) (?:mest|flest)(?: \p{L}+)?|har (?:flest|mest) (?:vinster|poäng|segrar|mål))|hur (?:lagen|spelarna|vi) ligger till)`,
  ja: String.raw`(?:(?:誰|だれ)が(?:一番|いちばん|トップ|首位|1位|１位)[^、。]{0,12})`,
}
const leadIn: Record<Language, string> = {
  en: String.raw`(?:,? ?(?:and|plus|with|then|also) )?(?:(?:i|we) (?:want|need|would like|'d like)(?: to (?:see|have|know))? |(?:it |the app |page |that )?(?:should |must |to |can |could )?(?:be able to )?(?:shows?|see|display|calculate|keep|have|get|make|find out|know)s? )?(?:an? |the |our |its? )?(?:automatic |live |running |nice |simple |proper )?`,
  sv: String.raw`(?:,? ?(?:och|samt|med|plus|sen|även) )?(?:(?:jag|vi|man) (?:vill|ska|kan|behöver)(?: ha| se| kunna se)? |(?:ska |kan |att )?(?:kunna )?(?:visar?|se|ser|ha|få|räkna(?:r)? ut) )?(?:en |ett |den |vår |hur )?(?:automatisk |aktuell |enkel |löpande )?`,
  ja: String.raw`(?:(?:自動で|自動的に|そして|それと|あと|また)?)`,
}
const leadOut: Record<Language, string> = {
  en: String.raw`(?: (?:that|which) (?:works? (?:itself )?out|updates?|calculates?|counts?)[^.,;]*| of (?:all )?(?:the |our )?(?:teams|players)(?= and | with |[.,;]|$)|,? (?:and )?(?:the |this )?(?:table |it )?(?:should |must |to )?(?:works?|updates?|calculates?|counts?) (?:itself|themselves|automatically)(?: out)?)?`,
  sv: String.raw`(?: som (?:räknas|uppdateras|räknar|uppdaterar)[^.,;]*)?`,
  ja: String.raw`(?:(?:を|が|も|に)?(?:自動(?:で|的に))?(?:作成|計算|表示|集計|確認|出|見|つけ|作|し|分か|わか)[^、。と]{0,8}|を|も)?`,
}
/** "The table should work itself out", tabellen ska räknas ut av sig själv. */
const itself: Record<Language, string> = {
  en: String.raw`(?:(?:and |so )?(?:the |that the )?(?:table|points) (?:should |must |to )?(?:be )?(?:works?|updates?d?|calculated?|counts?|worked out|sorts?)(?: (?:itself|themselves|automatically|by itself|out))+)`,
  sv: String.raw`(?:(?:och |så att )?(?:tabellen|poängen) (?:ska |skall )?(?:räknas?(?: ut)?|uppdateras?)(?: sig)?(?: ut)?(?: automatiskt| av sig själv| själv)?)`,
  ja: String.raw`(?:(?:勝ち点|順位)(?:は|を|が)(?:自動で|自動的に)(?:計算|集計|更新)[^。]{0,6})`,
}
/** "A darts league for our pub": a league has its table, said or not. */
const league: Record<Language, string> = {
  en: String.raw`(?<=^\W*(?:(?:i|we) (?:want|need|run|would like) (?:to (?:run|keep|manage|track) )?|(?:build|make|create|track|manage|run|an? app for|site for|app for|software for|a website for) (?:me |us )?)?(?:(?:an?|our|my|the|for) )*(?:(?!major|premier|little|fantasy|national|champions|justice|ivy)[\w'’-]+ ){0,3})(?:league|(?<=(?:chess|tennis|squash|pool|darts|pong|badminton|padel|pickleball) (?:club |group |team |office )?)ladder)(?= (?:for|of|with|in|at|manager|tracker|app|between|where|management)\b|[.:,]|$)`,
  sv: String.raw`(?<=^\W*(?:(?:jag|vi) (?:vill ha|behöver|har|kör|driver) |(?:bygg|gör|skapa) |(?:en|ett|vår|app för|sida för|till) )*(?:\p{L}+ )?)\p{L}*(?:korpserie|(?<!po\p{L}+)liga)(?:n)?(?= (?:för|i|med|på|mellan|där)(?!\p{L})|[.:,]|$)`,
  ja: String.raw`(?:(?:社内|地域|少年|草)?(?:サッカー|野球|卓球|ダーツ|フットサル|バスケ(?:ットボール)?|将棋|テニス|バドミントン|麻雀|ソフトボール)リーグ(?:戦)?)`,
}
/** What is one of these and no table of a league: plain tables, and scaffolding. */
const asked = (language: Language) => `(?:${named[language]}|${leads[language]}|${itself[language]})`

/** In a first description; a league is asked for by its word alone. */
export const asksStandings: Forms = {
  en: new RegExp(String.raw`\b${asked('en')}(?!\w)|${league.en}`, 'iu'),
  sv: new RegExp(String.raw`(?<!\p{L})${asked('sv')}(?!\p{L})|${league.sv}`, 'iu'),
  ja: new RegExp(`${asked('ja')}|${league.ja}`, 'u'),
}
/** After "add". */
export const addsStandings: Forms = {
  en: /\b(?:(?:league|points?|score|standings?) tables?|standings|leader ?-?boards?|rankings?(?: list| table)?|high ?-?score (?:list|table))(?: page)?(?=$|[,.!]| (?:to|for|so|where|with|of|by|based|over|that|which)\b)/i,
  sv: /(?<!\p{L})(?:(?:serie|poäng|liga)(?:tabell|ställning)(?:en)?|(?:poäng|topp|ranking|ledar)lista(?:n)?|ledartavla(?:n)?|ställning(?:en)?|ranking(?:en)?|tabell (?:med|över) poäng(?:en)?)(?=$|[,.!\s])/iu,
  ja: /順位表|勝敗表|星取り?表|ランキング|リーダーボード/u,
}
/** The whole of such a clause: nothing in it is a list or a field. */
export const standingsClause: Record<Language, RegExp> = {
  en: new RegExp(String.raw`(?<!\w)${leadIn.en}${asked('en')}${leadOut.en}(?!\w)`, 'giu'),
  sv: new RegExp(String.raw`(?<!\p{L})${leadIn.sv}${asked('sv')}${leadOut.sv}(?!\p{L})`, 'giu'),
  ja: new RegExp(`${leadIn.ja}${asked('ja')}${leadOut.ja}`, 'gu'),
}

const small: Record<string, number> = { one: 1, two: 2, three: 3, a: 1, ett: 1, en: 1, två: 2, tre: 3, half: 0.5, halv: 0.5 }
const count = String.raw`(\d+(?:[.,]5)?|half|one|two|three|ett|en|halv|två|tre)`
/** "3 points for a win and 1 for a draw". */
export const pointsTold: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?:(?<!\w)(?:you get |with |and |a |the |teams? gets? )?(?:${count} points? (?:for|per) (?:an? |each )?(?:win|victory)|wins? (?:(?:should|shall|must|will|to|gives?|counts?|is|are|be|get|gets|worth|as) )*${count}(?: points?)?)(?:,? ?(?:and )?(?:${count} (?:points? )?(?:for|per) (?:an? |each )?(?:draw|tie)|(?:an? )?(?:draws?|ties?) (?:(?:should|gives?|counts?|is|are|be|get|worth|as) )*${count}(?: points?)?))?(?:,? ?(?:and )?(?:\d|zero|none|nothing|no points?) (?:points? )?(?:for|per) (?:an? )?(?:loss|losing|defeat))?)`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`(?:(?<!\p{L})(?:med |och |man får |det är )?(?:${count} poäng (?:för|vid|per) (?:en )?(?:vinst|seger)|(?:vinst|seger) (?:ger |är )?${count}(?: poäng)?)(?:,? ?(?:och )?(?:${count} (?:poäng )?(?:för|vid|per) (?:oavgjort|kryss)|(?:oavgjort|kryss) (?:ger |är )?${count}(?: poäng)?))?(?:,? ?(?:och )?(?:0|noll|inga?) (?:poäng )?(?:för|vid|per) (?:förlust|torsk))?)`,
    'iu',
  ),
  ja: /勝(?:ち|利|てば|つと)(?:点)?(?:は|で|に|が|＝|=)?[、：:]?(\d)(?:点|ポイント|pt)?()(?:[、・,／/と]?(?:引き?分け)(?:は|で|に|が|＝|=)?(\d|0\.5)(?:点|ポイント|pt)?)?()(?:[、・,／/]?(?:負け|敗戦)(?:は|で|に|が|＝|=)?0(?:点|ポイント|pt)?)?/u,
}
/** The points of a win and of a draw, where they are told. */
export function pointsIn(
  text: string,
  language: Language,
): { win: number; draw?: number; start: number; end: number } | undefined {
  const found = pointsTold[language].exec(text)
  if (!found) return undefined
  const [win, draw] = [found[1] ?? found[2], found[3] ?? found[4]].map((said) =>
    said ? (small[said.toLowerCase()] ?? Number(said.replace(',', '.'))) : undefined,
  )
  if (win === undefined) return undefined
  return { win, ...(draw !== undefined && { draw }), start: found.index, end: found.index + found[0].length }
}

/** Somebody won, and no score is told: "who won each time", 勝者. */
export const winnerTold: Record<Language, RegExp> = {
  en: /(?:\b(?:and |with )?who (?:won|wins)(?: (?:each|every|the)(?: (?:time|game|one|night|round|match))?| it)?|\bthe winners?|\bwinners?)(?!\w)/iu,
  sv: /(?:vem som (?:vann|vinner|har vunnit)(?: (?:varje|respektive)(?: (?:gång|spel|match))?)?|vinnar(?:e|en))(?!\p{L})/iu,
  ja: /勝者|優勝者|(?:誰|だれ)が勝った(?:か)?/u,
}
/** Matches between two have a score or two sides. */
export const scoresTold: Record<Language, RegExp> = {
  en: /\bscores?\b|\bresults?\b|\bhome\b|\baway\b|\bopponents?\b|\bagainst\b|\bbetween\b|\bgoals?\b|\bwhite\b|\bfixtures?\b|\bsets\b/i,
  sv: /resultat|hemma|borta|motståndar|(?<!\p{L})mot(?!\p{L})|mellan|(?<!\p{L})mål(?!\p{L})|match|spelschema|siffror|(?<!\p{L})vit(?!\p{L})/iu,
  ja: /スコア|得点|対戦|結果|ホーム|アウェイ|試合|対局|先手/u,
}
/** What is played as a match between two. */
export const matchTold: Record<Language, RegExp> = {
  en: /\bmatch(?:es)?\b|\bfixtures?\b|\bleague\b|\b(?:chess|ping ?-?pong|tennis|darts?|pool|squash|padel|badminton|foosball|football|soccer|hockey|floorball|snooker|rugby|basketball|volleyball|handball|curling|go) (?:\w+ )?(?:games?|club|ladder|group|tournament|league)\b|\bgames? (?:with|between) /i,
  sv: /match|(?<!\p{L})liga|korp|serie(?:n)?(?!\p{L})|parti(?:er)?(?!\p{L})|hemmalag|pingis|bordtennis|schack|dart|padel|innebandy|fotboll/iu,
  ja: /試合|対局|対戦|リーグ|総当たり/u,
}
/** The best of all that somebody did counts, and not their sum. */
export const bestTold: Record<Language, RegExp> = {
  en: /\bhigh ?-?scores?\b|\bpersonal bests?\b|\bhighest scores?\b|\brecords? (?:lists?|tables?)\b|\b(?:biggest|largest|heaviest|longest|fastest) \p{L}+/iu,
  sv: /rekord|personbästa|personliga rekord|highscore|bästa resultat|(?:störst|tyngst|längst)a?(?!\p{L})/iu,
  ja: /ハイスコア|自己ベスト|最高得点|最高記録|(?:一番|いちばん|最も)(?:大き|重|長)い|最大/u,
}

/** How often counts: "most borrowed books", よく借りられている本. */
export const timesTold: Record<Language, RegExp> = {
  en: /\bmost (?:borrowed|visited|used|played|watched|ordered|popular|rented|read|booked)\b|\bmost often\b|\battended (?:the )?most\b|\bhow often\b/i,
  sv: /mest (?:lånade|besökta|använda|spelade|lästa|sedda|bokade|populära)|oftast|hur ofta|flest gånger/i,
  ja: /よく(?:借り|使|読|来|見)|回数|一番多く|人気の/u,
}

/** Played by teams. */
export const byTeams: Record<Language, RegExp> = {
  en: /\bteams?\b|\b(?:football|soccer|five-a-side|5-a-side|hockey|floorball|basketball|volleyball|handball|rugby|cricket|baseball|softball|netball|quiz|bowling|curling|kickball)\b/i,
  sv: /(?<!\p{L})lag(?:en|ens|et)?(?!\p{L})|fotboll|innebandy|hockey|basket|volleyboll|handboll|bandy|frågesport|quiz|korp|curling/iu,
  ja: /チーム|サッカー|野球|フットサル|バスケ|バレー|ソフトボール|ラグビー|クイズ/u,
}
/** Has a winner and no draws. */
const noDraws =
  /ping ?-?pong|table tennis|\bdarts?\b|badminton|squash|padel|\btennis\b|\bpool\b|billiard|snooker|foosball|volleyball|bordtennis|pingis|biljard|volleyboll|卓球|ダーツ|バドミントン|テニス|ビリヤード|バレー|スカッシュ|麻雀|腕相撲/iu
const half = /\bchess\b|schack|チェス/iu
/** What a win and a draw count where nobody says. */
export const usualPoints = (text: string): { win: number; draw?: number } =>
  half.test(text) ? { win: 1, draw: 0.5 } : noDraws.test(text) ? { win: 1 } : { win: 3, draw: 1 }

/** Who is ranked, by the word of the prompt. */
export const rankedNouns: Record<Language, RegExp> = {
  en: /\b(?<noun>teams|players|members|participants|friends|competitors|contestants|kids|children|pupils|students|colleagues|employees|drivers|riders|runners|skaters|swimmers|archers|anglers|dancers|gamers|sales reps|reps|sellers|salespeople|people)\b/i,
  sv: /(?<!\p{L})(?<noun>lag|spelare|medlemmar|deltagare|vänner|kompisar|tävlande|barn|elever|kollegor|medarbetare|anställda|förare|ryttare|löpare|simmare|skyttar|säljare)(?:na|n|en)?(?!\p{L})/iu,
  ja: /(?<noun>チーム|選手|プレイヤー|メンバー|会員|参加者|友人|友達|子ども|生徒|社員|スタッフ|営業担当者?|部員|出場者)/u,
}
