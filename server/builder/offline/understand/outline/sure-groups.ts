// Which groups of a prompt are taken for lists: of those that name fields, most items must be fields, by the marks or by what the lexicon
// knows; those that stand bare beside them must be lists by one of both.
import type { Language } from '#shared/languages.ts'
import { endsInField, lastOf } from '../field-named.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { hearMarks, type LikelyMark } from '../learned/hear-marks.ts'
import { isFrame } from '../learned/is-frame.ts'
import type { MarkName } from '../learned/marks.ts'
import { isSame } from '../learned/same-names.ts'
import { eitherOf, isQuestion } from './group-fields.ts'
import { canHave, isMany } from './latin-grammar.ts'
import { outlineOf } from './outline.ts'
import { type Group, isBracketed, type Part } from './parts.ts'

/** So much of all items must be fields, of the items of each group, and of those of a line. */
const fieldsFrom = { all: 0.5, each: 0.3, line: 0.5 }
const markedFrom = 0.6
/** How likely what stands ahead of a line is a list: a noun that may be one, and any other word. */
const headFrom = { noun: 0.02, any: 0.2 }
/** From so likely on, what stands beside lists is one, too. */
const listFrom = 0.1
/** So many items each of them has, where a list is told by nothing else. */
const itemsMin = 2
/** "Every year: hunter, species", 曜日ごとに: when, or of something named elsewhere. */
const ofNothing =
  /^(?:one|person|day|week|month|year|time|evening|night|en|ett|dag|vecka|månad|år|gång|kväll|natt|曜日|日|週|月|年|回|件|人|品目|項目|種類)$/iu
/** "For each one: name, phone" is said of what was named before. */
const isOne = /^(?:one|record|entry|row|item|piece|thing|sak|föremål|rad|post)$/i
/** A list in brackets has so many items or more, and such a share of them are fields. */
const writtenMin = 3
const writtenFrom = 0.6
/** Fewer lists than these are read as well by single words, where those tell of any. */
const groupsMin = 2

export function sureGroups(intent: Intent): Group[] {
  const { prompt, language, things, pages, tools, kinds } = intent
  // 「記録の修正は本人と管理者だけができる」: who may do what
  const isRole = ({ start }: Part) =>
    intent.roles.some((role) => prompt.indexOf(role) <= start && start < prompt.indexOf(role) + role.length)
  const said = intent.isAlone
    ? []
    : outlineOf(prompt, language).filter(
        ({ head, isEach }) => !isFrame(head.text, language) && !isRole(head) && !(isEach && isOne.test(head.text)),
      )
  if (!said.some(hasItems)) return []
  const { marks, listChance } = hearMarks(intent)
  const fieldsIn = ({ items }: Group) => items.filter((item) => isFieldOf(item, marks, language)).length
  // "Dashboard: visits this week, hours per crew" has the form of a list and is none
  const isListLine = (group: Group) =>
    fieldsIn(group) >= group.items.length * fieldsFrom.line && heads(group, language, listChance(group.head.text) ?? 0)
  const outline = said.filter((group) => !group.isLine || isListLine(group))
  const sum = (count: (group: Group) => number) => outline.reduce((all, group) => all + count(group), 0)
  if (sum(fieldsIn) < sum(({ items }) => items.length) * fieldsFrom.all) return []
  // 機体(登録記号、型式)、操縦者(氏名、有効期限): side by side they are lists, whatever one of them may be elsewhere
  const areWritten = outline.filter((group) => isWritten(group, intent)).length >= groupsMin
  const isOption = (group: Group) => !(areWritten && isWritten(group, intent)) && isChosen(group, marks, intent)
  const groups = outline.filter((group) =>
    hasItems(group)
      ? fieldsIn(group) >= group.items.length * fieldsFrom.each && !isOption(group)
      : group.isBeside === true || isList(group, intent, listChance),
  )
  // a website lists what stands on it
  const isWhole = (group: Group) => isWritten(group, intent) && group.items.every(({ text }) => endsInField(text, language))
  if (pages.has('landing') && !groups.some(isWhole) && groups.filter(({ items }) => items.length > 1).length < groupsMin)
    return []
  // what a tool or a form is told with is no list
  const isFree = tools.size + kinds.size === 0
  const isSaid = ({ head, items, isEach }: Group) =>
    (isEach === true && items.length >= itemsMin && !ofNothing.test(head.text)) ||
    (isFree && isMarked(marks, 'list', head, markedFrom))
  const isOnly = isUnread(intent) || (!things.length && groups.every(isSaid))
  const isEnough = isOnly || groups.some((group) => isWritten(group, intent))
  return groups.length >= (isEnough ? 1 : groupsMin) && groups.some(hasItems) ? groups : []
}

/** "Behind the login: orders, sales" is the heading of what stands behind it. */
function heads({ head }: Group, language: Language, chance: number): boolean {
  const isNoun = language === 'ja' || lastOf(head.text, language)?.thing !== undefined || canHave(head.text, language)
  return chance >= (isNoun ? headFrom.noun : headFrom.any)
}

/** "An app for riding lessons (title, date, price)": what stands in brackets behind a list is what it keeps, where the lexicon knows it. */
function isWritten(group: Group, intent: Intent): boolean {
  const { items } = group
  const known = items.filter(({ text }) => endsInField(text, intent.language) || eitherOf(text, intent.language) !== undefined)
  const isWhole = known.length === items.length && intent.language !== 'ja' && isMany(group.head.text, intent.language)
  return (
    isBracketed(group, intent) && items.length >= (isWhole ? itemsMin : writtenMin) && known.length >= items.length * writtenFrom
  )
}

export const hasItems = ({ items }: Group): boolean => items.length > 0

/** Nothing was read but, at most, fields of nothing. */
const isUnread = ({
  things,
  domains,
  trade,
  doing,
  recordOf,
  product,
  about,
  tools,
  kinds,
  pages,
  topic,
  sent,
}: Intent): boolean =>
  !things.length &&
  !domains.length &&
  !about.length &&
  !(trade ?? doing ?? recordOf ?? product ?? topic ?? sent) &&
  tools.size + kinds.size + pages.size === 0

const isMarked = (marks: readonly LikelyMark[], as: MarkName, { start, end }: Part, least: number) =>
  marks.some(({ name, from, to, likely }) => name === as && likely >= least && from < end && start < to)

const isFieldOf = (item: Part, marks: readonly LikelyMark[], language: Language): boolean =>
  isQuestion.test(item.text) || isMarked(marks, 'field', item, markedFrom) || lastOf(item.text, language)?.field !== undefined

/** "Judges" beside what has fields. */
const isList = ({ head }: Group, { things, language }: Intent, listChance: (name: string) => number | null): boolean =>
  things.some((said) => isOf(said, head.text, language)) ||
  lastOf(head.text, language)?.thing !== undefined ||
  (listChance(head.text) ?? 0) >= listFrom

/** "Food choice (meat, fish)": a field with what it may be. */
const isChosen = ({ head, items }: Group, marks: readonly LikelyMark[], { things, loose, language }: Intent): boolean =>
  !(language !== 'ja' && isMany(head.text, language)) &&
  (lastOf(head.text, language)?.field !== undefined || !items.every((item) => isMarked(marks, 'field', item, markedFrom))) &&
  [loose, ...things.map(({ fields }) => fields)].some((fields) =>
    fields.some(({ label, options }) => options !== undefined && isSame(label, head.text, language)),
  )

export const isOf = ({ one, many, known }: SaidThing, name: string, language: Language): boolean =>
  isSame(one, name, language) ||
  isSame(many, name, language) ||
  (known !== undefined && lastOf(name, language)?.thing?.id === known.id)
