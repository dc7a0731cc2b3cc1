// "No two members may have the same email", "price with two decimals": what values a field may hold, and how numbers are written.
import { numberWords } from '../../lexicon/number-words.ts'
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { isNumber } from '../../field-kinds.ts'
import { alreadySo, does, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { namesIn, narrowings } from '../said-parts.ts'

/** `thing` is whose field it is, where that is said. */
const uniqueForms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:no|never)\s+(?:two|2|more than one|duplicate)\s+(?<thing>.+?)\s+(?:may|can|should|must|are allowed to|shall|with|having|to)?\s*(?:have|share|use|with|having)?\s*(?:the\s+)?same\s+(?<field>.+)$/i,
    /^(?:(?:allow|accept|permit|have)\s+)?only one\s+(?<thing>.+?)\s+(?:per|for each|with the same)\s+(?<field>.+)$/i,
    /^(?:two|2|several|different|multiple)\s+(?<thing>.+?)\s+(?:may not|must not|mustn't|can't|cannot|can not|should not|shouldn't|must never|should never|can never|are not allowed to|aren't allowed to)\s+(?:have|share|use|get)\s+(?:the\s+)?same\s+(?<field>.+)$/i,
    /^(?:every|each|all)\s+(?<thing>.+?)\s+(?:must|should|has to|have to|needs? to|needs?)\s+(?:have\s+)?(?:an?\s+|their own\s+|its own\s+|different\s+)*unique\s+(?<field>.+)$/i,
    /^(?:make sure |ensure |check |see to it )(?:that )?(?:no|there are no|there's no|we have no)\s+(?:two |duplicate )?(?<thing>.+?)\s+(?:have|share|has|with|use)\s+(?:the\s+)?same\s+(?<field>.+)$/i,
    /^(?:make|set|mark|keep)\s+(?:the\s+)?(?<field>.+?)\s+(?:to be\s+|as\s+|be\s+)?unique(?:\s+(?:for|per|across)\s+.+)?$/i,
    /^(?:the\s+)?(?<field>.+?)\s+(?:must|should|has to|have to|needs to|need to|ought to|shall|is|are)\s+(?:always\s+)?(?:be\s+)?unique(?:\s+(?:for|per|across)\s+.+)?$/i,
    /^(?:the\s+)?(?:same\s+)(?<field>.+?)\s+(?:may|can|should|must)(?:n't|not| not| only)\s+(?:be\s+)?(?:used|entered|added|appear|occur|exist|be there|registered)\s*(?:twice|more than once|again|only once|once|two times)?$/i,
    /^(?:don't|do not|never)\s+(?:allow|accept|permit|let)\s+(?:the\s+)?(?:same\s+)?(?:duplicate\s+)?(?<field>.+?)(?:\s+(?:to be used|be used|used))?\s+(?:twice|more than once|again|duplicates)$/i,
    /^(?:don't|do not|never)\s+(?:allow|accept|permit)\s+(?:any\s+)?(?:duplicate|duplicated|double|identical|repeated)\s+(?<field>.+)$/i,
    /^(?:no|avoid|prevent|block|forbid|reject|refuse|stop)\s+(?:any\s+)?(?:duplicate|duplicated|double|identical)\s+(?<field>.+)$/i,
    /^(?:no|avoid|prevent|block)\s+(?:duplicates|doubles)\s+(?:of|in|for|by|on)\s+(?:the\s+)?(?<field>.+)$/i,
    /^(?:the\s+)?(?<field>.+?)\s+(?:can|may|should|must)(?:n't| not|not| only| never)\s+(?:be\s+)?(?:used|entered|occur|appear|repeat|be repeated|duplicated?|be the same|exist)\s*(?:twice|more than once|again|only once|once)?$/i,
    /^(?:warn|tell me|alert me|stop me)\s+(?:if|when)\s+(?:the\s+|an?\s+)?(?<field>.+?)\s+(?:already exists|is already (?:there|used|taken|registered)|exists already|is used twice|is a duplicate)$/i,
  ],
  sv: [
    /^(?:tillåt\s+)?(?:bara|endast)\s+(?:en|ett)\s+(?<thing>.+?)\s+per\s+(?<field>.+)$/i,
    /^(?:inga\s+)?(?:två|2|flera|olika)\s+(?<thing>.+?)\s+(?:får|ska|kan|bör|skall)\s+(?:inte\s+|aldrig\s+|ej\s+)?(?:kunna\s+)?(?:ha|dela|få|använda)\s+samma\s+(?<field>.+)$/i,
    /^(?:varje|alla)\s+(?<thing>.+?)\s+(?:måste|ska|bör|behöver)\s+ha\s+(?:en\s+|ett\s+|sitt eget\s+|sin egen\s+|egna\s+|olika\s+)*(?:unika?|unikt)\s+(?<field>.+)$/i,
    /^(?:se till att\s+)?(?:inga|ingen|inte)\s+(?:två\s+)?(?<thing>.+?)\s+(?:har|delar|med)\s+samma\s+(?<field>.+)$/i,
    /^(?:gör|sätt|håll)\s+(?<field>.+?)\s+(?:till\s+)?(?:unika?|unikt)$/i,
    /^(?<field>.+?)\s+(?:måste|ska|bör|skall|är)\s+(?:alltid\s+)?(?:vara\s+)?(?:unika?|unikt)$/i,
    /^(?:tillåt|acceptera)\s+(?:inte|aldrig|inga)\s+(?:dubbla|samma|dubbletter av|likadana|identiska)\s+(?<field>.+?)(?:\s+(?:två|flera) gånger)?$/i,
    /^(?:inga|undvik|förhindra|stoppa|spärra)\s+(?:dubbla|dubbletter av|dubbletter på|dubbletter i|identiska|likadana)\s+(?<field>.+)$/i,
    /^samma\s+(?<field>.+?)\s+(?:får|ska|kan)\s+(?:inte|bara|aldrig|ej)\s+(?:kunna\s+)?(?:användas|finnas|förekomma|anges|registreras|läggas in|skrivas in)(?:\s+(?:två gånger|flera gånger|igen|en gång|mer än en gång))?$/i,
    /^(?<field>.+?)\s+(?:får|ska|kan)\s+(?:inte|bara|aldrig|ej)\s+(?:kunna\s+)?(?:användas|finnas|förekomma|anges|upprepas)\s+(?:två gånger|flera gånger|igen|en gång|mer än en gång)$/i,
    /^varna\s+(?:om|när)\s+(?<field>.+?)\s+(?:redan finns|finns redan|redan används)$/i,
  ],
  ja: [
    /^(?:同じ|同一の)(?<field>.+?)(?:の(?<thing>.+?))?(?:は|を|が)(?:重複|2[つ回人]|二[つ回重]|複数|登録|使|入力).*(?:できない|禁止|不可|しない|させない|許可しない|なく|防).*$/,
    /^(?<field>.+?)(?:は|を|が)(?:重複(?:し(?:て|ない)|させない|禁止|不可|を許さ|しては).*|(?:かぶ|被|ダブ|だぶ)(?:ら(?:ない|ず|せ)|っては|って(?:い)?たら(?:登録|だめ|ダメ)).*|一意|ユニーク).*$/,
    /^(?<field>.+?)の重複を(?:禁止|防|許可しない|不可|なく|チェック|できない).*$/,
    /^(?<thing>.+?)(?:は|が)同じ(?<field>.+?)(?:を|に)(?:持|使|登録|でき).*(?:ない|禁止|不可).*$/,
  ],
}
const undone =
  /\b(?:not|needn't|doesn't (?:have|need) to be|no longer)\s+(?:be\s+)?unique\b|(?:inte|behöver inte vara)\s+(?:unika?|unikt)(?!\p{L})/iu

const ofWhom = /\s+(?:of|for|on|in|among|för|på|i|hos)\s+(?:the\s+|an?\s+|each\s+|every\s+|all\s+|alla\s+)?(.+)$/i

/** A field that no two rows may share; the form checks it, and so does the database. */
export function readUnique(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = uniqueForms[language].map((form) => form.exec(clause.text)?.groups).find(Boolean)
  if (!found) return nothing
  const unique = !undone.test(clause.text)
  const said = found.field!
  const owner = found.thing ?? ofWhom.exec(said)?.[1]
  const thing = owner ? resolveThing(model, owner, language) : undefined
  const names = namesIn(thing && !found.thing ? said.replace(ofWhom, '') : said).flatMap((name) => {
    const place = fieldNamed(model, name.replace(/s$/, ''), language, thing) ?? fieldNamed(model, name, language, thing)
    return place && canBeUnique(place.field) && !(thing && place.thing !== thing) ? [place] : []
  })
  if (names.length && names.every(({ field }) => (field.unique ?? false) === unique)) return alreadySo(language)
  return does(...names.map(({ thing: of, field }): Operation => ({ op: 'setUnique', thing: of.id, field: field.id, unique })))
}

const canBeUnique = (field: Field) =>
  !field.formula && ['text', 'int', 'number', 'money', 'email', 'phone', 'url', 'date', 'datetime'].includes(field.type)

function fieldNamed(model: ProjectModel, said: string, language: Language, prefer?: Thing) {
  const thing = prefer ?? mainThing(model)
  return narrowings(said, language)
    .map((name) => resolveField(model, name, language, thing))
    .find(Boolean)
}

const none = new Set(['no', 'without', 'zero', 'inga', 'utan'])
const decimalsMax = 4
const decimals =
  /(?:\b(?:with|to|show|use|have|having|at|in)\s+)?(?:(?:exactly|only|just|max(?:imum)?|up to|at most)\s+)?(\d|no|without|zero|one|a|two|three|four)\s*(?:any\s+)?(?:decimals?|decimal (?:places?|points?|digits?)|digits? after the (?:decimal )?(?:point|comma))\b|(?:\bmed\s+)?(?:(?:exakt|bara|högst|max)\s+)?(\d|inga|utan|en|ett|två|tre|fyra)\s*decimal(?:er)?(?!\p{L})|小数(?:点以下|第)?(\d)(?:桁|位)?/iu
const whole =
  /\b(?:whole numbers?|no cents|without cents|whole (?:dollars|euros|pounds|kronor|amounts)|rounded(?: off| up)?|round(?: off)?)\b|(?<!\p{L})(?:heltal|hela (?:kronor|tal|kilo)|utan ören?|avrunda(?:de|t|s)?|jämna kronor)(?!\p{L})|整数で表示|小数(?:点)?(?:は|を)?(?:なし|無し|非表示|表示しない)|四捨五入/iu
const cents =
  /\b(?:with|show|including|also show|display)\s+(?:the\s+)?(?:cents|pennies|pence)\b|(?<!\p{L})(?:med|visa) ören?(?!\p{L})/iu
const justDecimals =
  /(?<!\bnumbers? )\b(?:show|with|use|allow|add|need|want|have)\s+decimals\b|(?<!\p{L})(?:med|visa|tillåt|använd)\s+decimaler(?!\p{L})|小数(?:を|も)(?:表示|入力|使)/iu
const writing =
  /^(?:please\s+)?(?:show|write|display|print|make|set|have|give|use|format|round(?: off)?|allow|let|visa|skriv|gör|sätt|ha|avrunda|tillåt|använd)\s+|\b(?:should|must|shall|needs?|to|be|is|are|have|has|shown|written|displayed|rounded|off|up|show|with|only|just|always|ska|visas|skrivas?|vara|ha|med|alltid|bara|till)\b|を|は|で|に|表示.*$|(?:して|する|したい).*$/gi

/** "Weight with one decimal", "prices without cents": how a number is written. */
export function readDecimals(model: ProjectModel, clause: Clause, language: Language): Reading {
  const { text } = clause
  const found = decimals.exec(text)
  const amount = found?.slice(1).find(Boolean)?.toLowerCase()
  const count = amount
    ? none.has(amount)
      ? 0
      : (numberWords.get(amount) ?? Number(amount))
    : cents.test(text) || justDecimals.test(text)
      ? 2
      : whole.test(text)
        ? 0
        : undefined
  if (count === undefined || count > decimalsMax) return nothing
  // "stock should be a whole number" is about its type when it is a text
  const form = found ?? cents.exec(text) ?? justDecimals.exec(text) ?? whole.exec(text)!
  const rest = `${text.slice(0, form.index)} ${text.slice(form.index + form[0].length)}`.replace(writing, ' ').trim()
  const numbers = model.things.flatMap((thing) => thing.fields.filter(isNumber).map((field) => ({ thing, field })))
  const named = namesIn(rest).flatMap((name) => {
    const place = fieldNamed(model, name, language)
    return place ? [place] : []
  })
  if (named.some(({ field }) => !isNumber(field))) return nothing
  const plural =
    /\b(?:prices|amounts|money|sums|fees|costs)\b|(?<!\p{L})(?:priser(?:na)?|belopp(?:en)?|summor(?:na)?|kostnader(?:na)?)(?!\p{L})|金額|価格/iu
  const isAll = !rest || plural.test(rest) || /\b(?:all|every|numbers|alla|tal|tre|siffror)\b|すべて|数値/i.test(rest)
  const money = numbers.filter(({ field }) => field.type === 'money')
  const places = named.length
    ? named
    : isAll
      ? plural.test(rest) || cents.test(text)
        ? money
        : numbers.filter(({ field }) => field.type !== 'int')
      : []
  const open = places.filter(({ field }) => field.decimals !== count && !(count === 0 && field.type === 'int'))
  if (places.length && !open.length) return alreadySo(language)
  return does(
    ...open.map(({ thing, field }): Operation => ({ op: 'setDecimals', thing: thing.id, field: field.id, decimals: count })),
  )
}
