// Where the values of a word were taken for lists or fields, all is read again without them, and they become what they are: the choices of a
// field, the kinds of a list, or what its rows are called.
import type { Language } from '#shared/languages.ts'
import { costs } from '../../lexicon/held-words.ts'
import { knownFields, phraseKey } from '../../lexicon/lexicon.ts'
import type { FieldType } from '../../model.ts'
import { toolEntryOf } from '../../lexicon/tool-entries.ts'
import { addField } from '../add-said.ts'
import { isCalled } from '../brackets.ts'
import { blank } from '../even-out.ts'
import { fieldNamed, lastOf } from '../field-named.ts'
import { type Intent, type SaidField, type SaidThing, used } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { setOptions } from '../said-details.ts'
import { capitalised, sayNoun } from '../said.ts'
import { type Held, valuesHeld } from './values-held.ts'

/** What stands there in place of a bracket that fields follow. */
const joint: Record<Language, string> = { en: ' with', sv: ' med', ja: '' }

export function readBesideHeld(told: string, language: Language, read: (text: string) => Intent): Intent {
  const intent = read(told)
  const misread = valuesHeld(told, language).filter((held) => isMisread(held, intent))
  if (!misread.length) return intent
  const again = read(misread.reduce((text, held) => without(text, held, language), told))
  again.prompt = told
  for (const held of misread) take(held, again)
  return again
}

/** Every letter stays in its place: "chores (bins, dishes), who" is "chores with            who". */
function without(text: string, { start, end, opensFields }: Held, language: Language): string {
  const comma = /^[,、，]/u.exec(text.slice(end))?.[0].length ?? 0
  const isJoined = opensFields && comma > 0 && joint[language] !== '' && /\s/.test(text[start - 1]!)
  // "chores (bins, dishes) rotate between …": two words that stood apart are no name
  const isApart =
    language !== 'ja' &&
    /^ (?!(?:and|or|with|per|by|for|each|every|in|on|to|from|that|who|och|eller|med|per|för|varje|i|på|till|från|som) )\p{L}/u.test(
      text.slice(end),
    )
  const cleared = blank(text, start, end).replace(/^.*$/su, (all) =>
    isApart ? `${all.slice(0, start)},${all.slice(start + 1)}` : all,
  )
  return isJoined
    ? cleared.slice(0, start) + joint[language].trimStart().padEnd(end + comma - start) + cleared.slice(end + comma)
    : cleared
}

const holdsWord = (value: string, label: string, language: Language): boolean =>
  isSame(value, label, language) ||
  (language === 'ja'
    ? label.length > 1 && value.includes(label)
    : phraseKey(label).length > 2 && ` ${phraseKey(value)} `.includes(` ${phraseKey(label)} `))

/** Some of the values are lists, fields or a tool of their own, or nothing that was read is called so. */
function isMisread({ values, head, start, end }: Held, { things, loose, tools, prompt, language }: Intent): boolean {
  const beside = phraseKey(blank(prompt, start, end))
  const isValue = (name: string) => values.some((value) => holdsWord(value, name, language)) && !beside.includes(phraseKey(name))
  const isHead = (name: string) => isSame(name, head, language)
  const areLists = things.some((said) => !isHead(said.many) && (isValue(said.many) || isValue(said.one)))
  const areFields = [loose, ...things.map(({ fields }) => fields)].flat().some(({ label }) => !isHead(label) && isValue(label))
  const isTool = [...tools].some((tool) => {
    const [, , called] = toolEntryOf(tool)[language]
    return called.split(',').some((word) => isValue(word.trim()))
  })
  return areLists || areFields || isTool
}

function take(held: Held, intent: Intent): void {
  const { values, start, end, isPer } = held
  const { things, loose, language } = intent
  // 社内の備品
  const head = language === 'ja' ? held.head.slice(held.head.lastIndexOf('の') + 1) : held.head
  used(intent, start, end)
  const field = [...things.map(({ fields }) => fields), loose]
    .flat()
    .find(({ label }) => isSame(label, head, language) || (isPer && isEnd(label, head, language)))
  const list =
    things.find((said) => isCalled(said, head) || isSame(said.one, head, language) || isSame(said.many, head, language)) ??
    (field?.thing ? things.find(({ known }) => known?.id === field.thing) : undefined)
  if (field && !list && !(isPer && field.thing)) return choose(field, values)
  if (list) return name(list, held, intent)
  const own = fieldNamed(language === 'ja' ? head : head.toLowerCase(), language)
  const isList = lastOf(head.toLowerCase(), language)?.thing !== undefined || own.thing !== undefined
  // "sales per product (bread, coffee)", 備品（パソコン、プロジェクター）を誰が: the list comes with what is kept of each
  if ((isPer || !held.isListed) && isList) {
    intent.namesTold = [...(intent.namesTold ?? []), { list: sayNoun(head.toLowerCase(), language).many, names: values }]
    return
  }
  const host = things.find(({ fields }) => fields.length > 0) ?? things[0]
  choose(own, values)
  addField(intent, host ?? null, own)
}
const isEnd = (label: string, head: string, language: Language) =>
  language === 'ja' ? label.endsWith(head) : phraseKey(label).endsWith(` ${phraseKey(head)}`)

const chosen = new Set<FieldType>(['text', 'longtext', 'select', 'tags'])
function choose(field: SaidField, values: readonly string[]): void {
  if (field.options?.length && field.type === 'select' && !field.concept) return
  if (!chosen.has(field.type)) return
  setOptions(field, values.map(capitalised))
}

/** What rows are called where nothing else names them: a choice of kinds beside a name. */
function name(list: SaidThing, { values, areKinds }: Held, intent: Intent): void {
  const { language } = intent
  const isNamed = list.fields.some(({ concept }) => concept === 'name' || concept === 'title')
  const hasChoice = list.fields.some(({ concept }) => concept === 'type' || concept === 'category')
  if (!isNamed && !areKinds) intent.namesTold = [...(intent.namesTold ?? []), { list: list.many, names: values }]
  else if (!hasChoice) {
    const id = costs.test(list.one) || costs.test(list.many) ? 'category' : 'type'
    const label = capitalised(knownFields.get(id)!.label[language])
    addField(intent, list, { id, label, type: 'select', concept: id, options: values.map(capitalised) })
  }
}
