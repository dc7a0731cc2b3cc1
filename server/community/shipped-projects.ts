// What a new installation shows in its community: prompts that the built-in builder turns into projects (decision 0070). The name is
// part of the picture's path and of settings, so it stays; the words are in the language of the prompt.
import type { CommunityCategory } from '#shared/community-limits.ts'
import type { Language } from '#shared/languages.ts'

export type ShippedProject = {
  /** kebab-case; names it in SHOWCASE_WITHOUT and public/pictures/showcase/ */
  name: string
  title: string
  description: string
  category: CommunityCategory
  language: Language
  prompt: string
}

/** In the order in which visitors see them. */
export const shippedProjects: readonly ShippedProject[] = [
  {
    name: 'sales-dashboard',
    title: 'Sales dashboard',
    description: 'Revenue by month, region and channel, with the orders behind the figures.',
    category: 'Business',
    language: 'en',
    prompt: 'A sales dashboard with charts, and orders with date, revenue, region, channel and status',
  },
  {
    name: 'recipe-collection',
    title: 'Family recipes',
    description: 'Every recipe in one place, with ingredients, time, servings and stars.',
    category: 'Food & Drink',
    language: 'en',
    prompt: 'A recipe collection with photo, ingredients, instructions, prep time, servings and rating',
  },
  {
    name: 'travel-notes',
    title: 'Travel notes',
    description: 'A blog with posts, tags and a page about its writer.',
    category: 'Lifestyle',
    language: 'en',
    prompt: 'A travel blog with posts, tags and an about page',
  },
  {
    name: 'support-board',
    title: 'Support board',
    description: 'Who helps whom: drag a ticket to the next column to move it along.',
    category: 'Productivity',
    language: 'en',
    prompt: 'Support tickets with priority, status, customer and assignee on a kanban board',
  },
  {
    name: 'household-budget',
    title: 'Household budget',
    description: 'What comes in, what goes out, and where it went each month.',
    category: 'Finance',
    language: 'en',
    prompt: 'A household budget with income and expenses, type, category, amount and date, and a dashboard with charts',
  },
  {
    name: 'yoga-kyoshitsu',
    title: 'ヨガ教室の予約',
    description: '講座と講師、予約の状況がひと目でわかるカレンダー。',
    category: 'Health',
    language: 'ja',
    prompt: 'ヨガ教室の講座（講師、日付、時間、レベル、定員）と予約（講座、名前、電話番号、ステータス）、カレンダー',
  },
  {
    name: 'bookshelf',
    title: 'Bookshelf',
    description: 'The books you have read, what you thought of them, and what comes next.',
    category: 'Lifestyle',
    language: 'en',
    prompt: 'A list of books with cover photo, author, rating, status (to read, reading, finished) and notes, as a gallery',
  },
  {
    name: 'vocabulary-cards',
    title: 'Vocabulary cards',
    description: 'Words to learn, with translation, an example and how hard each one is.',
    category: 'Education',
    language: 'en',
    prompt: 'Vocabulary cards with word, translation, example sentence and difficulty',
  },
  {
    name: 'fotbollslaget',
    title: 'Fotbollslaget',
    description: 'Spelare, matcher och träningar för ett lag, med kalender.',
    category: 'Other',
    language: 'sv',
    prompt:
      'En sida för ett fotbollslag med spelare, tröjnummer och spelposition, matcher med motståndare och poäng, och träningar i en kalender',
  },
  {
    name: 'things-to-do',
    title: 'Things to do',
    description: 'Tasks with priorities and due dates, to tick off one after the other.',
    category: 'Productivity',
    language: 'en',
    prompt: 'A todo list with tasks: title, notes, priority (low, medium, high), due date and done',
  },
  {
    name: 'trip-planner',
    title: 'Trip planner',
    description: 'Where to, when, what to pack, and what it costs.',
    category: 'Lifestyle',
    language: 'en',
    prompt: 'A trip planner with destination, start date, end date and budget, a packing list and expenses',
  },
]
