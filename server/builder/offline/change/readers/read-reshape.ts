// "Split name into first and last name", "make category a choice", "merge street and city into address".
import type { Language } from '#shared/languages.ts'
import { knownFields, readingsOf } from '../../lexicon/lexicon.ts'
import { typeNamed } from '../../lexicon/type-words.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { optionsIn } from '../../understand/options-in.ts'
import { capitalised, idOf, labelOf } from '../../understand/said.ts'
import { alreadySo, does, nothing, tells, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import { bare, mainThing, resolveField, resolveThing } from '../resolve.ts'
import { conceptOf } from '../said-parts.ts'

const splitForms: Record<Language, RegExp> = {
  en: /^(?:split|divide|separate|break)\s+(?:up\s+)?(?:the\s+)?(.+?)\s+(?:up\s+)?(?:into|in|to)\s+(.+)$/i,
  sv: /^(?:dela|separera|splitta|bryt)\s+(?:upp\s+)?(.+?)\s+(?:upp\s+)?(?:i|till|på|mellan)\s+(.+)$/i,
  ja: /^(.+?)[をは](.+?)(?:の(?:2つ|二つ|3つ|2項目|別々の項目|別の項目|2列))?(?:に|へ|で)(?:分け|分割|分離|別々|わけ).*$/,
}

const knownParts: Record<string, Record<Language, RegExp>> = {
  firstName: { en: /^(?:first|given|fore)[ -]?names?$/i, sv: /^förnamn(?:et)?$/i, ja: /^名$|^下の名前$/ },
  lastName: { en: /^(?:last|family|sur)[ -]?names?$/i, sv: /^efternamn(?:et)?$/i, ja: /^(?:姓|名字|苗字|氏)$/ },
}

export const isPartOfName = (name: string, language: Language): boolean =>
  Object.values(knownParts).some((forms) => forms[language].test(name))

/** "first and last name" -> first name, last name; "för- och efternamn" -> förnamn, efternamn */
export function partsIn(text: string): string[] {
  const parts = text
    .replace(/^(?:two|three|separate|different|två|tre)\s+(?:fields?|columns?|fält|kolumner)\s*[:,]?\s*(?:for\s+)?/i, '')
    .split(/,|、|・|\s+(?:and|och|&)\s+|と/)
    .map((part) => bare(part).replace(/\s+(?:fields?|columns?|fält)$/i, ''))
    .filter(Boolean)
  const areBare = parts.every((part) => /^(?:first|last|given|family|middle)$/i.test(part))
  const tail = areBare ? ' name' : /(?:\s+name|namn)$/i.exec(parts.at(-1) ?? '')?.[0]
  return parts.map((part) =>
    part.endsWith('-') && tail
      ? part.slice(0, -1) + tail
      : /^(?:first|last|given|family|middle)$/i.test(part) && tail
        ? part + tail
        : part,
  )
}

function partField(thing: Thing, name: string, language: Language, taken: Set<string>): Field {
  const known = Object.entries(knownParts).find(([, forms]) => forms[language].test(name))?.[0]
  const id = freeId(
    known ?? (language === 'en' ? idOf(name) : (conceptIn(name, language) ?? idOf(name))),
    taken,
    `${thing.id}Part`,
  )
  taken.add(id)
  return { id, label: labelOf(name, language), type: 'text', why: 'edit' }
}

const conceptIn = (name: string, language: Language): string | undefined =>
  readingsOf(language)
    .get(name.toLowerCase())
    ?.find(({ kind }) => kind === 'field')?.id

const kindLabels: Record<Language, string> = { en: 'Kind', sv: 'Sort', ja: '区分' }

/** "Split expenses into fixed and variable": a choice that every row makes. */
export function intoKinds(thing: Thing, kinds: readonly string[], language: Language): Reading {
  const id = freeId('kind', new Set(thing.fields.map((field) => field.id)), 'kind')
  const options = kinds.map(capitalised)
  return does({
    op: 'addField',
    thing: thing.id,
    field: { id, label: kindLabels[language], type: 'select', options, why: 'edit' },
  })
}

export function readSplit(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = splitForms[language].exec(clause.text)
  if (!found) return nothing
  const parts = partsIn(found[2]!)
  const kinds = resolveThing(model, found[1]!, language)
  if (kinds && parts.length > 1) return intoKinds(kinds, parts, model.language)
  const place = resolveField(model, found[1]!, language, mainThing(model))
  if (!place || place.field.formula || parts.length < 2 || parts.length > partsMax) return nothing
  return ['text', 'longtext'].includes(place.field.type) ? splitText(place, parts, language) : nothing
}

export const partsMax = 4
/** A name is cut at its spaces, anything else at its commas. */
export function splitText(place: { thing: Thing; field: Field }, parts: readonly string[], language: Language): Reading {
  const taken = new Set(place.thing.fields.map(({ id }) => id))
  const fields = parts.map((name) => partField(place.thing, name, language, taken))
  const isName =
    place.field.id === place.thing.titleField ||
    /name/i.test(conceptOf(place.field)) ||
    fields.every(({ id }) => id in knownParts)
  return does({ op: 'splitField', thing: place.thing.id, field: place.field.id, parts: fields, by: isName ? ' ' : ', ' })
}

const mergeForms: Record<Language, RegExp> = {
  en: /^(?:merge|combine|join|put together|unite)\s+(.+?)\s+(?:together\s+)?(?:into|to|as|in)\s+(?:an?\s+)?(?:one\s+|single\s+)?(?:(?:field|column)\s+)?(?:called\s+|named\s+)?(.+)$/i,
  sv: /^(?:slå (?:ihop|samman)|kombinera|sätt ihop|förena)\s+(.+?)\s+(?:till|i|som)\s+(?:ett\s+fält\s+|en\s+kolumn\s+)?(?:som heter\s+)?(.+)$/i,
  ja: /^(.+?)を(?:1つの|一つの|ひとつの)?(.+?)(?:という(?:1つの|一つの)?(?:項目|欄))?(?:に|へ|として)(?:まとめ|統合|結合|合体|一緒|くっつけ|つなげ|ひとつ|一つ|1つ).*$|^(.+?)を(?:1つの|一つの|ひとつの)(.+?)(?:という(?:項目|欄|名前))?に(?:して|する)?$/,
}

export function readMerge(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = mergeForms[language].exec(clause.text)
  if (!found) return nothing
  const names = partsIn((found[1] ?? found[3])!)
  const first = resolveField(model, names[0] ?? '', language, mainThing(model))
  if (!first || names.length < 2) return nothing
  const places = names.map((name) => resolveField(model, name, language, first.thing))
  const areTexts = places.every((place) => place?.thing === first.thing && ['text', 'phone', 'email'].includes(place.field.type))
  if (!areTexts || new Set(places.map((place) => place!.field)).size !== places.length) return nothing
  const gone = new Set(places.map((place) => place!.field.id))
  const name = bare((found[2] ?? found[4])!)
  const taken = new Set(first.thing.fields.map(({ id }) => id))
  const id = freeId(conceptIn(name, language) ?? idOf(name), taken, 'whole')
  const isName = /name|namn|名/i.test(name) || gone.has(first.thing.titleField)
  return does({
    op: 'mergeFields',
    thing: first.thing.id,
    fields: [...gone],
    into: {
      id,
      label: labelOf(name, language),
      type: 'text',
      why: 'edit',
      ...(gone.has(first.thing.titleField) && { required: true }),
    },
    by: isName ? ' ' : ', ',
  })
}

const retypeForms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:(?:make|turn|change|convert|set|switch|let)\s+)?(?:the\s+)?(?:type of\s+)?(.+?)(?:\s+field|\s+column)?\s+(?:should (?:rather )?be|must be|ought to be|needs to be|to be|into|from text to|to|as|be|is)\s+(?:an?\s+)?(.+?)(?:\s*(?:with|from|between|containing|:|\()\s*(?:the\s+)?(?:options?|choices|values)?\s*(.+?)\)?)?$/i,
    /^(?:make|turn)\s+(?:the\s+)?(.+?)\s+(?:an?\s+)(.+?)(?:\s*(?:with|from|between|containing|:|\()\s*(?:the\s+)?(?:options?|choices|values)?\s*(.+?)\)?)?$/i,
    /^(?:use|have)\s+(?:an?\s+)(?<type>.+?)\s+for\s+(?<name>.+)$/i,
  ],
  sv: [
    /^(?:(?:gör|ändra|byt|låt|konvertera)\s+)?(?:typen (?:på|för)\s+)?(.+?)\s+(?:ska(?:ll)? vara|bör vara|måste vara|till|som|vara|är)\s+(?:en\s+|ett\s+)?(.+?)(?:\s*(?:med|mellan|:|\()\s*(?:alternativen\s+|valen\s+)?(.+?)\)?)?$/i,
  ],
  ja: [
    /^(.+?)(?:を|は)(.+?)(?:（(.+?)）|[:：](.+?))?(?:型)?(?:に(?:変更|変え|して|する|したい|切り替え).*|にする|に|で(?:の?入力|選|表示|記入|登録|管理|つけ|付け).*|で)$/,
  ],
}

export function readRetype(model: ProjectModel, clause: Clause, language: Language): Reading {
  for (const form of retypeForms[language]) {
    const found = form.exec(clause.text)
    if (!found) continue
    const said = found.groups?.type ?? found[2]!
    const name = found.groups?.name ?? found[1]!
    const word = typeNamed(bare(said))
    const place = word && resolveField(model, name, language, mainThing(model))
    if (!place || place.field.target) continue
    const options = optionsIn((found.groups ? '' : (found[3] ?? found[4])) ?? '')
    // a text may be called as a list is: with choices it is the text that is meant
    if (resolveThing(model, name, language) && !(options.length > 1 && place.field.type === 'text')) continue
    const { type, unit } = word
    const { thing, field } = place
    if (field.type === type && (unit === undefined || field.unit === unit) && !options.length) return alreadySo(language)
    if (field.id === thing.titleField) continue
    if (field.type === 'select' && type === 'select')
      return options.length ? does({ op: 'setOptions', thing: thing.id, field: field.id, options }) : nothing
    return does({
      op: 'retypeField',
      thing: thing.id,
      field: field.id,
      type,
      ...(options.length && type === 'select' && { options }),
      ...(unit && { unit }),
    })
  }
  return nothing
}

const doneForms =
  /^(?:let (?:me|us|people) )?tick (?:them|it|these|things|tasks) off$|^(?:(?:let|allow) (?:me|us|people) (?:to )?|i (?:want|need) to |able to |a way to )?(?:mark|tick|check|cross)(?:ing)?\s*(?:off\s*)?(.*?)\s*(?:off\s*)?(?:as\s+)?\b(off|done|completed?|finished|paid|bought|packed|read|returned)$|^(?:kunna )?(?:bocka|pricka|kryssa) av\s*(.*)$|^(?:kunna )?markera\s+(.*?)\s*som\s+(klara?|färdiga?|betalda?|köpta?|lästa?)$|^(.*?)を?(完了|済み|支払い?済み?|購入済み?|既読)(?:に|と|を).*(?:でき|マーク|チェック|する|したい).*$/i
const doneWords: Record<string, string> = { paid: 'paid', betald: 'paid', betalda: 'paid', 支払済: 'paid', 支払い済み: 'paid' }

/** "Mark done": a tick on every row, unless there is one already. */
export function readDone(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = doneForms.exec(clause.text)
  if (!found) return nothing
  const [name, word = ''] = [found[1] ?? found[3] ?? found[4] ?? found[6] ?? '', found[2] ?? found[5] ?? found[7]]
  const thing = (name && resolveThing(model, name, language)) || mainThing(model)
  const known = knownFields.get(doneWords[word.toLowerCase()] ?? 'done')!
  if (!thing) return nothing
  const there = thing.fields.find((field) => field.concept === known.id || field.id === known.id)
  if (there) return tells(changeSays.alreadyThere[language](there.label), 'kept')
  const label = capitalised(known.label[model.language])
  return does({ op: 'addField', thing: thing.id, field: { id: known.id, label, type: 'bool', concept: known.id, why: 'edit' } })
}
