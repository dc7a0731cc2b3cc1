// A new field and where it stands: "add grape after country", "lägg till druva mellan land och årgång", 国の後に品種を追加. Its place is told by
// fields that are there, and is no part of its name.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { addInTurn, fieldSaid } from '../added-fields.ts'
import { isNoun } from '../items/item.ts'
import { does, type Reading } from '../reading.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'

const forms: Record<Language, RegExp> = {
  en: /^(?:(?:please|also|can you|could you|i want|i['’]d like|we want|we need|i need) )*(?:to )?(?:add|put|insert|include|have)(?: in)? (?:an? |the )?(?:new )?(?:field |column )?(?:for |called )?(?<name>\p{L}[\p{L} -]{1,30}?)(?: field| column)?,? (?:right |directly |just |somewhere )?(?:(?<after>after|behind|between)|before|in front of) (?:the )?(?<one>\p{L}[\p{L} -]*?)(?: and (?:the )?(?<other>\p{L}[\p{L} -]*?))?[.!]*$/iu,
  sv: /^(?:(?:snälla|också|kan du|jag vill|vi vill|jag behöver|vi behöver) )*(?:lägga? (?:till|in)|sätta? in|ha|få|skjut in)(?: också| gärna)? (?:en |ett )?(?:ny |nytt )?(?:fält(?:et)? |kolumn(?:en)? )?(?:för |som heter )?(?<name>\p{L}[\p{L} -]{1,30}?),? (?:precis |direkt |strax |någonstans )?(?:(?<after>efter|bakom|mellan)|före|innan|framför) (?<one>\p{L}[\p{L} -]*?)(?: och (?<other>\p{L}[\p{L} -]*?))?[.!]*$/iu,
  ja: /^(?<one>[^、。をはが]{1,12}?)(?:と(?<other>[^、。をはが]{1,12}?))?の(?:(?<after>後ろ?|あと|次|間|あいだ)|前)に、?(?<name>[^、。をはが]{1,12}?)(?:の?(?:欄|項目|列))?を(?:追加|足|入れ|作|加え)[^。]*。?$/u,
}

/** Null where no field is added, or its place is told by something else than a field. */
export function placedField(model: ProjectModel, text: string, language: Language): Reading | null {
  const { name = '', one = '', other, after } = forms[language].exec(text.trim())?.groups ?? {}
  const at = one ? resolveField(model, one, language, mainThing(model)) : undefined
  if (!at || resolveOption(model, one, language) || !isNoun(name, language)) return null
  if (other && resolveField(model, other, language, at.thing)?.thing !== at.thing) return null
  if (resolveField(model, name, language, at.thing) || resolveThing(model, name, language)) return null
  const [added] = addInTurn(model, at.thing.id, [fieldSaid(bare(name), model, language)], language).flat()
  if (added?.op !== 'addField') return null
  const to = at.thing.fields.indexOf(at.field) + (after ? 1 : 0)
  return does(added, { op: 'moveField', thing: at.thing.id, field: added.field.id, to })
}
