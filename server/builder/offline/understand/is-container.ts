import { type Latin, matchesAt, type Token } from './tokens.ts'

const containers: Record<Latin, RegExp> = {
  en: /^(box|binder|folder|file|notebook|jar|tin|vault|book|sheet|archive|bank|pad|cabinet|cupboard|rack|shelf|drawer|chest|cellar|closet|stash|stockpile)$/,
  sv: /^(låda|pärm|mapp|häfte|arkiv|bank|block)$/,
}
/** "recipe box", "song book": what keeps the records is no record itself, where the words before it are known. */
export function isContainer(tokens: readonly Token[], low: number, high: number, language: Latin): boolean {
  if (high - low < 2 || !containers[language].test(tokens[high - 1]!.low)) return false
  return matchesAt(tokens, high - 2, language, high - 1).some((match) =>
    match.readings.some((reading) => reading.kind === 'thing'),
  )
}
