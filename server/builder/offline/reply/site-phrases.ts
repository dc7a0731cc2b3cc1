// What the builder says about a change of a website's sections.
import type { Language } from '#shared/languages.ts'
import type { SiteOperation } from '../change/site-operations.ts'
import type { ProjectModel } from '../model.ts'
import { weekText } from './hours-phrases.ts'
import { sectionId, type Section, type SectionKind } from '../site-model.ts'

const names: Record<SectionKind, Record<Language, string>> = {
  features: { en: 'Reasons', sv: 'Fördelar', ja: '選ばれる理由' },
  things: { en: 'List', sv: 'Lista', ja: '一覧' },
  prices: { en: 'Prices', sv: 'Priser', ja: '料金' },
  plans: { en: 'Plans', sv: 'Planer', ja: '料金プラン' },
  screens: { en: 'Screenshots', sv: 'Skärmbilder', ja: '画面紹介' },
  videos: { en: 'Videos', sv: 'Videor', ja: '動画' },
  logos: { en: 'Logos', sv: 'Logotyper', ja: 'ロゴ' },
  figures: { en: 'Figures', sv: 'Siffror', ja: '数字' },
  links: { en: 'Links', sv: 'Länkar', ja: 'リンク' },
  signup: { en: 'Sign-up', sv: 'Anmälan', ja: '登録フォーム' },
  rsvp: { en: 'RSVP', sv: 'Svar på inbjudan', ja: '出欠のお返事' },
  steps: { en: 'How it works', sv: 'Så går det till', ja: 'ご利用の流れ' },
  gallery: { en: 'Gallery', sv: 'Galleri', ja: 'ギャラリー' },
  team: { en: 'Team', sv: 'Team', ja: 'スタッフ紹介' },
  testimonials: { en: 'Testimonials', sv: 'Omdömen', ja: 'お客様の声' },
  events: { en: 'Events', sv: 'Evenemang', ja: 'イベント情報' },
  news: { en: 'News', sv: 'Nyheter', ja: 'お知らせ' },
  hours: { en: 'Opening hours', sv: 'Öppettider', ja: '営業時間' },
  questions: { en: 'Questions and answers', sv: 'Frågor och svar', ja: 'よくある質問' },
  text: { en: 'About', sv: 'Om oss', ja: '紹介' },
  address: { en: 'Address', sv: 'Adress', ja: 'アクセス' },
  newsletter: { en: 'Newsletter', sv: 'Nyhetsbrev', ja: 'メールマガジン' },
  contact: { en: 'Contact', sv: 'Kontakt', ja: 'お問い合わせ' },
}
const textNames = {
  headline: { en: 'headline', sv: 'rubriken', ja: '見出し' },
  lead: { en: 'introduction', sv: 'ingressen', ja: '紹介文' },
  button: { en: 'button text', sv: 'texten på knappen', ja: 'ボタンの文字' },
  thanks: { en: 'thank-you message', sv: 'tacktexten', ja: 'お礼のメッセージ' },
  account: { en: 'account to pay to', sv: 'kontot att betala till', ja: 'お振込先' },
  closing: { en: 'line at the foot of invoices', sv: 'raden längst ner på fakturor', ja: '請求書の下部の文' },
  phone: { en: 'phone number', sv: 'telefonnumret', ja: '電話番号' },
  email: { en: 'e-mail address', sv: 'e-postadressen', ja: 'メールアドレス' },
  address: { en: 'address', sv: 'adressen', ja: '住所' },
} as const

const both: Record<Language, string> = { en: ' and ', sv: ' och ', ja: 'と' }
export const siteSays = {
  linkNowhere: {
    en: (names: readonly string[], host: string) =>
      `You did not say where ${names.join(both.en)} ${names.length > 1 ? 'are' : 'is'}, so the link leads nowhere yet. Say it, such as “our ${names[0]} is ${host}/…”.`,
    sv: (names: readonly string[], host: string) =>
      `Du sa inte var ${names.join(both.sv)} finns, så länken leder ingenstans än. Säg det, till exempel ”vår ${names[0]} är ${host}/…”.`,
    ja: (names: readonly string[], host: string) =>
      `${names.join(both.ja)}のアドレスが分からないため、リンク先はまだありません。「${names[0]}は${host}/…」のようにお知らせください。`,
  },
}

export const sectionLabel = ({ kind, title }: Section, language: Language): string => title ?? names[kind][language]

/** One line about an operation; `model` is the one before it. */
export function siteNote(model: ProjectModel, operation: SiteOperation, language: Language): string {
  const say = (en: string, sv: string, ja: string) => ({ en, sv, ja })[language]
  const page = model.pages.find(({ id }) => id === operation.page)
  const named = (id: string) => {
    const section = page?.sections?.find((each) => sectionId(each) === id)
    return section ? sectionLabel(section, language) : id
  }
  switch (operation.op) {
    case 'addSection': {
      const label = sectionLabel(operation.section, language)
      return say(`Added the section **${label}**`, `Lade till sektionen **${label}**`, `セクション**${label}**を追加`)
    }
    case 'removeSection': {
      const label = named(operation.section)
      return say(`Removed the section **${label}**`, `Tog bort sektionen **${label}**`, `セクション**${label}**を削除`)
    }
    case 'moveSection': {
      const label = named(operation.section)
      return say(`Moved the section **${label}**`, `Flyttade sektionen **${label}**`, `セクション**${label}**を移動`)
    }
    case 'setSection': {
      const label = sectionLabel(operation.section, language)
      return say(`Changed the section **${label}**`, `Ändrade sektionen **${label}**`, `セクション**${label}**の内容を変更`)
    }
    case 'setHours': {
      const week = weekText(operation.week, language)
      return say(`Opening hours: ${week}`, `Öppettider: ${week}`, `営業時間：${week}`)
    }
    case 'setSiteText': {
      const name = textNames[operation.part][language]
      return say(
        `The ${name} is now “${operation.text}”`,
        `Nu är ${name} ”${operation.text}”`,
        `${name}を「${operation.text}」に変更`,
      )
    }
  }
}
