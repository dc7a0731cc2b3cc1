import { NeedCalculator } from '@/features/materials/need-calculator'

export const SoilCalculator = () => <NeedCalculator kind="soil" />
