export const answers = ['yes', 'maybe', 'no'] as const
export type Answer = (typeof answers)[number]
export const answerLabels: Record<Answer, string> = {
  yes: '%%datePollYes%%',
  maybe: '%%datePollMaybe%%',
  no: '%%datePollNo%%',
}
export const answerSigns: Record<Answer, string> = { yes: '○', maybe: '△', no: '×' }

export interface Person {
  id: string
  name: string
  /** by the date's id; who has not said anything of a date cannot be counted on */
  answers: Record<string, Answer>
}
export interface DatePoll {
  title: string
  dates: { id: string; text: string }[]
  people: Person[]
}

export const countOf = (people: readonly Person[], date: string, answer: Answer) =>
  people.filter((person) => (person.answers[date] ?? 'no') === answer).length

/** The dates that suit most; those who may be able to come decide between equals. None while nobody can. */
export function bestOf({ dates, people }: DatePoll): string[] {
  const points = dates.map(({ id }) => countOf(people, id, 'yes') * (people.length + 1) + countOf(people, id, 'maybe'))
  const most = Math.max(0, ...points)
  return most === 0 ? [] : dates.filter((_, at) => points[at] === most).map(({ id }) => id)
}
