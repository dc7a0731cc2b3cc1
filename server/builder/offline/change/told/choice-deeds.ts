// Told wishes about choices: what a field is chosen from, one more, one less.
import { swedishIndefinite } from '../../lexicon/inflect.ts'
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { optionsIn } from '../../understand/options-in.ts'
import { capitalised, idOf, labelOf } from '../../understand/said.ts'
import { fieldSaid } from '../added-fields.ts'
import { asksFrom } from '../choices/choices-in-words.ts'
import { isNumber } from '../../field-kinds.ts'
import type { Operation } from '../operations.ts'
import { colourNamed } from '../readers/read-colour.ts'
import { alreadySo, does } from '../reading.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { namesIn, type Place } from '../said-parts.ts'
import { isPointing, withoutGaining } from '../wording/asking-words.ts'
import { anew, type Deed, isTelling, isTitle, nameCharsMax, place } from './deed.ts'

const optionsMax = 12
const asksOne =
  /[\s,;(]*(?:(?:(?:and|so|just|please|let me|let us|make it so|i can|i|we can|we|to|want to) )*(?:pick|choose|select|tap|tick|click) (?:one|from these|between them|from them|it)(?: of (?:them|these))?|nothing else|and nothing else|no others?|that's (?:it|all))[\s).!]*$/i
/** "lidl tesco or aldi" are three, "red wine or white wine" are two. */
function choicesIn(text: string): string[] {
  const listed = optionsIn(
    text
      .replace(asksOne, '')
      .replace(asksFrom, '')
      .replace(/[.!?)\s]+$/, '')
      .replace(/^[(\s]+/, ''),
  )
  const [first, last] = [listed[0] ?? '', listed.at(-1) ?? '']
  const areWords = listed.length === 2 && !text.includes(',') && /\s/.test(first) && !/\s/.test(last)
  const all = areWords ? [...first.split(/\s+/).map(capitalised), last] : listed
  return inUnit(all).slice(0, optionsMax)
}

/** "30, 60 or 90 minutes": what the last is counted in, all are. */
function inUnit(all: string[]): string[] {
  const unit = /^\d+(?:[.,]\d+)? (\p{L}+)$/u.exec(all.at(-1) ?? '')?.[1]
  return unit && all.slice(0, -1).every((each) => /^\d+(?:[.,]\d+)?$/.test(each))
    ? all.map((each, at) => (at < all.length - 1 ? `${each} ${unit}` : each))
    : all
}

/** "Språkparet": a label is no sentence. */
const called = (name: string, language: Language): string =>
  language === 'sv' && /^\p{L}{4,}(?:en|et)$/u.test(name) ? swedishIndefinite(name) : name

export const choose: Deed = (model, { field, options = '' }, language) => {
  const choices = choicesIn(options)
  const host = mainThing(model)
  if (!field || choices.length < 2 || !host) return null
  const at = place(model, field, language)
  if (!at) {
    // a whole sentence is no name
    if (
      resolveThing(model, field, language) ||
      /\b(?:there|we|i|it|should|could|must|can|are|is|add)\b|(?<!\p{L})(?:det|den|vi|jag|man|ska|borde|måste|kan|är|lägg|gör|ha)(?!\p{L})/iu.test(
        field,
      )
    )
      return null
    const { id, concept } = fieldSaid(bare(field), model, language)
    const free = freeId(id || idOf(field), new Set(host.fields.map((each) => each.id)), 'field')
    const label = labelOf(called(bare(field), language), language)
    const added: Field = { id: free, label, type: 'select', options: choices, why: 'edit', ...(concept && { concept }) }
    return does({ op: 'addField', thing: host.id, field: added })
  }
  if (isTitle(at) || at.field.formula) return null
  if (at.field.type === 'select' || at.field.type === 'tags')
    return does({ op: 'setOptions', thing: at.thing.id, field: at.field.id, options: choices })
  if (at.field.target) return does(...anew(at, { type: 'select', options: choices }))
  return ['text', 'time', 'bool', 'date'].includes(at.field.type)
    ? does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'select', options: choices })
    : null
}

/** The same, of what is there already. */
export const rechoose: Deed = (model, parts, language) =>
  place(model, parts.field, language) ? choose(model, parts, language) : null

/** "Shelf should be A, B or C", of what is there or is new; "red or green" and "big or small" are looks. */
export const ofThese: Deed = (model, parts, language) => {
  const choices = choicesIn(parts.options ?? '')
  const areNumbers = choices.length > 1 && choices.every((each) => /^\d/.test(each))
  const at = place(model, parts.field, language) ?? (areNumbers ? lasting(model, parts.field, choices, language) : undefined)
  const isAnew = !at && choices.length > 2 && either.test(parts.options ?? '') && !ofPage.test(parts.field ?? '')
  if ((!at && !isAnew) || choices.length < 2) return null
  // an amount of money goes on being added up
  if (at && isNumber(at.field) && at.field.type !== 'money' && areNumbers && !at.field.formula)
    return does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'select', options: choices })
  if (at && !['text', 'select'].includes(at.field.type)) return null
  const isSound = (each: string) =>
    !isLook(each, language) &&
    (each.length === 1 || !isNoChoice.test(each.replace(/(?<=\S )(?:an?|to) (?=\S)/gi, ''))) &&
    each.split(/\s+/).length <= choiceWordsMax
  return choices.every(isSound) ? choose(model, parts, language) : null
}
const either = /(?<!\p{L})(?:or|eller)(?!\p{L})/iu
const ofPage =
  /(?<!\p{L})(?:page|site|website|app|header|background|colou?rs?|text|font|buttons?|layout|look|design|order|list|it|that|they|all|everything|sidan|hemsidan|sajten|appen|bakgrund\p{L}*|färg\p{L}*|text(?:en)?|typsnitt\p{L}*|knapp\p{L}*|utseendet|listan|det|den|de|allt)(?!\p{L})/iu

const ofTime = /\b(?:min(?:ute)?s?|h(?:ours?)?|minuter|timmar|tim)$/iu
/** "The walk length should be 30, 60 or 90 minutes": how long one takes, whatever that is called. */
function lasting(model: ProjectModel, said = '', choices: string[], language: Language): Place | undefined {
  if (!choices.every((each) => ofTime.test(each)) || !/(?:length|long|time|längd|tid)(?:en)?$/iu.test(said)) return undefined
  const named = resolveThing(model, said.split(' ')[0]!, language)
  const places = [named, mainThing(model), ...model.things].flatMap((thing) =>
    thing
      ? thing.fields.filter(({ concept, id }) => (concept ?? id).startsWith('duration')).map((field) => ({ thing, field }))
      : [],
  )
  return places[0]
}

/** It tells what a field or its rows should look like, and is none of its choices. */
const isLook = (name: string, language: Language) => colourNamed(name, language) !== undefined || aspect.test(name)
const aspect =
  /^(?:required|mandatory|optional|hidden|unique|bold|big|bigger|small|smaller|first|last|on top|sorted|empty|blank|filled.*|longer|shorter|text|number|date|visible|sortable|searchable|editable|read-?only|at the .*|(?:obligator|valfri|frivillig|dold|synlig|unik|sorter|gruppera|filter|störr|mindr|längr|kortar|flerval|krav|måst|välj|tvingand)\p{L}*|(?:först|sist|överst|underst|nederst|högst|bort|väck|borta|stor|stort|liten|litet|fet|fetstil|tom|tomt|text|siffror|datum|val|rullista|lista|fritext|klar|bredvid|bredare|smalare|upp|ner)(?: .*)?)$/iu

/** How many are chosen, and none of what is chosen from. */
const howMany =
  /(?:^|\s)(?:several|both|multiple|many|more than one|any(?: number)?|all(?: of them)?|flera|båda|många|fler än en|複数|いくつ(?:でも|か)|両方)(?: of them| av dem)?$|^(?:let|allow|låt)\s/iu

const kindWords =
  /^(?:an? |one of (?:the |our )?|the |our )?(?:status(?:es)?|state|stage|step|categor(?:y|ies)|type|kind|option|choice|list)s?$|^(?:en |ett |våra? )?(?:status(?:en|ar|arna)?|läge[tn]?|steg(?:en|et)?|kategori(?:n|er|erna)?|typ(?:en|er|erna)?|sort(?:en|er|erna)?|val(?:en|et)?|alternativ(?:en|et)?)$|^(?:状態|ステータス|種類|カテゴリー?|分類|区分|選択肢)$/i
/** The field that is meant, by name; by a word for such fields, or without one, where only one has choices of its own. */
function chosenFrom(
  model: ProjectModel,
  said: string | undefined,
  language: Language,
): { thing: Thing; field: Field } | undefined {
  const named = place(model, said, language)
  if (named?.field.options?.length) return named
  if (said && !kindWords.test(said.trim())) return undefined
  const thing = mainThing(model)
  const fields = thing?.fields.filter(({ type }) => type === 'select') ?? []
  const states = fields.filter(({ id, concept = id }) => /status|stage/.test(concept))
  const found =
    said && /stat|stage|step|steg|läge|状態/i.test(said) ? (states[0] ?? fields[0]) : fields.length === 1 ? fields[0] : undefined
  return thing && found && { thing, field: found }
}

/** 「四段と五段」 are two, 「とても荒い」 is one. */
export const optionNames = (text: string, language: Language): string[] =>
  language === 'ja'
    ? text
        .split(/、|・|,|(?<=[\p{Script=Han}ァ-ヶー」』])と(?=[\p{Script=Han}ァ-ヶー「『])/u)
        .map(bare)
        .filter(Boolean)
    : namesIn(text.replace(/ (?:samt|plus) /giu, ', ')).filter((name) => !isPointing.test(name))

/** "Another one: notice given", "ett till: uppsagd". */
const oneMore =
  /^(?:(?:an?other|new|extra|further|additional|ett|en|ny|nytt) )*(?:one(?: more)?|more|till|options?|choices?|values?|val|alternativ)\s*(?::|,|[-–—] )\s*(?=\S)/iu

export const offer: Deed = (model, { field, option = '', other }, language) => {
  const holder = other ? resolveOption(model, other, language) : undefined
  const at = holder ?? chosenFrom(model, field, language)
  const said = option.replace(/\s(?:as well|too|also)(?=\s|,|$)/gi, '').replace(oneMore, '')
  const names = optionNames(withoutGaining(said), language).filter((name) => name.length <= nameCharsMax)
  if (!at || !names.length || names.some((name) => isTelling(name, language) || howMany.test(name))) return null
  const has = (name: string) => at.field.options!.some((each) => each.toLowerCase() === name.toLowerCase())
  const added = names.filter((name) => !has(name))
  // a word for what a row keeps, or for a list, is none of its choices, and a sentence is no name
  const isOther =
    (!field && added.some((name) => isNoChoice.test(name) || name.split(/\s+/).length > choiceWordsMax)) ||
    ((!field || kindWords.test(field.trim())) && added.some((name) => isKnownElsewhere(model, name, language)))
  if (isOther) return null
  if (!added.length) return alreadySo(language)
  const after = other && at.field.options!.find((each) => each.toLowerCase() === bare(other).toLowerCase())
  if (other && !after) return null
  const operations = added.map((name): Operation => ({
    op: 'addOption',
    thing: at.thing.id,
    field: at.field.id,
    option: capitalised(name),
    ...(after && { after }),
  }))
  return does(...operations)
}
const isKnownElsewhere = (model: ProjectModel, name: string, language: Language) =>
  resolveField(model, name, language) !== undefined ||
  resolveThing(model, name, language) !== undefined ||
  fieldSaid(name, model, language).concept !== undefined

/** What a sentence goes on with is no name of a choice. */
const isNoChoice =
  /^(?:it|its|this|that|they|them|these|those|we|i|he|she|you|there|one|some|all|each|every|any|what|which|who|when|where|how|if|not|only|new|other|more|the|everything|something|nothing|anything|people)$|\b(?:is|are|was|be|should|must|can|could|would|will|have|has|when|if|because|so|that|which|who|we|i|they|you|it|to|as|an?|use|do|never|longer|cannot|\p{L}+n['’]t)\b/iu
const choiceWordsMax = 4
const isFieldOf = (model: ProjectModel, name: string, language: Language) => {
  const found = resolveField(model, name, language)
  return found !== undefined && found.field.label.toLowerCase() === bare(name).toLowerCase()
}

/** One more choice of a field that has choices, or of the only one a word for such fields can mean. */
export const adopt: Deed = (model, { field = '', option = '' }, language) => {
  const at = chosenFrom(model, field, language)
  const said = option.replace(/^(?:new |extra )?(?:option|choice|value|status|stage)s? (?:called |named )?(?=\S)/i, '')
  const names = namesIn(said)
  if (!at || !names.length || names.length > optionsMax) return null
  const isByName = place(model, field, language)?.field === at.field
  const isSound = names.every(
    (name) =>
      name.length <= nameCharsMax &&
      name.split(/\s+/).length <= choiceWordsMax &&
      !isNoChoice.test(name) &&
      !isFieldOf(model, name, language) &&
      (isByName || !isKnownElsewhere(model, name, language)),
  )
  return isSound ? offer(model, { field, option: said }, language) : null
}

/** "Baritone for voice": nothing but the two names, so nothing of it may mean anything else here. */
export const adoptToo: Deed = (model, { field = '', option = '' }, language) =>
  place(model, field, language)?.field.type === 'select' &&
  !namesIn(option).some((name) => isKnownElsewhere(model, name, language) || isLook(name, language))
    ? adopt(model, { field, option }, language)
    : null

/** "A family membership", "senior members": the field, or the list, stands last. */
export const kindOf: Deed = (model, { option = '' }, language) => {
  const words = option.trim().split(/\s+/)
  for (let at = 1; at < words.length; at++) {
    const field = words.slice(at).join(' ')
    const found = place(model, field, language)
    if (found?.field.type === 'select') return adopt(model, { field, option: words.slice(0, at).join(' ') }, language)
  }
  return null
}

/** "A job can be cancelled too": how one of the list may be. */
export const stateOf: Deed = (model, { other = '', option = '' }, language) => {
  const thing = resolveThing(model, other, language)
  const fields = thing?.fields.filter(({ type }) => type === 'select') ?? []
  const states = fields.filter(({ id, concept = id }) => /status|stage|condition|state/i.test(concept))
  const field = states.length === 1 ? states[0] : fields.length === 1 ? fields[0] : undefined
  if (!field || isKnownElsewhere(model, option, language)) return null
  return adopt({ ...model, things: [thing!] }, { field: field.label, option }, language)
}

/** Choices that go, each by its whole name. */
export const strike: Deed = (model, { field, option = '' }, language) => {
  const names = namesIn(option)
  const found = names.map((name) => resolveOption(model, name.replace(/\s+(?:options?|choices?)$/i, ''), language))
  const first = found[0]
  if (!first || found.some((each) => each?.field !== first.field)) return null
  if (names.some((name) => isFieldOf(model, name, language))) return null
  if (first.field.options!.length <= found.length) return null
  if (field && chosenFrom(model, field, language)?.field !== first.field) return null
  return does(
    ...found.map((each): Operation => ({
      op: 'removeOption',
      thing: first.thing.id,
      field: first.field.id,
      option: each!.option,
    })),
  )
}

export const withdraw: Deed = (model, { field, option = '' }, language) => {
  const words = option.trim().split(/\s+/)
  // "the small size", "food": the shortest beginning that is a choice, with its field's name or without
  const found = words.map((_word, at) => resolveOption(model, words.slice(0, at + 1).join(' '), language)).find(Boolean)
  if (!found || found.field.options!.length < 2) return null
  if (field && place(model, field, language)?.field !== found.field && !kindWords.test(field.trim())) return null
  return does({ op: 'removeOption', thing: found.thing.id, field: found.field.id, option: found.option })
}
