// A text by what its field is called, from the table of such labels.
import { namesPeople, type TextsByLabel, textsByLabel, textsOfWorlds } from '../../lexicon/texts-by-label.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { samplePerson } from './sample-person.ts'
import { saltOf, spread } from './spread.ts'

/** A list is of a world by its own names; else by what the project is called: the visits of a school nurse. */
const worldsOf = ({ one, many, concept = '' }: Thing, { name }: ProjectModel) => {
  const own = `${one} ${many} ${concept}`
  return [own, `${own} ${name}`]
}

function textIn(table: readonly TextsByLabel[], field: Field, thing: Thing, at: number, model: ProjectModel): string | undefined {
  const label = field.label.trim()
  const labelled = table.filter((each) => each.label.test(label))
  const found = worldsOf(thing, model)
    .map((world) => labelled.find(({ of }) => !of || of.test(world)))
    .find(Boolean)
  if (!found) return undefined
  const texts = found.texts[model.language]
  const isTitle = field.id === thing.titleField
  const salt = saltOf(thing.id + field.id)
  const text = texts[(at + (isTitle ? 0 : salt & 7)) % texts.length]!
  let place = 0
  const whole = text.replaceAll('#', () => String(spread(at, salt + ++place, 10)))
  // no title comes twice
  return isTitle && at >= texts.length && whole === text ? `${text} ${1 + Math.floor(at / texts.length)}` : whole
}

/** Where the list tells the world: the breeds of sheep, what is sprayed, what one goes to the school nurse for. */
export const textOfWorld = (field: Field, thing: Thing, at: number, model: ProjectModel): string | undefined =>
  field.type === 'text' || field.concept === 'description' ? textIn(textsOfWorlds, field, thing, at, model) : undefined

/** By the label alone; undefined where nothing fits. */
export const textByLabel = (field: Field, thing: Thing, at: number, model: ProjectModel): string | undefined =>
  namesPeople.test(field.label)
    ? samplePerson(model.language, at, saltOf(model.name + thing.id + field.id))
    : textIn(textsByLabel, field, thing, at, model)
