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
    name: 'pottery-shop',
    title: 'Clay and Ash',
    description: 'A shop for handmade pottery, from the cup to the order.',
    category: 'Lifestyle',
    language: 'en',
    prompt: 'An online shop for my pottery',
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
    name: 'cafe-website',
    title: 'Corner Cup',
    description: 'A café with its menu, opening hours and a way to write to it.',
    category: 'Food & Drink',
    language: 'en',
    prompt: 'A website for my café with menu, opening hours, a gallery and a contact form',
  },
  {
    name: 'nail-salon',
    title: 'ネイルサロン花びら',
    description: 'メニューと空き時間を選んで、その場で予約できます。',
    category: 'Health',
    language: 'ja',
    prompt: 'ネイルサロンの予約サイト',
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
    name: 'habits',
    title: 'Small habits',
    description: 'Tick off each day and keep the streak.',
    category: 'Health',
    language: 'en',
    prompt: 'A habit tracker with streaks',
  },
  {
    name: 'snickeriets-fakturor',
    title: 'Snickeriets fakturor',
    description: 'Vad som är skickat, betalt och försenat, med moms och utskrift.',
    category: 'Business',
    language: 'sv',
    prompt: 'Fakturor till mitt snickeri',
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
    name: 'vocabulary-cards',
    title: 'Vocabulary cards',
    description: 'Words to learn, shown again when you are about to forget them.',
    category: 'Education',
    language: 'en',
    prompt: 'Flashcards for learning French words',
  },
  {
    name: 'fotbollslaget',
    title: 'Fotbollslaget',
    description: 'Spelare, matcher och träningar för ett lag, med kalender.',
    category: 'Other',
    language: 'sv',
    prompt:
      'Ett fotbollslag med spelare, tröjnummer och spelposition, matcher med motståndare och poäng, och träningar i en kalender',
  },
]
