// What a named product keeps, put into the intent: its things with their fields, its views, pages, tools and what it needs from
// outside. What the person said goes first: a thing they listed themselves takes the place of the product's own, and so does what
// stands behind "for …" where it is what such a program is about ("an Airbnb for boats").
import type { Language } from '#shared/languages.ts'
import { isPlural, isSwedishPlural, singular, swedishSingular } from '../../lexicon/inflect.ts'
import { knownFields, knownThings, localText, optionLabel, type Reading, readingsOf } from '../../lexicon/lexicon.ts'
import { classOfNoun, type NounClass } from '../../lexicon/noun-classes.ts'
import { type ProductKind, productKindOf, type SubjectClass } from '../../lexicon/product-kinds.ts'
import { isSameField } from '../add-said.ts'
import { type Intent, type SaidField, type SaidThing } from '../intent.ts'
import { saidFromLexicon } from '../plan/plan-things.ts'
import { capitalised, sayNoun } from '../said.ts'
import { readingsOfPhrase } from '../tokens.ts'
import type { FoundProduct } from './find-product.ts'
import { standingFor } from './stand-in.ts'

/** `id`, `id(A/B)`, `id=label`, `ref:thing` */
const fieldForm = /^(?:(?<ref>ref):)?(?<id>\w+)(?:\((?<options>[^)]*)\))?(?:=(?<label>.+))?$/

/** The fields of a thing as they are written in product-kinds.ts. */
export const fieldTokens = (fields: string): string[] => (fields ? fields.split(/,\s*(?![^(]*\))/) : [])

export function fieldOfToken(token: string, language: Language, called: ProductKind['called'] = {}): SaidField {
  const { ref, id = '', options, label } = fieldForm.exec(token)?.groups ?? {}
  if (ref) return { id, label: nounsOf(id, language, called).one, type: 'text', thing: id }
  const known = knownFields.get(id)!
  const choices = options?.split('/') ?? known.options
  return {
    id,
    label: capitalised(label ? localText(label, language) : known.label[language]),
    type: options ? 'select' : known.type,
    concept: id,
    ...(choices && { options: choices.map((option) => optionLabel(option, language)) }),
    ...(known.unit && { unit: known.unit }),
  }
}

/** What a thing is called in such a program. */
function nounsOf(id: string, language: Language, called: ProductKind['called'] = {}): { one: string; many: string } {
  const [one, many] = called[id] ? localText(called[id], language).split('/') : []
  const { one: usual, many: usualMany } = knownThings.get(id)!.nouns[language]
  return one ? { one, many: many ?? one } : { one: capitalised(usual), many: capitalised(usualMany) }
}

/** A thing as the product keeps it. */
function keptThing(kind: ProductKind, id: string, language: Language): SaidThing {
  const view = kind.shows?.[id]
  return {
    ...saidFromLexicon(id, language),
    ...nounsOf(id, language, kind.called),
    fields: fieldTokens(kind.keeps![id]!).map((token) => fieldOfToken(token, language, kind.called)),
    views: view ? [view] : [],
  }
}

/** Whom it is for, and not what it is about: "Airbnb for students". */
const audience =
  /(?:owner|lover|student|friend|famil(?:y|ie)|people|kid|child|senior|member|colleague|travell?er|fan|enthusiast|beginner|parent|mum|mom|dad|couple|user|neighbou?r|employee|resident|nomad|geek|pensioner|worker|player|teen|adult|women|men|girl|boy)s?$|(?:ägare|älskare|student(?:er)?|vänner|familj(?:er|en)?|folk|barn|medlem(?:mar)?|fans?|nybörjare|föräldr(?:ar)?|grannar|anställda|boende|kollegor|ungdomar|pensionärer|spelare)$|(?:学生|友達|友人|家族|好き|飼い主|社員|会員|住民|シニア|主婦|ママ|パパ|子ども|初心者|ファン|社内|会社|学校|大学|家庭|チーム|自分|個人|地域|町内|地元|日本|国内|最新|スマホ|ウェブ|Web|PC|人|者)$/iu
const ours = /^(?:my|our|the|min|mitt|mina|vår|vårt|våra|うちの|私の|自分の)\s*/iu
const article = /^(?:an?|some|all|local|used|second-hand|secondhand|en|ett|några|lokala|begagnade) /iu
const deedEnd: Record<Language, RegExp> = {
  en: /[a-z]{2,}ing$/,
  sv: /(?:ning|passning|ing|skjuts)(?:en)?$/,
  ja: /(?:代行|送迎|掃除|散歩|刈り|修理|練習|当番|配達|作業|かき)$/,
}
/** Goods, though whoever deals in them is a trade of that name. */
const concrete = new Set<NounClass>(['vehicle', 'artifact', 'product', 'animal', 'plant', 'food'])
const noGoods = new Set<NounClass>(['person', 'group', 'act'])
const subjectWordsMax = 4

/** What a subject is, of what may take the place of the product's own thing. */
function classOfSubject(noun: string, language: Language, thing: Reading | undefined, isOurs: boolean): SubjectClass | null {
  const last = noun.slice(noun.lastIndexOf(' ') + 1).toLowerCase()
  const one = language === 'en' ? singular(last) : language === 'sv' ? swedishSingular(last) : noun
  if (audience.test(noun)) return null
  const isMany = language === 'ja' || (language === 'en' ? isPlural(last) : isSwedishPlural(last))
  const nounClass = classOfNoun(one, language)
  if (nounClass === 'person' || (thing && knownThings.get(thing.id)?.entry.actor)) return isMany ? 'providers' : null
  if (thing) return deedEnd[language].test(last) || nounClass === 'act' ? 'deeds' : 'goods'
  if (deedEnd[language].test(last)) return 'deeds'
  if (nounClass === 'act') return 'deeds'
  if (noGoods.has(nounClass)) return null
  if (nounClass === 'place' && isMany && !isOurs) return 'places'
  // "for our school", 「美容室向け」: a place that is ours, and a trade, is whom it is for
  const isTrade = readingsOfPhrase(one, language === 'ja' ? 'en' : language).some(({ kind }) => kind === 'domain')
  const isJapaneseTrade = language === 'ja' && (readingsOf('ja').get(noun) ?? []).some(({ kind }) => kind === 'domain')
  if ((isOurs && (!isMany || nounClass === 'place')) || ((isTrade || isJapaneseTrade) && !concrete.has(nounClass))) return null
  return isMany ? 'goods' : null
}

/** The thing that what stands behind "for …" names, where the product is about such things. */
function subjectThing(kind: ProductKind, found: FoundProduct, language: Language): SaidThing | null {
  const { subject: phrase, isAbout } = found
  if (!phrase || !kind.subject) return null
  const isOurs = ours.test(phrase)
  const noun = phrase.replace(ours, '').replace(article, '').trim()
  if (!noun || noun.split(/\s+/).length > subjectWordsMax) return null
  const readings =
    language === 'ja'
      ? (readingsOf('ja').get(noun) ?? [])
      : [noun, noun.slice(noun.lastIndexOf(' ') + 1)].flatMap((words) => readingsOfPhrase(words.toLowerCase(), language))
  const thing = readings.find((reading) => reading.kind === 'thing')
  if (thing && kind.keeps?.[thing.id] !== undefined) return null
  const subject = isAbout && language === 'ja' && !audience.test(noun) ? 'goods' : classOfSubject(noun, language, thing, isOurs)
  if (!subject || !kind.subject.takes.includes(subject)) return null
  const place = keptThing(kind, kind.subject.of, language)
  // 賃貸物件: of the kind the product is about
  if (language === 'ja' && [place.one, ...place.known!.nouns.ja.all].some((word) => noun.endsWith(word))) return null
  if (subject === 'providers') {
    const { one, many } = sayNoun(noun, language)
    return { ...place, one, many }
  }
  if (subject === 'deeds')
    return withFields(sayNoun(language === 'en' && !thing ? `${noun} job` : noun, language, thing), place, language)
  return withFields(sayNoun(noun, language, thing), place, language)
}

/** "a recipe app like Pinterest": what was named ahead of the product is what it is about. */
function headThing(kind: ProductKind, { things, prompt, language }: Intent, { start }: FoundProduct): SaidThing | null {
  const head = prompt.slice(0, start).toLowerCase()
  const said = things.find(
    ({ known, one, many, fields, views }) =>
      !known?.entry.actor &&
      kind.keeps?.[known?.id ?? ''] === undefined &&
      !fields.length &&
      !views.length &&
      [one, many].some((word) => head.includes(word.toLowerCase())),
  )
  return said && kind.subject ? withFields(said, keptThing(kind, kind.subject.of, language), language) : null
}

/** What the product says of its own kind of thing alone: the genre of a film is none of a board game. */
const ownOnly = new Set(['category', 'type', 'genre', 'cuisine'])
/** What is said of anything that is shown, lent or sold. */
const ofAnything = new Set(
  `image price rating location city address dayPrice owner available host amenities capacity condition endDate amount dueDate assignee
  priority tags favorite securityDeposit date time status notes description customerName phone`.split(/\s+/),
)
function withFields(said: SaidThing, place: SaidThing, language: Language): SaidThing {
  const { known } = said
  const own = known?.fields.filter((use) => !use.onRequest && !use.target).map(({ id }) => id) ?? []
  const told = (id: string) => id === 'description' && own.includes('notes')
  const fields = place.fields.filter(({ id, thing }) => !ownOnly.has(id) && !told(id) && (!known || thing || ofAnything.has(id)))
  const more = fields.filter(({ id }) => !own.includes(id))
  return {
    ...said,
    views: place.views,
    fields: [...own.map((id) => fieldOfToken(id, language)), ...more],
    standsFor: place.known!.id,
  }
}

const isSameNoun = (one: SaidThing, other: SaidThing) =>
  (one.known !== undefined && one.known === other.known) || one.one.toLowerCase() === other.one.toLowerCase()

/** Adds what `more` has and the thing has not. */
function enrich(thing: SaidThing, more: SaidThing): void {
  for (const field of more.fields)
    if (!thing.fields.some((each) => isSameField(each, field) || (each.concept !== undefined && each.concept === field.concept)))
      thing.fields.push(field)
  for (const view of more.views) if (!thing.views.includes(view)) thing.views.push(view)
}

/** Puts into the intent of the rest of a prompt what the product it names would keep and show. */
export function takeProduct(intent: Intent, found: FoundProduct): void {
  const { language } = intent
  const named = productKindOf(found.kind)
  const other = named.otherwise && productKindOf(named.otherwise)
  const kind = other && subjectThing(other, found, language) ? other : named
  const kept = Object.keys(kind.keeps ?? {}).map((id) => keptThing(kind, id, language))
  const about = subjectThing(kind, found, language) ?? headThing(kind, intent, found)
  const told = intent.things.find(
    (each) =>
      !each.known?.entry.actor &&
      (each.fields.length > 0 || each.views.length > 0) &&
      !kept.some((thing) => isSameNoun(thing, each)),
  )
  const place = kept.find(({ known }) => known?.id === kind.subject?.of)
  for (const page of kind.pages ?? []) intent.pages.add(page)
  for (const service of kind.services ?? []) intent.services.add(service)
  for (const tool of kind.tools ?? []) {
    intent.toolFirst ||= !kept.length
    intent.tools.add(tool)
  }
  if (place && (told ?? about)) {
    const own = told ?? about!
    if (told) {
      told.standsFor = place.known!.id
      enrich(told, about && isSameNoun(told, about) ? about : { ...place, fields: [] })
    }
    kept.splice(kept.indexOf(place), 1, own)
    for (const field of kept.flatMap(({ fields }) => fields)) if (field.thing === place.known!.id) field.label = own.one
  }
  const bySubject = new Set(nounsIn(found.subject, language))
  const said = new Set<SaidThing>()
  const rest = intent.things.filter((each) => {
    const twin = kept.find((thing) => thing !== each && isSameNoun(thing, each))
    if (twin) {
      const both = { ...each, fields: [...each.fields], views: [...each.views] }
      enrich(both, twin)
      Object.assign(twin, { fields: both.fields, views: both.views })
      said.add(twin)
    }
    const isSubject = !each.fields.length && [each.one, each.many].some((word) => bySubject.has(word.toLowerCase()))
    return !twin && !kept.includes(each) && !(isSubject && kept.length > 0)
  })
  for (const thing of kept.slice(1)) if (!said.has(thing)) thing.brought = true
  intent.things = [...kept, ...rest]
  intent.product = { name: found.name, kind: kind === named ? found.kind : named.otherwise! }
  if (kept.length) intent.about = []
  // the words that stood for the product name no field
  const stood = standingFor(named, language).toLowerCase()
  intent.loose = intent.loose.filter(({ label }) => !stood.includes(label.toLowerCase()))
  intent.unknown = intent.unknown.filter((word) => !found.subject.toLowerCase().includes(word.toLowerCase()))
  if (intent.name === undefined && kept.length && !intent.domains.length && !intent.trade)
    intent.name = about?.many ?? localText(kind.name, language)
}

/** "dog owners" and "owners", one and many: what the reader may have made of what stands behind "for …". */
function nounsIn(phrase: string, language: Language): string[] {
  const words = phrase.toLowerCase().replace(ours, '').split(/\s+/)
  const tails = words.map((_, at) => words.slice(at).join(' '))
  const one = language === 'en' ? singular : language === 'sv' ? swedishSingular : (word: string) => word
  return [...tails, ...tails.map(one)]
}
