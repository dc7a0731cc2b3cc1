// Japanese wishes that say what something is to become: 「発注者は施主にして」「メニューを選べるように」.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { readAddition } from '../additions.ts'
import { nothing, type Reading } from '../reading.ts'
import { readingsIn } from '../resolve.ts'
import type { Clause } from '../wording/clauses.ts'
import { readRename } from './read-names.ts'
import { typeNamed } from '../../lexicon/type-words.ts'

const called = /^(.+?)[をは]、?([^をはが]{1,20}?)に(?:して|する|変えて|変更)?$/
const isNoName =
  /選択式|(?:一覧|リスト|表|テーブル|台帳|ページ)$|(?:感じ|風|ふう|太字|斜体|大き|小さ|め|上|下|左|右|前|後|先頭|最後|順|中央|真ん中|表示|別|数字|桁|グラフ|シンプル|色|公開|自動|簡単|きれい|綺麗|便利)$|^\d+(?:分|時間|秒|日|円|%|％)/

/** 「発注者は施主にして」: what is neither a look nor a type is another name. */
export function readBecome(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = language === 'ja' && clause.verb !== 'rename' ? called.exec(clause.text) : null
  if (
    !found ||
    isNoName.test(found[2]!) ||
    readingsIn(found[2]!, language).some(({ kind }) => kind === 'page' || kind === 'view')
  )
    return nothing
  return readRename(model, { verb: 'rename', text: clause.text, object: found[1]!, to: found[2]! }, language)
}

/** 「メニューを選べるように」「手順を長い文章で書けるように」 of what is not there yet: it is added. */
export function readChoosable(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = language === 'ja' ? /^(.+?)を(選択式に|(.+?)にして)$/.exec(clause.text) : null
  const type = found?.[3] ? typeNamed(found[3])?.type : undefined
  if (!found || (found[3] && !type)) return nothing
  const added = readAddition(model, { verb: 'add', text: `${found[1]}を追加`, object: found[1]! }, language)
  if (!type || type === 'select') return added
  const operations = added.operations.map((operation) =>
    operation.op === 'addField' && !operation.field.options && !operation.field.target
      ? { ...operation, field: { ...operation.field, type } }
      : operation,
  )
  return { ...added, operations }
}
