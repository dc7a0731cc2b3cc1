// The questions of a survey or a quiz are rows: a field, a sum or a warning of them was asked for only where the wish names the questions.
// "We also need the form in Spanish" and "show the average score per department" speak of what is answered.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Operation } from '../operations.ts'

const concepts = new Set(['surveyQuestion', 'quizQuestion'])
const ofRows = new Set<Operation['op']>(['addField', 'setGroup', 'setTotals', 'setFilter', 'addWarning', 'setOrder', 'addFigure'])
const names: Record<Language, RegExp> = {
  en: /\b(?:each|every|all|the|per|by|of) (?:\p{L}+ )?questions?\b(?! about)|\bquestions (?:list|need|should|have)\b/iu,
  sv: /(?<!\p{L})(?:varje|alla|per) fråg|frågorna/iu,
  ja: /(?:質問|設問|問題)(?:ごと|一覧|の|に|を)/u,
}

export function isOfQuestions({ things }: ProjectModel, operation: Operation, text: string, language: Language): boolean {
  if (!ofRows.has(operation.op) || !('thing' in operation)) return false
  const thing = things.find(({ id }) => id === operation.thing)
  return concepts.has(thing?.concept ?? '') && !names[language].test(text)
}
