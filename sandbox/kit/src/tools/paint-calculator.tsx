import { NeedCalculator } from '@/features/materials/need-calculator'

export const PaintCalculator = () => <NeedCalculator kind="paint" />
