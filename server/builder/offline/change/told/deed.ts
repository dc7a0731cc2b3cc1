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

const tellingWords: Partial<Record<Language, RegExp>> = {
  sv: /(?<!\p{L})(?:lägga?s?|ta|visas?|göra?s?|byt|ändra|sätt(?:a|as)?|ha|se|ska|borde|bör|måste|kan|kunna|vill|är|vi|jag|man|det|den|inte|som|räkna|sortera|gruppera|bort|hur|vad|när|om|så|också|även|bara|alla|finns|saknas|behövs|vara|heta|heter|först|sist|överst|bocka|kryssa|pricka|klicka|alltså|typ|liksom|ju|väl|nog)(?!\p{L})/iu,
  ja: /(?:たい|ください|下さい|ほしい|欲しい|ます|です|して|から選|ように|ので|けど)/u,
}
const jointWords = /(?<!\p{L})(?:till|på|från|med|och|för|i)(?!\p{L})/iu
/** What asks for something or tells of it is no name. */
export const isTelling = (name: string, language: Language): boolean => tellingWords[language]?.test(name) ?? false
/** A new field's name is a noun; a choice may be more words. */
export const isSentence = (name: string, language: Language): boolean =>
  isTelling(name, language) || (language === 'sv' && jointWords.test(name))

/** A day that is called like the end of something. */
export const dueLike = /återläm|förfall|deadline|senast|inläm|utgång|sista|返却|期限|締め?切|納期/i

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
