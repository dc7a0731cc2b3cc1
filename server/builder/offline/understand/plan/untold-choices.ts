// What a kind may be where nobody told its choices: those that such a list usually has.
import type { Language } from '#shared/languages.ts'
import { knownFields, optionLabel } from '../../lexicon/lexicon.ts'
import { usualChoices } from '../../lexicon/usual-choices.ts'
import type { Field } from '../../model.ts'
import type { SaidThing } from '../intent.ts'

const untold = new Set(['category', 'type'].map((id) => knownFields.get(id)!.options!.join()))
/** "Members: name, membership type": adult, student, … */
export function withChoices(field: Field, { one, many }: SaidThing, language: Language): Field {
  const isUntold =
    field.type === 'select' &&
    [...untold].some(
      (options) =>
        options
          .split(',')
          .map((each) => optionLabel(each, language))
          .join() === field.options?.join(),
    )
  const options = isUntold ? usualChoices(field.label, `${one} ${many}`, language) : undefined
  return options ? { ...field, options } : field
}
