// "猫3匹の体重記録", "kattens vikt": what an animal weighs is written down again and again, in a list of its own that knows which animal.
import { phraseKey, readingsOf } from '../../lexicon/lexicon.ts'
import type { Intent, SaidField } from '../intent.ts'
import { namedByTrade } from '../named-by-trade.ts'
import { saidFromLexicon } from './plan-things.ts'

const animal = 'pet'
const weighing = 'weighIn'

export function readWeighed(intent: Intent): void {
  const { things, language } = intent
  const namesAnimal = ({ type, label }: SaidField) =>
    type === 'text' &&
    readingsOf(language)
      .get(phraseKey(label))
      ?.some(({ kind, id }) => kind === 'thing' && id === animal) === true
  const pet = things.find(({ known }) => known?.id === animal)
  const weighed = things.find(({ known }) => known?.id === weighing)
  if (weighed?.fields.some(namesAnimal)) {
    weighed.fields = weighed.fields.filter((field) => !namesAnimal(field))
    if (!pet) things.push({ ...namedByTrade(saidFromLexicon(animal, language), intent), implied: true })
  } else if (pet && things.length === 1 && pet.fields.length === 1 && pet.fields[0]!.concept === 'weight') {
    Object.assign(pet, { ...namedByTrade(pet, intent), fields: [] })
    things.unshift(saidFromLexicon(weighing, language))
  }
}
