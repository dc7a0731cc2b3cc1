// Words for a part of an application or of one of its pages, and for who may use it: no list is called by one, unless it is told as one.
import type { Language } from '#shared/languages.ts'
import type { Latin } from '../tokens.ts'

/** Whatever stands before it: "KPI tiles", "startbild". */
const always: Record<Language, RegExp> = {
  en: /(?:^| )(?:tiles?|kpis?|widgets?|dashboards?|gradients?|nav(?:igation)? ?bars?|sidebars?|buttons?|(?:line|bar|pie|donut) charts?|footers?|headers?|heroe?s?|pop-?ups?|dropdowns?|tick ?boxes|check ?boxes|white ?spaces?|calls? to action)$|^(?:charts?|graphs?|curves?|icons?)$/iu,
  sv: /(?:knapp(?:ar)?|sidfot|sidfötter|sidhuvud(?:en)?|instrumentpanel(?:er)?|nyckeltal|(?:stapel|linje|cirkel)?diagram|kryssrut(?:a|or)|typsnitt|övertoning(?:ar)?|rullgardin(?:er)?)$|^(?:kurv(?:a|or)|graf(?:er)?|ikon(?:er)?)$/iu,
  ja: /^(?:トップ(?:ページ|画面)?|ダッシュボード|公開ページ|管理画面|画面|カード|ヘッダー|フッター|ヒーロー|メニューバー|権限|役割|ロール|グラフ|棒グラフ|円グラフ)$/u,
}
/** Where it is only ever named as one: "Home with date, venue", "Admin: list of registrations". */
const single: Record<Latin, RegExp> = {
  en: /(?:^| )(?:homes?|admins?|administrators?|roles?|permissions?|pages?|sections?|screens?|views?|tabs?|layouts?|themes?|styles?|charts?|graphs?|features?|exports?|imports?|logins?|filters?|overviews?|menus?)$/iu,
  sv: /(?:^|(?<=\p{L}))(?:sid(?:a|or)|vy(?:er)?|flik(?:ar)?|roll(?:er)?|behörighet(?:er)?|rättighet(?:er)?|inloggning(?:ar)?|översikt(?:er)?|utskrift(?:er)?|filter|meny(?:er)?)$/iu,
}
/** "Registration forms" keep registrations. */
const form: Record<Language, RegExp> = {
  en: /^(?<kept>.+?)[ -](?:forms?|pages?|sheets?|screens?)$/iu,
  sv: /^(?<kept>.+?)s?(?:formulär|blankett(?:er)?)$/iu,
  ja: /^(?<kept>.+?)(?:フォーム|申込書)$/u,
}

export const isFramePart = (name: string, language: Language): boolean => always[language].test(name)
export const mayBeFramePart = (name: string, language: Language): boolean => language !== 'ja' && single[language].test(name)
/** What is sent in with a form, by the form's name. */
export const keptByForm = (name: string, language: Language): string | undefined => form[language].exec(name)?.groups?.kept
