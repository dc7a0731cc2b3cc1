// The kinds of page a prompt can ask for, under the names that the examples in `page-examples/` give them.

/** `none` asks for no kind of page; of `game`, `map` and `print` the builder makes nothing by them. */
export const pageKinds = [
  'none',
  'board',
  'calendar',
  'gallery',
  'dashboard',
  'timeline',
  'chat',
  'feed',
  'blog',
  'landing',
  'booking',
  'form',
  'shop',
  'quiz',
  'flashcards',
  'timer',
  'calculator',
  'survey',
  'invoice',
  'habit',
  'game',
  'map',
  'print',
] as const
export type PageKindAsked = (typeof pageKinds)[number]

/** A sentence of a prompt, and the kinds it asks for. */
export type PageExample = { kinds: PageKindAsked[]; text: string }

/** The examples of a file, one a line: `kind, kind | sentence`. Throws on a line it cannot read. */
export const pageExamplesIn = (file: string): PageExample[] =>
  file
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [, names = '', text = ''] = /^([a-z, ]+?) \| (.+)$/.exec(line.trim()) ?? []
      const kinds = names.split(',').map((name) => name.trim() as PageKindAsked)
      if (!text || !kinds.every((kind) => pageKinds.includes(kind))) throw new Error(`no kind of page is called so: ${line}`)
      return { kinds, text }
    })
