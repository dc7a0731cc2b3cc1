// Who did what with what: "which bars ordered how many kegs", "vem som lånat vilken nyckel". One clause names the record, those who
// act and what they act on; read word by word it would be three nouns without a verb.
import { type Deed, deeds } from '../lexicon/deeds.ts'
import { addField, addThing } from './add-said.ts'
import { type Intent, type SaidThing, used } from './intent.ts'
import { saidFromLexicon } from './plan/plan-things.ts'
import { sayNoun } from './said.ts'
import { sayItem } from './say-item.ts'
import { readLink, type SaidLink, takeLink } from './read-link.ts'
import { type Latin, readingsOfPhrase } from './tokens.ts'

export type SaidDeed = {
  deed: Deed
  actor?: string
  object?: string
  /** the noun that was counted, '' when none was said */
  counted?: string
  start: number
  end: number
}

const noun = '(?!(?:until|since|when|where|from|for|and|or|och|eller|som|it|is)(?![\\p{L}]))[\\p{L}]+(?:-[\\p{L}]+)*'
/** "which books the pupils have borrowed": what is acted on comes first. */
const objectFirst = (language: Latin) =>
  language === 'en'
    ? `which (?:of (?:my|our|the) )?(?<object>${noun}) (?:(?:i|we|you|they|people|(?:the|our|my) (?<actor>${noun})) (?:has|have|had)|(?:has|have|had) (?:i|we|you|they)) (?<verb>${verbsOf('en')})(?![\\p{L}])`
    : `vilk(?:a|en|et) (?<object>${noun}) (?:jag|vi|man|de|(?<actor>${noun}(?:na|en|rna))) (?:har|hade) (?<verb>${verbsOf('sv')})(?![\\p{L}])`
const verbsOf = (language: Latin) => deeds.flatMap((deed) => deed[language].split(',')).join('|')
const patterns: Record<Latin, RegExp> = {
  en: new RegExp(
    `(?<![\\p{L}])${objectFirst('en')}|(?<![\\p{L}])(?:who|which (?<actor>${noun})) (?:has |have |had )?(?<verb>${verbsOf('en')}) (?:(?:what|which)(?:(?: of (?:my|our|the))? (?<object>${noun}))?|(?:my|our) (?<mine>${noun}(?: ${noun})?)|how (?:many|much)(?: (?<counted>${noun}))?(?: of (?:which|what)(?: (?<of>${noun}))?)?|(?:the|their|its) (?:\\p{L}+ )?(?:fees?|dues|rent|bill|deposit|subscription))(?: or ${noun})?(?:,? (?:since|until|till|from) when)?(?:,? and when(?: (?:it|they) (?:comes?|is|are)(?: due)? back)?(?=\\s*(?:[.,;!?]|$)))?(?![\\p{L}])`,
    'iu',
  ),
  sv: new RegExp(
    `(?<![\\p{L}])${objectFirst('sv')}|(?<![\\p{L}])(?:vem|vilka|vilke[nt]|vilka (?<actor>${noun})) (?:som )?(?:har |hade )?(?<verb>${verbsOf('sv')}) (?:(?:vad|vilke[nt]|vilka)(?: (?<object>${noun}))?|hur (?:många|mycket)(?: (?<counted>${noun}))?|\\p{L}*(?:avgiften|hyran|räkningen|depositionen))(?:,? och när(?=\\s*(?:[.,;!?]|$)))?(?![\\p{L}])`,
    'iu',
  ),
}

const ownVerbs = (language: Latin) => deeds.flatMap(({ own }) => own?.[language].split(',') ?? []).join('|')
/** "things I lent out", "books borrowed from the neighbours", "vad jag har lånat ut": one's own deed, and to or from whom. */
const ownPatterns: Record<Latin, RegExp> = {
  en: new RegExp(
    `(?<![\\p{L}])(?:what|(?<object>(?!(?:who|whom|they|we|you|he|she|people|others|somebody|someone|be|is|are|was|were|been) )${noun})) (?:(?:(?:can|may|could) be|is|are) (?=\\p{L}+ (?:out )?(?:to|from) ))?(?:(?:that |which )?(?:i|we)(?:'ve| have)? |(?=\\p{L}+ (?:out )?(?:to|from) ))(?<verb>${ownVerbs('en')})(?: out)?(?: (?:to|from) (?:(?:the|my|our) )?(?:whom?|${noun}))?(?![\\p{L}])`,
    'iu',
  ),
  sv: new RegExp(
    `(?<![\\p{L}])(?:vad|(?<object>${noun})) (?:som )?(?:jag|vi) (?:har )?(?<verb>${ownVerbs('sv')})(?: ut)?(?: (?:till|av|från) (?:vem|vilka|${noun}))?(?![\\p{L}])`,
    'iu',
  ),
}
/** What stands for anything. */
const anything =
  /^(?:things?|stuff|items?|everything|anything|something|money|cash|saker|pengar|prylar|grejer|allt|sådant|sånt)$/i

const readOwnDeed = (text: string, language: Latin): SaidDeed | SaidLink | null => {
  const found = ownPatterns[language].exec(text)
  if (!found) return readLink(text, language)
  const { object, verb } = found.groups!
  const deed = deeds.find(({ own }) => own?.[language].split(',').includes(verb!.toLowerCase()))!
  const named = object && !anything.test(object) ? { object } : {}
  return { deed, ...named, start: found.index, end: found.index + found[0].length }
}

/** The first such clause, or null. */
export function readDeed(text: string, language: Latin): SaidDeed | SaidLink | null {
  const found = patterns[language].exec(text)
  if (!found) return readOwnDeed(text, language)
  const { actor, verb, object, of, mine, counted } = found.groups!
  if (object && isEarned(object, language)) return null
  const deed = deeds.find((each) => each[language].split(',').includes(verb!.toLowerCase()))!
  const isCount = / (?:how|hur) (?:many|much|många|mycket)/i.test(found[0])
  return {
    deed,
    ...(actor && { actor }),
    ...((object ?? of ?? mine) && { object: object ?? of ?? mine }),
    ...(isCount && { counted: counted ?? '' }),
    start: found.index,
    end: found.index + found[0].length,
  }
}

/** "vilka scouter som tagit vilka märken": what is earned is not lent. */
const isEarned = (object: string, language: Latin) =>
  readingsOfPhrase(object.toLowerCase(), language).some(
    ({ kind, id }) => kind === 'thing' && /^(badge|certificate|exam|course)$/.test(id),
  )

const sayKnown = (text: string, language: Latin) =>
  sayNoun(
    text,
    language,
    readingsOfPhrase(text.toLowerCase(), language).find((reading) => reading.kind === 'thing'),
  )

/** What was named before is the same one, under its own name: "the neighbours' keys: who has which key". */
const addOnce = (intent: Intent, said: SaidThing): SaidThing =>
  (said.known && intent.things.find((each) => each.known === said.known)) ?? addThing(intent, said)

/** Puts the record of a deed into the intent, with those who act and what they act on. */
export function takeDeed(intent: Intent, said: SaidDeed | SaidLink, language: Latin): void {
  if (!('deed' in said)) return takeLink(intent, said, language)
  const { deed, actor, object, counted } = said
  used(intent, said.start, said.end)
  const isAlone = !intent.things.length
  const record = addThing(intent, saidFromLexicon(deed.thing, language))
  // what else is said is said of the record, where nothing else was named
  if (isAlone) for (const field of intent.loose.splice(0)) addField(intent, record, field)
  if (actor) {
    const acting = addOnce(intent, { ...sayKnown(actor, language), ...(deed.actor && { standsFor: deed.actor }) })
    if (!deed.actor) record.parents.push(acting)
  } else if (deed.actor) addOnce(intent, saidFromLexicon(deed.actor, language))
  else if (deed.person) addField(intent, record, { id: 'person', label: deed.person[language], type: 'text' })
  if (object) {
    const acted = deed.thing === 'order' ? sayItem({ text: object, standsFor: 'product' }, language) : sayKnown(object, language)
    record.parents.push(addOnce(intent, acted))
  }
  if (counted)
    addField(intent, record, {
      id: 'quantity',
      label: { en: `Number of ${counted}`, sv: `Antal ${counted}` }[language],
      type: 'int',
      concept: 'quantity',
    })
}
