export { common } from './common.ts'
export { hero } from './hero.ts'
export { chat, code, history, preview, projects, publishing, workspace } from './workspace.ts'
