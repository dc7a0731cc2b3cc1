// What is played on, by the sport, and what somebody shows of their work, by the craft: a tennis club has no pitch, an illustrator makes no
// websites.
import type { Cell } from '../thing.ts'
import type { RowsOfThing, TradeRows } from './trade-row.ts'

type Court = readonly [name: string, surface: 'Clay' | 'Hardcourt' | 'Grass' | 'Turf', indoors: boolean, rate: number]
const courts = (all: readonly Court[]): Readonly<Record<string, RowsOfThing>> => ({
  court: {
    columns: 'name, surface, indoors, rate, available',
    rows: all.map((court, at): Cell[] => [...court, at % 3 !== 2]),
  },
})

type Work = readonly [title: string, kind: number, year: number, text: string]
const works = (kinds: string, all: readonly Work[]): Readonly<Record<string, RowsOfThing>> => {
  const names = kinds.split(', ')
  return {
    portfolioItem: {
      columns: 'title, category, year, description',
      kinds,
      rows: all.map(([title, kind, year, text]) => [title, names[kind]!, year, text]),
    },
  }
}

export const courtsAndWorks: readonly TradeRows[] = [
  {
    en: 'tennis',
    sv: 'tennis',
    ja: 'テニス',
    rows: courts([
      ['Court 1|Bana 1|1番コート', 'Clay', false, 18],
      ['Court 2|Bana 2|2番コート', 'Clay', false, 18],
      ['Court 3|Bana 3|3番コート', 'Clay', false, 18],
      ['Court 4|Bana 4|4番コート', 'Hardcourt', false, 20],
      ['Hall 1|Hall 1|屋内1番', 'Hardcourt', true, 28],
      ['Hall 2|Hall 2|屋内2番', 'Hardcourt', true, 28],
      ['Centre court|Centercourten|センターコート', 'Grass', false, 32],
      ['Practice wall|Träningsvägg|壁打ち', 'Hardcourt', false, 6],
    ]),
  },
  {
    en: 'padel',
    sv: 'padel',
    ja: 'パデル',
    rows: courts([
      ['Padel 1|Padel 1|パデル1', 'Turf', true, 32],
      ['Padel 2|Padel 2|パデル2', 'Turf', true, 32],
      ['Padel 3|Padel 3|パデル3', 'Turf', true, 32],
      ['Panorama|Panorama|パノラマ', 'Turf', true, 38],
      ['Single court|Singelbana|シングル', 'Turf', true, 20],
      ['Outdoors 1|Ute 1|屋外1', 'Turf', false, 24],
      ['Outdoors 2|Ute 2|屋外2', 'Turf', false, 24],
      ['Warm-up court|Uppvärmningsbana|ウォームアップ', 'Turf', true, 16],
    ]),
  },
  {
    en: 'football, soccer, futsal, pitch',
    sv: 'fotboll, futsal, konstgräs',
    ja: 'サッカー, フットサル, グラウンド',
    rows: courts([
      ['Main pitch|A-plan|メイングラウンド', 'Grass', false, 65],
      ['Second pitch|B-plan|第2グラウンド', 'Grass', false, 50],
      ['Artificial turf|Konstgräset|人工芝', 'Turf', false, 55],
      ['Half pitch, north|Halvplan norr|ハーフコート北', 'Turf', false, 30],
      ['Half pitch, south|Halvplan söder|ハーフコート南', 'Turf', false, 30],
      ['Seven-a-side|Sjumannaplan|7人制コート', 'Turf', false, 28],
      ['Sports hall|Idrottshallen|体育館', 'Hardcourt', true, 40],
      ['Training field|Träningsytan|練習場', 'Grass', false, 15],
    ]),
  },
  {
    en: 'illustrat',
    sv: 'illustrat',
    ja: 'イラスト',
    rows: works('Books|Böcker|書籍, Press|Press|雑誌・新聞, Packaging|Förpackningar|パッケージ, Own work|Eget|個人制作', [
      [
        'The bear who missed the train|Björnen som missade tåget|電車に乗りおくれたくま',
        0,
        2025,
        'Picture book, 32 pages in gouache|Bilderbok, 32 sidor i gouache|絵本 32ページ、ガッシュ',
      ],
      [
        'Night birds of the marsh|Mossens nattfåglar|湿原の夜の鳥たち',
        0,
        2024,
        'Plates for a field guide|Planscher till en fälthandbok|図鑑のための図版',
      ],
      [
        'Who cares for the caretakers|Vem vårdar vårdarna|支える人を支えるのは',
        1,
        2025,
        'Cover and two spreads for a weekly|Omslag och två uppslag i en veckotidning|週刊誌の表紙と見開き2点',
      ],
      [
        'City in summer heat|Stad i sommarvärme|夏の暑さの街',
        1,
        2025,
        'Drawn overnight for a daily|Tecknad över natten åt en dagstidning|日刊紙のために一晩で',
      ],
      [
        'Tea for four seasons|Te för fyra årstider|四季のお茶',
        2,
        2025,
        'Four tins, one landscape|Fyra burkar, ett landskap|缶4種でひとつの風景',
      ],
      ['Honey from the meadow|Honung från ängen|草原のはちみつ', 2, 2024, 'Label and box|Etikett och ask|ラベルと箱'],
      [
        'A flower a day|En blomma om dagen|一日一輪',
        3,
        2024,
        'A hundred drawings in ink|Hundra teckningar i tusch|インクによる100枚',
      ],
      [
        'My street at six|Min gata klockan sex|朝6時のわたしの道',
        3,
        2023,
        'Risograph in three colours|Risografi i tre färger|3色のリソグラフ',
      ],
    ]),
  },
  {
    en: 'writer, copywriter, author, journalist',
    sv: 'skribent, copywriter, författare, journalist',
    ja: 'ライター, コピーライター, 作家, 記者',
    rows: works('Features|Reportage|記事, Copy|Copy|コピー, Books|Böcker|書籍, Essays|Essäer|エッセイ', [
      [
        'The last ferry of the day|Dagens sista färja|最終の渡し船',
        0,
        2025,
        'Six pages on a line that closes|Sex sidor om en linje som läggs ner|廃止される航路を追った6ページ',
      ],
      [
        'Where the bees went|Vart bina tog vägen|蜂はどこへ',
        0,
        2024,
        'Reported over one summer|Skriven under en sommar|ひと夏の取材',
      ],
      [
        'A voice for a bakery|En röst åt ett bageri|パン屋の言葉',
        1,
        2025,
        'Website, menu and the sign in the window|Webb, meny och skylten i fönstret|サイトとメニュー、窓の看板まで',
      ],
      [
        'Plain words for a bank|Klarspråk åt en bank|銀行のやさしい言葉',
        1,
        2025,
        'Forty letters rewritten|Fyrtio brev omskrivna|手紙40通を書き直し',
      ],
      ['A house by the tracks|Ett hus vid spåret|線路わきの家', 2, 2024, 'Novel, 280 pages|Roman, 280 sidor|小説 280ページ'],
      ['Letters to a lake|Brev till en sjö|湖への手紙', 2, 2022, 'Stories|Noveller|短編集'],
      ['On waiting|Om att vänta|待つということ', 3, 2025, 'Read on the radio|Uppläst i radio|ラジオで朗読'],
      [
        'The smell of rain|Doften av regn|雨のにおい',
        3,
        2023,
        'In an anthology on weather|I en antologi om väder|天気のアンソロジーより',
      ],
    ]),
  },
]
