// The parts of a menu, and what is served of each: `English|Svenska|日本語`. A menu told with its parts has them as its choices.
import type { Language } from '#shared/languages.ts'
import type { Told } from './site-trades/site-trade.ts'

export type Course = Record<Language, RegExp> & {
  /** name, price, what is in it */
  dishes: readonly (readonly [name: Told, price: number, text: Told])[]
}

const word = (en: string, sv: string, ja: string): Record<Language, RegExp> => ({
  en: new RegExp(`^(?:${en})$`, 'i'),
  sv: new RegExp(`^(?:${sv})$`, 'iu'),
  ja: new RegExp(`^(?:${ja})$`, 'u'),
})

export const courses: readonly Course[] = [
  {
    ...word('starters?|appeti[sz]ers?|antipasti|entrées?', 'förrätt(?:er|erna)?|antipasti', '前菜(?:類)?|アンティパスト'),
    dishes: [
      [
        'Burrata with roasted tomatoes|Burrata med rostade tomater|ブッラータと焼きトマト',
        12,
        'Basil oil, grilled bread|Basilikaolja, grillat bröd|バジルオイル、焼きパン',
      ],
      ['Soup of the day|Dagens soppa|本日のスープ', 8, 'With bread and butter|Med bröd och smör|パンとバター付き'],
      [
        'Beef carpaccio|Carpaccio på oxfilé|牛肉のカルパッチョ',
        14,
        'Rocket, parmesan, lemon|Ruccola, parmesan, citron|ルッコラ、パルメザン、レモン',
      ],
    ],
  },
  {
    ...word('pastas?|primi', 'pasta(?:rätter)?', 'パスタ(?:類)?|スパゲッティ'),
    dishes: [
      [
        'Tagliatelle with ragù|Tagliatelle med ragu|タリアテッレ ボロネーゼ',
        17,
        'Slowly cooked for six hours|Kokt sakta i sex timmar|6時間煮込んだソース',
      ],
      [
        'Spaghetti with clams|Spagetti vongole|ボンゴレスパゲッティ',
        19,
        'White wine, garlic, parsley|Vitt vin, vitlök, persilja|白ワイン、にんにく、パセリ',
      ],
      [
        'Ravioli with ricotta and spinach|Ravioli med ricotta och spenat|リコッタとほうれん草のラビオリ',
        16,
        'Brown butter and sage|Brynt smör och salvia|焦がしバターとセージ',
      ],
    ],
  },
  {
    ...word('pizzas?', 'pizz(?:a|or|orna)', 'ピザ|ピッツァ'),
    dishes: [
      [
        'Margherita|Margherita|マルゲリータ',
        12,
        'Tomato, mozzarella, basil|Tomat, mozzarella, basilika|トマト、モッツァレラ、バジル',
      ],
      ['Diavola|Diavola|ディアボラ', 15, 'Hot salami, chilli honey|Stark salami, chilihonung|辛口サラミ、唐辛子はちみつ'],
      ['Quattro formaggi|Quattro formaggi|クアトロフォルマッジ', 15, 'Four cheeses|Fyra ostar|4種のチーズ'],
    ],
  },
  {
    ...word(
      'mains?|main (?:courses?|dishes)|entrees?|secondi',
      'varmrätt(?:er|erna)?|huvudrätter',
      'メイン(?:料理|ディッシュ)?|主菜|一品料理',
    ),
    dishes: [
      [
        'Seared cod|Stekt torsk|たらのソテー',
        24,
        'Brown butter, peas, potatoes|Brynt smör, ärtor, potatis|焦がしバター、豆、じゃがいも',
      ],
      [
        'Steak with herb butter|Biff med örtsmör|ステーキ 香草バター',
        28,
        'Fries and a green salad|Pommes och grönsallad|ポテトとサラダ付き',
      ],
      ['Mushroom risotto|Svamprisotto|きのこのリゾット', 19, 'Parmesan and thyme|Parmesan och timjan|パルメザンとタイム'],
    ],
  },
  {
    ...word(
      'desserts?|sweets|puddings?|dolci|afters',
      'efterrätt(?:er|erna)?|dessert(?:er|erna)?|sött',
      'デザート(?:類)?|甘味|スイーツ|ドルチェ',
    ),
    dishes: [
      ['Tiramisu|Tiramisu|ティラミス', 8, 'Made this morning|Gjord i morse|今朝の手づくり'],
      ['Chocolate cake|Chokladkaka|チョコレートケーキ', 8, 'Salted caramel, cream|Salt kola, grädde|塩キャラメル、クリーム'],
      ['Ice cream of the day|Dagens glass|本日のアイスクリーム', 6, 'Two scoops|Två kulor|2種盛り'],
    ],
  },
  {
    ...word(
      '(?:soft |cold |hot )?drinks?|beverages',
      '(?:varma |kalla )?dryck(?:er|erna)?|dricka|läsk',
      '(?:お)?飲み物|ドリンク|ソフトドリンク',
    ),
    dishes: [
      ['House lemonade|Egen lemonad|自家製レモネード', 5, 'Lemon and mint|Citron och mynta|レモンとミント'],
      ['Mineral water|Mineralvatten|ミネラルウォーター', 4, 'Still or sparkling|Med eller utan bubblor|炭酸・無炭酸'],
      ['Coffee|Kaffe|コーヒー', 4, 'Freshly ground|Nymalet|挽きたて'],
    ],
  },
  {
    ...word('(?:house )?wines?', 'vin(?:er)?', 'ワイン'),
    dishes: [
      ['House red, a glass|Husets röda, glas|グラスワイン 赤', 8, 'Montepulciano|Montepulciano|モンテプルチアーノ'],
      ['House white, a glass|Husets vita, glas|グラスワイン 白', 8, 'Soave|Soave|ソアーヴェ'],
      ['Prosecco, a glass|Prosecco, glas|プロセッコ グラス', 9, 'Dry and light|Torr och lätt|辛口で軽やか'],
    ],
  },
  {
    ...word('beers?', 'öl', 'ビール'),
    dishes: [
      ['Lager, a pint|Lager, 50 cl|生ビール', 7, 'On tap|På fat|樽生'],
      ['Pale ale|Pale ale|ペールエール', 8, 'From the brewery down the road|Från bryggeriet runt hörnet|地元の醸造所から'],
    ],
  },
  {
    ...word('cocktails?', 'cocktails?|drinkar', 'カクテル'),
    dishes: [
      ['Negroni|Negroni|ネグローニ', 12, 'Gin, vermouth, bitters|Gin, vermouth, bitter|ジン、ベルモット、ビター'],
      [
        'Elderflower spritz|Fläderspritz|エルダーフラワースプリッツ',
        11,
        'With sparkling wine|Med mousserande vin|スパークリングワインで',
      ],
    ],
  },
  {
    ...word('salads?', 'sallad(?:er|erna)?', 'サラダ'),
    dishes: [
      [
        'Caesar salad|Caesarsallad|シーザーサラダ',
        13,
        'Chicken, croutons, parmesan|Kyckling, krutonger, parmesan|鶏肉、クルトン、パルメザン',
      ],
      [
        'Goat’s cheese and beetroot|Getost och rödbeta|ビーツとシェーブルのサラダ',
        13,
        'Walnuts, honey|Valnötter, honung|くるみ、はちみつ',
      ],
    ],
  },
  {
    ...word('soups?', 'sopp(?:a|or|orna)', 'スープ|汁物'),
    dishes: [
      ['Tomato soup|Tomatsoppa|トマトスープ', 9, 'Basil and cream|Basilika och grädde|バジルとクリーム'],
      ['Fish soup|Fisksoppa|魚介のスープ', 15, 'Saffron and aioli|Saffran och aioli|サフランとアイオリ'],
    ],
  },
  {
    ...word('sides?|side dishes|extras', 'tillbehör', 'サイド(?:メニュー|ディッシュ)?|付け合わせ'),
    dishes: [
      ['Fries|Pommes|フライドポテト', 5, 'With aioli|Med aioli|アイオリ付き'],
      ['Green salad|Grönsallad|グリーンサラダ', 5, 'With vinaigrette|Med vinägrett|自家製ドレッシング'],
    ],
  },
  {
    ...word('burgers?', '(?:ham)?burgare', '(?:ハン)?バーガー'),
    dishes: [
      [
        'Cheeseburger|Ostburgare|チーズバーガー',
        14,
        'Cheddar, pickles, onion|Cheddar, inlagd gurka, lök|チェダー、ピクルス、玉ねぎ',
      ],
      ['Halloumi burger|Halloumiburgare|ハルーミバーガー', 14, 'Chilli and lime|Chili och lime|チリとライム'],
    ],
  },
  {
    ...word('breakfasts?|brunch', 'frukost(?:ar)?|brunch', '朝食|モーニング|ブランチ'),
    dishes: [
      ['Eggs on sourdough|Ägg på surdegsbröd|卵とサワードウトースト', 11, 'Chives, butter|Gräslök, smör|あさつき、バター'],
      ['Granola and yoghurt|Granola och yoghurt|グラノーラとヨーグルト', 8, 'Berries, honey|Bär, honung|ベリー、はちみつ'],
    ],
  },
  {
    ...word('lunch(?:es)?|lunch dishes', 'lunch(?:er|rätter)?|dagens(?: rätt| lunch)?', 'ランチ|昼食|定食|日替わり'),
    dishes: [
      ['Dish of the day|Dagens rätt|日替わり定食', 13, 'Salad, bread and coffee|Sallad, bröd och kaffe|小鉢、味噌汁付き'],
      [
        'Vegetarian of the day|Dagens vegetariska|野菜の日替わり',
        13,
        'Salad, bread and coffee|Sallad, bröd och kaffe|小鉢、味噌汁付き',
      ],
    ],
  },
  {
    ...word('cakes?|pastries|baked goods', 'kakor|bakverk|tårtor|fikabröd', 'ケーキ|焼き菓子'),
    dishes: [
      ['Carrot cake|Morotskaka|キャロットケーキ', 6, 'Cream cheese icing|Färskostglasyr|クリームチーズ'],
      ['Cinnamon bun|Kanelbulle|シナモンロール', 4, 'Baked this morning|Bakad i morse|今朝焼きました'],
    ],
  },
  {
    ...word('coffees?|hot drinks', 'kaffe', 'コーヒー|珈琲'),
    dishes: [
      ['Cappuccino|Cappuccino|カプチーノ', 5, 'Oat milk on request|Havremjölk om du vill|オーツミルクに変更できます'],
      ['Filter coffee|Bryggkaffe|ドリップコーヒー', 4, 'With a refill|Med påtår|おかわり自由'],
    ],
  },
  {
    ...word('teas?', 'te(?:er)?', '紅茶|お茶|ティー'),
    dishes: [
      ['Loose-leaf tea|Te i lösvikt|リーフティー', 4, 'Green, black or herbal|Grönt, svart eller örtte|緑茶、紅茶、ハーブ'],
      ['Matcha latte|Matcha latte|抹茶ラテ', 6, 'Hot or iced|Varm eller kall|ホット・アイス'],
    ],
  },
  {
    ...word('sandwich(?:es)?|toasties', 'smörgås(?:ar|arna)?|mackor', 'サンドイッチ|軽食'),
    dishes: [
      [
        'Cheese toastie|Varm ostmacka|チーズトースト',
        8,
        'Sourdough and pickles|Surdegsbröd och inlagd gurka|サワードウとピクルス',
      ],
      ['Chicken and avocado|Kyckling och avokado|チキンとアボカドのサンド', 10, 'On dark bread|På mörkt bröd|ライ麦パンで'],
    ],
  },
  {
    ...word('(?:fish|seafood)(?: dishes)?', 'fisk(?:rätter)?|skaldjur', '魚料理|海鮮|お?刺身'),
    dishes: [
      ['Grilled salmon|Grillad lax|サーモンのグリル', 23, 'Dill, new potatoes|Dill, färskpotatis|ディル、新じゃがいも'],
      ['Mussels in white wine|Musslor i vitt vin|ムール貝の白ワイン蒸し', 18, 'With fries|Med pommes|ポテト付き'],
    ],
  },
  {
    ...word('meat(?: dishes)?|grills?', 'kött(?:rätter)?|grillat', '肉料理|焼き物'),
    dishes: [
      ['Rack of lamb|Lammracks|仔羊のロースト', 27, 'Rosemary and garlic|Rosmarin och vitlök|ローズマリーとにんにく'],
      ['Grilled chicken|Grillad kyckling|鶏のグリル', 19, 'Lemon and herbs|Citron och örter|レモンと香草'],
    ],
  },
  {
    ...word(
      'vegetarian(?: dishes)?|vegan(?: dishes)?|veggie',
      'vegetariskt?|veganskt?|gröna? rätter',
      'ベジタリアン|ヴィーガン|野菜料理',
    ),
    dishes: [
      ['Baked aubergine|Bakad aubergine|なすのオーブン焼き', 16, 'Tomato, feta, mint|Tomat, feta, mynta|トマト、フェタ、ミント'],
      ['Lentil stew|Linsgryta|レンズ豆の煮込み', 15, 'Cumin and lemon|Spiskummin och citron|クミンとレモン'],
    ],
  },
  {
    ...word(
      "kids(?:[’']? (?:menu|meals))?|children[’']?s (?:menu|meals)",
      'barn(?:meny|rätter|menyn)',
      'お子さま(?:メニュー|ランチ)?|キッズメニュー',
    ),
    dishes: [
      ['Small pasta with tomato|Liten pasta med tomat|お子さまパスタ', 8, 'With cheese on top|Med ost på|チーズのせ'],
      ['Pancakes with jam|Pannkakor med sylt|ミニパンケーキ', 7, 'Three of them|Tre stycken|3枚'],
    ],
  },
]
