// "Statuses are draft, sent and paid", "de kan ha status ny, pågår eller klar", ステータスは新規、対応中、完了です: a sentence that tells what
// something can be in, written letter for letter as the list of choices it is.
import type { Language } from '#shared/languages.ts'

const spaces = (found: string) => ' '.repeat(found.length)

/** A list of three or more, or of two with "or" between them. */
const listed: Record<'en' | 'sv', string> = {
  en: String.raw`(?= ?:| [^,.:;!?\n]{1,40}(?:,[^,.:;!?\n]{1,40}){2,}| [^,.:;!?\n]{1,40}, [^,.:;!?\n]{1,30} (?:and|or) )`,
  sv: String.raw`(?= ?:| [^,.:;!?\n]{1,40}(?:,[^,.:;!?\n]{1,40}){2,}| [^,.:;!?\n]{1,40}, [^,.:;!?\n]{1,30} (?:och|eller) )`,
}
const are: Record<'en' | 'sv', RegExp> = {
  en: new RegExp(
    String.raw`(?<=(?:^|[.!?\n]\s*)(?:(?:the|their|its|possible|available|valid) ){0,2}(?:status|statuses|stages|phases|states) )(?:are|is|can be|could be|may be|should be|must be|will be|would be|is one of|are one of|is either|can be either|goes from|include|includes)${listed.en}`,
    'giu',
  ),
  sv: new RegExp(
    String.raw`(?<=(?:^|[.!?\n]\s*)(?:de |den |dessa |möjliga ){0,2}(?:status|statusen|statusarna|statusar|stadierna|faserna|lägena) )(?:är|kan vara|ska vara|ska kunna vara|är en av)${listed.sv}`,
    'giu',
  ),
}
/** "Status på anmälan: anmäld, betald": a list of what has one. */
const of: Record<'en' | 'sv', RegExp> = {
  en: /(?<=(?:^|[.!?\n]\s*))status(?:es)? (?:of|for|on) (?:an? |the |each |every )?(?<what>[\p{L}-]+)(?= ?:)/giu,
  sv: /(?<=(?:^|[.!?\n]\s*))status(?:ar)? (?:på|för|av) (?:en |ett |varje )?(?<what>[\p{L}-]+)(?= ?:)/giu,
}
/** "De kan ha status ny, pågår eller klar": they have one. */
const have: Record<'en' | 'sv', RegExp> = {
  en: /(?<=(?:^|[.!?\n]\s*))(?:(?:they|it|each(?: one)?|every one|these) (?:can |should |will |may )?(?:have|has|get|gets) (?:the |a |an |one of the |these )?)(status(?:es)?)(?::| (?=[^,.:;!?\n]{1,40},))/giu,
  sv: /(?<=(?:^|[.!?\n]\s*))(?:(?:de|den|det|varje|alla) (?:kan |ska |får )?(?:ha|har|få) (?:en |ett |någon av )?)(status(?:en|arna)?)(?::| (?=[^,.:;!?\n]{1,40},))/giu,
}
const japanese =
  /(?<=(?:^|[。\n]\s*|、))(?:その|各)?(ステータス|状態|進捗状況|対応状況)(?:には?|は)、?((?:[^、。・（）()\n]{1,10}[、・]){2,}[^、。・（）()\n]{1,10}?)((?:の(?:\d|[一二三四五六七八九])つ)?(?:です|があります|とします|で管理(?:します|したい)|に分け(?:ます|たい)|から選(?:びます|べます|択))?)(?=[。\n]|$)/gu

export function evenStates(text: string, language: Language): string {
  if (language === 'ja')
    return text.replace(
      japanese,
      (found, word: string, names: string, end: string) =>
        `${spaces(found.slice(0, found.length - word.length - names.length - end.length - 1))}${word}（${names}${end ? `）${spaces(end.slice(1))}` : ''}`,
    )
  return text
    .replace(of[language], (found, what: string) => `${what}: status`.padEnd(found.length))
    .replace(have[language], (found, word: string) => `${spaces(found.slice(0, found.length - word.length - 1))}${word}:`)
    .replace(are[language], (found, at: number, all: string) =>
      /^ ?:/.test(all.slice(at + found.length)) ? spaces(found) : `:${spaces(found.slice(1))}`,
    )
}
