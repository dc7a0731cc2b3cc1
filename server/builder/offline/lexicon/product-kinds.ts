// Kinds of program that people know by a product's name: what such a program keeps and shows, in the lexicon's own words. A kind is
// named after what it is, never after whoever sells it; the names that lead to it stand in known-products.ts. A field is `id`,
// `id(A/B)` with options of the lexicon, `id=English|Svenska|日本語` with a label of its own, or `ref:thing`; three fields and more are
// all that is kept, as where a person lists them. known-products.test.ts refuses what does not resolve.
import type { KindCue } from './page-phrases.ts'
import type { PageCue, ServiceCue } from './cues.ts'
import type { ToolId } from './tool-entries.ts'
import type { ViewKind } from '../model.ts'

export type ProductKind = {
  /** what such a program is called: the name of a project that was given none */
  name: string
  /** thing -> fields, the most important first; '' is all that is usual of it */
  keeps?: Record<string, string>
  /** what the things are called here: `one/many|en/flera|日本語` */
  called?: Record<string, string>
  shows?: Record<string, ViewKind>
  /** the words it is read as, where "app" says too little */
  says?: string
  /** the whole kind of page it is, of those that stand for a business */
  page?: KindCue
  pages?: readonly PageCue[]
  tools?: readonly ToolId[]
  /** what it lives on and no project can bring by itself */
  services?: readonly ServiceCue[]
  /** whose place what stands behind "for …" takes, and which of goods ("boats"), places ("gardens"), providers ("pet sitters") and deeds ("lawn mowing") may */
  subject?: { of: string; takes: readonly SubjectClass[] }
  /** the kind it is where "for …" names what that one is about: "an Uber for lawn mowing", "an Airbnb for pet sitters" */
  otherwise?: 'onDemand' | 'care'
}
export type SubjectClass = 'goods' | 'places' | 'providers' | 'deeds'

const person = 'Profile/Profiles|Profil/Profiler|プロフィール'
const listing = 'Listing/Listings|Annons/Annonser|出品'
const page = 'Page/Pages|Sida/Sidor|ページ'
const labels = 'tags=Labels|Etiketter|ラベル'

export const productKinds = {
  taskBoard: {
    name: 'Task board|Uppgiftstavla|タスクボード',
    says: 'kanban board|kanbantavla|カンバンボード',
    keeps: {
      task: `title, status(To do/In progress/In review/Done), ${labels}, priority, dueDate, assignee, steps=Checklist|Checklista|チェックリスト, notes`,
    },
    shows: { task: 'board' },
    subject: { of: 'task', takes: ['goods'] },
  },
  teamWork: {
    name: 'Team projects|Teamprojekt|チームプロジェクト',
    keeps: {
      project: '',
      task: 'title, ref:project, status(To do/In progress/In review/Done), priority, startDate, dueDate, assignee, tags, notes',
    },
    shows: { task: 'board' },
  },
  issueTracker: {
    name: 'Issue tracker|Ärendehantering|課題管理',
    keeps: {
      issue: `title, number, type(Feature/Bug/Task), status(Open/In progress/In review/Done), priority, assignee, ${labels}, ref:project, ref:sprint, dueDate, description`,
      project: '',
      sprint: '',
    },
    shows: { issue: 'board' },
  },
  codeHost: {
    name: 'Repositories|Kodförråd|リポジトリ',
    keeps: {
      project: `name, description, programming, owner, votes=Stars|Stjärnor|スター, private, website`,
      issue: `title, ref:project, status(Open/In review/Closed), ${labels}, assignee, date, description`,
    },
    called: { project: 'Repository/Repositories|Kodförråd/Kodförråd|リポジトリ' },
  },
  toDo: {
    name: 'To-do|Att göra|やること',
    keeps: { task: 'title, done, dueDate, priority, category(Work/Home/Family)=Project|Projekt|プロジェクト, tags, notes' },
    pages: ['todo'],
  },
  notes: {
    name: 'Notes|Anteckningar|ノート',
    keeps: { note: 'title, body, tags, category(Work/Home/Other)=Notebook|Anteckningsbok|ノートブック, date, favorite' },
  },
  workspace: {
    name: 'Workspace|Arbetsyta|ワークスペース',
    keeps: {
      note: 'title, body, category(Work/Home/Other)=Section|Avsnitt|セクション, tags, author, date=Last edited|Senast ändrad|最終更新日, favorite',
      task: 'title, status(To do/In progress/Done), dueDate, assignee, ref:note, notes',
    },
    called: { note: page },
    shows: { task: 'board' },
    subject: { of: 'note', takes: ['goods'] },
  },
  wiki: {
    name: 'Wiki|Wiki|ウィキ',
    keeps: {
      document:
        'title, category(General/Other)=Topic|Ämne|トピック, summary, body, tags, author, date=Last edited|Senast ändrad|最終更新日',
    },
    called: { document: 'Article/Articles|Artikel/Artiklar|記事' },
    subject: { of: 'document', takes: [] },
  },
  spreadsheet: {
    name: 'Tables|Tabeller|データベース',
    keeps: { logEntry: 'title, category(General/Other), status(To do/In progress/Done), amount, date, owner, tags, notes' },
    called: { logEntry: 'Record/Records|Post/Poster|レコード' },
    shows: { logEntry: 'table' },
    subject: { of: 'logEntry', takes: ['goods'] },
  },
  documents: {
    name: 'Documents|Dokument|ドキュメント',
    keeps: {
      document:
        'title, category(Contract/Report/Policy/Other), body, owner, date, tags, website=File link|Fillänk|ファイルのリンク',
    },
  },
  chat: { name: 'Chat|Chatt|チャット', page: 'chat' },
  videoMeeting: {
    name: 'Meetings|Möten|ミーティング',
    keeps: {
      meeting:
        'title, date, time, duration, host, participantsText=Participants|Deltagare|参加者, website=Meeting link|Möteslänk|会議リンク, notes',
    },
    services: ['video'],
  },
  feed: { name: 'Feed|Flöde|フィード', page: 'feed' },
  photoFeed: { name: 'Photo feed|Bildflöde|写真フィード', page: 'feed' },
  community: {
    name: 'Community|Gemenskap|コミュニティ',
    page: 'feed',
    keeps: { event: '', member: 'name, image, city, email, joinedDate, description=About|Om|自己紹介' },
    shows: { event: 'calendar' },
  },
  professionals: {
    name: 'Professional network|Yrkesnätverk|ビジネスSNS',
    page: 'feed',
    keeps: {
      contact: 'name, role, company, city, skillsText=Skills|Kompetenser|スキル, email, image, description=About|Om|自己紹介',
      jobOpening: '',
    },
    called: { contact: person },
    shows: { contact: 'cards', jobOpening: 'cards' },
  },
  forum: {
    name: 'Forum|Forum|掲示板',
    page: 'feed',
    keeps: { discussion: 'title, category(General/Other)=Community|Grupp|コミュニティ, author, body, image, votes, date' },
  },
  pins: {
    name: 'Idea boards|Idétavlor|アイデアボード',
    keeps: {
      photo:
        'title, category(Home/Fashion/Food/Other)=Board|Tavla|ボード, image, website=Source|Källa|出典, tags, favorite, notes',
    },
    called: { photo: 'Pin/Pins|Idébild/Idébilder|ピン' },
    shows: { photo: 'gallery' },
    subject: { of: 'photo', takes: ['goods'] },
  },
  photoAlbum: {
    name: 'Photo album|Fotoalbum|フォトアルバム',
    keeps: { photo: '', familyMember: '' },
    shows: { photo: 'gallery' },
  },
  questions: {
    name: 'Questions and answers|Frågor och svar|質問と回答',
    keeps: { faq: 'question, answer, author=Asked by|Frågad av|質問者, tags, votes, answered, date' },
    called: { faq: 'Question/Questions|Fråga/Frågor|質問' },
  },
  blog: { name: 'Blog|Blogg|ブログ', pages: ['blog'] },
  newsletter: {
    name: 'Newsletter|Nyhetsbrev|ニュースレター',
    pages: ['blog'],
    keeps: { newsletterIssue: '', subscriber: '' },
    services: ['message'],
  },
  mailings: {
    name: 'Mailings|Utskick|メール配信',
    keeps: { campaign: '', newsletterIssue: '', subscriber: '' },
    services: ['message'],
  },
  links: {
    name: 'Links|Länkar|リンク集',
    keeps: { bookmark: '' },
  },
  bookmarks: {
    name: 'Bookmarks|Bokmärken|ブックマーク',
    keeps: { bookmark: '' },
  },
  profilePage: { name: 'Portfolio|Portfolio|ポートフォリオ', pages: ['landing'], keeps: { portfolioItem: '' } },
  site: { name: 'Website|Webbplats|ウェブサイト', pages: ['landing'] },
  showcase: {
    name: 'Showcase|Visningsrum|作品ギャラリー',
    keeps: {
      portfolioItem:
        'title, category(Website/Print/Media/Other), image, author=Made by|Gjord av|制作者, tags, votes=Likes|Gilla-markeringar|いいね, date, description',
    },
    called: { portfolioItem: 'Work/Works|Verk/Verk|作品' },
    shows: { portfolioItem: 'gallery' },
  },
  launches: {
    name: 'Launches|Nyheter|新着プロダクト',
    keeps: {
      idea: 'title, description, website, category(Technology/Design/Other), image, author=Maker|Skapare|作り手, votes, date',
    },
    called: { idea: 'Product/Products|Produkt/Produkter|プロダクト' },
    shows: { idea: 'cards' },
  },
  classifieds: {
    name: 'Marketplace|Köp och sälj|フリマ',
    keeps: {
      product:
        'name, price, image, category(Clothing/Electronics/Furniture/Other), condition=Condition|Skick|状態, city, owner=Seller|Säljare|出品者, status(Available/Reserved/Sold), date=Listed|Inlagd|出品日, description',
      message: '',
    },
    called: { product: listing },
    shows: { product: 'gallery' },
    services: ['payment'],
    subject: { of: 'product', takes: ['goods'] },
  },
  auctions: {
    name: 'Auctions|Auktioner|オークション',
    keeps: {
      auctionLot:
        'title, image, description, condition=Condition|Skick|状態, owner=Seller|Säljare|出品者, price=Starting price|Utropspris|開始価格, amount=Highest bid|Högsta bud|最高入札額, endDate, status(Approved/Sold/Returned)',
      customer: 'name, email, phone, city',
    },
    called: { customer: 'Bidder/Bidders|Budgivare/Budgivare|入札者' },
    shows: { auctionLot: 'gallery' },
    services: ['payment'],
    subject: { of: 'auctionLot', takes: ['goods'] },
  },
  shop: { name: 'Shop|Butik|ショップ', page: 'shop' },
  giveaway: {
    name: 'Give away|Bortskänkes|ゆずります',
    keeps: {
      donatedItem:
        'name, image, category(Clothing/Furniture/Toys/Food/Other), condition=Condition|Skick|状態, city, owner=Given by|Skänks av|提供者, date, status(Available/Reserved/Given away), description',
    },
    shows: { donatedItem: 'gallery' },
    subject: { of: 'donatedItem', takes: ['goods'] },
  },
  surplusFood: {
    name: 'Surplus food|Räddad mat|フードレスキュー',
    keeps: {
      product: 'name, company=Shop|Butik|お店, image, price, quantity, pickupDate, timeSlot, city, description',
      order: 'number, customerName, ref:product, quantity, amount, pickupDate, status(New/Confirmed/Delivered)',
    },
    called: { product: 'Surplus bag/Surplus bags|Matkasse/Matkassar|おすそ分けバッグ' },
    services: ['payment', 'map'],
  },
  stays: {
    name: 'Stays|Boenden|宿泊',
    keeps: {
      listing:
        'title, image, city=Location|Ort|場所, dayPrice=Price per night|Pris per natt|1泊の料金, partySize=Guests|Gäster|定員, host, amenities, rating, available, description',
      booking:
        'name=Guest|Gäst|ゲスト, ref:listing, arrival, departure, partySize, amount=Total|Totalt|合計金額, status(Pending/Confirmed/Cancelled), notes',
      review: 'title, ref:listing, rating, author, date, description',
    },
    called: { listing: 'Home/Homes|Boende/Boenden|宿' },
    shows: { listing: 'gallery', booking: 'calendar' },
    services: ['payment', 'map'],
    subject: { of: 'listing', takes: ['goods', 'places'] },
    otherwise: 'care',
  },
  hotels: {
    name: 'Hotels|Hotell|ホテル予約',
    keeps: {
      room: 'name, image, price=Price per night|Pris per natt|1泊の料金, capacity, location, amenities, available, description',
      stay: 'title, room, arrival, departure, partySize, price, paid, status(Confirmed/Checked in/Checked out/Cancelled), notes',
      review: '',
    },
    services: ['payment'],
  },
  hire: {
    name: 'Rentals|Uthyrning|レンタル',
    keeps: {
      rentalItem:
        'name, image, category(Tools/Outdoors/Event/Other), dayPrice, securityDeposit, location, owner, condition=Condition|Skick|状態, status(Available/Rented out/In service), description',
      rental: 'title, ref:rentalItem, customerName, startDate, endDate, price, paid, status(Reserved/Rented out/Returned)',
    },
    shows: { rentalItem: 'gallery', rental: 'calendar' },
    services: ['payment'],
    subject: { of: 'rentalItem', takes: ['goods', 'places'] },
  },
  parking: {
    name: 'Parking|Parkering|駐車場シェア',
    keeps: {
      parkingSpot:
        'number, address, price=Price per hour|Pris per timme|1時間の料金, spotKind, owner, available, image, description',
      booking: 'name, ref:parkingSpot, plate, date, startTime, endTime, amount, status(Confirmed/Pending/Cancelled)',
    },
    services: ['payment', 'map'],
  },
  onDemand: {
    name: 'Jobs on demand|Uppdrag på beställning|オンデマンド依頼',
    keeps: {
      job: 'title, customerName, phone, address, date, time, price, assignee=Done by|Utförs av|担当, status(New/Accepted/In progress/Done), rating, notes',
      volunteer: 'name, image, phone, city, rate=Hourly rate|Timpris|時給, rating, available, description',
    },
    called: { job: 'Request/Requests|Uppdrag/Uppdrag|依頼', volunteer: 'Helper/Helpers|Utförare/Utförare|スタッフ' },
    shows: { job: 'board' },
    services: ['payment', 'map'],
    subject: { of: 'job', takes: ['deeds', 'goods'] },
  },
  rideHailing: {
    name: 'Rides|Resor|配車',
    keeps: {
      taxiRide:
        'title=Ride|Resa|乗車, customerName=Passenger|Resenär|乗客, fromPlace, toPlace, date, time, ref:driver, distance, price, status(New/Accepted/In progress/Done/Cancelled), rating',
      driver: 'name, phone, vehicleType, plate, rating, available',
    },
    called: { taxiRide: 'Ride/Rides|Resa/Resor|配車' },
    shows: { taxiRide: 'board' },
    services: ['payment', 'map'],
    otherwise: 'onDemand',
  },
  rideSharing: {
    name: 'Ride sharing|Samåkning|相乗り',
    keeps: {
      sharedRide:
        'title, liftDriver, fromPlace, toPlace, date, startTime, seatsFree, price=Price per seat|Pris per plats|1席の料金, phone, notes',
      booking: 'name, ref:sharedRide, partySize, phone, status(Pending/Confirmed/Cancelled)',
    },
    services: ['map'],
  },
  foodDelivery: {
    name: 'Food delivery|Matleverans|フードデリバリー',
    keeps: {
      menuItem: 'name, price, category(Starters/Mains/Desserts/Drinks), image, description, available',
      order:
        'number, customerName, phone, address, ref:menuItem, quantity, amount, date, time, status(New/In progress/Shipped/Delivered), notes',
      driver: 'name, phone, vehicleType, status(Available/On the road/Off duty)',
    },
    called: { driver: 'Courier/Couriers|Bud/Bud|配達員' },
    shows: { order: 'board', menuItem: 'cards' },
    services: ['payment', 'map'],
  },
  gigWork: {
    name: 'Freelance marketplace|Frilansmarknad|スキルマーケット',
    keeps: {
      service:
        'name, category(Design/Technology/Marketing/Other), price, author=Offered by|Erbjuds av|出品者, image, duration=Delivery days|Leveranstid i dagar|お届け日数, rating, description',
      order:
        'number, ref:service, customerName=Buyer|Köpare|購入者, amount, date, dueDate, status(New/In progress/Delivered/Completed), notes',
      review: '',
    },
    called: { order: 'Order/Orders|Beställning/Beställningar|注文' },
    services: ['payment'],
    subject: { of: 'service', takes: ['deeds'] },
  },
  freelancers: {
    name: 'Freelancers|Frilansare|フリーランス',
    keeps: {
      job: 'title, customerName=Client|Beställare|発注者, category(Design/Technology/Marketing/Other), budget, dueDate, skillsText=Skills|Kompetenser|スキル, status(Open/In progress/Done), description',
      volunteer:
        'name, role, rate=Hourly rate|Timpris|時給, skillsText=Skills|Kompetenser|スキル, rating, city, image, available, description',
      proposal: 'title, ref:job, ref:volunteer, amount, date, status(Sent/Accepted/Rejected), notes',
    },
    called: { volunteer: 'Freelancer/Freelancers|Frilansare/Frilansare|フリーランス', proposal: 'Bid/Bids|Anbud/Anbud|提案' },
    services: ['payment'],
    subject: { of: 'volunteer', takes: ['providers'] },
  },
  care: {
    name: 'Sitters|Barnvakter|シッター',
    keeps: {
      volunteer: 'name, image, city, rate=Hourly rate|Timpris|時給, phone, rating, available, description=About|Om|自己紹介',
      booking:
        'name=Customer|Kund|ご依頼者, ref:volunteer, date, startTime, endTime, amount, status(Pending/Confirmed/Cancelled), notes',
      review: '',
    },
    called: { volunteer: 'Sitter/Sitters|Passare/Passare|シッター' },
    shows: { booking: 'calendar' },
    services: ['payment'],
    subject: { of: 'volunteer', takes: ['providers'] },
  },
  booking: { name: 'Booking|Bokning|予約', page: 'booking' },
  classes: {
    name: 'Classes|Klasser|レッスン予約',
    keeps: {
      yogaClass: 'title, instructor, weekday, startTime, duration, room, capacity, price, description',
      booking: 'name, ref:yogaClass, date, email, phone, status(Confirmed/Pending/Cancelled)',
      member: '',
    },
    called: { yogaClass: 'Class/Classes|Pass/Pass|クラス' },
    shows: { booking: 'calendar' },
  },
  events: {
    name: 'Events|Evenemang|イベント',
    keeps: {
      event:
        'title, date, time, location, price=Ticket price|Biljettpris|チケット料金, capacity, host=Organiser|Arrangör|主催者, image, description',
      eventTicket:
        'number, customerName, email, ref:event, quantity, amount, date=Bought|Köpt|購入日, status(Seat reserved/Ticket paid/Let in)',
    },
    shows: { event: 'cards' },
    services: ['payment'],
    subject: { of: 'event', takes: ['goods'] },
  },
  meetups: {
    name: 'Meetups|Träffar|イベント募集',
    keeps: {
      event: 'title, date, time, location, capacity, host=Organiser|Arrangör|主催者, groupName, description',
      registration: 'name, ref:event, email, date, status(Received/Confirmed/On the reserve list/Has withdrawn), notes',
    },
    shows: { event: 'cards' },
    subject: { of: 'event', takes: [] },
  },
  invitations: {
    name: 'Invitations|Inbjudningar|招待',
    keeps: {
      event: 'title, date, time, location, host, description',
      guest: 'name, email, ref:event, rsvp, plusOne, allergies, notes',
    },
  },
  poll: { name: 'Poll|Omröstning|投票', tools: ['poll'] },
  datePoll: { name: 'Date poll|Datumomröstning|日程調整', tools: ['datePoll'] },
  survey: { name: 'Survey|Enkät|アンケート', page: 'survey' },
  crm: {
    name: 'CRM|CRM|顧客管理',
    keeps: {
      deal: 'title, ref:company, ref:contact, amount, stage, owner, closeDate, probability, notes',
      contact: 'name, role, ref:company, email, phone, notes',
      company: '',
      task: 'title, ref:contact, dueDate, done, notes',
    },
    shows: { deal: 'board' },
    pages: ['dashboard'],
  },
  contacts: { name: 'Contacts|Kontakter|連絡先', keeps: { contact: '' } },
  businessCards: { name: 'Business cards|Visitkort|名刺管理', keeps: { businessCard: '' } },
  helpDesk: {
    name: 'Help desk|Kundtjänst|ヘルプデスク',
    keeps: {
      ticket:
        'title, requester=Customer|Kund|お客様, email, priority, status(Open/In progress/Waiting/Solved), category(Support/Sales/Other), assignee, date, description',
      faq: '',
      cannedReply: '',
    },
    shows: { ticket: 'board' },
  },
  invoicing: {
    name: 'Invoicing|Fakturering|請求書',
    page: 'invoice',
    keeps: { expense: 'item, amount, vat, category(Materials/Transport/Other), date, image=Receipt|Kvitto|領収書, notes' },
  },
  bookkeeping: {
    name: 'Bookkeeping|Bokföring|会計',
    page: 'invoice',
    keeps: {
      transaction: '',
      expense: 'item, amount, vat, category(Materials/Transport/Other), date, image=Receipt|Kvitto|領収書, notes',
    },
  },
  timeTracking: {
    name: 'Time tracking|Tidrapport|時間記録',
    keeps: {
      timeEntry: 'title, ref:project, ref:customer, date, startTime, endTime, hours, billable, tags, notes',
      project: 'name, ref:customer, rate, status(Active/Done)',
      customer: 'name, email',
    },
    pages: ['dashboard'],
  },
  attendance: { name: 'Attendance|Stämpelklocka|勤怠管理', keeps: { clockEntry: '', employee: '', leave: '' } },
  shifts: { name: 'Rota|Personalschema|シフト管理', keeps: { shift: '', employee: '', leave: '' }, shows: { shift: 'calendar' } },
  staff: { name: 'People|Personal|人事管理', keeps: { employee: '', leave: '', onboardingStep: '', review360: '' } },
  hiring: {
    name: 'Hiring|Rekrytering|採用管理',
    keeps: { candidate: '', jobOpening: '', interview: '' },
    shows: { candidate: 'board' },
  },
  jobBoard: {
    name: 'Job board|Platsbank|求人サイト',
    keeps: {
      jobOpening:
        'title, company, location, salary, type(Full-time/Part-time/Other), category(Technology/Healthcare/Sales/Other), date=Posted|Publicerad|掲載日, dueDate=Apply by|Sista ansökningsdag|応募締切, description',
      candidate: 'name, ref:jobOpening, email, phone, cv, date, stage, message',
    },
    called: { candidate: 'Application/Applications|Ansökan/Ansökningar|応募' },
    shows: { jobOpening: 'cards' },
  },
  salaries: {
    name: 'Workplace reviews|Arbetsgivaromdömen|企業口コミ',
    keeps: { company: '', review: 'title, ref:company, rating, role, salary, pros, cons, date' },
  },
  payroll: { name: 'Payroll|Löner|給与', keeps: { payslip: '', employee: '' } },
  budget: {
    name: 'Budget|Budget|家計簿',
    keeps: {
      transaction:
        'item, type(Income/Expense), amount, category(Salary/Food/Housing/Transport/Fun/Other), ref:bankAccount, date, notes',
      budgetItem: '',
      bankAccount: '',
    },
    pages: ['dashboard'],
    services: ['sync'],
  },
  sharedCosts: {
    name: 'Shared expenses|Delade utgifter|割り勘',
    keeps: {
      sharedExpense:
        'item, amount, paidBy=Paid by|Betalad av|支払った人, splitBetween=Split between|Delas av|割り勘する人, groupName=Group|Grupp|グループ, date, category(Food/Housing/Transport/Fun), paid=Settled|Reglerad|精算済み, notes',
    },
    tools: ['expenseSplitter'],
  },
  investing: {
    name: 'Investments|Investeringar|投資管理',
    keeps: { investment: '', transaction: '' },
    pages: ['dashboard'],
    services: ['sync'],
  },
  payments: {
    name: 'Payments|Betalningar|送金メモ',
    keeps: { payment: 'item, amount, fromPerson, toPerson, date, message, status(Pending/Paid)' },
    services: ['payment'],
  },
  crowdfunding: {
    name: 'Crowdfunding|Insamling|クラウドファンディング',
    keeps: {
      fundraiser:
        'title, image, purpose, targetAmount=Goal|Målbelopp|目標金額, amount=Raised|Insamlat|集まった金額, owner=Started by|Startad av|起案者, startDate, endDate, status(Planned/In progress/Completed), description',
      donation: 'name=Backer|Bidragsgivare|支援者, ref:fundraiser, amount, date, message',
    },
    called: {
      fundraiser: 'Campaign/Campaigns|Insamling/Insamlingar|プロジェクト',
      donation: 'Pledge/Pledges|Bidrag/Bidrag|支援',
    },
    shows: { fundraiser: 'cards' },
    services: ['payment'],
    subject: { of: 'fundraiser', takes: [] },
  },
  patrons: {
    name: 'Supporters|Stödmedlemmar|支援者',
    page: 'feed',
    keeps: { member: 'name, email, amount=Per month|Per månad|月額, joinedDate, status(Active/Inactive), message' },
    called: { member: 'Supporter/Supporters|Stödmedlem/Stödmedlemmar|支援者' },
    services: ['payment'],
  },
  petitions: { name: 'Petitions|Namninsamlingar|署名', keeps: { citizenProposal: '', petitionSignature: '' } },
  wishlist: {
    name: 'Wishlist|Önskelista|ほしい物リスト',
    keeps: {
      gift: 'title, owner=For|Till|誰の, price, image, website=Link|Länk|リンク, priority, done=Bought|Köpt|購入済み, notes',
    },
    shows: { gift: 'cards' },
  },
  workouts: {
    name: 'Training log|Träningslogg|トレーニング記録',
    keeps: {
      workout:
        'title, ref:member, type(Strength/Cardio/Mobility), date, distance, duration, climb=Elevation|Höjdmeter|獲得標高, pulse, votes=Kudos|Gilla-markeringar|いいね, image, notes',
      member: 'name, city, image, joinedDate',
    },
    called: { workout: 'Activity/Activities|Aktivitet/Aktiviteter|アクティビティ' },
    pages: ['dashboard'],
    services: ['map'],
    subject: { of: 'workout', takes: ['deeds'] },
  },
  gymLog: {
    name: 'Gym log|Gymlogg|筋トレ記録',
    keeps: { workout: 'title, ref:exercise, date, sets, reps, weight, duration, notes', exercise: '', personalBest: '' },
    pages: ['dashboard'],
  },
  calories: {
    name: 'Food diary|Matdagbok|食事記録',
    keeps: {
      meal: 'title=Food|Mat|食べたもの, date, type(Breakfast/Lunch/Dinner/Snack), calories, carbs, portion, notes',
      weighIn: '',
    },
    called: { weighIn: 'Weigh-in/Weigh-ins|Vägning/Vägningar|体重記録' },
    pages: ['dashboard'],
  },
  habits: { name: 'Habits|Vanor|習慣', keeps: { habit: '' } },
  calm: { name: 'Calm|Lugn|瞑想', keeps: { meditation: '', moodEntry: '' }, tools: ['breathing'] },
  sleep: { name: 'Sleep|Sömn|睡眠記録', keeps: { sleep: '' }, pages: ['dashboard'] },
  periods: { name: 'Cycle|Cykel|生理記録', keeps: { cycleEntry: '' } },
  diary: { name: 'Diary|Dagbok|日記', keeps: { journalEntry: 'title, date, mood, body, image, tags, location' } },
  babyLog: { name: 'Baby log|Bebisdagbok|育児記録', keeps: { babyFeeding: '', nappyChange: '', sleep: '', childGrowth: '' } },
  focus: { name: 'Focus|Fokus|集中タイマー', tools: ['pomodoro'], keeps: { studySession: '' } },
  recipes: {
    name: 'Recipes|Recept|レシピ',
    keeps: {
      recipe:
        'title, image, category(Breakfast/Lunch/Dinner/Dessert), author=Shared by|Delat av|投稿者, cookingTime, servings, difficulty, rating, ingredients, steps',
      review: 'title=Comment|Kommentar|コメント, ref:recipe, rating, author, date, description',
    },
    called: { review: 'Review/Reviews|Omdöme/Omdömen|レビュー' },
    shows: { recipe: 'gallery' },
  },
  mealPlan: { name: 'Meal plan|Matsedel|献立', keeps: { meal: '', recipe: '', shoppingItem: '' }, shows: { meal: 'calendar' } },
  groceries: { name: 'Shopping list|Inköpslista|買い物リスト', keeps: { shoppingItem: '' } },
  books: {
    name: 'Bookshelf|Bokhylla|読書記録',
    keeps: {
      book: 'title, author, image=Cover|Omslag|表紙, genre, status(Want to read/Reading/Read), rating, pages, date=Finished|Utläst|読了日, notes=Review|Recension|感想',
    },
    shows: { book: 'gallery' },
    subject: { of: 'book', takes: ['goods'] },
  },
  films: {
    name: 'Film diary|Filmdagbok|映画記録',
    keeps: {
      movie:
        'title, director, year, genre, status(Want to watch/Watching/Watched), rating, date=Watched on|Sågs|鑑賞日, image=Poster|Affisch|ポスター, notes=Review|Recension|感想',
    },
    shows: { movie: 'gallery' },
    subject: { of: 'movie', takes: ['goods'] },
  },
  streaming: {
    name: 'Film library|Filmbibliotek|動画ライブラリ',
    keeps: {
      movie:
        'title, image=Cover|Omslag|サムネイル, genre, year, duration, director, rating, status(Want to watch/Watching/Watched), website=Link|Länk|リンク, description',
      series: '',
    },
    shows: { movie: 'gallery' },
    subject: { of: 'movie', takes: ['goods'] },
  },
  videos: {
    name: 'Videos|Videor|動画',
    keeps: {
      video:
        'title, channelName, image=Thumbnail|Miniatyr|サムネイル, website=Link|Länk|リンク, duration, viewCount, votes=Likes|Gilla-markeringar|いいね, publishedAt, tags, description',
    },
    shows: { video: 'gallery' },
  },
  music: {
    name: 'Music library|Musikbibliotek|音楽ライブラリ',
    keeps: {
      song: 'title, artist, ref:album, genre(Rock/Jazz/Pop/Folk/Classical), duration, favorite, tags=Playlists|Spellistor|プレイリスト, website=Link|Länk|リンク',
      album: 'title, artist, year, image=Cover|Omslag|ジャケット, genre(Rock/Jazz/Pop/Folk/Classical), rating',
    },
    shows: { album: 'gallery' },
    subject: { of: 'song', takes: ['goods'] },
  },
  podcasts: { name: 'Podcasts|Poddar|ポッドキャスト', keeps: { podcastEpisode: '' } },
  records: { name: 'Record collection|Skivsamling|レコード棚', keeps: { vinylRecord: '' }, shows: { vinylRecord: 'gallery' } },
  games: {
    name: 'Games|Spel|ゲーム',
    keeps: {
      videoGame:
        'title, image, console, genre(Adventure/Puzzle/Racing/Role-playing/Strategy), status(Unplayed/Playing/Finished/Wishlist), hours, rating, price, notes',
    },
    shows: { videoGame: 'gallery' },
  },
  boardGames: { name: 'Board games|Brädspel|ボードゲーム', keeps: { boardGame: '', gameNight: '' } },
  flashcards: { name: 'Flashcards|Glosor|単語カード', tools: ['flashcards'], keeps: { flashcard: '' } },
  language: {
    name: 'Language lessons|Språklektioner|語学',
    tools: ['flashcards', 'quiz'],
    keeps: { flashcard: '', quizQuestion: '' },
  },
  quiz: { name: 'Quiz|Frågesport|クイズ', tools: ['quiz'], keeps: { quizQuestion: '' } },
  learning: {
    name: 'Courses|Kurser|オンライン講座',
    keeps: {
      course: 'title, image, category(Design/Technology/Other), instructor, level, price, duration, rating, description',
      lesson: 'title, ref:course, duration, website=Video link|Videolänk|動画リンク, topic, done, notes',
      student: 'name, email, ref:course, progress',
      review: 'title, ref:course, rating, author, date, description',
    },
    called: { student: 'Learner/Learners|Deltagare/Deltagare|受講者' },
    shows: { course: 'cards' },
  },
  classroom: {
    name: 'Classroom|Klassrum|クラスルーム',
    keeps: { course: '', assignment: '', student: '', announcement: '' },
  },
  dating: {
    name: 'Matches|Dejting|マッチング',
    keeps: {
      member:
        'name, image, age, gender, city, tags=Interests|Intressen|趣味, relation=Looking for|Söker|探している関係, favorite=Liked|Gillad|いいね, description=About me|Om mig|自己紹介',
      message: 'name=From|Från|送信者, ref:member, message, date',
    },
    called: { member: person },
    shows: { member: 'gallery' },
    subject: { of: 'member', takes: ['goods'] },
  },
  property: {
    name: 'Homes|Bostäder|物件探し',
    keeps: {
      listing:
        'title, image, price, address, city, bedrooms=Rooms|Rum|間取り, area, fee=Monthly fee|Månadsavgift|管理費, type(House/Apartment/Townhouse/Other), status(For sale/Under offer/Sold), ref:agent, description',
      houseViewing: 'address, ref:listing, date, time, customerName, phone, notes',
      agent: '',
    },
    called: { houseViewing: 'Viewing/Viewings|Visning/Visningar|内見' },
    shows: { listing: 'gallery' },
    services: ['map'],
    subject: { of: 'listing', takes: ['goods', 'places'] },
  },
  rentalHomes: {
    name: 'Homes to rent|Hyresbostäder|賃貸物件',
    keeps: {
      listing:
        'title, image, rent, deposit, address, city, bedrooms=Rooms|Rum|間取り, area, type(House/Apartment/Townhouse/Other), available, description',
      houseViewing: 'address, ref:listing, date, time, customerName, phone, notes',
    },
    called: { houseViewing: 'Viewing/Viewings|Visning/Visningar|内見' },
    shows: { listing: 'gallery' },
    services: ['map'],
    subject: { of: 'listing', takes: ['goods', 'places'] },
  },
  carMarket: {
    name: 'Cars for sale|Bilar till salu|中古車',
    keeps: { usedCar: '' },
    shows: { usedCar: 'gallery' },
    subject: { of: 'usedCar', takes: ['goods'] },
  },
  travel: {
    name: 'Trip planner|Reseplanerare|旅行計画',
    keeps: { trip: '', accommodation: '', activity: '', flight: '' },
    services: ['map'],
  },
  flights: { name: 'Flights|Flyg|航空券', keeps: { flight: '', trip: '' }, services: ['sync'] },
  placeReviews: {
    name: 'Reviews|Omdömen|口コミ',
    keeps: {
      restaurant: 'name, image, cuisine, city, address, price, rating, openingHours, website, phone, description',
      review: 'title, ref:restaurant, rating, author, date, image, description',
    },
    shows: { restaurant: 'gallery' },
    services: ['map'],
    subject: { of: 'restaurant', takes: ['goods', 'places'] },
  },
  attractions: {
    name: 'Travel tips|Restips|旅の口コミ',
    keeps: {
      place: 'name, image, city, category(Museum/Nature/Food/Other), price, rating, openingHours, website, description',
      review: 'title, ref:place, rating, author, date, description',
    },
    shows: { place: 'gallery' },
    services: ['map'],
    subject: { of: 'place', takes: ['goods', 'places'] },
  },
  hikes: { name: 'Trails|Leder|山行記録', keeps: { hike: '' }, services: ['map'] },
  companyReviews: {
    name: 'Company reviews|Företagsomdömen|企業レビュー',
    keeps: { company: '', review: 'title, ref:company, rating, author, date, description' },
  },
  prices: {
    name: 'Price comparison|Prisjämförelse|価格比較',
    keeps: {
      product:
        'name, image, category(Electronics/Kitchen/Other), price=Lowest price|Lägsta pris|最安値, rating, website, description',
      priceCheck: 'item, ref:product, shopName, price, date, website',
    },
    subject: { of: 'product', takes: ['goods'] },
  },
  wines: {
    name: 'Wine notes|Vinanteckningar|ワイン記録',
    keeps: {
      wine: 'name, image, make, type(Red/White/Sparkling), year, country, price, rating, notes=Tasting notes|Smakanteckningar|テイスティングメモ',
    },
    subject: { of: 'wine', takes: ['goods'] },
  },
  beers: {
    name: 'Beer notes|Öldagbok|ビール記録',
    keeps: { beer: 'name, image, beerStyle, origin=Brewery|Bryggeri|醸造所, alcohol, date, location, rating, notes' },
    subject: { of: 'beer', takes: ['goods'] },
  },
  calendar: {
    name: 'Calendar|Kalender|カレンダー',
    keeps: {
      event:
        'title, date, startTime, endTime, location, category(Work/Home/Family)=Calendar|Kalender|カレンダー, participantsText=Guests|Gäster|参加者, notes',
    },
    shows: { event: 'calendar' },
  },
  familyPlanner: {
    name: 'Family planner|Familjeplanerare|家族カレンダー',
    keeps: {
      event: 'title, date, startTime, assignee=For|För|誰の, location, notes',
      task: '',
      shoppingItem: '',
      familyMember: '',
    },
    shows: { event: 'calendar' },
  },
  neighbours: {
    name: 'Neighbours|Grannar|ご近所',
    page: 'feed',
    keeps: { neighbourHelp: '', event: '' },
    shows: { neighbourHelp: 'board', event: 'calendar' },
  },
  team: {
    name: 'Team|Laget|チーム',
    keeps: { event: 'title, date, time, location, description', player: '', attendance: '', announcement: '' },
    shows: { event: 'calendar' },
  },
  tournaments: { name: 'Tournaments|Turneringar|大会', keeps: { tournament: '', team: '', match: '' } },
  plants: { name: 'Plants|Växter|植物', keeps: { plant: '', plantCare: '' }, shows: { plant: 'gallery' } },
  birds: {
    name: 'Sightings|Observationer|観察記録',
    keeps: { birdSighting: '' },
    subject: { of: 'birdSighting', takes: ['goods'] },
  },
  familyTree: { name: 'Family tree|Släktträd|家系図', keeps: { relative: '' } },
  passwords: { name: 'Accounts|Konton|アカウント管理', keeps: { onlineAccount: '' }, tools: ['passwordGenerator'] },
  parcels: { name: 'Parcels|Paket|荷物追跡', keeps: { shipment: '' }, services: ['sync'] },
  faults: { name: 'Fault reports|Felanmälan|不具合報告', keeps: { streetFault: '' }, services: ['map'] },
  goals: { name: 'Goals|Mål|目標管理', keeps: { goal: '', keyResult: '' } },
  feedback: {
    name: 'Feature requests|Önskemål|要望ボード',
    keeps: { idea: 'title, description, category(Feature/Bug/Other), votes, status(New/Planned/In progress/Done), author, date' },
    shows: { idea: 'board' },
  },
  socialPlan: {
    name: 'Content calendar|Innehållskalender|投稿カレンダー',
    keeps: { contentItem: '', campaign: '' },
    shows: { contentItem: 'calendar' },
    services: ['sync'],
  },
  stock: { name: 'Stock|Lager|在庫管理', keeps: { product: '', order: '', supplier: '' } },
  pointOfSale: {
    name: 'Till|Kassa|レジ',
    keeps: { product: '', order: '', customer: '' },
    pages: ['dashboard'],
    services: ['payment'],
  },
  contracts: { name: 'Agreements|Avtal|契約管理', keeps: { contract: '' } },
  prompts: {
    name: 'Assistant|Assistent|アシスタント',
    page: 'chat',
    keeps: { aiPrompt: '' },
    shows: { aiPrompt: 'cards' },
    services: ['ai'],
  },
  anonymous: { name: 'Secrets|Anonymt|匿名投稿', page: 'feed' },
  drawing: { name: 'Whiteboard|Rityta|ホワイトボード', tools: ['drawingPad'] },
  stickies: {
    name: 'Sticky notes|Klisterlappar|付箋ボード',
    keeps: { idea: 'title, category(General/Other)=Group|Grupp|グループ, votes, author, color, description' },
    called: { idea: 'Note/Notes|Lapp/Lappar|付箋' },
    shows: { idea: 'board' },
  },
  ideaLog: { name: 'Ideas|Idéer|アイデア', keeps: { idea: '' } },
} as const satisfies Record<string, ProductKind>

export type ProductKindId = keyof typeof productKinds
export const productKindOf = (id: ProductKindId): ProductKind => productKinds[id]
