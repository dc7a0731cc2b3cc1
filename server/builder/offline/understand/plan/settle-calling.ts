// Of several trades that a prompt's words lead to, the one that says who asks: "I'm a wedding photographer" plans no wedding, and
// "Jag är bröllops- och porträttfotograf" wants no guest list. What is only spoken of in passing stands behind it.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { knownBlueprints } from '../../lexicon/lexicon.ts'
import { swedishCallings } from '../../lexicon/blueprints/swedish-callings.ts'
import type { Intent } from '../intent.ts'

/** "I'm a …", "for our …", "Vi är en …": who asks stands behind it, with a few words ahead of the trade's own. */
const frames: Record<Language, (word: string) => RegExp> = {
  en: (word) =>
    new RegExp(
      String.raw`(?:\b(?:i['’]?m|i am|we['’]?re|we are|i work as|i run|we run|i own|i have|for (?:my|our|an?))(?: an?| the)?|^(?:my|our|an?)?) ?(?:[\p{L}'-]+ (?:and |& )?){0,3}${escaped(word)}s?(?!\p{L})`,
      'iu',
    ),
  sv: (word) =>
    new RegExp(
      String.raw`(?:(?<!\p{L})(?:jag är|vi är|är|jobbar som|arbetar som|jag driver|vi driver|till (?:min|mitt|vår|vårt)|för (?:min|mitt|vår|vårt))(?: en| ett)?|^) ?(?:\p{L}+-? (?:och )?){0,3}\p{L}*${escaped(word)}(?:en|et|n)?(?!\p{L})`,
      'iu',
    ),
  ja: (word) => new RegExp(`${escaped(word)}(?:です|をしています|をやって|を営|として|の者)`, 'u'),
}
/** What happens once in a life and is planned at home, where nobody makes a living of it. */
const occasions = /^(?:wedding|party|birthday|funeral|babyShower|christening|graduation|anniversary|hen|stag)/
/** Who has customers or offers services does it for a living. */
const isBusiness = (id: string): boolean =>
  knownBlueprints.get(id)?.things.some((thing) => ['customer', 'service', 'product'].includes(thing)) === true

function isCalling(id: string, { prompt, language }: Pick<Intent, 'prompt' | 'language'>): boolean {
  const words = knownBlueprints.get(id)?.[language] ?? ''
  const more = language === 'sv' ? `, ${swedishCallings[id] ?? ''}` : ''
  return `${words}${more}`
    .split(/[,、] ?/)
    .filter((word) => word !== '' && prompt.toLowerCase().includes(word.toLowerCase()))
    .some((word) => frames[language](word).test(prompt.trim()))
}

/** In place: an occasion that is only the work of whoever asks is none of their domains. */
export function settleCalling(intent: Intent): void {
  const [first, ...rest] = intent.domains
  if (first === undefined || !occasions.test(first) || isBusiness(first)) return
  if (rest.some((id) => isBusiness(id) && isCalling(id, intent))) intent.domains = rest
}
