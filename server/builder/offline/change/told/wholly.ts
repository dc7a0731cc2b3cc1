// Wishes that are one wish as a whole, though their words would part: 「一行じゃ足りないので、備考は数行入る欄で足して」. A form begins where the
// wish does or behind what only tells why, and goes to its end; it is read before anything is cut.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Reading } from '../reading.ts'
import type { Parts } from './deed.ts'
import { type DeedName, deeds } from './deeds.ts'
import { whollyEn } from './wholly-en.ts'
import { asksElse, asksJa, leadJa, type WholeForm, whollyJa } from './wholly-ja.ts'

const charsMax = 120
const joint = /[、。！!？?…]+\s*/gu
const optionJoints = /、|・|,|，|\/|／/u
const eitherJoints = /(?:なの|だった|でした)か、?(?:それとも、?)?|のもの(?:と|$)/gu
const ofChoice = /^(?:それとも、?)|(?:とか|か)$/gu

/** 「低か中か高」, 「低なのか、中なのか」: choices in a row. */
function choicesOf(text: string): string {
  const evenly = text.replace(eitherJoints, '、').replace(/、$/, '')
  const marked = optionJoints.test(evenly) ? evenly.split(optionJoints) : evenly.split(/か(?=.)/u)
  const all = marked.length > 1 ? marked : evenly.split(/と(?=.)/u)
  return all
    .flatMap((each, at) => (at === all.length - 1 && marked.length > 1 ? each.split(/(?<=.)(?:か|と)(?=.{2})/u) : [each]))
    .map((each) => each.trim().replace(ofChoice, ''))
    .filter(Boolean)
    .join('、')
}

/** It tells why, or what is not wanted. */
const noChoice = /(?:ので|から|けど|んで|のに|ます|です)$|なくて|やめて/u

/** Null where no form fits the whole, or the project has not what it speaks of. */
export function readWholly(model: ProjectModel, text: string, language: Language): Reading | null {
  if (text.length > charsMax) return null
  if (language !== 'ja') return whollyEn(model, text, language)
  const starts = [0, ...[...text.matchAll(joint)].map(({ 0: all, index }) => index + all.length)]
  for (const start of starts) {
    if (asksJa.test(text.slice(0, start))) return null
    const said = text.slice(start).replace(leadJa, '')
    for (const [form, deed, told] of whollyJa) {
      const reading = readAs(model, said, [form, deed, told], language)
      if (reading) return reading
    }
  }
  return null
}

function readAs(model: ProjectModel, said: string, [form, deed, told]: WholeForm, language: Language): Reading | null {
  const { groups } = form.exec(said) ?? {}
  if (!groups || asksElse(said, deed)) return null
  const parts: Parts = { ...groups, ...told }
  if (deed === 'offerAll') parts.options ??= `${parts.option}、${parts.value}`
  else if (parts.options) parts.options = choicesOf(parts.options)
  if (deed === 'drop' && parts.field) parts.fields = [parts.field, parts.other].filter(Boolean).join('、')
  if (parts.options?.split('、').some((each) => noChoice.test(each))) return null
  const reading = deeds[deed satisfies DeedName](model, parts, language)
  // 「内容は長く書けるように」, where it is so already
  return reading?.operations.length || (deed === 'retype' && reading?.notes.length) ? reading : null
}
