// What is let out, shown or arranged, by the word for the trade: costumes, bicycles, kimonos, the pictures of a photographer, a flea market.
import type { Cell } from '../thing.ts'
import type { RowsOfThing, TradeRows } from './trade-row.ts'

type Hire = readonly [name: string, dayPrice: number, kind: number, quantity: number]
const hireStates = ['Available', 'Available', 'Rented out', 'Available', 'Rented out', 'Available', 'In service', 'Available']
const depositOf = (dayPrice: number) => Math.max(20, Math.round(dayPrice / 10) * 20)

/** What is let out for a day, and the times it is let: of the same goods. */
const hired = (kinds: string, goods: readonly Hire[]): Readonly<Record<string, RowsOfThing>> => {
  const names = kinds.split(', ')
  const items = goods.map(([name, dayPrice, kind, quantity], at): Cell[] => [
    name,
    names[kind]!,
    dayPrice,
    depositOf(dayPrice),
    quantity,
    hireStates[at % hireStates.length]!,
  ])
  const states = ['Rented out', 'Reserved', 'Returned', 'Reserved', 'Returned', 'Rented out', 'Returned', 'Reserved']
  const times = goods.map(([name, dayPrice], at): Cell[] => [
    name,
    dayPrice * (1 + (at % 3)),
    depositOf(dayPrice),
    at % 4 !== 1,
    states[at % states.length]!,
  ])
  return {
    rentalItem: { columns: 'name, category, dayPrice, securityDeposit, quantity, status', kinds, rows: items },
    rental: { columns: 'title, price, securityDeposit, paid, status', rows: times },
  }
}

const shots = 'Weddings|Bröllop|ウェディング, Portraits|Porträtt|ポートレート, Families|Familj|家族, Events|Evenemang|イベント'
const [weddings, portraits, families, gatherings] = shots.split(', ') as [string, string, string, string]

const views = 'Mountains|Fjäll|山, Coast|Kust|海辺, Forest|Skog|森, Night|Natt|夜'
const [mountains, coasts, forests, nights] = views.split(', ') as [string, string, string, string]

const catRows: RowsOfThing = {
  columns: 'name, type, breed, weight',
  rows: [
    ['Milo|Milo|ミロ', 'Cat', 'Siberian|Sibirisk katt|サイベリアン', 5],
    ['Nala|Nala|ナラ', 'Cat', 'House cat|Huskatt|雑種', 4],
    ['Sesame|Sesam|ごま', 'Cat', 'Birman|Birma|バーマン', 4],
    ['Luna|Luna|ルナ', 'Cat', 'British shorthair|Brittiskt korthår|ブリティッシュショートヘア', 5],
    ['Felix|Felix|フェリックス', 'Cat', 'House cat|Huskatt|雑種', 6],
    ['Snow|Snö|ゆき', 'Cat', 'Ragdoll|Ragdoll|ラグドール', 5],
  ],
}
const dogRows: RowsOfThing = {
  columns: 'name, type, breed, weight',
  rows: [
    ['Bella|Bella|ベラ', 'Dog', 'Labrador|Labrador|ラブラドール', 28],
    ['Rufus|Rufus|ルーファス', 'Dog', 'Terrier|Terrier|テリア', 9],
    ['Otto|Otto|オットー', 'Dog', 'Dachshund|Tax|ダックスフント', 8],
    ['Pepper|Peppar|こしょう', 'Dog', 'Poodle|Pudel|プードル', 6],
    ['Frida|Frida|フリーダ', 'Dog', 'Golden retriever|Golden retriever|ゴールデンレトリバー', 30],
    ['Max|Max|マックス', 'Dog', 'Border collie|Border collie|ボーダーコリー', 18],
  ],
}

export const outings: readonly TradeRows[] = [
  {
    en: 'cattery, cat sit, cat board, cat hotel',
    sv: 'kattpension, kattvakt, katthotell, kattdagis',
    ja: '猫ホテル, キャットシッター',
    rows: { pet: catRows },
  },
  {
    en: 'dog daycare, dog day care, doggy, dog sit, dog board, dog walk, dog hotel, dog groom',
    sv: 'hunddagis, hundpension, hundvakt, hundhotell, hundfrisör, hundtrim, hundrast',
    ja: 'ドッグホテル, 犬の保育園, 犬の幼稚園, 犬の散歩',
    rows: { pet: dogRows },
  },
  {
    en: 'costume, fancy dress',
    sv: 'maskerad, kostymuthyr, dräktuthyr, utklädning',
    ja: '衣装レンタル, コスプレ, 貸衣装',
    rows: hired('Adults|Vuxna|大人, Children|Barn|子ども, Accessories|Tillbehör|小物', [
      ['Pirate captain, M|Piratkapten, M|海賊の船長 M', 35, 0, 2],
      ['Flapper dress, S|Charlestonklänning, S|1920年代ドレス S', 30, 0, 3],
      ['Astronaut, L|Astronaut, L|宇宙飛行士 L', 45, 0, 1],
      ['Dinosaur, 5 to 7 years|Dinosaurie, 5–7 år|恐竜 5〜7歳', 20, 1, 4],
      ['Princess, 4 to 6 years|Prinsessa, 4–6 år|お姫さま 4〜6歳', 20, 1, 5],
      ['Venetian mask|Venetiansk mask|ベネチアンマスク', 8, 2, 12],
      ['Top hat and cane|Cylinderhatt och käpp|シルクハットとステッキ', 10, 2, 6],
      ['Two-person horse|Häst för två|二人用の馬', 50, 0, 1],
    ]),
  },
  {
    en: 'bike rental, bicycle rental, bike hire, cycle hire, bikes for rent',
    sv: 'cykeluthyr, hyrcykl, lånecykl',
    ja: 'レンタサイクル, 自転車レンタル, 貸し自転車',
    rows: hired('City|Stad|シティ, Electric|El|電動, Off-road|Terräng|オフロード, Children|Barn|子ども', [
      ['City bike, 7 gears|Stadscykel, 7 växlar|シティサイクル 7段', 18, 0, 14],
      ['Low-step city bike|Stadscykel med lågt insteg|低床シティサイクル', 18, 0, 8],
      ['Electric bike|Elcykel|電動アシスト自転車', 38, 1, 9],
      ['Electric cargo bike|Ellådcykel|電動カーゴバイク', 60, 1, 2],
      ['Mountain bike, M|Mountainbike, M|マウンテンバイク M', 42, 2, 6],
      ['Child’s bike, 20 inches|Barncykel, 20 tum|子ども用 20インチ', 12, 3, 7],
      ['Trailer for two children|Cykelvagn för två barn|子ども用トレーラー', 15, 3, 3],
      ['Tandem|Tandem|タンデム自転車', 35, 0, 2],
    ]),
  },
  {
    en: 'kimono rental, kimono hire, kimono shop',
    sv: 'kimonouthyrning',
    ja: '着物レンタル, 着物の貸し, 浴衣レンタル, 振袖',
    rows: hired('Everyday|Vardag|街着, Formal|Högtid|礼装, Summer|Sommar|浴衣, Men|Herr|男性', [
      ['Silk komon, plum blossom|Komon i siden, plommonblom|小紋 梅柄', 40, 0, 6],
      ['Tsumugi, indigo|Tsumugi, indigo|紬 藍', 45, 0, 3],
      ['Long-sleeved furisode|Furisode med lång ärm|振袖 古典柄', 180, 1, 4],
      ['Visiting kimono|Visitkimono|訪問着', 120, 1, 5],
      ['Graduation hakama|Examenshakama|卒業式袴セット', 90, 1, 8],
      ['Cotton yukata, morning glory|Yukata i bomull, vindor|浴衣 朝顔', 28, 2, 12],
      ['Men’s kimono and haori|Herrkimono med haori|男性着物・羽織', 45, 3, 4],
      ['Seven-five-three, girl|Barnkimono till högtid|七五三 女児', 70, 1, 6],
    ]),
  },
  {
    en: 'party rental, party hire, event rental, event hire, tent hire, marquee, party equipment, event equipment, bouncy castle, inflatable',
    sv: 'partyuthyr, festuthyr, tältuthyr, porslinsuthyr, hoppborg, eventuthyr',
    ja: 'イベント用品レンタル, パーティーレンタル, エア遊具, ふわふわ遊具',
    rows: hired('Tents|Tält|テント, Furniture|Möbler|家具, Tableware|Porslin|食器, Sound and light|Ljud och ljus|音響・照明', [
      ['Party tent, 6 × 12 m|Partytält, 6 × 12 m|パーティーテント 6×12m', 240, 0, 3],
      ['Bouncy castle, 4 × 5 m|Hoppborg, 4 × 5 m|エア遊具 4×5m', 140, 0, 2],
      ['Pop-up gazebo, 3 × 3 m|Popup-tält, 3 × 3 m|簡易テント 3×3m', 45, 0, 10],
      ['Folding table, 180 cm|Fällbord, 180 cm|折りたたみテーブル 180cm', 8, 1, 60],
      ['Chair, white|Stol, vit|白い椅子', 3, 1, 300],
      ['Table setting for 24|Dukning för 24|食器セット 24名分', 60, 2, 8],
      ['Wine glasses, box of 25|Vinglas, back med 25|ワイングラス 25個', 18, 2, 20],
      ['Loudspeaker with stand|Högtalare med stativ|スピーカーとスタンド', 55, 3, 6],
      ['String lights, 20 m|Ljusslinga, 20 m|電球ガーランド 20m', 15, 3, 14],
    ]),
  },
  {
    en: 'tool rental, tool hire, machine hire, equipment hire, tool library',
    sv: 'maskinuthyr, verktygsuthyr, verktygspool, verktygsbibliotek',
    ja: '工具レンタル, 建機レンタル, 機械レンタル',
    rows: hired(
      'Digging|Markarbete|土木, Sawing and grinding|Sågning och slipning|切断・研磨, Access|Stegar och lift|高所, Cleaning|Rengöring|清掃',
      [
        ['Mini excavator, 1.5 t|Minigrävare, 1,5 t|ミニショベル 1.5t', 190, 0, 2],
        ['Plate compactor|Markvibrator|プレートコンパクター', 65, 0, 3],
        ['Floor sander|Golvslip|床用サンダー', 70, 1, 2],
        ['Concrete saw|Betongsåg|コンクリートカッター', 95, 1, 2],
        ['Scaffold tower, 6 m|Rullställning, 6 m|移動足場 6m', 80, 2, 4],
        ['Trailer lift, 12 m|Släplift, 12 m|高所作業車 12m', 210, 2, 1],
        ['Pressure washer|Högtryckstvätt|高圧洗浄機', 40, 3, 6],
        ['Dehumidifier|Avfuktare|除湿機', 30, 3, 8],
      ],
    ),
  },
  {
    en: 'kayak rental, canoe, kayak hire, boat rental, boat hire, paddleboard, sup rental',
    sv: 'kajakuthyr, kanotuthyr, båtuthyr, sup-uthyr, kajak, kanot',
    ja: 'カヤックレンタル, ボートレンタル, カヌーレンタル, 貸しボート, SUPレンタル',
    rows: hired('Kayaks|Kajaker|カヤック, Canoes|Kanoter|カヌー, Boats|Båtar|ボート, Gear|Utrustning|装備', [
      ['Single kayak|Enmanskajak|一人乗りカヤック', 40, 0, 10],
      ['Double kayak|Dubbelkajak|二人乗りカヤック', 58, 0, 6],
      ['Canoe for three|Kanot för tre|三人乗りカヌー', 45, 1, 8],
      ['Rowing boat|Roddbåt|手こぎボート', 35, 2, 5],
      ['Small motorboat, 9.9 hp|Liten motorbåt, 9,9 hk|小型モーターボート 9.9馬力', 140, 2, 2],
      ['Paddleboard|SUP-bräda|SUPボード', 30, 3, 8],
      ['Life jacket|Flytväst|ライフジャケット', 5, 3, 40],
      ['Dry bag, 20 l|Vattentät säck, 20 l|防水バッグ 20L', 5, 3, 15],
    ]),
  },
  {
    en: 'ski rental, ski hire, snowboard rental',
    sv: 'skiduthyr, skidhyra',
    ja: 'スキーレンタル, スノーボードレンタル',
    rows: hired('Skis|Skidor|スキー, Snowboards|Snowboard|スノーボード, Boots|Pjäxor|ブーツ, Helmets|Hjälmar|ヘルメット', [
      ['All-round skis, 160 cm|Allroundskidor, 160 cm|オールラウンド板 160cm', 32, 0, 20],
      ['Children’s skis, 110 cm|Barnskidor, 110 cm|子ども用板 110cm', 18, 0, 24],
      ['Cross-country set|Längdpaket|クロカンセット', 25, 0, 15],
      ['Snowboard, 155 cm|Snowboard, 155 cm|スノーボード 155cm', 34, 1, 12],
      ['Ski boots, 27.5|Pjäxor, 27,5|スキーブーツ 27.5cm', 16, 2, 18],
      ['Snowboard boots, 42|Snowboardboots, 42|ボードブーツ 26.5cm', 16, 2, 10],
      ['Helmet|Hjälm|ヘルメット', 6, 3, 50],
      ['Avalanche set|Lavinpaket|アバランチセット', 22, 3, 4],
    ]),
  },
  {
    en: 'scooter rental, moped rental, scooter hire',
    sv: 'mopeduthyr, skoteruthyr, elsparkcykl',
    ja: 'レンタルバイク, バイクレンタル, スクーターレンタル',
    rows: hired('Electric|El|電動, Petrol|Bensin|ガソリン, Accessories|Tillbehör|用品', [
      ['Electric scooter, 45 km/h|Elmoped, 45 km/h|電動スクーター', 38, 0, 8],
      ['Electric kick scooter|Elsparkcykel|電動キックボード', 18, 0, 14],
      ['Scooter, 50 cc|Moped, 50 cc|原付 50cc', 32, 1, 10],
      ['Scooter, 125 cc|Skoter, 125 cc|スクーター 125cc', 46, 1, 6],
      ['Motorcycle, 300 cc|Motorcykel, 300 cc|バイク 300cc', 85, 1, 3],
      ['Helmet, open|Hjälm, öppen|ジェットヘルメット', 5, 2, 30],
      ['Top box|Toppbox|トップケース', 6, 2, 8],
      ['Phone holder|Mobilhållare|スマホホルダー', 3, 2, 12],
    ]),
  },
  {
    en: 'caravan rental, motorhome, campervan, caravan hire',
    sv: 'husvagnsuthyr, husbilsuthyr',
    ja: 'キャンピングカー',
    rows: hired(
      'Motorhomes|Husbilar|キャブコン, Caravans|Husvagnar|トレーラー, Vans|Vanbilar|バンコン, Extras|Tillval|オプション',
      [
        ['Motorhome for four|Husbil för fyra|4人用キャブコン', 165, 0, 3],
        ['Motorhome for six|Husbil för sex|6人用キャブコン', 195, 0, 2],
        ['Camper van for two|Campingbuss för två|2人用バンコン', 120, 2, 4],
        ['Caravan, 4 berths|Husvagn, 4 bäddar|キャンピングトレーラー 4名', 85, 1, 5],
        ['Caravan, bunk beds|Husvagn med våningssäng|二段ベッド付きトレーラー', 95, 1, 3],
        ['Awning|Förtält|サイドオーニング', 15, 3, 6],
        ['Bicycle rack|Cykelställ|サイクルキャリア', 8, 3, 8],
        ['Camping table and four chairs|Campingbord och fyra stolar|テーブルと椅子4脚', 10, 3, 9],
      ],
    ),
  },
  {
    en: 'camera rental, camera hire, film equipment rental, lens rental',
    sv: 'kamerauthyr, teknikuthyr, filmutrustning',
    ja: 'カメラレンタル, 撮影機材レンタル, 機材レンタル',
    rows: hired('Cameras|Kameror|カメラ, Lenses|Objektiv|レンズ, Light|Ljus|照明, Sound|Ljud|音声', [
      ['Full-frame camera body|Kamerahus, fullformat|フルサイズボディ', 70, 0, 4],
      ['Cinema camera, 6K|Filmkamera, 6K|シネマカメラ 6K', 180, 0, 2],
      ['24–70 mm f/2.8|24–70 mm f/2,8|24-70mm F2.8', 35, 1, 5],
      ['85 mm f/1.4|85 mm f/1,4|85mm F1.4', 30, 1, 3],
      ['LED panel, pair|LED-panel, par|LEDパネル 2灯', 45, 2, 6],
      ['Softbox, 90 cm|Softbox, 90 cm|ソフトボックス 90cm', 15, 2, 8],
      ['Wireless microphone|Trådlös mikrofon|ワイヤレスマイク', 25, 3, 7],
      ['Tripod with fluid head|Stativ med vätskehuvud|ビデオ三脚', 25, 0, 6],
    ]),
  },
  {
    en: 'bees, beekeep, bee keep, beehive, hives, apiary, honey',
    sv: 'biodl, bikup, bisamhäll, bigård, honung',
    ja: '養蜂, 蜂蜜, はちみつ, ミツバチ, 巣箱',
    rows: {
      harvest: {
        columns: 'title, weight, location, quality, price',
        rows: [
          ['Spring honey|Vårhonung|春の蜜', 18.5, 'Hive 1|Kupa 1|巣箱1', 'Good', 14],
          ['Clover honey|Klöverhonung|れんげ蜜', 24.5, 'Hive 3|Kupa 3|巣箱3', 'Excellent', 12],
          ['Raspberry honey|Hallonhonung|きいちごの蜜', 12, 'Hive 2|Kupa 2|巣箱2', 'Excellent', 16],
          ['Lime blossom honey|Lindhonung|菩提樹の蜜', 15.5, 'Hive 5|Kupa 5|巣箱5', 'Good', 15],
          ['Summer blend|Sommarblandning|百花蜜', 31, 'Hive 1|Kupa 1|巣箱1', 'Good', 11],
          ['Heather honey|Ljunghonung|ヒースの蜜', 9.5, 'Hive 4|Kupa 4|巣箱4', 'Fair', 18],
        ],
      },
    },
  },
  {
    en: 'landscape photo, nature photo, wildlife photo, landscape and nature photo, travel photo, astrophoto',
    sv: 'landskapsfoto, naturfoto, djurfoto, resefoto',
    ja: '風景写真, 自然写真, ネイチャーフォト',
    rows: {
      portfolioItem: {
        columns: 'title, category, year, description',
        kinds: views,
        rows: [
          [
            'First snow on the ridge|Första snön på åsen|尾根の初雪',
            mountains,
            2025,
            'Minutes after sunrise|Minuterna efter soluppgången|日の出の直後',
          ],
          ['Low tide|Lågvatten|干潮', coasts, 2025, 'A long exposure, no wind|Lång slutartid, ingen vind|無風の長時間露光'],
          [
            'Birch forest in fog|Björkskog i dimma|霧の白樺林',
            forests,
            2024,
            'The third morning of waiting|Tredje morgonen av väntan|3日待った朝',
          ],
          [
            'Milky Way over the lake|Vintergatan över sjön|湖上の天の川',
            nights,
            2025,
            'Eleven frames in one|Elva bilder i en|11枚の合成',
          ],
          [
            'Glacier edge|Glaciärens kant|氷河の縁',
            mountains,
            2023,
            'From a week on foot|Från en vecka till fots|徒歩1週間の旅から',
          ],
          [
            'Storm at the coast|Storm vid kusten|海岸の嵐',
            coasts,
            2024,
            'Salt on every lens|Salt på varje objektiv|レンズが塩だらけに',
          ],
          [
            'Old oaks|Gamla ekar|古い樫',
            forests,
            2025,
            'A series over four seasons|En serie över fyra årstider|四季を通した連作',
          ],
          ['Northern lights|Norrsken|オーロラ', nights, 2024, 'Twenty below zero|Tjugo minusgrader|氷点下20度'],
        ],
      },
    },
  },
  {
    en: 'photograph, photo studio',
    sv: 'fotograf, fotostudio, fotoateljé',
    ja: '写真館, カメラマン, フォトスタジオ, フォトグラファー, 写真家',
    rows: {
      portfolioItem: {
        columns: 'title, category, year, description',
        kinds: shots,
        rows: [
          [
            'Wedding at the mill|Bröllop vid kvarnen|水車小屋の結婚式',
            weddings,
            2025,
            'A whole day in June|En hel dag i juni|6月の一日を追って',
          ],
          [
            'First dance|Första dansen|ファーストダンス',
            weddings,
            2025,
            'Candlelight only|Bara levande ljus|キャンドルの明かりだけで',
          ],
          ['The baker|Bagaren|パン職人', portraits, 2024, 'From a series on craft|Ur en serie om hantverk|手仕事の連作より'],
          [
            'Headshots for a law firm|Porträtt åt en advokatbyrå|法律事務所のプロフィール',
            portraits,
            2025,
            'Twelve people, one morning|Tolv personer, en förmiddag|午前中に12名',
          ],
          [
            'Newborn, eight days|Nyfödd, åtta dagar|生後8日のニューボーン',
            families,
            2025,
            'At home, by the window|Hemma, vid fönstret|自宅の窓辺で',
          ],
          ['Three generations|Tre generationer|三世代', families, 2024, 'In the orchard|I äppelträdgården|果樹園にて'],
          [
            'City run, finish line|Stadsloppet, målgången|市民マラソンのゴール',
            gatherings,
            2025,
            'Nine hundred faces|Niohundra ansikten|900人の表情',
          ],
          ['Jazz in the cellar|Jazz i källaren|地下のジャズ', gatherings, 2024, 'No flash|Utan blixt|ノーフラッシュ'],
        ],
      },
    },
  },
  {
    en: 'flea market, car boot, jumble sale, swap meet, garage sale, yard sale',
    sv: 'loppis, loppmarknad, bakluckeloppis',
    ja: 'フリーマーケット, フリマ, 蚤の市, ガレージセール',
    rows: {
      event: {
        columns: 'title, time, location, capacity',
        rows: [
          ['Spring flea market|Vårloppis|春の蚤の市', '10:00', 'Market square|Torget|駅前広場', 60],
          ['Boot sale|Bakluckeloppis|車のトランク市', '09:00', 'School car park|Skolans parkering|小学校の駐車場', 40],
          [
            'Children’s clothes and toys|Barnkläder och leksaker|子ども服とおもちゃの日',
            '10:00',
            'Sports hall|Sporthallen|体育館',
            35,
          ],
          ['Books and records|Böcker och skivor|古本とレコードの日', '11:00', 'Library|Biblioteket|図書館前', 20],
          ['Street market|Gatuloppis|路地の市', '10:00', 'Mill Street|Kvarngatan|水車通り', 50],
          ['Christmas market|Julmarknad|歳末フリーマーケット', '12:00', 'Parish hall|Församlingshemmet|公民館', 30],
        ],
      },
    },
  },
  {
    en: 'karaoke',
    sv: 'karaoke',
    ja: 'カラオケ',
    rows: {
      room: {
        columns: 'name, capacity, location',
        rows: [
          ['Small box 1|Lilla rummet 1|小部屋1', 4, 'Floor 2|Plan 2|2階'],
          ['Small box 2|Lilla rummet 2|小部屋2', 4, 'Floor 2|Plan 2|2階'],
          ['Party room|Festrummet|パーティールーム', 20, 'Floor 3|Plan 3|3階'],
          ['Solo booth|Enmansbås|ひとりカラオケ', 1, 'Floor 2|Plan 2|2階'],
          ['Room with a stage|Rummet med scen|ステージ付きルーム', 12, 'Floor 3|Plan 3|3階'],
          ['Family room|Familjerummet|ファミリールーム', 8, 'Floor 2|Plan 2|2階'],
        ],
      },
    },
  },
]
