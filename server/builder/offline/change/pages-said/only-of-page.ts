// What no wish may do to a page of its kind: the list of a form's or a quiz's questions has the fields that asking needs, and gets no others;
// a form and a tool get no list and no page beside them that nobody asked for. What would be done so is told as not understood.
import type { Language } from '#shared/languages.ts'
import type { Page, ProjectModel } from '../../model.ts'
import { notUnderstood } from '../../reply/phrases.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { toolLacks } from './tool-said.ts'
import { type Change, done } from '../done.ts'
import type { Operation } from '../operations.ts'

/** These say that a list, a page or a field is wanted. */
const asksForList =
  /\b(?:lists?|tables?|registers?|pages?|logs?|director(?:y|ies)|tabs?|dashboards?|keep track|track|records?|views?|calendars?|collections?)\b|(?<!\p{L})(?:list|tabell|register|sida|sidor|logg|flik|översikt|hålla (?:koll|reda)|vy|kalender|samling)|一覧|リスト|ページ|表|台帳|ダッシュボード|管理|記録|カレンダー|名簿/iu
const asksForField = /\b(?:fields?|columns?)\b|(?<!\p{L})(?:fält|kolumn)|項目|列|欄/iu
/** These, that another tool is. */
const asksForTool =
  /\b(?:pages?|tools?|calculators?|converters?|generators?|games?|widgets?|tabs?|separate|another|as well|too)\b|(?<!\p{L})(?:sid(?:a|or)|verktyg|kalkylator|räknare|spel|flik|separat|också|dessutom|även)(?!\p{L})|ページ|ツール|計算機|電卓|ゲーム|機能/iu
const rowOps = new Set<Operation['op']>([
  'addRow',
  'changeRow',
  'setRows',
  'removeRow',
  'addSamples',
  'clearRows',
  'placeRow',
  'renameThing',
  'renameField',
])

const toolsOfQuestions = new Set<Page['tool']>(['quiz'])
/** The lists whose rows are asked. */
const askedLists = ({ pages }: ProjectModel) => ({
  ofForms: new Set(pages.flatMap(({ kind, thing }) => (kind === 'survey' && thing ? [thing] : []))),
  ofTools: new Set(pages.flatMap(({ tool, thing }) => (tool && thing && toolsOfQuestions.has(tool) ? [thing] : []))),
})

/** The form or the tool that a project is, where it is nothing else. */
function onlyPage({ pages, things }: ProjectModel): Page | undefined {
  const page = pages.find(({ kind }) => kind === 'tool' || kind === 'survey')
  const own = new Set(page ? [page.thing, ...Object.values(page.parts ?? {})] : [])
  const isOnly = things.every(({ id }) => own.has(id)) && pages.every((each) => each === page || own.has(each.thing))
  return isOnly ? page : undefined
}

/** What was answered in other words than that nothing was understood. */
const mayBeSo = ({ operations, notes }: Change): boolean =>
  !operations.length && notes.some(({ text }) => !unreadWords.some((words) => text.startsWith(words)))
const unreadWords = (['en', 'sv', 'ja'] as const).flatMap((language) =>
  [notUnderstood[language](['']).split(/[“”「]/u)[0]!, changeSays.notFound[language]('').split(/[“”「]/u)[0]!].filter(Boolean),
)

/** The change without what does not belong to the project's page. */
export function onlyOfPage(model: ProjectModel, said: string, made: Change, language: Language): Change {
  const { ofForms, ofTools } = askedLists(model)
  const only = onlyPage(model)
  if (!only && !ofForms.size && !ofTools.size) return made
  const isForeign = (each: Operation): boolean => {
    if ('thing' in each && typeof each.thing === 'string' && !rowOps.has(each.op)) {
      if (ofForms.has(each.thing)) return true
      if (ofTools.has(each.thing)) return !asksForField.test(said)
    }
    if (each.op === 'addPage' && each.page.kind === 'tool') return only?.kind === 'tool' && !asksForTool.test(said.trim())
    return only !== undefined && (each.op === 'addThing' || each.op === 'addPage') && !asksForList.test(said)
  }
  const kept = made.operations.filter((each) => !isForeign(each))
  const isUnread = !kept.length && (made.operations.length > 0 || made.notes.every(({ kind }) => kind === 'unknown'))
  const tool = only?.kind === 'tool' && isUnread && !mayBeSo(made) ? toolLacks(only, said, language) : null
  if (tool) return { model, operations: [], notes: tool.notes }
  if (kept.length === made.operations.length) return made
  const unread = { kind: 'unknown' as const, text: notUnderstood[language]([said.trim()]) }
  if (!kept.length) return { model, operations: [], notes: [unread] }
  return done(model, { operations: kept, notes: [...made.notes.filter(({ kind }) => kind !== 'built'), unread] }, language)
}
