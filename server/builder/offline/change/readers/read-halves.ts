// A warning of two halves: "urgent requests older than 2 days and not done", "ärenden som inte är klara inom 30 dagar",
// 完了していない緊急の案件が3日以上. Each half alone would mark rows that nobody asked about, so all of them must be true of one list.
import type { Language } from '#shared/languages.ts'
import { closedOptions } from '../../generate/tones.ts'
import { isDay } from '../../field-kinds.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import type { Warning } from '../../rules.ts'
import type { Condition } from '../../shown-rules.ts'
import { mainThing } from '../resolve.ts'
import { conceptOf, isDue } from '../said-parts.ts'
import { isOpenSaid, lacks, notClosed, stillOpen, thingSaid } from '../sight/states-said.ts'
import type { Reading } from '../reading.ts'
import { warning } from './compared.ts'

/** "Older than 2 days", "not done within 30 days", "late after 30 days": so many days since it began. */
const aged: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:(?:are |is |that(?:['’]s| are) |which are )?(?:older|longer) than|(?:for |open )?(?:more than|over|at least)|(?:late |overdue |too old )?after|(?<=(?:\bnot|n['’]t|\bun\p{L}+)\b[^,]{0,40})(?:within|for|in)) (?:the (?:last|past) )?(\d+) days(?: (?:old|ago|since|later))?(?! before| ahead)/iu,
    /\b(\d+) days (?:old|ago|or (?:older|more)|after (?:it|they|being) (?:was|were|is|are|came|been)?)/iu,
  ],
  sv: [
    /(?<!\p{L})(?:(?:är )?(?:äldre|längre) än|(?:i |legat )?(?:mer än|över|minst)|(?:försena(?:d|de|t) |sena? )?efter|(?<=(?<!\p{L})(?:inte|ej|o\p{L}{5,})(?!\p{L})[^,]{0,40})(?:inom|på)) (?:de senaste )?(\d+) dagar(?: (?:sedan|sen|gamla?))?(?! (?:före|innan|kvar))/iu,
    /(?<!\p{L})(\d+) dagar (?:gamla?|sedan|efter att)/iu,
  ],
  ja: [
    /(\d+)日(?:間)?(?:以上|を?超え(?:た|て|る)?|を?過ぎ(?:た|て)?|(?:が)?経(?:過|っ)|たっ(?:た|て)|経っても|後|以内に(?=[^、。]*(?:ない|いない|未)))/u,
  ],
}
/** "In the next 2 days", "inom 7 dagar". */
const withinDays: Record<Language, RegExp> = {
  en: /\b(?:in the next|within(?: the next)?|due in|less than) (\d+) days\b|\b(\d+) days (?:before|left|away)\b/iu,
  sv: /(?<!\p{L})(?:inom|(?:de )?närmaste|om) (?:de närmaste )?(\d+) dagar(?!\p{L})/iu,
  ja: /(\d+)日(?:以内|前)/u,
}
/** What is counted from its due day: "14 days overdue". */
const pastDue = /\boverdue\b|\bpast due\b|\blate by\b|försena|förfall|期限|遅れ|滞納|延滞/iu
const isOverdue =
  /\b(?:overdue|past due|past (?:the|their|its) (?:due|deadline)\w*|late|expired)\b|(?<!\p{L})(?:försenade?|försenat|förfallna?|förfallet)(?!\p{L})|期限(?:が|を)?(?:切れ|過ぎ|超)|遅れ|延滞|滞納/iu

/** When something of the list began: it was reported, ordered, lent. */
const begun =
  /^(?:date|day|created|reported|opened|ordered|received|submitted|issued|loan|lent|start|from|sent)|report|creat|order|receiv|submit|issue|loan|borrow|lent|opened|added|registr|anmäl|inkom|skapad|beställ|lån|utlån|skickad|faktura|報告|受付|受け付け|登録|注文|貸出|発生|発行|依頼|問い合わせ|申込/i
const over = /complet|finish|done|closed|resolved|return|paid|end|åtgärd|klar|avslut|åter|slut|完了|終了|返却|入金|解決/i
const beganOn = (thing: Thing): Field | undefined => {
  const days = thing.fields.filter(
    (field) => isDay(field) && !isDue(field) && !over.test(nameOf(field)) && !/birth|född|誕生|生年/i.test(nameOf(field)),
  )
  return days.find((field) => begun.test(nameOf(field))) ?? (days.length === 1 ? days[0] : undefined)
}
const nameOf = (field: Field) => `${conceptOf(field)} ${field.label}`

/** Shorter ones are named only right behind their field: 優先度が高. */
const optionMinChars: Record<Language, number> = { en: 3, sv: 3, ja: 2 }
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const denies: Record<Language, RegExp> = {
  en: /(?:\b(?:not|never|no|isn|aren|hasn|haven|wasn|weren|without)\b|n['’]t\b)(?: (?:yet|been|being|marked|set|as|in|status|the|still|be|is|are)\b)*\s*$/iu,
  sv: /(?<!\p{L})(?:inte|ej|aldrig|icke|utan)(?: (?:än|ännu|har|är|blivit|markerade?|markerats|satt|som|status|vara|den|det))*\s*$/iu,
  ja: /(?!)/u,
}
const deniedAfter =
  /^(?:に|で|が|と|して|され|済み)?(?:な(?:っ|り)て?)?(?:い|は|で|じゃ)?(?:て)?(?:い)?(?:は)?(?:ない|いない|以外)/u

/** Whose choices come one after the other. */
const isState = /status|stage|state|progress|läge|状態|段階|ステータス|進捗/iu

type Chosen = { condition: Condition; said: string }

/** The choices that the words name, each as told or denied. */
function choicesSaid(thing: Thing, text: string, language: Language): Chosen[] {
  const labels = thing.fields.map(({ label }) => label.toLowerCase())
  return thing.fields.flatMap(({ id, label, type, concept = '', options = [] }) =>
    (type === 'select' ? options : []).flatMap((option): Chosen[] => {
      const isShort = option.length < optionMinChars[language]
      if ((isShort && language !== 'ja') || labels.includes(option.toLowerCase())) return []
      const stem = language === 'sv' ? option.replace(/(?<=\p{L}{4})(?:ad|at|d|t)$/iu, '') : option
      const ending = language === 'sv' ? '(?:ade?|ats?|ades|ad|d|t|ts|a|e|na)?' : ''
      const whole =
        language === 'ja'
          ? `${isShort ? `(?<=${escaped(label)}[がは：「])` : ''}${escaped(option)}`
          : `(?<![\\p{L}-])${escaped(stem)}${ending}(?![\\p{L}-])`
      const found = new RegExp(whole, 'iu').exec(text)
      if (!found) return []
      const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
      const isDenied = language === 'ja' ? deniedAfter.test(after) || before.endsWith('未') : denies[language].test(before)
      if (!isDenied) return [{ condition: { field: id, when: 'is', than: option }, said: found[0] }]
      const closed = closedOptions(language, options)
      // what is not done is not called off either, and what comes after it is done
      const later = isState.test(`${concept} ${id} ${label}`) ? options.slice(options.indexOf(option)) : [option]
      const all = closed.includes(option) && closed.length < options.length ? [...new Set([...later, ...closed])] : later
      return all.map((than) => ({ condition: { field: id, when: 'not' as const, than }, said: found[0] }))
    }),
  )
}

/** What follows a denial: "not returned", "unpaid", 返却していない. */
const denied: Record<Language, RegExp> = {
  en: /(?:\b(?:not|never)\b|n['’]t\b)(?: (?:yet|been|be|marked|set|as|is|are)\b)* (\p{L}+)|\bun(paid|returned|confirmed|answered|signed|sent|delivered|approved|collected)\b/iu,
  sv: /(?<!\p{L})(?:inte|ej|aldrig)(?: (?:än|ännu|har|är|blivit))* (\p{L}+)|(?<!\p{L})o(betal\p{L}+|besvar\p{L}+|bekräft\p{L}+|signer\p{L}+|skicka\p{L}+|leverer\p{L}+|hämta\p{L}+)/iu,
  ja: /([^、。のがを]{1,6}?)(?:され|して|が)?(?:てい|でい)?ない|未(\p{Script=Han}{2})/u,
}
function missingSaid(thing: Thing, text: string, language: Language): Condition[] {
  const [, one, other] = denied[language].exec(text) ?? []
  const word = one ?? other
  if (!word) return isOpenSaid(text) ? (notClosed(thing, language) ?? stillOpen(thing, language) ?? []) : []
  const found = lacks(thing, language === 'ja' ? `${word}ていない` : word, language)
  if (found) return found
  return isOpenSaid(text) || ending.test(word) ? (stillOpen(thing, language) ?? []) : []
}
/** Words for what has come to its end, whatever the list calls it. */
const ending =
  /^(?:done|fixed|solved|resolved|closed|finished|completed?|handled|answered|returned|paid|klara?|klart|gjord\p{L}*|fixad\p{L}*|löst\p{L}*|stäng\p{L}*|avsluta\p{L}*|åtgärda\p{L}*|hantera\p{L}*|besvara\p{L}*|betala\p{L}*|återlämna\p{L}*|tillbaka)$|完了|対応|解決|返却|終わ|済/iu

/** Words that make a stretch of time or a lateness, which are no choices. */
const daysAway = (text: string, language: Language): string =>
  [...aged[language], isOverdue].reduce((left, form) => left.replace(form, ' '), text)

/** Null where the words tell no more than one thing of a row; the readers of one condition know those. */
export function readHalves(model: ProjectModel, text: string, language: Language): Reading | null {
  const days = aged[language].map((form) => form.exec(text)?.[1]).find(Boolean)
  const rest = daysAway(text, language)
  const named = thingSaid(model, rest, language)
  const things = [named, mainThing(model), ...model.things].filter((thing) => thing !== undefined)
  for (const thing of new Set(things)) {
    const found = halvesOf(thing, { text, rest, days: days === undefined ? undefined : Number(days) }, language)
    if (found) return warning(thing, found)
    // what is said of a list by its name is said of no other
    if (thing === named) return null
  }
  return null
}

type Said = { text: string; rest: string; days: number | undefined }

function halvesOf(thing: Thing, { text, rest, days }: Said, language: Language): Warning | undefined {
  const chosen = choicesSaid(thing, rest, language)
  const told = chosen.map(({ condition }) => condition)
  const isDenied = told.some(({ when }) => when === 'not')
  const missing = isDenied
    ? []
    : missingSaid(
        thing,
        chosen.reduce((left, { said }) => left.replace(said, ' '), rest),
        language,
      )
  const states = [...told, ...missing.filter(({ field }) => !told.some((each) => each.field === field))]
  const due = thing.fields.find(isDue)
  if (days !== undefined) {
    const day = pastDue.test(text) && due ? due : beganOn(thing)
    // "late after 30 days" says by itself that it is not over yet
    const where = states.length || !isOverdue.test(text) ? states : (stillOpen(thing, language) ?? [])
    // "not watered for 7 days" is told of the day of the watering, which the reader of one condition knows
    const isSure = told.length > 0 || where.length > 0
    return day && isSure ? { field: day.id, when: 'ago', than: days, where } : undefined
  }
  const soon = due && withinDays[language].exec(text)?.[1]
  if (soon && told.length) return { field: due.id, when: 'within', than: Number(soon), where: told }
  if (isOverdue.test(text)) {
    // that what is over is not late goes without saying
    const where = told.filter(({ when }) => when === 'is')
    return due && where.length ? { field: due.id, when: 'past', where } : undefined
  }
  const [first] = told.filter(({ when }) => when === 'is')
  const where = states.filter((each) => each !== first && each.field !== first?.field)
  if (!first || !where.length || /\d/.test(rest)) return undefined
  return { field: first.field, when: 'is', than: { option: String(first.than) }, where }
}
