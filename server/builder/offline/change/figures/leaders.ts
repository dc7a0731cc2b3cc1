// "Top 5 customers by revenue", "topp 10 produkter efter försäljning": those with the most of it. Where each keeps the number itself, the list begins
// with the highest; where rows of another list point to them, a figure adds it up.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { does, type Reading } from '../reading.ts'
import { resolveThing } from '../resolve.ts'
import { numberFor } from '../said-parts.ts'
import { figureFor } from '../sight/read-figure.ts'

const forms: Record<Language, RegExp> = {
  en: /^(?:(?:please |also )?(?:show|list|see|add|i (?:want|need)|give)(?: me| us)? )?(?:an? |the |our |my )?(?:list of (?:the )?)?top (?:\d+ |three |five |ten )?(?<of>\p{L}+) by (?:the )?(?:total |highest )?(?<by>\p{L}+(?: \p{L}+)?)$/iu,
  sv: /^(?:(?:visa|lista|se|lägg till|jag vill (?:se|ha)) )?(?:en |de |våra |mina )?(?:lista (?:på|över) )?topp ?(?:\d+ |tre |fem |tio )?(?<of>\p{L}+) (?:efter|på|i) (?<by>\p{L}+)$/iu,
  ja: /^(?<by>[^、。の]{2,8})の?(?:多い|高い)(?:順の)?(?<of>[^、。の]{1,8}?)(?:の)?(?:トップ|上位)\d*(?:を|が)?(?:表示|出|見|知り)?\p{Script=Hiragana}*$/u,
}

export function leaders(model: ProjectModel, text: string, language: Language): Reading | null {
  const { of, by } = forms[language].exec(text.trim().replace(/[.!?。！]+$/u, ''))?.groups ?? {}
  const list = of ? resolveThing(model, of, language) : undefined
  if (!list || !by) return null
  const own = numberFor({ ...model, things: [list] }, by, language, list)
  if (own) return does({ op: 'setOrder', thing: list.id, by: own.field.id, descending: true })
  const made = figureFor(model, { kind: 'sum', what: by, groups: [list.many], isTold: true, isDrawn: false }, language)
  return made.operations.length ? made : null
}
