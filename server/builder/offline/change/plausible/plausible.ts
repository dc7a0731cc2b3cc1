// The last look at what a wish came to: a name that is a piece of the sentence, a choice or a list that nobody asked for, a look told by the
// colour of some rows. What cannot have been meant goes, and is told as not understood; the rest stays. A wrong change is worse than none.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel } from '../../model.ts'
import { capitalised } from '../../understand/said.ts'
import { fieldSaid } from '../added-fields.ts'
import { fieldLike } from '../alike-choices.ts'
import { withOnly } from '../as-meant.ts'
import type { Change } from '../done.ts'
import type { Operation } from '../operations.ts'
import { addsToChoices, asksForBox, asksHowMany, doesElse, isOneMore, isReplaced } from './asks-else.ts'
import { isListMeant } from './lists-meant.ts'
import { isMoneyMeant, themeMeant } from './looks-meant.ts'
import { nameMeant } from './name-meant.ts'
import { namedKinds } from './named-kinds.ts'
import { isNameless, isUnfinished, isVerbAlone } from './nameless.ts'
import { isPageMeant } from './pages-meant.ts'
import { isProperName } from './proper-name.ts'
import { isActorOnly, isOfElse, isPlaceOnly } from './said-there.ts'
import { isOfQuestions } from './of-questions.ts'
import { retold } from './retold.ts'

type Added = Extract<Operation, { op: 'addField' }>

/** What is worked out, or points to a list, was told in words of its own. */
const isTold = ({ formula, target }: Field) => formula !== undefined || target !== undefined

/** "Bay 3 has reopened", beside bays 1 and 2: what is like the choices of a field is one of them, where no box is asked for. */
function choiceMeant(model: ProjectModel, { field }: Added, text: string, language: Language): Operation | null {
  if (field.type !== 'text' || field.concept !== undefined || field.target !== undefined || asksForBox(text)) return null
  const at = fieldLike(model, field.label, language)
  return at ? { op: 'addOption', thing: at.thing.id, field: at.field.id, option: field.label } : null
}

const isLabelIn = ({ things }: ProjectModel, thing: string, label: string): boolean =>
  things.some(({ id, fields }) => id === thing && fields.some((field) => field.label.toLowerCase() === label.toLowerCase()))
/** "Either rye, wheat or spelt" */
const either = /^(?:either|antingen) (?=\p{L})/iu

function fieldMeant(model: ProjectModel, operation: Added, text: string, language: Language): Operation | null {
  const { field } = operation
  if (field.formula !== undefined) return operation
  const choice = choiceMeant(model, operation, text, language)
  if (choice) return choice
  if (isOfElse(field.label, text, language) && nameMeant(field.label, text, language) === field.label) return null
  if (isTold(field)) return operation
  // "split by room, kitchen bathroom loft" tells what there is to choose from
  if ((doesElse(field.label, text, language) && !field.options) || isOneMore(field.label, language)) return null
  if (field.concept === undefined && (asksHowMany(text, language) || isReplaced(text, language))) return null
  if (isVerbAlone(field.label, text, language)) return null
  if (addsToChoices(text, language) && !field.options) return null
  if (field.concept === undefined && isProperName(field.label, text, language)) return null
  const meantLabel = nameMeant(field.label, text, language)
  const isTaken = meantLabel !== field.label && isLabelIn(model, operation.thing, meantLabel)
  const label = isTaken ? field.label : meantLabel
  if (isNameless(label, language, field.type)) return null
  const options = field.options?.map((option) => capitalised(nameMeant(option, text, language).replace(either, '')))
  if (options?.some((option) => isNoChoice(option, text, language))) return null
  if (label === field.label && options?.every((option, at) => option === field.options![at]) !== false) return operation
  const said = fieldSaid(label.toLowerCase(), model, language)
  const isPlain = field.type === 'text' && !['ref', 'refs', 'select', 'tags'].includes(said.type)
  return {
    ...operation,
    field: {
      ...field,
      label,
      ...(options && { options }),
      ...(isPlain && { type: said.type, ...(said.concept && { concept: said.concept }), ...(said.unit && { unit: said.unit }) }),
    },
  }
}

/** "Not free text", "400 on groceries", "Under zero", "Med nu". */
const sentence: Record<Language, RegExp> = {
  en: /^not (?:an? )?(?:free |plain )?(?:text|numbers?|field|list|dropdown)$|^get (?:told|asked|warned|an? )|\b(?:if|when) (?:i|we|they|he|she|you) |^\d+(?:[.,]\d+)? (?:on|for|from|to|per|in|at|a) |^(?:under|below|over|above) (?:zero|it|that|this|the)\b|^(?:it|that|this|them|those|these|one|ones)$/i,
  sv: /^(?:inte|ej) (?:fri ?text|text|siffror|fält|lista)$|^(?:med|från) (?:nu|och med)$|^(?:det|den|de|dem|dom|detta|ett)$|^\d+(?:[.,]\d+)? (?:på|för|från|till|per|i)(?: |$)|^(?:under|över) (?:noll|det|den)(?!\p{L})|^(?:om|när) (?:den|det|man|de) /iu,
  ja: /(?:を|は)[^、]*(?:する|して|たい)$/u,
}
const isNoChoice = (option: string, text: string, language: Language): boolean =>
  sentence[language].test(option) || isPlaceOnly(option, text, language)

const notEnough: Record<Language, RegExp> = {
  en: /\b(?:isn['’]t|is not|aren['’]t|are not|not) enough\b|\b(?:won['’]t|doesn['’]t) do\b/iu,
  sv: /(?<!\p{L})(?:räcker|duger|funkar) (?:det )?inte(?!\p{L})/iu,
  ja: /(?:では|じゃ|だけでは)(?:足り|不十分)/u,
}
/** "Only ever yes or no" is a tick, and no choice of the two words. */
const yesOrNo = /^(?:yes|no|ja|nej|はい|いいえ)$/iu
const isYesOrNo = (options: readonly string[] = []) => options.length === 2 && options.every((each) => yesOrNo.test(each))
const asTick = ({ op, thing, field }: Extract<Operation, { op: 'retypeField' }>): Operation => ({
  op,
  thing,
  field,
  type: 'bool',
})

const labelOf = ({ things }: ProjectModel, { thing, field }: { thing: string; field: string }): string =>
  things.find(({ id }) => id === thing)?.fields.find(({ id }) => id === field)?.label ?? ''

const isNumberOnly = /^[\d\s+()./:-]{3,}$/u
/** Some of them are to be seen. */
const toSee: Record<Language, RegExp> = {
  en: /\b(?:want|like|need) to (?:see|know)\b|^(?:show|tell) me (?:who|which)\b/iu,
  sv: /(?<!\p{L})(?:vill|behöver) (?:kunna )?(?:se|veta)(?!\p{L})|^visa (?:vem|vilka)(?!\p{L})/iu,
  ja: /(?:人|子|方|もの|やつ)(?:だけ)?(?:を|が)(?:見|知り|教え|表示)/u,
}

/** The operation as it may have been meant, or null. */
function meant(model: ProjectModel, operation: Operation, text: string, language: Language): Operation | null {
  switch (operation.op) {
    case 'addField':
      return fieldMeant(model, operation, text, language)
    case 'addOption':
      return isNoChoice(operation.option, text, language) ? null : operation
    case 'setName':
      return isUnfinished(operation.name) || isReplaced(text, language) ? null : operation
    case 'retypeField':
      if (isActorOnly(labelOf(model, operation), text, language)) return null
      // "yes or no is not enough for the condition": it is to be anything but that
      if (!operation.options && operation.type === 'bool' && notEnough[language].test(text)) return null
      if (operation.options?.some((option) => isNoChoice(option, text, language))) return null
      return operation.type === 'select' && isYesOrNo(operation.options) ? asTick(operation) : operation
    case 'setOptions':
      return operation.options?.some((option) => isNoChoice(option, text, language)) ? null : operation
    case 'addThing':
      return isListMeant(operation.thing, text, language) ? operation : null
    case 'addPage':
      return isPageMeant(model, operation.page, text, language) ? operation : null
    case 'setTheme': {
      const theme = themeMeant(model, operation.theme, text, language)
      return theme === operation.theme ? operation : theme && { ...operation, theme }
    }
    case 'setCurrency':
      return isMoneyMeant(text) ? operation : null
    // 「電話番号は0742-00-0000」 tells a number, and no other name for it
    case 'renameField':
      return isNumberOnly.test(operation.label) ? null : operation
    // 「月謝を払っていない人を見たい」 throws nobody out
    case 'clearRows':
      return toSee[language].test(text) ? null : operation
    default:
      return operation
  }
}

/** The lists that an operation speaks of. */
function listsOf(operation: Operation): (string | undefined)[] {
  if (operation.op === 'addPage') return [operation.page.thing, ...Object.values(operation.page.parts ?? {})]
  const target = operation.op === 'addField' ? operation.field.target : undefined
  return ['thing' in operation && typeof operation.thing === 'string' ? operation.thing : undefined, target]
}

/** What is told of something that went goes with it. */
const isGrounded = (operation: Operation, gone: readonly Operation[]): boolean =>
  !gone.some((each) => {
    if (each.op === 'addThing') return listsOf(operation).includes(each.thing.id)
    if (operation.op === 'setGroup' && each.op === 'addField' && operation.thing === each.thing)
      return operation.group === each.field.id
    if (!('field' in operation) || !('thing' in each) || operation.thing !== each.thing) return false
    const field = typeof operation.field === 'string' ? operation.field : operation.field.id
    if (each.op === 'addField') return field === each.field.id || field === each.field.stored
    return each.op === 'addOption' && field === each.field && 'option' in operation && operation.option === each.option
  })

/** `read` reads a text as a wish: what stands only in passing is left out, and the rest read again. */
export function plausible(
  model: ProjectModel,
  made: Change,
  text: string,
  language: Language,
  read: (model: ProjectModel, text: string) => Change,
): Change {
  if (!made.operations.length) return made
  const gone: Operation[] = []
  const lists = new Set(made.operations.flatMap((each) => (each.op === 'addThing' ? [each.thing.id] : [])))
  const kept = made.operations.flatMap((each) => {
    // "milk yields per cow": what the new list is of
    if (each.op === 'addField' && each.field.target !== undefined && lists.has(each.thing)) return each
    const left = isOfQuestions(model, each, text, language) ? null : meant(model, each, text, language)
    if (!left) gone.push(each)
    return left ?? []
  })
  const names = gone.filter((each) => each.op === 'addField' && isProperName(each.field.label, text, language))
  const grounded = !gone.length
    ? kept
    : kept.filter((each) => isGrounded(each, gone)).map((each) => namedKinds(each, names, language) ?? each)
  if (!gone.length && grounded.every((each, at) => each === made.operations[at])) return made
  const other = grounded.length ? null : retold(text, language)
  if (other) return read(model, other)
  return withOnly(model, made, { operations: grounded, left: gone }, text, language)
}
