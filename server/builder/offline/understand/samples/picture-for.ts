// The drawn picture of a sample row: what its title speaks of, else one of its thing's.
import { pictureWords, thingPictures } from '../../lexicon/picture-words.ts'

const shortestStem = 3
const stems = Object.values(pictureWords)
  .flatMap((family) => Object.entries<string>(family))
  .flatMap(([picture, words]) => words.split(', ').map((stem) => ({ stem, picture })))
  .toSorted((a, b) => b.stem.length - a.stem.length)
/** A short stem must be the whole word: "cat" is not "catalogue". */
const matchers = stems.map(({ stem, picture }) => ({
  stem,
  picture,
  pattern: new RegExp(
    `(?<!\\p{L})${stem}${stem.length <= shortestStem ? 's?(?!\\p{L})' : '(?:s|es|y|ies|ed|ing)?(?!\\p{L})'}`,
    'gu',
  ),
}))

/** What stands behind one of these only says where or with what: a house by the sea is a house. */
const behind = / (?:with|by|in|near|at|from|for|on|to) /

const growing = new Set(['plant', 'cactus', 'flower', 'tree', 'fruit'])

/** Of several words that ask for a picture the last one: a desk lamp is a lamp. */
const asked = (text: string): string | undefined =>
  matchers
    .filter(({ stem }) => text.includes(stem))
    .flatMap(({ picture, pattern }) =>
      [...text.matchAll(pattern)].map((match) => ({ picture, end: match.index + match[0].length })),
    )
    .toSorted((a, b) => b.end - a.end)[0]?.picture

/** `picture:bread`, or '' when nothing fits. `title` is the row's English one, `at` its place among the rows, `kind` what sort it is. */
export function pictureFor(concept: string | undefined, title: string, at: number, kind = ''): string {
  const own = thingPictures[concept ?? '']?.split(' ') ?? []
  const low = title.toLowerCase()
  // people keep their faces, whatever their trade is called, a room with a view is a room, and what was caught is no dish
  const wanted =
    own[0] === 'person' || concept === 'guestRoom' || concept === 'catch'
      ? undefined
      : (asked(kind.toLowerCase()) ?? asked(low.split(behind)[0]!) ?? asked(low))
  // a "string of pearls" among plants is one of them
  const said = concept === 'plant' && !own.includes(wanted ?? '') && !growing.has(wanted ?? '') ? undefined : wanted
  const picture = said ?? own[at % Math.max(1, own.length)]
  return picture ? `picture:${picture}` : ''
}
