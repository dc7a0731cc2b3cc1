// Whether a new list was asked for: not where its word stands in passing ("so the reception can call"), as what is counted ("a count of
// wins draws and losses", "medelvärdet för varje påstående"), as what is printed, or among choices.
import type { Language } from '#shared/languages.ts'
import type { Thing } from '../../model.ts'
import { readingsIn } from '../resolve.ts'
import { addsToChoices, doesElse } from './asks-else.ts'
import { isNameless } from './nameless.ts'
import { isOfElse, ofLists, placesOf } from './said-there.ts'

/** In front of what is counted, worked out or parted. */
const counted: Record<Language, RegExp> = {
  en: /\b(?:count|counts|number|total|sum|average|chart|graph|share|percentage|tally) (?:of|for) (?:the |all |our |each |every )?$|\b(?:split|divided|broken down) (?:by|into|between) (?:the )?$/iu,
  sv: /(?<!\p{L})(?:antal(?:et)?|summan?|medelvärde[t]?|snittet?|diagram|graf|andel(?:en)?) (?:av|för|över|på) (?:alla |varje )?$|(?:uppdelat|fördelat|delat) (?:på|i|efter) $/iu,
  ja: /(?!)/u,
}
const behind: Record<Language, RegExp> = {
  en: /^ (?:to print|to be printed|for printing)\b/iu,
  sv: /^ (?:att skriva ut|för utskrift|att trycka)/iu,
  ja: /^(?:を|の)?(?:印刷|ダウンロード)/u,
}
const asList: Record<Language, RegExp> = {
  en: /\b(?:lists?|registers?|logs?|diary|table|page|directory|inventory|tracker|database|keep track|track of)\b/i,
  sv: /lista|register|logg|dagbok|tabell|sida|databas|hålla (?:koll|reda)/i,
  ja: /一覧|リスト|台帳|記録|名簿|管理|ページ/u,
}
/** "Position (målvakt, back, mittfält)": what is chosen from, told of one. */
const choices = /^ ?[(（:：] ?[^()（）:：]+(?:,|\/|、|・)[^()（）]+[)）]?/u

/** "A remarks box": what something is written into. */
const box = /^(?<what>[\p{L}-]+)[ -](?:boxe?s?|fields?|columns?|rutor|ruta|fält|kolumne?r?)$/iu
const isBox = (name: string, language: Language): boolean => {
  const what = box.exec(name)?.groups?.what
  return what !== undefined && readingsIn(what, language).some(({ kind }) => kind === 'field')
}

/** What the lexicon knows as a field, or points to a list, is no choice: "veckomeny: dag, vilket recept". */
const isNoField = ({ why, concept }: Thing['fields'][number]) => why !== 'edit' && (why !== 'said' || concept === undefined)

export function isListMeant({ one, many, fields }: Thing, text: string, language: Language): boolean {
  if (addsToChoices(text, language)) return false
  if (isNameless(many, language) || isBox(many, language)) return false
  const says = [many, one].filter((name) => placesOf(name, text, language).length)
  if (!says.length) return true
  if (says.every((name) => isOfElse(name, text, language, ofLists))) return false
  if (asList[language].test(text)) return true
  const places = says.flatMap((name) => placesOf(name, text, language))
  if (places.every((place) => counted[language].test(place.ahead) || behind[language].test(place.behind))) return false
  const isSingular = one.toLowerCase() !== many.toLowerCase() && says.every((name) => name === one)
  const isOfChoices = isSingular && places.every((place) => choices.test(place.behind)) && fields.every(isNoField)
  return !isOfChoices && !says.every((name) => doesElse(name, text, language))
}
