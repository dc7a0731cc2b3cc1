// What of a wish is no name, no choice, no list, no page and no look; and what is one after all, and stays.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'
import { addsToChoices, asksHowMany, doesElse } from './asks-else.ts'
import { themeMeant } from './looks-meant.ts'
import { nameMeant } from './name-meant.ts'
import { isNameless } from './nameless.ts'
import { isProperName } from './proper-name.ts'
import { isOfElse } from './said-there.ts'

const modelOf = (prompt: string): ProjectModel => understand(prompt).model!
const repairs = modelOf('bike repairs with customer, phone, bike, status (new, in progress, ready) and price')
const hotel = modelOf('Hundpensionat: hundar med namn, ras, ägare och telefon, bokningar med datum och status (bokad, klar)')
const bicycles = modelOf('レンタサイクルの管理。自転車の番号、種類、状態（貸出中、返却済み）、料金')
const mortgage = modelOf('Mortgage calculator')
const survey = modelOf('Customer survey for a cafe')

test('a piece of a sentence is no name', () => {
  const names: Record<Language, readonly string[]> = {
    en: ['Gate or no', "Something's", 'Get told if I go over', 'Cozier please', 'Do for', 'Mark when it is sent', 'Bit', 'That'],
    sv: ['Vi fick fler platser', 'Antal har betalat', 'Färgmarkera obetalda bokningar', 'Det', 'Typ ett', 'Vi är fem'],
    ja: ['何冊か出して', '緊急連絡先は2つ', '振込先の口座を請求書', 'もっと'],
  }
  for (const language of ['en', 'sv', 'ja'] as const)
    for (const name of names[language]) assert.ok(isNameless(name, language), name)
  const kept: Record<Language, readonly string[]> = {
    en: ['Lent out', 'Good for', 'Plus one', 'Blood type', 'Cleaner', 'How it went', 'No show', 'Light', 'What to bring'],
    sv: ['Antal sidor', 'Plus en', 'Hur det kändes', 'Inlämnad', 'Sak', 'Körkort', 'Från'],
    ja: ['搬入口の階段', '招待状を送ったかどうか', '欠席の理由', '勘定科目', '手当て'],
  }
  for (const language of ['en', 'sv', 'ja'] as const)
    for (const name of kept[language]) assert.ok(!isNameless(name, language), name)
  assert.ok(!isNameless('Is vaccinated', 'en', 'bool'))
})

test('words that belong to something else where they stand are no name', () => {
  for (const [label, text, language] of [
    ['Reception', 'show them with the phone so the reception can call', 'en'],
    ['Boss', 'add a due date so that the boss can check', 'en'],
    ['Contractor', 'add a vendor field for when we call in a contractor', 'en'],
    ['No lights', 'add a remarks box for stuff like missing pedals or no lights', 'en'],
    ['People', 'People should be able to attach a photo.', 'en'],
    ['Obligatory', 'add the phone but it should not be obligatory', 'en'],
    ['Euro', 'I need a fee of 35 euro', 'en'],
    ['Form', 'We also need the form in Spanish', 'en'],
    ['Promenad', 'lägg till pris per promenad', 'sv'],
    ['Veterinären', 'lägg till chipnummer så att veterinären kan kolla', 'sv'],
    ['Längden 90', 'lägg till längden 90 min', 'sv'],
    ['Engelsk version', 'jag vill ha en engelsk version', 'sv'],
    ['イン', 'インスタのリンクを入れたい', 'ja'],
    ['ヒーロー', 'ロゴをヒーローの下に追加して', 'ja'],
    ['女将', '女将だけが一覧で確認できるように', 'ja'],
    ['英語版', '英語版もほしい', 'ja'],
  ] as const)
    assert.ok(isOfElse(label, text, language), text)
  for (const [label, text, language] of [
    ['Delivered', 'add a field for when it was delivered', 'en'],
    ['Wait time', 'guests are always asking about the wait time, I need that too', 'en'],
    ['Phone', 'phone should be on the form, too', 'en'],
    ['Pitch', 'for each pitch we keep the size and the price', 'en'],
    ['Montör', 'en lista över montörer så att jag kan välja montör', 'sv'],
    ['Bankgiro', 'hur gör jag för att spara bankgiro?', 'sv'],
    ['調理時間', 'レシピに調理時間をつけて', 'ja'],
    ['S判定', 'A判定の上にS判定を置いてください', 'ja'],
    ['クーポン', 'クーポンページ追加で', 'ja'],
  ] as const)
    assert.ok(!isOfElse(label, text, language), text)
})

test('what a wish does with what is there names nothing new', () => {
  assert.ok(doesElse('Materials', 'I want to split labour and materials on the lines', 'en'))
  assert.ok(doesElse('Overdue', 'turn overdue ones red', 'en'))
  assert.ok(doesElse('Bokningar', 'färgmarkera obetalda bokningar', 'sv'))
  assert.ok(doesElse('色', '未納の世帯には色をつけて', 'ja'))
  assert.ok(!doesElse('Group size', 'we need group size', 'en'))
  assert.ok(!doesElse('Finished', 'swap the assignee for a yes/no box labelled finished', 'en'))
  assert.ok(!doesElse('Takvikt', 'stoppa in takvikt på kortet', 'sv'))
  assert.ok(addsToChoices('Add graffiti and downed tree to the problem types.', 'en'))
  assert.ok(!addsToChoices('add email to the customers', 'en'))
  assert.ok(asksHowMany('hur många kommer och hur många ska åka buss?', 'sv'))
  assert.ok(!asksHowMany('add how many guests they bring', 'en'))
})

test('who somebody is stands in a row', () => {
  assert.ok(isProperName('Stowe', 'add a pickup spot, Stowe', 'en'))
  assert.ok(isProperName('Petra', 'Ali har slutat, lägg in Petra istället', 'sv'))
  for (const [label, text, language] of [
    ['Märkfärg', 'alltså behövs fältet Märkfärg', 'sv'],
    ['Utlåningsdatum', 'stoppa in Utlåningsdatum efter Titel', 'sv'],
    ['Email', 'add an Email', 'en'],
    ['Kiln', 'add a Kiln field', 'en'],
  ] as const)
    assert.ok(!isProperName(label, text, language), text)
})

test('what only asked is no part of a name', () => {
  assert.equal(nameMeant('Stick home or away', 'stick home or away on the fixtures', 'en'), 'Home or away')
  assert.equal(nameMeant('Likes', 'can you add how much light it likes (low, high)', 'en'), 'Light')
  assert.equal(nameMeant('Typ ett anteckningsfält', 'något om hunden, typ ett anteckningsfält', 'sv'), 'Anteckningsfält')
  assert.equal(nameMeant('Uppföljning på korten', 'lägg till uppföljning på korten', 'sv'), 'Uppföljning')
  for (const name of ['Record number', 'Kvar på kortet', 'Note'])
    assert.equal(nameMeant(name, `add ${name.toLowerCase()}`, 'en'), name)
})

test('the colour of some rows is no look of the whole', () => {
  for (const [model, text, language] of [
    [repairs, "repairs that haven't been paid should stand out, orange maybe", 'en'],
    [repairs, 'make money coming in green and going out red', 'en'],
    [hotel, 'hundar som inte är vaccinerade ska ha röd bakgrund', 'sv'],
    [hotel, 'gult ska gälla redan från 10 dagar innan', 'sv'],
    [bicycles, '40cm以上は金色にして', 'ja'],
    [bicycles, '未返却の人は黄色にして', 'ja'],
  ] as const)
    assert.equal(themeMeant(model, { palette: 'orange', depth: 'normal' }, text, language), null, text)
  for (const [model, text, language] of [
    [repairs, 'make the whole thing orange', 'en'],
    [repairs, 'orange please', 'en'],
    [repairs, 'we ride in orange and black so use that', 'en'],
    [repairs, 'Whenever I add one I have to pick new. Also make it all orange, please.', 'en'],
    [repairs, "The buttons should be orange, they don't pop enough", 'en'],
    [hotel, 'gör grönt i stället för den färg som är nu', 'sv'],
    [hotel, 'hon vill ha rosa bakgrund', 'sv'],
    [bicycles, 'お客さんに見せる時に恥ずかしくないよう、落ち着いた緑色にして', 'ja'],
    [bicycles, '見れたらいいな〜 ついでに全体の色は緑系で', 'ja'],
  ] as const)
    assert.ok(themeMeant(model, { palette: 'orange', depth: 'normal' }, text, language), text)
  assert.equal(themeMeant(repairs, { size: 'small' }, 'so if the amount is smaller then it takes 35', 'en'), null)
  assert.ok(themeMeant(repairs, { size: 'small' }, 'smaller text please', 'en'))
  assert.equal(themeMeant(repairs, { look: 'soft' }, 'its too hard they never win', 'en'), null)
})

const made = (model: ProjectModel, wish: string): string[] =>
  change(model, wish).operations.map((each) =>
    each.op === 'addField' ? `+${each.field.label}` : each.op === 'addThing' ? `+list ${each.thing.many}` : each.op,
  )

test('wishes end well: what is not surely meant is left, what is meant is done', () => {
  for (const [model, wish, expected] of [
    [repairs, 'customers should be able to upload a picture', ['+Picture']],
    [repairs, 'jot down the serial number too', ['+Serial number']],
    [repairs, 'We have two shops, Camden and Soho. Let people pick which one', ['+Shop']],
    [repairs, 'split parts and labour', []],
    [repairs, 'show a count of pickups and deliveries', []],
    [repairs, 'Tommy has quit, put Sandra in instead', []],
    [repairs, 'everything in feet and pounds', []],
    [repairs, 'prices in pounds', ['setCurrency']],
    [repairs, 'I also need suppliers with name and phone', ['+list Suppliers']],
    [hotel, 'vi är tre: Anna, Bo och Cilla', []],
    [hotel, 'hur många är bokade och hur många är klara?', ['addPage', 'addFigure', 'addFigure']],
    [hotel, 'gör allt orange', ['setTheme']],
    [hotel, 'lägg till leverantörer med namn och telefon', ['+list Leverantörer']],
    [bicycles, '未返却の自転車は赤くして', []],
    [bicycles, '全体を赤くして', ['setTheme']],
    [bicycles, '鍵番号も書けるようにして', ['+鍵番号']],
    [mortgage, 'show a graph of the loan over time', []],
    [mortgage, 'add a tip calculator', ['addPage']],
    [survey, 'each question needs a topic', []],
  ] as const)
    assert.deepEqual(made(model, wish), expected, wish)
})

test('what may be meant stays: links of a new list, a rule beside another wish, what is no longer chosen', () => {
  const cows = modelOf('Cows: ear tag, name, breed, group (milking, dry, calves)')
  const made = (model: ProjectModel, wish: string) => change(model, wish).operations.map(({ op }) => op)
  assert.deepEqual(made(cows, 'milk yields per cow. date, morning litres, evening litres'), ['addThing', 'addField'])
  const salon = modelOf('Bokningar i salongen: kund, datum, behandling (klippning, färgning, permanent)')
  assert.deepEqual(made(salon, 'permanent är det ingen som gör längre så det kan försvinna'), ['removeOption'])
  const stock = modelOf('Varor i köket: namn, antal, förvaring')
  assert.deepEqual(
    made(stock, 'Förvaring borde man få välja mellan kyl, frys och torrförråd. Varna mig dessutom om antal är under 5.'),
    ['retypeField', 'addWarning'],
  )
  const vans = modelOf('Our vans: registration, make, status (on the road, sold)')
  assert.deepEqual(made(vans, 'blue to match the vans'), ['setTheme'])
})

test('a number is no name for a field, and who is asked for is not thrown out', () => {
  const made = (prompt: string, wish: string) => change(modelOf(prompt), wish).operations.map(({ op }) => op)
  const cakes = '和菓子屋の予約注文を受けるページ。どら焼き180円、大福200円'
  assert.ok(!made(cakes, '電話番号は0742-00-0000').includes('renameField'))
  assert.ok(!made('囲碁教室の生徒名簿と対局結果', '月謝を払っていない人を見たい').includes('clearRows'))
  assert.deepEqual(made('囲碁教室の生徒名簿', '見本の生徒を全部消して空の状態にして'), ['clearRows'])
})
