// What a feed starts with where its topic was named, and a tracker without what it counts by itself.
import type { Language } from '#shared/languages.ts'
import { feedTopics } from '../../lexicon/feed-topics.ts'
import type { ProjectModel } from '../../model.ts'
import { writeFeed } from '../../page-parts/feed-parts.ts'
import { thingById } from '../../page-parts/parts.ts'

type Topic = Record<Language, string>

const topicIn = <T extends Topic>(topics: readonly T[], prompt: string, language: Language): T | undefined => {
  const low = prompt.toLowerCase()
  const says = (word: string) => (language === 'ja' ? low.includes(word) : new RegExp(`(?<!\\p{L})${word}`, 'u').test(low))
  return topics.find((topic) => topic[language].split(', ').some(says))
}

/** A feed of people who are known begins with what such people write. */
export function startFeed(model: ProjectModel, prompt: string): void {
  const page = model.pages.find(({ kind }) => kind === 'feed')
  const [post, comment] = [page?.thing, page?.parts?.comment].map((id) => thingById(model, id))
  const topic = topicIn(feedTopics, prompt, model.language)
  if (topic && post?.concept === 'feedPost' && comment) writeFeed(post, comment, topic.posts, model.language)
}

/** What a tracker counts by itself is no field to fill in. */
export function startTracker({ pages, things }: ProjectModel): void {
  const habit = things.find(({ id }) => id === pages.find(({ tool }) => tool === 'habitTracker')?.thing)
  if (habit) habit.fields = habit.fields.filter(({ id }) => id !== 'streak' && id !== 'done')
}

/** A tracker begins with the habits that were named. */
export function nameHabits({ pages, things }: ProjectModel, habits: readonly string[] = []): void {
  const habit = things.find(({ id }) => id === pages.find(({ tool }) => tool === 'habitTracker')?.thing)
  const [first] = habit?.rows ?? []
  if (habit && first && habits.length)
    habit.rows = habits.map((title, at) => ({ ...(habit.rows[at] ?? first), notes: '', [habit.titleField]: title }))
}
