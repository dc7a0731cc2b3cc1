// "Add an option urgent to priority", "a status with to read, reading and done": the choices of a field.
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../lexicon/lexicon.ts'
import type { ProjectModel, Thing } from '../model.ts'
import { freeId } from '../understand/plan/plan-things.ts'
import { capitalised, optionsIn } from '../understand/said.ts'
import type { Reading } from './change.ts'
import type { Clause } from './clauses.ts'
import type { Operation } from './operations.ts'
import { bare, mainThing, readingsIn, resolveField } from './resolve.ts'

/** "an option urgent to priority", "'Urgent' to the status", "a status called waiting" */
export function readOption(
  model: ProjectModel,
  what: string,
  where: string | undefined,
  target: Thing | undefined,
  language: Language,
): Operation | null {
  const named =
    /^(?:an?\s+|ett\s+|en\s+)?(?:new\s+|nytt\s+|ny\s+)?(option|status|stage|column|category|priority|value|alternativ|status|steg|kolumn|kategori|選択肢)?\s*(?:called|named|som heter|kallad)?\s*["“”'「]?([^"“”'」]+?)["“”'」]?(?:\s+(?:after|between|efter)\s+["“']?(.+?)["”']?)?$/i.exec(
      what.trim(),
    )
  const hasMark =
    /\b(?:option|column|stage|called|named|alternativ|kolumn|som heter|status|category)\b|選択肢/i.test(what) ||
    /["“”'「]/.test(what)
  const fieldAt = where ? resolveField(model, where, language, target) : undefined
  const holder = fieldAt?.field.type === 'select' && !target ? fieldAt : undefined
  if (!named || !(holder || (hasMark && /called|named|som heter|["“「]|after|efter/i.test(what)))) return null
  const kind = named[1] ? resolveField(model, named[1], language, target) : undefined
  const first = target ?? mainThing(model)
  const board =
    first?.fields.find((field) => field.type === 'select' && /status|stage/.test(field.concept ?? field.id)) ??
    first?.fields.find((field) => field.type === 'select')
  const at = holder ?? (kind?.field.type === 'select' ? kind : first && board && { thing: first, field: board })
  const text = bare(named[2] ?? '')
  if (!at || !text) return null
  const option = capitalised(text)
  if (at.field.options!.some((each) => each.toLowerCase() === option.toLowerCase())) return null
  const after =
    named[3] &&
    at.field.options!.find((each) =>
      each.toLowerCase().includes(
        bare(named[3]!)
          .split(/\s+(?:and|och)\s+/)[0]!
          .toLowerCase(),
      ),
    )
  return { op: 'addOption', thing: at.thing.id, field: at.field.id, option, ...(after && { after }) }
}

/** "a status with to read, reading and done": the choices of a field, in the words of the person. */
export function readChoices(model: ProjectModel, what: string, target: Thing | undefined, language: Language): Operation | null {
  const found =
    language === 'ja'
      ? /^()(.+)の(.+?)$/.exec(what)
      : /^(.+?)\s+(?:field\s+)?(?:with|of|being|med|som är)\s+(?:the\s+)?(?:options?\s+|alternativen\s+)?(.+)$/i.exec(what)
  if (!found) return null
  const [name, list] = language === 'ja' ? [found[3]!, found[2]!] : [found[1]!, found[2]!]
  const options = optionsIn(list)
  const concept = readingsIn(name, language).find((reading) => reading.kind === 'field')
  const known = concept && knownFields.get(concept.id)
  const thing = target ?? mainThing(model)
  if (known?.type !== 'select' || !thing || !options.length) return null
  const there = thing.fields.find((field) => field.type === 'select' && field.concept === known.id)
  if (there) return { op: 'setOptions', thing: thing.id, field: there.id, options }
  const id = freeId(known.id, new Set(thing.fields.map((field) => field.id)), 'field')
  const label = capitalised(known.label[model.language])
  return { op: 'addField', thing: thing.id, field: { id, label, type: 'select', concept: known.id, options, why: 'edit' } }
}

const anewForms: Record<Language, RegExp> = {
  en: /^(?:(?:change|make|set|let)\s+)?(?:the\s+)?(?:options? (?:of|for)\s+|choices (?:of|for)\s+)?(.+?)\s+(?:(?:should|can|must|may) (?:only )?be|to be|to|into|be)\s+(?:either\s+|one of\s+)?(.+(?:,|\s(?:and|or)\s).+)$/i,
  sv: /^(?:(?:ändra|gör|byt|sätt|låt)\s+)?(?:alternativen (?:för|på|i)\s+)?(.+?)\s+(?:ska(?:ll)?(?: kunna)? vara|kan vara|till|vara)\s+(?:antingen\s+)?(.+(?:,|\s(?:och|eller)\s).+)$/i,
  ja: /^(.+?)(?:の選択肢)?(?:を|は)((?:[「『][^」』]+[」』][、とか・/\s]*){2,}|[^をに]+[、・/][^をに]+?)(?:の?[\d０-９二三四五](?:つ|種類|択|段階))?(?:に|から|で|だけ|$)/,
}

/** "Change status to open, doing, done": other choices of a field that has some. */
export function readChoicesAnew(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = anewForms[language].exec(clause.text)
  const place = found ? resolveField(model, found[1]!, language, mainThing(model)) : undefined
  const list =
    language === 'ja' ? found?.[2]?.replace(/[」』][、とか・/\s]*(?=[「『])/g, '、').replace(/[「『」』]/g, '') : found?.[2]
  const options = optionsIn(list ?? '')
  if (place?.field.type !== 'select' || options.length < 2) return { operations: [], notes: [] }
  return { operations: [{ op: 'setOptions', thing: place.thing.id, field: place.field.id, options }], notes: [] }
}
