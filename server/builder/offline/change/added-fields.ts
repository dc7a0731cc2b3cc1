// The fields that a wish adds: by name, by a type that is said, as a number of something; what the lexicon knows of them.
import type { Language } from '#shared/languages.ts'
import { knownFields, optionLabel } from '../lexicon/lexicon.ts'
import type { Field, FieldType, Note, ProjectModel, Thing } from '../model.ts'
import { changeSays } from '../reply/change-phrases.ts'
import { inferType } from '../understand/infer-type.ts'
import type { SaidField, SaidThing } from '../understand/intent.ts'
import { freeId } from '../understand/plan/plan-things.ts'
import { capitalised, idOf, labelOf } from '../understand/said.ts'
import type { Reading } from './reading.ts'
import type { Operation } from './operations.ts'
import { typeNamed } from './readers/read-reshape.ts'
import { bare, mainThing, readingsIn } from './resolve.ts'

const oneCalled =
  /^(?:an?\s+|ett\s+|en\s+)?(?:new\s+|nytt\s+)?([\p{L}-]+)\s+(?:field|column|fält|kolumn)$|^([^のと、]+?)(?:という|の)?(?:項目|欄|フィールド|列)$/iu

/** "The max number of participants", "antal platser": a number, whatever else its words may mean. */
export const countOf =
  /^(?:an?\s+|the\s+|ett\s+|en\s+)?((?:(?:max(?:imum|imalt)?|min(?:imum|sta)?|total(?:t)?|average|estimated|planned|expected|högsta|största)\s+)?(?:(?:number|amount|count|no\.?) of|antal(?:et)?)\s+[\p{L} -]+?|(?:max(?:imum)?|min(?:imum)?)\s+(?!price|age|amount|length|weight|temperature)[\p{L}-]+s)$/iu

/** "A field called colour", "a column for the due date", "ett fält som heter färg". */
export const fieldBefore =
  /^(?:an?\s+|the\s+|another\s+|ett\s+|en\s+)?(?:new\s+|extra\s+|nytt\s+|ny\s+)?(?:field|column|fält(?:et)?|kolumn(?:en)?)\s+(?:(?:called|named|som heter|kallat|kallad|med namnet)\s+|(?:for|för)\s+(?:the\s+|their\s+)?)?["“”'‘]?([\p{L}\p{N} /-]+?)["”'’]?$/iu

/** "A dietary requirements field" */
export const fieldBehind =
  /^(?:an?\s+|the\s+|another\s+|ett\s+|en\s+)?(?:new\s+|extra\s+|nytt\s+|ny\s+)?(?!.*\b(?:and|och)\b)(\p{L}[\p{L} -]*?)[\s-]+(?:field|column|fält|kolumn)$/iu

/** "A link to the draft": where it leads is its name. */
export const linkBefore =
  /^(?:an?\s+|the\s+|en\s+)?((?:links?|urls?|länk)\s+(?:to|till)\s+(?:the\s+|an?\s+|our\s+|its\s+)?[\p{L} -]+)$/iu

/** What ends like this says something about a record, and is hardly one of its own. */
export const fieldEnding =
  /^([^、・とをはがにでもの（）]{1,10}(?:場所|番号|日|額|数|率|時間|理由|方法|状況|状態|種別|区分|単価|価格|回数))$/u

/** "A checkbox for vegan", "vegan as a checkbox", "veganskt (ja/nej)": a field of the type that is said. */
const typedForms: readonly RegExp[] = [
  /^(?:an?\s+|the\s+)?(?:new\s+)?(?<type>[\p{L}/ -]+?)(?:\s+field|\s+column)?\s+(?:for|called|named|saying|to say|that says|whether|if|telling|about)\s+(?:it(?:'s| is)\s+|the\s+|they are\s+|something is\s+|it has been\s+)?(?<name>.+)$/iu,
  /^(?:an?\s+|the\s+)?(?<name>.+?)\s+(?:as|being)\s+(?:an?\s+)?(?<type>[\p{L}/ -]+)$/iu,
  /^(?:an?\s+|the\s+|en\s+|ett\s+)?(?<name>.+?)\s*[(（](?<type>[\p{L}/ -]+)[)）]$/iu,
  /^(?:en\s+|ett\s+)?(?<type>[\p{L}/ -]+?)\s+(?:för|som heter|om|kallad|kallat)\s+(?:den är\s+|det är\s+)?(?<name>.+)$/iu,
  /^(?:en\s+|ett\s+)?(?<name>.+?)\s+som\s+(?:en\s+|ett\s+)?(?<type>[\p{L}/ -]+)$/iu,
]
/** Types whose words are also the names of fields: "a date for the party" is a date, "a link to the shop" too. */
const namesToo = new Set<FieldType>(['text', 'money', 'tags', 'email', 'phone', 'image', 'select'])

export function typedField(model: ProjectModel, what: string, host: Thing | undefined, language: Language): Reading | null {
  for (const form of typedForms) {
    const { type: said = '', name = '' } = form.exec(what.trim())?.groups ?? {}
    const type = said && name ? typeNamed(said) : undefined
    if (!type || !host || namesToo.has(type.type) || /,|\s(?:and|och)\s/i.test(name)) continue
    const operations: Operation[] = []
    const notes: Note[] = []
    const { id } = fieldSaid(bare(name), model, language)
    addField(model, host, { id, label: labelOf(bare(name), language), ...type }, operations, notes, language)
    return { operations, notes }
  }
  return null
}

/** "A website field" is a field, whatever else the word may mean. */
export function fieldCalled(
  model: ProjectModel,
  what: string,
  host: Thing | undefined,
  language: Language,
  pattern = oneCalled,
): Reading | null {
  const word = pattern.exec(what.trim())
  const name = word?.[1] ?? word?.[2]
  if (!name || !host || /^(?:an?|the|another|new|ett|en|nytt|ny)$/i.test(name)) return null
  const operations: Operation[] = []
  const notes: Note[] = []
  const said = fieldSaid(name, model, language)
  if (said.type === 'select') return null
  addField(model, host, said, operations, notes, language)
  return { operations, notes }
}

export const asField = (said: SaidThing, language: Language): SaidField => ({
  id: said.known?.id ?? idOf(language === 'ja' ? '' : said.one),
  label: said.one,
  type: 'text',
})

/** The lexicon's field of that name, in whatever number, else one by how its name ends. */
export function fieldSaid(name: string, model: ProjectModel, language: Language): SaidField {
  const known = knownFields.get(readingsIn(name, language).find((reading) => reading.kind === 'field')?.id ?? '')
  if (!known) return fieldOfWord(name, language)
  const options = known.options?.map((option) => optionLabel(option, model.language))
  if (isOtherField(name, model, language))
    return {
      id: idOf(name),
      label: labelOf(name, language),
      type: known.type,
      ...(options && { options }),
      ...(known.unit && { unit: known.unit }),
    }
  return {
    id: known.id,
    label: capitalised(known.label[model.language]),
    type: known.type,
    concept: known.id,
    ...(options && { options }),
    ...(known.unit && { unit: known.unit }),
  }
}

const narrowing =
  /^(?:mobile|cell|home|work|office|private|business|company|second|other|alternative|emergency|billing|invoice|delivery|shipping|postal|visiting|personal|actual|final|original|estimated|planned|internal|public|parent'?s?|guardian'?s?|dietary|special)\s|^(?:mobil|hem|arbets|jobb|privat|alternativ|extra|leverans|faktura|nöd|slut|start|besöks|post)|^(?:携帯|自宅|勤務先|緊急|予備|請求|配送|希望|実際)/iu

/** "A mobile number" beside a phone: what is told apart by a word of its own is another field, though of one kind. */
export function isOtherField(name: string, model: ProjectModel, language: Language): boolean {
  const fields = mainThing(model)?.fields ?? []
  const own = name.toLowerCase()
  const concept = narrowing.test(own) ? readingsIn(name, language).find(({ kind }) => kind === 'field')?.id : undefined
  const there = fields.find((field) => concept !== undefined && field.concept === concept)?.label.toLowerCase()
  return (
    there !== undefined &&
    there.split(/\s+/)[0] !== own.split(/\s+/)[0] &&
    !fields.some(({ label }) => label.toLowerCase() === own)
  )
}

function fieldOfWord(word: string, language: Language): SaidField {
  const inferred = inferType(word, language)
  return {
    id: idOf(word),
    label: labelOf(word, language),
    type: inferred.type,
    ...(inferred.options && { options: inferred.options }),
    ...(inferred.unit && { unit: inferred.unit }),
  }
}

/** Puts a field on a thing, or says that it is there. Only choices that the wish names take the place of those there are. */
export function addField(
  model: ProjectModel,
  thing: Thing,
  said: SaidField,
  operations: Operation[],
  notes: Note[],
  language: Language,
  wish = '',
) {
  const twin = thing.fields.find(
    (field) =>
      field.label.toLowerCase() === said.label.toLowerCase() ||
      (said.concept !== undefined && field.concept === said.concept && !said.options),
  )
  const select = thing.fields.find(
    (field) => said.concept !== undefined && field.concept === said.concept && field.type === 'select',
  )
  const areSaid = said.options?.some((option) => wish.toLowerCase().includes(option.toLowerCase()))
  if (select && said.options && areSaid && select.options!.join() !== said.options.join()) {
    operations.push({ op: 'setOptions', thing: thing.id, field: select.id, options: said.options })
    return
  }
  if (twin) {
    notes.push({ kind: 'unknown', text: changeSays.alreadyThere[language](twin.label) })
    return
  }
  const taken = new Set([
    ...thing.fields.map((field) => field.id),
    ...operations.flatMap((operation) =>
      operation.op === 'addField' && operation.thing === thing.id ? [operation.field.id] : [],
    ),
  ])
  const target =
    said.type === 'ref'
      ? said.thing
      : model.things.find(
          (each) =>
            each !== thing &&
            (each.concept === said.thing || each.one.toLowerCase() === said.label.toLowerCase()) &&
            said.thing !== undefined,
        )?.id
  const field: Field = {
    id: freeId(said.id, taken, 'field'),
    label: said.label,
    type: target ? 'ref' : said.type === 'ref' || said.type === 'refs' ? 'text' : said.type,
    why: 'edit',
    ...(said.required && { required: true }),
    ...(said.options && !target && { options: said.options }),
    ...(said.unit && { unit: said.unit }),
    ...(said.concept && knownFields.has(said.concept) && !target && { concept: said.concept }),
    ...(target && { target }),
  }
  operations.push({ op: 'addField', thing: thing.id, field })
}
