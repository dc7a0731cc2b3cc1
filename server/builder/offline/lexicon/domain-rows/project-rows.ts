// What offices and firms have under way: name, status, progress, budget.
import type { RowsByDomain } from './domain-rows.ts'

const building: RowsByDomain[string] = [
  ['Villa extension|Utbyggnad av villa|戸建ての増築', 'Active', 55, 84000],
  ['Bathroom, flat 12|Badrum, lägenhet 12|12号室の浴室', 'Active', 80, 14500],
  ['New garage|Nytt garage|車庫の新築', 'Planned', 0, 32000],
  ['School roof|Skoltak|学校の屋根', 'On hold', 30, 128000],
  ['Kitchen renovation|Köksrenovering|キッチン改修', 'Active', 40, 27000],
  ['Facade, three houses|Fasad, tre hus|外壁3棟', 'Planned', 5, 96000],
  ['Attic conversion|Vindsinredning|屋根裏の改装', 'Done', 100, 61000],
]
const making: RowsByDomain[string] = [
  ['New website, dentist|Ny webbplats, tandläkare|歯科医院のサイト', 'Active', 65, 9800],
  ['Shop with 200 products|Butik med 200 varor|200点のネットショップ', 'Active', 35, 18500],
  ['Logo and stationery|Logotyp och trycksaker|ロゴと印刷物', 'Planned', 0, 4200],
  ['Yearly report|Årsredovisning|年次報告書', 'On hold', 50, 7600],
  ['Booking page, hotel|Bokningssida, hotell|ホテルの予約ページ', 'Active', 80, 12400],
  ['Campaign film|Kampanjfilm|キャンペーン動画', 'Planned', 10, 8900],
  ['Signs for a museum|Skyltar till museum|博物館のサイン', 'Done', 100, 5300],
]

export const projectRows: RowsByDomain = {
  construction: building,
  generalContractor: building,
  tiler: building,
  mason: building,
  webAgency: making,
  graphicDesigner: making,
  agency: making,
  interior: [
    ['Flat by the harbour|Lägenhet vid hamnen|港のマンション', 'Active', 60, 24000],
    ['Reception, law firm|Reception, advokatbyrå|法律事務所の受付', 'Active', 35, 38000],
    ['Summer house kitchen|Kök i sommarhus|別荘のキッチン', 'Planned', 0, 19500],
    ['Café with 30 seats|Kafé med 30 platser|30席のカフェ', 'Active', 75, 46000],
    ['Nursery and hall|Barnrum och hall|子ども部屋と玄関', 'On hold', 20, 8800],
    ['Hotel, ten rooms|Hotell, tio rum|ホテル10室', 'Planned', 5, 120000],
    ['Library corner|Läshörna|読書コーナー', 'Done', 100, 6400],
  ],
  videographer: [
    ['Wedding in June|Bröllop i juni|6月の結婚式', 'Planned', 10, 2400],
    ['Product film|Produktfilm|商品紹介動画', 'Active', 55, 5200],
    ['Conference, two days|Konferens, två dagar|2日間の会議', 'Active', 30, 3800],
    ['Music video|Musikvideo|ミュージックビデオ', 'Active', 70, 4600],
    ['Recruitment film|Rekryteringsfilm|採用動画', 'Planned', 0, 6100],
    ['Drone tour, golf course|Drönarflygning, golfbana|ゴルフ場の空撮', 'Done', 100, 1900],
  ],
  software: [
    ['Sign-in by passkey|Inloggning med nyckel|パスキー認証', 'Active', 70, 18000],
    ['Faster search|Snabbare sökning|検索の高速化', 'Active', 45, 12000],
    ['Phone version|Mobilversion|スマホ版', 'Planned', 5, 42000],
    ['Invoicing|Fakturering|請求機能', 'On hold', 25, 26000],
    ['New help pages|Nya hjälpsidor|ヘルプ刷新', 'Active', 80, 5000],
    ['Move of the servers|Serverflytt|サーバー移行', 'Done', 100, 15000],
  ],
  research: [
    ['Sleep and light|Sömn och ljus|睡眠と光', 'Active', 40, 60000],
    ['Soil after fire|Mark efter brand|火災後の土壌', 'Active', 65, 48000],
    ['Reading in year three|Läsning i årskurs tre|3年生の読解', 'Planned', 5, 35000],
    ['Bees in cities|Bin i städer|都市のミツバチ', 'Active', 80, 27000],
    ['Ageing and balance|Åldrande och balans|加齢とバランス', 'On hold', 20, 52000],
    ['Old maps|Gamla kartor|古地図', 'Done', 100, 18000],
  ],
  sustainability: [
    ['Solar on the roof|Solceller på taket|屋根の太陽光', 'Active', 50, 64000],
    ['Less food waste|Mindre matsvinn|食品ロスの削減', 'Active', 70, 4000],
    ['Electric cars only|Bara elbilar|車両の電動化', 'Planned', 10, 120000],
    ['Sorting in every office|Källsortering på alla kontor|全拠点の分別', 'Done', 100, 3500],
    ['Green suppliers|Gröna leverantörer|環境配慮の調達', 'Active', 35, 8000],
    ['Heat from the kitchen|Värme från köket|厨房の排熱利用', 'On hold', 15, 22000],
  ],
}
