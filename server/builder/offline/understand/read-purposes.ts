// The places of a prompt that say what a page is for, and what each puts into the intent.
import type { Language } from '#shared/languages.ts'
import { signsUpForSome } from '../lexicon/gatherings.ts'
import { type KnownField, knownFields, readingsOf } from '../lexicon/lexicon.ts'
import { kindPhrases } from '../lexicon/page-phrases.ts'
import { englishPurposes } from '../lexicon/purposes/english-purposes.ts'
import { japanesePurposes } from '../lexicon/purposes/japanese-purposes.ts'
import type { Asks, Purpose } from '../lexicon/purposes/purpose.ts'
import { swedishPurposes } from '../lexicon/purposes/swedish-purposes.ts'
import { addField, addThing } from './add-said.ts'
import { readDoing } from './doing.ts'
import { tellsOfMore } from './doers/who-does-what.ts'
import { blank } from './even-out.ts'
import { type Clause, type Intent, isOwnerOnly, type SaidField, type SaidThing, type Span, used } from './intent.ts'
import { isWholePage, leaveAround, namesPage, nameSeen } from './japanese/around-purposes.ts'
import { saidFromLexicon } from './plan/plan-things.ts'
import { chunksOf, itemsOf } from './chunks-of.ts'
import { fieldsListed, isIn } from './fields-listed.ts'
import { asksForSite, sectionsIn, takeSections } from './read-sections.ts'
import { readTool } from './read-tool.ts'
import { choiceOf } from './said-details.ts'
import { capitalised, sayField, sayNoun } from './said.ts'
import { takeCues } from './take-cues.ts'

type Stretch = Pick<Span, 'start' | 'end'>
/** What a purpose asks for, with what the sentence said of it; `isFirst` when nothing was said before, `whole` when nothing else is read. */
type Asked = Asks & { fields?: string; steps?: string; isNamed: boolean; isFirst: boolean; whole?: string }

const purposes: Record<Language, readonly Purpose[]> = { en: englishPurposes, sv: swedishPurposes, ja: japanesePurposes }
const keeps = /^kept\d?$/

/** "Allotment waiting list for the council. People apply for a plot": a list was asked for by that name. */
const beginsWithList =
  /^\W*(?:an? |the |our |en |vår )?(?:[\p{L}-]+ ){0,3}(?:(?:waiting |membership |guest |mailing )?list|register|roster|database|\p{L}*(?:register|matrikel|kölista))(?= (?:for|of|at|in|where|över|för|till|på)(?!\p{L})|[.,:])/iu

/** In the order of the table; of two that meet, the first one counts. What a purpose lets be read on stands in no clause. */
export function purposesIn(text: string, language: Language): Clause[] {
  const clauses: Clause[] = []
  const head = text.slice(0, readCharsMax)
  // "how many tiles for my floor": a tool that is asked for by its own phrase
  const told = readTool(text, language)
  let listed: readonly Stretch[] | undefined
  let isPage = language === 'ja' && namesPage.test(text)
  for (const { says, beside, unless, asks, takes } of purposes[language]) {
    // "a booking page where customers pick a time": the word says it, and the rest is read as ever
    if (asks.kind && kindPhrases[asks.kind][language].wish.test(head)) continue
    if (told && takes === 'prompt') continue
    if (asks.page === 'landing' && asksForSite(text, language)) continue
    // in Japanese what is said around a page of its own tells of that page
    const found = (isPage && isWholePage(asks)) || unless?.test(head) ? null : says.exec(head)
    if (!found) continue
    const [from, to] = found.indices![0]!
    // "name, phone, invoice address": it begins with a field
    if (isIn((listed ??= fieldsListed(head, language)), from, from + 1)) continue
    const second = beside?.exec(blank(head, ...found.indices![0]!))
    if (beside && !second) continue
    if (asks.tool && takes === 'prompt' && namesTool(head, language)) continue
    if (told && from < told.end && told.start < to) continue
    const isWhole = takes === 'prompt'
    if (isWhole && text.length > readCharsMax) continue
    if (isWhole && asks.topic === 'signup' && signsUpForSome(text, language)) continue
    // "a booking page … They leave their name and phone": that is filled in where one books
    if (isWhole && asks.topic === 'signup' && pageWithForm[language].test(head)) continue
    if (isWhole && asks.kind === 'survey' && (tellsOfMore(text, language) || beginsWithList.test(text))) continue
    const whole = isWhole
      ? { start: 0, end: text.length }
      : takes
        ? sentenceAround(text, from, to, takes)
        : { start: from, end: to }
    const kept = Object.entries(found.indices!.groups ?? {}).flatMap(([name, place]) =>
      place && keeps.test(name) ? [place] : [],
    )
    const besides = second ? [{ start: second.indices![0]![0], end: second.indices![0]![1] }] : []
    const stretches = [...apart(whole, kept), ...besides].filter((part) => text.slice(part.start, part.end).trim() !== '')
    // all of it is read on
    const parts = stretches.length ? stretches : [{ start: from, end: from }]
    if (parts.some((part) => clauses.some((each) => part.start < each.end && each.start < part.end))) continue
    isPage ||= language === 'ja' && isWholePage(asks)
    const { called, fields, steps } = found.groups ?? {}
    const { tool, ...others } = asks
    const asked = {
      ...others,
      ...(tool && !told && { tool }),
      ...(called && { called }),
      ...(fields && { fields }),
      ...(steps && { steps }),
      isNamed: called !== undefined,
      isFirst: isWhole || !/\p{L}/u.test(text.slice(0, from)),
      ...(isWhole && { whole: text }),
    }
    parts.forEach((part, at) =>
      clauses.push({
        ...part,
        ...(isWhole && { alone: true }),
        take: (intent) => {
          used(intent, part.start, part.end)
          if (at === 0) take(intent, asked, text)
        },
      }),
    )
  }
  return clauses
}

/** A page of bookings or a shop, by its own word: it has a form of its own. */
const pageWithForm: Record<Language, RegExp> = {
  en: /\b(?:booking|reservation|appointment) (?:page|site|website|app|system)\b|\b(?:web|online) ?(?:shop|store)\b/i,
  sv: /boknings(?:sida|system|sajt|app)|online-?bokning|(?:webb|nät)-?(?:butik|shop)/i,
  ja: /予約(?:ページ|サイト|システム|アプリ)|ネットショップ|通販/u,
}

/** What a page is for is said in few words; whoever writes more describes it. */
const readCharsMax = 600

const sentenceEnd = /[.!?\n。！？;]/
const details: Record<'sentence' | 'head', RegExp> = {
  sentence: /(?!)/,
  head: /:|,? (?:with|including|showing|med|inklusive) /i,
}
/** The sentence that a stretch stands in, or its head. */
function sentenceAround(text: string, from: number, to: number, takes: 'sentence' | 'head'): Stretch {
  let start = from
  while (start > 0 && !sentenceEnd.test(text[start - 1]!)) start--
  const length = text.slice(to).search(sentenceEnd)
  const end = length < 0 ? text.length : to + length
  const detail = details[takes].exec(text.slice(to, end))
  return { start, end: detail ? to + detail.index : end }
}

/** A tool by its own word: "guess the number". */
const namesTool = (text: string, language: Language) =>
  itemsOf(text, language).some((item) => item.kind === 'chunk' && item.cues.some((cue) => cue.kind === 'tool'))

/** What is left of a stretch without the places that are read on. */
function apart({ start, end }: Stretch, kept: readonly (readonly [number, number])[]): Stretch[] {
  const inside = kept.toSorted(([one], [other]) => one - other)
  const ends = [...inside.map(([from]) => from), end]
  return [start, ...inside.map(([, to]) => to)].map((from, at) => ({ start: from, end: ends[at]! }))
}

function take(intent: Intent, asked: Asked, text: string): void {
  const { kind, page, view, tool, topic, whose, steps, fields, keeps: kept = [], isFirst, whole } = asked
  const { language, prompt } = intent
  if (whole) takeSetting(intent, whole)
  leaveUsers(intent, text)
  if (kind) intent.kinds.add(kind)
  if (page) intent.pages.add(page)
  if (page === 'landing' && !intent.sections)
    takeSections(intent, { sections: sectionsIn(prompt, language), read: [], isList: false, wantsBooking: false })
  if (topic) intent.topic = topic
  if (tool) {
    intent.toolFirst ||= !intent.tools.size && (isFirst || !intent.things.length)
    intent.tools.add(tool)
  }
  if (language === 'ja') leaveAround(intent, { kind, page, tool, view })
  const host = thingOf(intent, asked) ?? intent.things.find((said) => !isOwnerOnly(intent, said)) ?? null
  if (whose) addThing(intent, saidFromLexicon(whose, language))
  for (const chunk of fields ? chunksOf(fields, language) : []) addField(intent, host, sayField(chunk, language))
  const columns = steps ? columnsIn(steps) : []
  if (columns.length >= columnsMin) Object.assign(choiceOf(intent, host, 'status'), { type: 'select', options: columns })
  if (view) intent.views.push({ view })
  for (const id of kept) addField(intent, intent.things[0] ?? null, fieldOf(knownFields.get(id)!, language))
}

const fieldOf = ({ id, label, type }: KnownField, language: Language): SaidField => ({
  id,
  label: capitalised(label[language]),
  type,
  concept: id,
})

/** What is shown, under the name it was given. */
function thingOf(intent: Intent, { called, thing, view, isNamed }: Asked): SaidThing | undefined {
  const { language } = intent
  if (called && thing && (isNamed || !intent.things.length)) {
    const { one, many } = sayNoun(called, language)
    return addThing(intent, { ...saidFromLexicon(thing, language), one, many })
  }
  if (called && !isNamed && !thing && !intent.things.length && !intent.domains.length)
    return addThing(intent, sayNoun(called, language))
  if (called && isNamed) {
    const chunk = chunksOf(called, language).at(-1)
    const reading =
      chunk?.thing ??
      readingsOf(language)
        .get(called.toLowerCase())
        ?.find((each) => each.kind === 'thing')
    return chunk && addThing(intent, sayNoun(chunk.text, language, reading))
  }
  if (!thing || intent.things.length) return undefined
  const named = language === 'ja' ? nameSeen({ thing, view }, intent.prompt) : undefined
  return addThing(intent, { ...saidFromLexicon(thing, language), ...named })
}

/** Of a prompt that tells of one page alone: the trade it is for and how it should look. */
function takeSetting(intent: Intent, text: string): void {
  const { language } = intent
  const doing = readDoing(text, language)
  intent.isAlone = true
  delete intent.doing
  for (const item of itemsOf(doing ? blank(text, doing.start, doing.end) : text, language)) {
    if (item.kind !== 'chunk') continue
    const cues = item.cues.filter(({ kind }) => kind === 'domain' || kind === 'colour' || kind === 'tone')
    takeCues(intent, cues, null)
    if (item.trade) intent.trade ??= { id: item.trade.trade, text: item.text || item.domainText || '' }
  }
}

const plain = (word: string) => word.replace(/[^\p{L}\p{N} ]/gu, '.')
const acts: Record<Language, string> = {
  en: ' (?:can|could|should|may|might|must|will|to|who|need|want|would|like|ring|call|phone|choose|pick|find|see|get|have)(?!\\p{L})',
  sv: '\\p{L}* (?:kan|ska|skall|får|vill|behöver|ringer|ser|själva)(?!\\p{L})',
  ja: '(?:さん|様|さま|たち)?(?:が|は|に)',
}
const anybody = /^(?:people|visitor|person|other|friend|everybody|anyone|whoever|folk|besökare|人)$/i
/** Who looks and chooses is no list: "customers should see …". */
function leaveUsers(intent: Intent, text: string): void {
  intent.things = intent.things.filter(
    ({ known, one, many, fields, views, naming }) =>
      naming ||
      fields.length > 0 ||
      views.length > 0 ||
      !(known?.entry.actor || anybody.test(one)) ||
      ![many, one].some((word) => new RegExp(plain(word) + acts[intent.language], 'iu').test(text)),
  )
}

const columnsMin = 2
const columnsMax = 12
const between =
  /\s*[,、/→・]\s*(?:(?:and|then|och|sedan|sen|sist|till sist|till slut) )?|\s+(?:to|into|and|then|via|through|till|och|sedan|sen|därefter|via|genom|samt)\s+(?:(?:then|sedan|sen|finally|till sist|till slut|sist) )?|から|まで|へ|と/iu
const quotes = /["'”“’»«「」]/gu
const columnsIn = (steps: string): string[] => [
  ...new Set(
    steps
      .split(between)
      .map((step) => capitalised(step.replaceAll(quotes, '').trim()))
      .filter(Boolean)
      .slice(0, columnsMax),
  ),
]
