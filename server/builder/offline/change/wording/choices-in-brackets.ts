// "Add hair length: short, medium, long to the booking", "add hair length to bookings: short, medium, long", 予約に髪の長さを追加：ショート、ロング: the
// choices are set in brackets behind the name of what they are of, so that where it goes is told apart.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { kindsInBrackets } from './kinds-in-brackets.ts'

const list = String.raw`(?<list>[\p{L} ]+?)`
const placesEn = String.raw`(?<place>(?:to|on|in|for|into) (?:the |our |my |each |every |all )?${list})`
const placesSv = String.raw`(?<place>(?:i|på|till|för|bland) (?:varje |alla |våra |mina )?${list})`
const wishEn = String.raw`^(?<wish>(?:please |can you |could you |also )*(?:add|include|put in) [^:]{2,60}?)`
const wishSv = String.raw`^(?<wish>(?:snälla |kan du |också )*lägg(?:a)? (?:till|in) [^:]{2,60}?)`
/** What is joined by "and" may be another wish: "and show them on a board". */
const choicesOf = (or: string) =>
  String.raw`(?<choices>(?![^:]*(?<!\p{L})(?:and|och)(?!\p{L}))[^:.;?]+?(?:, | ${or} |\/)[^:.;?]+?)`

const forms: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(`${wishEn}: ?${choicesOf('or')} ${placesEn}[.!]*$`, 'iu'),
    new RegExp(`${wishEn} ${placesEn}: ?${choicesOf('or')}[.!]*$`, 'iu'),
  ],
  sv: [
    new RegExp(`${wishSv}: ?${choicesOf('eller')} ${placesSv}[.!]*$`, 'iu'),
    new RegExp(`${wishSv} ${placesSv}: ?${choicesOf('eller')}[.!]*$`, 'iu'),
  ],
  ja: [
    /^(?<place>(?<list>[^、。：:]{1,12}?)に)(?<wish>[^、。：:はがを]{1,20})を追加(?:して(?:ください|下さい)?)?[：:](?<choices>[^。：:「」]+?(?:、|・)[^。：:「」]+?)[。]?$/u,
  ],
}

/** 「種別を追加して（正会員、賛助会員）」: the choices stand behind the verb. */
const behindVerbJa =
  /^(?<head>[^、。（(「」]{1,24}?)(?:も|を)(?:追加|入れ|つけ|付け)(?:して|て)?(?:ください|下さい|ほしい|欲しい)?[。]?[（(](?<choices>[^（）()。]+?[、・,／/][^（）()。]+?)[）)][。]?$/u

/** 「班は1班、2班、3班から選ぶ」 */
const chosenFromJa =
  /^(?<head>[^、。は「」]{1,16})は(?<choices>[^。は「」]+?[、・][^。は「」]+?)(?:の(?:中|うち))?から(?:[1１一]つ)?選[^。]*[。]?$/u

const addedTo = (model: ProjectModel, head: string, choices: string): string =>
  `${head.includes('に') ? '' : `${mainThing(model)?.many ?? ''}に`}${head}（${choices}）を追加`

export function choicesInBrackets(model: ProjectModel, text: string, language: Language): string {
  for (const form of forms[language]) {
    const { wish, choices, place, list: name } = form.exec(text.trim())?.groups ?? {}
    if (!name || !resolveThing(model, name, language)) continue
    return language === 'ja' ? `${place}${wish}（${choices}）を追加` : `${wish} (${choices}) ${place}`
  }
  const said = text.trim()
  const { head, choices } = (language === 'ja' && (behindVerbJa.exec(said) ?? chosenFromJa.exec(said))?.groups) || {}
  if (head && choices) return resolveField(model, head, language) ? `${head}の選択肢は${choices}` : addedTo(model, head, choices)
  return kindsInBrackets(model, text, language)
}
