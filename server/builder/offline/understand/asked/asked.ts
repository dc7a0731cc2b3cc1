// What a survey or a form for others should ask, where a Swedish or Japanese prompt names it: "en enkät där man svarar på trivsel, maten
// och övriga synpunkter", 満足度は5段階で、感想は自由に. Such a list is read as a whole: its nouns are questions, and neither lists nor fields.
import type { Language } from '#shared/languages.ts'
import { readingsOf } from '../../lexicon/lexicon.ts'
import type { SurveyTopic } from '../../lexicon/survey-questions.ts'
import type { Asked } from '../../model.ts'
import { addField, addThing } from '../add-said.ts'
import { type Clause, used } from '../intent.ts'
import { chunksOf } from '../chunks-of.ts'
import { sayField, sayNoun } from '../said.ts'
import { japaneseAsked } from './japanese-asked.ts'
import { swedishAsked } from './swedish-asked.ts'

/**
 * The questions with the stretch of text that tells them; of a form, what it is for. A form that is sent in with a picture keeps a
 * record of its own with `fields`: no question is answered by a picture.
 */
export type SaidQuestions = { start: number; end: number; asked: Asked[]; topic?: SurveyTopic; record?: string; fields?: string }

const sayRecord = (record: string, language: Language) =>
  sayNoun(
    record,
    language,
    readingsOf(language)
      .get(record)
      ?.find(({ kind }) => kind === 'thing'),
  )

const readers: Partial<Record<Language, (text: string) => SaidQuestions | null>> = { sv: swedishAsked, ja: japaneseAsked }

/** Whoever writes more describes more than a survey. */
export const readCharsMax = 1500

/** The place of a prompt that names the questions, if there is one. */
export function askedIn(text: string, language: Language): Clause[] {
  const said = text.length > readCharsMax ? null : readers[language]?.(text)
  if (!said) return []
  const { start, end, asked, topic, record, fields } = said
  return [
    {
      start,
      end,
      take: (intent) => {
        used(intent, start, end)
        if (record && fields) {
          const kept = addThing(intent, { ...sayRecord(record, language), naming: true })
          for (const chunk of chunksOf(fields, language)) addField(intent, kept, sayField(chunk, language))
          return
        }
        intent.asked = asked
        intent.kinds.add('survey')
        if (topic) intent.topic = topic
        if (record) intent.sent = sayNoun(record, language)
      },
    },
  ]
}
