// How a section of a website is called once it is there: "the logos", "omdömena", 料金. Data, in three languages together; each is tried on a
// whole name, without article.
import type { SectionKind } from '../site-model.ts'

export const sectionNouns: readonly (readonly [RegExp, readonly SectionKind[]])[] = [
  [
    /^(?:(?:customer|client|partner|sponsor|company) )?logos?$|^(?:kund|partner|sponsor)?(?:logotyp(?:er|erna)?|logg(?:or|orna|a|an))$|^(?:(?:導入企業|取引先|企業|パートナー)の?)?ロゴ(?:一覧)?$/iu,
    ['logos'],
  ],
  [
    /^(?:features?|reasons|benefits|highlights|why (?:choose )?us)$|^(?:fördelar(?:na)?|funktioner(?:na)?|egenskaper(?:na)?|varför oss)$|^(?:特徴|特長|選ばれる理由|強み|機能(?:紹介)?)$/iu,
    ['features'],
  ],
  [
    /^(?:how it works|steps|the process|process)$|^(?:så (?:här )?(?:går|fungerar) det(?: till)?|steg(?:en)?)$|^(?:ご?利用の?流れ|導入の流れ|流れ|ステップ)$/iu,
    ['steps'],
  ],
  [
    /^(?:pric(?:es?|ing)(?: list| table| section)?|rates|price list|menu|services|treatments|packages?|offers?|tickets)$|^(?:pris(?:er|erna|lista|listan)?|meny(?:n|er)?|tjänster(?:na)?|behandlingar(?:na)?|paket(?:en)?|utbud(?:et)?)$|^(?:料金(?:表)?|価格(?:表)?|値段|メニュー(?:表)?|サービス|お品書き|コース)$/iu,
    ['prices', 'plans'],
  ],
  [
    /^(?:plans?|pricing(?: plans?)?|tiers)$|^(?:prisplaner(?:na)?|planer(?:na)?|abonnemang(?:en)?)$|^(?:料金)?プラン$/iu,
    ['plans', 'prices'],
  ],
  [
    /^(?:(?:photo|picture|image) ?)?(?:gallery|photos?|pictures?|images?|portfolio)$|^(?:(?:bild|foto)?galleri(?:et)?|bilder(?:na)?|foton(?:a)?|portfolio(?:n)?)$|^(?:写真|ギャラリー|作品(?:集|紹介)?|ポートフォリオ|施工事例)$/iu,
    ['gallery'],
  ],
  [
    /^(?:the )?(?:team|staff|people|crew|meet the team|instructors|teachers|trainers)$|^(?:team(?:et)?|personal(?:en)?|medarbetar(?:e|na)|lärar(?:e|na)|tränar(?:e|na)|instruktörer(?:na)?|vi som jobbar här)$|^(?:スタッフ|講師|先生|チーム|メンバー)(?:紹介)?$/iu,
    ['team'],
  ],
  [
    /^(?:(?:customer|client) )?(?:testimonials?|reviews?|quotes|references)$|^what (?:our )?\p{L}+ say$|^(?:(?:kund)?omdömen(?:a)?|recensioner(?:na)?|kundcitat(?:en)?|referenser(?:na)?)$|^(?:お客様の声|口コミ|クチコミ|レビュー|利用者の声)$/iu,
    ['testimonials'],
  ],
  [/^(?:numbers|figures|stats|statistics)$|^(?:siffror(?:na)?|nyckeltal(?:en)?)$|^(?:数字|実績)$/iu, ['figures']],
  [
    /^(?:events?|what['’]?s on|programme?|schedule|agenda|timetable|dates)$|^(?:evenemang(?:en)?|kalendarium|program(?:met)?|schema(?:t)?)$|^(?:イベント|行事|予定|スケジュール|プログラム)(?:情報|案内)?$/iu,
    ['events'],
  ],
  [/^(?:(?:latest )?news|announcements)$|^(?:nyheter(?:na)?|aktuellt)$|^(?:お知らせ|ニュース|新着(?:情報)?)$/iu, ['news']],
  [/^(?:opening )?(?:hours|times)$|^(?:öppettider(?:na)?|tider(?:na)?)$|^(?:営業時間|診療時間|定休日|営業日)$/iu, ['hours']],
  [
    /^(?:faqs?|(?:common |frequently asked )?questions(?: and answers)?|q ?& ?a|(?:the )?questions? (?:that )?(?:everybody|everyone|people|customers|guests|they)(?: always| often| keep)? ask\p{L}*)$|^(?:faq|vanliga frågor(?:na)?|frågor(?:na)?|frågor och svar)$|^(?:よくある(?:ご)?質問|FAQ|Q&A|質問)$/iu,
    ['questions'],
  ],
  [
    /^(?:map|address|directions|location|how to find us|find us|where (?:we are|to find us))$|^(?:karta(?:n)?|adress(?:en)?|hitta (?:hit|till oss)|vägbeskrivning(?:en)?)$|^(?:地図|アクセス|住所|所在地|道順)$/iu,
    ['address'],
  ],
  [
    /^(?:rsvp|rsvp form|replies)$|^(?:osa|o\.s\.a\.?|osa-?formulär(?:et)?|svarsformulär(?:et)?)$|^(?:出欠|出欠フォーム)$/iu,
    ['rsvp'],
  ],
  [
    /^(?:sign-?up(?: form)?|wait ?list(?: form)?|registration(?: form)?)$|^(?:anmälan|anmälningsformulär(?:et)?|väntelista(?:n)?)$|^(?:登録|申し?込み?|資料請求)(?:フォーム)?$/iu,
    ['signup', 'rsvp', 'contact'],
  ],
  [
    /^(?:contact(?: us| form| details| info)?|form)$|^(?:kontakt(?:en|formulär(?:et)?|uppgifter(?:na)?|a oss)?|formulär(?:et)?)$|^(?:お?問い?合わ?せ|連絡先|コンタクト|フォーム)(?:フォーム)?$/iu,
    ['contact', 'rsvp', 'signup'],
  ],
  [/^(?:newsletter|mailing list)$|^nyhetsbrev(?:et)?$|^(?:メルマガ|ニュースレター|メールマガジン)$/iu, ['newsletter']],
  [/^(?:links?|social media|socials|social links)$|^(?:länkar(?:na)?|sociala medier)$|^(?:リンク|SNS)$/iu, ['links']],
  [
    /^(?:(?:music |our )?videos?|films?|youtube(?: videos?| films?)?)$|^(?:video(?:r|n|rna)?|film(?:er|erna|en)?)$|^(?:動画|MV|PV|ミュージックビデオ|YouTube(?:の動画)?|演奏動画)$/iu,
    ['videos'],
  ],
  [/^screen ?shots?$|^skärmbilder(?:na)?$|^(?:画面紹介|スクリーンショット)$/iu, ['screens']],
  [
    /^(?:about(?: us| me)?|our story|the story)$|^(?:om (?:oss|mig)|vår historia)$|^(?:私たちについて|当店について|会社概要|紹介)$/iu,
    ['text'],
  ],
]
