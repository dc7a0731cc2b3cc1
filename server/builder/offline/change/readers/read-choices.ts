// "Add an option urgent to priority", "a status with to read, reading and done": the choices of a field.
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { optionsIn } from '../../understand/options-in.ts'
import { capitalised, idOf, labelOf } from '../../understand/said.ts'
import { nothing, type Reading } from '../reading.ts'
import { isPointing } from '../wording/asking-words.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'

const optionWord =
  'options?|choices?|values?|alternatives?|stages?|columns?|steps?|alternativ(?:et|en)?|val|steg(?:et|en)?|kolumn(?:en|er)?|värden?|選択肢'

/** Group 1 is the new choices, group 2 the field or a word for "choice", group 3 what stands before them in the list. */
const optionForms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?<names>.+?)\s+as\s+(?:an?\s+|another\s+|one of the\s+|possible\s+|new\s+|extra\s+|the\s+)*(?<field>.+?)(?:\s+(?<place>(?:right )?(?:after|before|between)\s+.+))?$/i,
    /^(?:an?\s+|the\s+|another\s+)?(?:new\s+|extra\s+|more\s+|additional\s+|further\s+)*(?<field>[\p{L} ]+?)\s*(?:\b(?:called|named|labell?ed)\b|:)\s*(?<names>.+?)(?:\s+(?<place>(?:right )?(?:after|before|between)\s+.+))?$/iu,
    /^(?:an?\s+|the\s+|another\s+)?(?:new\s+|extra\s+|more\s+|additional\s+|further\s+)*(?<field>[\p{L} ]+?)\s+(?<names>["“].+?["”])(?:\s+(?<place>(?:right )?(?:after|before|between)\s+.+))?$/iu,
    /^(?:an?\s+|another\s+)?(?:new\s+)?(?<names>["“].+?["”])\s+(?<field>[\p{L} ]+?)(?:\s+(?<place>(?:right )?(?:after|before|between)\s+.+))?$/iu,
    /^(?:the\s+|some\s+|more\s+|new\s+)?(?!steps|columns|values|stages)(?<field>[\p{L}]+s)\s+(?<names>[^,]+(?:,|\s+and\s+).+?)(?<place>)$/iu,
    /^(?:an?\s+|the\s+)?(?:new\s+)?(?<field>option|choice|value|stage|column)\s+(?<names>.+?)(?:\s+(?<place>(?:right )?(?:after|before|between)\s+.+))?$/i,
    /^(?:an?\s+|the\s+)?(?:new\s+)?(?<names>.+?)(?<field>)\s+(?<place>(?:right )?(?:after|before|between)\s+.+)$/i,
    /^(?:the|another|one more|an? (?:new|further|extra|additional))\s+(?<field>\p{L}+),?\s+(?<names>\p{L}[\p{L}\p{N} -]*)$/iu,
    /^(?<field>\p{Ll}+)\s+(?<names>\p{Lu}[\p{L}\p{N} -]*)$/u,
  ],
  sv: [
    /^(?:(?:en|ett) (?:ny|nytt|till)\s+)?(?<field>\p{L}+),?\s+(?<names>\p{Lu}[\p{L}\p{N} -]*)$/u,
    /^(?:(?:en|ett) (?:ny|nytt)\s+|ytterligare (?:en|ett)\s+)(?<field>\p{L}+),?\s+(?<names>\p{L}[\p{L}\p{N} -]*)$/iu,
    /^(?<field>\p{L}{4,}(?:en|et|an))\s+(?<names>\p{L}[\p{L}\p{N} -]*)$/iu,
    /^(?<names>.+?)\s+som\s+(?:en\s+|ett\s+|ytterligare\s+|möjligt?\s+|nytt\s+|ny\s+)*(?<field>.+?)(?:\s+(?<place>(?:efter|före|mellan)\s+.+))?$/i,
    /^(?:en\s+|ett\s+)?(?:nytt\s+|ny\s+|till\s+|extra\s+|fler\s+)*(?<field>[\p{L} ]+?)\s*(?:(?:^|\s)(?:som heter|kallad|kallat)\s|:)\s*(?<names>.+?)(?:\s+(?<place>(?:efter|före|mellan)\s+.+))?$/iu,
    /^(?:en\s+|ett\s+)?(?:nytt\s+|ny\s+|extra\s+)*(?<field>[\p{L} ]+?)\s+(?<names>["“”].+?["”])(?:\s+(?<place>(?:efter|före|mellan)\s+.+))?$/iu,
    /^(?:ett\s+|en\s+)?(?:nytt\s+|ny\s+)?(?<field>alternativ(?:et)?|val|steg|kolumn)\s+(?<names>.+?)(?:\s+(?<place>(?:efter|före|mellan)\s+.+))?$/i,
    /^(?:en\s+|ett\s+)?(?:ny[tt]*\s+)?(?<names>.+?)(?<field>)\s+(?<place>(?:efter|före|mellan)\s+.+)$/i,
  ],
  ja: [/^(?:新しい)?(?<field>選択肢)(?:として|に)?(?<names>.+?)(?<place>)$/],
}

/** The place in a list of choices that "after interview" and "between tenor and bass" mean: the choice before it. */
function optionBefore(options: readonly string[], said: string): { after?: string; first?: true } | null {
  const found = /^(?:right )?(after|efter|before|före|between|mellan)\s+["“”']?(.+?)["”']?$/i.exec(said.trim())
  const names = (found?.[2]?.split(/\s+(?:and|och)\s+/) ?? []).map((name) => bare(name).toLowerCase()).filter(Boolean)
  const [at = -1, next = -1] = names.map((name) => options.findIndex((each) => each.toLowerCase().includes(name)))
  // of "between doing and done" one may be called something else
  if (at < 0 && next > 0) return { after: options[next - 1]! }
  if (at < 0) return null
  const before = /^(?:before|före)$/i.test(found![1]!) ? at - 1 : at
  return before < 0 ? { first: true } : { after: options[before]! }
}

const optionCharsMax = 40
const newOptionsMax = 8
const optionNames = (text: string): string[] =>
  text
    .split(/,|、|\s+(?:and|och|&)\s+|(?<=[\p{Script=Han}ァ-ヶー]{2})と(?=[\p{Script=Han}ァ-ヶー]{2})/u)
    .map((name) => capitalised(bare(name.replace(/^(?:and|och)\s+/i, ''))))
    .filter((name) => name && name.length <= optionCharsMax && !isPointing.test(name))
    .slice(0, newOptionsMax)

/** Empty when all of them are there. "an option urgent to priority", "'Urgent' to the status", "no show as a status", "baritone between tenor and bass" */
export function readOption(
  model: ProjectModel,
  what: string,
  where: string | undefined,
  target: Thing | undefined,
  language: Language,
): Operation[] | null {
  const first = target ?? mainThing(model)
  const place = (name: string) => {
    const found = resolveField(model, name.replace(listWords, ''), language, first)
    return found?.field.type === 'select' && (!target || found.thing === target) ? found : undefined
  }
  // "add urgent to priority" says it outright
  const holder = where && !target ? (place(where) ?? place(where.split(/\s+/).at(-1)!)) : undefined
  if (holder) {
    const placed = /^(.+?)\s+((?:right )?(?:after|before|between|efter|före|mellan)\s+.+)$/i.exec(what)
    const bared = (placed?.[1] ?? what)
      .replace(
        new RegExp(
          `^(?:an?\\s+|the\\s+|en\\s+|ett\\s+)?(?:new\\s+|ny(?:tt)?\\s+)?(?:${optionWord})\\s*(?:called|named|som heter|:)?\\s*(?=\\S)`,
          'i',
        ),
        '',
      )
      .trim()
    return adds(holder, bared, placed?.[2] ?? '')
  }
  for (const form of optionForms[language]) {
    const { field = '', names = '', place: placed = '' } = form.exec(what.trim())?.groups ?? {}
    if (!names || readingsIn(what, language).some(({ kind }) => kind === 'field' || kind === 'thing')) continue
    const isWord = new RegExp(`^(?:${optionWord})$`, 'i').test(bare(field))
    const at =
      !field || isWord
        ? ((placed ? holdsPlace(model, first, placed) : undefined) ?? // "a stage" where something has stages
          (field ? place(field) : undefined) ??
          (field || language === 'ja' ? boardOf(first) : undefined))
        : place(field)
    if (at) return adds(at, names, placed)
  }
  return null
}

const beforeField =
  /^(?:an?|another|one more|en|ett|ännu en|ytterligare en)\s+(?:new\s+|extra\s+|ny\s+|nytt\s+)?(?<name>.+?)[\s-]+(?<field>[\p{L}]+)$/iu
/** "A status blocked": its choice behind it, where it is one. */
const behindField = /^(?:an?|the|another|one more)?\s*(?:new\s+|extra\s+)?(?<field>[\p{L}]+)\s+(?<name>[\p{L}]+)$/iu

/** Fields whose values are kinds; of a state only what is one: "a blocked status", but "a payment status" is a field. */
const ofKind = /^(?:category|genre|priority|mood|season|level|group|team|kategori|prioritet|nivå|grupp)$/i
const isState = (name: string) =>
  /(?:[a-z]{2}(?:ed|ing)|sent|paid|sold|lost|won|done|made|built|open|new|ready|urgent|late|active|inactive|dead|idle|in \w+|on \w+|not \w+|to \w+|no \w+)$/i.test(
    name,
  )

/** "a blocked status", "a vegan category": a choice of the field that is there. */
export function readOptionBefore(
  model: ProjectModel,
  what: string,
  target: Thing | undefined,
  language: Language,
): Operation[] | null {
  const behind = behindField.exec(what.trim())?.groups
  const isBehind = behind !== undefined && isState(behind.name!) && !isState(behind.field!)
  const { name = '', field: said = '' } = (isBehind ? behind : beforeField.exec(what.trim())?.groups) ?? {}
  const first = target ?? mainThing(model)
  const found = name && language !== 'ja' ? resolveField(model, said, language, first) : undefined
  if (!found || found.field.type !== 'select' || /^(?:second|sub|main|parent|other|different|own|third|free)$/i.test(name))
    return null
  if (![found.field.label, found.field.concept ?? ''].some((each) => each.toLowerCase() === said.toLowerCase()) && !isState(name))
    return null
  return ofKind.test(said) || isState(name) ? adds(found, name, '') : null
}

const listWords =
  /^(?:the\s+)?(?:list|options?|choices|values|possible)\s+(?:of|for|in)?\s*(?:the\s+)?|\s+(?:options?|choices|values|list|drop-?down|field|column|lista[n]?|alternativ(?:en)?)$|^(?:listan (?:över|med)|alternativen (?:för|i))\s+/gi

type Holder = { thing: Thing; field: Thing['fields'][number] }

/** The field whose choices a place is told by: the one that has "tenor". */
function holdsPlace(model: ProjectModel, first: Thing | undefined, said: string): Holder | undefined {
  for (const thing of [...(first ? [first] : []), ...model.things])
    for (const field of thing.fields) if (field.type === 'select' && optionBefore(field.options!, said)) return { thing, field }
  return undefined
}

function boardOf(first: Thing | undefined): Holder | undefined {
  const field =
    first?.fields.find((each) => each.type === 'select' && /status|stage/.test(each.concept ?? each.id)) ??
    first?.fields.find((each) => each.type === 'select')
  return field && { thing: first!, field }
}

function adds({ thing, field }: Holder, names: string, said: string): Operation[] | null {
  const options = optionNames(names).filter((name) => !field.options!.some((each) => each.toLowerCase() === name.toLowerCase()))
  const at = said ? optionBefore(field.options!, said) : null
  if (at?.first)
    return options.length
      ? [{ op: 'setOptions', thing: thing.id, field: field.id, options: [...options, ...field.options!] }]
      : null
  const operations = options.map((option, index): Operation => {
    const after = index ? options[index - 1] : at?.after
    return { op: 'addOption', thing: thing.id, field: field.id, option, ...(at && after && { after }) }
  })
  return optionNames(names).length ? operations : null
}

/** "a status with to read, reading and done": the choices of a field, in the words of the person. */
export function readChoices(model: ProjectModel, what: string, target: Thing | undefined, language: Language): Operation | null {
  const found =
    language === 'ja'
      ? /^()(.+)の(.+?)$/.exec(what)
      : /^(.+?)\s+(?:field\s+)?(?:with|of|being|med|som är)\s+(?:the\s+)?(?:(?:options?|choices|values|alternatives|alternativen|valen)\s+)?(.+)$/i.exec(
          what,
        )
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

const bracketed = /^(?:an?\s+|ett\s+|en\s+)?(.+?)\s*[（(]([^（）()]+)[)）]$/iu

/** 「品詞（名詞、動詞）」, "a size (S, M, L)": a field with these choices, unless the brackets hold what a record of its own would have. */
export function readBracketed(model: ProjectModel, what: string, host: Thing | undefined, language: Language): Operation | null {
  const found = bracketed.exec(what.trim())
  const options = optionsIn(found?.[2] ?? '')
  const name = bare(found?.[1] ?? '').replace(
    /(?:の?(?:項目|欄|選択肢|フィールド)|\s+(?:field|fält))$|^(?:fältet|kolumnen|fält|kolumn)\s+/i,
    '',
  )
  if (!host || !name || options.length < 2) return null
  const areFields = options.filter((option) => readingsIn(option, language).some(({ kind }) => kind === 'field')).length
  if (areFields * 2 > options.length) return null
  const place = resolveField({ ...model, things: [host] }, name, language, host)
  if (place && ['select', 'text'].includes(place.field.type) && place.field.id !== host.titleField)
    return place.field.type === 'select'
      ? { op: 'setOptions', thing: host.id, field: place.field.id, options }
      : { op: 'retypeField', thing: host.id, field: place.field.id, type: 'select', options }
  if (place) return null
  const known = readingsIn(name, language).find(({ kind }) => kind === 'field')?.id
  const id = freeId(known ?? idOf(name), new Set(host.fields.map((field) => field.id)), 'field')
  const field: Field = {
    id,
    label: labelOf(name, language),
    type: 'select',
    options,
    why: 'edit',
    ...(known && { concept: known }),
  }
  return { op: 'addField', thing: host.id, field }
}

const choiceForms: Record<Language, RegExp> = {
  en: /^(?:let (?:me|us|people) )?(?:choose|pick|select)\s+(?:the\s+|an?\s+)?(.+?)\s+(?:from|between|out of)\s+(.+)$/i,
  sv: /^(?:kunna\s+)?(?:välj|välja)\s+(.+?)\s+(?:bland|mellan|från|ur)\s+(.+)$/i,
  ja: /^(?:(.+?)に)?(.+?)を選択式（(.+?)）に.*$/,
}

/** "Choose the position from guard, forward and centre" */
export function readChosen(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = choiceForms[language].exec(clause.text)
  if (!found) return nothing
  const [name, list] = language === 'ja' ? [found[2]!, found[3]!] : [found[1]!, found[2]!]
  const target = language === 'ja' && found[1] ? resolveThing(model, found[1], language) : undefined
  const all = list.replace(/(?<=[^、・])か(?=[^、・])/g, language === 'ja' ? '、' : 'か')
  const place = resolveField(model, name, language, target ?? mainThing(model))
  const operation = readBracketed(model, `${name}（${all}）`, target ?? place?.thing ?? mainThing(model), language)
  return { operations: operation ? [operation] : [], notes: [] }
}

const anewForms: Record<Language, RegExp> = {
  en: /^(?:(?:change|make|set|let)\s+)?(?:the\s+)?(?:options? (?:of|for)\s+|choices (?:of|for)\s+)?(.+?)\s+(?:(?:should|can|must|may) (?:only )?be|to be|to|into|be)\s+(?:either\s+|one of\s+)?(.+(?:,|\s(?:and|or)\s).+)$/i,
  sv: /^(?:(?:ändra|gör|byt|sätt|låt)\s+)?(?:alternativen (?:för|på|i)\s+)?(.+?)\s+(?:ska(?:ll)?(?: kunna)? vara|kan vara|till|vara)\s+(?:antingen\s+)?(.+(?:,|\s(?:och|eller)\s).+)$/i,
  ja: /^(.+?)(?:の選択肢)?(?:を|は)(?!選択式（)((?:[「『][^」』]+[」』][、とか・/\s]*){2,}|[^をに]+[、・/][^をに]+?)(?:の?[\d０-９二三四五](?:つ|種類|択|段階))?(?:に|から|で|だけ|$)/,
}

const oneOf: Record<Language, RegExp> = {
  en: /\s(?:or|either|one of)\s/i,
  sv: /\s(?:eller|antingen)\s/i,
  ja: /^(?!.*(?:分け|分割|別々|まとめ|順))/,
}

/** "a dropdown with Basic, Plus and Premium": what it looks like is no choice. */
export const choiceList =
  /^(?:an?\s+|en\s+|ett\s+)?(?:drop-?\s?down|select|pick ?list|choice|menu|list|rullista|rullgardin|flerval|val|lista)(?:\s+(?:menu|list|field|lista|meny))?\s*(?:with|of|from|between|containing|med|av|mellan|:)\s*(?:the\s+)?(?:options?\s+|choices\s+|values\s+|alternativen\s+)?/i

/** "Change status to open, doing, done": other choices of a field that has some. */
/** "Condition: new, worn, broken": what it is, and from now on nothing else. */
const withColon = /^(?:the )?([\p{L} ]+?)\s*(?:options?|choices|values|alternativ)?:\s*([^,:]+(?:,[^,:]+)+)$/iu

export function readChoicesAnew(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = anewForms[language].exec(clause.text) ?? (language === 'ja' ? null : withColon.exec(clause.text))
  const place = found ? resolveField(model, found[1]!, language, mainThing(model)) : undefined
  const list =
    language === 'ja' ? found?.[2]?.replace(/[」』][、とか・/\s]*(?=[「『])/g, '、').replace(/[「『」』]/g, '') : found?.[2]
  const options = optionsIn((list ?? '').replace(choiceList, ''))
  if (!place || options.length < 2) return nothing
  const { thing, field } = place
  // "coach should be Ann, Bea or Cia": what was free to write becomes a choice
  if (
    ['text', 'time'].includes(field.type) &&
    field.id !== thing.titleField &&
    !field.formula &&
    oneOf[language].test(clause.text)
  )
    return { operations: [{ op: 'retypeField', thing: thing.id, field: field.id, type: 'select', options }], notes: [] }
  if (field.type !== 'select') return nothing
  return { operations: [{ op: 'setOptions', thing: thing.id, field: field.id, options }], notes: [] }
}
