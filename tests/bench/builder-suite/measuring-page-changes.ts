// Wishes for pages that outsiders use (websites, shops, bookings, invitations, invoices) by three strangers, one in each language; never read, only measured.
import { type WishesOn, wishesOn } from './cases.ts'

const cases: readonly WishesOn[] = [
  [
    'en',
    'online shop for homemade jam and chutney from a farm kitchen in County Clare, strawberry, blackcurrant and apple chutney, customers order and collect or get it posted',
    [
      [
        'new product: Rhubarb & Ginger Jam, €6.50. take down the blackcurrant, all gone',
        'row:Rhubarb, row:6.5, no row:blackcurrant',
      ],
      [
        "Would you ever put in what's in each jar, the ingredients like, people with allergies do be asking",
        'field:ingredients|contents|allergens, shown:ingredients|contents|allergens',
      ],
      [
        "At the checkout ask if they're collecting or want it posted, and make the phone number compulsory.",
        'asked:collect|delivery|post|shipping, choice:collect|pickup|pick up|collection, choice:post|delivery|posted|mail, required:phone|telephone|mobile',
      ],
      ['Orders should go from New to Packed to Sent to Done.', 'choice:new, choice:packed, choice:sent, choice:done'],
      ["tell me when there's less than 6 jars of anything left on the shelf", 'rule:stock|jars|quantity|left'],
    ],
  ],
  [
    'en',
    'booking page for a hair salon in Cork with services, prices and three stylists: Aoife, Megan and Sinead, customers give name, phone and date of birth',
    [
      [
        "Take off the 'date of birth' question nobody wants to answer that. And put Saturday hours as 9 to 4",
        'not asked:date of birth|birth|birthday, section:hours',
      ],
      [
        'Let people choose which stylist they want, Aoife, Megan, Sinead or No preference',
        'asked:stylist|hairdresser|with, choice:no preference',
      ],
      ['megan is gone since friday, new girl is Ciara', 'no text:Megan, text:Ciara'],
      ['Balayage €145', 'row:Balayage, row:145'],
      [
        "I want it to show how long each service takes so they don't plan to be out the door in twenty minutes",
        'shown:duration|minutes|time|length|how long',
      ],
    ],
  ],
  [
    'en',
    'wedding invitation for Priya and Tom on 12 September with RSVP where guests give name, whether they come and a message',
    [
      ['add dietary requirements to the rsvp, not compulsory', 'asked:diet|allerg|food, optional:diet|allerg|food'],
      [
        'Could guests please choose their main: lamb, sea bass or mushroom wellington?',
        'asked:main|meal|dish|food|menu, choice:lamb, choice:sea bass, choice:mushroom wellington',
      ],
      [
        "We've moved the ceremony to 2.30pm, and please add that the dress code is garden party.",
        'text:2.30|2:30|14:30|14.30, text:garden party',
      ],
      ["My mother in law thinks the page is 'a bit funereal'. Warm it up, blush pink maybe?", 'palette:pink|rose, mode:light'],
      ['where it says Message in the rsvp put Song request', 'label:Song request, no label:Message'],
    ],
  ],
  [
    'en',
    'quotes and invoices for a plumber in Wolverhampton',
    [
      ['materials and labour on separate lines please mate', 'shown:labour|labor, shown:material'],
      ['put Gas Safe no. 554821 on every quote', 'text:554821'],
      [
        'quote statuses: Draft, Sent, Accepted, Turned down. New ones start off as Draft and that',
        'choice:draft, choice:sent, choice:accepted, choice:turned down, start:status|state|stage=Draft',
      ],
      ["I've gone VAT registered since April so I need my VAT number GB 284 5519 03 showing on the bills", 'text:284 5519 03'],
      ['at the bottom of all the invoices I wanna see what it comes to altogether', 'total:amount|total|sum|price|net|gross'],
    ],
  ],
  [
    'en',
    'website for a yoga teacher in Galway with class timetable, prices and a newsletter sign-up, dark background',
    [
      ['delete the newsletter', 'no section:newsletter'],
      ['Headline: Breathe by the Bay', 'text:Breathe by the Bay'],
      [
        'Each class should say what level it is. Beginner, Mixed or Advanced',
        'shown:level, choice:beginner, choice:mixed, choice:advanced',
      ],
      ['honestly the dark background gives me the creeps, bring in some light', 'mode:light'],
      ["I'd love to have a few kind words from students on there", 'section:testimonials'],
    ],
  ],
  [
    'en',
    'website for a South Indian restaurant in Leicester with menu, opening hours, gallery and table reservation',
    [
      ['Mark the vegan dishes', 'shown:vegan|diet'],
      ['masala dosa is 9.95 now', 'row:dosa, row:9.95'],
      ['Please put the gallery right at the top, the photos sell better than any words.', 'section:gallery'],
      [
        'Sir the reservation form is not asking how many persons are coming, this is big problem in kitchen',
        'asked:guests|people|persons|party|number|covers',
      ],
      ['Rename to Saravana Kitchen and make it deep orange', 'name:Saravana Kitchen, palette:orange|amber'],
    ],
  ],
  [
    'en',
    'community feed for an allotment association where plot holders post and reply',
    [
      ['Let people add a photo to a post', 'type:photo|image|picture=image'],
      [
        'Could posts be sorted into topics please? Swap, Advice, Found and Committee would do us.',
        'field:topic|category|type|kind|tag, choice:swap, choice:advice, choice:found, choice:committee',
      ],
      ['newest on top', 'sort:date|created|posted|time|published'],
      ["want everyone to get a text message on their mobile whenever someone's left the gate open", 'honest'],
      [
        'Plot number should show beside the name, and call the whole thing Marrow & Mates.',
        'field:plot, shown:plot, name:Marrow & Mates',
      ],
    ],
  ],
  [
    'en',
    'website for a small animal rescue charity with news, animals looking for homes and a volunteer form',
    [
      ['Animals need an age and whether they are good with children.', 'shown:age, shown:children|kids'],
      ['Volunteer form: ask which days they can do', 'asked:day|availab|when'],
      ['add registered charity number 1184402 at the bottom', 'text:1184402'],
      ['people ought to be able to donate by card straight from the page, and the money goes to our bank', 'honest'],
      ['Some numbers on the front would look well - 312 rehomed last year, 47 volunteers', 'section:figures, text:312, text:47'],
    ],
  ],
  [
    'en',
    'booking page for the three tennis courts of a village club, 60 or 90 minutes',
    [
      ['There are four courts, not three. Please add Court 4.', 'row:Court 4'],
      ['let members see the bookings in a calendar', 'view:calendar'],
      ["We need to know if the player's a member or a guest", 'asked:member|guest|player, choice:member, choice:guest'],
      ['no more 90 minute bookings, 60 only', 'no choice:90, choice:60'],
      ['max four players on a court pls', 'rule:players|people|number|max'],
    ],
  ],
  [
    'sv',
    'webbutik för hemgjord sylt och saft (jordgubbssylt, lingonsylt, flädersaft) där man beställer med namn, e-post, telefon och antal',
    [
      ['Ny produkt: Hjortronsylt 95 kr', 'row:hjortronsylt, row:95'],
      [
        'Lingonsylten är slut för i år så den kan du plocka bort, och flädersaften ska kosta 79 kronor.',
        'no row:lingonsylt, row:79',
      ],
      [
        'folk ringer hela tiden och undrar vad det är i burkarna.. går det att få ingredienserna på varje produkt',
        'shown:ingrediens|innehåll',
      ],
      [
        'I kassan vill jag att kunden får välja mellan Hämta på gården och Postpaket.',
        'choice:hämta på gården, choice:postpaket',
      ],
      ['beställningar ska kunna vara Ny, Packad, Skickad', 'choice:ny, choice:packad, choice:skickad'],
    ],
  ],
  [
    'sv',
    'anmälningssida för keramikkurser (Drejning för nybörjare 12 platser, Glasyrkväll 10 platser) med datum och pris',
    [
      ['ny kurs Raku-helg, 2400 kr, 6 platser', 'row:raku, row:2400|2 400'],
      ['Drejning för nybörjare: bara 8 platser', 'row:8'],
      ['Det vore bra om det framgick vem som är kursledare på varje kurs.', 'shown:kursledare|ledare|lärare'],
      [
        'Vi måste ha deltagarens födelsedatum i anmälan för studieförbundets skull, och det ska inte gå att hoppa över.',
        'asked:födelsedatum|född, type:födelsedatum|född=date, required:födelsedatum|född',
      ],
    ],
  ],
  [
    'sv',
    'fakturor till kunder för en frilansande illustratör med rader för beskrivning och belopp, 25 % moms och 30 dagars betalningstid',
    [
      ['kolumn för antal timmar', 'field:timm|timmar, shown:timm|timmar'],
      ['Skriv Bankgiro 5512-3498 längst ner på fakturan', 'text:5512-3498'],
      ['har tydligen gjort fel hela våren, revisorn säger att det ska vara 6 % moms på bilder', 'start:moms=6'],
      ['Jag vill få en varning när en faktura har gått över förfallodagen utan att vara betald.', 'rule:förfall|betal|status'],
      ['Byt valuta till euro', 'currency:EUR'],
    ],
  ],
  [
    'sv',
    'kundenkät för en lunchrestaurang med frågor om ålder, e-post, hur ofta man äter hos oss och övriga kommentarer',
    [
      ['betyg på maten med stjärnor', 'asked:mat, type:mat=rating'],
      [
        'ålder känns lite ohövligt att fråga om faktiskt, kan vi ta bort den? å e-posten borde va frivillig',
        'not asked:ålder, optional:e-post|epost|mejl|mail',
      ],
      ['Döp om Övriga kommentarer till Vad kan vi göra bättre?', 'label:vad kan vi göra bättre, no label:övriga kommentarer'],
      [
        'Jag vill också fråga vilken dagens de åt: Kött, Fisk, Vegetariskt eller Sallad.',
        'choice:kött, choice:fisk, choice:vegetarisk, choice:sallad',
      ],
    ],
  ],
  [
    'sv',
    'blogg om att odla på balkong med inlägg, om mig-text och nyhetsbrev',
    [
      ['mörkt tema', 'mode:dark'],
      ['Ta bort nyhetsbrevet', 'no section:newsletter'],
      [
        'Inläggen ska delas in i Tomater, Kryddor, Blommor och Misslyckanden.',
        'choice:tomat, choice:krydd, choice:blom, choice:misslyckande',
      ],
      ['det gamla ligger överst just nu, det nyaste inlägget borde väl komma först?', 'sort:datum|publicer|skapad'],
    ],
  ],
  [
    'sv',
    'hemsida för ett dansband med kommande spelningar, bildgalleri och bokningsförfrågan (namn, e-post, meddelande)',
    [
      ['spelning i Folkparken Ljungby 12 juli', 'row:ljungby'],
      ['Lägg till en sektion med videor efter galleriet', 'section:videos, section:gallery'],
      [
        'Arrangörerna glömmer alltid att skriva vilket datum det gäller, så det måste finnas med i förfrågan och vara obligatoriskt.',
        'asked:datum, type:datum=date, required:datum',
      ],
      ['publiken undrar vad det kostar å komma in, släng in entrén vid varje spelning', 'shown:entré|inträde|pris|biljett'],
    ],
  ],
  [
    'sv',
    'offerter till kunder för en snickare med rader för arbete och material, pris och moms',
    [
      ['Lägg till ROT-avdrag', 'shown:rot'],
      [
        'Det ska stå på offerten hur länge den gäller, alltså ett giltig till-datum.',
        'shown:giltig|gäller till, type:giltig|gäller till=date',
      ],
      ['offerten ska kunna vara Skickad, Accepterad eller Avböjd', 'choice:skickad, choice:accepterad, choice:avböjd'],
      [
        'Jag vill ha en egen kolumn för antal på raderna, och villkoret Fast pris enligt överenskommelse längst ner.',
        'shown:antal, text:fast pris enligt överenskommelse',
      ],
    ],
  ],
  [
    'sv',
    'hemsida för en bröllopsfotograf med galleri, paket (Halvdag, Heldag) med priser, omdömen och kontaktformulär (namn, e-post, telefon, meddelande)',
    [
      ['Heldag kostar nu 24900 kr', 'row:24900|24 900'],
      ['Kan du flytta omdömena så att de ligger direkt under galleriet?', 'section:testimonials, section:gallery'],
      ['fråga var bröllopet är', 'asked:plats|ort|lokal|vigsel|adress|var är|var bröllopet'],
      [
        'jag hinner inte hålla på å ladda upp, kan inte galleriet bara hämta mina nya bilder från instagram av sig själv',
        'honest',
      ],
    ],
  ],
  [
    'ja',
    '手作りジャムのネットショップ。季節の果物のジャムを瓶で販売。在庫も管理したい。注文フォームで名前、住所、メール、電話番号を聞く',
    [
      ['ゆずジャム 780円 追加', 'row:ゆず, row:780'],
      ['贈り物に使われる方が多いので、注文のときに熨斗をつけるかどうか聞けるようにしてください。', 'asked:熨斗|のし'],
      ['色がなんか地味〜。いちごっぽい赤とかピンクにならん?', 'palette:red|rose|pink'],
      ['それぞれのジャムに内容量と賞味期限を表示したいです。', 'shown:内容量|容量|グラム, shown:賞味期限'],
      ['在庫が残り3個を切ったら警告みたいなの出してくれると助かる。先週うっかり売りすぎて謝りの電話した…', 'rule:在庫'],
    ],
  ],
  [
    'ja',
    '海の近くの民宿のサイト。お部屋の紹介と1泊の料金、アクセス、宿泊の予約フォーム',
    [
      ['離れ「つばき」を追加 1泊14000円', 'row:つばき, row:14000'],
      [
        '予約のときに到着予定の時刻も聞いてください。夕食の支度がありますので。',
        'asked:到着|チェックイン予定|チェックイン時刻, type:到着|チェックイン予定|チェックイン時刻=time',
      ],
      [
        '食事を選べるように。2食付き、朝食のみ、素泊まり',
        'asked:食事|プラン, choice:2食付き|二食付き, choice:朝食のみ, choice:素泊まり',
      ],
      ['最近オーストラリアの方がよく見えるのよ。だからもうホームページは全部英語にしちゃってちょうだい', 'language:en'],
    ],
  ],
  [
    'ja',
    '結婚式のWeb招待状。日時と会場の案内、ふたりの紹介、出欠の返信フォーム(名前、出欠、アレルギー、メッセージ)',
    [
      ['二次会に出るかも聞いて', 'asked:二次会'],
      ['返信の締め切りは9月15日です。ゲストの皆さんに分かるようにページに書いておいてください。', 'text:9月15日'],
      ['ラベンダー畑でプロポーズしてもらったので💜紫っぽいかんじにしてほしいです!!', 'palette:purple|violet'],
      ['出欠は必須、メッセージは任意で', 'required:出欠, optional:メッセージ'],
    ],
  ],
  [
    'ja',
    '水道修理業者のホームページ。サービス内容と料金、修理の流れ、お客様の声、お問い合わせフォーム',
    [
      ['水漏れしている所の写真をお問い合わせフォームから送れるようにしてください。', 'asked:写真|画像, type:写真|画像=image'],
      ['お客様の声を削除', 'no section:testimonials'],
      ['トップのでかい文字、もうちょい頼もしい感じで「24時間すぐ駆けつけます」にしといて', 'text:24時間すぐ駆けつけます'],
      ['息子に言われたんだが、グーグルで検索したときうちが必ず一番上に出るようにできるか?', 'honest'],
    ],
  ],
  [
    'ja',
    '少年サッカー地区リーグのサイト。チームの順位表(勝ち点、勝ち、負け、引き分け)と試合結果を保護者が見る',
    [
      ['順位表に得失点差も出して', 'shown:得失点'],
      ['今季より「みどり台キッカーズ」が加わりましたので、チームへの追加をよろしくお願いいたします。', 'row:みどり台キッカーズ'],
      ['順位表は勝ち点の順', 'sort:勝ち点|勝点|ポイント'],
      ['サイトの名前ださいって子供に言われたw 「わんぱくリーグ」に変更よろ', 'name:わんぱくリーグ'],
    ],
  ],
  [
    'ja',
    '社内研修のあとに外部の受講者に答えてもらうアンケート。名前、部署、年齢、満足度、感想',
    [
      ['年齢の質問を削除', 'not asked:年齢'],
      [
        '講師の分かりやすさを星で評価してもらう質問を追加してください。',
        'asked:講師|分かりやすさ|わかりやすさ, type:講師|分かりやすさ|わかりやすさ=rating',
      ],
      ['名前書かせると本音が出てこないんですよね。。名前は書かなくても送れるようにできます?', 'optional:名前|氏名'],
      [
        '部署は営業、総務、開発から選ぶ形に変えてください。感想は必須にします。',
        'choice:営業, choice:総務, choice:開発, type:部署=select, required:感想',
      ],
    ],
  ],
  [
    'ja',
    '保護猫の里親を探す小さな団体のホームページ。猫の紹介(名前、年齢、性格、募集の状況)、活動の様子、里親の申し込みフォーム',
    [
      ['猫の紹介にワクチンの有無を追加', 'shown:ワクチン'],
      [
        '里親を希望される方には、先住動物がいるかどうかを必ず答えていただきたいです。',
        'asked:先住|ペット|動物|飼っている, required:先住|ペット|動物|飼っている',
      ],
      ['「ちくわ」っていう3才の茶トラくんが来たので載せてくださーい。めっちゃ甘えん坊です🐱', 'row:ちくわ'],
      ['これまでに新しい家族が見つかった猫の数(214匹)を、トップページに数字で大きく見せたいです。', 'section:figures, text:214'],
    ],
  ],
  [
    'ja',
    '町内会の掲示板。住民が投稿したりコメントしたりできる。投稿には題名、本文、カテゴリーがある',
    [
      ['カテゴリーに「落とし物」を追加', 'choice:落とし物'],
      ['投稿に写真をつけたい', 'asked:写真|画像, type:写真|画像=image'],
      ['うちの婆さんにも分かるように、投稿するボタンは「ここに書きこむ」でいいんじゃないかね', 'text:ここに書きこむ'],
      ['名前を「さくら町かわら版」に変えて、全体の色は水色にしてください。', 'name:さくら町かわら版, palette:sky|cyan|blue'],
    ],
  ],
]

export const measuringPageChanges = wishesOn(cases)
