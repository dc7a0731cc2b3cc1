// What visitors are to be asked becomes a field of the list that they fill in, or a question more of a survey: with its choices, as a tick, as a
// picture, or as it is called. Null where nobody is asked, or it cannot be told what; then other readers come.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import type { Note, ProjectModel, Thing } from '../../model.ts'
import { kindLabel } from '../../page-parts/survey-parts.ts'
import { addField } from '../added-fields.ts'
import { itemTold } from '../items/item.ts'
import type { Operation } from '../operations.ts'
import { clauseAsked } from '../pages-said/clause-asked.ts'
import { does, nothing, type Reading, tells } from '../reading.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { pageSays } from '../../reply/page-phrases.ts'
import { resolveThing } from '../resolve.ts'
import { questionAt } from '../rows/survey.ts'
import { asField, tickLabel } from './asked-field.ts'
import { type Asking, askingForms, isQuestion, ofVisitors, who, whyAsked, whyBefore } from './asking-words.ts'
import { type Choosing, choicesAsked, labelOfChoice } from './choices-asked.ts'
import { askedNoMore, mayStayEmpty } from './must-told.ts'
import { filledIn } from './public-forms.ts'
import { ratedIn } from './rated.ts'
import { toldBeforehand } from './told-beforehand.ts'

/** `isTold` where the wish says into which form. */
type Host = { list: Thing; isTold: boolean; isSurvey: boolean }

const surveyOf = (model: ProjectModel): Thing | undefined => {
  const page = model.pages.find(({ kind }) => kind === 'survey')
  return model.things.find(({ id }) => id === page?.thing)
}
/** How a list stands in a wish, in place of the form that fills it. */
const standing = (many: string, language: Language): RegExp =>
  language === 'ja'
    ? new RegExp(
        `${escaped(many)}(?:一覧(?:の(?:際|時|とき))?(?:には|では|に|で|の|へ|から)?|(?:の(?:際|時|とき|ページ|フォーム|画面))?(?:には|では|に|で|の|へ|から))、?`,
        'u',
      )
    : new RegExp(
        String.raw`(?:^|,? )(?:in|to|on|at|for|from|i|till|på|vid|från) (?:the |our |each |every |a |varje )?${escaped(many)}(?!\p{L}),? ?`,
        'iu',
      )

/** "In the post": one row of the list. */
const placed: Record<Language, RegExp> = {
  en: / (?:in|to|on|with) (?:the |a |their |each |every )?(?<place>\p{L}+)$/iu,
  sv: / (?:i|till|på|med) (?:ett |en |sitt |sina |varje )?(?<place>\p{L}+)$/iu,
  ja: /(?!)/u,
}

/** The form that is named, without its name; else the first there is. */
function hostOf(model: ProjectModel, text: string, language: Language): { host: Host | null; rest: string } {
  const forms = filledIn(model, language)
  for (const { list } of forms) {
    const rest = text.replace(standing(list.many, language), language === 'ja' ? '' : ' ').trim()
    if (rest !== text) return { host: { list, isTold: true, isSurvey: false }, rest }
  }
  const { place } = placed[language].exec(text)?.groups ?? {}
  const meant = place ? resolveThing(model, place, language) : undefined
  if (meant && forms.some(({ list }) => list === meant))
    return { host: { list: meant, isTold: true, isSurvey: false }, rest: text.replace(placed[language], '').trim() }
  const survey = surveyOf(model)
  const list = forms[0]?.list ?? survey
  return { host: list ? { list, isTold: false, isSurvey: list === survey } : null, rest: text }
}

/** What is asked: said by the sentence, or behind one of its commas. */
function askingIn(text: string, language: Language): (Asking & { list?: string }) | null {
  const starts = [0, ...[...text.matchAll(/[,;] (?=\p{L})/gu)].map(({ index }) => index + 2)]
  for (const start of language === 'ja' ? [0] : starts)
    for (const [deed, form] of askingForms[language]) {
      if (start && deed === 'add') continue
      const { what, list } = form.exec(text.slice(start))?.groups ?? {}
      if (what) return { deed, what: what.trim(), ...(list && { list }) }
    }
  return null
}

const tooMuch: Record<Language, RegExp> = {
  en: /,? (?:too|as well|also|please|when (?:they|people|\p{L}+s) (?:\p{L}+)|beforehand|in advance)$/iu,
  sv: /,? (?:också|även|tack|med|när (?:de|man|kund\p{L}*) \p{L}+|innan|i förväg)$/iu,
  ja: /(?:なども|など)$/u,
}
const bareOf = (text: string, language: Language): string =>
  text
    .trim()
    .replace(/[.!。！]+$/u, '')
    .replace(whyAsked[language], '')
    .replace(whyBefore[language], '')
    .replace(tooMuch[language], '')
    .trim()

function choiceOf({ list, isSurvey }: Host, model: ProjectModel, chosen: Choosing, language: Language): Reading {
  const { options } = chosen
  if (isSurvey) {
    const text = chosen.about ? clauseAsked(chosen.about, language).text : labelOfChoice(chosen, language)
    return asksInSurvey(list, model, { text, kind: 'choice', options })
  }
  const label = labelOfChoice(chosen, language)
  const same = list.fields.find((field) => field.label.toLowerCase() === label.toLowerCase())
  if (same?.type === 'select') return does({ op: 'setOptions', thing: list.id, field: same.id, options })
  if (same) return tells(changeSays.alreadyThere[language](same.label))
  return asField(list, label, { type: 'select', options })
}

function asksInSurvey(
  list: Thing,
  model: ProjectModel,
  { text, kind, options = [] }: { text: string; kind: Parameters<typeof kindLabel>[0]; options?: string[] },
): Reading {
  const values = { kind: kindLabel(kind, model.language), options, mustAnswer: false, position: list.rows.length + 1 }
  const kept = Object.entries(values).filter(([id]) => list.fields.some((field) => field.id === id))
  return does({ op: 'addRow', thing: list.id, row: { [list.titleField]: text, ...Object.fromEntries(kept) } })
}

const isPicture =
  /(?<!\p{L})(?:photos?|pictures?|images?|screenshots?|bild(?:er|en)?|foton?|fotot|skärmdump\p{L}*)(?!\p{L})|写真|画像/iu
const nameWordsMax = 5

/** What has a name of its own, as a field. */
const theirs = /^(?:their|his|her|its|sin|sitt|sina) /iu
function namedOf(model: ProjectModel, { list, isTold }: Host, asking: Asking, language: Language): Reading {
  const { what } = asking
  if (what.split(' ').length > nameWordsMax || /[,:;、]|(?<!\p{L})(?:and|och)(?!\p{L})/u.test(what)) return nothing
  const item = itemTold(model, what, language)
  if (!item || item.to) return nothing
  // "share the page", "enter the building" ask for nothing
  const isSure = isTold || item.isTold || isPicture.test(what) || (asking.deed === 'say' && theirs.test(what))
  if (language !== 'ja' && !isSure) return nothing
  const operations: Operation[] = []
  const notes: Note[] = []
  const field = isPicture.test(what) ? { ...item.field, type: 'image' as const } : item.field
  addField(model, list, field, operations, notes, language, what)
  return { operations, notes }
}

/** Speaks of a list that no visitor fills in. */
const isElsewhere = (model: ProjectModel, text: string, language: Language): boolean => {
  const filled = filledIn(model, language).map(({ list }) => list)
  const words = new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return (
    language !== 'ja' &&
    model.things.some((thing) => !filled.includes(thing) && [thing.one, thing.many].some((name) => words.has(name.toLowerCase())))
  )
}

/** "How they found us": asked in the words of a question. */
function clauseOf(list: Thing, { what }: Asking, language: Language): Reading {
  const { text: label } = clauseAsked(what, language)
  if (label.length > labelCharsMax || list.fields.some((field) => field.label === label)) return nothing
  return asField(list, label, { type: /^(?:when|när)(?!\p{L})/iu.test(what) ? 'date' : 'text' })
}
const labelCharsMax = 60
const isClause: Record<Language, RegExp> = {
  en: /^(?:how|where|why|what|when)(?! (?:many|much|old|long|often)\b) (?:they|people|customers|guests) /iu,
  sv: /^(?:hur|var|varför|vad|när)(?! (?:många|mycket|gam|länge|ofta)) (?:de|man|kunden|kunderna|gästerna) /iu,
  ja: /(?!)/u,
}

/** "Whether customers have a dog": what may be so or not, as it is called. */
const ticks: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`^(?:if|whether) ${who.en} (?:already |also )?(?<verb>have|has|own|owns|need|needs|want|wants|bring|are|is|will)(?: got)? (?:their |the |an? |any )*(?<said>[\p{L} '-]{3,40}?)$`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`^om ${who.sv} (?:redan |också )?(?<verb>har|äger|behöver|vill ha|är|tar med)(?: redan| sig)? (?:sin |sitt |sina |en |ett |någon |några )*(?<said>[\p{L} -]{3,40}?)$`,
    'iu',
  ),
  ja: /^(?<said>[^、。]{1,20}?)かどうか$/u,
}
function tickIn(what: string, language: Language): string | null {
  const { said, verb = '' } = ticks[language].exec(what.replace(/[をもが]$/u, ''))?.groups ?? {}
  return said ? tickLabel(verb, said) : null
}

function tickOf(list: Thing, label: string): Reading {
  if (list.fields.some((field) => field.label.toLowerCase() === label.toLowerCase())) return nothing
  return asField(list, label, { type: 'bool' })
}

/** A question of the survey that is answered on a scale. */
function ratingOf(model: ProjectModel, text: string, language: Language): Reading | null {
  const list = surveyOf(model)
  const rated = list && ratedIn(text, language)
  if (!rated) return null
  const at = questionAt(list, rated.what, language)
  if (at < 0) return asksInSurvey(list, model, { text: rated.question, kind: 'scale' })
  const kind = kindLabel('scale', model.language)
  return list.rows[at]!['kind'] === kind
    ? tells(pageSays.questionThere[language](String(list.rows[at]![list.titleField])), 'kept')
    : does({ op: 'changeRow', thing: list.id, at, values: { kind, options: [] } })
}

/** What is asked of visitors in one sentence. */
export function readVisitors(model: ProjectModel, text: string, language: Language): Reading | null {
  const rating = ratingOf(model, text, language)
  if (rating) return rating
  const { host: first, rest } = hostOf(model, bareOf(text, language), language)
  if (!first) return null
  const before = first.isSurvey ? null : toldBeforehand(text, language)
  if (before) return tickOf(first.list, before)
  const lists = first.isTold ? [first.list] : filledIn(model, language).map(({ list }) => list)
  const gone = askedNoMore(lists, rest, language)
  if (gone) return gone
  const free = mayStayEmpty(lists, rest, language)
  if (free) return free
  const found = askingIn(rest, language)
  if (!found) return null
  const tagged = found.list ? resolveThing(model, found.list, language) : undefined
  if (found.list && !tagged) return null
  const host: Host = tagged ? { list: tagged, isTold: true, isSurvey: false } : first
  const asking = { ...found, what: bareOf(found.what, language) }
  const isAsked = host.isTold || asking.deed === 'ask' || asking.deed === 'choose' || ofVisitors[language].test(asking.what)
  const chosen = choicesAsked(asking, language)
  const asksThem = chosen !== null && isQuestion[language].test(chosen.about)
  if (!asksThem && !host.isTold && asking.deed !== 'ask' && isElsewhere(model, asking.what, language)) return null
  if (chosen && (asksThem || (isAsked && (asking.deed !== 'add' || host.isTold)))) return choiceOf(host, model, chosen, language)
  if (host.isSurvey || chosen) return null
  const tick = isAsked && asking.deed !== 'add' ? tickIn(asking.what, language) : null
  if (tick) return tickOf(host.list, tick)
  if (isClause[language].test(asking.what) && ['ask', 'know', 'say'].includes(asking.deed))
    return clauseOf(host.list, asking, language)
  if (
    asking.deed === 'send' ||
    (asking.deed === 'say' && language !== 'ja') ||
    (language === 'ja' && asking.deed === 'ask' && (host.isTold || !/知り/u.test(text)))
  ) {
    const named = namedOf(model, host, asking, language)
    if (named.operations.length || named.notes.length) return named
  }
  return null
}
