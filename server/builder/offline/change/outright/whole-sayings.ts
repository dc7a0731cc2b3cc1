// Whole sentences with one meaning that stand in no chapter of their own.
import type { Language } from '#shared/languages.ts'
import { beyondSays } from '../../reply/beyond-phrases.ts'
import { outrightSays } from '../../reply/outright-phrases.ts'
import { serviceNotes } from '../../reply/phrases.ts'
import { tells } from '../reading.ts'
import { addQuestion } from './question-deeds.ts'
import {
  byName,
  each,
  saysInstead,
  headline,
  listToo,
  stateMissing,
  called,
  hidden,
  profit,
  choices,
  weekdays,
  box,
  daysLeft,
  most,
  checkbox,
  button,
  answers,
  only,
  already,
  dropped,
  hasPage,
  hasQuiz,
  notRead,
  type Saying,
} from './deeds.ts'

/** 「また来たいですか」という質問: word for word. */
const asWritten: Saying[1] = (model, { what }, language) => addQuestion(model, { what: `「${what}」` }, language)

export const wholeSayings: Record<Language, readonly Saying[]> = {
  en: [
    [
      /^(?:every|each|an?|the|all|our) (?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:should|must|needs? to|has to|have to|could|ought to)(?: also| always| really)? (?:say|tell(?: us)?|show|list|include|state|mention|note|record|carry) (?<what>(?:(?:its|their) |who |what |where |when |which |how |whether )[^,.;]+)(?:[,.;] ?.+)?$/iu,
      each,
    ],
    [/^(?<rest>(?:rename|call|change) .+?),? (?:everywhere|throughout|in all places|including .+?)(?:, .+)?$/i, dropped],
    [
      /^(?<rest>make (?:the )?\p{L}+(?: \p{L}+)? (?:optional|required|mandatory)), .+?,? so (?:please )?(?<more>(?:put|add|include)\b.+)$/iu,
      (_model, { rest, more }) => `${rest} and ${more!.replace(/^put(?: in)?/i, 'add')}`,
    ],
    [
      /^(?:it(?:['’]d| would) be (?:nice|good|great|handy|useful|lovely|helpful) to (?:see|have)|(?:i|we)(?:['’]d| would)? (?:want|like|love|need) to see|can (?:i|we) see) (?:the |a )?(?:monthly|weekly|yearly)? ?(?:totals?|sums?)(?: (?:per|by|for each|each|every) (?:month|week|year))?$/i,
      () => 'show the total per month',
    ],
    [
      /^leave (?:the )?(?<what>[\p{L}-]+)(?: ones?)? out of the (?:main )?(?:list|table|overview|view).*$/iu,
      (_model, { what }) => `hide the ${what} ones`,
    ],
    [
      /^(?:sort|order|list|rank) (?:the )?(?<thing>\p{L}+) (?:by|after) (?:their )?(?:surnames?|last names?|family names?|first names?)\b.*$/iu,
      byName,
    ],
    [
      /^(?:it|there it|the \w+) says? ["“'](?<was>[^"”']+)["”'](?: [^,]*)?,? (?:but )?(?:it|that|this) (?:should|must|ought to) (?:say|be|read|be called) ["“']?(?<now>[^"”'.]+)["”']?\.?$/i,
      saysInstead,
    ],
    [/^(?:please )?(?:add|include|put in) (?:a|another|one more) question:? (?<what>.+)$/i, addQuestion],
    [
      /^(?:also )?ask (?:(?:them|people|guests|everyone) )?(?:also )?(?<what>(?:how|what|whether|if|which|why|where|when|who)\b.+)$/i,
      addQuestion,
    ],
    [
      /^(?:add )?(?:an? )?(?:check ?box|tick ?box)(?: (?:that |which )?(?:i|we|you|they) can tick)? (?:when|once|for when|if) (?<what>.+)$/i,
      checkbox,
    ],
    [
      /^(?:change|rename|set|make) (?:the )?(?:text (?:on|of) the |label (?:on|of) the )?(?:\w+ )?button(?:['’]s)?(?: text| label)? (?:to|say|read)(?: say| read)? ["“]?(?<text>[^"”]+?)["”]?\.?$/i,
      button,
    ],
    [
      /^(?:the )?(?:text on the |\w+ )?button(?: text)? (?:should|must|could) (?:say|be|read):? ["“]?(?<text>[^"”]+?)["”]?\.?$/i,
      button,
    ],
    [
      /^(?:(?:actually|no|hmm|wait|sorry|oh),? )+(?<rest>(?:please )?(?:take|undo|revert|go back|change|put|make|remove|add)\b.+)$/i,
      dropped,
    ],
    [/^(?<rest>.+\b(?:should|must|are|be|to)\b.+),? in (?:that|this|exactly this) order\.?$/i, dropped],
    [
      /^(?:the )?(?<part>headline|heading|main heading|tagline|subtitle|slogan|phone number|address) (?:should|must|could|can|has to|needs to) (?:be|say|read):? (?<text>.+)$/i,
      headline,
    ],
    [
      /^(?:an? )?faqs?(?: section)? with .+$/i,
      only(
        (model) => hasPage(model, 'landing'),
        () => 'add a faq',
      ),
    ],
    [
      /^(?:the )?(?<field>status|stage)(?:es|s)? (?:should|must|needs? to|could|can) (?:also )?(?:have|include|offer|be able to be) (?<options>.+)$/i,
      stateMissing,
    ],
    [
      /^(?:how many|the number of) days (?:are |is )?(?:it )?(?:left|remaining|to go)(?: (?:until|to|till|before) (?:the )?(?<until>[^?]+?))?\??$/i,
      daysLeft,
    ],
    [
      /^(?<left>[^=]+?) ?(?:×|\*|x|times|multiplied by) ?(?<right>[^=]+?) ?= ?(?<result>[\p{L} ]+?)(?:, .+)?$/iu,
      (_model, { left, right, result }) => `${result!.trim()} = ${left} * ${right}`,
    ],
    [/^hide (?:the )?(?<word>[\p{L}-]+)(?: column| field)?(?:[,.;] ?.+| because .+)?$/iu, hidden],
    [/^(?<label>profit|margin)(?: per \w+)?(?:,? (?:and|also) .+)?$/i, profit],
    [/^(?:the |our |my )?(?<what>\p{L}+) (?:are|is) (?:called|named) (?<names>.+)$/iu, called],
    [
      /^(?:max(?:imum)?|at most|no more than|not more than|up to) (?<count>\d+) (?:people|persons|participants|guests|kids|children|players|students|attendees|spots|places|seats)?,? ?(?:per|for each|in each|in a|at each|for every) (?<per>\p{L}+)$/iu,
      most,
    ],
    [/\b(?:date|time) format\b/i, answers(outrightSays.dateFormat)],
    [
      /^(?:can|could|do|will|are) (?:the |my |our |other )?\w+(?: be able to)? (?:see|read) (?:each other['’]?s?|(?:the )?others?['’]?s?|other people['’]?s?|everyone['’]?s?|all the)\b.*$/i,
      answers(outrightSays.eachOwn),
    ],
    [
      /^(?:swap|replace|change|exchange) (?:it|that|this|them|one)(?: out)? (?:for|with|to) (?:something|another|a different).*$|^question \d+ (?:is|should|was)\b.*$/i,
      only(hasQuiz, answers(outrightSays.quizQuestions)),
    ],
    [
      /\bshuffle (?:the )?(?:questions|answers|cards)\b.*|\b(?:questions|answers) in (?:a )?random order\b/i,
      only(hasQuiz, already),
    ],
    [/^show (?:the )?(?:right|correct) answers? after (?:each|every)\b.*$/i, only(hasQuiz, already)],
    [
      /^(?:no double bookings?|(?:two (?:people|customers|guests) )?(?:can(?:['’]t|not)|should(?:n['’]t| not)) (?:be able to )?book the same time)\b.*$/i,
      only((model) => hasPage(model, 'booking'), already),
    ],
    [
      /^round (?:the )?(?:result|results|total|totals|price|prices|sum|amounts?)s? (?:up |down |off )?to (?:whole|the nearest|full)\b.*$/i,
      () => 'show amounts without decimals',
    ],
    [
      /^(?<rest>(?:subtract|deduct|leave out|take off) (?:the )?\p{L}+(?: and \p{L}+)?)$/iu,
      (_model, { rest }, language) => notRead(rest!, language),
    ],
  ],
  sv: [
    [
      /^(?:varje|alla|en|ett) (?<thing>\p{L}+) (?:ska|måste|bör|borde|behöver)(?: också| även| alltid)? (?:säga|visa|ange|tala om|innehålla|ha med|berätta) (?<what>(?:vem|vad|vilken|vilket|vilka|när|var|hur|sina?|sitt) [^,.;]+)(?:[,.;] ?.+)?$/iu,
      each,
    ],
    [
      /^det står ["”“'](?<was>[^"”']+)["”'](?: [^,]*)?,? (?:men )?(?:det|den) ska (?:heta|stå|vara) ["”“']?(?<now>[^"”'.]+)["”']?\.?$/iu,
      saysInstead,
    ],
    [/^(?:lägg till|ta med) (?:en fråga|en till fråga|frågan)(?: om)?:? (?<what>.+)$/iu, addQuestion],
    [
      /^fråga (?:också |även )?(?:dem |gästerna |folk )?(?<what>(?:hur|vad|om|vilken|vilket|varför|var|när|vem)(?!\p{L}).+)$/iu,
      addQuestion,
    ],
    [
      /^(?:byt|ändra) (?:ut )?(?:texten på (?:boknings)?knappen|knappens text|knapptexten|knappen) till ["”“]?(?<text>[^"”]+?)["”]?\.?$/iu,
      button,
    ],
    [
      /^(?:det ska stå|texten på knappen ska vara|på knappen ska det stå) ["”“](?<text>[^"”]+?)["”](?: på knappen)?\.?$/iu,
      button,
    ],
    [/^(?:(?:nej|förresten|vänta|jo|oj),? )+(?<rest>(?:ta|ångra|gå|ändra|lägg|byt|gör)(?!\p{L}).+)$/iu, dropped],
    [/^(?<rest>.+),? i (?:den|just den) ordningen\.?$/iu, dropped],
    [
      /^(?<rest>.+(?:också|även).+),? (?:i|med) (?:grått|rött|grönt|gult|blått|orange|grå|röd|grön|gul|blå)(?: färg)?\.?$/iu,
      dropped,
    ],
    [
      /^(?<part>rubriken|huvudrubriken|ingressen|underrubriken|sloganen|telefonnumret|adressen) (?:ska|borde|bör|kan|får) (?:vara|lyda|heta|säga):? (?<text>.+)$/iu,
      headline,
    ],
    [
      /^(?<field>status(?:en)?|steg(?:en)?) (?:ska|borde|bör|behöver|måste) (?:också |även )?(?:ha|kunna vara|innehålla)(?: också| även)? (?<options>.+)$/iu,
      stateMissing,
    ],
    [/^hur många dagar (?:är det |det är )?(?:kvar|återstår)(?: (?:till|innan) (?<until>[^?]+?))?\??$/iu, daysLeft],
    [/^(?<label>vinst|resultat|marginal)(?: per \p{L}+)?(?:,? och .+)?$/iu, profit],
    [/^dölj (?<word>\p{L}+)(?:kolumnen| kolumnen)?(?:[,.;] ?.+| för att .+| eftersom .+)?$/iu, hidden],
    [/^(?<what>\p{L}+) heter (?<names>.+)$/iu, called],
    [
      /^max(?:imalt)? (?<count>\d+) (?:personer|deltagare|gäster|barn|elever|platser|spelare)? ?(?:per|i varje|på varje|för varje) (?<per>\p{L}+)$/iu,
      most,
    ],
    [/datum-?format|tidsformat/iu, answers(outrightSays.dateFormat)],
    [
      /(?:kan|får|vill|skulle vilja|går det att) (?:jag |vi |man )?(?:få|ha) (?:ett |en )?(?:mejl|mail|sms|notis|e-post|avisering)(?!\p{L}).*(?:när|om|vid)/iu,
      (_model, _groups, language) => tells(serviceNotes.message[language], 'service'),
    ],
    [
      /^(?:bara|endast|enbart) (?:\p{L}+ )?\p{L}+ (?:ska|får|kan) (?:få |kunna )(?:se|ändra|läsa|redigera|ta bort)(?!\p{L}).*/iu,
      (_model, _groups, language) => tells(beyondSays.roles[language], 'service'),
    ],
    [
      /^(?:kan|ser|får) (?:kunder(?:na)?|gäster(?:na)?|medlemmar(?:na)?|de|andra|alla) (?:se )?(?:varandras|andras|de andras)(?!\p{L}).*/iu,
      answers(outrightSays.eachOwn),
    ],
    [
      /^(?:en |lägg till en |gärna en )?(?:ruta|sektion|del|text) om (?<about>.+?)(?: vore (?:bra|fint|kul)| behövs| tack| också)?\.?$/iu,
      box,
    ],
    [/blanda (?:frågorna|svaren|korten)/iu, only(hasQuiz, already)],
  ],
  ja: [
    [/^背景(?:は|を|も)?(?:真っ黒|まっ黒|黒)(?:が|に|で|く).*$/u, () => 'ダークモードにして'],
    [
      /^(?<about>[^。、「」]{1,14}?)を(?:選ぶ|聞く|尋ねる)(?:質問|設問)を[^。]*(?:追加|足|入れ|つくっ|作っ)[^。]*。(?<options>[^。]+?)(?:で|です)?。?$/u,
      (model, { about, options }) => addQuestion(model, { what: `${about}は何ですか？ ${options}` }),
    ],
    [/^「?(?<what>[^」]+?)」?という(?:質問|設問)(?:を|も)(?:追加|足|入れ).*$/u, asWritten],
    [
      /^(?<list>[^（(、。「」]{1,14})[（(](?<fields>[^）)]+[、・][^）)]+)[）)]も(?:管理|記録|登録|保存|入力)(?:したい|できるように|して|する).*$/u,
      listToo,
    ],
    [
      /^(?:予約|送信|トップの)?ボタンの?(?:文字|テキスト|文言|ラベル|表示)?[をは]「(?<text>[^」]+)」に(?:変え|変更|して|直して).*$/u,
      button,
    ],
    [
      /^(?<field>[^「」、。]{1,12}?)(?:の選択肢)?に(?:は|も)?(?<options>「[^」]+」(?:(?:と|、|や|・)?「[^」]+」)*)も?(?:を)?(?:入れ|追加|加え|足し).*$/u,
      choices,
    ],
    [/^(?<field>.{1,10}?)[はを](?<days>[月火水木金土日]{5,7})の?(?:順番?|並び)(?:に|で).*$/u, weekdays],
    [/(?:日付|日時|時刻)の?(?:形式|表示形式|書式|フォーマット)/u, answers(outrightSays.dateFormat)],
    [
      /(?:お客(?:さん|様)|利用者|会員|ほかの人|他の人|みんな)(?:から|に|が)?(?:は)?、?(?:他|ほか)の?(?:人|方|お客(?:さん|様))の.*(?:見え|見られ|見れ)/u,
      answers(outrightSays.eachOwn),
    ],
    [
      /^(?:管理者|管理人|店長|スタッフ|責任者|役員|会長|幹事|社員|従業員|職員|担当者|自分|私|先生|講師|オーナー|本人|親|家族)(?:だけ|のみ|しか)(?:が|に|で)?(?:見られ|見れ|見え|閲覧|編集|変更|削除|追加|入力|操作)[^。]*$/u,
      (_model, _groups, language) => tells(beyondSays.roles[language], 'service'),
    ],
    [/同じ(?:時間|日時|枠)に.*予約(?:でき|が入ら|され)ない|二重予約/u, only((model) => hasPage(model, 'booking'), already)],
    [/(?:問題|カード|答え|選択肢)(?:の順番)?を?(?:毎回)?(?:シャッフル|ランダム)/u, only(hasQuiz, already)],
  ],
}
