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
  capacity?: Field
  text?: Field
}
