import { NeedCalculator } from '@/features/materials/need-calculator'

export const WallpaperCalculator = () => <NeedCalculator kind="wallpaper" />
