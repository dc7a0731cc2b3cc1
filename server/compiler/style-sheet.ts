// The project's stylesheets through Tailwind's core compiler. It reads only the file map and Tailwind's own sheets; it loads no
// plugin and no config file, because those are programs of the project's that would run on the server.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Scanner } from '@tailwindcss/oxide'
import { compile } from 'tailwindcss'
import { mayHoldClasses } from './source-paths.ts'

export type StyleSheet = {
  /** Adds the class names in these texts and answers the whole sheet. Adding is all it can do: names that left stay until a new one. */
  build(texts: Iterable<[file: string, text: string]>): string
}

const tailwindFolder = path.dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'))
const tailwindSheets = new Map<string, string>()
for (const name of ['index', 'theme', 'preflight', 'utilities']) {
  const text = readFileSync(path.join(tailwindFolder, `${name}.css`), 'utf8')
  for (const id of [`tailwindcss/${name}`, `tailwindcss/${name}.css`, `./${name}.css`]) tailwindSheets.set(id, text)
}
tailwindSheets.set('tailwindcss', tailwindSheets.get('tailwindcss/index')!)

const importsMax = 200
const sheetMaxChars = 4_000_000
const tailwindBase = '/tailwindcss'

/** One sheet from the given CSS files, in their order. Throws what Tailwind throws on bad CSS. */
export async function openStyleSheet(styles: string[], textOf: (file: string) => string | undefined): Promise<StyleSheet> {
  let imports = 0
  const source = styles.map((file) => `@import ${JSON.stringify(`/${file}`)};`).join('\n')
  const compiled = await compile(source, {
    base: '/',
    async loadStylesheet(id, base) {
      if (++imports > importsMax) throw new Error(`The stylesheets import more than ${importsMax} others.`)
      const own = id.startsWith('./') && base !== tailwindBase ? undefined : tailwindSheets.get(id)
      if (own !== undefined) return { path: `${tailwindBase}/${id}`, base: tailwindBase, content: own }
      const file = (id.startsWith('@/') ? `/src/${id.slice(2)}` : path.posix.resolve(base, id)).slice(1)
      const content = textOf(file) ?? textOf(`${file}.css`)
      if (content === undefined) throw new Error(`There is no stylesheet '${id}'.`)
      return { path: `/${file}`, base: path.posix.dirname(`/${file}`), content }
    },
    loadModule(id) {
      return Promise.reject(new Error(`Plugins and config files cannot be loaded ('${id}').`))
    },
  })
  return {
    build(texts) {
      const content = [...texts]
        .filter(([file]) => mayHoldClasses(file))
        .map(([file, text]) => ({ content: text, extension: file.slice(file.lastIndexOf('.') + 1) }))
      // A scanner remembers what it has seen and answers only news; each build wants all.
      const css = compiled.build(new Scanner({}).scanFiles(content))
      if (css.length > sheetMaxChars) throw new Error(`The stylesheet grows beyond ${sheetMaxChars} characters.`)
      return css
    },
  }
}
