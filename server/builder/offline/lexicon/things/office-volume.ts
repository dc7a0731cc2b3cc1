// Things of offices: staff, sales, marketing, finance, law, IT, manufacturing, logistics, property.
import type { ThingEntry } from '../thing.ts'
import { officeRegisterThings } from './office-registers.ts'
import { officeStaffThings } from './office-staff.ts'
import { officeSalesThings } from './office-sales.ts'
import { officeFinanceThings } from './office-finance.ts'
import { officeLawThings } from './office-law.ts'
import { officeItThings } from './office-it.ts'
import { officePlantThings } from './office-plant.ts'
import { officeFlowThings } from './office-flow.ts'
import { officeEverydayThings } from './office-everyday.ts'

export const officeThings: ThingEntry[] = [
  ...officeRegisterThings,
  ...officeStaffThings,
  ...officeSalesThings,
  ...officeFinanceThings,
  ...officeLawThings,
  ...officeItThings,
  ...officePlantThings,
  ...officeFlowThings,
  ...officeEverydayThings,
]
