import { pictureWords } from '../lexicon/picture-words.ts'
import type { Context } from './context.ts'
import { kitFile } from './kit.ts'

const path = 'src/components/pictures/pictures.ts'

/** The kit's `pictures.ts` with those families of drawn pictures only that the written files speak of. */
export function writePicturesFile(context: Context): void {
  const texts = Object.entries(context.files)
  if (!texts.some(([, text]) => /@\/components\/ui\/(cover|special-input)'/.test(text))) return
  const named = new Set(
    texts
      .filter(([file]) => file.startsWith('src/'))
      .flatMap(([, text]) => [...text.matchAll(/['"]picture:(\w+)['"]/g)].map(([, name]) => name!)),
  )
  const unused = Object.entries(pictureWords)
    .filter(([, pictures]) => !Object.keys(pictures).some((name) => named.has(name)))
    .map(([family]) => `${family}Pictures`)
  context.files[path] = kitFile(path)
    .split('\n')
    .filter((line) => !unused.some((name) => line.includes(name)))
    .join('\n')
    .replace('{\n}', '{}')
}
