// What measured once, until its misses were read: two halves by strangers, for working on now (decision 0075).
import type { SuitePrompt } from './cases.ts'

export const formerPrompts: readonly SuitePrompt[] = [
  {
    prompt: 'need something to keep track of my 40 beehives - location, queen year, last inspection, honey harvested in kg',
    language: 'en',
    things: 'hive|beehive',
    fields: 'location|place|site, queen, inspect, honey|harvest',
  },
  {
    prompt:
      "Inventory for our school's science lab. Items with name, quantity, shelf, expiry date and supplier. Warn me when quantity is below 5",
    language: 'en',
    things: 'item|lab item|equipment|product|supply|chemical|material|inventory item|stock item|article',
    fields: 'quantity|stock, shelf|location, expir, supplier',
  },
  {
    prompt: 'shift schedule for nurses on ward 4: nurse, date, shift (early, late, night), and a calendar',
    language: 'en',
    things: 'shift',
    fields: 'nurse|employee|staff|person, date|day, shift|type|kind',
    shows: 'calendar',
  },
  {
    prompt: 'a website for my bakery with opening hours, our breads with prices and photos, and a contact form',
    language: 'en',
    things: 'bread|product',
    fields: 'price, photo|image|picture',
    shows: 'landing',
  },
  {
    prompt: 'invoice maker for a freelance translator - client, hours, rate, vat, total',
    language: 'en',
    things: 'invoice',
    fields: 'client|customer, hours, rate|price, vat|tax, total|sum|amount',
    shows: 'invoice',
  },
  {
    prompt: 'i want to log my blood pressure every morning and evening, systolic diastolic pulse, and see a chart',
    language: 'en',
    things: 'reading|measurement|blood pressure|blood pressure reading|log|entry|blood pressure log',
    fields: 'systolic, diastolic, pulse',
    shows: 'dashboard',
  },
  {
    prompt: 'Booking page for a hair salon. Customers choose a service, a stylist and a time',
    language: 'en',
    things: 'appointment|booking|reservation, service|treatment',
    fields: 'stylist|hairdresser|staff|employee',
    shows: 'booking',
  },
  {
    prompt: 'online shop for handmade candels with a cart and checkout',
    language: 'en',
    things: 'candle|product',
    fields: 'price',
    shows: 'shop',
  },
  { prompt: 'Flashcards for learning Spanish verbs', language: 'en', shows: 'flashcards' },
  { prompt: 'quiz about european capitals with 10 questions and a score at the end', language: 'en', shows: 'quiz' },
  { prompt: 'a pomodoro timer with 25 minutes work and 5 minutes break', language: 'en', shows: 'timer' },
  { prompt: 'split the bill calculator for restaurants with tip', language: 'en', shows: 'calculator' },
  { prompt: 'Habit tracker with streaks: water, reading, exercise', language: 'en', things: 'habit', shows: 'habit' },
  { prompt: 'customer satisfaction survey with 5 questions and a results page', language: 'en', shows: 'survey' },
  {
    prompt: 'Project timeline for renovating our house: tasks with start date, end date, contractor and cost',
    language: 'en',
    things: 'task',
    fields: 'start, end|finish, contractor|company|craftsman, cost|price|budget',
    shows: 'timeline',
  },
  {
    prompt: 'kanban for a small marketing team, columns idea, writing, review, published. each card has owner and deadline',
    language: 'en',
    things: 'card|task|idea|content|post|campaign|article|content item',
    fields: 'owner|assign|responsible, deadline|due, status|stage|column',
    shows: 'board',
  },
  {
    prompt: 'Recipe collection with ingredients, cooking time, difficulty, photo and rating',
    language: 'en',
    things: 'recipe',
    fields: 'ingredient, time, difficulty, photo|image|picture, rating',
  },
  {
    prompt: 'gradebook for my 8th graders: students, assignments, grades',
    language: 'en',
    things: 'student|pupil, assignment',
    fields: 'grade|mark|score',
  },
  {
    prompt:
      'library system for a village library. books with isbn author shelf; members; loans with due date, overdue shown in red',
    language: 'en',
    things: 'book, member|borrower|patron, loan|lending|checkout',
    fields: 'isbn, author, shelf, due',
  },
  {
    prompt: 'Football club members: name, birth year, team, position, fee paid yes/no. Filter by team',
    language: 'en',
    things: 'member|player|club member',
    fields: 'birth|born, team, position, fee|paid',
  },
  {
    prompt: 'dashboard for my etsy sales with monthly revenue, number of orders and best selling products',
    language: 'en',
    things: 'order|sale, product',
    shows: 'dashboard',
  },
  {
    prompt: 'Personal blog about slow travel with posts, tags and an about page',
    language: 'en',
    things: 'post|article|blog post',
    fields: 'tag',
    shows: 'blog',
  },
  {
    prompt: 'equipment loans in our makerspace - who borrowed which machine or tool, when is it due back',
    language: 'en',
    things: 'loan|equipment loan|checkout|borrowing|lending, machine|tool|equipment',
    fields: 'due|return|back, borrower|member|person|who|borrowed',
  },
  {
    prompt: 'Farm fields log: field name, hectares, crop, sowing date, fertiliser used and yield in tonnes',
    language: 'en',
    things: 'field|parcel|plot|farm field',
    fields: 'hectare|area|size, crop, sow, fertili, yield|harvest',
  },
  {
    prompt: 'track medication for my mum: drug, dose, times a day, refill date',
    language: 'en',
    things: 'medication|medicine|drug',
    fields: 'dos, times|frequency|a day, refill',
  },
  {
    prompt: 'Vehicle fleet with licence plate, driver, mileage, next service date and fuel costs',
    language: 'en',
    things: 'vehicle|car',
    fields: 'plate|registration|licence|license, driver, mileage|odometer, service, fuel',
  },
  {
    prompt: 'I manage 12 holiday cabins. I need guests, bookings per cabin and a calendar',
    language: 'en',
    things: 'cabin|holiday cabin, guest, booking|reservation|stay',
    shows: 'calendar',
  },
  {
    prompt: 'complaints register for the town hall with category, received date, department, status and deadline',
    language: 'en',
    things: 'complaint|case',
    fields: 'category|type, received, department, status, deadline|due',
  },
  {
    prompt: 'bug tracker with severity, reporter, assigned developer and a board',
    language: 'en',
    things: 'bug|issue',
    fields: 'severity, reporter|reported, assign|developer',
    shows: 'board',
  },
  {
    prompt: 'workout planner: exercises with sets, reps and weight; a weekly plan',
    language: 'en',
    things: 'exercise|workout',
    fields: 'sets, reps, weight',
  },
  {
    prompt: 'birdwatching log - species, place, date, count, photo',
    language: 'en',
    things: 'sighting|observation|bird|bird sighting|birdwatching|log',
    fields: 'species|bird, place|location, date, count|number, photo|image|picture',
  },
  {
    prompt: 'Vinyl collection gallery with cover picture, artist, year, condition and what I paid',
    language: 'en',
    things: 'record|vinyl|album|vinyl record',
    fields: 'cover|image|picture|photo, artist, year, condition, price|paid',
    shows: 'gallery',
  },
  {
    prompt: 'volunteer signup for our food bank: shifts, volunteers, how many hours each has helped',
    language: 'en',
    things: 'shift, volunteer',
    fields: 'hours',
  },
  {
    prompt: 'landing page for a new meditation app with features, prices, questions and a sign up form',
    language: 'en',
    shows: 'landing',
  },
  {
    prompt: 'Menu and table reservations for my tapas restaurant',
    language: 'en',
    things: 'dish|menu item|menu|tapa, reservation|booking|table reservation',
  },
  {
    prompt: 'a chat style journal where i write short notes to myself',
    language: 'en',
    things: 'note|entry|journal entry|message',
    shows: 'chat|feed',
  },
  {
    prompt: 'expense reports for staff. employee, date, category (travel, meals, hotel), amount, receipt photo, approved',
    language: 'en',
    things: 'expense|expense report',
    fields: 'employee|staff, date, category, amount, receipt|photo, approved|status',
  },
  {
    prompt: 'Contacts for my wedding photography business with shoots, packages and payments',
    language: 'en',
    things: 'contact|client|customer, shoot|photo shoot|session, package, payment',
  },
  {
    prompt: 'Keep score for our bowling league: teams, players, matches and points, with standings',
    language: 'en',
    things: 'team, player, match|game',
    fields: 'point|score',
  },
  { prompt: 'unit converter for cooking: cups, grams, ml', language: 'en', shows: 'tool|calculator' },
  { prompt: 'a dice roller with two dices', language: 'en', shows: 'tool' },
  { prompt: 'Countdown to our summer holiday on 12 July', language: 'en', shows: 'timer|tool' },
  {
    prompt: 'community noticeboard where neighbours post things, newest first, with comments',
    language: 'en',
    things: 'post|notice|announcement|message',
    shows: 'feed',
  },
  {
    prompt: 'Lesson plans by subject and class with date, goals, material and homework',
    language: 'en',
    things: 'lesson|lesson plan',
    fields: 'subject, class, date, goal, material, homework',
  },
  {
    prompt: 'Apple orchard: trees by row, variety, planted year, sprayings with date and product',
    language: 'en',
    things: 'tree|apple tree, spraying|spray|treatment',
    fields: 'row, variety, plant, date, product',
  },
  {
    prompt: "job applications i've sent: company, role, date applied, status, salary, link. board please",
    language: 'en',
    things: 'application|job application',
    fields: 'company|employer, role|position|title, date|applied, status|stage, salary|pay, link|url',
    shows: 'board',
  },
  { prompt: 'poll for the office: where to have lunch, with live results', language: 'en', shows: 'survey|tool' },
  {
    prompt: 'something for my mobile car wash',
    language: 'en',
    vague: true,
    things: 'booking|appointment|job|order|wash|car wash|visit, customer|client|car|vehicle',
  },
  { prompt: 'app for a piano teacher', language: 'en', vague: true, things: 'student|pupil, lesson' },
  { prompt: 'I run a food truck', language: 'en', vague: true, things: 'dish|menu item|order|product|location|stop|sale' },
  {
    prompt: 'help me organise the parents association',
    language: 'en',
    vague: true,
    things: 'member|parent|person|family, event|meeting|activity|task',
  },
  {
    prompt: 'something for my upholstery workshop',
    language: 'en',
    vague: true,
    things: 'order|job|piece|project|furniture|work order, customer|client',
  },
  {
    prompt: 'software for a small vet clinic',
    language: 'en',
    vague: true,
    things: 'animal|pet|patient, appointment|visit|treatment',
  },
  {
    prompt: 'manage our church choir',
    language: 'en',
    vague: true,
    things: 'singer|member|chorister|choir member, rehearsal|song|concert|event|piece|performance',
  },
  {
    prompt: 'a tool for my Etsy jewellery business',
    language: 'en',
    vague: true,
    things: 'product|piece|item|jewellery|jewelry|listing, order|sale',
  },
  { prompt: 'my grandpas stamp collection', language: 'en', vague: true, things: 'stamp' },
  { prompt: 'we need an app for the allotment society', language: 'en', vague: true, things: 'plot|allotment|member' },
  { prompt: 'organize my life', language: 'en', vague: true, things: 'task|todo|goal|habit|to-do' },
  {
    prompt: 'something to help me lose weight',
    language: 'en',
    vague: true,
    things: 'weight|weigh-in|measurement|meal|weight entry|weight log|workout|body weight|weighing|food',
  },
  {
    prompt: 'for my window cleaning round',
    language: 'en',
    vague: true,
    things: 'customer|client|address|house, visit|job|clean|cleaning|round|booking|appointment',
  },
  { prompt: 'a little page for my dads 60th birthday', language: 'en', vague: true, shows: 'landing' },
  { prompt: 'sheep farm', language: 'en', vague: true, things: 'sheep|animal|ewe|lamb|flock' },
  {
    prompt: "I'm a freelance photographer",
    language: 'en',
    vague: true,
    things: 'client|customer, shoot|photo shoot|session|job|project|booking|assignment',
  },
  { prompt: 'moving house next month, help', language: 'en', vague: true, things: 'task|box|item|moving task|to-do|todo|room' },
  { prompt: 'driving school', language: 'en', vague: true, things: 'student|learner|pupil, lesson|driving lesson' },
  {
    prompt: 'something for the fire brigade volunteers',
    language: 'en',
    vague: true,
    things: 'volunteer|member|firefighter|callout|call-out|incident|shift|training|exercise|drill',
  },
  {
    prompt: 'babysitting',
    language: 'en',
    vague: true,
    things: 'booking|job|sitting|babysitter|sitter|child|family|appointment|babysitting job|shift',
  },
  {
    prompt: 'app for our kindergarten',
    language: 'en',
    vague: true,
    things: 'child|kid, parent|guardian|group|attendance|activity|employee|staff|contact',
  },
  {
    prompt: 'car repair shop thing',
    language: 'en',
    vague: true,
    things: 'car|vehicle|repair|job|work order|order, customer|client',
  },
  { prompt: 'My band needs something to plan gigs', language: 'en', vague: true, things: 'gig|concert|show|performance' },
  {
    prompt: 'Medlemsregister för vår båtklubb med namn, telefon, båtplats, avgift betald och årsavgift',
    language: 'sv',
    things: 'medlem',
    fields: 'telefon|mobil, båtplats|plats, betal, avgift',
  },
  {
    prompt: 'Jag vill hålla koll på mina krukväxter, när de vattnades senast och hur ofta de ska ha vatten',
    language: 'sv',
    things: 'växt|krukväxt',
    fields: 'vattnad|vattnat|senast, ofta|intervall|var|dagar',
  },
  {
    prompt: 'felanmälan för bostadsrättsföreningen, de boende skriver vad som är fel, lägenhetsnummer, bild och status',
    language: 'sv',
    things: 'felanmälan|fel|ärende|anmälan',
    fields: 'lägenhet, bild|foto, status',
  },
  {
    prompt: 'tidrapportering per kund och projekt med timmar och datum',
    language: 'sv',
    things: 'tidrapport|tidpost|tidrapportering|arbetspass|tid|arbetad tid|tidsrapport|tidrad, kund, projekt',
    fields: 'timmar|tid, datum',
  },
  {
    prompt: 'Bokningssida för min massagesalong, välj behandling och tid',
    language: 'sv',
    things: 'behandling|tjänst, bokning|tid',
    shows: 'booking',
  },
  {
    prompt: 'recept med ingredienser, portioner, tillagningstid och bild',
    language: 'sv',
    things: 'recept',
    fields: 'ingrediens, portion, tid, bild|foto',
  },
  {
    prompt: 'budget för hushållet: inkomster och utgifter per kategori, och ett diagram per månad',
    language: 'sv',
    things: 'utgift|inkomst|post|transaktion|budgetpost',
    fields: 'kategori, belopp|summa',
    shows: 'dashboard',
  },
  {
    prompt: 'Matchschema för P12-laget med motståndare, datum, plats och resultat, visa i kalender',
    language: 'sv',
    things: 'match',
    fields: 'motståndare, datum, plats, resultat',
    shows: 'calendar',
  },
  {
    prompt: 'webbutik för hemsydda barnkläder med varukorg',
    language: 'sv',
    things: 'produkt|plagg|vara|barnklädesplagg|artikel|klädesplagg',
    fields: 'pris',
    shows: 'shop',
  },
  { prompt: 'glosor engelska åk 5 som vändkort', language: 'sv', shows: 'flashcards' },
  {
    prompt: 'Lista över skolans ipads: serienummer, elev, utlåningsdatum, skick',
    language: 'sv',
    things: 'ipad|surfplatta|enhet|utlåning|lån|dator',
    fields: 'serienummer, elev|låntagare, utlån|datum, skick',
  },
  {
    prompt: 'Skogsbruk: skiften med areal, trädslag, gallring år och volym',
    language: 'sv',
    things: 'skifte|bestånd|avdelning|skogsskifte',
    fields: 'areal, trädslag, gallring, volym',
  },
  {
    prompt: 'blogg om mitt surdegsbak med inlägg och taggar',
    language: 'sv',
    things: 'inlägg|blogginlägg',
    fields: 'tagg|etikett',
    shows: 'blog',
  },
  {
    prompt: 'arbetsorder för vår rörfirma, kund, adress, montör, status på en tavla',
    language: 'sv',
    things: 'arbetsorder|order|jobb',
    fields: 'kund, adress, montör|ansvarig|tekniker, status',
    shows: 'board',
  },
  { prompt: 'enkät om skolmaten med fem frågor och diagram på svaren', language: 'sv', shows: 'survey' },
  {
    prompt: 'Vi är ett hemtjänstteam. besök per brukare med tid, personal och vad som gjorts',
    language: 'sv',
    things: 'besök|hembesök, brukare|klient|kund|person',
    fields: 'tid, personal|medarbetare|anställd, gjort|gjord|insats|åtgärd|utför',
  },
  { prompt: 'äggtimer', language: 'sv', shows: 'timer' },
  {
    prompt: 'något till min hundfrisör',
    language: 'sv',
    vague: true,
    things: 'hund|kund, bokning|tid|besök|klippning|behandling',
  },
  { prompt: 'en app för vår bridgeklubb', language: 'sv', vague: true, things: 'medlem|spelare|par' },
  { prompt: 'jag ska bygga altan', language: 'sv', vague: true, things: 'uppgift|material|moment|arbetsmoment|inköp|steg' },
  {
    prompt: 'system för vår lilla cykelverkstad',
    language: 'sv',
    vague: true,
    things: 'cykel|reparation|arbetsorder|jobb|order, kund',
  },
  { prompt: 'hemsida till min städfirma', language: 'sv', vague: true, shows: 'landing' },
  { prompt: 'hjälp mig planera veckans mat', language: 'sv', vague: true, things: 'maträtt|måltid|recept|rätt|middag' },
  { prompt: 'för byalaget', language: 'sv', vague: true, things: 'medlem|evenemang|aktivitet|möte|granne|hushåll|händelse' },
  { prompt: 'koll på barnens aktiviteter', language: 'sv', vague: true, things: 'aktivitet|träning|fritidsaktivitet' },
  {
    prompt: '釣りの記録をつけたい。魚の種類、サイズ、場所、日付、写真',
    language: 'ja',
    things: '釣果|釣り|魚|釣りの記録|釣り記録|釣行',
    fields: '種類|魚種, サイズ|大きさ|体長|長さ, 場所, 日付|日, 写真|画像',
  },
  {
    prompt: '社員の有給休暇の申請と残り日数の管理',
    language: 'ja',
    things: '申請|休暇申請|有給申請|休暇|有給休暇|有給休暇の申請|有給休暇申請|有給, 社員|従業員',
    fields: '日数|残り',
  },
  {
    prompt: '美容室の予約ページ。メニューとスタイリストと時間を選べるように',
    language: 'ja',
    things: '予約, メニュー|サービス|施術',
    fields: 'スタイリスト|美容師|担当|スタッフ',
    shows: 'booking',
  },
  { prompt: '英単語のフラッシュカード', language: 'ja', shows: 'flashcards' },
  {
    prompt: '家計簿、カテゴリ別と月別のグラフつき',
    language: 'ja',
    things: '支出|収支|取引|家計簿|出費|記録|明細|入出金',
    fields: 'カテゴリ|分類|費目, 金額',
    shows: 'dashboard',
  },
  {
    prompt: 'PTAの役員名簿。名前、学年、電話番号、担当',
    language: 'ja',
    things: '役員|メンバー|会員|保護者|委員',
    fields: '学年|クラス, 電話, 担当|役割|役職',
  },
  {
    prompt: '在庫管理 商品名 数量 仕入先 単価 5個以下で警告',
    language: 'ja',
    things: '商品|在庫|品目|在庫品',
    fields: '数量|在庫, 仕入, 単価|価格',
  },
  {
    prompt: '手作りアクセサリーのネットショップ カート付き',
    language: 'ja',
    things: '商品|アクセサリー|作品',
    fields: '価格|値段',
    shows: 'shop',
  },
  { prompt: '犬の散歩と食事と体重の記録', language: 'ja', things: '犬|ペット|散歩|記録|愛犬', fields: '体重' },
  { prompt: '町内会のお知らせ掲示板、新しい順', language: 'ja', things: 'お知らせ|投稿|掲示|記事', shows: 'feed|blog|list' },
  {
    prompt: 'プロジェクトのタスクをかんばんで。担当者、締め切り、優先度',
    language: 'ja',
    things: 'タスク',
    fields: '担当, 締め切り|締切|期限|期日, 優先',
    shows: 'board',
  },
  {
    prompt: '田んぼごとの作業日誌:日付、作業内容、天気、使った農薬',
    language: 'ja',
    things: '作業|作業日誌|日誌|記録|作業記録|農作業',
    fields: '日付|作業日, 内容|作業, 天気|天候, 農薬',
  },
  { prompt: '25分のポモドーロタイマー', language: 'ja', shows: 'timer' },
  {
    prompt: '請求書を作って印刷したい。取引先、品目、単価、消費税',
    language: 'ja',
    things: '請求書',
    fields: '取引先|顧客|請求先, 品目|明細|項目, 単価, 税',
    shows: 'invoice',
  },
  { prompt: '漢字クイズ 小学三年生', language: 'ja', shows: 'quiz' },
  {
    prompt: '介護施設の利用者さんの体温と血圧を毎日記録。異常値は赤く',
    language: 'ja',
    things: '利用者|入居者|記録|測定|バイタル|健康記録|バイタル記録',
    fields: '体温, 血圧',
  },
  { prompt: '小さなカフェをやっています', language: 'ja', vague: true, things: 'メニュー|商品|注文|予約|料理|ドリンク' },
  { prompt: 'ピアノ教室', language: 'ja', vague: true, things: '生徒, レッスン' },
  { prompt: '猫カフェのアプリ', language: 'ja', vague: true, things: '猫|予約|来店' },
  { prompt: '草野球チームのために何か作って', language: 'ja', vague: true, things: '選手|メンバー|部員, 試合' },
  { prompt: '引っ越しの準備', language: 'ja', vague: true, things: 'タスク|やること|荷物|箱|段ボール|作業' },
  { prompt: '読書の記録', language: 'ja', vague: true, things: '本|書籍|読書記録' },
  {
    prompt: '旅行の計画を立てたい',
    language: 'ja',
    vague: true,
    things: '旅行|行き先|予定|日程|旅程|プラン|訪問先|目的地|スポット|旅行先',
  },
  { prompt: 'うちの農園の直売所', language: 'ja', vague: true, things: '野菜|商品|作物|農産物' },
  { prompt: '子どもの成長記録', language: 'ja', vague: true, things: '記録|成長記録|成長|子ども|子供|測定', fields: '身長|体重' },
  {
    prompt: "I'm a mobile hairdresser, something to keep me organised",
    language: 'en',
    vague: true,
    things:
      'appointment|appointments|booking|bookings|visit|visits|session|schedule|job, client|clients|customer|customers|service|services|treatment',
  },
  {
    prompt: 'I keep bees',
    language: 'en',
    vague: true,
    things:
      'hive|hives|beehive|colony|colonies|apiary|apiaries|queen, inspection|inspections|check|visit|harvest|harvests|honey|treatment|treatments|log|note',
  },
  {
    prompt: 'help me run my little pottery studio',
    language: 'en',
    vague: true,
    things:
      'piece|pieces|pot|pots|pottery|ceramic|item|product|products|work|project|glaze|glazes|firing|firings|kiln|class|classes|workshop|workshops|course|session|student|students|member|customer|customers|client|order|orders|booking|bookings|sale|sales|material|materials|clay|supply|supplies|inventory|stock',
  },
  {
    prompt: 'my stamp collection',
    language: 'en',
    vague: true,
    things: 'stamp|stamps|collection|item|album|albums|country|countries|series|purchase|wishlist|want',
  },
  {
    prompt: 'I drive a school bus and have to keep everything straight',
    language: 'en',
    vague: true,
    things:
      'student|students|pupil|pupils|child|children|kid|kids|passenger|passengers|rider|riders|stop|stops|route|routes|trip|trips|run|runs|attendance|incident|incidents|bus|inspection|check|maintenance|parent|contact|school|log',
  },
  {
    prompt: 'an app for our community choir',
    language: 'en',
    vague: true,
    things:
      'member|members|singer|singers|voice|attendance, song|songs|piece|pieces|music|repertoire|rehearsal|rehearsals|concert|concerts|event|events|performance|performances|score|sheet',
  },
  {
    prompt: 'window cleaning round',
    language: 'en',
    vague: true,
    things:
      'customer|customers|client|clients|house|houses|home|property|properties|address|addresses|job|jobs|visit|visits|clean|cleans|cleaning|round|rounds|route|routes|appointment|appointments|schedule|street|payment|payments|invoice|invoices|window|quote|area',
  },
  {
    prompt: 'Just opened a food truck!!',
    language: 'en',
    vague: true,
    things:
      'menu|dish|dishes|item|items|product|food|meal|order|orders|sale|sales|stop|stops|location|locations|event|events|spot|shift|shifts|ingredient|ingredients|stock|inventory|supply|supplies|supplier|suppliers|expense|expenses|schedule|customer|booking',
  },
  {
    prompt: "something to sort out my late father's estate",
    language: 'en',
    vague: true,
    things:
      'asset|assets|item|items|belonging|belongings|possession|property|properties|account|accounts|debt|debts|bill|bills|liability|liabilities|expense|expenses|task|tasks|todo|to-do|step|document|documents|paper|contact|contacts|heir|heirs|beneficiary|beneficiaries|deadline|estate|note|person|people',
  },
  {
    prompt: 'for a wedding planner',
    language: 'en',
    vague: true,
    things:
      'wedding|weddings|event|events|client|clients|couple|couples, vendor|vendors|supplier|suppliers|guest|guests|task|tasks|venue|venues|budget|expense|payment|payments|meeting|appointment|todo|checklist',
  },
  {
    prompt: 'im a midwife',
    language: 'en',
    vague: true,
    things:
      'client|clients|patient|patients|mother|mothers|woman|women|mum|mom|family|families|parent|pregnancy|pregnancies|case, visit|visits|appointment|appointments|check|checkup|check-up|examination|birth|births|delivery|deliveries|baby|babies|newborn|note|consultation',
  },
  {
    prompt: 'our allotment',
    language: 'en',
    vague: true,
    things:
      'plot|plots|bed|beds|plant|plants|planting|plantings|crop|crops|vegetable|vegetables|seed|seeds|harvest|harvests|task|tasks|job|jobs|gardener|member|members|tool|tools|garden|sowing|expense|log|note|tenant|activity|plan',
  },
  {
    prompt: 'amateur astronomy',
    language: 'en',
    vague: true,
    things:
      'observation|observations|observing|session|sessions|log|object|objects|target|targets|star|stars|planet|sighting|equipment|telescope|telescopes|eyepiece|gear|site|location|event|events|photo|image|constellation|night|galaxy|body|bodies',
  },
  {
    prompt: 'tool to manage a small hostel',
    language: 'en',
    vague: true,
    things:
      'booking|bookings|reservation|reservations|stay|stays|guest|guests|check-in, room|rooms|bed|beds|dorm|dorms|payment|payments|cleaning|task|staff',
  },
  {
    prompt: 'bicycle repair shop',
    language: 'en',
    vague: true,
    things:
      'repair|repairs|job|jobs|order|orders|ticket|tickets|service|services|work|bike|bikes|bicycle|bicycles, customer|customers|client|clients|part|parts|mechanic|mechanics|appointment|invoice|owner',
  },
  {
    prompt: 'volunteer fire brigade stuff',
    language: 'en',
    vague: true,
    things:
      'member|members|volunteer|volunteers|firefighter|firefighters|crew|incident|incidents|call|calls|callout|callouts|call-out|alarm|mission|operation|deployment|training|trainings|drill|drills|exercise|session|equipment|gear|vehicle|vehicles|engine|truck|shift|shifts|duty|event|events|inspection|maintenance|attendance|asset|certification|qualification|roster|task',
  },
  {
    prompt: 'I want to get my knitting under control',
    language: 'en',
    vague: true,
    things:
      'project|projects|knit|knitting|work|wip|item|garment|pattern|patterns|yarn|yarns|wool|stash|skein|needle|needles, yarn|yarns|wool|stash|skein|project|projects|pattern|patterns|knit|knitting|needle|needles|tool|supply',
  },
  {
    prompt: 'church food bank',
    language: 'en',
    vague: true,
    things:
      'donation|donations|item|items|food|stock|inventory|product|products|parcel|parcels|distribution|distributions|pickup|collection|family|families|household|households|client|clients|recipient|recipients|beneficiary|beneficiaries|guest|visitor|visit|visits|donor|donors|volunteer|volunteers|shift|shifts|supply|handout',
  },
  {
    prompt: 'my parents are getting old and my sister and I share looking after them',
    language: 'en',
    vague: true,
    things:
      'task|tasks|chore|job|todo|visit|visits|appointment|appointments|medication|medications|medicine|medicines|care|shift|shifts|duty|schedule|event|note|notes|log|contact|contacts|doctor|doctors|expense|expenses|parent|parents|document|errand|carer|caregiver|family|sibling|update|health|responsibility|activity|activities|person|people',
  },
  {
    prompt: 'tattoo parlour',
    language: 'en',
    vague: true,
    things:
      'appointment|appointments|booking|bookings|session|sessions|tattoo|tattoos|consultation, client|clients|customer|customers|artist|artists|design|designs|consent|deposit|payment|aftercare|inquiry|enquiry|request|portfolio|ink',
  },
  {
    prompt: 'homebrewing, mostly ales',
    language: 'en',
    vague: true,
    things:
      'batch|batches|brew|brews|beer|beers|ale|ales|recipe|recipes|fermentation|ingredient|ingredients|tasting|tastings|reading|readings|measurement|gravity|bottle|bottling|inventory|equipment|hop|malt|yeast|log|note',
  },
  {
    prompt: 'We coach a youth football team, under 12s',
    language: 'en',
    vague: true,
    things:
      'player|players|child|kid|team|squad|member|parent|parents|guardian|contact, match|matches|game|games|fixture|fixtures|training|trainings|practice|practices|session|sessions|event|attendance|coach|coaches|drill|goal|result',
  },
  {
    prompt: 'small orchard with a cider press',
    language: 'en',
    vague: true,
    things:
      'tree|trees|variety|varieties|apple|apples|fruit|orchard|row|block|harvest|harvests|picking|pick|batch|batches|pressing|pressings|press|cider|juice|bottling|bottle|barrel|tank|sale|sales|order|orders|customer|customers|product|stock|inventory|task|treatment|fermentation|cultivar|production',
  },
  {
    prompt: 'freelance translator, please make my life easier',
    language: 'en',
    vague: true,
    things:
      'project|projects|job|jobs|assignment|assignments|order|orders|translation|translations|task|tasks|invoice|invoices|deadline|document|quote, client|clients|customer|customers|agency|agencies|glossary|term|terms|rate|language|project|projects|job|jobs|invoice|invoices|payment',
  },
  {
    prompt: 'quiz about capital cities',
    language: 'en',
    shows: 'quiz',
  },
  {
    prompt: 'simple tip calculator for waiters',
    language: 'en',
    shows: 'calculator',
  },
  {
    prompt: 'lending library for garden tools',
    language: 'en',
    things:
      'tool|tools|item|items|equipment, loan|loans|lending|lendings|borrow|borrowing|borrowings|checkout|rental|member|members|borrower|borrowers|neighbour|neighbor|reservation|person|people',
  },
  {
    prompt: 'online shop for handmade candles',
    language: 'en',
    things:
      'product|products|candle|candles|item|items|article|order|orders|cart|basket|customer|category|categories|shop|scent|collection|review',
    shows: 'shop',
  },
  {
    prompt: 'memory card game with animal pictures',
    language: 'en',
    shows: 'tool',
  },
  {
    prompt: 'kanban board for our software sprint',
    language: 'en',
    things:
      'task|tasks|sprint|sprints|card|cards|ticket|tickets|story|stories|issue|issues|item|work|bug|backlog|developer|member',
    shows: 'board',
  },
  {
    prompt: 'track my daily habits',
    language: 'en',
    things: 'habit|habits|check|checkin|check-in|entry|entries|log|completion|day|routine',
    shows: 'habit',
  },
  {
    prompt: 'gym members and their payments',
    language: 'en',
    things: 'member|members|membership|memberships|person|people, payment|payments|fee|fees|dues|invoice',
  },
  {
    prompt: 'Blog about hiking in Scotland',
    language: 'en',
    things:
      'post|posts|article|articles|blog|entry|entries|story|hike|hikes|walk|route|trail|comment|comments|category|categories|tag|author|photo|subscriber',
    shows: 'blog',
  },
  {
    prompt: 'vaccination calendar for my goats',
    language: 'en',
    things: 'vaccination|vaccinations|vaccine|vaccines|shot|jab|treatment|herd|appointment|vet',
    fields: 'goat|goats|animal',
    shows: 'calendar',
  },
  {
    prompt: 'invoices for a self-employed gardener',
    language: 'en',
    things:
      'invoice|invoices|bill|bills|client|clients|customer|customers|line|item|items|service|services|payment|payments|job|jobs|work',
    shows: 'invoice',
  },
  {
    prompt: 'suppliers, spare parts and purchase orders',
    language: 'en',
    things: 'supplier|suppliers|vendor|vendors, part|parts|spare|item|items|component, order|orders|purchase|purchases|line',
  },
  {
    prompt: 'Lost property register for the tram depot',
    language: 'en',
    things:
      'item|items|property|lost|found|object|objects|article|articles|claim|claims|finding|belonging|owner|owners|line|tram|depot',
  },
  {
    prompt: 'website for a small law firm',
    language: 'en',
    shows: 'landing',
  },
  {
    prompt: 'news feed for our apartment block',
    language: 'en',
    things:
      'post|posts|news|announcement|announcements|update|updates|notice|notices|message|messages|article|comment|comments|item|items|entry|resident|residents|tenant|feed|apartment|neighbour|neighbor',
    shows: 'feed',
  },
  {
    prompt: '20 minute meditation timer',
    language: 'en',
    shows: 'timer',
  },
  {
    prompt:
      'A register of the rescue cats at our shelter with name, age, colour, arrival date and whether they have been neutered.',
    language: 'en',
    things: 'cat|cats|animal|animals|pet|rescue',
    fields: 'name, age, colour|color|coat, arrival|arrived|intake, neutered|spayed|neuter',
  },
  {
    prompt: "Keep our fishing club's catches with species, weight, length, lake and bait.",
    language: 'en',
    things: 'catch|catches|fish|member|members|angler',
    fields: 'species|fish, weight, length|size, lake|water, bait|lure',
  },
  {
    prompt: 'Log each pothole reported in the borough with street, size, date reported, status and a photo.',
    language: 'en',
    things: 'pothole|potholes|report|reports|defect|issue|hole',
    fields: 'street|road|address|location, size|dimension, reported|date, status|state, photo|picture|image',
  },
  {
    prompt: 'Inventory of lab chemicals: name, CAS number, hazard class, amount left, cabinet and expiry date.',
    language: 'en',
    things: 'chemical|chemicals|substance|substances|reagent|reagents|inventory|item',
    fields: 'name, cas, hazard, amount|quantity|left|remaining, cabinet|location|storage, expiry|expires|expiration|best before',
  },
  {
    prompt:
      'Make a booking page for my nail salon where people choose a treatment, a day and a time and leave their name and phone number.',
    language: 'en',
    things: 'booking|bookings|appointment|appointments|reservation|reservations|visit|slot',
    fields: 'treatment|service, day|date, time|when|start|slot, name|customer|client, phone|mobile|tel',
    shows: 'booking',
  },
  {
    prompt: 'A survey for conference attendees that asks for an overall rating, favourite talk, catering rating and comments.',
    language: 'en',
    things:
      'survey|surveys|response|responses|answer|answers|feedback|submission|submissions|attendee|attendees|question|questions|conference',
    fields: 'overall, talk|favourite|favorite|session, catering|food, comment|remark|feedback',
    shows: 'survey',
  },
  {
    prompt: 'Recipe collection with title, ingredients, cooking time, servings and a picture, shown as a gallery',
    language: 'en',
    things: 'recipe|recipes|dish|dishes|collection',
    fields: 'title|name, ingredient, time|cooking|duration, serving|portion, picture|photo|image',
    shows: 'gallery',
  },
  {
    prompt: "Dashboard of our kiosk's daily takings with date, cash, card payments, refunds and cashier",
    language: 'en',
    things: 'taking|takings|sale|sales|revenue|income|day|days|daily|entry|till|turnover',
    fields: 'date|day, cash, card, refund, cashier|staff|employee',
    shows: 'dashboard',
  },
  {
    prompt: 'Timesheets for my electricians with worker, site, date, hours and travel cost.',
    language: 'en',
    things: 'timesheet|timesheets|time|hour|hours|entry|entries|shift|work',
    fields: 'worker|electrician|employee|name, site|location|place|job, date|day, hour|duration, travel',
  },
  {
    prompt:
      'I want to keep track of the horses at my livery yard with name, stable number, owner, feed plan and next farrier visit.',
    language: 'en',
    things: 'horse|horses|animal|pony',
    fields: 'name|horse, stable|stall|box, owner, feed|diet, farrier',
  },
  {
    prompt: 'vinyl database with artist, album, year, condition of the record and price paid',
    language: 'en',
    things: 'record|records|vinyl|vinyls|album|albums|lp|disc',
    fields: 'artist|band, album|title, year, condition|grade|state, price|paid|cost',
  },
  {
    prompt: 'Theatre costume store where each costume has a production, size, era, rack number and condition.',
    language: 'en',
    things: 'costume|costumes|outfit|garment|item|store',
    fields: 'production|play|show, size, era|period, rack, condition|state',
  },
  {
    prompt: 'Please set up a trip log for the parish minibus with driver, start mileage, end mileage, purpose and date.',
    language: 'en',
    things: 'trip|trips|log|journey|journeys|drive|ride|minibus|vehicle|entry',
    fields: 'driver, start, end, purpose|reason, date|day',
  },
  {
    prompt: 'Court rentals at our tennis club with court, player, start time, end time and fee, in a calendar.',
    language: 'en',
    things: 'rental|rentals|booking|bookings|reservation|reservations|court hire|hire',
    fields: 'court, player|member|renter|name, start|from|begin, end|until|to|finish, fee|price|cost|amount',
    shows: 'calendar',
  },
  {
    prompt: 'List of grant applications for our museum with funder, amount requested, deadline, stage and contact person.',
    language: 'en',
    things: 'grant|grants|application|applications|funding',
    fields: 'funder|foundation|donor|funding body, amount|requested|sum, deadline|due, stage|status|phase, contact|person',
  },
  {
    prompt:
      'hi, i run a small bakery and do custom cakes. need to write down every order, who its for, flavour, size, pickup date and if they payed the deposit. thanks',
    language: 'en',
    things: 'order|orders|cake|cakes',
    fields: 'customer|client|who|for|name, flavour|flavor, size, pickup|pick-up|pick up|collection, deposit|paid',
  },
  {
    prompt:
      "We're a family of five and nobody knows who does what. I want the household chores with who does it, how often and when it was last done. The kids should see it on a board.",
    language: 'en',
    things: 'chore|chores|task|tasks|duty|job|housework',
    fields: 'who|person|assign|responsible|member|kid|done by|doer, often|frequency|interval|repeat, last',
    shows: 'board',
  },
  {
    prompt:
      "I'm a driving instructor. My pupils have a licence number, a phone and a test date. For every lesson I note the date, the length, what we practised and how it went.",
    language: 'en',
    things: 'pupil|pupils|student|students|learner|learners, lesson|lessons|session|sessions|class|drive',
    fields:
      'licence|license, phone|mobile|tel, test|exam, date|day|when, length|duration|minutes|hours|time, practi|skill|topic|content|manoeuvre|what, went|note|result|progress|assessment|rating|feedback|outcome|how',
  },
  {
    prompt:
      'ok so our HOA has a pool and a clubhouse. people resreve them and i never know when. each reservation has resident, unit number, date, and number of guests',
    language: 'en',
    things: 'reservation|reservations|booking|bookings',
    fields:
      'resident|homeowner|owner|neighbour|neighbor|name, unit|apartment, date|day|when, guest|people, pool|clubhouse|facility|amenity|place|space|venue|location|area',
  },
  {
    prompt:
      "I do house clearances. I'd like to store every item I find with a photo, where it came from, what I think it's worth and what it sold for. Some things go to charity, so I want to mark that too.",
    language: 'en',
    things: 'item|items|find|finds|object|objects|article|thing|things|piece',
    fields:
      'photo|picture|image, from|origin|source|house|address|provenance|where|location, worth|value|estimate, sold|sale|price, charity|donat',
  },
  {
    prompt:
      'Our clinic nurses check the medicine fridges twice a day. For each fridge we need readings with temperature, time, who checked and remarks.',
    language: 'en',
    things: 'fridge|fridges|refrigerator|refrigerators|reading|readings|check|checks|measurement|measurements|temperature|log',
    fields:
      'temperature|temp|°c, time|date|when|checked at, who|nurse|checked|staff|by, remark|note|comment, fridge|refrigerator',
  },
  {
    prompt: "Flash cards for my anatomy exam. Front, back and topic. I'd like to flip thru them on the bus.",
    language: 'en',
    things: 'card|cards|flashcard|flashcards|flash|deck|decks',
    fields: 'front|question|term, back|answer|definition, topic|subject|category|deck',
    shows: 'flashcards',
  },
  {
    prompt:
      'im organising the village fete and its chaos lol. stallholders w/ name, email, what they sell, pitch number and if theyve paid. also volunteers w their phone and shift',
    language: 'en',
    things: 'stallholder|stallholders|stall|stalls|vendor|vendors|seller|trader|holder, volunteer|volunteers|helper|helpers',
    fields:
      'name, email|e-mail|mail, sell|product|goods|offer|ware, pitch|stand|spot|place, paid|payment, phone|mobile|tel, shift|time',
  },
  {
    prompt:
      'We rent out camper vans. Each van has a plate, number of beds, daily price and next service. Rentals have customer, van, from, to and deposit.',
    language: 'en',
    things: 'van|vans|camper|campers|vehicle|vehicles, rental|rentals|booking|bookings|hire',
    fields:
      'plate|registration|licence|license, bed|berth, price|daily|rate, service, customer|client|renter|name, from|start|pick, to|end|until|return, deposit, van|camper|vehicle',
  },
  {
    prompt:
      "I'm writing a fantasy novel and lose track of my people. Characters with name, role, home town and secret, chapters with number, title and word count. The events of the story should be on a timeline.",
    language: 'en',
    things: 'character|characters|person|people, chapter|chapters, event|events|story|plot|scene',
    fields: 'name, role, home|town, secret, number|no, title|name, word',
    shows: 'timeline',
  },
  {
    prompt:
      "The school needs an accident report form. Staff fill in the pupil's name, class, where it happened, the injury and the first aid given.",
    language: 'en',
    things: 'accident|accidents|report|reports|incident|incidents|injury',
    fields: 'pupil|student|child|name, class|form|grade, where|place|location|happened, injury|injuries, aid|treatment',
    shows: 'form',
  },
  {
    prompt:
      'i have way too many houseplants and keep killing them. need to know the name, room, light, how often to water and last watered pls',
    language: 'en',
    things: 'plant|plants|houseplant|houseplants',
    fields: 'name|plant, room|location|place, light|sun, often|interval|frequency|every|days, last',
  },
  {
    prompt:
      'Our running club organises a few races a year. Every race has a date, a distance and a place. Results have the runner, the finishing time and the position.',
    language: 'en',
    things: 'race|races|run|event, result|results|finish',
    fields: 'date|day, distance|km|length, place|location|venue|where, runner|athlete|member|name, time|finish, position|rank',
  },
  {
    prompt:
      "I'm a union rep at a big depot. Colleagues come to me with their cases. For each one I write down the colleague, the issue, date opened, next step and status.",
    language: 'en',
    things: 'case|cases|issue|issues|grievance|matter',
    fields:
      'colleague|member|employee|worker|name, issue|problem|topic|subject|description, opened|date|open, step|next|action, status|state',
  },
  {
    prompt:
      'My husband is diabetic. I want to note his blood sugar, insulin dose, meal and the time several times a day. A dashboard to take to the doctor would help, we always forget the numbers.',
    language: 'en',
    things: 'reading|readings|measurement|measurements|blood|sugar|glucose|entry|entries|log|logs|record|value|diabetes',
    fields: 'sugar|glucose, insulin|dose, meal|food|eaten, time|date|when',
    shows: 'dashboard',
  },
  {
    prompt: 'nyckelregister för kontoret',
    language: 'sv',
    things: 'nyckel|nycklar|key|keys|nyckelregister|register',
  },
  {
    prompt: 'Vanespårare för träning, vatten och sömn',
    language: 'sv',
    things: 'vana|vanor|habit|habits|träning|vatten|sömn|rutin|rutiner',
    shows: 'habit',
  },
  {
    prompt: 'Kalkylator för milersättning',
    language: 'sv',
    shows: 'calculator',
  },
  {
    prompt: 'tyska glosor åk 8, flashcards',
    language: 'sv',
    things: 'glosa|glosor|ord|kort|gloskort|card|cards|flashcard|flashcards|word|words|vocabulary|kortlek',
    shows: 'flashcards',
  },
  {
    prompt: 'Webbshop för honung och bivaxljus',
    language: 'sv',
    things:
      'produkt|produkter|vara|varor|artikel|artiklar|product|products|item|items|honung|ljus|beställning|beställningar|order|ordrar|orders',
    shows: 'shop',
  },
  {
    prompt: 'Tidbokning till frisörsalong',
    language: 'sv',
    things:
      'bokning|bokningar|tidbokning|tidsbokning|tid|tider|booking|bookings|appointment|appointments|behandling|behandlingar|tjänst|tjänster|service|services|frisör|frisörer|kund|kunder',
    shows: 'booking',
  },
  {
    prompt: 'Ett register över våra mjölkkor med öronmärke, födelsedatum, ras och senaste kalvning.',
    language: 'sv',
    things: 'ko|kor|mjölkko|mjölkkor|djur|cow|cows|animal|animals',
    fields: 'öronmärke|öronnummer|märke, födelsedatum|född|födelse, ras, kalvning|kalvade',
  },
  {
    prompt: 'Jag behöver en enkät om förskolan där man svarar på trivsel, maten, utevistelse och övriga synpunkter',
    language: 'sv',
    things: 'enkät|enkäter|svar|enkätsvar|survey|surveys|response|responses|answer|answers|fråga|frågor|question|questions',
    fields: 'trivsel|trivs, mat|maten|måltid, utevistelse|ute, synpunkter|synpunkt|övrigt|kommentar',
    shows: 'survey',
  },
  {
    prompt: 'Vi på reklambyrån vill ha en tavla för våra uppdrag med kund, deadline, ansvarig och status.',
    language: 'sv',
    things: 'uppdrag|uppdragen|projekt|jobb|assignment|assignments|project|projects|job|jobs|task|tasks',
    fields: 'kund|uppdragsgivare, deadline|sista dag|klart senast|slutdatum|förfallodatum, ansvarig, status',
    shows: 'board',
  },
  {
    prompt: 'fakturaverktyg till min elfirma med kund, arbetade timmar, material, moms och förfallodag',
    language: 'sv',
    things: 'faktura|fakturor|invoice|invoices|fakturarad|fakturarader|rad|rader',
    fields:
      'kund|kundnamn, timmar|timme|arbetstid|arbetad tid, material, moms, förfallodag|förfallodatum|förfaller|betalas senast',
    shows: 'invoice',
  },
  {
    prompt: 'Resultatlista för orienteringsklubben med löpare, bana, tid, placering och tävlingsdatum.',
    language: 'sv',
    things: 'resultat|resultaten|resultatlista|lopp|tävling|tävlingar|result|results|race|races',
    fields: 'löpare|deltagare|namn, bana, tid|sluttid, placering|plats, datum|tävlingsdatum|tävlingsdag',
  },
  {
    prompt: 'Formulär för att felanmäla gatubelysning i kommunen: adress, typ av fel, beskrivning och telefonnummer',
    language: 'sv',
    things:
      'felanmälan|felanmälningar|anmälan|anmälningar|ärende|ärenden|fel|felrapport|rapport|gatubelysning|report|reports|issue|issues',
    fields: 'adress|plats, typ av fel|feltyp|typ|fel, beskrivning|beskriv, telefon|telefonnummer',
    shows: 'form',
  },
  {
    prompt:
      'hej! vi e fem i familjen o glömmer allt. behöver en kalender där man ser träningar, läkartider å föräldrarmöten. de ska stå vem det gäller, vilken tid och plats',
    language: 'sv',
    things:
      'aktivitet|aktiviteter|händelse|händelser|event|events|träning|träningar|läkartid|läkartider|läkarbesök|föräldramöte|föräldramöten|föräldrarmöte|föräldrarmöten|möte|möten|bokning|bokningar|appointment|appointments|activity|activities|kalenderpost|kalender',
    fields: 'vem|person|familjemedlem|gäller|medlem|familj, tid|klockslag|när|start, plats|ställe',
    shows: 'calendar',
  },
  {
    prompt:
      'Jag driver tre små kaféer. Varje kväll vill jag mata in dagskassan per kafé, antal gäster och svinn i kronor. Sen vill jag ha en översikt med siffror och diagram så att jag ser hur det går.',
    language: 'sv',
    things:
      'dagskassa|dagskassor|kassa|kassor|dagsrapport|dagsrapporter|rapport|rapporter|försäljning|dag|dagar|dagsavslut|avslut|registrering|registreringar|report|reports|sale|sales|takings',
    fields: 'kafé|kaféer|kafe|café|cafe, dagskassa|kassa|försäljning|intäkt|belopp, gäster|antal gäster|besökare, svinn',
    shows: 'dashboard',
  },
  {
    prompt:
      'Jag heter Birgitta och har en liten fotvårdsmottagning i Mjölby. Skulle vilja ha en hemsida som berättar om mottagningen, vad vi gör, öppettider och hur man hittar hit. Den får gärna kännas lugn och ljus.',
    language: 'sv',
    shows: 'landing',
  },
  {
    prompt:
      'Vi behöver något för hemtjänsten med brukare och besök. En brukare har namn, adress, portkod och kontaktperson. Till varje besök skriver vi datum, insats och vem i personalen som var där.',
    language: 'sv',
    things: 'brukare|brukarna|client|clients|kund|kunder|omsorgstagare, besök|besöken|hembesök|visit|visits',
    fields:
      'namn, adress, portkod|kod, kontaktperson|kontakt|anhörig, datum|dag, insats|insatser, personal|medarbetare|utförare|utförd av|vem',
  },
  {
    prompt:
      'Min man o jag renoverar ett torp i Hälsingland. vi skulle vilja ha en blog där vi kan skriva inlägg med rubrik, text och bilder, typ som en dagbok så släkten kan följa med',
    language: 'sv',
    things: 'inlägg|inläggen|blogginlägg|bloggpost|post|posts|blogg|blog|dagbok|artikel|artiklar|article|articles|entry|entries',
    fields: 'rubrik|titel, text|innehåll|brödtext, bild|bilder|foto',
    shows: 'blog',
  },
  {
    prompt: 'nåt till min hovslagarfirma',
    language: 'sv',
    vague: true,
    things:
      'häst|hästar|horse|horses|kund|kunder|hästägare|ägare|customer|customers|client|clients|stall, besök|skoning|skoningar|hovvård|bokning|bokningar|tid|tider|uppdrag|jobb|visit|visits|appointment|appointments|job|jobs|faktura|fakturor|behandling|behandlingar',
  },
  {
    prompt: 'mina orkidéer',
    language: 'sv',
    vague: true,
    things: 'orkidé|orkidéer|orkide|orchid|orchids|växt|växter|krukväxt|krukväxter|planta|plantor|blomma|blommor|plant|plants',
  },
  {
    prompt: 'Vi är en liten bostadsrättsförening och vill få lite ordning på allting',
    language: 'sv',
    vague: true,
    things:
      'lägenhet|lägenheter|medlem|medlemmar|boende|ägare|apartment|apartments|member|members|resident|residents|ärende|ärenden|felanmälan|felanmälningar|underhåll|åtgärd|åtgärder|möte|möten|issue|issues|dokument|avgift|avgifter|uppgift|uppgifter',
  },
  {
    prompt: 'Något för vår kyrkokör',
    language: 'sv',
    vague: true,
    things:
      'sångare|körmedlem|körmedlemmar|medlem|medlemmar|korist|korister|körsångare|singer|singers|member|members, repetition|repetitioner|övning|övningar|konsert|konserter|framträdande|framträdanden|rehearsal|rehearsals|concert|concerts|event|events|händelse|händelser|sång|sånger|not|noter|stycke|stycken|repertoar|låt|låtar|song|songs|närvaro|evenemang',
  },
  {
    prompt: 'hjälp mig hålla koll på kolonilotten',
    language: 'sv',
    vague: true,
    things:
      'odling|odlingar|gröda|grödor|växt|växter|planta|plantor|sådd|sådder|bädd|bäddar|odlingsbädd|skörd|skördar|grönsak|grönsaker|uppgift|uppgifter|syssla|sysslor|plant|plants|crop|crops|bed|beds|task|tasks|harvest|frö|fröer|plantering|planteringar',
  },
  {
    prompt: 'har nyss startat städfirma, behöver hjälp att komma igång tack',
    language: 'sv',
    vague: true,
    things:
      'kund|kunder|customer|customers|client|clients|uppdragsgivare, uppdrag|städning|städningar|städuppdrag|bokning|bokningar|jobb|besök|job|jobs|booking|bookings|cleaning|visit|visits|pass|städpass|schema|uppgift|uppgifter|task|tasks|tillfälle|tillfällen',
  },
  {
    prompt: 'app till innebandylaget',
    language: 'sv',
    vague: true,
    things:
      'spelare|spelarna|lagmedlem|lagmedlemmar|medlem|medlemmar|player|players|member|members, match|matcher|träning|träningar|game|games|matches|practice|training|event|händelse|händelser|aktivitet|aktiviteter|närvaro|tillfälle|tillfällen',
  },
  {
    prompt: 'Jag samlar på gamla lp-skivor!',
    language: 'sv',
    vague: true,
    things: 'skiva|skivor|lp|lp-skiva|lp-skivor|album|vinyl|vinyler|vinylskiva|vinylskivor|record|records|albums',
  },
  {
    prompt: '和菓子屋のネットショップ、注文も受けたい',
    language: 'ja',
    things:
      '商品|和菓子|お菓子|菓子|品物|しょうひん|product|products|item|items|sweet|sweets, 注文|ご注文|オーダー|受注|order|orders',
    shows: 'shop',
  },
  {
    prompt: '整体院のネット予約ページ',
    language: 'ja',
    things: '予約|ご予約|よやく|アポイント|アポ|予約枠|booking|bookings|appointment|appointments|reservation|reservations',
    shows: 'booking',
  },
  {
    prompt: '家族でやってる工務店のホームページ',
    language: 'ja',
    shows: 'landing',
  },
  {
    prompt: '英検準2級の単語カード',
    language: 'ja',
    things: '単語|英単語|単語カード|カード|単語帳|ことば|問題|word|words|card|cards|flashcard|flashcards|vocabulary',
    shows: 'flashcards',
  },
  {
    prompt: '山歩きのブログがほしい',
    language: 'ja',
    things:
      '記事|投稿|ブログ|ブログ記事|山行|山行記録|登山|登山記録|山歩き|山|日記|post|posts|article|articles|blog|entry|entries|hike|hikes',
    shows: 'blog',
  },
  {
    prompt: '筋トレ用のインターバルタイマー',
    language: 'ja',
    shows: 'timer',
  },
  {
    prompt: '町内会の会員名簿で、氏名、住所、電話番号、班、会費を納めたかどうかを記録したい。',
    language: 'ja',
    things: '会員|会員名簿|名簿|町内会員|世帯|住民|メンバー|member|members|resident|residents|household|households',
    fields: '氏名|名前|お名前|なまえ|会員名, 住所|ご住所, 電話番号|電話|連絡先, 班|組, 会費|納入|納付|支払',
  },
  {
    prompt: '養蜂の巣箱ごとに設置場所、女王蜂の年齢、内検日、採蜜量を記録できるアプリ',
    language: 'ja',
    things: '巣箱|養蜂箱|蜂箱|群|蜂群|コロニー|巣|hive|hives|beehive|beehives|colony|colonies',
    fields: '設置場所|場所|置き場|蜂場|設置, 女王蜂|女王|年齢, 内検日|内検|点検日|点検|検査, 採蜜量|採蜜|収量|蜜',
  },
  {
    prompt: 'ピアノ調律の仕事を、お客様名、ピアノの機種、調律日、次回予定日、料金でまとめてカレンダーでも見たいです。',
    language: 'ja',
    things:
      '調律|調律記録|調律作業|調律履歴|仕事|作業|案件|訪問|依頼|予定|tuning|tunings|job|jobs|work|appointment|appointments|visit|visits',
    fields:
      'お客様|お客さま|お客さん|顧客|客先|客, 機種|ピアノ|モデル|型番, 調律日|実施日|作業日|日付|訪問日, 次回|次の予定|予定日, 料金|金額|代金|価格',
    shows: 'calendar',
  },
  {
    prompt: 'デザイン事務所で使う請求書作成ツール、請求番号・取引先・発行日・支払期限・金額・入金状況つきで',
    language: 'ja',
    things: '請求書|請求|ご請求|インボイス|invoice|invoices|bill|bills',
    fields:
      '請求番号|請求書番号|番号, 取引先|請求先|顧客|お客様|クライアント|得意先, 発行日|請求日|作成日, 支払期限|支払い期限|支払期日|お支払|期限|期日, 金額|合計|請求額|単価|小計, 入金|支払状況|ステータス|状態|状況',
    shows: 'invoice',
  },
  {
    prompt: '公民館で貸し出す備品について、品名、数量、保管場所、借りている団体、返却期限を一覧表で見られるようにしてください。',
    language: 'ja',
    things: '備品|貸出備品|物品|用具|機材|品物|アイテム|equipment|item|items|supplies|asset|assets',
    fields:
      '品名|備品名|名称|名前|物品名, 数量|個数|数|在庫, 保管場所|保管|場所|置き場, 団体|借りている|貸出先|借用|借り手|利用者, 返却期限|返却|期限|貸出|貸し出し',
    shows: 'table',
  },
  {
    prompt: '少年サッカーチームの試合結果を、対戦日、相手チーム、会場、得点、失点で残していきたい',
    language: 'ja',
    things:
      '試合|試合結果|試合記録|対戦|対戦結果|ゲーム|結果|マッチ|戦績|match|matches|game|games|result|results|fixture|fixtures',
    fields:
      '対戦日|試合日|日付|日時|開催日, 相手|対戦チーム|対戦相手|チーム, 会場|場所|グラウンド|開催地, 得点|スコア|ゴール, 失点',
  },
  {
    prompt:
      'リフォームの案件をボードで管理したいです。段階は問い合わせ、現地調査、見積もり、工事中、完了の5つ。案件ごとに施主の名前と住所、見積金額を入れます。',
    language: 'ja',
    things:
      '案件|リフォーム|リフォーム案件|工事|工事案件|現場|プロジェクト|物件|project|projects|job|jobs|case|cases|renovation|renovations|deal|deals',
    fields:
      '段階|ステータス|状態|進捗|フェーズ|ステージ|状況|工程, 施主|お客様|顧客|お施主|名前|氏名, 住所|所在地, 見積金額|見積|見積もり|見積り|金額',
    shows: 'board',
  },
  {
    prompt:
      '学童の保護者向けにアンケート作りたいんですけど。満足度は5段階で、よかった点と改善してほしい所は自由に書いてもらう感じで。匿名でいいです',
    language: 'ja',
    things:
      '回答|アンケート|アンケート回答|保護者アンケート|回答結果|意見|ご意見|満足度調査|調査|survey|surveys|response|responses|answer|answers|feedback',
    fields: '満足度|満足|評価, よかった|良かった|良い点|よい点|いい点, 改善|要望|直してほしい',
    shows: 'survey',
  },
  {
    prompt:
      'キッチンカーやってます。出店ごとに場所と売上と来客数と天気をつけてて今はノート。ダッシュボードで月ごとの売り上げとか見れるように仕たい',
    language: 'ja',
    things:
      '出店|出店記録|出店日|出店履歴|営業|営業記録|営業日|売上|売り上げ|売上記録|日報|イベント|sale|sales|event|events|outing|outings|opening|openings|stall|visit|visits|shift|shifts',
    fields: '場所|出店場所|出店先|会場, 売上|売り上げ|売上げ|売上高|金額, 来客数|客数|来客|お客様数|人数, 天気|天候',
    shows: 'dashboard',
  },
  {
    prompt:
      'うちは乳牛を40頭飼ってる。牛の耳標番号と生年月日、種付けした日と分娩予定日を管理したい。あと治療の記録も別につけたい、薬の名前と日付くらいでいい。',
    language: 'ja',
    things:
      '牛|乳牛|うし|個体|家畜|cow|cows|cattle|animal|animals, 治療|治療記録|治療履歴|診療|診療記録|投薬|医療|treatment|treatments|medication|medications',
    fields:
      '耳標|番号|個体識別, 生年月日|誕生日|生まれ|出生, 種付け|種付|授精|交配, 分娩予定|分娩|出産, 薬|薬品|薬剤|くすり|投薬, 日付|治療日|投薬日|診療日|実施日',
  },
  {
    prompt:
      '姉と二人で母の介護をしてます。いつどっちが行くかの当番と、通院の記録をつけたいです。通院のほうは日付、病院名、先生に言われた事、次の予約日があれば十分。',
    language: 'ja',
    things:
      '当番|当番表|介護当番|シフト|担当|訪問|訪問予定|介護|介護予定|予定|スケジュール|分担|shift|shifts|duty|duties|rota|roster|schedule|visit|visits, 通院|通院記録|通院履歴|受診|受診記録|診察|診察記録|診療記録|病院記録|appointment|appointments|medical|doctor|clinic|hospital',
    fields:
      '日付|通院日|受診日|診察日|日時, 病院|病院名|医療機関|クリニック, 先生|言われた|医師|説明|指示|所見|内容|コメント, 次の予約|次回|予約日|予約',
  },
  {
    prompt: '生活を立て直したいので習慣トラッカーがほしい',
    language: 'ja',
    vague: true,
    things:
      '習慣|生活習慣|しゅうかん|ルーティン|日課|目標|記録|チェック|達成|habit|habits|routine|routines|goal|goals|checkin|check-in|log|logs',
    shows: 'habit',
  },
  {
    prompt: '犬のトリミングサロンで使えるもの',
    language: 'ja',
    vague: true,
    things:
      '犬|わんちゃん|ワンちゃん|わんこ|愛犬|ペット|お客様|お客さま|お客さん|顧客|飼い主|オーナー|dog|dogs|pet|pets|customer|customers|client|clients|owner|owners, 予約|トリミング|施術|来店|カルテ|メニュー|コース|サービス|appointment|appointments|booking|bookings|reservation|visit|visits|grooming|groomings|service|services',
  },
  {
    prompt: '多肉植物を集めて育ててます',
    language: 'ja',
    vague: true,
    things:
      '多肉植物|多肉|植物|たにく|株|鉢|コレクション|品種|水やり|世話|お世話|手入れ|成長記録|生育|観察|succulent|succulents|plant|plants|collection|watering|waterings|care',
  },
  {
    prompt: '行政書士の事務所をひとりでやっているので何か便利なのを作って',
    language: 'ja',
    vague: true,
    things:
      '案件|依頼|業務|相談|手続き|手続|申請|受任|仕事|タスク|書類|期限|case|cases|matter|matters|job|jobs|request|requests|application|applications|task|tasks|document|documents, 依頼者|依頼人|顧客|お客様|お客さま|クライアント|相談者|取引先|client|clients|customer|customers',
  },
  {
    prompt: '市民合唱団の運営が楽になるアプリお願いします',
    language: 'ja',
    vague: true,
    things:
      '団員|メンバー|会員|部員|参加者|名簿|member|members|singer|singers, 練習|稽古|リハーサル|演奏会|コンサート|本番|公演|曲|曲目|楽譜|楽曲|レパートリー|出欠|出席|予定|行事|イベント|スケジュール|会費|団費|お知らせ|連絡|rehearsal|rehearsals|practice|practices|concert|concerts|performance|performances|event|events|song|songs|piece|pieces|score|scores|attendance|fee|fees|dues',
  },
  {
    prompt: '自転車屋です、修理の仕事をなんとかしたい',
    language: 'ja',
    vague: true,
    things:
      '修理|修理依頼|修理受付|修理記録|受付|整備|作業|依頼|案件|伝票|部品|パーツ|在庫|repair|repairs|job|jobs|order|orders|ticket|tickets|part|parts, お客様|お客さま|お客さん|顧客|客|持ち主|自転車|車体|バイク|customer|customers|client|clients|bike|bikes|bicycle|bicycles',
  },
  {
    prompt: '小さな保育園で使うもの',
    language: 'ja',
    vague: true,
    things:
      '園児|子ども|子供|こども|児童|お子様|お子さん|child|children|kid|kids|pupil|pupils, 出欠|出席|登園|登降園|登園記録|連絡帳|連絡|保護者|親|家族|日誌|保育日誌|保育記録|活動|行事|イベント|お知らせ|クラス|組|職員|先生|保育士|スタッフ|健康|検温|attendance|attendances|parent|parents|guardian|guardians|contact|contacts|journal|diary|report|reports|activity|activities|event|events|class|classes|group|groups|staff|teacher|teachers|notice|notices',
  },
  {
    prompt: 'ぶどう農家の毎日の仕事に',
    language: 'ja',
    vague: true,
    things:
      '作業|農作業|作業記録|作業日誌|農作業日誌|日誌|栽培記録|仕事|タスク|予定|work|task|tasks|job|jobs|log|logs|journal|diary|activity|activities, 畑|ぶどう畑|ブドウ畑|葡萄畑|圃場|ほ場|園地|農園|区画|棚|品種|ぶどう|ブドウ|葡萄|木|樹|収穫|出荷|販売|農薬|防除|散布|肥料|資材|field|fields|plot|plots|block|blocks|vineyard|vineyards|variety|varieties|grape|grapes|vine|vines|harvest|harvests|shipment|shipments|spraying|sprayings',
  },
]
