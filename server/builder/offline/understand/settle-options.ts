// "…, condition and a photo. Statuses are available, reserved, out": choices that came to a field that can hold none (a picture, an
// address), or that the status has already, are those of the status.
import { knownFields } from '../lexicon/lexicon.ts'
import type { ProjectModel } from '../model.ts'
import { fieldNamed } from './field-named.ts'
import type { Intent, SaidField, SaidThing } from './intent.ts'
import { capitalised } from './said.ts'

/** What is filled in otherwise than by choosing. */
const unchosen = new Set(['image', 'email', 'phone', 'url'])
const isStatus = ({ concept, id }: SaidField) => concept === 'status' || id === 'status' || concept === 'stage'
const alike = (one: readonly string[] = [], other: readonly string[] = []) => one.join() === other.join()

export function settleOptions(intent: Intent): void {
  for (const thing of intent.things)
    for (const field of thing.fields) if (field.options && !isStatus(field)) settle(intent, thing, field)
}

/** "Horses (name, level: beginner, advanced), riders (name, level)": the levels of both. What is of many kinds is not. */
export function shareOptions({ things, language }: Intent): void {
  const fields = things
    .flatMap((thing) => thing.fields)
    .filter(({ type, concept }) => type === 'select' && !ofMany.has(concept ?? ''))
  const isUsual = ({ label, options }: SaidField) => !options || alike(options, fieldNamed(label.toLowerCase(), language).options)
  for (const field of fields) {
    const told = fields.find((other) => other.label === field.label && !isUsual(other))
    if (told?.options && isUsual(field)) field.options = told.options
  }
}
const ofMany = new Set(['status', 'stage', 'type', 'category', 'kind', 'priority', 'condition'])

function settle({ language }: Intent, thing: SaidThing, field: SaidField): void {
  const own = fieldNamed(field.label.toLowerCase(), language)
  const status = thing.fields.find(isStatus)
  const isTwice = status !== undefined && alike(status.options, field.options)
  if (!unchosen.has(own.type) && !(isTwice && own.type !== 'select')) return
  const { options } = field
  delete field.options
  field.type = own.type
  if (isTwice) return
  if (status) Object.assign(status, { type: 'select', options })
  else
    thing.fields.push({
      id: 'status',
      label: capitalised(knownFields.get('status')!.label[language]),
      type: 'select',
      concept: 'status',
      options: options!,
    })
}

/** A choice of nothing is a field of words. */
export function askWhatCannotBeChosen({ things }: ProjectModel): void {
  for (const field of things.flatMap(({ fields }) => fields)) {
    if (field.type !== 'select' || field.options?.length) continue
    field.type = 'text'
    delete field.options
  }
}
