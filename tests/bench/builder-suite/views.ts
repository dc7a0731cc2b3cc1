// What a view of the product's list is called in a model document. A view that stands here under no name of its own is asked for by
// one that does the same job.
import type { ProjectModel } from '#server/builder/offline/model.ts'

/** view -> the kinds of pages and the views of things that are it. */
const namesOfViews: Record<string, readonly string[]> = {
  calculator: ['calculator', 'tool'],
  timer: ['timer', 'tool'],
  list: ['list', 'cards', 'table', 'todo', 'checklist'],
  feed: ['feed', 'chat', 'blog'],
  chat: ['chat', 'feed'],
  quiz: ['quiz'],
  flashcards: ['flashcards', 'flashcard'],
  habit: ['habit', 'habits'],
  landing: ['landing', 'site'],
  tool: ['tool', 'calculator', 'timer', 'game'],
}

/** Every name under which the model shows something. */
function namesIn(model: ProjectModel): Set<string> {
  const pages: readonly string[] = model.pages.map((page) => page.kind)
  return new Set([...pages, ...model.things.flatMap((thing) => thing.views)])
}

/** `wanted` is a view, or several parted by `|` of which one is enough. */
export function showsView(model: ProjectModel, wanted: string): boolean {
  const names = namesIn(model)
  return wanted.split('|').some((view) => (namesOfViews[view] ?? [view]).some((name) => names.has(name)))
}
