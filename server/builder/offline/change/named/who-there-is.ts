// "The kids are Mia, Josh and Ellie", "vi är fem: Eva, Gunilla …", スタイリストは田中、佐藤の2人です: who or what there is, by name. They are the rows of the list
// that is called so, or the choices of the field; else a choice where somebody books. Null where the project has no place for them.
import type { Language } from '#shared/languages.ts'
import { isPlural, singular, swedishSingular, swedishStems } from '../../lexicon/inflect.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { numberWords } from '../../lexicon/number-words.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { kindLabel } from '../../page-parts/survey-parts.ts'
import { notUnderstood } from '../../reply/phrases.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { capitalised, sayNoun } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { withoutRelative } from '../choices/choice-words.ts'
import { chosen } from '../outright/choices.ts'
import { does, type Reading, tells } from '../reading.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { areProper, namesListed } from './names-listed.ts'

const charsMax = 300
const counted = String.raw`(?<count>\d{1,2}|\p{L}{2,9})`
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:(?:and|also|so|oh|ok|hi)[,!]? )*(?:(?:the|our|my|all the|all our) )?(?:names of (?:the|our|my) )?(?<what>\p{L}[\p{L}’' -]{1,30}?)(?:['’]s?)?(?: names)? (?:are|is|will be)(?: called| named)?:? (?<names>.+)$/iu,
    new RegExp(
      String.raw`^(?:(?:and|also|so|oh|ok|hi)[,!]? )*(?:there (?:are|is|will be)|we (?:have(?: got)?|['’]ve got|run|own)|i (?:have(?: got)?|['’]ve got)) ${counted}(?: different| of them)? (?<what>\p{L}[\p{L}' -]{1,30}?)(?:: |, | [-–] | called | named |,? namely )(?<names>.+)$`,
      'iu',
    ),
    new RegExp(
      String.raw`^(?:we(?: are|['’]re)|there(?: are|['’]re)) ${counted}(?: of us| people| in (?:the|our) \p{L}+)?(?:: |, | [-–] )(?<names>.+)$`,
      'iu',
    ),
  ],
  sv: [
    /^(?:(?:och|hej|ok|förresten)[,!]? )*(?:(?:de|dom|våra|mina|alla|namnen på) )?(?<what>\p{L}[\p{L} -]{1,30}?) (?:är|heter):? (?<names>.+)$/iu,
    new RegExp(
      String.raw`^(?:(?:och|hej|ok)[,!]? )*(?:det finns|vi har|jag har) ${counted}(?: olika| st(?:ycken)?)? (?<what>\p{L}[\p{L} -]{1,30}?)(?:: |, | [-–] | som heter | nämligen )(?<names>.+)$`,
      'iu',
    ),
    new RegExp(String.raw`^vi är ${counted}(?: st(?:ycken)?| personer| pers)?(?: i \p{L}+)?(?:: |, | [-–] )(?<names>.+)$`, 'iu'),
  ],
  ja: [
    /^(?:あと|それと)?、?(?<what>[^、。はがを\s]{1,12})(?:は|が)、?(?<names>[^。]+?)の?(?:(?<count>[\d一二三四五六七八九十]+)(?:人|名|つ|室|部屋|台|店舗|種類|面))?(?:です|だよ|だ|になります|でお願いします)?。?$/u,
  ],
}
/** Who is to be picked: "let people pick which barber they want - Dean, Kyle or Moz". */
// 「置き場所も入れて、部室・倉庫から選べるように」: in Japanese the picking stands behind and is taken off before, see `pickedToo`
const picks: Record<Language, RegExp> = {
  en: /^(?:(?:please|also|and|can you|could you) )*(?:(?:let|allow) (?:the |our |my )?\p{L}+(?: to)?|(?:the |our |my )?\p{L}+ (?:should|must|need to|have to|want to|can|could)(?: be able to)?) (?:pick|choose|select|book|say|request) (?:(?:which|what|a|an|their|the|between|from)(?: of)? )*(?<what>\p{L}[\p{L} -]{1,30}?)(?: (?:they|he|she|you) (?:want|prefer|like|need)s?| (?:they|you)['’]d (?:like|prefer))?(?:: |, | [-–]+ | \()(?<names>[^()]+)\)?$/iu,
  sv: /^(?:(?:snälla|också|och) )*(?:(?:man|\p{L}+) (?:ska|måste|bör|vill|behöver)(?: kunna| få)*|låt \p{L}+) (?:välja|boka|önska|ange)(?: mellan| vilken| vilket| vilka| en| ett| sin| sitt)* (?<what>\p{L}[\p{L} -]{1,30}?)(?: (?:de|dom|man) vill(?: ha)?)?(?:: |, | [-–]+ | \()(?<names>[^()]+)\)?$/iu,
  ja: /^(?:(?:あと|それと|また)、?)?(?:(?<of>[^、。はがをもに\s]{1,12})には?)?(?<what>[^、。はがをもに\s]{1,14})[もを](?:新しく)?(?:入れ|追加し|足し|加え|つけ|付け|載せ|作っ)て、(?<names>.+)$/u,
}
/** A thing whose name it is, and no value of it. */
const telling: Record<Language, RegExp> = {
  en: /:|called|named|namely/iu,
  sv: /:|heter|nämligen/iu,
  ja: /$^/u,
}

/** Those who do the work, whatever they are called. */
const workers = new Set([
  'employee',
  'coach',
  'instructor',
  'teacher',
  'volunteer',
  'driver',
  'doctor',
  'staffMember',
  'barStaff',
])
/** Who a group consists of, the likeliest first. */
const groups = ['member', 'familyMember', 'participant', 'player', 'employee', 'friend', 'roommate', 'student', 'child', 'person']

const isTitled = ({ fields, titleField }: Thing): boolean => {
  const title = fields.find(({ id }) => id === titleField)
  return title?.type === 'text' && !title.formula
}
const oneOf = (what: string, language: Language): string =>
  language === 'en'
    ? what.replace(/[\p{L}]+$/u, (word) => singular(word.toLowerCase()))
    : language === 'sv'
      ? swedishSingular(what)
      : what

/** "Vets", "frisör": who does something, by class or by calling; a shop does not. */
function isCalling(one: string, language: Language): boolean {
  const classed = classOfNoun(one, language)
  const readings = readingsIn(one, language)
  return (
    classed === 'person' ||
    readings.some(({ kind, id }) => kind === 'thing' && workers.has(id)) ||
    (classed === 'object' && readings.some(({ kind }) => kind === 'domain'))
  )
}
const isRoom = (one: string, language: Language): boolean =>
  classOfNoun(one, language) === 'place' || /^(?:spaces?|areas?|venues?|utrymmen?|ytor|スペース)$/iu.test(one)

/** The list that is called so; that of those who work, or of the rooms, where there is only one. */
function listOf(model: ProjectModel, what: string, language: Language): Thing | undefined {
  const one = oneOf(what, language)
  const named = resolveThing(model, what, language) ?? resolveThing(model, one, language)
  if (named) return named
  const alone = (concepts: ReadonlySet<string>) => {
    const found = model.things.filter(({ concept }) => concepts.has(concept ?? ''))
    return found.length === 1 ? found[0] : undefined
  }
  if (readingsIn(one, language).some(({ kind, id }) => kind === 'thing' && id === 'child')) return alone(families)
  if (isCalling(one, language)) return alone(workers)
  return isRoom(one, language) ? alone(rooms) : undefined
}
const families = new Set(['familyMember'])
const rooms = new Set(['room', 'venue', 'court', 'studio', 'hall', 'facility', 'meetingRoom', 'space'])

const choosable = new Set<Field['type']>(['select', 'text', 'ref'])
const suits = ({ thing, field }: { thing: Thing; field: Field }) =>
  choosable.has(field.type) && field.id !== thing.titleField && !field.formula
/** The field that is called so, or the only one whose name ends so: "Delivery driver", "Ansvarig elektriker". */
function fieldOf(model: ProjectModel, what: string, language: Language): { thing: Thing; field: Field } | undefined {
  const one = oneOf(what, language)
  const found = resolveField(model, one, language, mainThing(model)) ?? resolveField(model, what, language, mainThing(model))
  if (found && suits(found)) return found
  if (found) return undefined
  if (language === 'ja') return stateOf(model, what)
  const stems = language === 'sv' ? swedishStems(one.toLowerCase()) : [one.toLowerCase()]
  const near = model.things
    .flatMap((thing) => thing.fields.map((field) => ({ thing, field })))
    .filter((at) => suits(at) && stems.includes(at.field.label.toLowerCase().split(/\s+/u).at(-1)!))
  return near.length === 1 ? near[0] : undefined
}

/** 「案件の状態は見積中、確定…」 of projects that have their stages: how far each is goes by many names. */
function stateOf(model: ProjectModel, what: string): { thing: Thing; field: Field } | undefined {
  if (!/(?:状態|状況|ステータス|進捗|段階|ステージ)$/u.test(what)) return undefined
  const places = model.things.flatMap((thing) => thing.fields.map((field) => ({ thing, field })))
  const states = places.filter(({ field }) => field.type === 'select' && /^(?:status|stage|progress)$/u.test(field.concept ?? ''))
  return states.find(({ thing }) => thing === mainThing(model)) ?? (states.length === 1 ? states[0] : undefined)
}

/** 「案件の状態」: of the list that is named ahead of it. */
function ownedBy(model: ProjectModel, what: string): { at: ProjectModel; what: string } {
  const [, owner = '', own = ''] = /^(?<owner>[^の]+)の(?<own>[^の]+)$/u.exec(what) ?? []
  const thing = owner ? resolveThing(model, owner, 'ja') : undefined
  return thing ? { at: { ...model, things: [thing] }, what: own } : { at: model, what }
}

/** What has its day is put in with it: the names alone say too little. */
const isDated = ({ fields }: Thing): boolean => fields.some(({ type, required }) => type === 'date' && required === true)

/** Who was there under that name stays as told; the examples go. */
function asRows(thing: Thing, names: readonly string[], language: Language): Reading {
  const rows = names.map((name) => {
    const title = language === 'ja' ? name : capitalised(name)
    const had = thing.empty ? thing.rows.find((row) => row[thing.titleField] === title) : undefined
    return had ? { ...had } : { [thing.titleField]: title }
  })
  return {
    operations: [{ op: 'setRows', thing: thing.id, rows }],
    notes: [{ kind: 'kept', text: rowSays.storedStays[language] }],
  }
}

/** A question of the survey that asks for it, which then has them to choose from. */
function asQuestion(model: ProjectModel, what: string, names: readonly string[], language: Language): Operation | null {
  const thing = model.things.find(({ concept }) => concept === 'surveyQuestion')
  const low = [what, oneOf(what, language)].map((each) => each.toLowerCase())
  const at = thing?.rows.findIndex((row) => {
    const text = String(row[thing.titleField] ?? '').toLowerCase()
    return low.some((each) => text === each || (each.length > 3 && new RegExp(`(?<!\\p{L})${each}(?!\\p{L})`, 'u').test(text)))
  })
  if (!thing || at === undefined || at < 0 || !/^[\p{L} -]+$/u.test(what)) return null
  return {
    op: 'changeRow',
    thing: thing.id,
    at,
    values: { kind: kindLabel('choice', model.language), options: names.map((name) => capitalised(name)) },
  }
}

/** Where somebody books or orders, or the main list. */
const hostOf = (model: ProjectModel): Thing | undefined => {
  const ordered = model.pages.find(({ kind }) => kind === 'shop')?.parts?.['order']
  const booked = model.pages.find(({ kind }) => kind === 'booking')?.thing ?? ordered
  return (
    model.things.find(({ id }) => id === booked) ??
    model.things.find(({ concept }) => concept === 'booking' || concept === 'visit') ??
    mainThing(model)
  )
}

/** So many that stand behind は are told to be all there are. */
const listedMin = 3

/** `isPicked`: that one picks among them is said. */
function placed(given: ProjectModel, said: string, names: string[], isPicked: boolean, language: Language): Reading | null {
  const { at: model, what } = language === 'ja' ? ownedBy(given, said) : { at: given, what: said }
  const asked = asQuestion(model, what, names, language)
  if (asked) return does(asked)
  if (model.things.some(({ concept }) => concept === 'surveyQuestion') && !resolveThing(model, what, language)) return null
  const list = listOf(model, what, language)
  const at = fieldOf(model, what, language)
  const isLabelled = at && [what, oneOf(what, language)].some((each) => each.toLowerCase() === at.field.label.toLowerCase())
  const target = at?.field.type === 'ref' ? model.things.find(({ id }) => id === at.field.target) : undefined
  const rows = isLabelled && !target ? undefined : (list ?? target)
  if (rows && isDated(rows)) return null
  if (rows && isTitled(rows)) return asRows(rows, names, language)
  const options = names.map((name) => (language === 'ja' ? name : capitalised(name)))
  if (at && at.field.type !== 'ref')
    return does(
      at.field.type === 'select'
        ? { op: 'setOptions', thing: at.thing.id, field: at.field.id, options }
        : { op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'select', options },
    )
  const one = oneOf(what, language)
  const host = model === given ? hostOf(model) : mainThing(model)
  const isListed = language === 'ja' ? names.length >= listedMin : isCalling(one, language)
  if (!host || !(isPicked || isListed)) return null
  const assigned = host.fields.find(({ concept, type }) => concept === 'assignee' && type === 'text')
  if (assigned && isCalling(one, language))
    return does({ op: 'retypeField', thing: host.id, field: assigned.id, type: 'select', options })
  const known = readingsIn(what, language).find(({ kind }) => kind === 'thing')
  return does(chosen(host, sayNoun(what, language, known).one, options, model, language))
}

/** The people of the project: "we are five". */
const peopleOf = (model: ProjectModel): Thing | undefined =>
  groups.flatMap((concept) => model.things.find((thing) => thing.concept === concept) ?? [])[0]

const isCount = (count: string | undefined, names: readonly string[]): boolean => {
  if (count === undefined) return true
  const told = numberWords.get(count.toLowerCase()) ?? Number(count)
  return Number.isNaN(told) ? false : told === names.length
}
/** "Too long", "noisy": how somebody finds what there is. */
const howItIs =
  /^(?:too|so|very|really|quite|all|always|never|still|a bit|pretty) .+$|^\p{Ll}+(?:ic|ous|ful|less|ish|able|ible|ive)$|^(?:boring|annoying|confusing|tiring|noisy|messy|lazy|happy|angry|hungry|busy|tired|bored|late|slow|fast|big|small|long|short|good|bad|great|ugly|wrong|right|fine|old|new|sad|mad|cheap|expensive|rude|nice)$/u
/** "Let us choose allergies from nuts, milk, egg": the list begins there. */
const amid = /(?<!\p{L})(?:from|of|between|among|by|with|for|and|as|is|are|från|mellan|bland|ur|av|med|för|och|som|är)(?!\p{L})/iu
/** Not what somebody thinks of it, and no state. */
const noName =
  /^(?:it|this|that|they|these|those|there|here|what|who|which|det|den|detta|vad|vem|これ|それ|ここ)$|(?:^|\s)(?:colou?rs?|fonts?|hours|times|days|dates|prices|fields?|columns?|lists?|pages?|tabs|sections|views|questions|buttons|färger(?:na)?|typsnitt(?:en)?|(?:öppet)?tider(?:na)?|dagar(?:na)?|datum(?:en)?|priser(?:na)?|fält(?:en)?|kolumner(?:na)?|listor(?:na)?|sidor(?:na)?|flikar(?:na)?|frågor(?:na)?|knappar(?:na)?)$|^(?:営業時間|定休日|休み|料金|価格|値段|日程|住所|色|配色|文字|項目|列|欄|ページ|画面|必須.*|質問|ボタン|メニュー)$/iu
/** "Name, phone and e-mail" are what is kept, and nobody. */
const areFields = (names: readonly string[], language: Language): boolean =>
  names.filter((name) => readingsIn(name, language).some(({ kind }) => kind === 'field')).length * 2 >= names.length

/** "… Let people pick which one": said behind them. */
const pickedToo: Record<Language, RegExp> = {
  en: /(?:[.;,]|,? and|,? so)+ (?:please |just |make it so |can you )*(?:(?:let|allow) (?:the |our )?\p{L}+(?: to)?|(?:i|we|they|you)(?:['’]d)?(?: can| could| only| just| want| like| need| have| to)*) (?:just )?(?:pick|choose|select|tap|tick|click)(?: (?:which|one|which one|between them|from (?:them|these|a list)|among them|it))?(?:[,;.] .*)?[.!]*$/iu,
  sv: /(?:[.;,]|,? och|,? så)+ (?:låt \p{L}+ (?:få )?|(?:man|\p{L}+) ska(?: kunna| få)? )(?:välja|kunna välja)(?: (?:vilken|vilket|en|mellan dem|bland dem))?[.!]*$/iu,
  ja: /(?:の)?(?:中)?から(?:[一1]つ|ひとつ)?(?:を)?(?:選|えら)[^、。]*。?$/u,
}

/** 「世帯の一覧も作って、」: something else is to be done first, and no name of what one picks. */
const doesFirst = /[もをにへ].*[てで]$/u

/** What each costs is told with its name: those are prices. */
const amounts = /[$£€¥]\s?\d|\d\s?(?:kr(?!\p{L})|:-|円|[€£$])/u

export function whoThereIs(model: ProjectModel, text: string, language: Language): Reading | null {
  if (text.length > charsMax || /[?？]/u.test(text) || amounts.test(text)) return null
  const isPicked = pickedToo[language].test(text.trim())
  const said = text.trim().replace(pickedToo[language], '')
  const { of, what = '', names: among = '' } = picks[language].exec(said)?.groups ?? {}
  const picked = of ? `${of}の${what}` : what
  const options = picked && (isPicked || language !== 'ja') ? namesListed(among, language) : null
  if (options && !noName.test(bare(picked)) && !amid.test(picked)) return placed(model, bare(picked), options, true, language)
  // 「カットとカラーとパーマから選べるように」: of what is not said
  const unnamed = language === 'ja' && isPicked && !/[はがを]|欄|項目/u.test(said) ? namesListed(said, language) : null
  if (unnamed && !unnamed.some((each) => doesFirst.test(each)) && !areFields(unnamed, language))
    return placed(model, '種類', unnamed, true, language)
  for (const form of forms[language]) {
    const { what, names: list = '', count } = form.exec(said)?.groups ?? {}
    const names = list ? namesListed(list, language) : null
    if (!names || !isCount(count, names) || areFields(names, language)) continue
    if (what === undefined) {
      const people = areProper(names, language) ? peopleOf(model) : undefined
      return people && isTitled(people) && !isDated(people)
        ? asRows(people, names, language)
        : tells(notUnderstood[language]([said]))
    }
    const name = withoutRelative(bare(what), language)
    if (names.every((each) => howItIs.test(each)) && resolveThing(model, name, language))
      return tells(notUnderstood[language]([said]))
    const isSure = areProper(names, language) || (count !== undefined && telling[language].test(said))
    if (
      !isSure ||
      noName.test(name) ||
      (language === 'en' && !isPlural(name.split(/\s+/u).at(-1)!.toLowerCase()) && !people.test(name))
    )
      continue
    const reading = placed(model, name, names, isPicked, language)
    if (reading) return reading
  }
  return null
}
/** Many, without an ending that says so. */
const people = /(?:staff|team|crew|people|children|men|women|personnel)$/iu
