// 「読みたい」「読書中」「読了」で分けたい, 作品を「うつわ」「花器」に分けて, 分類に「机・椅子」を加えて: what stands in quotes is one choice each, whatever stands in it.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import type { Operation } from '../operations.ts'
import { chosen } from '../outright/choices.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'

const quotes = String.raw`(?<quotes>「[^「」]{1,24}」(?:[、,・とや]?「[^「」]{1,24}」)*)`
const parted = new RegExp(
  String.raw`^(?:(?:あと|それと)、?)?(?:(?<what>[^「」、。をは]{1,12})(?:を|は)、?)?${quotes}(?:の\d+つ)?(?:で|に)(?:分け|分類|区別|仕分け|選べ|選択)[^「」]*$`,
  'u',
)
const added = new RegExp(
  String.raw`^(?:(?:あと|それと)、?)?(?<what>[^「」、。をは]{1,14}?)(?:の選択肢|の項目|の候補)?に(?:は)?、?${quotes}(?:を|も)?(?:追加|加え|足し|入れ|いれ|増やし)[^「」]*$`,
  'u',
)
const inQuotes = (text: string): string[] => [...text.matchAll(/「([^「」]+)」/gu)].map(([, each]) => each!.trim())
/** How far something has come. */
const isState = (option: string) => /(?:中|たい|済み?|了|完了|待ち|未\p{L}*|前|後)$/u.test(option)
const isChosen = ({ type }: Field) => type === 'select' || type === 'tags'

function partedBy(model: ProjectModel, what: string | undefined, options: string[]): Reading | null {
  const at = what ? resolveField(model, what, 'ja', mainThing(model)) : undefined
  const list: Thing | undefined = what ? resolveThing(model, what, 'ja') : undefined
  // the field of that name, the state of what is parted, or a new one
  if (at && at.field.id !== at.thing.titleField && !at.field.formula && !at.field.target) {
    const place = { thing: at.thing.id, field: at.field.id }
    const operation: Operation = isChosen(at.field)
      ? { op: 'setOptions', ...place, options }
      : { op: 'retypeField', ...place, type: 'select', options }
    return at.field.type === 'text' || isChosen(at.field) ? does(operation) : null
  }
  const host = list ?? (what ? undefined : mainThing(model))
  if (!host || options.length < 2) return null
  const areStates = options.filter(isState).length * 2 >= options.length
  const state = areStates ? host.fields.find(({ concept, type }) => concept === 'status' && type === 'select') : undefined
  const isSo = state?.options?.join() === options.join()
  if (isSo && host.group === state.id) return alreadySo('ja')
  const made: Operation | undefined = state
    ? { op: 'setOptions', thing: host.id, field: state.id, options }
    : chosen(host, areStates ? '状態' : '分類', options, model, 'ja')
  const id = state?.id ?? (made.op === 'addField' ? made.field.id : undefined)
  return does(...(isSo ? [] : [made]), ...(id ? [{ op: 'setGroup' as const, thing: host.id, group: id }] : []))
}

/** Null where a wish is about something else. */
export function quotedChoices(model: ProjectModel, text: string, language: Language): Reading | null {
  if (language !== 'ja') return null
  const said = text.trim()
  const more = added.exec(said)?.groups
  const at = more ? resolveField(model, more['what']!, 'ja', mainThing(model)) : undefined
  if (more && at && isChosen(at.field)) {
    const fresh = inQuotes(more['quotes']!).filter((each) => !at.field.options?.includes(each))
    return fresh.length
      ? does(...fresh.map((option): Operation => ({ op: 'addOption', thing: at.thing.id, field: at.field.id, option })))
      : alreadySo('ja')
  }
  const found = parted.exec(said)?.groups
  return found ? partedBy(model, found['what'], inQuotes(found['quotes']!)) : null
}
