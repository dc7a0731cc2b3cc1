import type { standing } from '../limit-lines.ts'
import type { Field, Page } from '../../model.ts'
import { type Context, type ThingNames } from '../context.ts'

/** What the files of a page for stays work with. */
export type Stay = {
  context: Context
  page: Page
  stay: ThingNames
  room: ThingNames
  roomRef: Field
  from: Field
  until: Field
  guests?: Field
  /** of the whole stay */
  price?: Field
  /** what makes a room free again */
  called: ReturnType<typeof standing>
  capacity?: Field
  text?: Field
}
