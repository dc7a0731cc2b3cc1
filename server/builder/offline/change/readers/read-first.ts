// "Overdue ones at the top", "favourites first", "put the finished ones last", 「緊急を上に」: rows of some kind come before the rest.
import { isDay } from '../../field-kinds.ts'
import type { Language } from '#shared/languages.ts'
import { finishedOption } from '../../generate/tones.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { does, nothing, tells, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { readOrder } from './read-order.ts'
import { conceptOf, isDue, narrowings } from '../said-parts.ts'

/** What of, and whether it comes last. */
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:(?:show|put|list|keep|move|have|display|sort|get|bring|pin|push|see|place|make|with)\s+)?(?:me\s+)?(.+?)\s+(?:(?:should|must|need to|have to|shall|ought to|can|could|to)\s+)?(?:always\s+)?(?:(?:be|come|go|stand|appear|stay|show(?: up)?|float|sit|end up|sink|sorted|listed|shown)\s+)*(?:(first|on top|up top|to the top|at the (?:very )?top|before (?:the )?(?:others|rest|everything(?: else)?))|(last|to the (?:bottom|end)|(?:at|on) the (?:very )?(?:bottom|end)|after (?:the )?(?:others|rest|everything(?: else)?)))(?:\s+(?:of|in) (?:the |my |our )?(?:list|table|page|board))?$/i,
    /^(?:start|begin) (?:with|from)\s+(.+)$/i,
    /^(pin)\s+(.+)$/i,
  ],
  sv: [
    /^(?:(?:visa|sätt|lägg|lista|ha|flytta|sortera|placera|få)\s+)?(.+?)\s+(?:(?:ska|bör|måste|får)\s+)?(?:alltid\s+)?(?:(?:vara|komma|stå|ligga|hamna|visas|synas)\s+)*(?:(först|överst|högst upp|längst upp|före (?:de )?(?:andra|resten))|(sist|nederst|längst ner|underst))(?:\s+i listan)?$/i,
  ],
  ja: [
    /^(.+?)(?:のもの|の行|のタスク|の案件)?[をはが](?:常に|いつも)?(?:(?:一番|いちばん)?(?:(上|先頭|最初|トップ|前)|(下|最後|末尾|後ろ))(?:に|へ|で)).*$/,
  ],
}
const ones =
  /\s+(?:ones?|items?|rows?|entries|things|stuff)$|^(?:the |all |any |those that are |those |what(?:'s| is) |whatever is |anything (?:that(?:'s| is) )?|everything (?:that(?:'s| is) )?|de som är |det som är |alla |allt |de |det )+/gi
const overdue =
  /\b(?:overdue|late|past due|expired|due (?:next|soon|first|soonest)|most urgent|(?:closest|nearest|next|earliest) (?:deadlines?|due dates?|dates?)|soonest|upcoming|coming up|urgent)\b|(?<!\p{L})(?:försenade?|sen[at]?|förfall(?:na|et)|bråds?kande|mest bråd?skande|närmast(?:e)?|närmsta|kommande|utgång(?:na|en|et))(?!\p{L})|期限切れ|遅れ|遅延|締切間近|期限が近|過ぎ/iu
const tailsOff = (text: string) => bare(text.replace(ones, '').replace(ones, ''))

/** Rows are ordered by the field that tells them apart: a choice by where it stands among the choices, a tick, a day. */
export function readFirst(model: ProjectModel, clause: Clause, language: Language): Reading {
  if (clause.verb === 'remove' || clause.verb === 'rename') return nothing
  for (const form of forms[language]) {
    const found = form.exec(clause.text)
    if (!found) continue
    const isLast = Boolean(found[3])
    const said = found[1] === 'pin' ? found[2]! : found[1]!
    const name = tailsOff(said)
    // "phone first" is about columns, "contacts first" about pages
    if (resolveField(model, name, language) && name === bare(said)) return nothing
    if (resolveThing(model, name, language)) return nothing
    const reading = byOption(model, name, language, isLast) ?? byTick(model, name, language, isLast) ?? byDay(model, name, isLast)
    if (reading) return reading
    if (!found[2] && !isLast) return readOrder(model, { ...clause, text: `${said} first` }, language)
    // "keep the old ones last" asks for no new field
    if (clause.verb === 'add') return tells(changeSays.notFound[language](name))
  }
  return nothing
}

function byOption(model: ProjectModel, said: string, language: Language, isLast: boolean): Reading | null {
  const place = narrowings(said, language)
    .map((name) => resolveOption(model, name, language))
    .find(Boolean)
  const { thing, field, option } = place ?? closing(model, said) ?? {}
  if (!thing || !field || !option) return null
  const options = field.options!
  // among the first half it stands early when counted upwards
  const isEarly = options.indexOf(option) < options.length / 2
  return does({ op: 'setOrder', thing: thing.id, by: field.id, descending: isEarly === isLast })
}

const over =
  /\b(?:finished|closed|done|completed?|resolved|solved|archived)\b|(?<!\p{L})(?:klara?|färdiga?|avslutade?|stängda?|lösta?)(?!\p{L})|完了|終わ|済/iu

/** "Closed ones" where the last choice is called Done. */
function closing(model: ProjectModel, said: string) {
  if (!over.test(said)) return undefined
  for (const thing of things(model)) {
    const field = thing.fields.find((each) => each.type === 'select' && /status|stage|state/i.test(conceptOf(each)))
    const option = field && finishedOption(model.language, field.options!)
    if (field && option) return { thing, field, option }
  }
  return undefined
}

function byTick(model: ProjectModel, said: string, language: Language, isLast: boolean): Reading | null {
  const low = said.toLowerCase()
  const isNot = /\b(?:not|un(?=\w)|open|todo|to do|remaining|pending)|(?<!\p{L})(?:inte|o(?=\p{L})|ej)|未/iu.test(low)
  for (const thing of things(model))
    for (const field of thing.fields) {
      if (field.type !== 'bool') continue
      const words = [field.label.toLowerCase(), conceptOf(field).toLowerCase()]
      const isDone =
        words.some((word) => /done|complete|klar|完了/.test(word)) &&
        /\b(?:finished|completed?|done|ready|open|remaining)\b|klara?|färdiga?|完了/.test(low)
      const isSame = words.some((word) => word.length > 3 && low.includes(word.slice(0, Math.max(4, word.length - 2))))
      if (!isDone && !isSame && resolveField(model, said, language, thing)?.field !== field) continue
      return does({ op: 'setOrder', thing: thing.id, by: field.id, descending: isNot === isLast })
    }
  return null
}

function byDay(model: ProjectModel, said: string, isLast: boolean): Reading | null {
  if (!overdue.test(said)) return null
  const urgent = /urgent|bråd?skande/i.test(said)
  for (const thing of things(model)) {
    const level = urgent ? thing.fields.find((field) => /priority|severity/i.test(conceptOf(field))) : undefined
    const field = thing.fields.find(isDue) ?? level ?? thing.fields.find(isDay)
    if (field) return does({ op: 'setOrder', thing: thing.id, by: field.id, descending: field === level ? !isLast : isLast })
  }
  return null
}

const things = (model: ProjectModel): Thing[] => [
  ...new Set([mainThing(model), ...model.things].filter((each) => each !== undefined)),
]
