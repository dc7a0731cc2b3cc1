// What is played on, by the sport, and what somebody shows of their work, by the craft: a tennis club has no pitch, an illustrator makes no
// websites.
import type { Cell } from '../thing.ts'
import type { RowsOfThing, TradeRows } from './trade-row.ts'
import { works } from './works.ts'

type Court = readonly [name: string, surface: 'Clay' | 'Hardcourt' | 'Grass' | 'Turf', indoors: boolean, rate: number]
const courts = (all: readonly Court[]): Readonly<Record<string, RowsOfThing>> => ({
  court: {
    columns: 'name, surface, indoors, rate, available',
    rows: all.map((court, at): Cell[] => [...court, at % 3 !== 2]),
  },
})

export const courtsAndWorks: readonly TradeRows[] = [
  {
    en: 'tennis',
    sv: 'tennis',
    ja: 'テニス',
    rows: courts([
      ['Court 1|Bana 1|1番コート', 'Clay', false, 18],
      ['Court 2|Bana 2|2番コート', 'Clay', false, 18],
      ['Court 3|Bana 3|3番コート', 'Clay', false, 18],
      ['Court 4|Bana 4|4番コート', 'Hardcourt', false, 20],
      ['Hall 1|Hall 1|屋内1番', 'Hardcourt', true, 28],
      ['Hall 2|Hall 2|屋内2番', 'Hardcourt', true, 28],
      ['Centre court|Centercourten|センターコート', 'Grass', false, 32],
      ['Practice wall|Träningsvägg|壁打ち', 'Hardcourt', false, 6],
    ]),
  },
  {
    en: 'padel',
    sv: 'padel',
    ja: 'パデル',
    rows: courts([
      ['Padel 1|Padel 1|パデル1', 'Turf', true, 32],
      ['Padel 2|Padel 2|パデル2', 'Turf', true, 32],
      ['Padel 3|Padel 3|パデル3', 'Turf', true, 32],
      ['Panorama|Panorama|パノラマ', 'Turf', true, 38],
      ['Single court|Singelbana|シングル', 'Turf', true, 20],
      ['Outdoors 1|Ute 1|屋外1', 'Turf', false, 24],
      ['Outdoors 2|Ute 2|屋外2', 'Turf', false, 24],
      ['Warm-up court|Uppvärmningsbana|ウォームアップ', 'Turf', true, 16],
    ]),
  },
  {
    en: 'football, soccer, futsal, pitch',
    sv: 'fotboll, futsal, konstgräs',
    ja: 'サッカー, フットサル, グラウンド',
    rows: courts([
      ['Main pitch|A-plan|メイングラウンド', 'Grass', false, 65],
      ['Second pitch|B-plan|第2グラウンド', 'Grass', false, 50],
      ['Artificial turf|Konstgräset|人工芝', 'Turf', false, 55],
      ['Half pitch, north|Halvplan norr|ハーフコート北', 'Turf', false, 30],
      ['Half pitch, south|Halvplan söder|ハーフコート南', 'Turf', false, 30],
      ['Seven-a-side|Sjumannaplan|7人制コート', 'Turf', false, 28],
      ['Sports hall|Idrottshallen|体育館', 'Hardcourt', true, 40],
      ['Training field|Träningsytan|練習場', 'Grass', false, 15],
    ]),
  },
  {
    en: 'web developer, frontend developer, front-end developer, developer, programmer, software engineer, full stack',
    sv: 'utvecklare, webbutvecklare, frontendutvecklare, programmerare, systemutvecklare',
    ja: 'エンジニア, フロントエンド, プログラマー, プログラマ, ウェブ開発, 開発者',
    rows: works('Web|Webb|ウェブ, Open source|Öppen källkod|OSS, Mobile|Mobil|モバイル, Own project|Eget projekt|個人開発', [
      [
        'Booking for a climbing hall|Bokning åt en klätterhall|ボルダリングジムの予約サイト',
        0,
        2025,
        'React, TypeScript and PostgreSQL. Two thousand bookings a month.|React, TypeScript och PostgreSQL. Två tusen bokningar i månaden.|React、TypeScript、PostgreSQL。月2,000件の予約を処理。',
      ],
      [
        'Timetables without waiting|Tidtabeller utan väntan|すぐ開く時刻表',
        2,
        2025,
        'Works offline, loads in half a second.|Fungerar utan nät, laddar på en halv sekund.|オフライン対応、0.5秒で表示。',
      ],
      [
        'A date picker for everybody|En datumväljare för alla|誰でも使える日付選択部品',
        1,
        2024,
        'Keyboard and reader first. Used in four hundred projects.|Tangentbord och skärmläsare först. Används i fyrahundra projekt.|キーボードと読み上げに対応。400件以上で利用中。',
      ],
      [
        'Shop for a coffee roaster|Butik åt ett kafferosteri|珈琲焙煎所のオンラインショップ',
        0,
        2024,
        'From sketch to first order in six weeks.|Från skiss till första order på sex veckor.|設計から初回の注文まで6週間。',
      ],
      [
        'Bird songs by ear|Fågelsång på gehör|鳥の声あてクイズ',
        3,
        2024,
        'A quiz built over a winter, with my own recordings.|Ett quiz byggt under en vinter, med egna inspelningar.|ひと冬で作った、自分で録音した声のクイズ。',
      ],
      [
        'Dashboard for a housing company|Översikt åt ett bostadsbolag|住宅会社の管理画面',
        0,
        2023,
        'Charts that say what to do next.|Diagram som säger vad man ska göra härnäst.|次にすることがわかるグラフ。',
      ],
    ]),
  },
  {
    en: 'graphic designer, graphic design, brand designer, logo designer, designer',
    sv: 'grafisk formgivare, grafisk designer, formgivare, designer',
    ja: 'グラフィックデザイナー, グラフィックデザイン, デザイナー',
    rows: works('Identity|Identitet|ブランド, Print|Tryck|印刷物, Packaging|Förpackning|パッケージ, Web|Webb|ウェブ', [
      [
        'A bakery with one letter|Ett bageri med en bokstav|一文字のパン屋',
        0,
        2025,
        'Sign, bags and aprons from a single stroke.|Skylt, påsar och förkläden av ett enda streck.|看板、袋、前掛けをひと筆の文字で統一。',
      ],
      [
        'Posters for the harbour festival|Affischer till hamnfestivalen|港まつりのポスター',
        1,
        2025,
        'Three colours, forty walls.|Tre färger, fyrtio väggar.|三色刷り、40か所に掲示。',
      ],
      [
        'Tea for four seasons|Te för fyra årstider|四季のお茶',
        2,
        2024,
        'Paper only, no glue.|Bara papper, inget lim.|紙だけで組み立てる箱。',
      ],
      [
        'Bookshop, new website|Bokhandel, ny webbplats|本屋のウェブサイト',
        3,
        2025,
        'Calm pages for a loud shop.|Lugna sidor för en livlig butik.|にぎやかな店の、静かな画面。',
      ],
      [
        'Annual report as a map|Årsredovisning som karta|地図のような年次報告書',
        1,
        2024,
        'A whole year on one sheet.|Ett helt år på ett ark.|1年を1枚の紙に。',
      ],
      [
        'A sign for a small museum|Ett märke åt ett litet museum|小さな博物館のロゴ',
        0,
        2023,
        'Drawn after a key from 1740.|Ritat efter en nyckel från 1740.|1740年の鍵をもとに。',
      ],
    ]),
  },
  {
    en: 'architect, architecture, interior designer',
    sv: 'arkitekt, arkitektur, inredningsarkitekt',
    ja: '建築家, 建築設計, 設計事務所, インテリアデザイナー',
    rows: works('Houses|Hus|住宅, Interiors|Inredning|内装, Public|Offentligt|公共, Competitions|Tävlingar|コンペ', [
      [
        'House by the slope|Hus i slänten|斜面の家',
        0,
        2025,
        'Three floors that follow the hill|Tre plan som följer backen|丘に沿う三つの床',
      ],
      [
        'Library in a barn|Bibliotek i en lada|納屋の図書室',
        2,
        2024,
        'Old beams, new light|Gamla bjälkar, nytt ljus|古い梁と新しい光',
      ],
      [
        'A kitchen for six|Kök för sex|6人のための台所',
        1,
        2025,
        'Ash, steel and one long table|Ask, stål och ett långt bord|タモとステンレス、長い食卓',
      ],
      [
        'Bus stop with a view|Busskur med utsikt|見晴らしのバス停',
        2,
        2023,
        'Larch, built in a week|Lärk, byggd på en vecka|カラマツ材、工期1週間',
      ],
      [
        'Two flats become one|Två lägenheter blir en|二戸を一戸に',
        1,
        2024,
        'Twelve doors fewer|Tolv dörrar färre|扉を12枚減らして',
      ],
      ['School under one roof|Skola under ett tak|一枚屋根の学校', 3, 2024, 'Second prize|Andra pris|二等入選'],
    ]),
  },
  {
    en: 'film maker, filmmaker, videographer, animator, motion designer',
    sv: 'filmare, filmskapare, videograf, animatör',
    ja: '映像作家, 動画クリエイター, ビデオグラファー, アニメーター',
    rows: works(
      'Documentary|Dokumentär|ドキュメンタリー, Commercial|Reklam|広告, Music|Musik|音楽, Animation|Animation|アニメーション',
      [
        [
          'The last lighthouse keeper|Den sista fyrvaktaren|最後の灯台守',
          0,
          2025,
          'Twenty-four minutes, shot over two winters|Tjugofyra minuter, filmad under två vintrar|24分、ふた冬をかけて撮影',
        ],
        [
          'Bread before dawn|Bröd före gryningen|夜明け前のパン',
          1,
          2025,
          'Thirty seconds for a bakery|Trettio sekunder åt ett bageri|パン屋のための30秒',
        ],
        [
          'Night tram|Nattspårvagn|夜の路面電車',
          2,
          2024,
          'Music video in one take|Musikvideo i en tagning|ワンカットのミュージックビデオ',
        ],
        [
          'A letter to the sea|Ett brev till havet|海への手紙',
          3,
          2024,
          'Cut paper, 3,000 frames|Klippt papper, 3 000 bildrutor|切り紙、3,000コマ',
        ],
        [
          'Hands at work|Händer i arbete|手のしごと',
          0,
          2023,
          'A series of six craftspeople|En serie om sex hantverkare|6人の職人の連作',
        ],
      ],
    ),
  },
  {
    en: 'tattoo',
    sv: 'tatuer',
    ja: 'タトゥー, 刺青',
    rows: works(
      'Blackwork|Blackwork|ブラックワーク, Fine line|Fineline|ファインライン, Japanese|Japanskt|和彫り, Lettering|Text|レタリング',
      [
        ['Heron over reeds|Häger över vass|葦と鷺', 0, 2025, 'Forearm, two sittings|Underarm, två sittningar|前腕・2回'],
        ['Single poppy|En ensam vallmo|一輪のひなげし', 1, 2025, 'Wrist, one hour|Handled, en timme|手首・1時間'],
        ['Carp and waves|Karp och vågor|鯉と波', 2, 2024, 'Half sleeve, six sittings|Halv arm, sex sittningar|五分袖・6回'],
        [
          'Grandmother’s handwriting|Mormors handstil|祖母の筆跡',
          3,
          2025,
          'From an old postcard|Efter ett gammalt vykort|古い葉書から',
        ],
        ['Mountain line|Bergslinje|山の稜線', 1, 2024, 'Shoulder|Axel|肩'],
        [
          'Moth with open wings|Nattfjäril med öppna vingar|羽を広げた蛾',
          0,
          2023,
          'Between the shoulder blades|Mellan skulderbladen|肩甲骨の間',
        ],
      ],
    ),
  },
  {
    en: 'ceramicist, potter, ceramic artist, ceramics',
    sv: 'keramiker, krukmakare, keramik',
    ja: '陶芸家, 陶芸作家',
    rows: works('Tableware|Servis|うつわ, Vases|Vaser|花器, Sculpture|Skulptur|オブジェ, Commissions|Beställningar|特注', [
      ['Morning bowls|Morgonskålar|朝の鉢', 0, 2025, 'Stoneware, ash glaze|Stengods, askglasyr|炻器・灰釉'],
      ['Tall vase, blue|Hög vas, blå|青の長い花器', 1, 2025, 'Thrown in two parts|Drejad i två delar|二つに分けて挽いたもの'],
      ['Stone that floats|Sten som flyter|浮かぶ石', 2, 2024, 'Hollow, unglazed|Ihålig, oglaserad|中空・無釉'],
      [
        'Plates for a harbour inn|Tallrikar till ett hamnkafé|港の宿の皿',
        3,
        2024,
        'Sixty, no two alike|Sextio, inga två lika|60枚、すべて一点もの',
      ],
      ['Tea cups, winter|Tekoppar, vinter|冬の湯のみ', 0, 2023, 'Fired with birch|Brända med björk|白樺で焼成'],
    ]),
  },
  {
    en: 'painter, fine artist, visual artist, watercolour artist, oil paintings',
    sv: 'konstnär, bildkonstnär',
    ja: '画家, 美術作家, 日本画家',
    rows: works('Oil|Olja|油彩, Watercolour|Akvarell|水彩, Drawing|Teckning|素描, Prints|Grafik|版画', [
      ['Low tide|Lågvatten|干潮', 0, 2025, '60 × 80 cm, oil on canvas|60 × 80 cm, olja på duk|60×80cm・油彩'],
      ['Blue kitchen|Blått kök|青い台所', 0, 2024, '50 × 50 cm|50 × 50 cm|50×50cm'],
      ['Winter birches|Vinterbjörkar|冬の白樺', 1, 2024, 'On paper, 30 × 40 cm|På papper, 30 × 40 cm|紙本・30×40cm'],
      ['My neighbour’s hands|Grannens händer|隣人の手', 2, 2025, 'Charcoal|Kol|木炭'],
      ['Four gulls|Fyra måsar|四羽のかもめ', 3, 2023, 'Linocut, edition of 30|Linosnitt, upplaga 30|リノカット・30部'],
      ['The road home|Vägen hem|帰り道', 0, 2023, '90 × 120 cm|90 × 120 cm|90×120cm'],
    ]),
  },
  {
    en: 'illustrat',
    sv: 'illustrat',
    ja: 'イラスト',
    rows: works('Books|Böcker|書籍, Press|Press|雑誌・新聞, Packaging|Förpackningar|パッケージ, Own work|Eget|個人制作', [
      [
        'The bear who missed the train|Björnen som missade tåget|電車に乗りおくれたくま',
        0,
        2025,
        'Picture book, 32 pages in gouache|Bilderbok, 32 sidor i gouache|絵本 32ページ、ガッシュ',
      ],
      [
        'Night birds of the marsh|Mossens nattfåglar|湿原の夜の鳥たち',
        0,
        2024,
        'Plates for a field guide|Planscher till en fälthandbok|図鑑のための図版',
      ],
      [
        'Who cares for the caretakers|Vem vårdar vårdarna|支える人を支えるのは',
        1,
        2025,
        'Cover and two spreads for a weekly|Omslag och två uppslag i en veckotidning|週刊誌の表紙と見開き2点',
      ],
      [
        'City in summer heat|Stad i sommarvärme|夏の暑さの街',
        1,
        2025,
        'Drawn overnight for a daily|Tecknad över natten åt en dagstidning|日刊紙のために一晩で',
      ],
      [
        'Tea for four seasons|Te för fyra årstider|四季のお茶',
        2,
        2025,
        'Four tins, one landscape|Fyra burkar, ett landskap|缶4種でひとつの風景',
      ],
      ['Honey from the meadow|Honung från ängen|草原のはちみつ', 2, 2024, 'Label and box|Etikett och ask|ラベルと箱'],
      [
        'A flower a day|En blomma om dagen|一日一輪',
        3,
        2024,
        'A hundred drawings in ink|Hundra teckningar i tusch|インクによる100枚',
      ],
      [
        'My street at six|Min gata klockan sex|朝6時のわたしの道',
        3,
        2023,
        'Risograph in three colours|Risografi i tre färger|3色のリソグラフ',
      ],
    ]),
  },
  {
    en: 'writer, copywriter, author, journalist',
    sv: 'skribent, copywriter, författare, journalist',
    ja: 'ライター, コピーライター, 作家, 記者',
    rows: works('Features|Reportage|記事, Copy|Copy|コピー, Books|Böcker|書籍, Essays|Essäer|エッセイ', [
      [
        'The last ferry of the day|Dagens sista färja|最終の渡し船',
        0,
        2025,
        'Six pages on a line that closes|Sex sidor om en linje som läggs ner|廃止される航路を追った6ページ',
      ],
      [
        'Where the bees went|Vart bina tog vägen|蜂はどこへ',
        0,
        2024,
        'Reported over one summer|Skriven under en sommar|ひと夏の取材',
      ],
      [
        'A voice for a bakery|En röst åt ett bageri|パン屋の言葉',
        1,
        2025,
        'Website, menu and the sign in the window|Webb, meny och skylten i fönstret|サイトとメニュー、窓の看板まで',
      ],
      [
        'Plain words for a bank|Klarspråk åt en bank|銀行のやさしい言葉',
        1,
        2025,
        'Forty letters rewritten|Fyrtio brev omskrivna|手紙40通を書き直し',
      ],
      ['A house by the tracks|Ett hus vid spåret|線路わきの家', 2, 2024, 'Novel, 280 pages|Roman, 280 sidor|小説 280ページ'],
      ['Letters to a lake|Brev till en sjö|湖への手紙', 2, 2022, 'Stories|Noveller|短編集'],
      ['On waiting|Om att vänta|待つということ', 3, 2025, 'Read on the radio|Uppläst i radio|ラジオで朗読'],
      [
        'The smell of rain|Doften av regn|雨のにおい',
        3,
        2023,
        'In an anthology on weather|I en antologi om väder|天気のアンソロジーより',
      ],
    ]),
  },
]
