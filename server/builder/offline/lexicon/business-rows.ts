// What a business writes down where a household would write of groceries: what it spends, and who works there, by its class of trade.
import type { SiteTradeName } from '../site-model.ts'
import { siteTradeOf, siteTrades } from './site-trades/site-trades.ts'
import type { Cell } from './thing.ts'

type Rows = { columns: readonly string[]; rows: readonly (readonly Cell[])[] }

const expenses: Rows = {
  columns: ['item', 'amount', 'category', 'method'],
  rows: [
    ['Rent for the premises|Lokalhyra|店舗の家賃', 1450, 'Premises', 'Bank transfer'],
    ['Weekly supplies|Veckans inköp|今週の仕入れ', 320, 'Supplies', 'Card'],
    ['Electricity|El|電気代', 210, 'Premises', 'Bank transfer'],
    ['Extra hours, weekend|Extrapass, helg|週末の応援スタッフ', 260, 'Staff costs', 'Bank transfer'],
    ['Printed flyers|Tryckta flygblad|チラシの印刷', 95, 'Marketing', 'Card'],
    ['Business insurance|Företagsförsäkring|店舗保険', 140, 'Insurance', 'Bank transfer'],
    ['Packaging|Förpackningar|包装資材', 78, 'Supplies', 'Card'],
    ['Window cleaning|Fönsterputs|窓清掃', 60, 'Premises', 'Card'],
    ['Online ads|Annonser på nätet|ネット広告', 120, 'Marketing', 'Card'],
    ['Repair of the card reader|Lagning av kortläsaren|カード端末の修理', 85, 'Other', 'Card'],
    ['Cleaning products|Städmaterial|清掃用品', 42, 'Supplies', 'Cash'],
    ['Internet and phone|Bredband och telefon|通信費', 69, 'Premises', 'Bank transfer'],
  ],
}
const expenseCategories = ['Premises', 'Supplies', 'Staff costs', 'Marketing', 'Insurance', 'Other']
const staffMax = 5
const noBusiness = new Set<SiteTradeName>(['general', 'club', 'faith', 'public'])

/** Days that shops, kitchens and workshops invite to. */
const openDays: Rows = {
  columns: ['title', 'time', 'location', 'capacity'],
  rows: [
    ['Open house|Öppet hus|オープンデー', '11:00', 'Here with us|Hos oss|当店', 60],
    ['Evening for regulars|Stamgästkväll|常連さんの夕べ', '18:00', 'Here with us|Hos oss|当店', 30],
    ['Saturday market|Lördagsmarknad|土曜市', '10:00', 'Market square|Torget|駅前広場', 200],
    ['Behind the scenes|Bakom kulisserna|舞台裏の見学会', '17:30', 'The back room|Bakre rummet|奥の部屋', 12],
    ['Ten years, celebration|Tioårsjubileum|10周年の集い', '16:00', 'Here with us|Hos oss|当店', 80],
    ['Christmas evening|Julkväll|年末の夕べ', '17:00', 'Here with us|Hos oss|当店', 50],
  ],
}
const chores: Rows = {
  columns: ['title', 'priority', 'done'],
  rows: [
    ['Order what is running low|Beställa det som tar slut|在庫の少ない品を発注', 'High', false],
    ['Call back the customer from Monday|Ringa tillbaka kunden från i måndags|月曜のお客様に折り返し電話', 'High', true],
    ['Plan next week’s shifts|Lägga nästa veckas schema|来週のシフトを組む', 'Medium', false],
    ['Update the opening hours|Uppdatera öppettiderna|営業時間の案内を更新', 'Low', true],
    ['Check the supplier’s invoice|Kontrollera leverantörens faktura|仕入先の請求書を確認', 'Medium', false],
    ['Change the window display|Byta skyltning|ショーウィンドウの模様替え', 'Low', false],
    ['Answer two reviews|Svara på två omdömen|口コミ2件に返信', 'Low', false],
  ],
}
const jottings: Rows = {
  columns: ['title', 'body'],
  rows: [
    [
      'Wishes from a regular|Önskemål från en stamkund|常連さんのご要望',
      'Would like us to open earlier on Saturdays.|Vill gärna att vi öppnar tidigare på lördagar.|土曜は早めに開けてほしいとのこと。',
    ],
    [
      'Call with the supplier|Samtal med leverantören|仕入先との電話',
      'New prices from the first of the month.|Nya priser från den första.|来月1日から新価格。',
    ],
    [
      'What went well this week|Det som gick bra i veckan|今週よかったこと',
      'Fewer queues since the second till opened.|Kortare köer sedan kassa två öppnade.|レジを増やして行列が減った。',
    ],
    [
      'Ideas for the autumn|Idéer till hösten|秋に向けて',
      'Gift cards by the counter.|Presentkort vid disken.|レジ横にギフト券を。',
    ],
    ['For the accountant|Till revisorn|税理士に確認', 'Ask about the new van.|Fråga om den nya bilen.|新しい車の経費について。'],
  ],
}
const clubChores: Rows = {
  columns: ['title', 'priority', 'done'],
  rows: [
    ['Book the hall for spring|Boka lokalen till våren|春の会場を予約', 'High', true],
    ['Invitation to the annual meeting|Kallelse till årsmötet|総会の案内状', 'High', false],
    ['Remind of unpaid fees|Påminna om obetalda avgifter|会費未納の方へ連絡', 'Medium', false],
    ['Coffee and buns for Thursday|Kaffe och bullar till torsdag|木曜のお茶菓子', 'Low', false],
    ['Update the list of members|Uppdatera medlemslistan|会員名簿の更新', 'Medium', true],
    ['Apply for the council’s grant|Söka kommunens bidrag|助成金の申請', 'High', false],
    ['Thank the helpers|Tacka dem som hjälpte till|お手伝いの方へお礼', 'Low', false],
  ],
}
const clubMeetings: Rows = {
  columns: ['title', 'time', 'duration', 'location'],
  rows: [
    ['Committee meeting|Styrelsemöte|役員会', '18:30', 90, 'Club room|Klubbrummet|集会室'],
    ['Annual general meeting|Årsmöte|総会', '18:00', 120, 'Parish hall|Församlingshemmet|公民館'],
    ['Members’ evening|Medlemskväll|会員の集い', '19:00', 120, 'Club room|Klubbrummet|集会室'],
    ['Planning the autumn|Höstplanering|秋の計画', '18:30', 60, 'At Karin’s|Hemma hos Karin|会長宅'],
    ['New members|Nya medlemmar|新会員の説明会', '18:00', 45, 'Library|Biblioteket|図書館'],
    ['Before the summer|Inför sommaren|夏の打ち合わせ', '17:30', 60, 'The café|Kaféet|カフェ'],
  ],
}
const readings: Rows = {
  columns: ['title', 'time', 'duration', 'location'],
  rows: [
    [
      'The Old Lighthouse, first half|Den gamla fyren, första halvan|『古い灯台』前半',
      '19:00',
      120,
      'The library|Biblioteket|図書館',
    ],
    ['The Old Lighthouse, the end|Den gamla fyren, slutet|『古い灯台』後半', '19:00', 120, 'The café|Kaféet|カフェ'],
    ['Choosing the spring’s books|Välja vårens böcker|春の本えらび', '18:30', 60, 'The library|Biblioteket|図書館'],
    ['Notes on Rivers|Anteckningar om floder|『川についての覚え書き』', '19:00', 120, 'At Anna’s|Hemma hos Anna|会員宅'],
    ['A guest: the translator|Gäst: översättaren|ゲスト：翻訳者を迎えて', '18:00', 90, 'The bookshop|Bokhandeln|書店'],
    ['Summer picnic with poems|Sommarpicknick med dikter|詩とピクニック', '16:00', 120, 'The park|Parken|公園'],
  ],
}
const anyCourse: Rows = {
  columns: ['title', 'time', 'duration', 'capacity', 'location', 'level'],
  rows: [
    ['Try it out|Prova på|体験クラス', '18:00', 60, 12, 'With us|Hos oss|当教室', 'Beginner'],
    ['Beginners, Monday|Nybörjare, måndag|初級 月曜', '18:00', 90, 12, 'With us|Hos oss|当教室', 'Beginner'],
    ['Beginners, Saturday|Nybörjare, lördag|初級 土曜', '10:00', 90, 12, 'With us|Hos oss|当教室', 'Beginner'],
    ['Step two|Steg två|中級', '18:30', 90, 10, 'With us|Hos oss|当教室', 'Intermediate'],
    ['Advanced|Fördjupning|上級', '19:00', 120, 8, 'With us|Hos oss|当教室', 'Advanced'],
    ['Weekend course|Helgkurs|週末講座', '10:00', 240, 10, 'With us|Hos oss|当教室', 'Intermediate'],
  ],
}
/** What is to be done anywhere that people work together; nobody buys oat milk beside clients and invoices. */
const anyChores: Rows = {
  columns: ['title', 'priority', 'done'],
  rows: [
    ['Send out the invitation|Skicka ut inbjudan|案内を送る', 'High', true],
    ['Call back about Thursday|Ring tillbaka om torsdag|木曜の件で折り返し電話', 'High', false],
    ['Order what is running low|Beställa det som tar slut|足りないものを発注', 'Medium', false],
    ['Bring the list up to date|Uppdatera listan|名簿を更新', 'Low', true],
    ['Go through last month’s figures|Gå igenom förra månadens siffror|先月の数字を確認', 'Medium', false],
    ['Answer Monday’s mail|Svara på måndagens mejl|月曜のメールに返信', 'Medium', false],
    ['Prepare the next meeting|Förbereda nästa möte|次の打ち合わせの準備', 'High', false],
    ['Put the papers in order|Sortera pappren|書類の整理', 'Low', false],
  ],
}
const anyJottings: Rows = {
  columns: ['title', 'body'],
  rows: [
    [
      'For the next meeting|Till nästa möte|次の打ち合わせに',
      'Who does what until then.|Vem som gör vad till dess.|それまでの分担を決める。',
    ],
    [
      'Call on Tuesday|Samtal i tisdags|火曜の電話',
      'They get back to us next week.|De återkommer nästa vecka.|来週返事をもらう。',
    ],
    [
      'What went well|Det som gick bra|うまくいったこと',
      'Starting earlier gave us time.|Att börja tidigare gav oss tid.|早めに始めて余裕ができた。',
    ],
    ['To try|Att prova|試したいこと', 'A shorter form.|Ett kortare formulär.|記入欄を減らす。'],
    ['Worth remembering|Värt att minnas|覚えておくこと', 'The key hangs by the door.|Nyckeln hänger vid dörren.|鍵は入口に。'],
  ],
}

/** Rows for a list that stands beside others, where its trade has none of its own. */
/** All of them, whatever they are for. */
export const allBusinessRows: readonly Rows[] = [
  expenses,
  openDays,
  chores,
  jottings,
  clubChores,
  clubMeetings,
  readings,
  anyCourse,
  anyChores,
  anyJottings,
]

export const rowsBeside = (thing: string | undefined): Rows | undefined => ({ task: anyChores, note: anyJottings })[thing ?? '']

const counters = new Set<SiteTradeName>(['food', 'drinks', 'treats', 'shop', 'craft', 'beauty'])
const classes = new Set<SiteTradeName>(['learning', 'sport'])

/** What everybody plans, writes down and meets for, as those of the trade do it. */
function everyday(thing: string | undefined, trade: SiteTradeName, domains: readonly string[]): Rows | undefined {
  if (thing === 'meeting' && domains.includes('bookClub')) return readings
  if (trade === 'club' || trade === 'faith') return thing === 'task' ? clubChores : thing === 'meeting' ? clubMeetings : undefined
  if (thing === 'course' && classes.has(trade)) return anyCourse
  if (!counters.has(trade)) return undefined
  return { event: openDays, task: chores, note: jottings }[thing ?? '']
}

/** Rows that fit a business better than those of the thing itself. */
export function businessRows(thing: string | undefined, trade: SiteTradeName, domains: readonly string[] = []): Rows | undefined {
  const usual = everyday(thing, trade, domains)
  if (usual) return usual
  if (noBusiness.has(trade)) return undefined
  if (thing === 'expense') return expenses
  if (thing !== 'employee') return undefined
  const { roles } = siteTrades[trade]
  return {
    columns: ['role'],
    rows: Array.from({ length: staffMax }, (_, at) => [roles[at ? 1 + ((at - 1) % (roles.length - 1)) : 0]!]),
  }
}

/** The choices that go with those rows. */
export const businessOptions = (thing: string | undefined, field: string, domain: string | undefined): string[] | undefined =>
  thing === 'expense' && field === 'category' && !noBusiness.has(siteTradeOf(domain)) ? expenseCategories : undefined
