// "Newest first", "sort by price", "group by category", "show only open ones": how lists start.
import type { Language } from '#shared/languages.ts'
import { knownFields, optionLabel } from '../../lexicon/lexicon.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { capitalised } from '../../understand/said.ts'
import { canHead, isNumber, isDay } from '../../field-kinds.ts'
import { does, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import { bare, mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { conceptOf, isDue, namesIn, narrowings, thingFor } from '../said-parts.ts'

const downwards =
  /\b(?:desc(?:ending)?|hardest|heaviest|highest|largest|biggest|greatest|most|best|top|newest|latest|recent|priciest|most expensive|longest|z\s*(?:-|to)\s*a|reverse[d]?|fallande|högst|högsta|störst|största|mest|bäst|bästa|nyast|nyaste|senast|senaste|dyrast|dyraste|längst|längsta|omvänd)\b|降順|高い|大きい|多い|新しい|長い|良い|遅い/i
const upwards =
  /\b(?:asc(?:ending)?|easiest|simplest|lightest|youngest|lowest|smallest|least|fewest|worst|oldest|earliest|soonest|next|closest|cheapest|shortest|a\s*(?:-|to)\s*z|stigande|lägst|lägsta|minst|minsta|sämst|tidigast|tidigaste|närmast|närmaste|billigast|billigaste|kortast|kortaste)\b|äldst|昇順|低い|安い|小さい|少ない|古い|早い|近い|短い/i

const superlative =
  /^(?:show |put |list |display |visa |ha |lägg )?(?:me )?(?:the |de |den |det )?((?:most |least )?(?:newest|latest|recent|oldest|cheapest|expensive|priciest|highest|lowest|largest|biggest|smallest|best|worst|longest|shortest|earliest|soonest|next|closest|urgent|important|popular|easiest|simplest|hardest|heaviest|lightest|youngest|strongest|nyast|nyaste|senast|senaste|äldst|äldsta|billigast|billigaste|dyrast|dyraste|högst|högsta|lägst|lägsta|störst|största|minst|minsta|bäst|bästa|sämst|sämsta|längst|längsta|kortast|kortaste|tidigast|tidigaste|närmast|närmaste|viktigast|viktigaste))\b\s*(.*?)\s*(?:first|on top|at the top|först|överst|högst upp)?$/iu
const firstMark = /(?<!\p{L})(?:first|on top|at the top|först|överst|högst upp)$/iu

const sortForms: Record<Language, RegExp> = {
  en: /^(?:sort|order|arrange|rank|list|show|display|change the (?:sort(?:ing)?|order)|default sort)\s*(.*?)\s*(?:sorted |ordered |to )?\b(?:by|on|according to)\s+(.+)$/i,
  sv: /^(?:sortera|ordna|rangordna|visa|lista)\s*(.*?)\s*(?:sorterade? )?(?:efter|på|enligt)\s+(.+)$/i,
  ja: /^(?:(.+?)を)?(.+?)(?:の?(?:昇順|降順)|の?(?:新しい|古い|高い|安い|低い|大きい|小さい|早い|遅い|近い|多い|少ない|長い|短い|良い)順|(?<![打手筆道席語])順(?![番位序])|で並[べび]|で(?:ソート|整列))/,
}

export function readOrder(model: ProjectModel, clause: Clause, language: Language): Reading {
  const { text } = clause
  if (/alphabet|i bokstavsordning|五十音|アルファベット/i.test(text)) {
    const thing = thingFor(
      model,
      text
        .replace(/\b(?:sort|order|list|alphabetically|in alphabetical order|sortera|visa|i bokstavsordning|alfabetiskt)\b/gi, ' ')
        .trim(),
      language,
    )
    return thing ? does({ op: 'setOrder', thing: thing.id, by: thing.titleField, descending: false }) : nothing
  }
  const sorted = sortForms[language].exec(text)
  const isSort = /^(?:sort|order|arrange|rank|sortera|ordna|rangordna)|sort|\b(?:sorted|ordered)\b|順|ソート|並/i.test(text)
  if (sorted && isSort) {
    const named = sorted[1] ? resolveThing(model, sorted[1], language) : undefined
    const thing = named ?? mainThing(model)
    if (thing) return orderBy(model, thing, sorted[2]!, text, language, named !== undefined)
  }
  const most = superlative.exec(text)
  if (!most || !(firstMark.test(text) || /^(?:newest|latest|oldest|nyast|äldst)/i.test(text))) return nothing
  const thing =
    (most[2] &&
      narrowings(most[2], language)
        .map((name) => resolveThing(model, name, language))
        .find(Boolean)) ||
    mainThing(model)
  return thing ? orderBy(model, thing, most[2]!, `${most[2]} ${most[1]}`, language) : nothing
}

/** The order that a name and the words about it ask for: "price", "price, highest first". */
function orderBy(model: ProjectModel, thing: Thing, name: string, said: string, language: Language, isOfNamed = false): Reading {
  // "next watering", "åter senast": what stands in a name tells no direction
  const label = labelIn(model, thing, name)
  const beside = label ? said.toLowerCase().replace(label, ' ') : said
  const descends = downwards.test(beside)
  const ascends = upwards.test(beside) && !/^(?:latest|senaste)/i.test(beside)
  const names = (label ?? name)
    .replace(
      /[,(].*$|\b(?:in )?(?:descending|ascending|desc|asc|fallande|stigande)(?: order| ordning)?\b|の?(?:昇順|降順|(?:新しい|古い|高い|安い|低い|大きい|小さい|早い|遅い|近い|多い|少ない|長い|短い|良い)?順).*|で並.*|でソート.*/gi,
      '',
    )
    .replace(label ? /(?!)/ : new RegExp(`${downwards.source}|${upwards.source}`, 'gi'), ' ')
    .replace(/\b(?:first|to|on top|ones?|först|överst|de|den)\b/gi, ' ')
    .trim()
    .replace(/[がのはを]$/, '')
  const called = [thing, ...model.things]
    .map((each) => ({ thing: each, field: fieldCalled(model, each, names, language) }))
    .find((each) => each.field)
  // "the waiting list by date joined": its own day, where that of another list is called so
  const ownDay = isOfNamed && called && called.thing !== thing && isDay(called.field) ? thing.fields.find(isDay) : undefined
  const exact = ownDay ? { thing, field: ownDay } : called
  const field = fieldLike(thing, names) ?? fieldMeant(thing, said)
  // "the biggest deals" are those of the biggest amount, also where a deal has a name
  const isNamed = exact?.field?.label.toLowerCase() === names.toLowerCase()
  const isMeasured =
    !isNamed &&
    field !== undefined &&
    /highest|lowest|largest|biggest|smallest|cheap|expensive|störst|minst|dyr|billig/i.test(said)
  const at =
    (isMeasured && exact && !isNumber(exact.field) && !isDay(exact.field!) ? { thing, field } : exact) ??
    (field
      ? { thing, field }
      : names && model.things.map((each) => ({ thing: each, field: fieldLike(each, names) })).find((each) => each.field))
  if (!at || !at.field) {
    const isAge = /newest|latest|recent|oldest|nyast|senast|äldst|新しい|古い|created|added|skapad|tillagd|登録|追加/i.test(said)
    const oldest = /oldest|äldst|古い/i.test(said)
    return isAge ? does({ op: 'setOrder', thing: thing.id, by: 'newest', descending: oldest }) : nothing
  }
  // the oldest has the highest age
  if (/^(?:age|ålder)$/i.test(conceptOf(at.field)) && /\b(?:oldest|youngest)\b|äldst|yngst/i.test(said))
    return does({ op: 'setOrder', thing: at.thing.id, by: at.field.id, descending: /oldest|äldst/i.test(said) })
  const natural = at.field.type === 'rating' || /priority|severity/i.test(conceptOf(at.field))
  return does({ op: 'setOrder', thing: at.thing.id, by: at.field.id, descending: descends || (natural && !ascends) })
}

/** The longest name of a field that stands in what was said, in small letters. */
const labelIn = (model: ProjectModel, thing: Thing, said: string): string | undefined =>
  [thing, ...model.things]
    .flatMap(({ fields }) => fields.map(({ label }) => label.toLowerCase()))
    .filter((label) => label.length > 2 && said.toLowerCase().includes(label))
    .toSorted((one, other) => other.length - one.length)[0]

const unsortable = new Set(['image', 'tags', 'refs', 'ref'])

function fieldCalled(model: ProjectModel, thing: Thing, names: string, language: Language): Field | undefined {
  for (const name of narrowings(names, language)) {
    const found = resolveField(model, name, language, thing)
    if (found?.thing === thing && !unsortable.has(found.field.type)) return found.field
  }
  return undefined
}

/** The field that a word of its kind points to: "by date", 日付順. */
function fieldLike(thing: Thing, names: string): Field | undefined {
  if (/\b(?:rated|rating|betyg)|評価/i.test(names)) return thing.fields.find((field) => field.type === 'rating')
  if (/\bdate|datum|日付|日/i.test(names)) return thing.fields.find(isDay)
  if (/\bname|namn|名/i.test(names)) return thing.fields.find((field) => field.id === thing.titleField)
  return undefined
}

/** The field a superlative is about when none was named: cheap is a price, next is a day. */
function fieldMeant(thing: Thing, said: string): Field | undefined {
  const first = (test: (field: Field) => boolean) => thing.fields.find(test)
  if (/cheap|expensive|pric|billig|dyr|安い/i.test(said)) return first((field) => field.type === 'money')
  if (/best|worst|popular|bäst|sämst|良い/i.test(said))
    return first((field) => field.type === 'rating') ?? first((field) => /score|votes/.test(conceptOf(field)))
  if (/easiest|simplest|hardest/i.test(said)) return first((field) => /difficulty|level/i.test(conceptOf(field)))
  if (/heaviest|lightest/i.test(said))
    return first((field) => isNumber(field) && /weight/i.test(`${conceptOf(field)} ${field.label}`))
  if (/urgent|important|critical|viktig|akut|brådsk|重要|緊急|至急|急ぎ/i.test(said))
    return first((field) => /priority|severity/i.test(conceptOf(field))) ?? first(isDue)
  if (/soonest|next|earliest|closest|tidigast|närmast|近い|早い/i.test(said)) return first(isDue) ?? first(isDay)
  if (/\b(?:oldest|youngest)\b|äldst|yngst/i.test(said)) {
    const age = first((field) => isNumber(field) && /^age$|^ålder$/i.test(`${conceptOf(field)}`))
    if (age) return age
  }
  if (/newest|latest|recent|oldest|nyast|senast|äldst|新しい|古い/i.test(said))
    return (
      first((field) => isDay(field) && !isDue(field) && !/birthday|founded/i.test(conceptOf(field))) ??
      first((field) => field.type === 'int' && /year|vintage|årgång|årtal|^år$/i.test(`${conceptOf(field)} ${field.label}`))
    )
  if (/longest|shortest|längst|kortast|長い|短い/i.test(said))
    return (
      first(
        (field) => isNumber(field) && /duration|length|minutes|time|pages/i.test(`${conceptOf(field)} ${field.unit ?? ''}`),
      ) ?? first(isNumber)
    )
  if (/highest|lowest|largest|biggest|smallest|högst|lägst|störst|minst|高い|低い|多い|少ない/i.test(said))
    return first((field) => field.type === 'money') ?? first(isNumber)
  return undefined
}

const groupForms: Record<Language, RegExp> = {
  en: /^(?:group|divide|bundle|organi[sz]e|section|show|list|display)\s*(.*?)\s*(?:grouped |divided |organi[sz]ed )?\b(?:by|per|into groups by)\s+(?:their\s+|its\s+)?(.+)$/i,
  sv: /^(?:gruppera|dela in|dela upp|ordna|visa|lista)\s*(.*?)\s*(?:grupperade? )?(?:efter|per|på|enligt|i grupper efter)\s+(.+)$/i,
  ja: /^(?:(.+?)を)?(.+?)(?:ごと|別|毎|単位|で)(?:に|で)?(?:グループ|まとめ|分け|区切|分類|整理|仕分|束ね|グルーピング|見出し)|^(?:(.+?)を)?(.+?)(?:ごと|別|毎)に(?:表示|見て|並べ|一覧)/,
}

export function readGroup(model: ProjectModel, clause: Clause, language: Language): Reading {
  const { text } = clause
  if (
    /^(?:ungroup|(?:remove|no|stop|drop)\s+(?:the\s+)?group(?:s|ing)?|(?:ta bort|ingen)\s+gruppering(?:en)?)|グループ化?を?(?:解除|やめ|なく|削除)/i.test(
      text,
    )
  )
    return does(
      ...model.things
        .filter((thing) => thing.group)
        .map((thing): Operation => ({ op: 'setGroup', thing: thing.id, group: null })),
    )
  const among = namesIn(
    text.replace(
      /[にで](?:グループ|まとめ|分け|区切|分類|整理|仕分).*$|^(?:group|split|divide|sort|dela(?: in| upp)?|gruppera)\s+(?:it |them |the list |\w+ )?(?:into|in|i)\s+/i,
      '',
    ),
  )
  const options = among.length > 1 ? among.map((name) => resolveOption(model, name, language)) : []
  const first = text.includes(':') ? undefined : options.find((each) => each !== undefined)
  if (first && options.filter((each) => each?.field === first.field).length > 1)
    return does({ op: 'setGroup', thing: first.thing.id, group: first.field.id })
  if (
    !/group|divide|bundle|organi[sz]e|section|grupp|dela (?:in|upp)|グループ|まとめ|分け|区切|分類|整理|仕分|束ね|見出し|(?:ごと|別|毎)に/i.test(
      text,
    )
  )
    return nothing
  const found =
    groupForms[language].exec(text) ??
    /^()(?:make|create|form|build|with|in|use|add|skapa|gör|i)\s+(?:an?\s+)?(.+?)\s+(?:groups?|sections|grupper)(?:\s+(?:in|i)\s+.*)?$/i.exec(
      text,
    )
  if (!found) return nothing
  const [of, by] = [found[1] ?? found[3], (found[2] ?? found[4])!]
  const named = of ? resolveThing(model, of, language) : undefined
  for (const thing of named ? [named] : [mainThing(model), ...model.things].filter((each) => each !== undefined)) {
    const place = narrowings(by, language)
      .map((name) => resolveField(model, name, language, thing))
      .find((each) => each?.thing === thing && canHead(each.field) && each.field.id !== thing.titleField)
    if (!place) continue
    const inTurn: Operation[] = isDay(place.field)
      ? [{ op: 'setOrder', thing: thing.id, by: place.field.id, descending: false }]
      : []
    return does({ op: 'setGroup', thing: thing.id, group: place.field.id }, ...inTurn)
  }
  return byNewField(named ?? mainThing(model), by, model, language)
}

/** "Group the posts by country", which they do not have yet: they get it. */
function byNewField(thing: Thing | undefined, said: string, model: ProjectModel, language: Language): Reading {
  const known = knownFields.get(readingsIn(said, language).find(({ kind }) => kind === 'field')?.id ?? '')
  if (!thing || !known || !['text', 'select'].includes(known.type) || thing.fields.some(({ id }) => id === known.id))
    return nothing
  const label = capitalised(known.label[model.language])
  const options = known.options?.map((option) => optionLabel(option, model.language))
  if (known.type === 'select' && !options?.length) return nothing
  return does(
    {
      op: 'addField',
      thing: thing.id,
      field: { id: known.id, label, type: known.type, concept: known.id, why: 'edit', ...(options && { options }) },
    },
    { op: 'setGroup', thing: thing.id, group: known.id },
  )
}

const startForms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:set |make |use )?(?:the )?default\s+(?:value\s+)?(?:of\s+|for\s+)?(.+?)\s+(?:to|is|should be|=|as|be)\s+(.+)$/i,
    /^(.+?)\s+(?:defaults? to|should default to|should start (?:as|at|with|on)|starts? (?:as|at|with)|is by default|should be by default)\s+(.+?)(?:\s+by default)?$/i,
    /^(?:make|set)\s+(.+?)\s+(?:to\s+)?(\S+)\s+by default$/i,
    /^(?:new\s+)?(.+?)\s+(?:(?:should|must|shall)\s+(?:be|have|get|start (?:as|with|at|on))|is|are|gets?|has|have|starts? (?:as|with|at|on))\s+(.+?)\s+(?:by default|from the start|at first|to start with)$/i,
    /^new\s+(.+?)\s+(?:should|must|shall)\s+(?:start|begin)\s+(?:as|with|at|on|out as)\s+(.+)$/i,
    /^(?:the\s+)?default\s+(.+?)\s+(?:is|should be|=|:)\s+(.+)$/i,
    /^(?:the\s+)?default\s+([\p{L}]+)\s+(.+)$/iu,
    /^(?:pre-?fill|pre-?select|preset|fill in|pre-?choose)\s+(.+?)\s+(?:with|as|to)\s+(.+)$/i,
    /^(?:put|use|have)\s+(?<value>.+?)\s+(?:as\s+(?:the\s+)?default|by default)\s+(?:for|in|as|on)\s+(?:the\s+)?(?<name>.+)$/i,
  ],
  sv: [
    /^(?:nya\s+)?(.+?)\s+ska(?:ll)?\s+(?:ha|få)\s+(.+?)\s+(?:som standard|från början|som förval)$/i,
    /^(?:sätt |låt |gör )?(?:förvalt?|standard(?:värdet?)?|startvärdet?)\s+(?:på\s+|för\s+)?(.+?)\s+(?:till|är|ska vara|=|vara)\s+(.+)$/i,
    /^(.+?)\s+(?:ska|bör)\s+(?:vara|börja (?:som|på|med))\s+(.+?)\s+(?:som standard|från början|som förval)$/i,
  ],
  ja: [
    /^(.+?)の(?:初期値|デフォルト値?|既定値|初期状態|最初の値)(?:を|は)[「『]?(.+?)[」』]?(?:に.*|で.*|と.*)?$/,
    /^(?:(?:新規(?:登録|作成|追加)?|新しく(?:登録|追加|作成)?(?:する)?)の?(?:場合|とき|時|際)?(?:は|に|には|、)*)?(.+?)(?:を|は|に|には|に(?:は)?自動(?:で|的に))、?(?:(?:最初|初め|はじめ|デフォルト|自動)(?:から|で|的に|は)?、?)[「『]?(.+?)[」』]?(?:(?:が|を|に|で)(?:最初|初め|はじめ|自動|デフォルト)?(?:から|で|的に)?(?:入|なる|なっ|して|セット|表示|選ば).*|に|で)$/,
    /^(.+?)[はに]は?[「『]?(.+?)[」』]?[がを](?:最初|初め|はじめ|自動|デフォルト)(?:から|で|的に)?(?:入|なる|なっ|セット|表示|選ば|して).*$/,
  ],
}

/** "Default status to open": what a new row holds. */
export function readStart(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = startForms[language].map((form) => form.exec(clause.text)).find(Boolean)
  if (!found) return nothing
  const place = narrowings(found.groups?.name ?? found[1]!, language)
    .map((name) => resolveField(model, name, language, mainThing(model)))
    .find(Boolean)
  const value = bare(found.groups?.value ?? found[2]!)
  const option = resolveOption(model, value, language)
  if (!place && option) return does({ op: 'setStart', thing: option.thing.id, field: option.field.id, start: option.option })
  if (!place || place.field.formula) return nothing
  const start = startOf(place.field, value, model, language)
  return start === undefined ? nothing : does({ op: 'setStart', thing: place.thing.id, field: place.field.id, start })
}

function startOf(field: Field, value: string, model: ProjectModel, language: Language): Field['start'] {
  if (isNumber(field)) {
    const amount = Number(value.replace(',', '.').replace(/[^\d.-]/g, ''))
    return Number.isFinite(amount) && /\d/.test(value) ? amount : undefined
  }
  if (field.type === 'bool') return /^(?:yes|true|on|checked|ticked|ja|på|ikryssad|はい|オン)/i.test(value)
  if (field.type === 'select')
    return (
      field.options?.find((option) => option.toLowerCase() === value.toLowerCase()) ??
      resolveOption(
        { ...model, things: model.things.map((thing) => ({ ...thing, fields: thing.fields.filter((each) => each === field) })) },
        value,
        language,
      )?.option
    )
  if (isDay(field))
    return /^(?:today|now|idag|i dag|今日|本日|当日|その日)/i.test(value) && field.type === 'date' ? 'today' : undefined
  return ['text', 'longtext', 'phone', 'email', 'url'].includes(field.type) ? value : undefined
}
