// Trades that are of a class and speak otherwise than it does: a nail bar says nothing of hair, a podcast has no stage, and nobody asks an
// undertaker for a monthly fee. What is not said here is as their class has it.
import { careTrades } from './care-trades.ts'
import { hostingTrades } from './hosting-trades.ts'
import { lunchTrade } from './lunch-trade.ts'
import { ownWorkTrades } from './own-work-trades.ts'
import { peopleTrades } from './people-trades.ts'
import type { SiteTrade } from './site-trade.ts'
import { workTrades } from './work-trades.ts'

const { culture, food, sport } = hostingTrades
const { beauty, animal } = careTrades
const { office, creative, craft, building } = workTrades

export const specialTrades = {
  ...ownWorkTrades,
  ...lunchTrade,
  podcast: {
    ...culture,
    headline:
      'Stories worth putting your headphones on for|Berättelser värda att sätta på sig hörlurarna för|耳をすませたくなる話を',
    lead: 'A new episode every other week: carefully researched, told without hurry, and free to listen to wherever you get your podcasts.|Ett nytt avsnitt varannan vecka: ordentligt efterforskat, berättat utan brådska och gratis där du lyssnar på poddar.|隔週で新しいエピソードを配信。じっくり調べ、丁寧に語ります。各種アプリで無料で聴けます。',
    reasons: [
      [
        'Search',
        'Researched, not retold|Efterforskat, inte återberättat|自分たちで調べる',
        'We go to the archives and talk to those who were there. The sources stand below every episode.|Vi går till arkiven och pratar med dem som var med. Källorna står under varje avsnitt.|資料にあたり、当事者に話を聞きます。出典は各回の説明欄に載せています。',
      ],
      [
        'Headphones',
        'Made for listening|Gjord för att lyssnas på|音にこだわる',
        'Clear voices, little music and no shouting. Good on a walk, at the sink or on the night bus.|Tydliga röster, lite musik och inget skrik. Passar på promenaden, vid disken eller på nattbussen.|聞き取りやすい声と控えめな音楽。散歩にも家事のあいだにも。',
      ],
      [
        'MessagesSquare',
        'The listeners’ tips|Lyssnarnas tips|リスナーの声から',
        'Every third episode begins with something a listener told us. Write to us with yours.|Vart tredje avsnitt börjar med något en lyssnare tipsat om. Skriv till oss med ditt.|3回に1回はリスナーの便りから生まれます。お話をお寄せください。',
      ],
    ],
    questions: [
      [
        'Where can I listen?|Var kan jag lyssna?|どこで聴けますか？',
        'In every podcast app, and here on the page. It costs nothing.|I alla poddappar och här på sidan. Det kostar ingenting.|各種ポッドキャストアプリと、このページで無料で聴けます。',
      ],
      [
        'How often is there something new?|Hur ofta kommer det nytt?|更新の頻度は？',
        'Every other Thursday, early in the morning. In summer we rest for six weeks.|Varannan torsdag, tidigt på morgonen. På sommaren vilar vi i sex veckor.|隔週木曜の早朝です。夏は6週間お休みします。',
      ],
      [
        'Can I suggest a subject or be a guest?|Får jag föreslå ett ämne eller vara gäst?|題材の提案や出演はできますか？',
        'Gladly. Write a few lines about it, and we answer within a week.|Gärna. Skriv några rader om det, så svarar vi inom en vecka.|ぜひ。数行で結構ですのでお送りください。1週間以内にお返事します。',
      ],
    ],
    voices: [
      'I missed my stop twice. That says what there is to say.|Jag åkte förbi min hållplats två gånger. Det säger allt.|夢中になって2回も乗り過ごしました。',
      'Warm, exact and never sensational. My favourite company on the way to work.|Varmt, noggrant och aldrig sensationellt. Mitt bästa sällskap på väg till jobbet.|温かく、正確で、決して煽らない。通勤のお供です。',
    ],
    roles: [
      'Host|Programledare|パーソナリティ',
      'Host and research|Programledare och research|パーソナリティ・調査',
      'Editing and sound|Klippning och ljud|編集・音響',
    ],
    pictures: 'record night book city paper crowd',
    week: '- - - - - - -',
    heroes: ['picture'],
    sections: ['features', 'team', 'testimonials', 'questions', 'newsletter', 'contact'],
  },
  nails: {
    ...beauty,
    headline: 'Nails that make you look at your hands|Naglar som får dig att titta på dina händer|指先から、きれいな毎日を',
    lead: 'Careful shaping, colours that last and designs drawn by hand, in a calm chair with good light.|Noggrann form, färger som håller och dekor målad för hand, i en lugn stol med bra ljus.|丁寧なケア、長もちするカラー、手描きのアート。明るく落ち着いた席でお過ごしください。',
    reasons: [
      [
        'Hand',
        'The nail comes first|Nageln först|爪をいたわる施術',
        'We file gently, care for the cuticles and never glue over what needs rest.|Vi filar varsamt, vårdar nagelbanden och lägger aldrig på något där nageln behöver vila.|削りすぎず、甘皮まで丁寧に。傷んだ爪には無理をしません。',
      ],
      [
        'Palette',
        'Two hundred colours|Tvåhundra färger|200色以上のカラー',
        'Bring a picture, or let us draw something. Every design is made for your hands.|Ta med en bild eller låt oss rita något. Varje dekor görs för just dina händer.|お写真の持ち込みも、おまかせも。手の形や肌の色に合わせてご提案します。',
      ],
      [
        'Sparkles',
        'Clean tools, every time|Rena verktyg, varje gång|清潔な道具',
        'Everything is sterilised between guests, and files are never used twice.|Allt steriliseras mellan besöken och filar används aldrig två gånger.|器具はお一人ごとに消毒し、ファイルは使い回しません。',
      ],
    ],
    questions: [
      [
        'How long does gel last?|Hur länge håller gellack?|ジェルはどのくらいもちますか？',
        'Three to four weeks. If something lifts within seven days, we mend it free of charge.|Tre till fyra veckor. Släpper något inom sju dagar lagar vi det utan kostnad.|3〜4週間ほどです。1週間以内に浮いた場合は無料でお直しします。',
      ],
      [
        'Can you take off what I have?|Kan ni ta bort det jag har?|オフもお願いできますか？',
        'Yes, also what was put on elsewhere. Tell us when you book so that there is time.|Ja, även det som lagts någon annanstans. Säg till när du bokar så att tiden räcker.|はい、他店のジェルも承ります。ご予約時にお知らせください。',
      ],
      [
        'What if I cannot come?|Om jag får förhinder?|キャンセルはできますか？',
        'Move or cancel until 24 hours before, free of charge.|Ändra eller avboka fram till 24 timmar före, utan kostnad.|24時間前まで無料で変更・キャンセルいただけます。',
      ],
    ],
    voices: [
      'Four weeks later they still look as on the first day.|Fyra veckor senare ser de fortfarande ut som första dagen.|4週間たっても、つけたてのようにきれいです。',
      'I came with a blurred picture and left with exactly what I had meant.|Jag kom med en suddig bild och gick därifrån med precis det jag menade.|ぼんやりしたイメージを、思った通りの形にしてくれました。',
    ],
    roles: [
      'Owner and nail artist|Ägare och nagelterapeut|オーナーネイリスト',
      'Gel and design|Gel och dekor|ネイリスト・アート担当',
      'Manicure and pedicure|Manikyr och pedikyr|ネイリスト・ケア担当',
    ],
    pictures: 'hands flower jewel bottle candle plant',
    services: [
      ['Manicure|Manikyr|ハンドケア', 35, 45, 'Shape, care and polish|Form, vård och lack|整爪、ケア、カラー'],
      ['Gel, one colour|Gellack, en färg|ジェル ワンカラー', 48, 60, 'Lasts three weeks|Håller tre veckor|3週間ほど長もちします'],
      ['Gel with design|Gellack med dekor|ジェル アートあり', 68, 90, 'Bring a picture|Ta med en bild|お写真の持ち込み歓迎'],
      ['Pedicure|Pedikyr|フットケア', 48, 60, 'With foot bath|Med fotbad|足湯付き'],
      ['Removal and care|Borttagning och vård|オフとケア', 18, 30, 'Gentle, by hand|Varsamt, för hand|やさしく手作業で'],
    ],
    sections: ['gallery', 'prices', 'features', 'testimonials', 'team', 'hours', 'questions', 'address', 'contact'],
  },
  lashes: {
    ...beauty,
    headline: 'Wake up ready|Vakna färdig|目もとから、印象をきれいに',
    lead: 'Lashes and brows made for your eyes: light, even and gentle enough to forget that they are there.|Fransar och bryn gjorda för dina ögon: lätta, jämna och så skonsamma att du glömmer dem.|目の形に合わせた、軽くて自然な仕上がり。まつげも眉も、負担の少ない施術で。',
    reasons: [
      [
        'Eye',
        'Made for your eyes|Gjort för dina ögon|目もとに合わせたデザイン',
        'Length, curl and density are chosen together in front of the mirror.|Längd, böj och täthet väljer vi tillsammans framför spegeln.|長さ、カール、本数は鏡を見ながらご一緒に決めます。',
      ],
      [
        'Feather',
        'Gentle glue|Skonsamt lim|肌にやさしいグルー',
        'Low in fumes and tested on the skin first. Tell us about allergies.|Lågt i ångor och testat på huden först. Berätta om allergier.|低刺激のグルーを使用し、事前にパッチテストも行います。',
      ],
      [
        'Armchair',
        'An hour to rest|En timme att vila|眠ってしまう心地よさ',
        'A warm bed, quiet music and nobody else in the room. Most people fall asleep.|En varm brits, låg musik och ingen annan i rummet. De flesta somnar.|温かいベッドと静かな音楽の個室。多くの方がお休みになります。',
      ],
    ],
    voices: [
      'Nobody asked what I had done. They only asked if I had been on holiday.|Ingen frågade vad jag gjort. De frågade bara om jag varit på semester.|「休んできたの？」と聞かれました。それくらい自然です。',
      'They still sit as they should after four weeks.|De sitter fortfarande som de ska efter fyra veckor.|4週間たってもきれいに残っています。',
    ],
    questions: [
      [
        'How long do they last?|Hur länge håller de?|どのくらいもちますか？',
        'Four to six weeks. A refill every third week keeps them full.|Fyra till sex veckor. Påfyllning var tredje vecka håller dem täta.|4〜6週間ほどです。3週間ごとのリペアで美しさが続きます。',
      ],
      [
        'May I wear make-up and swim?|Får jag sminka mig och bada?|メイクや水泳はできますか？',
        'Yes, after the first day. Avoid oil around the eyes.|Ja, efter första dygnet. Undvik olja runt ögonen.|施術翌日から可能です。オイル系の化粧品はお避けください。',
      ],
      [
        'Do they harm my own lashes?|Skadar det mina egna fransar?|自まつげは傷みませんか？',
        'Not when weight and length suit them, and that is what we look at first.|Inte när vikt och längd passar dem, och det tittar vi på först.|自まつげの状態を確認し、負担のない本数と長さをご提案します。',
      ],
    ],
    roles: [
      'Owner and lash artist|Ägare och fransstylist|オーナーアイリスト',
      'Lashes and brows|Fransar och bryn|アイリスト',
      'Reception|Reception|受付',
    ],
    pictures: 'person flower candle jewel bottle plant',
  },
  barber: {
    ...beauty,
    headline: 'Sharp cuts, no hurry|Skarpa klippningar, ingen brådska|いつもの一席、いい仕上がり',
    lead: 'Scissors, clippers and a hot towel. Take a seat, tell us how you want it, and leave looking like yourself on a good day.|Sax, maskin och varm handduk. Slå dig ner, berätta hur du vill ha det och gå härifrån som dig själv en bra dag.|カットも顔そりも丁寧に。蒸しタオルでひと息ついて、すっきりとお帰りください。',
    reasons: [
      [
        'Scissors',
        'The craft|Hantverket|確かな技術',
        'Fades, classic cuts and wet shaves, done by people who have done it for years.|Fades, klassiska klippningar och rakning, av folk som gjort det i många år.|フェードから定番のカット、顔そりまで、経験を積んだ理容師が担当します。',
      ],
      [
        'Clock',
        'On time|I tid|お待たせしません',
        'Book a chair or drop in. The board by the door shows how long it takes.|Boka en stol eller kom förbi. Tavlan vid dörren visar hur lång tid det tar.|ご予約でも飛び込みでもどうぞ。混み具合は店頭でご案内します。',
      ],
      [
        'Baby',
        'From first cut to white beard|Från första klippningen till vitt skägg|お子さまからご年配まで',
        'Three generations come here. Children sit on the board and get to choose a sweet.|Här klipps tre generationer. Barnen sitter på brädan och får välja en godis.|三世代で通ってくださる方も。お子さま用の椅子もあります。',
      ],
    ],
    voices: [
      'The first fade that still looks right after three weeks.|Den första faden som fortfarande ser rätt ut efter tre veckor.|3週間たっても形が崩れません。',
      'Good talk if you want it, quiet if you do not.|Bra prat om man vill, tyst om man inte vill.|話したい日も、静かにしていたい日も居心地がいい店です。',
    ],
    roles: [
      'Owner and barber|Ägare och barberare|店主・理容師',
      'Barber|Barberare|理容師',
      'Barber, beards and shaves|Barberare, skägg och rakning|理容師・シェービング担当',
    ],
    pictures: 'person bottle record watch city lamp',
  },
  tattoo: {
    ...beauty,
    headline: 'Drawn for you, made to stay|Tecknat för dig, gjort för att stanna|あなたのための、一生の一枚',
    lead: 'Custom tattoos, clean lines and time to think it over. We draw together before a needle is touched.|Egna motiv, rena linjer och tid att tänka efter. Vi tecknar tillsammans innan någon nål tas fram.|オリジナルの図柄と美しい線。納得いくまで一緒に描いてから彫り始めます。',
    reasons: [
      [
        'PenTool',
        'One of a kind|Bara ditt|一点ものの図柄',
        'We draw every piece from scratch and never use it again.|Vi tecknar varje motiv från grunden och gör det aldrig igen.|すべて描き下ろし。同じ図柄は二度と使いません。',
      ],
      [
        'ShieldCheck',
        'Clean and certified|Rent och godkänt|徹底した衛生管理',
        'Single-use needles, vegan inks and a room that is wiped down between guests.|Engångsnålar, vegansk färg och ett rum som torkas av mellan varje gäst.|針は使い捨て。器具と部屋はお一人ごとに消毒します。',
      ],
      [
        'HeartHandshake',
        'Care afterwards|Omsorg efteråt|アフターケア',
        'You get advice, ointment and a free touch-up within a year.|Du får råd, salva och gratis påfyllning inom ett år.|ケア方法をお伝えし、1年以内のタッチアップは無料です。',
      ],
    ],
    questions: [
      [
        'Does it hurt?|Gör det ont?|痛みはありますか？',
        'Some, and it depends on the place. We take breaks whenever you want.|Lite, och det beror på var. Vi tar paus när du vill.|部位によりますが、いつでも休憩を入れられます。',
      ],
      [
        'How old must I be?|Hur gammal måste man vara?|年齢制限はありますか？',
        'Eighteen, without exceptions. Bring proof of identity.|Arton, utan undantag. Ta med legitimation.|18歳以上の方に限ります。身分証をお持ちください。',
      ],
      [
        'How do I book?|Hur bokar jag?|予約方法は？',
        'Write what you have in mind, how large and where. We answer with a time and a price.|Skriv vad du tänkt dig, hur stort och var. Vi svarar med tid och pris.|図柄のイメージ、大きさ、部位をお送りください。日時と料金をお返事します。',
      ],
    ],
    voices: [
      'He told me to wait a month and think. Then it became perfect.|Han bad mig vänta en månad och tänka. Sen blev det perfekt.|「1か月考えてみて」と言われました。待ってよかったです。',
      'Five years old and the lines are still sharp.|Fem år gammal och linjerna är fortfarande skarpa.|5年たった今も線がくっきりしています。',
    ],
    roles: [
      'Owner and tattoo artist|Ägare och tatuerare|オーナー彫師',
      'Fine line and lettering|Fine line och text|彫師・細線',
      'Colour and cover-ups|Färg och cover-ups|彫師・カラー',
    ],
    pictures: 'frame bird flower night paper record',
    sections: ['gallery', 'prices', 'features', 'team', 'questions', 'hours', 'address', 'contact'],
  },
  restaurant: {
    ...food,
    headline: 'A table, good food and time to talk|Ett bord, god mat och tid att prata|おいしい食卓で、ゆっくりと',
    lead: 'Cooked from scratch with what the season gives. Take a seat by the window and stay the whole evening.|Lagat från grunden med det som säsongen ger. Slå dig ner vid fönstret och stanna hela kvällen.|季節の素材を、一皿ずつ丁寧に。窓際の席で、ゆっくりお過ごしください。',
    reasons: [
      [
        'Sprout',
        'What the season gives|Det säsongen ger|季節の素材',
        'The menu follows what growers and fishermen bring to the kitchen door.|Menyn följer det som odlare och fiskare kommer med till köksdörren.|生産者や漁師から届く素材に合わせて献立を考えます。',
      ],
      [
        'ChefHat',
        'From our own kitchen|Från vårt eget kök|すべて手づくり',
        'Stocks, sauces and desserts are made here, every day, by people who like to eat.|Buljong, såser och desserter görs här, varje dag, av människor som gillar att äta.|だしもソースもデザートも、毎日この厨房で仕込んでいます。',
      ],
      [
        'WheatOff',
        'Something for everyone|Något för alla|どなたにも楽しめる',
        'Tell us about allergies when you book, and we adapt the dish. There is always something green.|Berätta om allergier när du bokar så anpassar vi rätten. Något grönt finns alltid.|アレルギーはご予約時にお知らせください。野菜の料理もいつもあります。',
      ],
    ],
    questions: [
      [
        'Do I need to book a table?|Behöver jag boka bord?|予約は必要ですか？',
        'On Fridays and Saturdays it is wise. Other days there is mostly a table.|Fredagar och lördagar är det klokt. Andra dagar finns det oftast ett bord.|金曜・土曜はご予約がおすすめです。ほかの日は空いていることが多いです。',
      ],
      [
        'Do you have vegetarian and gluten-free dishes?|Har ni vegetariskt och glutenfritt?|ベジタリアンやグルテンフリーはありますか？',
        'Yes, both, every day. They are marked on the menu.|Ja, båda, varje dag. De är märkta i menyn.|はい、毎日ご用意しています。メニューに印があります。',
      ],
      [
        'Can we come with a large party?|Kan vi komma ett stort sällskap?|大人数でも利用できますか？',
        'Up to thirty guests. Write to us, and we put together a menu.|Upp till trettio gäster. Skriv till oss så sätter vi ihop en meny.|30名様まで承ります。コースもご相談ください。',
      ],
    ],
    voices: [
      'We came for the birthday and have come back every month since.|Vi kom för födelsedagen och har kommit tillbaka varje månad sedan dess.|誕生日に訪れて以来、毎月通っています。',
      'They remembered my daughter’s allergy from last time. That says it all.|De kom ihåg min dotters allergi sedan förra gången. Det säger allt.|娘のアレルギーを覚えていてくださいました。安心して通えます。',
    ],
    roles: ['Owner and chef|Ägare och kock|店主・料理長', 'Dining room|Servering|ホール', 'Pastry|Dessertkock|デザート担当'],
    pictures: 'plate bottle bowl cake drink fruit',
    week: '- 17-22 17-22 17-22 17-23 12-23 12-21',
    sections: ['prices', 'features', 'hours', 'gallery', 'testimonials', 'address', 'contact'],
  },
  bakery: {
    ...food,
    headline: 'Bread with time in it|Bröd med tid i|毎朝、焼きたてを',
    lead: 'Long fermentation, good flour and an oven that is lit at four. Come early for what is still warm.|Lång jäsning, bra mjöl och en ugn som tänds klockan fyra. Kom tidigt så är det ännu varmt.|じっくり発酵させた生地を早朝から焼き上げます。あたたかいうちにどうぞ。',
    reasons: [
      [
        'Wheat',
        'Flour from a mill nearby|Mjöl från en kvarn i närheten|近くの粉ひきから',
        'Stone-milled, and fresh every week.|Stenmalet och färskt varje vecka.|石臼で挽いた粉を毎週取り寄せています。',
      ],
      [
        'Clock',
        'Twenty-four hours|Ett dygn på sig|24時間かけて',
        'The dough rests overnight. That gives crust, taste and bread that keeps.|Degen vilar över natten. Det ger skorpa, smak och bröd som håller.|生地を一晩寝かせることで、香ばしく日もちするパンになります。',
      ],
      [
        'Gift',
        'Cakes to order|Tårtor på beställning|ご予約のケーキ',
        'Tell us for whom and how many. Two days ahead is enough.|Berätta till vem och till hur många. Två dagar i förväg räcker.|お名前と人数をお知らせください。2日前までに承ります。',
      ],
    ],
    voices: [
      'The queue is part of the Saturday. The rye bread is worth it.|Kön hör till lördagen. Rågbrödet är värt det.|土曜の行列も楽しみのうち。ライ麦パンが絶品です。',
      'The children ask for the bread and not for the cake. That says it all.|Barnen ber om brödet och inte om kakan. Det säger allt.|子どもがお菓子よりパンをねだります。',
    ],
    roles: ['Owner and baker|Ägare och bagare|店主・パン職人', 'Cakes and pastry|Konditor|菓子担当', 'Counter|Butik|販売'],
    pictures: 'bread cake pie cup field jar',
    week: '- 07-17 07-17 07-17 07-17 08-15 -',
  },
  weddingPhoto: {
    ...creative,
    headline: 'The day as it felt|Dagen som den kändes|その日の気持ちごと、残す',
    lead: 'Wedding pictures without stiff poses: the glances, the tears, the dance floor, and the light just before dusk.|Bröllopsbilder utan stela poser: blickarna, tårarna, dansgolvet och ljuset strax före skymningen.|つくり込まない結婚式の写真。交わす視線も、涙も、夕暮れの光も、ありのままに。',
    reasons: [
      [
        'Heart',
        'We know the course of the day|Vi kan dagens gång|一日の流れを知っている',
        'From the getting ready to the last dance, we know where to stand and when to disappear.|Från förberedelserna till sista dansen vet vi var vi ska stå och när vi ska försvinna.|支度から最後の一曲まで、立つ場所も控える時もわきまえています。',
      ],
      [
        'Users',
        'Group pictures in twenty minutes|Gruppbilder på tjugo minuter|集合写真は20分で',
        'With a list made together beforehand, so that the guests can go on celebrating.|Med en lista vi gör tillsammans i förväg, så att gästerna kan fortsätta fira.|事前に一緒に一覧を作るので、ご歓談の時間を邪魔しません。',
      ],
      [
        'Images',
        'Delivered within six weeks|Levererat inom sex veckor|6週間以内に納品',
        'A few pictures the next day, all of them in an online gallery, and an album if you like.|Några bilder redan nästa dag, alla i ett galleri på nätet och ett album om ni vill.|翌日に数枚、全データはオンラインで。アルバムもお作りします。',
      ],
    ],
    questions: [
      [
        'How early should we book?|Hur tidigt ska vi boka?|いつごろ予約すればいいですか？',
        'Summer Saturdays go nine to twelve months ahead. Ask anyway, sometimes a day is free.|Sommarlördagar går åt nio till tolv månader i förväg. Fråga ändå, ibland är en dag ledig.|春と秋の土日は9〜12か月前に埋まります。まずはお問い合わせください。',
      ],
      [
        'What if it rains?|Om det regnar?|雨の場合はどうなりますか？',
        'Then we use it. Umbrellas, windows and wet streets make fine pictures.|Då använder vi det. Paraplyer, fönster och våta gator ger fina bilder.|雨も味方にします。傘や窓辺の光で美しく残せます。',
      ],
      [
        'Do you travel?|Reser ni?|出張はできますか？',
        'Yes. Within an hour it is included, farther away we agree on a sum.|Ja. Inom en timme ingår det, längre bort kommer vi överens om en summa.|はい。1時間以内は料金に含まれます。遠方はご相談ください。',
      ],
    ],
    voices: [
      'We did not notice her all day, and she has caught every moment.|Vi märkte henne inte på hela dagen, och hon har fångat varenda stund.|一日中気づかないほど自然だったのに、大切な瞬間が全部写っていました。',
      'My grandmother laughs in every picture. That alone was worth it.|Mormor skrattar på varenda bild. Bara det var värt det.|どの写真でも祖母が笑っています。お願いして本当によかったです。',
    ],
    pictures: 'flower dress crowd jewel cake camera',
    services: [
      [
        'Ceremony and portraits|Vigsel och porträtt|挙式とポートレート',
        890,
        180,
        'Three hours, 150 edited pictures|Tre timmar, 150 redigerade bilder|3時間、補正150枚',
      ],
      [
        'Half wedding day|Halv bröllopsdag|半日プラン',
        1490,
        360,
        'From the ceremony to the first dance|Från vigseln till bröllopsvalsen|挙式から披露宴まで',
      ],
      [
        'Whole wedding day|Hel bröllopsdag|一日プラン',
        2190,
        600,
        'From getting ready until midnight, 500 pictures|Från förberedelserna till midnatt, 500 bilder|支度から二次会まで、500枚',
      ],
      [
        'Engagement pictures|Förlovningsbilder|前撮り',
        290,
        60,
        'A walk together, to get to know the camera|En promenad, för att lära känna kameran|散歩しながら、カメラに慣れる時間にも',
      ],
      ['Wedding album|Bröllopsalbum|アルバム', 450, 0, 'Linen bound, 60 pages|Linneband, 60 sidor|布張り60ページ'],
    ],
    servicesFirst: true,
  },
  babyPhoto: {
    ...creative,
    headline: 'The small days, kept|De små dagarna, bevarade|小さな毎日を、ずっと',
    lead: 'Newborns and families photographed in their own time, in soft light, at home or in a warm studio.|Nyfödda och familjer fotograferade i sin egen takt, i mjukt ljus, hemma eller i en varm studio.|赤ちゃんのペースで、やわらかな光の中で。ご自宅でも、温かいスタジオでも撮影します。',
    reasons: [
      [
        'Baby',
        'At the child’s pace|I barnets takt|赤ちゃんのペースで',
        'We stop to feed, change and sleep as often as it takes.|Vi stannar för amning, blöjbyte och sömn så ofta det behövs.|授乳やおむつ替え、お昼寝の時間もたっぷりとります。',
      ],
      [
        'ShieldCheck',
        'Safe hands|Trygga händer|安全第一',
        'Trained in handling newborns. No pose that a baby would not take by itself.|Utbildad i att hantera nyfödda. Ingen pose som ett barn inte själv skulle ta.|新生児の扱いを学んだカメラマンが、無理のない姿勢だけで撮影します。',
      ],
      [
        'Images',
        'Chosen together|Valt tillsammans|一緒に選ぶ',
        'You see everything after two weeks and choose what goes on the wall.|Du ser allt efter två veckor och väljer vad som ska upp på väggen.|2週間後にすべてご覧いただき、飾る一枚をご一緒に選びます。',
      ],
    ],
    voices: [
      'He slept through it all, and we cried when we saw them.|Han sov sig igenom alltihop, och vi grät när vi såg dem.|息子はずっと眠ったまま。写真を見て涙が出ました。',
      'Three children, two dogs and still a picture where everybody looks up.|Tre barn, två hundar och ändå en bild där alla tittar upp.|子ども3人と犬2匹、全員がこちらを向いた奇跡の一枚です。',
    ],
    pictures: 'toy flower person room frame camera',
    services: [
      [
        'Newborn session|Nyföddfotografering|ニューボーンフォト',
        290,
        150,
        'Within three weeks of birth|Inom tre veckor efter födseln|生後3週間まで',
      ],
      [
        'Baby, three to twelve months|Baby, tre till tolv månader|ベビーフォト',
        240,
        90,
        'When they sit and laugh|När de sitter och skrattar|おすわりや笑顔の時期に',
      ],
      ['Family session|Familjefotografering|家族写真', 260, 90, 'At home or outdoors|Hemma eller utomhus|ご自宅または屋外で'],
      ['Maternity pictures|Gravidbilder|マタニティフォト', 220, 60, 'From week 30|Från vecka 30|30週ごろから'],
      [
        'First year, four visits|Första året, fyra besök|はじめの一年プラン',
        790,
        0,
        'Newborn, three, six and twelve months|Nyfödd, tre, sex och tolv månader|新生児、3・6・12か月',
      ],
    ],
    servicesFirst: true,
  },
  houses: {
    ...building,
    headline: 'A house to live well in|Ett hus att leva gott i|長く、心地よく暮らせる家を',
    lead: 'New houses, extensions and renovation, from the first sketch to the day you move in, with the same people all the way.|Nya hus, tillbyggnader och renovering, från första skissen till inflyttningsdagen, med samma människor hela vägen.|新築から増改築まで、最初の図面からお引き渡しまで、同じ担当者がご一緒します。',
    reasons: [
      [
        'PencilRuler',
        'Drawn around your life|Ritat efter ert liv|暮らしから考える設計',
        'We listen to how you live before we draw a wall.|Vi lyssnar på hur ni lever innan vi ritar en vägg.|ご家族の暮らしを伺ってから、間取りを描き始めます。',
      ],
      [
        'TreePine',
        'Good wood, good joints|Bra virke, bra fogar|確かな素材と大工の技',
        'Local timber, careful carpentry and a frame that stands for generations.|Lokalt virke, noggrant snickeri och en stomme som står i generationer.|地域の木材と大工の手仕事で、世代を超える家をつくります。',
      ],
      [
        'FileText',
        'A fixed price in writing|Fast pris på papper|明確なお見積もり',
        'Everything stands in the quote, with drawings and dates.|Allt står i offerten, med ritningar och datum.|図面と工程を添えて、費用を書面でお示しします。',
      ],
    ],
    questions: [
      [
        'How does it begin?|Hur börjar det?|どのように始まりますか？',
        'With coffee and a walk around the plot. It costs nothing.|Med kaffe och en promenad på tomten. Det kostar ingenting.|まずは敷地を拝見しながらお話を伺います。ご相談は無料です。',
      ],
      [
        'How long does a house take?|Hur lång tid tar ett hus?|家が建つまでどのくらいかかりますか？',
        'From the first sketch usually nine to twelve months.|Från första skissen oftast nio till tolv månader.|設計から完成まで、おおよそ9〜12か月です。',
      ],
      [
        'Can we see houses you have built?|Får vi se hus ni byggt?|建てた家を見学できますか？',
        'Gladly. Several owners show their homes a few times a year.|Gärna. Flera ägare visar sina hus några gånger om året.|はい。年に数回、お施主さまのお宅で見学会を開いています。',
      ],
    ],
    voices: [
      'In winter we sit on the floor in our socks. That is the kind of house it became.|På vintern sitter vi på golvet i strumplästen. Ett sådant hus blev det.|冬でも素足で過ごせます。家族が自然とリビングに集まるようになりました。',
      'The drawing changed eleven times and nobody sighed.|Ritningen ändrades elva gånger och ingen suckade.|図面の変更に何度も付き合ってくださり、思い通りの家になりました。',
    ],
    roles: [
      'Owner and master builder|Ägare och byggmästare|代表・棟梁',
      'Architect|Arkitekt|設計担当',
      'Site manager|Platschef|現場監督',
    ],
    pictures: 'house room tree tool chair lamp',
    sections: ['gallery', 'features', 'prices', 'steps', 'testimonials', 'questions', 'contact'],
  },
  garage: {
    ...building,
    headline: 'Rolling again, soon|Rullar snart igen|また気持ちよく走れるように',
    lead: 'We find what is wrong, tell you what it costs and ring before we do more than we agreed.|Vi hittar felet, berättar vad det kostar och ringer innan vi gör mer än vi kommit överens om.|不具合を見つけ、費用をご説明してから作業します。追加の作業は必ずご連絡のうえで。',
    reasons: [
      [
        'Wrench',
        'The right fault|Rätt fel|原因をきちんと',
        'We test before we change parts, and show you what was worn.|Vi provar innan vi byter delar och visar vad som var slitet.|部品を替える前に点検し、傷んだ箇所をご覧いただきます。',
      ],
      [
        'FileText',
        'A price first|Pris först|先にお見積もり',
        'You get the price by text message and decide yourself.|Du får priset i ett sms och bestämmer själv.|料金をお知らせし、ご了承いただいてから始めます。',
      ],
      [
        'Clock',
        'Most of it the same day|Det mesta samma dag|多くは当日中に',
        'In before nine, back by five. There is one to borrow if it takes longer.|In före nio, klar till fem. Tar det längre finns det en att låna.|朝お預かりすれば夕方にはお返し。代車もご用意しています。',
      ],
    ],
    questions: [
      [
        'Do I need to book?|Behöver jag boka?|予約は必要ですか？',
        'For a service, yes. Small things we look at while you wait.|För service, ja. Småsaker tittar vi på medan du väntar.|点検はご予約ください。簡単な修理はその場で拝見します。',
      ],
      [
        'Is there a guarantee?|Har ni garanti?|保証はありますか？',
        'Twelve months on parts and work.|Tolv månader på delar och arbete.|部品と作業に12か月の保証が付きます。',
      ],
      [
        'Can you come and fetch it?|Kan ni hämta?|引き取りはできますか？',
        'Within ten kilometres we do. Call us.|Inom en mil gör vi det. Ring oss.|10km以内なら引き取りに伺います。',
      ],
    ],
    voices: [
      'They showed me the old part and did not charge for what was not needed.|De visade den gamla delen och tog inte betalt för det som inte behövdes.|交換した部品を見せてくれ、余計な作業は一切ありませんでした。',
      'In at eight, out at three, and it brakes as when it was new.|In klockan åtta, ute klockan tre, och den bromsar som ny.|朝預けて夕方には完了。新品のような乗り心地です。',
    ],
    roles: ['Owner and mechanic|Ägare och mekaniker|店主・整備士', 'Mechanic|Mekaniker|整備士', 'Front desk|Kundmottagning|受付'],
    pictures: 'tool car bike city map box',
    sections: ['prices', 'features', 'hours', 'testimonials', 'questions', 'address', 'contact'],
  },
  legal: {
    ...office,
    headline: 'On your side, in plain words|På din sida, med vanliga ord|身近な言葉で、あなたの味方に',
    lead: 'Tell us what has happened. We explain where you stand, what can be done and what it costs before anything begins.|Berätta vad som hänt. Vi förklarar var du står, vad som kan göras och vad det kostar innan något börjar.|まずはお話をお聞かせください。見通しと費用を、わかりやすくご説明します。',
    reasons: [
      [
        'Scale',
        'Experience of just this|Vana vid just detta|豊富な経験',
        'You meet somebody who has handled cases like yours many times.|Du möter någon som har hanterat fall som ditt många gånger.|同じようなご相談を数多く手がけた専門家が担当します。',
      ],
      [
        'FileText',
        'A clear fee|Tydligt arvode|明確な費用',
        'Fixed where it can be, with a ceiling where it cannot.|Fast där det går, med ett tak där det inte går.|できる限り定額で、難しい場合も上限をお示しします。',
      ],
      [
        'ShieldCheck',
        'Between you and us|Mellan dig och oss|秘密は守られます',
        'What you tell us stays here, also if you go elsewhere.|Det du berättar stannar här, även om du går vidare.|ご相談内容は、ご依頼の有無にかかわらず外に出ません。',
      ],
    ],
    questions: [
      [
        'What does the first talk cost?|Vad kostar första samtalet?|初回相談の費用は？',
        'The first half hour is free of charge.|Den första halvtimmen är kostnadsfri.|最初の30分は無料です。',
      ],
      [
        'Can I get legal aid?|Kan jag få rättshjälp?|費用の援助は受けられますか？',
        'Often. We look at it with you and send in the application.|Ofta. Vi går igenom det med dig och skickar in ansökan.|法テラスなどの制度をご案内します。',
      ],
      [
        'What should I bring?|Vad ska jag ta med?|何を持って行けばいいですか？',
        'Letters, contracts and a list of dates. The rest we sort out together.|Brev, avtal och en lista med datum. Resten reder vi ut tillsammans.|関係する書類と、出来事を時系列にしたメモをお持ちください。',
      ],
    ],
    voices: [
      'For the first time in months I slept through the night.|För första gången på månader sov jag hela natten.|何か月ぶりかに、ぐっすり眠れました。',
      'Honest about what was not worth fighting over.|Ärliga med vad som inte var värt att strida om.|争っても得るものがない点は、正直に教えてくれました。',
    ],
    roles: ['Founder|Grundare|代表', 'Associate|Biträdande jurist|担当者', 'Client contact|Klientkontakt|受付・ご相談窓口'],
    pictures: 'book paper city room plant lamp',
  },
  estate: {
    ...office,
    headline: 'From the first viewing to the keys|Från första visningen till nycklarna|住まいの売買を、最後まで',
    lead: 'Homes shown as they are, buyers who are called back, and sellers who know every step of the way.|Bostäder visade som de är, köpare som blir uppringda och säljare som vet varje steg.|物件をありのままにご紹介し、売る方にも買う方にも、一つひとつご説明します。',
    reasons: [
      [
        'MapPin',
        'We know the streets|Vi kan gatorna|地域に詳しい',
        'Schools, noise, sun and what the neighbour’s house went for.|Skolor, buller, sol och vad grannens hus gick för.|学校、日当たり、周辺の相場まで把握しています。',
      ],
      [
        'Camera',
        'Shown at its best|Visas från sin bästa sida|魅力を伝える',
        'Photographer, drawings and a text without clichés are included.|Fotograf, planritning och en text utan klyschor ingår.|写真撮影、間取り図、紹介文も料金に含まれます。',
      ],
      [
        'HandCoins',
        'A fee you know|Ett arvode du vet|わかりやすい費用',
        'Nothing sold, nothing to pay.|Inget sålt, inget att betala.|成約するまで費用はいただきません。',
      ],
    ],
    questions: [
      [
        'What is my home worth?|Vad är min bostad värd?|家の価値を知りたいのですが',
        'We come by, look and give you a figure within two days. Free of charge.|Vi kommer förbi, tittar och ger en siffra inom två dagar. Kostnadsfritt.|現地を拝見し、2日以内に無料で査定します。',
      ],
      [
        'How long does a sale take?|Hur lång tid tar en försäljning?|売却までどのくらいかかりますか？',
        'Usually four to eight weeks from pictures to contract.|Oftast fyra till åtta veckor från bilder till kontrakt.|通常、3か月ほどでご成約に至ります。',
      ],
      [
        'Can I view in the evening?|Kan jag se bostaden på kvällen?|夜の内覧はできますか？',
        'Yes, and at weekends. Choose a time in the form.|Ja, och på helger. Välj en tid i formuläret.|はい、平日の夜や週末もご案内します。',
      ],
    ],
    voices: [
      'Sold in nineteen days, and we always knew what would happen next.|Sålt på nitton dagar, och vi visste alltid vad som skulle hända härnäst.|予定より早く売れ、いつも次の段取りを教えてくれました。',
      'They told us about the damp before we had seen it.|De berättade om fukten innan vi själva hade sett den.|気になる点も先に正直に話してくれました。',
    ],
    roles: [
      'Broker and owner|Mäklare och ägare|代表・宅地建物取引士',
      'Estate agent|Fastighetsmäklare|営業担当',
      'Viewings|Visningar|内覧・ご案内',
    ],
    pictures: 'house room city tree lamp map',
    services: [
      ['Valuation|Värdering|査定', 0, 60, 'At your home, within two days|Hemma hos dig, inom två dagar|2日以内にお伺いします'],
      [
        'Sale of a flat|Försäljning av lägenhet|マンションの売却',
        3900,
        0,
        'Pictures, viewings and contract|Bilder, visningar och kontrakt|撮影、内覧、契約まで',
      ],
      [
        'Sale of a house|Försäljning av villa|戸建ての売却',
        5400,
        0,
        'Pictures, viewings and contract|Bilder, visningar och kontrakt|撮影、内覧、契約まで',
      ],
      [
        'Letting|Uthyrning|賃貸の募集',
        900,
        0,
        'Tenant, contract and inventory|Hyresgäst, kontrakt och besiktning|入居者募集から契約まで',
      ],
      [
        'Advice for buyers|Köprådgivning|購入のご相談',
        150,
        60,
        'Before you make an offer|Innan du lägger ett bud|お申し込みの前に',
      ],
    ],
  },
  undertaker: {
    ...office,
    headline: 'When somebody has died|När någon har gått bort|大切な方を、心を込めてお見送り',
    lead: 'We are there day and night. Together we find a farewell that is like the one you have lost.|Vi finns här dygnet runt. Tillsammans hittar vi ett avsked som liknar den ni har mist.|24時間いつでもお電話ください。故人さまらしいお別れを、ご一緒に考えます。',
    reasons: [
      [
        'Phone',
        'Day and night|Dygnet runt|24時間対応',
        'A person answers, also on Christmas Eve.|En människa svarar, även på julafton.|深夜も休日も、担当者がお電話をお受けします。',
      ],
      [
        'HeartHandshake',
        'One person all the way|En person hela vägen|同じ担当者が最後まで',
        'The same undertaker from the first call to the papers afterwards.|Samma begravningsrådgivare från första samtalet till papperen efteråt.|最初のお電話から各種手続きまで、一人の担当者が寄り添います。',
      ],
      [
        'FileText',
        'The cost in writing|Kostnaden på papper|費用を書面で',
        'You see each item and choose. Nothing is added.|Ni ser varje post och väljer. Inget läggs till.|項目ごとにご説明し、後からの追加はありません。',
      ],
    ],
    questions: [
      [
        'What do we do first?|Vad gör vi först?|まず何をすればいいですか？',
        'Call us, at any hour. You need not have decided anything.|Ring oss, när som helst. Ni behöver inte ha bestämt något.|お時間を問わず、まずはお電話ください。何も決まっていなくて構いません。',
      ],
      [
        'Can you come to our home?|Kan ni komma hem till oss?|自宅に来てもらえますか？',
        'Yes, or you come to us. There is coffee and time.|Ja, eller så kommer ni till oss. Det finns kaffe och tid.|はい、ご自宅にもお伺いします。',
      ],
      [
        'May the ceremony be without a church?|Kan ceremonin vara utan kyrka?|無宗教でもできますか？',
        'Of course: at home, in the forest, by the sea or in our room.|Självklart: hemma, i skogen, vid havet eller i vår lokal.|もちろんです。音楽葬や家族だけのお別れ会もお手伝いします。',
      ],
    ],
    voices: [
      'They took everything that we could not bear to think of.|De tog hand om allt vi inte orkade tänka på.|つらいときに、すべてを静かに整えてくださいました。',
      'It became a farewell with laughter in it, just as he would have wanted.|Det blev ett avsked med skratt i, precis som han hade velat.|父らしい、温かいお別れになりました。',
    ],
    roles: [
      'Undertaker|Begravningsrådgivare|葬祭ディレクター',
      'Ceremonies and music|Ceremoni och musik|式進行・音楽',
      'Family law|Familjejurist|手続き・ご相談',
    ],
    pictures: 'candle flower tree forest paper lamp',
    services: [
      ['Quiet farewell|Stilla avsked|直葬・火葬式', 1900, 0, 'Without a ceremony|Utan ceremoni|儀式を行わないお別れ'],
      ['Family funeral|Begravning i kretsen|家族葬', 3900, 0, 'With those closest|Med de närmaste|ご家族と親しい方だけで'],
      [
        'Funeral with gathering|Begravning med minnesstund|一般葬',
        5900,
        0,
        'Ceremony, flowers and coffee|Ceremoni, blommor och kaffe|式、お花、会食',
      ],
      [
        'Estate inventory|Bouppteckning|各種手続きの代行',
        1200,
        0,
        'We collect the papers|Vi samlar papperen|書類をまとめてお手伝い',
      ],
      [
        'Planning ahead|Förbereda i förväg|事前のご相談',
        0,
        60,
        'Your wishes, written down|Dina önskemål, nedskrivna|ご希望を書き留めます',
      ],
    ],
    servicesFirst: true,
  },
  riding: {
    ...animal,
    headline: 'For four hooves and steady ground|För fyra hovar och trygg mark|馬と人の、毎日のそばに',
    lead: 'Kind horses, patient teachers and a place by the fence for those who only want to look.|Snälla hästar, tålmodiga ridlärare och en plats vid staketet för den som bara vill titta.|おだやかな馬と、気長に教えるインストラクター。見学だけでも歓迎です。',
    reasons: [
      [
        'Heart',
        'A horse that suits you|En häst som passar dig|あなたに合う馬',
        'Big or small, lively or calm: we choose together.|Stor eller liten, pigg eller lugn: vi väljer tillsammans.|体格や経験に合わせて、一緒に選びます。',
      ],
      [
        'ShieldCheck',
        'Safe from the ground up|Tryggt från grunden|安全を第一に',
        'Trained teachers, helmets in every size and groups of eight at most.|Utbildade ridlärare, hjälmar i alla storlekar och högst åtta i gruppen.|有資格の指導員と少人数のクラス。ヘルメットも貸し出します。',
      ],
      [
        'Sun',
        'Well horses|Hästar som mår bra|馬の健康',
        'They are out every day, and no one works more than two hours.|De är ute varje dag och ingen går mer än två timmar.|毎日放牧し、一日の騎乗は2時間までと決めています。',
      ],
    ],
    questions: [
      [
        'I have never ridden. Can I begin?|Jag har aldrig ridit. Kan jag börja?|初めてでも大丈夫ですか？',
        'Yes, at any age from six. The first time somebody leads the horse.|Ja, från sex år och uppåt. Första gången leder någon hästen.|6歳からどなたでも。初回は指導員が馬を引きます。',
      ],
      [
        'What should I wear?|Vad ska jag ha på mig?|服装は？',
        'Long trousers and shoes with a small heel. We lend the helmet.|Långbyxor och skor med liten klack. Hjälm lånar vi ut.|長ズボンと、かかとのある靴でお越しください。',
      ],
      [
        'What if I miss a lesson?|Om jag missar en lektion?|休んだ場合は？',
        'Ride with another group in the same month.|Rid med en annan grupp samma månad.|同じ月の別のクラスに振り替えられます。',
      ],
    ],
    voices: [
      'My daughter has friends here, and half of them have hooves.|Min dotter har vänner här, och hälften av dem har hovar.|娘にはここに友だちがたくさんいます。半分は馬ですが。',
      'I began at fifty-two. Nobody smiled, except the horse.|Jag började när jag var femtiotvå. Ingen log, utom hästen.|52歳で始めました。笑ったのは馬だけでした。',
    ],
    roles: [
      'Head of the stable|Stallchef|厩舎長',
      'Riding teacher|Ridlärare|インストラクター',
      'Ponies and children|Ponny och barn|ポニー・子ども担当',
    ],
    pictures: 'field forest shoe hands tool house',
    heroes: ['picture'],
    sections: ['prices', 'features', 'gallery', 'testimonials', 'questions', 'hours', 'address', 'contact'],
  },
  entertainer: {
    ...peopleTrades.act,
    headline: 'An evening they will talk about|En kväll de pratar om länge|忘れられないひとときを',
    lead: 'Shows for parties, companies and stages, close to the audience and never at its expense.|Föreställningar för fester, företag och scener, nära publiken och aldrig på dess bekostnad.|パーティーから企業の催し、舞台まで。お客さまのすぐそばで、心から楽しいひとときをお届けします。',
    reasons: [
      [
        'Sparkles',
        'Made for the room|Gjort för rummet|会場に合わせて',
        'At the table, on stage or in the garden: the show fits the place and the age.|Vid borden, på scen eller i trädgården: föreställningen passar plats och ålder.|テーブルでも舞台でも、会場と年齢に合わせて構成します。',
      ],
      [
        'Clock',
        'Easy for the host|Enkelt för värden|準備は簡単',
        'I bring what is needed and am ready half an hour before.|Jag har med det som behövs och är klar en halvtimme innan.|必要なものはすべて持参し、30分前には準備を終えます。',
      ],
      [
        'Laugh',
        'For all ages|För alla åldrar|どなたにも',
        'Children laugh, grandparents wonder, and nobody is made to feel foolish.|Barnen skrattar, mormor undrar och ingen görs till åtlöje.|お子さまからご年配の方まで、皆さまに笑顔を。',
      ],
    ],
    voices: [
      'My father is still trying to work out how it was done.|Min pappa försöker fortfarande lista ut hur det gick till.|父は今も「どうなっていたんだ」と考えています。',
      'A hundred colleagues who seldom laugh laughed for forty minutes.|Hundra kollegor som sällan skrattar skrattade i fyrtio minuter.|めったに笑わない同僚たちが、40分笑いっぱなしでした。',
    ],
    questions: [
      [
        'How long is the show?|Hur lång är föreställningen?|時間はどのくらいですか？',
        'Twenty to sixty minutes, as it suits the evening.|Tjugo till sextio minuter, som det passar kvällen.|20〜60分で、ご希望に合わせます。',
      ],
      [
        'What do you need?|Vad behövs på plats?|必要な設備は？',
        'Two metres of floor and a socket.|Två meter golv och ett uttag.|2メートルほどの場所と電源があれば十分です。',
      ],
      [
        'How far do you travel?|Hur långt reser du?|出張はできますか？',
        'Everywhere. Within an hour the journey is in the price.|Överallt. Inom en timme ingår resan i priset.|どこへでも伺います。1時間以内の交通費は料金に含まれます。',
      ],
    ],
    roles: ['On stage|På scenen|出演', 'Bookings|Bokningar|出演依頼の窓口', 'Sound and light|Ljud och ljus|音響・照明'],
    pictures: 'night crowd film record gift paper',
    offer: 'service',
    services: [
      [
        'Table magic and mingling|Mingel och bord|テーブル回り',
        390,
        60,
        'Among the guests, close up|Bland gästerna, på nära håll|お客さまの目の前で',
      ],
      ['Stage show|Scenföreställning|ステージ', 690, 45, 'For 20 to 300 people|För 20 till 300 personer|20〜300名様向け'],
      ['Children’s party|Barnkalas|お誕生日会', 240, 40, 'Everybody may help|Alla får hjälpa till|みんなで参加できます'],
      ['Company event|Företagsfest|企業イベント', 890, 60, 'With your own theme|Med ert eget tema|テーマに合わせて構成'],
      [
        'Workshop|Workshop|体験教室',
        350,
        90,
        'Learn three things to show others|Lär er tre saker att visa andra|人に見せたくなる3つを伝授',
      ],
    ],
    sections: ['prices', 'features', 'videos', 'testimonials', 'questions', 'contact'],
  },
  classical: {
    ...peopleTrades.act,
    headline: 'Music for the moments that matter|Musik för stunderna som betyder något|大切な場面に、生の音楽を',
    lead: 'Live strings and voices for ceremonies, dinners and concerts, from Bach to the song you danced to first.|Levande stråkar och röster för vigslar, middagar och konserter, från Bach till er första dans.|挙式やお食事の席、演奏会に。バッハから思い出の一曲まで、生演奏でお届けします。',
    roles: [
      'First violin|Förstaviolin|第1ヴァイオリン',
      'Second violin|Andraviolin|第2ヴァイオリン',
      'Viola|Viola|ヴィオラ',
      'Cello|Cello|チェロ',
    ],
    voices: [
      'When they began to play, the whole room fell silent.|När de började spela blev hela rummet tyst.|演奏が始まると、会場が静まりかえりました。',
      'They arranged our song, and my mother had to sit down.|De arrangerade vår låt, och mamma fick sätta sig ner.|思い出の曲を編曲してくださり、母が涙していました。',
    ],
    pictures: 'piano crowd night flower paper candle',
  },
  escape: {
    ...culture,
    headline: 'Sixty minutes, one way out|Sextio minuter, en väg ut|60分、出口はひとつ',
    lead: 'Rooms full of riddles for friends, families and colleagues. Find the clues, talk to each other and beat the clock.|Rum fulla av gåtor för vänner, familjer och kollegor. Hitta ledtrådarna, prata med varandra och slå klockan.|仲間や家族、職場のチームで挑む謎解きの部屋。手がかりを集め、時間内に脱出しよう。',
    reasons: [
      [
        'KeyRound',
        'Riddles made by hand|Gåtor byggda för hand|手づくりの仕掛け',
        'Built in our own workshop. No room is like any other.|Byggda i vår egen verkstad. Inget rum är det andra likt.|すべて自社工房で製作。同じ部屋は一つもありません。',
      ],
      [
        'Users',
        'Two to eight players|Två till åtta spelare|2〜8名で',
        'Friends, families, teams. We help you choose the right room.|Vänner, familjer, arbetslag. Vi hjälper er välja rätt rum.|人数と経験に合わせて、ぴったりの部屋をご案内します。',
      ],
      [
        'MessagesSquare',
        'A hint when you need it|En ledtråd när det behövs|ヒントあり',
        'The game master follows you and gives just enough.|Spelledaren följer er och ger precis lagom.|ゲームマスターが見守り、ほどよくヒントを出します。',
      ],
    ],
    questions: [
      [
        'Are we really locked in?|Är vi verkligen inlåsta?|本当に閉じ込められますか？',
        'No. The door can be opened at any time.|Nej. Dörren går alltid att öppna.|いいえ、いつでも外に出られます。',
      ],
      [
        'From what age?|Från vilken ålder?|何歳から遊べますか？',
        'From ten with a grown-up, from fifteen alone.|Från tio år med en vuxen, från femton själva.|10歳から保護者同伴で、15歳から子どもだけでも。',
      ],
      [
        'How early should we come?|När ska vi vara på plats?|何分前に行けばいいですか？',
        'Ten minutes before. Those who come late lose time on the clock.|Tio minuter innan. Den som kommer sent förlorar speltid.|10分前にお越しください。',
      ],
    ],
    voices: [
      'Thirty-eight seconds left. I have never shouted so loudly for joy.|Trettioåtta sekunder kvar. Jag har aldrig skrikit så högt av glädje.|残り38秒で脱出！ 思わず叫びました。',
      'The best afternoon our team has had, and nobody looked at a phone.|Den bästa eftermiddagen vårt team haft, och ingen tittade på mobilen.|チームの仲が深まりました。誰もスマホを見ませんでした。',
    ],
    roles: [
      'Owner and riddle maker|Ägare och gåtmakare|代表・謎制作',
      'Game master|Spelledare|ゲームマスター',
      'Bookings|Bokning|予約担当',
    ],
    pictures: 'game night room map book lamp',
    offer: 'service',
    services: [
      ['Two players|Två spelare|2名', 60, 60, 'One room, sixty minutes|Ett rum, sextio minuter|1部屋60分'],
      ['Four players|Fyra spelare|4名', 100, 60, 'One room, sixty minutes|Ett rum, sextio minuter|1部屋60分'],
      ['Six players|Sex spelare|6名', 132, 60, 'One room, sixty minutes|Ett rum, sextio minuter|1部屋60分'],
      [
        'Team afternoon|Lageftermiddag|チーム研修',
        390,
        150,
        'Several rooms, and something to eat|Flera rum och något att äta|複数の部屋と軽食付き',
      ],
      ['Birthday|Kalas|お誕生日プラン', 180, 120, 'Room, cake and a small prize|Rum, tårta och ett litet pris|ケーキと景品付き'],
    ],
    week: '- 14-22 14-22 14-22 12-23 10-23 10-20',
    sections: ['prices', 'features', 'steps', 'testimonials', 'questions', 'hours', 'address', 'contact'],
  },
  weddingVenue: {
    ...culture,
    headline: 'Your day, in one place|Er dag, på ett ställe|ふたりの一日を、ここで',
    lead: 'Ceremony, dinner and dance under one roof, with people who have thought of the rain, the speeches and the late supper.|Vigsel, middag och dans under samma tak, med människor som tänkt på regnet, talen och vickningen.|挙式から披露宴まで、すべてを一つの場所で。おふたりらしい一日を心を込めてお手伝いします。',
    reasons: [
      [
        'Heart',
        'One wedding a day|Ett bröllop om dagen|一日一組',
        'The house is yours from morning until the last guest has left.|Huset är ert från morgonen tills sista gästen gått.|一日一組限定。時間を気にせずお過ごしいただけます。',
      ],
      [
        'ChefHat',
        'A kitchen of our own|Eget kök|自慢のお料理',
        'You taste and choose the menu together with the chef.|Ni provsmakar och väljer menyn tillsammans med kocken.|ご試食のうえ、料理長とご相談いただけます。',
      ],
      [
        'Users',
        'A coordinator with you|En koordinator vid er sida|専任プランナー',
        'The same person plans with you and is there on the day.|Samma person planerar med er och är där på dagen.|準備から当日まで、同じプランナーが担当します。',
      ],
    ],
    questions: [
      [
        'How many guests fit?|Hur många gäster får plats?|何名まで入れますか？',
        'Up to 120 seated, and 160 for dancing.|Upp till 120 sittande och 160 när det dansas.|着席で120名様までご利用いただけます。',
      ],
      [
        'Can we see the house?|Får vi se huset?|見学できますか？',
        'Gladly, on most evenings. Write to us below.|Gärna, de flesta kvällar. Skriv till oss här nedanför.|平日の夜や週末にご案内しています。お申し込みください。',
      ],
      [
        'What if it rains?|Om det regnar?|雨の場合は？',
        'Then the ceremony moves into the great hall, with the garden outside the windows.|Då flyttar vigseln in i stora salen, med trädgården utanför fönstren.|ガーデン挙式の場合も、室内の会場をご用意しています。',
      ],
    ],
    voices: [
      'We could not have dreamt a better day, and we did not lift a finger.|Vi kunde inte drömt om en bättre dag, och vi lyfte inte ett finger.|夢に見た以上の一日になりました。',
      'The guests still talk about the food and the light in the garden.|Gästerna pratar fortfarande om maten och ljuset i trädgården.|お料理とお庭の美しさを、今もゲストに褒められます。',
    ],
    roles: [
      'Wedding planner|Bröllopskoordinator|ウェディングプランナー',
      'Chef|Kock|料理長',
      'Flowers and room|Blommor och dukning|装花・会場担当',
    ],
    pictures: 'flower cake jewel dress bottle crowd',
    offer: 'service',
    services: [
      [
        'Ceremony in the garden|Vigsel i trädgården|ガーデン挙式',
        1200,
        0,
        'Chairs, flowers and music|Stolar, blommor och musik|装花と音楽付き',
      ],
      [
        'Small wedding, 30 guests|Litet bröllop, 30 gäster|少人数プラン 30名',
        5900,
        0,
        'Dinner of three courses|Trerättersmiddag|お料理3品付き',
      ],
      [
        'Whole day, 80 guests|Hel dag, 80 gäster|披露宴 80名',
        12900,
        0,
        'From welcome drinks to late supper|Från välkomstdrink till vickning|ウェルカムドリンクから二次会まで',
      ],
      [
        'Viewing and tasting|Visning och provsmakning|見学・試食会',
        0,
        90,
        'Four tastes from the menu|Fyra smakprov ur menyn|4品をご試食',
      ],
      ['Night for the couple|Natt för brudparet|ご宿泊', 240, 0, 'Suite with breakfast|Svit med frukost|スイート、朝食付き'],
    ],
    week: '10-18 - 10-18 10-18 10-18 10-18 10-18',
    sections: ['gallery', 'features', 'prices', 'testimonials', 'steps', 'questions', 'address', 'contact'],
  },
  yoga: {
    ...sport,
    headline: 'Breathe, move, come home to yourself|Andas, rör dig, kom hem till dig själv|呼吸を整え、自分に還る時間',
    lead: 'Soft and stronger classes in a quiet room, small groups and a teacher who sees you.|Mjuka och starkare pass i ett stilla rum, små grupper och en lärare som ser dig.|静かな空間で、やさしいクラスからしっかり動くクラスまで。少人数で丁寧にご案内します。',
    reasons: [
      [
        'Flower2',
        'For every body|För alla kroppar|どんな体にも',
        'Every posture has a gentle way in. Nobody needs to be supple.|Varje position har en mjuk väg in. Ingen behöver vara vig.|どのポーズにもやさしい方法があります。体が硬くても大丈夫です。',
      ],
      [
        'Users',
        'Twelve mats|Tolv mattor|12名までの少人数',
        'Small groups, so that the teacher has time to come to you.|Små grupper, så att läraren hinner fram till dig.|講師が一人ひとりに目を配ります。',
      ],
      [
        'Coffee',
        'Tea afterwards|Te efteråt|終わったあとはお茶を',
        'Stay a while. Nobody hurries you out.|Stanna en stund. Ingen skyndar ut dig.|クラスのあとも、ゆっくりお過ごしください。',
      ],
    ],
    voices: [
      'I came for my back and stayed for the calm.|Jag kom för ryggens skull och stannade för lugnet.|腰のために始め、心の落ち着きのために続けています。',
      'The one hour of the week when nobody wants anything from me.|Veckans enda timme då ingen vill mig något.|一週間で、自分だけのために使える時間です。',
    ],
    questions: [
      [
        'I have never done yoga. Can I come?|Jag har aldrig yogat. Kan jag komma?|初めてでも大丈夫ですか？',
        'Yes, begin with a soft class. Tell the teacher before it starts.|Ja, börja med ett mjukt pass. Säg till läraren innan det börjar.|はい、やさしいクラスからどうぞ。始まる前に講師にお声がけください。',
      ],
      [
        'What should I bring?|Vad ska jag ta med?|持ち物は？',
        'Soft clothes. Mats, blankets and tea are here.|Mjuka kläder. Mattor, filtar och te finns här.|動きやすい服だけで。マットもブランケットもあります。',
      ],
      [
        'Is there a contract period?|Har ni bindningstid?|契約期間はありますか？',
        'No. Drop in, take a card, or pay by the month.|Nej. Droppa in, köp ett klippkort eller betala per månad.|ありません。都度払い、回数券、月会員から選べます。',
      ],
    ],
    roles: [
      'Founder and yoga teacher|Grundare och yogalärare|主宰・ヨガ講師',
      'Yin and restorative|Yin och vila|陰ヨガ担当',
      'Vinyasa|Vinyasa|ヴィンヤサ担当',
    ],
    pictures: 'lotus plant candle forest beach flower',
    week: '07-20 07-20 07-20 07-20 07-19 09-14 09-18',
  },
  smithy: {
    ...craft,
    headline: 'Iron, fire and patience|Järn, eld och tålamod|鉄と火と、手の仕事',
    lead: 'Gates, railings, knives and tools forged by hand, made for their place and meant to outlive us.|Grindar, räcken, knivar och verktyg smidda för hand, gjorda för sin plats och tänkta att överleva oss.|刃物や金物を一つずつ手で鍛えます。使う人に合わせ、長く役立つものを。',
    voices: [
      'The gate hangs as straight as on the first day, and it is twenty years old.|Grinden hänger lika rakt som första dagen, och den är tjugo år.|20年たっても、毎日気持ちよく使えています。',
      'He drew it on a plank with chalk, and it became just that.|Han ritade den med krita på en planka, och precis så blev den.|板に描いた絵の通りに仕上げてくださいました。',
    ],
    roles: ['Blacksmith|Smed|鍛冶職人', 'Apprentice|Lärling|弟子', 'Orders|Beställningar|ご注文担当'],
    pictures: 'tool house lamp chair frame candle',
  },
} satisfies Record<string, SiteTrade>

/** In place of the class that a site is of, where its head names what it does: the words, and the classes that they are a part of. */
export const specialWords: readonly (readonly [words: RegExp, of: readonly string[], trade: keyof typeof specialTrades])[] = [
  // one person's own page, and no agency's
  [
    /(?:portfolio|freelanc|personal (?:web ?)?site|(?:web ?)?site for (?:me|myself)|frilans|portfölj|min (?:egen )?(?:hem)?sida|フリーランス|ポートフォリオ|個人サイト|個人の)[^.。\n]*(?:develop|programm|engineer|coder|utvecklare|programmer|ingenjör|エンジニア|プログラマ|開発者|ゲームクリエイター)|(?:develop\w*|game designer|programmer|engineer|coder|utvecklare|programmerare|エンジニア|プログラマー?|開発者|ゲームクリエイター)[^.。,、\n]{0,24}(?:portfolio|portfölj|personal (?:web ?)?site|ポートフォリオ|個人サイト)/iu,
    ['technology', 'office', 'creative', 'maker', 'general', 'building'],
    'developer',
  ],
  [
    /(?:portfolio|freelanc|personal (?:web ?)?site|(?:web ?)?site for (?:me|myself)|frilans|portfölj|min (?:egen )?(?:hem)?sida|フリーランス|ポートフォリオ|個人サイト|個人の)[^.。\n]*(?:design(?!ed|ing)|architect|animator|formgiv|arkitekt|animatör|art director|デザイナー|建築家|アートディレクター|アニメーター)|(?:design(?:er)?|architect|animator|formgivare|arkitekt|デザイナー|建築家)[^.。,、\n]{0,24}(?:portfolio|portfölj|personal (?:web ?)?site|ポートフォリオ|個人サイト)|\b(?:graphic|ux|ui|product|brand|logo) designer\b|grafisk (?:formgivare|designer)|グラフィックデザイナー/iu,
    ['technology', 'office', 'creative', 'maker', 'general', 'craft', 'shop'],
    'designer',
  ],
  [
    /\bpodcasts?\b|(?<!\p{L})podd(?:en|ar|arna)?(?!\p{L})|podcast|ポッドキャスト/iu,
    ['culture', 'general', 'act', 'creative', 'club'],
    'podcast',
  ],
  [/\bnails?\b(?! gun)|nagel(?!\p{L}*(?:trång|bygel))|naglar|ネイル/iu, ['beauty', 'health', 'general', 'shop'], 'nails'],
  [
    /\b(?:eye)?lash(?:es)?\b|\bbrows?\b|frans(?:ar|förlängning|studio|stylist)|\bbryn|まつげ|まつ毛|アイラッシュ|マツエク/iu,
    ['beauty', 'health', 'general'],
    'lashes',
  ],
  [/\bbarbers?(?:shop)?\b|barberare|herrfrisör|床屋|理容|バーバー/iu, ['beauty', 'general', 'health'], 'barber'],
  [/tattoo|tatuer|タトゥー|刺青/iu, ['beauty', 'general', 'creative', 'craft'], 'tattoo'],
  [
    /weddings? photo|wedding (?:and \w+ )?(?:portrait )?photo|photograph\w* (?:of|for) weddings|bröllopsfoto|ウェディングフォト|ブライダルフォト|結婚式の?(?:写真|カメラマン)|婚礼写真|前撮り/iu,
    ['creative', 'general', 'couple'],
    'weddingPhoto',
  ],
  [
    /(?:newborn|baby|maternity|family) photo|nyföddfoto|babyfoto|barnfoto|familjefoto|ニューボーン|ベビーフォト|マタニティフォト|家族写真|子ども写真/iu,
    ['creative', 'general'],
    'babyPhoto',
  ],
  [
    /home ?builders?|house ?builders?|builds? (?:houses|homes)|(?:timber|wooden|log) (?:house|home)s|husbygg|bygger hus|villabygg|工務店|注文住宅|ハウスメーカー|住宅会社|建築会社/iu,
    ['building', 'general', 'craft'],
    'houses',
  ],
  [
    /\b(?:bike|bicycle|cycle|car|auto|motor(?:cycle|bike)?) (?:repair|workshop|garage|mechanic|service)|\bmechanic\b|\bgarage\b|cykelverkstad|bilverkstad|cykelreparat|mekaniker|däckverkstad|自動車整備|整備工場|自転車(?:屋|修理)|バイク修理/iu,
    ['building', 'general', 'craft', 'shop'],
    'garage',
  ],
  [
    /solicitor|lawyer|attorney|\blaw\b|legal|notary|advokat|jurist|弁護士|司法書士|行政書士|法律事務所/iu,
    ['office', 'general'],
    'legal',
  ],
  [/estate agent|real ?estate|realtor|letting agent|property agent|mäklare|不動産/iu, ['office', 'general'], 'estate'],
  [/undertaker|funeral|mortuary|begravning|葬儀|葬祭|斎場/iu, ['office', 'general', 'public'], 'undertaker'],
  [
    /\briding\b|horse|\bpony\b|ponies|ridskol|ridning|ridklubb|\bhäst|乗馬|ホースクラブ/iu,
    ['animal', 'sport', 'learning', 'general'],
    'riding',
  ],
  [
    /magician|conjurer|\bclown|comedian|stand-?up|juggler|entertainer|ventriloquist|trollkarl|trolleri|komiker|ståuppare|jonglör|マジシャン|手品|漫才|お笑い|コメディアン|大道芸/iu,
    ['culture', 'creative', 'act', 'general', 'club', 'party'],
    'entertainer',
  ],
  [
    /string (?:quartet|trio|duo)|\bquartet\b|chamber (?:music|choir|orchestra)|stråk(?:kvartett|trio)|kammar(?:musik|orkester|kör)|弦楽|四重奏|室内楽/iu,
    ['act', 'culture', 'club', 'general'],
    'classical',
  ],
  [/escape[- ](?:rooms?|games?|house)|escaperum|flyktrum|脱出ゲーム|謎解き/iu, ['culture', 'general', 'club'], 'escape'],
  [
    /weddings? (?:venue|barn|location)|venue for weddings|bröllopslokal|festvåning|bröllopsgård|結婚式場|ウェディング会場|ゲストハウスウェディング/iu,
    ['culture', 'lodging', 'general', 'couple', 'food'],
    'weddingVenue',
  ],
  [/yoga|pilates|meditation|ヨガ|ピラティス/iu, ['sport', 'learning', 'health', 'general'], 'yoga'],
  [
    /blacksmith|\bsmith\b|forge|smed(?:en|ja)?(?!\p{L})|smide|鍛冶/iu,
    ['craft', 'general', 'building', 'shop', 'maker'],
    'smithy',
  ],
  [/baker(?:y|ies)?\b|bageri|bagarstuga|bagare|パン屋|ベーカリー|パン工房/iu, ['food', 'general', 'shop'], 'bakery'],
  [
    /lunch(?:restaurang|ställe|servering|krog|kafé|café)\p{L}*|\blunch (?:restaurant|place|spot|bar|counter|canteen|only)\b|(?:bara|endast) lunch|ランチ(?:専門|のみ|だけ)|ランチ(?:食堂|のお店)/iu,
    ['food', 'general'],
    'lunch',
  ],
  [
    /restaurant|bistro|trattoria|brasserie|steakhouse|pizz|sushi|ramen|curry house|restaurang|krog|värdshus|レストラン|(?<!(?:こども|子ども|子供))食堂|ラーメン|麺|寿司|鮨|すし|居酒屋|焼肉|焼き鳥|そば|蕎麦|うどん|定食|割烹|料亭|料理店|ビストロ|天ぷら|とんかつ/iu,
    ['food', 'general'],
    'restaurant',
  ],
]
