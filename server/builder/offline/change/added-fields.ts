// The fields that a wish adds: by name, by a type that is said, as a number of something; what the lexicon knows of them.
import type { Language } from '#shared/languages.ts'
import { isStopWord } from '../lexicon/function-words.ts'
import { isPlural, singular, swedishStems } from '../lexicon/inflect.ts'
import { knownFields, optionLabel, phraseKey } from '../lexicon/lexicon.ts'
import type { Field, FieldType, Note, ProjectModel, Thing } from '../model.ts'
import { changeSays } from '../reply/change-phrases.ts'
import { inferType } from '../understand/infer-type.ts'
import type { SaidField, SaidThing } from '../understand/intent.ts'
import { freeId } from '../understand/plan/plan-things.ts'
import { capitalised, idOf, labelOf } from '../understand/said.ts'
import { mendTypos } from '../understand/typos.ts'
import type { Reading } from './reading.ts'
import { applyOperations, type Operation } from './operations.ts'
import { typeNamed } from '../lexicon/type-words.ts'
import { bare, readingsIn } from './resolve.ts'
import { withoutAsking } from './wording/asking-words.ts'

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

/** "Instagram handle": what somebody is called there is no wish to talk to it. */
export const namesAccount =
  /\b(?:handle|user ?name|screen name|profile (?:link|url|name|page)|account (?:name|number|id))$|(?:användarnamn|profil|kontonamn)$/iu

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
const yesOrNo =
  /[\s,]*[(（]?(?:as )?(?:yes\s?\/\s?no|yes or no|ja\s?\/\s?nej|ja eller nej|はい[・/]いいえ|(?<=[(（])有無)[)）]?$/iu
const perEach =
  /^(\p{L}[\p{L} -]*?) (?:per|a|each|i) (?:hour|day|week|month|year|lesson|visit|person|session|night|head|piece|unit|timme|dag|vecka|månad|år|lektion|besök|natt|styck)$/iu

export function fieldSaid(given: string, model: ProjectModel, language: Language): SaidField {
  const name = given.replace(yesOrNo, '').replace(/(?<=.)の(?:項目|欄)$/u, '')
  // "paid yes/no"
  if (name !== given && name.trim()) return { ...fieldSaid(name, model, language), type: 'bool' }
  // "fee per lesson" is a fee
  const [, amount] = perEach.exec(name) ?? []
  if (amount) return { ...fieldOfWord(name, language), type: fieldSaid(amount, model, language).type }
  const known = knownFields.get(readingsIn(name, language).find((reading) => reading.kind === 'field')?.id ?? '')
  if (!known && language === 'en') {
    // "wieght": only what is then known is a slip
    const meant = mendTypos(name, language)
    if (meant !== name && readingsIn(meant, language).some(({ kind }) => kind === 'field'))
      return fieldSaid(meant, model, language)
  }
  if (!known) return fieldOfWord(name, language)
  const options = known.options?.map((option) => optionLabel(option, model.language))
  return {
    id: known.id,
    label: ownLabel(name, known.label, model, language),
    type: known.type,
    concept: known.id,
    ...(options && { options }),
    ...(known.unit && { unit: known.unit }),
  }
}

/** What is said of what a field holds. */
export type Held = Pick<SaidField, 'type' | 'unit'>
/** The field with what it is said to hold; what the lexicon knows of its name stays where it holds the same. */
export function holding(field: SaidField, held: Held | undefined): SaidField {
  if (!held) return field
  if (held.type === field.type) return { ...field, ...held }
  const { options: _options, unit: _unit, concept: _concept, ...named } = field
  return { ...named, ...held }
}

/** The person's own words for it; only in another language than the project's is it called what the lexicon calls it. */
function ownLabel(name: string, known: Readonly<Record<Language, string>>, model: ProjectModel, language: Language): string {
  const own = bare(name)
  const isOwn =
    language === model.language && own.length > 0 && own.length <= labelCharsMax && !isPlain(own, known[language], language)
  return isOwn ? labelOf(own, language) : capitalised(known[model.language])
}
const labelCharsMax = 40
/** Only the number or the ending is another: "phones" is the phone. */
const isPlain = (own: string, label: string, language: Language) =>
  phraseKey(own) === phraseKey(label) ||
  (language === 'en'
    ? singular(own.toLowerCase()) === label.toLowerCase()
    : language === 'sv' && swedishStems(own.toLowerCase()).includes(label.toLowerCase()))

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

/** "Passport number" beside a number, "mobile phone" beside a phone: one kind of field, but another one. */
function saysMore(said: string, there: string, language: Language): boolean {
  if (language === 'ja') return said !== there && said.length > there.length && said.endsWith(there)
  const words = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const known = new Set(words(there))
  const own = words(said)
  return own.length > 1 && own.some((word) => !known.has(word)) && !empty.test(said)
}
/** "Inköpspris" beside a price that was told: another one. The kursavgift of a kurs is its avgift. */
const isOtherCompound = (said: string, { label, why }: Field, { one }: Thing, language: Language): boolean =>
  language === 'sv' &&
  why === 'said' &&
  !said.toLowerCase().startsWith(one.toLowerCase()) &&
  said.toLowerCase().endsWith(label.toLowerCase()) &&
  /^\p{L}{3,}$/u.test(said.slice(0, -label.length))
/** Words that only say what kind of thing a field is: a "phone number" is a phone. */
const empty =
  /^(?:assigned to|approved by|date of birth|birth ?date|birthday|e-?mail address(?:es)?|phone numbers?|telephone numbers?|web ?site(?: address)?|web address|(?:full |first )?name|notes?|(?:short |long )?(?:description|comment)s?|e-?post-?adress|telefonnummer)$/i

/** What is counted of a player: his goals are no aims. */
const counted =
  /^(?:(?:own )?goals(?: scored| conceded)?|assists|saves|tackles|points|wins|losses|draws|(?:yellow|red) cards|appearances|caps|runs|wickets|rebounds)$/i
const plays = /\b(?:player|match|game|fixture|team)\b/i
const scored = (thing: Thing, said: SaidField): SaidField => {
  if (!plays.test(thing.one) || !counted.test(said.label) || said.type !== 'text') return said
  const { concept: _concept, ...rest } = said
  return { ...rest, type: 'int' }
}

const unslipped = (label: string): string => {
  const low = label.toLowerCase()
  const meant = mendTypos(low, 'en')
  return meant === low ? label : capitalised(meant)
}

/** Puts a field on a thing, or says that it is there. Only choices that the wish names take the place of those there are. */
/** What a wish speaks of is no name of it: "ett till fält", "en kolumn". */
const isPartName = /^(?:fields?|columns?|fält(?:et)?|kolumn(?:en)?|項目|欄|列)$/iu

export function addField(
  model: ProjectModel,
  thing: Thing,
  given: SaidField,
  operations: Operation[],
  notes: Note[],
  language: Language,
  wish = '',
) {
  const asked = withoutAsking(given.label, language)
  // what the lexicon knows was mistyped
  const name = language === 'en' && given.concept ? unslipped(asked) : asked
  const said = scored(
    thing,
    name === given.label ? given : { ...given, label: labelOf(name, language), id: idOf(name) || given.id },
  )
  if (!said.label.trim() || isStopWord(said.label) || isPartName.test(said.label)) return
  const same = thing.fields.find((field) => field.label.toLowerCase() === said.label.toLowerCase())
  const twin =
    same ??
    thing.fields.find(
      (field) =>
        said.concept !== undefined &&
        field.concept === said.concept &&
        !said.options &&
        !saysMore(said.label, field.label, language) &&
        !isOtherCompound(said.label, field, thing, language),
    )
  const select = thing.fields.find(
    (field) => said.concept !== undefined && field.concept === said.concept && field.type === 'select',
  )
  const areSaid = said.options?.some((option) => wish.toLowerCase().includes(option.toLowerCase()))
  if (select && said.options && areSaid && select.options!.join() !== said.options.join()) {
    operations.push({ op: 'setOptions', thing: thing.id, field: select.id, options: said.options })
    return
  }
  if (
    twin &&
    twin !== same &&
    twin.why !== 'said' &&
    !(language === 'en' && isPlural(said.label.toLowerCase())) &&
    language === model.language &&
    !twin.formula
  ) {
    // nobody asked for it by the name it has
    operations.push({ op: 'renameField', thing: thing.id, field: twin.id, label: said.label })
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

/** What adding each of the fields comes to, the next on what the one before left; nothing for one that is there. */
export function addInTurn(model: ProjectModel, id: string, fields: readonly SaidField[], language: Language): Operation[][] {
  let at = model
  return fields.map((field) => {
    const added: Operation[] = []
    addField(
      at,
      at.things.find((thing) => thing.id === id)!,
      field,
      added,
      [],
      language,
    )
    at = applyOperations(at, added)
    return added
  })
}
