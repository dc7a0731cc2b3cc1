import type { Field, Page } from '../../model.ts'
import type { Context, ThingNames } from '../context.ts'

/** What the files of a chat work with. */
export type Chat = {
  context: Context
  page: Page
  message: ThingNames
  channel: ThingNames
  sender: Field
  ofChannel: Field
}

export const chatDir = 'src/features/chat'
