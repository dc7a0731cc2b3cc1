// "Due date is issue date + 30 days", "förfallodag 20 dagar efter fakturadatum", 支払期限は発行日の30日後: a day that comes so long after another,
// by a number or by a field that holds one.
import type { Language } from '#shared/languages.ts'
import type { Step } from '../../formulas.ts'

/** `of` is left out where only one day can be meant; `field` is what counts, where no number is told. */
export type DayAfter = { name: string; of?: string; count?: number; field?: string; step?: Step }

const units = {
  en: String.raw`(?<unit>days?|weeks?|months?|years?)`,
  sv: String.raw`(?<unit>dagar|dag|veckor|vecka|månader|månad|år)`,
  ja: String.raw`(?<unit>日間?|週間?|か月|ヶ月|カ月|年)`,
}
const nameEn = String.raw`(?:and |also |then )?(?:the |each )?(?<name>\p{L}[\p{L} -]{1,30}?)`
const isEn = String.raw`(?:\s*=|\s+(?:is|equals|should be|must be|will be|gets|becomes))(?: (?:always|automatically|set to|worked out as|calculated as|calculated from))*\s+(?:the )?`
const nameSv = String.raw`(?:och |samt )?(?<name>\p{L}[\p{L} -]{1,30}?)`
const isSv = String.raw`(?:\s*=|\s+(?:är|ska vara|blir|sätts till|räknas ut som|beräknas som))(?: (?:alltid|automatiskt))*\s+`
const dateEn = String.raw`(?<of>\p{L}[\p{L} -]{2,30}?)`
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      String.raw`^${nameEn}${isEn}${dateEn}\s*(?:\+|plus)\s*(?:(?<count>\d+)\s+${units.en}|(?:the )?(?<field>\p{L}[\p{L} -]{2,30}))$`,
      'iu',
    ),
    new RegExp(
      String.raw`^${nameEn}(?:${isEn}|,? )(?<count>\d+)\s+${units.en}\s+(?:after|from|later than)(?: the)? ${dateEn}$`,
      'iu',
    ),
    new RegExp(
      String.raw`^(?:(?:please |it should |to )?(?:show|calculate|work out|compute) )?${nameEn},? (?:which is |that is |is )?(?:calculated|worked out|computed) (?:from|as|by) (?:the )?${dateEn} (?:\+|plus|and) (?:the )?(?:(?<count>\d+)\s+${units.en}|(?<field>\p{L}[\p{L} -]{2,30}))$`,
      'iu',
    ),
  ],
  sv: [
    new RegExp(
      String.raw`^${nameSv}${isSv}${dateEn}\s*(?:\+|plus)\s*(?:(?<count>\d+)\s+${units.sv}|(?<field>\p{L}[\p{L} -]{2,30}))$`,
      'iu',
    ),
    new RegExp(String.raw`^${nameSv}(?:${isSv}|,? )(?<count>\d+)\s+${units.sv}\s+(?:efter|från)(?: det)? ${dateEn}$`, 'iu'),
    new RegExp(String.raw`^${nameSv}(?: (?:är|blir))? (?:efter|om) (?<count>\d+)\s+${units.sv}$`, 'iu'),
    new RegExp(
      String.raw`^(?:visa |räkna ut )?${nameSv},? (?:som )?(?:räknas (?:ut|fram)|beräknas) (?:från|av|som|utifrån) ${dateEn} (?:\+|plus|och) (?:(?<count>\d+)\s+${units.sv}|(?<field>\p{L}[\p{L} -]{2,30}))$`,
      'iu',
    ),
  ],
  ja: [
    new RegExp(
      String.raw`^(?<name>[^、。は]{2,12})(?:は|＝|=)(?<of>[^、。の]{2,12}?)(?:の|から|より|に|[＋+])(?<count>\d+)${units.ja}(?:後|先|を?足し)?(?:[^、。]{0,12})$`,
      'u',
    ),
    /^(?<name>[^、。は]{2,12})(?:は|＝|=)(?<of>[^、。の]{2,12}?)[＋+](?<field>[^、。]{2,12}?)(?:で(?:自動)?(?:計算|表示)[^、。]*)?$/u,
  ],
}
const steps: readonly (readonly [RegExp, Step])[] = [
  [/^(?:week|veck|週)/iu, 'weeks'],
  [/^(?:month|månad|か月|ヶ月|カ月)/iu, 'months'],
  [/^(?:year|år|年)/iu, 'years'],
]

export function dayAfterSaid(text: string, language: Language): DayAfter | null {
  for (const form of forms[language]) {
    const { name, of, count, field, unit } = form.exec(text.trim())?.groups ?? {}
    if (!name) continue
    const step = unit ? (steps.find(([words]) => words.test(unit))?.[1] ?? 'days') : undefined
    return {
      name: name.trim(),
      ...(of && { of: of.trim() }),
      ...(count && { count: Number(count) }),
      ...(field && { field: field.trim() }),
      ...(step && { step }),
    }
  }
  return null
}
