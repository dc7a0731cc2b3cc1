// How people speak of the form they ask others with: its questions, who must answer, where a question stands, what is said at the end. Data,
// in three languages; `what` is a question as it is called, `options` what there is to choose from, `place` where it goes.
import type { Language } from '#shared/languages.ts'

const lead: Record<Language, string> = {
  en: String.raw`^(?:(?:please|also|and|ok|can you|could you|can we|could we|i want(?: you)? to|we want to|i need to|we need to|i['’]d like to|we['’]d like to|i would like(?: also)? to|you should)[,!]? )*`,
  sv: String.raw`^(?:(?:snälla|också|och|ok|kan du|kan vi|jag vill|vi vill|skulle vilja|det går väl att)[,!]? )*`,
  ja: '^',
}
const { raw } = String
const all = (language: Language, ...rest: string[]) => rest.map((each) => new RegExp(lead[language] + each, 'iu'))

const listEn = raw`(?<options>[^.;:?]+(?:,| or | and |/)[^.;:?]+?)[.!]*$`
const listSv = raw`(?<options>[^.;:?]+(?:,| eller | och |/)[^.;:?]+?)[.!]*$`
const formEn = raw`(?: (?:to|in|on|into|of) (?:the |our |my |this )?(?:survey|form|questionnaire|poll|registration|registration form|sign-?up(?: form)?|report(?: form)?|application(?: form)?|rsvp|booking form|questions))?`
const formSv = raw`(?: (?:i|på|till) (?:enkäten|formuläret|undersökningen|anmälan|anmälningsformuläret|rapporten|ansökan|frågorna))?`

/** The choices of a question that is there. */
export const choicesTold: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:the |make the |set the )?(?:options|choices|answers|alternatives) (?:for|of|to|in) (?:the )?(?<what>[^,:]+?)(?: question)? (?:are|is|should be|to be|must be|can be|be|to)?:? ?${listEn}`,
    raw`(?:make|change|turn) (?:the )?(?<what>[^,:]+?)(?: question)? (?:in)?(?:to )?(?:a |an )?(?:drop-?down|choice|list|multiple choice|select|selection|pick list)(?: (?:with|of|between|from))?:? ?${listEn}`,
    raw`let (?:them|people|everyone|\p{L}+) (?:choose|pick|select) (?:their |the |an? )?(?<what>[^,:]+?) (?:from|between|among|out of):? ?${listEn}`,
    raw`(?:the |our )?(?<what>[\p{L}][\p{L} -]{2,40}?)(?: options| choices| question)? (?:are|is|should be|can be|will be|must be)(?: either| one of| a choice of| chosen from| a choice between)?:? ${listEn}`,
  ),
  sv: all(
    'sv',
    raw`(?:alternativen|valen|svaren|svarsalternativen) (?:för|till|på|i) (?:frågan om )?(?<what>[^,:]+?) (?:är|ska vara|bör vara|blir)?:? ?${listSv}`,
    raw`gör (?:om )?(?:frågan om )?(?<what>[^,:]+?) till (?:ett val|en lista|flerval|en rullista|en rullgardin)(?: mellan| med| av)?:? ?${listSv}`,
    raw`låt (?:dem|dom|folk|alla|\p{L}+) välja (?<what>[^,:]+?) (?:mellan|bland|ur|från):? ?${listSv}`,
    raw`(?:våra |frågan om )?(?<what>[\p{L}][\p{L} -]{2,40}?) (?:är|ska vara|kan vara|ska kunna vara|blir)(?: ett val mellan| antingen| något av)?:? ${listSv}`,
  ),
  ja: all(
    'ja',
    raw`(?<what>[^、。「」はを]{1,18}?)(?:の選択肢)?(?:は|を)、?(?<options>[^。はを]+?[、・/,，][^。はを]+?)(?:の(?:\d|[０-９]|[一二三四五六])?(?:択|つ|種類)?)?(?:から(?:選|えら)[^。]*|です|にして[^。]*|で(?:お願い[^。]*)?|の(?:\d|[二三四五])択[^。]*)?。?$`,
  ),
}
/** Choices more for a question that is there. */
export const choicesMore: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:add|include|put) (?<options>[^.;:?]+?) (?:to|in|into|among|under|as (?:an |a )?(?:option|choice|answer|alternative)s? (?:to|in|for|of|under)) (?:the |our )?(?:list of )?(?<what>[^,.;:]+?)(?: list| question| options| choices)?[.!]*$`,
    raw`(?:the )?(?<what>[^,.;:]+?)(?: question| list)? (?:should|must|could|needs to) (?:also )?(?:have|include|offer) (?<options>[^.;:?]+?)(?: too| as well)?[.!]*$`,
  ),
  sv: all(
    'sv',
    raw`lägg (?:till|in) (?<options>[^.;:?]+?) (?:som (?:ett )?(?:val|alternativ|svar|svarsalternativ) (?:i|på|till|för|under)|bland|till|i|på) (?:frågan om )?(?<what>[^,.;:]+?)[.!]*$`,
    raw`(?<what>[^,.;:]+?) (?:ska|bör|måste) (?:också|även) (?:ha|kunna vara|innehålla) (?<options>[^.;:?]+?)[.!]*$`,
  ),
  ja: all(
    'ja',
    raw`(?<what>[^、。「」をは]{1,18}?)(?:の選択肢|の項目|の質問)?に、?[「『]?(?<options>[^。をは]+?)[」』]?(?:も|を)(?:追加|入れ|足|加え)[^。]*。?$`,
  ),
}
/** A question more that is chosen from what is listed. */
export const choiceAsked: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:add|include|put|have|ask)(?: in)? (?:an? )?(?:choice|drop-?down|multiple choice(?: question)?|question|selection) (?:of|for|about|on) (?:the |their )?(?<what>[^,:;]+?)(?<place> (?:first|last|at the (?:top|start|beginning|end|bottom)))?${formEn}(?: with(?: the)?(?: options| choices| answers)?)?[:,]? ?${listEn}`,
  ),
  sv: all(
    'sv',
    raw`(?:lägg (?:till|in)|ha|ställ) (?:en |ett )?(?:val|flerval|flervalsfråga|fråga) (?:av|om|för|på|med) (?<what>[^,:;]+?)(?<place> (?:först|sist|överst|högst upp|längst ner))?${formSv}(?: med(?: valen| alternativen)?)?[:,] ?${listSv}`,
  ),
  ja: all(
    'ja',
    raw`[「『](?<what>[^」』]+)[」』]を?(?:選ぶ|選択する|聞く)(?:欄|質問|項目)(?:を|も)(?<place>最初に|最後に)?(?:追加|入れ|足|作|つけ)[^。]*?[。、](?:選択肢は)?(?<options>[^。]+?[・、/][^。]+?)(?:で|から[^。]*|です)?。?$`,
  ),
}
const firstEn = raw`first|to the (?:very )?(?:top|start|beginning|front)|at the (?:very )?(?:top|start|beginning|front)`
const lastEn = raw`last|to the (?:very )?(?:bottom|end)|at the (?:very )?(?:bottom|end)`
/** Where a question stands. */
export const placeTold: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:put|move|place|ask|have|make) (?:the )?(?<what>[^,:;]+?)(?: question)? (?:(?<first>${firstEn})|(?<last>${lastEn}))${formEn}[.!]*$`,
    raw`(?:the )?(?<what>[^,:;]+?)(?: question)? (?:should|must|has to|needs to) (?:be|come|go|stand)(?: the)? (?:(?<first>${firstEn})|(?<last>${lastEn}))(?: one| question)?[.!]*$`,
    raw`(?:put|move|place|ask) (?:the )?(?<what>[^,:;]+?)(?: question)? (?:(?<before>before|above|ahead of)|after|below|behind|under) (?:the )?(?<other>[^,:;]+?)(?: question)?[.!]*$`,
  ),
  sv: all(
    'sv',
    raw`(?:sätt|lägg|flytta|placera|ställ|ha) (?:frågan om )?(?<what>[^,:;]+?) (?:(?<first>först|överst|högst upp)|(?<last>sist|nederst|längst ner))${formSv}[.!]*$`,
    raw`(?:frågan om )?(?<what>[^,:;]+?) (?:ska|bör|kan) (?:komma|ligga|stå|vara|hamna) (?:(?<first>först|överst|högst upp)|(?<last>sist|nederst|längst ner))${formSv}[.!]*$`,
    raw`(?:sätt|lägg|flytta|placera|ställ) (?:frågan om )?(?<what>[^,:;]+?) (?:(?<before>före|innan|ovanför)|efter|under|nedanför) (?:frågan om )?(?<other>[^,:;]+?)[.!]*$`,
  ),
  ja: all(
    'ja',
    raw`(?<what>[^、。「」をは]{1,18}?)(?:の質問|の設問|についての質問)?(?:を|は)(?:(?<first>一番(?:最初|上|前)|最初|先頭|1番目)|(?<last>一番(?:最後|下|後)|最後|末尾))(?:に|へ)(?:移|持って|置|して|聞|し(?:て)?|並)[^。]*。?$`,
    raw`(?<what>[^、。「」をは]{1,18}?)(?:の質問)?(?:を|は)(?<other>[^、。「」をは]{1,18}?)の(?:質問の)?(?:(?<before>前|上)|後ろ?|あと|下|次)(?:に|へ)[^。]*。?$`,
  ),
}
const optionalEn = raw`optional|voluntary|not (?:be )?(?:required|mandatory|obligatory|compulsory|needed)|no longer required`
const mustEn = raw`required|mandatory|obligatory|compulsory|a must`
const optionalSv = raw`frivillig[at]?|valfri[at]?|valfritt|inte (?:vara )?(?:obligatorisk[at]?|tvingande|ett måste)`
const mustSv = raw`obligatorisk[at]?|tvingande|ett måste`
/** Who need not answer, and who must. */
export const mustTold: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:make |set |have )?(?:the )?(?<what>[^,:;]+?) (?:(?:should|must|can|could|is|are|need|be|to)(?: be)? )*(?:(?<optional>${optionalEn})|(?<must>${mustEn}))(?: too| as well| to answer| questions?)?[.!]*$`,
    raw`(?:they|people|everyone|everybody|you|nobody|\p{L}+) (?:(?<optional>(?:do not|don['’]?t|should not|shouldn['’]?t|needn['’]?t)(?: have to| need to)?)|(?<must>must|have to|has to|need to)) (?:answer|fill in|give) (?:the |their )?(?<what>[^,:;]+?)[.!]*$`,
  ),
  sv: all(
    'sv',
    raw`(?:gör |låt )?(?:frågan om |frågorna om )?(?<what>[^,:;]+?) (?:(?:ska|bör|kan|är|får|måste|vara) )*(?:(?<optional>${optionalSv})|(?<must>${mustSv}))(?: också| att svara på)?[.!]*$`,
  ),
  ja: all(
    'ja',
    raw`(?<what>[^、。「」をは]{1,18}?)(?:の質問)?(?:は|を)(?:(?<optional>任意|必須じゃな|必須でな|必須ではな|書かなくて|答えなくて)|(?<must>必須|必ず))[^。]*。?$`,
  ),
}
/** How several of them are called at once. */
export const openQuestions =
  /^(?:all |both |the |alla |båda |de )*(?:(?:two|three|\d|två|tre) )?(?:open|free[- ]?text|text|written|öppna|fritext)(?:[- ]?(?:questions?|ones?|fields?|answers?|fråg\p{L}+|fält\p{L}*|svar\p{L}*))?$|^(?:自由記(?:入|述)|記述式?|自由回答)(?:欄|の質問)?$/iu
export const allQuestions =
  /^(?:all|every|each|everything|all (?:of )?(?:the |them|questions?|fields?)(?: ?questions?| ?fields?)?|every question|alla(?: frågor(?:na)?| fält)?|allt|samtliga(?: frågor)?|varje fråga)$|^(?:全部|すべて|全て|全質問|全ての質問|すべての質問)$/iu
/** "… but it should not be obligatory", behind what is to be asked. */
export const needNot: Record<Language, RegExp> = {
  en: new RegExp(
    raw`[,]? (?:(?:but|and|which|that|it) )*(?:(?:should|must|can|is|are|be|need|make) )*(?:it )?(?:(?<optional>${optionalEn}|should not be (?:obligatory|required|mandatory|compulsory))|(?<must>${mustEn}))[.!]*$`,
    'iu',
  ),
  sv: new RegExp(
    raw`[,]? (?:(?:men|och|som|den|det) )*(?:(?:ska|bör|får|är|måste|vara|behöver) )*(?:(?<optional>${optionalSv}|inte fyllas i)|(?<must>${mustSv}))[.!]*$`,
    'iu',
  ),
  ja: /[、。](?:でも)?(?:(?<optional>任意|必須(?:に(?:は)?しない|じゃな|でな|ではな))|(?<must>必須))[^。]*。?$/u,
}
/** A question more, by what it is about or for. */
export const asked: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:add|include|put|insert)(?: in)? (?:an? |another |one more )?(?:new |extra |further )?question (?:about|on|for|regarding|asking(?: for| about)?|to ask(?: about| for)?) (?:the |their )?(?<about>[^:;?]+?)(?<place> (?:first|last|at the (?:top|start|beginning|end|bottom)))?${formEn}[.!]*$`,
    raw`(?:also )?ask(?: (?:them|people|everyone|guests|customers|parents|members|staff))?(?: also| as well)? (?:for |about )?(?<clause>(?:what|how|where|when|why|who|which|whether|if) [^:;?]+?)(?: too| as well| also)?[?.!]*$`,
    raw`(?:also )?ask(?: (?:them|people|everyone|guests|customers|parents|members|staff))?(?: also)? (?:for|about) (?:the |their |an? )?(?<about>[^:;?]+?)(?: too| as well| also)?${formEn}[?.!]*$`,
    raw`in (?:the )?(?:survey|form|questionnaire|registration)(?: form)? (?:also |please )*ask(?: also)?(?: (?:them|people))? (?:for |about )?(?:(?<clause>(?:what|how|where|when|why|who|which|whether|if) [^:;?]+?)|(?:the |their )?(?<about>[^:;?]+?))[?.!]*$`,
    raw`(?:have|let|make) (?:them|people|everyone|everybody|\p{L}+s) (?:type|fill|put|write|enter|give|leave)(?: in| down| us)? (?:the |their |an? )?(?<about>[\p{L}][\p{L} -]{1,30}?)(?: in| down)?(?: (?:first|before they (?:start|begin)|before starting|at the (?:start|end)|too|as well))?[.!]*$`,
    raw`(?:add|include|put in|collect|we (?:also )?need|i (?:also )?need|we (?:also )?want) (?:an? |the |their )?(?<field>[\p{L}][\p{L} -]{1,30}?)(?: field| question| box)?(?<form>${formEn})(?: too| as well| also)*[.!]*$`,
    raw`(?:people|they|residents|guests|customers|parents|members|participants|users|everyone)(?: \p{L}+)? (?:should|must|can|could|need to)(?: be able to| also)? (?:give|leave|enter|write|add|attach|upload|fill in|include|send)(?: us| in)? (?:an? |the |their )?(?<field>[\p{L}][\p{L} -]{1,30}?)(?: too| as well)?[.!]*$`,
  ),
  sv: all(
    'sv',
    raw`(?:lägg (?:till|in)|ta med|ha med) (?:en |ett |mitt )?(?:telefonnummer|e-?post|mejl|namn|adress)?(?<field>(?:fält för |plats för )?[\p{L}][\p{L} -]{1,28}?)(?<form> (?:i|på|till) (?:enkäten|formuläret|undersökningen|anmälan|anmälningsformuläret|rapporten|ansökan))[.!]*$`,
    raw`(?:folk|man|de|alla|gästerna|deltagarna|medlemmarna|invånare|boende)(?: \p{L}+)? (?:ska|måste|bör|vill) (?:kunna )?(?:bifoga|skicka med|ladda upp|lämna|ange|skriva|fylla i)(?: in)? (?:en |ett |sitt |sin |sina )?(?<field>[\p{L}][\p{L} -]{1,30}?)(?: också| med)?[.!]*$`,
    raw`låt (?:dem|dom|eleverna|alla|folk|\p{L}+) (?:skriva|fylla|ange|lämna)(?: in| i)? (?:sitt |sin |sina )?(?<field>[\p{L}][\p{L} -]{1,30}?)(?: först| innan .*| också)?[.!]*$`,
  ),
  ja: all(
    'ja',
    raw`(?<field>[^、。「」をは]{1,16}?)を聞く(?:質問|設問|欄|項目)(?:を|も)(?<place>最初|最後|先頭)?(?:に)?(?:追加|入れ|足|作|つけ|加え)[^。]*。?$`,
    raw`(?:フォーム|アンケート|申込(?:み)?フォーム)に(?<field>[^、。「」をは]{1,16}?)(?:の(?:欄|質問|項目))?(?:も|を)(?:追加|入れ|足|つけ|加え)[^。]*。?$`,
    raw`(?<field>[^、。「」をは]{1,16}?)(?:を|も)(?:添付|アップロード|投稿)でき[^。]*。?$`,
  ),
}
export const pictures =
  /\b(?:photos?|pictures?|images?|files?|attachments?|videos?|documents?|signatures?)\b|(?<!\p{L})(?:foto|bild|fil|bilag|dokument|film|underskrift)|写真|画像|ファイル|動画|書類/iu
/** What is told once somebody has answered: the words around the text in quotes. */
export const thanks =
  /thank|(?:after|when|once).{0,40}(?:sent|send|submit|answer|finish|done|complet|repl|regist|report|fill)|(?:sent|submitted|finished)\b|(?<!\p{L})tack|(?:efter|när).{0,40}(?:skicka|svara|klar|färdig|anmäl)|送信|回答(?:した|し|後|完了|の(?:あと|後))|お礼|完了(?:画面|メッセージ|後)|終わった|サンクス|送った/iu
/** What the results are asked to show, and what they do not. */
export const ofResults =
  /\b(?:charts?|graphs?|diagrams?|averages?|mean|(?:see|show|view|download|export) .*(?:results?|answers?|responses?)|number of (?:answers?|responses?|replies)|how many (?:have |people )?(?:answered|replied|responded|sent))\b|(?:medelvärde|genomsnitt|snitt(?:et)?(?!\p{L})|diagram|stapel|hur många (?:som )?(?:har )?svara|antal(?:et)? svar|resultat|svaren som csv|ladda (?:ner|hem) svar)|グラフ|平均|回答数|集計|結果/iu
export const byGroup =
  /\b(?:per|by|for each|of each|between|compare|compared|each|fewer than|less than|under \d|below \d|red|green|colou?r)\b|(?<!\p{L})(?:per|för varje|jämför\p{L}*|mellan|färre än|mindre än|under \d|över \d|röd\p{L}*|grön\p{L}*|färg\p{L}*)(?!\p{L})|ごと|別に?|比較|未満|以下|赤|緑|色/iu
/** "for each statement" is each question, and no group. */
export const ofQuestions =
  /(?:per|by|for each|of each|each|för varje|per|varje) (?:question|statement|item|fråga|påstående)|質問ごと|設問ごと|項目ごと/iu
