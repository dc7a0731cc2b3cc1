// Wishes for pages that outsiders use (websites, shops, bookings, invitations, invoices) by three strangers, one in each language; read and worked on.
import { type WishesOn, wishesOn } from './cases.ts'

const cases: readonly WishesOn[] = [
  [
    'en',
    'website for a driving school in Leeds with prices, opening hours and a contact form',
    [
      [
        'add manual or automatic to the contact form as a choice',
        'asked:manual|automatic|transmission|gearbox|car|lesson type, choice:manual, choice:automatic',
      ],
      ['Change the phone number to 0113 496 0182', 'text:0113 496 0182'],
      ["Mums keep ringing me during Sunday dinner, so can it say plainly that we're closed on Sundays", 'section:hours'],
      [
        'We need a section for the questions everybody asks. First one: Do I need my provisional licence before I book? Answer: Yes, please bring it to your first lesson.',
        'section:questions, text:provisional licence',
      ],
      ['The 2 hour lesson is now £78.', 'row:78, text:78'],
    ],
  ],
  [
    'en',
    'booking page for a massage therapist in Portland with a list of treatments',
    [
      ['Add hot stone massage, 75 min, $130', 'row:hot stone, row:130'],
      ['ask about injuries when they book', 'asked:injur|health|medical|condition'],
      [
        "Everybody's booking and then I find out they're pregnant or just had surgery. I need a yes/no for pregnancy on the booking form",
        'asked:pregnan, type:pregnan=boolean',
      ],
      ['softer colors please, some kind of sage green', 'palette:green|teal|lime'],
      ["I'd like the button to say Reserve Your Time instead of whatever it says now.", 'text:Reserve Your Time'],
    ],
  ],
  [
    'en',
    'website for a homestay guesthouse in Munnar, Kerala with four rooms, gallery and a booking request form',
    [
      [
        'Kindly add one more room: Tea Garden Suite at Rs 4500 per night, and also kindly add our mail id stay@teamisthomestay.in',
        'row:Tea Garden Suite, row:4500, text:stay@teamisthomestay.in',
      ],
      [
        'Please do the needful so guests can mention arrival time also in the booking form',
        'asked:arrival|check-in time|time of arrival, field:arrival|check-in time',
      ],
      [
        'How to reach section is needed, guests are getting lost after Adimali only. Write: Take the left after the KSRTC depot',
        'text:KSRTC depot',
      ],
      ['Prices should be in rupees and not in dollars', 'currency:INR'],
      [
        'AC or non-AC should be visible for every room',
        'field:AC|air condition|air-condition, shown:AC|air condition|air-condition',
      ],
    ],
  ],
  [
    'en',
    'invoices to customers for a freelance translator in Brussels',
    [
      ['Add column for number of words', 'field:words|word count, shown:words|word count'],
      ['The VAT must be 21 % on all the invoices.', 'shown:VAT, text:21'],
      [
        'My clients asks me always for a purchase order number, please to put a place for it on the invoice',
        'field:purchase order|PO number|PO, shown:purchase order|PO number|PO',
      ],
      ["I forget to chase people who don't pay!! some red sign when the due date is over would help me a lot", 'rule:due'],
      [
        'Please write under the invoice: Payment within 30 days to IBAN BE68 5390 0754 7034',
        'text:30 days, text:BE68 5390 0754 7034',
      ],
    ],
  ],
  [
    'en',
    'sign-up page for a pottery evening course with a few course dates and limited places, the form asks for name, phone, postal address and emergency contact',
    [
      ['max 8 per course', 'row:8'],
      [
        'I would like to know whether people have worked with clay before: never, a little, or regularly.',
        'asked:clay|experience|before, choice:never, choice:a little, choice:regularly',
      ],
      [
        "show the places left on each date, it looks more tempting when there's only two",
        'shown:left|places|remaining|spots|available',
      ],
      [
        "Postal address isn't needed any more, please remove it. Emergency contact should be optional.",
        'not asked:postal|street, optional:emergency',
      ],
      ['New course: Raku Weekend, 17 October, £195', 'row:Raku Weekend, row:195'],
    ],
  ],
  [
    'en',
    'feedback form for guests of a small bistro in Vermont (food, prices, parking, comments, name)',
    [
      ['Add a star rating for the service', 'asked:service, type:service=rating'],
      ['half of our summer guests come off the Japanese tour buses, make the whole form Japanese please', 'language:ja'],
      [
        'We want to know how they heard of us: friends, Instagram, walked by, other',
        'asked:hear|heard|found|find|source, choice:friend, choice:Instagram, choice:walked by, choice:other',
      ],
      ['too many questions, folks quit halfway. ditch the one about parking', 'not asked:parking, no field:parking'],
      [
        "Please make the comments box bigger so people can really write, and thank them at the end with 'See you at the bar!'",
        'type:comment=longText, text:See you at the bar',
      ],
    ],
  ],
  [
    'en',
    'website for a five piece ceilidh band with gigs, videos and a booking enquiry form',
    [
      ['new gig: Oban Town Hall, 22 November, 8pm', 'row:Oban'],
      [
        'Ask what kind of event it is (wedding, birthday, corporate, festival)',
        'asked:event|occasion|kind|type, choice:wedding, choice:birthday, choice:corporate, choice:festival',
      ],
      ['put a link to buy tickets next to each gig', 'shown:ticket|link, type:ticket|link=url'],
      ["gigs that come first in time should be on top obviously, it's all higgledy piggledy", 'sort:date|when|starts|time'],
      ["Needs a who's who. Five of us, fiddle, box, guitar, drums and our caller Moira", 'section:team, text:Moira, text:fiddle'],
    ],
  ],
  [
    'en',
    'league table for a five-a-side football league in Dundalk, public page with teams and results',
    [
      ['highest points at the top', 'sort:points|pts'],
      ['add a column for goal difference', 'shown:goal difference|difference|GD'],
      ['New team joining: Blackrock Rovers', 'row:Blackrock Rovers'],
      [
        "the lads are giving out that they can't see when the next matches are on",
        'thing:match|fixture|game, shown:date|when|kick',
      ],
      ['Black page with green like a proper floodlit pitch', 'mode:dark, palette:green|lime'],
    ],
  ],
  [
    'en',
    'website for a wedding photographer in Austin with packages, gallery, testimonials and a contact form',
    [
      ["I'm raising the full day package to $3,400", 'row:3400'],
      [
        'Add wedding date and venue to the contact form, date has to be filled in',
        'asked:date, asked:venue|location|place, type:date=date, required:date',
      ],
      ["get rid of the testimonials they're from like 2016", 'no section:testimonials'],
      ['my insta pics should just pop up on the site by themselves when i post', 'honest'],
      [
        "What's included should be listed for every package so that brides stop emailing me about albums.",
        'shown:include|included|contents|description',
      ],
    ],
  ],
  [
    'sv',
    'hemsida för en frisörsalong i Borås med prislista (damklippning, herrklippning, slingor), öppettider, team och kontaktformulär',
    [
      ['Ändra herrklippning till 420 kr', 'row:420'],
      ['lägg till balayage 1850 kr i prislistan', 'row:balayage, row:1850|1 850'],
      [
        'Från och med nu har vi öppet även på söndagar mellan 11 och 15. Kan du skriva in det bland öppettiderna?',
        'section:hours',
      ],
      [
        'vi har fått en ny tjej i salongen, Samira heter hon å är utbildad barberare. in med henne bland oss andra!',
        'text:samira, text:barberare, section:team',
      ],
      ['Byt till rosa färger', 'palette:pink|rose'],
    ],
  ],
  [
    'sv',
    'bokningssida för en massageterapeut där kunden fyller i namn, telefon, personnummer och önskad tid',
    [
      ['Ta bort personnummer ur bokningen', 'not asked:personnummer'],
      ['Kunderna ska kunna välja mellan 30 minuter, 60 minuter och 90 minuter när de bokar.', 'choice:30, choice:60, choice:90'],
      [
        'hade en kund igår som var gravid och inte sa nåt förrän hon låg på bänken, det där måste man ju få veta redan vid bokningen',
        'asked:gravid',
      ],
      ['visa bokningarna i en kalender', 'view:calendar'],
      ['Jag skulle vilja att det går ut ett sms automatiskt till kunden dagen före behandlingen.', 'honest'],
    ],
  ],
  [
    'sv',
    'bröllopsinbjudan för Elin och Johan med osa där gästerna svarar med namn, kommer eller inte och om de vill sova över',
    [
      ['Lägg till en fråga om matallergier', 'asked:allergi|specialkost'],
      ['Sista svarsdag är 1 juni, skriv det tydligt på sidan', 'text:1 juni'],
      [
        'vandrarhemmet är fullbokat så det där med att sova över behöver vi inte fråga om längre',
        'not asked:sova över|sover över|övernatt',
      ],
      [
        'Gästerna ska få välja varmrätt: Rödingfilé, Hjortstek eller Svamprisotto. Och gör gärna hela inbjudan grön!',
        'choice:röding, choice:hjort, choice:svamp, palette:green|lime|teal',
      ],
    ],
  ],
  [
    'sv',
    'hemsida för en rörmokare i Norrköping med tjänster, vanliga frågor och kontaktformulär (namn, telefon, e-post, meddelande)',
    [
      ['Nytt telefonnummer: 011-36 42 18', 'text:011-36 42 18'],
      ['skippa vanliga frågor det är ändå ingen som läser', 'no section:questions'],
      [
        'Låt kunden skicka med en bild på problemet i formuläret så slipper vi åka ut i onödan.',
        'asked:bild|foto, type:bild|foto=image',
      ],
      [
        'Rubrik: Stopp i avloppet? Vi kommer i dag. Och på knappen ska det stå Ring jouren',
        'text:stopp i avloppet, text:ring jouren',
      ],
    ],
  ],
  [
    'sv',
    'bokningssida för ett pensionat på Gotland med rum (enkelrum, dubbelrum, familjerum), priser per natt och bildgalleri',
    [
      ['Nytt rum: Tornrummet 1495 kr/natt', 'row:tornrummet, row:1495|1 495'],
      ['Vi byter namn till Pensionat Strandliden från i höst, kan du ändra det på hela sidan?', 'name:strandliden'],
      [
        'många kommer med hund o det är inte alla städerskor som är glada i det, så vi vill veta det innan',
        'asked:hund|husdjur|djur',
      ],
      ['hela sidan på engelska tack, vi har nästan bara tyskar och holländare här', 'language:en'],
    ],
  ],
  [
    'sv',
    'serietabell för korpens innebandy med lag, spelade, vunna, oavgjorda, förlorade och poäng',
    [
      ['Lägg till målskillnad i tabellen', 'shown:målskillnad|mål'],
      ['Vi spelar alltid till avgörande på straffar så kolumnen med oavgjorda kan tas bort.', 'no field:oavgjord'],
      ['laget Skrapans IBK ska oxå va med, de hoppade på sent', 'row:skrapans'],
      ['sortera på poäng', 'sort:poäng'],
    ],
  ],
  [
    'sv',
    'hemsida för en yogastudio med klasser (Hatha, Vinyasa, Yin), priser, lärare och adress',
    [
      ['Vi har flyttat till Kungsgatan 14 i Umeå. Uppdatera adressen tack.', 'text:kungsgatan 14'],
      ['Klippkort 10 gånger 1400 kr', 'text:klippkort|10 gånger, row:1400|1 400'],
      ['färgerna är lite väl skrikiga för att vara yoga.. nåt i lila kanske?', 'palette:purple|violet|indigo'],
      ['Ta bort Vinyasa och lägg till en ny klass som heter Gravidyoga.', 'no row:vinyasa, row:gravidyoga'],
    ],
  ],
  [
    'sv',
    'hemsida för en liten förening som omplacerar hemlösa katter, med katter, intresseanmälan (namn, e-post, telefon) och nyheter',
    [
      ['Swish 123 456 78 90 ska synas på sidan', 'text:123 456 78 90'],
      ['I intresseanmälan behöver vi få veta om de redan har andra djur hemma.', 'asked:djur|husdjur'],
      ['gubben Sotis kom in i går, svart o vit hankatt ca 8 år, kan du lägga upp han?', 'row:sotis'],
      ['visa ålder och kön på katterna', 'shown:ålder|född, shown:kön'],
    ],
  ],
  [
    'sv',
    'flöde för grannarna i en bostadsrättsförening där man skriver inlägg med namn, rubrik och text',
    [
      ['man ska kunna lägga upp en bild i inlägget', 'asked:bild|foto, type:bild|foto=image'],
      [
        'det är så rörigt med allt huller om buller, kan man få märka inlägget med typ Säljes, Bortskänkes, Fråga eller Klagomål så man ser vad det gäller',
        'choice:säljes, choice:bortskänkes, choice:fråga, choice:klagomål',
      ],
    ],
  ],
  [
    'ja',
    '住宅街にある小さな美容室のホームページ。メニューと料金(カット、カラー、パーマなど)、営業時間、スタッフ紹介、お問い合わせフォーム',
    [
      ['カットを4950円に', 'row:4950'],
      ['スタッフ紹介のとこ、こないだ一人辞めちゃって気まずいので丸ごと消してもらっていいですか', 'no section:team'],
      [
        'お問い合わせフォームに希望の担当者を選ぶ欄を追加。佐藤、田中、おまかせの3つ',
        'asked:担当|スタイリスト|スタッフ, choice:佐藤, choice:田中, choice:おまかせ',
      ],
      [
        '月曜と第3火曜が定休になりましたので営業時間のところに書いてください。それから電話番号を042-555-0187に変更してください。',
        'text:第3火曜, text:042-555-0187',
      ],
    ],
  ],
  [
    'ja',
    '整体院のネット予約ページ。施術メニューと料金を載せて、名前、電話番号、性別、希望日時、症状を入れてもらう',
    [
      ['性別は聞かなくていい', 'not asked:性別'],
      [
        '初めての方か2回目以降の方かを選べる項目を予約フォームに足してください。',
        'asked:初めて|はじめて|初回|初診|来院|利用, choice:初めて|はじめて|初回|初診, choice:2回目|二回目',
      ],
      ['予約をカレンダーで見たい', 'view:calendar'],
      ['予約の前の日に自動でお客さんの携帯にSMS送ってくれへん?すっぽかしが多くてかなわんわ', 'honest'],
    ],
  ],
  [
    'ja',
    '自宅で開いている料理教室の申し込みページ。講座ごとに日程、参加費、定員があり、名前とメールと参加人数を入れて申し込む',
    [
      ['11月8日に「手打ちそば体験」をやります。参加費4500円、定員6名で追加をお願いします。', 'row:手打ちそば, row:4500'],
      ['申し込みの参加人数の合計を出して', 'total:人数'],
      ['毎回8って打つの面倒…。新しい講座つくったら定員は最初から8になっててほしい', 'start:定員=8'],
      [
        'よくある質問のコーナーを作って「駐車場はありますか」を入れてください。あと申し込みボタンの文字は「参加する」でお願いします。',
        'section:questions, text:駐車場はありますか, text:参加する',
      ],
    ],
  ],
  [
    'ja',
    'フリーランスのイラストレーターが取引先に送る請求書。取引先、明細、合計金額、支払期限、入金の状態',
    [
      ['明細に「単位」の列を追加', 'shown:単位'],
      ['インボイスの登録番号 T4810293847561 を請求書に載せるようにしてください。', 'text:T4810293847561'],
      ['状態に「督促中」を足す', 'choice:督促中'],
      ['今後はアメリカの出版社とだけ仕事をするので、金額はすべて米ドルにしたいです。', 'currency:USD'],
      ['支払期限すぎてるやつ毎回見落とすんで、目立つ警告出してほしいっす', 'rule:期限|期日'],
    ],
  ],
  [
    'ja',
    'テニスクラブのコート予約ページ。会員も一般の人も使う。コート名、1時間の料金、予約の日時、名前、連絡先、予約の状態',
    [
      ['クレーコート追加 1時間1800円', 'row:クレー, row:1800'],
      [
        '予約フォームで会員番号を聞くようにしてください。一般の方は番号がないので空欄のままでも予約できるように。',
        'asked:会員番号, optional:会員番号',
      ],
      ['予約を日時順に並べて', 'sort:日時|日付|予約日|利用日|開始'],
      ['雨で流れたときの状態がないんだよなー。「雨天中止」ってのも選べるようにしてよ', 'choice:雨天中止'],
    ],
  ],
  [
    'ja',
    '家族でやっているイタリアンのホームページ。メニュー(マルゲリータ、カルボナーラ、ティラミスなど)と値段、営業時間、住所、席の予約フォーム(名前、日時、人数、電話)',
    [
      ['小麦の値上がりでマルゲリータを1650円にせざるを得ません。メニューの値段を直してください。', 'row:マルゲリータ, row:1650'],
      ['予約のときに、お誕生日や記念日のご利用かどうかを伺いたいです。', 'asked:記念日|誕生日|お祝い|利用目的'],
      ['ランチは11:30〜14:30に変更', 'text:11:30, text:14:30'],
      [
        '移転しましたー!住所は神戸市中央区北野町2-7-3ね。ついでに料理の写真をいっぱい並べるギャラリーも付けてほしいな',
        'text:北野町2-7-3, section:gallery',
      ],
    ],
  ],
  [
    'ja',
    '風景写真家のブログ。記事と写真、プロフィール、撮影依頼のフォーム(名前、メール、依頼内容)',
    [
      ['背景は黒で', 'mode:dark'],
      ['記事ごとに、使ったカメラとレンズが読者に見えるようにしたいと思います。', 'shown:カメラ|機材, shown:レンズ|機材'],
      ['撮影依頼に希望日を追加', 'asked:希望日|撮影日, type:希望日|撮影日=date'],
      ['インスタに上げた写真が勝手にこっちにも並ぶようにできたりする?二回上げるのだるくて', 'honest'],
    ],
  ],
  [
    'ja',
    'インディーズバンドの公式サイト。ライブの日程と会場、メンバー紹介、ニュース、ファンからのメッセージフォーム',
    [
      ['12月20日に下北沢でワンマンが決まったので、ライブ日程に入れてください。前売3500円です。', 'row:下北沢, row:3500'],
      ['MV貼るとこほしい', 'section:videos'],
      ['ライブごとに開場と開演の時間を表示', 'shown:開場, shown:開演'],
      ['ニュースもう誰も更新してないし消しちゃお', 'no section:news'],
    ],
  ],
  [
    'ja',
    '内装工事店がお客様に出す見積書。お客様名、工事場所、明細(項目、数量、単価、金額)、消費税率、合計、有効期限、状態',
    [
      ['明細に備考の列', 'shown:備考'],
      ['新しい見積書を作るときは、消費税率に最初から10が入っているようにしてください。', 'start:税率|消費税=10'],
      ['工事場所いらない', 'no field:工事場所'],
      [
        '断られた分がごっちゃになるから状態に「失注」もほしい。あと下の方に「本見積の有効期限は発行日より30日間です」って一文入れといてくれ',
        'choice:失注, text:発行日より30日間',
      ],
    ],
  ],
]

export const workingPageChanges = wishesOn(cases)
