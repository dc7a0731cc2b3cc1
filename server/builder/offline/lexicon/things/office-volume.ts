// Things of offices: staff, sales, marketing, finance, law, IT, manufacturing, logistics, property.
import type { ThingEntry } from '../thing.ts'

export const officeThings: ThingEntry[] = []
