import type { Page, ProjectModel } from '../model.ts'
import { ensureField, ensurePart, knownField, newThing } from './parts.ts'

const formFields = ['name', 'email', 'message']

/** Messages that the contact form makes, and a page to read them on. */
export function completeLanding(model: ProjectModel, page: Page): void {
  const { language } = model
  const isNew = !page.parts?.message
  const fields = () => formFields.map((id) => knownField(language, id, id, { required: true }))
  const message = ensurePart(model, page, 'message', 'message', () => newThing(model, 'message', fields(), ['list', 'table']))
  for (const field of fields()) ensureField(message, field)
  // what people write to the owner is nothing to show on the front page
  if (page.thing === message.id) delete page.thing
  if (!isNew || model.pages.some(({ thing }) => thing === message.id)) return
  const taken = model.pages.some(({ path }) => path === '/messages')
  model.pages.push({
    id: 'messages',
    path: taken ? '/contact-messages' : '/messages',
    title: message.many,
    icon: message.icon,
    kind: 'collection',
    thing: message.id,
  })
}

/** What is between a business and its customers or its own people, and so is never shown on a front page. */
const privateConcepts = new Set(
  `message issue sprint ticket company booking appointment order orderLine invoice invoiceLine task expense income payment timeEntry shift delivery maintenance lead
  deal inquiry quote supplier ingredient stock reservation contract salary budget transaction note document customer patient`.split(
    /\s+/,
  ),
)
export const isShown = (concept: string | undefined): boolean => !privateConcepts.has(concept ?? '')
