// Words for what is to be built that are also kinds of record: "verktyg för hemtjänsten" asks for no tools, "I would like an
// application for …" for no jobseekers' letters. They count so only where nothing was named before and whom or what it is for follows.
import type { Chunk } from './chunks.ts'
import type { Latin, Token } from './tokens.ts'

const built: Record<Latin, readonly (readonly [word: RegExp, after: RegExp])[]> = {
  sv: [
    [/^(verktyg|program)$/, /^(för|till|åt|som|där|att)$/],
    // "ett ställe att spara", "plats för mina mönster"
    [/^(ställe|plats|sätt)$/, /^(för|där|att)$/],
  ],
  en: [[/^(application|program|programme|platform|solution|package)$/, /^(for|to|that|where|which|in|so)$/]],
}
const before: Record<Latin, RegExp> = {
  sv: /^(hej|jag|vi|vill|ha|skulle|vilja|behöver|bygg|bygga|gör|skapa|ge|mig|oss|fixa|ordna|ett|en|enkelt|litet|nytt|bra|,|!|\.)$/,
  en: /^(hi|hello|dear|please|i|we|i'd|we'd|would|like|want|need|to|have|build|make|create|develop|give|me|us|for|an?|one|simple|small|new|web|mobile|desktop|internet|online|easy|complete|software|computer|,|!|\.)$/,
}
const asking = /^(an?|one|need|want|like|build|make|create|develop)$/

/** The chunk that ends before `to`, as a word for what to build where it is one. */
export function asBuilt(chunk: Chunk, tokens: readonly Token[], to: number, language: Latin): Chunk {
  const ahead = tokens.slice(0, to - 1)
  const isBuilt =
    built[language].some(([word, after]) => word.test(tokens[to - 1]!.low) && after.test(tokens[to]?.low ?? '.')) &&
    ahead.every(({ low }) => before[language].test(low)) &&
    (language === 'sv' || ahead.some(({ low }) => asking.test(low)))
  if (!isBuilt) return chunk
  const { thing: _thing, field: _field, ...rest } = chunk
  return { ...rest, text: '', words: 0, named: 'building' }
}
