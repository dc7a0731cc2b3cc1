// What a booking page offers, by the word for the place: a massage salon offers massages, a restaurant tables.
import type { Language } from '#shared/languages.ts'
import { bookableKinds, type BookableKind } from '../../lexicon/bookables.ts'
import { localText } from '../../lexicon/lexicon.ts'
import type { ProjectModel } from '../../model.ts'
import { knownField } from '../../page-parts/parts.ts'
import { moneyIn } from './sample-value.ts'

const shortestStem = 3

function kindIn(prompt: string, language: Language): BookableKind | undefined {
  const low = prompt.toLowerCase()
  // a short word must be the whole word: "car" is not "care"
  const says = (word: string) =>
    language === 'ja'
      ? low.includes(word)
      : new RegExp(`(?<!\\p{L})${word}${word.length <= shortestStem ? 's?(?!\\p{L})' : ''}`, 'u').test(low)
  return bookableKinds.find((kind) => kind[language].split(', ').some(says))
}

/** Gives the services of a booking page names, prices, lengths and pictures, unless it has rows of its own. */
export function offerServices(model: ProjectModel, prompt: string): void {
  const { language, currency } = model
  const page = model.pages.find(({ kind }) => kind === 'booking')
  const service = model.things.find(({ id, concept }) => id === page?.parts?.service && concept === 'service')
  if (!service || service.rows.length) return
  const kind = kindIn(prompt, language)
  if (!kind) return
  if (model.name === page?.title) model.name = localText(kind.brand, language)
  // a table costs nothing in itself
  if (kind.services.every(([, price]) => price === 0)) service.fields = service.fields.filter(({ type }) => type !== 'money')
  if (!service.fields.some(({ type }) => type === 'image')) service.fields.push(knownField(language, 'image', 'image'))
  service.rows = kind.services.map(([name, price, minutes, text, picture]) => {
    const cells: Record<string, unknown> = {
      price: moneyIn(currency, price),
      duration: minutes,
      description: localText(text, language),
      image: `picture:${picture}`,
    }
    const row = service.fields.map((field) => [field.id, cells[field.concept ?? field.id]])
    return { ...Object.fromEntries(row), [service.titleField]: localText(name, language) }
  })
}
