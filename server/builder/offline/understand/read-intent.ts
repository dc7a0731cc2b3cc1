// Reads a prompt into an intent. One pass over the items with a small state: what list we are in (things to keep, the fields of
// a thing, "by …", "for …") and whose. Whether a noun is a thing or a field is a sum of weak signs, never one rule.
import type { Language } from '#shared/languages.ts'
import { functionWords } from '../lexicon/function-words.ts'
import { knownFields, knownThings } from '../lexicon/lexicon.ts'
import { type Chunk, type Item, type Mark, readItems } from './chunks.ts'
import { addField, addThing } from './add-said.ts'
import { currencyIn } from './currency-in.ts'
import { readDoing } from './doing.ts'
import { detectLanguage } from './detect-language.ts'
import { fieldness } from './fieldness.ts'
import { inferType } from './infer-type.ts'
import type { Intent, SaidField, SaidThing, Span } from './intent.ts'
import { readJapanese } from './japanese.ts'
import { opensThing } from './opens-thing.ts'
import { headsFirst, namedAround } from './item-order.ts'
import { leanings } from './leanings.ts'
import { readRoles } from './read-roles.ts'
import { readMark } from './read-mark.ts'
import { rewriteTokens } from './rewrite-tokens.ts'
import type { State } from './reading-state.ts'
import { optionsIn, ownName, sayField, sayThing } from './said.ts'
import { takeCues } from './take-cues.ts'
import { namesTrade, takeTrade } from './take-trade.ts'
import { tokenise } from './tokens.ts'

const textThatCounts = /[\p{L}\p{N}]{2}/u

export function readIntent(prompt: string, given?: Language): Intent {
  const language = given ?? detectLanguage(prompt)
  const name =
    /(?:called|named|kallad|heter|som heter|名前は|という名前の)\s*["“「]?([\p{Lu}\p{Lo}][\p{L}\p{N}&' ]{1,30}?)["”」.,\n]|["“「]([\p{L}\p{N}&' ]{2,30})["”」]/u.exec(
      `${prompt}.`,
    )
  // the name's own words say nothing about the project
  const unnamed = name ? prompt.replace((name[1] ?? name[2])!, (found) => ' '.repeat(found.length)) : prompt
  const roles = readRoles(unnamed, language)
  const doing = readDoing(unnamed, language)
  // what was understood as a whole is not read word by word again
  const text = [...roles, ...(doing ? [doing] : [])].reduce((told, { start, end }) => blank(told, start, end), unnamed)
  const items = namedAround(
    language === 'ja' ? headsFirst(readJapanese(text)) : readItems(rewriteTokens(tokenise(text), language), language),
  )
  const intent: Intent = {
    prompt,
    language,
    things: [],
    loose: [],
    domains: [],
    about: [],
    roles: roles.map((role) => role.text),
    views: [],
    pages: new Set(),
    tools: new Set(),
    toolFirst: false,
    services: new Set(),
    theme: {},
    unknown: [],
    spans: [],
  }
  if (name) intent.name = (name[1] ?? name[2])!.trim()
  if (doing) {
    intent.doing = doing
    if (doing.domain) intent.domains.push(doing.domain)
    used(intent, doing.start, doing.end)
  }
  for (const { start, end } of roles) used(intent, start, end)
  const currency = currencyIn(prompt)
  if (currency) intent.currency = currency
  readAll(items, text, intent)
  return intent
}

const blank = (text: string, start: number, end: number) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

function readAll(items: readonly Item[], text: string, intent: Intent) {
  const { language } = intent
  const words = language === 'ja' ? null : functionWords[language]
  const leans = leanings(items, language)
  const state: State = {
    mode: 'head',
    owner: null,
    subject: null,
    last: null,
    tracking: false,
    each: false,
    afterOf: false,
    place: false,
    running: false,
    pendingView: null,
    outer: [],
  }
  const rawFrom = (at: number, stop: RegExp): { raw: string; end: number } => {
    const end = items.findIndex((item, index) => index >= at && item.kind === 'mark' && stop.test(item.word))
    const last = end < 0 ? items.length : end
    return { raw: text.slice(items[at]?.start ?? text.length, end < 0 ? text.length : items[end]!.start), end: last }
  }
  const setOptions = (field: SaidField, options: string[]) => Object.assign(field, { type: 'select', options })
  const statusOf = (thing: SaidThing | null): SaidField => {
    const known = knownFields.get('status')!
    const field: SaidField = { id: 'status', label: known.label[language], type: 'select', concept: 'status', options: [] }
    addField(intent, thing, field)
    return thing?.fields.find((each) => each.id === 'status') ?? field
  }
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const next = items[at + 1]
    if (item.kind === 'mark') {
      const { last } = state
      if (item.word === '(' && last?.field) {
        const { raw, end } = rawFrom(at + 1, /^\)$/)
        const options = optionsIn(raw)
        if (options.length && ['select', 'text', 'tags', 'bool'].includes(last.field.type) && !/^\d/.test(raw.trim()))
          setOptions(last.field, options)
        used(intent, items[at + 1]?.start ?? item.end, items[end]?.start ?? text.length)
        at = end
        continue
      }
      if (item.word === ':' && last) {
        const lastWord = text.slice(last.chunk.start, last.chunk.end).toLowerCase().split(' ').at(-1)!
        const { raw, end } = rawFrom(at + 1, /^[.!?\n]$/)
        const options = optionsIn(raw)
        const boardColumns =
          words?.optionNouns.has(lastWord) &&
          !last.field &&
          (!words.fieldNouns.has(lastWord) || intent.views.some((each) => each.view === 'board'))
        if (options.length && (last.field?.type === 'select' || boardColumns)) {
          setOptions(last.field ?? statusOf(state.subject ?? intent.things[0] ?? null), options)
          used(intent, items[at + 1]?.start ?? item.end, items[end]?.start ?? text.length)
          at = end - 1
          continue
        }
      }
      readMark(item, state, words)
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
      const front = /^(\S+(?: \S+)?) (?=\S+\/)/.exec(raw)?.[1]
      const ahead = front && language !== 'ja' ? readItems(tokenise(front), language)[0] : undefined
      const options = optionsIn(ahead?.kind === 'chunk' && ahead.field ? raw.slice(front!.length) : raw)
      if (options.length) {
        let field = state.last?.field?.type === 'select' || state.last?.field?.type === 'text' ? state.last.field : undefined
        if (ahead?.kind === 'chunk' && ahead.field)
          addField(intent, state.owner ?? state.subject, (field = sayField(ahead, language)))
        setOptions(field ?? statusOf(state.owner ?? state.subject ?? intent.things[0] ?? null), options)
        used(intent, item.start, items[end]!.end)
        at = end
        continue
      }
    }
    const opens = opensThing(items, at, state, intent)
    if (opens && state.owner) Object.assign(state, { mode: 'head', owner: null })
    readOne(item, state, intent, leans.get(item) ?? 0, next?.kind === 'mark' ? next.word : '', opens)
  }
}

const used = (intent: Intent, start: number, end: number) => intent.spans.push({ start, end, as: 'used' })

function readOne(chunk: Chunk, state: State, intent: Intent, lean: number, nextWord: string, opens: boolean) {
  const { language } = intent
  const span = (as: Span['as']) => intent.spans.push({ start: chunk.start, end: chunk.end, as })
  const finish = (last: Partial<NonNullable<State['last']>>) => {
    state.last = { chunk, ...last }
    state.each = false
  }
  const words = language === 'ja' ? null : functionWords[language]
  const low = chunk.text.toLowerCase()
  if (nextWord === ':' && !chunk.thing && !chunk.field && (words?.fieldNouns.has(low) || words?.optionNouns.has(low))) {
    span('filler')
    return finish({})
  }
  const domain = chunk.cues.some((cue) => cue.kind === 'domain')
  if (chunk.trade && !domain && !opens && namesTrade(chunk, state)) {
    takeTrade(intent, chunk)
    takeCues(intent, chunk.cues, null)
    span('used')
    return finish({})
  }
  // "a website for …" is a page to build, not the address of one
  const opensPage =
    state.mode === 'head' &&
    !state.owner &&
    !intent.things.length &&
    !chunk.thing &&
    chunk.cues.some((cue) => cue.kind === 'page')
  // "a breathing exercise" is the tool of that name, not a list of them
  const opensTool =
    state.mode === 'head' &&
    !state.owner &&
    !intent.things.length &&
    chunk.named !== 'record' &&
    !/^(with|has|have|med|har|\(|:)$/.test(nextWord) &&
    chunk.cues.some((cue) => cue.kind === 'tool')
  const listedDomain = state.mode === 'fields' && domain && !chunk.plural && chunk.cues.every((cue) => cue.kind === 'domain')
  if (
    !chunk.text ||
    opensPage ||
    opensTool ||
    (!opens &&
      !chunk.thing &&
      !listedDomain &&
      !chunk.field &&
      chunk.cues.length > 0 &&
      chunk.cues.some((cue) => cue.kind !== 'domain' || chunk.words <= 2) &&
      !chunk.named)
  ) {
    const view = takeCues(intent, chunk.cues, null)
    if (view) intent.views.push({ view })
    state.pendingView = view
    span(chunk.cues.length ? 'used' : 'filler')
    return finish({})
  }
  let forWhom = false
  if (state.mode === 'for' && !state.each) {
    const actor = chunk.thing && knownThings.get(chunk.thing.id)?.entry.actor
    const describes = /^(with|has|have|med|har|\()$/.test(nextWord)
    if ((domain && (!chunk.thing || chunk.headDomain)) || (actor && !describes) || (!chunk.thing && !chunk.field)) {
      takeCues(intent, chunk.cues, null)
      if (!domain && !actor && chunk.text) intent.about.push(chunk.text)
      span(domain || actor ? 'used' : 'filler')
      state.mode = 'head'
      return finish({})
    }
    state.mode = 'head'
    forWhom = chunk.thing !== undefined
  }
  // the domain's own word ("sales", "library") in front of an app or dashboard is the domain, not a list of sales
  const score = fieldness(chunk, state, intent, lean, nextWord)
  const known = chunk.thing !== undefined || chunk.field !== undefined || inferType(chunk.text, language).known
  if (opens ? false : known ? score > 0 : state.mode === 'fields' || state.mode === 'by' || lean > 0) {
    const field = sayField(chunk, language)
    const owner = state.owner ?? (state.mode === 'by' || lean > 0 ? state.subject : null)
    takeCues(
      intent,
      chunk.cues.filter((cue) => (cue.kind === 'domain' ? false : !chunk.field)),
      null,
    )
    if (owner) ownName(field, owner, language)
    addField(intent, owner, field)
    const kept =
      (owner ? owner.fields : intent.loose).find((each) => each.id === field.id || each.concept === field.concept) ?? field
    span('used')
    if (state.mode === 'by') state.mode = 'head'
    return finish({ field: kept })
  }
  const describes = /^(has|have|with|contain|contains|har|med|\(|:)$/.test(nextWord)
  // "vaccinations for my horses with …": what follows is said of the vaccinations
  const before = forWhom ? state.subject : null
  const recordLike =
    opens ||
    chunk.named === 'record' ||
    state.each ||
    (state.tracking && !chunk.cues.length && (chunk.plural || language === 'ja')) ||
    (state.afterOf && chunk.plural) ||
    (chunk.plural && describes) ||
    (chunk.named === 'building' && describes) ||
    (language === 'ja' && describes)
  if (chunk.thing || (recordLike && (opens || !domain) && textThatCounts.test(chunk.text))) {
    const said = addThing(intent, sayThing(chunk, language))
    const view = takeCues(intent, chunk.cues, said)
    if (state.pendingView && state.pendingView !== view) {
      said.views.push(state.pendingView)
      intent.views = intent.views.filter((each) => each.view !== state.pendingView || each.thing)
    }
    state.pendingView = null
    if (state.mode === 'fields' && state.owner && state.owner !== said) said.parents.push(state.owner)
    else if (state.each && state.last?.thing && state.last.thing !== said) state.last.thing.parents.push(said)
    if (before && before !== said) {
      before.parents.push(said)
      span('used')
      return finish({ thing: before })
    }
    state.subject = said
    if (!describes) state.mode = 'head'
    state.owner = null
    span('used')
    return finish({ thing: said })
  }
  takeCues(intent, chunk.cues, null)
  if (textThatCounts.test(chunk.text)) intent.unknown.push(chunk.text)
  span('unknown')
  // "tools in the garage with …": the place does not own what follows
  return finish(state.place && state.last?.thing ? { thing: state.last.thing } : {})
}
