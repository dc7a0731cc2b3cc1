// The words of English and Swedish around what a prompt lists.
import { isPlural, isSwedishPlural } from '../../lexicon/inflect.ts'
import { type Latin, readingsOfPhrase } from '../tokens.ts'

export type Grammar = {
  /** words ahead of a name that are no part of it */
  lead: RegExp
  /** all that only wishes */
  wishing: RegExp
  /** where a name ends and what is said of it goes on */
  tail: RegExp
  /** a clause that ends with one of what it is about */
  ofOne: RegExp
  /** begins a clause about a name, which names something itself */
  clause: RegExp
  /** "with": what follows a name is what it has */
  having: RegExp
  /** the same, behind brackets */
  behind: RegExp
  /** "for each X we note": what follows is what one of them has */
  each: RegExp
  /** "for each check the date": its name, where no word stands between it and what it has */
  eachOne: RegExp
  joint: RegExp
  /** "and", which ends a list */
  last: RegExp
  either: RegExp
  per: RegExp
  /** the same, at the end of what stands ahead of a colon */
  ofEach: RegExp
  isMany: (word: string) => boolean
}

export const grammars: Record<Latin, Grammar> = {
  en: {
    lead: /^(?:(?:app|application|tool|system|program|software|something|tracker|planner) (?:for|to)|hi|hello|also|and|then|plus|both|i|we|i'd|we'd|i've|we've|would|like|need|want|to|have|has|got|keep|keeping|track|tracking|record|write|make|create|show|log|diary|glossary|archive|list|lists|register|table|database|catalogue|catalog|overview|manage|store|see|note|each|every|hold|stock ?book|log ?book|book|ledger|of|the|a|an|my|our|their|his|her|all|some|separate|new|\d+|two|three|four|five|six|which|here|are|there|please|with|several|about|for)\s+/i,
    wishing: /^.*\b(?:i|we)(?:'d| would)?(?: also| really)? (?:want|need|like|have|track|keep|record|register|note)\s+/i,
    tail: /\s+(?:that|which|who|whose|where|when|we|i|you|they|he|she|it|people|everyone|members(?= \S)|each|per|due|to|from|between|by|in|on|at|about|for|coming|comes|arrives|taken|made|done|sold|left|kept|waiting|\w{3,}ed)\b.*$/i,
    ofOne: /^\p{L}+ .+ (?:an?|each|every) \p{L}+$/iu,
    clause: / (?:that|which|who|where) .* /i,
    having:
      /^(.+?)\s+(?:with|including|incl\.?|having|showing|listing|noting|recording|has|needs|gets|(?<!\b(?:i|we|you|they|who)\s)(?:have|need|get|want(?! to)))\s+(?:their |its |a |an |the )?(.+)$/i,
    behind: /\)\s+(?:with|including|having)\s+(?:their |its |a |an |the )?(.+)$/i,
    each: /^(?:and |then |plus |also )?(?:for |per |on |with )?(?:each|every|per)\s+(\p{L}[\p{L}'’-]*(?: (?!in |on |at |of )\p{L}[\p{L}'’-]*)?)(?: (?:in|on|at|of) (?:the|our|my) \p{L}+)?(?:\s*\([^()]*\))?(?:\s*[,:–-]|\s+(?:has|have|needs|gets|should have|must have|comes with|i|we)(?:\s+(?:note|record|need|want|write down|track|log|keep|have|like|to|know|would))*)\s+(.+)$/iu,
    eachOne: /((?:for|per|with) (?:each|every) \p{L}+)(?= (?:(?:the|its|their|who|what|when|which|how) |name$))/iu,
    joint:
      /\s*[,;]\s*(?:and |plus |also |as well as |together with |along with )*|\s+(?:and|plus|&|\+|as well as|together with|along with)\s+(?:also )?/gi,
    last: /\b(?:and|plus|as well as|together with|along with)\b|&|;/i,
    either: /\bor\b/i,
    per: / (?:per|(?:for|in|on|of|at) each) /i,
    ofEach: /(?:^| )(?:for|per|on|about|with)? ?(?:each|every|per) (\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?)$/iu,
    isMany: isPlural,
  },
  sv: {
    lead: /^(?:(?:app|applikation|verktyg|system|program|något) (?:för|till)(?: att)?|hej|vilka|vilken|registrera|renoverar|skriva|notera|som|också|och|sen|sedan|även|samt|både|jag|vi|man|vill|skulle|behöver|behövs|ha|har|kunna|se|hålla|koll|reda|ordning|på|lista|listor|register|tabell|databas|översikt|över|av|med|alla|mina|våra|mitt|min|vår|vårt|deras|sina|en|ett|den|de|det|nya|olika|\d+|två|tre|fyra|fem|sex|så|där|finns|finnas|ska|typ|flera|varje|för|spåra)\s+/iu,
    wishing: /^.*(?<!\p{L})(?:vill (?:jag|vi)(?: gärna)? ha|(?:jag|vi|man) (?:vill(?: gärna)? ha|behöver|vill))\s+/iu,
    tail: /\s+(?:som|med|där|när|vi|jag|man|de|han|hon|per|för|till|från|i|på|hos|av|om|åt|vill|ska|skall|måste|får|hör|kan|behöver)(?!\p{L}).*$/iu,
    ofOne: /^\p{L}+ .+ (?:ett?|en|varje) \p{L}+$/iu,
    clause: / (?:som|där|dit) .* /i,
    having:
      /^(.+?)\s+(?:med|inklusive|inkl\.?|har|får|ska ha|behöver|innehåller|lagrar|(?<=(?:ningar|poster|loggar)\s)registrerar)\s+(?:deras |sin |sitt |sina |en |ett )?(.+)$/iu,
    behind: /\)\s+(?:med|inklusive|som har)\s+(?:deras |sin |sitt |sina |en |ett )?(.+)$/iu,
    each: /^(?:och |sen |samt |även )?(?:för |per |på |till |om )?(?:varje|per|respektive)\s+(\p{L}[\p{L}-]*)(?:\s*\([^()]*\))?(?:\s*[,:–-]|\s+(?:har|får|ska ha|ska få|behöver|hör|vill|behövs|antecknar|noterar|skriver)(?:\s+(?:vi|jag|man|ha|få|notera|anteckna|skriva|skriver|upp|in|veta|se|kunna))*)\s+(.+)$/iu,
    eachOne: /((?:för|per|till|om) varje \p{L}+)(?= (?:vem|vad|när|vilken|vilket|hur|dess) )/iu,
    joint: /\s*[,;]\s*(?:och |samt |plus |även )*|\s+(?:och|samt|plus|&|\+)\s+(?:även )?/giu,
    last: /(?<!\p{L})(?:och|samt|plus)(?!\p{L})|&|;/iu,
    either: /(?<!\p{L})eller(?!\p{L})/iu,
    per: / (?:per|(?:för|i|på|till) varje) /iu,
    ofEach: /(?:^| )(?:för|per|på|till|om|med)? ?(?:varje|per) (\p{L}[\p{L}-]*)$/iu,
    isMany: (word) => isSwedishPlural(word) || /(?:or|ar|er|rna|ren|arna|erna|orna)$/.test(word),
  },
}
/** The words of a clause, or a count. */
const noName =
  /^(?:as|in|on|if|so|wants|goes|knows|that|this|it|is|are|where|what|who|everything|number|amount|att|om|så|i|på|jag|vi|we|är|var|vad|vem|allt|antal|antalet)(?: |$)/i
const nameWordsMax = 3
const nameCharsMax = 300

/** The name of a list in some words; '' where they are none. */
export function nameIn(text: string, { lead, tail, wishing }: Grammar): string {
  if (text.length > nameCharsMax) return ''
  let name = text.replace(wishing, '')
  for (let before = ''; before !== name;) {
    before = name
    name = name.replace(lead, '')
  }
  name = name.replace(tail, '').trim()
  return /^\p{L}[\p{L}\p{N}'’ /-]*$/u.test(name) && !noName.test(name) && name.split(/\s+/).length <= nameWordsMax ? name : ''
}

/** What shows lists, or what they have, is none. */
const frame =
  /(?:^| )(?:columns?|boards?|websites?|web ?sites?|homepage|pages?|apps?|forms?|planner|dashboards?|tracker|system|tool|tavl[ao]r?n?|hemsida|sida|formulär|kalender|status(?:es)?|stages?|fields?|steps?|categories|tags|kolumner(?:na)?|stegen|fält|status(?:ar|en)?|kategorier|taggar)$/i
const kindsOf = (name: string, language: Latin) => readingsOfPhrase(name.toLowerCase(), language).map(({ kind }) => kind)

/** Whether the last word of a name means several. */
export const isMany = (name: string, language: Latin): boolean =>
  grammars[language].isMany(name.slice(name.lastIndexOf(' ') + 1).toLowerCase())

/** What has something is a list where it is several, or the lexicon knows it as one. */
export function canHave(name: string, language: Latin): boolean {
  if (!name || frame.test(name)) return false
  const kinds = kindsOf(name, language)
  return isMany(name, language) || (kinds.includes('thing') && !kinds.includes('field'))
}

/** What may have something where that is written behind it: equipment, which is a field elsewhere. */
export const mayHave = (name: string, language: Latin): boolean =>
  canHave(name, language) || (name !== '' && !frame.test(name) && kindsOf(name, language).includes('thing'))

/** Of what stands alone nothing but several is a list. */
export function isBare(name: string, language: Latin): boolean {
  if (!name || frame.test(name) || !isMany(name, language)) return false
  const kinds = kindsOf(name, language)
  return kinds.includes('thing') || kinds.every((kind) => kind === 'domain')
}
