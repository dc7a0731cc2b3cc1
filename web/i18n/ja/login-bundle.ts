export { login } from './login.ts'
export { rules } from './rules.ts'
