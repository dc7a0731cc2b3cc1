// "We need the hat size, a parent's mobile and a tick box for photo permission": the new fields that a wish lists, where all of its items
// can be fields and none is there.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { type Item, itemTold } from './item.ts'
import { choicesOf } from './forms.ts'
import { rewordingsSv } from './items-sv.ts'
import { labelOf } from '../../understand/said.ts'
import { typed } from './types-beside.ts'

const itemsMax = 8
const charsMax = 200

/** What only wishes, ahead of the items. */
export const openings: Record<Language, RegExp> = {
  en: /^(?:(?:hi|hey|hello|ok|okay|oh|and|also|plus|please|pls|maybe)[,!]? )*(?:(?:(?:i|we)(?:['’]d| would| really| also| still| just)*(?: also)?(?:['’]ll)?(?: also)? |(?<=(?:also|and|plus|please) ))(?:need|want|like|love|have|must|got|require|keep)(?: to)?(?: also)?(?: be able to)?(?: (?:know|see|note|put|put in|put down|keep track of|keep on top of|keep|track|record|write down|write|log|enter|add|have|store|save|register|capture|fill in|remember|mark|say|tick off|tick))*(?: down)?|(?:can|could|may) (?:we|i|you|it)(?: also| please)* (?:have|get|add|put in|put|note|record|see|include|keep|track|store)|(?:let['’]?s|please|can you)? ?(?:add|include|put in|throw in|track|record|note|log|store|keep)|(?:they|people|visitors|\p{L}+s) (?:should|must|need to|have to)(?: also| be able to)* (?:enter|fill in|type in|give us|give|leave|tell us|provide|write down|state)|(?:(?:i|we)(?:['’]ve| have)? (?:got )?no (?:way|place|field|column)|there(?:['’]s| is) (?:no|nowhere)(?: (?:way|place|field|column))?|nowhere)(?: (?:to|of|for)(?: (?:say|saying|tell|telling|note|noting|record|recording|see|mark|marking|put|enter|write))?)?(?: down)?|there (?:should|must|needs to) be|it should (?:also )?(?:have|show|say)|(?:there's|there is) no place for|(?:what about|how about)|missing:?|we['’]re missing|(?:(?:an?|one|two|three|four|five|\d|some|a few|a couple of) )?(?:more|new|extra|additional|further) (?:fields?|columns?|things?):|new fields?:?)(?: (?:an? )?(?:new )?(?:fields?|columns?) (?:for|called|named|saying)| (?:an?|the|one)(?: new| extra)? (?:field|column)(?= (?!trip|note|for|called)))? /iu,
  sv: /^(?:(?:hej|ok|och|också|även|sen|tack|snälla|kanske|nu)[,!]? )*(?:(?:vill|behöver|skulle) (?:jag|vi|man)(?: vilja| också| även| gärna| ha| kunna| ha med| skriva upp| skriva in| notera| lägga in)*|(?:jag|vi|man)(?: i \p{L}+)?(?: skulle| även| också| gärna)* (?:behöver|vill|vilja|vill ha|ha|måste|borde|saknar)(?: även| också| gärna| kunna| ange| se| veta| ha| ha med| skriva in| skriva upp| skriva(?! ut(?!\p{L}))| notera| anteckna| spara| fylla i| registrera| lägga in| klistra in| få in)*|(?:kan|skulle) (?:vi|man|jag|du)(?: även| också| kunna| få)* (?:ha|få|få med|lägga till|lägga in|se|skriva in|skriva upp|fylla i|skriva(?! ut(?!\p{L}))|spara|notera)(?: med)?|(?:lägg till|lägg in|lägg dit|ta med|ha med|för in|skriv in|sätt in|spara|notera)|det behövs|det (?:vore|skulle vara|hade varit) \p{L}+ (?:om (?:man|vi|jag|det) (?:kunde|gick att)|att(?: kunna)?)(?: få| ha| se| skriva in| lägga in| klistra in| notera| spara)*|det (?:ska|borde|bör|måste) (?:också |även )*(?:finnas|stå|framgå|synas|gå att se)|saknas:?|(?:(?:ett|två|tre|fyra|fem|några|ett par) )?(?:nya|fler|extra) (?:fält|kolumner|saker)(?: till)?:|(?:ett|två|tre|fyra|fem|några|ett par) (?:fält till|till fält)[:,]|nya fält:?)(?: (?:ett|två|tre) (?:till fält|fält till)[:,]| (?:ett )?fält för| en kolumn för| plats för| (?:ett (?:nytt )?fält|fältet|en (?:ny )?kolumn|kolumnen)(?= (?!för|som|med)))? /iu,
  ja: /^(?:(?:あと|それと|それから|また|できれば|あの)、?)+/u,
}
/** What only wishes, behind them. */
export const closings: Record<Language, RegExp> = {
  en: /(?:,? (?:please|pls|too|as well|also|thanks|thank you|would be (?:good|great|nice|handy|useful)|(?:both |all |they(?:['’]re| are) |which are )?(?:optional|not required|not mandatory)|is missing|are missing|should be (?:there|on it|in there)|needs? (?:adding|to be (?:there|added|noted|recorded))|in there|on there)| ?[.!]+)+$/i,
  sv: /(?:,? (?:tack|också|oxå|med|även|dessutom|vore bra|behövs|saknas|fattas|ska med|borde (?:finnas|vara) med|ska finnas(?: med)?|måste (?:in|med)|(?:båda|alla|allt|allihop) (?:ska|måste|bör) (?:med|in|vara med|finnas(?: med)?)|räcker(?: (?:gott|bra|fint|så))?|\? (?:det|detta) (?:behöver|måste|borde|ska) (?:också )?(?:synas|framgå|stå|finnas)(?: med)?|hade varit (?:bra|fint|toppen|kul)|vore (?:fint|toppen|kul|smidigt|praktiskt|guld))| ?[.!]+)+$/iu,
  ja: /(?:も|を|が|は)?(?:必要(?:です|だ|だわ)?|ほしい(?:です)?|欲しい(?:です)?|追加(?:して)?(?:ください|下さい|お願いします|したい(?:です)?)?|記録(?:し|でき)(?:たい|るように)(?:です|して)?(?:ください|ほしい)?|入れ(?:たい|て)(?:です|ください|おきたい(?:です)?)?|入力(?:し|でき)(?:たい|るように)(?:です|して)?|知りたい(?:です)?|管理したい(?:です)?|残し(?:たい|ておきたい)(?:です)?|メモしたい(?:です)?|わかるように(?:して)?(?:ほしい|ください|したい)?(?:です)?|持たせたい(?:です)?|お願いします|つけたい(?:です)?|載せたい(?:です)?|足して(?:ください)?|書きたい(?:です)?|見たい(?:です)?)[。！!]*$/u,
}
const ofEach: Record<Language, RegExp | null> = {
  en: / (?:for|on|to|of|per|in) (?:each|every|all (?:the |our |my )?|the|our|my) ?(?<list>[\p{L}][\p{L} -]*?)(?=$|[:,.?])/iu,
  sv: / (?:för|på|till|per|om|hos) (?:varje|alla|våra|respektive|en|ett)? ?(?<list>\p{L}[\p{L}-]*)(?=$|[:,.?])/iu,
  ja: null,
}
const ahead: Record<Language, RegExp> = {
  en: /^(?:(?:on|for|to) )?(?:the |each |every |our |my )?(?<list>\p{L}[\p{L} -]*?)(?::| (?:also )?(?:need|needs|should have|should also have|should show|get|have|has)(?: an?)?) /iu,
  sv: /^(?:(?:på|för|till) )?(?:varje |våra |alla )?(?<list>\p{L}[\p{L} -]*?)(?::| (?:behöver|ska (?:även |också )?ha|bör ha|borde ha|måste ha|får|har)(?: även| också)?) /iu,
  ja: /^(?<list>[\p{Script=Han}\p{Script=Katakana}ー]+)(?:に|には|ごとに|の項目に)は?、?/u,
}
/** "Jersey number to players and goals scored": where they go may stand behind the first of them. */
const amidst: Partial<Record<Language, RegExp>> = {
  en: /(?<!\b(?:links?|urls?|related|due|next|up|access|distance|reply|close|belongs?)) to (?<list>\p{L}+(?: \p{L}+)?)(?=$|,| and | & )/iu,
  sv: /(?<!(?<!\p{L})(?:länk(?:ar)?|koppling|svar|nära)) (?:till|på) (?<list>\p{L}+)(?=$|,| och | samt )/iu,
}
/** "The dog's allergies": whose they are. */
const owners: Partial<Record<Language, RegExp>> = {
  en: /^(?:the |each |every |an? |our |my )(?<list>\p{L}+)(?:['’]s|s['’]) (?=\p{L})/iu,
}
/** "Who suggested the book?": it is asked of each book. "Vendor category: …" is one of each vendor. */
const askedOf: Partial<Record<Language, RegExp>> = {
  en: /(?<=^(?:who|when|where) \p{L}+(?: \p{L}+)?) (?:the|this|that) (?<list>\p{L}+)\??$|(?<=^(?:how long|how much|where is|where are|what)) (?:the|each|every|an?|all) (?<list2>\p{L}+)(?= (?:takes?|costs?|lasts?|weighs?|kept|stored|located|held)(?!\p{L}))|^(?:the )?(?<kind>\p{L}+) (?=(?:category|type|kind|status|level|size|stage)(?::| \())/iu,
}
/** "Start and end date": what both are is told once. */
const bothOf =
  /\b(start|from|begin|arrival|pick-?up|check-?in|first|opening|min(?:imum)?|home|departure) and (end|to|finish|departure|drop-?off|check-?out|last|closing|max(?:imum)?|away|return|arrival) (dates?|times?|days?|scores?|prices?|quantity|temperature)\b/giu
const joints: Record<Language, RegExp> = {
  en: /\s*[,;]\s*(?:and |plus |& )?|\s+(?:and(?! time\b)|&|\+|plus|as well as)\s+|(?<=[?.!])\s+(?!(?:just |a )?(?:yes|no|tick|check)\b)(?:and |also |plus )?/i,
  sv: /\s*[,;]\s*(?:(?:och|o|å) (?:så )?|samt |plus )?|\s+(?:(?:och|o|å)(?: så)?(?! tid\b)|&|\+|samt|plus)(?:\s+(?:dessutom|även|också))*(?:\s+för)?\s+|(?<=[?.!])\s+(?!(?:ja|nej|kryss\p{L}*)(?!\p{L}))(?:och |samt |även )?/iu,
  ja: /[、，,。]\s*|(?<=[\p{Script=Han}\p{Script=Katakana}ー）)日年月額名])(?:と(?=[\p{Script=Han}\p{Script=Katakana}A-Za-z「『お])|や|および|、)(?=[^\s])/u,
}
/** What builds a screen, or a list of its own, is no field. */
const isList =
  /^(?:lists?|pages?|a list|log(?:s|ging)?|logga|lista|listor|sida|questions?|habits?|cards?|rows?|entry|entries|sections?|home ?page|website|web ?site|hemsida|webbplats|fråga|rad|vana|register|bokföra|tidrapportera)(?!\p{L})|(?<!\p{L})(?:lists?|pages?|lista|register)$|の?(?:一覧|リスト|ページ|名簿|台帳|表)(?:も|を|が|に)?/iu
const brackets = /[（(][^（()）]*[)）]/gu

/** The items of a list; what stands in brackets is not parted. */
export function partsOf(text: string, language: Language): string[] {
  const held: string[] = []
  const hidden = text
    .replace(/,(?= ?(?:in|as|from|i|1|one) \S+(?: \S+){0,2}$)/iu, '')
    .replace(brackets, (found) => `\u{E000}${held.push(found) - 1}\u{E001}`)
  return hidden
    .split(joints[language])
    .map((part) => part.replace(/\u{E000}(\d+)\u{E001}/gu, (_found, at: string) => held[Number(at)]!).trim())
    .filter(Boolean)
}

/** "Area in hectares, and a tap": what is there already, and is to be counted in something. */
type Counted = { name: string; value: string }
const inUnit = /^(.+?),? (?:i|in) (\S+)$/iu

/** `there` are those that the list has already, `isOwned` where they were told as what somebody or something has. */
export type ItemsTold = {
  host: Thing
  items: Item[]
  there: Item[]
  counted: Counted[]
  isOpened: boolean
  isPlaced: boolean
  isOwned: boolean
}

/** Null unless every item can be a field, and one of them is new or all are there. `isOpened` where words ahead or behind ask for fields. */
export function itemsTold(model: ProjectModel, text: string, language: Language): ItemsTold | null {
  if (text.length > charsMax) return null
  let rest = text.trim()
  let host = mainThing(model)
  let isPlaced = false
  const listNamed = (form: RegExp | null) => {
    const found = form?.exec(rest)
    const name = found?.groups?.list ?? found?.groups?.list2 ?? found?.groups?.kind
    const list = name && resolveThing(model, name, language)
    if (!found || !list) return
    host = list
    isPlaced = true
    rest = (rest.slice(0, found.index) + rest.slice(found.index + found[0].length)).trim()
  }
  const opened = rest.replace(openings[language], '')
  const isOpened = opened !== rest || closings[language].test(rest)
  rest = opened.replace(closings[language], '').trim()
  if (language === 'sv') for (const [said, plain] of rewordingsSv) rest = rest.replace(said, plain)
  listNamed(ahead[language])
  const isOfEach = isPlaced
  listNamed(ofEach[language])
  if (!isPlaced) listNamed(amidst[language] ?? null)
  const isLoose = !isPlaced
  if (isLoose) listNamed(owners[language] ?? null)
  if (!isPlaced) listNamed(askedOf[language] ?? null)
  const isOwned = isLoose && isPlaced
  if (!host || !rest) return null
  rest = rest.replace(ofAny, '').replace(bothOf, (_all, first: string, second: string, kind: string) => {
    const one = kind.replace(/s$/i, '')
    return `${first} ${one} and ${second} ${one}`
  })
  const unticked = rest.replace(ticks[language], '')
  const areTicks = unticked !== rest && unticked !== ''
  const parts = ofOwner(oneMore(typed(partsOf(unticked || rest, language))))
  const items =
    (areTicks ? null : (ofSentences(model, rest, language) ?? chosen(model, rest, language))) ??
    parts.map((part, at) => {
      const item = itemTold(model, part, language)
      // "an emergency contact and their phone number"
      const isOfBefore = at > 0 && item && ofBefore.test(part) && !isNew(model, host!, item, language)
      if (!isOfBefore) return item
      const [before, own] = [parts[at - 1]!, part.replace(ofBefore, '')]
      return itemTold(model, language === 'sv' ? `${own} ${before}` : `${before} ${own}`, language)
    })
  shareUnit(items)
  if (items.length === parts.length) tellApart(items, parts, language)
  if (areTicks) for (const item of items) if (item && !item.to) Object.assign(item, { field: ticked(item.field), isTold: true })
  const all = items.filter((item) => item !== null)
  // "and their website" is none of ours
  const isOfThem = all.length > 1 || /(?<!\p{L})(?:deras|dess|hans|hennes|their|its|his|her)(?!\p{L})/iu.test(rest)
  // how many pages there are is no page
  const isNumber = ({ type }: Item['field']) => type === 'int' || type === 'number'
  if (all.some(({ field }) => isList.test(field.label) && !isNumber(field) && !(isOfThem && field.type === 'url'))) return null
  if (!all.length || all.length !== items.length || all.length > itemsMax) return null
  if (!isPlaced) host = ownerOf(model, host, all)
  const fresh = all.filter((item) => isNew(model, host!, item, language))
  const counted: Counted[] = []
  const there = all.filter((item, at) => {
    const [, name, value] = (!fresh.includes(item) && parts.length === all.length && inUnit.exec(parts[at] ?? '')) || []
    if (name && value) counted.push({ name, value })
    return !fresh.includes(item) && !(name && value)
  })
  const isAsked = isOpened || areTicks || (isOfEach && all.length > 1)
  // told of all of them that they are there, each by the very name it has
  const areThere = there.every(({ field, to }) => !to && isCalled(host!, field.label))
  const isRead = fresh.length
    ? !there.length || isAsked
    : areThere && !counted.length && (all.length > 1 || ((isAsked || isOwned) && namesKind.test(text)))
  return isRead ? { host, items: fresh, there, counted, isOpened: isAsked, isPlaced, isOwned } : null
}

const kindAhead =
  /^(?:(?:an?|the|new|another|en|ett|ny|nytt) )*(?<kind>tick ?box|check ?box|drop-?down|(?:\p{L}+ )?field|column|box|date|kryssruta|fält|kolumn|ruta|datum)(?= (?:for|to|saying|called|if|when|för|om|som heter) )/iu
const another = /^(?:(?:an?)?other )?(?:one|en|ett)(?= (?:for|to|saying|called|if|when|för|om|som heter) )/iu
/** "A tick box for billable and one for invoiced": what the second one is, the first one tells. */
function oneMore(parts: readonly string[]): string[] {
  let kind: string | undefined
  return parts.map((part) => {
    kind = kindAhead.exec(part)?.groups?.kind ?? kind
    return kind ? part.replace(another, kind) : part
  })
}

const namesKind = /\b(?:field|column) (?:for|called|named)\b|(?<!\p{L})(?:fält|kolumn) (?:för|som heter)(?!\p{L})/iu
const isCalled = ({ fields }: Thing, name: string) => fields.some(({ label }) => label.toLowerCase() === name.toLowerCase())

const ofSomebody = /^(?:the |their |an? )?(?<owner>\p{L}{3,})['’]s \p{L}+(?: \p{L}+)?$/iu
const ofAnybody = /^(?:name|e-?mail(?: address)?|phone(?: number)?|mobile(?: number)?|number|address|birthday|date of birth)$/i
/** "The parent's name and email": the second is theirs, too. */
function ofOwner(parts: readonly string[]): string[] {
  const owner = ofSomebody.exec(parts[0] ?? '')?.groups?.owner
  return owner ? parts.map((part) => (ofAnybody.test(part) ? `${owner}'s ${part}` : part)) : [...parts]
}

/** Where nobody said of what, it is the list that has one of the ticks already. */
function ownerOf(model: ProjectModel, host: Thing, items: readonly Item[]): Thing {
  const has = (thing: Thing) => items.some(({ field }) => field.type === 'bool' && isCalled(thing, field.label))
  const [owner, ...others] = items.length > 1 && !has(host) ? model.things.filter(has) : []
  return owner && !others.length ? owner : host
}

/** "Bredd och längd i meter": the unit is told once, for measures of one kind. */
function shareUnit(items: readonly (Item | null)[]) {
  const unit = items.at(-1)?.field.unit
  if (!unit || !lengths.includes(unit)) return
  for (const item of items) {
    if (!item || item.to || !(lengths.includes(item.field.unit ?? '') || isLength.test(item.field.label))) continue
    const { concept, ...field } = item.field
    item.field = { ...field, type: 'number', unit, ...(concept && field.type === 'number' && { concept }) }
  }
}
const isLength = /^(?:längd|bredd|höjd|djup|omkrets|diameter|length|width|height|depth|diameter)$/iu
const lengths = ['mm', 'cm', 'm', 'km', 'ft', 'in']

/** "Vår referens, deras referens": where whose it is makes the difference, it stays in the name. */
function tellApart(items: readonly (Item | null)[], parts: readonly string[], language: Language) {
  const labels = items.map((item) => item?.field.label.toLowerCase())
  items.forEach((item, at) => {
    if (!item || item.to || labels.indexOf(labels[at]) === labels.lastIndexOf(labels[at])) return
    const { concept: _concept, ...field } = item.field
    item.field = { ...field, id: '', label: labelOf(parts[at]!, language) }
  })
}

/** "Vegan, halal, just tick boxes": each of them is one. */
const ticks: Record<Language, RegExp> = {
  en: /[.;,:–-]?\s*(?:(?:all |just |both |two |three |as |with )*(?:tick ?boxes|check ?boxes)|(?:all|both) (?:as )?(?:yes\/no|yes or no))(?: for both| for each| please)?[.]*$/i,
  sv: /[.;,:–-]?\s*(?:(?:alla |bara |båda |två |tre |som |med )*kryssrutor|(?:alla|båda) (?:som )?ja\/nej)(?: på båda| tack)?[.]*$/iu,
  ja: /(?:は|を|の)?(?:全部|どちらも|両方)?(?:チェックボックス|チェック欄)(?:で|に)?$/u,
}
const ticked = ({ id, label }: Item['field']): Item['field'] => ({ id, label, type: 'bool' })
/** Of each of them, whatever they are called. */
const ofAny =
  / (?:for|of) (?:each|every) [\p{L}'’-]+$| (?:för|på) varje \p{L}+$| (?:för|på|till|hos) (?:allt som [^,.]+|allt(?:ihop)?|allihop|alla|dem|dom|sakerna|grejerna|prylarna|samtliga|var och en|den(?: också)?)(?=$|[,.:?]| och )/giu
const ofBefore = /^(?:their|his|her|its|deras|hans|hennes|dess) | till (?:den|honom|henne|dem)$/i
/** "A drop-down for hull colour": what it is does not belong to its name. */
const chooser =
  /^(?:an? |en |new |another |extra |ny |till )*(?:drop-?\s?down|pick ?list|select(?:ion)?|choice|rullista|rullgardin|vallista|valfält)(?: (?:field|list|menu|box))?(?: (?:for|called|named|för|som heter))?:? /iu

/** "Level: easy, hard. And a photo": a sentence may say what its field is chosen from, and others name more. */
function ofSentences(model: ProjectModel, text: string, language: Language): (Item | null)[] | null {
  const sentences = text.split(/(?<=[.?!])\s+(?=\p{L})/u).map((each) => each.trim())
  if (sentences.length < 2 || !sentences.some((each) => isListing.test(each))) return null
  return sentences.flatMap((each) =>
    isListing.test(each)
      ? (chosen(model, each.replace(/[.!]+$/, ''), language) ?? [null])
      : typed(partsOf(each, language)).map((part) => itemTold(model, part.replace(/\?$/, ''), language)),
  )
}
const isListing = /^[^,:]{2,40}(?:: | [-–—] )[^,]+,/u

/** "Genre: fiction, poetry or other": one field with what it is chosen from, where nothing behind the colon is a field. */
function chosen(model: ProjectModel, text: string, language: Language): (Item | null)[] | null {
  // "if it's before meals, with meals or after meals"
  const [, either] =
    /^(?:if|whether|om|ifall) (?:it|they|den|det|de)(?:['’](?:s|re)| is| are| är)? (.+ (?:or|eller) .+)$/iu.exec(text) ?? []
  const sides = either ? choicesOf(either) : []
  if (sides.length > 1) {
    const label = sides.length === 2 ? sides.join(' / ') : sides[0]!
    return [{ field: { id: '', label, type: 'select', options: sides }, isTold: true }]
  }
  const asked = text.replace(chooser, '')
  const found =
    (asked !== text && /^([^:：,(]+?)\s*(?:\s(?:with|from|med|från)\s|[(:])\s*([^()]+?)\)?$/iu.exec(asked)) ||
    /^((?:vem|vilken|vilket|who|which) [^:,]+), ([^,:]+(?:, [^,:]+)*,? (?:eller|or) [^,:]+)$/iu.exec(asked) ||
    /^([^:：,]+?)\s*(?:[:：]|\s[-–—]\s|\smed\s(?=.*\seller\s)|\swith\s(?=.*\sor\s)|\swith (?:the )?(?:choices|options|values|alternatives)(?: of)?:?\s|\smed (?:valen|alternativen|val|alternativ):?\s|, one of |, either )\s*(.+)$/u.exec(
      asked,
    )
  const [, name, listed] = found ?? []
  const options = listed ? choicesOf(listed) : []
  // "maintenance requests: property, urgency (low, high)": a list and its fields
  if (!name || options.length < 2 || options.some((option) => /[()（）]/.test(option))) return null
  const isField = (option: string) =>
    itemTold(model, option, language)?.isTold === true ||
    model.things.some(({ one }) => one.toLowerCase() === option.toLowerCase())
  // "thank you sent - yes or no"
  const isTick = options.length === 2 && options.every((option) => /^(?:yes|no|ja|nej|はい|いいえ)$/iu.test(option))
  const tick = isTick ? itemTold(model, name, language) : null
  if (tick && !tick.to) return [{ field: ticked(tick.field), isTold: true }]
  // "vegan" may be chosen, but where half of them are fields they all are
  if (options.filter(isField).length * 2 >= options.length) return [null]
  const item = itemTold(model, name, language)
  // "new member: Ida Berg, alto": a record
  const isAsked = /^(?:who|what|where|when|which|vem|vad|var|när)\s/iu.test(name)
  if (
    !item ||
    item.to ||
    /^(?:who|what|where|when) (?:did|do|does|is|are|was)\b/i.test(name) ||
    /^(?:new|another|one more|ny|nytt|en till|新|新しい)/iu.test(name) ||
    /\d{3}|@/.test(listed!)
  )
    return [null]
  const { concept: _concept, unit: _unit, ...field } = item.field
  return [{ field: { ...field, ...(isAsked && { label: labelOf(name, language) }), type: 'select', options }, isTold: true }]
}

/** Not there, or there only because such lists have it: then it gets the name that was said. */
const isOpen = (field: Field | undefined) => !field || (field.why !== 'said' && field.why !== 'edit')
const isNew = (model: ProjectModel, host: Thing, { field, to }: Item, language: Language): boolean =>
  to
    ? !host.fields.some(({ target }) => target === to.id)
    : isOpen(resolveField({ ...model, things: [host] }, field.label, language, host)?.field) &&
      !host.fields.some(({ label }) => label.toLowerCase() === field.label.toLowerCase())
