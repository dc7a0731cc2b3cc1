// Jobs of those who come to the house, and of those who send an invoice for them.
import type { RowsOfThing, TradeRows } from './trade-row.ts'

type Job = readonly [title: string, price: number]
const states = ['In progress', 'Planned', 'Done', 'Planned', 'In progress', 'Done', 'Planned', 'Done']
const jobs = (all: readonly Job[]): Readonly<Record<string, RowsOfThing>> => ({
  job: { columns: 'title, status, price', rows: all.map(([title, price], at) => [title, states[at % states.length]!, price]) },
})

export const workJobs: readonly TradeRows[] = [
  {
    en: 'plumb, heating engineer, gas engineer, boiler',
    sv: 'rörmokar, rörfirma, vvs, rörläggar',
    ja: '水道屋, 水道工事, 配管, 給湯器, 水まわり',
    rows: jobs([
      ['Replace the kitchen tap|Byta köksblandare|キッチン水栓の交換', 180],
      ['Leak under the sink|Läcka under diskhon|流し下の水漏れ', 140],
      ['New toilet|Byta toalettstol|トイレの交換', 420],
      ['Blocked drain|Stopp i avloppet|排水管の詰まり', 160],
      ['Connect a dishwasher|Ansluta diskmaskin|食洗機の接続', 150],
      ['Bathroom, new pipes|Badrum, nya rör|浴室の配管更新', 3800],
      ['Replace the water heater|Byta varmvattenberedare|給湯器の交換', 1450],
      ['Outdoor tap|Vattenutkastare|屋外水栓の設置', 260],
    ]),
  },
  {
    en: 'electrician, electrical, ev charger',
    sv: 'elektriker, elfirma, elinstallat',
    ja: '電気工事, 電気屋, 電気店',
    rows: jobs([
      ['Rewire the kitchen|Ny el i köket|キッチンの配線更新', 2400],
      ['Fault finding, no power upstairs|Felsökning, strömlöst på övervåningen|停電の原因調査', 120],
      ['Charging box for the car|Laddbox till bilen|EV充電器の設置', 1300],
      ['New fuse box|Ny elcentral|分電盤の交換', 1600],
      ['Six spotlights in the hall|Sex spotlights i hallen|玄関のダウンライト6灯', 480],
      ['Sockets in the garage|Eluttag i garaget|車庫のコンセント増設', 320],
      ['Underfloor heating, bathroom|Golvvärme i badrum|浴室の床暖房', 980],
      ['Smoke alarms, linked|Sammankopplade brandvarnare|連動型火災警報器', 260],
    ]),
  },
  {
    en: 'painter, decorator, house painting',
    sv: 'målare, målerifirma, målarfirma, fasadmål',
    ja: '塗装, ペンキ屋',
    rows: jobs([
      ['Living room and hall|Vardagsrum och hall|居間と玄関', 1800],
      ['Facade, wooden house|Fasad, trähus|木造外壁の塗り替え', 7200],
      ['Windows, 12 pieces|Fönster, 12 stycken|窓枠12か所', 2600],
      ['Stairwell|Trapphus|階段室', 4100],
      ['Wallpaper in a bedroom|Tapetsera ett sovrum|寝室の壁紙', 780],
      ['Kitchen cupboards|Köksluckor|キッチン扉の塗装', 1500],
      ['Ceiling after a leak|Tak efter vattenskada|雨漏り跡の天井', 640],
      ['Fence, 30 metres|Staket, 30 meter|フェンス30m', 900],
    ]),
  },
  {
    en: 'cleaning, cleaner, maid, housekeeping, janitor',
    sv: 'städ',
    ja: '清掃, ハウスクリーニング, 家事代行',
    rows: jobs([
      ['Home, every other week|Hem, varannan vecka|家庭 隔週', 85],
      ['Office, evenings|Kontor, kvällstid|オフィス 夜間', 420],
      ['Move-out, three rooms|Flyttstäd, tre rum|退去時清掃 3部屋', 360],
      ['Stairwell, weekly|Trappstädning, varje vecka|共用階段 毎週', 140],
      ['Deep clean, kitchen|Storstädning, kök|キッチンの徹底清掃', 190],
      ['After building work|Byggstädning|改装後の清掃', 540],
      ['Carpets, two rooms|Mattvätt, två rum|カーペット洗浄 2部屋', 160],
      ['Dental practice, daily|Tandläkarmottagning, dagligen|歯科医院 毎日', 620],
    ]),
  },
  {
    en: 'kitchen remodel, bathroom remodel, kitchen renovat, bathroom renovat, kitchen fitter, bathroom fitter, remodeling, remodelling, home renovation',
    sv: 'köksrenover, badrumsrenover, köksmontör, badrumsfirma, köksfirma, renoveringsfirma, totalrenover',
    ja: 'リフォーム, リノベーション, 水回りリフォーム',
    rows: jobs([
      ['New kitchen, galley|Nytt kök, parallellt|キッチン入れ替え', 18500],
      ['Worktop in stone|Bänkskiva i sten|天板の交換（石）', 2900],
      ['Bathroom, 5 m²|Badrum, 5 m²|浴室リフォーム 5㎡', 16200],
      ['Take down a wall|Riva en vägg|間仕切りの撤去', 3400],
      ['Cupboard fronts in oak|Köksluckor i ek|オークの扉に交換', 4800],
      ['Tiles behind the hob|Kakel ovanför spisen|コンロ背面のタイル', 950],
      ['Guest toilet|Gästtoalett|来客用トイレ', 6400],
      ['New floors, three rooms|Nya golv, tre rum|床の張り替え 3部屋', 5200],
    ]),
  },
  {
    en: 'air condition, hvac, heat pump, refrigeration',
    sv: 'värmepump, kylfirma, kyltekniker, ventilation, luftkonditionering',
    ja: '空調, エアコン',
    rows: jobs([
      ['Air-to-air unit, living room|Luft-luftvärmepump, vardagsrum|居間のエアコン取り付け', 1900],
      ['Yearly service|Årlig service|年次点検', 160],
      ['Clean three indoor units|Rengöring av tre innedelar|エアコン洗浄 3台', 270],
      ['No cooling, shop|Ingen kyla, butik|店舗の冷房故障', 240],
      ['Ground-source heat pump|Bergvärmepump|地中熱ヒートポンプ', 16500],
      ['Ventilation check|OVK-besiktning|換気設備の点検', 380],
      ['Refill and leak test|Läcksökning och påfyllning|ガス漏れ検査と充填', 310],
      ['Move an outdoor unit|Flytta en utedel|室外機の移設', 420],
    ]),
  },
  {
    en: 'junk removal, house clearance, rubbish removal, waste removal, clearance',
    sv: 'dödsbo, bortforsling, röjning',
    ja: '不用品回収, 遺品整理, 片付け業',
    rows: jobs([
      ['Clear a two-room flat|Tömma en tvåa|2部屋の片付け', 1400],
      ['Sofa and two beds|Soffa och två sängar|ソファとベッド2台の回収', 180],
      ['Garage, one load|Garage, ett lass|車庫 トラック1台分', 320],
      ['Estate, villa|Dödsbo, villa|一軒家の遺品整理', 3600],
      ['Garden waste|Trädgårdsavfall|庭ごみの回収', 120],
      ['Office furniture|Kontorsmöbler|オフィス家具の処分', 780],
      ['White goods, three|Vitvaror, tre stycken|家電3点', 140],
      ['Attic and cellar|Vind och källare|屋根裏と地下室', 640],
    ]),
  },
  {
    en: 'snow, plough, plow',
    sv: 'snöröj, snöskott, plogning',
    ja: '除雪, 雪かき',
    rows: jobs([
      ['Driveway, whole season|Garageuppfart, hela säsongen|車道 シーズン契約', 620],
      ['Housing association, weekly|Bostadsrättsförening, varje vecka|集合住宅 毎週', 480],
      ['Roof, after heavy snow|Tak, efter stort snöfall|屋根の雪下ろし', 540],
      ['Car park, nights|Parkering, nattetid|駐車場 夜間', 900],
      ['Sand the pavement|Sanda trottoaren|歩道の砂まき', 90],
      ['Clear the steps|Skotta trappan|階段の雪かき', 60],
      ['Remove piles of snow|Bortforsling av snöhögar|排雪', 380],
      ['Icicles, shop front|Istappar, butiksfasad|つらら落とし', 160],
    ]),
  },
]
