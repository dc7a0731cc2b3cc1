// Who writes down what a place keeps, and is none of it: those who work there, by their word or how it is formed. Members, pupils, customers
// and all others do it for themselves.
import type { Language } from '#shared/languages.ts'

const works: Record<Language, RegExp> = {
  en: /^(?:staff|crew|team)$|(?:ers|ors|men|women|ists|icians|ants|nurses|guards|volunteers|cooks|chefs|guides|employees|mechanics|medics|clerks|apprentices|nannies)$/,
  sv: /^(?:personal|personalen|anställda|hemtjänsten|kökspersonalen)$|(?:are|arna|ör(?:er(?:na)?|en)|iker(?:na|n)?|sköterska|skötersk(?:or(?:na)?|an)|konsult(?:er(?:na)?)?|ister(?:na)?|chefer(?:na)?|ledare(?:n)?|vakter(?:na)?|pedagoger(?:na)?|assistenter(?:na)?|volontärer(?:na)?|guider(?:na)?|kockar(?:na)?|personal(?:en)?)$/,
  ja: /(?:員|士|師|長|手|監督|スタッフ|ドライバー|ヘルパー|パート|バイト|ボランティア|コーチ|トレーナー|インストラクター|先生|職人|作業者|担当者|技術者|リーダー|マネージャー)$/u,
}
const others: Record<Language, RegExp> = {
  en: /^(?:members|customers|users|visitors|buyers|sellers|owners|neighbou?rs|subscribers|followers|donors|sponsors|vendors|exhibitors|competitors|investors|runners|players|readers|writers|swimmers|climbers|walkers|riders|singers|dancers|gamers|learners|hikers|skiers|sailors|skippers|divers|anglers|campers|directors|authors|actors|farmers|growers|gardeners|breeders|keepers|makers|fixers|lodgers|boarders|renters|borrowers|lenders|travell?ers|passengers|partners|followers|teenagers|toddlers|fathers|mothers|brothers|sisters|grandfathers|grandmothers|lovers|guitarists|cyclists|tourists|participants|applicants|tenants|students|women|men|residents)$/,
  sv: /(?:med|besök|invån|löp|spel|skåd|dans|sim|sång|läs|köp|äg|odl|deltag|använd|resenär|forsk|samlar|fisk|jäg|cykl|lyssn|skriv|följ|hyr|låntag|åk|tävl|vandr|klättr|segl|gran|arrend)(?:are|arna|aren|nar|narna)$|^(?:regissör|spekulant|amatör|ägare|kamrat|vintrarna|sommarna)/,
  ja: /(?:会員|部員|団員|組合員|役員|選手|歌手|助手席|祖父母|保護者|参加者|利用者|出荷者|申込者|応募者|購入者|生産者|社長)$/u,
}

/** `isOne`: "every guard", "varje montör". */
export function isWorker(who: string, language: Language, isOne = false): boolean {
  const low = who.toLowerCase()
  const last = low.slice(low.lastIndexOf(' ') + 1)
  const word =
    language === 'en' && isOne && !/^(?:staff|crew|team)$/.test(last)
      ? `${last.replace(/man$/, 'men').replace(/(?<!men)$/, 's')}`
      : last
  return works[language].test(word) && !others[language].test(word)
}
