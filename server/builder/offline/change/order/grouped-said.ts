// "Show the jobs grouped by electrician", "visa jobben grupperade per elektriker": a list in groups, and no figure of it.
import type { Language } from '#shared/languages.ts'
import { canGroup } from '../../field-kinds.ts'
import type { ProjectModel } from '../../model.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import { resolveField, resolveThing } from '../resolve.ts'

const forms: Record<Language, RegExp> = {
  en: /^(?:please |can (?:you|we) |could (?:you|we) )?(?:show|list|display|see|have) (?:the |all |my |our )*(?<list>\p{L}[\p{L} -]{1,30}?) (?:grouped|bundled|divided|split up|split) (?:by|per|into) (?<by>\p{L}[\p{L} ]{1,24})$/iu,
  sv: /^(?:kan (?:du|vi) )?(?:visa|lista|se|ha) (?:alla |våra )?(?<list>\p{L}[\p{L} -]{1,30}?) (?:grupperade?|uppdelade?|indelade?) (?:efter|per|på|i) (?<by>\p{L}[\p{L} ]{1,24})$/iu,
  ja: /^(?<list>[^、。をは]{1,12}?)[をは](?<by>[^、。をは]{1,10}?)(?:ごと|別|毎)に(?:グループ|まとめ|分け)[^、。]*$/u,
}

export function groupedSaid(model: ProjectModel, said: string, language: Language): Reading | null {
  const { list = '', by = '' } = forms[language].exec(said.trim().replace(/[.!?。！？]+$/u, ''))?.groups ?? {}
  const thing = list ? resolveThing(model, list, language) : undefined
  const place = thing && resolveField(model, by, language, thing)
  if (!thing || place?.thing !== thing || !canGroup(place.field) || place.field.id === thing.titleField) return null
  return thing.group === place.field.id ? alreadySo(language) : does({ op: 'setGroup', thing: thing.id, group: place.field.id })
}
