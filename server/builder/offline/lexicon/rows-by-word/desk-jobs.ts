// Jobs, projects and assignments of those who work at a desk, on the road or behind a camera: a translator mends no taps, and an
// architect launches no websites.
import type { RowsOfThing, TradeRows } from './trade-row.ts'

type Job = readonly [title: string, price: number]
const states = ['In progress', 'Planned', 'Done', 'Planned', 'In progress', 'Done']
const stands = ['Active', 'Planned', 'Done', 'Active', 'Planned', 'Done']
const progress = [60, 0, 100, 30, 10, 100]
const worked = (all: readonly Job[]): Readonly<Record<string, RowsOfThing>> => ({
  job: { columns: 'title, status, price', rows: all.map(([title, price], at) => [title, states[at % states.length]!, price]) },
  project: {
    columns: 'name, status, budget, progress',
    rows: all.map(([title, price], at) => [title, stands[at % stands.length]!, price, progress[at % progress.length]!]),
  },
})

/** `domains`: the blueprints that do such work, whatever word it was named by. */
export const deskJobs: readonly (TradeRows & { domains: string })[] = [
  {
    en: 'translat, interpreter, subtitl, proofread, localisation, localization',
    sv: 'översätt, tolk!, tolkar, tolkning, undertext, korrekturläs',
    ja: '翻訳, 通訳, 校正',
    domains: 'translationAgency enCourtInterpreter jaOccInterpreterGuide',
    rows: worked([
      ['User manual, coffee machine|Bruksanvisning, kaffemaskin|取扱説明書 コーヒーメーカー', 620],
      ['Website, hotel|Webbplats, hotell|ホテルのウェブサイト', 840],
      ['Rental contract|Hyresavtal|賃貸契約書', 190],
      ['Patient leaflet|Bipacksedel|患者向け説明文書', 310],
      ['Press release|Pressmeddelande|プレスリリース', 95],
      ['Annual report, summary|Årsredovisning, sammanfattning|年次報告書の要約', 1450],
    ]),
  },
  {
    en: 'copywriter, ghostwriter, content writer, freelance writer, journalist, text editor',
    sv: 'copywriter, skribent, journalist, textförfattare, innehållsskribent',
    ja: 'コピーライター, ライター業, フリーライター, 記者, 編集者',
    domains: 'freelanceArticleWriter publishing',
    rows: worked([
      ['Texts for a new website|Texter till ny webbplats|新サイトの原稿', 1200],
      ['Newsletter, March|Nyhetsbrev, mars|3月のニュースレター', 260],
      ['Interview with a founder|Intervju med grundaren|創業者インタビュー', 480],
      ['Product descriptions, 40 items|Produkttexter, 40 varor|商品説明文 40点', 760],
      ['Slogan for a campaign|Slogan till kampanj|キャンペーンのコピー', 640],
      ['Case study, school|Kundcase, skola|導入事例 学校', 420],
    ]),
  },
  {
    en: 'graphic design, web design, illustrator, logo design, freelance designer, ux designer',
    sv: 'grafisk design, grafisk form, webbdesign, illustratör, formgivare, frilansdesigner',
    ja: 'グラフィックデザイ, webデザイ, イラストレーター, フリーデザイナー, デザイン事務所',
    domains: 'graphicDesigner',
    rows: worked([
      ['Logo for a bakery|Logotyp till ett bageri|ベーカリーのロゴ', 900],
      ['Website for a dentist|Webbplats till en tandläkare|歯科医院のウェブサイト', 3400],
      ['Menu and signs, café|Meny och skyltar, kafé|カフェのメニューと看板', 720],
      ['Packaging, tea|Förpackning, te|紅茶のパッケージ', 1650],
      ['Poster, summer festival|Affisch, sommarfestival|夏祭りのポスター', 380],
      ['Business cards|Visitkort|名刺', 160],
    ]),
  },
  {
    en: 'photograph, videograph, film production, drone pilot',
    sv: 'fotograf, filmare, filmproduktion, drönarpilot',
    ja: 'フォトグラファー, カメラマン, 写真家, 映像制作',
    domains: 'photographer videographer landscapePhotographer',
    rows: worked([
      ['Wedding, whole day|Bröllop, heldag|結婚式 一日', 2400],
      ['Family portraits|Familjeporträtt|家族写真', 320],
      ['Product pictures, 20 items|Produktbilder, 20 varor|商品撮影 20点', 780],
      ['Staff portraits, office|Personalporträtt, kontor|社員ポートレート', 640],
      ['School photos|Skolfoto|学校写真', 900],
      ['House for sale|Hus till salu|売り物件の撮影', 280],
    ]),
  },
  {
    en: 'architect, draughts, interior design, structural engineer',
    sv: 'arkitekt, inredning, konstruktör',
    ja: '建築家, 設計事務所, 建築設計, インテリアデザイ, 建築士',
    domains: 'architectPractice architectOffice interior',
    rows: worked([
      ['House on the hill, drawings|Villa på höjden, ritningar|丘の家 設計', 14500],
      ['Kitchen extension|Tillbyggnad av kök|台所の増築', 5200],
      ['Barn into flat|Lada blir bostad|納屋の住宅改修', 9800],
      ['School library, sketch|Skolbibliotek, skiss|学校図書室 基本計画', 6400],
      ['Café interior|Inredning av kafé|カフェの内装', 3900],
      ['Building permit, garage|Bygglov, garage|車庫の確認申請', 1100],
    ]),
  },
  {
    en: 'accountant, bookkeep, tax advis, payroll',
    sv: 'redovisning, bokför, revisor, ekonomikonsult',
    ja: '税理士, 会計事務所, 記帳代行, 経理代行',
    domains: 'accountant taxOffice',
    rows: worked([
      ['Annual accounts, bakery|Bokslut, bageri|決算 ベーカリー', 1800],
      ['VAT return, first quarter|Momsdeklaration, kvartal 1|消費税申告 第1四半期', 240],
      ['Payroll, May|Löner, maj|5月分の給与計算', 320],
      ['Monthly books, café|Löpande bokföring, kafé|カフェの月次記帳', 280],
      ['Tax return, sole trader|Deklaration, enskild firma|個人事業主の確定申告', 360],
      ['Start-up meeting, new company|Startmöte, nytt bolag|新規法人の初回相談', 0],
    ]),
  },
  {
    en: 'it consultant, software develop, web develop, programmer, it support, freelance developer',
    sv: 'it-konsult, systemutvecklare, webbutvecklare, programmerare, it-support',
    ja: 'itコンサル, システム開発, web開発, プログラマー, フリーエンジニア, フリーランスエンジニア',
    domains: 'it itServices svBizItConsult',
    rows: worked([
      ['Booking page for a clinic|Bokningssida till en mottagning|クリニックの予約ページ', 4200],
      ['Move to a new mail server|Flytt till ny e-postserver|メールサーバー移行', 1300],
      ['Network in a new office|Nätverk på nytt kontor|新オフィスのネットワーク', 2600],
      ['Fix slow report|Åtgärda långsam rapport|遅い帳票の改善', 640],
      ['Mobile layout|Mobilanpassning|スマホ対応', 1750],
      ['Backup check|Kontroll av säkerhetskopior|バックアップの点検', 280],
    ]),
  },
  {
    en: 'courier, delivery, haulage, removals, moving company, driver',
    sv: 'bud!, budfirma, åkeri, flyttfirma, transportfirma, chaufför',
    ja: '配送, 運送, 引っ越し, 宅配, 軽貨物',
    domains: 'bikeCourier transportTrade haulier movingCompany logistics lightCargo',
    rows: worked([
      ['Pallets to the harbour|Pallar till hamnen|港までパレット輸送', 340],
      ['Flat, two rooms, third floor|Lägenhet, två rum, tredje våningen|2DK 3階の引っ越し', 620],
      ['Parcels, town centre|Paket, centrum|市内の小包', 85],
      ['Piano across town|Piano över stan|ピアノの運搬', 290],
      ['Office move, Saturday|Kontorsflytt, lördag|事務所移転 土曜', 1900],
      ['Medicines, same day|Läkemedel, samma dag|医薬品 当日便', 60],
    ]),
  },
  {
    en: 'lawyer, solicitor, law firm, attorney',
    sv: 'advokat, jurist, juristbyrå',
    ja: '弁護士, 法律事務所, 司法書士, 行政書士',
    domains: 'lawFirm lawPractice familyLawyer',
    rows: worked([
      ['Will and power of attorney|Testamente och fullmakt|遺言書と委任状', 480],
      ['Lease, shop premises|Hyresavtal, butikslokal|店舗の賃貸契約', 760],
      ['Estate after a parent|Bouppteckning|相続手続き', 1900],
      ['Shareholders’ agreement|Aktieägaravtal|株主間契約', 2200],
      ['Dispute with a neighbour|Granntvist|隣地との紛争', 1300],
      ['Review of an employment contract|Granskning av anställningsavtal|雇用契約の確認', 320],
    ]),
  },
  {
    en: 'event planner, wedding planner, event agency',
    sv: 'eventbyrå, bröllopskoordinator, festfixare, evenemangsbyrå',
    ja: 'イベント企画, ウェディングプランナー',
    domains: 'eventPlanner weddingPlanner freelanceWeddings',
    rows: worked([
      ['Summer wedding, 80 guests|Sommarbröllop, 80 gäster|夏の結婚式 80名', 5400],
      ['Company party, December|Firmafest, december|12月の社内パーティー', 8200],
      ['Conference day|Konferensdag|カンファレンス 一日', 12400],
      ['Fiftieth birthday|Femtioårsfest|50歳の誕生会', 2300],
      ['Shop opening|Butiksinvigning|開店イベント', 1600],
      ['Charity dinner|Välgörenhetsmiddag|チャリティーディナー', 6100],
    ]),
  },
]
