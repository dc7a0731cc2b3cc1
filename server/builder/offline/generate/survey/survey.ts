import type { Field, Page } from '../../model.ts'
import type { Context, ThingNames } from '../context.ts'

/** What the files of a survey work with: its things and the fields that play a part. */
export type Survey = {
  context: Context
  page: Page
  question: ThingNames
  response: ThingNames
  answer: ThingNames
  kind: Field
  options: Field
  required: Field
  position: Field
  date: Field
  ofQuestion: Field
  ofResponse: Field
  /** where the results stand */
  results: string
}

export const surveyDir = 'src/features/survey'
