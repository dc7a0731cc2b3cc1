import { createImports } from './markup.ts'

/** A file of the kit taken apart, so that a project gets of it what it uses and nothing else. */
export type KitModule = {
  /** what a name of this file stands for in another module, by the name it has here */
  imported: Map<string, Imported>
  parts: Part[]
}
type Imported = { module: string; name: string; isType: boolean }
/** One statement with the comment above it. */
type Part = {
  name: string
  text: string
  /** the words in it that are names of this file */
  uses: string[]
  /** a blank line stands above it */
  isApart: boolean
}

const importStatement = /^import (type )?\{([^}]*)\} from '([^']+)'\n/gm
const startOfPart = /^(?:\/\*\*|\/\/|export|const|let|function|async|interface|type)/
const declaration = /^(?:export )?(?:async )?(?:const|let|function|interface|type) (\w+)/m
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** A string of plain words, which names nothing. */
const plainString = /'[\w -]*'/g
/** A word that may be a name: no property behind a point, no key and no attribute. */
const word = /(?<![\w$]|(?<!\.\.)\.)[A-Za-z_$][\w$]*(?![\w$]|\??:|=[^=>])/g

/** What a text imports: names by the module they come from, as both are written. */
export function importsOf(text: string): { module: string; names: { name: string; local: string; isType: boolean }[] }[] {
  return [...text.matchAll(importStatement)].map(([, allTypes, list, module]) => ({
    module: module!,
    names: list!
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .map((each) => {
        const [name, local = name] = each.replace(/^type /, '').split(' as ')
        return { name: name!, local: local!, isType: allTypes !== undefined || each.startsWith('type ') }
      }),
  }))
}

/** Takes a file of the kit apart. It is formatted: a statement begins at the start of a line, and nothing else does. */
export function readKitModule(text: string): KitModule {
  const imported = new Map(
    importsOf(text).flatMap(({ module, names }) =>
      names.map(({ name, local, isType }): [string, Imported] => [local, { module, name, isType }]),
    ),
  )
  const parts: Part[] = []
  let lines: string[] = []
  let isApart = false
  const close = () => {
    const part = lines.join('\n').trimEnd()
    if (part !== '') parts.push({ name: declaration.exec(part.replace(comment, ''))![1]!, text: part, uses: [], isApart })
    isApart = lines.at(-1) === ''
    lines = []
  }
  for (const line of text.replace(importStatement, '').trim().split('\n')) {
    const isInside = lines.length > 0 && lines.every((each) => /^(?:\/\/|\/\*\*| \*|$)/.test(each))
    if (startOfPart.test(line) && !isInside) close()
    lines.push(line)
  }
  close()
  const names = new Set([...imported.keys(), ...parts.map(({ name }) => name)])
  for (const part of parts) {
    const found = new Set(part.text.replace(comment, '').replace(plainString, '').match(word))
    part.uses = [...found].filter((each) => each !== part.name && names.has(each))
  }
  return { imported, parts }
}

/** The file with these of its parts only; what nothing outside asks for is not exported. */
export function printKitModule({ imported, parts }: KitModule, kept: Set<string>, exported: Set<string>): string {
  const imports = createImports()
  for (const local of new Set(parts.flatMap((part) => (kept.has(part.name) ? part.uses : [])))) {
    const from = imported.get(local)
    if (!from) continue
    const name = from.name === local ? local : `${from.name} as ${local}`
    imports.use(from.module, from.isType ? `type ${name}` : name)
  }
  let text = imports.print()
  let isApart = true
  for (const part of parts) {
    isApart ||= part.isApart
    if (!kept.has(part.name)) continue
    const own = exported.has(part.name) ? part.text : part.text.replace(/^export /m, '')
    text += `${text === '' ? '' : isApart ? '\n\n' : '\n'}${own}`
    isApart = false
  }
  return `${text}\n`
}

/** A call that fills a gap of a text: `.replace('{count}', String(people))`. */
const filling = String.raw`\.replace\('\{(\w+)\}', ((?:[^()]|\((?:[^()]|\([^()]*\))*\))+?)\)`
const textWithGaps = new RegExp(`'((?:[^'\\\\\n]|\\\\.)*)'((?:${filling})+)`, 'g')

/** Texts whose gaps are filled by calls become templates: a text of the kit is not known until its words are. */
export const withTemplates = (text: string): string =>
  text.replace(textWithGaps, (_all, words: string, calls: string) => {
    const filled = [...calls.matchAll(new RegExp(filling, 'g'))].reduce(
      (left, [, gap, value]) => left.replace(`{${gap}}`, () => `\${${value!.replace(/^String\((.*)\)$/, '$1')}}`),
      words.replaceAll("\\'", "'").replaceAll('`', '\\`'),
    )
    return `\`${filled}\``
  })
