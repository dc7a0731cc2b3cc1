// What a small pastime or a rota starts with where its word is said: bonsai are no monsteras, fish in a tank no cows, and whoever brings the
// flowers to church minds no kiosk.
import type { Cell } from '../thing.ts'
import type { TradeRows } from './trade-row.ts'

type Rows = readonly (readonly Cell[])[]
const dutyColumns = 'title, startTime, endTime, location, status'
const duties = (rows: Rows): TradeRows['rows'] => ({
  dutyTurn: { columns: dutyColumns, rows },
  shift: { columns: 'title, startTime, endTime', rows: rows.map(([title, from, until]) => [title!, from!, until!]) },
})

const bonsai: Rows = [
  ['Old juniper|Gammal en|真柏の古木', 'Juniperus chinensis', 'Shelf by the wall|Hyllan vid väggen|庭の棚'],
  ['Trident maple|Trebladig lönn|唐楓', 'Acer buergerianum', 'Garden bench|Trädgårdsbänken|庭の台'],
  ['Black pine|Svarttall|黒松', 'Pinus thunbergii', 'South terrace|Södra terrassen|南のテラス'],
  ['Japanese maple|Japansk lönn|もみじ', 'Acer palmatum', 'Half shade|Halvskuggan|半日陰'],
  ['Chinese elm|Kinesisk alm|欅風の楡', 'Ulmus parvifolia', 'Windowsill|Fönsterbrädan|窓辺'],
  ['Satsuki azalea|Satsukiazalea|さつき', 'Rhododendron indicum', 'Greenhouse|Växthuset|温室'],
]
const bonsaiCare: Rows = [
  ['Watered the black pine|Vattnat svarttallen|黒松に水やり', 'Watering', '+0d'],
  ['Wired the old juniper|Trådat den gamla enen|真柏の古木に針金かけ', 'Pruning', '-2d'],
  ['Repotted the trident maple|Planterat om den trebladiga lönnen|唐楓の植え替え', 'Repotting', '-9d'],
  ['Fed the Chinese elm|Gödslat den kinesiska almen|楡に肥料', 'Feeding plants', '-12d'],
  ['Pinched the Japanese maple|Nypt den japanska lönnen|もみじの芽摘み', 'Pruning', '-15d'],
]
/** Where something is found: name, how good it is. */
const spots = (names: readonly (readonly [name: string, stars: number])[]): TradeRows['rows'] => ({
  place: { columns: 'name, category, openingHours, rating', rows: names.map(([name, stars]) => [name, 'Nature', '', stars]) },
})
const birds: Rows = [
  ['Great tit|Talgoxe|シジュウカラ', 'Parus major', 'Garden|Trädgården|庭', 'Other'],
  ['Grey heron|Gråhäger|アオサギ', 'Ardea cinerea', 'Lakeside|Sjöstranden|湖畔', 'Other'],
  ['Kingfisher|Kungsfiskare|カワセミ', 'Alcedo atthis', 'Brook|Bäcken|小川', 'Other'],
  ['Tawny owl|Kattuggla|フクロウ', 'Strix aluco', 'Old oaks|Gamla ekarna|古い樫林', 'Other'],
  ['Lapwing|Tofsvipa|タゲリ', 'Vanellus vanellus', 'Meadow|Ängen|草地', 'Other'],
]
const fungi: Rows = [
  ['Chanterelle|Kantarell|アンズタケ', 'Cantharellus cibarius', 'Birch slope|Björkbacken|白樺の斜面', 'Fungi'],
  ['Penny bun|Karljohan|ヤマドリタケ', 'Boletus edulis', 'Spruce wood|Granskogen|針葉樹林', 'Fungi'],
  ['Bilberry|Blåbär|ブルーベリー', 'Vaccinium myrtillus', 'Pine heath|Tallheden|松林', 'Plants'],
  ['Lingonberry|Lingon|コケモモ', 'Vaccinium vitis-idaea', 'Old clearing|Gamla hygget|伐採跡', 'Plants'],
  ['Ramsons|Ramslök|行者にんにく', 'Allium ursinum', 'Brook|Bäcken|沢沿い', 'Plants'],
]
const training = (rows: Rows): TradeRows['rows'] => ({ training: { columns: 'title, time, duration, location', rows } })
const kittens: Rows = [
  ['Pip|Pim|ピピ', 'Tabby|Tigrerad|キジトラ', 0.7, 'Nursery room|Kattungerummet|子猫部屋'],
  ['Olive|Oliv|オリーブ', 'Tortoiseshell|Sköldpadd|サビ', 0.8, 'Nursery room|Kattungerummet|子猫部屋'],
  ['Biscuit|Kex|ビスケ', 'Ginger|Röd|茶トラ', 0.9, 'Living room|Vardagsrummet|居間'],
  ['Domino|Domino|ドミノ', 'Black and white|Svartvit|白黒', 1.1, 'Living room|Vardagsrummet|居間'],
  ['Moss|Mossa|モス', 'Grey|Grå|グレー', 0.6, 'Bathroom, new here|Badrummet, nykomling|洗面所・新入り'],
]

export const hobbyRows: readonly TradeRows[] = [
  {
    en: 'bonsai, niwaki',
    sv: 'bonsai',
    ja: '盆栽',
    rows: {
      plant: { columns: 'name, species, location', rows: bonsai },
      tree: { columns: 'name, species, location', rows: bonsai },
      plantCare: { columns: 'title, careType, date', rows: bonsaiCare },
    },
  },
  {
    en: 'tropical fish, goldfish, fishkeeping, aquarium, fish tank, koi',
    sv: 'akvarium, akvarie, guldfisk',
    ja: 'メダカ, 金魚, 熱帯魚, 水槽, 観賞魚, アクアリウム',
    rows: {
      animal: {
        columns: 'name, breed, location',
        rows: [
          [
            'Shoal of twelve|Stim på tolv|12匹の群れ',
            'Neon tetra|Neontetra|ネオンテトラ',
            'Living room tank|Vardagsrumsakvariet|居間の水槽',
          ],
          [
            'The old pair|Det gamla paret|古株のペア',
            'Angelfish|Skalar|エンゼルフィッシュ',
            'Living room tank|Vardagsrumsakvariet|居間の水槽',
          ],
          [
            'Bottom crew|Bottengänget|底もの隊',
            'Corydoras|Pansarmal|コリドラス',
            'Living room tank|Vardagsrumsakvariet|居間の水槽',
          ],
          [
            'Orange three|De tre orange|楊貴妃の3匹',
            'Medaka|Risfisk|楊貴妃メダカ',
            'Tub in the yard|Baljan på gården|庭の睡蓮鉢',
          ],
          [
            'Blue and white|Blåvit|幹之',
            'Medaka, platinum|Risfisk, platina|幹之メダカ',
            'Tub in the yard|Baljan på gården|庭の睡蓮鉢',
          ],
          ['Comet|Komet|コメット', 'Goldfish|Guldfisk|金魚', 'Hall tank|Hallakvariet|玄関の水槽'],
        ],
      },
      feeding: {
        columns: 'title, time, feed, portion, done, date',
        rows: [
          ['Morning|Morgon|朝', '07:00', 'Flakes|Flingor|フレーク', 'A pinch|En nypa|ひとつまみ', true, '+0d'],
          ['Evening|Kväll|夕方', '18:30', 'Granules|Granulat|顆粒', 'Two pinches|Två nypor|ふたつまみ', false, '+0d'],
          [
            'Frozen food|Fryst foder|冷凍エサ',
            '18:30',
            'Brine shrimp|Artemia|ブラインシュリンプ',
            'Half a cube|En halv kub|半キューブ',
            true,
            '-2d',
          ],
          [
            'Peas, weekly|Ärtor, varje vecka|週1回の野菜',
            '12:00',
            'Peeled peas|Skalade ärter|皮をむいたグリーンピース',
            'Two peas|Två ärter|2粒',
            true,
            '-4d',
          ],
          ['Fry|Yngel|稚魚', '12:00', 'Powder|Pulver|パウダー', 'Very little|Väldigt lite|ごく少量', true, '-1d'],
        ],
      },
    },
  },
  {
    en: 'window clean, window round, gutter clean, gutter clear',
    sv: 'fönsterputs, putsar fönster',
    ja: '窓ふき, 窓拭き, 窓清掃, 窓掃除, ガラス清掃',
    rows: {
      job: {
        columns: 'title, status, price',
        rows: [
          ['Gutters, two sides|Hängrännor, två sidor|雨どい 2面', 'Planned', 85],
          ['Conservatory roof|Uterummets tak|サンルームの屋根', 'In progress', 120],
          ['Move-out, all windows|Utflytt, alla fönster|退去時・全窓', 'Planned', 95],
          ['Solar panels|Solpaneler|太陽光パネル', 'Done', 110],
          ['Shop front, graffiti|Skyltfönster, klotter|店先の落書き落とし', 'Done', 60],
        ],
      },
    },
  },
  {
    en: 'mushroom, berry picking, berries, foraging',
    sv: 'svamp, bärplock, blåbär, lingon',
    ja: 'きのこ, キノコ, 山菜, 木の実',
    rows: {
      ...spots([
        ['Birch slope|Björkbacken|白樺の斜面', 5],
        ['Spruce wood by the mill|Granskogen vid kvarnen|水車小屋わきの針葉樹林', 4],
        ['Old clearing|Gamla hygget|伐採跡', 3],
        ['Pine heath|Tallheden|松林の尾根', 4],
        ['Brook, north side|Bäcken, norra sidan|沢の北側', 5],
      ]),
      specimen: { columns: 'speciesName, latinName, location, category', rows: fungi },
    },
  },
  {
    en: 'birdwatch, bird watch, birding, birder, bird feeder',
    sv: 'fågel',
    ja: '野鳥, 探鳥, バードウォッチング',
    rows: {
      ...spots([
        ['Reed lake, hide two|Vassjön, gömsle två|葦原の観察小屋', 5],
        ['River mouth|Åmynningen|河口', 4],
        ['Old oaks|Gamla ekarna|古い樫林', 4],
        ['Harbour breakwater|Hamnpiren|港の防波堤', 3],
        ['Meadow at dawn|Ängen i gryningen|夜明けの草地', 5],
      ]),
      specimen: { columns: 'speciesName, latinName, location, category', rows: birds },
    },
  },
  {
    en: 'wild swim, sea swim, open water, cold water',
    sv: 'kallbad, vinterbad, badplats',
    ja: '寒中水泳, 川遊び, 海水浴',
    rows: spots([
      ['Mill pond|Kvarndammen|水車の池', 4],
      ['Flat rocks|Klipphällarna|平らな岩場', 5],
      ['Jetty by the boathouse|Bryggan vid båthuset|艇庫の桟橋', 4],
      ['Sandy bay|Sandviken|砂の入り江', 3],
      ['Forest lake|Skogstjärnen|森の湖', 5],
    ]),
  },
  {
    en: 'snow clear, snow plough, snow plow, snow removal, gritting',
    sv: 'snöröj, plogning, plogrunda, sandning',
    ja: '除雪, 雪かき',
    rows: spots([
      ['Orchard Road, driveways|Äppelvägen, uppfarter|桜台・車道', 5],
      ['Housing block, yard|Bostadshuset, gården|集合住宅・中庭', 4],
      ['School, entrance and steps|Skolan, entré och trappa|学校・玄関と階段', 5],
      ['Shop, parking|Affären, parkering|商店・駐車場', 3],
      ['Church path|Kyrkstigen|参道', 4],
    ]),
  },
  {
    en: 'choir practice, choir rehears, singing practice',
    sv: 'körövning, körrep',
    ja: '合唱, コーラス',
    rows: training([
      [
        'Warm-up and whole choir|Uppsjungning och hela kören|発声と全体合わせ',
        '19:00',
        120,
        'Parish hall|Församlingshemmet|公民館ホール',
      ],
      ['Sopranos and altos|Sopraner och altar|ソプラノ・アルト', '18:00', 60, 'Room B|Rum B|B室'],
      ['Tenors and basses|Tenorer och basar|テノール・バス', '18:00', 60, 'Room A|Rum A|A室'],
      ['Dress rehearsal|Genrep|ゲネプロ', '14:00', 180, 'Church|Kyrkan|教会'],
      ['Learning by ear|På gehör|音取り', '19:00', 90, 'Parish hall|Församlingshemmet|公民館ホール'],
    ]),
  },
  {
    en: 'fire brigade, fire crew, fire company, firefighter, retained fire',
    sv: 'brandkår, brandvärn, räddningstjänst, brandman, brandmän',
    ja: '消防団, 消防隊, 自衛消防',
    rows: training([
      ['Hose and pump|Slang och pump|放水とポンプ操作', '19:00', 120, 'Station yard|Stationsgården|詰所前'],
      ['Breathing apparatus|Rökdykning|空気呼吸器', '18:30', 150, 'Training house|Övningshuset|訓練棟'],
      ['Cardiac arrest|Hjärtstopp|救命講習', '19:00', 90, 'Station, upper floor|Stationen, övervåningen|詰所2階'],
      ['Ladders|Stegar|はしご', '19:00', 120, 'Old mill|Gamla kvarnen|水車小屋'],
      ['Hydrants in the village|Brandposter i byn|消火栓の点検', '10:00', 120, 'Village|Byn|町内'],
    ]),
  },
  {
    en: 'kitten',
    sv: 'kattunge',
    ja: '子猫, 仔猫',
    rows: { animal: { columns: 'name, breed, weight, location', rows: kittens } },
  },
  {
    en: 'flower rota, church flowers, flower arranger, flower guild',
    sv: 'blomsterschema, kyrkblommor, altarblommor',
    ja: '献花当番, 祭壇の花, 花当番, 仏花',
    rows: duties([
      ['Altar, Sunday service|Altaret, söndag|祭壇・日曜礼拝', '09:00', '10:00', 'Church|Kyrkan|礼拝堂', 'Filled'],
      ['Pedestal by the door|Piedestalen vid dörren|入口の花台', '09:00', '09:45', 'Church|Kyrkan|礼拝堂', 'Filled'],
      ['Wedding, white and green|Bröllop, vitt och grönt|結婚式・白と緑', '10:00', '12:00', 'Church|Kyrkan|礼拝堂', 'Free slot'],
      ['Window ledges|Fönsternischerna|窓辺', '16:00', '17:00', 'North aisle|Norra skeppet|北側', 'Free slot'],
      ['Harvest festival|Tacksägelsedagen|収穫感謝祭', '14:00', '17:00', 'Church|Kyrkan|礼拝堂', 'Swapped'],
      ['Taking down and water|Ta ner och vattna|片付けと水替え', '18:00', '18:30', 'Vestry|Sakristian|控え室', 'Filled'],
    ]),
  },
  {
    en: 'bin rota, bins rota, bin duty, bin day',
    sv: 'soprunda, soptur, sopschema, sopvecka',
    ja: 'ゴミ出し, ごみ出し, ゴミ当番, ごみ当番',
    rows: duties([
      ['Household waste|Restavfall|燃えるゴミ', '07:00', '07:15', 'Collection point A|Sophuset|集積所A', 'Filled'],
      ['Paper and card|Papper och kartong|古紙・段ボール', '07:00', '07:15', 'Collection point A|Sophuset|集積所A', 'Filled'],
      ['Plastic|Plast|プラスチック', '07:00', '07:15', 'Collection point B|Återvinningen|集積所B', 'Free slot'],
      ['Glass and tins|Glas och burkar|びん・缶', '07:30', '07:45', 'Collection point B|Återvinningen|集積所B', 'Filled'],
      ['Net and sweeping|Sopa sophuset|ネットの片付けと掃除', '10:00', '10:20', 'Collection point A|Sophuset|集積所A', 'Swapped'],
      ['Bulky waste|Grovsopor|粗大ゴミ', '08:00', '08:30', 'By the gate|Vid grinden|門の横', 'Free slot'],
    ]),
  },
  {
    en: 'boat club, mooring association, marina',
    sv: 'båtklubb, båtsällskap, båthamn, småbåtshamn, bryggförening',
    ja: 'ボートクラブ, 係留組合, マリーナ',
    rows: duties([
      [
        'Night watch, north jetty|Nattvakt, norra bryggan|夜警・北桟橋',
        '22:00',
        '04:00',
        'North jetty|Norra bryggan|北桟橋',
        'Filled',
      ],
      [
        'Night watch, south jetty|Nattvakt, södra bryggan|夜警・南桟橋',
        '22:00',
        '04:00',
        'South jetty|Södra bryggan|南桟橋',
        'Free slot',
      ],
      ['Spring launch, crane|Sjösättning, kranen|春の下架・クレーン', '08:00', '16:00', 'Slip|Slipen|スリップ', 'Filled'],
      ['Guest harbour|Gästhamnen|来客桟橋', '17:00', '20:00', 'Guest jetty|Gästbryggan|来客桟橋', 'Filled'],
      ['Jetty repair|Bryggreparation|桟橋の修理', '09:00', '15:00', 'South jetty|Södra bryggan|南桟橋', 'Swapped'],
    ]),
  },
]
