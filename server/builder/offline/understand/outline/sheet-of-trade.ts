// "Bike workshop: customer, phone, bike, fault, price": behind the name of a trade, a row of single fields is what it writes down of each
// piece of its work, and no list of customers beside all that such a trade keeps.
import type { Language } from '#shared/languages.ts'
import { knownBlueprints, knownThings } from '../../lexicon/lexicon.ts'
import { lastOf } from '../field-named.ts'
import { fieldsListed } from '../fields-listed.ts'
import { type Intent, type SaidField, type SaidThing, used } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { saidFromLexicon } from '../plan/plan-things.ts'
import { fieldOf } from './group-fields.ts'
import { isMany } from './latin-grammar.ts'
import { partsAt } from './parts.ts'
import { sayNoun } from '../said.ts'

const sheet = /^\s*(?<head>[^:：.。!?\n]{2,40})[:：]\s*(?<row>[^.。!?！？\n]+)[.。]?\s*$/u
const joint = /\s*[,;、，]\s*(?:and |och )?|\s(?:and|och|samt|&)\s/gu
const namesList = /の|(?:管理|記録|一覧|台帳|名簿|リスト|表|帳|簿)\s*$/u
const itemsMin = 4
const nameWordsMax = 4
const nameCharsMax = 28
/** "Cars with reg", "main room or kitchen" */
const clause = /(?<!\p{L})(?:with|or|what|who|which|when|where|we|med|eller|vad|vem|när|vi)(?!\p{L})/iu

export function heedSheetOfTrade(intent: Intent): void {
  const { prompt, language } = intent
  const { head = '', row = '' } = sheet.exec(prompt)?.groups ?? {}
  const blueprint = intent.domains.map((id) => knownBlueprints.get(id)).find(Boolean)
  // "checks - title, place; contacts - name, email": lists of their own
  if (!row || !blueprint || lastOf(head, language)?.thing || / [-–—] .*;/u.test(row)) return
  // "Cows: ear tag, breed", "provsmakningslogg för ölbryggare: öl, stil": a list, whatever trade has it
  const isList = intent.things.some(
    ({ one, many }) => head.toLowerCase().includes(one.toLowerCase()) || isSame(many, head, language),
  )
  if (isList || (language === 'ja' ? namesList.test(head) : isMany(head, language))) return
  const start = prompt.indexOf(row)
  const items = partsAt(prompt, { start, end: start + row.length }, joint)
  const names = items.map(({ text }) => text.replace(/\s*[（(].*$/u, ''))
  const isName = (name: string) => name.length <= nameCharsMax && name.split(' ').length <= nameWordsMax && !clause.test(name)
  const areSingle = names.every((name) => isName(name) && (language === 'ja' || !isMany(name, language)))
  if (items.length < itemsMin || !areSingle || fieldsListed(prompt, language).length * 2 < items.length) return
  const fields = items.map((item) => fieldOf(item, language))
  const named = namedFirst(names[0]!, head, language)
  const main = named ? undefined : keptOf(blueprint.things, fields)
  if (!named && !main) return
  intent.things = [{ ...(named ?? saidFromLexicon(main!, language, blueprint.id)), fields, naming: true, owns: true }]
  intent.loose = []
  used(intent, start, start + row.length)
}

/** "Sailing club boat park: boat name, class": what stands there is named by its head and by what each is called. */
function namedFirst(name: string, head: string, language: Language): SaidThing | undefined {
  const one = called[language].exec(name)?.groups?.one
  if (!one || !isInHead(one, head, language)) return undefined
  return sayNoun(one, language, lastOf(one, language)?.thing)
}
const called: Record<Language, RegExp> = {
  en: /^(?<one>\p{L}{3,})(?:['’]s)? (?:name|title|number|no\.?|id)$/iu,
  sv: /^(?<one>\p{L}{3,}?)s?(?:namn|ens namn|nummer)$/iu,
  ja: /^(?<one>[\p{Script=Han}ァ-ヶー]+)(?:名|の名前|番号)$/u,
}
const isInHead = (one: string, head: string, language: Language): boolean =>
  language === 'en'
    ? head.toLowerCase().split(/\s+/u).includes(one.toLowerCase())
    : head.toLowerCase().includes(one.toLowerCase())

/** Of what the trade keeps, no people, that which has most of the fields. */
function keptOf(things: readonly string[], fields: readonly SaidField[]): string | undefined {
  const count = (id: string) =>
    knownThings.get(id)!.fields.filter((use) => fields.some(({ concept }) => concept === use.concept)).length
  return things.filter((id) => !knownThings.get(id)!.entry.actor).toSorted((one, other) => count(other) - count(one))[0]
}
