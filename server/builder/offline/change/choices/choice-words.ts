// How people ask for something to pick, in three languages: what stands around a list of choices.
import type { Language } from '#shared/languages.ts'

/** What stands between the name of a field and its choices. */
export const between: Record<Language, readonly RegExp[]> = {
  en: [
    /,? (?:which |that |it )?(?:is|are|can be|could be|should be|must be|may be|will be)(?: always| only)? (?:either|one of)(?: the following| these)?:? |,? (?:one of|either)(?: the following| these)?:? |,? (?:with|has|have|having) (?:the |these )?(?:options|choices|values|possible values)(?: of)?:? |,? as (?:an? )?(?:choice|drop-?down|pick-?list|select(?:ion)?)(?: list| field)?(?: of| with| between| from)?:? |,? (?:to choose|choosing|choose|to pick|picking|selectable|to select) (?:from|between|among):? /i,
    /\s*[:?]\s+|,? (?:namely|i\.e\.|as in) /i,
    /\s+(?=\()/,
    /,\s+(?=[^\s,]+(?:\/[^\s,]+)+)/,
    /\s+as\s+/i,
  ],
  sv: [
    /,? (?:som |det |den )?(?:är|kan vara|kan va|ska vara|får vara)(?: alltid| bara)? (?:antingen|en av|ett av|någon av):? |,? (?:antingen|en av|ett av|någon av)(?: följande| dessa)?:? |,? med (?:valen|alternativen|val|alternativ|värdena):? |,? som (?:en )?(?:val|rullista|rullgardin|lista)(?: med| av| mellan)?:? |,? (?:där|så) (?:man|personalen|vi|jag|folk|de|alla) (?:kan |ska kunna |får )?(?:väljer?|välja)(?: mellan| bland)?:? |,? (?:att välja|välja|väljs|valbart) (?:mellan|bland|på):? /i,
    /\s*[:?]\s+|(?<=saknas)!+\s+/i,
    /\s+(?=\()/,
    /,\s+(?=[^\s,]+(?:\/[^\s,]+)+)/,
  ],
  ja: [/\s*[:：]\s*|\s*[（(]|[はをも]\s*(?=[^、。\s]+[、,／/・]|\d+から\d+)|なんだけど\s*|ですが\s*/u],
}
/** It is picked, not typed: what says so around a list. */
export const picking: Record<Language, RegExp> = {
  en: /\bpick(?:[ -]?list|ed|ing)?\b|\bdrop-?downs?\b|\bchoos\w+|\bchoices?\b|\bselect\w*|\boptions?\b|\beither\b|\bone of\b|\bcan be\b/i,
  sv: /(?<!\p{L})(?:välj\p{L}*|val(?:en|et|bar\p{L}*)?|rullista|rullgardin\p{L}*|alternativ\p{L}*|antingen|kan va(?:ra)?)(?!\p{L})/iu,
  ja: /選べ|選ば|選択|選ぶ|選び|選ん|どれか|プルダウン|リストから/u,
}
/** Something new is asked for. */
export const asking: Record<Language, RegExp> = {
  en: /\b(?:add|record|note|include|track|register|save|store|ask for|put in|have|need|want|like|give|get|make|create|say|missing|new (?:field|column)|field|column|also)\b/i,
  sv: /(?<!\p{L})(?:lägg\p{L}*|ny|nytt|fält\p{L}*|kolumn\p{L}*|behöv\p{L}*|vill|ha|få|fint|bra|saknas|notera|ange|skriva|med|också|även)(?!\p{L})/iu,
  ja: /追加|ほしい|欲しい|たい|入れ|つけ|付け|作っ|項目|欄|列|選べ|選択|お願い/u,
}
/** These and no others. */
export const anew: Record<Language, RegExp> = {
  en: /\b(?:instead|rather than|rather|replace|only|just|should be (?:these|like this)|than (?:all )?(?:these|those|the)|in this order|change|switch|swap|nothing but)\b/i,
  sv: /(?<!\p{L})(?:byt\p{L}*|hellre|istället|i stället|ist|ska vara (?:så här|dessa|de här)|bara|ordning\p{L}*|ändra\p{L}*|ersätt\p{L}*)(?!\p{L})/iu,
  ja: /入れ替え|差し替え|じゃなくて|ではなく|だけ|変更|変え|にして|並び|順/u,
}
export const required: Record<Language, RegExp> = {
  en: /\b(?:required|mandatory|compulsory|(?:must|has to|have to|should) (?:always )?be (?:filled|chosen|picked|set)|no blanks|can(?:'|no)t be (?:left )?(?:blank|empty))\b/i,
  sv: /(?<!\p{L})(?:obligatorisk\p{L}*|måste fyllas|tvingas? fylla|måste väljas|ska fyllas i|får inte lämnas)(?!\p{L})/iu,
  ja: /必須|必ず(?:入力|選)/u,
}
export const notRequired =
  /\b(?:not|n't|no longer|isn't|needn't|optional|inte|behöver)\b.{0,20}\b(?:required|mandatory|obligatorisk)|必須(?:では|じゃ)|任意/i
/** Which of them new ones have: "new ones start with X", "X from the start". */
export const startForms: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:start(?:s|ing)?(?: (?:off|out))? (?:with|at|as|on|from)|default(?:s|ing)?(?: (?:to|is|should be|value))?:?|begin(?:s|ning)? (?:with|at|as)) (?:the )?["“']?(?<start>[\p{L}\d -]{1,30}?)["”']?(?=$|[.,!;)]| (?:and|of course|please|by|for)\b)/iu,
    /["“']?(?<start>[\p{L}\d]{1,30})["”']? (?:by default|from the start|to (?:start|begin) with|as (?:the )?default)/iu,
  ],
  sv: [
    /(?<!\p{L})(?:börjar? (?:med|på|som)|startar? (?:med|på|som)|förvalt?(?: är| ska vara)?:?|standard(?: är| ska vara)?:?) ["“”']?(?<start>[\p{L}\d -]{1,30}?)["”']?(?=$|[.,!;)]| (?:och|såklart|tack))/iu,
    /["“”']?(?<start>[\p{L}\d]{1,30})["”']? (?:från (?:start|början)|som (?:standard|förval|förvalt))/iu,
  ],
  ja: [
    /(?:初期値|最初|デフォルト|既定値?)(?:は|を|に)[「『]?(?<start>[^「」『』、。\s]{1,12}?)[」』]?(?:で|に|を|と|です|。|$)/u,
  ],
}

/** A piece of a sentence, and no choice. */
export const isClause: Record<Language, RegExp> = {
  en: /\b(?:i|we|you|they|they['’]re|he|she|it|it['’]s|is|are|was|were|should|would|can|need|also|the|please|that|which|how|who|when|what|many|said)\b/i,
  sv: /(?<!\p{L})(?:jag|vi|du|man|de|dom|den|det|är|var|ska|vill|kan|måste|också|att|som|så|lägg|ta|hur|vem|när|vad|många)(?!\p{L})/iu,
  ja: /[はをがも]|です|ます|たい|ください|ほしい|ので|ように|だけど|単位|件|一つ|いくつ|すべて|全部/u,
}

/** "A list of drivers: name, phone": what is listed is kept of each, and nothing to pick. */
export const namesList: Record<Language, RegExp> = {
  en: /\b(?:lists?|pages?|table|records|keep track|each with|database|register of)\b/i,
  sv: /(?<!\p{L})(?:list(?:a|an|or|orna)|sid(?:a|an|or)|register|tabell|hålla koll)(?!\p{L})/iu,
  ja: /一覧|リスト|名簿|台帳|ページ|管理|記録/u,
}
export const tails: Record<Language, RegExp> = {
  en: /\)|[.!;](?=\s|$)|,? (?:and|but) (?:it|they|that|sort|please|make|put|also|then|show|we|i)\b|,? (?:please|pls|thanks|instead|like everybody|than (?:all )?(?:these|those|the))\b|\n| [-–—] /i,
  sv: /\)|[.!;](?=\s|$)|,? (?:och|men) (?:den|det|de|sortera|gör|sätt|visa|vi|jag|alla|sen)(?!\p{L})|,? (?:tack|istället|ist|hade|så|snälla)(?!\p{L})|\n| [-–—] /iu,
  ja: /[）)]|。|\n|(?:の\d+つ)?(?:に入れ替え|から選|の中から|のどれか|で選|の選択|を選択|に変更|を追加|にして|でお願い|って|という)/u,
}
/** Words that ask, ahead of the name of a new field. */
export const leads = {
  en: new Set(
    "hi two three four five six hey hello and also please pls oh ok so then could can would should will may might you we i i'd us me it to let like love want wanna need have had has be nice good great if add record note include track register save store ask for put in down give get make create a an the another one new more field column choice dropdown drop-down called named of each every all there is are was were missing just really some say see show maybe my our their its his her everyone that on at".split(
      ' ',
    ),
  ),
  sv: new Set(
    'hej och också även snälla kan kunde skulle vill vi jag du man det den dom de att få ha haft med vore fint bra kul toppen om lägg lägga till in notera ange skriva registrera spara ge gör skapa en ett ny nytt nya fält fältet kolumn kolumnen val rullista som heter kallas för på varje alla behöver behövs alltså sedan sen saknas bara vår våra min mina i så då är var finns hade'.split(
      ' ',
    ),
  ),
} satisfies Record<'en' | 'sv', Set<string>>
export const lead = { ja: /^(?:あと|それと|また|次に|新しく|新しい|できれば|すみません|すいません)[、\s]*/u }
export const trail: Record<Language, RegExp> = {
  en: /(?:[\s,]+(?:too|also|as well|please|pls|field|column|choice|for (?:each|every|all)(?: \p{L}+)?|of (?:each|every)(?: \p{L}+)?|on (?:each|every)(?: \p{L}+)?|in there|it|is|would be|should be|with))+$/iu,
  sv: /(?:[\s,]+(?:också|även|tack|fält|fältet|kolumn|saknas|på varje \p{L}+|för varje \p{L}+|med|är|då|där))+$/iu,
  ja: /(?:という|って)?(?:の)?(?:項目|欄|列|フィールド)?(?:も|を|は|が|で|に)?(?:追加|つけ|付け|入れ|選べるようにし|選択でき|選び|選べ|選択式)?(?:て|たい|たいです|ください|ほしい|る|でき)?(?:です|ます)?[、\s]*$/u,
}

/** "The breeds we keep": the breeds. */
const relative: Record<Language, RegExp> = {
  en: / (?:(?:that|which|who) )?(?:i|we|you|they)(?:['’]ve| have| do| can| could)?(?: (?:got|had|currently|only|usually|mostly|mainly|now))* \p{L}+(?: (?:here|now|with|in|from|to))?$/iu,
  sv: / (?:som )?(?:jag|vi|man|de) (?:\p{L}+)(?: (?:här|nu|med|i))?$/iu,
  ja: /^[^、。]*(?:ている|てる|使う|扱う|ある)(?=.)/u,
}
export const withoutRelative = (name: string, language: Language): string => name.replace(relative[language], '')
