import { pictureWords } from '../lexicon/picture-words.ts'
import type { Context } from './context.ts'
import { kitFile } from './kit.ts'

const path = 'src/components/pictures/pictures.tsx'
const drawing = /^ {2}(\w+): \{\n[\s\S]*?^ {2}\},\n/gm
const constant = /^const (\w+) = .*\n/gm

/** The kit's `pictures.tsx` with the drawings that the written files speak of, and no other. */
export function writePicturesFile(context: Context): void {
  const texts = Object.entries(context.files)
  if (!texts.some(([, text]) => /@\/components\/ui\/(cover|image-input)'/.test(text))) return
  const named = new Set(
    texts
      .filter(([file]) => file.startsWith('src/'))
      .flatMap(([, text]) => [...text.matchAll(/['"]picture:(\w+)['"]/g)].map(([, name]) => name!)),
  )
  const families = Object.keys(pictureWords).map((family) => kitFile(`src/components/pictures/${family}-pictures.tsx`))
  const drawings = families
    .flatMap((family) => [...family.matchAll(drawing)])
    .filter(([, name]) => named.has(name!))
    .map(([text]) => text)
    .join('')
  const constants = families
    .flatMap((family) => [...family.matchAll(constant)])
    .filter(([, name]) => drawings.includes(name!))
    .map(([text]) => text)
  const [head] = kitFile(path)
    .replaceAll(/^import .* from '\.\/.*\n/gm, '')
    .replaceAll(/^export (?=interface Picture |type Pictures )/gm, '')
    .split('export const pictures')
  const [imports, ...shapes] = head!.split('\n\n')
  context.files[path] = `${[imports, constants.join('').trimEnd(), ...shapes].filter((part) => part !== '').join('\n\n')}
export const pictures: Pictures = {${drawings && `\n${drawings}`}}
`
}
