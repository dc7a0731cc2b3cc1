// The first posts of a blog whose topic was named, and the name and the line that go with them.
import type { Language } from '#shared/languages.ts'
import { blogTopics, type BlogTopic } from '../../lexicon/blog-topics.ts'
import { localText } from '../../lexicon/lexicon.ts'
import type { ProjectModel } from '../../model.ts'
import type { Intent } from '../intent.ts'
import { saltOf, spread } from './spread.ts'

const shortestStem = 3
const daysBetween = 9

function topicIn(prompt: string, language: Language): BlogTopic | undefined {
  const low = prompt.toLowerCase()
  // a short word must be the whole word, or stand before "blog": "mat" is not "material"
  const says = (word: string) =>
    language === 'ja'
      ? low.includes(word)
      : new RegExp(`(?<!\\p{L})${word}${word.length <= shortestStem ? '(?:s?(?!\\p{L})|s?blog|ing)' : ''}`, 'u').test(low)
  return blogTopics.find((topic) => topic[language].split(', ').some(says))
}

/** Gives a blog on a topic that is known here its posts, unless it has some. */
export function writePosts(model: ProjectModel, { prompt, name }: Pick<Intent, 'prompt' | 'name'>): void {
  const { language } = model
  const page = model.pages.find(({ kind }) => kind === 'blog')
  const post = model.things.find(({ id, concept }) => id === page?.thing && concept === 'post')
  const topic = post && !post.rows.length && topicIn(prompt, language)
  if (!page || !post || !topic) return
  if (model.pages[0] === page && !name) {
    model.name = localText(topic.name, language)
    model.tagline = localText(topic.lead, language)
    page.texts = { ...page.texts, lead: model.tagline }
  }
  const status = post.fields.find(({ id, type, concept }) => type === 'select' && (concept ?? id) === 'status')
  post.rows = topic.posts.map(([title, summary, tags, body, picture], at) => {
    const cells: Record<string, unknown> = {
      summary: localText(summary, language),
      tags: localText(tags, language).split(','),
      body: localText(body, language),
      publishedAt: `-${3 + at * daysBetween + spread(at, saltOf(title), daysBetween - 2)}d`,
      image: `picture:${picture}`,
      status: status?.options?.at(-1),
    }
    const row = post.fields.map((field) => [field.id, cells[field.concept ?? field.id]])
    return { ...Object.fromEntries(row), [post.titleField]: localText(title, language) }
  })
}
