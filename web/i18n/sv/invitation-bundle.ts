export { invitation } from './invitation.ts'
export { roles } from './roles.ts'
export { rules } from './rules.ts'
