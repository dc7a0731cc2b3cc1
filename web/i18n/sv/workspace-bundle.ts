export { communityCategories } from './community-categories.ts'
export { common } from './common.ts'
export { hero } from './hero.ts'
export { chat, code, history, preview, projects, publishing, refusals, workspace } from './workspace.ts'
