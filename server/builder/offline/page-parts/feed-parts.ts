import type { Language } from '#shared/languages.ts'
import { samplePosts, speakers, type SamplePost } from '../lexicon/conversation-samples.ts'
import { textIn } from '../lexicon/survey-questions.ts'
import type { Page, ProjectModel, Thing } from '../model.ts'
import { ensureField, ensurePart, ownField, ownThing, refTo, thingById } from './parts.ts'

/** Posts with a picture and likes, and the comments below them. */
export function completeFeed(model: ProjectModel, page: Page): void {
  const { language } = model
  const post =
    thingById(model, page.thing) ??
    ownThing(model, 'feedPost', ['post', 'posts'], {
      icon: 'Newspaper',
      fields: [ownField(language, 'text', 'post', 'text', { required: true, concept: 'statement' })],
      views: ['list', 'gallery'],
    })
  if (!model.things.includes(post)) model.things.push(post)
  page.thing = post.id
  ensureField(post, ownField(language, 'author', 'author', 'text', { concept: 'author' }))
  ensureField(post, ownField(language, 'likes', 'likes', 'int', { concept: 'likes' }))
  if (!page.parts?.comment) ensureField(post, ownField(language, 'image', 'picture', 'image'), ({ type }) => type === 'image')
  const comment = ensurePart(model, page, 'comment', 'feedComment', () =>
    ownThing(model, 'feedComment', ['comment', 'comments'], {
      icon: 'MessageCircle',
      fields: [ownField(language, 'text', 'comment', 'text', { required: true })],
      views: ['list', 'table'],
    }),
  )
  ensureField(comment, ownField(language, 'author', 'author', 'text', { concept: 'author' }))
  ensureField(comment, refTo('post', post))
  // a thing of the person's own has rows of its own
  if (!post.rows.length && post.concept === 'feedPost') writeFeed(post, comment, samplePosts, language)
  else if (!comment.rows.length) comment.rows = commentsOn(samplePosts, language)
}

const commentsOn = (posts: readonly SamplePost[], language: Language) =>
  posts.flatMap(({ comments = [] }, index) =>
    // a collection keeps the newest first
    comments
      .toReversed()
      .map(({ by, text }) => ({ text: textIn(text, language), author: textIn(speakers[by]!, language), post: index })),
  )

/** Posts and what is said of them, in place of those that stand there. */
export function writeFeed(post: Thing, comment: Thing, posts: readonly SamplePost[], language: Language): void {
  post.rows = posts.map(({ by, text, likes, picture }) => ({
    ...Object.fromEntries(post.fields.map(({ id }) => [id, ''])),
    text: textIn(text, language),
    author: textIn(speakers[by]!, language),
    likes,
    image: picture ? `picture:${picture}` : '',
  }))
  comment.rows = commentsOn(posts, language)
}
