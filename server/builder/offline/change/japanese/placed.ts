// 「数量のとなりに単位の欄がほしい」, 「採蜜量をkgで。設置場所の前に」: where a new field is to stand, told beside what it is.
import type { ProjectModel } from '../../model.ts'
import { type Change, done } from '../done.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { resolveField } from '../resolve.ts'

const before = '(?:すぐ)?(?:前|手前|左(?:隣|どなり|側)?|上)'
const behind = '(?:すぐ)?(?:後ろ?|うしろ|あと|次|つぎ|隣|となり|横|右(?:隣|どなり|側)?|下)'
const where = `(?<next>[^、。はがをも「」]{1,14}?)の(?:(?<before>${before})|(?<behind>${behind}))(?:に|へ)(?:は)?`
const asks = '(?:追加|足|加え|入れ|設け|作|つく|付け|つけ|ほし|欲し|置|用意|並べ|お願い|ください)'
const forms = [
  new RegExp(`^${where}、?(?<what>[^、。][^。]*${asks}.*)$`, 'u'),
  new RegExp(`^(?<what>[^。]{2,40})[。、]${where}(?:${asks}?[^、。をはが]{0,12})?[。！!]*$`, 'u'),
]

type Read = (model: ProjectModel, said: string) => Change

/** The one field that is added, and nothing beside. */
function addedIn({ operations }: Change) {
  const [added, ...others] = operations
  return added?.op === 'addField' && !others.length ? added : undefined
}

/** `read` reads what is said of the field itself. */
export function placedNew(model: ProjectModel, text: string, read: Read): Change | null {
  for (const form of forms) {
    const { what = '', next = '', before: isBefore } = form.exec(text.trim())?.groups ?? {}
    const beside = what ? resolveField(model, next, 'ja') : undefined
    if (!beside) continue
    const [first = '', rest = ''] = what.split(/[、。](.*)/su)
    // what stands beside a field is a field, whatever else is called so
    const asField = first.replace(/^([^、。はがをも「」（）]{1,14})(?:を|も|が)(?=[^、。]{1,16}$)/u, '$1の項目を')
    const [said, added] =
      [what, first, asField].map((each) => [each, addedIn(read(model, each))] as const).find(([, found]) => found) ?? []
    if (!added || added.thing !== beside.thing.id) continue
    const { fields } = applyOperations(model, [added]).things.find(({ id }) => id === added.thing)!
    const others = fields.filter(({ id }) => id !== added.field.id)
    const to = others.findIndex(({ id }) => id === beside.field.id) + (isBefore ? 0 : 1)
    const placing: Operation = { op: 'moveField', thing: added.thing, field: added.field.id, to }
    const made = done(model, { operations: [added, placing], notes: [] }, 'ja')
    if (said === what || !rest) return made
    const then = read(made.model, rest)
    return { model: then.model, operations: [...made.operations, ...then.operations], notes: [...made.notes, ...then.notes] }
  }
  return null
}
