// The fields that a wish lists, added: where what was learned does not tell that it asks for something else.
import type { Language } from '#shared/languages.ts'
import { isPlural } from '../../lexicon/inflect.ts'
import type { Note, ProjectModel } from '../../model.ts'
import { choicesLike } from '../alike-choices.ts'
import { addInTurn } from '../added-fields.ts'
import { readingsIn, resolveThing } from '../resolve.ts'
import type { Operation } from '../operations.ts'
import { likelyActs } from '../learned/hear.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import type { Reading } from '../reading.ts'
import type { ActName } from '../learned/acts.ts'
import { deeds } from '../told/deeds.ts'
import { itemsTold } from './items-told.ts'

/** From so likely on, the wish asks for fields. */
const addFrom = 0.3
/** From so likely on, it does whatever else its words may be read as. */
const surelyFrom = 0.5
/** From so likely on, it asks for something else. */
const elseFrom = 0.5
const surelyElse = 0.8
/** From so likely on, it asks for nothing. */
const nothingFrom = 0.85
/** What is said of fields that are there is said of new ones where none of them is there. */
const ofFields = new Set<ActName>([
  'add-field',
  'unit',
  'group',
  'currency',
  'set-choices',
  'add-choice',
  'none',
  'other',
  'average',
  'total',
])
/** A field is called something. */
const isCalled = /(?<!\p{L})(?:som heter|called|named)(?!\p{L})/iu
const isOfType = (act: ActName) => act.startsWith('type-')
const isOfFields = (act: ActName) => ofFields.has(act) || isOfType(act)

/** "Priority on the repairs (low, high)": what it is chosen from belongs to the field, and where it goes stands behind. */
const listBehind = (model: ProjectModel, text: string, language: Language): string =>
  text.replace(
    /(?<where>\s(?:on|for|to|of|på|till|för|hos)\s(?:the |each |every |all |alla |varje )*(?<list>\p{L}+)) ?(?<inside>\([^()]+\))(?=[.!]*$)/iu,
    (found, where: string, list: string, inside: string) => (resolveThing(model, list, language) ? ` ${inside}${where}` : found),
  )

/** Null where the text lists no new fields. `isPlainly`: a form of words reads something else in it. */
export function addItems(model: ProjectModel, text: string, language: Language, isPlainly: boolean): Reading | null {
  // a page for visitors has sections
  if (model.pages.some(({ kind }) => kind === 'landing')) return null
  const told = itemsTold(model, listBehind(model, text, language), language)
  if (told && !told.items.length)
    return {
      operations: [],
      notes: told.there.map(({ field }) => ({ kind: 'kept', text: changeSays.alreadyThere[language](field.label) })),
    }
  // "can you add biology?": one more choice beside those that are there
  const areTyped = told?.items.every(({ field, isTold }) => isTold && field.type !== 'text') ?? false
  const kin = areTyped ? null : choicesLike(model, text, language)
  const isTold = (name: string) =>
    told?.items.some((item) => item.isTold && item.field.label.toLowerCase() === name.toLowerCase())
  if (!told || (kin && !kin.names.every(isTold))) return null
  const likely = likelyActs(model, text, language)
  // none of them is there, so what sounds like another type for one adds it
  const areChosen = told.items.every(({ field }) => field.options)
  const asks = (act: ActName) => act === 'add-field' || isOfType(act) || (areChosen && act === 'set-choices')
  const add = [...likely].reduce((sum, [act, chance]) => (asks(act) ? sum + chance : sum), 0)
  const areTold = told.items.every(({ isTold }) => isTold)
  // "level: easy, hard": what is known as a field is no list of them
  const isChosen = told.items.some(({ field }) => {
    const kinds = field.options ? readingsIn(field.label, language).map(({ kind }) => kind) : []
    return kinds.length > 0 && kinds.every((kind) => kind === 'field')
  })
  const isLink = told.items.some(({ to }) => to)
  const isElse = [...likely].some(
    ([act, chance]) =>
      !isOfFields(act) &&
      !(act === 'add-row' && isCalled.test(text)) &&
      !(act === 'add-list' && isChosen) &&
      !(isLink && act === 'link') &&
      chance >= (areTold && told.isOpened ? surelyElse : elseFrom),
  )
  if (isElse || (likely.get('none') ?? 0) >= nothingFrom) return null
  // "we also need releases": several of them are a list
  const [only] = told.items
  const name = only!.field.label.toLowerCase()
  const isElsewhere = readingsIn(name, language).some(({ kind }) => kind !== 'field')
  if (!areTold && !told.isOwned && told.items.length === 1 && ((language === 'en' && isPlural(name)) || isElsewhere)) return null
  // "grape, region and vintage": a look alone, beside others the name of a field
  const areListed = told.isOpened && told.items.length > 1
  if (isPlainly && !((areTold || areListed) && add >= surelyFrom) && !(areTold && told.isOwned)) return null
  if (!areTold && add < addFrom && !told.isOpened) return null
  const added = addInTurn(
    model,
    told.host.id,
    told.items.map(({ field }) => field),
    language,
  )
  if (added.some(({ length }) => length !== 1)) return null
  const currency = told.items.findLast((item) => item.currency)?.currency
  const operations: Operation[] = added.flat()
  for (const { name, value } of told.counted) {
    const reading = deeds.counted(model, { field: name, value }, language)
    if (!reading) return null
    operations.push(...reading.operations)
  }
  if (currency && currency !== model.currency) operations.push({ op: 'setCurrency', currency })
  const there = told.there.map(({ field }): Note => ({ kind: 'unknown', text: changeSays.alreadyThere[language](field.label) }))
  return {
    operations,
    notes:
      told.isPlaced || model.things.length < 2
        ? there
        : [{ kind: 'assumed', text: changeSays.assumedHost[language](told.host.many) }, ...there],
  }
}
