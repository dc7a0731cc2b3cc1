// "Chores (dishes, bins, plants), who does them", "per produkt (kaffe, bullar)", 習い事（水泳、ピアノ）、曜日: what stands in brackets right behind a
// word are its values, and no lists or fields, where no field is among them and the words around tell as much.
import type { Language } from '#shared/languages.ts'
import { phraseKey } from '../../lexicon/lexicon.ts'
import { noRowsOf } from '../../lexicon/row-measures.ts'
import { calledByKind, costs, holdsKinds, opensLists } from '../../lexicon/held-words.ts'
import { endsInField, fieldNamed, lastOf } from '../field-named.ts'
import { inferType } from '../infer-type.ts'
import { isMany } from '../outline/latin-grammar.ts'
import type { Stretch } from '../told/telling.ts'
import { isOfMore } from '../written/values-beside.ts'
import { heldForms } from './held-forms.ts'
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

const sheet = /の?(?:記録|管理|一覧|リスト|台帳|表)$/u

/** What a list keeps of one thing. */
const isFieldItem = (item: string, language: Language): boolean =>
  asked.test(item) || endsInField(item.toLowerCase(), language) || inferType(item, language).known

const isSurelyField = (item: string, language: Language): boolean => {
  if (asked.test(item) || isOfMore(item, language) === 'field') return true
  const inferred = inferType(item, language)
  return inferred.known && inferred.type !== 'text'
}
/** "Expenses (rent, food)", 経費（交通費、会議費） */
const isCost = (item: string, language: Language): boolean =>
  fieldNamed(language === 'ja' ? item : item.toLowerCase(), language).type === 'money'
/** Åtgärder som gallring, röjning: what is done is of a kind, and done again. */
const isDeed = (item: string, language: Language): boolean => language === 'sv' && /(?:[nrlm]|t)ing$/u.test(item)
/** "Cooking, cleaning" are no fields, either. */
const isSeveral = (item: string, language: Language): boolean =>
  language !== 'ja' && (isMany(item, language) || (language === 'en' && /\p{L}{3}ing$/u.test(item)))
const isListWord = (item: string, language: Language): boolean => {
  const chunk = lastOf(item.toLowerCase(), language)
  return chunk?.thing !== undefined && phraseKey(chunk.text) === phraseKey(item)
}

/** The brackets of a text that hold values of the word before them. */
export function valuesHeld(text: string, language: Language): Held[] {
  return heldForms(text, language).flatMap(({ said, at, held, start, end, isExample: asExample, sorts }) => {
    const isPer = language === 'ja' ? /(?:ごと|別)[（(]$/u.test(text.slice(at, start + 1)) : false
    const told = held.replaceAll(asExamples, '')
    const values = told
      .split(asExample && language === 'ja' ? /、|(?<=[^、]{2})や/u : parting[language])
      .map((item) => item.trim())
      .filter(Boolean)
    const areNames = values.every((item) => isName(item, language) && !/\d/u.test(item))
    if (values.length < valuesMin || values.length > valuesMax || !areNames || /[:：=?？「]/u.test(told)) return []
    const front = lead[language].exec(said)?.[0] ?? ''
    const named = said.slice(front.length)
    // おさがりリスト, 経費の記録
    const head = language === 'ja' ? named.replace(sheet, '') || named : named
    const last = head
      .split(language === 'ja' ? 'の' : ' ')
      .at(-1)!
      .toLowerCase()
    const isAmount = (value: string) => (sorts || costs.test(last)) && isCost(value, language)
    if (!head || opensLists.test(last) || values.some((item) => isSurelyField(item, language) && !isAmount(item))) return []
    const maybe = values.filter((item) => endsInField(item.toLowerCase(), language) && !isAmount(item)).length
    const behind = text.slice(end)
    const next = nextOf[language].exec(behind)?.groups?.next?.trim()
    const goesOn = having[language].test(behind) || (next !== undefined && isFieldItem(next, language))
    const ahead = text.slice(Math.max(0, at + front.length - sentenceMaxChars), at + front.length)
    const isFirst = !/[,;、，]\s*$/u.test(ahead)
    const isOfEach = isPer || perWords[language].test(ahead)
    const isListed = isAmongFields(ahead, language)
    const words = values.filter((item) => isSeveral(item, language) || isListWord(item, language)).length
    const isKind = holdsKinds.test(last) || costs.test(last) || noRowsOf.test(last)
    const isExample = asExample || told !== held
    const isSure = isKind || isOfEach || goesOn || isListed || isExample
    const isTold = isSure || (words * 2 >= values.length && language !== 'ja' && isSeveral(last, language))
    // "pianos (make, model)": half of them are fields
    const maybeMax = isKind ? values.length / 2 : isSure ? (values.length - 1) / 2 : 1
    if (!isTold || maybe > maybeMax) return []
    const areKinds =
      sorts ||
      costs.test(last) ||
      (!calledByKind.test(last) &&
        (language === 'ja' || values.every((item) => isMany(item, language) || isDeed(item, language))))
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
