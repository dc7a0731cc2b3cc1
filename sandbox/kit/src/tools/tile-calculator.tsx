import { NeedCalculator } from '@/features/materials/need-calculator'

export const TileCalculator = () => <NeedCalculator kind="tile" />
