// Whose a field is: in a description whose marks are many, of the list that was named last before it. What was read as a field of another
// list goes over to it, and what was not read at all is added.
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import { addField, addThing } from '../add-said.ts'
import { lastOf } from '../field-named.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { outlineOf } from '../outline/outline.ts'
import { type Group, isBracketed } from '../outline/parts.ts'
import { isOf } from '../outline/sure-groups.ts'
import { capitalised, sayNoun } from '../said.ts'
import { setOptions } from '../said-details.ts'
import type { LikelyMark } from './hear-marks.ts'
import { isFrame } from './is-frame.ts'
import { isMarked, type NamedMark } from './named-mark.ts'
import { isSame } from './same-names.ts'

/** From so likely on, a list that was not read is added, and a field. */
const listFrom = 0.6
const surely = 0.9
/** So many sure fields behind it make a list of what is marked as one. */
const fieldsMin = 2
const choicesMin = 2

type Anchor = { from: number; text: string; likely: number }

/** `marks` are those of the intent's prompt, `fields` their fields with the choices behind them. */
export function placeFields(intent: Intent, marks: readonly LikelyMark[], fields: readonly NamedMark[]): void {
  const { prompt, language } = intent
  const lists = marks.filter(({ name }) => name === 'list')
  // a list that was read, and that a sentence writes down though nothing marks it; in Japanese, where particles part a sentence, in brackets
  const isWrittenOf = (group: Group) =>
    group.items.length >= fieldsMin &&
    (language !== 'ja' || isBracketed(group, intent)) &&
    intent.things.some((said) => isOf(said, group.head.text, language))
  const anchors: Anchor[] = [
    ...lists.map(({ from, to, likely }) => ({ from, text: prompt.slice(from, to), likely })),
    ...outlineOf(prompt, language)
      .filter((group) => group.isLine === true || isWrittenOf(group))
      .filter(({ head }) => !lists.some(({ from, to }) => head.start < to && from < head.end))
      .map(({ head }) => ({ from: head.start, text: head.text, likely: 1 })),
  ].toSorted((a, b) => a.from - b.from)
  const owned = new Map<SaidThing, NamedMark[]>()
  anchors.forEach((anchor, at) => {
    const end = anchors[at + 1]?.from ?? prompt.length
    const own = fields.filter(({ from }) => from > anchor.from && from < end)
    const host = own.length ? hostOf(intent, anchor, own) : undefined
    if (host) owned.set(host, [...(owned.get(host) ?? []), ...own])
  })
  const isOwn = (said: SaidThing, field: SaidField) => owned.get(said)?.some((mark) => isMarked(field, mark, language)) === true
  const isOthers = (said: SaidThing, field: SaidField) =>
    [...owned].some(([other, own]) => other !== said && own.some((mark) => isMarked(field, mark, language)))
  // what another list was written down with stays there
  const isItemElsewhere = (host: SaidThing, mark: NamedMark) =>
    !host.fields.some((field) => isMarked(field, mark, language)) &&
    intent.things.some((said) => said !== host && said.fields.some((field) => field.isItem && isMarked(field, mark, language)))
  for (const [host, own] of owned)
    for (const mark of own) {
      if (isItemElsewhere(host, mark)) continue
      if (!host.fields.some((field) => isMarked(field, mark, language))) {
        const taken = takenFrom(intent, host, mark, isOwn)
        if (taken ?? mark.likely >= surely) addField(intent, host, taken ?? mark.said)
      }
      takeChoices(host, mark, language)
      leaveDoubles(host, mark, own, language)
    }
  for (const said of intent.things) {
    said.fields = said.fields.filter((field) => field.isItem || isOwn(said, field) || !isOthers(said, field))
    if (owned.has(said)) said.fields = said.fields.filter((field) => !isChoice(field, said, language))
  }
  intent.loose = intent.loose.filter((field) => ![...owned.keys()].some((host) => isOwn(host, field)))
}

/** "status: new, paid" */
function takeChoices(host: SaidThing, mark: NamedMark, language: Language): void {
  const { choices } = mark
  const field = host.fields.find((each) => isMarked(each, mark, language))
  if (!field || choices.length < choicesMin) return
  if ((field.options?.length ?? 0) < choices.length) {
    if (field.concept && knownFields.get(field.concept)?.type !== 'select') delete field.concept
    setOptions(field, choices.map(capitalised))
  }
}

/** "category: adult, junior": what another field of the list may be is none. */
const isChoice = (field: SaidField, { fields }: SaidThing, language: Language): boolean =>
  fields.some((other) => other !== field && other.options?.some((option) => isSame(field.label, option, language)))

/** "done or not", "värde i kronor": one field, of which two words were read. */
function leaveDoubles(host: SaidThing, mark: NamedMark, own: readonly NamedMark[], language: Language): void {
  const at = ({ label }: SaidField) => mark.words.toLowerCase().indexOf(label.toLowerCase().replace(/\?$/, ''))
  const isOnly = (field: SaidField) => own.every((each) => each === mark || !isMarked(field, each, language))
  const doubles = host.fields.filter((field) => at(field) >= 0 && isOnly(field))
  const [, ...left] = doubles.toSorted((a, b) => Number(a.type === 'text') - Number(b.type === 'text') || at(a) - at(b))
  host.fields = host.fields.filter((field) => !left.includes(field))
}

/** The list that the words name; one that was not read is added where it is sure. */
function hostOf(intent: Intent, { text, likely }: Anchor, own: readonly NamedMark[]): SaidThing | undefined {
  const { language, things } = intent
  const there = things.find((said) => isOf(said, text, language))
  if (there) return there
  if (isFrame(text, language)) return undefined
  if (likely < listFrom || own.filter((mark) => mark.likely >= surely).length < fieldsMin) return undefined
  return addThing(intent, sayNoun(text, language, lastOf(text, language)?.thing))
}

/** The field as it was read elsewhere, with its type and choices. */
function takenFrom(
  { things, loose, language }: Intent,
  host: SaidThing,
  mark: NamedMark,
  isOwn: (said: SaidThing, field: SaidField) => boolean,
): SaidField | undefined {
  for (const said of things)
    if (said !== host) {
      const found = said.fields.find((field) => isMarked(field, mark, language) && !isOwn(said, field))
      if (found) return found
    }
  return loose.find((field) => isMarked(field, mark, language))
}
