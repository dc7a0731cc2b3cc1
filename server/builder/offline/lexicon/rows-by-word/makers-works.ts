// What those who work with their hands show of their work, by the material: a stone carver makes no websites.
import { works } from './works.ts'
import type { TradeRows } from './trade-row.ts'

export const makersWorks: readonly TradeRows[] = [
  {
    en: 'stone carv, stonecarv, letter cutter, letter carver, stone mason, stonemason, monumental mason, stone sculptor',
    sv: 'stenhugg, bildhugg, stenskulpt',
    ja: '石彫, 石材彫刻, 石工, 彫刻家',
    rows: works(
      'Lettering|Inskrifter|文字彫り, Memorials|Minnesmärken|記念碑, Buildings|Byggnader|建築, Sculpture|Skulptur|彫刻',
      [
        [
          'Slate house sign|Husskylt i skiffer|スレートの表札',
          0,
          2025,
          'Cut by hand, painted in|Huggen för hand, målad|手彫り、色入れ',
        ],
        [
          'Bench with a poem|Bänk med en dikt|詩を刻んだベンチ',
          0,
          2024,
          'Four lines in limestone|Fyra rader i kalksten|石灰岩に4行',
        ],
        [
          'Headstone, Welsh slate|Gravsten i skiffer|スレートの墓碑',
          1,
          2025,
          'Drawn together with the family|Ritad tillsammans med familjen|ご家族と図案を相談',
        ],
        [
          'Village memorial, cleaned|Byns minnessten, rengjord|村の記念碑の修復',
          1,
          2023,
          'Names cut anew|Namnen huggna på nytt|名前を彫り直し',
        ],
        [
          'Church window tracery|Fönsteromfattning i kyrka|教会の窓枠',
          2,
          2024,
          'Two stones replaced|Två stenar bytta|石を2つ交換',
        ],
        ['Carved fireplace|Huggen eldstad|彫刻の暖炉', 2, 2023, 'Portland stone|Kalksten|ポートランド石'],
        ['Sleeping hare|Sovande hare|眠るうさぎ', 3, 2025, 'Soapstone, 30 cm|Täljsten, 30 cm|滑石、30cm'],
        ['Green man|Lövmask|葉の顔', 3, 2022, 'Sandstone, for a garden wall|Sandsten, till en trädgårdsmur|砂岩、庭の塀に'],
      ],
    ),
  },
  {
    en: 'wood carv, woodcarv, woodturn, wood turn, furniture maker, cabinet maker, spoon carv',
    sv: 'träsnid, träsvarv, möbelsnick, skedmak',
    ja: '木彫, 木工作家, 家具作家, 木工家',
    rows: works('Bowls|Skålar|器, Furniture|Möbler|家具, Spoons|Skedar|さじ, Commissions|Beställningar|注文品', [
      [
        'Birch bowl, oiled|Skål i björk, oljad|樺の鉢',
        0,
        2025,
        'Turned green, dried slowly|Svarvad rå, torkad långsamt|生木を挽いてゆっくり乾燥',
      ],
      ['Elm platter|Fat i alm|楡の大皿', 0, 2024, '42 cm across|42 cm i diameter|直径42cm'],
      ['Three-legged stool|Trebent pall|三本脚の椅子', 1, 2025, 'Ash, wedged tenons|Ask, kilade tappar|トネリコ、くさび留め'],
      ['Writing desk|Skrivbord|書き物机', 1, 2023, 'Oak with a walnut edge|Ek med kant i valnöt|オークにくるみの縁'],
      ['Serving spoons|Serveringsskedar|取り分け用のさじ', 2, 2025, 'Carved from one branch|Täljda ur en gren|一本の枝から'],
      ['Butter knives|Smörknivar|バターナイフ', 2, 2024, 'Juniper, six of them|En, sex stycken|ねずの木、6本'],
      [
        'Cradle for a first child|Vagga till ett första barn|初めての子のゆりかご',
        3,
        2024,
        'With a name underneath|Med namnet undertill|裏に名前',
      ],
      ['Chapel door|Kapelldörr|礼拝堂の扉', 3, 2022, 'Carved vine, two metres|Snidad vinranka, två meter|ぶどうの蔓、2m'],
    ]),
  },
  {
    en: 'glass blow, glassblow, glass artist, stained glass',
    sv: 'glasblås, glaskonst, blyglas',
    ja: 'ガラス作家, 吹きガラス, ステンドグラス',
    rows: works('Glasses|Glas|グラス, Vases|Vaser|花器, Windows|Fönster|窓, Lamps|Lampor|照明', [
      ['Tumblers, sea green|Dricksglas, havsgröna|海色のグラス', 0, 2025, 'No two alike|Inga två lika|一つずつ違う形'],
      ['Schnapps glasses|Snapsglas|小さな酒杯', 0, 2024, 'With a coloured foot|Med färgad fot|色の脚つき'],
      ['Tall vase, smoke|Hög vas, rök|煙色の花器', 1, 2025, '38 cm|38 cm|38cm'],
      ['Bud vases|Enkelblomsvaser|一輪挿し', 1, 2024, 'Five in a row|Fem på rad|5つ組'],
      ['Front door panel|Glas till en ytterdörr|玄関扉のガラス', 2, 2023, 'Leaves in three greens|Löv i tre gröna|3色の葉'],
      [
        'Landing window|Fönster i ett trapphus|踊り場の窓',
        2,
        2022,
        'Restored and leaded anew|Restaurerat och nyblyat|修復、鉛線の組み直し',
      ],
      ['Pendant lamp|Taklampa|ペンダントライト', 3, 2025, 'Opal glass|Opalglas|乳白ガラス'],
      ['Table lamp|Bordslampa|卓上灯', 3, 2023, 'Clear foot, amber shade|Klar fot, skärm i bärnsten|琥珀色のかさ'],
    ]),
  },
  {
    en: 'weaver, weaving, textile artist, tapestry, rug maker',
    sv: 'vävare, vävning, handväv, textilkonst, mattvävar',
    ja: '染織, 織物作家, 手織り, テキスタイル作家',
    rows: works('Rugs|Mattor|敷物, Cloth|Tyger|布, Wall pieces|Väggtextilier|壁掛け, Commissions|Beställningar|注文品', [
      ['Hall rug, blue|Hallmatta, blå|青の敷物', 0, 2025, 'Linen warp, wool weft|Linvarp, ullinslag|麻と羊毛'],
      ['Striped runner|Randig löpare|縞のランナー', 0, 2024, '3 metres|3 meter|3m'],
      [
        'Scarf in undyed wool|Halsduk i ofärgad ull|無染色のマフラー',
        1,
        2025,
        'From two local flocks|Från två gårdar i trakten|近くの2つの牧場から',
      ],
      ['Kitchen towels|Handdukar|台布巾', 1, 2024, 'Goose-eye, linen|Gåsöga, lin|麻、綾織り'],
      ['First snow|Första snön|初雪', 2, 2025, 'Tapestry, 90 by 120 cm|Gobeläng, 90 gånger 120 cm|つづれ織り 90×120cm'],
      ['Shoreline|Strandlinje|海岸線', 2, 2023, 'Plant-dyed|Växtfärgad|草木染め'],
      ['Altar cloth|Altarduk|祭壇布', 3, 2023, 'For a parish church|Till en församling|教会のために'],
      ['Curtains for a library|Gardiner till ett bibliotek|図書館のカーテン', 3, 2022, 'Eleven windows|Elva fönster|窓11枚分'],
    ]),
  },
]
