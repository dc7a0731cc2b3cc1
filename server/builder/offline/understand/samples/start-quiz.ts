// What a quiz and a feed start with where their topic was named: capitals to ask for, runs to tell of.
import type { Language } from '#shared/languages.ts'
import { feedTopics } from '../../lexicon/feed-topics.ts'
import { localText, optionLabel } from '../../lexicon/lexicon.ts'
import { quizTopics } from '../../lexicon/quiz-topics.ts'
import type { ProjectModel } from '../../model.ts'
import { writeFeed } from '../../page-parts/feed-parts.ts'
import { thingById } from '../../page-parts/parts.ts'
import type { Intent } from '../intent.ts'

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

/** Wrong answers to a question: the right ones of those that follow. */
const wrongs = 3

/** A quiz on a topic that is known here asks of it; which questions were asked already is nothing its players tick. */
export function startQuiz(model: ProjectModel, { prompt, name }: Pick<Intent, 'prompt' | 'name'>): void {
  const { language } = model
  const page = model.pages.find(({ tool }) => tool === 'quiz')
  const thing = thingById(model, page?.thing)
  if (!page || thing?.concept !== 'quizQuestion' || thing.rows.length) return
  thing.fields = thing.fields.filter(({ id, why }) => why === 'said' || (id !== 'done' && id !== 'roundNumber'))
  const topic = topicIn(quizTopics, prompt, language)
  if (!topic) return
  if (model.pages[0] === page) {
    if (!name) model.name = page.title = localText(topic.name, language)
    page.texts = { ...page.texts, lead: localText(topic.lead, language) }
  }
  const levels = thing.fields.find(({ id }) => id === 'difficulty')?.options ?? []
  const { question, category, pairs } = topic
  thing.rows = pairs.map(([gap, answer], at) => {
    const cells: Record<string, unknown> = {
      question: localText(question, language).replace('{}', localText(gap, language)),
      answer: localText(answer, language),
      wrongAnswers: Array.from({ length: wrongs }, (_, nth) => localText(pairs[(at + nth + 1) % pairs.length]![1], language)),
      category: optionLabel(category, language),
      difficulty: levels[at % Math.max(1, levels.length)],
    }
    return Object.fromEntries(thing.fields.map(({ id }) => [id, cells[id]]))
  })
}
