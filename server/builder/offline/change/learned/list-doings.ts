// Acts on choices, on lists, and on how they are seen.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel } from '../../model.ts'
import { isNumber } from '../../field-kinds.ts'
import { rowsOf } from '../readers/read-rows.ts'
import { rangeOf } from '../../understand/option-range.ts'
import { isStopWord } from '../../lexicon/function-words.ts'
import { intoKinds } from '../readers/read-reshape.ts'
import { toneNamed } from '../../lexicon/colour-tones.ts'
import { marksRows, standingOut } from '../readers/read-tone.ts'
import { does } from '../reading.ts'
import { mainThing, resolveOption, resolveThing } from '../resolve.ts'
import { conceptOf, lowUsual, type Place } from '../said-parts.ts'
import { place } from '../told/deed.ts'
import { deeds } from '../told/deeds.ts'
import { summedIn } from '../summed.ts'
import type { ActName, Spans, ViewAct } from './acts.ts'
import { addList } from './add-list.ts'
import { linkNew } from './link-new.ts'
import { deed, type Doing, first, listed, ofField, plainly, renaming } from './doing.ts'

const isState = (field: Field) => /status|stage|condition|state|type|kind|category/i.test(conceptOf(field))

/** The field a new choice is for: the one that is named, that has the choice named beside it, or the only one there can be. */
function chooser(model: ProjectModel, { field, other, list }: Spans, language: Language): Place | undefined {
  const named = place(model, field?.[0], language)
  if (named?.field.type === 'select') return named
  const beside = other?.map((name) => resolveOption(model, name, language)).find(Boolean)
  if (beside || named) return beside
  const thing = mainThing(model)
  const fields = thing?.fields.filter(({ type }) => type === 'select') ?? []
  const states = list ? fields.filter(isState) : []
  const only = fields.length === 1 ? fields[0] : states.length === 1 ? states[0] : undefined
  return thing && only && { thing, field: only }
}

const addChoices: Doing = ({ model, spans, language }) => {
  if (!spans.option?.length) return null
  if (!spans.field && !spans.other && !spans.list) return deeds.offer(model, { option: listed(spans.option) }, language)
  const at = chooser(model, spans, language)
  if (!at) return null
  const beside = spans.other?.map((name) => resolveOption(model, name, language)).find((each) => each?.field === at.field)
  const parts = { field: at.field.label, option: listed(spans.option), ...(beside && { other: beside.option }) }
  return deeds.offer(model, parts, language)
}

const wordsMax = 3
/** "Can we have a hull colour: white, red": the noun before the colon. */
function namedBefore(text: string): string | undefined {
  const words = /^([^:,.]{2,60}):\s/u.exec(text)?.[1]?.trim().split(/\s+/) ?? []
  const lead = words.findLastIndex((word) => isStopWord(word))
  const name = words.slice(lead + 1)
  return lead >= 0 && name.length > 0 && name.length <= wordsMax ? name.join(' ') : undefined
}

/** These and no others; without a name, the kinds of what is kept. */
/** 「月〜土」, "Monday to Friday": the two ends of a row are all of it. */
function wholeRow(options: readonly string[], text: string): readonly string[] {
  const [first = '', last = ''] = options
  const [from, to] = [text.indexOf(first), text.lastIndexOf(last)]
  const row = options.length === 2 && from < to ? rangeOf(text.slice(from, to + last.length)) : []
  return row.length ? row : options
}

const setChoices: Doing = ({ model, spans: { field, name, option: told = [] }, language, text = '' }) => {
  const option = wholeRow(told, text)
  const called = field?.[0] ?? name?.[0] ?? namedBefore(text)
  const host = mainThing(model)
  if (called) return deeds.choose(model, { field: called, options: listed(option) }, language)
  return host && option.length > 1 && !host.fields.some(({ type }) => type === 'select')
    ? intoKinds(host, option, model.language)
    : null
}

const renameChoice: Doing = ({ model, spans, language }) => {
  const [from, to] = [spans.choice?.[0], spans.name?.[0]]
  const holder = from ? resolveOption(model, from, language) : undefined
  return holder && to ? deeds.rename(model, { field: holder.option, value: to, other: holder.field.label }, language) : null
}

const markChoice: Doing = ({ model, spans, language, read, text = '' }) => {
  const found = resolveOption(model, spans.choice?.[0] ?? '', language)
  if (!found) return null
  const tone = toneNamed(spans.value?.[0] ?? '')
  if (tone && marksRows(tone, text, language)) return does(standingOut(found))
  return tone
    ? does({ op: 'setTone', thing: found.thing.id, field: found.field.id, option: found.option, tone })
    : read(model, `highlight ${found.option} in red`, 'en')
}

const removeLists: Doing = ({ model, spans: { list = [] }, language, read }) => {
  const names = list.flatMap((name) => resolveThing(model, name, language)?.many ?? [])
  return names.length ? read(model, `remove ${[...new Set(names)].join(' and ')}`, 'en') : null
}

/** Of the lists that are named the first one points to the last. */
const link: Doing = ({ model, spans: { list = [], other = [] }, language, text = '' }) => {
  const [from, to] = [list[0] ?? other[0], other.at(-1) ?? list.at(-1)]
  const there =
    from && to && from !== to
      ? (deeds.link(model, { field: to, other: from }, language) ?? deeds.own(model, { field: to, other: from }, language))
      : null
  return there ?? linkNew(model, text, language)
}

const addRows: Doing = ({ model, spans: { list, value = [] }, language }) => {
  const thing = (list && resolveThing(model, list[0]!, language)) ?? mainThing(model)
  return thing && value.length ? rowsOf(model, thing, value, language) : null
}

const viewing =
  (view: string): Doing =>
  ({ model, read }) => {
    const thing = mainThing(model)
    return thing ? read(model, `show ${thing.many} as a ${view}`, 'en') : null
  }
const viewDoings: Record<ViewAct, Doing> = {
  'view-calendar': viewing('calendar'),
  'view-board': viewing('board'),
  'view-gallery': viewing('gallery'),
  'view-table': viewing('table'),
  'view-list': viewing('list'),
  'view-timeline': viewing('timeline'),
  'view-dashboard': plainly('add a dashboard'),
}

const numberIn = ([value = '']: readonly string[] = []): string | undefined =>
  /\d+(?:[.,]\d+)?/.exec(value)?.[0].replace(',', '.')

/** Below or above is said of numbers; a day is late or soon. */
const ofNumber =
  (wish: Parameters<typeof ofField>[0]): Doing =>
  (asked) => {
    const at = place(asked.model, asked.spans.field?.[0], asked.language)
    return at && isNumber(at.field) ? ofField(wish)(asked) : null
  }

/** The field that is named; where none has that name, what the words of the wish speak of. */
const total: Doing = ({ model, spans: { field, list }, language, text = '' }) =>
  deeds.sum(model, first(field), language) ?? summedIn(model, text, list?.[0] ?? field?.[0], language)

/** "Over budget" is late by no day. */
const overdue: Doing = ({ model, spans: { field }, language }) =>
  (field && deeds.past(model, first(field), language)) ??
  (isNumber(place(model, field?.[0], language)?.field) ? null : deeds.overdue(model, {}, language))

export const listDoings = {
  'add-choice': addChoices,
  'remove-choice': deed('strike', ({ choice }) => ({ option: listed(choice) })),
  'rename-choice': renameChoice,
  'set-choices': setChoices,
  'add-list': addList,
  'remove-list': removeLists,
  'rename-list': renaming('list'),
  link,
  'add-row': addRows,
  ...viewDoings,
  group: deed('group', ({ field }) => first(field)),
  'sort-up': deed('upwards', ({ field }) => first(field)),
  'sort-down': deed('downwards', ({ field }) => first(field)),
  'newest-first': deed('latest', () => ({})),
  total,
  average: ofField((label) => `show the average ${label}`),
  filter: ofField((label) => `filter by ${label}`),
  'warn-below': ofNumber((label, { value }) => `warn when ${label} is below ${numberIn(value) ?? lowUsual}`),
  'warn-above': ofNumber((label, { value }) => (numberIn(value) ? `warn when ${label} is above ${numberIn(value)}` : null)),
  overdue,
  'mark-choice': markChoice,
  'mark-tick': deed('unticked', ({ field }) => first(field)),
} satisfies Partial<Record<ActName, Doing>>
