// What was said of a quiz or of cards, put into their list: the categories or decks, true or false as the answers, front and back.
import { deckLabels, sideLabels, studyLeads, trueAndFalse } from '../../lexicon/study-leads.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { ensureField } from '../../page-parts/parts.ts'
import { fieldsOfRole, toolRoles } from '../../page-parts/tool-parts.ts'
import type { StudyTold } from '../study-told.ts'

type Place = { model: ProjectModel; thing: Thing }

const isCategory = ({ concept, id, type }: Field) => type === 'select' && (concept ?? id) === 'category'
const stemChars = 5
/** "Skelettet" is of "Skelett"; 地理クイズ of 地理. */
export const groupIn = (group: string, categories: readonly string[]): string | undefined => {
  const low = group.toLowerCase()
  const stem = low.slice(0, stemChars)
  return categories.find((each) => {
    const told = each.toLowerCase()
    return (
      low && (told === low || low.includes(told) || told.includes(low) || (stem.length === stemChars && told.startsWith(stem)))
    )
  })
}

/** `name` is that of the deck whose cards the rows are, which may be a category itself. */
export function heedStudy(place: Place, tool: 'quiz' | 'flashcards', study: StudyTold | undefined, name = ''): void {
  if (!study) return
  const { model, thing } = place
  const { language } = model
  if (study.categories.length) {
    const label = study.called ?? { en: 'Category', sv: 'Kategori', ja: '分野' }[language]
    const field = ensureField(
      thing,
      { id: 'category', concept: 'category', label, type: 'select', why: 'said', options: study.categories },
      isCategory,
    )
    const guessed = thing.rows.map(
      (row) => groupIn(String(row[field.id] ?? ''), study.categories) ?? groupIn(name, study.categories),
    )
    const isKnown = guessed.some(Boolean)
    field.options = study.categories
    for (const [at, row] of thing.rows.entries())
      row[field.id] = isKnown ? (guessed[at] ?? '') : study.categories[at % study.categories.length]
  }
  const category = thing.fields.find(isCategory)
  if (category && study.decks) category.label = deckLabels[language]
  if (tool === 'quiz' && study.trueFalse) judgeRows(place)
  if (tool === 'flashcards' && study.sides) {
    const { front, back } = fieldsOfRole(toolRoles.flashcards!, thing.fields)
    for (const [at, field] of [front, back].entries()) if (field) field.label = sideLabels[language][at]!
  }
  sayIt(place, tool, study)
}

/** A statement to judge of each question: with its answer, or with a wrong one. */
function judgeRows({ model, thing }: Place): void {
  const { question, answer } = fieldsOfRole(toolRoles.quiz!, thing.fields)
  const wrongs = thing.fields.find(({ type }) => type === 'tags')
  if (!question || !answer || !wrongs) return
  const [yes, no] = trueAndFalse[model.language]
  for (const [at, row] of thing.rows.entries()) {
    const [wrong] = [row[wrongs.id]].flat()
    const isTrue = at % 2 === 0 || typeof wrong !== 'string' || !wrong
    row[question.id] = `${String(row[question.id])} → ${isTrue ? String(row[answer.id]) : wrong}`
    row[answer.id] = isTrue ? yes : no
    row[wrongs.id] = [isTrue ? no : yes]
  }
}

function sayIt({ model, thing }: Place, tool: 'quiz' | 'flashcards', study: StudyTold): void {
  const page = model.pages.find((each) => each.tool === tool && each.thing === thing.id)
  if (!page) return
  const usual = page.texts?.lead ?? ''
  const leads =
    tool === 'quiz'
      ? [
          study.trueFalse ? studyLeads.trueFalse[model.language] : usual,
          study.again && studyLeads.quizAgain[model.language],
          study.shares && studyLeads.quizShares[model.language],
        ]
      : [usual, study.again && studyLeads.cardsAgain[model.language]]
  page.texts = { ...page.texts, lead: leads.filter(Boolean).join(model.language === 'ja' ? '' : ' ') }
}
