// A believable text for a cell: by the field's concept, from the lexicon's own rows of the same kind of field, or, for a field that
// bears the name of a thing ("project", "client"), from that thing's rows. Empty where nothing fits: better than nonsense.
import { capitalised } from '../said.ts'
import { kindsOfNoun } from '../../lexicon/alike/alike.ts'
import type { Language } from '#shared/languages.ts'
import { knownThings, localText, phraseKey, readingsOf } from '../../lexicon/lexicon.ts'
import { isLevel } from '../../lexicon/levels.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import {
  accounts,
  bicycleModels,
  cities,
  colours,
  companies,
  countries,
  diagnoses,
  goodLines,
  makers,
  moments,
  outdoors,
  petNames,
  places,
  productModels,
  reasons,
  results,
  roles,
  streets,
  units,
} from '../../lexicon/sample-pools.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { placeName } from './place-name.ts'
import { samplePerson } from './sample-person.ts'
import { textByLabel } from './text-by-label.ts'
import { withoutName } from '../without-name.ts'
import { saltOf, spread } from './spread.ts'

type Pool = Record<Language, readonly string[]>
/** What is numbered begins somewhere of its own: orders are not numbered as quotes are. */
const numbersFrom = 1040
const numberSeries = 83
const numbersApart = 97
/** So many people share the work of a project. */
const teamSize = 6
/** Their values belong to one kind of thing alone. */
const ownConcepts = new Set(['name', 'title', 'notes', 'description', 'number', 'sku', 'serial', 'plate'])
/** Where "item" says no more: the things people lend, keep and mend. */
const itemsOf = 'asset'

const poolOf: Record<string, Pool> = {
  company: companies,
  make: makers,
  city: cities,
  country: countries,
  destination: countries,
  address: streets,
  location: places,
  role: roles,
  position: roles,
  color: colours,
  reason: reasons,
  result: results,
  diagnosis: diagnoses,
  unit: units,
}
/** What takes one away from home has towns for places, not rooms. */
const goesOut = new Set(
  'trip photo dreamDestination visitedCountry hike run ride birdSighting catch campsite concertVisit museumVisit restaurant place souvenir peak dive surfSession skiDay monument match mushroomFind sailingTrip geocache'.split(
    ' ',
  ),
)
/** Who made it is a band only where it is heard. */
const isHeard = /album|song|track|record|vinyl|concert|gig|list|demo|mix|show|festival/i
const people = new Set(['customerName', 'owner', 'requester', 'contactName', 'driverName'])
/** Things whose models are those of cars and the like. */
const isDriven = /vehicle|car$|^usedCar|truck|boat|motor|bus|tractor/i
/** Labels of what is found out of doors, and of those who go there. */
const goesOutBy = /launch|take-?off|landing|fishing|camp|dive|surf|hik|釣|登|キャンプ|ダイビング|fiske|vandring|dyk|utgångs/i
const makerLast = /(?:maker|manufacturer|brand|tillverkare|märke|メーカー|ブランド)$/iu
const team = new Set(['assignee', 'manager', 'instructor', 'paidBy', 'author'])

export function sampleText(field: Field, thing: Thing, at: number, count: number, model: ProjectModel): string {
  const { language } = model
  const { concept = '' } = field
  const salt = saltOf(thing.id + field.id)
  const place = concept === 'name' ? placeName(thing, at, language) : undefined
  if (place) return place
  if (concept === 'name' && (standsForPerson(thing) || isHandedIn(thing, language)))
    return samplePerson(language, at, saltOf(model.name + thing.id))
  if (concept === 'name' && classOfNoun(thing.one.toLowerCase(), language) === 'animal')
    return petNames[language][at % petNames[language].length]!
  if (people.has(concept) || (concept === 'artist' && !isHeard.test(`${thing.concept} ${thing.one}`)))
    return samplePerson(language, at, saltOf(model.name + thing.id + field.id))
  if (team.has(concept)) return samplePerson(language, spread(at, salt, teamSize), saltOf(model.name))
  // 科目 of an expense is an account, of a lesson what is taught
  const isAccount = concept === 'subject' && thing.fields.some(({ type }) => type === 'money')
  if (isAccount) return accounts[language][spread(at, salt, accounts[language].length)]!
  const pool = (concept === 'location' && goesOut.has(thing.concept ?? '') ? cities : poolOf[concept])?.[language]
  if (pool) return pool[(at + (concept === 'location' ? salt & 7 : concept === 'company' ? 2 : 0)) % pool.length]!
  const code = codeFor(concept, thing, at, count, salt, language)
  if (code) return code
  const product = concept === 'model' || concept === '' ? productText(field, thing, at, language) : undefined
  if (product) return product
  const written = ownConcepts.has(concept) ? [] : (rowsWith(concept, language) ?? rowsNamed(field, model) ?? [])
  if (written.length) return written[(at + (salt & 7)) % written.length]!
  const byLabel = textByLabel(field, thing, at, model)
  if (byLabel) return byLabel
  const named = withoutName(field.label, language)
  const kind = concept && concept !== 'name' ? undefined : classOfNoun(named, language)
  if (kind === 'person') return samplePerson(language, at, saltOf(model.name + thing.id + field.id))
  if (field.id === thing.titleField) {
    const isPlainName = named === field.label && ownConcepts.has(concept)
    const isOwn = field.why === 'said' && !isPlainName && !ownConcepts.has(named.toLowerCase()) && kind !== undefined
    if (isReading(thing)) return moments[language][at % moments[language].length]!
    const ofMake = makeAndModel(thing, at, language)
    if (ofMake) return ofMake
    const kinds = kindsOfNoun(isOwn ? named : thing.one, language)
    if (kinds.length) return capitalised(kinds[(at * 3) % kinds.length]!)
    return isGood(thing) ? goodName(thing.one, at, language) : `${isOwn ? named : thing.one} ${at + 1}`
  }
  const isOutside = goesOut.has(thing.concept ?? '') || goesOutBy.test(`${field.label} ${thing.one}`)
  if (kind !== 'place' && !(isOutside && goesOutBy.test(field.label))) return ''
  const where = (isOutside ? outdoors : places)[language]
  return where[(at + (salt & 7)) % where.length]!
}

/** Makers and models, aligned by place; what drives has its own in the lexicon's rows. */
function productText({ concept, label }: Field, { concept: kind = '', one }: Thing, at: number, language: Language) {
  if (concept !== 'model') return makerLast.test(label) ? makers[language][at % makers[language].length] : undefined
  const isBicycle = /bicy|bike|cykel|自転車/i.test(`${kind} ${one} ${label}`)
  if (isDriven.test(kind) && !isBicycle) return undefined
  const models = (isBicycle ? bicycleModels : productModels)[language]
  return models[at % models.length]
}

/** What is measured from day to day is told apart by when. */
const isReading = ({ concept, fields }: Thing) =>
  concept === undefined && fields.some(({ type }) => type === 'date') && fields.some(isLevel)

/** What has a maker and a model is called by both. */
function makeAndModel(thing: Thing, at: number, language: Language): string | undefined {
  const model = thing.fields.find(({ concept }) => concept === 'model')
  const isMade = thing.fields.some(({ concept, label }) => concept === 'make' || makerLast.test(label))
  const named = model && isMade ? productText(model, thing, at, language) : undefined
  return named && `${makers[language][at % makers[language].length]} ${named}`
}

function standsForPerson(thing: Thing): boolean {
  const actor = knownThings.get(thing.concept ?? '')?.entry.actor
  return actor === true || thing.fields.some(({ type }) => type === 'email' || type === 'phone')
}

/** Who signs up, books or comes by writes their own name. */
const handedIn =
  /registration|sign-?ups?|booking|reservation|application|visit(?:or)?s?\b|request|enquir|inquir|entry|attendance|närvaro|anmäl|bokning|besök|ansök|förfråg|deltag|säljare|köpare|予約|申込|申し込み|申請|来客|来訪|受付|参加|出欠|出席|登録者|出品者/i
const isHandedIn = ({ concept, one, fields }: Thing, language: Language): boolean =>
  concept !== 'stock' &&
  !fields.some(({ type, concept: of }) => type === 'money' && of === 'price') &&
  (handedIn.test(one) || classOfNoun(one.toLowerCase(), language) === 'person')

/** What is sold, and what is made to be looked at. */
const isGood = ({ fields, views, concept }: Thing) =>
  ['price', 'stock'].every((id) => fields.some((field) => field.concept === id)) ||
  (concept === undefined && views.includes('gallery') && fields.some((field) => field.concept === 'price'))

/** Goods of one kind are told apart by the name of their line. */
function goodName(one: string, at: number, language: Language): string {
  const line = goodLines[language][at % goodLines[language].length]!
  return { en: `${line} ${one.toLowerCase()}`, sv: `${one} ${line}`, ja: `${one}「${line}」` }[language]
}

function codeFor(concept: string, thing: Thing, at: number, count: number, salt: number, language: Language): string | undefined {
  if (concept === 'number')
    return thing.concept === 'invoice'
      ? `INV-${1040 + count - at}`
      : thing.concept === 'apartment'
        ? String(4 + at * 3)
        : `#${numbersFrom + (Math.abs(salt) % numberSeries) * numbersApart + count - at}`
  if (concept === 'sku' || concept === 'serial') {
    const letters = thing.one.replaceAll(/[^A-Za-z]/g, '').slice(0, 2)
    return `${letters.toUpperCase() || 'N'}-${1200 + spread(at, salt, 800)}`
  }
  if (concept === 'plate' && language === 'ja')
    return `${['品川', '横浜', '名古屋', '札幌', '神戸'][at % 5]} ${300 + spread(at, salt, 9) * 10} ${'さしすせそ'[at % 5]} ${12 + spread(at, salt, 80)}-${10 + spread(at, salt + 1, 89)}`
  if (concept === 'plate') return `${'KLBRTPHJNO'.slice(at % 8, (at % 8) + 3)} ${112 + spread(at, salt, 800)}`
  return undefined
}

const poolsByLanguage = new Map<Language, Map<string, readonly string[]>>()

/** The different texts that the lexicon's rows hold in a column of that name. */
function rowsWith(concept: string, language: Language): readonly string[] | undefined {
  let pools = poolsByLanguage.get(language)
  if (!pools) poolsByLanguage.set(language, (pools = readPools(language)))
  return pools.get(concept)
}

function readPools(language: Language): Map<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { columns, rows } of knownThings.values())
    columns.forEach((column, at) => {
      // the first thing that has such a column: values of two would not fit each other
      if (found.has(column) || column === 'item') return
      const texts = rows.flatMap((row) => (typeof row[at] === 'string' && row[at] ? [localText(row[at], language)] : []))
      if (texts.length) found.set(column, [...new Set(texts)])
    })
  return found
}

/** Of a field that is called as a thing is: what the thing's rows are called, or people. */
export function rowsNamed(field: Field, model: ProjectModel): readonly string[] | undefined {
  const { language } = model
  // 預かった自転車: a bicycle
  const label = field.label.replace(/^.+?(?:った|んだ|いた|した|てる|ている|する)(?=[\u4e00-\u9fffァ-ヶー]{2,}$)/u, '')
  const named = readingsOf(language)
    .get(phraseKey(withoutName(label, language)))
    ?.find(({ kind }) => kind === 'thing')?.id
  const known = knownThings.get(field.concept === 'item' ? itemsOf : (named ?? ''))
  if (!known) return undefined
  // the events of the project itself, before any others
  const own = model.things.find(({ concept, rows }) => concept === known.id && rows.length > 0)
  if (own) return own.rows.map((row) => String(row[own.titleField]))
  const title = known.columns.findIndex((column) => column === 'name' || column === 'title')
  if (title >= 0) return known.rows.map((row) => localText(String(row[title]), language))
  return known.entry.actor
    ? Array.from({ length: teamSize }, (_, at) => samplePerson(language, at, saltOf(model.name + known.id)))
    : undefined
}
