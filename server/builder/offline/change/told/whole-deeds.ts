// What a wish that is told as a whole can come to: a field that holds what is said of it, a record, another name for the project.
import type { Language } from '#shared/languages.ts'
import { projectLimits } from '#shared/projects.ts'
import type { ProjectModel } from '../../model.ts'
import { swedishIndefinite } from '../../lexicon/inflect.ts'
import type { SaidField } from '../../understand/intent.ts'
import { capitalised, idOf, labelOf } from '../../understand/said.ts'
import { typeNamed } from '../../lexicon/type-words.ts'
import { unitOf } from '../../understand/units.ts'
import { addInTurn, fieldSaid } from '../added-fields.ts'
import { isNoun } from '../items/item.ts'
import type { Operation } from '../operations.ts'
import { does } from '../reading.ts'
import { bare, mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { namesIn } from '../said-parts.ts'
import { choose, optionNames } from './choice-deeds.ts'
import { type Deed, isSentence, nameCharsMax } from './deed.ts'
import { ofFields } from './field-deeds.ts'
import { counted, group, sum } from './model-deeds.ts'

const generalNames =
  /^(?:新しい)?(?:欄|項目|列|枠|場所|ところ|とこ|入力欄|記入欄|こと|もの|それ|これ|ここ|そこ|どこか?|みんな|誰か?|何か?|いつ|一件|どっち|どちら|どれ|両方|二つ|全部|文字|文章|言葉|数字|数値|数|日付|日にち|金額|お金|額|値段|チェック|印|選択肢|候補|中身|画面|一覧|最初|最後|今|全体|アプリ|このアプリ|名前)$/u
const unfinished = /(?:て|ので|から|けど|も)$/u
/** What can be called so: a noun, or what the lexicon knows as a field, whatever its words. */
const canBeField = (name: string, language: Language) => {
  const kinds = readingsIn(name, language).map(({ kind }) => kind)
  const isKnown = kinds.length > 0 && kinds.every((kind) => kind === 'field')
  return (
    name !== '' &&
    name.length <= nameCharsMax &&
    !generalNames.test(name) &&
    (isKnown || (isNoun(name, language) && !unfinished.test(name)))
  )
}

const isFile = /^(?:fil|filer|dokument|pdf|pdf:er|bilagor)$/iu
/** "Bifoga ett arbetsblad som fil": where it lies; a picture is shown itself. */
export const attach: Deed = (model, { field = '', other = '' }, language) => {
  const host = resolveThing(model, other, language) ?? mainThing(model)
  if (!host || isSentence(field, language)) return null
  const name = isFile.test(field) ? 'bilaga' : swedishIndefinite(bare(field))
  const known = fieldSaid(name, model, language)
  if (known.type === 'longtext') return null
  const said: SaidField = known.type === 'image' ? known : { id: idOf(name), label: labelOf(name, language), type: 'url' }
  const operations = addInTurn(model, host.id, [said], language).flat()
  return operations.length ? does(...operations) : null
}

/** "Gruppera efter bygge med summa på timmarna" */
export const groupSum: Deed = (model, { field, other }, language) => {
  const [grouped, summed] = [group(model, { field }, language), sum(model, { field: other ?? '' }, language)]
  if (!grouped || !summed) return null
  const operations = [...grouped.operations, ...summed.operations]
  return operations.length ? does(...operations) : grouped
}

/** "Replikantal bort, kostym in" */
export const swap: Deed = (model, { fields = '', option = '' }, language) => {
  const gone = ofFields.dropAll(model, { fields }, language)
  const [first] = gone?.operations ?? []
  if (!gone || first?.op !== 'removeField' || isSentence(option, language)) return null
  const added = addInTurn(model, first.thing, [fieldSaid(bare(option), model, language)], language).flat()
  return added.length ? does(...gone.operations, ...added) : null
}

const isThere = (model: ProjectModel, name: string, language: Language) => {
  const host = mainThing(model)
  return resolveField(model, name, language, host)?.thing === host
}

/** A new field that holds what is said, in a unit or not; `field` is there already where others have to do with it. */
export const holds: Deed = (model, { field = '', type = '', value, other }, language) => {
  const host = other ? resolveThing(model, other, language) : mainThing(model)
  const named = typeNamed(type)
  const name = bare(field)
  if (!host || !named || !canBeField(name, language)) return null
  if (isThere(model, name, language) || resolveThing(model, name, language)) return null
  const unit = value && unitOf(bare(value), language)
  if (value && !unit) return null
  if (unit) return counted(model, { field: name, value }, language)
  const { options: _options, concept, unit: own, ...said } = fieldSaid(name, model, language)
  const isSame = said.type === named.type || (named.type === 'number' && said.type === 'int')
  const held = isSame ? { ...(concept && { concept }), ...(own && { unit: own }) } : { type: named.type }
  const [added = []] = addInTurn(model, host.id, [{ ...said, label: labelOf(name, language), ...held }], language)
  return added.length === 1 ? does(...added) : null
}

/** What it is chosen from, whether it is there or not. */
export const chosenOf: Deed = (model, parts, language) => {
  const name = bare(parts.field ?? '')
  return canBeField(name, language) || isThere(model, name, language) ? choose(model, { ...parts, field: name }, language) : null
}

/** A record of the main list, called `value`, with one of the choices it has. */
export const record: Deed = (model, { value = '', option = '', field, other }, language) => {
  const thing = mainThing(model)
  const title = thing?.fields.find(({ id }) => id === thing.titleField)
  const at = thing && resolveOption({ ...model, things: [thing] }, option, language)
  const name = bare(value)
  if (!thing || !at || title?.type !== 'text' || !name || name.length > nameCharsMax) return null
  if (field && resolveField(model, field, language, thing)?.field !== at.field) return null
  if (other && resolveField(model, other, language, thing)?.field !== title) return null
  if (resolveField(model, name, language, thing) || resolveOption(model, name, language)) return null
  return does({ op: 'addRow', thing: thing.id, row: { [title.id]: capitalised(name), [at.field.id]: at.option } })
}

/** Another name for the project. */
export const projectCalled: Deed = (model, { value = '' }) => {
  const name = bare(value)
  return name && name !== model.name && name.length <= nameCharsMax
    ? does({ op: 'setName', name: name.slice(0, projectLimits.nameMaxChars) })
    : null
}

/** Several choices more of a field that is named. */
export const offerAll: Deed = (model, { field, options = '' }, language) => {
  const thing = mainThing(model)
  const at = thing && field ? resolveField({ ...model, things: [thing] }, field, language, thing) : undefined
  if (!at?.field.options?.length) return null
  const names = optionNames(options, language).filter((name) => !at.field.options!.includes(name))
  if (!names.length || names.some((name) => !isNoun(name, language) || resolveField(model, name, language))) return null
  return does(
    ...names.map((name) => ({ op: 'addOption' as const, thing: at.thing.id, field: at.field.id, option: capitalised(name) })),
  )
}

/** What was chosen from is written as one likes. */
export const unchoose: Deed = (model, { field = '' }, language) => {
  const at = resolveField(model, field, language, mainThing(model))
  return at?.field.type === 'select' ? does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'text' }) : null
}

/** A board with what each row is in. */
export const boardBy: Deed = (model, { field = '' }, language) => {
  const at = resolveField(model, field, language, mainThing(model))
  if (!at || at.field.type !== 'select') return null
  const { thing } = at
  return does(
    ...(thing.views.includes('board') ? [] : [{ op: 'addView' as const, thing: thing.id, view: 'board' as const }]),
    ...(thing.group === at.field.id ? [] : [{ op: 'setGroup' as const, thing: thing.id, group: at.field.id }]),
  )
}

/** "All fields but the laundry room have to be filled in" */
export const requireBut: Deed = (model, { other = '' }, language) => {
  const thing = mainThing(model)
  const left = namesIn(other).map((name) => resolveField(model, name, language, thing)?.field)
  if (!thing || !left.length || left.some((field) => !field || !thing.fields.includes(field))) return null
  const operations = thing.fields.flatMap((field): Operation[] => {
    const required = !left.includes(field)
    const isOpen = field.formula !== undefined || field.type === 'bool' || (!required && field.id === thing.titleField)
    return isOpen || (field.required ?? false) === required
      ? []
      : [{ op: 'requireField', thing: thing.id, field: field.id, required }]
  })
  return operations.length ? does(...operations) : null
}

/** Those that have not paid: a tick that is off. */
export const unticked: Deed = (model, { field = '' }, language) => {
  const thing = mainThing(model)
  const at = resolveField(model, field, language, thing)
  const tick =
    thing?.fields.find(({ type, label }) => type === 'bool' && label.toLowerCase().includes(bare(field).toLowerCase())) ??
    (at?.thing === thing && at?.field.type === 'bool' ? at.field : undefined)
  return thing && tick && field
    ? does({ op: 'addWarning', thing: thing.id, warning: { field: tick.id, when: 'is', than: false } })
    : null
}
