import type { waitingOf } from '../../page-parts/gathering-parts.ts'
import type { Field, Page } from '../../model.ts'
import type { Context, ThingNames } from '../context.ts'

/** What the files of a page work with on which one takes a place at what many come to. */
export type Gathering = {
  context: Context
  page: Page
  booking: ThingNames
  gathering: ThingNames
  reference: Field
  /** the day, or the moment, at which it begins */
  begins: Field
  /** the hour, where the day is told alone */
  time?: Field
  capacity?: Field
  /** who comes too late may wait */
  waiting?: ReturnType<typeof waitingOf>
  text?: Field
}
