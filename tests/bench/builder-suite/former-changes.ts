// What measured until everybody had looked at its figures some fifty times; it is for working on now (decision 0075).
import type { SuiteChange } from './cases.ts'

const customers = 'customer list with name, email, phone and notes'
const todos = 'todo list with priority and due date'
const stock = 'inventory of products with price, quantity and supplier'
const books = 'book collection with author, genre, year and rating'
const projects = 'projects with client, status, deadline and budget'
const kunder = 'kundregister med namn, telefon, e-post och anteckningar'
const uppgifter = 'att göra-lista med prioritet och förfallodatum'
const bocker = 'mina böcker med författare, genre och betyg'
const kokyaku = '顧客リスト。名前、電話番号、メール、メモ'
const tasuku = 'タスク管理。優先度と期限'
const zaiko = '商品の在庫。価格、数量、仕入先'

export const formerChanges: readonly SuiteChange[] = [
  { on: customers, wish: 'add birthday', language: 'en', expect: 'field:birth' },
  { on: customers, wish: 'we also need to know which company they work for', language: 'en', expect: 'field:company' },
  { on: customers, wish: 'remove notes', language: 'en', expect: 'no field:notes' },
  { on: customers, wish: 'rename phone to mobile', language: 'en', expect: 'field:mobile, no field:phone' },
  { on: customers, wish: 'split name into first and last name', language: 'en', expect: 'field:first name, field:last name' },
  { on: customers, wish: 'let me export everything to CSV', language: 'en', expect: 'csv' },
  { on: customers, wish: 'email must be required', language: 'en', expect: 'required:email' },
  { on: customers, wish: 'customers can be private or business', language: 'en', expect: 'option:private, option:business' },
  {
    on: todos,
    wish: 'add a status: open, waiting, done, and show it as a board',
    language: 'en',
    expect: 'field:status, option:waiting, view:board',
  },
  { on: todos, wish: 'high priority tasks should be red', language: 'en', expect: 'rule:priority' },
  { on: todos, wish: 'can you call it Family Tasks instead', language: 'en', expect: 'name:Family Tasks' },
  { on: todos, wish: 'show a calendar too', language: 'en', expect: 'view:calendar' },
  { on: todos, wish: 'no due dates please', language: 'en', expect: 'no field:due' },
  { on: todos, wish: "add a priority 'urgent'", language: 'en', expect: 'option:urgent' },
  {
    on: todos,
    wish: 'add people, and let each task be assigned to a person',
    language: 'en',
    expect: 'thing:person|people, link:person|people|assign',
  },
  { on: todos, wish: 'make it dark', language: 'en', expect: 'mode:dark' },
  { on: stock, wish: 'warn me when quantity is below 10', language: 'en', expect: 'rule:quantity|stock' },
  { on: stock, wish: 'show the total value of the stock', language: 'en', expect: 'total:price|quantity|value|stock' },
  { on: stock, wish: 'use euros', language: 'en', expect: 'currency:EUR' },
  { on: stock, wish: 'sort by price, most expensive first', language: 'en', expect: 'sort:price' },
  {
    on: stock,
    wish: 'change supplier to a dropdown with Acme, Nordic Foods and Other',
    language: 'en',
    expect: 'type:supplier=select, option:Acme, option:Nordic Foods',
  },
  {
    on: stock,
    wish: 'products need a picture, show them in a gallery',
    language: 'en',
    expect: 'field:picture|photo|image, view:gallery',
  },
  { on: stock, wish: 'make it green and a bit softer', language: 'en', expect: 'palette:green|emerald|lime|teal, look:soft' },
  {
    on: stock,
    wish: 'also keep the suppliers with phone number and address',
    language: 'en',
    expect: 'thing:supplier, field:phone, field:address',
  },
  { on: books, wish: 'rename genre to category', language: 'en', expect: 'field:category, no field:genre' },
  { on: books, wish: 'drop the rating, i never use it', language: 'en', expect: 'no field:rating' },
  { on: books, wish: 'add a have i read it checkbox', language: 'en', expect: 'type:read=bool' },
  { on: books, wish: 'put year before author', language: 'en', expect: 'before:year<author' },
  { on: books, wish: 'Add loans so I know who borrowed a book and when', language: 'en', expect: 'thing:loan|lending|borrowing' },
  { on: books, wish: 'show me a dashboard with books per genre', language: 'en', expect: 'view:dashboard' },
  { on: projects, wish: 'add an option On hold to status', language: 'en', expect: 'option:On hold' },
  { on: projects, wish: 'overdue projects in red', language: 'en', expect: 'rule:deadline|due' },
  { on: projects, wish: 'budget should be a plain number, not money', language: 'en', expect: 'type:budget=int|number' },
  { on: projects, wish: 'in Swedish please', language: 'en', expect: 'language:sv' },
  { on: projects, wish: 'group the projects by client', language: 'en', expect: 'group:client|customer' },
  { on: projects, wish: 'change client to customer everywhere', language: 'en', expect: 'label:customer, no label:client' },
  { on: kunder, wish: 'lägg till födelsedag', language: 'sv', expect: 'field:födelse' },
  { on: kunder, wish: 'ta bort anteckningarna', language: 'sv', expect: 'no field:anteckning' },
  { on: kunder, wish: 'byt namn på telefon till mobil', language: 'sv', expect: 'field:mobil, no field:telefon' },
  { on: kunder, wish: 'e-post ska vara obligatoriskt', language: 'sv', expect: 'required:e-post' },
  { on: kunder, wish: 'dela upp namn i förnamn och efternamn', language: 'sv', expect: 'field:förnamn, field:efternamn' },
  { on: uppgifter, wish: 'visa en kalender också', language: 'sv', expect: 'view:calendar' },
  { on: uppgifter, wish: 'gör den blå', language: 'sv', expect: 'palette:blue|sky|indigo' },
  { on: uppgifter, wish: 'lägg till prioriteten akut', language: 'sv', expect: 'option:akut' },
  { on: uppgifter, wish: 'försenade uppgifter ska vara röda', language: 'sv', expect: 'rule:förfall|datum' },
  { on: bocker, wish: 'lägg till utlåning med vem som lånat och när', language: 'sv', expect: 'thing:utlåning|lån|boklån' },
  { on: bocker, wish: 'sortera på betyg, högst först', language: 'sv', expect: 'sort:betyg' },
  { on: bocker, wish: 'på engelska tack', language: 'sv', expect: 'language:en' },
  { on: kokyaku, wish: '誕生日を追加して', language: 'ja', expect: 'field:誕生' },
  { on: kokyaku, wish: 'メモはいりません', language: 'ja', expect: 'no field:メモ' },
  { on: kokyaku, wish: '電話番号を携帯番号に変えて', language: 'ja', expect: 'field:携帯, no field:電話' },
  { on: kokyaku, wish: 'メールを必須にして', language: 'ja', expect: 'required:メール' },
  { on: tasuku, wish: 'カレンダーでも見たい', language: 'ja', expect: 'view:calendar' },
  { on: tasuku, wish: '優先度に「至急」を追加', language: 'ja', expect: 'option:至急' },
  { on: tasuku, wish: 'ダークモードにして', language: 'ja', expect: 'mode:dark' },
  { on: tasuku, wish: '期限切れは赤く表示', language: 'ja', expect: 'rule:期限' },
  { on: zaiko, wish: '数量が5以下になったら警告して', language: 'ja', expect: 'rule:数量|在庫' },
  { on: zaiko, wish: 'CSVで書き出せるように', language: 'ja', expect: 'csv' },
  {
    on: zaiko,
    wish: '仕入先も別に管理したい。電話と住所つきで',
    language: 'ja',
    expect: 'thing:仕入先|仕入れ先, field:電話, field:住所',
  },
  {
    on: zaiko,
    wish: '緑色にして、名前を「みどり商店」に',
    language: 'ja',
    expect: 'palette:green|emerald|lime|teal, name:みどり商店',
  },
]
