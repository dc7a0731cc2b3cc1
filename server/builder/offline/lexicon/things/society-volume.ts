// Things of schools, universities, associations, communities, churches, public service, culture.
import type { ThingEntry } from '../thing.ts'

export const societyThings: ThingEntry[] = []
