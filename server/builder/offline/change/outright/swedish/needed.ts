// What has to be there, told as a question: "det måste stå vilket datum det ska hämtas", "det måste framgå vem som är ägare".
import { does } from '../../reading.ts'
import { mainThing } from '../../resolve.ts'
import type { Groups, Saying } from '../deeds.ts'

/** What the question names is kept already, and has to be filled in. */
const mustSay: Saying[1] = (model, { question = '' }: Groups) => {
  const thing = mainThing(model)
  const words = ` ${question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const field = thing?.fields.find(({ label }) => words.includes(` ${label.toLowerCase()} `))
  return thing && field && !field.formula ? does({ op: 'requireField', thing: thing.id, field: field.id, required: true }) : null
}

export const neededSayings: readonly Saying[] = [
  [
    /^(?:det|där) måste (?:alltid |verkligen |absolut )*(?:stå|framgå|finnas|skrivas|anges)(?: med| in)? (?<question>(?:när|var|hur|vad|vem|vems|vilke[nt]) [^,.]+)(?:[,.] ?(?:annars|för|så|det|jag|vi|man)(?!\p{L}).*)?[.!]*$/iu,
    mustSay,
  ],
]
