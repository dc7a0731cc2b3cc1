// "A price per walk", "pris per promenad", 「予約ごとの料金」: what each row of a list has, and no field called Walk beside it.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { changeSays } from '../reply/change-phrases.ts'
import { fieldSaid } from './added-fields.ts'
import { freeId } from '../understand/plan/plan-things.ts'
import { labelOf } from '../understand/said.ts'
import { does, type Reading, tells } from './reading.ts'
import { resolveField, resolveThing } from './resolve.ts'

const forms: Record<Language, RegExp> = {
  en: /^(?:(?:please |can you |could you |i (?:want|need) |we (?:want|need) )?(?:add|have|put in|include)? ?(?:to have )?)(?:an? |the )?(?<what>(?:hourly |daily |weekly |monthly |yearly |base |standard )?(?:price|cost|fee|rate|charge|tip|discount|wage|budget))s? (?:per|for each|for every) (?<list>\p{L}{3,24})$/iu,
  sv: /^(?:(?:kan du |jag vill |vi vill |snälla )?(?:lägga? till|ha|ha med)? ?)(?:ett |en )?(?<what>(?:tim|dags|månads|års)?(?:pris|kostnad|avgift|lön|budget)|dricks|rabatt|ersättning) (?:per|för varje|på varje) (?<list>\p{L}{3,24})$/iu,
  ja: /^(?<list>[^、。のを]{2,10})(?:ごと|毎)の(?<what>料金|価格|値段|費用|金額|割引|時給|単価|予算)(?:も|を)?(?:追加|入れ|つけ|付け|記録|書)[^、。]*$/u,
}

export function pricePerList(model: ProjectModel, said: string, language: Language): Reading | null {
  const { what = '', list = '' } = forms[language].exec(said.trim().replace(/[.!?。！？]+$/u, ''))?.groups ?? {}
  const host = list ? resolveThing(model, list, language) : undefined
  if (!host) return null
  const there = resolveField({ ...model, things: [host] }, what, language, host)
  if (there) return tells(changeSays.alreadyThere[language](there.field.label))
  const { id, thing: _thing, ...field } = fieldSaid(what, model, language)
  return does({
    op: 'addField',
    thing: host.id,
    field: {
      ...field,
      id: freeId(id, new Set(host.fields.map((each) => each.id)), 'field'),
      label: labelOf(field.label, language),
      type: 'money',
      why: 'edit',
    },
  })
}
