// Names that were read as lists and are none: an adjective ("internt register"), who is speaking ("jag är keramiker"), whoever is on another
// list ("people on the waiting list"), a field of the list before it ("players, parents' contact numbers").
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { isSwedishNoun } from '../../lexicon/noun-classes.ts'
import { addField } from '../add-said.ts'
import { fieldNamed, lastOf } from '../field-named.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { leaveThings } from '../leave-things.ts'
import { capitalised, sayNoun } from '../said.ts'
import type { Latin } from '../tokens.ts'

export function settleNames(intent: Intent): void {
  if (intent.language === 'ja')
    return leaveThings(
      intent,
      intent.things.filter(({ known, one }) => !known && /^[^\p{L}\p{N}]/u.test(one)),
    )
  nameWithoutOwner(intent)
  gatherPeople(intent)
  nameByWhatIsHandedIn(intent)
  nameLines(intent)
  holdAsField(intent)
  const isOther = intent.things.length > 1
  leaveThings(
    intent,
    intent.things.filter(
      (said) => isOther && (isAdjective(said, intent) || isSpeaker(said, intent) || isOnlyInField(said, intent)),
    ),
  )
}

/** "My pupils" are pupils. */
const owned: Record<Latin, RegExp> = {
  en: /^(?:my|our|your|their|his|her) (?=\p{L})/iu,
  sv: /^(?:mina?|mitt|våra?|vårt|deras|sina|era) (?=\p{L})/iu,
}
function nameWithoutOwner({ things, language }: Intent): void {
  if (language === 'ja') return
  for (const said of things)
    if (
      owned[language].test(said.one) &&
      !things.some((other) => other !== said && isSame(other.one, said.one.replace(owned[language], ''), language))
    )
      for (const form of ['one', 'many'] as const) said[form] = capitalised(said[form].replace(owned[language], ''))
}

const adjectives =
  /^(?:intern|extern|digital|enkel|enkelt|gemensam|offentlig|publik|privat|personlig|anonym|automatisk|smidig|komplett|kommunal|lokal|snabb|modern|trygg|säker|tydlig|elektronisk|webbaserad|nätbaserad)(?:t|a)?$|\p{L}{2,}(?:lig|isk|ell|iv|bar|sam)t$/iu
function isAdjective({ known, one, fields }: SaidThing, { language, prompt }: Intent): boolean {
  if (language !== 'sv' || known || fields.length > 1 || one.includes(' ') || isSwedishNoun(one.toLowerCase())) return false
  if (!adjectives.test(one)) return false
  // a noun follows it
  return new RegExp(String.raw`(?<!\p{L})${escaped(one)} \p{L}{3,}`, 'iu').test(prompt)
}

const speaking: Record<Latin, string> = {
  en: String.raw`(?:^|[.!?\n]\s*|\b)(?:i['’]?m|i am|we['’]?re|we are|i work as|working as) (?:an? |the )?(?:\p{L}+ ){0,2}$`,
  sv: String.raw`(?:^|[.!?\n]\s*|(?<!\p{L}))(?:jag är|vi är|är|jobbar som|arbetar som|driver eget som) (?:en |ett )?(?:\p{L}+ ){0,2}$`,
}
/** All that is said of it is that somebody is one. */
function isSpeaker({ one, many, fields, views }: SaidThing, { prompt, language }: Intent): boolean {
  if (language === 'ja' || fields.length || views.length) return false
  const low = prompt.toLowerCase()
  const names = new RegExp(String.raw`(?<!\p{L})(?:${escaped(many.toLowerCase())}|${escaped(one.toLowerCase())})(?!\p{L})`, 'gu')
  const places = [...low.matchAll(names)]
  const ahead = new RegExp(speaking[language], 'iu')
  return places.length > 0 && places.every(({ index }) => ahead.test(low.slice(0, index)))
}

const clause = /^(?:if|whether|what|how|when|om|vad|hur|när|vilken|vilket) /iu
/** "Om drottningen syns" says something of a hive, and tells of no list of queens. */
function isOnlyInField({ one, fields, implied, views }: SaidThing, { things, prompt, language }: Intent): boolean {
  if (!implied || fields.length || views.length || language === 'ja') return false
  const stem = one.toLowerCase()
  const low = prompt.toLowerCase()
  const count = low.split(stem).length - 1
  const labels = things.flatMap((other) => other.fields.map(({ label }) => label.toLowerCase()))
  return count > 0 && labels.filter((label) => clause.test(label) && label.includes(stem)).length >= count
}

/** "People on the waiting list need name, phone": those of the waiting list. */
const people: Record<Latin, RegExp> = {
  en: /\b(?<who>people|persons|those|everyone|members|names|families) (?:who are |waiting )?(?:on|in) (?:the|our|this) (?<list>[\p{L} -]{3,40}?)(?= (?:needs?|have|has|with|should|must|get|gets|are|is|for|,)|[,.:;(])/giu,
  sv: /(?<!\p{L})(?<who>personer(?:na)?|folk|de som (?:står|är)|alla|familjer(?:na)?|namnen) (?:på|i) (?<list>[\p{L}-]{3,30})(?= (?:behöver|har|med|ska|måste|får|är)|[,.:;(])/giu,
}
function gatherPeople(intent: Intent): void {
  const { prompt, language, things } = intent
  if (language === 'ja') return
  for (const { groups } of prompt.matchAll(people[language])) {
    const said = things.find(({ one, many }) => [one, many].some((name) => isSame(name, groups!.who!, language)))
    const name = groups!.list!
    const thing = lastOf(name.toLowerCase(), language)?.thing
    const host = things.find(
      (other) =>
        other !== said &&
        ((thing && other.known?.id === thing.id) || [other.one, other.many].some((each) => isSame(each, name, language))),
    )
    if (!said || !host) continue
    for (const field of said.fields) addField(intent, host, field)
    host.owns = said.owns || host.owns
    leaveThings(intent, [said])
  }
}

/** "Föräldrar fyller i: namn, …": what they hand in, or who they are. */
const handing: Record<Latin, RegExp> = {
  en: /^(?<who>\p{L}+) (?:fills?|enters?|gives?|leaves?|submits?|registers?|sign(?:s|ed)?)(?: in| out| up)?$/iu,
  sv: /^(?<who>\p{L}+) (?:fyll(?:er)?|skriver?|lämnar?|anger?|registrerar?|anmäler?|väljer?)(?: i| in| upp)?$/iu,
}
const registers = /\b(?:sign(?:s|ing)?[- ]?ups?|registrations?|register)\b|anmäl/iu
function nameByWhatIsHandedIn(intent: Intent): void {
  const { things, prompt, language } = intent
  if (language === 'ja') return
  for (const said of things) {
    const who = said.known ? undefined : handing[language].exec(said.one)?.groups?.who
    if (who === undefined) continue
    const sent = things.find((other) => other !== said && other.known?.id === 'registration')
    if (sent) {
      for (const field of said.fields) addField(intent, sent, field)
      sent.owns = said.owns || sent.owns
      leaveThings(intent, [said])
      continue
    }
    const record = knownThings.get('registration')!
    const { one, many } = registers.test(prompt) ? record.nouns[language] : sayNoun(who, language)
    Object.assign(said, { one: capitalised(one), many: capitalised(many), ...(registers.test(prompt) && { known: record }) })
  }
}

/** "A quote has a number, a date and lines with text, quantity": the lines of a quote. */
const line: Record<Latin, RegExp> = { en: /^(?:line items?|lines?|rows?)$/iu, sv: /^(?:rad(?:er)?|radpost(?:er)?)$/iu }
function nameLines(intent: Intent): void {
  const { things, prompt, language } = intent
  if (language === 'ja') return
  const said = things.find(({ known, one, fields }) => !known && line[language].test(one) && fields.length > 0)
  const low = prompt.toLowerCase()
  const at = said ? low.search(new RegExp(String.raw`(?<!\p{L})${escaped(said.many.toLowerCase())}(?!\p{L})`, 'u')) : -1
  if (!said || at < 0) return
  const sentence = low.slice(Math.max(...['.', '!', '?', '\n'].map((mark) => low.lastIndexOf(mark, at - 1))) + 1, at)
  const host = things.find(
    (other) =>
      other !== said &&
      // a client has no lines, a bill has
      other.known?.entry.actor !== true &&
      [other.one, other.many].some((name) => sentence.includes(name.toLowerCase())),
  )
  if (!host) return
  const [one, many] = language === 'sv' ? ['rad', 'rader'] : [' line', ' lines']
  Object.assign(said, { one: host.one + one, many: host.one + many })
  if (!said.parents.includes(host)) said.parents.push(host)
}

/** "Parents' contact numbers" behind the players is a number of each of them. */
function holdAsField(intent: Intent): void {
  const { things, prompt, language } = intent
  const low = prompt.toLowerCase()
  for (const said of things) {
    if (said.known || said.implied || said.fields.length || said.views.length || said.naming || language === 'ja') continue
    const last = lastOf(said.one.toLowerCase(), language)
    if (last?.field === undefined || (last.thing && last.plural)) continue
    const at = low.indexOf(said.many.toLowerCase())
    const front = ownerAhead[language].exec(prompt.slice(0, at))?.groups?.owner
    // "phones" beside "computers" are lists
    if (!front && (language === 'en' ? !said.one.includes(' ') : said.one !== said.many)) continue
    const host = things
      .map((other) => ({
        other,
        place: Math.max(low.lastIndexOf(other.many.toLowerCase(), at - 1), low.lastIndexOf(other.one.toLowerCase(), at - 1)),
      }))
      .filter(({ other, place }) => other !== said && place >= 0 && at > 0)
      .toSorted((one, other) => other.place - one.place)[0]?.other
    if (!host) continue
    addField(intent, host, fieldNamed(front ? whose(front, said.one, language) : said.one, language))
    leaveThings(intent, [said])
  }
}
const ownerAhead: Record<Latin, RegExp> = {
  en: /(?:^|[,;] ?|\band )(?<owner>(?!(?:their|his|her|our|your|the)\b)\p{L}{3,}['’]?s?['’]?) $/iu,
  sv: /(?:^|[,;] ?|(?<!\p{L})och )(?<owner>(?!deras)\p{L}{3,}s) $/iu,
}
const whose = (owner: string, name: string, language: Language): string =>
  language === 'en' ? `${owner.replace(/['’]?s?['’]?$/u, '')}’s ${name.toLowerCase()}` : `${owner} ${name.toLowerCase()}`
