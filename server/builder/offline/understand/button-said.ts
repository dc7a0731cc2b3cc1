// What a button says that is told among the sections of a website: "a book a lesson button", "knapp Boka körlektion", 「予約する」ボタン.
import type { Language } from '#shared/languages.ts'
import { capitalised } from './said.ts'

const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /\bbuttons?\s*(?:(?:that|which|should|saying|says|say|labell?ed|reading|reads|called|with the text|with|to|for|:|=)\s+)*["“'‘]?(?<text>[^"”'’]{2,})/i,
    /^(?:(?:a|an|the|one|big|large|clear|main|green|red|blue|orange|prominent)\s+)*["“'‘]?(?<text>[^"”'’]{2,}?)["”'’]?\s+buttons?$/i,
  ],
  sv: [
    /knapp(?:en|ar)?\s*(?:(?:som|där|det|säger|står|heter|med|texten|för|att|till|:|=)\s+)*["”“']?(?<text>[^"”“']{2,})/iu,
    /^(?:(?:en|ett|den|stor|tydlig|grön|röd|blå)\s+)*["”“']?(?<text>[^"”“']{2,}?)["”“']?(?:-|\s+)?knapp(?:en)?$/iu,
  ],
  ja: [/^(?<text>[^「」]{2,}?)(?:の|する)?ボタン/u],
}
const buttonCharsMax = 32

/** Its words, or undefined where only a button is asked for. */
export function buttonSaid(text: string, language: Language): string | undefined {
  const said = forms[language].map((form) => form.exec(text.trim())?.groups?.['text']?.trim()).find(Boolean)
  return said && said.length <= buttonCharsMax ? capitalised(said) : undefined
}

const books: Record<Language, RegExp> = {
  en: /^(?:book|reserve)\b(?! (?:us|me|a demo|demo|the band|(?:a |your )?(?:free )?(?:\w+ )?(?:calls?|consultations?|chats?|meetings?))\b)/i,
  sv: /^(?:boka|reservera)(?!\p{L})(?! (?:oss|mig|demo|en demo|bandet|(?:ett )?(?:gratis |kostnadsfritt )?(?:samtal|möte|rådgivning)))/iu,
  ja: /(?<!相談を?)予約/u,
}
/** "Reserve a slot": behind such a button one chooses a time. */
export const booksTimes = (button: string, language: Language): boolean => books[language].test(button)
