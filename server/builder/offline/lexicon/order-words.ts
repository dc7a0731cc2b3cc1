// What people call first in everyday words, and by which field that is: the thirstiest plant is the one to be watered soonest, who
// owes most has the highest balance. `fields` are tried in turn; `low` puts the smallest or earliest on top.
import type { Language } from '#shared/languages.ts'

type OrderKind = 'day' | 'number' | 'tick'
export type OrderField = { kind: OrderKind; called: RegExp; not?: RegExp; first: 'low' | 'high' }
type OrderWord = { words: Record<Language, RegExp>; fields: readonly OrderField[] }

const day = (called: RegExp, first: 'low' | 'high', not?: RegExp): OrderField => ({
  kind: 'day',
  called,
  first,
  ...(not && { not }),
})
const number = (called: RegExp, first: 'low' | 'high'): OrderField => ({ kind: 'number', called, first })
const tick = (called: RegExp, first: 'low' | 'high'): OrderField => ({ kind: 'tick', called, first })

const paid = /\bpaid\b|betal|支払|入金|納入|納付|払った/iu
const dueDay = /due|deadline|expir|best ?before|until|förfall|bäst före|senast|期限|締切|返却予定/iu
const birth = /birth|born|född|生年|誕生|hatch|kläckt/iu

export const orderWords: readonly OrderWord[] = [
  {
    words: {
      en: /\b(?:longest[- ]waiting|wait(?:ed|ing|s)? (?:the )?longest|been (?:waiting|there|here|on it|in it|on the list|in the queue)(?: for)? (?:the )?longest|longest (?:waits?|in the queue|on the list))\b/iu,
      sv: /(?<!\p{L})(?:vänta(?:t|r) (?:allra )?längst|längst väntetid|stått (?:i kö(?:n)? )?längst|(?:varit )?längst i kö(?:n)?)(?!\p{L})/iu,
      ja: /(?:長く待っ(?:ている|てる)|(?:一番|最も)?長く待って?|待(?:ち時間|っている期間|機期間)の?が?長い)/u,
    },
    fields: [
      day(/since|waiting|applied|joined|queue|väntat|kö|anmäl|待/iu, 'low', dueDay),
      day(
        /receiv|report|request|register|regist|created|opened|submitted|inkom|ankom|registrer|skapad|申込|登録|受付|受け付け/iu,
        'low',
        dueDay,
      ),
      day(/./u, 'low', new RegExp(`${dueDay.source}|${birth.source}`, 'iu')),
    ],
  },
  {
    words: {
      en: /\b(?:thirst(?:y|iest)|driest|dry ones|need(?:s|ing)? water(?:ing)?(?: the)?(?: most| soonest| first)?)\b/iu,
      sv: /(?<!\p{L})(?:törstig(?:ast|aste|a)|torr(?:ast|aste)|behöver vatten|behöver vattnas)(?: mest| först)?(?!\p{L})/iu,
      ja: /(?:喉が渇いて(?:いる|る)|乾いて(?:いる|る)|水(?:やり)?が必要な|水やりが近い)/u,
    },
    fields: [
      day(/next ?water|nextWatering|nästa vatt|次(?:回)?の?(?:水|潅水)/iu, 'low'),
      day(/last ?water|lastWatered|watered|senast vatt|vattnad|(?:前回|最後|最終).*水/iu, 'low'),
    ],
  },
  {
    words: {
      en: /\b(?:hungr(?:y|iest)|need(?:s|ing)? (?:feeding|food|to be fed)(?: the)?(?: most| soonest)?)\b/iu,
      sv: /(?<!\p{L})(?:hungrig(?:ast|aste|a)|behöver mat)(?!\p{L})/iu,
      ja: /(?:お腹が?(?:すいて|空いて)(?:いる|る)|餌が必要な)/u,
    },
    fields: [
      day(/next ?feed|nästa (?:mat|foder)|次の?(?:餌|給餌)/iu, 'low'),
      day(/last ?fed|fed|feeding|matad|(?:前回|最後).*(?:餌|給餌)/iu, 'low'),
    ],
  },
  {
    words: {
      en: /\b(?:dirtiest|(?:not |un)cleaned (?:for )?(?:the )?longest|need(?:s|ing)? cleaning(?: the)?(?: most| soonest)?)\b/iu,
      sv: /(?<!\p{L})(?:smutsig(?:ast|aste)|behöver städas)(?: mest)?(?!\p{L})/iu,
      ja: /(?:汚れている|掃除が必要な)/u,
    },
    fields: [
      day(/next ?clean|nästa städ|次の?掃除/iu, 'low'),
      day(/last ?clean|cleaned|senast städ|städad|(?:前回|最後).*掃除/iu, 'low'),
    ],
  },
  {
    words: {
      en: /\b(?:owe(?:s|d|ing)?(?: us| me)?(?: (?:the )?most| money| anything)?|in debt|behind (?:on|with) (?:their |the )?(?:payments?|rent|fees?|dues)|(?:haven't|have not|hasn't|has not|didn't|not) (?:yet )?paid(?: yet| up)?|unpaid|outstanding(?: balances?| payments?)?|biggest (?:debts?|balances?))\b/iu,
      sv: /(?<!\p{L})(?:skyldig(?:a|ast|aste)?(?: (?:mest|pengar|oss))?|obetal(?:d|da|t)|inte (?:har )?betalat?(?: än)?|ligger efter(?: med \p{L}+)?|störst skuld)(?!\p{L})/iu,
      ja: /(?:未払い?|滞納(?:して(?:いる|る))?|未納|未入金|まだ払って(?:い)?ない|払って(?:い)?ない|未収)/u,
    },
    fields: [
      number(
        /balance|\bdue\b|owed|owing|outstanding|debt|remaining|saldo|skuld|obetalt|att betala|残高|未収|未払|滞納|残金/iu,
        'high',
      ),
      tick(paid, 'low'),
    ],
  },
  {
    words: {
      en: /\b(?:most overdue|overdue|most urgent due|due (?:the )?soonest|soonest due|closest to (?:their |the )?(?:deadline|due date))\b/iu,
      sv: /(?<!\p{L})(?:mest försenad(?:e)?|försenade?|närmast deadline|bråttom(?: med)?)(?!\p{L})/iu,
      ja: /(?:期限(?:が)?(?:切れ(?:ている)?|近い)|締め?切り?が近い|期日が近い)/u,
    },
    fields: [day(dueDay, 'low')],
  },
  {
    words: {
      en: /\b(?:most popular|most (?:votes|likes|liked|voted))\b/iu,
      sv: /(?<!\p{L})(?:populärast|populäraste|mest populära|flest (?:röster|gillamarkeringar))(?!\p{L})/iu,
      ja: /(?:人気(?:が|の)?(?:高い|ある)?|票(?:が|の)多い)/u,
    },
    fields: [
      number(/votes?|likes?|popular|röster|gilla|票|いいね|人気/iu, 'high'),
      number(/rating|score|stars?|betyg|評価/iu, 'high'),
    ],
  },
  {
    words: { en: /\bheaviest\b/iu, sv: /(?<!\p{L})tyngst(?:a)?(?!\p{L})/iu, ja: /重い(?:もの)?/u },
    fields: [number(/weight|vikt|重さ|重量|体重/iu, 'high')],
  },
  {
    words: { en: /\blightest\b/iu, sv: /(?<!\p{L})lättast(?:e)? i vikt(?!\p{L})/iu, ja: /軽い(?:もの)?/u },
    fields: [number(/weight|vikt|重さ|重量|体重/iu, 'low')],
  },
  {
    words: { en: /\btallest\b/iu, sv: /(?<!\p{L})(?:högst på höjden|längsta personerna)(?!\p{L})/iu, ja: /背の?が?高い/u },
    fields: [number(/height|höjd|längd|身長|高さ/iu, 'high')],
  },
  {
    words: {
      en: /\b(?:longest|lengthiest)\b(?! ago| waiting)/iu,
      sv: /(?<!\p{L})längsta(?!\p{L})/iu,
      ja: /(?:所要)?時間(?:の|が)長い/u,
    },
    fields: [
      number(
        /duration|length|minutes|hours|pages|distance|längd|tid|minuter|timmar|sidor|distans|sträcka|時間|長さ|ページ|距離/iu,
        'high',
      ),
    ],
  },
  {
    words: {
      en: /\b(?:shortest|quickest)\b/iu,
      sv: /(?<!\p{L})(?:kortaste|snabbaste)(?!\p{L})/iu,
      ja: /(?:所要)?時間(?:の|が)短い/u,
    },
    fields: [
      number(
        /duration|length|minutes|hours|pages|distance|time|längd|tid|minuter|timmar|sidor|distans|sträcka|時間|長さ|ページ|距離/iu,
        'low',
      ),
    ],
  },
  {
    words: {
      en: /\b(?:nearest|closest)(?: to (?:us|me|home))?\b/iu,
      sv: /(?<!\p{L})närmast(?:e)?(?: oss| hem)?(?!\p{L})/iu,
      ja: /距離(?:が|の)近い|家から近い/u,
    },
    fields: [number(/distance|\bkm\b|miles|avstånd|distans|距離/iu, 'low')],
  },
  {
    words: { en: /\b(?:farthest|furthest)(?: away)?\b/iu, sv: /(?<!\p{L})längst bort(?!\p{L})/iu, ja: /距離(?:が|の)遠い|遠い/u },
    fields: [number(/distance|\bkm\b|miles|avstånd|distans|距離/iu, 'high')],
  },
  {
    words: {
      en: /\boldest(?: people| ones)?\b/iu,
      sv: /(?<!\p{L})äldst(?:a)?(?!\p{L})/iu,
      ja: /年(?:齢|上)(?:が|の)?(?:高い|上)/u,
    },
    fields: [day(birth, 'low'), number(/\bage\b|ålder|年齢/iu, 'high')],
  },
  {
    words: { en: /\byoungest\b/iu, sv: /(?<!\p{L})yngst(?:a)?(?!\p{L})/iu, ja: /年(?:齢|下)(?:が|の)?(?:低い|下)|若い/u },
    fields: [day(birth, 'high'), number(/\bage\b|ålder|年齢/iu, 'low')],
  },
]

/** "Not read yet", "olösta", 未対応: what is still open, whichever state the list has for it. */
export const stillOpen: Record<Language, RegExp> = {
  en: /\b(?:(?:haven't|have not|hasn't|has not|aren't|are not|isn't|is not) (?:\p{L}+ )?(?:read|done|finished|started|completed|solved|answered|watched|seen|fixed|handled|shipped|sent|delivered|bought|tried|played|visited|ready|resolved|paid|dealt with|returned)(?: yet)?|not (?:yet )?(?:read|done|finished|completed|solved|answered|watched|fixed|handled|shipped|sent|delivered|resolved|ready|returned)(?: yet)?|unread|unpaid|undone|unfinished|unsolved|unresolved|unanswered|unwatched|unplayed|incomplete|still open|open ones)\b/iu,
  sv: /(?<!\p{L})(?:olös(?:t|ta)|oläs(?:t|ta)|obetal(?:d|da|t)|ogjor(?:d|da|t)|ofärdig(?:a|t)?|obesvara(?:d|de|t)|ohantera(?:d|de|t)|oavslutade?|(?:inte|ej|icke)(?: \p{L}+)? (?:klara?|färdig(?:a)?|gjor(?:d|da)|lästa?|läst|lösta?|löst|avslutade?|hanterade?|hämtade?|skickade?|levererade?)(?: än| ännu)?|(?:som )?fortfarande (?:är )?öppna)(?!\p{L})/iu,
  ja: /(?:未(?:完了|払い?|入金|対応|読|処理|着手|了|済|発送|返却|回答|解決)|まだ(?:終わって|読んで|やって|済んで|できて|届いて|返して|解決して)い?ない|(?:終わって|済んで|できて)い?ない)/u,
}
/** Choices and ticks that end it. */
export const atAnEnd =
  /^(?:done|finished|complete[d]?|closed|read|sold|resolved|solved|returned|paid|collected|delivered|shipped|sent|answered|watched|played|fixed|ready|klara?|klart|färdig(?:t|a)?|avslutad[et]?|läst|såld|löst|betald|hämtad|levererad|skickad|besvarad|åtgärdad|återlämnad|sedd|完了|済み?|終了|読了|対応済み?|発送済み?|返却済み?|解決済み?|支払い?済み?|入金済み?|読んだ|配達済み?)$/iu

/** What a list is sorted by when it is sorted by what people are called. */
export const familyName: Record<Language, RegExp> = {
  en: /\b(?:last|family|sur)[ -]?names?\b/iu,
  sv: /(?<!\p{L})efternamn(?:et|en)?(?!\p{L})/iu,
  ja: /(?:苗字|名字|姓)(?:の)?(?:順|で)/u,
}
/** The order of the Japanese syllables, and the fields that hold them. */
export const syllables = {
  said: /(?:五十音|50音|５０音|あいうえお|アイウエオ|かな|カナ|ふりがな|フリガナ|読み(?:仮名|がな)?)順/u,
  called: /ふりがな|フリガナ|よみ|読み|カナ$|かな$/u,
}
