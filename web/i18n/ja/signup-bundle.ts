export { billing, planContent } from './pricing.ts'
export { providers } from './providers.ts'
export { rules } from './rules.ts'
export { tenantSignup } from './tenant-signup.ts'
