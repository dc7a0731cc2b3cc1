import { NeedCalculator } from '@/features/materials/need-calculator'

export const ConcreteCalculator = () => <NeedCalculator kind="concrete" />
