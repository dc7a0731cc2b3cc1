// The drawn picture of a sample row: what its title speaks of, else one of its thing's.
import { pictureWords, thingPictures } from '../../lexicon/picture-words.ts'

const shortestStem = 3
const stems = Object.values(pictureWords)
  .flatMap((family) => Object.entries<string>(family))
  .flatMap(([picture, words]) => words.split(', ').map((stem) => ({ stem, picture })))
  .toSorted((a, b) => b.stem.length - a.stem.length)
/** A short stem must be the whole word: "cat" is not "catalogue". */
const matchers = stems.map(({ stem, picture }) => ({
  picture,
  pattern: new RegExp(
    `(?<!\\p{L})${stem}${stem.length <= shortestStem ? 's?(?!\\p{L})' : '(?:s|es|y|ies|ed|ing)?(?!\\p{L})'}`,
    'u',
  ),
}))

/** `picture:bread`, or '' when nothing fits. `title` is the row's English one; `at` its place among the rows. */
export function pictureFor(concept: string | undefined, title: string, at: number): string {
  const own = thingPictures[concept ?? '']?.split(' ') ?? []
  const low = title.toLowerCase()
  // people keep their faces, whatever their trade is called
  const said = own[0] === 'person' ? undefined : matchers.find(({ pattern }) => pattern.test(low))
  const picture = said?.picture ?? own[at % Math.max(1, own.length)]
  return picture ? `picture:${picture}` : ''
}
