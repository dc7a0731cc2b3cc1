// What a kind may be where nobody told its choices: those that such a list usually has.
import type { Language } from '#shared/languages.ts'
import { knownFields, optionLabel } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { usualChoices } from '../../lexicon/usual-choices.ts'
import type { Field } from '../../model.ts'
import type { SaidThing } from '../intent.ts'

const sexes: Record<Language, string[]> = { en: ['Female', 'Male'], sv: ['Hona', 'Hane'], ja: ['メス', 'オス'] }
const untold = new Set(['category', 'type'].map((id) => knownFields.get(id)!.options!.join()))
const bare = /^(?:types?|kinds?|categor(?:y|ies)|typ(?:er)?|sort(?:er)?|kategori(?:er)?|種類|種別|タイプ|区分|分類|カテゴリー?)$/i
/** "Members: name, membership type": adult, student, …; "pest type" of a job is nobody's to make up, and is written. */
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
  if (!isUntold) return field
  // what the pest of a job is of says nothing of the job
  const isBare = bare.test(field.label)
  const options = usualChoices(field.label, isBare ? `${one} ${many}` : '', language)
  if (options) return { ...field, options }
  if (isBare || field.why !== 'said') return field
  const { options: _untold, ...words } = field
  return { ...words, type: 'text' }
}

/** Of an animal there are two, by words of their own. */
export function withSexes(field: Field, { one, nounClass, known }: SaidThing, language: Language): Field {
  const isAnimal =
    known?.id === 'pet' || known?.id === 'animal' || (nounClass ?? classOfNoun(one.toLowerCase(), language)) === 'animal'
  return field.concept === 'gender' && field.type === 'select' && isAnimal ? { ...field, options: sexes[language] } : field
}
