// "Nobody remembers member since. Remove that field": sentences that only tell name a field, and the one that asks points back to it. It is
// read as if it named the field itself.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel } from '../model.ts'
import { asksStrongly, endsOfSentences } from './asking.ts'
import { tokensIn } from './learned/mentions.ts'
import { mainThing, resolveField } from './resolve.ts'

const charsMax = 400

/** `before` and `after` stand around what points back. */
const forms: Partial<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?<before>(?:(?:please|so|just|can you|could you) )*(?:remove|delete|drop|hide|rename|call|turn|change|make) )(?:it|that|that (?:field|column)|this (?:field|column))(?!\p{L})(?<after>.*)$/iu,
  ],
  sv: [
    /^(?<before>(?:(?:så|snälla|kan du|gärna|därför) )*(?:ta bort|plocka bort|stryk|slopa|dölj|göm|skippa|släng|byt namn på|döp om|kalla|gör(?: om)?|ändra|byt ut|summera|räkna ihop|sortera (?:på|efter)|gruppera (?:på|efter)) )(?:det|den) ?(?:fältet|kolumnen|rubriken)?(?!\p{L})(?<after>.*)$/iu,
    /^(?<before>)(?:(?:skriv (?:ut|dit)|visa|ange|se till|det ska (?:stå|framgå)) att )(?:den|det) (?:är|ska vara|mäts|anges|räknas)(?<after> i \S+.*)$/iu,
  ],
}
const inUnit = /^ i \S/u

/** The only field that is named. */
function onlyField(model: ProjectModel, text: string, language: Language): Field | undefined {
  const tokens = tokensIn(model, text, language)
  const named = new Set<Field>()
  tokens.forEach(({ known }, at) => {
    if (known !== 'F' || tokens[at - 1]?.known === 'F') return
    let end = at
    while (tokens[end + 1]?.known === 'F') end++
    const found = resolveField(model, text.slice(tokens[at]!.from, tokens[end]!.to), language, mainThing(model))
    if (found) named.add(found.field)
  })
  return named.size === 1 ? [...named][0] : undefined
}

/** The wish with the name of what it points back to; the text as it is where it does not. */
export function pointedBack(model: ProjectModel, text: string, language: Language): string {
  if (language === 'ja' || text.length > charsMax) return text
  const sentences = text.split(endsOfSentences).map((each) => each.trim())
  const at = sentences.findIndex((each, index) => index > 0 && forms[language]!.some((form) => form.test(each)))
  const told = sentences.slice(0, at).join(' ')
  if (at < 1 || sentences.slice(0, at).some((each) => asksStrongly(each, language))) return text
  const field = onlyField(model, told, language)
  if (!field || onlyField(model, sentences[at]!, language)) return text
  for (const form of forms[language]!) {
    const { before, after = '' } = form.exec(sentences[at]!)?.groups ?? {}
    if (before === undefined) continue
    const said =
      inUnit.test(after) && !before
        ? `${field.label} ska vara${after}`
        : `${before.replace(/gör om $/iu, 'gör ')}${field.label}${after}`
    return [said, ...sentences.slice(at + 1)].join(' ')
  }
  return text
}
