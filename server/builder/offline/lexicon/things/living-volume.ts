// Things of home, family, pets, garden, health, private money, travel.
import type { ThingEntry } from '../thing.ts'
import { livingFamilyThings } from './living-family.ts'
import { livingGardenThings } from './living-garden.ts'
import { livingHealthThings } from './living-health.ts'
import { livingHomeThings } from './living-home.ts'
import { livingMoneyThings } from './living-money.ts'
import { livingOccasionThings } from './living-occasions.ts'
import { livingPetThings } from './living-pets.ts'
import { livingTravelThings } from './living-travel.ts'

export const livingThings: ThingEntry[] = [
  ...livingGardenThings,
  ...livingPetThings,
  ...livingHomeThings,
  ...livingFamilyThings,
  ...livingHealthThings,
  ...livingMoneyThings,
  ...livingTravelThings,
  ...livingOccasionThings,
]
