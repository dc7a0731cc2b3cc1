// Who a word names: people of the lexicon, and those whom its ending tells.
import type { Language } from '#shared/languages.ts'
import { swedishIndefinite } from '../../lexicon/inflect.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { lastOf } from '../field-named.ts'
import { namesPeople as namesEnglishPeople } from '../told/sentence-parts.ts'

export function namesPeople(word: string, language: Language): boolean {
  if (language === 'en') return namesEnglishPeople(word)
  const thing = lastOf(word, language)?.thing
  return (
    (thing !== undefined && knownThings.get(thing.id)?.entry.actor === true) ||
    /^(?:person|group)$/.test(classOfNoun(word, language))
  )
}

const definite =
  /(?<=are|iker|sköterska|ledamöte)n$|(?<=ör|ist|ant|ent|log|man|chef|or|iär|inär|pedagog|ansvarig|domar|vakt|värd)en$|(?<=sköterska|kurator|mentor|rektor)n$/
/** "entreprenörer", "dykledare" */
export const swedishDoers = /(?:[^aeiouyåäö]örer|ister|ologer|inärer|sköterskor|pedagoger|ledare|mästare|tekniker)(?:na)?$/
const doer = /(?:are|iker|ör|ist|ant|log|man|chef|inär|sköterska|pedagog|tekniker|mentor|rektor)$/
/** "mekanikern lägger till", "arrangören publicerar": one in the definite, as a list of them is called. */
export function theOneWho(word: string): string | null {
  const known = swedishIndefinite(word)
  const one = known !== word ? known : word.replace(definite, '')
  if (one === word || !word.endsWith('n')) return null
  const isThing = /^(?:artifact|vehicle|place)$/.test(classOfNoun(one, 'sv'))
  return namesPeople(one, 'sv') || (doer.test(one) && !isThing) ? one : null
}
