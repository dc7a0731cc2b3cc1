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
/** What is to happen when somebody books or orders is no part of the form. */
const happens: Record<Language, RegExp> = {
  en: /\b(?:send|sends|notif\p{L}+|alerts?|remind\p{L}*|text|e-?mail|message|let|tell) (?:me|us|them|him|her|an?|the) (?:know|e-?mail|sms|text|message|confirmation|\p{L}+)?|\b(?:get|want|receive) (?:an? )?(?:e-?mails?|sms|text|message|notification)|\bpay(?:s|ment|ments|ing)?\b|\bcard payments?\b/iu,
  sv: /(?<!\p{L})(?:skicka(?! (?:med|in|upp))|mejla|maila|meddela|notis\p{L}*|påminn\p{L}*|sms\p{L}*|(?:få|ha|vill ha) (?:ett )?(?:mejl|mail)|betal\p{L}*|ta betalt)(?!\p{L})/iu,
  ja: /(?:メール|SMS|LINE|自動)[^、。]*(?:送|届|知らせ)|通知|知らせて|決済|支払/u,
}

/** "Change the title of the booking page": what stands on the page itself. */
const ofPage =
  /\b(?:title|heading|headline|header)\b|(?<!\p{L})(?:titel|rubrik|överskrift)|\brename (?:the |my |our )?[\p{L} -]+ page\b|byt namn på \p{L}+sidan|タイトル|見出し|題名/iu
/** A form takes fields: 「お子様の年齢」を追加 asks for no row of that name. */
const quotedField = /^(に(?:は|も)?)「([^」、]+)」(?=[をも]?(?:追加|入れ|足))/u

/** `text` is the wish with the list in place of the form; `back` says it again in the words that were said. */
export type FormAsList = { text: string; back: (told: string) => string; list?: string }

export function formsAsLists(model: ProjectModel, text: string, language: Language): FormAsList {
  const asSaid = { text, back: (told: string) => told }
  if ((language === 'ja' && isAsked.test(text)) || happens[language].test(text) || ofPage.test(text)) return asSaid
  for (const { places, list } of filledIn(model, language))
    for (const place of places) {
      const found = place.exec(text)
      if (!found) continue
      const many = language === 'ja' ? `${list.many}一覧` : list.many.toLowerCase()
      const named = leadOf(found.groups?.lead, language) + many
      const behind = text.slice(found.index + found[0].length)
      return {
        text: text.slice(0, found.index) + named + behind.replace(quotedField, '$1$2'),
        back: (told) => told.replace(named, found[0]),
        list: list.id,
      }
    }
  return asSaid
}
