import assert from 'node:assert/strict'
import test from 'node:test'
import { generateProject } from '../../generate/generate-project.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const cafe = 'website for a small café with menu, opening hours, news, team and testimonials'
const cafeSv = 'hemsida för ett kafé med meny, öppettider, nyheter, personal och omdömen'
const hairJa =
  '住宅街にある小さな美容室のホームページ。メニューと料金(カット、カラー、パーマなど)、営業時間、スタッフ紹介、お問い合わせフォーム'
const massage = 'booking page for a massage therapist in Portland with a list of treatments'
const inn = 'bokningssida för ett pensionat på Gotland med rum (enkelrum, dubbelrum, familjerum), priser per natt och bildgalleri'
const cooking =
  '自宅で開いている料理教室の申し込みページ。講座ごとに日程、参加費、定員があり、名前とメールと参加人数を入れて申し込む'
const invoices = 'invoices to customers for a freelance translator in Brussels'
const fakturor = 'fakturor till kunder för en snickare'
const quotes = '内装工事店がお客様に出す見積書。お客様名、工事場所、明細(項目、数量、単価、金額)、消費税率、合計、有効期限、状態'
const fair = '地元の夏祭りの案内ページ。日時、場所、プログラム、出店一覧、アクセス、よくある質問'
const band = 'インディーズバンドの公式サイト。ライブの日程と会場、メンバー紹介、ニュース、ファンからのメッセージフォーム'

const projects = new Map<string, NonNullable<ReturnType<typeof understand>['model']>>()
function modelOf(prompt: string) {
  const known = projects.get(prompt) ?? understand(prompt).model!
  projects.set(prompt, known)
  return known
}

/** What is done, and words that the operations hold. */
type Case = [prompt: string, wish: string, does: string, words: string]
const cases: Case[] = [
  // one verb for two, what a page begins with, an answer behind its question
  [cafe, 'change the phone number to 555-0172 and the address to 14 Elm Street', 'setSiteText setSiteText', '14 Elm Street'],
  [cafe, 'put the opening hours right after the hero', 'moveSection', '"to":0'],
  // what a section is to say, in quotes; what stands there already is moved and no text of its own
  [
    cafe,
    "the bit about us is too formal, it should say 'Two sisters and one oven.'",
    'addSection',
    '"text":"Two sisters and one oven."',
  ],
  [cafeSv, 'ändra texten om oss till "Två systrar och en ugn."', 'addSection', '"text":"Två systrar och en ugn."'],
  [cafe, 'put the testimonials above the menu', 'moveSection', '"section":"testimonials"'],
  [band, 'よくある質問に「雨天の場合は？」「翌日に延期します」を追加', 'addSection', '"text":"翌日に延期します"'],
  // what stands under a heading of their own
  [fair, '出店にたこ焼き、かき氷、金魚すくいを追加', 'setSection', '"title":"出店一覧","text":"たこ焼き、かき氷、金魚すくい"'],
  [fair, '開催は8月9日（土）の16時から21時、会場は中央公園です', 'setSection', '"title":"日時","text":"8月9日'],
  [fair, '会場は中央公園です', 'setSection', '"title":"場所","text":"中央公園"'],
  // the closed day of the week
  [massage, 'make Wednesday our closed day', 'setHours', '"closes":"17:00"},null,{"opens"'],
  // what a button says
  [
    massage,
    "I'd like the button to say Reserve Your Time instead of whatever it says now.",
    'setSiteText',
    '"Reserve Your Time"',
  ],
  [cafe, 'can you make the button read Book a table please', 'setSiteText', '"Book a table"'],
  [inn, 'det ska stå Boka rum på knappen', 'setSiteText', '"part":"button","text":"Boka rum"'],
  [cafeSv, 'knappen ska heta Boka bord i stället', 'setSiteText', '"Boka bord"'],
  [hairJa, 'ボタンに「相談する」と書いてほしい', 'setSiteText', '"相談する"'],
  [
    cooking,
    '申し込みボタンの文字は「参加する」でお願いします。',
    'setSiteText',
    '"page":"book","part":"button","text":"参加する"',
  ],
  [cafe, 'change the button to green', 'setTheme', 'green'],
  // the top of the page
  [cafeSv, 'Rubrik: Sugen? Vi har öppet. Och på knappen ska det stå Ring oss', 'setSiteText setSiteText', 'Sugen? Vi har öppet"'],
  [cafe, 'the headline should say Cake before noon', 'setSiteText', '"part":"headline","text":"Cake before noon"'],
  [hairJa, '見出しは「髪から元気に」にして', 'setSiteText', '"髪から元気に"'],
  // the foot of what is sent
  [
    invoices,
    'Please write under the invoice: Payment within 30 days to IBAN BE68 5390 0754 7034',
    'setSiteText',
    'Payment within 30 days',
  ],
  [invoices, 'put our VAT number BE0123456789 on every invoice', 'setSiteText', '"closing","text":"VAT number BE0123456789"'],
  [fakturor, 'vårt organisationsnummer 556677-8899 ska stå på fakturan', 'setSiteText', '"Organisationsnummer 556677-8899"'],
  [quotes, '下の方に「有効期限は発行日より30日間です」って一文入れといてくれ', 'setSiteText', '"closing"'],
  // how the place is reached
  [cafe, 'kindly add our mail id stay@misty.in', 'setSiteText', '"part":"email","text":"stay@misty.in"'],
  [cafe, "We've moved! Our new address is 12 Park Row, Leeds", 'setSiteText', '"12 Park Row, Leeds"'],
  [hairJa, '移転しましたー!住所は神戸市中央区北野町2-7-3ね。', 'setSiteText', '"神戸市中央区北野町2-7-3"'],
  [cafeSv, 'Swish 123 456 78 90 ska synas på sidan', 'addSection', '"Betalning","text":"Swish 123 456 78 90."'],
  // sections with what is in them
  [cafe, 'We need an FAQ. First one: Do you take cards? Answer: Yes, all of them.', 'addSection', '"text":"Yes, all of them."'],
  [cooking, 'よくある質問のコーナーを作って「駐車場はありますか」を入れてください。', 'addSection', '"page":"book"'],
  [
    hairJa,
    'よくある質問に「予約なしでも大丈夫ですか」を追加。答えは「はい」',
    'addSection',
    '"予約なしでも大丈夫ですか","text":"はい"',
  ],
  [cafe, "Needs a who's who. Three of us, waiter, baker and our cook Moira", 'setSection', '"Moira","text":"Cook"'],
  [band, 'MV貼るとこほしい', 'addSection', '"videos"'],
  [cafeSv, 'vi vill ha någonstans att lägga upp våra filmer', 'addSection', '"videos"'],
  // what goes, and what of it stays
  [hairJa, 'スタッフ紹介のとこ、こないだ一人辞めちゃって気まずいので丸ごと消してもらっていいですか', 'removeSection', '"team"'],
  [band, 'ニュースもう誰も更新してないし消しちゃお', 'removeSection', '"news"'],
  [cafe, "we don't need the news any more", 'removeSection', '"news"'],
  [cafe, 'drop the team section because we are only two now', 'removeSection', '"team"'],
  [cafeSv, 'omdömena behövs inte längre', 'removeSection', '"testimonials"'],
  [band, 'ニュースの日付を消して', '', ''],
  [cafe, 'remove the dates from the news', '', ''],
  // another name
  [
    inn,
    'Vi byter namn till Pensionat Strandliden från i höst, kan du ändra det på hela sidan?',
    'setName',
    '"Pensionat Strandliden"',
  ],
  [cafe, "we're changing our name to Blue Door from January, please update the site", 'setName', '"Blue Door"'],
  [hairJa, '来月から店名が「ヘアサロン空」に変わります', 'setName', '"ヘアサロン空"'],
  // hours that no week holds
  [hairJa, 'ランチは11:30〜14:30に変更', 'setSection', 'ランチ：11:30–14:30'],
  [hairJa, '第3火曜が定休になりましたので営業時間のところに書いてください。', 'setSection', '第3火曜は定休日'],
  [cafe, "we're closed the first Monday of the month", 'setSection', 'Closed the first Monday of the month'],
  [cafeSv, 'sista söndagen i månaden är det stängt', 'setSection', 'Stängt sista söndagen i månaden'],
]
test('texts and sections of pages that outsiders see', () => {
  for (const [prompt, wish, does, words] of cases) {
    const { operations } = change(modelOf(prompt), wish)
    assert.equal(operations.map(({ op }) => op).join(' '), does, wish)
    assert.ok(JSON.stringify(operations).includes(words || '[]'), `${wish}: ${JSON.stringify(operations)}`)
  }
})

test('a page without a website has its sections below, a list its line', () => {
  const asked = change(modelOf(cooking), 'よくある質問を作って「駐車場はありますか」を入れてください。').model
  const files = generateProject(asked)
  assert.match(files['src/sections/questions-section.tsx']!, /駐車場はありますか/)
  assert.match(files['src/App.tsx']!, /<QuestionsSection \/><\/div>/)
  const lined = change(modelOf(quotes), '見積書の下に「税込表示です」と入れて').model
  assert.ok(Object.values(generateProject(lined)).some((text) => text.includes('税込表示です')))
})

test('a further line at the foot leaves the first one there', () => {
  const once = change(modelOf(invoices), 'put our VAT number BE0123456789 on every invoice').model
  const twice = change(once, 'write at the bottom of the invoice: Thank you!').model
  assert.equal(twice.pages.find(({ kind }) => kind === 'invoice')?.texts?.closing, 'VAT number BE0123456789 Thank you!')
})
