// What each row of a new list has: 「会社名と担当者名があれば十分です」, 「日付、数量、区分（入庫・出庫）、どの部品か」.
import type { ProjectModel } from '../../model.ts'
import { type Item, itemTold, pointingTo } from '../items/item.ts'
import { partsOf } from '../items/items-told.ts'
import { bare, readingsIn } from '../resolve.ts'
import { thingNamed } from './list-links.ts'

const itemsMax = 10
const { raw } = String
const holds = raw`(?:ある|あり(?:ます)?|あれ|あっ|あると|必要|ほしい|欲しい|要り|いり|持たせ|持って|付け|つけ|入れ|書い|書け|書く|書き|控え|メモ|記録|登録|残|管理|選べ|載せ|わか|分か|お願い|知り|入力|まとめ)`
const closing: readonly RegExp[] = [
  new RegExp(raw`(?:が|を|も|は)(?:それぞれ|一緒に)?${holds}[^、]*$`, 'u'),
  /(?:だけ|くらい|ぐらい)(?:で(?:いい|OK|十分|大丈夫)?[^、]*|あれば[^、]*)?$|(?:で)?(?:十分|OK|いい|お願い[^、]*)(?:です)?$/u,
  /(?:付き|つき)(?:で)?$|(?:です|だ|も|は|を|が|で)$|(?:も|を)?どこかに$/u,
]
const opening = /^(?:それぞれ|一件ごとに|項目(?:は|に)|内容は|中身は|記録は|[-–—ー:：]\s*)、?\s*/u
/** Between nouns, where no comma parts them. */
const spaced = /(?<=\S)[　 ]+(?=\S)/gu

const lead = /^(?:それと|あと|それから|また)、?/u
const which = /^(?:どの|対象の|該当の)?(?<name>.+?)(?:か|のもの|のものか)?$/u
/** 「種雄牛は何で」, 「何の肥料を」, 「いつ付けて」, 「どれだけやったか」: what is asked of each. */
const asked: readonly (readonly [RegExp, string])[] = [
  [/^(?<name>[^はがを]{2,12}?)日?(?:は|が)いつ[^はがを]{0,8}$/u, '$1日'],
  [/^(?<name>[^はがを]{2,12})(?:は|が)(?:何|なに|いつ|誰|だれ|どこ|いくら|いくつ|どれ)[^はがを]{0,8}$/u, '$1'],
  [/^(?:何|なん|どんな|どの)(?:の|という)?(?<name>[^はがをにで]{1,10})(?:を|に|で|が)(?:[^はがを]{0,8})$/u, '$1'],
  [/^いつ(?!も)[^はがを]{0,10}$/u, '日付'],
  [/^(?:どれだけ|どのくらい|どれくらい|どれほど)[^はがを]{0,10}$/u, '量'],
]
const asName = (said: string): string => {
  const found = asked.find(([form]) => form.test(said))
  return found ? said.replace(found[0], found[1]) : said
}

function partTold(model: ProjectModel, part: string): Item | null {
  const said = part.replace(lead, '')
  const [, chosen] = /([\p{Script=Han}\p{Script=Katakana}ー]+)を(?:選|えら)/u.exec(said) ?? []
  const name = bare(chosen ?? which.exec(said)?.groups?.name ?? said)
  const isField = readingsIn(name, 'ja').some(({ kind }) => kind === 'field')
  const [, head] =
    /^(?:[^のに]{1,8}の|[\p{Script=Han}]\p{Script=Hiragana}*[たる])([\p{Script=Han}\p{Script=Katakana}ー]+)$/u.exec(said) ?? []
  const byWords = () => thingNamed(model, name) ?? (head ? called(model, head, 1) : undefined)
  const to = called(model, name) ?? (isField ? undefined : byWords())
  return to ? pointingTo(to) : itemTold(model, said, 'ja')
}

/** The list that is called so, or ends so. */
const called = (model: ProjectModel, name: string, charsMin = 2) =>
  model.things.find(({ one, many }) => one === name || many === name) ??
  model.things.find(({ one }) => name.length >= charsMin && one.endsWith(name))

/** The items of a list; null where one of them names no field. */
export function itemsIn(model: ProjectModel, said: string): Item[] | null {
  let text = said.replace(opening, '').split('、').map(asName).join('、')
  for (let before = ''; before !== text;) {
    before = text
    for (const end of closing) text = text.replace(end, '')
  }
  if (!/、/u.test(text)) text = text.replace(spaced, '、')
  text = text.replace(/^([^、と]+)と([^、と]+)の有無$/u, '$1の有無、$2の有無')
  const items = partsOf(text.replaceAll('・', '、'), 'ja').map((part) => partTold(model, part))
  return items.length > 0 && items.length <= itemsMax && items.every((item) => item !== null) ? items : null
}
