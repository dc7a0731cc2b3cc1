// What the sentences of `said-outright.ts` come to in a project: an operation, a plainer wish or an answer.
import type { Language } from '#shared/languages.ts'
import { knownFields, optionLabel } from '../../lexicon/lexicon.ts'
import type { Field, Note, ProjectModel } from '../../model.ts'
import { outrightSays } from '../../reply/outright-phrases.ts'
import { notUnderstood } from '../../reply/phrases.ts'
import { capitalised } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { alreadySo, does, type Reading, tells } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'

export type Groups = Record<string, string | undefined>
/** A reading, the wish in plainer words, or null where it is about something else. */
export type Saying = readonly [
  form: RegExp,
  tell: (model: ProjectModel, groups: Groups, language: Language) => Reading | string | null,
]

export const hasPage = ({ pages }: ProjectModel, kind: string) => pages.some((page) => page.kind === kind)
export const hasQuiz = ({ pages }: ProjectModel) => pages.some(({ tool }) => tool === 'quiz')
const isDue = ({ type, concept, label }: Field) =>
  type === 'date' && (/due|deadline|return|expiry|until/i.test(concept ?? '') || /deadline|due|förfall|senast/i.test(label))
/** The list with a day by which something is to be done, and that day. */
const dueOf = ({ things }: ProjectModel) =>
  things.flatMap((thing) => thing.fields.filter(isDue).map((field) => ({ thing, field })))[0]

const listed = (text: string) =>
  text
    .split(/\s*,\s*(?:and |och )?|\s+(?:and|och)\s+|、|と(?=「)|・/)
    .map((each) => each.replace(/^["“”'「『]|["“”'」』.]$/g, '').trim())
    .filter(Boolean)

export const headline = (_model: ProjectModel, { part, text }: Groups, language: Language) =>
  ({ en: `change the ${part} to ${text}`, sv: `ändra ${part} till ${text}`, ja: `${part}を${text}に変更` })[language]

/** "お茶（名前、種類、産地）も管理したい": a list more, with its fields. */
export const listToo = (model: ProjectModel, { list, fields }: Groups, language: Language): string | null =>
  resolveThing(model, list!, language) ? null : `${list}の一覧を追加。${fields!.replaceAll('・', '、')}を記録したい`

/** "The status should also have Waiting", where nothing has one yet. */
export function stateMissing(model: ProjectModel, { field, options }: Groups, language: Language): Reading | null {
  const main = mainThing(model)
  if (!main || resolveField(model, field!, language)) return null
  const known = knownFields.get(/^stage|steg/i.test(field!) ? 'stage' : 'status')!
  const usual = (known.options ?? []).map((option) => optionLabel(option, language))
  const all = [...new Set([...usual, ...listed(options!).map(capitalised)])]
  const status: Field = {
    id: 'status',
    label: capitalised(known.label[language]),
    type: 'select',
    concept: 'status',
    options: all,
    why: 'said',
  }
  return does({ op: 'addField', thing: main.id, field: status })
}
/** "The kids are called Ada and Bo": a list of people holds them, and nobody else. */
export function called(model: ProjectModel, { what, names }: Groups, language: Language): Reading | null {
  const thing = resolveThing(model, what!, language)
  const all = listed(names!)
  if (
    !thing ||
    all.length < 2 ||
    all.some((name) => !/^[\p{Lu}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name))
  )
    return null
  return does(
    { op: 'clearRows', thing: thing.id },
    ...all.map((name): Operation => ({ op: 'addRow', thing: thing.id, row: { [thing.titleField]: name } })),
  )
}

/** "Hide the cost column": the one field that has the word in its name. */
export function hidden(model: ProjectModel, { word }: Groups, language: Language): string | null {
  const low = word!.toLowerCase()
  const all = model.things.flatMap(({ fields }) => fields)
  if (resolveThing(model, word!, language) || all.some(({ label }) => label.toLowerCase() === low)) return null
  const found = all.filter(({ label }) => label.toLowerCase().split(' ').includes(low))
  if (found.length !== 1) return null
  return language === 'sv' ? `dölj ${found[0]!.label}` : `hide the ${found[0]!.label}`
}

/** "Profit per day": what comes in less what goes out, where both are kept. */
export function profit(model: ProjectModel, { label }: Groups): Reading | null {
  const isIn = (field: Field) =>
    field.type === 'money' && /revenue|income|sales|takings|intäkt|omsättning|försälj|売上|収入/i.test(field.label)
  const isOut = (field: Field) => field.type === 'money' && /cost|expense|spend|kostnad|utgift|費|原価|支出/i.test(field.label)
  for (const thing of model.things) {
    const [comes, goes] = [thing.fields.find(isIn), thing.fields.filter(isOut)]
    if (!comes || !goes.length) continue
    const field: Field = {
      id: 'profit',
      label: capitalised(label!.toLowerCase()),
      type: 'money',
      formula: { kind: 'calc', first: comes.id, rest: goes.map(({ id }) => ({ op: '-', of: id })) },
      why: 'said',
    }
    return does({ op: 'addField', thing: thing.id, field })
  }
  return null
}

/** "項目に「医療費」と「ペット」も入れて": choices of a field, not fields. */
export function choices(model: ProjectModel, { field: name, options }: Groups, language: Language): Reading | null {
  const pairs = model.things.flatMap((thing) => thing.fields.map((field) => ({ thing, field })))
  const found = pairs.find(({ field }) => field.label === name) ?? resolveField(model, name!, language)
  const wanted = listed(options!)
  // what a row is called by is chosen from nothing
  if (!found || found.field.id === found.thing.titleField) return null
  if (wanted.length < 1 || !['select', 'text'].includes(found.field.type)) return null
  const { thing, field } = found
  if (field.type === 'select')
    return does(...wanted.map((option): Operation => ({ op: 'addOption', thing: thing.id, field: field.id, option })))
  const had = [...new Set(thing.rows.map((row) => String(row[field.id] ?? '')).filter(Boolean))].slice(0, 8)
  return does({
    op: 'retypeField',
    thing: thing.id,
    field: field.id,
    type: 'select',
    options: [...new Set([...had, ...wanted])],
  } as Operation)
}

export function weekdays(model: ProjectModel, { field: name, days }: Groups, language: Language): Reading | null {
  const found = resolveField(model, name!, language)
  const options = found?.field.options
  if (!found || !options) return null
  const order = [...days!].flatMap((day) => options.filter((option) => option.startsWith(day)))
  const all = [...order, ...options.filter((option) => !order.includes(option))]
  if (all.join() === options.join()) return alreadySo(language)
  return does({ op: 'setOptions', thing: found.thing.id, field: found.field.id, options: all })
}

/** A box about something is a section of a website, with that as its heading. */
export function box(model: ProjectModel, { about }: Groups): Reading | null {
  const page = model.pages.find(({ kind, sections }) => kind === 'landing' && sections)
  if (!page) return null
  const contact = page.sections!.findIndex(({ kind }) => kind === 'contact')
  const id = `text${page.sections!.length}`
  return does({
    op: 'addSection',
    page: page.id,
    section: { kind: 'text', id, title: capitalised(about!) },
    to: contact < 0 ? page.sections!.length : contact,
  })
}

export const daysLeft = (model: ProjectModel, { until }: Groups, language: Language): string | null => {
  const due = (until && resolveField(model, until, language)) || dueOf(model)
  return due
    ? {
        en: `days left until ${due.field.label}`,
        sv: `dagar kvar till ${due.field.label}`,
        ja: `${due.field.label}までの残り日数`,
      }[language]
    : null
}
/** "Max 12 people per class", "at most 8 at each table": of those that are linked to it. */
export function most(model: ProjectModel, { count, per }: Groups, language: Language): string | Reading | null {
  const whole = per && resolveThing(model, per, language)
  const part =
    whole && model.things.find(({ fields }) => fields.some(({ type, target }) => type === 'ref' && target === whole.id))
  if (part) return `max ${count} ${part.many} per ${whole.one}`
  const [page] = model.pages.filter(({ kind }) => kind === 'booking')
  if (page) return tells(outrightSays.seats[language], 'kept')
  return null
}

/** "A checkbox I can tick when I've watered today": what is ticked is its name. */
export function checkbox(model: ProjectModel, { what }: Groups, language: Language): Reading | null {
  const main = mainThing(model)
  const label = capitalised(
    what!.replace(/^(?:(?:i|we|they|you) have|it is|(?:i|we|they|it|he|she)(?:['’](?:ve|s|re))?|is|are) /i, '').trim(),
  )
  if (!main || label.split(' ').length > labelWordsMax) return null
  const there = main.fields.some((field) => field.label === label)
  return there
    ? alreadySo(language)
    : does({ op: 'addField', thing: main.id, field: { id: 'ticked', label, type: 'bool', why: 'said' } })
}
const labelWordsMax = 5

const buttonCharsMax = 40
/** The first button of a website, or that of the page where one books. */
export function button(model: ProjectModel, { text }: Groups): Reading | null {
  const page =
    model.pages.find(({ kind, sections }) => kind === 'landing' && sections) ?? model.pages.find(({ kind }) => kind === 'booking')
  const unquoted = text!.replace(/^['‘](.+)['’]$/u, '$1')
  return page ? does({ op: 'setSiteText', page: page.id, part: 'button', text: unquoted.slice(0, buttonCharsMax) }) : null
}

export const answers =
  (text: Record<Language, string>, kind: Note['kind'] = 'kept') =>
  (_model: ProjectModel, _groups: Groups, language: Language) =>
    tells(text[language], kind)
export const only =
  (test: (model: ProjectModel) => boolean, tell: Saying[1]): Saying[1] =>
  (model, groups, language) =>
    test(model) ? tell(model, groups, language) : null
export const already: Saying[1] = (_model, _groups, language) => alreadySo(language)
export const dropped = (_model: ProjectModel, { rest }: Groups) => rest!

export const notRead = (text: string, language: Language): Reading => tells(notUnderstood[language]([text]))

/** "Every booking should also say who took it": a field more of each. */
export function each(model: ProjectModel, { thing, what }: Groups, language: Language): string | null {
  const found = resolveThing(model, thing!, language)
  if (!found) return null
  const bare = what!.replace(/^(?:its|their|the|an?|sina?|sitt) /i, '')
  return language === 'sv' ? `lägg till ${bare} på varje ${found.one}` : `add ${bare} to each ${found.one}`
}

/** "Order the students by surname", where each has one name. */
export function byName(model: ProjectModel, { thing }: Groups, language: Language): string | null {
  const found = resolveThing(model, thing!, language)
  const title = found?.fields.find(({ id }) => id === found.titleField)
  return title ? `sort the ${found!.many} by ${title.label}` : null
}

/** "It says Resource, it should say Laundry room": one name for another, where the project has the first. */
export const saysInstead = (_model: ProjectModel, { was, now }: Groups, language: Language): string =>
  language === 'sv' ? `byt namn på ${was} till ${now}` : `rename ${was} to ${now}`
