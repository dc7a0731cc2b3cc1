// "Add rain gear and a torch to the packing list", "lägg till regnkläder och ficklampa i packlistan": what a list consists of, put in by name, is rows. What
// rows are usually told of, "add phone to the customer list", is a field and for other readers.
import type { Language } from '#shared/languages.ts'
import { swedishStems } from '../../lexicon/inflect.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { capitalised } from '../../understand/said.ts'
import { namesListed } from '../named/names-listed.ts'
import { alreadySo, type Reading } from '../reading.ts'
import { readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { rowNamed } from './values.ts'

const charsMax = 200
const forms: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:please|also|and|now|can you|could you|i need to|we need to) )*(?:add|put|include|write|stick|pop) (?<names>.+?) (?:to|on|onto|in|into) (?:the |my |our )?(?<of>\p{L}+(?:[ -]\p{L}+)? ?(?:list|checklist))[.!]*$/iu,
  sv: /^(?:(?:snälla|också|och|nu|kan du) )*(?:lägg(?:a)? (?:till|in|upp)|skriv(?:a)? (?:upp|in)|sätt(?:a)? upp|ta(?:ga)? med|lägg(?:a)?) (?<names>.+?) (?:i|på|till) (?:min |vår )?(?<of>\p{L}+(?:listan|lista))[.!]*$/iu,
}
/** Lists of what there is to take, buy or do. */
const ofItems = /item|todo|task|chore|grocer|shopping|packing|wish|errand|supply|goal|equipment|gear|ingredient/iu
const article: Partial<Record<Language, RegExp>> = {
  en: /^(?:an?|some|the|more)\s+/iu,
  sv: /^(?:en|ett|lite|några|fler|mer)\s+/iu,
}

function listOf(model: ProjectModel, of: string, language: Language): Thing | undefined {
  const bareName = of.replace(/ ?(?:check)?list$/iu, '')
  const names = language === 'sv' ? [of, ...swedishStems(of), of.replace(/n$/u, '')] : [of, bareName]
  const low = bareName.toLowerCase()
  const begins = ({ many, one }: Thing) => low.length > 3 && [many, one].some((name) => name.toLowerCase().startsWith(low))
  const found = names.flatMap((name) => resolveThing(model, name, language) ?? [])[0] ?? model.things.find(begins)
  return found && ofItems.test(found.concept ?? '') ? found : undefined
}

export function itemsOfList(model: ProjectModel, text: string, language: Language): Reading | null {
  const { names: said = '', of = '' } = (text.length <= charsMax && forms[language]?.exec(text.trim())?.groups) || {}
  const thing = of ? listOf(model, of, language) : undefined
  const title = thing?.fields.find(({ id }) => id === thing.titleField)
  if (!thing || title?.type !== 'text' || title.formula) return null
  const names = (namesListed(said, language) ?? [said]).map((each) =>
    capitalised(
      each
        .replace(/["“”]/gu, '')
        .replace(article[language] ?? /$^/u, '')
        .trim(),
    ),
  )
  const isField = (name: string) =>
    readingsIn(name, language).some(({ kind }) => kind === 'field' || kind === 'view' || kind === 'page') ||
    resolveField({ ...model, things: [thing] }, name, language, thing) !== undefined ||
    /(?:field|column|option|filter|button|fält(?:et)?|kolumn(?:en)?|knapp(?:en)?)$|:/iu.test(name)
  if (!names.length || names.some((name) => !name || name.length > 50 || isField(name))) return null
  const fresh = names.filter((name) => rowNamed(thing.rows, thing.titleField, name) < 0)
  if (!fresh.length) return alreadySo(language)
  return {
    operations: fresh.map((name) => ({ op: 'addRow', thing: thing.id, row: { [thing.titleField]: name } })),
    notes: [{ kind: 'kept', text: rowSays.storedStays[language] }],
  }
}
