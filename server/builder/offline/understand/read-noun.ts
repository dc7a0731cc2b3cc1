// One noun of a prompt: a thing, a field, a domain, a trade, a place, whom it is for, or nothing known. A sum of weak signs from its
// words, its place and its neighbours decides, never one rule.
import { functionWords } from '../lexicon/function-words.ts'
import { knownThings } from '../lexicon/lexicon.ts'
import { listedPlural } from '../lexicon/swedish-nouns.ts'
import { addField, addThing, isSameField } from './add-said.ts'
import { isStagesOfAll, isSubjectOfTool, opensBuilt } from './built-signs.ts'
import type { Chunk } from './chunks.ts'
import { fieldness } from './fieldness.ts'
import { inferType } from './infer-type.ts'
import type { Intent, Span } from './intent.ts'
import { isPart } from './opens-thing.ts'
import { isDone, isTown } from './told/passing.ts'
import type { State } from './reading-state.ts'
import { asNoun, isNotedAs, counts, describing, isBracketed, isCalledList, isAmount, isListed, isMany } from './noun-signs.ts'
import { keepWhen } from './keep-when.ts'
import { ownName, sayField, sayThing } from './said.ts'
import { isOfOwner } from './is-of-owner.ts'
import { isOfWhat, isOwnList, isWhatFor, nameTitle, ofSomebody, ownerOf, takeDoneTo } from './swedish-owners.ts'
import { takeCues, takePendingView } from './take-cues.ts'
import { timeNoun } from './units.ts'
import { namesAudience, namesInstitution, namesOccasion, namesOnlyDomain, namesTrade, takeCrew, takeTrade } from './take-trade.ts'

export function readNoun(given: Chunk, state: State, intent: Intent, lean: number, nextWord: string, isOpening: boolean) {
  const { language } = intent
  const chunk = asNoun(given, state, intent, nextWord)
  const opens = isOpening || isListed(chunk, intent)
  const span = (as: Span['as']) => intent.spans.push({ start: chunk.start, end: chunk.end, as })
  const finish = (last: Partial<NonNullable<State['last']>>) => {
    state.last = { chunk, ...last }
    state.each = false
  }
  const words = language === 'ja' ? null : functionWords[language]
  const low = chunk.text.toLowerCase()
  const opensList = nextWord === ':' && !chunk.thing && !chunk.field
  if (
    isBracketed(low, state, intent, nextWord) ||
    (opensList && (words?.fieldNouns.has(low) || words?.optionNouns.has(low))) ||
    isStagesOfAll(chunk, intent, nextWord) ||
    ((state.each || state.mode === 'by') && timeNoun.test(low))
  ) {
    span('filler')
    // "amount per year, contract": the list goes on
    if (state.mode === 'by' && state.owner && language === 'en') state.mode = 'fields'
    return finish({})
  }
  const inTown = isTown(chunk, state)
  if (inTown || isAmount(chunk, state, intent, nextWord)) {
    span('filler')
    return finish(inTown && state.last?.thing ? { thing: state.last.thing } : {})
  }
  // "every item has …": one of what was said before
  if (state.each && state.subject && /^(item|entry|record|row|line|thing)$/.test(low)) {
    span('used')
    return finish({ thing: state.subject })
  }
  const domain = chunk.cues.some((cue) => cue.kind === 'domain')
  // "I run a guesthouse", "I'm a personal trainer": the person's own trade is no list
  const isOwnTrade =
    state.running && !chunk.plural && (domain || (!chunk.trade && chunk.thing && knownThings.get(chunk.thing.id)?.entry.actor))
  if (!opens && (isOwnTrade || namesOnlyDomain(chunk, state, intent, nextWord))) {
    takeCues(intent, chunk.cues, null)
    span('used')
    return finish({})
  }
  // "artist, album, label": among fields a trade's word is one of them
  const isAmongFields = language !== 'sv' && lean > 0 && (state.last?.field !== undefined || nextWord === ',')
  if (chunk.trade && !opens && !isAmongFields && !describing.test(nextWord) && takeCrew(intent, chunk)) {
    span('used')
    return finish({})
  }
  if (chunk.trade && !domain && !opens && !isAmongFields && namesTrade(chunk, state, intent, nextWord)) {
    takeTrade(intent, chunk)
    takeCues(intent, chunk.cues, null)
    span('used')
    return finish(state.mode === 'for' && state.last?.thing ? { thing: state.last.thing } : {})
  }
  // "…, show progress chart": how to show what was said, not one more field of it
  if (
    intent.things.length &&
    state.mode === 'head' &&
    !chunk.thing &&
    chunk.field &&
    chunk.cues.some(({ id }) => id === 'dashboard')
  ) {
    takeCues(intent, chunk.cues, null)
    span('used')
    return finish({})
  }
  const listedDomain = state.mode === 'fields' && domain && !chunk.plural && chunk.cues.every((cue) => cue.kind === 'domain')
  if (
    !chunk.text ||
    opensBuilt(chunk, state, intent, nextWord, lean) ||
    namesInstitution(chunk, state, intent, nextWord) ||
    (!opens &&
      !chunk.thing &&
      !listedDomain &&
      !chunk.field &&
      !(lean < 0 && chunk.plural) &&
      !(language === 'ja' && lean > 0 && chunk.words > 1) &&
      chunk.cues.length > 0 &&
      chunk.cues.some(
        (cue) => cue.kind !== 'domain' || (chunk.words <= 2 && !(chunk.plural && !chunk.headDomain && describing.test(nextWord))),
      ) &&
      !chunk.named)
  ) {
    if (chunk.domainText && chunk.named === 'record') intent.recordOf ??= chunk.domainText
    if (chunk.domainText && chunk.trade && domain) intent.trade ??= { id: chunk.trade.trade, text: chunk.domainText }
    const view = takeCues(intent, chunk.cues, null)
    if (view) intent.views.push({ view })
    state.pendingView = view
    span(chunk.cues.length ? 'used' : 'filler')
    // "loans in the music school: …": the place does not own what follows
    const isInside = state.place || state.mode === 'for' || (state.afterOf && language === 'en')
    return finish(isInside && state.last?.thing ? { thing: state.last.thing } : {})
  }
  // "a deadline for the logo": part of the field
  if (state.mode === 'for' && state.last?.field && !chunk.plural && !state.each && !domain) {
    state.mode = state.owner ? 'fields' : 'head'
    span('filler')
    return finish({ field: state.last.field })
  }
  let forWhom = false
  // "a list of members for our society with …": whom it is for does not own what follows
  const before = state.mode === 'for' ? state.last?.thing : undefined
  if (state.mode === 'for' && !state.each && !(opens && !before)) {
    const actor = namesAudience(chunk, intent)
    const describes = /^(with|has|have|med|har|\()$/.test(nextWord)
    const isOccasion = (before?.naming === true || (language === 'en' && state.place)) && namesOccasion(chunk, intent)
    if (
      (domain && (!chunk.thing || chunk.headDomain)) ||
      (actor && (!describes || before)) ||
      isOccasion ||
      (language === 'sv' && before !== undefined && isWhatFor(chunk, before, nextWord)) ||
      (!before && !domain && !nextWord && isOfWhat(chunk, intent)) ||
      // "a log for the company car: date, …"
      (before !== undefined && !chunk.plural && nextWord === ':') ||
      (!chunk.thing && !chunk.field)
    ) {
      takeCues(intent, chunk.cues, null)
      if (!domain && !actor && chunk.text) intent.about.push(chunk.text)
      span(domain || actor || isOccasion ? 'used' : 'filler')
      state.mode = 'head'
      return finish(before ? { thing: before } : {})
    }
    state.mode = 'head'
    forWhom = chunk.thing !== undefined
  }
  if (!opens && takeDoneTo(chunk, state, intent)) return finish({ thing: state.last!.thing! })
  // "jobs on common areas with cost": what they are about is no list of its own, and the jobs have the cost
  const isAt = language === 'en' && state.place && nextWord === 'with' && state.last?.thing !== undefined
  if (isAt && !chunk.named && !state.each && state.mode === 'head') {
    span('used')
    return finish({ thing: state.last!.thing! })
  }
  // "tools in the workshop with …", "I teach yoga in the park": where they are is no list of its own, and what is done was said
  const isThere = state.place && chunk.thing && !chunk.plural && !chunk.named && !state.each && state.mode === 'head'
  if (isThere && (state.last?.thing || (language === 'en' && !intent.things.length && intent.doing))) {
    span('used')
    return finish(state.last?.thing ? { thing: state.last.thing } : {})
  }
  const isAsked = chunk.asks === 'yesOrNo' || chunk.asks === 'who'
  const score = fieldness(chunk, state, intent, lean, nextWord)
  const known = chunk.thing !== undefined || chunk.field !== undefined || inferType(chunk.text, language).known || isAsked
  // "A crossing has …": said before, in the plural
  const isSaid =
    describing.test(nextWord) && intent.things.some((each) => [each.one, each.many].some((word) => word.toLowerCase() === low))
  // クライアント、案件、納期: a day among lists is a field of the last
  const endsLikeField =
    language === 'ja' &&
    !chunk.thing &&
    !chunk.field &&
    intent.things.length > 0 &&
    inferType(chunk.text, language).type !== 'text'
  const listedThing =
    lean < 0 && (isMany(chunk, language) || language === 'ja') && chunk.text !== '' && (!chunk.field || chunk.plural)
  if (
    opens || isSaid || isCalledList(chunk, state, intent) || chunk.asks === 'which'
      ? false
      : isAsked || chunk.described
        ? true
        : describing.test(nextWord) && isPart(chunk, state)
          ? true
          : known
            ? score > 0 || (lean < 0 && endsLikeField)
            : (state.mode === 'fields' && !listedThing) || state.mode === 'by' || lean > 0
  ) {
    // "Blood pressure diary: date, pulse": what is noted there
    if (isNotedAs(chunk, intent)) {
      intent.recordOf = `${chunk.text.toLowerCase()} entry`
      span('used')
      return finish({})
    }
    const field = sayField(chunk, language)
    const isOneOfMany = state.mode === 'fields' || lean > 0
    if (language === 'en') keepWhen(field, chunk, intent)
    const whose = isOneOfMany ? undefined : ownerOf(chunk, intent)
    // "barnets namn, förälderns namn": two fields
    if (chunk.of && isOneOfMany) ofSomebody(field, chunk, intent)
    const owner = whose ?? state.owner ?? (state.mode === 'by' || lean > 0 || (lean < 0 && endsLikeField) ? state.subject : null)
    takeCues(
      intent,
      chunk.cues.filter((cue) => (cue.kind === 'domain' ? false : !chunk.field)),
      null,
    )
    if (owner) ownName(field, owner, language)
    addField(intent, owner, field)
    const kept = (owner ? owner.fields : intent.loose).find((each) => isSameField(each, field)) ?? field
    span('used')
    if (state.mode === 'by') state.mode = state.owner && language === 'en' ? 'fields' : 'head'
    return finish({ field: kept })
  }
  const describes = describing.test(nextWord)
  if (isSubjectOfTool(chunk, intent)) {
    intent.about.push(chunk.text)
    span('used')
    return finish({})
  }
  // "vaccinations for my horses with …": what follows is said of the vaccinations; "a log for the cat" asks for no list of cats
  const about = forWhom ? state.subject : null
  const isCalled = opens || chunk.named === 'record'
  const recordLike =
    isCalled ||
    state.each ||
    listedThing ||
    isSaid ||
    (language === 'sv' && state.tracking && !state.place && describes) ||
    (state.tracking &&
      !chunk.cues.length &&
      (chunk.plural || language === 'ja' || (language === 'sv' && listedPlural(low) === low))) ||
    (state.afterOf && chunk.plural) ||
    (chunk.plural && describes) ||
    (chunk.named === 'building' && describes) ||
    (language === 'ja' && describes)
  if (chunk.thing || (recordLike && (opens || listedThing || !chunk.headDomain) && counts(chunk.text, isCalled))) {
    const whose = ownerOf(chunk, intent)
    const count = intent.things.length
    const said = addThing(intent, sayThing(chunk, language))
    if (lean > 0 && nextWord === ',' && !isOpening) nameTitle(said, chunk, intent)
    if (whose && whose !== said && !said.parents.includes(whose)) said.parents.push(whose)
    if (chunk.counted && !describes) said.counted = true
    // "drivers see a list of the deliveries": shown, not kept
    if (language === 'en' && intent.things.length > Math.max(count, 1) && state.passing === 'told') said.naming = false
    if (intent.things.length > count) said.passing = state.passing !== false
    else if (!state.passing) said.passing = false
    said.whose = nextWord === 'of' && said.whose !== false
    state.first ??= said
    takePendingView(intent, state, said, takeCues(intent, chunk.cues, said))
    if (state.mode === 'fields' && state.owner && state.owner !== said && isOfOwner(said, language))
      said.parents.push(state.owner)
    else if (state.each && state.last?.thing && state.last.thing !== said) state.last.thing.parents.push(said)
    const of = state.afterOf && !isOwnList(chunk, intent) ? state.last?.thing : undefined
    // 社員の資格一覧: in Japanese what is owned stands last, and what follows is said of it
    if (of && of !== said && language === 'ja') {
      if (!said.parents.includes(of)) said.parents.push(of)
    } else if (of && of !== said && !of.naming) {
      of.parents.push(said)
      // "loans of instruments: …": the loans own what follows; and who said "beställningar av tårtor" asked for no cakes
      if (language === 'sv' && intent.things.length > count && nextWord !== 'med') said.implied = true
      span('used')
      return finish({ thing: of })
    }
    if (about && about !== said) {
      about.parents.push(said)
      if (language === 'en' && !chunk.plural && !nextWord && intent.things.length > count) said.implied = true
      span('used')
      return finish({ thing: about })
    }
    // in a list of fields a thing is their neighbour, not their owner
    const isBeside = state.passing === 'beside' || (state.passing === 'told' && state.subject !== null)
    if ((lean <= 0 && !isBeside) || (describes && !(state.passing && nextWord === '('))) state.subject = said
    // a thing in the middle of a list of fields does not end the list: "date, volunteers, weight"
    const goesOn = state.mode === 'fields' && state.owner && lean >= 0 && !describes && nextWord !== '' && state.owner !== said
    if (goesOn) state.subject = state.owner
    else {
      if (!describes) state.mode = 'head'
      state.owner = null
    }
    span('used')
    return finish({ thing: said })
  }
  takeCues(intent, chunk.cues, null)
  // "I'm a glazier": what the person does, though nobody wrote it down
  if (state.running && !chunk.plural && chunk.text) {
    intent.about.push(chunk.text)
    span('used')
    return finish({})
  }
  // "inventory for a food bank with expiry dates": a plural that only ever is a field
  if (chunk.field && chunk.plural && language !== 'ja') {
    addField(intent, state.owner ?? state.subject, sayField(chunk, language))
    span('used')
    return finish({})
  }
  const isVerb = language === 'ja' && isDone.test(nextWord)
  if (counts(chunk.text, false) && !isVerb) intent.unknown.push(chunk.text)
  span(isVerb ? 'filler' : 'unknown')
  // "tools in the garage with …", "lessons affected (class, room)": the place and the participle do not own what follows
  return finish((state.place || /^[a-z]{3,}ed$/.test(low)) && state.last?.thing ? { thing: state.last.thing } : {})
}
