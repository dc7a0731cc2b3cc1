// What a Swedish sentence only tells: who asks ("Simskolan har fyra grupper"), who reads and writes ("föräldrarna ska bara kunna läsa"), where
// things are and whose ("medicin till min pappa: dos"), what is ticked off, and what there is before anything is asked for.
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { swedishIndefinite } from '../lexicon/inflect.ts'
import { knownThings } from '../lexicon/lexicon.ts'
import type { Chunk, Item, Mark } from './chunks.ts'
import { ends, joins, listsFields, opensSentence, wordOf } from './swedish-sentences.ts'
import { onlyTold } from './swedish-openers.ts'

const institution =
  /(?:skolan|firman|föreningen|klubben|kliniken|byrån|centralen|gruppen|styrelsen|laget|huset|hemmet|boendet|museet|verkstaden|kören|teatern|gården|butiken|kyrkan|församlingen|kommunen|hotellet|kaféet|caféet|gymmet|stallet|studion|företaget|bolaget|biblioteket|kontoret|avdelningen|stugan|sällskapet|kåren|orkestern|bageriet|salongen|fabriken|byalaget|åkeriet|kollektivet|hallen|badet|scouterna|rådet|nämnden|garaget|restaurangen|köket|apoteket|akuten|mottagningen|camping(?:en)?|marinan|hamnen)$/i
/** "Kommunens parkavdelning": without its article, behind whose it is. */
const kindOfInstitution = /(?:avdelning|förening|klubb|byrå|förvaltning|enhet|nämnd|förbund|ungdomsgård|fritidsgård)$/i
const does =
  /^(?:behöver|vill|ska|skall|har|söker|önskar|håller|får|är|använder|samlar|driver|sätter|ordnar|lånar|hyr|säljer|ger|bedriver|arrangerar|planerar|erbjuder|tar|måste|föder|odlar|bygger|firar|anordnar|skulle)$/
/** "Simskolan har fyra grupper", "Takläggarfirman har sju anställda": who asks, and how many of what there are. */
function askerOf(items: readonly Item[]): Item[] {
  const told = new Set<Item>()
  items.forEach((item, at) => {
    if (item.kind !== 'chunk' || item.plural) return
    const said = item.text || item.domainText || ''
    const from = /^(?:den|det|vår|vårt|min|mitt)$/.test(wordOf(items[at - 1])) ? at - 1 : at
    if (!institution.test(said) && !(opensSentence(items, at) && kindOfInstitution.test(said))) return
    const verb = wordOf(items[at + 1])
    if (!opensSentence(items, from) || !does.test(verb) || (verb === 'har' && listsFields(items, at + 2))) return
    told.add(item)
    const many = items[at + 3]
    if (
      verb === 'har' &&
      items[at + 2]?.kind === 'mark' &&
      many?.kind === 'chunk' &&
      many.counted &&
      !/^(?:med|:|\()$/.test(wordOf(items[at + 4]))
    )
      told.add(many)
  })
  return items.map((item) => (item.kind === 'chunk' && told.has(item) ? onlyTold(item) : item))
}

const reads =
  /^(?:läsa|läser|se|ser|bläddra|bläddrar|titta|tittar|följa|följer|kolla|kollar|godkänna|godkänner|ändra|ändrar|skriva|skriver|fylla|fyller|rapportera|rapporterar|anteckna|antecknar|notera|noterar|registrera|registrerar|logga|loggar|lägga|lägger|uppdatera|uppdaterar|hitta|hittar|söka|söker|komma|kommer)$/
/** What somebody brings or chooses, in a sentence about what is kept. */
const gives = /^(?:lämnar|väljer|anger|fyller|ringer|mejlar|hämtar|skickar|uppger|önskar)$/
const helps = /^(?:ska|skall|kan|får|bara|kunna|också|även|själva|sedan|vill|behöver|måste|bör|alla|lätt|snabbt)$/
const isPerson = ({ text, thing }: Chunk) =>
  knownThings.get(thing?.id ?? '')?.entry.actor === true ||
  /^(?:person|group)$/.test(classOfNoun(swedishIndefinite(text.toLowerCase()), 'sv'))
/** "där personalen skriver", "Föräldrarna ska bara kunna läsa": who reads and writes is no list. */
function actingOf(items: readonly Item[]): Item[] {
  return items.map((item, at): Item => {
    if (item.kind !== 'chunk' || !item.text) return item
    // "får bokas av byborna"
    const isDoneBy =
      wordOf(items[at - 1]) === 'av' && (items[at - 2] as Mark | undefined)?.verb && wordOf(items[at - 2]).endsWith('s')
    if (isDoneBy && item.plural) return onlyTold(item)
    if (!isPerson(item)) return item
    // "Personalen på tandkliniken behöver"
    let next = /^(?:på|i|hos|vid)$/.test(wordOf(items[at + 1])) && items[at + 2]?.kind === 'chunk' ? at + 3 : at + 1
    while (helps.test(wordOf(items[next]))) next++
    const isFirst = opensSentence(items, at)
    const isActing = isFirst || /^(?:där|som|att|och|så|alla)$/.test(wordOf(items[at - 1]))
    if (isActing && reads.test(wordOf(items[next]))) return onlyTold(item)
    const isGiving =
      isFirst && gives.test(wordOf(items[next])) && items.some((other, place) => place > next && other.kind === 'chunk')
    const isAsking = next > at + 1 && isFirst && (does.test(wordOf(items[next])) || does.test(wordOf(items[next - 1])))
    return isGiving || isAsking ? onlyTold(item) : item
  })
}

/** "Varje anteckning har …" of a diary is what is written in it. */
function entryOf(items: readonly Item[]): Item[] {
  const book = items.find((item) => item.kind === 'chunk' && /^(?:journalEntry|logEntry|post)$/.test(item.thing?.id ?? ''))
  const thing = book?.kind === 'chunk' ? book.thing : undefined
  return items.map((item, at): Item =>
    thing &&
    item.kind === 'chunk' &&
    wordOf(items[at - 1]) === 'varje' &&
    /^(?:anteckning|notering|inlägg|post|rad)$/i.test(item.text)
      ? { ...item, thing: { ...thing, hidden: true }, thingWords: 1 }
      : item,
  )
}

const mine = /^(?:min|mitt|mina|vår|vårt|våra)$/
/** "matlådorna i frysen: rätt, antal", "medicin till min pappa: dos": where they are and whose owns nothing. */
const placesOf = (items: readonly Item[]): Item[] =>
  items.map((item, at): Item => {
    const lead = mine.test(wordOf(items[at - 1])) ? at - 2 : at - 1
    const kept = items[lead - 1]
    if (
      item.kind !== 'chunk' ||
      item.plural ||
      kept?.kind !== 'chunk' ||
      !kept.text ||
      !/^(?:med|:|,)$/.test(wordOf(items[at + 1]))
    )
      return item
    const isPlace = kept.plural && /(?:en|et|an|n)$/i.test(item.text) && /^(?:i|på|hos)$/.test(wordOf(items[lead]))
    const isWhose = lead === at - 2 && /^(?:till|åt|för)$/.test(wordOf(items[lead])) && kept.thing !== undefined
    return (isPlace || isWhose) && listsFields(items, at + 2) ? onlyTold(item) : item
  })

const ticks = /^(?:bocka|bockar|pricka|prickar|kryssa|kryssar)$/
/** "vi bockar av kök, toaletter och mötesrum": the rows of the list. */
function tickedOff(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    (item, place) => ticks.test(wordOf(item)) && wordOf(items[place + 1]) === 'av' && items[place + 2]?.kind === 'chunk',
  )
  let end = at + 2
  while (items[end]?.kind === 'chunk' || joins.test(wordOf(items[end]))) end++
  const isRow = at >= 0 && end - at > 4 && items.slice(0, at).some((item) => item.kind === 'chunk' && item.text !== '')
  return isRow
    ? items.map((item, place) => (item.kind === 'chunk' && place > at && place < end ? onlyTold(item) : item))
    : [...items]
}

const wishes = /^(?:vill|behöver|ska|skall|skulle|önskar|söker|bygg|skapa|gör|kan|borde|måste|hjälp|visa|samla|registrera|lista)$/
const trades = /^(?:säljer|hyr|odlar|föder|tillverkar|lånar|driver|leder|bakar|syr|undervisar)$/
/** "Vår teaterförening sätter upp en pjäs varje vår. …": one of something, told before anything is asked for, is no list of them. */
function toldFirst(items: readonly Item[]): Item[] {
  const end = items.findIndex((item) => ends.test(wordOf(item)))
  const [told, asked] = [items.slice(0, end), items.slice(end + 1)]
  const opensLater = asked.some(
    (item, at) =>
      item.kind === 'chunk' &&
      item.text !== '' &&
      (wordOf(asked[at - 1]) === 'varje'
        ? /^(?:har|ska|skall)$/.test(wordOf(asked[at + 1]))
        : /^(?:har|:|innehåller)$/.test(wordOf(asked[at + 1]))),
  )
  const isOrdered = asked.some(
    (item) =>
      /^(?:beställer|beställa|bokar|boka|förbeställa|hyra|hyr)$/.test(wordOf(item)) ||
      (item.kind === 'chunk' && /^(?:order|booking|rental)$/.test(item.thing?.id ?? '')),
  )
  const isSelling = trades.test(wordOf(told.find((item) => item.kind === 'mark' && item.verb))) && (opensLater || isOrdered)
  const isOf = /^(?:vi|jag)$/.test(wordOf(items[0])) && /^(?:är|har)$/.test(wordOf(items[1]))
  const isTelling =
    end > 0 &&
    told.some((item) => item.kind === 'mark' && (item.verb || /^(?:är|har)$/.test(item.word))) &&
    !told.some((item) => wishes.test(wordOf(item)) && !(isOf && wordOf(item).startsWith('ska'))) &&
    asked.some((item, at) => item.kind === 'chunk' && item.text !== '' && (item.plural || wordOf(asked[at - 1]) === 'varje'))
  return isTelling
    ? items.map((item, at) =>
        item.kind === 'chunk' &&
        at < end &&
        (isSelling || (/^(?:en|ett)$/.test(wordOf(items[at - 1])) && !item.plural)) &&
        !/^(?:med|:|\()$/.test(wordOf(items[at + 1]))
          ? onlyTold(item)
          : item,
      )
    : [...items]
}

/** "en rutin för sterilisering", "ett sätt att": what to build. */
const builtFor = (items: readonly Item[]): Item[] =>
  items.map((item, at): Item =>
    item.kind === 'chunk' && /^(?:rutin|metod|lösning|sätt)$/i.test(item.text) && /^(?:för|att)$/.test(wordOf(items[at + 1]))
      ? onlyTold(item)
      : item,
  )

/** "en tabell över mina aktieinnehav med bolag": what the person has several of, and no field. */
const ownOf = (items: readonly Item[]): Item[] =>
  items.map((item, at): Item => {
    const isOwn =
      item.kind === 'chunk' &&
      item.text !== '' &&
      !item.thing &&
      /^(?:mina|våra|alla)$/.test(wordOf(items[at - 1])) &&
      /^(?:över|på|av)$/.test(wordOf(items[at - 2])) &&
      /^(?:med|:)$/.test(wordOf(items[at + 1])) &&
      listsFields(items, at + 2)
    if (!isOwn || item.kind !== 'chunk') return item
    const { field: _field, trade: _trade, ...rest } = item
    return { ...rest, fieldWords: 0, plural: true, named: 'record' }
  })

const spans = /^(?:månader|månaderna|veckor|veckorna|dagar|dagarna|åren|kvartal|kvartalen|terminer|timmar)$/i
/** "till exempel kyrkböcker", "jämföra månader": named to show what is meant, or how long. */
function examplesOf(items: readonly Item[]): Item[] {
  let isExample = false
  return items.map((item, at): Item => {
    if (item.kind === 'mark') {
      isExample = item.word === 'exempelvis' || (isExample && joins.test(item.word))
      return item
    }
    const before = items[at - 1]
    const isSpan =
      spans.test(item.text) &&
      before?.kind === 'mark' &&
      (before.verb || /^(?:mellan|flera|alla)$/.test(before.word)) &&
      !/^(?:,|:)$/.test(wordOf(items[at + 1]))
    return isExample || isSpan ? onlyTold(item) : item
  })
}

export const swedishTold = (items: readonly Item[]): Item[] => ownOf(builtFor(entryOf(askerOf(actingOf(examplesOf(items))))))
export const swedishPlaces = (items: readonly Item[]): Item[] => tickedOff(toldFirst(placesOf(items)))
