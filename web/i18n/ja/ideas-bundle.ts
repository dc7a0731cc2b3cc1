export { breadcrumb } from './breadcrumb.ts'
export { inspiration } from './inspiration.ts'
export { landing } from './landing.ts'
