import { sampleChannels, sampleMessages, speakers } from '../lexicon/conversation-samples.ts'
import { textIn } from '../lexicon/survey-questions.ts'
import type { Page, ProjectModel } from '../model.ts'
import { ensureField, ensurePart, ownField, ownThing, refTo, thingById } from './parts.ts'

/** Messages by somebody, in a channel. */
export function completeChat(model: ProjectModel, page: Page): void {
  const { language } = model
  const channel = ensurePart(model, page, 'channel', 'chatChannel', () =>
    ownThing(model, 'chatChannel', ['channel', 'channels'], {
      icon: 'Hash',
      fields: [ownField(language, 'name', 'channelName', 'text', { required: true })],
      views: ['list'],
    }),
  )
  const message =
    thingById(model, page.thing) ??
    ownThing(model, 'chatMessage', ['chatMessage', 'chatMessages'], {
      icon: 'MessageSquare',
      fields: [ownField(language, 'text', 'chatMessage', 'text', { required: true })],
      views: ['list', 'table'],
    })
  if (!model.things.includes(message)) model.things.push(message)
  page.thing = message.id
  ensureField(message, ownField(language, 'sender', 'sender', 'text'))
  ensureField(message, refTo('channel', channel))
  if (channel.rows.length) return
  // a collection keeps the newest first
  channel.rows = sampleChannels.map((name) => ({ name: textIn(name, language) })).toReversed()
  message.rows = sampleMessages
    .map(({ in: room, by, text }) => ({
      text: textIn(text, language),
      sender: textIn(speakers[by]!, language),
      channel: sampleChannels.length - 1 - room,
    }))
    .toReversed()
}
