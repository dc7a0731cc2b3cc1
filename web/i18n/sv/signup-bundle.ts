export { billing, planContent } from './pricing.ts'
export { tenantSignup } from './tenant-signup.ts'
