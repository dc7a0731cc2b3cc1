// Wishes about rows, places, hours and looks in everyday Swedish: "kanoterna ska heta Kanot 1 till Kanot 8", "vi kan bara ta emot 40 barn", "vi har
// öppet till 20 på fredagar", "gör det grönare"; and what no project does by itself, with the nearest there is.
import type { Field, ProjectModel, Thing } from '../../../model.ts'
import { beyondSays } from '../../../reply/beyond-phrases.ts'
import { rowSays } from '../../../reply/row-phrases.ts'
import { spokenSays } from '../../../reply/spoken-phrases.ts'
import { usualWeek } from '../../../site-model.ts'
import { freeId } from '../../../understand/plan/plan-things.ts'
import { capitalised, idOf } from '../../../understand/said.ts'
import type { Operation } from '../../operations.ts'
import { does, tells } from '../../reading.ts'
import { mainThing, resolveThing } from '../../resolve.ts'
import { thingSaid } from '../../sight/states-said.ts'
import { button, type Groups, hasPage, only, type Saying } from '../deeds.ts'
import { stateCalled } from './missing.ts'

const idFor = (thing: Thing, label: string) => freeId(idOf(label) || 'field', new Set(thing.fields.map(({ id }) => id)), 'field')

const rowsMax = 40
/** "Kanoterna ska heta Kanot 1 till Kanot 8": these rows and no others. */
const numbered: Saying[1] = (model, { what = '', stem = '', from = '', to = '' }: Groups, language) => {
  const thing = resolveThing(model, what, language)
  const [first, last] = [Number(from), Number(to)]
  if (!thing || last <= first || last - first >= rowsMax) return null
  const names = Array.from({ length: last - first + 1 }, (_each, at) => capitalised(`${stem.trim()} ${first + at}`.trim()))
  return {
    operations: [
      { op: 'clearRows', thing: thing.id },
      ...names.map((name): Operation => ({ op: 'addRow', thing: thing.id, row: { [thing.titleField]: name } })),
    ],
    notes: [{ kind: 'kept', text: rowSays.storedStays[language] }],
  }
}

/** "Vi kan bara ta emot 40 barn": as many places as what is signed up for has. */
const places: Saying[1] = (model, { count = '' }: Groups) => {
  const isPlaces = ({ concept = '', label }: Field) =>
    concept === 'capacity' || /^(?:kapacitet|(?:antal |max )?platser)$/iu.test(label)
  const thing = model.things.find(({ fields }) => fields.some(isPlaces))
  const field = thing?.fields.find(isPlaces)
  if (!thing || !field) return null
  return does(
    ...thing.rows.map((_row, at): Operation => ({ op: 'changeRow', thing: thing.id, at, values: { [field.id]: Number(count) } })),
    { op: 'setStart', thing: thing.id, field: field.id, start: Number(count) },
  )
}

/** "Max 8 hundar per kurs", where courses have places. */
const placesOf: Saying[1] = (model, { count = '', per = '' }: Groups, language) => {
  const thing = resolveThing(model, per, language)
  return thing ? places({ ...model, things: [thing] }, { count }, language) : null
}

const intervals = ['Varje dag', 'Varje vecka', 'Varannan vecka', 'Varje månad', 'Varje år']
/** "Återkommande jobb, hur gör man det": how often, and what that does not do. */
const comesAgain: Saying[1] = (model, { of }: Groups, language) => {
  const host = (of && thingSaid(model, of, language)) || mainThing(model)
  const label = 'Återkommer'
  if (!host || host.fields.some((field) => field.label === label)) return null
  return {
    operations: [
      {
        op: 'addField',
        thing: host.id,
        field: { id: idFor(host, label), label, type: 'select', options: intervals, why: 'edit' },
      },
    ],
    notes: [{ kind: 'kept', text: spokenSays.comesAgain.sv }],
  }
}

/** "Gör det grönare": where it is of that colour already, the ground takes it, too. */
const coloured: Saying[1] = ({ theme }, { colour = '' }: Groups) => {
  const palettes: Record<string, string> = { grön: 'green', blå: 'blue', röd: 'red', rosa: 'pink', lila: 'violet' }
  const isSo = palettes[colour.toLowerCase()] === theme.palette
  return isSo
    ? does({ op: 'setTheme', theme: theme.frame === 'tint' ? { depth: 'deep' } : { frame: 'tint' } })
    : `byt färg till ${colour.toLowerCase()}`
}

const dayNames = [/^mån/iu, /^tis/iu, /^ons/iu, /^tor/iu, /^fre/iu, /^(?:lör|helg)/iu, /^sön/iu]
/** "Vi har öppet till 20 på fredagar": the other end stays as it is. */
const longer =
  (end: 'from' | 'until'): Saying[1] =>
  ({ pages }, { until, from, days = '' }: Groups) => {
    const page = pages.find(({ kind, site, week }) => (kind === 'landing' && site) || (kind === 'booking' && week))
    const first = days.split(' ')[0]!
    const at = /^vardag/iu.test(first) ? 0 : dayNames.findIndex((form) => form.test(first))
    const day = (page?.site?.week ?? page?.week ?? usualWeek)[at]
    if (!page || at < 0) return null
    return end === 'until'
      ? `öppet ${days} ${day?.opens ?? '10:00'}-${until!}`
      : `öppet ${days} ${from!}-${day?.closes ?? '18:00'}`
  }

const plain = (told: (groups: Groups) => string) => (_model: ProjectModel, groups: Groups) => told(groups)
const lively = ['pink', 'orange', 'teal', 'violet'] as const
/** "Färgerna är tråkiga": of the lively ones, the first that it is not. */
const gladder: Saying[1] = ({ theme }) =>
  does({ op: 'setTheme', theme: { palette: lively.find((each) => each !== theme.palette)!, depth: 'normal', corners: 'round' } })

const tones: readonly (readonly [RegExp, 'gray' | 'green' | 'blue' | 'amber' | undefined])[] = [
  [/^grå/iu, 'gray'],
  [/^grö/iu, 'green'],
  [/^blå/iu, 'blue'],
  [/^(?:gul|orange)/iu, 'amber'],
  [/^rö/iu, undefined],
]
/** "De använda ska vara grå": rows of that state, and not the whole. */
const toned: Saying[1] = (model, { state = '', colour = '' }: Groups, language) => {
  const at = stateCalled(model, state, language)
  const found = tones.find(([form]) => form.test(colour))
  if (!at || !found) return null
  const [, tone] = found
  const than = typeof at.where.than === 'string' ? { option: at.where.than } : true
  return does({
    op: 'addWarning',
    thing: at.thing.id,
    warning: { field: at.where.field, when: 'is', than, ...(tone && { tone }) },
  })
}

export const otherSayings: readonly Saying[] = [
  [
    /^(?:de|dem|alla|sånt|det)(?: \p{L}+)?? (?:som (?:är|har) )?(?<state>\p{L}+) (?:ska|bör|borde) (?:vara|bli|visas|synas|markeras|färgas)(?: (?:i|med))? (?<colour>grå|grått|gröna?|grönt|blåa?|blått|gula?|gult|orange|röda?|rött)[.!]*$/iu,
    toned,
  ],
  [
    /^(?:bara |endast )?\p{L}+ ska (?:bara )?(?:kunna |få )(?:bara |inte )?(?:se|ändra|redigera|läsa) (?:allt|allting|bara|sin\p{L}*|sitt|alla)(?!\p{L}).*$/iu,
    (model) => (hasPage(model, 'landing') ? null : tells(beyondSays.roles.sv, 'service')),
  ],
  [
    /^(?:(?:gör|vill ha|jag vill ha|byt till|lite|mycket|kan vi få|mer) )*(?:färgerna |färgen |utseendet |det |den )?(?:lite |mycket )?(?:gladare|roligare|piggare|muntrare|livligare|fräschare)(?: färg(?:er|sättning)?| kulörer| utseende)?[.!]*$|^(?:färgerna|färgen|färgsättningen) (?:är|känns) (?:lite |för |så |ganska |jätte)?(?:tråkiga?|trista?|grå|dystra?|murriga?|tråkigt?)[.!]*$/iu,
    gladder,
  ],
  [
    /^(?:(?:på )?knappen|texten på knappen) (?:ska|borde|bör|måste)(?: det)? (?:heta|säga|stå|vara):? ["”“]?(?<text>[^"”]+?)["”]?[.!]*$/iu,
    button,
  ],
  [
    /^(?:de |våra |alla )?(?<what>\p{L}+) (?:ska )?(?:het(?:a|er)|är|ska vara) (?<stem>[\p{L} ]*?) ?(?<from>\d+) ?(?:till|-|–|t\.o\.m\.) ?(?:[\p{L} ]+ )?(?<to>\d+)[.!]*$/iu,
    (model, groups, language) =>
      /(?:^|\s)(?:från|mellan|max|upp|på|i)$/iu.test(groups.stem ?? '') ? null : numbered(model, groups, language),
  ],
  [
    /^(?:vi |jag |man )?(?:kan|får|ska|har)(?: bara| max| högst| som mest| endast)* (?:ta emot|ta in|ha|plats för)(?: bara| max| högst| som mest| endast)* (?<count>\d+)(?: \p{L}+)?(?: (?:per|i varje|på varje) \p{L}+)?[.!]*$|^(?:max|högst|som mest) (?<count>\d+) (?:barn|personer|deltagare|platser|gäster|elever|anmälda)(?: totalt| får plats)?[.!]*$/iu,
    places,
  ],
  [
    /^(?:det (?:får|ska) (?:bara )?(?:vara |plats )?)?(?:max(?:imalt)?|högst|som mest) (?<count>\d+) \p{L}+ (?:per|i varje|på varje|i en|på en|på ett|i ett) (?<per>\p{L}+)[.!]*$/iu,
    placesOf,
  ],
  [
    /^(?=.*(?:återkomm\p{L}*|upprepa\p{L}*|varje vecka|varannan vecka|varje månad))(?=.*(?:återkomm\p{L}*|upprepa\p{L}*|automatiskt|av sig själv))(?<of>.+)$/iu,
    comesAgain,
  ],
  [
    /^(?:man|de|folk|medlemmarna|boende|varje lägenhet|ingen|alla) (?:ska|får|kan)(?: bara| inte| högst| max)*(?: få| kunna)*(?: bara| högst| max)* boka(?: mer än| högst| max| bara)? (?:\d+|en|två|tre|fyra) (?:gång(?:er)?|tid(?:er)?|pass) (?:i|per|varje|om) (?:veckan|vecka|månaden|månad)[.!]*$/iu,
    only(
      (model) => hasPage(model, 'booking'),
      () => tells(spokenSays.howOften.sv, 'kept'),
    ),
  ],
  [
    /^gör (?:det|den|sidan|allt|allting|färgen|utseendet) (?:lite |mycket |mer )*(?<colour>grön|blå|röd|gul|rosa|lila|brun|beige|turkos|orange)are(?:[, ].*)?$/iu,
    coloured,
  ],
  [
    /^.*(?<!\p{L})(?:avboka|avbokning)(?!\p{L}).*(?:själv\p{L}*|senast|dagen innan|timmar innan|kunna|online).*$|^(?:man|kunder(?:na)?|de|patienten|gästerna) (?:ska|måste|vill)(?: kunna)? avboka.*$/iu,
    only(
      (model) => hasPage(model, 'booking') && !hasPage(model, 'landing'),
      () => tells(spokenSays.cancelling.sv, 'service'),
    ),
  ],
  [
    /^.*(?:schema\p{L}*|turerna|uppgifterna|sysslorna|städningen|det) (?:ska|måste|bör) (?:rulla|rotera|gå runt|turas om|alternera)(?!\p{L}).*$/iu,
    (_model) => tells(spokenSays.rota.sv, 'kept'),
  ],
  [
    /^(?:(?:vi|det) (?:har|är|håller) (?:nu |numera |också |även )?(?:öppet|öppna) (?:till|fram till|tills)|(?:vi|det) stänger(?: inte förrän| först)?|stänger) (?:kl(?:ockan)?\.? ?)?(?<until>\d{1,2}(?:[.:]\d\d)?) (?:på )?(?<days>\p{L}+(?: och \p{L}+)?)(?: numera| nu| också)*[.!]*$/iu,
    longer('until'),
  ],
  [
    /^(?:vi|det) öppnar(?: redan| inte förrän| först)? (?:kl(?:ockan)?\.? ?)?(?<from>\d{1,2}(?:[.:]\d\d)?) (?:på )?(?<days>\p{L}+(?: och \p{L}+)?)(?: numera| nu| också)*[.!]*$/iu,
    longer('from'),
  ],
  [
    /^(?:jag|vi) (?:jobbar|arbetar|har öppet|tar emot|finns på plats) (?:bara |endast )?(?<when>(?:mån|tis|ons|tors|fre|lör|sön|vardag|helg|kl|\d).+?\d.*?)[.!]*$/iu,
    plain(({ when }) => `öppet ${when!}`),
  ],
]
