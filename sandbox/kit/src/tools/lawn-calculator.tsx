import { NeedCalculator } from '@/features/materials/need-calculator'

export const LawnCalculator = () => <NeedCalculator kind="lawn" />
