// The sections that a front page can have, and how people ask for them.
import type { Language } from '#shared/languages.ts'
import type { SectionKind } from '../model.ts'

type Asked = Exclude<SectionKind, 'things' | 'contact'>
export const sectionPhrases: Record<Asked, Record<Language, RegExp>> = {
  features: {
    en: /\b(?:features?|benefits|selling points|why us|highlights)\b/i,
    sv: /\b(?:fördelar|funktioner|egenskaper|varför oss)\b/i,
    ja: /特徴|機能|強み|メリット/,
  },
  prices: {
    en: /\b(?:pric(?:es?|ing)|price list|rates|plans|packages)\b/i,
    sv: /\b(?:pris(?:er|lista)?|paket)\b/i,
    ja: /料金|価格|値段|プラン/,
  },
  hours: {
    en: /\b(?:opening (?:hours|times)|business hours|hours of operation|open hours|when we are open)\b/i,
    sv: /öppettid/i,
    ja: /営業時間|開店時間|診療時間|開館時間/,
  },
  team: {
    en: /\b(?:team|staff|who we are|our people|employees)\b/i,
    sv: /\b(?:team(?:et)?|personal(?:en)?|medarbetare|vilka vi är)\b/i,
    ja: /スタッフ紹介|チーム|メンバー紹介|スタッフ/,
  },
  gallery: {
    en: /\b(?:gallery|photos?|pictures|portfolio of)\b/i,
    sv: /\b(?:galleri(?:et)?|bilder|bildgalleri|foton)\b/i,
    ja: /ギャラリー|写真/,
  },
  testimonials: {
    en: /\b(?:testimonials?|reviews?|customer quotes|what (?:people|customers|clients) say)\b/i,
    sv: /\b(?:omdömen|kundcitat|rekommendationer|vad (?:våra )?kunder säger|recensioner)\b/i,
    ja: /お客様の声|口コミ|レビュー|推薦/,
  },
  questions: {
    en: /\b(?:faqs?|frequently asked questions|questions(?: and answers)?|q ?& ?a)\b/i,
    sv: /\b(?:faq|vanliga frågor|frågor(?: och svar)?)\b/i,
    ja: /よくある(?:ご)?質問|FAQ|Q&A/i,
  },
}
