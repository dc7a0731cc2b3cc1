// "Total＝quantity × price", 利益＝売値－仕入れ値－送料, "vinst = avgift - kostnad": a wish that is an equation, in whatever signs. Of what is not there, the
// answer says so: a name on either side is no field to add.
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../field-kinds.ts'
import type { ProjectModel } from '../model.ts'
import { changeSays } from '../reply/change-phrases.ts'
import { rateSays } from '../reply/rate-phrases.ts'
import { type Reading, tells } from './reading.ts'
import { readFormula } from './readers/read-formula.ts'
import { mainThing, resolveField } from './resolve.ts'

const equation: Record<Language, RegExp> = {
  en: /^(?:(?:please|also|and|add|show|calculate|compute|work out|set|make|a field|column|called|the|an?)[,:]? )*(?<name>[^=＝:"“]{2,40}?)\s*[=＝]\s*(?<terms>[^=＝]+?)[.!]*$/iu,
  sv: /^(?:(?:snälla|och|också|lägg till|visa|räkna ut|beräkna|sätt|ett fält|en kolumn|som heter|en|ett)[,:]? )*(?<name>[^=＝:"”]{2,40}?)\s*[=＝]\s*(?<terms>[^=＝]+?)[.!]*$/iu,
  ja: /^(?<name>[^=＝：、。「」]{1,20}?)(?:は|を)?\s*[=＝]\s*(?<terms>[^=＝。]+?)(?:で(?:自動)?(?:計算|算出|お願い)[^。]*|として[^。]*|に(?:して|なるように)[^。]*|です)?[。！!]*$/u,
}
const signs: readonly (readonly [RegExp, string])[] = [
  [/\s*[×✕＊*ｘ]\s*|(?<=[\s\p{Script=Han}])x(?=[\s\p{Script=Han}])/gu, ' × '],
  [/\s*[÷／]\s*|(?<=[\p{L}\d])\s*\/\s*(?=[\p{L}\d])/gu, ' ÷ '],
  [/\s*[＋+]\s*/gu, ' + '],
  [/\s*[－−–]\s*|\s+-\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}])[-ー](?=[\p{Script=Han}\p{Script=Hiragana}])/gu, ' − '],
]

export function equationSaid(model: ProjectModel, text: string, language: Language): Reading | null {
  const { name, terms } = equation[language].exec(text.trim())?.groups ?? {}
  if (!name || !terms) return null
  const folded = terms.replaceAll(/[０-９％．]/gu, (sign) => sign.normalize('NFKC'))
  const spaced = signs.reduce((left, [form, sign]) => left.replace(form, sign), folded).trim()
  const operands = spaced.split(/ [×÷+−] /u).map((each) => each.trim())
  if (operands.length < 2 || operands.some((each) => !each)) return null
  const plain = { text: `${name.trim()} = ${spaced}` } as Parameters<typeof readFormula>[1]
  const reading = readFormula(model, plain, language)
  if (reading.operations.some(({ op }) => op === 'addField' || op === 'setFormula')) return reading
  const main = mainThing(model)
  const missing = operands.filter((each) => /\p{L}/u.test(each) && !resolveField(model, each, language, main))
  if (missing.length) return tells(changeSays.notFound[language](missing[0]!))
  const places = operands.flatMap((each) => resolveField(model, each, language, main) ?? [])
  const noNumber = places.find(({ field }) => !isNumber(field))
  return noNumber ? tells(rateSays.noNumber[language](noNumber.field.label)) : null
}
