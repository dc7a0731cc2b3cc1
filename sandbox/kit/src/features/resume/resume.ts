import { newId } from '@/lib/arrange'

export interface Entry {
  id: string
  what: string
  where: string
  when: string
  text: string
}

export type Layout = 'classic' | 'side' | 'band'

export interface Resume {
  name: string
  role: string
  place: string
  email: string
  phone: string
  profile: string
  experience: Entry[]
  education: Entry[]
  skills: string[]
  languages: string[]
  links: string[]
}

/** What an entry is made of, parted by upright strokes. */
function entryOf(text: string, at: number): Entry {
  const [what = '', where = '', when = '', more = ''] = text.split(' | ')
  return { id: `sample-${at}`, what, where, when, text: more }
}

const person = '%%resumePerson%%'.split(', ')

export const sample: Resume = {
  name: person[0] ?? '',
  role: person[1] ?? '',
  place: person[2] ?? '',
  email: person[3] ?? '',
  phone: person[4] ?? '',
  profile: '%%resumeAbout%%',
  experience: ['%%resumeJobA%%', '%%resumeJobB%%', '%%resumeJobC%%'].map(entryOf),
  education: ['%%resumeStudyA%%', '%%resumeStudyB%%'].map(entryOf),
  skills: '%%resumeSkillList%%'.split(', '),
  languages: '%%resumeLanguageList%%'.split(', '),
  links: '%%resumeLinkList%%'.split(', '),
}

export const newEntry = (): Entry => ({ id: newId(), what: '', where: '', when: '', text: '' })

export const emptyResume = (): Resume => ({
  name: '',
  role: '',
  place: '',
  email: '',
  phone: '',
  profile: '',
  experience: [newEntry()],
  education: [newEntry()],
  skills: [],
  languages: [],
  links: [],
})

export const isFilled = ({ what, where, when, text }: Entry) => Boolean(what || where || when || text)
