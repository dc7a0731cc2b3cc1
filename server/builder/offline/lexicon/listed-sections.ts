// What one part of a list of sections stands for, where the list is of what a website holds: "hero, fixtures, our sponsors, hire the
// hall". Tried from the top, before the phrases that say a section anywhere in a text.
import type { Language } from '#shared/languages.ts'
import type { SectionKind } from '../site-model.ts'

/** `top`: what every page has, and no section; `booking`, `shop`: a page of its own; `button`: what the first button says. */
export type ListedKind = SectionKind | 'about' | 'top' | 'booking' | 'shop' | 'button'

export const listedSections: readonly (readonly [kind: ListedKind, words: Record<Language, RegExp>])[] = [
  [
    'top',
    {
      en: /^(?:a |an |the |our |big |full[- ]?screen |strong )*(?:hero|header|footer|banner|home(?: ?page)?|start ?page|front ?page|welcome|intro(?:duction)?|slogan|tagline|headline|logo|navigation|nav ?bar|cover photo|big photo|photo|countdown|one line about (?:me|us|yourself)|social media icons|(?:dark|light|black|white)(?: (?:mode|theme|look|design|background))?|minimal(?:ist(?:ic)?)?|modern|clean|simple|playful|elegant|colou?rful|bold|(?:(?:dark|light|pale|deep|soft|warm|mustard|navy|forest|sage|sky|hot|off|dusty|burnt) )?(?:black|white|gr[ae]y|red|orange|yellow|green|blue|purple|pink|brown|beige|cream|gold|teal|turquoise|terracotta|navy)(?: (?:and|&) (?:[a-z]+ )?[a-z]+)?|(?:tele)?phone:? ?[\d+ ()-]{6,})(?: (?:section|image|text|with|and|to|about|timer|message)\b.*)?$/i,
      sv: /^(?:en |ett |stor )*(?:hero|start(?:sida(?:n)?)?|hem(?:sida(?:n)?)?|förstasida(?:n)?|sidhuvud|sidfot|banner|välkommen|välkomsttext|intro(?:duktion)?|slogan|rubrik|logga|logotyp|meny högst upp|nedräkning|stor bild|mörkt?(?: (?:läge|tema))?|ljust?(?: (?:läge|tema))?|minimalistiskt?|modernt?|stilrent?|enkelt?|lekfullt?|elegant|lugna färger|(?:mörk|ljus|senaps|marin|salvia|mossgrön|himmels)?(?:svart|vit|grå|röd|orange|gul|grön|blå|lila|rosa|brun|beige|turkos)t?(?: och \p{L}+)?|telefon:? ?[\d+ ()-]{6,}|tel:? ?[\d+ ()-]{6,})(?: (?:med|och|till|om) .*)?$/iu,
      ja: /^(?:ヒーロー(?:セクション|画像|エリア)?|ヘッダー|フッター|メインビジュアル|ファーストビュー|キャッチコピー|トップ(?:画像|ページ)?|ホーム|カウントダウン|ごあいさつ文|ダーク(?:モード|系)?|(?:くすみ|淡い|濃い|落ち着いた)?(?:黒|白|赤|青|緑|黄色|ピンク|ベージュ|茶色?|紺)(?:系|基調|ベース)?|シンプル(?:な)?|ミニマル|モダン|おしゃれ)$/u,
    },
  ],
  [
    'shop',
    {
      en: /^(?:a |an |our |the )?(?:(?:online|web|small|little|band|club|t-?shirt) )*(?:merch(?:andise)?(?: (?:shop|store|page|section|table))?|(?:online|web|gift|t-?shirt|record) ?(?:shop|store))$/i,
      sv: /^(?:en |vår )?(?:liten )?(?:merch(?:butik|shop)?|webb?shop|webb?butik|nätbutik|skivbutik|presentbutik)$/iu,
      ja: /^(?:(?:公式)?グッズ(?:販売|ショップ|通販)?|物販|(?:オンライン|ネット|ウェブ)ショップ|通販)$/u,
    },
  ],
  [
    'links',
    {
      en: /\b(?:(?:social(?: media)? )?links?\b|(?:listen|streaming) (?:buttons?|links?)|where to (?:listen|buy)|follow us|social media|^(?:instagram|youtube|tiktok|facebook|linkedin|spotify|bandcamp|soundcloud|etsy|github|apple music|twitter|shop)$)/i,
      sv: /länkar|lyssna-?(?:knapp|länk)|följ oss|sociala medier|^(?:instagram|youtube|tiktok|facebook|linkedin|spotify|bandcamp|soundcloud|github)$|var (?:den|boken) (?:finns|säljs)/i,
      ja: /リンク(?!ス)|SNS|^(?:Instagram|YouTube|TikTok|Spotify|インスタ(?:グラム)?)$|配信先|購入先/u,
    },
  ],
  [
    'booking',
    {
      en: /^(?:a |an )?(?:(?:book|reserve|booking)(?: (?:a|an|your))?(?: (?:online|tables?|times?|slots?|appointments?|rooms?|visits?|stays?|class(?:es)?|lessons?))|(?:table|room|appointment|online|class|lesson|court) (?:booking|reservation)s?(?: form| page| system)?|online booking|appointments?|reservations?|bookings?|form to (?:book|reserve)(?: (?:a|an|your))?(?: [\w-]+){1,2}|(?:booking|availability) calendar|calendar (?:where you (?:can )?see|with|of|showing) (?:the )?(?:free|available|open) (?:dates|days|times|slots)(?: and (?:send|make) (?:a |your )?(?:booking|reservation)(?: request)?)?|(?:send|make) (?:a |your )?(?:booking|reservation) requests?|booking requests?(?: form)?)$/i,
      sv: /^(?:en )?(?:boka (?:bord|tid|online|rum|plats|en tid|ett bord|direkt)|(?:bords|tids|online)-?bokning|bokning|bokningskalender|bokningsförfrågan|(?:ett )?formulär för att (?:boka|reservera)(?: (?:ett|en))? \p{L}+|kalender (?:där man ser|med) lediga (?:tider|dagar|datum))$/iu,
      ja: /^(?:(?:ネット|オンライン|Web|ウェブ|席の?|来店|宿泊|ご)?予約(?:フォーム|ページ|受付)?)$/iu,
    },
  ],
  // what customers say, before the customers whose signs are shown
  [
    'testimonials',
    {
      en: /\b(?:testimonials?|reviews?|kind words|references|quotes?$|quotes? (?:from|by|of)\b|(?:success |client |customer |patient )?stories\b|what (?:(?:our|my|the|some|happy|past) )*(?:[\w-]+ )?(?:people|customers|clients|guests|patients|students|pupils|parents|members|visitors|learners|readers|owners|families|couples|others|[\w-]+s) (?:say|said|think|thought|tell)|(?:customers?|clients?|guests?|pupils?|members?|parents?)['’]? (?:quotes|voices|feedback|opinions|comments)|praise|word of mouth|feedback from)/i,
      sv: /(?:omdömen|recension|referenser|berättelser|vad (?:(?:våra|mina|några|andra|nöjda) )*\p{L}+ (?:säger|tycker|tyckte|sagt)|citat|kundröster|röster från|(?:kund|elev|gäst)citat|lovord)/iu,
      ja: /(?:の声|口コミ|クチコミ|レビュー|書評|推薦|感想|体験談|評判)/u,
    },
  ],
  [
    'newsletter',
    {
      en: /newsletter|mailing list/i,
      sv: /nyhetsbrev/i,
      ja: /メルマガ|ニュースレター|メールマガジン/u,
    },
  ],
  [
    'rsvp',
    {
      en: /\brsvps?\b|\b(?:reply|response|attendance) (?:form|card)\b|let us know if you(?:['’]re| are) coming/i,
      sv: /(?<!\p{L})o\.?s\.?a\.?(?!\p{L})|(?:svars|närvaro)(?:formulär|kort)|svara på inbjudan/iu,
      ja: /出欠|ご?返信フォーム/u,
    },
  ],
  [
    'signup',
    {
      en: /\b(?:sign[- ]?ups?|wait(?:ing)?[- ]?lists?|(?:e-?mail|early access) (?:sign|capture|list|field|form|box)[\w -]*|early access|notify me|book (?:a |your )?(?:free )?demo|(?:request|get) a demo|demo (?:request|button|form)|free trial|try (?:it )?(?:for )?free|get started|call[- ]to[- ]action|cta|downloads?(?: (?:buttons?|section|links?))?|app store (?:buttons?|links?|badges?)|enrol?l?(?:ment)?(?: button| form| now)?|join (?:now|the beta|button)|pre-?orders?(?: form| button)?|buy (?:now )?button|buy tickets|register (?:now|button)|registration|volunteers?(?: form)?|become a (?:volunteer|member))\b/i,
      sv: /(?:anmälan|anmäl dig|anmälningsformulär|väntelista|mejllista|e-postlista|testa gratis|prova gratis|kom igång|boka (?:en )?demo|skapa konto|registrer|ladda ne[dr]|nedladdning|köpknapp|köp nu|förbeställ|bli (?:volontär|medlem|månadsgivare)|cta)/i,
      ja: /(?:無料|会員|新規|メール|事前|ユーザー)登録|登録(?:フォーム|ボタン)|(?<!(?:相談|見学|面談|見積もり?|内覧|試乗|祈祷|法要|修理|査定|入会|入園|入学|取材|工事|回収|買取)の?)お?申し?込み?(?:ボタン|フォーム)?$|資料請求|無料(?:体験|トライアル|で試す)|ダウンロード(?:ボタン|リンク)?|ウェイト(?:リ|ティングリ)スト|CTA|購入ボタン|先行予約|予約注文|デモ(?:予約|依頼|申込)|(?:ボランティア|会員|参加者|メンバー)募集|参加(?:申込|登録)/u,
    },
  ],
  [
    'contact',
    {
      en: /\b(?:(?:contact|membership|registration|quote|quotation|estimate|enquir(?:y|ies)|inquir(?:y|ies)|consultation|callback|call[- ]?back|fault report|booking request|request)(?: us)?(?: form| button| page)?$|contact\b|get in touch|free (?:\w+ )?(?:consultation|call|session|quote)|(?:booking|quote|hire) (?:enquir|inquir|request)|ask (?:us|for)|report a fault|enquir|inquir|write to us|book a free|^(?:an? )?form (?:to|for|where|so)\b|^(?:an? )?(?:[\w-]+ ){0,3}form$|^(?:our |my |the |a )?(?:(?:tele)?phone|whatsapp|mobile)(?: numbers?| link| button)?$|^(?:our |my )?e-?mail(?: address)?$|^how to (?:contact|reach|hire|book) (?:us|me)$|^(?:book|hire) (?:us|me|the band|the duo)(?: now)?$)/i,
      sv: /kontakt|offert|(?:boknings)?förfrågan|felanmälan|hör av|skriv till oss|intresseanmälan|kostnadsfri (?:rådgivning|konsultation)|ring oss|^(?:ett )?formulär (?:för|där|att|så)(?!\p{L})|^(?:ett )?(?:enkelt )?\p{L}*formulär(?:et)?$|^telefon(?:nummer)?(?: (?:stort|högst|överst|längst).*)?$|^boka (?:oss|mig|bandet|duon|kören|en spelning)$|^(?:e-?post|mejl|mail)(?:adress)?$/iu,
      ja: /問い?合わ?せ|見積|コンタクト|連絡(?:先|フォーム)|無料相談|相談フォーム|ご?相談$|(?:相談|見学|面談|内覧|試乗|祈祷|法要|修理|査定|入会|入園|入学|取材|工事|回収|買取)の?お?申し?込み?|依頼(?:フォーム)?$|^(?:[^、。]{0,8})フォーム$|^電話(?:番号)?$|出演依頼|演奏依頼|ライブ依頼|^ブッキング$|^メール(?:アドレス)?$/u,
    },
  ],
  [
    'button',
    {
      en: /\bbuttons?\b/i,
      sv: /knapp(?:en|ar|arna)?(?!\p{L})/iu,
      ja: /ボタン/u,
    },
  ],
  [
    'plans',
    {
      en: /\b(?:(?:pricing|price|subscription|payment|membership) (?:plans?|tiers?|packages?)|(?:pric(?:es?|ing)|plans|membership) (?:with|in) (?:\w+ )?(?:\w+ )?(?:tiers|plans|levels|packages|options)|ticket (?:tiers|types|prices|options)|tickets|(?:free|two|three|four|\d) (?:and paid )?(?:pricing )?(?:plans|tiers)|^plans(?: and pricing)?$|^tiers$)/i,
      sv: /(?:prisplaner|prisnivåer|prispaket|abonnemang|(?:priser|prissättning|paket) (?:i|med) \p{L}+ (?:nivåer|paket|steg|alternativ)|^biljetter$|biljettpriser|biljettyper|medlemskap(?:sformer)?$)/iu,
      ja: /料金プラン|価格プラン|プラン(?:一覧|紹介|と料金)?|^チケット(?:料金|情報)?$|料金体系/u,
    },
  ],
  [
    'logos',
    {
      en: /\b(?:logos?\b(?! design)|sponsors?\b|partners\b|(?:our |selected )?clients$|social proof|as seen (?:in|on)|trusted by|brands we|press mentions|featured in|supporters|donors$|customers$)/i,
      sv: /(?:logotyper|logos|loggor|sponsorer|partner(?:s|na)?$|samarbetspartner|kunder$|uppdragsgivare$|syns i|känd från)/i,
      ja: /ロゴ|導入企業|導入実績|取引先|スポンサー|協賛|パートナー(?:企業)?|掲載(?:メディア|実績)/u,
    },
  ],
  [
    'figures',
    {
      en: /\b(?:stat(?:s|istics)|(?:fundraising |funding )?goal(?: bar| meter)?$|progress (?:bar|meter|thermometer)|thermometer|amount raised|(?:key |impact )?(?:figures|numbers)(?: from.*)?$|facts and figures|in numbers|our impact|impact numbers)/i,
      sv: /(?:siffror|statistik|nyckeltal|i siffror)/i,
      ja: /数字で|実績数|数字|統計/u,
    },
  ],
  [
    'videos',
    {
      en: /\bvideos?\b|\bclips\b|\btrailer\b|\bshowreel\b/i,
      sv: /video(?:r|klipp)?|filmklipp|trailer/i,
      ja: /動画|ムービー|ビデオ|映像/u,
    },
  ],
  [
    'screens',
    {
      en: /\b(?:screen ?shots?|product (?:tour|screens|shots)|app screens|preview of the app)\b/i,
      sv: /skärm(?:bilder|dumpar)|produktbilder|rundtur/i,
      ja: /画面(?:紹介|イメージ|例)?|スクリーンショット/u,
    },
  ],
  [
    'questions',
    {
      en: /\bfaqs?\b|questions\b|q ?(?:&|and) ?a\b/i,
      sv: /\bfaq\b|frågor/i,
      ja: /質問|FAQ|Q&A|Ｑ＆Ａ/iu,
    },
  ],
  [
    'steps',
    {
      en: /\b(?:how (?:it|we|i|this) works?|how to (?:join|apply|order|start|use|adopt|donate|get started|become)\b|(?:our |my |the )?(?:process|method|way of working|workflow)\b|step[s ]|joining|admissions?|how we help|how you can help|getting started)/i,
      sv: /(?:så (?:här )?(?:fungerar|funkar|går|jobbar|arbetar|hjälper|gör|blir|ansöker|beställer)|hur (?:det|man) (?:fungerar|funkar|går till|blir medlem|ansöker|beställer|anmäler)|(?:min |vår )?process$|steg för steg|arbetssätt|ansökan)/i,
      ja: /の流れ|^流れ|使い方|ご利用方法|仕組み|ステップ|手順|進め方|(?:入園|入会|入学|申込|参加)(?:の)?(?:案内|方法)/u,
    },
  ],
  [
    'hours',
    {
      en: /\b(?:(?:opening|business|office|visiting|service|mass|worship|open) (?:hours|times)|^hours\b|when (?:we are|we're) open|open \w+ ?[–-])/i,
      sv: /öppet(?:tider|tiderna)?(?:\b|$)|gudstjänsttider|besökstider|telefontider|mottagningstider/i,
      ja: /(?:営業|開館|診療|開店|受付|開園|開門)(?:時間|日)|定休日/u,
    },
  ],
  [
    'address',
    {
      en: /\b(?:map|address|directions|location|venue|find us|how to (?:find|reach|get)|getting (?:here|there)|travel info|parking and|where (?:we are|to find))\b/i,
      sv: /hitta (?:hit|dit|till)|karta|adress|vägbeskrivning|^plats(?:en)?$|^lokal(?:en)?$|var vi (?:finns|håller)|resa hit/i,
      ja: /アクセス|地図|所在地|住所|道順|^会場$|交通(?:案内|アクセス)?|会場(?:案内|の地図)/u,
    },
  ],
  [
    'team',
    {
      en: /\b(?:(?:our |the |meet the )?(?:team|staff|crew|people|who we are|speakers?|teachers?|instructors?|trainers|coaches|therapists|stylists|barbers|chefs|dentists|doctors|lawyers|attorneys|guides|hosts?|board(?: members)?|committee|founders?|volunteers|musicians|players|members|trustees|faculty|presenters)(?: (?:bios?|profiles?|with .*|page))?$|team\b|staff\b|speakers\b|who we are|meet (?:the|our) )/i,
      sv: /(?:team(?:et)?(?!\p{L})|personal(?:en)?(?!\p{L})|medarbetare|styrelse|talare|medlemmar(?:na)?$|lärare|ledare$|programledar|(?:våra |mina )?(?:frisörer|tandläkare|läkare|terapeuter|tränare|instruktörer|advokater|kockar|mäklare|guider)|vilka vi är|vi som )/iu,
      ja: /スタッフ|チーム(?!プラン)|メンバー|登壇者|講師|(?:院長|弁護士|先生|医師|役員|職員|店主|スタイリスト|出演者|税理士|インストラクター|代表|保育士|シェフ)(?:の)?(?:紹介)?$/u,
    },
  ],
  [
    'about',
    {
      en: /^(?:a |an )?(?:short |brief |little )?(?:about(?: us| me| myself| the (?:band|club|company|studio|farm|team|artist|author|school|owner|place|project|association|choir|chef|teacher|maker))?|bio(?:graphy)?|(?:our|my) (?:story|history|background)|who (?:i am|am i)|profile|more about (?:me|us)|info(?:rmation)? about (?:me|us))$/i,
      sv: /^(?:(?:kort|lite|mer|info|information) )?(?:om (?:oss|mig(?: själv)?|bandet|klubben|föreningen|företaget|salongen|gården|skolan|kören|ateljén|studion|verkstaden|projektet|laget|byn|lokalen|konstnären|läraren)|(?:vår|min) (?:historia|berättelse|bakgrund)|presentation(?: av mig)?|biografi|vem (?:jag är|är jag))$/i,
      ja: /^(?:自己紹介|プロフィール|(?:私|わたし|自分)について|バンド(?:紹介|について)|(?:教室|工房|アトリエ|サロン|団体|クラブ)紹介|会社概要|団体概要|(?:私たち|当店|当院|当社|店|会社|農園|教室|法人)(?:について|の?紹介)|ごあいさつ)$/u,
    },
  ],
  [
    'news',
    {
      en: /\b(?:news|announcements|notices?|journal|updates|latest posts|blog(?: posts)?|articles)\b/i,
      sv: /(?:nyheter|aktuellt|anslag(?:stavla)?|meddelanden|notiser|artiklar|blogg(?:en|inlägg)?(?!\p{L}))/iu,
      ja: /お?知らせ|ニュース|ブログ|新着|最新情報|トピックス/u,
    },
  ],
  [
    'events',
    {
      en: /\b(?:events?\b(?! space)|gigs|shows\b|performances|tour(?: dates|$)|concerts|fixtures|match(?:es)? (?:schedule|list)|what['’]?s (?:on|happening)|calendar|schedule|programme(?: per day)?|agenda|timetable|term dates|important dates|dates$|appearances|readings|upcoming (?:dates|shows|meetings|courses)|live dates|show dates)/i,
      sv: /(?:evenemang|händelser|aktiviteter|arrangemang|kalendarium|kalender|spelning|konserter|turné|matcher|program(?:met|punkter)?(?: för (?:dagen|helgen))?$|schema|framträdanden|viktiga datum|på gång|kommande|vad som (?:händer|är på gång)|^datum$|speldatum|turnédatum)/i,
      ja: /イベント|行事|ライブ(?:情報|予定|日程)?|公演|スケジュール|タイムテーブル|プログラム|日程|カレンダー|コンサート情報|試合(?:予定|日程)/u,
    },
  ],
  [
    'gallery',
    {
      en: /\b(?:gallery|galleries|photos?\b|pictures\b|images\b|(?<!where (?:we|i) )(?:selected |recent |my |our |past |previous )?\b(?<!where (?:we|i) )(?:work|works|projects|illustrations|drawings|paintings|photographs|commissions)(?: i.*| we.*)?$|case studies|portfolio|before (?:and|&|\/) ?after|before\/after|transformations|examples|press (?:photos|kit|images))/i,
      sv: /(?:galleri|bilder|foton|(?:utvalda |tidigare |våra |mina )?(?:projekt|arbeten|jobb|verk|illustrationer|teckningar|målningar|tavlor|fotografier|arbetsprover)$|före[- ]?(?:och|&|\/)|portfolio|referensprojekt|exempel$|pressbilder|^press$)/i,
      ja: /ギャラリー|写真(?!家|館|教室|店|部)|施工(?:事例|例|実績)|(?:制作|作品)(?:事例|実績|紹介|集|例|一覧)?|開発実績|イラスト|ビフォーアフター|事例紹介|実績紹介|ポートフォリオ/u,
    },
  ],
  [
    'features',
    {
      en: /\b(?:features?|benefits|advantages|highlights|facilities|amenities|why (?:choose )?(?:us|me)|reasons|what you(?:['’]ll| will)? (?:get|learn)|key specs|specs|specifications|selling points|who i help|who it is for)\b/i,
      sv: /(?:funktioner|fördelar|egenskaper|faciliteter|varför (?:välja )?(?:oss|mig)|det här (?:får|lär)|vad du (?:får|lär)|höjdpunkter)/i,
      ja: /機能|特徴|特長|強み|メリット|選ばれる理由|設備|こだわり|活動内容|できること/u,
    },
  ],
  [
    'prices',
    {
      en: /\b(?:what (?:we|i) do$|pric(?:es?|ing)|price ?list|rates|fees|services?(?: list)?$|services\b(?! times)|treatments|menus?|lunch menu|practice areas|packages|what (?:we|i) offer|offerings?|programs$|starters|mains|desserts|dishes|drinks|cost|costs)\b/i,
      sv: /(?:^(?:vad|det) (?:vi|jag) gör$|pris(?:er|lista|erna)?(?!\p{L})|paket(?!\p{L})|tjänster|meny(?:n|er)?(?!\p{L})|behandlingar|avgifter|utbud|kostnad|förrätter|varmrätter|efterrätter|verksamhetsområden|rätter$|lunchmeny)/iu,
      ja: /^サービス$|業務(?:案内|内容)|仕事内容|事業内容|料金|価格|費用|値段|月謝|受講料|会費|メニュー|お品書き|サービス(?:内容|紹介|一覧)|取扱(?:分野|業務|商品)|前菜|デザート|施術/u,
    },
  ],
]

/** Things that a front page only tells of: nobody who visits looks through a list of them. */
export const toldThings = new Set(
  `note dogWalk policy companyPolicy insurancePolicy document goal visit ticket gift giftCard idea link question rule task instruction instructions photo service review faq message
  topic story milestone lesson portfolioItem skill onsenVisit contact project figure statistic post award skill page meeting warranty guarantee donation facility`.split(
    /\s+/,
  ),
)

/** What a shop has on its shelves. */
export const productRange: Record<Language, RegExp> = {
  en: /^(?:(?:our|my|the) )?(?:assortment|(?:product )?range|selection|what we sell)$/iu,
  sv: /^(?:(?:vårt|mitt) )?(?:sortiment(?:et)?|varor|vad vi säljer)$/iu,
  ja: /^(?:取扱商品|取り扱い商品|商品一覧|商品ラインナップ|品揃え|品ぞろえ)$/u,
}
