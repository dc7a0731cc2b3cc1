import assert from 'node:assert/strict'
import test from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const projects = new Map<string, NonNullable<ReturnType<typeof understand>['model']>>()
function modelOf(prompt: string) {
  const known = projects.get(prompt) ?? understand(prompt).model!
  projects.set(prompt, known)
  return known
}

/** `does` are operations with a word that one of them holds; without it, nothing is changed and a note of that kind says so. */
type Case = [prompt: string, wish: string, does: string, word?: string]
const cases: Case[] = [
  // what a form asks are its questions
  [
    'employee survey about department, mood 1-10 and what we should change',
    'department should be Sales, Ops or Finance',
    'changeRow',
    'Finance',
  ],
  ['Hair salon website with online booking', "I don't want prices on the front page", 'removeSection', 'prices'],
  ['Hair salon website with online booking', 'take the prices off the front page', 'removeSection', 'prices'],
  ['hemsida för frisör med bokning', 'jag vill inte ha priserna på startsidan', 'removeSection', 'prices'],
  ['Hair salon website', 'add our address Main Street 5, Berlin and phone 030 1234567', 'setSiteText setSiteText', '030 1234567'],
  ['Website for my bakery in Lund', 'add instagram link instagram.com/bageriet', 'addSection', 'https://instagram.com/bageriet'],
  ['Website for my bakery in Lund', 'add links to our instagram and facebook', 'addSection', 'Facebook'],
  ['hemsida för ett bageri', 'vi finns på facebook.com/bageriet', 'addSection', 'https://facebook.com/bageriet'],
  ['パン屋のホームページ', 'Instagramのアカウント @panya へのリンクを追加', 'addSection', 'https://instagram.com/panya'],
  ['小さなカフェのホームページ', '住所は京都市中京区1-2-3、電話は075-123-4567', 'setSiteText setSiteText', '075-123-4567'],
  ['小さなカフェのホームページ', '予約できるようにして', 'addPage', 'booking'],
  ['Website for a small café', 'let people book a table', 'addPage', 'booking'],
  ['hemsida för ett kafé', 'kunder ska kunna boka bord', 'addPage', 'booking'],
  ['customer survey for our café', 'ask how they heard about us', 'addRow', 'How did you hear about us?'],
  ['customer survey for our café', 'also ask if they have any allergies', 'addRow', 'Do you have any allergies?'],
  ['customer survey for our café', 'put the recommendation question first', 'placeRow', '"to":0'],
  ['customer survey for our café', "add their phone number but it shouldn't be required", 'addRow', 'Phone number'],
  ['customer survey for our café', 'after they have sent it, say "See you soon"', 'setSiteText', 'See you soon'],
  ['customer survey for our café', 'people should be able to attach a photo', 'unknown'],
  ['customer survey for our café', 'show the average for each question', 'kept'],
  ['customer survey for our café', 'show the average per age group', 'unknown'],
  [
    'en enkät om trivsel på jobbet',
    'Lägg till ett val av avdelning först i enkäten: Sälj, Support, Ekonomi',
    'addRow placeRow',
    'Ekonomi',
  ],
  ['en enkät om trivsel på jobbet', 'Tacka på slutet, typ "Tack, sparat!"', 'setSiteText', 'Tack, sparat!'],
  ['お客様アンケート', '送信したあと「ありがとう」って出して', 'setSiteText', 'ありがとう'],
  ['お客様アンケート', '年代を聞く質問を最初に入れて', 'addRow placeRow', '年代'],
  // a second language is answered alike
  ['customer survey for our café', 'we also need the form in Spanish', 'unknown'],
  ['hemsida för vår förening', 'vi vill ha en engelsk version av sidan', 'unknown'],
  ['美容室のホームページ', '英語版もほしい', 'unknown'],
  ['hemsida för vår förening', 'den ska finnas både på svenska och engelska', 'unknown'],
  ['customer survey for our café', 'my sister uses it, too. can everything be in Swedish?', 'setLanguage', '"sv"'],
  // tools
  ['tic tac toe', 'keep score of how many wins each', 'kept'],
  ['tic tac toe', "it's too hard, add an easy level", 'kept'],
  ['tic tac toe', 'let 2 players play each other', 'kept'],
  ['tic tac toe', 'use a cat and a dog instead of X and O', 'setSettings', '🐱'],
  ['tic tac toe', 'add confetti when they win', 'unknown'],
  ['tip calculator', 'add buttons for 15, 18 and 20 percent', 'setSettings', '[15,18,20]'],
  ['tip calculator', 'start it at 20% and 2 people', 'setStarts', '20'],
  ['mortgage calculator', 'show a chart of the balance', 'kept'],
  ['mortgage calculator', 'what if I pay extra each month', 'kept'],
  ['mortgage calculator', 'add property taxes to the monthly', 'unknown'],
  ['memoryspel', 'spara rekordet, alltså minst antal drag', 'kept'],
  ['memoryspel', '12 par', 'setStarts', '12'],
  ['神経衰弱のゲーム作って', 'トランプじゃなくて動物の絵文字にして', 'setSettings', '🐶'],
  ['神経衰弱のゲーム作って', '2人で対戦できるようにして', 'unknown'],
  ['a quiz about the planets', 'add a question about Pluto', 'unknown'],
  ['a quiz about the planets', "I need to see everyone's scores in a list", 'unknown'],
  ['a quiz about the planets', 'make the title bigger and use blue', 'setTheme setTheme', 'blue'],
  // sections of a website
  ['wedding site for me and my fiance', 'Add a bit about where to stay nearby', 'addSection', 'Where to stay nearby'],
  ['wedding site for me and my fiance', 'a countdown right at the top', 'unknown'],
  [
    'website for a yoga studio with prices, gallery, team and testimonials',
    'move the testimonials above the prices',
    'moveSection',
    'testimonials',
  ],
  [
    'website for a yoga studio with prices, gallery, team and testimonials',
    'kill the gallery section',
    'removeSection',
    'gallery',
  ],
  ['website for a yoga studio with prices, gallery, team and testimonials', 'drop the logos section', 'unknown'],
  [
    'hemsida för vår frisörsalong',
    'Lägg till en sektion med presentkort och en med parkering',
    'addSection addSection',
    'Parkering',
  ],
  ['hemsida för vår frisörsalong', 'Drop-in kostar 200 kr, skriv det ovanför priserna', 'addSection', 'Drop-in kostar 200 kr'],
  ['美容室のホームページ', 'お客様の声を料金の下に移動して', 'moveSection', 'testimonials'],
  // looks of two parts
  ['hemsida för vår frisörsalong', 'svart med lite guld', 'setTheme', '"buttons":"amber"'],
  ['wedding site for me and my fiance', 'the buttons should be orange', 'setTheme', '{"buttons":"orange"}'],
  ['wedding site for me and my fiance', 'sage green and cream', 'setTheme', '"palette":"green"'],
  ['美容室のホームページ', '色は深緑と金でお願いします', 'setTheme', '"buttons":"amber"'],
  // invoices
  [
    'invoices for my plumbing business',
    'put my bank details at the bottom, sort code 20-45-77 account 10203040',
    'setSiteText',
    'sort code 20-45-77 account 10203040',
  ],
  ['invoices for my plumbing business', 'due 14 days after the invoice date', 'setStarts', '14'],
  ['fakturor till min firma', 'Skriv "Tack för förtroendet!" längst ner på fakturan', 'setSiteText', 'Tack för förtroendet!'],
]

test('wishes about a page of its kind', () => {
  for (const [prompt, wish, does, word] of cases) {
    const { operations, notes } = change(modelOf(prompt), wish)
    const said = `${prompt}: ${wish} ${JSON.stringify({ operations, notes })}`
    if (does === 'kept' || does === 'unknown') {
      assert.equal(operations.length, 0, said)
      assert.ok(
        notes.some(({ kind }) => kind === does),
        said,
      )
    } else {
      assert.equal(operations.map(({ op }) => op).join(' '), does, said)
      assert.ok(JSON.stringify(operations).includes(word!), said)
    }
  }
})

/** What lists and pages of their own are asked for stays so. */
const others: Case[] = [
  ['customer survey for our café', 'add a list of staff members with name and phone', 'addThing', 'Staff'],
  ['tip calculator', 'add a page with a stopwatch', 'addPage', 'stopwatch'],
  ['book collection', 'add a field for the language, English or Swedish', 'addField', 'Swedish'],
  ['book collection', 'keep score', 'other'],
  ['recipes with ingredients', 'colours: red and green', 'other'],
]
test('what is no wish about such a page', () => {
  for (const [prompt, wish, does, word] of others) {
    const { operations } = change(modelOf(prompt), wish)
    const said = `${prompt}: ${wish} ${JSON.stringify(operations)}`
    if (does === 'other') assert.ok(!operations.some(({ op }) => op === 'setSettings' || op === 'addSection'), said)
    else {
      assert.ok(
        operations.some(({ op }) => op === does),
        said,
      )
      assert.ok(JSON.stringify(operations).includes(word!), said)
    }
  }
})
