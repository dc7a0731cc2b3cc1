// What a trade's other lists start with, where the list is everybody's but its rows are not: a food truck's days, a shelter's animals, a
// gardener's plants, a wedding's costs. By blueprint, then by thing.
import type { BlueprintEntry } from '../blueprint.ts'

type Rows = NonNullable<BlueprintEntry['rows']>

const stops: Rows[string] = {
  columns: 'title, time, location, capacity',
  rows: [
    ['Lunch by the station|Lunch vid stationen|駅前ランチ', '11:00', 'Station square|Stationstorget|駅前広場', 120],
    ['Street food Friday|Streetfoodfredag|金曜屋台', '17:00', 'Market square|Stora torget|中央広場', 300],
    ['Office park|Kontorsparken|オフィス街', '11:30', 'North gate|Norra porten|北口', 90],
    ['Football match|Fotbollsmatch|サッカーの試合日', '15:00', 'The stadium|Arenan|スタジアム', 250],
    ['Wedding, evening food|Bröllop, vickning|結婚式の夜食', '22:00', 'The old barn|Gamla ladan|古い納屋', 80],
    ['Summer festival|Sommarfestival|夏祭り', '12:00', 'River park|Åparken|川辺の公園', 400],
  ],
}
const petsForHomes: Rows[string] = {
  columns: 'name, breed, weight, location',
  rows: [
    ['Bella|Bella|ベラ', 'Mixed breed dog|Blandrashund|ミックス犬', 18, 'Kennel 2|Hundgård 2|犬舎2'],
    ['Milo|Milo|ミロ', 'House cat|Huskatt|雑種猫', 4, 'Cat room|Kattrummet|猫部屋'],
    ['Nala|Nala|ナラ', 'Siberian cat|Sibirisk katt|サイベリアン', 5, 'Foster home|Jourhem|預かり宅'],
    ['Rufus|Rufus|ルーファス', 'Terrier|Terrier|テリア', 9, 'Kennel 4|Hundgård 4|犬舎4'],
    ['Sesame|Sesam|ごま', 'Kitten, 10 weeks|Kattunge, 10 veckor|子猫 10週', 1, 'Quarantine|Karantän|隔離室'],
    ['Pepper|Peppar|こしょう', 'Dwarf rabbit|Dvärgkanin|ドワーフうさぎ', 2, 'Small animals|Smådjuren|小動物室'],
    ['Otto|Otto|オットー', 'Labrador, 11 years|Labrador, 11 år|ラブラドール 11歳', 30, 'Kennel 1|Hundgård 1|犬舎1'],
    ['Luna|Luna|ルナ', 'House cat, shy|Huskatt, skygg|雑種猫（人見知り）', 3, 'Cat room|Kattrummet|猫部屋'],
  ],
}
const teachingRoom = 'Studio|Salen|教室'
const anySubject: Rows = {
  lesson: {
    columns: 'title, startTime, duration, room, topic, homework',
    rows: [
      [
        'Trial lesson|Prova på-lektion|体験レッスン',
        '16:00',
        45,
        teachingRoom,
        'Getting to know it|Lära känna ämnet|はじめの一歩',
        '',
      ],
      [
        'Beginners, step 1|Nybörjare, steg 1|初級 1',
        '17:00',
        60,
        teachingRoom,
        'The basics|Grunderna|基本',
        'Practise ten minutes|Öva tio minuter|10分練習',
      ],
      [
        'Beginners, step 2|Nybörjare, steg 2|初級 2',
        '17:00',
        60,
        teachingRoom,
        'Putting it together|Sätta ihop delarna|組み合わせ',
        'Practise ten minutes|Öva tio minuter|10分練習',
      ],
      [
        'Intermediate|Fortsättning|中級',
        '18:00',
        60,
        teachingRoom,
        'Technique|Teknik|技術',
        'Twice this week|Två gånger i veckan|今週2回',
      ],
      [
        'Private lesson|Privatlektion|個人レッスン',
        '19:00',
        45,
        teachingRoom,
        'Your own questions|Dina egna frågor|個別の課題',
        'As agreed|Enligt överenskommelse|個別に',
      ],
      ['Show and tell|Uppvisning|発表会', '18:00', 90, teachingRoom, 'What we have learnt|Det vi har lärt oss|学んだこと', ''],
    ],
  },
}
const rolls: Rows[string] = {
  columns: 'name, presence',
  rows: [
    ['Monday class, week 1|Måndagsgruppen, vecka 1|月曜クラス 第1回', 'Present'],
    ['Monday class, week 2|Måndagsgruppen, vecka 2|月曜クラス 第2回', 'Absent'],
    ['Wednesday class, week 1|Onsdagsgruppen, vecka 1|水曜クラス 第1回', 'Present'],
    ['Wednesday class, week 2|Onsdagsgruppen, vecka 2|水曜クラス 第2回', 'Present'],
    ['Saturday class, week 1|Lördagsgruppen, vecka 1|土曜クラス 第1回', 'Present'],
    ['Saturday class, week 2|Lördagsgruppen, vecka 2|土曜クラス 第2回', 'Late'],
  ],
}
const weddingCosts: Rows[string] = {
  columns: 'name, category, budget, amount',
  rows: [
    ['Venue|Lokal|会場', 'Venue', 4200, 4200],
    ['Dinner for 80|Middag för 80|80名のお料理', 'Food', 6400, 5900],
    ['Photographer|Fotograf|カメラマン', 'Other', 1800, 900],
    ['Flowers|Blommor|お花', 'Decorations', 850, 620],
    ['Dress and suit|Klänning och kostym|衣装', 'Clothing', 2400, 1950],
    ['Band or DJ|Band eller DJ|音楽', 'Entertainment', 1200, 0],
    ['Invitations|Inbjudningar|招待状', 'Other', 260, 240],
    ['Rings|Ringar|指輪', 'Other', 1600, 1600],
  ],
}
const weddingTasks: Rows[string] = {
  columns: 'title, priority, done',
  rows: [
    ['First meeting with Anna and Erik|Första möte med Anna och Erik|新郎新婦との初回打ち合わせ', 'High', true],
    ['Visit three venues|Besöka tre lokaler|会場を3か所見学', 'High', true],
    ['Quotes from caterers|Offerter från catering|料理の見積もりを取る', 'Medium', false],
    ['Book the photographer|Boka fotografen|カメラマンを予約', 'High', false],
    ['Seating plan, first version|Bordsplacering, första version|席次表の下書き', 'Medium', false],
    ['Order flowers|Beställa blommor|お花の手配', 'Low', false],
    ['Timetable for the day|Körschema för dagen|当日の進行表', 'High', false],
    ['Rehearsal at the church|Genrep i kyrkan|リハーサル', 'Medium', false],
  ],
}
const weddingDays: Rows[string] = {
  columns: 'title, time, location, capacity',
  rows: [
    ['Wedding, Berg and Holm|Bröllop Berg–Holm|結婚式 山本・小林様', '15:00', 'The mill|Kvarnen|水車小屋', 80],
    ['Garden wedding|Trädgårdsbröllop|ガーデンウェディング', '14:00', 'Rose garden|Rosenträdgården|薔薇園', 60],
    ['Civil ceremony|Borgerlig vigsel|人前式', '11:00', 'Town hall|Rådhuset|市庁舎', 20],
    ['Engagement party|Förlovningsfest|婚約パーティー', '18:00', 'The Anchor|Ankaret|錨亭', 40],
    ['Tasting with the caterer|Provsmakning|試食会', '13:00', 'The kitchen|Köket|厨房', 6],
    ['Company dinner|Företagsmiddag|会社の会食', '18:30', 'Harbour hall|Hamnmagasinet|港の倉庫', 120],
  ],
}
const gardenPlants: Rows[string] = {
  columns: 'name, species, location, light, waterEvery',
  rows: [
    ['Hornbeam hedge|Avenbokshäck|シデの生け垣', 'Carpinus betulus', 'Along the street|Mot gatan|道路沿い', 'Full sun', 7],
    ['Lavender|Lavendel|ラベンダー', 'Lavandula angustifolia', 'Front border|Främre rabatten|前の花壇', 'Full sun', 10],
    ['Hydrangea|Hortensia|あじさい', 'Hydrangea macrophylla', 'North wall|Norra väggen|北の壁ぎわ', 'Low light', 3],
    ['Japanese maple|Japansk lönn|いろは紅葉', 'Acer palmatum', 'By the pond|Vid dammen|池のそば', 'Bright', 5],
    ['Climbing rose|Klätterros|つるばら', 'Rosa', 'The pergola|Pergolan|パーゴラ', 'Full sun', 4],
    ['Hosta|Funkia|ぎぼうし', 'Hosta', 'Under the birch|Under björken|白樺の下', 'Low light', 4],
    ['Box, clipped|Klippt buxbom|つげの刈り込み', 'Buxus sempervirens', 'Entrance|Entrén|玄関先', 'Bright', 7],
    ['Lawn, south|Gräsmatta, söder|南の芝生', 'Lolium perenne', 'South garden|Södra trädgården|南庭', 'Full sun', 3],
  ],
}
const carDeals: Rows[string] = {
  columns: 'title, amount, stage, probability',
  rows: [
    ['Family estate, part exchange|Familjekombi, med inbyte|ファミリーワゴン 下取りあり', 15900, 'Negotiation', 80],
    ['Electric hatchback, loan|Elbil, billån|電気自動車 ローン', 21900, 'Proposal', 60],
    ['Small city car, cash|Småbil, kontant|コンパクトカー 現金', 11400, 'Won', 100],
    ['Seven-seat van, test drive|Sjusitsig, provkörning|7人乗り 試乗', 12800, 'Qualified', 40],
    ['Pickup for a builder|Pickup till en byggare|工務店のピックアップ', 24500, 'Lead', 20],
    ['Second car for a couple|Andrabil till ett par|夫婦のセカンドカー', 8900, 'Lost', 0],
  ],
}
const footNotes: Rows[string] = {
  columns: 'title, body, tags',
  rows: [
    [
      'Ingrown nail, left|Nageltrång, vänster|巻き爪 左',
      'Brace fitted, again in six weeks.|Bygel satt, åter om sex veckor.|矯正具を装着。6週間後に再診。',
      '',
    ],
    [
      'Dry heels|Torra hälar|かかとの乾燥',
      'Cream with urea every evening.|Kräm med karbamid varje kväll.|尿素クリームを毎晩。',
      '',
    ],
    [
      'Diabetes, yearly check|Diabetes, årskontroll|糖尿病の年次確認',
      'Feeling and pulse normal.|Känsel och puls utan anmärkning.|知覚・脈ともに正常。',
      '',
    ],
    [
      'Shoes too narrow|För smala skor|靴の幅が狭い',
      'Advised a wider last.|Rekommenderade bredare läst.|幅広の木型をおすすめ。',
      '',
    ],
    [
      'Corn, little toe|Liktorn, lilltån|小指のうおのめ',
      'Removed, padding given.|Borttagen, avlastning gavs.|除去、パッドを渡した。',
      '',
    ],
  ],
}
const pieces: Rows[string] = {
  columns: 'title, material, difficulty, status',
  rows: [
    ['Oak dining table|Matbord i ek|オークの食卓', 'Oak|Ek|オーク', 'Hard', 'In progress'],
    ['Windsor chair|Pinnstol|ウィンザーチェア', 'Ash|Ask|タモ', 'Hard', 'Planned'],
    ['Wall shelf, dovetailed|Vägghylla med laxstjärtar|あり組みの壁棚', 'Pine|Furu|パイン', 'Medium', 'Done'],
    ['Bedside table|Sängbord|ベッドサイドテーブル', 'Walnut|Valnöt|ウォルナット', 'Medium', 'In progress'],
    ['Stool|Pall|スツール', 'Birch|Björk|バーチ', 'Easy', 'Done'],
    ['Chest of drawers|Byrå|引き出し箪笥', 'Cherry|Körsbär|チェリー', 'Hard', 'Planned'],
  ],
}
const clay: Rows[string] = {
  columns: 'title, price, prepayment, status',
  rows: [
    ['Dinner plates, set of 8|Mattallrikar, 8 st|大皿八枚組', 320, 100, 'In progress'],
    ['Teapot with two cups|Tekanna med två koppar|急須と湯呑み二客', 140, 40, 'Ready'],
    ['Large floor vase|Stor golvvas|大きな床置き花瓶', 260, 80, 'Idea'],
    ['Espresso cups for a café, 40|Espressokoppar till ett kafé, 40 st|カフェのエスプレッソカップ40個', 760, 300, 'In progress'],
    ['Tiles for a kitchen|Kakel till ett kök|キッチンのタイル', 980, 400, 'Delivered'],
    ['Bowl with a name|Skål med namn|名入りの鉢', 48, 0, 'Ready'],
  ],
}
const hirePayments: Rows[string] = {
  columns: 'title, amount, paid, method',
  rows: [
    ['Deposit, weekend|Deposition, helg|保証金 週末', 100, true, 'Card'],
    ['One day|En dag|1日分', 36, true, 'Mobile'],
    ['A whole week|En hel vecka|1週間分', 180, true, 'Card'],
    ['Extra hour|Extratimme|延長1時間', 8, false, 'Cash'],
    ['Two days, group of six|Två dagar, grupp om sex|2日分 6名', 220, true, 'Bank transfer'],
    ['Lost key|Borttappad nyckel|鍵の紛失', 25, false, 'Card'],
  ],
}

export const furtherRows: Readonly<Record<string, Rows>> = {
  streetFood: { event: stops },
  iceCreamVan: { event: stops },
  animalShelter: { animal: petsForHomes },
  petRehoming: { animal: petsForHomes },
  schoolTrade: anySubject,
  wellnessClass: { attendance: rolls },
  swimClub: { attendance: rolls },
  religiousSchool: { attendance: rolls },
  wedding: { budgetItem: weddingCosts },
  weddingPlanner: { budgetItem: weddingCosts, task: weddingTasks, event: weddingDays },
  gardening: { plant: gardenPlants },
  carDealer: { deal: carDeals },
  footCare: { note: footNotes },
  woodworking: { craftProject: pieces },
  pottery: { commission: clay },
  bikeRental: { payment: hirePayments },
  rentalTrade: { payment: hirePayments },
}
