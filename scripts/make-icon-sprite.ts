// Writes public/content/icons.svg: the lucide drawings that the content files and the categories name, each once.
// Run it after naming a new icon: `node scripts/make-icon-sprite.ts`. tests/content.test.ts says when one is missing.
import { readFileSync, writeFileSync } from 'node:fs'
import { categoryIcons } from '#web/inspiration/category-icon.ts'
import { iconsOfContent } from '#tests/content-files.ts'

type Drawing = { node: [string, Record<string, string>][] }

const attributes = (all: Record<string, string>) =>
  Object.entries(all)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** `CalendarRange` stands in `calendar-range.mjs`; an alias in a file that hands on another one. */
const fileOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase()

async function drawingOf(file: string): Promise<Drawing> {
  const path = `node_modules/lucide-react/dist/esm/icons/${file}`
  const source = readFileSync(path, 'utf8')
  const alias = /export \{ default \} from '\.\/([\w-]+\.mjs)'/.exec(source)?.[1]
  if (alias) return drawingOf(alias)
  const data = /const __iconData = (\{[\s\S]*?\n\});/.exec(source)?.[1]
  if (!data) throw new Error(`${path} holds no drawing`)
  const module = (await import(`data:text/javascript,export default ${encodeURIComponent(data)}`)) as { default: Drawing }
  return module.default
}

const names = [...new Set([...categoryIcons, ...iconsOfContent()])].toSorted()
const symbols = await Promise.all(
  names.map(async (name) => {
    const { node } = await drawingOf(`${fileOf(name)}.mjs`)
    const shapes = node.map(([tag, all]) => `<${tag}${attributes(all)}/>`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
  }),
)
writeFileSync('public/content/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
