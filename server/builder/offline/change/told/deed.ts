// What deeds on a model share: the words a form may name, the fields they mean, a reference said in words.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import type { Operation } from '../operations.ts'
import type { Reading } from '../reading.ts'
import { mainThing, resolveField } from '../resolve.ts'
import type { Place } from '../said-parts.ts'

/** What a form of words may name. */
export type Parts = Partial<Record<'field' | 'fields' | 'type' | 'options' | 'option' | 'other' | 'value', string>>
export type Deed = (model: ProjectModel, parts: Parts, language: Language) => Reading | null

export const place = (model: ProjectModel, name: string | undefined, language: Language): Place | undefined =>
  name ? resolveField(model, name, language, mainThing(model)) : undefined
export const isTitle = ({ thing, field }: Place) => thing.titleField === field.id

/** Longer is a sentence and no name. */
export const nameCharsMax = 40

const sentenceWords =
  /(?<!\p{L})(?:lägga?|ta|visa|göra?|byt|ändra|sätt|ha|se|ska|borde|bör|måste|kan|vill|är|vi|jag|man|det|den|inte|som|räkna|sortera|gruppera|bort|till|på|från|med|och|hur|vad|när|om|för)(?!\p{L})/iu
/** What asks for something or tells of it is no name of a new field. */
export const isSentence = (name: string, language: Language): boolean => language === 'sv' && sentenceWords.test(name)

/** A reference stores which row is meant, so words for it are a field of their own. */
export const anew = ({ thing, field }: Place, changed: Partial<Field>): Operation[] => [
  { op: 'removeField', thing: thing.id, field: field.id },
  {
    op: 'addField',
    thing: thing.id,
    field: {
      id: freeId(`${field.id}Name`, new Set(thing.fields.map(({ id }) => id)), 'field'),
      label: field.label,
      type: 'text',
      why: 'edit',
      ...changed,
    },
  },
]
