// Who stands where and when, what is lent out, shot, swum and mended, by the word for it: a food bank has no till, and a hunt takes no perch.
import type { TradeRows } from './trade-row.ts'

export const deedsByTrade: readonly TradeRows[] = [
  {
    en: 'volunteer, food bank, soup kitchen, charity, shelter, community fridge',
    sv: 'volontär, matbank, soppkök, välgörenhet, härbärge, ideell',
    ja: 'ボランティア, フードバンク, 炊き出し, こども食堂, 子ども食堂, 支援団体',
    rows: {
    shift: {
      columns: 'title, startTime, endTime, role',
      rows: [
        ['Receiving donations|Ta emot gåvor|寄付品の受け取り', '08:30', '11:00', 'Loading bay|Lastkajen|搬入口'],
        ['Sorting|Sortering|仕分け', '09:00', '12:00', 'Store room|Förrådet|倉庫'],
        ['Packing parcels|Packa kassar|箱詰め', '10:00', '13:00', 'Packing table|Packbordet|梱包台'],
        ['Handing out|Utdelning|配布', '13:00', '16:00', 'Front desk|Mottagningen|受付'],
        ['Driving round|Körrunda|配送', '09:00', '12:30', 'Van|Skåpbilen|配送車'],
        ['Clearing up|Städning|片付け', '15:30', '17:00', 'Whole hall|Hela lokalen|会場全体'],
      ],
    },
    },
  },
  {
    en: 'hospital, nurs, ward, care home, clinic, paramedic, midwi',
    sv: 'sjukhus, sjuksköt, vårdavdelning, äldreboende, hemtjänst, ambulans, barnmorsk',
    ja: '病院, 看護, 病棟, 介護, クリニック, 老人ホーム, 訪問看護',
    rows: {
    shift: {
      columns: 'title, startTime, endTime, role',
      rows: [
        ['Early|Tidig|早番', '07:00', '15:30', 'Ward A|Avdelning A|A病棟'],
        ['Late|Sen|遅番', '13:30', '22:00', 'Ward A|Avdelning A|A病棟'],
        ['Night|Natt|夜勤', '21:45', '07:15', 'Ward B|Avdelning B|B病棟'],
        ['Day, clinic|Dag, mottagning|日勤 外来', '08:00', '16:30', 'Clinic|Mottagningen|外来'],
        ['On call|Jour|待機', '16:00', '08:00', 'From home|Hemifrån|自宅待機'],
      ],
    },
    },
  },
  {
    en: 'factory, warehouse, plant!, production line, logistics centre',
    sv: 'fabrik, lager, produktion, industri',
    ja: '工場, 倉庫, 製造, 物流センター',
    rows: {
    shift: {
      columns: 'title, startTime, endTime, role',
      rows: [
        ['Morning shift|Förmiddagsskift|一直', '06:00', '14:00', 'Line 1|Linje 1|1ライン'],
        ['Afternoon shift|Eftermiddagsskift|二直', '14:00', '22:00', 'Line 1|Linje 1|1ライン'],
        ['Night shift|Nattskift|三直', '22:00', '06:00', 'Line 2|Linje 2|2ライン'],
        ['Goods in|Godsmottagning|入荷', '07:00', '15:30', 'Dock 3|Port 3|3番ドック'],
        ['Maintenance|Underhåll|保全', '08:00', '16:30', 'Workshop|Verkstaden|作業場'],
      ],
    },
    },
  },
  {
    en: 'hotel, hostel, guest house, b&b, front desk',
    sv: 'hotell, vandrarhem, pensionat, reception',
    ja: 'ホテル, 旅館, 民宿, ゲストハウス, フロント',
    rows: {
    shift: {
      columns: 'title, startTime, endTime, role',
      rows: [
        ['Reception, morning|Reception, morgon|フロント 早番', '06:30', '15:00', 'Reception|Receptionen|フロント'],
        ['Reception, evening|Reception, kväll|フロント 遅番', '14:30', '23:00', 'Reception|Receptionen|フロント'],
        ['Night porter|Nattportier|夜勤', '22:45', '07:00', 'Reception|Receptionen|フロント'],
        ['Housekeeping|Städning|客室清掃', '09:00', '14:00', 'Rooms|Rummen|客室'],
        ['Breakfast|Frukost|朝食', '05:30', '11:00', 'Dining room|Matsalen|食堂'],
      ],
    },
    },
  },
  {
    en: 'hunt, deer stalking, moose, game dealer',
    sv: 'jakt, jaktlag, älgjakt, viltvård',
    ja: '狩猟, 猟友会, ジビエ, 鳥獣',
    rows: {
    catch: {
      columns: 'species, weight, location, weather',
      rows: [
        ['Roe deer|Rådjur|ニホンジカ', 18, 'North ridge|Norra åsen|北尾根', 'Sunny'],
        ['Elk|Älg|ツキノワグマ', 210, 'Bog edge|Mosskanten|沢沿い', 'Cloudy'],
        ['Wild boar|Vildsvin|イノシシ', 64, 'Oak slope|Eksluttningen|ナラ林', 'Cloudy'],
        ['Hare|Hare|ノウサギ', 3.6, 'Field edge|Åkerkanten|畑のへり', 'Snow'],
        ['Mallard|Gräsand|マガモ', 1.1, 'Reed pond|Vassdammen|ため池', 'Windy'],
        ['Fallow deer|Dovhjort|ニホンジカ（雌）', 46, 'Park wood|Parkskogen|杉林', 'Sunny'],
      ],
    },
    event: {
      columns: 'title, time, location, capacity',
      rows: [
        ['Opening day|Premiärdagen|猟期初日', '06:30', 'Hunting lodge|Jaktstugan|猟友会詰所', 24],
        ['Shooting practice|Skjutträning|射撃練習', '10:00', 'Range|Skjutbanan|射撃場', 16],
        ['Clearing stands|Passröjning|待ち場の整備', '09:00', 'North ridge|Norra åsen|北尾根', 20],
        ['Annual meeting|Årsmöte|総会', '18:00', 'Hunting lodge|Jaktstugan|集会所', 40],
        ['Dog tracking course|Eftersökskurs|追跡犬講習', '09:00', 'Oak slope|Eksluttningen|ナラ林', 12],
      ],
    },
    },
  },
  {
    en: 'swim',
    sv: 'sim!, simm, simklubb, simlag, simtävling',
    ja: '水泳, 競泳, スイミング',
    rows: {
    race: {
      columns: 'name, location, distance, status, result, entryFee',
      rows: [
        ['Club championships|Klubbmästerskap|クラブ選手権', 'Town pool|Simhallen|市民プール', 0.1, 'Completed', '1:08.42', 12],
        ['Spring sprint|Vårsprinten|春の短水路大会', 'Harbour baths|Hamnbadet|港プール', 0.05, 'Completed', '31.20', 15],
        ['Regional finals|Distriktsfinal|地区大会', 'Arena|Arenan|県立プール', 0.2, 'Registered', '', 22],
        ['Long distance cup|Långdistanscupen|長距離記録会', 'Lake|Sjön|湖', 1.5, 'Planned', '', 25],
        ['Relay evening|Stafettkväll|リレー記録会', 'Town pool|Simhallen|市民プール', 0.2, 'Planned', '', 10],
        ['Masters open|Masters Open|マスターズ大会', 'Arena|Arenan|県立プール', 0.1, 'Cancelled', '', 28],
      ],
    },
    personalBest: {
      columns: 'event, result, location',
      rows: [
        ['50 m freestyle|50 m frisim|自由形50m', '28.94', 'Town pool|Simhallen|市民プール'],
        ['100 m freestyle|100 m frisim|自由形100m', '1:03.10', 'Town pool|Simhallen|市民プール'],
        ['100 m backstroke|100 m ryggsim|背泳ぎ100m', '1:14.55', 'Arena|Arenan|県立プール'],
        ['100 m breaststroke|100 m bröstsim|平泳ぎ100m', '1:22.08', 'Arena|Arenan|県立プール'],
        ['200 m medley|200 m medley|個人メドレー200m', '2:41.30', 'Harbour baths|Hamnbadet|港プール'],
        ['50 m butterfly|50 m fjärilsim|バタフライ50m', '33.47', 'Town pool|Simhallen|市民プール'],
      ],
    },
    training: {
      columns: 'title, time, duration, location',
      rows: [
        ['Technique, freestyle|Teknik, frisim|クロール技術', '17:00', 75, 'Lanes 1–3|Bana 1–3|1〜3コース'],
        ['Endurance|Distans|持久泳', '18:15', 90, 'Lanes 4–6|Bana 4–6|4〜6コース'],
        ['Starts and turns|Starter och vändningar|スタート・ターン', '17:00', 60, 'Lanes 1–2|Bana 1–2|1〜2コース'],
        ['Dry-land strength|Landträning|陸上トレーニング', '16:15', 45, 'Gym|Gymmet|トレーニング室'],
        ['Sprint sets|Sprintserier|スプリント', '18:15', 75, 'Lanes 4–6|Bana 4–6|4〜6コース'],
        ['Test times|Testtider|タイム測定', '09:00', 90, 'All lanes|Alla banor|全コース'],
      ],
    },
    course: {
      columns: 'title, time, duration, capacity, location, level',
      rows: [
        ['Juniors A|Juniorer A|ジュニアA', '17:00', 60, 14, 'Lanes 1–2|Bana 1–2|1〜2コース', 'Advanced'],
        ['Juniors B|Juniorer B|ジュニアB', '16:00', 60, 16, 'Lanes 1–2|Bana 1–2|1〜2コース', 'Intermediate'],
        ['Beginners|Nybörjare|初級', '16:00', 45, 10, 'Small pool|Lilla bassängen|小プール', 'Beginner'],
        ['Masters|Masters|マスターズ', '19:30', 75, 18, 'Lanes 3–6|Bana 3–6|3〜6コース', 'Intermediate'],
        ['Competition squad|Tävlingsgrupp|選手コース', '06:00', 90, 12, 'Lanes 3–5|Bana 3–5|3〜5コース', 'Advanced'],
      ],
    },
    },
  },
  {
    en: 'athletics, track and field, sprint',
    sv: 'friidrott',
    ja: '陸上部, 陸上競技, 陸上クラブ',
    rows: {
    personalBest: {
      columns: 'event, result, location',
      rows: [
        ['100 m|100 m|100m', '12.41', 'City track|Stadsvallen|市営競技場'],
        ['400 m|400 m|400m', '56.80', 'City track|Stadsvallen|市営競技場'],
        ['1,500 m|1 500 m|1500m', '4:32.15', 'Arena|Arenan|県営競技場'],
        ['Long jump|Längdhopp|走幅跳', '5.64 m', 'Arena|Arenan|県営競技場'],
        ['High jump|Höjdhopp|走高跳', '1.68 m', 'City track|Stadsvallen|市営競技場'],
        ['Shot put|Kulstötning|砲丸投', '10.92 m', 'City track|Stadsvallen|市営競技場'],
      ],
    },
    },
  },
  {
    en: 'landlord, rental flat, flats, tenant, lettings, letting, apartment',
    sv: 'hyresvärd, hyresgäst, hyresrätt, lägenhet',
    ja: '大家, 賃貸, アパート, 入居者, 家主, マンション',
    rows: {
    repair: {
      columns: 'title, item, status, price',
      rows: [
        ['Dripping kitchen tap|Droppande köksblandare|台所の水漏れ', 'Kitchen|Kök|台所', 'Received', 85],
        ['No hot water|Inget varmvatten|お湯が出ない', 'Boiler|Panna|給湯器', 'In progress', 240],
        ['Window will not close|Fönster går inte att stänga|窓が閉まらない', 'Bedroom window|Sovrumsfönster|寝室の窓', 'Received', 70],
        ['Blocked drain|Stopp i avloppet|排水の詰まり', 'Bathroom|Badrum|浴室', 'In progress', 110],
        ['Damp in the corner|Fukt i hörnet|壁の湿気', 'Living room|Vardagsrum|居間', 'Received', 180],
        ['Oven does not heat|Ugnen blir inte varm|コンロの不調', 'Cooker|Spis|ガスコンロ', 'Ready', 95],
        ['Lost front-door key|Borttappad nyckel|玄関の鍵の紛失', 'Front door|Ytterdörr|玄関', 'Collected', 60],
        ['Smoke alarm beeps|Brandvarnaren piper|火災報知器の電池', 'Hall|Hall|廊下', 'Collected', 25],
      ],
    },
    },
  },
  {
    en: 'farm, grower, orchard, vegetable, fruit',
    sv: 'lantbruk, gård, odlare, grönsak, frukt',
    ja: '農家, 農園, 果樹園, ハウス栽培, 野菜, いちご, みかん, ぶどう, 米農家',
    rows: {
    shipment: {
      columns: 'number, destination, carrier, netWeight, status, trackingCode',
      rows: [
        ['S-201', 'Growers’ co-op|Odlarföreningen|農協', 'Own van|Egen bil|自家用車', 180, 'Delivered', ''],
        ['S-202', 'Farm shop|Gårdsbutiken|直売所', 'Own van|Egen bil|自家用車', 42, 'Delivered', ''],
        ['S-203', 'Wholesale market|Grossistmarknaden|卸売市場', 'Chilled freight|Kyltransport|冷蔵便', 320, 'Shipped', 'CF 20 118'],
        ['S-204', 'Café in town|Kaféet i stan|町のカフェ', 'Own van|Egen bil|自家用車', 12, 'Packed', ''],
        ['S-205', 'Growers’ co-op|Odlarföreningen|農協', 'Own van|Egen bil|自家用車', 165, 'Packed', ''],
        ['S-206', 'School kitchen|Skolköket|給食センター', 'Chilled freight|Kyltransport|冷蔵便', 90, 'Delivered', 'CF 20 121'],
      ],
    },
    },
  },
  {
    en: 'car boot, boot sale, flea market, jumble sale, craft fair, craft market, table top sale, christmas market',
    sv: 'loppis, bakluckeloppis, loppmarknad, hantverksmarknad, julmarknad',
    ja: 'フリーマーケット, フリマ, 蚤の市, クラフトフェア, クラフト市, バザー',
    rows: {
    stall: {
      columns: 'name, openingHours, status',
      rows: [
        ['Books and records|Böcker och skivor|古本とレコード', '09–14', 'Confirmed'],
        ['Children’s clothes|Barnkläder|子ども服', '09–14', 'Confirmed'],
        ['Stoneware|Stengods|陶器', '10–15', 'Confirmed'],
        ['Tools and garage finds|Verktyg och garagefynd|工具・がらくた', '08–13', 'Planned'],
        ['Knitted things|Stickat|手編みの小物', '10–15', 'Confirmed'],
        ['Jam and honey|Sylt och honung|ジャムとはちみつ', '10–15', 'Planned'],
        ['Toys and games|Leksaker och spel|おもちゃ', '09–13', 'Cancelled'],
        ['Lamps and furniture|Lampor och möbler|照明と家具', '08–14', 'Planned'],
      ],
    },
    },
  },
  {
    en: 'abacus',
    sv: 'kulram',
    ja: 'そろばん, 珠算',
    rows: {
    exam: {
      columns: 'title, subject, time, score, status',
      rows: [
        ['Grade 8|Grad 8|珠算8級', 'Multiplication|Multiplikation|かけ算', '09:30', 86, 'Passed'],
        ['Grade 6|Grad 6|珠算6級', 'Column sums|Kolumnsummor|見取算', '10:30', 78, 'Passed'],
        ['Grade 3|Grad 3|珠算3級', 'All parts|Alla delar|全種目', '13:00', 62, 'Failed'],
        ['Mental arithmetic, grade 5|Huvudräkning, grad 5|暗算5級', 'Mental arithmetic|Huvudräkning|暗算', '14:00', 0, 'Planned'],
        ['Grade 2|Grad 2|珠算2級', 'All parts|Alla delar|全種目', '13:00', 0, 'Planned'],
      ],
    },
    },
  },
  {
    en: 'calligraphy',
    sv: 'kalligrafi',
    ja: '書道, 習字, 硬筆, 毛筆',
    rows: {
    exam: {
      columns: 'title, subject, time, score, status',
      rows: [
        ['Brush, grade 5|Pensel, grad 5|毛筆5級', 'Block script|Tryckstil|楷書', '10:00', 82, 'Passed'],
        ['Brush, grade 3|Pensel, grad 3|毛筆3級', 'Semi-cursive|Halvkursiv|行書', '10:00', 76, 'Passed'],
        ['Pen, grade 4|Penna, grad 4|硬筆4級', 'Block script|Tryckstil|楷書', '11:00', 88, 'Passed'],
        ['Brush, first dan|Pensel, första dan|毛筆初段', 'Creative piece|Fritt arbete|創作', '13:00', 0, 'Planned'],
        ['Pen, grade 2|Penna, grad 2|硬筆2級', 'Letter|Brev|手紙文', '11:00', 58, 'Failed'],
      ],
    },
    },
  },
  {
    en: 'mead, cider, wine making, winemaking, kombucha, fruit wine',
    sv: 'mjöd, cider, vintillverkning, kombucha, fruktvin',
    ja: '果実酒, 梅酒, ワイン造り, シードル, コンブチャ',
    rows: {
    batch: {
      columns: 'number, item, quantity, status',
      rows: [
        ['No. 12|Nr 12|第12号', 'Dry apple cider|Torr äppelcider|辛口シードル', 23, 'In progress'],
        ['No. 11|Nr 11|第11号', 'Heather mead|Ljungmjöd|ヘザーミード', 10, 'Approved'],
        ['No. 10|Nr 10|第10号', 'Plum wine|Plommonvin|梅酒', 15, 'Approved'],
        ['No. 9|Nr 9|第9号', 'Elderflower fizz|Fläderbubbel|エルダーフラワー', 8, 'Rejected'],
        ['No. 13|Nr 13|第13号', 'Pear cider|Päroncider|洋なしのシードル', 23, 'Planned'],
      ],
    },
    },
  },
  {
    en: 'clothes, clothing, uniform, baby clothes',
    sv: 'kläder, barnkläder, klädbyte, skoluniform',
    ja: '服, 衣類, 子ども服, 制服',
    rows: {
    asset: {
      columns: 'name, category, location, status, condition',
      kinds: 'Tops|Tröjor|トップス, Trousers|Byxor|パンツ, Outerwear|Ytterkläder|アウター, Shoes|Skor|靴, Other|Övrigt|その他',
      rows: [
        ['Rain jacket, 110|Regnjacka, 110|レインジャケット 110', 'Outerwear|Ytterkläder|アウター', 'Rail 2|Stång 2|ラック2', 'Available', 'Good'],
        ['Winter overall, 92|Vinteroverall, 92|防寒つなぎ 90', 'Outerwear|Ytterkläder|アウター', 'Rail 1|Stång 1|ラック1', 'In use', 'Good'],
        ['Jeans, 128|Jeans, 128|ジーンズ 130', 'Trousers|Byxor|パンツ', 'Shelf B|Hylla B|棚B', 'Available', 'Fair'],
        ['Striped jumper, 104|Randig tröja, 104|ボーダーセーター 100', 'Tops|Tröjor|トップス', 'Shelf A|Hylla A|棚A', 'Available', 'New'],
        ['Wellingtons, 27|Gummistövlar, 27|長靴 17cm', 'Shoes|Skor|靴', 'Floor|Golvet|床', 'Available', 'Worn'],
        ['School cardigan|Kofta|学校カーディガン', 'Tops|Tröjor|トップス', 'Shelf C|Hylla C|棚C', 'In use', 'Good'],
        ['Baby carrier|Bärsele|抱っこひも', 'Other|Övrigt|その他', 'Hook|Kroken|フック', 'Available', 'Good'],
      ],
    },
    loan: {
      columns: 'title, status',
      rows: [
        ['Winter overall, 92|Vinteroverall, 92|防寒つなぎ 90', 'On loan'],
        ['School cardigan|Kofta|学校カーディガン', 'On loan'],
        ['Rain jacket, 110|Regnjacka, 110|レインジャケット 110', 'Returned'],
        ['Baby carrier|Bärsele|抱っこひも', 'Returned'],
      ],
    },
    },
  },
  {
    en: 'toy, toys, game library, games library, board game',
    sv: 'leksak, lekotek, brädspel',
    ja: 'おもちゃ, 玩具, ボードゲーム',
    rows: {
    asset: {
      columns: 'name, category, location, status, condition',
      kinds: 'Building|Bygga|組み立て, Puzzles|Pussel|パズル, Board games|Brädspel|ボードゲーム, Outdoors|Utelek|外遊び, Other|Övrigt|その他',
      rows: [
        ['Wooden railway|Träjärnväg|木製レール', 'Building|Bygga|組み立て', 'Shelf A|Hylla A|棚A', 'In use', 'Good'],
        ['Marble run|Kulbana|ビー玉コース', 'Building|Bygga|組み立て', 'Shelf A|Hylla A|棚A', 'Available', 'New'],
        ['Farm puzzle, 48|Bondgårdspussel, 48|農場パズル 48', 'Puzzles|Pussel|パズル', 'Shelf B|Hylla B|棚B', 'Available', 'Fair'],
        ['Fox in the Forest|Räven i skogen|森のきつね', 'Board games|Brädspel|ボードゲーム', 'Shelf C|Hylla C|棚C', 'Available', 'Good'],
        ['Balance bike|Balanscykel|キックバイク', 'Outdoors|Utelek|外遊び', 'Floor|Golvet|床', 'In use', 'Worn'],
        ['Doll’s house|Dockhus|ドールハウス', 'Other|Övrigt|その他', 'Floor|Golvet|床', 'In service', 'Fair'],
        ['Animal memory|Djurmemory|どうぶつ神経衰弱', 'Board games|Brädspel|ボードゲーム', 'Shelf C|Hylla C|棚C', 'Available', 'Good'],
      ],
    },
    loan: {
      columns: 'title, status',
      rows: [
        ['Wooden railway|Träjärnväg|木製レール', 'On loan'],
        ['Balance bike|Balanscykel|キックバイク', 'On loan'],
        ['Fox in the Forest|Räven i skogen|森のきつね', 'Returned'],
        ['Marble run|Kulbana|ビー玉コース', 'Returned'],
      ],
    },
    },
  },
  {
    en: 'costume, fancy dress',
    sv: 'kostym, maskerad, utklädning',
    ja: '衣装, コスチューム',
    rows: {
    asset: {
      columns: 'name, category, location, status, condition',
      kinds: 'Historical|Historiskt|時代物, Animals|Djur|動物, Fairy tale|Saga|おとぎ話, Accessories|Tillbehör|小物, Other|Övrigt|その他',
      rows: [
        ['Tudor gown|Renässansklänning|中世のドレス', 'Historical|Historiskt|時代物', 'Rail 1|Stång 1|ラック1', 'In use', 'Good'],
        ['Lion, adult|Lejon, vuxen|ライオン 大人用', 'Animals|Djur|動物', 'Rail 2|Stång 2|ラック2', 'Available', 'Fair'],
        ['Wizard’s cloak|Trollkarlsmantel|魔法使いのマント', 'Fairy tale|Saga|おとぎ話', 'Rail 2|Stång 2|ラック2', 'Available', 'Good'],
        ['Top hats, six|Höga hattar, sex|シルクハット 6個', 'Accessories|Tillbehör|小物', 'Box 4|Låda 4|箱4', 'Available', 'Worn'],
        ['Sailor suits, four|Sjömanskostymer, fyra|水兵服 4着', 'Historical|Historiskt|時代物', 'Rail 3|Stång 3|ラック3', 'In use', 'Good'],
        ['Fairy wings|Älvvingar|妖精の羽', 'Accessories|Tillbehör|小物', 'Box 2|Låda 2|箱2', 'Available', 'Fair'],
      ],
    },
    loan: {
      columns: 'title, status',
      rows: [
        ['Tudor gown|Renässansklänning|中世のドレス', 'On loan'],
        ['Sailor suits, four|Sjömanskostymer, fyra|水兵服 4着', 'On loan'],
        ['Fairy wings|Älvvingar|妖精の羽', 'Returned'],
      ],
    },
    },
  },
  {
    en: 'tool library, tool lending, tool share, library of things, street library, lending library, equipment library',
    sv: 'verktygsbibliotek, prylbibliotek, verktygspool, bytesbod, fritidsbank, lånebod',
    ja: '道具の図書館, 工具ライブラリー, 貸し出しライブラリー',
    rows: {
    asset: {
      columns: 'name, category, location, status, condition',
      kinds: 'Tools|Verktyg|工具, Garden|Trädgård|園芸, Kitchen|Kök|キッチン, Outdoors|Friluftsliv|アウトドア, Other|Övrigt|その他',
      rows: [
        ['Cordless drill|Skruvdragare|電動ドリル', 'Tools|Verktyg|工具', 'No. 4|Nr 4|4番地', 'In use', 'Good'],
        ['Hedge trimmer|Häcksax|生垣バリカン', 'Garden|Trädgård|園芸', 'No. 11|Nr 11|11番地', 'Available', 'Good'],
        ['Extension ladder|Utskjutsstege|伸縮はしご', 'Tools|Verktyg|工具', 'No. 7|Nr 7|7番地', 'Available', 'Fair'],
        ['Pressure washer|Högtryckstvätt|高圧洗浄機', 'Garden|Trädgård|園芸', 'No. 4|Nr 4|4番地', 'In service', 'Worn'],
        ['Preserving pan|Syltgryta|保存食用の大鍋', 'Kitchen|Kök|キッチン', 'No. 9|Nr 9|9番地', 'Available', 'New'],
        ['Four-person tent|Fyramannatält|4人用テント', 'Outdoors|Friluftsliv|アウトドア', 'No. 2|Nr 2|2番地', 'In use', 'Good'],
        ['Wallpaper steamer|Tapetångare|壁紙はがし機', 'Tools|Verktyg|工具', 'No. 15|Nr 15|15番地', 'Available', 'Good'],
        ['Folding tables, two|Fällbord, två|折りたたみ机 2台', 'Other|Övrigt|その他', 'No. 11|Nr 11|11番地', 'Available', 'Fair'],
      ],
    },
    loan: {
      columns: 'title, status',
      rows: [
        ['Cordless drill|Skruvdragare|電動ドリル', 'On loan'],
        ['Four-person tent|Fyramannatält|4人用テント', 'On loan'],
        ['Hedge trimmer|Häcksax|生垣バリカン', 'Returned'],
        ['Extension ladder|Utskjutsstege|伸縮はしご', 'Returned'],
        ['Preserving pan|Syltgryta|保存食用の大鍋', 'Returned'],
        ['Wallpaper steamer|Tapetångare|壁紙はがし機', 'On loan'],
      ],
    },
    },
  },
  {
    en: 'sheep, lamb, ewe, shepherd',
    sv: 'får!, fåren, lamm, tacka, tackor, fårbonde',
    ja: '羊, 子羊',
    rows: {
    animal: {
      columns: 'name, breed, weight, location',
      rows: [
        ['Ewe 14|Tacka 14|雌羊14号', 'Gotland|Gotlandsfår|サフォーク', 74, 'North field|Norra hagen|北の牧区'],
        ['Ewe 22|Tacka 22|雌羊22号', 'Texel|Texel|コリデール', 68, 'Barn|Ladugården|畜舎'],
        ['Ram Bruno|Baggen Bruno|雄羊ブルーノ', 'Gotland|Gotlandsfår|サフォーク', 96, 'South field|Södra hagen|南の牧区'],
        ['Ewe 31|Tacka 31|雌羊31号', 'Texel|Texel|コリデール', 71, 'North field|Norra hagen|北の牧区'],
        ['Ewe 8|Tacka 8|雌羊8号', 'Gotland|Gotlandsfår|サフォーク', 66, 'Barn|Ladugården|畜舎'],
        ['Lamb 112|Lamm 112|子羊112号', 'Texel|Texel|コリデール', 24, 'South field|Södra hagen|南の牧区'],
      ],
    },
    litter: {
      columns: 'name, breed, mother, father, litterSize, available, price',
      rows: [
        ['Lambing, ewe 14|Lamning, tacka 14|雌羊14号の出産', 'Gotland|Gotlandsfår|サフォーク', 'No. 14|Nr 14|14号', 'Bruno|Bruno|ブルーノ', 2, true, 140],
        ['Lambing, ewe 22|Lamning, tacka 22|雌羊22号の出産', 'Texel|Texel|コリデール', 'No. 22|Nr 22|22号', 'Bruno|Bruno|ブルーノ', 1, false, 140],
        ['Lambing, ewe 31|Lamning, tacka 31|雌羊31号の出産', 'Gotland|Gotlandsfår|サフォーク', 'No. 31|Nr 31|31号', 'Bruno|Bruno|ブルーノ', 3, false, 140],
        ['Lambing, ewe 8|Lamning, tacka 8|雌羊8号の出産', 'Texel|Texel|コリデール', 'No. 8|Nr 8|8号', 'Bruno|Bruno|ブルーノ', 2, true, 140],
        ['Lambing, ewe 17|Lamning, tacka 17|雌羊17号の出産', 'Gotland|Gotlandsfår|サフォーク', 'No. 17|Nr 17|17号', 'Bruno|Bruno|ブルーノ', 2, false, 140],
        ['Lambing, ewe 40|Lamning, tacka 40|雌羊40号の出産', 'Texel|Texel|コリデール', 'No. 40|Nr 40|40号', 'Bruno|Bruno|ブルーノ', 1, false, 140],
      ],
    },
    },
  },
  {
    en: 'cattle, cow!, cows, calving, calf, beef, dairy',
    sv: 'kor!, ko!, kalv, kalvning, nötkreatur, mjölkbonde, köttdjur',
    ja: '牛, 子牛, 酪農, 肉牛',
    rows: {
    animal: {
      columns: 'name, breed, weight, location',
      rows: [
        ['Rosa|Rosa|はな', 'Jersey|Jersey|ジャージー', 540, 'North field|Norra hagen|北の牧区'],
        ['Daisy|Majros|さくら', 'Hereford|Hereford|黒毛和種', 580, 'Barn|Ladugården|畜舎'],
        ['No. 31|Nr 31|31号', 'Jersey|Jersey|ジャージー', 510, 'South field|Södra hagen|南の牧区'],
        ['No. 44|Nr 44|44号', 'Hereford|Hereford|黒毛和種', 600, 'North field|Norra hagen|北の牧区'],
        ['Bull Max|Tjuren Max|雄牛マックス', 'Jersey|Jersey|ジャージー', 890, 'Barn|Ladugården|畜舎'],
        ['Calf 7|Kalv 7|子牛7号', 'Hereford|Hereford|黒毛和種', 92, 'South field|Södra hagen|南の牧区'],
      ],
    },
    litter: {
      columns: 'name, breed, mother, father, litterSize, available, price',
      rows: [
        ['Calving, cow 14|Kalvning, ko 14|雌牛14号の出産', 'Jersey|Jersey|ジャージー', 'No. 14|Nr 14|14号', 'Max|Max|マックス', 1, true, 620],
        ['Calving, cow 22|Kalvning, ko 22|雌牛22号の出産', 'Hereford|Hereford|黒毛和種', 'No. 22|Nr 22|22号', 'Max|Max|マックス', 1, false, 620],
        ['Calving, cow 31|Kalvning, ko 31|雌牛31号の出産', 'Jersey|Jersey|ジャージー', 'No. 31|Nr 31|31号', 'Max|Max|マックス', 2, false, 620],
        ['Calving, cow 8|Kalvning, ko 8|雌牛8号の出産', 'Hereford|Hereford|黒毛和種', 'No. 8|Nr 8|8号', 'Max|Max|マックス', 1, true, 620],
        ['Calving, cow 17|Kalvning, ko 17|雌牛17号の出産', 'Jersey|Jersey|ジャージー', 'No. 17|Nr 17|17号', 'Max|Max|マックス', 1, false, 620],
        ['Calving, cow 40|Kalvning, ko 40|雌牛40号の出産', 'Hereford|Hereford|黒毛和種', 'No. 40|Nr 40|40号', 'Max|Max|マックス', 1, false, 620],
      ],
    },
    },
  },
  {
    en: 'pigs, pig farm, piglet, sow, farrowing',
    sv: 'grisar, gris!, smågrisar, sugga, grisning',
    ja: '豚, 養豚, 子豚',
    rows: {
    animal: {
      columns: 'name, breed, weight, location',
      rows: [
        ['Sow 14|Sugga 14|母豚14号', 'Landrace|Lantras|ランドレース', 220, 'Pen 1|Box 1|1番豚房'],
        ['Sow 22|Sugga 22|母豚22号', 'Linderöd|Linderödssvin|黒豚', 240, 'Pen 2|Box 2|2番豚房'],
        ['Boar Otto|Galten Otto|雄豚オットー', 'Landrace|Lantras|ランドレース', 310, 'Outdoors|Ute|放牧場'],
        ['Gilt 31|Gylta 31|若豚31号', 'Linderöd|Linderödssvin|黒豚', 140, 'Pen 1|Box 1|1番豚房'],
        ['Sow 8|Sugga 8|母豚8号', 'Landrace|Lantras|ランドレース', 210, 'Pen 2|Box 2|2番豚房'],
      ],
    },
    litter: {
      columns: 'name, breed, mother, father, litterSize, available, price',
      rows: [
        ['Farrowing, sow 14|Grisning, sugga 14|母豚14号の出産', 'Landrace|Lantras|ランドレース', 'No. 14|Nr 14|14号', 'Otto|Otto|オットー', 11, true, 75],
        ['Farrowing, sow 22|Grisning, sugga 22|母豚22号の出産', 'Linderöd|Linderödssvin|黒豚', 'No. 22|Nr 22|22号', 'Otto|Otto|オットー', 9, false, 75],
        ['Farrowing, sow 31|Grisning, sugga 31|母豚31号の出産', 'Landrace|Lantras|ランドレース', 'No. 31|Nr 31|31号', 'Otto|Otto|オットー', 12, false, 75],
        ['Farrowing, sow 8|Grisning, sugga 8|母豚8号の出産', 'Linderöd|Linderödssvin|黒豚', 'No. 8|Nr 8|8号', 'Otto|Otto|オットー', 10, true, 75],
        ['Farrowing, sow 17|Grisning, sugga 17|母豚17号の出産', 'Landrace|Lantras|ランドレース', 'No. 17|Nr 17|17号', 'Otto|Otto|オットー', 8, false, 75],
        ['Farrowing, sow 40|Grisning, sugga 40|母豚40号の出産', 'Linderöd|Linderödssvin|黒豚', 'No. 40|Nr 40|40号', 'Otto|Otto|オットー', 13, false, 75],
      ],
    },
    },
  },
  {
    en: 'goat, goats, kidding',
    sv: 'getter, get!, killing',
    ja: 'ヤギ, 山羊',
    rows: {
    animal: {
      columns: 'name, breed, weight, location',
      rows: [
        ['Clover|Klöver|クローバー', 'Saanen|Saanen|ザーネン', 58, 'North field|Norra hagen|北の牧区'],
        ['Hazel|Hassel|ヘーゼル', 'Dwarf goat|Dvärgget|シバヤギ', 52, 'Barn|Ladugården|畜舎'],
        ['Billy Otto|Bocken Otto|雄ヤギのオットー', 'Saanen|Saanen|ザーネン', 74, 'South field|Södra hagen|南の牧区'],
        ['Poppy|Vallmo|ポピー', 'Dwarf goat|Dvärgget|シバヤギ', 49, 'North field|Norra hagen|北の牧区'],
        ['Kid 12|Killing 12|子ヤギ12号', 'Saanen|Saanen|ザーネン', 9, 'Barn|Ladugården|畜舎'],
      ],
    },
    litter: {
      columns: 'name, breed, mother, father, litterSize, available, price',
      rows: [
        ['Kidding, goat 14|Killning, get 14|雌ヤギ14号の出産', 'Saanen|Saanen|ザーネン', 'No. 14|Nr 14|14号', 'Otto|Otto|オットー', 2, true, 120],
        ['Kidding, goat 22|Killning, get 22|雌ヤギ22号の出産', 'Dwarf goat|Dvärgget|シバヤギ', 'No. 22|Nr 22|22号', 'Otto|Otto|オットー', 2, false, 120],
        ['Kidding, goat 31|Killning, get 31|雌ヤギ31号の出産', 'Saanen|Saanen|ザーネン', 'No. 31|Nr 31|31号', 'Otto|Otto|オットー', 1, false, 120],
        ['Kidding, goat 8|Killning, get 8|雌ヤギ8号の出産', 'Dwarf goat|Dvärgget|シバヤギ', 'No. 8|Nr 8|8号', 'Otto|Otto|オットー', 3, true, 120],
        ['Kidding, goat 17|Killning, get 17|雌ヤギ17号の出産', 'Saanen|Saanen|ザーネン', 'No. 17|Nr 17|17号', 'Otto|Otto|オットー', 2, false, 120],
        ['Kidding, goat 40|Killning, get 40|雌ヤギ40号の出産', 'Dwarf goat|Dvärgget|シバヤギ', 'No. 40|Nr 40|40号', 'Otto|Otto|オットー', 1, false, 120],
      ],
    },
    },
  },
  {
    en: 'hens, chickens, chicken, poultry',
    sv: 'höns, hönor, kycklingar',
    ja: '鶏, ニワトリ, にわとり, 養鶏',
    rows: {
    animal: {
      columns: 'name, breed, weight, location',
      rows: [
        ['Pepper|Peppar|こしょう', 'Orpington|Orpington|名古屋コーチン', 2.9, 'Coop 1|Hönshus 1|鶏舎1'],
        ['Hazel|Hassel|はる', 'Leghorn|Leghorn|白色レグホン', 2.1, 'Coop 2|Hönshus 2|鶏舎2'],
        ['Snow|Snö|ゆき', 'Barnevelder|Barnevelder|烏骨鶏', 2.6, 'Coop 1|Hönshus 1|鶏舎1'],
        ['Clover|Klöver|つばき', 'Orpington|Orpington|名古屋コーチン', 1.9, 'Coop 2|Hönshus 2|鶏舎2'],
        ['Amber|Bärnsten|こはく', 'Leghorn|Leghorn|白色レグホン', 2.4, 'Coop 1|Hönshus 1|鶏舎1'],
        ['Rooster Max|Tuppen Max|雄鶏マックス', 'Barnevelder|Barnevelder|烏骨鶏', 3.2, 'Coop 2|Hönshus 2|鶏舎2'],
      ],
    },
    },
  },
  {
    en: 'community fridge, food bank, food pantry, food rescue, surplus food, larder',
    sv: 'matbank, matsvinn, delningskyl, matkasse',
    ja: '公共冷蔵庫, フードバンク, フードシェア, フードパントリー, 食品ロス',
    rows: {
    donatedItem: {
      columns: 'name, category, quantity, condition, donor, status, date',
      rows: [
        ['Bread, day-old|Bröd, gårdagens|前日のパン', 'Food', 24, 'Good', 'Old Mill Bakery|Gamla Kvarnen|水車ベーカリー', 'Just received', '-1d'],
        ['Carrots, 1 kg bags|Morötter, 1 kg|にんじん 1kg', 'Food', 18, 'Good', 'Orchard farm|Gården|果樹園', 'Sorted', '-1d'],
        ['Yoghurt|Yoghurt|ヨーグルト', 'Food', 30, 'Good', 'Supermarket|Mataffären|スーパー', 'Given away', '-3d'],
        ['Tinned beans|Bönor på burk|豆の缶詰', 'Food', 48, 'New', 'Church collection|Kyrkans insamling|教会の募集', 'Sorted', '-6d'],
        ['Rice, 5 kg|Ris, 5 kg|米 5kg', 'Food', 12, 'New', 'Neighbour|Granne|近所の方', 'Sorted', '-8d'],
        ['Baby food|Barnmat|離乳食', 'Food', 20, 'New', 'Pharmacy|Apoteket|薬局', 'Just received', '-1d'],
      ],
    },
    },
  },
]
