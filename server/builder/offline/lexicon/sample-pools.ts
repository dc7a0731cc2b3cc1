// Believable values for sample rows, by language and aligned by place, so that a project in Swedish or Japanese holds no English.
import type { Language } from '#shared/languages.ts'

type Pool = Record<Language, readonly string[]>
const pool = (en: string, sv: string, ja: string): Pool => ({ en: en.split(', '), sv: sv.split(', '), ja: ja.split('、') })

/** 24 of them and 23 family names: a list walks through both at paces of its own (understand/sample-person.ts). */
export const givenNames = pool(
  'Maya, Oliver, Amina, Theo, Grace, Leo, Hannah, Daniel, Sofia, Ethan, Priya, Lucas, Nora, Samuel, Ivy, Marcus, Elena, Owen, Zara, Felix, Ruth, Hugo, Clara, Ravi',
  'Maja, Oskar, Amina, Ebba, Johan, Leo, Hanna, Daniel, Sofia, Erik, Linnea, Lukas, Nora, Samuel, Astrid, Viktor, Elsa, Gustav, Samira, Axel, Ingrid, Hugo, Klara, Emil',
  '美咲、大輔、葵、蓮、さくら、健、陽菜、翔太、結衣、拓也、真央、悠斗、彩、亮、千尋、直樹、花、浩、由美、海斗、恵子、誠、明日香、涼',
)
export const familyNames = pool(
  'Lindgren, Grant, Farouk, Marsh, Okafor, Brandt, Doyle, Reyes, Moretti, Clarke, Nair, Meyer, Whitfield, Price, Sutton, Novak, Hayes, Petrov, Walsh, Kimura, Barnes, Delgado, Finch',
  'Lindgren, Berg, Farouk, Nyström, Sandell, Brandt, Dahl, Wallin, Moretti, Hedlund, Åkesson, Norén, Ekman, Prytz, Sjögren, Hallberg, Öberg, Lundin, Rahimi, Fors, Wikström, Björk, Engström',
  '佐藤、鈴木、高橋、田中、伊藤、渡辺、山本、中村、小林、加藤、吉田、山田、松本、井上、木村、林、清水、斎藤、森、池田、橋本、石川、前田',
)
/** How the Japanese names are written in addresses of mail, in the same order. */
export const latinNames = {
  given:
    'misaki daisuke aoi ren sakura ken hina shota yui takuya mao yuto aya ryo chihiro naoki hana hiroshi yumi kaito keiko makoto asuka suzu'.split(
      ' ',
    ),
  family:
    'sato suzuki takahashi tanaka ito watanabe yamamoto nakamura kobayashi kato yoshida yamada matsumoto inoue kimura hayashi shimizu saito mori ikeda hashimoto ishikawa maeda'.split(
      ' ',
    ),
}
/** How they are read, in the same order. */
export const kanaNames = {
  given:
    'みさき、だいすけ、あおい、れん、さくら、けん、ひな、しょうた、ゆい、たくや、まお、ゆうと、あや、りょう、ちひろ、なおき、はな、ひろし、ゆみ、かいと、けいこ、まこと、あすか、すず'.split(
      '、',
    ),
  family:
    'さとう、すずき、たかはし、たなか、いとう、わたなべ、やまもと、なかむら、こばやし、かとう、よしだ、やまだ、まつもと、いのうえ、きむら、はやし、しみず、さいとう、もり、いけだ、はしもと、いしかわ、まえだ'.split(
      '、',
    ),
}
export const companies = pool(
  'Northfield Supply, Bright & Sons, Harbor Trading, Greenline Studio, Atlas Parts, Kettle & Co, Lumen Labs, Orchard Homes, Riverside Dental, Parcelly, Old Mill Bakery, Fable Books, Granite Works, Summit Travel',
  'Norrfält Handel, Ljung & Söner, Hamnens Bygg, Gröna Linjen, Atlas Delar, Kittel & Co, Ljuslabbet, Äppelgården, Åstrands Tandvård, Paketbolaget, Gamla Kvarnen, Sagans Böcker, Granit & Sten, Toppresor',
  '北野商会、光井製作所、港通商、緑線スタジオ、アトラス部品、やかん堂、ルーメン研究所、果樹園ホーム、川辺歯科、小包便、水車ベーカリー、物語書房、みかげ石材、峰トラベル',
)
/** Nobody's brands, for what is no car: aligned by place with the models. */
export const makers = pool(
  'Halden, Kestrel, Lumora, Norvane, Tessel, Aurel, Brightwell, Osterby',
  'Halden, Kestrel, Lumora, Norvane, Tessel, Aurel, Brightwell, Österby',
  'ハルデン、ケストレル、北斗製作所、ルモラ、テッセル、青嶺、ブライトウェル、明和堂',
)
export const productModels = pool(
  'Mark II, Classic 40, Studio 8, Series 3, M-200, Compact, Pro 6, X-1',
  'Mark II, Classic 40, Studio 8, Serie 3, M-200, Compact, Pro 6, X-1',
  'マークII、クラシック40、スタジオ8、シリーズ3、M-200、コンパクト、プロ6、X-1',
)
export const bicycleModels = pool(
  'City 7, Hybrid Lite, Touring 27, Cargo L, Junior 20, Race 105, Trail 29, E-Commute',
  'City 7, Hybrid Lite, Touring 27, Cargo L, Junior 20, Race 105, Trail 29, E-Pendlare',
  'シティ7、ハイブリッド・ライト、ツーリング27、カーゴL、ジュニア20、レース105、トレイル29、Eコミュート',
)
export const moments = pool(
  'Morning, Evening, Before breakfast, After a walk',
  'Morgon, Kväll, Före frukost, Efter promenad',
  '朝、夜、朝食前、散歩後',
)
/** Where one goes for what is done out of doors. */
export const outdoors = pool(
  'North Bay, Mill Pond, Black Lake, River Mouth, Long Pier, Heron Island, Stone Bridge, Pine Ridge',
  'Norrviken, Kvarndammen, Svartsjön, Åmynningen, Långa piren, Hägerön, Stenbron, Tallåsen',
  '北の入り江、水車池、黒沼、河口、長い桟橋、鷺島、石橋、松の尾根',
)
export const cities = pool(
  'Riverside, Harborview, Old Town, Northfield, Maplewood, Brookside, Kingsbridge, Lakeshore',
  'Uppsala, Västerås, Örebro, Lund, Umeå, Gävle, Kalmar, Visby',
  '横浜市、札幌市、京都市、福岡市、仙台市、金沢市、松山市、長野市',
)
export const streets = pool(
  '12 Mill Lane, 4 Harbor Street, 88 Orchard Road, 23 Station Square, 7 Linden Avenue, 51 Bridge Street, 16 Garden Row, 39 High Street',
  'Kvarngatan 12, Hamngatan 4, Äppelvägen 88, Stationstorget 23, Lindallén 7, Brogatan 51, Trädgårdsgatan 16, Storgatan 39',
  '本町1-12、港町2-4、桜台3-8、駅前4-23、並木5-7、橋本1-51、花園2-16、大通3-39',
)
export const places = pool(
  'Main hall, Studio 2, Room B, The yard, Floor 1, Storage, Lakeside, Town square',
  'Stora salen, Studio 2, Rum B, Gården, Plan 1, Förrådet, Vid sjön, Torget',
  '1階、会議室、倉庫、2階、事務所、集会所、駐車場、広場',
)
export const countries = pool(
  'Portugal, Norway, Japan, Italy, Canada, Scotland, Greece, Denmark',
  'Portugal, Norge, Japan, Italien, Kanada, Skottland, Grekland, Danmark',
  'ポルトガル、ノルウェー、日本、イタリア、カナダ、スコットランド、ギリシャ、デンマーク',
)
/** What one calls an animal. */
export const petNames = pool(
  'Bella, Rufus, Clover, Pepper, Hazel, Otis, Poppy, Biscuit',
  'Bella, Rufus, Klöver, Peppar, Hassel, Otto, Vallmo, Kex',
  'モモ、ソラ、ハナ、チョコ、レオ、ココ、マロン、ユズ',
)
export const remarks = pool(
  'All in order, Went well, As agreed, Nothing to add, Better than last time',
  'Allt i sin ordning, Gick bra, Som avtalat, Inget att tillägga, Bättre än sist',
  '問題なし、順調、予定どおり、特になし、前回より良好',
)
export const colours = pool('Red, Blue, Green, Black, White, Yellow', 'Röd, Blå, Grön, Svart, Vit, Gul', '赤、青、緑、黒、白、黄')
export const roles = pool(
  'Manager, Designer, Accountant, Coordinator, Technician, Assistant',
  'Chef, Formgivare, Ekonom, Koordinator, Tekniker, Assistent',
  '店長、デザイナー、経理、調整担当、技術者、アシスタント',
)
export const reasons = pool(
  'Family matter, Doctor’s visit, Moving house, Travel, Training, Illness',
  'Familjeskäl, Läkarbesök, Flytt, Resa, Utbildning, Sjukdom',
  '家庭の都合、通院、引っ越し、旅行、研修、体調不良',
)
export const accounts = pool(
  'Materials, Travel, Telephone, Office supplies, Insurance, Advertising',
  'Material, Resor, Telefon, Kontorsmaterial, Försäkring, Annonser',
  '消耗品費、旅費交通費、通信費、会議費、広告宣伝費、水道光熱費',
)
export const results = pool(
  'All in order, Minor remark, Passed, To be checked again, Adjusted, Good',
  'Allt i sin ordning, Mindre anmärkning, Godkänt, Kontrolleras igen, Justerat, Bra',
  '異常なし、軽微な指摘、合格、再確認、調整済み、良好',
)
export const diagnoses = pool(
  'All well, Mild infection, Sprain, Allergy, Inflammation, Needs a follow-up',
  'Allt väl, Lindrig infektion, Stukning, Allergi, Inflammation, Följs upp',
  '異常なし、軽い感染症、捻挫、アレルギー、炎症、経過観察',
)
export const units = pool('pcs, kg, l, box', 'st, kg, l, låda', '個、kg、l、箱')

/** What the lines of a maker are called. */
export const goodLines: Record<Language, readonly string[]> = {
  en: ['Harbour', 'Meadow', 'Midnight', 'Sunday', 'Heritage', 'Pebble', 'Winter', 'Orchard'],
  sv: ['Hamn', 'Äng', 'Midnatt', 'Söndag', 'Arv', 'Kisel', 'Vinter', 'Fruktträdgård'],
  ja: ['港', '草原', '真夜中', '日曜日', '伝統', '小石', '冬', '果樹園'],
}
