// Reads a prompt into an intent. One pass over the items with a small state: what list we are in (things to keep, the fields of
// a thing, "by …", "for …") and whose. Whether a noun is a thing or a field is a sum of weak signs, never one rule.
import type { Language } from '#shared/languages.ts'
import { functionWords } from '../lexicon/function-words.ts'
import { knownFields, knownThings } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import type { Item, Mark } from './chunks.ts'
import { readItems } from './read-items.ts'
import { addField } from './add-said.ts'
import { noteAside } from './told/aside.ts'
import { deedsIn } from './deeds-in.ts'
import { readDoing } from './doing.ts'
import { detectLanguage } from './detect-language.ts'
import { freshIntent, type Intent, type SaidThing, used } from './intent.ts'
import { chooseSense } from './choose-sense.ts'
import { clausesIn } from './japanese/japanese-clauses.ts'
import { settleJapanese } from './japanese/settle-japanese.ts'
import { blank, evenOut, spaces } from './even-out.ts'
import { japaneseItems } from './japanese/japanese-items.ts'
import { storiesIn } from './japanese/japanese-doers.ts'
import { listsFields, opensThing } from './opens-thing.ts'
import { isComma, namedAround } from './item-order.ts'
import { areAnswers, areChoices, isInBracket, untilFields } from './choices-end.ts'
import { opensSwedish } from './opens-swedish.ts'
import { latinItems } from './latin-items.ts'
import { openLists } from './list-openers.ts'
import { namesBusiness, namesWork, takeHeading } from './names-work.ts'
import { keepTakings } from './keep-takings.ts'
import { amongFields, leanings, withChoices } from './leanings.ts'
import { asidesIn, inPassing, leavePassing, type Telling } from './told/passing.ts'
import { readRoles } from './read-roles.ts'
import { ownWordsOf, readName } from './read-name.ts'
import { leaveFront, readSections, takeSections } from './read-sections.ts'
import { readMark } from './read-mark.ts'
import { readNoun } from './read-noun.ts'
import { describing } from './noun-signs.ts'
import { readToday } from './read-today.ts'
import { readTool } from './read-tool.ts'
import { freshState } from './reading-state.ts'
import {
  areStations,
  areSteps,
  areToldChoices,
  choiceOf,
  isWay,
  measured,
  setOptions,
  setType,
  stationsAfter,
  takeStations,
} from './said-details.ts'
import { rangeOf } from './option-range.ts'
import { optionsIn } from './options-in.ts'
import { capitalised, sayField, sayNoun } from './said.ts'
import { takeCues } from './take-cues.ts'
import { tokenise } from './tokens.ts'
import { unitOf } from './units.ts'

/** So many fields said of a domain make it a kind of record. */
const fieldsOfRecordMin = 2
/** So many words tell more than what to build. */
const longFromWords = 20
/** Between "with" and the first of its list may stand an article and the like. */
const listStartsWithin = 3

/** What may be chosen among, when its choices are said. */
const chosen = new Set(['select', 'text', 'tags', 'bool', 'time'])

/** By the words that the lexicon knows and the forms of sentences. */
export function readBySigns(prompt: string, given?: Language): Intent {
  const language = given ?? detectLanguage(prompt)
  // "(The Vault, Dr Finch's Lab)" are names of what is listed
  const name = readName(prompt.replace(/\([^()]*,[^()]*\)/g, spaces), language)
  // the name's own words say nothing about the project
  const unnamed = evenOut(name ? prompt.replace(ownWordsOf(name, prompt, language), spaces) : prompt, language)
  const roles = readRoles(unnamed, language)
  const doing = readDoing(unnamed, language)
  // what was understood as a whole is not read word by word again
  const today = readToday(unnamed, language)
  const tool = readTool(unnamed, language)
  const deeds = deedsIn(tool ? blank(unnamed, tool.start, tool.end) : unnamed, language)
  const undone = deeds.reduce((told, { start, end }) => blank(told, start, end), unnamed)
  const clauses = language === 'ja' ? clausesIn(undone) : []
  const sections = readSections(undone, language)
  const read = [
    ...roles,
    ...today,
    ...clauses,
    ...(sections?.read ?? []),
    ...(doing ? [doing] : []),
    ...(tool ? [tool, ...tool.inputs] : []),
    ...deeds,
  ]
  const text = read.reduce((told, { start, end }) => blank(told, start, end), unnamed)
  const written = language === 'ja' ? japaneseItems(text, clauses) : latinItems(text, language)
  const named = namedAround(chooseSense(written, unnamed))
  const items = language === 'en' ? openLists(named) : named
  const intent = freshIntent(prompt, language)
  intent.roles = roles.map((role) => role.text)
  if (name) intent.name = name
  if (tool) {
    Object.assign(intent, { tools: new Set([tool.tool]), toolFirst: true })
    for (const { start, end } of [tool, ...tool.inputs]) used(intent, start, end)
  }
  if (sections) takeSections(intent, sections)
  if (doing) {
    intent.doing = doing
    if (doing.domain) intent.domains.push(doing.domain)
    if (doing.domain && doing.words) intent.trade = { id: doing.domain, text: doing.words }
    used(intent, doing.start, doing.end)
  }
  for (const { start, end } of roles) used(intent, start, end)
  readAll(items, text, intent)
  for (const deed of deeds) deed.take(intent)
  leavePassing(intent)
  // "bonsai tracker with species, age and photo": a record of its own, not all that the trade keeps
  if (intent.recordOf && !intent.things.length && intent.loose.length >= fieldsOfRecordMin)
    intent.things.push({ ...sayNoun(intent.recordOf, language), fields: intent.loose.splice(0), naming: true })
  if (language === 'ja') settleJapanese(intent)
  keepTakings(intent)
  if (!sections) leaveFront(intent, unnamed)
  return intent
}

function readAll(items: readonly Item[], text: string, intent: Intent) {
  const { language } = intent
  const words = language === 'ja' ? null : functionWords[language]
  const leans = leanings(items, language)
  const telling: Telling = {
    asides: language === 'ja' ? storiesIn(text) : asidesIn(text, intent.prompt, language),
    text,
    language,
    isLong: text.trim().split(/\s+/).length >= longFromWords,
  }
  const state = freshState()
  const rawFrom = (at: number, stop: RegExp): { raw: string; end: number } => {
    const end = items.findIndex((item, index) => index >= at && item.kind === 'mark' && stop.test(item.word))
    const last = end < 0 ? items.length : end
    return { raw: text.slice(items[at]?.start ?? text.length, end < 0 ? text.length : items[end]!.start), end: last }
  }
  /** what the text is about so far, rather than who was only mentioned */
  const kept = (): SaidThing | null =>
    [state.subject, ...intent.things].find((each) => each && !each.passing) ?? state.subject ?? intent.things[0] ?? null
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const next = items[at + 1]
    noteAside(intent, item)
    if (item.kind === 'mark') {
      const { last } = state
      if (item.word === '(' && last?.field) {
        const { raw, end } = rawFrom(at + 1, /^\)$/)
        const unit = unitOf(raw, language)
        if (unit) measured(intent, last, unit)
        const isTyped = setType(last.field, raw)
        const options = isTyped ? [] : optionsIn(raw)
        const { type } = last.field
        const isChosen =
          chosen.has(type) || areToldChoices(options) || areSteps(type, options) || areAnswers(type, options, language)
        if (options.length && isChosen && (!/^\d/.test(raw.trim()) || rangeOf(raw.trim()).length)) setOptions(last.field, options)
        used(intent, items[at + 1]?.start ?? item.end, items[end]?.start ?? text.length)
        at = end
        continue
      }
      if (item.word === ':' && last && !(language === 'ja' && last.chunk.named === 'record')) {
        const lastWord = text.slice(last.chunk.start, last.chunk.end).toLowerCase().split(' ').at(-1)!
        // "(title, deadline, area: food, music, parking)": the choices end with the bracket
        const isInside = isInBracket(text, item.start)
        const stop = language === 'sv' ? /^(?:[.!?\n]|med|där)$/ : /^[.!?\n]$/
        const told = rawFrom(at + 1, isInside ? /^[)）.!?\n]$/ : stop)
        const { raw, end, isCut } = untilFields(told, items, at + 1, lastWord, language)
        const options = optionsIn(raw)
        const isChosen = last.field && (isCut || (isInside && areChoices(options, items.slice(at + 1, end))))
        const boardColumns =
          words !== null &&
          (words.optionNouns.has(lastWord) || areStations(last.chunk, items.slice(at + 1, end), words.with)) &&
          !last.field &&
          (!words.fieldNouns.has(lastWord) || intent.views.some((each) => each.view === 'board'))
        const areTaken = takeStations(intent, state, last, lastWord, options)
        if (areTaken || (options.length && (last.field?.type === 'select' || isChosen || boardColumns))) {
          if (last.field && !chosen.has(last.field.type)) delete last.field.concept
          if (!areTaken) setOptions(last.field ?? choiceOf(intent, kept(), 'status'), options)
          used(intent, items[at + 1]?.start ?? item.end, items[end]?.start ?? text.length)
          at = end - 1
          continue
        }
      }
      // "Costs: insurance, tyres, repairs": kinds of them, and no lists
      if (
        (item.word === ':' || (item.word === 'for' && isComma(items[at + 2]))) &&
        language === 'en' &&
        last?.thing &&
        classOfNoun(last.thing.one, 'en') === 'money' &&
        !listsFields(items, at + 1, intent)
      ) {
        const { raw, end } = rawFrom(at + 1, /^[.!?\n;]$/)
        const options = optionsIn(raw)
        if (options.length) {
          const known = knownFields.get('category')!
          addField(intent, last.thing, {
            id: 'category',
            label: capitalised(known.label[language]),
            type: 'select',
            concept: 'category',
            options,
          })
          used(intent, items[at + 1]?.start ?? item.end, items[end]?.start ?? text.length)
          at = end - 1
          continue
        }
      }
      const stations = /^(from|från)$/.test(item.word) ? stationsAfter(items, at, text) : null
      const host = state.last?.thing ?? state.subject ?? intent.things.at(-1) ?? null
      if (stations && host) {
        setOptions(choiceOf(intent, host, 'status'), stations.names)
        host.views.push('board')
        used(intent, item.start, items[stations.end]!.end)
        at = stations.end
        continue
      }
      readMark(item, state, words)
      // "Jobs come by e-mail and I note them in Excel: client, deadline": the fields of the jobs
      if (item.word === ':' && language === 'en' && !last?.thing && state.first && listsFields(items, at + 1, intent)) {
        state.first.passing = false
        Object.assign(state, { mode: 'fields', owner: state.first, subject: state.first })
      }
      if (words && (words.with.has(item.word) || /^(of|as|is|are|som|av)$/.test(item.word)) && last?.field?.type === 'select') {
        const { raw, end } = rawFrom(at + 1, /^[.!?\n;(]$/)
        const options = optionsIn(raw)
        if (
          options.length &&
          !items.slice(at + 1, end).some((each) => each.kind === 'chunk' && (each.field || (each.thing && each.plural)))
        ) {
          setOptions(last.field, options)
          used(intent, items[at + 1]?.start ?? item.end, items[end]?.start ?? text.length)
          at = end - 1
        }
      }
      continue
    }
    if (next?.kind === 'mark' && next.word === '/' && items[at + 2]?.kind === 'chunk') {
      let end = at
      while (items[end + 1]?.kind === 'mark' && (items[end + 1] as Mark).word === '/' && items[end + 2]?.kind === 'chunk')
        end += 2
      const raw = text.slice(item.start, items[end]!.end)
      const front = /^(\S+(?: \S+)?) (?=\S+ ?\/)/.exec(raw)?.[1]
      const ahead = front && language !== 'ja' ? readItems(tokenise(front), language)[0] : undefined
      const isApart = language === 'en' && /^[,:(]$/.test(items[at - 1]?.kind === 'mark' ? (items[at - 1] as Mark).word : '')
      // "priority low/high", "board lead/won": what stands before the first is no part of it
      const isField =
        ahead?.kind === 'chunk' && (ahead.field !== undefined || (isApart && ahead.text !== '' && !ahead.thing && !ahead.plural))
      const isAhead = isField || (ahead?.kind === 'chunk' && ahead.text === '' && ahead.cues.length > 0)
      const options = optionsIn(isAhead ? raw.slice(front!.length) : raw)
      if (options.length) {
        const before = isComma(items[at - 1]) ? undefined : state.last?.field
        let field = before?.type === 'select' || before?.type === 'text' ? before : undefined
        if (isField) addField(intent, state.owner ?? state.subject, (field = sayField(ahead, language)))
        setOptions(
          field ?? choiceOf(intent, state.owner ?? kept(), state.mode === 'head' || isWay(options, language) ? 'status' : 'type'),
          options,
        )
        used(intent, item.start, items[end]!.end)
        at = end
        continue
      }
    }
    // "weight in kilograms", "harvests in tons"
    const unit =
      items[at - 1]?.kind === 'mark' && /^(in|i|by)$/.test((items[at - 1] as Mark).word)
        ? unitOf(text.slice(item.start, item.end), language)
        : undefined
    if (unit && state.last) {
      measured(intent, state.last, unit)
      used(intent, item.start, item.end)
      continue
    }
    // "Personal trainer. My clients …": who is asking
    const isOneself = language === 'en' && telling.isLong && at === 0 && next?.kind === 'mark' && /^[.!\n]$/.test(next.word)
    const isTrade = isOneself && !item.plural && (item.trade || (item.thing && knownThings.get(item.thing.id)?.entry.actor))
    if (isTrade || namesWork(items, at, intent)) {
      at = takeHeading(items, at, intent)
      continue
    }
    const opens = opensThing(items, at, state, intent) || opensSwedish(items, at, state, intent)
    if (opens && state.owner) Object.assign(state, { mode: 'head', owner: null })
    const given = items.slice(at + 1, at + 1 + listStartsWithin).find((each) => each.kind === 'chunk')
    // "a CRM with companies and deals": the word for what to build does not own the list
    const isOwner = item.thing?.hidden
      ? given && !given.described && (leans.get(given) ?? 0) < 0
      : namesBusiness(item, given, text.slice(0, item.start), intent)
    if (isOwner && next?.kind === 'mark' && describing.test(next.word)) {
      takeCues(intent, item.cues, null)
      used(intent, item.start, item.end)
      continue
    }
    state.passing = inPassing(items, at, telling)
    const lean = leans.get(item) ?? 0
    const noun = language === 'sv' ? amongFields(item, items[at - 1], text, lean) : withChoices(item, items, at)
    readNoun(noun, state, intent, lean, next?.kind === 'mark' ? next.word : '', opens)
  }
}
