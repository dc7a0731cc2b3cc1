// Prompts written before the lexicon was filled and never looked at while tuning: only measured, so that the number is honest.
// `things`, `fields` and `shows` are what a person would expect to find; `a|b` is either. Fields are labels, ids or concepts.
export type PromptCase = { prompt: string; things: string; fields?: string; shows?: string }

export const heldOutPrompts: readonly PromptCase[] = [
  {
    prompt: 'I run a small pottery studio and need to keep track of students, classes and kiln firings',
    things: 'student, course|class, firing|kiln firing',
  },
  {
    prompt: 'A tool for our housing association where residents report faults and we can see their status',
    things: 'request|fault|ticket',
    fields: 'status',
  },
  {
    prompt: 'wine cellar log with producer, vintage, region, price and rating',
    things: 'wine',
    fields: 'producer, vintage|year, region, price, rating',
  },
  { prompt: 'Track my running: distance, time, date and how I felt', things: 'workout|run', fields: 'distance, date' },
  {
    prompt: 'Simple CRM with companies, contacts and deals on a pipeline board',
    things: 'company, contact, deal',
    shows: 'board',
  },
  {
    prompt: 'app to plan our wedding: guest list with rsvp and allergies, budget and a task list',
    things: 'guest, budget|budgetItem|expense, task',
    fields: 'rsvp, allergies',
  },
  {
    prompt: 'Inventory of tools in the workshop with location, condition and who borrowed them',
    things: 'asset|tool',
    fields: 'location, condition',
  },
  {
    prompt: 'A reading list with author, genre and status (to read, reading, finished)',
    things: 'book',
    fields: 'author, genre, status',
  },
  {
    prompt: 'vet clinic: pets, their owners and appointments in a calendar',
    things: 'pet, customer|owner, booking|appointment',
    shows: 'calendar',
  },
  {
    prompt: 'expense tracker with categories, payment method and a monthly chart',
    things: 'expense',
    fields: 'category, method|payment method',
    shows: 'dashboard',
  },
  { prompt: 'volunteer schedule for a food bank with shifts and contact details', things: 'volunteer, shift' },
  {
    prompt: 'garden planner with plants, when they were sown and expected harvest date',
    things: 'plant',
    fields: 'sown|plantedDate, harvest',
  },
  {
    prompt: 'Manage invoices for my freelance business with client, amount, due date and paid',
    things: 'invoice',
    fields: 'client|customer, amount, due date, paid|status',
  },
  {
    prompt: 'Football team app: players with jersey number and position, matches and training sessions',
    things: 'player, match, training',
    fields: 'jersey, position',
  },
  { prompt: 'photo portfolio website with a contact form', things: 'portfolioItem|photo, message', shows: 'landing' },
  {
    prompt: 'bug tracker with severity, assignee and a kanban board',
    things: 'issue|bug',
    fields: 'severity, assignee',
    shows: 'board',
  },
  {
    prompt: 'recipes with ingredients, servings and photos in a gallery',
    things: 'recipe',
    fields: 'ingredients, servings, image',
    shows: 'gallery',
  },
  { prompt: 'a dashboard for my coffee shop', things: 'order|menuItem|product|sale', shows: 'dashboard' },
  { prompt: 'keep a diary with mood and weather', things: 'journalEntry|diary|entry', fields: 'mood, weather' },
  {
    prompt: 'list of subscriptions with price, renewal date and category',
    things: 'subscription',
    fields: 'price, renewal date, category',
  },
  {
    prompt: 'en app för att hålla koll på mina växter med vattning och ljus',
    things: 'plant',
    fields: 'waterEvery|lastWatered, light',
  },
  {
    prompt: 'medlemsregister för en förening med namn, e-post, telefon och medlemsavgift',
    things: 'member',
    fields: 'email, phone, fee',
  },
  { prompt: 'bokningssystem för en frisörsalong', things: 'booking, service' },
  {
    prompt: 'receptsamling med ingredienser, tillagningstid och betyg',
    things: 'recipe',
    fields: 'ingredients, cookingTime, rating|grade',
  },
  { prompt: 'lista över hyresgäster och lägenheter med hyra', things: 'tenant, apartment', fields: 'rent' },
  {
    prompt: '家計簿アプリ。日付、カテゴリ、金額、メモを記録',
    things: 'transaction|expense',
    fields: 'date, category, amount, notes',
  },
  { prompt: '読書記録。タイトル、著者、評価、感想', things: 'book', fields: 'title, author, rating' },
  { prompt: '美容室の予約管理システム', things: 'booking' },
  { prompt: '社員名簿。名前、部署、電話番号、入社日', things: 'employee', fields: 'department, phone, joinedDate' },
  { prompt: '在庫管理（商品名、数量、保管場所、仕入先）', things: 'product', fields: 'quantity|stock, location, supplier' },
]

export type WishCase = { on: string; wish: string; expect: string }
/** `expect`: operations that must be there, as `op` or `op:detail`; `none` = the model must stay. */
export const heldOutWishes: readonly WishCase[] = [
  { on: 'a customer list with phone and notes', wish: 'Could you also store their birthday?', expect: 'addField:birthday' },
  { on: 'a customer list with phone and notes', wish: 'I would like a website field', expect: 'addField:website' },
  { on: 'a customer list with phone and notes', wish: 'get rid of the notes', expect: 'removeField:notes' },
  { on: 'a customer list with phone and notes', wish: 'call customers clients', expect: 'renameThing:Clients' },
  { on: 'a customer list with phone and notes', wish: 'the phone number should be mandatory', expect: 'requireField:phone' },
  { on: 'a todo app with priorities and due dates', wish: 'can we have a calendar view', expect: 'addView:calendar' },
  { on: 'a todo app with priorities and due dates', wish: 'add a priority called critical', expect: 'addOption:Critical' },
  { on: 'a todo app with priorities and due dates', wish: 'rename due date to deadline', expect: 'renameField:Deadline' },
  { on: 'a todo app with priorities and due dates', wish: 'make everything navy blue', expect: 'setTheme:blue' },
  {
    on: 'a todo app with priorities and due dates',
    wish: 'switch to dark mode and rename tasks to missions',
    expect: 'setTheme:dark, renameThing:Missions',
  },
  { on: 'a todo app with priorities and due dates', wish: 'also keep track of projects', expect: 'addThing:project' },
  { on: 'a sales dashboard with revenue by region', wish: 'use euros', expect: 'setCurrency:EUR' },
  { on: 'a sales dashboard with revenue by region', wish: 'remove products', expect: 'removeThing:product' },
  { on: 'a sales dashboard with revenue by region', wish: 'add a region called Central', expect: 'addOption:Central' },
  { on: 'a sales dashboard with revenue by region', wish: 'translate everything to Japanese', expect: 'setLanguage:ja' },
  { on: 'a sales dashboard with revenue by region', wish: 'add a delivery date to orders', expect: 'addField' },
  { on: 'a personal blog with posts and tags', wish: 'change the title to Slow Days', expect: 'setName:Slow Days' },
  { on: 'a personal blog with posts and tags', wish: 'give it a warmer look', expect: 'setTheme:soft' },
  { on: 'a recipe collection', wish: 'show recipes as a table', expect: 'addView:table' },
  {
    on: 'a recipe collection',
    wish: 'add a field for calories and one for cuisine',
    expect: 'addField:calories, addField:cuisine',
  },
  { on: 'a recipe collection', wish: 'write me a poem about soup', expect: 'none' },
  { on: 'a recipe collection', wish: 'fsdkj qwlekj', expect: 'none' },
  {
    on: 'ett kundregister med företag och telefon',
    wish: 'lägg till e-post och adress',
    expect: 'addField:email, addField:address',
  },
  { on: 'ett kundregister med företag och telefon', wish: 'gör den mörkblå', expect: 'setTheme:blue' },
  { on: 'ett kundregister med företag och telefon', wish: 'byt namn på kunder till klienter', expect: 'renameThing:Klienter' },
  { on: 'ett kundregister med företag och telefon', wish: 'ta bort telefon', expect: 'removeField:phone' },
  { on: '会社、電話番号、メモのある顧客リスト', wish: 'メールアドレスを追加して', expect: 'addField:email' },
  { on: '会社、電話番号、メモのある顧客リスト', wish: '紺色にしてください', expect: 'setTheme:blue' },
  { on: '会社、電話番号、メモのある顧客リスト', wish: 'メモを削除', expect: 'removeField:notes' },
  { on: '会社、電話番号、メモのある顧客リスト', wish: '顧客を会員に変更', expect: 'renameThing:会員' },
]
