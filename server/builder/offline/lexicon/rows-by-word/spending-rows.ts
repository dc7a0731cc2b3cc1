// What a household, a yard or a garage spends on what it keeps: nobody pays rent for premises or overtime on account of a cat or a car.
import type { TradeRows } from './trade-row.ts'

export const spendingRows: readonly TradeRows[] = [
  {
    en: 'horse, pony, livery',
    sv: 'häst, ponny, stall!',
    ja: '馬, 乗馬, 厩舎',
    rows: {
      expense: {
        columns: 'item, amount, category, method',
        kinds:
          'Feed|Foder|飼料, Vet|Veterinär|獣医, Fencing and kit|Stängsel och redskap|柵・資材, Bedding|Strö|敷料, Other|Övrigt|その他',
        rows: [
          ['Livery, this month|Stallhyra, denna månad|預託料 今月分', 320, 'Other|Övrigt|その他', 'Bank transfer'],
          ['Farrier|Hovslagare|装蹄', 90, 'Other|Övrigt|その他', 'Mobile'],
          ['Hay, ten bales|Hö, tio balar|乾草 10個', 85, 'Feed|Foder|飼料', 'Cash'],
          ['Vaccination|Vaccination|予防接種', 75, 'Vet|Veterinär|獣医', 'Card'],
          ['Wood shavings|Spån|おがくず', 42, 'Bedding|Strö|敷料', 'Card'],
          ['New headcollar|Ny grimma|無口頭絡', 28, 'Fencing and kit|Stängsel och redskap|柵・資材', 'Card'],
          ['Riding lesson|Ridlektion|レッスン', 45, 'Other|Övrigt|その他', 'Mobile'],
          ['Mineral feed|Mineralfoder|ミネラル飼料', 36, 'Feed|Foder|飼料', 'Card'],
        ],
      },
    },
  },
  {
    en: 'hens, chickens, poultry, chicken, ducks, quail',
    sv: 'höns, hönor, ankor, kycklingar, värphöns',
    ja: '鶏, ニワトリ, にわとり, うずら, 養鶏',
    rows: {
      expense: {
        columns: 'item, amount, category, method',
        kinds:
          'Feed|Foder|飼料, Vet|Veterinär|獣医, Fencing and kit|Stängsel och redskap|柵・資材, Bedding|Strö|敷料, Other|Övrigt|その他',
        rows: [
          ['Layers pellets, 20 kg|Värpfoder, 20 kg|採卵鶏用飼料 20kg', 18, 'Feed|Foder|飼料', 'Card'],
          ['Straw|Halm|わら', 9, 'Bedding|Strö|敷料', 'Cash'],
          ['Oyster shell grit|Snäckskal|カキ殻', 7, 'Feed|Foder|飼料', 'Card'],
          ['Two new pullets|Två unghöns|若鶏2羽', 48, 'Other|Övrigt|その他', 'Cash'],
          ['Mite powder|Kvalsterpulver|ワクモ対策粉', 14, 'Vet|Veterinär|獣医', 'Card'],
          ['Wire netting|Hönsnät|金網', 32, 'Fencing and kit|Stängsel och redskap|柵・資材', 'Card'],
          ['Egg boxes|Äggkartonger|卵パック', 12, 'Other|Övrigt|その他', 'Card'],
          ['Layers pellets, 20 kg|Värpfoder, 20 kg|採卵鶏用飼料 20kg', 18, 'Feed|Foder|飼料', 'Card'],
        ],
      },
    },
  },
  {
    en: 'sheep, lamb, goat, cattle, cows, pigs, livestock, alpaca, smallholding, farm animals',
    sv: 'får!, lamm, getter, kor!, nötkreatur, grisar, alpacka, djurgård',
    ja: '羊, ヤギ, 牛, 豚, 畜産, 酪農, アルパカ',
    rows: {
      expense: {
        columns: 'item, amount, category, method',
        kinds:
          'Feed|Foder|飼料, Vet|Veterinär|獣医, Fencing and kit|Stängsel och redskap|柵・資材, Bedding|Strö|敷料, Other|Övrigt|その他',
        rows: [
          ['Concentrate feed|Kraftfoder|配合飼料', 260, 'Feed|Foder|飼料', 'Bank transfer'],
          ['Vet, call-out|Veterinär, utryckning|獣医の往診', 140, 'Vet|Veterinär|獣医', 'Bank transfer'],
          ['Ear tags|Öronmärken|耳標', 38, 'Fencing and kit|Stängsel och redskap|柵・資材', 'Card'],
          ['Fence posts|Stängselstolpar|柵の支柱', 190, 'Fencing and kit|Stängsel och redskap|柵・資材', 'Card'],
          ['Straw, forty bales|Halm, fyrtio balar|わら 40個', 220, 'Bedding|Strö|敷料', 'Bank transfer'],
          ['Worming|Avmaskning|駆虫薬', 65, 'Vet|Veterinär|獣医', 'Card'],
          ['Shearing|Klippning|毛刈り', 120, 'Other|Övrigt|その他', 'Cash'],
          ['Mineral lick|Mineralsten|ミネラルブロック', 24, 'Feed|Foder|飼料', 'Card'],
        ],
      },
    },
  },
  {
    en: 'cat!, cats!, dog!, dogs!, puppy, kitten, pet!, pets!, rabbit, hamster, parrot',
    sv: 'katt, hund!, hundar, hunden, valp, husdjur, kanin',
    ja: '猫, 犬, ペット, うさぎ, ハムスター, インコ',
    rows: {
      expense: {
        columns: 'item, amount, category, method',
        kinds:
          'Food|Foder|フード, Vet|Veterinär|動物病院, Supplies|Tillbehör|用品, Insurance|Försäkring|保険, Other|Övrigt|その他',
        rows: [
          ['Dry food, 3 kg|Torrfoder, 3 kg|ドライフード 3kg', 32, 'Food|Foder|フード', 'Card'],
          ['Yearly check-up|Årlig kontroll|年次健診', 68, 'Vet|Veterinär|動物病院', 'Card'],
          ['Vaccination|Vaccination|予防接種', 54, 'Vet|Veterinär|動物病院', 'Card'],
          ['Pet insurance|Djurförsäkring|ペット保険', 19, 'Insurance|Försäkring|保険', 'Bank transfer'],
          ['New bed|Ny bädd|新しいベッド', 45, 'Supplies|Tillbehör|用品', 'Card'],
          ['Treats|Godis|おやつ', 8, 'Food|Foder|フード', 'Cash'],
          ['Flea treatment|Loppmedel|ノミ・ダニ予防', 22, 'Vet|Veterinär|動物病院', 'Card'],
          ['Nail clippers|Klosax|爪切り', 14, 'Supplies|Tillbehör|用品', 'Card'],
          ['Pet sitter, weekend|Djurvakt, helg|週末のシッター', 60, 'Other|Övrigt|その他', 'Mobile'],
        ],
      },
    },
  },
  {
    en: 'my car, our car, family car, car!, motorbike, motorcycle, moped, campervan, camper van, motorhome',
    sv: 'min bil, vår bil, bilen, bil!, motorcykel, mc!, moped, husbil',
    ja: '車, マイカー, バイク, オートバイ, 愛車, キャンピングカー',
    rows: {
      expense: {
        columns: 'item, amount, category, method',
        kinds:
          'Fuel|Drivmedel|燃料, Service|Service|整備, Insurance|Försäkring|保険, Tax and fees|Skatt och avgifter|税金・手数料, Other|Övrigt|その他',
        rows: [
          ['Petrol|Bensin|ガソリン', 62, 'Fuel|Drivmedel|燃料', 'Card'],
          ['Oil and filter change|Olje- och filterbyte|オイル・フィルター交換', 145, 'Service|Service|整備', 'Card'],
          ['Insurance, this quarter|Försäkring, kvartal|自動車保険', 180, 'Insurance|Försäkring|保険', 'Bank transfer'],
          ['Winter tyres|Vinterdäck|冬タイヤ', 420, 'Service|Service|整備', 'Card'],
          ['Road tax|Fordonsskatt|自動車税', 210, 'Tax and fees|Skatt och avgifter|税金・手数料', 'Bank transfer'],
          ['Car wash|Biltvätt|洗車', 14, 'Other|Övrigt|その他', 'Card'],
          ['Petrol|Bensin|ガソリン', 58, 'Fuel|Drivmedel|燃料', 'Card'],
          ['Parking permit|Parkeringstillstånd|駐車場代', 45, 'Tax and fees|Skatt och avgifter|税金・手数料', 'Bank transfer'],
          ['Wiper blades|Torkarblad|ワイパー', 28, 'Service|Service|整備', 'Card'],
          ['Inspection|Besiktning|車検・点検', 55, 'Tax and fees|Skatt och avgifter|税金・手数料', 'Card'],
        ],
      },
    },
  },
  {
    en: 'boat, yacht, sailing, narrowboat, dinghy',
    sv: 'båt, segelbåt, motorbåt',
    ja: 'ボート, ヨット, 船',
    rows: {
      expense: {
        columns: 'item, amount, category, method',
        kinds: 'Mooring|Båtplats|係留, Fuel|Bränsle|燃料, Upkeep|Underhåll|整備, Insurance|Försäkring|保険, Other|Övrigt|その他',
        rows: [
          ['Mooring, this season|Båtplats, säsong|係留料 今季', 640, 'Mooring|Båtplats|係留', 'Bank transfer'],
          ['Antifouling|Bottenfärg|船底塗料', 95, 'Upkeep|Underhåll|整備', 'Card'],
          ['Diesel|Diesel|軽油', 70, 'Fuel|Bränsle|燃料', 'Card'],
          ['Boat insurance|Båtförsäkring|船舶保険', 230, 'Insurance|Försäkring|保険', 'Bank transfer'],
          ['New ropes|Nya tampar|ロープ', 58, 'Upkeep|Underhåll|整備', 'Card'],
          ['Impeller and filter|Impeller och filter|インペラ・フィルター', 74, 'Upkeep|Underhåll|整備', 'Card'],
          ['Winter storage|Vinterförvaring|冬期保管', 380, 'Mooring|Båtplats|係留', 'Bank transfer'],
          ['Charts|Sjökort|海図', 36, 'Other|Övrigt|その他', 'Card'],
        ],
      },
    },
  },
  {
    en: 'renovat, refurbish, house build, self build, building our, extension',
    sv: 'renover, husbygge, bygga hus, bygger hus, ombyggnad',
    ja: 'リフォーム, 新築, 改装, 古民家, DIY, 家づくり',
    rows: {
      expense: {
        columns: 'item, amount, category, method',
        kinds: 'Materials|Material|資材, Labour|Arbete|工事, Tools|Verktyg|工具, Other|Övrigt|その他',
        rows: [
          ['Timber and screws|Virke och skruv|木材とビス', 240, 'Materials|Material|資材', 'Card'],
          ['Electrician, two days|Elektriker, två dagar|電気工事 2日', 780, 'Labour|Arbete|工事', 'Bank transfer'],
          ['Paint, 20 litres|Färg, 20 liter|塗料 20L', 130, 'Materials|Material|資材', 'Card'],
          ['Tile cutter, hired|Kakelskärare, hyrd|タイルカッター レンタル', 45, 'Tools|Verktyg|工具', 'Card'],
          ['Skip, one week|Container, en vecka|廃材処分', 210, 'Other|Övrigt|その他', 'Bank transfer'],
          ['Insulation|Isolering|断熱材', 320, 'Materials|Material|資材', 'Card'],
          ['Plumber, kitchen|Rörmokare, kök|台所の配管', 540, 'Labour|Arbete|工事', 'Bank transfer'],
          ['Door handles|Dörrhandtag|ドアノブ', 64, 'Materials|Material|資材', 'Card'],
        ],
      },
    },
  },
]
