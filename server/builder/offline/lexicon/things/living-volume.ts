// Things of home, family, pets, garden, health, private money, travel.
import type { ThingEntry } from '../thing.ts'

export const livingThings: ThingEntry[] = []
