// The half of the changes for working on.
import type { SuiteChange } from './cases.ts'
import { formerChanges } from './former-changes.ts'
import { laterFormerChanges } from './former-later-changes.ts'
import { ordinaryToWorkOn } from './working-ordinary-changes.ts'
import { workingPageChanges } from './working-page-changes.ts'
import { plainChanges } from './working-plain-changes.ts'
import { choicesToWorkOn } from './working-choices-changes.ts'
import { spokenToWorkOn } from './working-spoken-changes.ts'
import { strangersChanges } from './working-strangers-changes.ts'

const visitors = 'customer list with company, phone and notes'
const todos = 'a todo app with priorities and due dates'
const recipes = 'a recipe collection with ingredients, cooking time and rating'
const parts = 'inventory of parts with price, stock and location'
const jobs = 'job application tracker with company, status and salary'
const members = 'medlemsregister med namn, telefon, e-post och avgift'
const sysslor = 'att göra-lista med prioritet och deadline'
const kaiin = '会員名簿。名前、電話番号、メール、メモ'
const yotei = 'タスク管理。優先度と期限'

export const workingChanges: readonly SuiteChange[] = [
  { on: visitors, wish: 'Could you also store their birthday?', language: 'en', expect: 'field:birth' },
  { on: visitors, wish: 'I would like a website field', language: 'en', expect: 'field:website' },
  { on: visitors, wish: 'get rid of the notes', language: 'en', expect: 'no field:notes' },
  { on: visitors, wish: 'call customers clients', language: 'en', expect: 'label:client, no label:customer' },
  { on: visitors, wish: 'the phone number should be mandatory', language: 'en', expect: 'required:phone' },
  { on: visitors, wish: 'phone is not required any more', language: 'en', expect: 'optional:phone' },
  { on: visitors, wish: 'Add address and city', language: 'en', expect: 'field:address, field:city' },
  { on: visitors, wish: 'split name into first name and surname', language: 'en', expect: 'field:first name, field:surname' },
  { on: visitors, wish: 'put phone first, right after the name', language: 'en', expect: 'before:phone<company' },
  { on: visitors, wish: 'add a type: lead, customer, partner', language: 'en', expect: 'option:lead, option:partner' },
  { on: visitors, wish: 'I want to import and export csv files', language: 'en', expect: 'csv' },
  { on: visitors, wish: 'add login so only my team sees it', language: 'en', expect: 'login' },
  { on: todos, wish: 'can we have a calendar view', language: 'en', expect: 'view:calendar' },
  { on: todos, wish: 'add a priority called critical', language: 'en', expect: 'option:critical' },
  { on: todos, wish: 'rename due date to deadline', language: 'en', expect: 'field:deadline, no field:due date' },
  { on: todos, wish: 'rename the low priority to someday', language: 'en', expect: 'option:someday, no option:low' },
  { on: todos, wish: 'make everything navy blue', language: 'en', expect: 'palette:blue|indigo|sky' },
  {
    on: todos,
    wish: 'switch to dark mode and rename tasks to missions',
    language: 'en',
    expect: 'mode:dark, label:mission, no label:task',
  },
  { on: todos, wish: 'also keep track of projects', language: 'en', expect: 'thing:project' },
  { on: todos, wish: 'late ones in red', language: 'en', expect: 'rule:due' },
  { on: todos, wish: 'translate everything to Japanese', language: 'en', expect: 'language:ja' },
  { on: recipes, wish: 'show recipes as a table', language: 'en', expect: 'view:table' },
  { on: recipes, wish: 'add a field for calories and one for cuisine', language: 'en', expect: 'field:calories, field:cuisine' },
  { on: recipes, wish: 'write me a poem about soup', language: 'en', expect: 'unchanged' },
  { on: recipes, wish: 'fsdkj qwlekj', language: 'en', expect: 'unchanged' },
  { on: recipes, wish: "change the title to Grandma's Kitchen", language: 'en', expect: "name:Grandma's Kitchen" },
  { on: recipes, wish: 'best rated first', language: 'en', expect: 'sort:rating' },
  { on: recipes, wish: 'cooking time should be a number of minutes', language: 'en', expect: 'type:cooking time=int|number' },
  { on: recipes, wish: 'give it a warmer, softer look', language: 'en', expect: 'look:soft' },
  { on: parts, wish: 'warn when stock is under 5', language: 'en', expect: 'rule:stock' },
  { on: parts, wish: 'total value per location', language: 'en', expect: 'total:price|stock|value' },
  { on: parts, wish: 'prices in pounds', language: 'en', expect: 'currency:GBP' },
  {
    on: parts,
    wish: 'add suppliers with phone and email and link each part to a supplier',
    language: 'en',
    expect: 'thing:supplier, link:supplier',
  },
  { on: jobs, wish: 'Add a column called Second interview after interview', language: 'en', expect: 'option:second interview' },
  { on: jobs, wish: 'remove the salary', language: 'en', expect: 'no field:salary' },
  { on: jobs, wish: 'show a chart of applications per status', language: 'en', expect: 'view:dashboard' },
  { on: members, wish: 'lägg till adress och födelsedatum', language: 'sv', expect: 'field:adress, field:födelse' },
  { on: members, wish: 'ta bort avgiften', language: 'sv', expect: 'no field:avgift' },
  { on: members, wish: 'byt namn på medlemmar till spelare', language: 'sv', expect: 'label:spelare, no label:medlem' },
  { on: members, wish: 'telefon ska vara obligatoriskt', language: 'sv', expect: 'required:telefon' },
  { on: members, wish: 'visa summan av avgifterna', language: 'sv', expect: 'total:avgift' },
  { on: members, wish: 'exportera till csv', language: 'sv', expect: 'csv' },
  { on: members, wish: 'gör den mörkblå', language: 'sv', expect: 'palette:blue|indigo|sky' },
  {
    on: sysslor,
    wish: 'lägg till status: väntar, pågår, klar och visa som tavla',
    language: 'sv',
    expect: 'option:pågår, view:board',
  },
  { on: sysslor, wish: 'byt namn på deadline till slutdatum', language: 'sv', expect: 'field:slutdatum, no field:deadline' },
  { on: sysslor, wish: 'mörkt läge tack', language: 'sv', expect: 'mode:dark' },
  { on: sysslor, wish: 'på japanska', language: 'sv', expect: 'language:ja' },
  { on: sysslor, wish: 'lägg till vem som är ansvarig', language: 'sv', expect: 'field:ansvarig' },
  { on: kaiin, wish: '住所を追加して', language: 'ja', expect: 'field:住所' },
  { on: kaiin, wish: 'メモを削除', language: 'ja', expect: 'no field:メモ' },
  { on: kaiin, wish: '会員を顧客に変更', language: 'ja', expect: 'label:顧客, no label:会員' },
  { on: kaiin, wish: '電話番号を必須にして', language: 'ja', expect: 'required:電話' },
  { on: kaiin, wish: '紺色にしてください', language: 'ja', expect: 'palette:blue|indigo|sky' },
  { on: kaiin, wish: 'CSVで出力したい', language: 'ja', expect: 'csv' },
  { on: kaiin, wish: '名前を姓と名に分けて', language: 'ja', expect: 'field:姓, field:名' },
  { on: yotei, wish: 'カンバンで表示して', language: 'ja', expect: 'view:board' },
  { on: yotei, wish: '期限を締切に変えて', language: 'ja', expect: 'field:締切, no field:期限' },
  { on: yotei, wish: '優先度に「緊急」を追加', language: 'ja', expect: 'option:緊急' },
  { on: yotei, wish: '英語にして', language: 'ja', expect: 'language:en' },
  { on: yotei, wish: '担当者を追加', language: 'ja', expect: 'field:担当' },
  ...formerChanges,
  ...laterFormerChanges,
  ...strangersChanges,
  ...choicesToWorkOn,
  ...spokenToWorkOn,
  ...plainChanges,
  ...ordinaryToWorkOn,
  ...workingPageChanges,
]
