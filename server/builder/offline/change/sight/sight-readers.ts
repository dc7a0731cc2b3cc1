// What finds in a project what somebody wants to see, the surest first.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Borrowing } from '../linked/linked-rows.ts'
import { readLast, readNotSince } from '../linked/read-last.ts'
import { readLeft, readPartUsed } from '../linked/read-left.ts'
import { readOwed } from '../linked/read-owed.ts'
import { worthReader } from '../linked/read-worth.ts'
import type { Reading } from '../reading.ts'
import { readSeenWork } from '../readers/read-worked-out.ts'
import { readFigure } from './read-figure.ts'
import { readQuickFilter } from './read-quick-filter.ts'

type Reader = (model: ProjectModel, clause: { text: string }, language: Language) => Reading

const readers = (how: Borrowing): readonly Reader[] => [
  readPartUsed,
  readOwed,
  readLeft,
  worthReader(how),
  readLast,
  readSeenWork,
  readFigure,
  readQuickFilter,
  readNotSince,
]
export const sightsOfDescription = readers('filled')
export const sightsOfWish = readers('lookup')
