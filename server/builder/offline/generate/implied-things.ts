import type { Page, ProjectModel } from '../model.ts'

/** The model without a page about a thing that names none, where there is no thing it could be about. */
export function withImpliedThings(model: ProjectModel): ProjectModel {
  const first = model.things[0]
  const pages = model.pages.flatMap((page): Page[] => {
    const needsThing = page.kind === 'collection' || page.kind === 'todo' || page.kind === 'blog'
    if (!needsThing || page.thing) return [page]
    return first ? [{ ...page, thing: first.id }] : []
  })
  return { ...model, pages }
}
