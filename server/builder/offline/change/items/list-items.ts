// "Test drives: which car, customer, day", "make the speakers a list of their own with bio and photo", 往診の一覧も。往診日、処置、費用: a new
// list with what each of it has, item by item; what names a list that is there points to it.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { isStopWord } from '../../lexicon/function-words.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { isPlural } from '../../lexicon/inflect.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { mendTypos } from '../../understand/typos.ts'
import { readBySigns } from '../../understand/read-intent.ts'
import { sayNoun } from '../../understand/said.ts'
import { addInTurn } from '../added-fields.ts'
import { linksFrom } from '../learned/add-list.ts'
import type { ActName } from '../learned/acts.ts'
import { likelyActs } from '../learned/hear.ts'
import { additionOf, linkTo, points, rowNamed } from '../new-lists.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { ownList } from '../readers/read-parts.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { does, tells, type Reading } from '../reading.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { isNoun, type Item, itemTold, pointingTo } from './item.ts'
import { choicesOf } from './forms.ts'
import { closings, openings, partsOf } from './items-told.ts'

const charsMax = 240
const nameWordsMax = 4
const itemsMax = 8
/** So many items that are surely fields make a list. */
const sureMin = 2
/** "Also freight cars: road name, car type, number": so many items beside what is there do, of which one is surely a field. */
const rowMin = 3
const isBeside = /^(?:also|plus|and|then|sen|även|plus)(?!\p{L})|\b(?:as well|too)\b|(?<!\p{L})(?:också|oxå)(?!\p{L})/iu
/** From so likely on, a list is asked for; less so where the text says that it is one. */
const listFrom = 0.3
const listFromNamed = 0.05
/** From so likely on, it asks for something else. */
const elseFrom = 0.9

/** `name` is what the list is called, `parts` what each has; `says` is there where a word for a list stands beside. */
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:(?:keep |track |log |manage |keep track of |keep on top of |on top of |keep an eye on |record |note |create |make |set up |add |include |need |want |have |get |give (?:me|us) |and |also |plus |then )*)(?:(?:an?|another|the)(?: new| separate| second)? (?<says>list|page|log|register|table|section|place|diary|record|book) (?:of|for) |(?<says2>somewhere) for )?(?:the |our |my |all |an? )?(?<name>[\p{L}][\p{L}'’ -]*?)(?: (?<says3>list|log|register|page))?(?: (?:as well|too|also|logged|noted|tracked))*(?:\s*[:(]\s*|\s[-–—]\s|,? (?:each )?w(?:ith|\/)? (?:an? |their |its )?|[.!?] (?!each|every|i |we |they|it ))(?<parts>.+)$/iu,
    /^(?:(?:make|keep|put|turn|have) )?(?:the |our )?(?<name>[\p{L}][\p{L}'’ -]*?)(?: (?:as|into|should be|should get|should have|ought to be|must be|need to be|needs to be|need|get|could be|want|entered once))* (?:kept |put )?(?<says>(?:in |on )?(?:an? |its |their |his |her )(?:own |separate |seperate |proper )*(?:list|thing|page|register|table|section)(?: of (?:its|their) own)?|separately|separate|seperate|once)(?:,? (?:too|as well|please))?(?:, (?=[^,]+,)|,? ?(?:with |w\/? |so (?:that )?(?:i|we) can (?:store|keep|note|add|put|see) |and has |\())(?:an? |their |its )*(?<parts>.+?)\)?$/iu,
    /^(?:each|every|an?) (?<name>[\p{L}][\p{L}'’ -]*?) belongs? to (?:an?|one|the) (?<link>[\p{L}'’-]+(?: [\p{L}'’-]+)?),? and (?<says>has|have|needs|gets) (?:an? )?(?<parts>.+)$/iu,
    /^(?:and |also |then )?(?<name>[\p{L}][\p{L}'’ -]*?)(?: as well| too)?[.!,] (?:[^.!]{1,80}[.!] )?(?:each|every|an?) (?:[\p{L}'’-]+(?: [\p{L}'’-]+)?) (?:belongs? to (?:an?|one) (?<link>[\p{L}'’-]+(?: [\p{L}'’-]+)?) and )?(?<says>has|have|needs|gets) (?:an? )?(?<parts>.+)$/iu,
    /^(?:each|every|an?) (?<host>[\p{L}'’-]+) (?:can have|has|have|belongs to) (?:an?|one|several|many|more than one) (?<name>[\p{L}'’-]+)[.,;]? (?:and )?(?:(?:keep|make|put) )?(?:the )?(?<again>[\p{L}'’-]+)(?: as a list)? (?<says>have|has|with|should have|need) (?:an? )?(?<parts>.+)$/iu,
    /^(?:the |our |all )?(?<host>[\p{L}'’-]+(?: [\p{L}'’-]+)?) belongs? to (?:an? )?(?<name>[\p{L}'’-]+)(?<says>\s*[:(]\s*|\s[-–—]\s)(?<parts>.+)$/iu,
  ],
  sv: [
    /^(?:(?:hålla|ha|håll) (?:koll|reda) på |(?:vi|jag) har (?:också |även |ju |en del |några |många |massor av )*|logga |bokföra |registrera |anteckna |lägga? till |bygga? |skapa |göra? |ha |och |sen |plus )*(?:(?:en|ett)(?: ny| nytt| egen| separat)? (?<says>lista|sida|register|logg|tabell|flik) (?:för|över|på|med) |(?<says2>lista|register|sida) (?:över|på|för|med) |(?:en |ett )?(?:ny|nytt) (?<says3>lista|sida|register|logg|tabell|flik)(?: som heter|:)? (?!(?:för|över|på|med|där|som) ))?(?:alla |våra |mina )?(?<name>\p{L}[\p{L} -]*?)(?: också| oxå| med| även| dessutom| här| i (?:samma app|appen|systemet))*(?:\s*[:(]\s*|\s[-–—]\s|, alltså |,? med |,? (?:och )?(?:det|de uppgifter) (?:jag|vi|som) [^,:]{3,40}? är |,? (?:dom|de|dem|som) (?:ska |kan |bör )?(?:har?|behöver) |,? (?:så )?(?:gör|skapa|ha|lägg upp|bygg) (?:en|ett) (?:egen |eget )?(?:lista|register|sida|flik) (?:för|över|på|med|av|till) (?:det|dem|dom|den|sånt|sådant)[.:,] (?:med )?|,? där (?:(?:det|man|vi|jag) )?(?:(?:ska |vill |kan |kunna )*(?:står?|ser?|skriver?|finns|finnas|fyller i|anger?|har?)) |[.!?] (?:där|då|på (?:dem|dom|varje)) (?:(?:behövs?|vill (?:jag|vi) (?:ha|se|kunna)|ska (?:det )?(?:finnas|stå)|står|finns|skriver|skriva) )+(?:(?:jag|vi|man) )?|[.!] (?!varje|vi |jag |de |det )|, (?=[^,]+,))(?<parts>.+)$/iu,
    /^(?:gör |lägg |ha )?(?<name>\p{L}[\p{L} -]*?)(?: (?:som|till|ska|borde|bör|måste|behöver|får|kan|blir|ju))*(?: (?:vara|få|bli|ligga|ha|finnas|stå))?(?: (?:som|till|på|i))? (?<says>(?:en|ett) (?:egen |eget |separat )(?:lista|register|sida|tabell|flik)|(?:egen|eget) (?:lista|register|sida)|för sig|egna|separat)(?:,? (?:också|tack))?(?:\s*[:(]\s*|\s[-–—]\s|, (?=[^,]+,)|[,?]? (?:med |så (?:att )?(?:jag|vi|man) kan (?:lägga in|spara|notera|skriva|ha) |vill ha |och har ))(?<parts>.+)$/iu,
    /^(?:varje|en|ett) (?<name>\p{L}[\p{L} -]*?) (?:hör till|tillhör) (?:en|ett) (?<link>\p{L}+),? och (?<says>har|ska ha) (?<parts>.+)$/iu,
    /^(?:varje|en|ett) (?<host>\p{L}+) (?:kan ju ha|kan ha|har|kan \p{L}+) (?:en|ett|flera|två) (?<name>\p{L}+)[.,;]?(?: och)?(?: kan)? (?:de få bli )?(?<again>\p{L}+) (?<says>har|ska ha|med) (?<parts>.+)$/iu,
    /^(?:varje|en|ett) (?<host>\p{L}[\p{L}-]*) (?:har|ska ha|kan ha|behöver|tillhör|hör till) (?:en|ett) (?<name>\p{L}[\p{L}-]*)(?:\s*[:(]\s*|,? (?:och )?(?:den|hen|han|hon|de) (?:har|ska ha) )(?<parts>.+)$/iu,
    /^(?:jag|vi) \p{L}+ (?:(?:ut|in|upp|också|även|en del|många|våra|mina) )*(?<name>\p{L}[\p{L}-]*)(?: [^.,]{1,30})?[.,] (?:och )?(?:ha|gör|lägg|spara|samla) (?:dem|dom|det|den) (?:i|som|till|på) (?<says>(?:en|ett) (?:egen |eget |separat |ny )*(?:lista|register|sida|flik|tabell))[,:]? (?:med )?(?<parts>.+)$/iu,
  ],
  ja: [
    /^(?:あと|それと|また|できれば)?、?(?<name>[^をはがに、。:：（）()]+?)(?:の(?<says>一覧|リスト|ページ|台帳|名簿|管理表|在庫表))?(?:も|を|が|は)?(?:別に|新しく|新たに|毎日|毎回)?(?:作り?(?:たい|って)|ほしい|欲しい|追加(?:したい|して)?|管理(?:対象に加え)?(?:したい|たい)?|残し(?:たい)?|つけ(?:たい)?|載せ(?:たい)?|入れ(?:たい)?|加え(?:たい)?|お願い|ください|必要)?(?:んですが|です|ます|してください|ください|もらえますか|くれますか|おきたい(?:です)?|な|ね)?(?:[。!！:：]|\s[-–—]\s|[（(])\s*(?<parts>[^。]+?)(?:です|も|を)?[）)。]?(?:の一覧)?(?:も|を)?(?:管理|記録|追加|登録)?(?:したい|して|してください|ほしい|欲しい)?(?:です)?$/u,
    /^(?<name>[^をはがに、。:：（）()]+?)は(?<says>別|別の一覧|独立した一覧|別リスト|別の名簿)に(?:して|したい)、?(?<parts>.+?)も?(?:書いて|入れて|メモし|記録し|残し|持たせ|つけ)(?:おき)?たい(?:です|から)?$/u,
  ],
}

/** "Harvests per hive" */
const ofEach =
  /^(.+?) (?:per|for each|for every|for the|for our|for all our|of each|för varje|på varje|till varje) (\p{L}+(?: \p{L}+)?)$/iu
/** What only wishes behind the name: "withdrawals must be logged", "läger där också". */
const wishing =
  /(?: (?:måste|ska|borde|bör|behöver)(?: också| även)? (?:loggas|noteras|sparas|registreras|skrivas upp|bokföras|finnas|vara med)| (?:coming in )?(?:must|should|need to|have to) (?:also )?be(?: (?:logged|noted|kept|recorded|tracked|stored))?| (?:där|här|there|here)| (?:också|oxå|även|tack|please|pls|as well|too))+$/iu

/** `host` is a list that is there of which a row has one. */
type Told = { name: string; parts: string; link?: string; host?: string; isSaid: boolean }

/** 'ledare' and 'ledarna', "climber" and "climbers" */
const isAlike = (one: string, other: string): boolean => {
  const front = one.toLowerCase().slice(0, Math.max(stemMin, one.length - endingMax))
  return other.toLowerCase().startsWith(front)
}
const stemMin = 3
const endingMax = 2

/** What follows the list of parts: "and each pup belongs to one". */
const tails: Record<Language, RegExp> = {
  en: /(?:,? and |[.;,] ?)(?:then |so )?(?:each|every|all|link|connect|hook(?:ed)?|tie|pick|choose|let|some|most|we|i|it|on (?:an?|the|each|every))\b.*$|[.!] .*$/iu,
  sv: /(?:,? och |[.;,] ?)(?:så |sen )?(?:(?:varje|alla|koppla|länka|så|vi|jag|man|det)(?!\p{L})|(?:en|ett) \p{L}+ (?:kan|ska|har|hör|får)(?!\p{L})).*$/iu,
  ja: /。.*$/u,
}

/** 'piece of equipment', 'föremålen' */
const speaksOf = ({ one, many }: Thing): RegExp => new RegExp(`(?<!\\p{L})(?:${escaped(one)}|${escaped(many)})`, 'iu')

/** What is told behind the parts: "one machine gets many services", "koppla föremålen till dem". */
function linksBehind(model: ProjectModel, own: Thing, others: readonly Thing[], parts: string, language: Language): Operation[] {
  const behind = tails[language].exec(parts)?.[0] ?? ''
  const spokenOf = (behind.match(/\p{L}{3,}/gu) ?? []).flatMap((word) => resolveThing(model, word, language)?.id ?? [])
  const lists = others.filter((each) => each.id !== own.id && (spokenOf.includes(each.id) || speaksOf(each).test(behind)))
  return linksFrom(model, own, lists, behind, language)
}

/** Up to the end of the bracket that was opened ahead of the parts. */
function closed(parts: string): string {
  let open = 0
  const end = [...parts].findIndex((sign) => {
    open += /[（(]/u.test(sign) ? 1 : /[）)]/u.test(sign) ? -1 : 0
    return open < 0
  })
  return end < 0 ? parts : [...parts].slice(0, end).join('')
}
/** "Inspections! For each hive: date, brood frames": whose it is stands ahead of the parts. */
const partsOfEach = /^(?:for|on|per) (?:each|every) (?<of>[\p{L}'’-]+): */iu

function toldIn(text: string, language: Language): Told[] {
  return forms[language].flatMap((form) => {
    const { name, parts, link, host, again, says, says2, says3 } = form.exec(text)?.groups ?? {}
    if (!name || !parts || (again && !isAlike(name, again))) return []
    const [, list, of] = ofEach.exec(name) ?? []
    const eachOf = partsOfEach.exec(parts)
    const isSaid = Boolean(says ?? says2 ?? says3) || wishing.test(name)
    const to = link ?? of ?? eachOf?.groups?.of
    return [
      {
        name: bare((list ?? name).replace(wishing, '').trim()),
        parts: closed(parts.slice(eachOf?.[0].length ?? 0)).replace(closings[language], ''),
        ...(to && { link: to }),
        ...(host && { host }),
        isSaid,
      },
    ]
  })
}

const assigned =
  /(?:each|every|all|link|connect|varje|alla|koppla)\b.*(?:to one|has one|picks? (?:one|an?)|in one|till en|har en|därifrån|belongs? to)|\bon (?:an?|the|each|every) .*\bwhich\b/iu

/** What a row of it has: a field, or a row of a list that is there. */
function partTold(model: ProjectModel, part: string, language: Language): Item | null {
  const to =
    rowNamed(model, part, language) ??
    model.things.find(({ one, many }) => [one, many].some((each) => each.toLowerCase() === bare(part).toLowerCase()))
  return to ? pointingTo(to) : itemTold(model, part, language)
}

const mended = (text: string, language: Language) => (language === 'ja' ? text : mendTypos(text, language))

/** What the list comes to that the whole text tells of; null where it tells of none. */
export function addListItems(model: ProjectModel, text: string, language: Language): Reading | null {
  if (text.length > charsMax || model.pages.some(({ kind }) => kind === 'landing')) return null
  const likely = likelyActs(model, text, language)
  const chance = (likely.get('add-list') ?? 0) + (likely.get('own-list') ?? 0)
  const [elseAct] = [...likely].find(([act, each]) => each >= elseFrom && !ofLists.has(act)) ?? []
  if (elseAct && elseAct !== 'group') return null
  const said = mended(text.trim().replace(/[.!]+$/, ''), language)
  for (const from of [said, ...laterSentences(said)])
    for (const told of toldIn(from.replace(openings[language], ''), language)) {
      // "separate", "for each": what says how rows are grouped says that a list is one, too
      if ((elseAct || from !== said) && !told.isSaid) continue
      const isLikely = chance >= (told.isSaid ? listFromNamed : listFrom)
      const more = moreOf(model, told, language)
      if (more) return more
      const operations = operationsOf(model, told, text, language, isLikely)
      if (operations) return does(...operations)
    }
  return null
}
const ofLists = new Set<ActName>(['add-list', 'own-list', 'add-field', 'link', 'set-choices', 'none', 'other'])

/** "We've booked twelve tables. I need a list of tables with name and places": the text from each of its sentences on. */
const laterSentences = (text: string): string[] =>
  [...text.matchAll(/[.!?)]+\s+(?=\p{Lu})/gu)].map(({ 0: end, index }) => text.slice(index + end.length))

/** "Supplier should be its own list with contact person and phone", where it is one: it gets what it has not yet. */
function moreOf(model: ProjectModel, { name, parts, isSaid }: Told, language: Language): Reading | null {
  const there = isSaid ? resolveThing(model, name, language) : undefined
  // only what is called so: a cookbook may be a recipe, but is another list
  if (!there || ![there.one, there.many].some((each) => isAlike(each, name))) return null
  const items = partsOf(parts.replace(tails[language], ''), language).map((part) => itemTold(model, part, language))
  const told = items.filter((item) => item !== null && !item.to)
  if (told.length < 2 || told.length !== items.length) return null
  const isThere = (label: string) => resolveField({ ...model, things: [there] }, label, language, there) !== undefined
  const fresh = told.flatMap((item) => (item && !isThere(item.field.label) ? [item.field] : []))
  const operations = [
    ...addInTurn(model, there.id, fresh, language).flat(),
    ...linksBehind(model, there, model.things, parts, language),
  ]
  return operations.length ? does(...operations) : tells(changeSays.alreadySo[model.language], 'kept')
}

function operationsOf(
  model: ProjectModel,
  { name, parts, link, host: hostName, isSaid }: Told,
  text: string,
  language: Language,
  isLikely: boolean,
): Operation[] | null {
  if (
    !name ||
    !isNoun(name, language) ||
    isStopWord(name) ||
    name.split(/\s+/).length > nameWordsMax ||
    resolveThing(model, name, language)
  )
    return null
  const place = resolveField(model, name, language, mainThing(model))
  const known = readingsIn(name, language).find(({ kind }) => kind === 'thing')
  // what is known as a field is chosen from what is listed
  const isField = !known && readingsIn(name, language).some(({ kind }) => kind === 'field')
  if (isField && !isSaid && !(language === 'en' && isPlural(name.toLowerCase()))) return null
  const isOwn = place?.field.type === 'text' && place.field.id !== place.thing.titleField
  if (place && !isOwn) return null
  // "avgift till föreningen, våning"
  if (!isSaid && language === 'sv' && / (?:till|för|på|av|med|i|från) /iu.test(name)) return null
  // "dietary needs: vegan, halal or nuts" is chosen from
  const choices = !isSaid && / (?:or|eller) (?!not|inte|ej)/iu.test(parts) && !/[()]/.test(parts) ? choicesOf(parts) : []
  if (choices.length > 1 && choices.filter((each) => itemTold(model, each, language)?.isTold).length * 2 < choices.length)
    return null
  const isMany = language !== 'en' || isPlural(name.toLowerCase()) || known !== undefined
  const items = partsOf(parts.replace(tails[language], ''), language).map((part) => partTold(model, part, language))
  const told = items.filter((item) => item !== null)
  if (!isMany || !told.length || told.length !== items.length || told.length > itemsMax) return null
  if (told.length < 2 && !isOwn) return null
  // what is surely told of each makes it a list, whatever was heard
  const sure = told.filter(({ isTold }) => isTold).length
  const isMuch = isBeside.test(text) && told.length >= rowMin && sure > 0
  if (!isLikely && ((sure < sureMin && !isMuch) || (!known && !isPlural(name.toLowerCase()) && language === 'en'))) return null
  // "diet: vegan, nuts": what is chosen from
  if (!isOwn && !told.some(({ isTold }) => isTold) && !isSaid) return null
  const own = isOwn ? ownList(model, place.field.label, undefined, language) : null
  const called = sayNoun(name, language)
  const said = {
    ...called,
    ...(known && { known: knownThings.get(known.id)! }),
    // "staff" is one of those who are
    ...(called.many.toLowerCase() !== name.toLowerCase() &&
      called.one.toLowerCase() === name.toLowerCase() &&
      language === 'en' && { many: called.one }),
    fields: told.flatMap(({ field, to }) => (to ? [] : [field])),
    owns: true,
  }
  const added = own?.operations.length ? own.operations : [additionOf(model, said, readBySigns('', language))]
  const operations = [...added]
  let grown = applyOperations(model, operations)
  const list = (): Thing => grown.things.find(({ id }) => !model.things.some((each) => each.id === id))!
  const take = (more: Operation[]) => {
    operations.push(...more)
    grown = applyOperations(grown, more)
  }
  if (own) take(addInTurn(grown, list().id, said.fields, language).flat())
  const linked = link ? resolveThing(model, link, language) : undefined
  for (const to of [...told.flatMap((item) => item.to ?? []), ...(linked ? [linked] : [])])
    if (
      !points(
        list(),
        grown.things.find(({ id }) => id === to.id)!,
      )
    )
      take([linkTo(list(), to)])
  // "every firefighter is assigned to one": who has one of them points to it
  const main = mainThing(model)
  const holder =
    (hostName ? resolveThing(model, hostName, language) : undefined) ?? (!own && main && assigned.test(text) ? main : undefined)
  if (
    holder &&
    !own &&
    !points(
      grown.things.find(({ id }) => id === holder.id)!,
      list(),
    )
  )
    take([linkTo(holder, list())])
  take(
    linksBehind(
      grown,
      list(),
      model.things.filter((each) => each !== holder),
      parts,
      language,
    ),
  )
  const host = holder ? undefined : main
  const isAbout =
    host &&
    new RegExp(`(?<!\\p{L})(?:for|per|each|every|för|varje) (?:each |every |varje )?${escaped(host.one)}`, 'iu').test(text)
  if (isAbout) take(linksFrom(grown, list(), [host], text, language))
  return operations
}
