// "Let people book a table", "kunder ska kunna boka tid", 予約できるようにして, of a website without a page for it.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { readPlainly } from '../read-wish.ts'
import type { Reading } from '../reading.ts'
import { sitePage } from './sections-called.ts'

const who = String.raw`(?:people|customers|clients|guests|visitors|patients|members|everyone|them|others|you|one|us)`
const forms: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`^(?:please |also |and |can you |could you |i want (?:to )?|we want (?:to )?|i['’]d like (?:to )?|we['’]d like (?:to )?)*(?:(?:let|allow|enable|have) ${who} (?:to )?|make it (?:possible|so) (?:for ${who} )?(?:to |that ${who} can )|${who} (?:should|must|can|could|want to|need to)(?: be able to)? |to |a way (?:for ${who} )?to |be able to )+(?:book|reserve)(?: (?:an? |their |the )?(?:\p{L}+ )?(?:table|tables|seat|time|slot|appointment|visit|session|spot|place|lesson|class(?:e|)|consultation|call|meeting|viewing|treatment|tour|trial)s?)?(?: (?:online|with us|here|on the (?:site|page|website)|through the (?:site|website)))*[.!]*$|^(?:please |also |add |include |we need |i need |i want |we want )*(?:an? )?(?:(?:online |table )(?:bookings?|reservations?)(?: (?:form|page|system))?|(?:booking|reservation) (?:page|system|form))[.!]*$`,
    'iu',
  ),
  sv: /^(?:snälla |också |och |kan du |jag vill |vi vill )*(?:(?:(?:gör|se till|fixa) (?:så )?(?:att )?|låt |det ska gå att |man ska kunna )?(?:(?:kunder(?:na)?|gäster(?:na)?|folk|besökare(?:n|na)?|man|alla|patienter(?:na)?|att|de)(?: (?:ska|kan|får|vill|bör))?(?: kunna)? )*(?:boka|reservera)(?: (?:en |ett )?(?:bord|tid|plats|(?:prov)?lektion|konsultation|möte|visning|behandling))?(?: (?:online|på nätet|hos oss|på (?:sidan|hemsidan)|via (?:sidan|hemsidan)))*|(?:lägg till |ha )?(?:bordsbokning|onlinebokning|bokning online|tidsbokning|en bokningssida))[.!]*$/iu,
  ja: /^(?:お客(?:様|さん)?(?:が|に)|サイト(?:で|から)|ここ(?:で|から)|ネット(?:で|から)|オンライン(?:で|から)?|Web(?:で|から)?)*(?:席|テーブル|お席)?(?:の|を)?(?:ネット|オンライン|Web)?予約(?:ページ|フォーム|機能)?(?:が|を|も)?(?:できる|とれる|取れる|受け付け|受付|追加|作|つけ|付け|ほし|欲し)[^。、]*。?$/iu,
}
/** In the words that readers know. */
const wanted: Record<Language, string> = { en: 'add booking', sv: 'lägg till bokning', ja: 'ネット予約をつけて' }

/** Null where the wish is about something else, or visitors can book already. */
export function bookingAsked(model: ProjectModel, text: string, language: Language): Reading | null {
  if (!sitePage(model) || model.pages.some(({ kind }) => kind === 'booking') || !forms[language].test(text.trim())) return null
  const read = readPlainly(model, wanted[language], language)
  return read.operations.length ? read : null
}
