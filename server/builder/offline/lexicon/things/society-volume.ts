// Things of schools, universities, associations, communities, churches, public service, culture.
import type { ThingEntry } from '../thing.ts'
import { societyAssociationThings } from './society-association.ts'
import { societyCultureThings } from './society-culture.ts'
import { societyFaithThings } from './society-faith.ts'
import { societyLearningThings } from './society-learning.ts'
import { societyPublicThings } from './society-public.ts'
import { societySchoolThings } from './society-school.ts'
import { societyStudyThings } from './society-study.ts'
import { societyTogetherThings } from './society-together.ts'

export const societyThings: ThingEntry[] = [
  ...societyLearningThings,
  ...societySchoolThings,
  ...societyStudyThings,
  ...societyAssociationThings,
  ...societyFaithThings,
  ...societyPublicThings,
  ...societyCultureThings,
  ...societyTogetherThings,
]
