// Single things that people ask for in everyday Swedish and Japanese, where the readers would take their sentence apart: what a row is to
// be chosen from another list, a tick for what is broken, what a question asks for, several things that go at once.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { isDay, isNumber } from '../../field-kinds.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { typeNamed } from '../../lexicon/type-words.ts'
import { inferType } from '../../understand/infer-type.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { tradeSays } from '../../reply/trade-phrases.ts'
import { readQuestions } from '../asked-fields.ts'
import { linkTo, listCalled, pointingField } from '../new-lists.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { already, answers, type Groups, hasPage, notRead, only, type Saying } from './deeds.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import { mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { thingSaid } from '../sight/states-said.ts'

/** A row says which one of another list it belongs to; the list is made where there is none. */
function linked(model: ProjectModel, host: Thing | undefined, what: string, language: Language): Reading | null {
  if (!host) return null
  const there = resolveThing(model, what, language)
  if (there === host) return null
  if (there) return host.fields.some(({ target }) => target === there.id) ? alreadySo(language) : does(linkTo(host, there))
  const isNoun =
    readingsIn(what, language).some(({ kind }) => kind === 'thing') ||
    (language === 'sv' && classOfNoun(what.toLowerCase(), language) === 'person')
  if (!isNoun || host.fields.some(({ label }) => label.toLowerCase() === what.toLowerCase())) return null
  const added = listCalled(model, what, language)
  return does(added, linkTo(host, applyOperations(model, [added]).things.at(-1)!))
}

const bookedIn = ({ pages, things }: ProjectModel): Thing | undefined =>
  things.find(({ id }) => id === pages.find(({ kind }) => kind === 'booking')?.thing)
const chosenOf: Saying[1] = (model, { what = '', where }, language) => {
  const isBooking = where !== undefined && /bok|予約/iu.test(where)
  const host = (where && thingSaid(model, where, language)) || (isBooking ? bookedIn(model) : undefined) || mainThing(model)
  return linked(model, host, what, language)
}

/** "Lånat av ska kopplas till en medlemslista": what is written there becomes one of that list. */
function pointing(model: ProjectModel, { field = '', list = '' }: Groups, language: Language): Reading | null {
  const at = resolveField(model, field, language, mainThing(model))
  if (!at || at.field.type !== 'text' || at.field.id === at.thing.titleField) return null
  const there = resolveThing(model, list, language) ?? resolveThing(model, list.replace(/s$/u, ''), language)
  if (there === at.thing) return null
  if (there) return does(...pointingField(at, there.id))
  const added = listCalled(model, list.replace(/s$/u, ''), language)
  return does(added, ...pointingField(at, added.thing.id))
}

/** "Inköpsår ska vara inköpsdatum": another fact in its place. */
const another: Saying[1] = (model, { was = '', now = '' }, language) => {
  const found = resolveField(model, was, language, mainThing(model))
  const isFact =
    inferType(now, language).known && !typeNamed(now) && now.slice(0, 3).toLowerCase() === was.slice(0, 3).toLowerCase()
  return found && isFact && now.toLowerCase() !== was.toLowerCase() ? `byt ut ${found.field.label} mot ${now}` : null
}

const ofAll = /(?<!\p{L})(?:per|totalt|sammanlagt|flest|mest|bäst|minst|oftast)(?!\p{L})/iu
/** "Var jag köpte den", "jag ser inte när jobbet ska vara klart": what the question asks for, of the list it speaks of. */
function asked(model: ProjectModel, { question = '' }: Groups, language: Language): Reading | null {
  if (ofAll.test(question) || model.pages.some(({ kind }) => kind === 'survey')) return null
  const of = thingSaid(model, question, language)
  const within = of ? { ...model, pages: model.pages.filter(({ thing }) => thing === of.id), things: [of] } : model
  const read = readQuestions(within, question, true, language)
  if (!read?.operations.length) return null
  const host = mainThing(within)
  const isAssumed = !of && host && model.things.length > 1
  return isAssumed
    ? { ...read, notes: [...read.notes, { kind: 'assumed', text: changeSays.assumedHost[language](host.many) }] }
    : read
}

/** What is the same for all: a fee, and no budget. */
const isFixed = /[費料代謝賃]|単価|価格|値段/u
/** 「年会費は3000円で」: what every new row holds of it. */
function startsAt(model: ProjectModel, { field = '', price = '' }: Groups): Reading | null {
  const main = mainThing(model)
  const start = Number(price.replaceAll(',', ''))
  const money = model.things.flatMap((thing) =>
    thing.fields.filter(({ type, formula }) => type === 'money' && !formula).map((each) => ({ thing, field: each })),
  )
  const found =
    money.find(({ field: { label } }) => label === field) ??
    money.find(({ field: { label } }) => label.length > 1 && field.endsWith(label))
  if (found && !isFixed.test(found.field.label)) return null
  if (found) return does({ op: 'setStart', thing: found.thing.id, field: found.field.id, start })
  if (!main || !/[費料代金]$/u.test(field) || main.fields.some(({ label }) => label === field)) return null
  return does({ op: 'addField', thing: main.id, field: { id: 'fee', label: field, type: 'money', start, why: 'edit' } })
}

/** 「タイトルを書名に変えて」: what each row is called by, where the new name is that of a fact of rows. */
function titled(model: ProjectModel, { was = '', now = '' }: Groups, language: Language): Reading | null {
  const main = mainThing(model)
  const title = main?.fields.find(({ id, label }) => id === main.titleField && label === was)
  const isFact = readingsIn(now, language).some(({ kind }) => kind === 'field') || /[名目題号]$/u.test(now)
  return main && title && isFact ? does({ op: 'renameField', thing: main.id, field: title.id, label: now }) : null
}

/** 「同じ車が同じ時間に予約されないように」 */
function onlyOnce(model: ProjectModel, { what = '', when = '' }: Groups, language: Language): Reading | null {
  const of = resolveThing(model, what, language)
  for (const thing of model.things) {
    const field = thing.fields.find(({ target, label }) => (of && target === of.id) || label === what)
    const day = thing.fields.find(isDay)
    const hour = thing.fields.find(({ type }) => type === 'time')
    if (!field || !day) continue
    const by = [field.id, day.id, ...(/時/u.test(when) && hour ? [hour.id] : [])]
    return does({ op: 'addLimit', thing: thing.id, limit: { by, most: 1 } })
  }
  return null
}

/** 「アンケートと注文はいらない」, 「発送の管理はいらない」: lists and pages that are there by those names. */
const gone: Saying[1] = (model, { names = '' }) => {
  const all = names.split(/、|・|と|や/u).filter(Boolean)
  const operations = all.flatMap((name): Operation[] => {
    const thing = model.things.find(({ one, many }) => [one, many].includes(name))
    const page = model.pages.find(
      ({ title, thing: of }) => (title === name || title.endsWith(name)) && (of === undefined || of === thing?.id || !thing),
    )
    return thing ? [{ op: 'removeThing', thing: thing.id }] : page ? [{ op: 'removePage', page: page.id }] : []
  })
  return all.length > 0 && operations.length === all.length ? does(...operations) : null
}

/** 「顧客とお客様がだぶってる」: of two that hold the same, the one that points to a list stays. */
const doubled: Saying[1] = (model, { one = '', other = '' }, language) => {
  const [first, second] = [
    resolveField(model, one, language, mainThing(model)),
    resolveField(model, other, language, mainThing(model)),
  ]
  if (!first || !second || first.thing !== second.thing || first.field === second.field) return null
  const goes = first.field.target && !second.field.target ? second : first.field.id === first.thing.titleField ? second : first
  return does({ op: 'removeField', thing: goes.thing.id, field: goes.field.id })
}

/** 「読んだ順に並べて」: by the day that is called after it. */
function inOrder(model: ProjectModel, { deed = '' }: Groups): Reading | null {
  const main = mainThing(model)
  const days = main?.fields.filter(isDay) ?? []
  const day = days.find(({ label }) => label.includes(deed.charAt(0)))
  return main && day ? does({ op: 'setOrder', thing: main.id, by: day.id, descending: false }) : null
}

const measureOf: readonly (readonly [RegExp, RegExp])[] = [
  [/大き|長|störst|längst/u, /size|length|height|サイズ|大きさ|全長|長さ|storlek|längd/i],
  [/重|tyngst/u, /weight|重|vikt/i],
  [/高|安|dyrast|billigast/u, /price|amount|cost|fee|価格|値段|金額|pris|belopp|kostnad/i],
  [/多|flest/u, /count|quantity|数|antal/i],
  [/新し|古|nyast|äldst/u, /date|日|datum/i],
]
/** 「一番大きい魚がわかるように」: it stands first. */
function most(model: ProjectModel, { how = '' }: Groups): Reading | null {
  const main = mainThing(model)
  const form = measureOf.find(([said]) => said.test(how))?.[1]
  const fits = (each: Field) =>
    (isNumber(each) || isDay(each) || each.type === 'select') && form?.test(`${each.concept ?? each.id} ${each.label}`)
  const field = main?.fields.find(fits)
  return main && field
    ? does({ op: 'setOrder', thing: main.id, by: field.id, descending: !/安|古|billigast|äldst/u.test(how) })
    : null
}

const slots = only((model) => hasPage(model, 'booking'), answers(tradeSays.slots))

export const wantSayings: Record<Language, readonly Saying[]> = {
  en: [],
  sv: [
    [
      /^(?:byt|ändra|gå över|gå) till (?:\p{L}+ (?:och )?)*?(?<colour>grön|blå|röd|gul|rosa|lila|brun|beige|svart|vit|grå|orange|turkos)a? (?:toner|färger|nyanser|kulörer)\.?$/iu,
      (_model, { colour }) => `byt färg till ${colour!.toLowerCase()}`,
    ],
    [
      /^(?:.*(?:inte|aldrig|ingen|slippa|undvik\p{L}*|inga|förhindra\p{L}*) .*dubbelbok.*|inga dubbelbokningar|.*inte .*(?:boka|bokas) (?:på )?samma tid.*)$/iu,
      only((model) => hasPage(model, 'booking'), already),
    ],
    [
      /^(?:man|kunderna|de|medlemmarna) (?:ska|får|kan)(?: bara)?(?: kunna)? boka (?:bara )?(?:en timme|en halvtimme|\d+ (?:min|minuter|timmar|tim)) (?:åt gången|i taget|per gång)\.?$|^(?:tiderna|bokningarna|passen) (?:ska vara|är) (?:på )?(?:en timme|en halvtimme|\d+ (?:min|minuter|timmar))(?: långa)?\.?$/iu,
      slots,
    ],
    [
      /^(?:jag vill |vi vill |man ska |kan man )?(?:kunna )?(?:se|veta|visa|få fram) (?:vilken|vilket|vilka|den|det)(?: \p{L}+)?(?: som)? (?:är |var )?(?<how>störst|längst|tyngst|dyrast|billigast|nyast|äldst)a?\.?$/iu,
      most,
    ],
    [
      /^(?:sätt|lägg|visa|ha|jag vill ha|vi vill ha) (?:de |det |den )?(?:nyaste|senaste|senast inlagda|senast tillagda|sista)(?: \p{L}+)? (?:överst|först|högst upp|längst upp)\.?$/iu,
      () => 'det senaste överst',
    ],
    [
      /^(?:det ska gå att|man ska(?: också)?(?: kunna)?|kunderna ska(?: kunna)?|kunden ska(?: kunna)?|jag vill(?: kunna)?|vi vill(?: kunna)?|gå att|kunna)(?: få)? (?:välja|ange|koppla) (?:vilken |vilket |en |ett )(?<what>\p{L}+)(?: som \p{L}+)?(?: (?<where>(?:när|vid|på|i|till|för) .+))?\.?$|^(?:det ska gå att|man ska(?: kunna)?|kunderna ska kunna) välja (?<what>\p{L}+) (?<where>(?:när|vid) .+?)\.?$/iu,
      chosenOf,
    ],
    [
      /^(?<field>[\p{L} ]{3,24}?) (?:ska|borde|bör|vill jag ha|måste)(?: vara)? (?:kopplas|kopplad|kopplat|kopplade|länkas|hämtas|väljas|koppla) (?:till|från|ur|mot|mellan) (?:en |vår |ett |alla )?(?<list>\p{L}{3,}?)(?:lista|listan|register|registret)\.?$/iu,
      pointing,
    ],
    [/^(?<was>\p{L}{4,}) (?:ska|borde|bör) (?:hellre )?(?:vara|bli) (?<now>\p{L}{4,})(?: i ?stället)?\.?$/iu, another],
    [
      /^(?:(?:lägg till |ha med |jag vill ha |vi vill ha )?(?:en ruta|ett fält|en kolumn) (?:för|där man ser|med) |(?:jag|vi|man) (?:vill|ska|behöver|måste)(?: också)?(?: kunna)? (?:skriva|ange|fylla i|spara|notera|anteckna|registrera|lägga in)(?: in| upp| ner| också)? |(?:jag|vi|man) (?:ser inte|kan inte se|kan inte skriva)(?: in)? |det syns inte |lägg till )?(?<question>(?:vem som|vems|vilken|vilket|(?:var|varifrån|när|vad|hur mycket|hur länge|hur gammal) (?:jag|vi|man|den|det|de|hen|han|hon|\p{L}{3,}(?:en|et|na|an|n))(?= ))(?: \p{L}+){1,6})\.?$/iu,
      asked,
    ],
  ],
  ja: [
    [
      /^.{0,14}?(?:で|を|から|も)?検索(?:し(?:たい|て)|でき|機能|ボックス|欄|を?$)[^。]*$/u,
      only((model) => hasPage(model, 'collection'), answers(changeSays.searchThere)),
    ],
    [
      /^どの(?<what>[^。、かをに]{1,8})(?<where>を[^。、]{1,8}|で[^。、]{1,8}|に[^。、]{1,8})?か(?:を|も|が|、)?(?:選|わか|分か|記録|指定|入力|残|管理|登録|書)[^。]*$/u,
      chosenOf,
    ],
    [
      /^(?<names>[^。はもを「」]{2,20}?)(?:の?(?:管理|機能|ページ|画面|一覧|リスト))?(?:は|も|を)(?:特に|もう|全部)?(?:いら|要ら|い?りません|不要|削除|消し|なくし|なくて|必要(?:は)?(?:な|あり)|使わな)[^。]*$/u,
      gone,
    ],
    [
      /^(?<field>[^。、「」はを]{1,10}?)(?:は|を)?(?:一律|全員)?(?<price>[\d,]+)円(?:に(?:して|したい|設定)?|で(?:お願いします)?|です)?。?$/u,
      startsAt,
    ],
    [
      /^「?(?<one>[^。、「」がを]{1,10}?)」?と「?(?<other>[^。、「」がを]{1,10}?)」?(?:が|は)(?:だぶ|ダブ|重複|かぶ|被|同じ)[^。]*(?:片方|どちらか|一方|一つ|ひとつ)[^。]*(?:消|削除|なくし|まとめ|いら)[^。]*$/u,
      doubled,
    ],
    [
      /^「?(?<was>タイトル|名前|件名|題名)」?(?:を|は)「?(?<now>[^。、「」]{1,10}?)」?(?:に|へ)(?:変え|変更|して|改|直)[^。]*$/u,
      titled,
    ],
    [
      /^同じ(?<what>[^。、が]{1,10}?)(?:が|を|は|に)、?同じ(?<when>時間帯?|日時?|時刻|枠)に(?:二重に|重複して|複数(?:人)?)?[^。]{1,6}(?:ない|ません|禁止|防)[^。]*$/u,
      onlyOnce,
    ],
    [
      /^(?:一番|いちばん|最も|最高に?)(?<how>大き|長|重|高|安|多|新し|古)(?:い|かった)[^。、]{0,10}(?:が|を)?(?:わか|分か|見|上|知り|先頭)[^。]*$/u,
      most,
    ],
    [/^(?:予約の?)?(?:時間|枠|予約)?(?:は|を)?\d+分(?:単位|刻み|ごと|間隔|おき)[^。]*$/u, slots],
    // a price of something that is not there
    [
      /^(?<said>[^。、「」はを]{1,16}(?:は|を|[1一](?:回|時間|本|個|人|日))[\d,]+円(?:に[^。]*|です|で[^。]*)?)$/u,
      (_model, { said = '' }, language) => notRead(said, language),
    ],
    [/^(?<deed>[\p{Script=Han}]{1,2})\p{Script=Hiragana}{0,2}[ただ](?:順番?|日付順)(?:に|で)?[^。]*$/u, inOrder],
  ],
}
