// What a Japanese text says of an intent once all of it is read: names told twice, what became a list, choices in brackets.
import { endsInField } from '../field-named.ts'
import type { Intent, SaidField } from '../intent.ts'
import { joinTwins } from '../join-twins.ts'
import { keepDays } from '../keep-takings.ts'

export function settleJapanese(intent: Intent): void {
  keepDays(intent)
  joinTwins(intent)
  // 物件と希望者。… 希望者は氏名、希望日: what became a list is no field
  intent.loose = intent.loose.filter(
    ({ label, type, concept, thing }) => type !== 'text' || concept || thing || !intent.things.some(({ one }) => one === label),
  )
  takeBrackets(intent)
}

const bracketed = /([^、。，,：:（(）)\s]{1,12})[（(]([^（）()]{2,80})[）)]/gu
const choiceMaxChars = 12
/** 「名前（必須）」, 「重さ（kg）」: how it is written down, and no choice. */
const isNote = /必須|任意|文字|数字|複数|単位|以内|など$|はい|いいえ|有無/u

/** 班（1班、2班、3班）: what is listed in brackets behind a field that holds nothing else is what it may be. */
function takeBrackets({ prompt, things, loose }: Intent): void {
  const fields: SaidField[] = [...loose, ...things.flatMap((thing) => thing.fields)]
  for (const [, label = '', inside = ''] of prompt.matchAll(bracketed)) {
    const options = inside.split(/[、,，・/]/u).map((option) => option.trim())
    // 本（タイトル、著者）、貸出（本、返却日）: what a list of that name keeps
    if (things.some(({ one }) => one === label)) continue
    const field = fields.find((each) => each.label === label && ['text', 'ref'].includes(each.type) && !each.options)
    const areChoices =
      options.length > 1 && options.every((option) => option && option.length <= choiceMaxChars && !isNote.test(option))
    // 担当者（名前、メール、電話）: what is told of each is a field
    const areFields = options.filter((option) => endsInField(option, 'ja')).length * 2 > options.length
    if (!field || !areChoices || areFields) continue
    Object.assign(field, { type: 'select', options })
    delete field.thing
  }
}
