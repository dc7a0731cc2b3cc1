// "Döp om Felanmälan till Fel & önskemål", "byt Textil mot Kläder & textil", "rename Requests to Faults & wishes": a name with "&" is one name, written as it
// was told and bent in no way.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { does, type Reading } from '../reading.ts'
import { bare, resolveOption, resolveThing } from '../resolve.ts'

const now = String.raw`["“”'‘]?(?<now>\p{L}[\p{L}\d .'’-]{0,24} ?& ?\p{L}[\p{L}\d .'’-]{0,24}?)["”’]?[.!]*$`
const was = String.raw`["“”'‘]?(?<was>[\p{L}\d][\p{L}\d '’-]{0,30}?)["”’]?`
const forms: Partial<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`^(?:(?:please|also|and|can you|could you) )*(?:rename|change|call|swap|replace) (?:the )?${was}(?: list| page| category| option| type)? (?:to|into|with|for|by) ${now}`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`^(?:(?:snälla|också|och|kan du) )*(?:döp om|byt namn på|ändra namnet på|byt ut|byt|ändra|kalla|ersätt) (?:kategorin |listan |typen |valet )?${was} (?:till|mot|med|för) ${now}`,
    'iu',
  ),
}

/** Null where no name with "&" is given. */
export function namedWithAnd(model: ProjectModel, text: string, language: Language): Reading | null {
  const found = forms[language]?.exec(text.trim())?.groups
  const [before, name] = [bare(found?.['was'] ?? ''), found?.['now']?.trim()]
  if (!before || !name) return null
  const thing = resolveThing(model, before, language)
  if (thing) return does({ op: 'renameThing', thing: thing.id, one: name, many: name })
  const at = resolveOption(model, before, language)
  return at ? does({ op: 'renameOption', thing: at.thing.id, field: at.field.id, option: at.option, label: name }) : null
}
