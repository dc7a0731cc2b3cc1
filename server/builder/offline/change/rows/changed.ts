// "The mango one costs 7.50 now", "put Uncle Bob down as not coming", "farbror Sven har tackat nej", 山本さんは欠席になりました: another value of one row.
// Which row is told by its name, or by what stands in it; which field, by its name or by what the value can only be.
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../../field-kinds.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { isStopWord } from '../../lexicon/function-words.ts'
import { optionAlike, tickSaid } from '../../lexicon/states-alike.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { does, type Reading, tells } from '../reading.ts'
import { bare, mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { isNumbered, type Place, type RowMeant, rowMeant } from './row-meant.ts'
import { rowTold } from './row-told.ts'
import { numberIn, valueIn } from './values.ts'

const charsMax = 160
type Told = { row: string; value: string; field?: string; was?: string; costs?: string }

const lead: Record<Language, string> = {
  en: String.raw`^(?:(?:please|also|and|now|oh|ok|hi|sorry|no|can you|could you)[,!]? )*`,
  sv: String.raw`^(?:(?:snälla|kan du|och|nu|hej|ok|nej|förresten)[,!]? )*`,
  ja: String.raw`^(?:(?:あと|それと|すみません)、?)?`,
}
const end: Record<Language, string> = {
  en: String.raw`(?:,? (?:now|please|thanks|instead))*[.!]*$`,
  sv: String.raw`(?:,? (?:nu|numera|tack|istället|i stället))*[.!]*$`,
  ja: String.raw`[。！!]*$`,
}
const form = (language: Language, middle: string) => new RegExp(lead[language] + middle + end[language], 'iu')
/** `was` is the value it has and should not have. */
const wrong = {
  en: String.raw`(?:,? (?:not|instead of|rather than) (?<was>.+?))?`,
  sv: String.raw`(?:,? (?:inte|i stället för|istället för) (?<was>.+?))?`,
}

const forms: Record<Language, readonly RegExp[]> = {
  en: [
    form(
      'en',
      String.raw`(?:set|change|update|make|put|raise|lower) (?:the )?(?<field>\p{L}+(?: \p{L}+)?) (?:of|for|on) (?:the )?(?<row>.+?) (?:from (?<was>.+?) )?to (?<value>.+?)`,
    ),
    form(
      'en',
      String.raw`(?:set|change|update|make|raise|lower) (?<row>.+?)['’]s? (?<field>\p{L}+(?: \p{L}+)?) (?:from (?<was>.+?) )?to (?<value>.+?)`,
    ),
    form(
      'en',
      String.raw`(?<row>.+?)['’]s (?<field>\p{L}+(?: \p{L}+)?) (?:is|should be|must be|changed to)(?: now)? (?<value>.+?)${wrong.en}`,
    ),
    form(
      'en',
      String.raw`the (?<field>\p{L}+(?: \p{L}+)?) (?:of|for) (?<row>.+?) (?:is|should be|must be)(?: now)? (?<value>.+?)${wrong.en}`,
    ),
    form(
      'en',
      String.raw`(?:the )?(?<row>.+?) (?:now )?(?<costs>costs?|should cost|sells for|goes for|is)(?: now)? (?<value>[$£€]?\d\S*(?: ?(?:kr|euros?|dollars?|pounds?))?)`,
    ),
    form(
      'en',
      String.raw`(?:the )?(?<row>.+?) (?:should|must|has to|ought to) (?:be|have|say)(?: now)? (?<value>.+?)${wrong.en}`,
    ),
    form(
      'en',
      String.raw`(?:mark|set|put|change|make|update|move|switch|turn|raise|lower|increase|reduce) (?:the )?(?<row>.+?) (?:down )?(?:as|to(?: be)?|into) (?<value>.+?)`,
    ),
    form(
      'en',
      String.raw`(?<row>.+?) (?<value>(?:is|are|has|have|can['’]?t|cannot|won['’]?t|isn['’]?t|said|will)(?: \p{L}+){1,4})`,
    ),
    form('en', String.raw`(?<row>.+?) (?:is|has|moved|moves|sits|changed)(?: now)?(?: (?:at|to|in|on))? (?<value>.+?)`),
  ],
  sv: [
    form(
      'sv',
      String.raw`(?:ändra|sätt|uppdatera|höj|sänk) (?<field>\p{L}+) (?:på|för|hos|till) (?<row>.+?) (?:från (?<was>.+?) )?till (?<value>.+?)`,
    ),
    form('sv', String.raw`(?:ändra|sätt|uppdatera) (?<row>.+?)s (?<field>\p{L}+) till (?<value>.+?)`),
    form('sv', String.raw`(?<field>\p{L}+) (?:på|för|hos) (?<row>.+?) (?:är|ska vara|blir)(?: nu)? (?<value>.+?)${wrong.sv}`),
    form('sv', String.raw`(?<row>.+?) (?<costs>kostar|ska kosta|ligger på)(?: nu| numera)? (?<value>\d.*?)`),
    form('sv', String.raw`(?<row>.+?) (?:är|ska vara|ska ha|blir)(?: nu)? (?<value>.+?)${wrong.sv}`),
    form('sv', String.raw`(?:markera|sätt|ändra|flytta|gör|skriv|höj|sänk) (?:upp )?(?<row>.+?) (?:som|till|på) (?<value>.+?)`),
    form('sv', String.raw`(?<row>.+?) (?<value>(?:har|är|kommer|kan|deltar|tackar|tackade)(?: \p{L}+){0,3})`),
    form('sv', String.raw`(?<row>.+?) (?:är|har|sitter|bytte)(?: nu)?(?: (?:vid|till|på|i))? (?<value>.+?)`),
  ],
  ja: [
    form(
      'ja',
      String.raw`(?<row>[^、。]+?)の(?<field>[^、。のをは]{1,10}?)(?:を|は)(?<value>[^、。を]+?)(?:に(?:して|変更|変えて|なりました|値上げ|値下げ|直して|修正)[^。]*|です)`,
    ),
    form(
      'ja',
      String.raw`(?<row>[^、。を]+?)を(?<value>[^、。を]+?)(?:に(?:して|変更|変えて|値上げ|値下げ|直して|修正|しておいて)|として)[^。]*`,
    ),
    form(
      'ja',
      String.raw`(?<row>[^、。はが]+?)(?:は|が)(?<value>[^、。]+?)(?:に(?:なりました|なった|変更(?:になりました|してください|です)?|変わりました|して(?:ください)?)|です|でした|とのことです|だそうです)`,
    ),
    form('ja', String.raw`(?<row>[^、。はが]+?)(?:は|が)(?<value>[^、。はがを]+?)(?:ました|ます)?`),
  ],
}
const articleEn = /^(?:the|a|an|my|our)\s+/iu

/** The field the value belongs to, and the value there. */
function valueFor(model: ProjectModel, { thing, at }: Place, told: Told, language: Language): Record<string, unknown> | null {
  const row = thing.rows[at]!
  const value = told.value.trim().replace(/^["“”「『]|["“”」』]$/gu, '')
  if (told.field) {
    const field = resolveField({ ...model, things: [thing] }, told.field, language, thing)?.field
    const found = field && field.id !== thing.titleField ? valueIn(model, field, value, language) : undefined
    return field && found !== undefined ? { [field.id]: found } : null
  }
  const open = thing.fields.filter((field) => field.id !== thing.titleField && !field.formula)
  const number = numberIn(value, language)
  if (told.was) {
    const was = told.was.trim()
    const held = open.find((field) => String(row[field.id]) === was || valueIn(model, field, was, language) === row[field.id])
    const found = held && valueIn(model, held, value, language)
    if (held && found !== undefined) return { [held.id]: found }
    const title = String(row[thing.titleField])
    if (title.includes(was)) return { [thing.titleField]: title.replace(was, value) }
  }
  const numbers = open.filter(isNumber)
  const money = open.find(({ type }) => type === 'money')
  if (number !== undefined && /^\W{0,2}\d/u.test(value)) {
    const isMoney = told.costs !== undefined || /[$£€¥円]|kr(?:onor)?$/iu.test(value)
    const field = isMoney ? money : numbers.length === 1 ? numbers[0] : undefined
    if (field) return { [field.id]: number }
  }
  const fit = rowTold(model, thing, ['x', value], language)
  if (fit?.sure !== 1) return null
  const { [thing.titleField]: _title, ...values } = fit.row
  const [only, other] = Object.entries(values).filter(([id, each]) => valueGiven(thing, id, each))
  return only && !other ? { [only[0]]: only[1] } : null
}
/** A day that must be filled in is put in by itself. */
const valueGiven = ({ fields }: Thing, id: string, value: unknown) =>
  !(value === '+0d' && fields.some((field) => field.id === id && field.required))

/** Somebody, or something in quotes: what else begins with a capital is told as a sentence begins. */
const isSomebody = (model: ProjectModel, name: string, said: string, language: Language): boolean =>
  !resolveField(model, name, language) &&
  !resolveThing(model, name, language) &&
  !resolveOption(model, name, language) &&
  (language === 'ja'
    ? /^[\p{Script=Han}\p{Script=Katakana}]{1,8}(?:さん|様|ちゃん|くん)$/u.test(name)
    : /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(name) ||
      (/^\p{Lu}\p{L}+$/u.test(name) && !said.startsWith(name)) ||
      / one$/iu.test(said))

/** "Farbror Sven": what he is to them stands ahead of the name. */
const nameOf = (said: string, language: Language) =>
  language === 'sv'
    ? said.replace(
        /^(?:farbror|moster|faster|morbror|kusin|mormor|farmor|farfar|morfar)\s+(?=\p{Lu})/iu,
        (kin) => kin[0]!.toUpperCase() + kin.slice(1),
      )
    : said

/** `isLast`: nobody else has read anything in it, so what costs something is a row. */
export function rowChanged(model: ProjectModel, text: string, language: Language, isLast = false): Reading | null {
  if (text.length > charsMax || /[\n?？]/u.test(text)) return null
  let missing: Told | null = null
  for (const each of forms[language]) {
    const told = each.exec(text.trim())?.groups as Told | undefined
    if (!told?.row || !told.value) continue
    const name = told.row
      .trim()
      .replace(articleEn, '')
      .replace(/^["“”「『]|["“”」』]$/gu, '')
    const isNear = told.costs !== undefined || told.was !== undefined || / one$/iu.test(name)
    const meant: RowMeant = rowMeant(model, name, isNear, language)
    for (const place of meant) {
      const values = valueFor(model, place, told, language)
      if (!values) continue
      const isSo = Object.entries(values).every(([id, value]) => place.thing.rows[place.at]![id] === value)
      const title = String(place.thing.rows[place.at]![place.thing.titleField])
      if (isSo) return tells(rowSays.soAlready[language](title), 'kept')
      const made = does({ op: 'changeRow', thing: place.thing.id, at: place.at, values })
      return { ...made, notes: [{ kind: 'kept', text: rowSays.storedStays[language] }] }
    }
    missing ??= meant.length ? null : { ...told, row: nameOf(name, language) }
  }
  return missing ? notThere(model, missing, text.trim(), language, isLast) : null
}

/** A row of that name is not there, and what is said of it can only be said of a row. */
function notThere(model: ProjectModel, told: Told, said: string, language: Language, isLast: boolean): Reading | null {
  const main = mainThing(model)
  const isOne = / one$/iu.test(told.row)
  const name = bare(told.row.replace(/ one$/iu, ''))
  const isQuoted = new RegExp(`["“”「『]${escaped(name)}["“”」』]`, 'u').test(said)
  const isPriced = told.costs !== undefined || told.value.endsWith('円')
  const isNoField = !readingsIn(name, language).some(({ kind }) => kind === 'field') && !resolveField(model, name, language)
  const isRow =
    isNumbered(model, name, language) ||
    isOne ||
    isQuoted ||
    (isLast && isNoField && isSaidOfRow(main, told)) ||
    (isUnknownName(name, language) && isNoField && isStateOf(main, told)) ||
    isSomebody(model, name, said, language) ||
    (isPriced && isNoField && (isLast || isKindOf(model, name, language)))
  if (!main?.rows.length || !isRow) return null
  const isValue = valueFor(model, { thing: main, at: 0 }, { ...told, was: undefined }, language) !== null
  return isValue ? tells(rowSays.noRow[language](name, main.many)) : null
}
/** "Sophie has paid": a name that is no word, and a state that the list has. */
const isUnknownName = (name: string, language: Language): boolean =>
  language !== 'ja' && /^\p{Lu}\p{Ll}+$/u.test(name) && !readingsIn(name, language).length && !isStopWord(name.toLowerCase())
const isStateOf = (main: Thing | undefined, { field, value }: Told): boolean =>
  field === undefined &&
  (main?.fields.some((each) =>
    each.options
      ? optionAlike(value, each.options) !== undefined
      : each.type === 'bool' && tickSaid(value, each.label) !== undefined,
  ) ??
    false)
/** Of a field that is named, or in one word that is a choice or a tick. */
const isSaidOfRow = (main: Thing | undefined, { field, value }: Told): boolean =>
  field !== undefined ||
  (main?.fields.some((each) =>
    each.options
      ? optionAlike(value, each.options) !== undefined ||
        each.options.some((option) => option.toLowerCase() === value.toLowerCase())
      : each.type === 'bool' && tickSaid(value, each.label) !== undefined,
  ) ??
    false)
/** "Det röda garnet": which of them. */
const isKindOf = (model: ProjectModel, name: string, language: Language): boolean => {
  const words = name.split(' ')
  return language !== 'ja' && words.length > 1 && resolveThing(model, words.at(-1)!, language) !== undefined
}
