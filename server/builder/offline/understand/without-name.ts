import type { Language } from '#shared/languages.ts'

const nameEnds: Record<Language, RegExp> = {
  en: / (?:name|title)$/i,
  sv: /(?<=.)(?:s?namn|titel)$/i,
  ja: /(?<=.)(?<!^[品氏])(?:の名前|名前|名称|名)$/,
}

/** What a field names: the song of "song name", 設備 of 設備名; the label itself where it says no more. */
export const withoutName = (label: string, language: Language): string => label.replace(nameEnds[language], '')
