// Who may see or do what needs accounts, and so it is answered and never half done: "mechanics should not see the purchase price"
// removes no field, and "print it without the phone numbers" removes none either. What the wish asks beside that is done.
import type { Language } from '#shared/languages.ts'
import type { Note, ProjectModel } from '../../model.ts'
import { beyondSays } from '../../reply/beyond-phrases.ts'
import type { Change } from '../done.ts'
import { goingOn, printedWithout, rightsForms } from './rights-forms.ts'

type Read = (model: ProjectModel, wish: string) => Change

const sentenceEnd: Record<Language, RegExp> = {
  en: /(?<=[.!?;])\s+/u,
  sv: /(?<=[.!?;])\s+/u,
  ja: /(?<=[。！？])/u,
}

/** What is left of a sentence without its rights, and which answer they get; null where there are none. */
function withoutRights(sentence: string, language: Language): { rest: string; note: Note } | null {
  const text = sentence.replaceAll('’', "'").replace(/[\s.!。！]+$/u, '')
  if (printedWithout[language].test(text)) return { rest: '', note: { kind: 'kept', text: beyondSays.print[language] } }
  const asks = text.search(goingOn[language])
  const parts = asks < 0 ? [text] : [text.slice(0, asks), text.slice(asks).replace(goingOn[language], '')]
  const rights = parts.map((part) => rightsForms[language].map((form) => form.exec(part)).find(Boolean))
  if (!rights.some(Boolean)) return null
  const rest = parts.map((part, at) => (rights[at] ? part.slice(0, rights[at].index) : part).trim()).filter(Boolean)
  return { rest: rest.join(language === 'ja' ? '。' : '. '), note: { kind: 'service', text: beyondSays.roles[language] } }
}

export function rightsTold(model: ProjectModel, said: string, language: Language, read: Read): Change | null {
  const sentences = said.split(sentenceEnd[language]).filter((sentence) => sentence.trim())
  const told = sentences.map((sentence) => withoutRights(sentence.trim(), language))
  if (told.every((each) => each === null)) return null
  const notes = told
    .flatMap((each) => each?.note ?? [])
    .filter((note, at, all) => all.findIndex(({ text }) => text === note.text) === at)
  const rest = sentences
    .map((sentence, at) => (told[at] ? told[at].rest : sentence))
    .filter(Boolean)
    .join(' ')
  if (!rest.trim()) return { model, operations: [], notes }
  const made = read(model, rest)
  return { ...made, notes: [...made.notes, ...notes] }
}
