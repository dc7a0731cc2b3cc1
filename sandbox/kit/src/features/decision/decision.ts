export interface Named {
  id: string
  name: string
}
export interface Criterion extends Named {
  weight: number
}
export interface Decision {
  question: string
  options: Named[]
  criteria: Criterion[]
  /** by option and criterion, as `option criterion` */
  scores: Record<string, number>
}
export const scoreMax = 5
/** What an option has that nobody has judged yet. */
export const scoreUsual = 3

export const cellOf = (option: Named, criterion: Named) => `${option.id} ${criterion.id}`
export const scoreOf = ({ scores }: Decision, option: Named, criterion: Named) => scores[cellOf(option, criterion)] ?? scoreUsual

/** How much of all it could get each option has, 0 to 100, the best first. */
export function rankingOf(decision: Decision) {
  const { options, criteria } = decision
  const most = criteria.reduce((sum, { weight }) => sum + weight * scoreMax, 0)
  return options
    .map((option) => {
      const points = criteria.reduce((sum, criterion) => sum + criterion.weight * scoreOf(decision, option, criterion), 0)
      return { option, points, percent: most ? Math.round((points / most) * 100) : 0 }
    })
    .toSorted((a, b) => b.points - a.points)
}

const named = (text: string, letter: string) => text.split(', ').map((name, at): Named => ({ id: `${letter}${at}`, name }))
const sampleWeights = [5, 3, 4, 3, 2]
/** A row for each option, in the order of the criteria. */
const sampleScores = [
  [3, 5, 2, 3, 5],
  [5, 2, 4, 4, 2],
  [4, 3, 5, 5, 3],
]
const options = named('%%decideOptionList%%', 'o')
const criteria = named('%%decideCriterionList%%', 'c').map((each, at): Criterion => ({ ...each, weight: sampleWeights[at] ?? 3 }))

export const sample: Decision = {
  question: '%%decideSample%%',
  options,
  criteria,
  scores: Object.fromEntries(
    options.flatMap((option, row) =>
      criteria.map((criterion, at) => [cellOf(option, criterion), sampleScores[row]?.[at] ?? scoreUsual]),
    ),
  ),
}
