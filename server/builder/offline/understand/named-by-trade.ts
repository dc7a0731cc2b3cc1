// What the person's own words say of what a domain brings along: a "hundpensionat" has dogs and a "ponnystall" ponies, and who wrote
// "order number, client, product" has clients.
import type { Language } from '#shared/languages.ts'
import { readingsOf } from '../lexicon/lexicon.ts'
import type { Intent, SaidThing } from './intent.ts'
import { sayNoun } from './said.ts'

const animals = /^(?:pet|animal|horse)$/
const frontCharsMin = 3
const restCharsMin = 4

/** Trades whose own word names no animal, though everybody knows which. */
const ofTrade: Record<string, string> = { kennel: 'hund', stuteri: 'häst', katteri: 'katt' }
const trades = new RegExp(`(${Object.keys(ofTrade).join('|')})(?:et|n|en|s)?$`)

/** The animal at the front of a word: "hund" of "hundpensionatet". */
function animalIn(word: string): string | undefined {
  const known = ofTrade[trades.exec(word)?.[1] ?? '']
  if (known) return known
  for (let at = word.length - restCharsMin; at >= frontCharsMin; at--) {
    const front = word.slice(0, at)
    if (
      readingsOf('sv')
        .get(front)
        ?.some(({ kind, id }) => kind === 'thing' && animals.test(id))
    )
      return front
  }
  return undefined
}

/** Animals as people call them: who weighs three cats keeps a list of cats, and none of any pets. */
const pets: Record<Language, readonly (readonly [word: RegExp, one: string, many: string])[]> = {
  en: [
    [/\bcats?\b|\bkitt(?:y|ens?)\b/i, 'Cat', 'Cats'],
    [/\bdogs?\b|\bpupp(?:y|ies)\b/i, 'Dog', 'Dogs'],
    [/\brabbits?\b|\bbunn(?:y|ies)\b/i, 'Rabbit', 'Rabbits'],
    [/\bbirds?\b|\bparrots?\b|\bbudgies?\b/i, 'Bird', 'Birds'],
  ],
  sv: [
    [/(?<!\p{L})katt/iu, 'Katt', 'Katter'],
    [/(?<!\p{L})(?:hund|valp)/iu, 'Hund', 'Hundar'],
    [/(?<!\p{L})kanin/iu, 'Kanin', 'Kaniner'],
    [/(?<!\p{L})(?:fågel|fåglar|papegoj|undulat)/iu, 'Fågel', 'Fåglar'],
  ],
  ja: [
    [/猫|ねこ|ネコ/u, '猫', '猫'],
    [/犬|いぬ|わんちゃん|ワンちゃん/u, '犬', '犬'],
    [/うさぎ|ウサギ/u, 'うさぎ', 'うさぎ'],
    [/鳥|インコ/u, '鳥', '鳥'],
  ],
}
function petNamed(said: SaidThing, prompt: string, language: Language): SaidThing {
  const found = pets[language].filter(([word]) => word.test(prompt))
  const usual = said.known?.nouns[language].many.toLowerCase()
  if (found.length !== 1 || said.many.toLowerCase() !== usual) return said
  const [[, one, many]] = found as [readonly [RegExp, string, string]]
  return { ...said, one, many }
}

/** A thing of the domain under the name that the trade's own word has for it. */
export function namedByTrade(said: SaidThing, { prompt, language }: Intent): SaidThing {
  if (said.known?.id === 'pet') said = petNamed(said, prompt, language)
  if (language !== 'sv' || !animals.test(said.known?.id ?? '')) return said
  const found = prompt
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(animalIn)
    .find((animal) => animal !== undefined)
  if (!found || /^(?:djur|husdjur)$/.test(found)) return said
  const { one, many } = sayNoun(found, 'sv')
  return { ...said, one, many }
}

/** A thing of the domain under the name it has as a field: "client" where the lexicon says customer. */
export function namedByPerson(said: SaidThing, { things, loose, language }: Intent): SaidThing {
  const id = said.known?.id
  const named = [...loose, ...things.flatMap(({ fields }) => fields)].find(({ thing, nameOf }) => thing === id && !nameOf)
  if (!id || !named || language === 'ja' || named.type !== 'text') return said
  const word = named.label.toLowerCase()
  const isItsWord = readingsOf(language)
    .get(word)
    ?.some((reading) => reading.kind === 'thing' && reading.id === id)
  if (!isItsWord || [said.one, said.many].some((each) => each.toLowerCase() === word)) return said
  const { one, many } = sayNoun(word, language)
  return { ...said, one, many }
}
