// "Nobody likes to give their phone number, so that should be optional", 「番号は空欄のままでも予約できるように」: what visitors may leave empty,
// however it is told, where one field of their form is named; and what is asked of them no more.
import type { Language } from '#shared/languages.ts'
import type { Field, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { does, type Reading, tells } from '../reading.ts'

const mayBeEmpty: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?<!not |n['’]t )(?:optional|voluntary)(?!\p{L})|(?<!\p{L})(?:leave|left|leaving|stay|be)(?: \p{L}+){0,4} (?:blank|empty)(?!\p{L})|(?<!\p{L})(?:not|n['’]t) (?:be |have to be )?(?:required|mandatory|compulsory|obligatory)(?!\p{L})/iu,
  sv: /(?<!\p{L})(?<!inte )(?:frivillig[at]?|valfri[at]?|valfritt|frivilligt)(?!\p{L})|(?<!\p{L})(?:lämna(?:s)?|vara|stå|får vara)(?: \p{L}+){0,3} (?:tom|tomt|tomma)(?!\p{L})|(?<!\p{L})inte (?:vara )?(?:obligatorisk[at]?|tvingande|ett måste)(?!\p{L})/iu,
  ja: /空欄(?:で|の|に)?(?:まま)?で?も|空白で?も|任意|(?:書か|入力し|記入し|入れ|埋め)なくて(?:も|い|大丈夫|OK)|必須(?:じゃな|で(?:は)?な|を(?:外|やめ)|から外)/u,
}
/** Something else is asked for in the same breath. */
const mustBe: Record<Language, RegExp> = {
  en: /(?<!n['’]t (?:be )?|not (?:be |have to be )?)(?<!\p{L})(?:required|mandatory|compulsory|obligatory)(?!\p{L})|(?<!\p{L})(?:add|ask|remove|delete|drop|new)(?!\p{L})/iu,
  sv: /(?<!inte (?:vara )?)(?<!\p{L})(?:obligatorisk[at]?|tvingande)(?!\p{L})|(?<!\p{L})(?:lägg|fråga|ta bort|ny|nytt)(?!\p{L})/iu,
  ja: /必須(?!じゃな|で(?:は)?な|を(?:外|やめ)|から外)|追加|足し|削除|消し|聞/u,
}

const endCharsMin = 3
const named = (list: Thing, text: string, language: Language): Field[] => {
  const low = text.toLowerCase()
  const hits = list.fields.filter(({ label }) =>
    language === 'ja'
      ? low.includes(label.toLowerCase())
      : new RegExp(
          String.raw`(?<!\p{L})${label.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.')}(?:et|t|en|n|s)?(?!\p{L})`,
          'u',
        ).test(low),
  )
  // "the address" is the postal address, where there is no other
  const ends = hits.length
    ? []
    : list.fields.filter(({ label }) => {
        const [word = '', ...before] = label.toLowerCase().split(' ').toReversed()
        return before.length > 0 && word.length > endCharsMin && new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'u').test(low)
      })
  if (ends.length === 1) return ends
  // "phone number" and not "phone"
  return hits.filter(({ label }) => !hits.some((other) => other.label !== label && other.label.includes(label)))
}

/** Null where that is not told, or not of one field. */
export function mayStayEmpty(lists: readonly Thing[], text: string, language: Language): Reading | null {
  if (!mayBeEmpty[language].test(text) || mustBe[language].test(text)) return null
  for (const list of lists) {
    const fields = named(list, text, language)
    if (fields.length > 1) return null
    const [field] = fields
    if (field)
      return field.required
        ? does({ op: 'requireField', thing: list.id, field: field.id, required: false })
        : tells(changeSays.alreadySo[language], 'kept')
  }
  return null
}
/** Told of nothing that is named: it is said of what was asked for just before. */
export const onlyMayStayEmpty = (lists: readonly Thing[], text: string, language: Language): boolean =>
  mayBeEmpty[language].test(text) &&
  !mustBe[language].test(text) &&
  lists.every((list) => named(list, text, language).length === 0)

const noMore: Record<Language, RegExp> = {
  en: /^(?:please |and |also )*(?:stop asking(?: \p{L}+)?(?: for| about)?|(?:you |we )?(?:do not|don['’]t)(?: need to)? ask(?: \p{L}+)?(?: for| about)|(?:we |i )?(?:do not|don['’]t|no longer) need to (?:know|ask(?: for| about)?)) (?:the |their |about )*(?<what>[\p{L} '-]{2,30}?)(?: any ?more| any longer)?[.!]*$/iu,
  sv: /^(?:snälla |och |också )*(?:sluta(?: att)? fråga|fråga inte(?: längre)?|(?:vi|jag|man|du) behöver inte(?: längre)? (?:fråga|veta))(?: \p{L}+)?(?: efter| om)? (?:deras )?(?<what>[\p{L} -]{2,30}?)(?: längre| mer)?[.!]*$/iu,
  ja: /(?!)/u,
}

/** "Sluta fråga efter adress": it goes, where one field of a form is called so. */
export function askedNoMore(lists: readonly Thing[], text: string, language: Language): Reading | null {
  const what = noMore[language].exec(text.trim())?.groups?.what
  if (!what) return null
  for (const list of lists) {
    const [field, ...more] = named(list, what, language)
    if (field && !more.length) return does({ op: 'removeField', thing: list.id, field: field.id })
  }
  return null
}
