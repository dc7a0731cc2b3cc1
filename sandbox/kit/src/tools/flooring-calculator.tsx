import { NeedCalculator } from '@/features/materials/need-calculator'

export const FlooringCalculator = () => <NeedCalculator kind="floor" />
