// The places of a prompt that say what a page is for, and what each puts into the intent.
import type { Language } from '#shared/languages.ts'
import { readingsOf } from '../lexicon/lexicon.ts'
import { englishPurposes } from '../lexicon/purposes/english-purposes.ts'
import { japanesePurposes } from '../lexicon/purposes/japanese-purposes.ts'
import type { Asks, Purpose } from '../lexicon/purposes/purpose.ts'
import { swedishPurposes } from '../lexicon/purposes/swedish-purposes.ts'
import { addField, addThing } from './add-said.ts'
import type { Chunk, Item } from './chunks.ts'
import { readDoing } from './doing.ts'
import { blank } from './even-out.ts'
import { type Clause, type Intent, type SaidThing, used } from './intent.ts'
import { japaneseItems } from './japanese/japanese-items.ts'
import { latinItems } from './latin-items.ts'
import { saidFromLexicon } from './plan/plan-things.ts'
import { choiceOf } from './said-details.ts'
import { optionsIn, sayField, sayNoun } from './said.ts'
import { takeCues } from './take-cues.ts'

const purposes: Record<Language, readonly Purpose[]> = { en: englishPurposes, sv: swedishPurposes, ja: japanesePurposes }

type Place = { start: number; end: number }
type Groups = Record<string, string | undefined>
const meets = (one: Place, other: Place) => one.start < other.end && other.start < one.end
const keeps = /^kept\d?$/

/** What is left of a place when others are taken out. */
const without = ({ start, end }: Place, taken: readonly Place[]): Place[] => {
  const inside = taken.filter((each) => meets(each, { start, end })).toSorted((a, b) => a.start - b.start)
  const starts = [start, ...inside.map((each) => each.end)]
  const ends = [...inside.map((each) => each.start), end]
  return starts.map((from, at) => ({ start: from, end: ends[at]! })).filter((part) => part.start < part.end)
}

/**
 * In the order of the table; of two that meet, the first one counts. What a purpose lets be read on stands in no clause; with one
 * that tells of its page alone, all the rest of the prompt does.
 */
export function purposesIn(text: string, language: Language): Clause[] {
  const found: (Place & { asks: Asks; groups: Groups; kept: Place[] })[] = []
  for (const { says, also, unless, asks } of purposes[language]) {
    const match = says.exec(text)
    if (!match || unless?.test(text) || (also && !also.test(text))) continue
    const [start, end] = match.indices![0]!
    if (found.some((each) => meets(each, { start, end }))) continue
    const kept = Object.entries(match.indices!.groups ?? {}).flatMap(([name, place]) =>
      place && keeps.test(name) ? [{ start: place[0], end: place[1] }] : [],
    )
    found.push({ start, end, asks, groups: match.groups ?? {}, kept })
  }
  const alone = found.find(({ asks }) => asks.alone)
  const read = alone ? [alone] : found
  return read.flatMap(({ start, end, asks, groups, kept }) => {
    const parts = without(asks.alone ? { start: 0, end: text.length } : { start, end }, kept)
    return parts.map((part, at) => ({
      ...part,
      ...(asks.alone && { alone: asks.alone }),
      take(intent: Intent) {
        used(intent, part.start, part.end)
        if (at === 0) take(intent, asks, groups, text)
      },
    }))
  })
}

const itemsOf = (text: string, language: Language): Item[] =>
  language === 'ja' ? japaneseItems(text, []) : latinItems(text, language)
const chunksOf = (text: string, language: Language): Chunk[] =>
  itemsOf(text, language).filter((item): item is Chunk => item.kind === 'chunk' && item.text !== '')

function take(intent: Intent, { kind, page, view, tool, thing, topic, alone }: Asks, groups: Groups, text: string): void {
  if (alone) takeSetting(intent, text)
  const list = groups['list'] ? listFrom(intent, groups['list']) : undefined
  leaveUsers(intent, text)
  if (kind) intent.kinds.add(kind)
  if (page) intent.pages.add(page)
  if (topic) intent.topic = topic
  if (tool) {
    intent.toolFirst ||= !intent.tools.size && !intent.things.length
    intent.tools.add(tool)
  }
  if (thing && !intent.things.length) addThing(intent, saidFromLexicon(thing, intent.language))
  const host = list ?? (intent.things.length === 1 ? intent.things[0]! : null)
  for (const chunk of groups['with'] ? chunksOf(groups['with'], intent.language) : [])
    addField(intent, host, sayField(chunk, intent.language))
  const ways = groups['ways'] ? optionsIn(groups['ways'].replaceAll(stepsOn, ', ')) : []
  if (ways.length) Object.assign(choiceOf(intent, host, 'status'), { type: 'select', options: ways })
  if (!view) return
  if (host) host.views.unshift(view)
  // where it is to be seen first
  intent.views.push({ view })
}

const stepsOn = /,? (?:and then|and|on to|over to|to|into|then|till|sedan|vidare till|och) /g

/** The noun of what is shown, as a list under that name. */
function listFrom(intent: Intent, words: string): SaidThing | undefined {
  const chunk = chunksOf(words, intent.language).findLast(({ text }) => text !== '')
  if (!chunk) return undefined
  const reading = chunk.thing ?? readingsOf(intent.language).get(chunk.text.toLowerCase())?.find(({ kind }) => kind === 'thing')
  return addThing(intent, sayNoun(chunk.text, intent.language, reading))
}

/** Of a prompt that tells of one page alone: the trade it is for and how it should look. */
function takeSetting(intent: Intent, text: string): void {
  const { language } = intent
  const doing = readDoing(text, language)
  const rest = doing ? blank(text, doing.start, doing.end) : text
  delete intent.doing
  for (const item of itemsOf(rest, language)) {
    if (item.kind !== 'chunk') continue
    takeCues(
      intent,
      item.cues.filter(({ kind }) => kind === 'domain' || kind === 'colour' || kind === 'tone'),
      null,
    )
    if (item.trade) intent.trade ??= { id: item.trade.trade, text: item.text || item.domainText || '' }
  }
}

const plain = (word: string) => word.replace(/[^\p{L}\p{N} ]/gu, '.')
const uses: Record<Language, (word: string) => string> = {
  en: (word) =>
    `(?:\\b(?:let|lets|letting|where|when|so|that|ask|for|show|tell|the|our|my|all|with) )?(?<!\\bof )${word}(?: (?:can|could|should|may|might|must|will|to|who|need|want|would|like|ring|call|phone|choose|pick|find|see|get|have)\\b|(?= ?[.,]? *$))`,
  sv: (word) => `${word}\\p{L}* (?:kan|ska|får|vill|behöver|skall|ringer|ser|själva)`,
  ja: (word) => `${word}(?:さん|様|たち)?(?:が|は|に)`,
}
/** Who looks and chooses is no list: "customers should see …". */
function leaveUsers(intent: Intent, text: string): void {
  intent.things = intent.things.filter(
    ({ known, one, many, fields, views, naming }) =>
      naming ||
      fields.length > 0 ||
      views.length > 0 ||
      !(known?.entry.actor || anybody.test(one)) ||
      ![many, one].some((word) => new RegExp(uses[intent.language](plain(word)), 'iu').test(text)),
  )
}
const anybody = /^(?:people|visitor|person|other|friend|everybody|anyone|whoever|folk|besökare|folk|人)$/i
