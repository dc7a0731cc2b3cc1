// "Remove the sample data", "add three more examples", "add a service: beard trim, 30 minutes": the rows a project starts with.
import { numberWords } from '../../lexicon/number-words.ts'
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { optionsIn } from '../../understand/options-in.ts'
import { nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import { rowOperations, rowTold, untold } from '../rows/row-told.ts'
import { bare, mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'

const samplesUsual = 3
const samplesMax = 20
const rowsMax = 40
const addedMax = 12
const nameWordsMax = 2

const done = (operations: Operation[], language: Language): Reading => ({
  operations,
  notes: operations.length ? [{ kind: 'kept', text: rowSays.storedStays[language] }] : [],
})

export function readRows(model: ProjectModel, clause: Clause, language: Language): Reading {
  const operations = clears(model, clause.text, language) ?? more(model, clause.text, language)
  return operations ? done(operations, language) : (oneMore(model, clause, language) ?? nothing)
}

const sample = {
  en: '(?:samples?|examples?|demo|dummy|test|fake|placeholder|mock|made[- ]?up|invented|pre-?filled|pre-?loaded|default|your own)',
  sv: '(?:exempel|test|demo|prov|påhittade?|låtsas|fejk|fiktiva?|förifyllda?)',
}
const rows = {
  en: '(?:data|rows?|entries|entry|records?|items?|content|contents|stuff|values|ones|things|examples?|samples?)',
  sv: '(?:data|datan|datat|rader(?:na)?|poster(?:na)?|uppgifter(?:na)?|innehåll(?:et)?|exempel|exemplen)',
}
/** `of` says in which list, when it is only one of them. */
const clearing: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `^(?:remove|delete|clear|empty|erase|wipe|drop|hide|without|no)\\s+(?:out\\s+)?(?:(?:all|any|more|the|of|these|those|this|your|that)\\s+)*${sample.en}\\s+(?<of>[\\p{L} -]+?)??\\s*(?:${rows.en})?(?:\\s+(?:from|in|of|for)\\s+(?:the\\s+)?(?<in>[\\p{L} -]+))?$`,
      'iu',
    ),
    new RegExp(
      `^(?:remove|delete|clear|empty|erase|wipe)\\s+(?:out\\s+)?(?:(?:all|the|of|these|those|this|your)\\s+)*(?:${sample.en}|${rows.en})(?:\\s+(?:from|in|of|for)\\s+(?:the\\s+)?(?<in>[\\p{L} -]+))?$`,
      'iu',
    ),
    /^(?:let (?:me|us|it) |it should |(?:i|we)(?:'d like| want| would like) to )?(?:start|begin)(?: over| out| off)?(?: with)? (?:(?:an?|the|all) )?(?:empty|blank|clean|fresh|from scratch|without (?:any )?(?:data|entries|examples?))(?: (?:lists?|project|slate|sheet|page|state|database|tables?))?(?:,.*)?$/i,
    /^(?:empty|clear|wipe)(?: out)? (?:everything|all(?: the)? lists?|the lists?|it(?: all)?|them all|all(?: of)? (?:it|them))$|^make (?:everything|it|all lists|the lists?) (?:start )?empty$/i,
    /^(?:empty|clear(?: out)?|wipe) (?:the |my )?(?<of>[\p{L} -]+?)(?: list| table)?$|^(?:the )?(?<in>[\p{L} -]+?) (?:should|must) start(?: out)? empty$/iu,
  ],
  sv: [
    new RegExp(
      `^(?:ta bort|töm|rensa(?: bort)?|radera|utan|inga?)\\s+(?:(?:alla|all|den|det|de|dina)\\s+)*${sample.sv}\\s*-?(?:${rows.sv})?(?<of>(?<=\\s)[\\p{L} -]+?)??(?:\\s+(?:från|i|ur|på|bland)\\s+(?<in>[\\p{L} -]+))?$`,
      'iu',
    ),
    new RegExp(
      `^(?:ta bort|töm|rensa|radera)\\s+(?:(?:alla|all|den|det|de)\\s+)*${rows.sv}(?:\\s+(?:från|i|ur|bland)\\s+(?<in>[\\p{L} -]+))?$`,
      'iu',
    ),
    /^(?:börja|starta)(?: om)?(?: med)? (?:helt )?(?:tomt?|tomma?|en tom|från (?:noll|början|scratch)|utan (?:data|innehåll|exempel))(?: (?:listor|lista|projekt))?(?:,.*)?$|^(?:töm|rensa) (?:allt|alla listor|listorna|listan)$/i,
    /^(?:töm|rensa) (?<of>[\p{L} -]+?)$/iu,
  ],
  ja: [
    /^(?:(?<in>.+?)の)?(?:すべての|全ての|全部の)?(?:サンプル|例|見本|ダミー|テスト|デモ|仮|最初の|初期)の?(?<of>.*?)(?:データ|行|内容|項目)?(?:を|は)?(?:すべて|全て|全部)?(?:削除|消|空|クリア|なく|取り除|非表示).*$/,
    /^(?:(?<in>.+?)の)?(?:データ|中身|内容)(?:を|は)(?:すべて|全て|全部)?(?:削除|消|空|クリア).*$/,
    /^(?:全部|すべて)?(?:空|から|空っぽ|まっさら|ゼロ)(?:の状態)?(?:から|で|に)(?:始|スタート|して|開始).*$/,
    /^(?<in>[^をはが]+?)(?:の(?:一覧|リスト))?(?:を|は)空(?:の状態)?に.*$/,
  ],
}

function clears(model: ProjectModel, text: string, language: Language): Operation[] | null {
  for (const form of clearing[language]) {
    const found = form.exec(text)
    if (!found) continue
    const said = bare((found.groups?.in ?? found.groups?.of ?? '').trim())
    const one = said && !isRowWord.test(said) ? resolveThing(model, said, language) : undefined
    // a field or a choice of that name is what goes, and what has no name here is no list
    if (said && !one && !isRowWord.test(said)) continue
    return (one ? [one] : model.things).map((thing) => ({ op: 'clearRows', thing: thing.id }))
  }
  return null
}
const isRowWord = new RegExp(`^(?:${rows.en}|${rows.sv}|データ)$`, 'i')

const amountIn = (text: string): number => {
  const said =
    /(\d+)/.exec(text)?.[1] ??
    text
      .toLowerCase()
      .split(/\s+/)
      .find((word) => numberWords.has(word) && !['a', 'an', 'en', 'ett'].includes(word))
  return Math.min(samplesMax, said === undefined ? samplesUsual : (numberWords.get(said) ?? Number(said)))
}

const moreForms: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:add|give me|create|include|generate|make|put in|insert|show|have)\\s+(?<count>(?:(?:me|some|a|an|few|couple|of|more|another|extra|other|additional|further|new|\\d+|two|three|four|five|six|seven|eight|nine|ten|dozen)\\s+)*)${sample.en}(?:\\s+(?<of>[\\p{L} -]+?))??(?:\\s+(?:${rows.en}))?(?:\\s+(?:to|for|in|of|on)\\s+(?:the\\s+|each\\s+)?(?<in>[\\p{L} -]+))?$`,
    'iu',
  ),
  sv: new RegExp(
    `^(?:lägg till|lägg in|ge mig|skapa|visa|hitta på)\\s+(?<count>(?:(?:några|lite|fler|mer|till|ytterligare|par|ett|en|nya|\\d+|två|tre|fyra|fem|sex|sju|åtta|nio|tio)\\s+)*)${sample.sv}-?(?:${rows.sv})?(?:\\s+(?:på|i|till|för|bland)\\s+(?<in>[\\p{L} -]+))?(?:\\s+till)?$`,
    'iu',
  ),
  ja: /^(?:(?<in>.+?)(?:の|に))?(?:サンプル|例|見本|ダミー|テスト)の?(?:データ|行)?を?(?:あと|もう)?(?<count>[0-9０-９]*)(?:件|個|つ)?(?:もっと|さらに)?を?(?:追加|増やし|足し).*$/,
}

/** Every list has some from the start; more are made up in the same way. */
function more(model: ProjectModel, text: string, language: Language): Operation[] | null {
  const found = moreForms[language].exec(text)?.groups
  if (!found) return null
  const said = bare((found.in ?? found.of ?? '').trim())
  const named = said ? resolveThing(model, said, language) : undefined
  const thing = named ?? (said && !isRowWord.test(said) ? undefined : mainThing(model))
  const room = rowsMax - (thing?.rows.length ?? 0)
  const count = Math.min(room, amountIn(found.count ?? ''))
  return thing && count > 0 ? [{ op: 'addSamples', thing: thing.id, count }] : null
}

/** `of` names the list, `row` what is put into it. */
const rowForms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:an?\s+|the\s+|these\s+|another\s+|one more\s+|two\s+|three\s+|some\s+)?(?:new\s+|more\s+|extra\s+|other\s+)*(?<of>[\p{L} -]+?)\s*(?::|,?\s(?:called|named)\s)\s*(?<row>.+)$/iu,
    /^(?:an?\s+|another\s+)?(?:new\s+)?(?<of>[\p{L} -]+?)\s+(?<row>["“].+["”].*)$/iu,
    /^(?<row>.+?)\s+as\s+(?:an?|another|one more|new)\s+(?:new\s+)?(?<of>[\p{L} -]+)$/iu,
  ],
  sv: [
    /^(?:en\s+|ett\s+|de här\s+|två\s+|tre\s+|några\s+)?(?:ny(?:tt|a)?\s+|till\s+|fler\s+)*(?<of>[\p{L} -]+?)\s*(?::|,?\s(?:som heter|vid namn|kallad)\s)\s*(?<row>.+)$/iu,
    /^(?:en\s+|ett\s+)?(?:ny(?:tt|a)?\s+)?(?<of>[\p{L} -]+?)\s+(?<row>["”“].+["”].*)$/iu,
    /^(?<row>.+?)\s+som\s+(?:en\s+|ett\s+)?(?:ny(?:tt)?\s+|till\s+)?(?<of>[\p{L} -]+)$/iu,
    /^(?:[Ee]n|[Ee]tt)\s+(?<of>\p{Ll}+)\s+(?:för|till|hos|med namnet)\s+(?<row>\p{Lu}[\p{L} .-]*)$/u,
    /^(?<of>exemplet)\s+(?<row>\p{L}.*)$/u,
  ],
  ja: [
    /^(?<of>[^「」をはが]+?)に「(?<row>[^」]+)」$/,
    /^(?<of>[^「」をはが]+?)「(?<row>[^」]+)」$/,
    /^(?<of>[^：:をはが]+)[：:](?<row>.+)$/,
  ],
}

const ofSamples = /^(?:exemplet|サンプル|見本|例)$/i

/** Words that make of a list's name the name of a choice or a field: "a customer type: …". */
function oneMore(model: ProjectModel, clause: Clause, language: Language): Reading | null {
  if (clause.verb !== 'add' || clause.to) return null
  for (const form of rowForms[language]) {
    const { of = '', row = '' } = form.exec(clause.object.trim())?.groups ?? {}
    const thing = of && row ? (ofSamples.test(of) ? mainThing(model) : resolveThing(model, of, language)) : undefined
    const titled = thing?.fields.find(({ id }) => id === thing.titleField)
    const isList = thing !== undefined && [thing.one, thing.many].includes(of)
    if (!thing || !titled || titled.formula) continue
    if (!isList && resolveField({ ...model, things: [thing] }, of, language, thing)) continue
    const parts = row
      .split(/\s*(?:,|、|;)\s*(?:(?:and|och)\s+)?/)
      .map((part) => part.trim())
      .filter(Boolean)
    // "customers: name, phone, e-mail" lists fields
    const areFields = parts.filter((part) => readingsIn(part, language).some(({ kind }) => kind === 'field')).length
    if (areFields * 2 >= parts.length && areFields > 0) continue
    const isMany = language !== 'ja' && bare(of).toLowerCase() === thing.many.toLowerCase() && thing.many !== thing.one
    const names = isMany ? (optionsIn(row).length ? optionsIn(row) : parts) : []
    return added(model, thing, isMany ? names.map((name) => [name]) : [parts], language)
  }
  return null
}

const added = (model: ProjectModel, thing: Thing, all: readonly (readonly string[])[], language: Language): Reading => {
  const told = all.slice(0, addedMax).flatMap((pieces) => rowTold(model, thing, pieces.map(unquoted), language) ?? [])
  const [first] = told
  const operations =
    told.length === 1
      ? rowOperations(model, first!, language)
      : told.map(({ row }): Operation => ({ op: 'addRow', thing: thing.id, row }))
  return { operations, notes: [...done(operations, language).notes, ...untold(told, thing, language)] }
}
const unquoted = (piece: string) => piece.replace(/^["“”「]|["“”」]$/g, '')

/** One row of these values; a row of each where they are names alone. */
export function rowsOf(model: ProjectModel, thing: Thing, values: readonly string[], language: Language): Reading {
  const isOther = (value: string) =>
    /\d/.test(value) || value.split(' ').length > nameWordsMax || resolveOption(model, value, language) !== undefined
  return added(model, thing, values.some(isOther) ? [values] : values.map((value) => [value]), language)
}

/** One row of these values, the first of which is its name. */
export const rowOf = (model: ProjectModel, thing: Thing, values: readonly string[], language: Language): Reading =>
  added(model, thing, [values], language)
