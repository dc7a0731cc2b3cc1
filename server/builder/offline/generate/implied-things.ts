import type { Field, Page, ProjectModel, Thing } from '../model.ts'
import { say } from './words.ts'

/** The thing that a landing page's contact form fills. */
export const messageId = 'contactMessage'

/**
 * The model with what its pages cannot do without: a landing page needs a place for messages and a page to read them on, a page
 * about one thing needs that thing. The document itself stays as the person's wishes made it.
 */
export function withImpliedThings(model: ProjectModel): ProjectModel {
  const first = model.things[0]
  const pages = model.pages.flatMap((page): Page[] => {
    const needsThing = page.kind === 'collection' || page.kind === 'todo' || page.kind === 'blog'
    if (!needsThing || page.thing) return [page]
    return first ? [{ ...page, thing: first.id }] : []
  })
  if (!pages.some((page) => page.kind === 'landing') || model.things.some(({ id }) => id === messageId))
    return { ...model, pages }
  return { ...model, things: [...model.things, messages(model)], pages: [...pages, inbox(model)] }
}

function messages({ language }: ProjectModel): Thing {
  const field = (id: string, word: 'yourName' | 'yourEmail' | 'yourMessage', type: Field['type']): Field => ({
    id,
    label: say(language, word),
    type,
    required: true,
    why: 'implied',
  })
  return {
    id: messageId,
    one: say(language, 'message'),
    many: say(language, 'messages'),
    icon: 'Mail',
    titleField: 'name',
    fields: [
      field('name', 'yourName', 'text'),
      field('email', 'yourEmail', 'email'),
      field('message', 'yourMessage', 'longtext'),
    ],
    views: ['list'],
    rows: [],
    why: 'implied',
  }
}

const inbox = ({ language, pages }: ProjectModel): Page => ({
  id: 'inbox',
  path: pages.some(({ path }) => path === '/inbox') ? '/contact-messages' : '/inbox',
  title: say(language, 'inbox'),
  icon: 'Inbox',
  kind: 'collection',
  thing: messageId,
})
