// "Add purchase date and current value", "insured (yes/no) and expiry date please": several new fields in a row, read as a first prompt
// tells them, with what each holds.
import type { Language } from '#shared/languages.ts'
import { isStopWord } from '../../lexicon/function-words.ts'
import { phraseKey } from '../../lexicon/lexicon.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import type { SaidField } from '../../understand/intent.ts'
import { marksIn } from '../../understand/learned/hear-marks.ts'
import { readBySigns } from '../../understand/read-intent.ts'
import { addInTurn, fieldSaid } from '../added-fields.ts'
import type { Operation } from '../operations.ts'
import { isColourWord } from '../readers/read-colour.ts'
import { mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { isTelling } from '../told/deed.ts'
import { isName } from './doing.ts'
import { hearAs, likelyActs } from './hear.ts'

/** From so likely on, the wish asks for fields. */
const addFrom = 0.5
/** From so likely on, a word names a field; two of which one is less likely are none. */
const namesFrom = 0.4
const surely = 0.8
const fieldsMin = 2
const charsMax = 200

const holds = (one: string, other: string) => phraseKey(one).includes(phraseKey(other))

/** Null unless there are several, and all of them are new. */
export function fieldsTold(model: ProjectModel, text: string, language: Language): Operation[] | null {
  // a page for visitors has sections
  if (model.pages.some(({ kind }) => kind === 'landing')) return null
  if (text.length > charsMax || (likelyActs(model, text, language).get('add-field') ?? 0) < addFrom) return null
  const intent = readBySigns(text, language)
  const spans = hearAs(model, text, 'add-field', language)
  // what one of them is chosen from is none
  if (spans.option) return null
  const told = marksIn(intent).filter(({ name, likely }) => name === 'field' && likely >= namesFrom)
  if (Math.max(told.filter(({ likely }) => likely >= surely).length, spans.name?.length ?? 0) < fieldsMin) return null
  const marked = told.map(({ from, to }) => text.slice(from, to))
  const read = [...intent.loose, ...intent.things.flatMap(({ fields }) => fields)]
  const heard = (spans.name ?? []).filter((name) => !/[()（）]|^(?:yes|ja)\b/iu.test(name))
  // "fee per lesson" is one, whatever its words mean alone
  const whole = heard.filter((name) => !marked.some((each) => holds(each, name) || holds(name, each)))
  const labels = [...marked, ...whole]
  const parts = read.filter(({ label }) => !labels.some((each) => holds(each, label) || holds(label, each)))
  const fields: SaidField[] = [
    ...labels.map(
      (label) => read.find((each) => phraseKey(each.label) === phraseKey(label)) ?? fieldSaid(label, model, language),
    ),
    ...parts,
  ]
  const host = (spans.list ?? []).map((name) => resolveThing(model, name, language)).find(Boolean) ?? mainThing(model)
  if (!host || fields.length < fieldsMin || fields.some((field) => !isNew(model, host, field, language))) return null
  const added = addInTurn(model, host.id, fields, language)
  return added.every(({ length }) => length === 1) ? added.flat() : null
}

const isNew = (model: ProjectModel, host: Thing, { label }: SaidField, language: Language) =>
  isName(label) &&
  !isStopWord(label) &&
  !isTelling(label, language) &&
  !isColourWord(label, language) &&
  resolveField({ ...model, things: [host] }, label, language, host)?.thing !== host &&
  !resolveThing(model, label, language) &&
  !resolveOption(model, label, language)
