// "Phone number must be filled in", "a chip number can't be the same twice", "age isn't needed, we have date of birth", "walks only need
// date, time and price": what has to be there, what may not be there twice, and what need not be there at all.
import type { Field, Note, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { addField, fieldSaid } from '../added-fields.ts'
import { bare, mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { linkTo, points } from '../new-lists.ts'
import type { Operation } from '../operations.ts'
import { alreadySo, does, tells } from '../reading.ts'
import { fieldNamesIn, type Place } from '../said-parts.ts'
import { type Saying, saying, type Told } from './saying.ts'

const name = String.raw`[\p{L}][\p{L}'/-]*(?: (?:and |or |of |per |, )?[\p{L}'/-]+){0,4}?`
const names = String.raw`[\p{L}][\p{L}'/, -]*?`
const must = String.raw`(?:(?:really |absolutely |also )?(?:must|should|has to|have to|needs to|need to|ought to|shall|is to|are to)(?: always| also| both)*)`
const mustNot = String.raw`(?:(?:must|may|should|can|shall)(?:n't|not| not| never)|can't|cannot|is not allowed to|are not allowed to|isn't allowed to|should never|must never|can never)`
const thing = String.raw`[\p{L}][\p{L}-]*(?: [\p{L}-]+)?`

const hosted = (model: ProjectModel, list: string | undefined): ProjectModel => {
  const of = list ? resolveThing(model, list, 'en') : undefined
  return of ? { ...model, things: [of] } : model
}

/** The fields of the names, on the list that was named; null where one is none. */
function placesOf(model: ProjectModel, said: string, list?: string): Place[] | null {
  const at = hosted(model, list)
  const found = fieldNamesIn(at, said.replace(/\b(?:both|all of|a|an|the|their|its|his|her|every|each) /gi, ''))
    .flatMap((each) => each.split(/\s+or\s+/))
    .map((each) => resolveField(at, each, 'en', mainThing(at)))
  return found.length && found.every((place) => place !== undefined) ? found : null
}

function addedRequired(model: ProjectModel, host: Thing | undefined, said: string): Told {
  const operations: Operation[] = []
  const notes: Note[] = []
  if (host) addField(model, host, { ...fieldSaid(bare(said), model, 'en'), required: true }, operations, notes, 'en')
  return operations.length ? { operations, notes } : null
}

/** What must be filled in; a field that is not there yet comes with it. */
function required(model: ProjectModel, said = '', list?: string): Told {
  const of = list ? resolveThing(model, list, 'en') : undefined
  if (list && !of) return null
  const places = placesOf(model, said, list)
  if (!places) {
    const isKnown = readingsIn(said, 'en').some(({ kind }) => kind === 'field')
    return isKnown ? addedRequired(model, of ?? mainThing(model), said) : null
  }
  const open = places.filter(({ field }) => !field.formula && !field.required)
  if (!open.length) return alreadySo('en')
  return does(
    ...open.map(({ thing: at, field }): Operation => ({ op: 'requireField', thing: at.id, field: field.id, required: true })),
  )
}

function unique(model: ProjectModel, said = '', list?: string): Told {
  const places = placesOf(model, said.replace(/s$/, ''), list) ?? placesOf(model, said, list)
  if (!places?.length) return null
  const open = places.filter(({ field }) => !field.unique)
  return open.length
    ? does(...open.map(({ thing: at, field }): Operation => ({ op: 'setUnique', thing: at.id, field: field.id, unique: true })))
    : alreadySo('en')
}

const nameWordsMax = 3
const forgottenWordsMax = 5
const notNames =
  /^(?:it|this|that|they|these|those|there|everything|anything|nothing|all|some|more|log ?in|password|accounts?)\b|\b(?:to|that|which|who|log ?in|password|accounts?|website|colou?rs?)\b/i
/** What is not there at all is told. */
const missing = (model: ProjectModel, said: string): Told =>
  (resolveField(model, said, 'en') ?? resolveThing(model, said, 'en') ?? resolveOption(model, said, 'en'))
    ? null
    : tells(changeSays.notFound.en(bare(said)))

/** What nobody needs goes; what is not there is told. */
function gone(model: ProjectModel, said = '', list?: string): Told {
  const words = said.replace(/ (?:field|column|box|bit|thing|part)s?$/i, '')
  const places = placesOf(model, words, list)
  if (!places) {
    if (resolveThing(model, words, 'en') || resolveOption(model, words, 'en')) return [`remove ${words}`]
    const isShown = readingsIn(words, 'en').some(({ kind }) => kind === 'page' || kind === 'view')
    return isShown || bare(words).split(' ').length > nameWordsMax || notNames.test(words)
      ? null
      : tells(changeSays.notFound.en(bare(words)))
  }
  const removable = places.filter(({ thing: at, field }) => field.id !== at.titleField)
  if (!removable.length) return tells(changeSays.titleStays.en)
  return does(...removable.map(({ thing: at, field }): Operation => ({ op: 'removeField', thing: at.id, field: field.id })))
}

/** Those fields of a list and no others; those that it lacks come with them. */
function onlyThese(model: ProjectModel, list: string | undefined, said: string): Told {
  const host = list ? resolveThing(model, list, 'en') : mainThing(model)
  if (!host) return null
  const at = { ...model, things: [host] }
  const all = said
    .split(/\s*(?:,|;|&|\+)\s*(?:and\s+)?|\s+and\s+/)
    .map((each) => bare(each))
    .filter(Boolean)
  const found = all.map((each) => ({ each, field: meantBy(model, host, each) }))
  const kept = new Set([host.titleField, ...found.flatMap(({ field }) => (field ? [field.id] : []))])
  const known = found.filter(({ field }) => field).length
  if (all.length < 2 || known < 1 || known * 2 < all.length) return null
  const operations = host.fields.flatMap(({ id }): Operation[] =>
    kept.has(id) ? [] : [{ op: 'removeField', thing: host.id, field: id }],
  )
  const notes: Note[] = []
  for (const { each, field } of found) if (!field) addField(at, host, fieldSaid(each, model, 'en'), operations, notes, 'en')
  return operations.length ? { operations, notes } : alreadySo('en')
}

/** A field by its name, by the list it points to, by the end of its name where only one ends so, or by one of its choices. */
function meantBy(model: ProjectModel, host: Thing, each: string): Field | undefined {
  const at = { ...model, things: [host] }
  const target = resolveThing(model, each, 'en')
  const ending = host.fields.filter(({ label }) => label.toLowerCase().endsWith(` ${each.toLowerCase()}`))
  return (
    resolveField(at, each, 'en', host)?.field ??
    (target && host.fields.find((field) => field.target === target.id)) ??
    (ending.length === 1 ? ending[0] : undefined) ??
    resolveOption(at, each, 'en')?.field
  )
}

/** A field that was told in the same breath. */
const twice = String.raw`(?:be |exist |occur |appear |be used |be there |be entered |be given )?(?:the same )?(?:twice|more than once|two times|double|duplicated|repeated|the same|used twice|used again|reused)(?: for (?:two|several) .*)?`

/** "No session without a tutor": the link, and that it must be there. */
function neverWithout(model: ProjectModel, list: string, said: string): Told {
  const host = resolveThing(model, list, 'en')
  const target = resolveThing(model, said, 'en')
  if (!host) return null
  if (placesOf(model, said, list)) return required(model, said, list)
  const link = target && target !== host && !points(host, target) ? linkTo(host, target) : undefined
  if (link?.op !== 'addField') return null
  return does(link, { op: 'requireField', thing: host.id, field: link.field.id, required: true })
}

const asked = String.raw`(?:required|mandatory|compulsory|obligatory|needed|a must|musts|filled(?: in| out)?|entered|given|not (?:be )?(?:left )?(?:empty|blank)|not optional)`
const saves = String.raw`(?:sav|add|enter|creat|stor|mak|book|tak|logg?|submitt?|record|put|leav|accept|allow)`
const reason = String.raw`(?:(?:,| -|;)? (?:because|since|as|so|otherwise)\b.*|, (?:i|we|it|they|people|my|there|that|last|somebody|someone)\b.*)?`

/** "An email and a postcode, both required": each as it is added, and then that it must be there. */
function addedAll(what: string, list = ''): Told {
  const names = what.split(/\s*(?:,|&|\+)\s*(?:and\s+)?|\s+and\s+/).map(bare)
  const areNames = names.length > 1 && names.every((each) => each && each.split(' ').length <= forgottenWordsMax - 1)
  const to = list && ` to the ${bare(list)}`
  return areNames ? [`add ${what}${to}`, ...names.map((each) => `make the ${each} required`)] : null
}

export const neededEn: readonly Saying[] = [
  // "a job should never be saved without a customer", "no saving a job unless the customer is filled in"
  [
    saying`^(?:(?:an?|the|any|every|each) (?<list>${thing}) (?:should|must|can|may|could)(?:n't| not| never|not)(?: ever)?|no (?<of>${thing}) (?:should|must|can|may|could)(?: ever)?) be (?:${saves})\p{L}*(?: (?:in|up|on|down))? (?:without|with no) (?:an? |the |its |their |having an? )?(?<what>${name})${reason}$`,
    (model, { list, of, what }) => neverWithout(model, list ?? of!, what!),
  ],
  [
    saying`^(?:make sure |please )?(?:nobody|no one|people|you|we|they|i|users|staff|one|anyone|it|don't|do not|never)? ?(?:(?:can|may|is able to|should be able to)|(?:${mustNot})(?: ever)?(?: be (?:able|allowed|possible) to)?|let (?:me|us|people|anyone|them)|allow (?:me|us|people|anyone|them) to)? ?(?:ever )?(?:${saves})\p{L}*(?: in| down| up)? (?:an? |the |any )?(?<list>${thing}) (?:without|with no) (?:first )?(?:picking|choosing|entering|filling in|giving|putting in|typing in|selecting|saying|adding|having|setting|writing|noting)? ?(?:an? |the |its |their )?(?<what>${name})${reason}$`,
    (model, { list, what }, text) =>
      /\b(?:n't|not|never|nobody|no one|cannot|without)\b|n't\b/i.test(text.split(/\bwithout\b/i)[0]!)
        ? neverWithout(model, list!, what!)
        : null,
  ],
  [
    saying`^(?:no|(?:don't|do not) (?:let (?:me|us|people|anyone|them)|allow)|stop|prevent|block|refuse)(?: (?:me|us|people|anyone|them))?(?: from)? (?:${saves})\p{L}*(?: of)? (?:an? |the |any )?(?<list>${thing}) (?:unless|until|if|when|before) (?:the |its |there's (?:an? |no ))?(?<what>${name})(?: (?:is|has|hasn't|isn't|are|aren't)(?: not| been)* (?:filled in|entered|there|given|set|picked|chosen|selected|empty|blank|missing|left (?:blank|empty|out)))?${reason}$`,
    (model, { list, what }) => neverWithout(model, list!, what!),
  ],
  [
    saying`^(?:(?:can|could|would) you |please |also |i (?:also )?(?:need|want)|we (?:also )?(?:need|want)|i'd like|we'd like|there should be|have|get)* ?(?:(?:to )?(?:add|include|put in|have|put) )?(?<what>(?:(?:an?|the) )?\p{L}[\p{L}' -]{1,40}?(?:, (?:an? )?[\p{L}' -]{2,40}?)*,? and (?:an? |the )?[\p{L}' -]{2,40}?)(?: (?:to|on|for|in) (?:(?:the|each|every|all|our|my) )*(?<list>\p{L}[\p{L}-]*(?: (?!(?:and|but|they|both|all)\b)[\p{L}-]+)?))?(?:,| -|;|\.)? (?:and |but |they |which |with )*(?:please )?(?:make |have |set |want |need )?(?:both|all|all three|all of|each|each one|every one|they both|both of|them both)(?: (?:of )?(?:them|these|those|which))?(?: (?:are|(?:${must})(?: be)?|be|to be|being|as|have to be|need to be))? (?:${asked})(?: fields)?$`,
    (_model, { what, list }) => addedAll(what!, list),
  ],
  [
    saying`^(?:there (?:can be|should be|must be|is) )?(?:no|never an?|not an?) (?<list>${thing}) without (?:an? |the |its |their )?(?<what>${name})$`,
    (model, { list, what }) => neverWithout(model, list!, what!),
  ],
  // "clients must be over 18, so birthday is required"
  [
    saying`^(?<front>.{3,60}?),? (?:so|therefore|that's why) (?:the |their |a )*(?<what>${name}) (?:${must} be|is|are) (?:filled(?: in| out)?|entered|given|mandatory|compulsory|required|a must)$`,
    (model, { front, what }) => {
      const low = front!.toLowerCase()
      const of = model.things.find(({ one, many }) =>
        [one, many].some((each) => new RegExp(`\\b${each.toLowerCase()}\\b`).test(low)),
      )
      return required(model, what, of?.one)
    },
  ],
  [
    saying`^hide (?!.*\bones?\b)(?:the )?(?<what>[\p{L}-]+(?: [\p{L}-]+)?)(?: (?:field|column))?(?: (?:from|in|on) (?:the )?(?:list|table|overview))?$`,
    (model, { what }) =>
      notNames.test(what!) || readingsIn(what!, 'en').some(({ kind }) => kind !== 'field') ? null : missing(model, what!),
  ],
  // "phone number must be filled in", "you have to fill in the phone number"
  [
    saying`^(?:make sure (?:that )?|please make sure (?:that )?|ensure (?:that )?)?(?:the |our |every |each |a |all )*(?<what>${names})(?: (?:of|for|on|in) (?:the |each |every |all |a |our )*(?<list>${thing}))? (?:${must} (?:be )?|(?:is|are|gets?) (?:always )?)(?:filled(?: in| out)|entered|given|typed in|completed|mandatory|compulsory|obligatory|required|a must|a must have|a required field|not empty|not be (?:left )?(?:empty|blank))(?: in)?(?: (?:for|on|in) (?:the |each |every |all |a |our )*(?<of>${thing}))?(?: (?:always|every time|for everyone|for everybody|each time|too|as well|by everyone))*$`,
    (model, { what, list, of }) => required(model, what, list ?? of),
  ],
  [
    saying`^(?:the |our |every |each |a |all )*(?<what>${names})(?: (?:of|for|on|in) (?:the |each |every |all |a |our )*(?<list>${thing}))? (?:${mustNot}) (?:be )?(?:left |stay |remain )?(?:out|empty|blank|missing|skipped|forgotten|left out)(?: (?:ever|at all))?$`,
    (model, { what, list }) => required(model, what, list),
  ],
  [
    saying`^(?:nobody|no one|people|you|we|they|i|users|staff|one) (?:${must}|(?:${mustNot}) (?:be able to )?(?:forget to|skip|save without|leave out|miss|forget)|(?:can|may|should) only save (?:it |one )?with|(?:can't|cannot) save (?:it |one |an? ${thing} )?without) ?(?:fill(?: in| out)|enter|give|type in|state|write)? ?(?:the |an? |their |its )*(?<what>${names})(?: (?:for|of|on) (?:the |each |every |all |a )*(?<list>${thing}))?$`,
    (model, { what, list }) => (placesOf(model, what!, list) ? required(model, what, list) : null),
  ],
  [
    saying`^(?:do not|don't|never) (?:let|allow) (?:me|us|anyone|anybody|people|them|users|staff)(?: to)? (?:skip|forget|leave out|save (?:it |one |an? ${thing} )?without|leave)(?: the| an?)* (?<what>${names}?)(?: (?:empty|blank|out))?$`,
    (model, { what }) => (placesOf(model, what!) ? required(model, what) : null),
  ],
  [
    saying`^(?:i|we|people|they|my \p{L}+|staff) (?:always |keep |often |sometimes )*(?:forget|forgetting|forgets)(?: to (?:fill in|enter|write(?: down)?|add|put in|type in|note))? (?:the |an? |their )*(?<what>${names})$`,
    (model, { what }) =>
      placesOf(model, what!)
        ? required(model, what)
        : what!.split(' ').length <= forgottenWordsMax && !/^(?:to|that|how|what|it|this|them)\b/i.test(what!)
          ? [`add a field called ${what!}`]
          : null,
  ],
  // "health issues must be noted for everyone"
  [
    saying`^(?:the |our |any |all )*(?<what>[\p{L}-]+(?: [\p{L}-]+)?) (?:${must}) be (?:noted(?: down)?|recorded|written down|known|registered|stated|listed)(?: (?:for|on|of|by) (?:everyone|everybody|all(?: of them)?|(?:each|every|all) (?<list>${thing})))?$`,
    (model, { what, list }) => {
      if (resolveThing(model, what!, 'en') || (list && !resolveThing(model, list, 'en'))) return null
      return placesOf(model, what!, list)
        ? required(model, what, list)
        : addedRequired(model, list ? resolveThing(model, list, 'en') : mainThing(model), what!)
    },
  ],
  // "it can't be the same twice", "no two cats with the same chip number"
  [
    saying`^(?:the |every |each |a |all )*(?<what>${name})(?: (?:of|for|on|in) (?:the |each |every |all |a )*(?<list>${thing}))? (?:${mustNot}) (?:${twice})$`,
    (model, { what, list }) => unique(model, what, list),
  ],
  [
    saying`^(?:there )?(?:(?:${mustNot}) be |no |never |not )(?:two|2|several) (?<list>${thing}) (?:with|that have|having|can have|may have|should have|must have|share|sharing) (?:the same|an identical|one|equal) (?<what>${name})$`,
    (model, { what, list }) => unique(model, what, list),
  ],
  [
    saying`^(?:each|every|all|an?) (?<list>${thing}) (?:has|have|should have|must have|needs?) (?:its|their|his|her|an?) (?:own|unique|own unique|different) (?<what>${name})$`,
    (model, { what, list }) => unique(model, what, list),
  ],
  // "age isn't needed, we have date of birth", "distance is not something we use"
  [
    saying`^(?:the |that |this |our )?(?<what>${names})(?: (?:of|for|on|in) (?:the |each |every |all |a )*(?<list>${thing}))? (?:(?:is|are) (?:not|no longer|never|hardly ever)|isn't|aren't|(?:do|does) not (?:need to|have to)|(?:doesn't|don't) (?:need to|have to)|need not|needn't) (?:really |actually |all that |be )*(?:needed|necessary|used|useful|of any use|there|something (?:that )?(?:we|i) (?:use|need|want|care about|have|keep)|wanted|for us)(?: (?:here|any ?more|at all|for us|to us|in our case|right now))*(?:(?:,| -|;| because| since| as| so) .*)?$`,
    (model, { what, list }, text) => (/\brequired\b/i.test(text) ? null : gone(model, what, list)),
  ],
  [
    saying`^(?:the |that |this |our )?(?<what>${names})(?: (?:of|for|on|in) (?:the |each |every |all |a )*(?<list>${thing}))? (?:is|are|seems?|feels?) (?:pretty |totally |completely |quite |a bit |just |really )*(?:useless|pointless|superfluous|unnecessary|irrelevant|redundant|in the way|too much|overkill|of no use|no use|not for us|clutter)(?: (?:here|for us|to us))*(?:(?:,| -|;| because| since| as| so) .*)?$`,
    (model, { what, list }) => gone(model, what, list),
  ],
  [
    saying`^(?:the |that |this |our )?(?<what>${names})(?: (?:of|for|on|in) (?:the |each |every |all |a )*(?<list>${thing}))? can (?:go|be (?:removed|deleted|dropped|taken (?:out|away)|left out|scrapped))(?: too| as well| away)?(?:(?:,| -|;| because| since| as| so) .*)?$`,
    (model, { what, list }) => gone(model, what, list),
  ],
  [
    saying`^(?:i|we|you) (?:(?:really |actually )?(?:do not|don't|never|won't|will never|hardly(?: ever)?|no longer) (?:really |actually |ever )?(?:use|need|want|care about|bother with|fill in|keep|record|note|know|track|need to know|want to know)|have no (?:use|need) for|get no use out of|can do without|could do without|got no) (?:the |any |that |an? |their |its )*(?<what>${names})(?: (?:of|for|on|in) (?:the |each |every |all |a )*(?<list>${thing}))?(?: (?:any ?more|at all|here|in there|on there))*(?:(?:,| -|;| because| since| as| so) .*)?$`,
    (model, { what, list }) => (placesOf(model, what!, list) ? gone(model, what, list) : null),
  ],
  // "walks only need date, time, dog and price", "keep just name and breed for the dogs"
  [
    saying`^(?:the |my |our |an? |each |every )?(?<list>${thing}) (?:(?:should|must|can|do|does) )?(?:only|just|merely) (?:needs?|have|has|want|wants|require|requires|show|shows|consist of|keep|be) (?:the |an? )*(?<what>[^.:]+,[^.:]+)$`,
    (model, { list, what }) => onlyThese(model, list, what!),
  ],
  [
    saying`^(?:the |my |our )?(?<list>${thing}) (?:do not|don't|doesn't|does not) need (?:that many|so many|all (?:these|those|the)|as many|this many) (?:fields|columns|details|things|boxes)?(?:,| -|;|:)? ?(?:only|just)? ?(?:the )?(?<what>[^.:]+)$`,
    (model, { list, what }) => onlyThese(model, list, what!),
  ],
  [
    saying`^(?:please )?(?:keep|i only need|we only need|only keep|only show|leave|use|i just need|we just need|just keep|just) (?:only |just )?(?:the )?(?<what>[^.:]+,[^.:]+?) (?:for|in|on|with|of) (?:the |my |our |each |every |all )*(?<list>${thing})(?:,? (?:and )?(?:remove|delete|drop|take away|nothing else|no more|the rest can go|get rid of)\b.*)?$`,
    (model, { list, what }, text) =>
      /^(?:please )?(?:use|leave|only show)\b/i.test(text) && !/\bonly\b|\bjust\b/i.test(text)
        ? null
        : onlyThese(model, list, what!),
  ],
  [
    saying`^(?:too many (?:fields|columns|details)|(?:there are|it has) (?:far |way )?too many (?:fields|columns|details))(?: (?:in|on|for) (?:the )?(?<list>${thing}))?(?:,| -|;|:|\.) ?(?:i |we )?(?:only|just)?(?: need| want| keep)?:? ?(?:the )?(?<what>[^.:]+)$`,
    (model, { list, what }) => onlyThese(model, list, what!),
  ],
]
