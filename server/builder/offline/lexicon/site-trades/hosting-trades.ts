// Those who receive people: food, lodging, culture, clubs, sport, public places.
import type { SiteTrade } from './site-trade.ts'

export const hostingTrades = {
  food: {
    headline: 'Good food, made from scratch|God mat, lagad från grunden|手づくりの、ほっとする味を',
    lead: 'Fresh ingredients, short menu, warm welcome. Come in for a coffee or stay the whole evening.|Färska råvaror, kort meny och ett varmt välkomnande. Titta in på en kaffe eller stanna hela kvällen.|新鮮な素材と心を込めたメニュー。一杯のコーヒーから、ゆっくりお食事まで。',
    reasons: [
      [
        'Sprout',
        'From farms nearby|Från gårdar i närheten|地元の農家から',
        'Vegetables, eggs and flour come from growers we know by name.|Grönsaker, ägg och mjöl kommer från odlare vi känner vid namn.|野菜、卵、小麦粉は、顔の見える生産者から届きます。',
      ],
      [
        'ChefHat',
        'Made here every morning|Lagat här varje morgon|毎朝ここで仕込みます',
        'Stocks, bread and cakes are made in our own kitchen, never bought in.|Buljong, bröd och kakor görs i vårt eget kök, aldrig köpta.|だしもパンもケーキも、すべて自家製です。',
      ],
      [
        'WheatOff',
        'Something for everyone|Något för alla|どなたにも楽しめる',
        'Tell us about allergies and we adapt the dish. There is always something green.|Berätta om allergier så anpassar vi rätten. Något grönt finns alltid.|アレルギーはお気軽にご相談ください。野菜の料理もいつもあります。',
      ],
    ],
    questions: [
      [
        'Do I need to book a table?|Behöver jag boka bord?|予約は必要ですか？',
        'Walk in any time. For six people or more, call or write the day before.|Kom när du vill. Är ni sex eller fler, ring eller skriv dagen innan.|ご予約なしでもどうぞ。6名様以上の場合は前日までにご連絡ください。',
      ],
      [
        'Do you have vegetarian and gluten-free dishes?|Har ni vegetariskt och glutenfritt?|ベジタリアンやグルテンフリーはありますか？',
        'Yes, both, every day. They are marked on the menu at the counter.|Ja, båda, varje dag. De är märkta på menyn vid disken.|はい、毎日ご用意しています。店頭のメニューに印があります。',
      ],
      [
        'Can I order to take away?|Kan jag beställa för avhämtning?|テイクアウトはできますか？',
        'Everything on the menu can be packed to go. It takes about fifteen minutes.|Allt på menyn kan packas för avhämtning. Det tar ungefär en kvart.|すべてお持ち帰りいただけます。15分ほどでご用意します。',
      ],
    ],
    voices: [
      'The soup of the day alone is worth the walk. We come every Saturday now.|Bara dagens soppa är värd promenaden. Nu kommer vi varje lördag.|日替わりスープだけでも来る価値があります。毎週土曜の楽しみです。',
      'They remembered my daughter’s allergy from last time. That says it all.|De kom ihåg min dotters allergi sedan förra gången. Det säger allt.|娘のアレルギーを覚えていてくださいました。安心して通えます。',
    ],
    roles: ['Owner and chef|Ägare och kock|店主・料理長', 'Dining room|Servering|ホール', 'Baker|Bagare|パン担当'],
    pictures: 'cup plate cake bread bowl fruit',
    offer: 'menuItem',
    steps: 'visit',
    week: '- 08-18 08-18 08-18 08-20 09-20 10-16',
    heroes: ['hours', 'picture'],
    sections: ['prices', 'features', 'hours', 'gallery', 'address', 'contact'],
  },
  lodging: {
    headline: 'Wake up somewhere quiet|Vakna där det är stilla|静かな朝を迎える宿',
    lead: 'Comfortable beds, breakfast from the garden and hosts who know every path around the house.|Sköna sängar, frukost från trädgården och värdar som kan varje stig runt huset.|心地よい寝具と庭の恵みの朝食。周りの小道まで知る宿の者がお迎えします。',
    reasons: [
      [
        'BedDouble',
        'Beds made for sleeping in|Sängar att sova gott i|ぐっすり眠れるお部屋',
        'Linen sheets, dark curtains and windows that open towards the trees.|Linnelakan, mörka gardiner och fönster som öppnas mot träden.|リネンのシーツと遮光カーテン。窓の外には木々が広がります。',
      ],
      [
        'Coffee',
        'Breakfast is included|Frukost ingår|朝食付き',
        'Home-made bread, local cheese and fruit, served until eleven.|Hembakat bröd, lokal ost och frukt, serveras till klockan elva.|自家製パン、地元のチーズと果物を11時までご用意します。',
      ],
      [
        'Trees',
        'Nature at the door|Naturen utanför dörren|自然がすぐそばに',
        'Walks, water and viewpoints start right outside. We lend maps and bicycles.|Stigar, vatten och utsikter börjar utanför dörren. Vi lånar ut kartor och cyklar.|散策路も水辺もすぐ目の前。地図と自転車をお貸しします。',
      ],
    ],
    questions: [
      [
        'When can I check in and out?|När kan jag checka in och ut?|チェックインとチェックアウトは何時ですか？',
        'Check in from 15:00, check out by 11:00. Tell us if you need other times.|Incheckning från 15:00, utcheckning senast 11:00. Säg till om du behöver andra tider.|チェックインは15時から、チェックアウトは11時までです。ご希望があればご相談ください。',
      ],
      [
        'Are pets welcome?|Får man ha med husdjur?|ペットは泊まれますか？',
        'Yes, in two of our rooms. Write when you book so that we prepare one of them.|Ja, i två av våra rum. Skriv när du bokar så gör vi i ordning ett av dem.|2部屋でご一緒にお泊まりいただけます。ご予約時にお知らせください。',
      ],
      [
        'How do I cancel?|Hur avbokar jag?|キャンセルはどうすればいいですか？',
        'Free of charge until three days before you arrive. Call or write to us.|Kostnadsfritt fram till tre dagar före ankomst. Ring eller skriv till oss.|ご到着の3日前まで無料です。お電話またはメールでご連絡ください。',
      ],
    ],
    voices: [
      'We slept ten hours and then had the best breakfast of the trip.|Vi sov i tio timmar och åt sedan resans bästa frukost.|10時間ぐっすり眠り、旅で一番の朝食をいただきました。',
      'The children still talk about the evening walk to the lake.|Barnen pratar fortfarande om kvällspromenaden till sjön.|湖までの夜の散歩を、子どもたちが今も話しています。',
    ],
    roles: ['Hosts|Värd|女将・支配人', 'Kitchen|Kök|料理', 'Rooms and garden|Rum och trädgård|客室・庭'],
    pictures: 'mountain room house forest beach cup',
    offer: 'service',
    services: [
      [
        'Single room|Enkelrum|シングルルーム',
        85,
        0,
        'Desk by the window, breakfast included|Skrivbord vid fönstret, frukost ingår|窓辺の机、朝食付き',
      ],
      [
        'Double room|Dubbelrum|ダブルルーム',
        130,
        0,
        'View of the garden, breakfast included|Utsikt mot trädgården, frukost ingår|庭に面した部屋、朝食付き',
      ],
      [
        'Family room|Familjerum|ファミリールーム',
        175,
        0,
        'Four beds and a small kitchen|Fyra bäddar och ett litet kök|ベッド4台、ミニキッチン付き',
      ],
      [
        'Weekend for two|Helg för två|週末プラン 2名様',
        290,
        0,
        'Two nights and one dinner|Två nätter och en middag|2泊、夕食1回付き',
      ],
      [
        'Suite|Svit|スイート',
        210,
        0,
        'Sitting room and balcony, breakfast included|Vardagsrum och balkong, frukost ingår|リビングとバルコニー、朝食付き',
      ],
    ],
    steps: 'visit',
    week: '07-21 07-21 07-21 07-21 07-22 07-22 08-20',
    heroes: ['scene', 'picture'],
    sections: ['prices', 'features', 'gallery', 'testimonials', 'questions', 'address', 'contact'],
  },
  culture: {
    headline: 'Something to see, hear and talk about|Något att se, höra och prata om|観て、聴いて、語り合う場所',
    lead: 'A stage, open doors and a programme that changes with the season. Everybody is welcome.|En scen, öppna dörrar och ett program som skiftar med årstiden. Alla är välkomna.|季節ごとに変わるプログラムと開かれた扉。どなたでもお越しください。',
    reasons: [
      [
        'Drama',
        'New every season|Nytt varje säsong|季節ごとに新しく',
        'Known names next to first appearances, chosen by people who love the art.|Kända namn bredvid debutanter, valda av människor som älskar konsten.|名の知れた方から新人まで、心から選んだ顔ぶれです。',
      ],
      [
        'Accessibility',
        'Room for everyone|Plats för alla|どなたにも開かれた場',
        'Step-free entrance, hearing loop and seats where you can stretch your legs.|Ingång utan trappsteg, hörslinga och platser där man kan sträcka på benen.|段差のない入口、ヒアリングループ、ゆったりした席があります。',
      ],
      [
        'Ticket',
        'Tickets most people can afford|Biljetter de flesta har råd med|手の届く料金',
        'Half price for those under 26, and one open evening every month.|Halva priset för dig under 26, och en öppen kväll varje månad.|26歳未満は半額。毎月1回の無料公開日もあります。',
      ],
    ],
    questions: [
      [
        'Where do I buy tickets?|Var köper jag biljetter?|チケットはどこで買えますか？',
        'Write to us below or at the door from one hour before the start.|Skriv till oss här nedanför eller i entrén från en timme före start.|下のフォーム、または開演1時間前から受付でお求めいただけます。',
      ],
      [
        'Can children come along?|Får barn följa med?|子どもも入れますか？',
        'Children are welcome at everything before 18:00 and pay nothing under 12.|Barn är välkomna på allt före klockan 18 och går gratis under 12 år.|18時までの催しはお子様も歓迎です。12歳未満は無料です。',
      ],
      [
        'Can I rent the place?|Kan man hyra lokalen?|会場を借りられますか？',
        'Yes, for meetings, parties and rehearsals. Tell us the date and how many you are.|Ja, för möten, fester och repetitioner. Berätta vilket datum och hur många ni är.|会議、パーティー、稽古にご利用いただけます。日程と人数をお知らせください。',
      ],
    ],
    voices: [
      'I came for a friend and stayed for the whole season.|Jag kom för en väns skull och stannade hela säsongen.|友人に誘われて来て、今では毎回通っています。',
      'A small place with a large heart and surprisingly good coffee.|Ett litet ställe med stort hjärta och oväntat gott kaffe.|小さいけれど温かい場所。コーヒーもおいしいです。',
    ],
    roles: [
      'Artistic director|Konstnärlig ledare|芸術監督',
      'Producer|Producent|制作',
      'Visitors and tickets|Publik och biljetter|受付・広報',
    ],
    pictures: 'frame film piano guitar book crowd',
    offer: 'event',
    steps: 'visit',
    week: '- 11-17 11-17 11-20 11-17 11-17 12-16',
    heroes: ['hours', 'picture'],
    sections: ['events', 'features', 'gallery', 'hours', 'address', 'newsletter', 'contact'],
  },
  club: {
    headline: 'More fun together|Roligare tillsammans|いっしょに、もっと楽しく',
    lead: 'A club for beginners and old hands alike. Come along once and see if it is something for you.|En förening för både nybörjare och gamla rävar. Följ med en gång och känn efter.|初心者もベテランも集まるクラブです。まずは一度、遊びに来てください。',
    reasons: [
      [
        'Users',
        'All levels welcome|Alla nivåer är välkomna|レベルを問わず歓迎',
        'Somebody always has time to show a newcomer how it is done.|Någon har alltid tid att visa en nykomling hur man gör.|初めての方には、いつも誰かが丁寧に教えます。',
      ],
      [
        'CalendarHeart',
        'Something every week|Något varje vecka|毎週の集まり',
        'Regular meetings, outings in the season and a party at the end of the year.|Regelbundna träffar, utflykter under säsongen och fest när året är slut.|定例会に季節の遠出、年末には懇親会もあります。',
      ],
      [
        'HandCoins',
        'A fee that stays low|En avgift som hålls låg|無理のない会費',
        'We are volunteers. The fee pays for the room, the gear and the coffee.|Vi är ideella. Avgiften går till lokal, utrustning och fika.|運営はボランティア。会費は会場、道具、お茶代に充てています。',
      ],
    ],
    questions: [
      [
        'Can I try before I join?|Får jag prova innan jag går med?|入会前に体験できますか？',
        'Of course. The first two times are free of charge.|Självklart. De två första gångerna är gratis.|もちろんです。最初の2回は無料です。',
      ],
      [
        'Do I need gear of my own?|Behöver jag egen utrustning?|道具は必要ですか？',
        'Not at the start. We lend what you need until you know what you like.|Inte i början. Vi lånar ut det du behöver tills du vet vad du gillar.|最初は不要です。慣れるまで貸し出します。',
      ],
      [
        'What does it cost to be a member?|Vad kostar ett medlemskap?|会費はいくらですか？',
        'The fee is for a calendar year, half of it from July. Young people pay half.|Avgiften gäller kalenderår, halva från juli. Unga betalar hälften.|年会費制で、7月以降の入会は半額です。学生の方も半額になります。',
      ],
    ],
    voices: [
      'I knew nobody when I came. Now my calendar is full.|Jag kände ingen när jag kom. Nu är kalendern full.|知り合いゼロで始めて、今では予定がいっぱいです。',
      'Patient teachers, good company, and no prestige at all.|Tålmodiga lärare, gott sällskap och ingen prestige alls.|丁寧に教えてくれて、気取らない雰囲気が好きです。',
    ],
    roles: ['Chair|Ordförande|会長', 'Treasurer|Kassör|会計', 'Beginners|Nybörjaransvarig|新人担当'],
    pictures: 'forest crowd mountain hands book night',
    offer: 'event',
    steps: 'join',
    week: '- 18-21 - 18-21 - 10-15 -',
    heroes: ['scene', 'picture'],
    sections: ['features', 'events', 'news', 'steps', 'questions', 'contact'],
  },
  sport: {
    headline: 'Stronger, one session at a time|Starkare, ett pass i taget|一回ずつ、強くなる',
    lead: 'Coaches who know your name, groups for every level and no contract that holds you.|Tränare som kan ditt namn, grupper för alla nivåer och ingen bindningstid.|名前で呼んでくれるコーチ、レベル別のクラス、契約の縛りもありません。',
    reasons: [
      [
        'Dumbbell',
        'At your own level|På din egen nivå|自分のペースで',
        'Every session has an easy and a hard version. You choose on the day.|Varje pass finns i en lätt och en tuff variant. Du väljer på plats.|どのクラスにも軽めと強めがあり、その日の調子で選べます。',
      ],
      [
        'Medal',
        'Coaches with experience|Erfarna tränare|経験豊かなコーチ',
        'Licensed, patient and quick to notice when something hurts.|Utbildade, tålmodiga och snabba att se när något gör ont.|資格を持ち、体の変化にもすぐ気づきます。',
      ],
      [
        'CalendarCheck',
        'Come when it suits you|Kom när det passar|好きな時間に',
        'Early mornings, lunch hours and evenings, seven days a week.|Tidiga morgnar, luncher och kvällar, sju dagar i veckan.|早朝も昼休みも夜も。毎日開いています。',
      ],
    ],
    questions: [
      [
        'I have never trained before. Can I come?|Jag har aldrig tränat. Kan jag komma?|初心者でも大丈夫ですか？',
        'Yes. Begin with an introduction where we look at your goals and your body.|Ja. Börja med en introduktion där vi går igenom dina mål och din kropp.|はい。まずは目標と体の状態を確認する体験からどうぞ。',
      ],
      [
        'What should I bring?|Vad ska jag ta med?|持ち物は何ですか？',
        'Comfortable clothes, indoor shoes and a bottle of water. Towels can be borrowed.|Bekväma kläder, inneskor och en vattenflaska. Handdukar finns att låna.|動きやすい服、室内シューズ、飲み物をお持ちください。タオルは貸し出します。',
      ],
      [
        'Is there a contract period?|Har ni bindningstid?|契約期間はありますか？',
        'No. You pay by the month or by ten visits and stop when you want.|Nej. Du betalar per månad eller tiokort och slutar när du vill.|ありません。月払いか回数券で、いつでもやめられます。',
      ],
    ],
    voices: [
      'After three months my back no longer hurts. I should have begun earlier.|Efter tre månader gör ryggen inte ont längre. Jag borde ha börjat tidigare.|3か月で腰の痛みがなくなりました。もっと早く始めればよかったです。',
      'The best hour of my day, and I am the oldest in the group.|Dagens bästa timme, och jag är äldst i gruppen.|一日で一番楽しい時間です。グループでは最年長ですが。',
    ],
    roles: ['Head coach|Huvudtränare|ヘッドコーチ', 'Group sessions|Gruppass|グループ担当', 'Youth|Ungdom|ジュニア担当'],
    pictures: 'dumbbell ball bike mountain beach crowd',
    offer: 'service',
    services: [
      ['Drop-in|Drop in|1回利用', 15, 60, 'One session, any day|Ett pass, valfri dag|好きな日に1回'],
      ['Ten visits|Tiokort|10回券', 120, 60, 'Valid for six months|Gäller i sex månader|6か月有効'],
      ['Monthly|Månadskort|月会員', 59, 60, 'All groups and free training|Alla grupper och egen träning|全クラスと自由利用'],
      [
        'Personal training|Personlig träning|パーソナル',
        70,
        60,
        'One to one, with a plan|En mot en, med plan|マンツーマン、プラン付き',
      ],
      [
        'Try it for a week|Prova en vecka|1週間体験',
        12,
        60,
        'All groups, no binding|Alla grupper, ingen bindning|全クラス参加可',
      ],
    ],
    steps: 'join',
    week: '06-21 06-21 06-21 06-21 06-20 08-17 09-17',
    heroes: ['picture', 'hours'],
    sections: ['features', 'prices', 'steps', 'team', 'hours', 'questions', 'contact'],
  },
  public: {
    headline: 'Here for everyone who lives nearby|Här för alla som bor i närheten|地域のみなさまとともに',
    lead: 'Find the right contact, the next date and the answer to common questions, without having to queue.|Hitta rätt kontakt, nästa datum och svar på vanliga frågor, utan att stå i kö.|窓口、日程、よくあるご質問への答えを、並ばずに確認できます。',
    reasons: [
      [
        'Landmark',
        'One place to ask|Ett ställe att fråga|ひとつの窓口',
        'You do not need to know who decides. Ask us and we find the right person.|Du behöver inte veta vem som bestämmer. Fråga oss så hittar vi rätt person.|担当がわからなくても大丈夫。私たちがおつなぎします。',
      ],
      [
        'Languages',
        'Plain words|Enkla ord|わかりやすい言葉で',
        'We write so that it can be understood, and help with forms on the spot.|Vi skriver så att det går att förstå och hjälper till med blanketter på plats.|わかりやすい表現を心がけ、書類の記入もその場でお手伝いします。',
      ],
      [
        'Clock',
        'An answer within two days|Svar inom två dagar|2日以内にお返事',
        'If it takes longer, we tell you why and when you will hear more.|Om det tar längre tid berättar vi varför och när du får veta mer.|時間がかかる場合は、理由と見通しをお伝えします。',
      ],
    ],
    questions: [
      [
        'Do I need an appointment?|Behöver jag boka tid?|予約は必要ですか？',
        'Not during opening hours. For longer matters it is wise to write first.|Inte under öppettiderna. För längre ärenden är det klokt att skriva först.|開館時間中は不要です。詳しいご相談は事前にご連絡ください。',
      ],
      [
        'Can I get help in another language?|Kan jag få hjälp på ett annat språk?|ほかの言語でも相談できますか？',
        'Yes, we call in an interpreter free of charge. Tell us which language.|Ja, vi ordnar tolk utan kostnad. Säg vilket språk.|はい。通訳を無料で手配します。言語をお知らせください。',
      ],
      [
        'How can I make a suggestion?|Hur lämnar jag ett förslag?|意見はどこに伝えればいいですか？',
        'Write in the form below. Every suggestion is read and answered.|Skriv i formuläret här nedanför. Varje förslag läses och besvaras.|下のフォームからお寄せください。すべて拝読し、お返事します。',
      ],
    ],
    voices: [
      'I got help with my form in ten minutes, with a smile.|Jag fick hjälp med min blankett på tio minuter, med ett leende.|書類の書き方を10分で親切に教えてもらえました。',
      'Finally one page where everything can be found.|Äntligen en sida där allt går att hitta.|知りたいことが一か所にまとまっていて助かります。',
    ],
    roles: ['Manager|Verksamhetschef|館長', 'Information|Information|案内', 'Activities|Aktiviteter|催し担当'],
    pictures: 'city monument crowd book tree hands',
    offer: 'event',
    steps: 'visit',
    week: '09-18 09-18 09-18 09-18 09-16 - -',
    heroes: ['centred', 'hours'],
    sections: ['news', 'events', 'features', 'hours', 'questions', 'address', 'contact'],
  },
} satisfies Record<string, SiteTrade>
