// "…, phone and what instrument they own (upright, grand)", "material of the case (wood, metal), condition from 1 to 5": in the middle of what
// is kept of one thing a bracket holds the choices of a field, and the noun ahead of it is no list of its own.
import type { Language } from '#shared/languages.ts'
import { isPlural, isSwedishPlural } from '../lexicon/inflect.ts'
import { knownFields, phraseKey } from '../lexicon/lexicon.ts'
import { addField } from './add-said.ts'
import { isCalled } from './brackets.ts'
import { fieldNamed, lastOf } from './field-named.ts'
import { inferType } from './infer-type.ts'
import type { Intent, SaidField, SaidThing } from './intent.ts'
import { isSame } from './learned/same-names.ts'
import { optionsIn } from './options-in.ts'
import { setOptions } from './said-details.ts'
import { labelOf } from './said.ts'

const bracketed = /(?<head>[^,.;:!?()\n、。，：（）]{2,60}?)\s?[(（](?<held>[^()（）\n]{3,200})[)）]/gu
/** The sentence up to a part of a list. */
const aheadMaxChars = 400
const aheadOf = /[^.!?\n。！？]*(?:[,;、，]|\s(?:and|och|samt|plus))\s*$/u
const joined = /^.*(?<!\p{L})(?:and|och|samt|plus)\s+/iu
const article = /^(?:also |även )?(?:the|an?|their|its|his|her|en|ett|deras|dess|sin|sitt)\s+/iu
/** What has fields of its own. */
const ownsFields = /^(?:(?:for |per |på |för )?(?:each|every|per|all|varje|alla)\s)|(?:ごと|毎)/iu
const asked = /^(?:what|which|vilken|vilket|vilka|vad för)\s+(?:\p{L}+ (?:of|för) )?/iu
/** 持っている楽器 */
const lastNoun = /[\p{Script=Han}\p{Script=Katakana}ー]+$/u
const parts: Record<Language, RegExp> = {
  en: /\s(?:of|in|on|for)\s(?:the |their |its )?/iu,
  sv: /\s(?:i|på|av|till|för)\s/iu,
  ja: /の/u,
}

type Bracketed = { names: string[]; options: string[]; isAsked: boolean; before: string; start: number; end: number }

/** Words for a material, a place and the like are choices as often as fields. */
function areChoices(options: readonly string[], language: Language): boolean {
  const types = options.flatMap((option) => {
    const chunk = lastOf(option.toLowerCase(), language)
    const isWhole = chunk?.field !== undefined && phraseKey(chunk.text) === phraseKey(option)
    const inferred = inferType(option, language)
    return isWhole ? [knownFields.get(chunk.field!.id)!.type] : inferred.known ? [inferred.type] : []
  })
  return types.length * 2 <= options.length && types.every((type) => type === 'text')
}

/** The brackets that stand among the fields of something and hold none. `names` are the words ahead of one: all of them, then each part. */
function bracketsIn(prompt: string, language: Language): Bracketed[] {
  return [...prompt.matchAll(bracketed)].flatMap(({ groups, index }) => {
    const { head: said, held } = groups as Record<'head' | 'held', string>
    const front = (joined.exec(said) ?? /^\s*/.exec(said))![0]
    const start = index + front.length
    const before = aheadOf.exec(prompt.slice(Math.max(0, start - aheadMaxChars), start))?.[0]
    if (!before) return []
    const head = said.slice(front.length).replace(article, '')
    const options = optionsIn(held.replace(/(?:\s*,)?\s*(?:\.{3}|…|etc\.?|osv\.?|m\.m\.|など)\s*$/iu, ''))
    const isList = options.length > 1 && areChoices(options, language)
    if (!isList || ownsFields.test(head)) return []
    const bare = head.replace(asked, '')
    const isAsked = bare !== head
    const [first = '', ...others] = bare.split(parts[language])
    const noun = isAsked ? first.split(' ')[0]! : language === 'ja' ? (lastNoun.exec(first)?.[0] ?? first) : first
    if (!isAsked && language !== 'ja' && (language === 'en' ? isPlural : isSwedishPlural)(noun.split(' ').at(-1)!.toLowerCase()))
      return []
    return [{ names: [head, noun, ...others], options, isAsked, before, start, end: index + said.length }]
  })
}

const same = (label: string, option: string) => phraseKey(label) === phraseKey(option)

export function heedChoicesOfFields(intent: Intent): void {
  for (const found of bracketsIn(intent.prompt, intent.language)) {
    const host = hostOf(found, intent)
    if (!host) continue
    const piece = intent.things.find((said) => said !== host && isOnlyThere(said, found, intent))
    const isChoice = ({ label }: SaidField) =>
      found.options.some((option) => same(label, option) || phraseKey(option).endsWith(` ${phraseKey(label)}`))
    if (!piece && !host.fields.some(isChoice)) continue
    host.fields = host.fields.filter((field) => !isChoice(field))
    choose(intent, host, found)
    if (!piece) continue
    const isTwice = ({ options = [] }: SaidField) => options.length > 0 && options.join() === found.options.join()
    for (const field of piece.fields) if (!isChoice(field) && !isTwice(field)) addField(intent, host, field)
    intent.things = intent.things.filter((said) => said !== piece)
    for (const said of intent.things) said.parents = said.parents.filter((parent) => parent !== piece)
    intent.views = intent.views.filter(({ thing }) => thing !== piece)
  }
}

const listed = /(?:[,;、，]|\s)\s*(?:(?:and|och|samt|plus)\s*)?$/iu
/** What has the field that stands before the bracket's. */
function hostOf({ before, names }: Bracketed, { things, language }: Intent): SaidThing | undefined {
  const last = before
    .replace(listed, '')
    .split(/[,;、，]|\s(?:and|och|with|med|has|have|har)\s/u)
    .at(-1)!
  return things.find(
    ({ one, many, fields }) =>
      !names.some((name) => isCalled({ one, many }, name)) &&
      fields.some(
        ({ label }) =>
          isSame(label, last.trim().replace(article, ''), language) || last.toLowerCase().includes(label.toLowerCase()),
      ),
  )
}

/** A list that is named by the words ahead of the bracket, and nowhere else. */
function isOnlyThere(said: SaidThing, { names, start, end }: Bracketed, { prompt, language }: Intent): boolean {
  const low = prompt.toLowerCase()
  const isNamed = names.some((name) => isCalled(said, name) || isSame(said.one, name, language))
  const isElsewhere = [said.one, said.many].some((name) => {
    const [first, last] = [low.indexOf(name.toLowerCase()), low.lastIndexOf(name.toLowerCase())]
    return first >= 0 && (first < start || last >= end)
  })
  return isNamed && !isElsewhere && !said.naming
}

/** The field that the bracket belongs to gets its choices. */
function choose(intent: Intent, host: SaidThing, { names: [whole = '', noun = ''], options, isAsked }: Bracketed): void {
  const { language } = intent
  const own =
    host.fields.find(({ label }) => isSame(label, whole, language)) ??
    host.fields.find(({ label }) => isSame(label, noun, language))
  const field = own ?? fieldNamed(isAsked || language !== 'ja' ? noun : whole, language)
  if (isAsked) field.label = labelOf(noun, language)
  if (!own) addField(intent, host, field)
  if (!field.options || field.type === 'select') setOptions(field, options)
}
