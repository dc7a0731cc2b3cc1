// The pages and views that an addition asks for: a dashboard, a shop, a tool, a calendar of what has days.
import type { Language } from '#shared/languages.ts'
import type { Note, ProjectModel, Thing } from '../model.ts'
import { changeSays } from '../reply/change-phrases.ts'
import { pageLacks, serviceNotes } from '../reply/phrases.ts'
import type { Intent } from '../understand/intent.ts'
import { kindPage, kindsIn, withoutKinds } from '../understand/plan/plan-kinds.ts'
import { calendarPage, dashboardPage, freePath } from '../understand/plan/plan-pages.ts'
import { toolPage } from '../understand/plan/plan-tools.ts'
import type { Operation } from './operations.ts'
import { mainThing, resolveThing } from './resolve.ts'
import { isPosted } from './view-likeness.ts'

/** A word that asked for a page ("a shop") is not also a field or a thing. */
export function leaveKinds(intent: Intent, language: Language) {
  if (!kindsIn(intent.prompt, language, 'added').length) return
  const rest = withoutKinds(intent.prompt, language, 'added').toLowerCase()
  const isSaid = (text: string) => rest.includes(text.toLowerCase())
  intent.things = intent.things.filter(({ one, many }) => isSaid(one) || isSaid(many))
  intent.loose = intent.loose.filter(({ label }) => isSaid(label))
  intent.unknown = intent.unknown.filter(isSaid)
}

export function addPages(
  model: ProjectModel,
  intent: Intent,
  target: Thing | undefined,
  operations: Operation[],
  notes: Note[],
  language: Language,
) {
  // what is asked for in one wish stands beside each other, too
  const pages = () => [...model.pages, ...operations.flatMap((each) => (each.op === 'addPage' ? [each.page] : []))]
  const has = (kind: string) => pages().some((page) => page.kind === kind)
  if (intent.pages.has('dashboard')) {
    if (has('dashboard')) notes.push({ kind: 'unknown', text: changeSays.alreadyThere[language](dashboardPage(language).title) })
    else operations.push({ op: 'addPage', page: { ...dashboardPage(model.language), path: freePath('dashboard', pages()) } })
  }
  for (const tool of intent.tools) {
    const page = toolPage(tool, model.language, model.things)
    if (pages().some((each) => each.tool === tool))
      notes.push({ kind: 'unknown', text: changeSays.alreadyThere[language](page.title) })
    else operations.push({ op: 'addPage', page: { ...page, path: freePath(page.id, pages()) } })
  }
  for (const kind of target ? [] : kindsIn(intent.prompt, language, 'added')) {
    const page = kindPage(kind, model.things, model.language, intent)
    if (has(page.kind)) notes.push({ kind: 'unknown', text: changeSays.alreadyThere[language](page.title) })
    else {
      operations.push({ op: 'addPage', page: { ...page, path: freePath(page.id, pages()) } })
      const lacks = pageLacks[page.kind]?.[language]
      if (lacks) notes.push({ kind: 'service', text: lacks })
      if (kind === 'shop') notes.push({ kind: 'service', text: serviceNotes.payment[language] })
    }
  }
  for (const { view } of isPosted(intent.prompt) ? [] : intent.views) {
    const dated = model.things.filter((thing) => thing.fields.some((field) => field.type === 'date' || field.type === 'datetime'))
    if (view === 'calendar' && !target && dated.length > 1 && !has('calendar'))
      operations.push({ op: 'addPage', page: { ...calendarPage(model.language), path: freePath('calendar', pages()) } })
    else {
      const meant = intent.things.map(({ many }) => resolveThing(model, many, language)).find(Boolean)
      const thing = target ?? meant ?? (view === 'calendar' ? dated[0] : undefined) ?? mainThing(model)
      if (thing) operations.push({ op: 'addView', thing: thing.id, view })
    }
  }
}
