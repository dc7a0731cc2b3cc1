// "Each child should have a teacher. Make a list of teachers too", 園児に担任の先生をつけたい。先生のリストも作って: a list, and each row of another points to
// one of it.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { labelOf } from '../understand/said.ts'
import { linkTo, listCalled } from './new-lists.ts'
import { does, type Reading } from './reading.ts'
import { resolveThing } from './resolve.ts'

const forms: Record<Language, RegExp> = {
  en: /^(?:(?:please|also|i want|we want|i['’]d like)[,!]? )*(?:each|every|an?|the) (?<of>\p{L}+(?: \p{L}+)?) (?:should have|needs|must have|has|gets|to have) (?:an? |their |its |his |her )?(?<role>\p{L}+(?: \p{L}+)?)[.,;!]+ (?:and |so )?(?:please )?(?:also )?(?:make|add|create|i need|we need)(?: me)? (?:an? |the )?list (?:of|for|with) (?:the |all )?(?<list>\p{L}+(?: (?!too|as|also|please)\p{L}+)?)(?: (?:too|as well|also|please))*[.!]*$/iu,
  sv: /^(?:(?:snälla|också|jag vill att|vi vill att)[,!]? )*(?:varje|alla|ett|en) (?<of>\p{L}+) (?:ska ha|behöver|måste ha|har|får) (?:en |ett |sin |sitt )?(?<role>\p{L}+(?: \p{L}+)?)[.,;!]+ (?:och |så )?(?:gör|lägg till|skapa|vi behöver)(?: också| även)? (?:en )?lista (?:på|med|över) (?<list>\p{L}+)(?: (?:också|med|tack))*[.!]*$/iu,
  ja: /^(?<of>[^、。に]{1,10}?)に(?:は|も)?(?<role>[^、。を]{1,12}?)を(?:つけ|付け|入れ|持たせ|設定し|紐付け|紐づけ|割り当て|登録し)(?:たい(?:です|ので|から)?|て(?:ほしい|ください)?|られるように(?:したい|して)?)[、。]\s*(?<list>[^、。の]{1,10}?)の(?:リスト|一覧|名簿|ページ)(?:も|を)(?:作|追加|ほし|欲し|お願い|用意)[^。]*。?$/u,
}

export function listedAndLinked(model: ProjectModel, text: string, language: Language): Reading | null {
  const { of = '', role = '', list = '' } = forms[language].exec(text.trim())?.groups ?? {}
  const host = of ? resolveThing(model, of, language) : undefined
  if (!host || !role || !list) return null
  const there = resolveThing(model, list, language)
  const added = there ? null : listCalled(model, list, language)
  const link = linkTo(host, there ?? added!.thing)
  if (link.op !== 'addField' || there === host) return null
  const named = { ...link, field: { ...link.field, label: labelOf(role, language) } }
  return does(...(added ? [added] : []), named)
}
