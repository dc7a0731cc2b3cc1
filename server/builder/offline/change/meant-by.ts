// What a sentence is after whose form no reader knows: by the fields, choices and lists it names and the few words that tell what is to
// be done with them. Every other word must say nothing of its own, or be the one new name; one more that might mean something leaves the
// wish to others, for a wish done wrongly is worse than one not understood.
import type { ProjectModel } from '../model.ts'
import { isPlural, singular } from '../lexicon/inflect.ts'
import { canGroup, isNumber, isDay } from '../field-kinds.ts'
import type { Language } from '#shared/languages.ts'
import { mainThing } from './resolve.ts'
import { saidInJapanese } from './said-in-japanese.ts'
import { type Said, saidIn } from './said-in-wish.ts'
import { lowUsual, type Place, stockLike } from './said-parts.ts'
import type { Cue } from './wording/cue-words.ts'

const newNameWordsMax = 3
/** What "low" means where nobody says how low. */

type Has = (...cues: Cue[]) => boolean
type Rule = (said: Said, has: Has, model: ProjectModel) => string | null
const label = ({ field }: Place) => field.label
const labels = ({ fields }: Said, between = ' and ') => fields.map(label).join(between)
const only = ({ fields, options }: Said) => (fields.length === 1 && !options.length ? fields[0]! : undefined)

const mustOrMay: Rule = (said, has) => {
  if (!said.fields.length || said.options.length || has('warn') || has('sort')) return null
  const may = has('relax') || (has('not') && (has('require') || has('fill'))) || (has('empty') && !has('not') && !has('must'))
  if (may) return `make ${labels(said)} optional`
  const must =
    (has('require') && !has('not')) ||
    (has('not') && (has('empty') || has('without'))) ||
    (has('fill') && !has('not')) ||
    (has('must') && !has('not') && !has('remove') && !has('first') && !has('last') && !has('before') && !has('after'))
  return must ? `make ${labels(said)} required` : null
}

const attention: Rule = (said, has, model) => {
  if (!has('warn') && !has('low')) return null
  if (said.options.length === 1 && !said.fields.length && !has('not')) return `highlight ${said.options[0]!.option} in red`
  if (said.options.length || said.fields.length > 1 || has('only')) return null
  if (has('late') && (!said.fields.length || isDay(said.fields[0]!.field))) return 'overdue in red'
  const thing = said.things[0] ?? mainThing(model)
  const stock = thing && (said.things.length || !said.fields.length) ? stockLike(thing) : undefined
  const field = said.fields[0]?.field ?? stock
  if (!field || !isNumber(field)) return null
  const given = said.numbers[0]
  if (given && (has('over') || has('under') || has('low') || has('warn')) && said.numbers.length === 1)
    return given === '0'
      ? `warn when ${field.label} is below 1`
      : `warn when ${field.label} is ${has('over') && !has('under') ? 'above' : 'below'} ${given}`
  if (given) return null
  if (has('none')) return `warn when ${field.label} is below 1`
  return has('low') || has('under') ? `warn when ${field.label} is below ${lowUsual}` : null
}

const inGroups: Rule = (said, has) => {
  const field = only(said)
  if (!field || !canGroup(field.field) || has('sort') || has('chart') || has('total') || has('number')) return null
  const isByChoice = has('by') && field.field.type === 'select' && !has('up') && !has('down')
  return has('group') || isByChoice ? `group by ${label(field)}` : null
}

const figures: Rule = (said, has) => {
  const number = said.fields.find(({ field }) => isNumber(field))
  if (!has('total') && !has('average')) return null
  if (said.options.length || said.fields.length > 2) return null
  return number ? `show the ${has('average') ? 'average' : 'total'} ${label(number)}` : said.fields.length ? null : 'show totals'
}

const inOrder: Rule = (said, has) => {
  const field = only(said)
  const isDown = has('down') !== has('last')
  if (!said.fields.length && !said.options.length && (has('best') || has('worst')))
    return has('first') || has('last') || (has('best') && has('worst')) ? 'best first' : null
  if (!said.fields.length && !said.options.length && has('chronological')) return 'oldest first'
  if (!field || has('hide') || has('remove') || has('chart')) return null
  const isWay = has('up') || has('down') || has('best') || has('worst')
  if (isWay && (has('first') || has('last') || has('sort') || has('by') || said.cues.size <= 2))
    return `sort by ${label(field)}${isDown || has('best') ? ' descending' : ''}`
  return has('sort') || has('by') ? `sort by ${label(field)}` : null
}

const inPlace: Rule = (said, has) => {
  if (said.options.length || has('warn')) return null
  const [first, second] = said.fields
  if (said.fields.length > 2 && !has('not')) return `columns in this order: ${labels(said, ', ')}`
  if (first && second) {
    if (has('swap')) return `swap ${labels(said)}`
    if (has('before')) return `move ${label(first)} before ${label(second)}`
    return has('after') || has('under') ? `move ${label(first)} after ${label(second)}` : null
  }
  if (!first) return null
  return has('first') ? `move ${label(first)} first` : has('last') ? `move ${label(first)} last` : null
}

const goes: Rule = (said, has) => {
  if (said.fields.length && !said.options.length && has('hide')) return `hide ${labels(said)}`
  const isGone = has('remove') || has('without') || (has('not') && has('need'))
  if (!isGone || has('only')) return null
  if (said.fields.length && !said.options.length) return `remove ${labels(said)}`
  return said.options.length === 1 && said.fields.length <= 1
    ? `remove ${said.options[0]!.option} from ${said.options[0]!.field.label}`
    : null
}

/** "Priority only high and low": the other choices go. */
const onlyThese: Rule = (said, has) => {
  const [first] = said.options
  if (!first || said.options.length < 2 || !has('only') || said.options.some(({ field }) => field !== first.field)) return null
  return `${first.field.label} should be ${said.options.map(({ option }) => option).join(' or ')}`
}

const startsAs: Rule = (said, has) =>
  said.options.length === 1 && said.fields.length <= 1 && (has('start') || has('new'))
    ? `default ${said.options[0]!.field.label} to ${said.options[0]!.option}`
    : null

const types = { choice: 'dropdown', tick: 'checkbox', stars: 'rating', number: 'number', text: 'text' } as const
const ofType: Rule = (said, has) => {
  const field = only(said)
  const type = (Object.keys(types) as (keyof typeof types)[]).find((each) => has(each))
  return field && type ? `make ${label(field)} a ${types[type]}` : null
}

const seen: Rule = (said, has) => {
  if (has('not') || has('remove') || said.options.length) return null
  if (has('number', 'group') && said.fields.length === 1) return 'add a dashboard'
  const view = (['board', 'calendar', 'gallery', 'timeline', 'table'] as const).find((each) => has(each))
  if (view && said.fields.length <= 1) return `show as a ${view}`
  if (has('chart')) return 'add a dashboard'
  if (said.fields.length) return null
  if (has('sheet')) return has('into') ? 'import from csv' : 'export to csv'
  const language = (['swedish', 'english', 'japanese'] as const).find((each) => has(each))
  return language ? `translate to ${language}` : null
}

/** What is named and the one new word for it. */
const calledAnew: Rule = (said, has) => {
  const [name] = said.unknown
  const mentions = [
    ...said.fields.map(label),
    ...said.things.map(({ many }) => many),
    ...said.options.map(({ option }) => option),
  ]
  if (!name || mentions.length !== 1 || !has('call') || has('remove') || has('group') || has('sort') || has('warn')) return null
  return `rename ${mentions[0]} to ${name}`
}

/** "Clients instead of customers", where both words mean one list: the word that it is not called by is the new name. */
const otherWord: Rule = ({ mentions, unknown }, has) => {
  const [first, second] = mentions
  if (unknown.length || mentions.length !== 2 || first!.label !== second!.label || has('remove') || has('sort')) return null
  const isOld = ({ word, label: name }: Said['mentions'][number]) => singular(word.toLowerCase()) === singular(name.toLowerCase())
  const old = mentions.find(isOld)
  const other = mentions.find((each) => !isOld(each))
  return old && other ? `rename ${old.label} to ${other.word}` : null
}

/** "Make customers clients": two names of lists, one of them new. */
const calledMany: Rule = (said) => {
  const [name] = said.unknown
  const [thing] = said.things
  return name &&
    thing &&
    !said.fields.length &&
    !said.options.length &&
    !said.cues.has('not') &&
    said.cues.size <= 2 &&
    isPlural(name)
    ? `rename ${thing.many} to ${name}`
    : null
}

const oneMoreChoice: Rule = (said, has) => {
  const field = only(said)
  const [name] = said.unknown
  return field?.field.type === 'select' &&
    name &&
    (has('also') || has('choice') || has('new')) &&
    !has('not') &&
    !has('remove') &&
    !has('sort')
    ? `add ${name} to ${label(field)}`
    : null
}

/** In order: the first that holds tells the wish in plain English words, with the labels as they stand. */
const ofKnown: readonly Rule[] = [
  otherWord,
  onlyThese,
  attention,
  startsAs,
  mustOrMay,
  inGroups,
  figures,
  inOrder,
  inPlace,
  goes,
  ofType,
  seen,
]
const ofNew: readonly Rule[] = [oneMoreChoice, calledAnew, calledMany]

/** What an addition is never meant to be. */
const ofAll = new Set<Rule>([ofType, seen, figures, calledAnew, calledMany])

/** The same wish in plain words, or null when it is not clear what is meant. */
export function meantBy(model: ProjectModel, text: string, language: Language, isAddition: boolean): string | null {
  // what stands in quotes is a name as it stands
  if (/["“”„«「『]/.test(text)) return null
  const said = language === 'ja' ? saidInJapanese(model, text) : saidIn(model, text, language)
  const isOneName = said?.unknown.length === 1 && said.unknown[0]!.split(' ').length <= newNameWordsMax
  if (!said || (said.unknown.length && !isOneName)) return null
  const has: Has = (...cues) => cues.every((cue) => said.cues.has(cue))
  for (const rule of isOneName ? ofNew : ofKnown) {
    if (isAddition && ofAll.has(rule)) continue
    const wish = rule(said, has, model)
    if (wish) return wish
  }
  return null
}
