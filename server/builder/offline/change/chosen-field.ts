// "A field for the mechanic who does it, either Sam, Priya or Oleg", "ett fält för vem som lämnade ut det, antingen Kalle, Mia eller Jonas",
// 担当の整備士を選べるように。サム、田中、鈴木の誰か: one new field, and behind it all that it may be.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { freeId } from '../understand/plan/plan-things.ts'
import { capitalised, labelOf } from '../understand/said.ts'
import { fieldSaid } from './added-fields.ts'
import { does, type Reading } from './reading.ts'
import { mainThing, resolveField, resolveThing } from './resolve.ts'

const forms: Record<Language, RegExp> = {
  en: /^(?:(?:please|also|and|can (?:we|you)|could (?:we|you)|i(?:['’]d like| want| need)|we(?:['’]d like| want| need)|add|have|put in|make)[,!]? )*(?:an? |the )?(?:new )?(?:field|column|drop-?down|choice)(?: (?:for|with|called|named))? (?:the |an? )?(?<what>\p{L}[\p{L} -]{1,30}?)(?: (?:who|that|which) [\p{L} ]{2,24}?)?(?: (?:to|on|for) (?:each|every|the) (?<list>\p{L}+))?(?:,|:| [-–]| which is| that is)? ?(?:either|one of|it['’]?s either|choose between|with the choices|can be) (?<options>[^.;:]+?(?:,| or )[^.;:]+?)[.!]*$/iu,
  sv: /^(?:(?:snälla|också|kan (?:vi|du)|(?:jag|vi) (?:vill|skulle vilja|behöver)(?: också)?(?: ha)?|lägg till|ha|gör)[,!]? )*(?:ett (?:nytt )?fält|en (?:ny )?kolumn|en (?:ny )?rullista)(?: (?:för|med|som heter))? (?<what>\p{L}[\p{L} -]{1,36}?)(?: (?:på|till|för) (?:varje|alla) (?<list>\p{L}+))?(?:,|:| [-–])? ?(?:antingen|någon av|en av|det är antingen|välj mellan|kan vara) (?<options>[^.;:]+?(?:,| eller )[^.;:]+?)[.!]*$/iu,
  ja: /^(?:(?<list>[^、。]{1,10}?)(?:ごとに|に)、?)?(?<what>[^、。をはにも]{1,14}?)(?:を|は|も)選べるように(?:して(?:ほしい|欲しい|ください)?|したい|なると)?(?:です)?[、。:：]\s*(?<options>[^。]+?)の(?:誰か|だれか|どれか|いずれか|中から|うち[^、。]*)(?:から|で|です)?。?$/u,
}
const between: Record<Language, RegExp> = {
  en: /\s*,\s*(?:or )?|\s+or\s+/iu,
  sv: /\s*,\s*(?:eller )?|\s+eller\s+/iu,
  ja: /[、・]|か(?=[^、・]{2})/u,
}
const [optionsMin, optionsMax, optionCharsMax] = [2, 20, 30]

export function chosenField(model: ProjectModel, text: string, language: Language): Reading | null {
  const { what = '', list, options: said = '' } = forms[language].exec(text.trim())?.groups ?? {}
  const host = (list && resolveThing(model, list, language)) || mainThing(model)
  const options = said
    .split(between[language])
    .map((each) => each.trim())
    .filter(Boolean)
  const areOptions =
    options.length >= optionsMin && options.length <= optionsMax && options.every((each) => each.length <= optionCharsMax)
  if (!what || !host || !areOptions || resolveField({ ...model, things: [host] }, what, language, host)) return null
  const { id, concept: _concept, unit: _unit, ...field } = fieldSaid(what.trim(), model, language)
  return does({
    op: 'addField',
    thing: host.id,
    field: {
      id: freeId(id, new Set(host.fields.map((each) => each.id)), 'field'),
      label: labelOf(field.label, language),
      type: 'select',
      options: options.map((each) => (language === 'ja' ? each : capitalised(each))),
      why: 'edit',
    },
  })
}
