// Where the words stand that something new is called by: as the one who acts, as what something should not be, behind a number, in the
// midst of a longer word, as where something goes. There they belong to something else, and are no name.
import type { Language } from '#shared/languages.ts'
import { currencyIn } from '../../understand/currency-in.ts'
import { unitOf } from '../../understand/units.ts'
import { asidesIn } from './asides.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { foreignLanguages, ownLanguages } from '../../lexicon/language-names.ts'

export type Place = { ahead: string; label: string; behind: string; isAside: boolean }

/** "Montör" stands in "montörer", too. */
const ending = '(?:e?s|n|en|et|na|ar|er|or|arna|erna|orna)?'

/** Each place of the words in the text. */
export function placesOf(label: string, text: string, language: Language): Place[] {
  const beside = asidesIn(text, language)
  const form = language === 'ja' ? escaped(label) : String.raw`(?<![\p{L}\p{N}])${escaped(label)}${ending}(?![\p{L}\p{N}])`
  return [...text.matchAll(new RegExp(form, 'giu'))].map(({ 0: said, index }) => ({
    ahead: text.slice(0, index),
    label: said,
    behind: text.slice(index + said.length),
    isAside: beside.some(([from, to]) => from <= index && index + said.length <= to),
  }))
}

type Test = (place: Place, language: Language) => boolean

/** "People should be able to attach a photo", 「女将だけが」: who does it. */
const actors: Record<Language, RegExp> = {
  en: /^ (?:(?:should|must|can|could|may|need to|needs to|have to|has to|want to|wants to|would like to)(?: also| only)? (?:be able to|not |only )|(?:can|can't|cannot|couldn't|could|shouldn't) (?!(?:just |also |only |simply )?(?:be|have)\b)\p{L})/iu,
  sv: /^ (?:ska|måste|bör|behöver|vill)(?: också| bara)? (?:kunna (?!(?:vara|ha|bli|finnas|gå|stå|väljas)(?!\p{L}))|slippa )|^ (?:kan|får) (?:inte |bara |också )?(?!vara|bara|också|ha|finnas|läggas|bli|få|egna?|stå)\p{L}+[aå](?!\p{L})/iu,
  ja: /^(?:だけ|のみ)(?:が|は|に)|^(?:が|は)[^、。]{0,20}(?:できる|できない|見られる|確認する|入力する)よう/u,
}
const isActor: Test = ({ ahead, behind }, language) =>
  actors[language].test(behind) && /(?:^|[,.;:、。]\s*|\b(?:and|och|so|så|only|bara|all|the|our|my|alla) )$/iu.test(ahead)

/** 「女将だけが」 */
const isOnlyThey: Test = ({ behind }, language) => language === 'ja' && /^(?:だけ|のみ)(?:が|は|に)/u.test(behind)

/** "It should not be obligatory": how something is; "whether it is vaccinated" asks for it. */
const being: Record<Language, RegExp> = {
  en: /\b(?:(?:it|this|that|they|these|those) (?:should|must|needs? to|ha(?:s|ve) to|will|can)(?: also| not)*|(?:should|must|does|do|need)(?:n['’]?t| not)(?: have to| need to)?) be (?:not |also |all |totally )?$/iu,
  sv: /(?<!\p{L})(?:(?:det|den|de|dom) (?:ska|måste|bör|behöver|får|kan)(?: inte| också| väl)*|(?:ska|måste|bör|behöver|får) inte) vara (?:inte |också )?$/iu,
  ja: /(?!)/u,
}
const telling =
  /\b(?:if|whether|field|column|box|called|named|there|when|what|who|where|how|which|om|när|vad|vem|hur|fält|heter|kallas|finnas)\b/iu
const isHow: Test = ({ ahead, behind }, language) =>
  being[language].test(ahead) && !telling.test(ahead) && /^\s*(?:$|[,.;!?])/u.test(behind)

/** "35 euro", "längden 90 min": how much of what. */
const isUnit: Test = ({ ahead, label, behind }, language) =>
  (/\d\s*$/u.test(ahead) &&
    (unitOf(label, language) !== undefined || currencyIn(label) !== undefined || currencyIn(`in ${label}`) !== undefined)) ||
  (/\d$/u.test(label) && !/^\d+$/.test(label) && unitOf(/^\s?(\p{L}+)/u.exec(behind)?.[1] ?? '', language) !== undefined)

/** "The form in Spanish", "en engelsk version": another language. */
const named = (language: Language) => `${ownLanguages[language]}|${foreignLanguages[language]}`
const tongue: Record<Language, string> = {
  en: `(?:${named('en')})`,
  sv: `(?:(?:${named('sv')})a?)`,
  ja: `(?:(?:${named('ja')}|多言|外国)語)`,
}
const isTongue: Test = ({ label, behind }, language) =>
  new RegExp(
    String.raw`^${tongue[language]}[ -]?(?:version|translation|version(?:en)?|översättning|版|対応|表示|のページ)`,
    'iu',
  ).test(label) ||
  new RegExp(
    String.raw`^(?:s|en|et)? ?(?:in|into|på|till) ${tongue[language]}(?=\W*$|[,.;!?]| (?:too|as well|also|please|också|med|tack))|^(?:を|は|も)${tongue[language]}(?:で|に)`,
    'iu',
  ).test(behind)

/** "Add it to the problem types", 「ヒーローの下に」, "per promenad": where something goes, or what each is counted by. */
const beforePlace: Record<Language, RegExp> = {
  en: /\b(?:above|below|under|beneath|next to|beside|on top of|underneath|per|for each|for every|chart of|graph of|(?:bit|few words|paragraph|section|text|blurb|lines?|page) about) (?:the |our |a |an )?$/iu,
  sv: /(?<!\p{L})(?:ovanför|under|nedanför|bredvid|intill|jämte|ovanpå|per|för varje|diagram över|graf över) (?:en |ett )?$/iu,
  ja: /(?!)/u,
}
const behindPlace: Record<Language, RegExp> = {
  en: /^ (?:section|page) (?:above|below|under)\b/iu,
  sv: /(?!)/u,
  ja: /^の(?:下|上|前|後|後ろ|横|隣|右|左|中)(?:に|へ|あたり)|^(?:の(?:記録|一覧|台帳|リスト|表|フォーム|欄|画面|ページ))に(?!つい)|^(?:は|を)[^、。]*(?:前|後|下|上|先頭|最後|隣|横)(?:に|へ)[^、。]{0,3}(?:置|移|並べ|持)/u,
}
/** "For each pitch we keep the size" */
const goesOn = /^,? (?:i|we|you|they|there|jag|vi|man|de)\b|^:/iu
const isPlace: Test = ({ ahead, behind }, language) => {
  const isAhead = beforePlace[language].test(ahead) && !goesOn.test(behind)
  return isAhead || behindPlace[language].test(behind)
}

/** イン of インスタ, 一番後 of 一番後ろ: a piece of a word. */
const container =
  /^(?:ページ|リスト|データ|フォーム|カード|コーナー|メニュー|セクション|テーブル|フィールド|チェック|ボックス|タブ)/u
const isPiece: Test = ({ ahead, label, behind }, language) =>
  language === 'ja' &&
  ((/[ァ-ヶー]$/u.test(label) && /^[ァ-ヶー]/u.test(behind) && !container.test(behind)) ||
    (/^[ァ-ヶー]/u.test(label) && /[ァ-ヶ]$/u.test(ahead)) ||
    (label.startsWith('一番') && /^[\p{Script=Hiragana}]/u.test(behind)) ||
    (/[\p{Script=Han}]$/u.test(label) && /^(?:ろ|り(?!ん)|れ|え|け|め|げ|せ|べ)(?!\p{Script=Katakana})/u.test(behind)))

/** "Participants should be able to enrol": who does something may be on a list of their own. */
export const ofLists: readonly Test[] = [isOnlyThey, isTongue, isPlace, isPiece]
const tests: readonly Test[] = [isActor, isHow, isUnit, isTongue, isPlace, isPiece]

/** Whether the words belong to something else wherever they stand; they must stand somewhere. */
export function isOfElse(label: string, text: string, language: Language, asked = tests): boolean {
  const places = placesOf(label, text, language)
  return places.length > 0 && places.every((place) => place.isAside || asked.some((test) => test(place, language)))
}
/** Whether they say nothing but where something goes: 「ヒーローの下に」. */
export function isPlaceOnly(label: string, text: string, language: Language): boolean {
  const places = placesOf(label, text, language)
  return places.length > 0 && places.every(({ behind }) => behindPlace[language].test(behind))
}
/** Whether they say nothing but who does something: "customers should be able to upload a picture". */
export function isActorOnly(label: string, text: string, language: Language): boolean {
  const places = [label, `${label}s`].flatMap((name) => (name.length > 1 ? placesOf(name, text, language) : []))
  return places.length > 0 && places.every((place) => isActor(place, language))
}
