// How people say that something must not be booked twice, or how many there may be: "no double bookings", "the same shelf can't be rented out
// twice", "at most six volunteers per shift", "until the hall is full". What is named stays in their words.
import { numberWords } from '../../lexicon/number-words.ts'
import type { Language } from '#shared/languages.ts'

/** `what` is taken by `rows`; `most` of them at a time, or as many as `what` says it has room for. */
export type SaidLimit = {
  what?: string
  rows?: string
  most: number | 'room'
  /** only those at the same time count; `day`: on the same day */
  when?: 'time' | 'day'
  /** so many of all rows, whatever they take; `person`: of those of one person */
  of?: 'all' | 'person'
  /** it is no limit any more */
  isOff?: true
}

/** A name of up to three words. */
const words = '[\\p{L}-]+(?: [\\p{L}-]+){0,2}?'
const not =
  "(?:can ?not|can(?:'|’)t|can never|could never|may not|may never|must(?:n(?:'|’)t| not| never)|should(?:n(?:'|’)t| not| never)|(?:is|are) not allowed to|(?:is|are)n(?:'|’)t allowed to|(?:is|are) never|will never|never)"
const atOnce =
  '(?:at (?:the same time|once|one time)|simultaneously|twice|two times|double|in the same (?:period|slot|week)|on the same (?:day|date|dates))'
const taken =
  '(?:booked|double[- ]?booked|reserved|rented(?: out)?|hired(?: out)?|lent(?: out)?|loaned(?: out)?|borrowed|assigned|scheduled|used|taken|given out|handed out|sold|out|in|at|on|with|planned)'

const twice: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:please )?(?:no|avoid|prevent|block|(?:stop|prevent|keep|block)(?: people| customers| anyone| users| guests| me| us| them)* from|stop|forbid|reject|refuse|without|never (?:allow|any)|(?:do not|don['’]t) (?:allow|accept|let me make|permit)(?: any)?)\s+(?:any )?(?:double[- ]?book(?:ings?|ed)?|overlapping (?<rows>[\p{L} -]+?)|clashes|overlaps?)(?:\s+(?:of|for|on|in|with) (?:(?:the |one and the )?same |the |an? |any )?(?<what>.+?))?(?:\s+(?:please|at all|ever))?$/iu,
    /^(?:any |all |two )?(?:double[- ]?bookings?|overlaps?|clashes|(?:overlapping|clashing|conflicting) (?<rows>\p{L}+))(?: (?:of|for|on|in|with) (?:the same |one |the |an? )?(?<what>.+?))? (?:(?:must|should|have to|need to|has to|is to|are to|will)(?: always| all)? (?:be |become )?|(?:are|is|get|gets) )(?:impossible|prevented|avoided|blocked|refused|rejected|forbidden|stopped|not (?:be )?(?:possible|allowed|permitted|accepted))$/iu,
    /^(?:the app |it |the system )?(?:must |should )?(?:refuses?|rejects?|blocks?|prevents?|stops?) (?:any )?(?:overlapping|clashing|conflicting|double) (?<rows>\p{L}+)(?: (?:of|for|on|in|with) (?:the same |one |the |an? )?(?<what>.+?))?$/iu,
    new RegExp(
      `^(?:any )?(?:double[- ]?bookings?|overlaps|clashes) ${not} (?:be possible|happen|occur|be allowed|be made)$`,
      'iu',
    ),
    new RegExp(
      `^(?:(?:i|we|people|you|customers|nobody|no one|it)(?: ${not.replace('never', "never|do not|don['’]t|should be unable to|must be unable to")})?|never) (?:be able to )?double[- ]?book(?: (?:an?|the|any) (?<what>.+?))?$`,
      'iu',
    ),
    new RegExp(
      `^(?:the same|an?|one|each|any|every|no) (?<what>.+?) ${not} (?:ever )?be (?:in |on |at )?(?:more than one|two|several|different) (?<rows>${words}) ${atOnce}$`,
      'iu',
    ),
    new RegExp(
      `^(?:the same|an?|one|each|any|every) (?<what>.+?) ${not} (?:ever )?be ${taken} (?:(?:to|by|for|in|on|at|with) .+ )?${atOnce}(?: ${atOnce})?$`,
      'iu',
    ),
    new RegExp(`^(?:an?|the|our|each) (?<what>.+?) ${not} (?:ever )?be double[- ]?booked$`, 'iu'),
    new RegExp(
      `^no (?<what>${words}) (?:can|may|should|must) (?:ever )?be ${taken} (?:(?:to|by|for) .+ )?${atOnce}(?: ${atOnce})?$`,
      'iu',
    ),
    new RegExp(
      `^(?:it|i|we|you|they|people|customers|nobody|no one|anyone|clients|users)(?: ${not}| should be unable to)? (?:be (?:able|possible|allowed) to )?(?:book|hire|rent|reserve|lend|borrow|take)(?: out)? (?:the same|one) (?<what>${words}) (?:twice|two times|${atOnce})(?: (?:on|for|at|in|during) (?:the same|overlapping) (?:dates?|days?|times?|periods?|hours?))?$`,
      'iu',
    ),
    new RegExp(
      `^(?:one|an?|the same|each|any) (?<what>${words}) ${not} (?:have|get|take|be given|hold|use|book) (?:two|2|several|more than one|multiple) (?<rows>${words}) ${atOnce}$`,
      'iu',
    ),
    new RegExp(
      `^(?:two|2|several|different) (?:\\p{L}+ )?\\p{L}+ ${not} (?:be able to )?(?:book|take|reserve|have|use|rent|borrow|choose|get) (?:(?:the|one and the) same|one) (?<what>${words})(?: ${atOnce}| at all)?$`,
      'iu',
    ),
    new RegExp(
      `^(?:two|2|several) (?<rows>.+?) ${not} (?:ever )?(?:be|use|have|take|share|happen|take place) (?:(?:in|on|at|with|for) )?(?:the same|one) (?<what>.+?) ${atOnce}$`,
      'iu',
    ),
    new RegExp(
      `^(?:two |2 |the |our )?(?<rows>.+?)(?: (?:of|for|in|with|by) (?:the same|one|an?) (?<what>.+?))? ${not} (?:ever )?(?:overlap|clash|collide)$`,
      'iu',
    ),
    /^no two (?<rows>.+?) (?:(?:may|can|should|must|are allowed to|at|in|of|for|with) )?(?:overlap|clash|at the same time|(?:(?:be|use|have|take) )?(?:(?:in|on|at|with|for|of) )?the same (?<what>.+?) (?:at the same time|at once|on the same day))$/iu,
    /^(?:only )?(?:one|1|a single) (?<rows>.+?) per (?<what>.+?) (?:at a time|at the same time|per day|a day|each day|per slot|at once)(?: only)?$/iu,
    /^(?:never|(?:do not|don['’]t) (?:ever )?(?:let|allow)(?: anyone| anybody| people| us| me)?(?: to)?)\s+(?:book|reserve|rent(?: out)?|lend(?: out)?|assign|schedule|use|take)\s+(?:the same |an? |one )(?<what>.+?) (?:twice|at the same time|at once|to two .+|for two .+)$/iu,
  ],
  sv: [
    /^(?:inga|undvik|förhindra|stoppa|slippa?|spärra|tillåt inte|tillåt inga|utan|aldrig)\s+(?:dubbelbokningar(?:na)?|krockar|överlappande (?<rows>\p{L}+))(?: (?:av|för|på|i) (?:samma |en |ett )?(?<what>.+?))?(?: tack)?$/iu,
    /^(?:det )?(?:ska|får|kan|måste|går)?\s*(?:inte |aldrig )?(?:gå att |kunna )?(?:dubbelboka|boka dubbelt)s?(?: (?:en |ett |samma )?(?<what>.+?))?(?: ska inte gå)?$/iu,
    /^(?:alla )?överlappande (?<rows>\p{L}+)(?: (?:av|för|på|i) (?:samma |en |ett )?(?<what>.+?))? (?:ska|får|måste|kan|är) (?:inte |aldrig |alltid )?(?:kunna |vara |gå att )?(?:omöjliga?|finnas|ske|förekomma|göras?|sparas|bokas|stoppas|nekas|avvisas|spärras|förhindras|undvikas|tillåtna)$/iu,
    /^(?:dubbelbokningar|krockar) (?:ska|får|måste|kan) (?:inte |aldrig |alltid )?(?:kunna |vara |gå att )?(?:omöjliga?|finnas|ske|förekomma|hända|göra|stoppas|förhindras|undvikas|tillåtna)$/iu,
    /^(?:samma|en|ett|ingen|inget|varje) (?<what>.+?) (?:får|kan|ska|skall|bör)(?: inte| aldrig| ej)?(?: kunna)? (?:(?:vara )?(?:bokad|uthyrd|utlånad|upptagen|inbokad)|vara|bokas|hyras ut|lånas ut|användas|dubbelbokas|tas|schemaläggas|läggas|tillsättas|reserveras|delas ut)(?: (?:i|på|av|till|för|hos) .+?)? ?(?:dubbelt|två gånger|samtidigt|på två (?:ställen|platser|håll)|(?:på |vid )?samma (?:dag|tid))(?: (?:samtidigt|(?:på |vid )?samma (?:dag|tid)))?$/iu,
    /^(?:samma|en|ett) (?<what>.+?) (?:får|kan|ska)(?: inte| aldrig| ej) dubbelbokas$/iu,
    /^(?:inga )?(?:två|2|flera) (?<rows>.+?) (?:får|kan|ska|bör|skall)(?: inte| aldrig| ej)? (?:vara|ligga|ske|hållas|använda|ha|gå|köras) (?:(?:i|på|av|hos|med) )?samma (?<what>.+?) (?:samtidigt|vid samma tid|samma (?:dag|tid)|på samma gång)$/iu,
    /^(?:en|ett|samma|ingen|varje) (?<what>.+?) (?:får|kan|ska|skall|bör)(?: inte| aldrig| ej)? (?:kunna )?(?:ha|få|boka|ta|hålla i) (?:två|2|flera|mer än en|mer än ett|fler än en|fler än ett) (?<rows>.+?) (?:samtidigt|(?:på |vid )?samma (?:dag|tid)|på samma gång)$/iu,
    /^(?:två|2|flera|olika) \p{L}+ (?:får|kan|ska|skall|bör)(?: inte| aldrig| ej) (?:kunna )?(?:boka|ta|ha|låna|hyra|använda|reservera|välja) samma (?<what>\p{L}+)(?: (?:samtidigt|(?:på |vid )?samma (?:dag|tid)))?$/iu,
    /^(?:två |2 )?(?<rows>.+?)(?: (?:i|på|av|för|med) samma (?<what>.+?))? (?:får|kan|ska|bör) (?:inte|aldrig|ej) (?:krocka|överlappa)(?: varandra)?$/iu,
    /^(?:bara |endast )?(?:en|ett|1) (?<rows>.+?) per (?<what>.+?) (?:åt gången|i taget|samtidigt|per dag|och dag|om dagen)$/iu,
  ],
  ja: [
    /^(?:(?:同じ|同一の)?(?<what>.+?)の)?(?:ダブルブッキング|二重予約|重複予約|予約の?重複|二重登録)(?:が|は|を|に)?(?:なし|無し|起き|起こら|でき|し|なら|発生し|防|避|なく|させ|禁止|不可|許|ない).*$/u,
    /^(?:同じ|同一の|1つの|一つの|1人の|一人の)(?<what>[^のがはをにで]+?)(?:の|に|で|は|が|を)(?<rows>[^がはをにで]*?)(?:が|を|は)?(?:同じ(?:時間|日時|日|時刻)(?:帯)?に|同時に|二重に)?(?:重なら|重複し|重複させ|かぶら|被ら|ダブ(?:ら|り)|だぶら|二重に|同時に|ぶつから|2(?:件|回|つ)|二(?:件|回|つ|重)).*(?:ない|ぬ|禁止|不可|防|避|たく|ように).*$/u,
    /^(?:同じ|同一の)(?:時間|日時|時間帯|日)に(?:同じ)?(?<what>.+?)(?:を|は|が|の).*(?:でき|させ|入れ|され|し|取れ|受け)(?:ない|ぬ|られない).*$/u,
    /^(?:同じ|同一の)(?<what>[^のがはをにで]+?)(?:の|で|が|に)(?:利用|予約|貸出|レンタル)?(?:期間|時間(?:帯)?|日時|日程|日付|予定|予約|貸出|シフト)?(?:が|は)?(?:重な(?:った|る|り)|重複し(?:た|て)|かぶ(?:った|る)|被(?:った|る))(?:ら|場合は?|とき(?:は|に)?|と|時は?)?、?(?:[^、。]{0,8}(?:エラー|警告|登録(?:でき|させ)|保存でき|予約でき|拒否|弾|受け付け|防))[^、。]*$/u,
    /^(?<rows>(?![^がは]*(?:番号|No\.?|ID|コード|名|名前|アドレス|電話|メール|URL)(?:が|は))[^がはをのに]+?)(?:の時間|の日時|の日程)?(?:が|は)(?:重なら|重複し|かぶら|被ら)ない(?:よう|で).*$/u,
    /^(?:時間|日時|予定)が(?:かぶ|被|重な)(?:ったら|った場合|ると|るとき|る場合|らない).*$/u,
  ],
}

const number =
  '(?<most>\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|tolv)'
const most = '(?:max(?:imum|\\.)?(?: of)?|at most|no more than|not more than|up to|only|limit(?:ed)? (?:of|to)|a limit of)'
const atMost: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `^(?:please )?(?:only (?:allow|accept|take|permit)|(?:allow|accept|take|permit) only) ${number} (?<rows>${words}) (?:per|for each|for every|in each|on each) (?<what>${words})$`,
      'iu',
    ),
    new RegExp(
      `^(?:with |and |there (?:can|may|should|must) be |allow )?(?:a )?${most} ${number}(?: (?<rows>${words}))? (?:per|for each|for every|on each|in each|on a|in a|an? )\\s*(?<what>${words})(?<day> (?:per|a|each|and) day| (?:on|in) (?:the same|a|one) day)?$`,
      'iu',
    ),
    new RegExp(
      `^(?:an?|each|every|the|one) (?<what>${words}) (?:can|may|should|must|takes?|has|holds?|fits?|is)(?: only)?(?: have| take| hold| do| get| be in| be used (?:in|for)| fit| allow| be given| go(?: in| on)?)?(?: room for| limited to| allowed)? (?:${most} |only )${number} (?<rows>${words})(?<day> (?:per|a|each) day| (?:on|in) (?:the same|a|one) day)?$`,
      'iu',
    ),
    new RegExp(`^(?:an?|the|any) (?<what>${words}) (?:that|which) (?:is|are) full ${not} .+$`, 'iu'),
    new RegExp(
      `^(?:with |and |there (?:can|may|should|must) be |allow )?(?:a )?${most} ${number} (?<rows>${words}) (?:per|for each|for every) (?<what>${words})(?<day> (?:and|per|a|each) day)$`,
      'iu',
    ),
    /^.*\b(?:until|till|when|once) (?:the |an? |it is |it['’]s |all )?(?:(?<what>[\p{L} -]+?) (?:is|are) )?(?:full|fully booked|sold out)\b.*$/iu,
    /^(?:no|stop|close|block|don['’]t (?:take|allow|accept))(?: any)?(?: more)? (?<rows>[\p{L} -]+?)(?: for (?:an?|the) (?<what>[\p{L} -]+?))? (?:than (?:there are )?(?:places|seats|spots|spaces|capacity)|when (?:it|the [\p{L} -]+?) is full)(?:.*)$/iu,
  ],
  sv: [
    new RegExp(
      `^(?:med |och |det får vara |det ska vara )?(?:max(?:imalt|\\.)?|högst|som mest|upp till|inte (?:fler|mer) än|bara|endast) ${number}(?: (?<rows>${words}))? (?:per|i varje|på varje|för varje) (?<what>${words})(?<day> (?:per|och|om) dag(?:en)?)?$`,
      'iu',
    ),
    new RegExp(
      `^(?:en|ett|varje) (?<what>${words}) (?:får|kan|ska|har plats för|rymmer|tar)(?: bara| endast| inte)?(?: ha| gå| ta| vara med på| få| göra| delta i)?(?: plats för)? (?:max(?:imalt)?|högst|som mest|bara|endast|(?:fler|mer) än) ${number} (?<rows>${words})(?<day> (?:per|om) dag(?:en)?| samma dag)?$`,
      'iu',
    ),
    new RegExp(
      `^(?:med |och )?(?:max(?:imalt|\\.)?|högst|som mest|bara|endast) ${number} (?<rows>${words}) (?:per|i varje|på varje|för varje) (?<what>${words})(?<day> (?:och|per) dag)$`,
      'iu',
    ),
    /^.*(?<!\p{L})(?:tills?|när|så länge) (?:det |(?<what>\p{L}+) )(?:är full(?:t|a)?|blir full(?:t|a)?|är fullbokad|finns plats(?:er)?).*$/iu,
  ],
  ja: [
    /^(?:1つの|一つの|各|1)(?<what>[^\d、はにの]{1,10}?)(?:は|に|につき|あたり|の(?:定員|上限)は)?(?:最大|最高|上限|定員)?(?<most>\d+)(?<rows>人|名|件|組|台)(?:まで|以内|限定|が上限|を上限).*$/u,
    /^(?<what>[^\d、はに]{1,12}?)(?:ごとに|1つにつき|につき|は1日)(?:最大|最高|上限)?(?<most>\d+)(?<rows>人|名|件|組|台|回)(?:まで|以内|が上限|を上限).*$/u,
    /^(?:(?<what>[^、はが]{1,12}?)の)?(?:定員|満席|満員)(?:に|を|以上)(?:達し|なっ|超え|いっぱい|オーバー|は申し?込|は予約).*$/u,
  ],
}

/** So many at a time, of whatever is booked. */
const atATime: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:allow )?${most} ${number} (?<rows>${words}) (?:at the same time|at once|at a time|at any one time|per (?:time )?slot)$`,
    'iu',
  ),
  sv: new RegExp(
    `^(?:max(?:imalt|\\.)?|högst|som mest|inte (?:fler|mer) än) ${number} (?<rows>${words}) (?:samtidigt|åt gången|i taget)$`,
    'iu',
  ),
  ja: /^(?:定員は?、?)?(?:1回|一回|各回|毎回|1枠|一枠|同じ時間(?:帯)?|1つの時間(?:枠|帯))(?:に|は|の|につき|あたり|予約|定員)*(?<most>\d+)(?<rows>人|名|件|組)(?:様)?(?:まで|以内|限定|です|が定員).*$/u,
}

const more = '(?:more than|over|fewer than)'
const gang = '(?:samtidigt|åt gången|i taget|på en gång)'
/** "I can only do 4 cakes per day", "högst tre får vara lediga samtidigt": of all there are. */
const ofAll: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `^(?:i|we|the \\p{L}+|they) (?:can |will |only |never |want to )*(?:do|take|make|accept|bake|handle|manage|serve|see|have|book)(?: only| max\\.?| at most| up to| no more than)? ${number} (?<rows>${words}) (?<day>(?:per|a|each|every) day|on (?:the same|one|a) day)$`,
      'iu',
    ),
    new RegExp(`^(?:only |${most} )${number} (?<rows>${words}) (?<day>(?:per|a|each) day)(?: in total)?$`, 'iu'),
    new RegExp(
      `^(?:only |${most} )${number} (?:\\p{L}+ )?(?:people|persons?|of us|employees|staff|members) (?:can|may|should) be (?:off|away|out|on (?:leave|holiday|vacation)|absent|in|there) ${atOnce}$`,
      'iu',
    ),
  ],
  sv: [
    new RegExp(
      `^(?:jag|vi) (?:hinner|kan|tar|gör|klarar|bakar|orkar|vill)(?: (?:bara|högst|max|ta|göra|med|baka|ha))* ${number} (?<rows>\\p{L}+) (?<day>(?:per|om) dag(?:en)?)$`,
      'iu',
    ),
    new RegExp(
      `^(?:max(?:imalt|\\.)?|högst|som mest|bara|endast) ${number} (?<rows>\\p{L}+) (?<day>(?:per|om) dag(?:en)?)(?: totalt)?$`,
      'iu',
    ),
    new RegExp(
      `^(?:max(?:imalt|\\.)?|högst|som mest|bara|endast) ${number}(?: \\p{L}+)? (?:får|kan|ska) (?:vara |ha )?(?:lediga?|borta|ute|inne|semester|på plats) ${gang}$`,
      'iu',
    ),
  ],
  ja: [
    /^(?:予約|受付|注文|受注)?は?1日(?:に|あたり|最大|最高|は)*(?<most>\d+)(?:件|組|個|台|名|人|枠)(?<day>)(?:まで|限定|が上限|以内)[^、]*$/u,
    /^同時に(?:休める|休み(?:を)?取れる)のは(?<most>\d+)(?:人|名)まで[^、]*$/u,
  ],
}
/** "Nobody may have more than three out at once": of one person. */
const ofPerson: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `^(?:nobody|no one|no-one|no ${words}|an? ${words} ${not}|${words} ${not}) (?:(?:may|can|should|must|is allowed to) )?(?:be able to )?(?:have|borrow|take|book|hold|keep|rent|reserve|get)(?: out)? ${more} ${number}(?: (?<rows>${words}))?(?: out| borrowed| booked| on loan)? (?:${atOnce}|at a time|at any (?:one )?time|(?<day>(?:per|a|each|on the same) day))$`,
      'iu',
    ),
    new RegExp(
      `^(?:each|every|one|an?) (?<person>${words}) (?:can|may|should)(?: only)? (?:have|borrow|take|book|hold|keep|rent|reserve|get)(?: out)? (?:only |${most} )?${number} (?<rows>${words})(?: out| borrowed| on loan)? (?:${atOnce}|at a time|at any (?:one )?time|(?<day>(?:per|a|each|on the same) day))$`,
      'iu',
    ),
  ],
  sv: [
    new RegExp(
      `^(?:ingen(?: \\p{L}+)?|en \\p{L}+|man|\\p{L}+) (?:får|kan|ska|skall)(?: inte| aldrig)?(?: kunna)? (?:ha|låna|boka|ta|hyra|reservera)(?: ut)? (?:mer|fler) än ${number}(?: (?<rows>\\p{L}+))?(?: lånade?| ute| bokade?)? (?:${gang}|(?<day>(?:per|om|samma) dag(?:en)?))$`,
      'iu',
    ),
    new RegExp(
      `^(?:varje|en) \\p{L}+ (?:får|kan|ska)(?: bara)? (?:ha|låna|boka|ta|hyra|reservera)(?: ut)? (?:högst|max|bara|som mest|endast) ${number}(?: (?<rows>\\p{L}+))?(?: lånade?| ute)? (?:${gang}|(?<day>(?:per|om|samma) dag(?:en)?))$`,
      'iu',
    ),
  ],
  ja: [
    /^(?:1|一)人(?:につき|あたり|は)?(?:同時に)?(?:最大|最高)?(?<most>\d+)(?:件|冊|個|点|台|本|つ)まで[^、]*$/u,
    /^(?:1|一)人(?:につき|あたり)?(?:1|一)日(?<most>\d+)(?:回|件|枠|コマ)(?<day>)まで[^、]*$/u,
  ],
}

const off: Record<Language, RegExp> = {
  en: /^(?:please )?(?:allow|permit|accept|i want|we want)\s+(?:double[- ]?bookings?|overlapping \p{L}+|overlaps)(?: again)?$|^double[- ]?bookings? (?:is|are) (?:ok|okay|fine|allowed)(?: again| now)?$/iu,
  sv: /^(?:tillåt|acceptera|det går bra med)\s+(?:dubbelbokningar|överlappande \p{L}+|krockar)(?: igen)?$|^dubbelbokningar (?:är okej|är ok|går bra|är tillåtna)(?: igen| nu)?$/iu,
  ja: /^(?:ダブルブッキング|二重予約|重複(?:予約)?)(?:を)?(?:許可|OK|可能|できるように|認め).*$/iu,
}

const onDay = /on the same (?:day|date)|per day|a day|each day|samma dag|per dag|om dagen|och dag|同じ日/i
/** What people are called who book: they are no list of their own. */
const anybody = /^(?:people|persons?|guests?|places?|seats?|spots?|personer|gäster|folk|人|名|件|組|台|回)$/i

const noMore: Partial<Record<Language, RegExp>> = {
  en: /^(?:.+ so )?(?:(?:i|we|you|they|there) (?:do(?:n['’]t| not)|can(?:['’]t|not)|should(?:n['’]t| not)|must(?:n['’]t| not)) (?:want|have|take|be|fit|handle|accept)(?: to have| to take)?(?: any)?|(?<=so )no) more than /iu,
  sv: /^(?:.+ så )?(?:(?:jag|vi|man|det|ni) (?:(?:vill|kan|får|ska|bör|skulle vilja) inte (?:ha|ta|ta emot|vara|finnas)|har inte plats för|klarar inte)|(?<=så )inte|inte ha) (?:fler|mer) än /iu,
}
/** "I don't want more than five", "vi kan inte ha fler än fem": at most five. */
const atMostSaid = (text: string, language: Language): string =>
  text.replace(noMore[language] ?? /$^/u, language === 'sv' ? 'högst ' : 'at most ')

export function limitSaid(text: string, language: Language): SaidLimit | null {
  const told = atMostSaid(text.trim().replace(/[.!。！]+$/u, ''), language)
  if (off[language].test(told)) return { most: 1, isOff: true }
  const booked = groupsOf(twice[language], told)
  if (booked) return { ...named(booked), most: 1, when: onDay.test(told) ? 'day' : 'time' }
  for (const [of, forms] of [
    ['all', ofAll],
    ['person', ofPerson],
  ] as const) {
    const held = groupsOf(forms[language], told)
    if (held)
      return { ...named({ rows: held.rows }), most: countOf(held.most!), when: held.day === undefined ? 'time' : 'day', of }
  }
  const together = atATime[language]?.exec(told)?.groups
  if (together) return { ...named(together), most: countOf(together.most!), when: 'time' }
  const counted = groupsOf(atMost[language], told)
  if (!counted) return null
  const count = counted.most === undefined ? 'room' : countOf(counted.most)
  return { ...named(counted), most: count, ...(counted.day && { when: 'day' as const }) }
}

const countOf = (said: string): number => numberWords.get(said.toLowerCase()) ?? Number(said)

function groupsOf(forms: readonly RegExp[], text: string): Record<string, string | undefined> | null {
  for (const form of forms) {
    const found = form.exec(text)
    if (found) return found.groups ?? {}
  }
  return null
}

/** When something is, and no thing that is taken. */
const moments = /^(?:time|times|slot|time slot|day|date|hour|period|tid|tider|dag|datum|timme|pass|時間|日時|時間帯)$/i

/** Whatever is booked, by no name of its own. */
const anything = /^(?:thing|item|one|sak|grej|もの|物)$/i

function named({ what, rows }: Record<string, string | undefined>): Pick<SaidLimit, 'what' | 'rows'> {
  const name = what?.trim()
  const taking = rows?.trim()
  return {
    ...(name && !moments.test(name) && !anything.test(name) && { what: name }),
    ...(taking && !anybody.test(taking) && { rows: taking }),
  }
}
