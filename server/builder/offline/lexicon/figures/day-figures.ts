// How figures of time are called: a length, an age, the next time. Each as a whole label, in three languages.
import type { Language } from '#shared/languages.ts'

type Names = Readonly<Record<Language, RegExp>>

export const hoursNames: Names = {
  en: /^(?:(?:total |worked |working |billable |number of )?hours(?: worked| total)?|(?:total |working |worked |net )?time(?: worked| spent)?|time worked|duration|total|hrs)$/i,
  sv: /^(?:(?:antal |totalt antal |arbetade |totala? )?timmar(?: totalt)?|(?:total )?arbetstid|arbetad tid|tidsåtgång|varaktighet|total tid|totalt)$/i,
  ja: /^(?:(?:実|総)?(?:労働|勤務|稼働|作業|就業|練習|利用)?時間(?:数|合計)?|実働(?:時間)?|合計時間|合計|工数)$/,
}
export const daysNames: Names = {
  en: /^(?:(?:number of |total |no of )?(?:days|nights)(?: (?:stayed|rented|away|off|booked|total|used|taken|out))?|(?:length(?: of (?:stay|rental))?|duration)(?: in days)?|rental days|total days)$/i,
  sv: /^(?:(?:antal |totalt antal )?(?:dagar|nätter|dygn)(?: totalt)?|längd|varaktighet|hyrestid|antal hyresdagar)$/i,
  ja: /^(?:(?:宿泊|貸出|利用|レンタル|取得|休暇)?(?:日数|泊数|期間))$/,
}
export const daysLeftNames: Names = {
  en: /^(?:days (?:left|remaining|to go|until .+|to .+)|countdown|time left|remaining days)$/i,
  sv: /^(?:dagar (?:kvar|till .+)|nedräkning|återstående dagar)$/i,
  ja: /^(?:残り?日数|あと何日|(?:.+まで(?:の)?)日数|残日数)$/,
}
export const ageNames: Names = { en: /^(?:current )?age(?: in years)?$/i, sv: /^ålder$/i, ja: /^(?:満)?年齢$/ }
export const nextNames: Names = {
  en: /^(?:next (?:\p{L}+ ?){1,3}|(?:.+ )?(?:due|until|expires|expiry|expiration|ends?|end|renewal|valid until|return by|return)(?: date| on)?|(?:due|expiry|renewal|end|return) (?:date|day))$/iu,
  sv: /^(?:nästa \p{L}+(?: \p{L}+)?|(?:.+ )?(?:går ut|slutar|gäller till|till och med|förfaller)|\p{L}*(?:förfallo|slut|utgångs|förnyelse|återlämnings)(?:datum|dag))$/iu,
  ja: /^(?:次回.*|.*(?:期限|満了日|終了日|更新日|有効期限|支払期日))$/,
}
/** A pause that does not count. */
export const isBreak = /\bbreaks?\b|\blunch\b|\brast(?:en|tid)?\b|\bpaus(?:en)?\b|休憩/i
/** Away from the first day to the last: both are counted. */
export const bothDaysCount =
  /leave|vacation|holiday|absence|time off|sick|trip|travel|event|camp|semester|frånvaro|ledighet|sjuk|resa|resor|läger|休暇|有給|休み|欠勤|出張|旅行|合宿/i
/** Several numbers in one. */
export const sumNames: Names = {
  en: /^(?:(?:grand |overall |final )?(?:total|sum)(?: score| points| marks?| cost| costs| expenses| amount| price)?|overall(?: score)?|final score|total of all)$/i,
  sv: /^(?:total(?:t|en|poäng|summa|kostnad)?|summan?|totala? (?:poäng|kostnad)|slutpoäng|sammanlagt)$/i,
  ja: /^(?:合計(?:点|点数|金額|額|得点|人数)?|総合(?:点|得点|評価)?|総額|総計|計)$/,
}
export const averageNames: Names = {
  en: /^(?:(?:overall |final )?(?:average|mean|avg)(?: score| grade| mark| marks| points| rating)?)$/i,
  sv: /^(?:medel(?:värde|betyg|poäng|tal)?(?:t|et)?|snitt(?:et|betyg|poäng)?|genomsnitt(?:et)?)$/i,
  ja: /^(?:平均(?:点|値|点数|評価|スコア)?)$/,
}
/** Numbers that nobody adds up: a limit, a year, what is taken off. */
export const isNoSummand =
  /\bmin(?:imum)?\b|\bmax(?:imum)?\b|reorder|target|goal|budget|year|\bage\b|deposit|paid|discount|price|rate\b|mål|årtal|ålder|rabatt|pris|insats|目標|最低|最大|予算|年齢|単価|価格|売値|割引|前金/i
/** When somebody comes and goes, by one word. */
export const clockIn =
  /^(?:in|start|from|began|begin|clock(?:ed)? in|check(?:ed)? in|från|börjar|började|kom|出勤|開始|入|始業)$/i
export const clockOut =
  /^(?:out|end|stop|to|until|finish|clock(?:ed)? out|check(?:ed)? out|ut|slut|stopp|till|slutar|slutade|gick|退勤|終了|退|終業)$/i
/** What a household or a job costs, by one word: amounts, where they stand beside a total of money. */
export const isExpense =
  /^(?:electricity|power|water|heating|heat|gas|internet|broadband|phone|insurance|cleaning|maintenance|repairs?|fuel|tolls?|parking|food|hotel|flights?|train|travel|materials?|labou?r|parts|shipping|packaging|postage|taxes|tax|fees|utilities|council tax|mortgage|el|ström|vatten|värme|internet|bredband|telefon|försäkring|sophämtning|städning|underhåll|bränsle|mat|hotell|resor|resa|material|arbete|frakt|porto|skatt|電気代?|水道代?|ガス代?|通信費?|保険料?|交通費|宿泊費|食費|材料費|送料)$/i
/** Who or what it is about, among numbers. */
export const isName = /name|title|who|pupil|student|player|team|namn|titel|elev|lag|名$|生徒|氏名|選手|科目|チーム/i
