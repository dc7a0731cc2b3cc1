// How people say what is to be read on a page that outsiders see: on its button, largest at its top, below that, at the foot of an invoice. Data, in
// three languages. `text` is what somebody means word for word, in or out of quotes.
import type { Language } from '#shared/languages.ts'

const { raw } = String
const lead: Record<Language, string> = {
  en: raw`^(?:(?:please|kindly|also|and|ok|oh|can you|could you|can we|could we|can|could|i want(?: you to)?|we want(?: you to)?|i['’]d (?:like|love|prefer)(?: you to)?|we['’]d (?:like|love|prefer)(?: you to)?|i would like|we would like|i need|we need|make it so(?: that)?|let)[,!]? )*`,
  sv: raw`^(?:(?:snälla|också|och|sen|kan du|kan ni|kan vi|jag vill(?: gärna)?(?: att)?|vi vill(?: gärna)?(?: att)?|jag skulle vilja att|gärna)[,!]? )*`,
  ja: raw`^(?:(?:あと|それと|それから|ついでに|また|で)、?)?`,
}
const all = (language: Language, ...rest: string[]) => rest.map((each) => new RegExp(lead[language] + each, 'iu'))

const said = raw`["“”'‘](?<text>[^"“”]{2,120}?)["”’'][.!]*`
const either = raw`(?:["“”'‘](?<text>[^"“”]{2,120}?)["”’']|(?<text>[^"“”.;:,]{2,60}?))`
const instead = raw`(?:,? (?:instead|rather than|in place of|and not|not|please|now|from now on)(?: (?:of )?[^.;]*)?)?[.!]*$`
const which = raw`(?<which>[\p{L}-]+(?: [\p{L}-]+)? )?`
const buttonText = raw`(?:['’]s)?(?: (?:text|label|wording|caption|title))?`
const iStället = raw`(?:,? (?:i ?stället|istället|tack|nu|och inte)(?: [^.;]*)?)?[.!]*$`
const whichSv = raw`(?<which>[\p{L}-]*(?: ?[\p{L}-]+ )?-?)`
const write = raw`(?:に|で|と|って|へ)(?:して|変え|変更|直し|書|お願い|表示|なる|なって|いう|した|し)?[^「」]*$`

export const buttonSaid: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:the |our |my )?${which}button${buttonText} (?:(?:should|must|needs to|has to|ought to|could|can|to) )?(?:just |rather |really )?(?:say|read|be called|be labell?ed)s? ${either}${instead}`,
    raw`(?:change|set|make|update|rename|relabel|switch) (?:the |our |my )?(?:text|label|wording|words) (?:on|of|in) (?:the |our |my )?${which}button (?:to|into|so it says|so it reads|say|read) ${either}${instead}`,
    raw`(?:change|set|update|switch|rename|relabel) (?:the |our |my )?${which}button(?:['’]s)?(?: (?:text|label|wording|caption|title)) (?:to|into) ${either}${instead}`,
    raw`(?:change|rename|relabel) (?:the |our |my )?${which}button (?:to|into) (?:say |read )?${said}${instead}`,
    raw`(?:have|put|write) ${either} on (?:the |our |my )?${which}button${instead}`,
    raw`on (?:the |our |my )?${which}button,? (?:it should (?:say|read)|(?:please )?(?:write|put|say|have)) ${either}${instead}`,
    raw`(?:the )?${which}button(?: text| label)? ?: ${either}[.!]*$`,
  ),
  sv: all(
    'sv',
    raw`(?:på )?(?:den |vår )?${whichSv}knappen (?:ska|bör|borde|skulle|kan|får|måste)(?: gärna)?(?: det)?(?: hellre)? (?:stå|heta|säga|lyda)(?: det)? ${either}${iStället}`,
    raw`(?:det )?(?:ska|bör|borde)?(?: hellre)? ?(?:det )?(?:stå|skriv|sätt|ha) ${either} på (?:den |vår )?${whichSv}knappen${iStället}`,
    raw`(?:ändra|byt(?: ut)?|sätt|uppdatera) (?:text(?:en)?|ord(?:et|en)) på (?:den |vår )?${whichSv}knappen (?:till|mot|så (?:att )?det står) ${either}${iStället}`,
    raw`(?:ändra|byt(?: ut)?|döp om) (?:den |vår )?${whichSv}knappen (?:till|mot|så (?:att )?det står) ${said}${iStället}`,
    raw`(?:låt|ha|få) (?:den |vår )?${whichSv}knappen (?:att )?(?:heta|säga) ${either}${iStället}`,
    raw`knapp(?:text(?:en)?|en)?(?: ska vara| är)? ?: ?${either}[.!]*$`,
    raw`knapptexten (?:ska|bör|borde) (?:vara|bli|lyda) ${either}${iStället}`,
  ),
  ja: all(
    'ja',
    raw`(?<which>[^、。「」はを]{0,8}?)ボタン(?:の?(?:文字|文言|ラベル|テキスト|表示|名前|名称|言葉|文))?(?:は|を|に|が|には|も|の)、?「(?<text>[^「」]{1,40})」${write}`,
    raw`「(?<text>[^「」]{1,40})」(?:って|という|と)(?<which>[^、。「」はを]{0,8}?)ボタン(?:に|へ)(?:書|表示|入れ|して|変え)[^「」]*$`,
    raw`(?<which>[^、。「」はを]{0,8}?)ボタンの?(?:文字|文言|ラベル|テキスト|表示|名前|名称|言葉)(?:は|を)、?(?<text>[^、。「」]{2,20}?)(?:に(?:して|変え|変更|直し)|でお願い|で。?$)[^「」]*$`,
  ),
}

const topEn = raw`(?:the |our )?(?:(?:main |big |page |top )?(?:headline|heading)|hero (?:text|title)|(?:title|text|line|words?) (?:at the (?:very )?top|on top))(?: (?:of|on) (?:the |our )?(?:page|site|website|home ?page|front page))?`
const belowEn = raw`(?:the |our )?(?:tagline|slogan|sub ?-?(?:headline|heading|title)|intro(?:duction)?(?: text)?|(?:text|line|sentence) (?:under|below|beneath) (?:the |our )?(?:headline|heading|title))`
const topSv = raw`(?:(?:huvud)?rubrik(?:en)?|texten (?:högst upp|överst|längst upp))(?: (?:på|i) (?:sidan|hemsidan|startsidan|förstasidan|toppen))?`
const belowSv = raw`(?:ingress(?:en)?|underrubrik(?:en)?|slogan(?:en)?|texten under rubriken|introtext(?:en)?)`
const topJa = raw`(?:トップ(?:ページ)?の?|一番上の?|メインの?)?(?:大?見出し|キャッチコピー|キャッチフレーズ|ヘッドライン)`
const belowJa = raw`(?:サブタイトル|サブコピー|小見出し|紹介文|リード文?|見出しの下の(?:文章?|テキスト))`
const sentence = raw`(?:["“”'‘](?<text>[^"“”]{2,160}?)["”’']|(?<text>[^"“”;:]{2,120}?))`
const wordedEn = (part: string) =>
  all(
    'en',
    raw`${part} ?: ${sentence}[.!]*$`,
    raw`${part} (?:should|must|needs to|has to|could|can|to) (?:just |rather )?(?:say|read|be) ${sentence}${instead}`,
    raw`(?:make|have) ${part} (?:say|read) ${sentence}${instead}`,
  )
const wordedSv = (part: string) =>
  all(
    'sv',
    raw`${part} ?: ${sentence}[.!]*$`,
    raw`(?:den |vår |det |i |som )?(?:stora )?${part} (?:ska|bör|borde|skulle|kan|får|måste)(?: gärna)?(?: det)?(?: hellre)? (?:vara|stå|lyda|säga|bli) ${sentence}${iStället}`,
  )
const wordedJa = (part: string) =>
  all('ja', raw`${part}(?:は|を|に|：|:)、?「(?<text>[^「」]{2,80})」(?:${write.slice(0, -1)})?$`)
/** What is told only with a verb that says another wording, or a colon: "the heading is too big" tells of how it looks. */
export const headlineSaid: Record<Language, readonly RegExp[]> = { en: wordedEn(topEn), sv: wordedSv(topSv), ja: wordedJa(topJa) }
export const leadSaid: Record<Language, readonly RegExp[]> = {
  en: wordedEn(belowEn),
  sv: wordedSv(belowSv),
  ja: wordedJa(belowJa),
}

const billEn = raw`(?:the |our |my |every |each |all (?:the |our )?)*(?:invoices?|bills?|quotes?|quotations?|estimates?|receipts?)`
const billSv = raw`(?:alla |varje |våra |våran |vår )*(?:fakturan?|fakturor(?:na)?|offert(?:en|er|erna)?|kvitto(?:t|n|na)?)`
const billJa = raw`(?:請求書|見積書?|見積り|領収書|納品書)`
const footEn = raw`(?:(?:right |all the way )?(?:under|underneath|below|at the (?:very )?(?:bottom|foot|end) of|on|at the bottom on) ${billEn}|at the (?:very )?(?:bottom|foot|end))`
const footSv = raw`(?:(?:under|längst ner på|längst ned på|nederst på|på|i slutet av|sist på) ${billSv}|längst ner|längst ned|nederst)`
/** `number` has to hold one: "put the due date on the invoice" asks for no line. */
export const footSaid: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:write|put|print|add|include|show|say|state|mention|have) (?:this |a (?:line|sentence|note|text) )?${footEn} ?(?:that says|saying|which says|:|,|the (?:text|words|line|sentence):?) ?["“']?(?<text>[^"“”]{4,300}?)["”']?\.?$`,
    raw`(?:write|put|print|add|include|show|say|state|mention|have) (?:the (?:text|line|words|sentence) )?["“'](?<text>[^"“”]{4,300}?)["”'] ${footEn}[.!]*$`,
    raw`(?:write|put|print|add|include|show|state|mention|have) (?:our |my )?(?<number>[^"“”:;]{4,160}?) ${footEn}[.!]*$`,
    raw`${footEn},? (?:it |there )?(?:should|must|has to|ought to|needs to) (?:say|read|be) ?:? ["“'](?<text>[^"“”]{4,300}?)["”'][.!]*$`,
    raw`(?:our |my )?(?<number>[^"“”:;]{4,160}?) (?:should|must|needs to|has to|have to|need to|ought to) (?:be (?:visible |shown |printed |written )?|stand |appear |show |show up |go )${footEn}[.!]*$`,
  ),
  sv: all(
    'sv',
    raw`(?:skriv|sätt|lägg (?:till|in)|ha(?: med)?|visa|tryck|ta med)(?: in| dit)?(?: (?:en rad|en text|texten|följande))? ?${footSv} ?(?:där det står|med texten|att|:|,) ?["”“']?(?<text>[^"“”]{4,300}?)["”“']?\.?$`,
    raw`(?:skriv|sätt|lägg (?:till|in)|ha(?: med)?|visa|tryck|ta med)(?: in| dit)? (?:texten )?["”“'](?<text>[^"“”]{4,300}?)["”“'] ${footSv}[.!]*$`,
    raw`(?:skriv|sätt|lägg (?:till|in)|ha med|visa|tryck|ta med)(?: in| dit)? (?:vårt |vår |mitt |min )?(?<number>[^"“”:;]{4,160}?) ${footSv}[.!]*$`,
    raw`(?:vårt |vår |mitt |min )?(?<number>[^"“”:;]{4,160}?) (?:ska|måste|bör|borde|behöver)(?: också| även)? (?:stå|synas|finnas|finnas med|vara med|framgå|stå med) ${footSv}[.!]*$`,
    raw`${footSv} (?:ska|bör|måste|borde) (?:det )?(?:stå|finnas) ?:? ?["”“']?(?<text>[^"“”]{4,300}?)["”“']?\.?$`,
  ),
  ja: all(
    'ja',
    raw`(?:${billJa}(?:の|に|は)?、?)?(?:一番)?(?:下|下部|下の方|下のほう|最後|末尾|フッター|備考(?:欄)?)(?:のところ)?(?:に|へ)(?:は)?、?「(?<text>[^「」]{3,200})」(?:と|って|という|を|も)[^「」]*$`,
    raw`「(?<text>[^「」]{3,200})」(?:と|って|という)?(?:の?(?:一文|文章?|文言|一言|注意書き))?(?:を|も)?、?(?:${billJa}の?)(?:一番)?(?:下|下部|下の方|最後|末尾|フッター|備考(?:欄)?)?(?:に|へ)[^「」]*$`,
    raw`${billJa}(?:の(?:下|下部|最後|フッター|備考(?:欄)?))?に(?:は)?、?「(?<text>[^「」]{3,200})」(?:と|って|という)(?:の?(?:一文|文章?|文言|一言|注意書き)を?)?[^「」]*(?:書|入れ|載せ|足|加え|表示)[^「」]*$`,
    raw`(?<number>[^「」。、]{4,80}?)(?:を|も|は)、?${billJa}(?:の(?:下|下部|最後|フッター|備考(?:欄)?))?(?:に|へ)(?:も)?(?:載せ|のせ|入れ|書|表示|記載|印字|出)[^「」]*$`,
    raw`${billJa}(?:の(?:下|下部|最後|フッター|備考(?:欄)?))?(?:に|へ)(?:は|も)?、?(?<number>[^「」。、]{4,80}?)(?:を|も)(?:載せ|のせ|入れ|書|表示|記載|印字|出)[^「」]*$`,
  ),
}

const pageEn = raw`(?:on|onto|to|at the (?:top|bottom) of|somewhere on) (?:the |our |my )?(?:page|site|website|home ?page|front page)`
const pageSv = raw`(?:på|längst ner på|högst upp på|överst på|någonstans på) (?:sidan|hemsidan|startsidan|förstasidan|sajten|webbplatsen)`
/** A fact with a number of its own, which visitors are to see. */
export const factSaid: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:our |my |the )?(?<number>[^"“”:;]{4,120}?) (?:should|must|needs to|has to|have to|ought to) (?:be (?:clearly )?(?:visible|shown|displayed|seen|written|there) |show(?: up)? |appear |stand )${pageEn}[.!]*$`,
    raw`(?:show|put|display|write|include|have) (?:our |my |the )?(?<number>[^"“”:;]{4,120}?) ${pageEn}[.!]*$`,
  ),
  sv: all(
    'sv',
    raw`(?:vårt |vår |mitt |min )?(?<number>[^"“”:;]{4,120}?) (?:ska|måste|bör|borde|behöver)(?: också| även| tydligt)? (?:stå|synas|finnas|finnas med|vara med|framgå|visas)(?: tydligt)? ${pageSv}[.!]*$`,
    raw`(?:visa|skriv|sätt|lägg (?:till|in|upp)|ha)(?: in| dit| med)? (?:vårt |vår |mitt |min )?(?<number>[^"“”:;]{4,120}?) ${pageSv}[.!]*$`,
  ),
  ja: all(
    'ja',
    raw`(?<number>[^「」。、]{4,60}?)(?:を|も|が|は)、?(?:サイト|ページ|ホームページ|HP|トップ(?:ページ)?)(?:に|で|の(?:下|上)に)(?:も)?(?:載せ|のせ|入れ|書|表示|見え|出)[^「」]*$`,
  ),
}

const ofTextEn = raw`(?:text|words|wording|paragraph|blurb|bit|section|part|story|description)`
const titled = raw`(?<which>[^"“”',.;:]{2,30}?)`
const sayEn = raw`(?:should|must|needs? to|has to|have to|ought to|could|can|to) (?:just |rather |instead )?(?:say|read|be|go|tell people)`
const wrongEn = raw`(?:(?:,? (?:which|that))? (?:is|are|looks|sounds|reads|isn['’]t|is not) [^"“”.,;]{2,20}?[.,;]? ?(?:so |and |but |- )*(?:it|that|this)?)?`
const felSv = raw`(?:,? (?:som )?(?:är|stämmer|låter|blev) [^"“”.;]{2,20}?[.,;]? ?(?:så |och |men )*(?:det|den)?)?`
const fullText = raw`[:,]? ?["“”'‘](?<text>[^"“”]{4,600}?)["”’'][.!]*$`
/** What a section of the page is to say, in quotes: no name of one. */
export const sectionSaid: Record<Language, readonly RegExp[]> = {
  en: all(
    'en',
    raw`(?:the |our |my )?${ofTextEn} (?:about|on|for|under|in|of) (?:the |our )?${titled}${wrongEn} ${sayEn}${fullText}`,
    raw`(?:the |our |my )?${titled} ${ofTextEn}${wrongEn} ${sayEn}${fullText}`,
    raw`(?:under|in|on) (?:the )?["“]?${titled}["”]? (?:it |there )?${sayEn}${fullText}`,
    raw`(?:change|set|replace|update|rewrite|swap) (?:the |our |my )?${ofTextEn} (?:about|on|for|under|in|of) (?:the |our )?${titled} (?:to|with|for|so it says|so that it says)${fullText}`,
    raw`(?:change|set|replace|update|rewrite|swap) (?:the |our |my )?${titled} ${ofTextEn} (?:to|with|for|so it says|so that it says)${fullText}`,
    raw`(?:add|write|put in|include) (?:an? |some |the )?(?:short |little )?${ofTextEn} (?:about|on|for|under|in) (?:the |our )?${titled}${fullText}`,
  ),
  sv: all(
    'sv',
    raw`(?:den )?(?:texten|stycket|avsnittet|sektionen|det som står) (?:om|under|i|på|för) ${titled}${felSv} ?(?:ska|bör|borde|måste|skulle|kan)(?: det)?(?: hellre| istället)? (?:vara|lyda|stå|säga|bli)${fullText}`,
    raw`(?:under|i|på) ["”“]?${titled}["”“]?,? (?:ska|bör|borde|måste) det (?:stå|vara)${fullText}`,
    raw`(?:ändra|byt(?: ut)?|uppdatera|skriv om) (?:texten|stycket|avsnittet|det som står) (?:om|under|i|på|för) ${titled} (?:till|mot|så (?:att )?det står)${fullText}`,
    raw`(?:lägg till|skriv|ha|sätt in) (?:en |ett )?(?:kort |liten )?(?:text|stycke|avsnitt|sektion) (?:om|under|i|på) ${titled}${fullText}`,
  ),
  ja: [],
}
/** What tells of who they are, whatever they call that. */
export const ofOurselves =
  /^(?:about(?: us| me| the \p{L}+)?|us|me|ourselves|who we are|our (?:story|company|studio|business|team)|om (?:oss|mig|företaget|föreningen)|oss|mig|företaget|föreningen|vår historia)$/iu
