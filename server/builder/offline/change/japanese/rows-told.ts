// 「塩パン180円とカレーパン220円を入れて」, 「きなこ（メス、預かり中）を登録して」: records of the main list, each by its name and what is known of it.
// Null unless what is said of each has a place in the list: a choice, an amount of money, a number with its name.
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { isNumber } from '../../field-kinds.ts'
import type { Operation } from '../operations.ts'
import { bare, mainThing, resolveField, resolveOption } from '../resolve.ts'
import { isAsking, sentencesOf } from './clauses.ts'

const charsMax = 100
const rowsMax = 6
const nameCharsMax = 20
const { raw } = String
const stores = raw`(?:(?:一|1)[つ件冊匹人台本枚品])?(?:(?:最初から|新規で|新しく))*(?:入れ|追加|登録|載せ|足し|書き足)[^、。]*`
const asked = new RegExp(raw`^(?<said>.+?)(?:を|も|で|、)${stores}$`, 'u')
const counted = new RegExp(raw`^(?<said>[^、。はが]{1,20}?)を(?:一|1)[つ件冊匹人台本枚品](?:入れ|追加|登録|載せ)[^、。]*$`, 'u')
const newcomer = /^(?:新入り|新人|新着|新規)(?:です|は)?[、:：　 ]+(?<said>.+)$/u
const day = /^(?:(?:\d{4}年)?\d{1,2}月\d{1,2}日|\d{1,2}\/\d{1,2}|今日|昨日|本日)(?:に|の)?/u
/** What was done with it: 「今日買った牛乳」, 「牛肉を買ったの」. */
const doing =
  /^(?:買った|もらった|届いた|売れた|読んだ|見た|釣れた|作った)|(?:を)?(?:買った|もらった|届いた|売れた|読んだ|見た|釣れた|作った)(?:の|もの|やつ)?$/gu
const amount =
  /(?<name>[^\d]*?)(?<number>\d[\d,]*(?:\.\d+)?)(?<unit>円|名|人|個|冊|枚|本|歳|才|分|匹|台|kg|g|cm)(?:くらい|ほど)?$/u
/** Between records: each with its brackets, or its amount. */
const betweenRows = /(?<=[）)])(?:と|、)(?=[^、。]+[（(])|(?<=\d(?:円|個|本|枚|冊))(?:と|、)(?=[^\d、]+\d)/u

type Row = Record<string, unknown>

/** Puts what is said of a record where it belongs; what is left is its name. */
function rowOf(model: ProjectModel, thing: Thing, said: string): Row | null {
  const [, title, brackets] = /^(.+?)[（(]([^（()）]+)[)）]$/u.exec(said) ?? []
  const split = brackets ? [title!, ...brackets.split(/[、,・]/u)] : said.split(/[、　 ]+/u)
  const parts = split.map((each) => each.trim()).filter(Boolean)
  const row: Row = {}
  const names: string[] = []
  let known = 0
  const put = (field: Field | undefined, value: unknown): boolean => {
    if (!field || row[field.id] !== undefined) return false
    row[field.id] = value
    known++
    return true
  }
  for (const part of parts) {
    const told = part.replace(day, '').replace(/で$/u, '')
    const option = resolveOption({ ...model, things: [thing] }, told, 'ja')
    if (option && put(option.field, option.option)) continue
    const { name = '', number = '', unit = '' } = amount.exec(told.replace(doing, ''))?.groups ?? {}
    const field = number ? numberField(model, thing, name, unit) : undefined
    if (field && put(field, Number(number.replaceAll(',', '')))) {
      if (name && resolveField({ ...model, things: [thing] }, name, 'ja', thing)?.field !== field) names.push(name)
    } else if (told) names.push(told)
    else known++
  }
  const [called, ...others] = names.map((each) => bare(inQuotes(each.replace(doing, '').replace(doing, ''))))
  if (!called || others.length || called.length > nameCharsMax || /[はがをに]|\d{2}/u.test(called) || !known) return null
  for (const { id, type, required } of thing.fields) if (type === 'date' && required && row[id] === undefined) row[id] = '+0d'
  return { [thing.titleField]: called, ...row }
}
/** 「漱石の「こころ」」 is called by what stands in quotes. */
const inQuotes = (said: string): string => /[「『]([^「」『』]+)[」』]/u.exec(said)?.[1] ?? said

/** The number that is meant, by its name or by what it is counted in. */
function numberField(model: ProjectModel, thing: Thing, name: string, unit: string): Field | undefined {
  const named = name ? resolveField({ ...model, things: [thing] }, name, 'ja', thing)?.field : undefined
  if (named && isNumber(named)) return named
  const numbers = thing.fields.filter((field) => isNumber(field) && !field.formula)
  if (unit === '円') return numbers.find(({ type }) => type === 'money')
  if (/[歳才]/u.test(unit)) return numbers.find(({ label }) => label.includes('年齢'))
  if (unit === '分') return numbers.find((field) => field.unit === 'min' || field.label.includes('時間'))
  return numbers.find((field) => field.unit === unit)
}

const noRow =
  /(?:欄|項目|列|一覧|リスト|ページ|画面|選択肢|候補|グラフ|ボタン|機能|写真|画像|見本|サンプル|例)$|[はを]|(?<!じゃ)が/u
const canBeRow = (model: ProjectModel, said: string, name: string): boolean =>
  !noRow.test(name) &&
  !/[にへ]/u.test(said.replace(/[「『][^「」『』]+[」』]/u, '')) &&
  !resolveOption(model, name, 'ja') &&
  !resolveField(model, name, 'ja')

export function rowsTold(model: ProjectModel, text: string): Operation[] | null {
  const thing = mainThing(model)
  const title = thing?.fields.find(({ id }) => id === thing.titleField)
  if (!thing || title?.type !== 'text' || text.length > charsMax) return null
  const plain = text.trim().replace(/[。！!]+$/u, '')
  const sentences = sentencesOf(plain).map((clauses) => clauses.join('、'))
  const at = sentences.findIndex((each) => counted.test(each))
  const isOnly = sentences.every((each, of) => of === at || !isAsking(each))
  const one = isOnly ? counted.exec(sentences[at] ?? '')?.groups?.said : undefined
  const name = one && bare(inQuotes(one))
  if (name && canBeRow(model, one, name)) return [{ op: 'addRow', thing: thing.id, row: { [thing.titleField]: name } }]
  const said = (newcomer.exec(plain) ?? asked.exec(plain))?.groups?.said
  const rows = said?.split(betweenRows).map((each) => rowOf(model, thing, each)) ?? []
  if (!rows.length || rows.length > rowsMax || rows.some((row) => row === null)) return null
  return rows.map((row) => ({ op: 'addRow', thing: thing.id, row: row! }))
}
