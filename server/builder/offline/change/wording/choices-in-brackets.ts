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

/** 園児にクラスを追加（ひよこ組、うさぎ組）: what is told behind the verb. */
const behindVerb =
  /^(?<head>[^。：:（）()]{1,30}?)(?<verb>(?:を|も)(?:追加|入れ|つけ|付け|足し|登録|記録)(?:して|て|し)?(?:ほしい|たい|ください|下さい)?(?:です)?)[（(](?<choices>[^（）()]+[、・／/,][^（）()]+)[）)]。?$/u

/** They are those of the field of that name, where there is one; else of a new one. */
function behindHead(model: ProjectModel, text: string): string | undefined {
  const { head, verb, choices } = behindVerb.exec(text.trim())?.groups ?? {}
  if (!head) return undefined
  if (resolveField(model, head, 'ja')) return `${head}の選択肢は${choices}`
  return `${head.includes('に') ? '' : `${mainThing(model)?.many ?? ''}に`}${head}（${choices}）${verb}`
}

export function choicesInBrackets(model: ProjectModel, text: string, language: Language): string {
  const behind = language === 'ja' ? behindHead(model, text) : undefined
  if (behind) return behind
  for (const form of forms[language]) {
    const { wish, choices, place, list: name } = form.exec(text.trim())?.groups ?? {}
    if (!name || !resolveThing(model, name, language)) continue
    return language === 'ja' ? `${place}${wish}（${choices}）を追加` : `${wish} (${choices}) ${place}`
  }
  return kindsInBrackets(model, text, language)
}
