export { common } from './common.ts'
