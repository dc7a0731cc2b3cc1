export { communityBrowser } from './community-browser.ts'
export { communityCategories } from './community-categories.ts'
