// Writes TSX the way a formatter would: 130 columns, 2 spaces, single quotes, no semicolons. Generators build small trees of
// markup; where a tag fits on its line it stays there, else it opens up. No formatter has to run afterwards.

export const lineMax = 130

/** A line of TSX, lines of it, or a tag. `false` and the like are left out. */
export type Markup = string | Tag | Wrap
type Maybe<T> = T | false | null | undefined
type Tag = { kind: 'tag'; name: string; attributes: string[]; children: Markup[] }
type Wrap = { kind: 'wrap'; open: string; child: Markup; close: string }

const present = <T>(items: Maybe<T>[]): T[] => items.filter((item): item is T => Boolean(item))

export const tag = (name: string, attributes: Maybe<string>[], ...children: Maybe<Markup>[]): Markup => ({
  kind: 'tag',
  name,
  attributes: present(attributes),
  children: present(children),
})

/** `{test && …}` */
export const when = (test: string, child: Markup): Markup => ({ kind: 'wrap', open: `{${test} && `, child, close: '}' })

/** `{list.map((item) => …)}` */
export const each = (list: string, parameters: string, child: Markup): Markup => ({
  kind: 'wrap',
  open: `{${list}.map((${parameters}) => `,
  child,
  close: ')}',
})

/** `{(parameter) => …}`, a child that is a function. */
export const render = (parameter: string, child: Markup): Markup => ({
  kind: 'wrap',
  open: `{(${parameter}) => `,
  child,
  close: '}',
})

/** The markup as text. Its first line is meant to stand at `indent` columns already; the others carry their indentation. */
export function print(markup: Markup, indent: number): string {
  return lines(markup, indent).join('\n').trimStart()
}

function lines(markup: Markup, indent: number): string[] {
  const pad = ' '.repeat(indent)
  const short = oneLine(markup)
  if (short !== null && indent + short.length <= lineMax) return [pad + short]
  if (typeof markup === 'string') {
    if (isPlainText(markup)) return filled(markup, indent)
    return markup.split('\n').map((line) => (line === '' ? '' : pad + line))
  }
  if (markup.kind === 'wrap') return [`${pad}${markup.open}(`, ...lines(markup.child, indent + 2), `${pad})${markup.close}`]
  const { name, attributes, children } = markup
  const end = children.length === 0 ? ' />' : '>'
  const opening = [`<${name}`, ...attributes].join(' ')
  const fits = indent + opening.length + end.length <= lineMax || isOneString(attributes)
  const open =
    fits && !opening.includes('\n')
      ? [pad + opening + end]
      : [`${pad}<${name}`, ...attributes.flatMap((part) => part.split('\n').map((line) => `${pad}  ${line}`)), pad + end.trim()]
  if (children.length === 0) return open
  return [...open, ...children.flatMap((child) => lines(child, indent + 2)), `${pad}</${name}>`]
}

/** A single attribute that is a string stays beside its tag, however long. */
const isOneString = (attributes: readonly string[]) => attributes.length === 1 && /^[\w-]+="[^"\n]*"$/.test(attributes[0]!)
const isTemplate = (child: Markup) => typeof child === 'string' && /^\{`[^`]*`\}$/.test(child)
const isPlainText = (text: string) => !/[{}<>\n]/.test(text)
const isElement = (child: Markup) => (typeof child === 'string' ? child.startsWith('<') : child.kind === 'tag')

/** Text between tags, as many words a line as it has room for. */
function filled(text: string, indent: number): string[] {
  const pad = ' '.repeat(indent)
  const found: string[] = []
  for (const word of text.split(' ')) {
    const last = found.at(-1)
    if (last !== undefined && indent + last.length + 1 + word.length <= lineMax) found[found.length - 1] = `${last} ${word}`
    else found.push(word)
  }
  return found.map((line) => pad + line)
}

/**
 * The markup on one line, or null when it has to open up: a list of what a `map` makes always does, and a tag with several
 * children, with another tag in it, or with several attributes around anything but a template.
 */
function oneLine(markup: Markup): string | null {
  if (typeof markup === 'string') return markup.includes('\n') ? null : markup
  if (markup.kind === 'wrap') {
    const child = markup.open.includes('.map(') ? null : oneLine(markup.child)
    return child === null ? null : markup.open + child + markup.close
  }
  const { name, attributes, children } = markup
  const opening = [`<${name}`, ...attributes].join(' ')
  if (opening.includes('\n')) return null
  const [only, ...others] = children
  if (only === undefined) return `${opening} />`
  if (others.length > 0 || isElement(only) || (attributes.length > 1 && !isTemplate(only))) return null
  const child = oneLine(only)
  return child === null ? null : `${opening}>${child}</${name}>`
}

/** A single-quoted string. */
export const quote = (text: string) =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** The inside of a template literal. */
export const templateText = (text: string) => text.replace(/[`\\]|\$(?=\{)/g, '\\$&')

/** An attribute's value: `"text"`, or `{'text'}` where the quotes would end early. */
export const attribute = (text: string) => (/["\\\n{}&<>]/.test(text) ? `{${quote(text)}}` : `"${text}"`)

/** Text between tags. */
export const jsxText = (text: string) => (/[{}<>&]|^\s|\s$|^$/.test(text) ? `{${quote(text)}}` : text)

/** An array's literal: on its line where it fits, else an item a line. `indent` is that of its line, `beside` what else stands on it. */
export function array(items: string[], indent: number, beside: number): string {
  const short = `[${items.join(', ')}]`
  const room = lineMax - indent - beside
  return short.length <= room
    ? short
    : `[\n${items.map((item) => `${' '.repeat(indent + 2)}${item},\n`).join('')}${' '.repeat(indent)}]`
}

/** A key of an object. */
export const key = (text: string) => (/^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(text) ? text : quote(text))

/** An object's literal: on its line where it fits, else an entry a line. `beside` is the length of what else stands on it. */
export function object(entries: string[], beside: number): string {
  const short = `{ ${entries.join(', ')} }`
  return beside + short.length <= lineMax ? short : `{\n${entries.map((entry) => `  ${entry},\n`).join('')}}`
}

/** Collects imports and prints them in order, one line a module. */
export type Imports = { use(module: string, ...names: string[]): void; print(): string }

/** Packages first, then the project's own modules, then neighbours. */
const rank = (module: string) => (module.startsWith('@/') ? 1 : module.startsWith('.') ? 2 : 0)
const bare = (name: string) => name.replace('type ', '').toLowerCase()

export function createImports(): Imports {
  const modules = new Map<string, Set<string>>()
  return {
    use(module, ...names) {
      const known = modules.get(module) ?? new Set()
      for (const name of names) known.add(name)
      modules.set(module, known)
    },
    print: () =>
      [...modules]
        .toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
        .map(([module, names]) =>
          importLine(
            module,
            [...names].toSorted((a, b) => (bare(a) < bare(b) ? -1 : 1)),
          ),
        )
        .join('\n'),
  }
}

function importLine(module: string, names: string[]): string {
  const allTypes = names.every((name) => name.startsWith('type '))
  const list = allTypes ? names.map((name) => name.slice('type '.length)) : names
  const line = `import ${allTypes ? 'type ' : ''}{ ${list.join(', ')} } from '${module}'`
  return line.length <= lineMax ? line : `import ${allTypes ? 'type ' : ''}{\n  ${list.join(',\n  ')},\n} from '${module}'`
}
