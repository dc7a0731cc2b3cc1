export const community = {
  title: 'Made here, running now',
  subtitle: 'Projects their makers have opened to everyone. Try one, or start from a copy of it.',
  ideasTitle: 'Ideas to start from',
  ideasSubtitle: 'Six things people often need. Pick one and Smida builds it for you.',
  pause: 'Pause the moving row',
  play: 'Let the row move',
  sampleProductivityName: 'Team task board',
  sampleProductivityText: 'Who does what by when, with priorities and what is overdue.',
  sampleProductivityPrompt:
    'A task list for a team with title, assignee, priority (low, medium, high), due date and done. Show what is overdue.',
  sampleLifestyleName: 'Reading journal',
  sampleLifestyleText: 'The books you have read, what you thought, and what comes next.',
  sampleLifestylePrompt: 'A reading journal with books: title, author, rating, status (to read, reading, finished) and notes.',
  sampleFoodName: 'Family recipes',
  sampleFoodText: 'Every recipe in one place, with time, servings and tags.',
  sampleFoodPrompt: 'A recipe collection with title, ingredients, steps, cooking time, servings and tags.',
  sampleHealthName: 'Training log',
  sampleHealthText: 'Workouts by day and kind, with minutes and how they felt.',
  sampleHealthPrompt:
    'A training log with workouts: date, kind (running, strength, yoga), minutes and notes. Show minutes by week.',
  sampleEducationName: 'Course calendar',
  sampleEducationText: 'Lessons, teachers and rooms in a calendar the class can read.',
  sampleEducationPrompt: 'A calendar of lessons with title, teacher, room, date and start time.',
  sampleFinanceName: 'Household budget',
  sampleFinanceText: 'What comes in, what goes out, and where it went each month.',
  sampleFinancePrompt:
    'A household budget dashboard with expenses: description, amount, category, date. Show spending by month and by category.',
}
