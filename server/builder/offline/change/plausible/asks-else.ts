// What a wish as a whole is after, where that is no new field: to colour, sort, split or print what is there, to count it, to put something
// among the choices. "Split labour and materials on the lines" asks for no field Materials, "how many are coming?" for none called Coming.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'

/** What is done with what is there; a word that is a noun, too, only in front of what it is done to: "group size" is a name. */
const deeds: Record<Exclude<Language, 'ja'>, string> = {
  en: String.raw`(?:(?:split|highlight|hide|export|download|warn|remind|notify|prevent|knock|shuffle|remove|delete|kill)(?!\p{L})(?! (?:times?|numbers?|date|code)\b)|(?:colou?r(?:[- ]code)?|sort|group|filter|print|alert|flag|stop|block|move|turn)(?= (?:the|each|every|all|by|it|them|my|our|off|on|out|\p{L}+ ones|\p{L}+ (?:by|red|green|orange|yellow|blue)|people|when|if|me|us)\b))`,
  sv: String.raw`(?:dela upp|färgmarkera|färga|färglägg|markera|sortera|gruppera|filtrera|dölj|göm|skriv ut|exportera|ladda ner|varna|påminn|stoppa(?! in| dit)|hindra|flytta|blanda|ta bort|summera|lyft fram)(?!\p{L})`,
}
const courtesy: Record<Exclude<Language, 'ja'>, string> = {
  en: String.raw`(?:(?:please|pls|can|could|would|will|you|we|i|it|also|just|need to|want to|like to|['’]d|be|able to|to|and|so|then|let['’]?s|let|me|us) )*`,
  sv: String.raw`(?:(?:snälla|kan|skulle|du|vi|jag|man|det|också|bara|vill|behöver|vilja|kunna|gärna|och|så|sen|låt|mig|oss) )*`,
}

/** 「未納の世帯には色をつけて」 */
const marks = /^(?:色|マーク|印|目印)$/u

/** Where a field is spoken of, one is asked for. */
const box = /\b(?:box|field|column|labelled|called)\b|(?<!\p{L})(?:fält|kolumn|ruta|som heter)/iu

export const asksForBox = (text: string): boolean => box.test(text) || /欄|項目|列/u.test(text)

const clauseOf = (name: string, text: string): string | undefined =>
  text
    .split(
      /[.;!?]\s+|,\s+(?:and|och|so|så|but|men)\s+|\s+(?:and|och)\s+(?=(?:add|also|put|lägg|sätt|have|ha|i|we|jag|vi|let|make|gör)\b)/u,
    )
    .find((clause) => clause.toLowerCase().includes(name.toLowerCase()))

/** Whether the part of the wish in which the name stands is to do something with what is there. */
export function doesElse(name: string, text: string, language: Language): boolean {
  if (language === 'ja') return marks.test(name) && new RegExp(`${escaped(name)}(?:を|で)?(?:つけ|付け|分け)`, 'u').test(text)
  const clause = clauseOf(name, text)?.trim()
  return clause !== undefined && !box.test(clause) && new RegExp(`^${courtesy[language]}${deeds[language]}`, 'iu').test(clause)
}

/** "How many are coming in total?" wants to see it. */
const counting: Record<Language, RegExp> = {
  en: /(?:^|[.;!?]\s*)(?:and )?how (?:many|much) (?!.*\b(?:field|column|box)\b)[^.;!]*\?/i,
  sv: /(?:^|[.;!?]\s*)(?:och )?hur (?:många|mycket) (?!.*(?:fält|kolumn|ruta))[^.;!]*\?/i,
  ja: /(?:何[人件冊本個枚回台組匹]|いくつ|いくら)[^。]{0,12}(?:見たい|知りたい|わかる|分かる|出して)/u,
}
export const asksHowMany = (text: string, language: Language): boolean => counting[language].test(text)

/** "Add graffiti to the problem types": what is chosen from gets more, and nothing is new. */
const toChoices: Record<Language, RegExp> = {
  en: /\b(?:add|put|include)\b[^.;]* (?:to|in|into|under|among|as) (?:the |our |an? )?(?:[\p{L}-]+ ){0,2}(?:types?|options?|choices?|categor(?:y|ies)|status(?:es)?|stages?|kinds?|dropdown|tags)\b/iu,
  sv: /(?:lägg|sätt|stoppa)[^.;]* (?:till|i|in|bland|som) \p{L}*(?:typerna|typer|typ|alternativen|alternativ|valen|kategorierna|kategorier|kategori|statusarna|stegen|sorterna|taggarna)(?!\p{L})/iu,
  ja: /(?:種類|選択肢|カテゴリー?|分類|ステータス|区分|タグ)に[^。]*(?:足し|追加|加え|増や|入れ)/u,
}
export const addsToChoices = (text: string, language: Language): boolean => toChoices[language].test(text)

/** "A fourth pickup spot": one more of what is there. */
const oneMore: Record<Language, RegExp> = {
  en: /^(?:fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)) (?!(?:field|column)\b)/i,
  sv: /^(?:fjärde|femte|sjätte|sjunde|åttonde|nionde|tionde|\d+:[ae]) (?!(?:fält|kolumn))/i,
  ja: /^(?:[四五六七八九十4-9])(?:つ目|番目|個目)の/u,
}
export const isOneMore = (name: string, language: Language): boolean => oneMore[language].test(name)

/** "Ali has left, put in Petra": one goes and another comes, and neither is a field. */
const replacing: Record<Language, RegExp> = {
  en: /\b(?:has|have|['’]s|['’]ve) (?:just )?(?:left|quit|retired|resigned|gone)\b(?! (?:field|column))[^.;]*\b(?:instead|put in|add|in (?:his|her|their) place|replac\w*)/iu,
  sv: /(?<!\p{L})(?:har|är) (?:slutat|gått|sagt upp sig|pensionerats|inte kvar)(?!\p{L})[^.;]*(?:istället|i stället|lägg in|lägg till|ersätt)/iu,
  ja: /(?:辞め|やめ|退職|卒業)(?:た|まし)[^。]*(?:代わり|かわり|入れて)/u,
}
export const isReplaced = (text: string, language: Language): boolean => replacing[language].test(text)
