// What the form of a page is called, and the part of the page that its answers come into: "in the rsvp" is where guests answer.
import type { Language } from '#shared/languages.ts'

export const formWords: readonly { words: Record<Language, RegExp>; parts: readonly string[] }[] = [
  {
    parts: ['guest'],
    words: {
      en: /\brsvps?\b|who(?:['’]s| is| are| all is)? (?:all )?coming|who(?:['’]s| is) (?:attending|not coming)|how many (?:are|people are) coming|\bhead ?count\b/iu,
      sv: /(?<!\p{L})(?:osa|o\.s\.a\.?|svarsformuläret)(?!\p{L})|(?:vilka|vem|hur många) som kommer|(?:vilka|hur många) kommer/iu,
      ja: /出欠|参加者?の返事|参列|出席(?:の|フォーム|する人)/u,
    },
  },
  {
    parts: ['subscriber', 'signup', 'lead'],
    words: {
      en: /\b(?:wait(?:ing)? ?-?list|sign-?up|newsletter|early access) form\b|\bin the (?:wait ?-?list|sign-?up|newsletter)\b/iu,
      sv: /(?<!\p{L})(?:väntelist|intresse|nyhetsbrevs)\p{L}*formulär\p{L}*/iu,
      ja: /(?:登録|ウェイトリスト|事前登録|メルマガ)(?:の)?フォーム/u,
    },
  },
  {
    parts: ['message'],
    words: {
      en: /\b(?:contact|enquiry|inquiry) form\b/iu,
      sv: /(?<!\p{L})kontaktformulär\p{L}*/iu,
      ja: /(?:お?問い?合わ?せ)(?:の)?フォーム/u,
    },
  },
  {
    parts: ['order'],
    words: {
      en: /\b(?:at (?:the )?checkout|order form|in the (?:checkout|basket|cart)|when (?:they|people|customers|someone) orders?)\b/iu,
      sv: /(?<!\p{L})(?:i kassan|beställningsformulär\p{L}*|orderformulär\p{L}*|när (?:man|de|kunden|kunder) beställer)/iu,
      ja: /注文(?:の)?フォーム|注文(?:時|するとき)/u,
    },
  },
  {
    parts: ['booking'],
    words: {
      en: /\b(?:booking|reservation|appointment) form\b|\bwhen (?:they|people|customers|clients|someone|you) books?\b/iu,
      sv: /(?<!\p{L})(?:boknings)formulär\p{L}*|när (?:man|de|kunden|kunder) bokar/iu,
      ja: /予約(?:の)?フォーム|予約(?:時|するとき)/u,
    },
  },
]
