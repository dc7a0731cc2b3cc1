// Which fields of a list a tool works on: the fronts and backs of cards, the questions and answers of a quiz.
import type { ToolId } from '../lexicon/tool-entries.ts'
import type { Field } from '../model.ts'

/** What a tool asks of the rows it works on: its own names, and the kinds of field that can fill them, the best first. */
export type Role = {
  prop: string
  parts: Record<string, readonly string[]>
  /** a part that is a list of texts */
  list?: string
  /** a part that is one of the choices of a field: the category or the deck */
  group?: string
}
export const toolRoles: Partial<Record<ToolId, Role>> = {
  quiz: { prop: 'questions', parts: { question: ['question', 'title'], answer: ['answer'] }, list: 'wrong', group: 'group' },
  flashcards: {
    prop: 'cards',
    parts: { front: ['term', 'question', 'title'], back: ['translation', 'answer', 'notes'] },
    group: 'group',
  },
  habitTracker: { prop: 'habits', parts: { name: ['title', 'name'] } },
}

const groups = ['category', 'topic', 'subject', 'type']
/** The field that says which category or deck a row is of, where the list has one. */
export const groupField = (fields: readonly Field[]): Field | undefined => {
  const chosen = fields.filter(({ type }) => type === 'select')
  return groups.map((group) => chosen.find(({ concept, id }) => (concept ?? id) === group)).find(Boolean)
}

/** The field that fills each part of a role, where the list has one. */
export function fieldsOfRole({ parts }: Role, fields: readonly Field[]): Record<string, Field | undefined> {
  const texts = fields.filter(({ type }) => type === 'text' || type === 'longtext')
  const used = new Set<Field>()
  return Object.fromEntries(
    Object.entries(parts).map(([part, wanted]) => {
      const field =
        texts.find((each) => !used.has(each) && wanted.includes(each.concept ?? each.id)) ?? texts.find((each) => !used.has(each))
      if (field) used.add(field)
      return [part, field]
    }),
  )
}
