// 「次回訪問も入れたい。日付と時間まで」, 「対象学年も必要です。低学年、中学年、高学年で」: a sentence that only says what the field holds which was
// spoken of before.
import type { ProjectModel } from '../../model.ts'
import { typeNamed } from '../../lexicon/type-words.ts'
import { isNoun } from '../items/item.ts'
import type { Operation } from '../operations.ts'
import { bare, resolveField } from '../resolve.ts'

/** The field that was spoken of last. */
export type About = { thing: string; field: string }

const typed =
  /^(?:(?<name>[^、はを]{1,14})(?:は|を))?(?<type>整数|数字|数値|星|日付と時[間刻]|日時|日付|時刻|金額|長文|写真|画像|URL|リンク|チェック(?:ボックス)?)(?:まで|だけ|で|に)[^、はがをも]{0,10}$/u
/** 「けっこう長い文になります」, 「何行も書くと思います」 */
const long =
  /^(?:けっこう|結構|かなり|わりと|割と|たぶん|多分|いつも|だいたい|毎回)?(?:(?:長い|長め)の?(?:文章?|話|説明|メモ|内容)|長文|長く|長め|何行も?|数行)[^、はがをも]{0,14}(?:なる|なり|書|あり|ある|入|打)[^、はがを]{0,10}$/u
const chosen = /^(?<options>[^はがを。]+?)(?:のどれか|の中|のうち)?(?:から|で)?(?:選べる|選ぶ|選択|お願い)?[^、はがを]{0,10}$/u
const optionCharsMax = 12

/** Null where the sentence says something else. */
export function aboutField(model: ProjectModel, about: About, sentence: string): Operation[] | null {
  const thing = model.things.find(({ id }) => id === about.thing)
  const field = thing?.fields.find(({ id }) => id === about.field)
  if (!thing || !field) return null
  const { name, type } = typed.exec(sentence)?.groups ?? {}
  const of = name ? resolveField({ ...model, things: [thing] }, bare(name), 'ja', thing)?.field : field
  const named = type ? typeNamed(type.replace('時間', '時刻')) : undefined
  if (of && named) return of.type === named.type ? [] : [{ op: 'retypeField', thing: thing.id, field: of.id, type: named.type }]
  if (['text', 'longtext'].includes(field.type) && long.test(sentence))
    return field.type === 'longtext' ? [] : [{ op: 'retypeField', thing: thing.id, field: field.id, type: 'longtext' }]
  const options = (chosen.exec(sentence)?.groups?.options ?? '').split(/[、・／/]/u).map(bare)
  const areChoices = options.length > 1 && options.every((each) => each && each.length <= optionCharsMax && isNoun(each, 'ja'))
  if (!areChoices || !['text', 'select', 'int'].includes(field.type)) return null
  return [{ op: 'retypeField', thing: thing.id, field: field.id, type: 'select', options }]
}

/** What the operations were last about. */
export const spokenOf = (operations: readonly Operation[]): About | undefined => {
  const last = operations.findLast((each) => each.op === 'addField')
  return last && { thing: last.thing, field: last.field.id }
}
