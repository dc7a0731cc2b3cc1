// "Add hair length: short, medium, long to the booking": where it goes stands behind the choices, which are set in brackets.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { resolveThing } from '../resolve.ts'

const forms: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /^(?<wish>(?:please |can you |could you |also )*(?:add|include|put in) [^:]{2,60}?): ?(?<choices>[^:.;]+?(?:, | or |\/)[^:.;]+?) (?<place>(?:to|on|in|for|into) (?:the |our |my |each |every |all )?(?<list>[\p{L} ]+?))[.!]*$/iu,
  sv: /^(?<wish>(?:snälla |kan du |också )*lägg(?:a)? (?:till|in) [^:]{2,60}?): ?(?<choices>[^:.;]+?(?:, | eller |\/)[^:.;]+?) (?<place>(?:i|på|till|för|bland) (?:varje |alla |våra |mina )?(?<list>[\p{L} ]+?))[.!]*$/iu,
}

export function choicesInBrackets(model: ProjectModel, text: string, language: Language): string {
  if (language === 'ja') return text
  const { wish, choices, place, list } = forms[language].exec(text.trim())?.groups ?? {}
  return list && resolveThing(model, list, language) ? `${wish} (${choices}) ${place}` : text
}
