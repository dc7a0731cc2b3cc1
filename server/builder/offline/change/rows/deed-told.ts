// "Add 'feed the cat' for Ellie every day", "lägg till mata katten för Ellie varje dag": what is to be done, by whom and how often, is one row of what is to
// be done. Null where no list is of deeds, or somebody else is meant.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import type { Reading } from '../reading.ts'
import { rowOperations, rowTold } from './row-told.ts'

const often = {
  en: String.raw`(?: (?<often>every ?day|each day|daily|every (?:morning|evening|night|afternoon)|once a day|every week|each week|weekly|once a week|on weekdays|every weekday|every month|each month|monthly|every \p{L}+day|on \p{L}+days))?`,
  sv: String.raw`(?: (?<often>varje dag|dagligen|varje (?:morgon|kväll)|en gång om dagen|varje vecka|en gång i veckan|på vardagar|varje vardag|varje månad|varje \p{L}+dag))?`,
}
const forms: Partial<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`^(?:(?:please|also|and|can you|could you) )*add (?:an? (?:new )?(?:chore|task|job|to-?do|reminder)(?: for| called|:)? )?["“”'‘](?<deed>[^"“”]{3,50}?)["”'’](?: (?:as an? \p{L}+ )?for (?<who>\p{Lu}[\p{L} '-]{1,30}?))?${often.en}[.!]*$`,
    'u',
  ),
  sv: new RegExp(
    String.raw`^(?:(?:[Ss]nälla|[Oo]ckså|[Oo]ch|[Kk]an du) )*[Ll]ägg(?:a)? (?:till|in) (?:en (?:ny )?(?:syssla|uppgift) )?["“”'’](?<deed>[^"“”]{3,50}?)["”'’](?: (?:för|åt|till|på) (?<who>\p{Lu}[\p{L} '-]{1,30}?))?${often.sv}[.!]*$`,
    'u',
  ),
}
const bareForms: Partial<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`^(?:(?:[Pp]lease|[Aa]lso|[Aa]nd|[Cc]an you|[Cc]ould you) )*[Aa]dd (?<deed>\p{Ll}+ (?:the|his|her|their|up|out|a|an|some) [\p{L} ]{2,36}?) for (?<who>\p{Lu}[\p{L}'-]{1,20})${often.en}[.!]*$`,
    'u',
  ),
  sv: new RegExp(
    String.raw`^(?:(?:[Ss]nälla|[Oo]ckså|[Oo]ch|[Kk]an du) )*[Ll]ägg(?:a)? (?:till|in) (?<deed>\p{Ll}+a(?: (?:ut|upp|av|in|ner))? \p{L}+(?:en|et|na|n|t)) (?:för|åt|till|på) (?<who>\p{Lu}[\p{L}'-]{1,20})${often.sv}[.!]*$`,
    'u',
  ),
}
const ofDeeds = /^(?:task|todo|chore|errand|action|housework|duty|subtask|routine|habit)/iu
/** What the choices of how often say, by the words for it. */
const paces: readonly (readonly [said: RegExp, option: RegExp])[] = [
  [
    /day$(?<!weekday)(?<!\p{L}{3}day)|daily|once a day|every (?:morning|evening|night|afternoon)|varje dag|dagligen|om dagen|morgon|kväll/iu,
    /^(?:daily|every day|dagligen|varje dag)$/iu,
  ],
  [/weekdays?|vardag/iu, /^(?:(?:on |every )?weekdays?|vardagar|(?:på |varje )?vardag(?:ar)?)$/iu],
  [/week|vecka|\p{L}{3}days?$|\p{L}{2}dag$/iu, /^(?:weekly|every week|varje vecka|veckovis)$/iu],
  [/month|månad/iu, /^(?:monthly|every month|varje månad|månadsvis)$/iu],
]

function paceOf({ fields }: Thing, said: string): { field: Field; option: string } | undefined {
  const [, form] = paces.find(([words]) => words.test(said)) ?? []
  for (const field of form ? fields : []) {
    const option = field.options?.find((each) => form!.test(each))
    if (option) return { field, option }
  }
  return undefined
}

export function deedTold(model: ProjectModel, text: string, language: Language): Reading | null {
  const found = forms[language]?.exec(text.trim())?.groups ?? bareForms[language]?.exec(text.trim())?.groups
  const thing = model.things.find(({ concept }) => ofDeeds.test(concept ?? ''))
  if (!found?.['deed'] || !thing || (!found['who'] && !found['often'])) return null
  const told = rowTold(model, thing, [found['deed'], ...(found['who'] ? [found['who']] : [])], language)
  if (!told || told.left.length) return null
  const pace = found['often'] ? paceOf(thing, found['often']) : undefined
  if (pace) told.row[pace.field.id] = pace.option
  return {
    operations: rowOperations(model, told, language),
    notes: [
      { kind: 'kept', text: rowSays.storedStays[language] },
      ...(found['often'] && !pace
        ? [{ kind: 'unknown' as const, text: rowSays.noPlace[language](found['often'], thing.many) }]
        : []),
    ],
  }
}
