// "It is already so" is only said where it is: a calendar by the week or coloured by therapist is no calendar of the month, and
// "X is already there" answers only a wish to add. What is not so is told as not understood, and nothing is changed either way.
import type { Language } from '#shared/languages.ts'
import type { Note } from '../model.ts'
import { changeSays } from '../reply/change-phrases.ts'
import { notUnderstood } from '../reply/phrases.ts'
import type { Change } from './done.ts'

/** What no page can be by itself, so that it is never so already. */
const beyondSo: Record<Language, RegExp> = {
  en: /\b(?:week(?:ly)?[ -](?:calendar|view|planner)|calendar (?:by|per) week|one week at a time)\b|\bcolou?r(?:ed|s|[- ]cod\w+)?\b.*\b(?:by|per|for each|for every|each)\b|\b(?:one|an?|own|different) colou?rs? (?:for|per) (?:each|every)\b|\b(?:pictures?|photos?|images?) (?:on|in) (?:the |each |every )?cards?\b/iu,
  sv: /(?<!\p{L})(?:veckokalender\p{L}*|veckovy\p{L}*|en vecka i taget|vecka för vecka)(?!\p{L})|(?<!\p{L})(?:färga|färglägg|färgkoda|färger?)(?!\p{L}).*(?<!\p{L})(?:efter|per|för varje|utifrån)(?!\p{L})|(?:bild|bilder|foto|foton) på (?:korten|kortet|varje kort)/iu,
  ja: /週(?:間|ごと|単位)?(?:の)?カレンダー|週表示|(?:ごと|別)に(?:色分け|色を(?:変え|分け|つけ))|カードに(?:写真|画像)/u,
}
/** Verbs that ask for something else than a new part. */
const asksElse: Record<Language, RegExp> = {
  en: /^(?:please )?(?:group|mark|highlight|colou?r|sort|flag)\b/iu,
  sv: /^(?:gruppera|markera|färga|sortera|flagga|färgmarkera)(?!\p{L})/iu,
  ja: /(?:色分け|並べ替え|目立たせ|グループ化)/u,
}

const isThereNote = ({ text }: Note, language: Language) => {
  const [before, after] = changeSays.alreadyThere[language]('\u{0}').split('\u{0}')
  return text.startsWith(before!) && text.endsWith(after!)
}

export function unlessNotSo(made: Change, said: string, language: Language): Change {
  if (made.operations.length) return made
  const isFalse = (note: Note) =>
    (note.text === changeSays.alreadySo[language] && beyondSo[language].test(said)) ||
    (isThereNote(note, language) && asksElse[language].test(said.trim()))
  if (!made.notes.some(isFalse)) return made
  const notes = made.notes.filter((note) => !isFalse(note))
  return { ...made, notes: notes.length ? notes : [{ kind: 'unknown', text: notUnderstood[language]([said.trim()]) }] }
}
