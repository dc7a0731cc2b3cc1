// What a domain is called in the person's own words: "town hall" rather than the blueprint's first word "municipality".
import { swedishCallings } from '../../lexicon/blueprints/swedish-callings.ts'
import { functionWords } from '../../lexicon/function-words.ts'
import { knownBlueprints, phraseKey } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import type { Intent } from '../intent.ts'

/** The person's own word for the domain, "town hall" rather than the blueprint's first word "municipality". */
const toldByDoing = /^(?:jag|vi|hyr|hyra|säljer?|lagar|fixar|kör|mekar|servar|odlar|bygger|driver|föder) |ings$/
export function domainName({ prompt, language, trade }: Pick<Intent, 'prompt' | 'language' | 'trade'>, domain: string): string {
  if (trade?.id === domain) return trade.text
  const { label, [language]: words } = knownBlueprints.get(domain)!
  const said = phraseKey(prompt)
  const more = language === 'sv' ? `,${swedishCallings[domain] ?? ''}` : ''
  const own = `${words}${more}`
    .split(/[,、]/)
    .map((word) => word.trim())
    // "jag springer" leads to running and is no name of it, "försäljnings" only the front of one
    .filter((word) => word !== '' && said.includes(phraseKey(word)) && !toldByDoing.test(word))
  // "max antal ryttare, ridlärare": whoever works there is no name of it, where it has another
  const named = language === 'sv' ? own.filter((word) => classOfNoun(word, language) !== 'person') : own
  const longest = (named.length ? named : own).toSorted((one, other) => other.length - one.length)[0]
  if (longest === undefined) return label[language]
  return language === 'en' ? frontIn(said, phraseKey(longest)) + longest : longest
}

const frontWordsMax = 3
const numeral = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/
/** The words that stand before a domain's own: "alpaca " of "something for my alpaca farm". */
function frontIn(said: string, word: string): string {
  const { stop, verbs, with: withs, has, for: fors, by, each, and, trim } = functionWords.en
  const closed = [stop, verbs, withs, has, fors, by, each, and, trim]
  const before = said.slice(
    0,
    Math.max(0, said.search(new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'u'))),
  )
  const front: string[] = []
  for (const each of before.trimEnd().split(' ').toReversed()) {
    // "a two person design studio": how many stands before what there are so many of
    if (numeral.test(each)) front.shift()
    if (
      front.length === frontWordsMax ||
      numeral.test(each) ||
      !/^[\p{L}']+$/u.test(each) ||
      closed.some((group) => group.has(each))
    )
      break
    front.unshift(each)
  }
  return front.length ? `${front.join(' ')} ` : ''
}
