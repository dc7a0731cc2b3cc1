// The sections that a front page can have, and how people ask for them.
import type { Language } from '#shared/languages.ts'
import type { SectionKind } from '../site-model.ts'

type Asked = Exclude<SectionKind, 'things' | 'text'>
/** Written to be used with other flags; each stands for all that says its section in one place of a prompt. */
export const sectionPhrases: Record<Asked, Record<Language, RegExp>> = {
  features: {
    en: /\b(?:features?|benefits|selling points|why (?:choose )?us|highlights|reasons to (?:choose|come)|advantages)\b/i,
    sv: /\b(?:fördelar(?:na)?|funktioner(?:na)?|egenskaper|varför (?:välja )?oss)(?!\p{L})/iu,
    ja: /選ばれる理由|特徴|特長|機能紹介|強み|メリット/,
  },
  steps: {
    en: /\b(?:how it works|(?:the )?(?:steps|process)|step by step)\b/i,
    sv: /(?:så (?:här )?(?:fungerar|går) det(?: till)?|hur det (?:fungerar|går till)|steg för steg)/i,
    ja: /ご?利用の流れ|ご?予約の流れ|(?:お申し込みの|入会の)?流れ|ステップ/,
  },
  prices: {
    en: /\b(?:pric(?:es?|ing)(?: list| table)?|rates|price plans|pricing plans|packages|our services|services|menus?|what we offer|offerings)\b/i,
    sv: /(?<!\p{L})(?:pris(?:er|erna|lista|listan)?|paket(?:en)?|tjänster(?:na)?|våra tjänster|meny(?:n|er)?|utbud(?:et)?|behandlingar|vad (?:det|allt|sakerna) kostar|vad vi (?:erbjuder|har att erbjuda))(?!\p{L})/iu,
    ja: /料金(?:表|案内)?|価格(?:表)?|値段|プラン|メニュー(?:表|紹介)?|サービス(?:紹介|内容|一覧)|お品書き/,
  },
  plans: {
    en: /\b(?:(?:pricing|price|subscription) (?:plans|tiers)|pricing with \w+ (?:tiers|plans))\b/i,
    sv: /(?:prisplaner|prisnivåer|priser i \p{L}+ nivåer)(?!\p{L})/iu,
    ja: /料金プラン/,
  },
  logos: {
    en: /\b(?:(?:customer|client|partner) logos|logos of (?:our |my )?(?:customers|clients|partners))\b/i,
    sv: /(?:kund|partner|sponsor)logotyper/i,
    ja: /(?:導入企業|取引先|パートナー)(?:の?ロゴ)/,
  },
  figures: {
    en: /\b(?:key figures|figures section|stats section|in numbers)\b/i,
    sv: /nyckeltal|siffersektion/i,
    ja: /数字で見る/,
  },
  screens: { en: /\bscreen ?shots? section\b/i, sv: /skärmbilder/i, ja: /画面紹介/ },
  videos: { en: /\bvideos? section\b/i, sv: /videosektion/i, ja: /動画コーナー/ },
  links: { en: /\b(?:social media )links section\b/i, sv: /länksektion/i, ja: /SNSリンク/ },
  rsvp: {
    en: /\brsvps?(?: (?:form|section|page))?\b/i,
    sv: /(?<!\p{L})(?:o\.?s\.?a\.?(?:[- ]?formulär(?:et)?|[- ]?svar|[- ]?sida)?|(?:gäster(?:na)?|man) (?:ska |kan )?(?:kunna )?(?:svara|tacka ja)[^.,]{0,30})(?!\p{L})/iu,
    ja: /出欠(?:の?(?:返信|回答|確認|連絡|登録))?(?:フォーム)?/,
  },
  signup: {
    en: /\b(?<!newsletter )(?<!e-?mail )(?:sign[- ]?up (?:form|section)|waiting list section|(?:e-?mail |launch |beta )?wait[- ]?list(?: sign[- ]?up)?|(?:e-?mail|launch|beta) waiting list|call[- ]to[- ]action)\b/i,
    sv: /(?<!\p{L})(?:anmälan(?! (?:till|av|om))(?:ssida)?|anmälningssektion|väntelistesektion)(?!\p{L})/iu,
    ja: /(?:無料|会員|事前)登録フォーム/,
  },
  hours: {
    en: /\b(?:opening (?:hours|times)|business hours|hours of operation|open(?:ing)? hours|when we(?:['’]re| are) open|hours)\b/i,
    sv: /öppettid(?:er|erna)?|när vi har öppet/i,
    ja: /営業時間|開店時間|診療時間|開館時間|営業日|定休日/,
  },
  team: {
    en: /\b(?:(?:our |the |meet the )?(?:team|staff)(?: page| section| members)?|who we are|our people|employees|(?:our )?(?:teachers|instructors|trainers|coaches|therapists|stylists|chefs))\b/i,
    sv: /(?<!\p{L})(?:team(?:et)?|personal(?:en)?|medarbetare|medarbetarna|vilka vi är|vårt team|vi som jobbar här|(?:våra )?(?:lärare|lärarna|instruktörer|tränare|terapeuter))(?!\p{L})/iu,
    ja: /スタッフ(?:紹介)?|チーム(?:紹介)?|メンバー紹介|講師(?:紹介)?|インストラクター(?:紹介)?|先生の?紹介|院長紹介/,
  },
  gallery: {
    en: /\b(?:(?:photo |picture |image )?gallery|photos?(?: of (?:our |my )?(?:work|place))?|pictures|portfolio of)\b/i,
    sv: /(?<!\p{L})(?:(?:bild|foto)?galleri(?:et)?|bilder(?:na)?|foton)(?!\p{L})/iu,
    ja: /(?:フォト)?ギャラリー|写真(?!家|館|教室|店|部)(?:集|一覧)?|施工事例|作品紹介/,
  },
  testimonials: {
    en: /\b(?:(?:customer |client )?(?:testimonials?|reviews?|references|quotes)|what (?:our )?(?:people|customers|clients|guests|visitors|patients|students|members|others) (?:say|think))\b/i,
    sv: /(?<!\p{L})(?:(?:kund)?omdömen(?:a)?|kundcitat(?:en)?|rekommendationer(?:na)?|referenser(?:na)?|vad (?:våra |andra )?(?:kunder|gäster|patienter|elever|medlemmar|andra)(?:na)? (?:säger|tycker)|recensioner(?:na)?)(?!\p{L})/iu,
    ja: /お客様の声|利用者の声|口コミ|クチコミ|レビュー|推薦の声/,
  },
  events: {
    en: /\b(?:(?:upcoming |coming |next )?events(?: calendar| list)?|what['’]?s on|upcoming (?:dates|meetings))\b/i,
    sv: /(?<!\p{L})(?:evenemang(?:en)?|(?:kommande )?(?:händelser|aktiviteter|arrangemang)|kalendarium|på gång)(?!\p{L})/iu,
    ja: /イベント(?:情報|案内|一覧|予定)?|行事(?:予定|案内)?|公演情報|開催予定/,
  },
  news: {
    en: /\b(?:(?:latest |club )?news(?:(?: section| posts?| updates))?(?! ?letter)|announcements|latest posts)\b/i,
    sv: /(?<!\p{L})(?:nyheter(?:na)?|aktuellt|senaste nytt)(?!\p{L})/iu,
    ja: /お知らせ|ニュース(?!レター)|新着情報|最新情報/,
  },
  questions: {
    en: /\b(?:faqs?|frequently asked questions|(?:common )?questions(?: (?:and|&) answers)?|q ?(?:&|and) ?a)\b/i,
    sv: /(?<!\p{L})(?:faq|vanliga frågor(?: och svar)?|frågor och svar|frågorna|frågor)(?!\p{L})/iu,
    ja: /よくある(?:ご)?質問|FAQ|Q&A|質問コーナー/i,
  },
  address: {
    en: /\b(?:(?:our )?address|directions|how to (?:find|get to|reach) us|where (?:to find us|we are)|location|find us|map)\b/i,
    sv: /(?<!\p{L})(?:adress(?:en)?|hitta (?:hit|till oss)|hittar (?:hit|dit|oss)|var vi (?:ligger|håller till)|vägbeskrivning(?:en)?|var vi finns|karta(?:n)?)(?!\p{L})/iu,
    ja: /アクセス(?:マップ|案内)?|所在地|住所|地図|道順/,
  },
  newsletter: {
    en: /\b(?:(?:e-?mail )?newsletters?(?: sign[- ]?ups?| subscriptions?| forms?)?|mailing list|e-?mail sign[- ]?up|newsletter sign[- ]?up page)\b/i,
    sv: /(?<!\p{L})(?:nyhetsbrev(?:et)?|mejllista|prenumerera)(?!\p{L})/iu,
    ja: /メルマガ(?:登録|購読)?|ニュースレター(?:登録|購読)?|メールマガジン(?:登録)?/,
  },
  contact: {
    en: /\b(?:contact (?:form|page|us|details|info(?:rmation)?|section)|contacts?|get in touch|(?:membership|inquiry|enquiry|quote request|quote|quotation|estimate|request|booking request|callback|application|sign-?up) form)\b/i,
    sv: /(?<!\p{L})(?:kontaktformulär(?:et)?|kontakt(?:a oss|sida|uppgifter|info)?|medlemsformulär|anmälningsformulär|offertformulär(?:et)?|förfrågningsformulär|bokningsformulär|intresseanmälan|offertförfrågan|hur man (?:når oss|hör av sig|kontaktar oss|får tag (?:på|i) oss))(?!\p{L})/iu,
    ja: /(?:お)?問い?合わ?せ(?:フォーム|ページ)?|コンタクト(?:フォーム)?|(?<!緊急|緊急時の|保護者の|家族の|親の)連絡先|(?:申し?込み?|入会|見積もり?|お?見積り?|資料請求|予約|応募)フォーム/,
  },
}

/** "About us" and the like: a section with a text of its own. */
export const aboutPhrases: Record<Language, RegExp> = {
  en: /\b(?:(?:our|the) (?:story|history)|about (?:us|me|the (?:company|place|owner|studio|club))(?: section| page)?)\b/i,
  sv: /(?<!\p{L})(?:vår (?:historia|berättelse)|om (?:oss|mig|företaget|föreningen|klubben))(?!\p{L})/iu,
  ja: /(?:私たち|当店|当院|当社|会社|教室|店)(?:について|の紹介|概要|案内|の歴史)|会社概要|自己紹介|プロフィール/,
}

/** "A section about parking": a heading that we know nothing about. */
export const headingPhrases: Record<Language, RegExp> = {
  en: /\b(?:an? )?section (?:about|on|for|called|with|named) ["“]?(?:our |the |my )?([\p{L}][\p{L}\p{N} '’-]{1,38}?)["”]?(?=\s+(?:and|with|to|at|before|after|above|below)\b|[,.;!"”]|$)/iu,
  sv: /(?<!\p{L})(?:en |ett )?(?:sektion|avsnitt|del) (?:om|för|med|som heter) ["”“]?(?:vår[at]? )?([\p{L}][\p{L}\p{N} '’-]{1,38}?)["”]?(?=\s+(?:och|med|före|efter|ovanför|under)(?!\p{L})|[,.;!"”]|$)/iu,
  ja: /[「『]?([\p{L}\p{N}ー]{2,20}?)[」』]?(?:についての|の|という)(?:セクション|コーナー|欄)/u,
}
