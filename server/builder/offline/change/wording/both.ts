// "It goes on parking and software. Add both as categories": two names that were told just before, and are spoken of as both.
import type { Language } from '#shared/languages.ts'

const forms: Partial<Record<Language, RegExp>> = {
  en: /^(?<before>.*?)(?<!\p{L})(?<first>\p{L}{3,}) and (?<second>\p{L}{3,})(?<after>(?!.* and ).*[.!?]\s+(?:please )?add )both(?= as| to|[.!]|$)/iu,
  sv: /^(?<before>.*?)(?<!\p{L})(?<first>\p{L}{3,}) och (?<second>\p{L}{3,})(?<after>(?!.* och ).*[.!?]\s+lägg (?:till|in|gärna till) )(?:båda|bägge)(?: två)?(?= som| bland| i| till|[.!]|$)/iu,
}

/** "Summan på pris och på antal" */
const again: Partial<Record<Language, RegExp>> = {
  en: /(?<=\b(of|on|for|by) (?:the )?\p{L}+ and )\1 (?=(?:the )?\p{L}+\s*(?:[.!?]|$))/iu,
  sv: /(?<=(?<!\p{L})(på|för|av|efter) \p{L}+ och )\1 (?=\p{L}+\s*(?:[.!?]|$))/iu,
}

/** The wish with their names where it says "both", and what both of two names stand behind only once. */
export function withBoth(text: string, language: Language): string {
  const [form, twice] = [forms[language], again[language]]
  if (!form || !twice) return text
  const joint = language === 'en' ? 'and' : 'och'
  return text.replace(form, `$<before>$<first> ${joint} $<second>$<after>$<first> ${joint} $<second>`).replace(twice, '')
}
