import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const made = (prompt: string, wish: string) => change(understand(prompt).model!, wish)
/** What a wish did, in a few words: the operation, and what it is called or about. */
const did = (prompt: string, wish: string): string[] =>
  made(prompt, wish).operations.map((each) => {
    const name =
      each.op === 'addField'
        ? `${each.thing}.${each.field.label}:${each.field.type}`
        : each.op === 'addRow' || each.op === 'changeRow'
          ? Object.values(each.op === 'addRow' ? each.row : each.values).join('|')
          : each.op === 'addFigure'
            ? [each.figure.kind, each.figure.of, each.figure.by, each.figure.span].filter(Boolean).join(' ')
            : each.op === 'setFilter'
              ? JSON.stringify(each.filter)
              : each.op === 'addSection'
                ? `${each.section.kind} ${each.section.title ?? ''}`.trim()
                : each.op === 'setName'
                  ? each.name
                  : each.op === 'setSiteText'
                    ? each.text
                    : ''
    return `${each.op} ${name}`.trim()
  })
const table = (prompt: string, cases: Record<string, string[]>) => {
  for (const [wish, wanted] of Object.entries(cases)) assert.deepEqual(did(prompt, wish), wanted, wish)
}

test('a survey is asked for questions, and no field of them', () => {
  table('Enkät till föräldrar efter sommarkollot', {
    'lägg till en fråga om maten': ['addRow Hur nöjd är du med maten?|Skala 1 till 5||false|8'],
    'vi vill veta vilken vecka barnet var med': ['addRow Vilken vecka var barnet med?|Fritext||false|8'],
    'första frågan ska vara vilken grupp barnet gick i: Ekorrar eller Rävar': [
      'addRow Vilken grupp gick barnet i?|Ett val|Ekorrar,Rävar|false|0',
    ],
    'ändra fråga 1 till "Hur trivdes ditt barn?"': ['changeRow Hur trivdes ditt barn?'],
    'ta bort sista frågan': ['removeRow'],
    'alla svar ska vara anonyma': [],
  })
  table('顧客満足度アンケート（飲食店）', {
    年代の質問も入れてください: ['addRow 年代を教えてください|1つ選択|10代以下,20代,30代,40代,50代,60代以上|false|8'],
    また来たいと思うか聞いて: ['addRow また来たいと思いますか？|はい／いいえ||false|8'],
    スタッフの接客についての質問を足して: ['addRow スタッフの接客はいかがでしたか？|5段階評価||false|8'],
    '2番目の質問はいらない': ['removeRow'],
  })
})

test('a question that goes takes its answers along, and the others stay with theirs', () => {
  const before = understand('顧客満足度アンケート（飲食店）').model!
  const after = change(before, '2番目の質問はいらない').model
  const answersTo = ({ things }: typeof before, at: number) =>
    things.find(({ id }) => id === 'surveyAnswer')!.rows.filter(({ question }) => question === at).length
  assert.equal(answersTo(after, 1), answersTo(before, 2))
  assert.equal(answersTo(after, 0), answersTo(before, 0))
})

test('a field goes to the list that its name, or the wish before it, speaks of', () => {
  const rented = 'En app för att hålla koll på hyresgäster, lägenheter och felanmälningar'
  table(rented, {
    'ta bort sovrum och lägg till våning': ['removeField', 'addField apartment.Våning:text'],
    'jag vill ha kostnad på felanmälningarna och se totalen': ['addField request.Kostnad:money', 'setTotals'],
    'lägg till status Väntar på hantverkare': ['addOption'],
  })
  const club = 'Bokningssystem för vår tennisklubb med banor, medlemmar och bokningar'
  table(club, {
    'lägg till medlemsavgift och om den är betald': ['addField member.Medlemsavgift:money', 'addField member.Betald:bool'],
    'lägg till medlemsnummer': ['addField member.Medlemsnummer:text'],
  })
  table('美容室の予約管理。顧客、スタッフ、メニュー、予約', {
    お客様の誕生日を登録したい: ['addField customer.誕生日:date'],
    メニューの写真も載せたい: ['addField menuItem.写真:image'],
  })
})

test('what is to be counted or added up is a figure, and no field', () => {
  table('Träningsdagbok för löpning: datum, distans, tid, känsla', {
    'jag vill se hur långt jag sprungit per månad': ['addFigure sum distance date month'],
    'hur långt har jag sprungit i år?': ['addFigure sum distance'],
    'Känsla ska vara 1 till 10 istället': ['retypeField'],
    'var jag sprang': ['addField workout.Plats:text'],
  })
  table('Översikt för vårt säljteam: affärer med kund, värde, status och ansvarig', {
    'vill se summan per säljare': ['addFigure sum amount assignee'],
    'hur många affärer har vi per region': [],
    'visa bara affärer över 100 000': ['setFilter {"field":"amount","when":"above","than":100000}'],
  })
  table('読書記録をつけたい。タイトル、著者、読了日、評価、感想', {
    今年何冊読んだか知りたい: ['addPage', 'addFigure count'],
    '読みたい本、読書中、読了を分けたい': ['addField book.ステータス:select'],
    タイトルを書名に変えて: ['renameField'],
    読んだ順に並べて: ['setOrder'],
  })
})

test('which rows are to be seen narrows a list, and colours nothing', () => {
  table('案件管理。案件名、顧客、担当者、金額、ステータス、締切', {
    未着手だけ見たい: ['setFilter {"field":"status","option":"未着手"}'],
    完了した案件は隠して: ['setFilter {"field":"status","when":"not","than":"完了"}'],
    失注も選べるように: ['addOption'],
    今月締切の案件を見たい: ['addQuickFilter'],
  })
  table('En app för att hålla koll på hyresgäster, lägenheter och felanmälningar', {
    'jag vill bara se felanmälningar som inte är klara': ['setFilter {"field":"status","when":"not","than":"Klar"}'],
    'jag vill se vilka lägenheter som är lediga': ['addQuickFilter'],
  })
})

test('what is said of a website is for visitors', () => {
  table('Hemsida för en brf med nyheter, styrelse och kontakt', {
    'info om sopsortering': ['addSection text Sopsortering'],
    'lägg till trivselregler': ['addSection text Trivselregler'],
    'vi finns på facebook och instagram': ['addSection links'],
    'lägg in styrelsen: Ordförande Karin Blom, kassör Ali Hassan': ['removeSection', 'addSection team Styrelsen'],
    'telefonnumret är 0321-123 45': ['setSiteText 0321-123 45'],
    'döp om till Brf Solgläntan': ['setName Brf Solgläntan'],
  })
  table('カフェのアプリ', { 注文とメニューはいらないです: ['removeThing', 'removeThing'] })
  table('小さなカフェのホームページ。メニュー、営業時間、アクセス', {
    駐車場の案内を入れて: ['addSection text 駐車場の案内'],
    インスタのリンクを置きたい: ['addSection links'],
    '住所は東京都杉並区西荻北3-1-1': ['setSiteText 東京都杉並区西荻北3-1-1'],
    コーヒーは450円に: [],
  })
})

test('rows and prices are told by their names', () => {
  table('Hemsida för min frisörsalong Klippoteket i Ulricehamn med priser, öppettider och bokning', {
    'lägg till herrklippning 350 kr': ['addRow Herrklippning|350'],
    'slingor kostar 1300 kr nu': ['changeRow 1300'],
  })
  table('子どものお小遣い帳', { 名前は太郎と花子だけ: ['clearRows', 'addRow 太郎', 'addRow 花子'] })
})

test('a reply is in the language of the project', () => {
  const { notes } = made(
    'En app för att hålla koll på hyresgäster, lägenheter och felanmälningar',
    'visa felanmälningarna som tavla',
  )
  assert.deepEqual(
    notes.map(({ text }) => text),
    ['Det är redan så.'],
  )
})
