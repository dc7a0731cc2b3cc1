// "Levels: beginner, improver, pro. Students: name, phone, level", "avdelningar (sälj, support), ärenden med titel, avdelning": what stands behind
// a plural is what each of the others may have one of. Where the word is for a choice, they are its choices; else they are rows of that list.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { isPlural, isSwedishPlural } from '../../lexicon/inflect.ts'
import { nameColumn, noRowsOf } from '../../lexicon/row-measures.ts'
import { knownFields, knownThings } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { endsInField, lastOf } from '../field-named.ts'
import { sayNoun } from '../said.ts'
import type { Latin } from '../tokens.ts'
import type { NamesTold } from './names-told.ts'
import type { Edit } from './pieces.ts'
import { isName } from './row-in-words.ts'

type ValuesBeside = { edits: Edit[]; names: NamesTold[] }

const listed: Record<Latin, RegExp> = {
  en: /(?<lead>^|[.!?\n;(]\s*|,\s|(?<=\b(?:has|have|with|and)\s))(?:(?:our|the|my|and|with) )*(?<head>\p{L}+(?: (?!in |of |for )\p{L}+)?)(?: (?:in|of|for|at) (?:the |our |my )?\p{L}+)?(?<sign>:\s|\s?\(|\s(?:are|can be)\s)(?<held>[^.;:()\n]+)(?<end>\)|[.;\n]|$)/giu,
  sv: /(?<lead>^|[.!?\n;(]\s*|,\s|(?<=(?<!\p{L})(?:har|med|och)\s))(?:(?:våra|mina|och|med) )*(?:lista (?:på|över) )?(?<head>\p{L}+)(?: (?:i|på|för|av) \p{L}+)?(?<sign>:\s|\s?\(|\s(?:är|kan vara)\s)(?<held>[^.;:()\n]+)(?<end>\)|[.;\n]|$)/giu,
}
const parting: Record<Latin, RegExp> = { en: /,? (?:and|or) |, /u, sv: /,? (?:och|eller) |, /u }
const namesMax = 12
const statuses = /^(?:status|statuses|stages?|steg)$/iu

/** What else it names: "kitchen" of an app for recipes, "sales" of one for a shop. One of several may do so. */
export function isOfMore(name: string, language: Language): 'field' | 'maybe' | undefined {
  const chunk = lastOf(name.toLowerCase(), language)
  if (ofField.test(name)) return 'field'
  if (endsInField(name.toLowerCase(), language, chunk)) {
    const known = knownFields.get(chunk?.field?.id ?? '')
    return known && (known.type === 'select' || known.type === 'text') && !named.has(chunk!.field!.id) ? 'maybe' : 'field'
  }
  return chunk?.thing && chunk.plural ? 'maybe' : undefined
}
/** "Permit no", "permit class" */
const ofField =
  /(?<=\p{L}) (?:no\.?|number|class|name|date|type|kind|id|code|time|size)$|(?:nummer|nr|namn|datum|typ|kod|klass)$|^initial/iu
const named = new Set([
  'name',
  'title',
  'description',
  'notes',
  'address',
  'location',
  'city',
  'company',
  'contactName',
  'author',
])
const areValues = (names: readonly string[], language: Language): boolean => {
  const more = names.flatMap((name) => isOfMore(name, language) ?? [])
  const isList = names.length > 1 && names.length <= namesMax && names.every((name) => isName(name, language))
  return isList && !more.includes('field') && more.length <= (names.length > 2 ? 1 : 0)
}

/** Where the word for one of them is an item of a list elsewhere; -1 where it is none. */
function itemEnd(text: string, one: string, language: Latin): number {
  const word = String.raw`(?:${escaped(one)})`
  const ahead = {
    en: String.raw`[,:(]|\b(?:with|and|has|have|which|their|its)`,
    sv: String.raw`[,:(]|(?<!\p{L})(?:med|och|har|vilken|vilket)`,
  }
  const article = { en: '(?:an? |the |their |which |its )?', sv: '(?:en |ett |vilken |vilket |sin |sitt )?' }
  const form = String.raw`(?:${ahead[language]})\s${article[language]}${word}(?=\s*(?:[,.;)\n]|$)| (?:and|or|och|samt) )`
  const found = new RegExp(form, 'iu').exec(text)
  return found ? found.index + found[0].length : -1
}

export function valuesBeside(text: string, language: Language): ValuesBeside {
  if (language === 'ja') return japaneseBeside(text)
  const told: ValuesBeside = { edits: [], names: [] }
  for (const { 0: all, index, groups } of text.matchAll(listed[language])) {
    const { lead, head, sign, held, end } = groups as Record<'lead' | 'head' | 'sign' | 'held' | 'end', string>
    const last = head.split(' ').at(-1)!.toLowerCase()
    const isSeveral =
      (language === 'en' ? isPlural : isSwedishPlural)(last) ||
      sayNoun(head.toLowerCase(), language).many.toLowerCase() === head.toLowerCase()
    if (!isSeveral || statuses.test(head)) continue
    if (sign.includes('(') !== (end === ')')) continue
    const names = held
      .trim()
      .split(parting[language])
      .map((name) => name.trim())
    const place = itemEnd(
      text.slice(0, index) + ' '.repeat(all.length) + text.slice(index + all.length),
      sayNoun(head, language).one,
      language,
    )
    if (place < 0 || !areValues(names, language)) continue
    const from = index + all.indexOf(head)
    // nobody is called "voice"
    const isPerson =
      classOfNoun(last, language) === 'person' || knownThings.get(lastOf(last, language)?.thing?.id ?? '')?.entry.actor
    if (isPerson && !names.every((name) => /^\p{Lu}/u.test(name))) continue
    const isChoice = noRowsOf.test(last) || endsInChoice.test(last)
    if (!isChoice) {
      const to = index + all.length - (end === ')' ? 0 : end.length)
      told.edits.push({ start: from + head.length, end: to, as: ` (${nameColumn[language]})` })
      told.names.push({ list: head, names })
      continue
    }
    // what stood around it is left as it was
    told.edits.push({ start: index + lead.length, end: index + all.length, as: '' })
    told.edits.push({ start: place, end: place, as: ` (${names.join(', ')})` })
  }
  told.edits = told.edits.toSorted((one, other) => one.start - other.start)
  return told
}
/** レベル（入門、初級、上級）、生徒は氏名、レベル */
const japaneseListed: readonly RegExp[] = [
  /(?<=^|[。\n]\s*)(?<head>[\p{Script=Han}\p{Script=Katakana}ー]{1,10})[（(](?<held>[^（）()。\n]+)[）)](?:です)?[、。]/gu,
  /(?<=^|[。\n]\s*)(?<head>[\p{Script=Han}\p{Script=Katakana}ー]{1,10})(?:は、?|[：:])(?<held>[^（）()。：:は\n]+?)(?:です|があります|に分かれます)?。/gu,
]
function japaneseBeside(text: string): ValuesBeside {
  const told: ValuesBeside = { edits: [], names: [] }
  for (const form of japaneseListed)
    for (const { 0: all, index, groups } of text.matchAll(form)) {
      const { head, held } = groups as Record<'head' | 'held', string>
      const names = held.split(/[、・]/u).map((name) => name.trim())
      const rest = text.slice(0, index) + ' '.repeat(all.length) + text.slice(index + all.length)
      const item = new RegExp(`[、は（(：]${head}(?=[、。）)]|$)`, 'u').exec(rest)
      if (!item || !areValues(names, 'ja')) continue
      if (noRowsOf.test(head) || endsInChoice.test(head)) {
        const place = item.index + item[0].length
        told.edits.push(
          { start: index, end: index + all.length, as: '' },
          { start: place, end: place, as: `（${names.join('、')}）` },
        )
      } else {
        told.edits.push({ start: index + head.length, end: index + all.length, as: `（${nameColumn.ja}）。` })
        told.names.push({ list: head, names })
      }
    }
  told.edits = told.edits.toSorted((one, other) => one.start - other.start)
  return told
}

/** "Riskklasser", "skill levels" */
const endsInChoice =
  /(?:nivåer|klasser|typer|grader|kategorier|sorter|storlekar|färger|levels|types|grades|classes|sizes|categories|colou?rs|レベル|種別|区分|ランク|クラス|サイズ|等級|級)$/iu
