// 「活動に責任者を足して、名簿から選べるように」: a field whose rows are those of a list that is there, new or written by hand so far.
import type { Field, ProjectModel } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { idOf, labelOf } from '../../understand/said.ts'
import { isNoun } from '../items/item.ts'
import { pointingField } from '../new-lists.ts'
import type { Operation } from '../operations.ts'
import { bare, mainThing, resolveField } from '../resolve.ts'
import { isAsking, sentencesOf } from './clauses.ts'
import { thingNamed } from './list-links.ts'

const nameCharsMax = 16
const { raw } = String
const form = new RegExp(
  raw`^(?:(?<host>[^、。はをも「」]{1,12}?)(?:の(?:ほう|方|画面))?(?:に|には|で|では))?[「『]?(?<field>[^、。はがをもに「」『』]{1,14}?)[」』]?(?:の?(?:欄|項目))?(?:を(?:足|追加|入れ|作|つけ|付け|設け)[^、。]{0,4}|は|を|も)、?(?:この|登録(?:した|してある)|既存の)?(?<list>[^、。はがをに「」]{1,12}?)(?:の(?:一覧|名簿|リスト|中|なか|台帳))*から(?:だけ)?(?:選|えら)`,
  'u',
)

/** The operations of a text that tells so, and the clauses that ask for something else. */
export function pointedField(model: ProjectModel, text: string): { operations: Operation[]; rest: string[] } | null {
  const sentences = sentencesOf(text).map((clauses) => clauses.join('、'))
  for (const [at, sentence] of sentences.entries()) {
    const { host: of, field = '', list = '' } = form.exec(sentence)?.groups ?? {}
    const target = list ? thingNamed(model, list) : undefined
    const host = of ? thingNamed(model, of) : mainThing(model)
    const name = bare(field)
    if (!target || !host || !name || name.length > nameCharsMax || !isNoun(name, 'ja')) continue
    const rest = sentences.filter((each, of) => of !== at && isAsking(each))
    const there = resolveField({ ...model, things: [host] }, name, 'ja', host)
    if (there?.field.label === name || there?.field.concept !== undefined) {
      const isOpen = there.field.type === 'text' && host.titleField !== there.field.id
      if (!isOpen) continue
      return { operations: pointingField(there, target.id), rest }
    }
    const id = freeId(idOf(name), new Set(host.fields.map((each) => each.id)), 'field')
    const added: Field = { id, label: labelOf(name, 'ja'), type: 'ref', target: target.id, why: 'edit' }
    return { operations: [{ op: 'addField', thing: host.id, field: added }], rest }
  }
  return null
}
