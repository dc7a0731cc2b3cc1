import assert from 'node:assert/strict'
import test from 'node:test'
import { change } from '../change.ts'
import { understand } from '../../understand/understand.ts'

const { model } = understand('盆栽の一覧：名前、樹種、産地、時期（春、秋）、高さ（数値）、購入日', 'ja')

/** What becomes of it, as `op label type choices`. */
const told = (wish: string) =>
  change(model!, wish).operations.map((each) =>
    each.op === 'addField'
      ? `+${each.field.label} ${each.field.type}${each.field.options ? ` ${each.field.options.join('/')}` : ''}`
      : each.op === 'addOption'
        ? `+${each.option}`
        : each.op === 'retypeField'
          ? `${each.op} ${each.type}`
          : each.op,
  )

const wishes: readonly (readonly [wish: string, ...comesTo: string[]])[] = [
  ['出品済みのチェック欄を付けて', '+出品済み bool'],
  ['狭いと困るので、枝ぶりは何行も書ける欄で足してください。', '+枝ぶり longtext'],
  ['仕入れ値の金額を書くところがほしい', '+仕入れ値 money'],
  ['植え替えを日付で入れたいです', '+植え替え date'],
  ['置き場の欄を追加、選択肢は棚、庭、室内', '+置き場 select 棚/庭/室内'],
  ['時期に夏と冬を追加して', '+夏', '+冬'],
  ['時期は選ぶより自由に書けるようにしたい', 'retypeField text'],
  ['樹種と産地は無くてもいいです', 'removeField', 'removeField'],
  ['老松を登録して。時期は秋で', 'addRow'],
]

test('a Japanese wish that is told as a whole is not cut', () => {
  for (const [wish, ...comesTo] of wishes) assert.deepEqual(told(wish), comesTo, wish)
})
