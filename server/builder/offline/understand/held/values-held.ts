// "Chores (dishes, bins, plants), who does them", "per produkt (kaffe, bullar)", 習い事（水泳、ピアノ）、曜日: what stands in brackets right behind a
// word are its values, and no lists or fields, where no field is among them and the words around tell as much.
import type { Language } from '#shared/languages.ts'
import { phraseKey } from '../../lexicon/lexicon.ts'
import { noRowsOf } from '../../lexicon/row-measures.ts'
import { calledByKind, holdsKinds, opensLists } from '../../lexicon/held-words.ts'
import { endsInField, fieldNamed, lastOf } from '../field-named.ts'
import { inferType } from '../infer-type.ts'
import { isMany } from '../outline/latin-grammar.ts'
import type { Stretch } from '../told/telling.ts'
import { isOfMore } from '../written/values-beside.ts'
import { isName } from '../written/row-in-words.ts'

/** `head` is the word they stand behind; `opensFields` where its own fields follow, `isPer` behind "per" or ごと, `areKinds` where many
 * have the same. */
export type Held = Stretch & {
  head: string
  values: string[]
  opensFields: boolean
  isPer: boolean
  isListed: boolean
  areKinds: boolean
}

const valuesMin = 2
const valuesMax = 14
const sentenceMaxChars = 400

const word = String.raw`\p{L}[\p{L}'’-]*`
const bracketed: Record<Language, RegExp> = {
  en: new RegExp(String.raw`(?<head>(?:${word} ){0,2}${word}) ?\((?<held>[^()\n]{3,240})\)`, 'gu'),
  sv: new RegExp(String.raw`(?<head>(?:${word} ){0,1}${word}) ?\((?<held>[^()\n]{3,240})\)`, 'gu'),
  ja: /(?<head>[\p{Script=Han}\p{Script=Katakana}ー]+(?:[のい]?[\p{Script=Han}\p{Script=Katakana}ー]+)*)(?:ごと|別)?[（(](?<held>[^（）()\n]{3,160})[）)]/gu,
}
const parting: Record<Language, RegExp> = {
  en: /\s*[,/]\s*(?:and |or |& ?)?|\s+(?:and|or|&)\s+/u,
  sv: /\s*[,/]\s*(?:och |eller |& ?)?|\s+(?:och|eller|&)\s+/u,
  ja: /[、，・／/]/u,
}
/** What only says that they are examples. */
const asExamples =
  /^(?:e\.?g\.?|for example|for instance|such as|like|t\.?ex\.?|till exempel|exempelvis|som|såsom|bl\.?a\.?|例：?|例えば)[,\s]*|[,、\s]*(?:\.{3}|…|etc\.?|and so on|and more|osv\.?|m\.?m\.?|med mera|och så vidare|など|等)\s*$/giu
const perWords: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:per|each|every)\s$/iu,
  sv: /(?<!\p{L})(?:per|varje)\s$/iu,
  ja: /(?!)/u,
}
const lead: Record<Language, RegExp> = {
  en: /^(?:.*(?<!\p{L})(?:and|or|with|of|per|each|every|the|an?|our|my|their|which|what|has|have|for|track|want|need|list)(?!\p{L}) ?)/iu,
  sv: /^(?:.*(?<!\p{L})(?:och|eller|med|av|per|varje|en|ett|våra|mina|vår|vårt|deras|vilken|vilket|vilka|har|för|till|på|alla)(?!\p{L}) ?)/iu,
  ja: /(?!)/u,
}
/** Behind the bracket: what each of them has. */
const having: Record<Language, RegExp> = {
  en: /^(?:,? (?:with|has|have|each|that have|who have|and (?:when|who|what|how|where))(?!\p{L})| ?:\s)/iu,
  sv: /^(?:,? (?:med|har|där|varje|och (?:när|vem|vad|hur|var|vilken|vilket))(?!\p{L})| ?:\s)/iu,
  ja: /^(?:に|は(?!、?$))/u,
}
const nextOf: Record<Language, RegExp> = {
  en: /^,? (?:and )?(?<next>[^,;:.()\n]+?)(?=\s*(?:[,;.\n]|$| and ))/iu,
  sv: /^,? (?:och )?(?<next>[^,;:.()\n]+?)(?=\s*(?:[,;.\n]|$| och ))/iu,
  ja: /^[、，](?<next>[^、，。（()\n]+)(?=[、，。\n]|$|を)/u,
}
const asked =
  /^(?:who|what|which|when|where|how|whether|if|vem|vad|vilken|vilket|vilka|när|var|hur|om)(?!\p{L})|(?:か|かどうか)$/iu

/** What a list keeps of one thing. */
export const isFieldItem = (item: string, language: Language): boolean =>
  asked.test(item) || endsInField(item.toLowerCase(), language) || inferType(item, language).known

const isSurelyField = (item: string, language: Language): boolean => {
  if (asked.test(item) || isOfMore(item, language) === 'field') return true
  const inferred = inferType(item, language)
  return inferred.known && inferred.type !== 'text'
}
/** "Cooking, cleaning" are no fields, either. */
const isSeveral = (item: string, language: Language): boolean =>
  language !== 'ja' && (isMany(item, language) || (language === 'en' && /\p{L}{3}ing$/u.test(item)))
const isListWord = (item: string, language: Language): boolean => {
  const chunk = lastOf(item.toLowerCase(), language)
  return chunk?.thing !== undefined && phraseKey(chunk.text) === phraseKey(item)
}

/** The brackets of a text that hold values of the word before them. */
export function valuesHeld(text: string, language: Language): Held[] {
  return [...text.matchAll(bracketed[language])].flatMap(({ 0: all, index, groups }) => {
    const { head: said, held } = groups as Record<'head' | 'held', string>
    const start = index + all.lastIndexOf(held) - 1
    const end = index + all.length
    const isPer = language === 'ja' ? /(?:ごと|別)[（(]$/u.test(text.slice(index, start + 1)) : false
    const told = held.replaceAll(asExamples, '')
    const values = told
      .split(parting[language])
      .map((item) => item.trim())
      .filter(Boolean)
    const areNames = values.every((item) => isName(item, language) && !/\d/u.test(item))
    if (values.length < valuesMin || values.length > valuesMax || !areNames || /[:：=?？「]/u.test(told)) return []
    const front = lead[language].exec(said)?.[0] ?? ''
    const head = said.slice(front.length)
    const last = head
      .split(language === 'ja' ? 'の' : ' ')
      .at(-1)!
      .toLowerCase()
    if (!head || opensLists.test(last) || values.some((item) => isSurelyField(item, language))) return []
    const maybe = values.filter((item) => endsInField(item.toLowerCase(), language)).length
    const behind = text.slice(end)
    const next = nextOf[language].exec(behind)?.groups?.next?.trim()
    const goesOn = having[language].test(behind) || (next !== undefined && isFieldItem(next, language))
    const ahead = text.slice(Math.max(0, index + front.length - sentenceMaxChars), index + front.length)
    const isFirst = !/[,;、，]\s*$/u.test(ahead)
    const isOfEach = isPer || perWords[language].test(ahead)
    const isListed = isAmongFields(ahead, language)
    const words = values.filter((item) => isSeveral(item, language) || isListWord(item, language)).length
    const isKind = holdsKinds.test(last) || noRowsOf.test(last)
    const isExample = told !== held
    const isSure = isKind || isOfEach || goesOn || isListed || isExample
    const isTold = isSure || (words * 2 >= values.length && language !== 'ja' && isSeveral(last, language))
    if (!isTold || maybe > (isSure ? values.length / 2 : 1)) return []
    const areKinds = !calledByKind.test(last) && (language === 'ja' || values.every((item) => isMany(item, language)))
    return [
      { head, values, start, end, areKinds, opensFields: goesOn && isFirst, isPer: isOfEach, isListed: isListed || !isFirst },
    ]
  })
}

/** "Log for the allotment: bed, date sown, crop": what stands ahead in the same list is what is kept of one thing. */
function isAmongFields(ahead: string, language: Language): boolean {
  const sentence = ahead.split(/[.!?\n。！？]/u).at(-1)!
  if (!/(?:[,;、，]|\s(?:and|och|samt|plus))\s*(?:(?:the|an?|which|what|en|ett|vilken|vilket|vilka) )?$/iu.test(sentence))
    return false
  const items = sentence
    .replaceAll(/[（(][^（）()]*[)）]/gu, '')
    .split(/[,;:、，：]|\s(?:and|och|samt|with|med)\s|は/u)
    .map((item) => item.trim())
    .filter(Boolean)
  return items.some((item) => isSurelyField(item, language) && fieldNamed(item, language).type !== 'text')
}
