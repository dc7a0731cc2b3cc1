// "The full share went up to $695", "eltillägget ska vara 200 kr", プレミアムは月480円に値下げします: a new price of what there is. Where nothing is called so, that is
// told; it is nothing new to sell, and no field.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { type Reading, tells } from '../reading.ts'
import { bare, resolveField, resolveThing } from '../resolve.ts'
import { rowMeant } from './row-meant.ts'

const charsMax = 110
const money = {
  en: String.raw`[$£€]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$£€]|dollars?|bucks|euros?|pounds?|quid|kr|p)`,
  sv: String.raw`\d[\d ]*(?:[.,]\d{1,2})?\s?(?:kr|kronor|:-|euro)?(?:\s?(?:\/|per|i) ?\p{L}+)?`,
}
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      String.raw`^(?:the |our )(?<what>\p{L}[\p{L} '’-]{1,30}?)(?: price| fee| rate)? (?:went|has gone|have gone|is going|goes|will go|was raised|was lowered|has been (?:raised|lowered)|is now up|is now down|is up|is down|went back)(?: now)? (?:up |down )?to (?:${money.en})(?: (?:now|this \p{L}+|from \p{L}+|per \p{L}+|an? \p{L}+))*[.!]*$`,
      'iu',
    ),
  ],
  sv: [
    new RegExp(
      String.raw`^(?<what>\p{L}{3,}(?:en|et|an|n))(?: ska| skall| bör| måste)(?: nu)? (?:vara|bli)(?: nu| på)? (?:${money.sv})(?: (?:från och med nu|fr\.?o\.?m\.? nu|numera|nu|framöver|hädanefter|istället|i stället))*[.!]*$`,
      'iu',
    ),
    /^(?<what>\p{L}*(?:pris|avgift|kostnad|tillägg|arvode|taxa)(?:en|et|n)) (?:ska|skall|bör|måste)(?: nu)? (?:vara|bli) \d[\d ]*(?: (?:från och med nu|fr\.?o\.?m\.? nu|numera|nu|framöver|hädanefter))*[.!]*$/iu,
    new RegExp(
      String.raw`^(?<what>\p{L}{3,}(?:en|et|an|n)) (?:har höjts|har sänkts|har gått upp|har gått ner|höjs|sänks|gick upp|gick ner) till (?:${money.sv})(?: \p{L}+)?[.!]*$`,
      'iu',
    ),
  ],
  ja: [
    /^(?:あと|それと)?、?(?<what>[^、。はがをも\d]{1,12})(?:は|を|が)(?:月額?|年額?|1回|一回|\d+分|1?時間)?[\d,]+円(?:から)?(?:に|へ)(?:値下げ|値上げ|変更|改定|なり)[^。]*。?$/u,
  ],
}

/** Null where something is called so, or the wish is about something else. */
export function priceMissing(model: ProjectModel, text: string, language: Language): Reading | null {
  // a tool has figures of its own
  if (text.length > charsMax || model.pages.some(({ kind }) => kind === 'tool')) return null
  for (const form of forms[language]) {
    const what = form.exec(text.trim())?.groups?.what
    const name = what && bare(what)
    if (!name || isOfPlace.test(name)) continue
    const isThere =
      resolveField(model, name, language) ??
      resolveThing(model, name, language) ??
      rowMeant(model, name, true, language)[0] ??
      (stems(name, language).some((each) => isRow(model, each)) ? name : undefined)
    if (!isThere) return tells(changeSays.notFound[language](name))
  }
  return null
}
/** What a project has without a row: its limits, hours, texts. */
const isOfPlace =
  /(?:tid(?:en|er|erna)?|text(?:en)?|bild(?:en)?|font(?:en)?|storlek(?:en)?|max|gräns(?:en)?|moms(?:en)?|ränta(?:n)?|räntan|färg(?:en)?)$/iu
const stems = (name: string, language: Language): string[] =>
  language === 'sv' ? [name, name.replace(/(?:en|et|an|n)$/iu, '')] : [name]
const isRow = ({ things }: ProjectModel, name: string): boolean =>
  things.some(({ rows, titleField }) =>
    rows.some((row) =>
      String(row[titleField] ?? '')
        .toLowerCase()
        .includes(name.toLowerCase()),
    ),
  )
