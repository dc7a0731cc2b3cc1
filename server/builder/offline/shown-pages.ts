// The pages on which somebody sees what a wish did: the answer links them.
import { isOn, type Operation } from './change/operations.ts'
import type { Page, ProjectModel } from './model.ts'

const pagesShownMax = 3

/** The pages that operations touched, in their order; none where all of the project changed, such as its colours. */
export function shownPages(model: ProjectModel, operations: readonly Operation[]): Page[] {
  // the only page is on the screen
  if (model.pages.length === 1) return []
  const touched = operations.flatMap((operation) => pageOf(model, operation) ?? [])
  return [...new Set(touched)].slice(0, pagesShownMax)
}

function pageOf({ pages }: ProjectModel, operation: Operation): Page | undefined {
  if (operation.op === 'addFigure') return pages.find(({ kind }) => kind === 'dashboard')
  if ('page' in operation) {
    const id = typeof operation.page === 'string' ? operation.page : operation.page.id
    return pages.find((page) => page.id === id)
  }
  if (!('thing' in operation)) return undefined
  const { thing } = operation
  return pages.find((page) => page.thing === thing) ?? pages.find((page) => isOn(page, thing))
}
