// "Change the unit of weight to grams", "show distance in miles", 「休憩は分で入力したい」: what a number is counted in.
import type { Language } from '#shared/languages.ts'
import type { Field } from '../../model.ts'
import type { ProjectModel } from '../../model.ts'
import { isNumber, isDay } from '../../field-kinds.ts'
import { unitOf } from '../../understand/units.ts'
import { alreadySo, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import { bare, mainThing, resolveField } from '../resolve.ts'

const unitCharsMax = 8

/** Where the word "unit" stands, any word may be one. */
const named: Record<Language, RegExp> = {
  en: /^(?:(?:change|set|make|switch|use)\s+)?(?:the\s+)?units?\s+(?:of|for)\s+(.+?)\s+(?:to(?: be)?|into|is|are|be|should be|in|as)\s+(.+)$/i,
  sv: /^(?:(?:ändra|byt|sätt|låt)\s+)?enheten\s+(?:för|på|av)\s+(.+?)\s+(?:till|är|ska(?:ll)? vara|vara|i)\s+(.+)$/i,
  ja: /^(.+?)の単位[をは]「?(.+?)」?(?:に.*|で.*|へ.*)?$/,
}
const shown: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:show|measure|enter|record|display|count|track|log|give|have|keep|make|change|set|switch)\s+(?:the\s+)?(.+?)\s+(?:be\s+)?(?:in|to|into)\s+(.+)$/i,
    /^(.+?)\s+(?:should|must|shall|needs? to)\s+be\s+(?:\w+\s+)?in\s+(.+)$/i,
    /^(?<unit>\S+)\s+instead of\s+\S+\s+for\s+(?<name>.+)$/i,
    /^use\s+(?<unit>\S+)\s+for\s+(?<name>.+)$/i,
  ],
  sv: [
    /^(?:visa|mät|ange|skriv|räkna|fyll i|ha|ändra|byt|sätt|gör)\s+(.+?)\s+(?:i|till)\s+(.+)$/i,
    /^(.+?)\s+ska(?:ll)?\s+(?:vara|anges|visas|mätas|skrivas|räknas|fyllas i)\s+i\s+(.+)$/i,
    /^använd\s+(?<unit>\S+)\s+för\s+(?<name>.+)$/i,
  ],
  ja: [
    /^(.+?)[をはも](.+?)(?:単位)?で(?:の?入力|入れ|表示|表記|記録|書|管理|計算|計|測|出|カウント|数え|お|$).*$/,
    /^(.+?)[をは](.+?)(?:表示|単位|表記)?(?:に(?:して|変更.*|変えて)?)$/,
  ],
}

/** A text becomes a number with that unit, a time of day a length; a number keeps its values. */
export function readUnit(model: ProjectModel, clause: Clause, language: Language): Reading {
  for (const form of [named[language], ...shown[language]]) {
    const found = form.exec(clause.text)
    if (!found) continue
    const said = bare(found.groups?.unit ?? found[2]!)
    const any = form === named[language] && said.length <= unitCharsMax && !/\s/.test(said)
    const unit = unitOf(said, language) ?? (any ? said : undefined)
    const place = unit && resolveField(model, found.groups?.name ?? found[1]!, language, mainThing(model))
    if (!unit || !place || !canMeasure(place.field) || place.field.id === place.thing.titleField) continue
    const { thing, field } = place
    if (field.unit === unit) return alreadySo(language)
    const type = isNumber(field) ? field.type : unit === 'min' ? 'int' : 'number'
    const concept = type === field.type ? field.concept : undefined
    return {
      operations: [{ op: 'retypeField', thing: thing.id, field: field.id, type, unit, ...(concept && { concept }) }],
      notes: [],
    }
  }
  return nothing
}

export const canMeasure = (field: Field): boolean =>
  !field.formula &&
  !isDay(field) &&
  ((isNumber(field) && field.type !== 'money' && field.type !== 'rating') || field.type === 'text' || field.type === 'time')
