// "Remove the phone number at checkout", "ta bort e-post när man bokar", 「フォームに希望日も」: a wish for a form is one for the list that it fills.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { filledIn } from './public-forms.ts'

/** From and to stay; at, on and into are in. */
function leadOf(lead: string | undefined, language: Language): string {
  if (language === 'ja') return ''
  if (lead && /^(?:from|off|out of|från|ur)$/i.test(lead)) return language === 'en' ? 'from ' : 'från '
  if (lead && /^(?:to|onto|till)$/i.test(lead)) return language === 'en' ? 'to ' : 'till '
  return language === 'en' ? 'in ' : 'i '
}

/** In Japanese what is asked is read with the form's own words. */
const isAsked = /聞い|聞き|尋ね/u

/** The wish with the list in place of the form. */
export function formsAsLists(model: ProjectModel, text: string, language: Language): string {
  if (language === 'ja' && isAsked.test(text)) return text
  for (const { places, list } of filledIn(model, language))
    for (const place of places) {
      const found = place.exec(text)
      if (!found) continue
      const many = language === 'ja' ? `${list.many}一覧` : list.many.toLowerCase()
      const named =
        text.slice(0, found.index) + leadOf(found.groups?.lead, language) + many + text.slice(found.index + found[0].length)
      return named
    }
  return text
}
