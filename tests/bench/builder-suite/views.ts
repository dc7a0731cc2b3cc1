// What a view of the product's list (issue 5, item 4) is called in a model document: kinds of pages, views of things, hand-made tools.
import type { ProjectModel } from '#server/builder/offline/model.ts'

/** view -> every name of a model document that is it, where that is not the view's own name alone. */
const namesOfViews: Record<string, readonly string[]> = {
  calculator: [
    'tipCalculator',
    'calculator',
    'loanCalculator',
    'percentCalculator',
    'bmiCalculator',
    'expenseSplitter',
    'unitConverter',
    'tileCalculator',
    'paintCalculator',
    'wallpaperCalculator',
    'flooringCalculator',
    'lawnCalculator',
    'concreteCalculator',
    'soilCalculator',
    'tripCost',
    'electricityCost',
    'savingsCalculator',
    'recipeScaler',
    'dateCalculator',
    'ageCalculator',
    'workHours',
    'currencyConverter',
    'vatCalculator',
    'paceCalculator',
    'calorieCalculator',
    'priceComparison',
    'gradeCalculator',
  ],
  timer: ['pomodoro', 'stopwatch', 'kitchenTimer', 'intervalTimer', 'countdown'],
  list: ['list', 'cards', 'table', 'todo'],
  feed: ['feed', 'chat'],
  chat: ['chat', 'feed'],
  quiz: ['quiz'],
  flashcards: ['flashcards'],
  habit: ['habit', 'habits', 'habitTracker'],
  survey: ['survey', 'poll'],
  website: ['landing'],
  // a page on which somebody else fills in
  form: ['survey', 'booking'],
}

/** Every name under which the model shows something. */
function namesIn(model: ProjectModel): Set<string> {
  const pages = model.pages.flatMap(({ kind, tool }): string[] => (tool ? [kind, tool] : [kind]))
  return new Set([...pages, ...model.things.flatMap((thing) => thing.views)])
}

/** `wanted` is a view, or several parted by `|` of which one is enough. */
export function showsView(model: ProjectModel, wanted: string): boolean {
  const names = namesIn(model)
  return wanted.split('|').some((view) => (namesOfViews[view] ?? [view]).some((name) => names.has(name)))
}
