// "Rating out of 100", "rate it from 1 to 10", 「評価を10段階に」: how far a score goes.
import type { Language } from '#shared/languages.ts'
import type { Field, FieldType, ProjectModel } from '../../model.ts'
import { isNumber } from '../../field-kinds.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { idOf, labelOf } from '../../understand/said.ts'
import { alreadySo, does, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import { bare, mainThing, resolveField } from '../resolve.ts'

const starsMax = 5

const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:(?:make|set|change|show|give|use|add|have)\s+)?(?:an?\s+|the\s+)?(?<name>[\p{L} -]+?)\s+(?:(?:should|must|to)\s+)?(?:be\s+|go\s+|run\s+|is\s+|goes\s+)?(?:a number\s+)?(?:out of|(?:from|between)?\s*[01]\s*(?:to|and|-|–|through)|on a scale (?:of|from)(?: [01] (?:to|-))?|up to)\s*(?<to>\d+)(?:\s+(?:points|stars))?(?:\s+instead of\s+.+)?$/iu,
    /^(?<name>rate|score)\s+(?:it|them|each \p{L}+|every \p{L}+|the \p{L}+)\s+(?:out of|(?:from|between)?\s*[01]\s*(?:to|and|-|–)|on a scale (?:of|from)(?: [01] (?:to|-))?)\s*(?<to>\d+)$/iu,
  ],
  sv: [
    /^(?:(?:gör|sätt|ändra|visa|ge|lägg till)\s+)?(?<name>[\p{L} -]+?)\s+(?:(?:ska|bör)\s+)?(?:vara\s+|gå\s+)?(?:av|(?:från|mellan)?\s*[01]\s*(?:till|och|-|–)|på en skala (?:från )?[01] (?:till|-))\s*(?<to>\d+)(?:\s+(?:poäng|stjärnor))?(?:\s+i ?stället för\s+.+)?$/iu,
  ],
  ja: [/^(?<name>[^をはが]+?)(?:を|は)(?<to>\d+)(?:段階|点満点)(?:評価)?(?:に|で).*$/],
}
const verbs: Record<string, string> = { rate: 'Rating', score: 'Score' }

/** Up to five are stars, more is a number; a field of that name that is not there yet is added. */
export function readScale(model: ProjectModel, clause: Clause, language: Language): Reading {
  for (const form of forms[language]) {
    const { name = '', to = '' } = form.exec(clause.text)?.groups ?? {}
    if (!name || Number(to) < 2) continue
    const type: FieldType = Number(to) <= starsMax ? 'rating' : 'int'
    const said = verbs[name.toLowerCase()] ?? bare(name)
    const place = resolveField(model, said, language, mainThing(model))
    if (place) {
      const { thing, field } = place
      if (field.type === type) return alreadySo(language)
      const canBe = isNumber(field) || field.type === 'text' || field.type === 'select'
      return canBe && !field.formula && field.id !== thing.titleField
        ? does({ op: 'retypeField', thing: thing.id, field: field.id, type })
        : nothing
    }
    const host = mainThing(model)
    if (!host || (clause.verb !== 'add' && !(name.toLowerCase() in verbs))) continue
    const field: Field = {
      id: freeId(idOf(said), new Set(host.fields.map(({ id }) => id)), 'score'),
      label: labelOf(said, language),
      type,
      why: 'edit',
    }
    return does({ op: 'addField', thing: host.id, field })
  }
  return nothing
}
