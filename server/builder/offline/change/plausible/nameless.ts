// How nothing is called, whatever stands around it: "Gate or no", "Something's", "Get told if I go over", "Vi fick fler platser",
// 「何冊か出して」. What one writes down is called by a noun and what describes it; a piece of a sentence is no name.
import type { Language } from '#shared/languages.ts'
import { functionWords } from '../../lexicon/function-words.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { styleWords } from '../../lexicon/style-words.ts'
import type { FieldType } from '../../model.ts'
import { readingsIn } from '../resolve.ts'

/** Who does something, in front of what is done. */
const someone: Record<Exclude<Language, 'ja'>, string> = {
  en: '(?:i|we|they|he|she|it|you|people|someone|somebody|everyone|everybody|nobody)',
  sv: '(?:jag|vi|man|hon|han|de|dom|den|det|du|ni|någon|alla|ingen)',
}

/** No name starts so. */
const starts: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`^(?:(?:not|and|or|but|if|so|then|than|please|also|too|either|neither|because|unless|otherwise) |(?:should|shall|do|does|did|can|could|would|will) ${someone.en}\b|(?:chart|graph|plot|mark) \p{L}+ (?:per|by|over|as)\b|(?:get|getting|be|being|let|ask|tell|make|give|turn|mark|flag|highlight|warn|remind|stop|don['’]?t|doesn['’]?t|shouldn['’]?t|didn['’]?t) (?:told|asked|it|them|us|me|him|her|the|when|if|that|which|people|everyone|able|sure)\b|${someone.en} (?:(?:also|always|never|only|just|often|usually) )?(?:need|want|have|has|had|are|were|got|get|can|could|do|don['’]?t|should|must|will|went|go|like|would)\b|(?:do|go|get|make|be|see|take|use|put|let|want|need) (?:for|to|with|on|in|at|of|it|them)$)`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`^(?:(?:inte|och|eller|men|om inte|så|gärna|också|även|annars|utan att|bara|antingen) |${someone.sv} (?:är|var|har|hade|fick|får|kan|ska|vill|behöver|måste|blir|blev|bor|kör|brukar|tycker|gör|går)(?!\p{L})|(?:ska|kan|får|borde|måste|vill) ${someone.sv}(?!\p{L})|(?:vem|vilka|vilken|vilket) [^?]+ (?:mest|minst|flest|bäst)$|antal(?:et)? (?:kommer|har|är|ska|som|vill|kan|blir|går)(?!\p{L})|(?:färgmarkera|markera|varna|påminn|dölj|göm|sortera|gruppera|filtrera|skriv ut|lyft fram|byt ut|säg till|tacka|strunta) \p{L})`,
    'iu',
  ),
  ja: /^(?:または|もしくは|それと|あと|ちなみに|できれば|なるべく)/u,
}
/** No name ends so, nor has this in its midst. */
const breaks: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?:\b(?:and|or|or no|and no|but|the|an|if|when|so|please|than|is|are|be|should|will|my|our|their|your|very|to the)$)|\b(?:if|when|whenever) ${someone.en}\b|^(?:some|any|every)(?:thing|one|body|where)(?:['’]s)?$|\b(?:it|they|we|he|she|you|that|there|what|who|something|someone)['’](?:s|re|ve|ll|d)$`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`(?:(?<!\p{L})(?:och|eller|men|ett|(?<!plus )en|när|så|tack|än|är|ska|min|vår|mitt|sin)$)|(?<!\p{L})(?:om|när) ${someone.sv}(?!\p{L})`,
    'iu',
  ),
  ja: /(?:ごと|毎)の|(?:を|が|は)[^、]{1,12}(?:して|せて|って|たい|ます)$|[しっいんせ]て$|(?:たい|ください|くれる|ほしい|欲しい|ように|れば)$|^[^か]+を(?!含|除)[\p{Script=Han}\p{Script=Katakana}]{2,}$|は[0-9０-９]+[つ個件人回]$/u,
}

/** "A bit", "lots": how much of it, and nothing of its own. */
const fillers: Record<Language, RegExp> = {
  en: /^(?:an? |the )?(?:bits?|lots?|stuff|bunch|couple|way|ways|something|anything|everything|nothing|some|more|please|box|place|spot|somewhere|option|field|column)$/i,
  sv: /^(?:en |ett )?(?:bit|massa|grejer|sätt|något|nåt|allt|inget|lite|mer|tack|plats för|fält|kolumn|ruta|val|typ ett|typ en)$/i,
  ja: /^(?:もの|こと|やつ|とこ|ところ|感じ|ちょっと|少し|全部|ぜんぶ|項目|欄|一番\p{Script=Han}?|もっと|とか)$/u,
}

/** "Cozier please" is how it should look. "Cleaner" alone is somebody. */
const degree = /ier\b|(?<!\p{L})(?:please|tack)$|^(?:a bit|a little|more|much|lite|mer) |^(?:もっと|もう少し)/iu
const plain = (name: string): string =>
  name
    .replace(/ier\b/giu, 'y')
    .replace(/\b(\p{L}{3,}?)er(?= please$)/iu, '$1')
    .replace(/^(?:a bit|a little|more|much|lite|mer|もっと|もう少し) ?/iu, '')
const isStyle = (name: string, language: Language): boolean => degree.test(name) && styleWords[language].test(plain(name))

/** What points to something else: "add that as a type". */
const pointing =
  /^(?:it|its|that|this|these|those|them|they|one|ones|others?|another|any|none|there|here|then|now|det|den|de|dem|dom|denna|detta|dessa|ett|en|man|båda|någon|något|där|här|då|nu|それ|これ|あれ)$/iu

/** "Is vaccinated", "har körkort": a clause that is answered with yes or no is called so. */
const answered = new Set<FieldType>(['bool', 'select', 'tags'])

/** Whether nothing that is written down is called so. */
export function isNameless(label: string, language: Language, type?: FieldType): boolean {
  const name = label.trim().replace(/[’]/g, "'")
  if (fillers[language].test(name) || breaks[language].test(name)) return true
  if (starts[language].test(name) && !(type && answered.has(type) && /^(?:is|are|has|har|är)\b/i.test(name))) return true
  if (isStyle(name, language)) return true
  return pointing.test(name)
}

/** "Sandra in": a name that goes on. */
export const isUnfinished = (name: string): boolean =>
  /\s(?:in|on|to|at|of|for|with|the|an?|and|or|i|på|till|med|och|eller|som)$/u.test(name)

/** The "skriv" of "skriv in allergier": the verb that the wish begins with. */
export const isVerbAlone = (label: string, text: string, language: Language): boolean =>
  language !== 'ja' &&
  !/\s/.test(label) &&
  (['en', 'sv'] as const).some((each) => functionWords[each].verbs.has(label.toLowerCase())) &&
  !readingsIn(label, language).length &&
  new RegExp(String.raw`^\P{L}*${escaped(label)}\s+\p{L}`, 'iu').test(text)
