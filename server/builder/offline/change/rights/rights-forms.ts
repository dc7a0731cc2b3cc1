// How people say who may see or do what: "mechanics should not see the purchase price", "hide the names from the public", "bara
// styrelsen ska komma åt listan", スタッフ以外には見せない. `around` is what may stand beside it in the same sentence.
import type { Language } from '#shared/languages.ts'

/** People as they are spoken of when it comes to who may what. */
const whoEn = String.raw`(?:public|everyone|everybody|anyone|anybody|others?|other people|outsiders|strangers|nobody|people|guests?|customers?|clients?|members?|users?|visitors?|readers?|parents?|students?|pupils?|players?|volunteers?|employees?|staff|workers?|team|crew|patients?|tenants?|residents?|owners?|buyers?|teachers?|coach(?:es)?|trainers?|admins?|administrators?|managers?|bosses|boss|technicians?|techs?|mechanics?|drivers?|cleaners?|nurses?|doctors?|vets?|reception(?:ists?)?|cooks?|chefs?|kids|children|kid|child|families|family|neighbou?rs|suppliers?|vendors?|contractors?|sellers?|agents?|assistants?|interns?|trainees?|helpers?|committee|board|committee members?|board members?|treasurer|secretary|leaders?|organi[sz]ers?|editors?|instructors?|colleagues?|co-?workers?|accountants?|waiters?|barbers?|stylists?|therapists?|carers?|landlords?|renters?|office|the office|management|kitchen|warehouse|wife|husband|partner|brothers?|sisters?|sons?|daughters?|m[uo]m|dad|mother|father|friends?|two of us|both of us|apprentices?|electricians?|plumbers?|installers?)`
const seeEn =
  '(?:see|view|read|look at|access|open|edit|change|update|delete|remove|touch|know|find out|get (?:at|to|into|in)|log ?in|come in|approve|add|enter|use)'
const notEn = String.raw`(?:shouldn't|should not|mustn't|must not|can't|cannot|can not|may not|aren't (?:allowed|supposed) to|are not (?:allowed|supposed) to|isn't (?:allowed|supposed) to|don't need to|do not need to|don't have to|shall not|ought not to|should never|must never|may never|don't get to|should (?:only|just)|must only|may only|can only|only)`
const article = String.raw`(?:(?:the|my|our|your|any|other|all|normal|regular|ordinary|each|every|a|an)\s+)*`

const whoSv = String.raw`(?:allmänheten|alla andra|andra|alla|ingen annan|utomstående|obehöriga|folk|besökar\p{L}*|kund(?:er)?(?:na)?|gäst(?:er)?(?:na)?|medlem(?:mar)?(?:na)?|användar\p{L}*|förälder|föräldra\p{L}*|elev(?:er)?(?:na)?|spelar(?:e|na)|anställda?|personal(?:en)?|montör(?:er)?(?:na)?|mekaniker(?:na)?|tekniker(?:na)?|elektriker(?:na)?|snickar\p{L}*|hantverkar\p{L}*|städar(?:e|na)|förar(?:e|na)|chaufför(?:er)?(?:na)?|hyresgäst(?:er)?(?:na)?|boende|patient(?:er)?(?:na)?|klient(?:er)?(?:na)?|terapeut(?:er)?(?:na)?|lärar(?:e|na|en)|tränar(?:e|na|en)|ledar(?:e|na|en)|styrelsen|styrelsemedlemmar(?:na)?|admin\p{L}*|chef(?:en|er|erna)?|ägar(?:e|en|na)|receptionist(?:en|er|erna)?|receptionen|ekonomi(?:n|avdelningen)|hr|säljar(?:e|na)|kassör(?:en)?|volontär(?:er)?(?:na)?|barn(?:en)?|kollegor(?:na)?|leverantör(?:er)?(?:na)?|köksan?|köket|grannar(?:na)?|utställar(?:e|na)|jag|vi|inloggade|kontoret)`
const seeSv =
  '(?:se|läsa|titta på|öppna|ändra|redigera|ta bort|radera|komma åt|komma in|logga in|godkänna|lägga till|använda|få veta|skriva i)'

const whoJa =
  '(?:管理者|管理人|店長|店員|スタッフ|責任者|役員|会長|幹事|社員|従業員|職員|担当者|自分|私|先生|講師|オーナー|本人|親|保護者|会員|メンバー|委員|事務局|関係者|家族|利用者|お?客(?:様|さん)?|生徒|選手|一般(?:の(?:人|方))?|外部(?:の(?:人|方))?|他の(?:人|方|会員|利用者|スタッフ)|ほかの(?:人|方)|第三者|公開|部外者|ヘルパー|整備士|医師|看護師|経理|上司|部長|アルバイト|バイト|パート|出店者|参加者|住民|入居者|業者)(?:さん|たち|の方|の人)?'

export const rightsForms: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      String.raw`(?:^|(?<=[,;:] ))${article}(?:\p{L}+ )?${whoEn}\s+${notEn}\s+(?:be (?:able|allowed) to\s+|ever\s+|get to\s+)?(?:see|view|read|look at|access|edit|change|update|delete|remove|touch|know|find out|get (?:at|into|in)|log ?in|come in|approve)\b.*`,
      'iu',
    ),
    new RegExp(
      String.raw`(?:^|(?<=[,;:] ))(?:only|just|nobody (?:else )?(?:but|except)|no one (?:else )?(?:but|except)|it should only be)\s+${article}(?:\p{L}+ )?(?:${whoEn}|me|i|we|us)(?:\s+(?:and|or)\s+${article}(?:\p{L}+ )?(?:${whoEn}|me|i|we|us))?\s+(?:should|can|may|must|shall|to|who can|is allowed to|are allowed to|gets? to|has|have|sees?)?\s*(?:be (?:able|allowed) to\s+)?(?:ever\s+)?(?:${seeEn}|access|the right|rights)\b.*`,
      'iu',
    ),
    new RegExp(
      String.raw`.*(?:shouldn't|should not|mustn't|must not|can't|cannot|may not|not to|don't want|should never|must never)\b.{0,60}?(?:be (?:shown|visible|seen|displayed|public|readable)|show(?: up)?|appear|visible|seen|shown)\s+(?:to|by|for)\s+${article}(?:\p{L}+ )?${whoEn}\b.*`,
      'iu',
    ),
    new RegExp(
      String.raw`(?:^|(?<=[,;:] ))(?:can (?:you|we) |please |i (?:want|need) to )?(?:hide|keep|conceal|withhold)\s+.{2,60}?\s+from\s+(?!the (?:list|table|page|menu|form|dashboard|calendar|cards?|board|view|top|screen|home)\b)${article}(?:\p{L}+ )?${whoEn}\b(?! (?:list|table|page|form|cards?|view|board)s?\b).*`,
      'iu',
    ),
    new RegExp(
      String.raw`(?:^|(?<=[,;:] ))(?:can (?:you|we) |please )?(?:take|leave|remove|hide|keep|get|strip)\s+.{2,60}?\s+(?:off|from|out of|on)\s+the\s+public(?:\s+(?:page|site|view|version|calendar|list|website|side|part|schedule))?$`,
      'iu',
    ),
    new RegExp(
      String.raw`.*(?:shouldn't|should not|mustn't|must not|not|don't|never)\b.{0,40}?\b(?:on|in) (?:the )?public(?:ly)?(?: (?:page|site|view|version|calendar|list|website|side))?$`,
      'iu',
    ),
    new RegExp(
      String.raw`.*\b(?:be|is|are|stay|kept|keep (?:the |my |our )?[\p{L} ]{2,30}?) (?:private|confidential|hidden|secret|visible only|only visible)\s+(?:to|from|for)\s+${article}(?:\p{L}+ )?(?:${whoEn}|me|us)\b.*`,
      'iu',
    ),
    new RegExp(
      String.raw`(?:^|(?<=[,;:] ))(?:each|every|all)\s+(?:\p{L}+ )?${whoEn}\s+(?:should|must|can|may|shall|only|just)(?:\s+(?:only|just|be able to|get to))*\s+(?:see|view|edit|change|access)s?\s+(?:only\s+|just\s+)?(?:his|her|their|its)(?: or her)? own\b.*`,
      'iu',
    ),
    new RegExp(
      String.raw`(?:^|(?<=[,;:] ))(?:the |our |my )?${whoEn}\s+(?:should|can|may|must)\s+(?:be able to )?(?:see|view|read|look at)\s+.{0,40}?\b(?:but|and)\s+(?:not|never|can't|cannot)\s+(?:be able to )?(?:edit|change|delete|touch)\b.*`,
      'iu',
    ),
  ],
  sv: [
    new RegExp(
      String.raw`(?:^|(?<=[,;:] ))(?:de |den |våra |mina |vanliga |övriga )?${whoSv}\s+(?:ska(?:ll)?|får|bör|borde|kan|behöver|måste)\s+(?:absolut\s+)?(?:inte|aldrig|bara|endast|ej)\s+(?:kunna\s+|få\s+|behöva\s+)?${seeSv}(?!\p{L}).*`,
      'iu',
    ),
    new RegExp(
      String.raw`(?:^|(?<=[,;:] ))(?:det (?:är|ska(?:ll)? vara) )?(?:bara|endast|enbart|ingen annan än|ingen utom)\s+(?:de |den |våra |mina )?${whoSv}(?:\s+(?:och|eller)\s+${whoSv})?\s+(?:som\s+)?(?:ska(?:ll)?|får|kan|bör|ser)\s*(?:kunna\s+|få\s+)?(?:${seeSv})?(?!\p{L}).*`,
      'iu',
    ),
    new RegExp(
      String.raw`.*(?:ska(?:ll)?|får|bör|måste)\s+(?:\p{L}+\s+)?(?:inte|aldrig|bara|endast|ej)\s+(?:synas|visas|vara synlig\p{L}*|kunna ses)\s+(?:för|av)\s+(?:de |den )?${whoSv}(?!\p{L}).*`,
      'iu',
    ),
    new RegExp(
      String.raw`(?:^|(?<=[,;:] ))(?:dölj|göm|dölja|hemlighåll)\s+.{2,60}?\s+för\s+(?:de |den |våra )?${whoSv}(?!\p{L}).*`,
      'iu',
    ),
    new RegExp(
      String.raw`(?:^|(?<=[,;:] ))(?:ta bort|dölj|göm|plocka bort|visa inte|lägg inte)\s+.{2,60}?\s+(?:från|på|ut på)\s+(?:den|det)\s+(?:publika|offentliga|öppna)\s+\p{L}+$`,
      'iu',
    ),
    new RegExp(
      String.raw`(?:^|(?<=[,;:] ))(?:var och en|alla|varje \p{L}+)\s+(?:ska|får|kan|bör)\s+(?:bara|endast)\s+(?:kunna\s+|få\s+)?(?:se|ändra)\s+(?:sin|sitt|sina)\s+(?:eget|egen|egna)?.*`,
      'iu',
    ),
    new RegExp(
      String.raw`.*(?:ska|bör|måste) (?:vara |hållas )?(?:hemlig\p{L}*|privat\p{L}*|dold\p{L}*|dolt) för (?:de |den )?${whoSv}(?!\p{L}).*`,
      'iu',
    ),
  ],
  ja: [
    new RegExp(
      `.*${whoJa}(?:以外)?(?:に|から)(?:は|も)?[^。]{0,24}?(?:見せな|見せたくな|見えな|見えたら|見られな|見られたくな|見れな|表示しな|公開しな|知られ|隠し|非表示|非公開|出さな|触れな|触らせ|編集でき(?:な|ない)|変更でき(?:な|ない)|削除でき(?:な|ない)).*`,
      'u',
    ),
    new RegExp(
      `.*${whoJa}(?:だけ|のみ|しか|以外)(?:が|は|に|も)?[^。]{0,24}?(?:見られ(?!なか)|見れ(?!なか)|見える|閲覧|編集|変更|削除|入れ(?:る|ない)|ログイン|アクセス|操作|承認|触れ).*`,
      'u',
    ),
    /.*(?:公開|一般|お客様?用)(?:の)?(?:ページ|サイト|画面|側|カレンダー)(?:には|から|では|に)[^。]{0,20}?(?:出さな|載せな|表示しな|見せな|隠し|消し|外し|非表示|出ない|見えない).*/u,
    /.*(?:それぞれ|各自|本人)(?:が|は)?[^。]{0,10}?自分の[^。]{0,12}?(?:だけ|のみ|しか)(?:を|が)?(?:見|閲覧|編集).*/u,
  ],
}
/** Where another wish goes on in the same sentence. */
export const goingOn: Record<Language, RegExp> = {
  en: /,?\s+(?:and|also|but)\s+(?=(?:please |also |can you )?(?:make|add|put|colou?r|sort|order|show me|move|rename|let|give|set|change|use|group|create|highlight|warn)\b)/iu,
  sv: /,?\s+(?:och|samt|men)\s+(?=(?:gör|lägg till|sätt|färga|sortera|visa|flytta|byt|låt|ge|ändra till|gruppera|skapa|markera|varna)(?!\p{L}))/iu,
  ja: /、(?=[^、。]{2,}(?:追加|並べ|並び|色|にして|作っ|変更して|入れて))/u,
}
/** "Print it, but without the phone numbers": nothing of it is to go. */
export const printedWithout: Record<Language, RegExp> = {
  en: /\b(?:print(?:ed|ing|out)?|on paper|noticeboard|hand-?outs?)\b.*\b(?:without|but not|except|leaving out|minus|no)\b|\b(?:without|leave out|leaving out|hide|no)\b.*\b(?:when (?:i|we|you|it is|it's)?\s*print\w*|on the print-?out|in print)\b/iu,
  sv: /(?<!\p{L})(?:skriv(?:a|er)? ut|utskrift\p{L}*|utskriven|på papper)(?!\p{L}).*(?<!\p{L})(?:utan|men inte|förutom|fast inte)(?!\p{L})|(?<!\p{L})(?:utan|dölj|inte)(?!\p{L}).*(?:vid utskrift|när (?:jag|vi|man) skriver ut|på utskriften)/iu,
  ja: /(?:なし|抜き|除い|のせず|載せず|入れず|出さず|表示せず)[^。]*(?:印刷|プリント)|(?:印刷|プリント)[^。]*(?:なし|抜き|除い|載せな|出さな|入れな|表示しな)/u,
}
