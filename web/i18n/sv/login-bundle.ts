export { login } from './login.ts'
export { providers } from './providers.ts'
export { rules } from './rules.ts'
