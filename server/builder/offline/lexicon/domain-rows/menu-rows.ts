// What those who serve food and drink have on their menus: name, price, category, description.
import type { GoodsByDomain } from './domain-rows.ts'

export const menuRows: GoodsByDomain = {
  cafe: {
    kinds: 'Coffee|Kaffe|コーヒー, Tea|Te|紅茶, Savoury|Matigt|軽食, Sweet|Sött|スイーツ',
    rows: [
      [
        'Cappuccino|Cappuccino|カプチーノ',
        5,
        'Coffee',
        'With oat milk if you like|Med havremjölk om du vill|オーツミルクに変更できます',
      ],
      ['Filter coffee|Bryggkaffe|ドリップコーヒー', 3, 'Coffee', 'Refill included|Påtår ingår|おかわり自由'],
      ['Loose-leaf tea|Löste|リーフティー', 4, 'Tea', 'Green, black or herbal|Grönt, svart eller örtte|緑茶、紅茶、ハーブ'],
      ['Cinnamon bun|Kanelbulle|シナモンロール', 4, 'Sweet', 'Baked this morning|Bakad i morse|今朝焼きました'],
      ['Cheese sandwich|Ostmacka|チーズサンド', 7, 'Savoury', 'Sourdough and pickles|Surdeg och pickles|サワードウとピクルス'],
      ['Soup of the day|Dagens soppa|日替わりスープ', 9, 'Savoury', 'With bread|Med bröd|パン付き'],
      ['Carrot cake|Morotskaka|キャロットケーキ', 6, 'Sweet', 'With lemon cream|Med citronkräm|レモンクリーム添え'],
      ['Iced latte|Islatte|アイスラテ', 5, 'Coffee', 'Summer only|Bara på sommaren|夏季限定'],
    ],
  },
  bar: {
    kinds: 'Beer|Öl|ビール, Wine|Vin|ワイン, Cocktails|Cocktails|カクテル, Snacks|Snacks|おつまみ',
    rows: [
      ['House lager|Husets lager|ハウスラガー', 7, 'Beer', 'From the tap|På fat|樽生'],
      ['Natural white|Naturvin, vitt|自然派 白', 11, 'Wine', 'By the glass|Per glas|グラス'],
      ['Gin and tonic|Gin och tonic|ジントニック', 13, 'Cocktails', 'With rosemary|Med rosmarin|ローズマリー入り'],
      [
        'Sour, no alcohol|Sour utan alkohol|ノンアルサワー',
        9,
        'Cocktails',
        'Elderflower and lemon|Fläder och citron|エルダーフラワーとレモン',
      ],
      ['Olives|Oliver|オリーブ', 6, 'Snacks', 'Warm, with orange|Varma, med apelsin|温かいオレンジ風味'],
      ['Charcuterie|Charktallrik|シャルキュトリー', 18, 'Snacks', 'For two|För två|2名様分'],
      ['Old fashioned|Old fashioned|オールドファッションド', 14, 'Cocktails', 'Stirred, strong|Rörd, stark|しっかり強め'],
      ['Stout, 40 cl|Stout, 40 cl|スタウト 40cl', 8, 'Beer', 'Coffee and rye|Kaffe och råg|コーヒーとライ麦'],
    ],
  },
  catering: {
    kinds: 'Buffet|Buffé|ビュッフェ, Lunch|Lunch|ランチ, Canapés|Snittar|カナッペ, Sweet|Sött|スイーツ',
    rows: [
      ['Summer buffet|Sommarbuffé|夏のビュッフェ', 32, 'Buffet', 'Per person, from 20|Per person, från 20|1名様、20名から'],
      ['Lunch wrap|Lunchwrap|ランチラップ', 12, 'Lunch', 'Vegetarian or chicken|Vegetarisk eller kyckling|野菜またはチキン'],
      ['Canapés, five kinds|Snittar, fem sorter|カナッペ5種', 18, 'Canapés', 'Two of each|Två av varje|各2個'],
      [
        'Conference break|Konferensfika|会議のお茶セット',
        9,
        'Sweet',
        'Coffee, bun, fruit|Kaffe, bulle, frukt|コーヒー、パン、果物',
      ],
      [
        'Three-course dinner|Trerättersmiddag|3品コース',
        58,
        'Buffet',
        'Served at the table|Serveras vid bordet|テーブルサービス',
      ],
      ['Wedding cake|Bröllopstårta|ウエディングケーキ', 7, 'Sweet', 'Per guest|Per gäst|1名様'],
      ['Vegan box|Veganlåda|ヴィーガンボックス', 14, 'Lunch', 'Beans, grains, herbs|Bönor, korn, örter|豆、雑穀、ハーブ'],
      ['Sandwich cake|Smörgåstårta|サンドイッチケーキ', 11, 'Buffet', 'Prawns or ham|Räkor eller skinka|えびまたはハム'],
    ],
  },
  streetFood: {
    kinds: 'Mains|Varmrätter|メイン, Sides|Tillbehör|サイド, Drinks|Drycker|飲み物',
    rows: [
      [
        'Pulled pork bun|Bulle med pulled pork|プルドポークバーガー',
        11,
        'Mains',
        'Slaw and pickles|Kålsallad och pickles|コールスローとピクルス',
      ],
      ['Halloumi wrap|Halloumiwrap|ハルミラップ', 10, 'Mains', 'Mint yoghurt|Myntayoghurt|ミントヨーグルト'],
      ['Loaded fries|Pommes med allt|全部のせポテト', 8, 'Sides', 'Cheese, onion, chilli|Ost, lök, chili|チーズ、玉ねぎ、唐辛子'],
      ['Fish tacos, 2|Fisktacos, 2 st|フィッシュタコス 2個', 12, 'Mains', 'Lime and cabbage|Lime och kål|ライムとキャベツ'],
      ['Lemonade|Lemonad|レモネード', 4, 'Drinks', 'Made this morning|Gjord i morse|今朝仕込み'],
      ['Corn on the cob|Majskolv|焼きとうもろこし', 5, 'Sides', 'Butter and smoke|Smör och rök|バターとスモーク'],
      ['Noodles with tofu|Nudlar med tofu|豆腐焼きそば', 11, 'Mains', 'Hot or mild|Stark eller mild|辛口／甘口'],
      ['Iced tea|Iste|アイスティー', 4, 'Drinks', 'Peach|Persika|ピーチ'],
    ],
  },
}
