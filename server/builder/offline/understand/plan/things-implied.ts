// Things to add so that the said ones make sense: the blueprint when only people were said, else what they point to. Who says no
// more than a few words means the usual rest of it: a prompt for a club's ladder wants the players too.
import { fieldsThatSuffice } from './names-record.ts'
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { recordWords } from '../../lexicon/cues.ts'
import { goesWith } from '../../lexicon/goes-with.ts'
import { type KnownBlueprint, knownBlueprints, knownThings, tradeNouns } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { fieldsListed } from '../fields-listed.ts'
import type { Intent, SaidThing } from '../intent.ts'

const peopleOf: Record<string, string> = { clubTrade: 'member', schoolTrade: 'student', clinicTrade: 'patient' }

/** Whom work is done for: "exercises for patients" wants to know which. */
const served = new Set(['beneficiary', 'customer', 'employee', 'patient', 'student', 'tenant', 'volunteer'])

/** People whom work is about, like the things of other trades: "lead tracker for estate agents". */
const worked = new Set(['lead', 'candidate', 'applicant'])

/** So many words, and no field among them, leave the rest to us. */
const vagueWordsMax = 12
/** So few are a name of a list, and what stands in front of it is kept as well. */
const briefWordsMax = 5
/** So many lists that were named are all that was wanted. */
const vagueThingsMax = 2
/** So many lists with fields of their own are all that was wanted. */
const sheetsThatSuffice = 2
/** Of so many lists that were named an overview asks for no more. */
const listsThatSuffice = 2
/** So many lists a vague prompt gets of its trade. */
const companionsMax = 3

const waiting = 'waitlistEntry'
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** "tenant register": a list that was asked for by that name. */
const asksForList = ({ prompt, language, things }: Intent): boolean => {
  const records = new Set(wordsOf(recordWords[language]))
  // a waiting list is one of somebody for something
  const isAsked = things.some(({ naming, known }) => naming && known?.id !== waiting)
  return isAsked && wordsOf(prompt).some((word) => records.has(word))
}

/** "office plants": where something is kept says little of what else is. */
const placesOnly = new Set(['club', 'nonprofit', 'office', 'school', 'shop', 'smallBusiness', 'teamTrade'])

/** "recipe box for our family": whose it is says nothing of what else is kept; "family chores" does. */
const ofFamily: Partial<Record<Language, RegExp>> = {
  en: /\bfor (?:my|our|the) (?:whole )?(?:family|household)(?! ?\p{L})/iu,
  sv: /(?<!\p{L})(?:för|åt|till) (?:hela |vår |min )?(?:familjen|hushållet|familj|hushåll)(?! ?\p{L})/iu,
}

/** "leave requests for a small company": that it is one says nothing of what it does. */
const anyFirm =
  /^(?:(?:small |family |local )?(?:company|companies|firm|business|organi[sz]ation|start-?up|team|workplace)|företag(?:et)?|firma(?:n)?|bolag(?:et)?|organisation(?:en)?|arbetsplats(?:en)?|team(?:et)?|会社|企業|組織|職場|チーム)$/i

const registers: Partial<Record<Language, RegExp>> = {
  en: /(?:^|\b(?:an?|the|our|keep|need|want) )(?:register|directory|roster|roll|list|database) of /i,
  sv: /\p{L}(?:register|lista|förteckning|matrikel)(?!\p{L})|(?<!\p{L})(?:register|förteckning|lista) över /iu,
  ja: /名簿/u,
}
/** "medlemsregister för båtklubben", "gästlista till festen", "a directory of members": one list, whoever keeps it. */
const isRegister = ({ prompt, language, things }: Intent): boolean =>
  things.length === 1 && registers[language]?.test(prompt) === true

/** So many of its fields tell which list of a trade what is told in a row belongs to. */
const heldMin = 2
/** What there is to choose from, and nothing that happens. */
const catalogues = new Set(['service', 'place'])
const listsOn = /[:：] *\p{L}[^.。]*[,、]|[,、][^.。,、]+[,、]/u
/** A few words without a field or a list asked for by name. */
const isVague = (intent: Intent): boolean => {
  const { prompt, language, things, loose, pages, views, tools } = intent
  return (
    language !== 'ja' &&
    prompt.trim().split(/\s+/).length <= vagueWordsMax &&
    things.length <= vagueThingsMax &&
    loose.every((field) => loose.length === 1 && !field.concept) &&
    !pages.size &&
    !tools.size &&
    !views.length &&
    things.every((each) => !each.fields.length && !each.views.length) &&
    !asksForList(intent) &&
    !isRegister(intent)
  )
}

const japaneseCharsMax = 36
const wishesAny =
  /なんとか|何とか|まとめたい|楽に|使え|使う|使い|便利|助か|役立|役に立|ほしい|欲しい|やって|始め|はじめ|です|ます|向け|毎日|仕事|業務|活動/u
const namesSheet = /管理|記録|一覧|リスト|台帳|名簿|日誌|日記|カレンダー|ボード|[表帳簿]|[:：・]|[^。、]、[^。、]{1,8}、/u
/** 犬のトリミングサロンで使えるもの, 自転車屋です、修理をなんとかしたい: a trade and one list of it, and no word of what else. */
const isVagueJapanese = ({ prompt, language, things, loose, pages, views, tools, kinds, domains, trade }: Intent): boolean =>
  language === 'ja' &&
  prompt.trim().length <= japaneseCharsMax &&
  things.length === 1 &&
  things.every((each) => !each.naming && !each.fields.length && !each.views.length) &&
  (domains.length > 0 || trade !== undefined) &&
  loose.length + pages.size + views.length + tools.size + kinds.size === 0 &&
  (wishesAny.test(prompt) || /[、 　\d]/u.test(prompt)) &&
  !namesSheet.test(prompt)
/** ぶどう農家の毎日の仕事に: what is done there day by day. */
const daysWork = /(?:農家|農園|果樹園|農場|畑|田んぼ)[^。、]{0,8}の?(?:仕事|作業)/u

/** 祭りの準備: what is to be done for it, before all that it keeps. */
const readying = /の(?:準備|段取り|後片付け)(?![\u4e00-\u9fff])/u

const forWhom: Partial<Record<Language, RegExp>> = {
  en: /\b(?:for|at|in) /i,
  sv: /(?<!\p{L})(?:för|till|på|hos|åt|i) /iu,
}
const sheets =
  /(?:(?<!\p{L})(?:log|logbook|diary|journal|rota|roster|schedule|timetable|list|planner|feedback)|schema|lista|logg|dagbok|register)$/iu
/** "maintenance log for a brewery", "personalschema för ett kafé": the sheet that is wanted of it, and no more of its trade. */
const isSheetOfTrade = ({ prompt, language, things }: Intent): boolean => {
  const [head = '', ...whose] = prompt.toLowerCase().split(forWhom[language] ?? /$/)
  const tail = whose.join(' ')
  const isBehind = ({ one, many }: SaidThing) => [one, many].some((word) => tail.includes(word.toLowerCase()))
  return whose.length > 0 && sheets.test(head.trim()) && !things.some(isBehind)
}

/** What is kept in order: of machines that were named, no vehicles besides. */
const keptInOrder = new Set(['vehicle', 'machine', 'boat', 'asset', 'bike'])

/** Kinds of things that one has in one's hand. */
const heldKinds = new Set(['artifact', 'vehicle'])

/** Of the lists of a trade the one that has most of so many fields as were told without any list. */
function holderOf({ loose, prompt }: Intent, things: readonly string[]): string | undefined {
  if (loose.length < fieldsThatSuffice) return undefined
  const held = (id: string) =>
    loose.filter(({ id: field, concept }) =>
      knownThings.get(id)!.fields.some((use) => use.id === field || (concept !== undefined && use.concept === concept)),
    ).length
  const best = things.toSorted((one, other) => held(other) - held(one))[0]
  if (best !== undefined && held(best) * 2 >= loose.length) return best
  // "snow clearing: address, when it was plowed, by who": what is done there
  const work = things.filter((id) => !isPerson(id) && !catalogues.has(id)).toSorted((one, other) => held(other) - held(one))[0]
  return work !== undefined && held(work) >= heldMin && listsOn.test(prompt) ? work : undefined
}

/** All that comes in and goes out, with the two of them named, is an overview in itself. */
const sumsUp = ({ known, fields }: SaidThing) => known?.id === 'transaction' && fields.some(({ concept }) => concept === 'type')

/** Neighbours are listed by where they live. */
const household = 'memberHousehold'
/** What a Japanese word for a sheet holds whole: 猫の体重記録. */
const namedInJapanese = new Set(['pet'])
const shortName = /^[^、。，\s]{1,16}$/u
const isPerson = (id: string) => knownThings.get(id)?.entry.actor === true

/** Who looks after those of their own has no staff and no patients. */
const ofPractice = new Set(['employee', 'patient', 'customer', 'beneficiary', 'coach'])
const ownFamily: Record<Language, RegExp> = {
  en: /\b(?:my|our) (?:mums?|moms?|mother|dad|father|gran(?:d(?:ma|pa|mother|father|parents))?|nan|son|daughter|kids?|children|wife|husband|family|brother|sister)\b/i,
  sv: /(?<!\p{L})(?:min|mitt|mina|vår|vårt|våra) (?:mamma|pappa|mor|far|mormor|morfar|farmor|farfar|föräldrar|son|dotter|barn|fru|familj|syster|bror)(?!\p{L})/iu,
  ja: /(?:母|父|祖母|祖父|おばあちゃん|おじいちゃん|息子|娘|妻|夫|家族)(?:の|が|と)/u,
}

/** By its own name or the one that it has in the trade. */
function isSpokenOf(prompt: string, id: string, language: Language, domain?: string): boolean {
  const named = domain && tradeNouns(domain, id, language)
  const nouns = [...knownThings.get(id)!.nouns[language].all, ...(named ? [named.one, named.many] : [])].map(escaped).join('|')
  return new RegExp(language === 'ja' ? nouns : String.raw`(?<!\p{L})(?:${nouns})`, 'iu').test(prompt)
}

/** So many fields beside a list, or so many lists, tell all that is kept: of the trade comes only what is spoken of. */
const fieldsTold = 2
const asksWho = /\bwho (?:has|have|had|is|was) |(?<!\p{L})vem som /iu
const listsTold = 2
const isLaidOut = ({ things, loose }: Intent): boolean =>
  things.some(({ known }) => known?.entry.actor !== true) &&
  (things.length >= listsTold || things.reduce((sum, { fields }) => sum + fields.length, loose.length) >= fieldsTold)

/**
 * So many lists are what a trade is about; of the rest what any trade keeps besides (its money, its stores) comes where it is spoken of, or
 * where the trade has its own name for it (rent payments).
 */
const heartOfTrade = 2
const besidesAny = new Set(['payment', 'expense', 'membershipFee', 'saving', 'material', 'note'])
const ownLists = ({ id: domain, things }: KnownBlueprint, { prompt, language }: Intent): string[] =>
  things.filter(
    (id, at) =>
      at < heartOfTrade ||
      !besidesAny.has(id) ||
      tradeNouns(domain, id, language) !== undefined ||
      isSpokenOf(prompt, id, language),
  )

export function thingsImplied(intent: Intent, domain: string | undefined): string[] {
  // "like Strava for our rowing club": what is kept is told by the product
  if (intent.product && intent.things.length) return []
  // who writes down what each list has named them all
  if (intent.things.filter(({ owns }) => owns).length >= sheetsThatSuffice) return []
  const { prompt, language } = intent
  const said = intent.things.map((each) => each.known)
  // "maintenance log for a sailing boat": what it points to was named, and is none of the usual vehicles
  const isSaidOtherwise = (id: string): boolean => {
    if (keptInOrder.has(id) && said.some((known) => known && keptInOrder.has(known.id))) return true
    const { entry, nouns } = knownThings.get(id)!
    const kind = classOfNoun(nouns[language].one, language)
    return !entry.actor && kind !== 'object' && intent.things.some(({ one }) => classOfNoun(one.toLowerCase(), language) === kind)
  }
  const isLeft = isVague(intent)
  const beside = isLeft
    ? [
        ...said.flatMap((known) => (known ? (goesWith[known.id]?.split(' ') ?? []) : [])).filter((id) => !isSaidOtherwise(id)),
        ...intent.aside.things.filter((id) => said.length > 0 && served.has(id) && / for /i.test(intent.prompt)),
      ]
    : []
  // "Houseplant watering tracker": what it is done to
  const isBrief = prompt.trim().split(/\s+/).length <= briefWordsMax && intent.things.length === 1 && !intent.loose.length
  const targets = new Set(said.flatMap((known) => known?.fields.flatMap(({ target }) => target ?? []) ?? []))
  if (isBrief && language === 'en')
    beside.push(...intent.aside.things.filter((id) => targets.has(id) && knownThings.get(id)?.entry.actor !== true))
  // "vehicle service log", "volunteer scheduling": it stands in the name of the list
  const isChecked = /check-?lists?|checklist|チェックリスト/i.test(prompt)
  const spokenOf = [...targets].filter(
    (id) =>
      !isChecked &&
      isBrief &&
      (language !== 'ja' || (namedInJapanese.has(id) && shortName.test(prompt))) &&
      isSpokenOf(prompt, id, language),
  )
  // "volunteer rota for the food bank": it is theirs, whoever else works there
  if (isLeft && said.some((known) => known?.id === 'shift') && isSpokenOf(prompt, 'volunteer', language))
    spokenOf.push('volunteer')
  // a rota of volunteers is none of employees
  const isOtherwise = (id: string) => isPerson(id) && spokenOf.some(isPerson)
  beside.splice(0, beside.length, ...beside.filter((id) => !isOtherwise(id)), ...spokenOf)
  const blueprint = knownBlueprints.get(domain ?? '')
  // "a lending library for tools": what is lent was named
  const isNamed = (id: string) =>
    id === 'asset' && said.some((known) => known && heldKinds.has(classOfNoun(known.nouns.en.one, 'en')))
  const isNew = (id: string) => !said.some((known) => known?.id === id) && !isNamed(id)
  const isSheet = isSheetOfTrade(intent)
  const isAnyFirm = !intent.domains.length && anyFirm.test(intent.trade?.text ?? '')
  if (
    !blueprint ||
    (said.length > 0 &&
      isLeft &&
      (isAnyFirm || placesOnly.has(blueprint.id) || (blueprint.id === 'family' && ofFamily[language]?.test(prompt))))
  )
    return [...new Set(beside.filter(isNew))]
  const isActor = ({ known }: SaidThing) => known?.entry.actor === true && !worked.has(known.id)
  const actorsOnly = intent.things.every((each) => isActor(each) || (each.counted && !each.fields.length))
  const pointsAt = ({ known, linked: told }: SaidThing) =>
    known?.fields.flatMap(({ id, target }) => (target && !told?.includes(id) ? [target] : [])) ?? []
  const linked = new Set(intent.things.flatMap(pointsAt))
  // an overview of what has fields of its own is one of that
  const isTold = intent.things.some((each) => !each.known?.entry.actor && each.fields.length >= fieldsThatSuffice)
  // "architects, villas and extensions": what nobody knows says nothing of what else is kept
  const isNothing = isLeft && intent.things.every(({ known, fields }) => !known && !fields.length)
  // an overview of lists that were named is one of those
  const isOverview =
    intent.pages.has('dashboard') && !isTold && intent.things.length < listsThatSuffice && !intent.things.some(sumsUp)
  const isWhole = (actorsOnly && !isRegister(intent) && !(isSheet && said.length > 0)) || isNothing || isOverview
  // "rota for volunteers": whoever is named and pointed to has a list
  const named = isLeft ? intent.aside.things.filter((id) => linked.has(id) && knownThings.get(id)?.entry.actor) : []
  const isReadied = intent.language === 'ja' && readying.test(intent.prompt)
  const isWork = intent.language === 'ja' && daysWork.test(intent.prompt) && !intent.things.length
  const isListed = isTold && fieldsListed(prompt, language).length >= fieldsThatSuffice
  // "youth team players: name, position, parent": whose fields are told is all that is wanted, and what else is spoken of
  const isDescribed = actorsOnly && intent.things.some((each) => each.fields.length >= fieldsTold)
  // "medication reminder with dose, time and taken": what has the fields that were told is what is kept
  const told = intent.things.length ? undefined : holderOf(intent, blueprint.things)
  const wanted = told
    ? [told]
    : isWhole
      ? [...(isReadied ? ['task'] : []), ...(isWork ? ['fieldWork'] : []), ...ownLists(blueprint, intent)].filter(
          (id) => !isDescribed || isSpokenOf(prompt, id, language),
        )
      : (isLeft && said.length === 1 && !named.length && !isSheet) || isVagueJapanese(intent)
        ? // whoever waits for an allotment does not sow yet
          ownLists(blueprint, intent)
            .filter((id) => isNew(id) && (said[0]?.id !== waiting || isPerson(id)))
            .slice(0, companionsMax)
        : blueprint.things.filter(
            (id) => linked.has(id) && !isSaidOtherwise(id) && (!isListed || isSpokenOf(prompt, id, language)),
          )
  const people = peopleOf[intent.trade?.id ?? '']
  // 消防団, 陶芸教室: a club has members and a school pupils, whatever else its blueprint names
  const lacksPeople =
    people !== undefined && actorsOnly && !isDescribed && !blueprint.things.some((id) => isPerson(id) || id === household)
  // a staff rota has people, and a list of patients has some already
  const whoDoes =
    isSheet && !said.some((known) => known?.entry.actor) && ![...named, ...wanted].some(isPerson) ? beside.filter(isPerson) : []
  const stands = intent.things.flatMap((each) => each.standsFor ?? [])
  const isAtHome = intent.things.length > 0 && ownFamily[language].test(prompt)
  const isAllTold = !isLeft && !isOverview && isLaidOut(intent)
  // "who has borrowed what": whoever the record points to
  const isAsked = (id: string) => isPerson(id) && linked.has(id) && asksWho.test(prompt)
  const isNobodys = (id: string) =>
    (isAllTold && !isAsked(id)) || (isAtHome && ofPractice.has(id)) || (isListed && id === 'supplier')
  return [...new Set([...(lacksPeople ? [people] : []), ...named, ...wanted, ...whoDoes])].filter(
    (id) => !stands.includes(id) && isNew(id) && (!isNobodys(id) || isSpokenOf(prompt, id, language, blueprint.id)),
  )
}
