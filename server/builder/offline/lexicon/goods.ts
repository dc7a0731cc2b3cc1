// What shops sell, by kind: names, categories, prices in dollars and pictures for the shelves of a shop whose goods were named
// ("online shop for handmade ceramics"). Words are looked for in the prompt; the first kind that has one of them wins, so the
// narrower kinds stand first.
import type { ProjectModel } from '../model.ts'
import { goodsByName } from './goods-by-name.ts'
import { goodsOfJapan } from './goods-of-japan.ts'
import { goodsOfMakers } from './goods-of-makers.ts'
import { goodsOfShops } from './goods-of-shops.ts'
import type { pictureWords } from './picture-words.ts'

type Theme = ProjectModel['theme']
export type Picture = { [Family in keyof typeof pictureWords]: keyof (typeof pictureWords)[Family] }[keyof typeof pictureWords]

export type GoodsKind = {
  /** beginnings of words, by language */
  en: string
  sv: string
  ja: string
  /** its words name one shop: they know better than what the shop's class sells */
  own?: true
  /** what such a shop is called, and what it looks like, where the person says neither */
  brand: string
  dress: readonly [palette: Theme['palette'], look: Theme['look'], frame: NonNullable<Theme['frame']>]
  /** English|Svenska|日本語 */
  categories: readonly string[]
  about: string
  /** name, price, place of its category, picture */
  goods: readonly (readonly [name: string, price: number, category: number, picture: Picture])[]
}

export const goodsKinds: readonly GoodsKind[] = [
  ...goodsByName,
  ...goodsOfJapan,
  ...goodsOfShops,
  ...goodsOfMakers,
  {
    en: 'ceramic, pottery, stoneware, porcelain, tableware',
    sv: 'keramik, stengods, porslin, lergods',
    ja: '陶器, 陶磁器, 焼き物, 焼きもの, 磁器, 器の, うつわ, 焼いた器, 作った器, 飯碗, 湯のみ, 湯呑み, 陶芸作品',
    brand: 'Clay and Ash|Lera och aska|土と灰',
    dress: ['amber', 'editorial', 'tint'],
    categories: ['Cups|Koppar|カップ', 'Plates and bowls|Tallrikar och skålar|皿・鉢', 'Vases|Vaser|花器'],
    about:
      'Thrown by hand and fired twice. Every piece is a little different.|Drejad för hand och bränd två gånger. Varje föremål är lite olika.|手びねりで形づくり、二度焼き上げました。一点ずつ表情が違います。',
    goods: [
      ['Speckled mug|Prickig mugg|斑点のマグカップ', 28, 0, 'cup'],
      ['Breakfast bowl|Frukostskål|朝食ボウル', 32, 1, 'bowl'],
      ['Tall vase, ash white|Hög vas, askvit|背の高い花器（灰白）', 64, 2, 'vase'],
      ['Dinner plate|Mattallrik|大皿', 36, 1, 'plate'],
      ['Espresso cups, pair|Espressokoppar, par|エスプレッソカップ（2個組）', 38, 0, 'cup'],
      ['Bud vase|Liten vas|一輪挿し', 24, 2, 'flower'],
      ['Serving bowl, deep blue|Serveringsskål, djupblå|盛り鉢（深い青）', 58, 1, 'bowl'],
      ['Teapot, iron glaze|Tekanna, järnglasyr|鉄釉の急須', 82, 0, 'vase'],
    ],
  },
  {
    en: 'candle',
    sv: 'stearinljus, doftljus, ljusbutik, ljusstöpare, handgjorda ljus, handstöpta ljus, butik för ljus, butik med ljus, webbshop för ljus',
    ja: 'キャンドル, ろうそく',
    brand: 'Slow Flame|Stilla låga|ゆれる灯',
    dress: ['rose', 'editorial', 'plain'],
    categories: ['Scented|Doftljus|香り', 'Pillar|Blockljus|ピラー', 'Gifts|Presenter|ギフト'],
    about:
      'Poured in small batches of plant wax, with a cotton wick.|Stöpt i små omgångar av växtvax, med veke av bomull.|植物性ワックスを少量ずつ流し、綿の芯を使っています。',
    goods: [
      ['Cedar and smoke|Ceder och rök|シダーとスモーク', 26, 0, 'candle'],
      ['Fig leaf|Fikonblad|いちじくの葉', 26, 0, 'candle'],
      ['Tall pillar, ivory|Högt blockljus, elfenben|背の高いピラー（アイボリー）', 18, 1, 'candle'],
      ['Three dinner candles|Tre kronljus|ディナーキャンドル3本', 14, 1, 'candle'],
      ['Orange and clove|Apelsin och nejlika|オレンジとクローブ', 24, 0, 'candle'],
      ['Gift box of four|Presentask med fyra|4個入りギフト', 68, 2, 'gift'],
      ['Sea salt|Havssalt|海塩', 26, 0, 'candle'],
      ['Candle and matches|Ljus och tändstickor|キャンドルとマッチ', 34, 2, 'box'],
    ],
  },
  {
    en: 'jewel, jewelry, jewellery, necklace, earring, silversmith, goldsmith',
    sv: 'smycke, halsband, örhänge, guldsmed, silversmed',
    ja: 'アクセサリー, ジュエリー, 指輪, ピアス, ネックレス',
    brand: 'Small Silver|Litet silver|銀のしずく',
    dress: ['slate', 'editorial', 'ink'],
    categories: ['Rings|Ringar|リング', 'Earrings|Örhängen|ピアス', 'Necklaces|Halsband|ネックレス'],
    about:
      'Made at the bench from recycled silver and gold. Comes in a small box.|Gjort vid bänken av återvunnet silver och guld. Levereras i en liten ask.|再生シルバーとゴールドで一つずつ作り、小箱に入れてお届けします。',
    goods: [
      ['Twig ring, silver|Kvistring, silver|小枝のリング（シルバー）', 88, 0, 'jewel'],
      ['Drop earrings|Droppörhängen|しずくのピアス', 64, 1, 'earring'],
      ['Moon pendant|Månhänge|月のペンダント', 96, 2, 'necklace'],
      ['Plain band, gold|Slät ring, guld|シンプルリング（ゴールド）', 240, 0, 'jewel'],
      ['Leaf studs|Bladstift|葉のスタッドピアス', 48, 1, 'earring'],
      ['Pearl necklace|Pärlhalsband|パールネックレス', 130, 2, 'necklace'],
      ['Stacking rings, three|Staplingsringar, tre|重ねづけリング3本', 120, 0, 'jewel'],
      ['Hoops, hammered|Ringar, hamrade|槌目のフープピアス', 72, 1, 'earring'],
    ],
  },
  {
    en: 'coffee',
    sv: 'kaffe',
    ja: 'コーヒー, 珈琲',
    brand: 'North Roast|Norrost|北の焙煎所',
    dress: ['orange', 'bold', 'ink'],
    categories: ['Beans|Bönor|豆', 'Decaf|Koffeinfritt|デカフェ', 'Gear|Tillbehör|器具'],
    about:
      'Roasted on Tuesdays and sent the day after.|Rostas på tisdagar och skickas dagen efter.|火曜に焙煎し、翌日に発送します。',
    goods: [
      ['House blend, 250 g|Husets blandning, 250 g|ハウスブレンド 250g', 14, 0, 'cup'],
      ['Ethiopia, light roast|Etiopien, ljusrost|エチオピア 浅煎り', 18, 0, 'jar'],
      ['Colombia, medium roast|Colombia, mellanrost|コロンビア 中煎り', 16, 0, 'bag'],
      ['Sumatra, dark roast|Sumatra, mörkrost|スマトラ 深煎り', 16, 0, 'cup'],
      ['Decaf, Swiss water|Koffeinfritt, vattenmetoden|デカフェ（水処理）', 17, 1, 'jar'],
      ['Pour-over dripper|Pour over-tratt|ドリッパー', 32, 2, 'vase'],
      ['Paper filters, 100|Pappersfilter, 100 st|ペーパーフィルター100枚', 8, 2, 'paper'],
      ['Tasting box, four bags|Provlåda, fyra påsar|飲み比べ4袋セット', 48, 0, 'box'],
    ],
  },
  {
    en: 'tea shop, loose tea, teas, tea store, for tea, sell tea, green tea',
    sv: 'för te, tebutik, teaffär, tehandel, sälja te, teer',
    ja: 'お茶, 紅茶, 日本茶, 茶葉, 緑茶',
    brand: 'Leaf Hour|Bladtimmen|茶葉の時間',
    dress: ['green', 'editorial', 'tint'],
    categories: ['Black|Svart|紅茶', 'Green|Grönt|緑茶', 'Herbal|Örtte|ハーブ'],
    about:
      'Whole leaves from small gardens, packed the week they are ordered.|Hela blad från små odlingar, packade samma vecka som de beställs.|小さな茶園の茶葉を、ご注文の週に詰めています。',
    goods: [
      ['Earl Grey, 100 g|Earl Grey, 100 g|アールグレイ 100g', 12, 0, 'cup'],
      ['Sencha, first harvest|Sencha, första skörden|一番摘み煎茶', 18, 1, 'plant'],
      ['Assam breakfast|Assam frukost|アッサム・ブレックファスト', 11, 0, 'cup'],
      ['Chamomile|Kamomill|カモミール', 9, 2, 'flower'],
      ['Roasted hojicha|Rostad hojicha|ほうじ茶', 13, 1, 'cup'],
      ['Mint and lemon|Mynta och citron|ミントレモン', 9, 2, 'plant'],
      ['Smoked lapsang|Rökt lapsang|ラプサンスーチョン', 14, 0, 'jar'],
      ['Tea gift box|Presentask med te|お茶のギフト', 38, 2, 'gift'],
    ],
  },
  {
    en: 'children’s clothes, kids clothes, kids’ clothes, baby clothes, childrenswear',
    sv: 'barnkläd, babykläd',
    ja: '子供服, こども服, 子ども服, ベビー服',
    brand: 'Little Pine|Lilla Tallen|こまつ',
    dress: ['sky', 'soft', 'colour'],
    categories: ['Baby|Bebis|ベビー', 'Tops|Överdelar|トップス', 'Outdoor|Ytterkläder|アウター'],
    about:
      'Soft organic cotton that stands many washes and younger siblings.|Mjuk ekologisk bomull som tål många tvättar och yngre syskon.|何度洗っても、下の子に譲っても着られる、やわらかなオーガニックコットンです。',
    goods: [
      ['Striped bodysuit|Randig body|ボーダーのロンパース', 22, 0, 'shirt'],
      ['Knitted hat|Stickad mössa|ニット帽', 18, 0, 'yarn'],
      ['T-shirt with bear|T-shirt med björn|くまのTシャツ', 20, 1, 'toy'],
      ['Rain jacket|Regnjacka|レインジャケット', 54, 2, 'shirt'],
      ['Soft jumper|Mjuk tröja|やわらかセーター', 36, 1, 'shirt'],
      ['Summer dress|Sommarklänning|サマーワンピース', 34, 1, 'dress'],
      ['Winter overall|Vinteroverall|防寒つなぎ', 89, 2, 'shirt'],
      ['First shoes|Första skorna|ファーストシューズ', 42, 0, 'shoe'],
    ],
  },
  {
    en: 'yarn, knitting pattern, knitting kit, haberdash',
    sv: 'garn, stickmönster, stickning, sybehör',
    ja: '毛糸, 編み図, 手芸',
    brand: 'Warm Loop|Varma Maskan|あたたかな編み目',
    dress: ['rose', 'soft', 'tint'],
    categories: ['Yarn|Garn|毛糸', 'Patterns|Mönster|編み図', 'Tools|Tillbehör|道具'],
    about:
      'Wool from sheep we know by name, wound on fifty gram skeins.|Ull från får som vi känner vid namn, i härvor om femtio gram.|顔の見える牧場の羊毛を、50gの玉に巻きました。',
    goods: [
      ['Merino, sea green|Merino, sjögrön|メリノ（海緑）', 12, 0, 'yarn'],
      ['Gotland wool, grey|Gotlandsull, grå|ゴットランド羊毛（灰）', 14, 0, 'yarn'],
      ['Yoke sweater, pattern|Oktröja, mönster|丸ヨークセーターの編み図', 8, 1, 'shirt'],
      ['Sock yarn, striped|Sockgarn, randigt|靴下用毛糸（段染め）', 11, 0, 'yarn'],
      ['Mittens in three sizes, pattern|Vantar i tre storlekar, mönster|ミトンの編み図（3サイズ）', 6, 1, 'paper'],
      ['Birch needles, 4 mm|Stickor i björk, 4 mm|竹の棒針 4mm', 9, 2, 'tool'],
      ['Project bag, linen|Projektväska i linne|リネンの編み物バッグ', 24, 2, 'bag'],
      ['Beginner’s kit, hat|Nybörjarpaket, mössa|はじめての帽子キット', 32, 1, 'gift'],
    ],
  },
  {
    en: 'solar, photovoltaic',
    sv: 'solcell, solpanel, solenergi',
    ja: '太陽光, ソーラー',
    brand: 'Bright Roof|Ljusa Taket|ひなた電力',
    dress: ['amber', 'crisp', 'plain'],
    categories: ['Panels|Paneler|パネル', 'Storage|Lagring|蓄電', 'Parts|Delar|部材'],
    about:
      'Tested, certified and with twenty-five years of warranty.|Testad, certifierad och med tjugofem års garanti.|検査・認証済み。25年保証付きです。',
    goods: [
      ['Solar panel 430 W|Solpanel 430 W|太陽光パネル 430W', 180, 0, 'house'],
      ['Solar panel 500 W, black|Solpanel 500 W, svart|太陽光パネル 500W（黒）', 230, 0, 'house'],
      ['Inverter 8 kW|Växelriktare 8 kW|パワーコンディショナ 8kW', 1450, 2, 'box'],
      ['Battery 10 kWh|Batteri 10 kWh|蓄電池 10kWh', 4200, 1, 'box'],
      ['Roof mount, per panel|Takfäste, per panel|架台（1枚分）', 65, 2, 'tool'],
      ['Optimizer|Optimerare|オプティマイザ', 58, 2, 'tool'],
      ['Car charger 11 kW|Laddbox 11 kW|EV充電器 11kW', 890, 1, 'car'],
      ['Cable set, 30 m|Kabelsats, 30 m|ケーブルセット 30m', 120, 2, 'tool'],
    ],
  },
  {
    en: 'sweater, knit, wool, crochet, scarves, mittens',
    sv: 'stickat, stickad, ylle, virkat, virkad, halsdukar',
    ja: 'ニット, 編み物, セーター, 毛糸',
    brand: 'Warm Loop|Varma Maskan|あたたかな編み目',
    dress: ['rose', 'soft', 'tint'],
    categories: ['Sweaters|Tröjor|セーター', 'Hats and mittens|Mössor och vantar|帽子・手袋', 'Blankets|Filtar|ブランケット'],
    about:
      'Knitted by hand of wool from sheep we know by name.|Stickat för hand av ull från får som vi känner vid namn.|顔の見える牧場の羊毛を、手で編み上げました。',
    goods: [
      ['Cable sweater|Flätstickad tröja|ケーブル編みセーター', 140, 0, 'shirt'],
      ['Striped mittens|Randiga vantar|縞のミトン', 34, 1, 'yarn'],
      ['Wool blanket|Ullfilt|ウールブランケット', 160, 2, 'yarn'],
      ['Fisherman’s hat|Fiskarmössa|フィッシャーマン帽', 38, 1, 'yarn'],
      ['Soft cardigan|Mjuk kofta|やわらかカーディガン', 125, 0, 'shirt'],
      ['Long scarf|Lång halsduk|ロングマフラー', 58, 1, 'yarn'],
      ['Baby blanket|Babyfilt|ベビーブランケット', 72, 2, 'toy'],
      ['Yoke sweater|Oktröja|ヨークセーター', 150, 0, 'shirt'],
    ],
  },
  {
    en: 'bag, handbag, backpack, wallet, leather goods, leather bag, tote',
    sv: 'väska, väskor, handväsk, ryggsäck, plånb, lädervar',
    ja: 'バッグ, かばん, カバン, 鞄, 革製品, 革小物, 財布',
    brand: 'Long Strap|Långa remmen|革と糸',
    dress: ['amber', 'editorial', 'ink'],
    categories: ['Bags|Väskor|バッグ', 'Small leather|Smått i läder|革小物', 'Care|Skötsel|お手入れ'],
    about:
      'Vegetable-tanned hide, cut and sewn by one person. Grows darker and better.|Vegetabiliskt garvat läder, skuret och sytt av en person. Mörknar och blir bättre.|植物なめしの革を、一人の職人が裁ち、縫いました。使うほどに色艶が増します。',
    goods: [
      ['Shoulder bag, cognac|Axelväska, konjak|ショルダーバッグ（コニャック）', 189, 0, 'bag'],
      ['Tote, black|Shopper, svart|トートバッグ（黒）', 165, 0, 'bag'],
      ['Briefcase|Portfölj|ブリーフケース', 240, 0, 'suitcase'],
      ['Weekend bag|Weekendväska|ボストンバッグ', 310, 0, 'suitcase'],
      ['Wallet|Plånbok|二つ折り財布', 68, 1, 'bag'],
      ['Card holder|Korthållare|カードケース', 34, 1, 'paper'],
      ['Belt bag|Midjeväska|ボディバッグ', 98, 0, 'bag'],
      ['Leather balm|Läderbalsam|レザークリーム', 16, 2, 'jar'],
    ],
  },
  {
    en: 'cloth, fashion, t-shirt, dresses, vintage cloth, vintage fashion, apparel, garment',
    sv: 'kläd, modebutik, t-shirt, klänning, vintagekläd',
    ja: '洋服, 服の, 古着, アパレル, ファッション, Tシャツ',
    brand: 'Plain Cotton|Ren Bomull|ふだん着',
    dress: ['slate', 'bold', 'plain'],
    categories: ['Tops|Överdelar|トップス', 'Dresses|Klänningar|ワンピース', 'Accessories|Accessoarer|小物'],
    about:
      'Cut to last: natural fibres, strong seams, no hurry.|Skuret för att hålla: naturfibrer, starka sömmar, ingen brådska.|長く着られるように。天然素材と丈夫な縫製で仕立てました。',
    goods: [
      ['Linen shirt|Linneskjorta|リネンシャツ', 78, 0, 'shirt'],
      ['Wrap dress|Omlottklänning|ラップワンピース', 110, 1, 'dress'],
      ['Canvas tote|Tygkasse|キャンバストート', 28, 2, 'bag'],
      ['Work jacket|Arbetsjacka|ワークジャケット', 135, 0, 'shirt'],
      ['Leather boots|Läderkängor|レザーブーツ', 190, 2, 'shoe'],
      ['Silk scarf|Sidenscarf|シルクスカーフ', 46, 2, 'dress'],
      ['Midi skirt|Midikjol|ミディスカート', 84, 1, 'dress'],
      ['Heavy T-shirt|Kraftig T-shirt|厚手のTシャツ', 32, 0, 'shirt'],
    ],
  },
  {
    en: 'soap, skincare, cosmetic, beauty product, lotion',
    sv: 'tvål, hudvård, kosmetik, skönhetsprodukt',
    ja: '石けん, 石鹸, せっけん, コスメ, 化粧品, スキンケア',
    brand: 'Salt Soap|Salt & Tvål|塩と石けん',
    dress: ['teal', 'soft', 'plain'],
    categories: ['Soap|Tvål|石けん', 'Face|Ansikte|フェイス', 'Body|Kropp|ボディ'],
    about:
      'Cold-made from plant oils, without perfume that shouts.|Kallrörd på växtoljor, utan parfym som skriker.|植物油から低温で仕込み、香りは控えめです。',
    goods: [
      ['Lavender soap|Lavendeltvål|ラベンダー石けん', 9, 0, 'flower'],
      ['Charcoal soap|Koltvål|炭の石けん', 9, 0, 'box'],
      ['Day cream|Dagkräm|デイクリーム', 28, 1, 'jar'],
      ['Body oil, orange|Kroppsolja, apelsin|ボディオイル（オレンジ）', 26, 2, 'bottle'],
      ['Oat soap|Havretvål|オーツ石けん', 8, 0, 'candle'],
      ['Lip balm|Läppbalsam|リップバーム', 7, 1, 'jar'],
      ['Bath salt|Badsalt|バスソルト', 16, 2, 'jar'],
      ['Starter set|Startpaket|はじめてのセット', 45, 1, 'gift'],
    ],
  },
  {
    en: 'wagashi, mochi, japanese sweets',
    sv: 'wagashi, mochi, japanska sötsaker',
    ja: '和菓子, 大福, 団子, だんご, 饅頭, まんじゅう, 羊羹, どら焼き, せんべい, 煎餅, たい焼き, 練り切り',
    brand: 'Spring Moon|Vårmånen|春月堂',
    dress: ['rose', 'editorial', 'plain'],
    categories: ['Fresh sweets|Färska sötsaker|生菓子', 'Baked sweets|Bakat|焼き菓子', 'Gift boxes|Presentaskar|詰め合わせ'],
    about:
      'Made this morning with beans from Tokachi and very little sugar. Best today.|Görs på morgonen av bönor från Tokachi och väldigt lite socker. Bäst samma dag.|十勝産の小豆を使い、甘さを控えて今朝おつくりしました。お早めにお召し上がりください。',
    goods: [
      ['Strawberry daifuku|Daifuku med jordgubbe|いちご大福', 3, 0, 'sweets'],
      ['Dumplings on a skewer|Dango på spett|みたらし団子', 2, 0, 'dango'],
      ['Dorayaki|Dorayaki|どら焼き', 3, 1, 'sweets'],
      ['Chestnut yokan|Yokan med kastanj|栗羊羹', 14, 0, 'sweets'],
      ['Sweets of the season|Säsongens sötsaker|季節の上生菓子', 4, 0, 'sweets'],
      ['Rice crackers|Riskex|手焼きせんべい', 6, 1, 'plate'],
      ['Gift box of ten|Presentask med tio|和菓子詰め合わせ 10個入り', 28, 2, 'gift'],
      ['Matcha set|Set med matcha|抹茶と和菓子のセット', 18, 2, 'cup'],
    ],
  },
  {
    en: 'chocolate, sweets, candy, confection',
    sv: 'choklad, godis, konfekt, praliner',
    ja: 'チョコレート, お菓子, スイーツ, 洋菓子, 飴, 駄菓子',
    brand: 'Dark Square|Mörka Rutan|カカオの小箱',
    dress: ['red', 'editorial', 'ink'],
    categories: ['Boxes|Askar|詰め合わせ', 'Single pieces|Styckvis|単品', 'Season|Säsong|季節'],
    about:
      'Made in the morning in our own kitchen. Best within two weeks.|Görs på morgonen i vårt eget kök. Bäst inom två veckor.|毎朝、自家の厨房で手作りしています。お早めにお召し上がりください。',
    goods: [
      ['Box of twelve|Ask med tolv|12個詰め合わせ', 28, 0, 'box'],
      ['Sea salt caramel|Havssaltkola|塩キャラメル', 4, 1, 'sweets'],
      ['Dark truffle|Mörk tryffel|ビタートリュフ', 4, 1, 'sweets'],
      ['Autumn box|Höstask|秋の詰め合わせ', 34, 2, 'gift'],
      ['Pistachio bar|Pistagekaka|ピスタチオバー', 9, 1, 'sweets'],
      ['Candied orange|Kanderad apelsin|オレンジピール', 11, 2, 'fruit'],
      ['Box of twenty-four|Ask med tjugofyra|24個詰め合わせ', 52, 0, 'gift'],
      ['Hot chocolate mix|Varm choklad|ホットチョコレート', 14, 1, 'cup'],
    ],
  },
  {
    own: true,
    en: 'honey, beeswax, apiary, beehive',
    sv: 'honung, bikup, bivax, biodl',
    ja: 'はちみつ, ハチミツ, 蜂蜜, 養蜂',
    brand: 'Linden Honey|Lindens honung|菩提樹のはちみつ',
    dress: ['amber', 'soft', 'plain'],
    categories: ['Honey|Honung|はちみつ', 'Wax|Vax|蜜蝋', 'Gifts|Presenter|贈り物'],
    about:
      'From our own hives, cold stirred and never heated. The jar tells the month and the meadow.|Från våra egna kupor, kallrörd och aldrig uppvärmd. På burken står månad och äng.|自家の巣箱から採り、加熱せずに詰めました。瓶には採れた月と花を記しています。',
    goods: [
      ['Summer honey, 500 g|Sommarhonung, 500 g|夏のはちみつ 500g', 12, 0, 'jar'],
      ['Linden honey, 350 g|Lindhonung, 350 g|菩提樹のはちみつ 350g', 11, 0, 'jar'],
      ['Heather honey, 350 g|Ljunghonung, 350 g|ヒースのはちみつ 350g', 14, 0, 'jar'],
      ['Comb in a box|Vaxkaka i ask|巣みつ', 18, 0, 'box'],
      ['Beeswax candle|Bivaxljus|蜜蝋キャンドル', 9, 1, 'candle'],
      ['Wax wraps, three|Bivaxdukar, tre|蜜蝋ラップ 3枚', 22, 1, 'frame'],
      ['Gift box, three jars|Presentask, tre burkar|3種の詰め合わせ', 36, 2, 'gift'],
      ['Honey and lemon drops|Honungskarameller|はちみつ飴', 6, 2, 'sweets'],
    ],
  },
  {
    en: 'cheese, dairy, creamery',
    sv: 'ost, ostar, mejeri',
    ja: 'チーズ, 乳製品',
    brand: 'North Dairy|Norra mejeriet|北の牧場',
    dress: ['lime', 'editorial', 'tint'],
    categories: ['Hard|Hårdost|ハード', 'Soft|Mjukost|ソフト', 'Boards and boxes|Brickor och askar|セット'],
    about:
      'Milk from one herd, ripened in our cellar. Cut and wrapped on the day it is sent.|Mjölk från en enda besättning, lagrad i vår källare. Skärs och slås in samma dag som den skickas.|一つの牧場の生乳からつくり、自家の貯蔵庫で熟成。発送当日に切り分けます。',
    goods: [
      ['Aged twelve months|Lagrad tolv månader|12か月熟成', 16, 0, 'cheese'],
      ['Mountain cheese|Bergsost|山のチーズ', 18, 0, 'cheese'],
      ['Fresh goat cheese|Färsk getost|シェーブルフレッシュ', 9, 1, 'cheese'],
      ['Ash-ripened round|Askrullad rund|木炭まぶし', 12, 1, 'cheese'],
      ['Blue, extra mild|Ädelost, extra mild|マイルドブルー', 14, 1, 'cheese'],
      ['Board for four|Bricka för fyra|4名用の盛り合わせ', 42, 2, 'plate'],
      ['Tasting box|Provlåda|食べ比べセット', 34, 2, 'gift'],
      ['Fig jam|Fikonmarmelad|いちじくジャム', 7, 2, 'jar'],
    ],
  },
  {
    en: 'stationery, notebook, notebooks, fountain pen, paper goods, planner shop',
    sv: 'pappersvaror, anteckningsböcker, pennor, pappershandel, kontorsvaror',
    ja: '文房具, 文具, ノート専門, 万年筆, 手帳専門',
    brand: 'Blue Ink|Blått bläck|青いインク',
    dress: ['blue', 'editorial', 'plain'],
    categories: ['Notebooks|Anteckningsböcker|ノート', 'Pens|Pennor|筆記具', 'Cards|Kort|カード'],
    about:
      'Good paper, sewn by hand. Opens flat and takes ink without bleeding.|Bra papper, sytt för hand. Ligger platt och tar bläck utan att blöda.|手縫いの上質紙。平らに開き、インクがにじみません。',
    goods: [
      ['Notebook, dotted|Anteckningsbok, prickad|ドット方眼ノート', 18, 0, 'book'],
      ['Notebook, linen cover|Anteckningsbok i linne|リネン表紙のノート', 24, 0, 'book'],
      ['Year planner|Årsplanerare|年間手帳', 32, 0, 'book'],
      ['Fountain pen|Reservoarpenna|万年筆', 65, 1, 'paper'],
      ['Bottle of ink, blue|Bläckflaska, blå|ボトルインク（青）', 14, 1, 'bottle'],
      ['Letter paper, 50|Brevpapper, 50 ark|便箋 50枚', 12, 2, 'paper'],
      ['Cards with envelopes|Kort med kuvert|封筒付きカード', 16, 2, 'frame'],
      ['Starter set|Startset|はじめてのセット', 58, 1, 'gift'],
    ],
  },
  {
    en: 'outdoor shop, outdoor store, outdoor gear, camping gear, hiking gear, tents, sleeping bags, climbing gear',
    sv: 'friluftsutrustning, campingutrustning, vandringsutrustning, tält, sovsäck, friluftsbutik',
    ja: 'アウトドア用品, キャンプ用品, 登山用品, テント',
    brand: 'North Ridge|Norra åsen|北の尾根',
    dress: ['green', 'crisp', 'ink'],
    categories: ['Sleep|Sova|寝る', 'Carry|Bära|背負う', 'Cook|Laga|炊く'],
    about:
      'Tried for a season before it is sold. Spare parts for ten years.|Provas en säsong innan den säljs. Reservdelar i tio år.|1シーズン試してから販売。10年間部品をご用意します。',
    goods: [
      ['Tent for two|Tvåmannatält|2人用テント', 320, 0, 'tent'],
      ['Tarp, light|Lätt tarp|軽量タープ', 110, 0, 'tent'],
      ['Backpack, 45 litres|Ryggsäck, 45 liter|バックパック 45L', 180, 1, 'bag'],
      ['Day bag, 18 litres|Dagsäck, 18 liter|デイパック 18L', 85, 1, 'bag'],
      ['Steel flask|Stålflaska|ステンレスボトル', 32, 2, 'flask'],
      ['Camp lantern|Lykta|ランタン', 48, 2, 'lamp'],
      ['Enamel mug|Emaljmugg|ホーローマグ', 16, 2, 'cup'],
      ['Hiking boots|Vandringskängor|登山靴', 210, 1, 'shoe'],
    ],
  },
  {
    en: 'vinyl, record store, records, second-hand records',
    sv: 'vinyl, skivbutik, skivor, lp-skivor',
    ja: 'レコード, 中古盤, アナログ盤',
    brand: 'Side B|B-sidan|B面',
    dress: ['violet', 'bold', 'ink'],
    categories: ['Jazz|Jazz|ジャズ', 'Pop and rock|Pop och rock|ポップ・ロック', 'Accessories|Tillbehör|アクセサリー'],
    about:
      'Graded by ear and by eye, washed and put in a new sleeve.|Bedömd med öron och ögon, tvättad och i ny innerficka.|試聴と目視で状態を確かめ、洗浄して新しい内袋に入れました。',
    goods: [
      ['Blue Harbor Trio, 1962|Blue Harbor Trio, 1962|ブルー・ハーバー・トリオ 1962', 28, 0, 'record'],
      ['Night Train Live|Night Train Live|ナイト・トレイン・ライブ', 24, 0, 'record'],
      ['Summer Radio|Sommarradio|サマー・ラジオ', 18, 1, 'record'],
      ['Paper Moons|Pappersmånar|ペーパー・ムーンズ', 22, 1, 'record'],
      ['City Lights, first press|City Lights, förstapress|シティ・ライツ 初回盤', 65, 1, 'record'],
      ['Quiet Piano|Stilla piano|静かなピアノ', 20, 0, 'piano'],
      ['Brush and cloth|Borste och duk|クリーニングセット', 14, 2, 'box'],
      ['Turntable, serviced|Skivspelare, servad|整備済みターンテーブル', 190, 2, 'record'],
    ],
  },
  {
    en: 'furniture, carpent, woodwork, wooden',
    sv: 'möbel, möbler, snickeri, trähantverk, träföremål',
    ja: '家具, 木工, 木の',
    brand: 'Oak Room|Ekrummet|樫の部屋',
    dress: ['orange', 'editorial', 'plain'],
    categories: ['Seating|Sittmöbler|椅子', 'Tables|Bord|テーブル', 'Small things|Småting|小物'],
    about:
      'Built of oiled oak from nearby woods. Made to order in four weeks.|Byggd av oljad ek från skogar i närheten. Tillverkas på fyra veckor.|近隣の森のオーク材をオイルで仕上げました。受注から約4週間でお届けします。',
    goods: [
      ['Oak stool|Ekpall|オークのスツール', 180, 0, 'chair'],
      ['Bedside table|Sängbord|サイドテーブル', 240, 1, 'lamp'],
      ['Dining chair|Köksstol|ダイニングチェア', 320, 0, 'chair'],
      ['Cutting board|Skärbräda|カッティングボード', 48, 2, 'frame'],
      ['Writing desk|Skrivbord|ライティングデスク', 890, 1, 'room'],
      ['Wall shelf|Vägghylla|ウォールシェルフ', 130, 2, 'book'],
      ['Bench|Bänk|ベンチ', 410, 0, 'chair'],
      ['Wooden lamp|Trälampa|木のランプ', 160, 2, 'lamp'],
    ],
  },
  {
    en: 'art print, poster, illustration, painting, prints',
    sv: 'konsttryck, poster, affischer, illustration, tavlor',
    ja: 'ポスター, イラスト, アート, 版画, 絵画',
    brand: 'Paper Wall|Pappersväggen|紙の壁',
    dress: ['indigo', 'bold', 'plain'],
    categories: ['Prints|Tryck|プリント', 'Originals|Original|原画', 'Cards|Kort|カード'],
    about:
      'Printed on heavy cotton paper, signed and numbered.|Tryckt på tjockt bomullspapper, signerat och numrerat.|厚手のコットン紙に刷り、署名と番号を入れています。',
    goods: [
      ['Harbour at dusk|Hamn i skymning|夕暮れの港', 45, 0, 'boat'],
      ['Pine study|Tallstudie|松の習作', 38, 0, 'forest'],
      ['Blue mountain|Blått berg|青い山', 220, 1, 'mountain'],
      ['Twelve birds, cards|Tolv fåglar, kort|12羽の鳥（カード）', 24, 2, 'bird'],
      ['Night garden|Nattträdgård|夜の庭', 52, 0, 'night'],
      ['Still life with pears|Stilleben med päron|梨のある静物', 260, 1, 'fruit'],
      ['City rooftops|Stadens tak|街の屋根', 45, 0, 'city'],
      ['Flower cards, six|Blomsterkort, sex|花のカード6枚', 16, 2, 'flower'],
    ],
  },
  {
    en: 'plant, flower, bouquet, florist, garden centre, garden center',
    sv: 'växt, växter, blommor, plantskola, handelsträdgård, blombutik, florist, bukett',
    ja: '観葉植物, 植物, 花屋, お花, フラワー, 花束',
    brand: 'Green Sill|Gröna Fönstret|みどりの窓辺',
    dress: ['green', 'soft', 'plain'],
    categories: ['Green plants|Gröna växter|観葉植物', 'Flowers|Blommor|花', 'Pots|Krukor|鉢'],
    about:
      'Grown nearby and packed so that it arrives standing.|Odlad i närheten och packad så att den kommer fram stående.|近くの農園で育て、元気なまま届くよう丁寧に梱包します。',
    goods: [
      ['Monstera, large|Monstera, stor|モンステラ（大）', 48, 0, 'plant'],
      ['Seasonal bouquet|Säsongens bukett|季節の花束', 42, 1, 'flower'],
      ['Aloe|Aloe|アロエ', 16, 0, 'cactus'],
      ['Clay pot, 18 cm|Lerkruka, 18 cm|素焼き鉢 18cm', 14, 2, 'vase'],
      ['Olive tree|Olivträd|オリーブの木', 75, 0, 'tree'],
      ['Twenty tulips|Tjugo tulpaner|チューリップ20本', 26, 1, 'flower'],
      ['Peace lily|Fredskalla|スパティフィラム', 24, 0, 'plant'],
      ['Dried flowers|Torkade blommor|ドライフラワー', 32, 1, 'flower'],
    ],
  },
  {
    en: 'toy, board game, plush',
    sv: 'leksak, sällskapsspel, gosedjur',
    ja: 'おもちゃ, 玩具, ぬいぐるみ, ボードゲーム',
    brand: 'Round Bear|Runda Björnen|まるくま',
    dress: ['pink', 'soft', 'colour'],
    categories: ['Soft toys|Gosedjur|ぬいぐるみ', 'Games|Spel|ゲーム', 'Wood|Trä|木のおもちゃ'],
    about:
      'Made to be played with for years, and mended if it must be.|Gjord för att lekas med i åratal, och lagas om det behövs.|長く遊べるように作り、修理も承ります。',
    goods: [
      ['Corduroy bear|Manchesterbjörn|コーデュロイのくま', 34, 0, 'toy'],
      ['Wooden train|Trätåg|木の汽車', 42, 2, 'train'],
      ['Forest board game|Skogsspelet|森のボードゲーム', 38, 1, 'game'],
      ['Building blocks, 60|Byggklossar, 60 st|積み木60個', 56, 2, 'box'],
      ['Linen rabbit|Linnekanin|リネンのうさぎ', 36, 0, 'toy'],
      ['Pull-along dog|Draghund|引っぱり犬', 28, 2, 'dog'],
      ['Memory cards|Memorykort|神経衰弱カード', 18, 1, 'frame'],
      ['Small sailing boat|Liten segelbåt|小さなヨット', 24, 2, 'boat'],
    ],
  },
  {
    en: 'e-book, ebook, digital download, digital product, printable, preset, online course',
    sv: 'e-bok, e-böcker, digitala produkter, nätkurs, onlinekurs, utskriftsbar',
    ja: '電子書籍, デジタル商品, デジタルコンテンツ, ダウンロード販売, オンライン講座',
    brand: 'Paper Lantern|Papperslyktan|灯りの本棚',
    dress: ['indigo', 'editorial', 'tint'],
    categories: ['E-books|E-böcker|電子書籍', 'Workbooks|Arbetsböcker|ワークブック', 'Courses|Kurser|講座'],
    about:
      'A file to keep: read it on any screen or print it.|En fil att behålla: läs den på vilken skärm som helst eller skriv ut den.|ずっと手元に残るファイルです。どの画面でも読め、印刷もできます。',
    goods: [
      ['Start before you are ready|Börja innan du är redo|準備ができる前に始める', 14, 0, 'book'],
      ['Thirty quiet mornings|Trettio stilla morgnar|静かな朝を三十日', 12, 0, 'book'],
      ['The small budget workbook|Arbetsboken för en liten budget|小さな家計のワークブック', 9, 1, 'book'],
      ['Plan your year on one page|Planera året på en sida|一年を一枚で計画する', 6, 1, 'frame'],
      ['Write your first chapter|Skriv ditt första kapitel|はじめての一章を書く', 48, 2, 'laptop'],
      ['Photos with your phone|Bilder med mobilen|スマホで撮る写真', 39, 2, 'camera'],
      ['Meals for a busy week|Mat för en hektisk vecka|忙しい週のごはん', 11, 0, 'book'],
      ['Habit sheets to print|Vanelistor att skriva ut|印刷できる習慣シート', 5, 1, 'frame'],
    ],
  },
  {
    en: 'books, bookshop, bookstore, novels, comics',
    sv: 'böcker, bokhandel, bokbutik, antikvariat',
    ja: '書店, 古本, 本屋, 絵本, 書籍',
    brand: 'Third Shelf|Tredje Hyllan|三番目の棚',
    dress: ['indigo', 'editorial', 'tint'],
    categories: ['Fiction|Skönlitteratur|文芸', 'Children|Barn|児童書', 'Non-fiction|Fakta|ノンフィクション'],
    about:
      'Read by somebody in the shop, and kept in stock because of it.|Läst av någon i butiken, och därför på hyllan.|店の誰かが読んで、置くと決めた一冊です。',
    goods: [
      ['The Old Lighthouse|Den gamla fyren|古い灯台', 18, 0, 'book'],
      ['Bread for Beginners|Bröd för nybörjare|はじめてのパン', 26, 2, 'bread'],
      ['The Bear Who Could Not Sleep|Björnen som inte kunde sova|眠れないくま', 14, 1, 'toy'],
      ['Letters from the North|Brev från norr|北からの手紙', 17, 0, 'forest'],
      ['A Field Guide to Birds|Fågelboken|野鳥図鑑', 32, 2, 'bird'],
      ['Nine Short Winters|Nio korta vintrar|九つの短い冬', 19, 0, 'night'],
      ['The Little Boat|Den lilla båten|ちいさなふね', 13, 1, 'boat'],
      ['Maps and Mountains|Kartor och berg|地図と山', 29, 2, 'mountain'],
    ],
  },
]
