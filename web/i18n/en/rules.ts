import { ruleTexts } from '#shared/users.ts'

export const rules = ruleTexts
