// Things of schools, universities, associations, communities, churches, public service, culture.
import type { ThingEntry } from '../thing.ts'
import { societyLearningThings } from './society-learning.ts'

export const societyThings: ThingEntry[] = [...societyLearningThings]
