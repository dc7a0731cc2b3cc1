// Every sentence the built-in builder says, in the person's language.
import type { Language } from '#shared/languages.ts'
import type { ServiceCue } from '../lexicon/cues.ts'
import type { PageKind } from '../model.ts'

type Say<Args extends readonly unknown[]> = Record<Language, (...args: Args) => string>
const en = (items: readonly string[], and: string) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
/** `a, b and c` */
export const listed: Say<[items: readonly string[]]> = {
  en: (items) => en(items, 'and'),
  sv: (items) => en(items, 'och'),
  ja: (items) => items.join('、'),
}

export const builtThing: Say<[many: string, fields: readonly string[], views: readonly string[]]> = {
  en: (many, fields, views) => `**${many}** with ${listed.en(fields)}${views.length ? `, shown as ${listed.en(views)}` : ''}`,
  sv: (many, fields, views) => `**${many}** med ${listed.sv(fields)}${views.length ? `, som ${listed.sv(views)}` : ''}`,
  ja: (many, fields, views) => `**${many}**：${listed.ja(fields)}${views.length ? `（表示：${listed.ja(views)}）` : ''}`,
}
/** The sections of a front page, in their order. */
export const builtFront: Say<[sections: readonly string[]]> = {
  en: (sections) => `**A front page** with ${listed.en(sections)}`,
  sv: (sections) => `**En förstasida** med ${listed.sv(sections)}`,
  ja: (sections) => `**トップページ**：${listed.ja(sections)}`,
}
export const builtPage: Record<Exclude<PageKind, 'collection' | 'tool' | 'landing'>, Record<Language, string>> = {
  dashboard: {
    en: '**A dashboard** with key figures, charts and the latest entries',
    sv: '**En översikt** med nyckeltal, diagram och det senaste',
    ja: '**ダッシュボード**：主要な数値、グラフ、最近の記録',
  },
  todo: {
    en: '**A checklist** you fill with Enter and tick off',
    sv: '**En checklista** som du fyller på med Enter och bockar av',
    ja: '**チェックリスト**：Enterで追加し、終わったらチェック',
  },
  blog: {
    en: '**A blog** with posts, tags, an about page and a page to write',
    sv: '**En blogg** med inlägg, taggar, en om-sida och en sida att skriva på',
    ja: '**ブログ**：記事、タグ、自己紹介ページ、執筆ページ',
  },
  calendar: {
    en: '**A calendar** across everything that has a date',
    sv: '**En kalender** över allt som har ett datum',
    ja: '**カレンダー**：日付のあるものをまとめて表示',
  },
  booking: {
    en: '**A booking page**: choose a service, a free time within the opening hours, leave your name; no time is booked twice',
    sv: '**En bokningssida**: välj tjänst, en ledig tid inom öppettiderna och lämna ditt namn; ingen tid bokas två gånger',
    ja: '**予約ページ**：メニューと営業時間内の空き時間を選び、名前を入力。二重予約はできません',
  },
  survey: {
    en: '**A survey** to fill in, with a thank-you at the end, and its results as bars, averages and texts, as CSV too; the questions are yours to change',
    sv: '**En enkät** att fylla i, med ett tack på slutet, och resultat som staplar, snitt och texter, även som CSV; frågorna ändrar du själv',
    ja: '**アンケート**：回答フォームとお礼の画面、棒グラフ・平均・自由記述の集計結果（CSVも）。質問は自由に変更できます',
  },
  standings: {
    en: '**Standings** worked out from the results: who leads, with places and points, and the latest results',
    sv: '**En ställning** som räknas ut av resultaten: vem som leder, med placering och poäng, och de senaste resultaten',
    ja: '**順位表**：結果から自動で計算。順位とポイント、最近の結果も表示',
  },
  feed: {
    en: '**A feed** of posts with pictures, likes and comments',
    sv: '**Ett flöde** av inlägg med bilder, gilla-markeringar och kommentarer',
    ja: '**フィード**：写真つきの投稿、いいね、コメント',
  },
  chat: {
    en: '**A chat** with channels, names and times',
    sv: '**En chatt** med kanaler, namn och klockslag',
    ja: '**チャット**：チャンネル、名前、時刻つきのメッセージ',
  },
  settings: {
    en: '**A settings page** for the name and what else can be set',
    sv: '**En inställningssida** för namnet och annat som går att ställa in',
    ja: '**設定ページ**：名前などの設定を変更できます',
  },
  invoice: {
    en: '**Invoices** with lines, VAT and totals, numbered in series, marked as sent and paid, late ones in red, ready to print',
    sv: '**Fakturor** med rader, moms och summor, numrerade i serie, markerade som skickade och betalda, försenade i rött, klara att skriva ut',
    ja: '**請求書**：明細、消費税、合計、連番、送付・支払いの状態、期限超過は赤で表示、そのまま印刷できます',
  },
  shop: {
    en: '**A shop** to browse and search, with a page for each product, a cart that is kept, and a checkout whose orders reach you',
    sv: '**En butik** att bläddra och söka i, med en sida per produkt, en varukorg som sparas och en kassa vars beställningar når dig',
    ja: '**ショップ**：商品の一覧と検索、商品ページ、保存されるカート、注文が届くレジ',
  },
}
/** What a page does without until a server stands behind it. */
export const pageLacks: Partial<Record<PageKind, Record<Language, string>>> = {
  survey: {
    en: 'Answers are kept in the browser they were given in: fine for a tablet at the desk. To collect them from everybody’s own device, the project needs the hosted backend.',
    sv: 'Svaren sparas i den webbläsare där de lämnas: det räcker för en surfplatta i receptionen. För att samla in dem från allas egna enheter behöver projektet den värdbaserade databasen.',
    ja: '回答は入力したブラウザに保存されます（受付のタブレットなどに向いています）。各自の端末から集めるには、サーバー側のデータベースが必要です。',
  },
  feed: {
    en: 'Posts and comments are kept in this one browser for now; for people to see each other’s, the project needs the hosted backend.',
    sv: 'Inlägg och kommentarer sparas än så länge i den här webbläsaren; för att alla ska se varandras behöver projektet den värdbaserade databasen.',
    ja: '投稿とコメントは今のところこのブラウザだけに保存されます。みんなで見るには、サーバー側のデータベースが必要です。',
  },
  chat: {
    en: 'Messages are kept in this one browser for now, in step between its tabs; for people on other devices to join in, the project needs the hosted backend.',
    sv: 'Meddelandena sparas än så länge i den här webbläsaren, i takt mellan flikarna; för att andra enheter ska kunna vara med behöver projektet den värdbaserade databasen.',
    ja: 'メッセージは今のところこのブラウザだけに保存されます（タブ間では同期します）。ほかの端末と会話するには、サーバー側のデータベースが必要です。',
  },
}
export const builtTool: Say<[title: string, lead: string]> = {
  en: (title, lead) => `**${title}**: ${lead}`,
  sv: (title, lead) => `**${title}**: ${lead}`,
  ja: (title, lead) => `**${title}**：${lead}`,
}
export const assumedThings: Say<[many: readonly string[], about: string]> = {
  en: (many, about) =>
    `You did not mention ${listed.en(many.map((each) => each.toLowerCase()))}; I added them because this is about ${about}.`,
  sv: (many, about) =>
    `Du nämnde inte ${listed.sv(many.map((each) => each.toLowerCase()))}; jag lade till det eftersom det handlar om ${about}.`,
  ja: (many, about) => `${many.map((each) => `「${each}」`).join('')}は書かれていませんが、${about}に必要そうなので加えました。`,
}
export const assumedProduct: Say<[name: string, kind: string]> = {
  en: (name, kind) => `I read “${name}” as “${kind}”: what such a program usually keeps, with a name and looks of its own.`,
  sv: (name, kind) =>
    `Jag läste ”${name}” som ”${kind}”: det ett sådant program brukar innehålla, med eget namn och eget utseende.`,
  ja: (name, kind) => `「${name}」は「${kind}」と受け取り、よくある内容を、独自の名前とデザインで作りました。`,
}
export const assumedFields: Say<[many: readonly string[]]> = {
  en: (many) =>
    `You did not say what to keep about ${listed.en(many.map((each) => each.toLowerCase()))}, so I chose the usual fields.`,
  sv: (many) =>
    `Du sa inte vad som ska sparas om ${listed.sv(many.map((each) => each.toLowerCase()))}, så jag valde de vanliga fälten.`,
  ja: (many) => `${many.map((each) => `「${each}」`).join('')}の項目は指定がなかったので、一般的なものを選びました。`,
}
export const pastedRows: Say<[count: number, many: string]> = {
  en: (count, many) =>
    `${count === 1 ? 'The row' : `The ${count} rows`} you pasted ${count === 1 ? 'stands' : 'stand'} in “${many}”.`,
  sv: (count, many) => `${count === 1 ? 'Raden' : `De ${count} rader`} du klistrade in står i ”${many}”.`,
  ja: (count, many) => `貼り付けられた${count}行は「${many}」に入っています。`,
}
export const toldRows: Say<[count: number, many: string]> = {
  en: (count, many) => `“${many}” begins with the ${count} you named.`,
  sv: (count, many) => `”${many}” börjar med de ${count} du nämnde.`,
  ja: (count, many) => `「${many}」には、書かれていた${count}件が入っています。`,
}

export const assumedNoun: Say<[many: string]> = {
  en: (many) => `I do not know ${many.toLowerCase()} well, so they have a simple form. Tell me what else to keep about them.`,
  sv: (many) => `Jag känner inte till ${many.toLowerCase()} så väl, så formuläret är enkelt. Berätta vad mer som ska sparas.`,
  ja: (many) => `「${many}」には詳しくないので、簡単な項目にしました。ほかに必要な項目を教えてください。`,
}
export const builtStayPage: Record<Language, string> = {
  en: '**A booking page**: choose the days, see what is free then and what it costs, leave your name; nothing is booked twice',
  sv: '**En bokningssida**: välj dagar, se vad som är ledigt då och vad det kostar, lämna namn; inget bokas dubbelt',
  ja: '**予約ページ**：日程を選ぶと、空室と料金がわかります。名前を入れて予約。二重予約はありません',
}
export const builtGatheringPage: Record<Language, string> = {
  en: '**A page to sign up on**: see what is coming up and how many places are left, leave your name; nothing is overbooked',
  sv: '**En sida för anmälan**: se vad som är på gång och hur många platser som är kvar, lämna namn; inget överbokas',
  ja: '**申し込みページ**：これからの予定と残りの人数がわかります。名前を入れて申し込み。定員を超えることはありません',
}
export const builtHours: Say<[week: string]> = {
  en: (week) => `**Hours for bookings**: ${week}`,
  sv: (week) => `**Tider för bokning**: ${week}`,
  ja: (week) => `**予約の受付時間**：${week}`,
}
export const notUnderstood: Say<[words: readonly string[]]> = {
  en: (words) => `I did not use: ${words.map((word) => `“${word}”`).join(', ')}`,
  sv: (words) => `Jag använde inte: ${words.map((word) => `”${word}”`).join(', ')}`,
  ja: (words) => `使わなかった言葉：${words.map((word) => `「${word}」`).join('')}`,
}
export const serviceNotes: Record<ServiceCue, Record<Language, string>> = {
  game: {
    en: 'I do not have that game; a new one has to be written by hand or by a language model. Games I have: chess, checkers, reversi, sudoku, solitaire, minesweeper, falling blocks, snake, 2048, memory, tic-tac-toe, a word to guess, a quiz and more.',
    sv: 'Det spelet har jag inte; ett nytt måste skrivas för hand eller av en språkmodell. Spel jag har: schack, dam, othello, sudoku, patiens, röj minor, fallande block, snake, 2048, memory, tre i rad, gissa ordet, frågesport med flera.',
    ja: 'そのゲームは用意がありません。新しく作るには手書きか言語モデルが必要です。作れるゲーム：チェス、チェッカー、リバーシ、数独、ソリティア、マインスイーパー、落ちものパズル、スネーク、2048、神経衰弱、三目並べ、ことば当て、クイズなど。',
  },
  message: {
    en: 'Sending email or text messages needs a sending service; the records to send from are there.',
    sv: 'Att skicka mejl eller sms kräver en utskickstjänst; uppgifterna att skicka från finns.',
    ja: 'メールやSMSの送信には配信サービスが必要です。送信元となる記録は用意しました。',
  },
  payment: {
    en: 'Taking payments needs a payment provider; amounts and a paid mark are kept instead.',
    sv: 'Att ta betalt kräver en betaltjänst; belopp och betalstatus sparas i stället.',
    ja: '決済には決済サービスが必要です。代わりに金額と支払い状況を記録します。',
  },
  map: {
    en: 'Maps need a map service; addresses and places are kept as text.',
    sv: 'Kartor kräver en karttjänst; adresser och platser sparas som text.',
    ja: '地図には地図サービスが必要です。住所や場所は文字で記録します。',
  },
  ai: {
    en: 'AI answers need a language model; this project works without one.',
    sv: 'AI-svar kräver en språkmodell; projektet fungerar utan.',
    ja: 'AIの回答には言語モデルが必要です。このプロジェクトはモデルなしで動きます。',
  },
  sync: {
    en: 'Syncing with other services needs their keys; you can download and print everything.',
    sv: 'Synkning med andra tjänster kräver deras nycklar; du kan ladda ner och skriva ut allt.',
    ja: '他サービスとの連携にはそのキーが必要です。データの書き出しと印刷はできます。',
  },
  video: {
    en: 'Video needs a video service; links to calls can be kept.',
    sv: 'Video kräver en videotjänst; länkar till samtal kan sparas.',
    ja: '動画通話には専用サービスが必要です。通話のリンクは記録できます。',
  },
  login: {
    en: 'Accounts for your visitors need a backend for this project; for now each browser keeps its own data.',
    sv: 'Konton för besökare kräver en backend till projektet; tills vidare har varje webbläsare sina egna data.',
    ja: '利用者のアカウントには専用のバックエンドが必要です。今はブラウザごとにデータを保存します。',
  },
  reminder: {
    en: 'Reminders outside the page need a sending service; dates are highlighted when they come near.',
    sv: 'Påminnelser utanför sidan kräver en utskickstjänst; datum lyfts fram när de närmar sig.',
    ja: 'ページ外への通知には配信サービスが必要です。期日が近いものは画面で目立たせます。',
  },
}

export const roleNote: Say<[clause: string]> = {
  en: (clause) =>
    `“${clause}”: who may do what needs accounts, and accounts need a backend. For now everyone who opens the project can do everything.`,
  sv: (clause) =>
    `”${clause}”: vem som får göra vad kräver konton, och konton kräver en backend. Tills vidare kan alla som öppnar projektet göra allt.`,
  ja: (clause) =>
    `「${clause}」：権限を分けるにはアカウントとバックエンドが必要です。今はプロジェクトを開いた人が全員すべての操作をできます。`,
}

export const nothingRecognised: Record<Language, string> = {
  en: 'I am the built-in builder, and I did not recognise anything in that I can build. I am good at lists and records, dashboards, shops, booking pages, invoices, websites, blogs, calendars and checklists. Try one of these:',
  sv: 'Jag är den inbyggda byggaren och kände inte igen något jag kan bygga. Jag är bra på register, listor, översikter, butiker, bokningssidor, fakturor, webbplatser, bloggar, kalendrar och checklistor. Prova något av det här:',
  ja: '内蔵ビルダーです。作れるものを読み取れませんでした。得意なのは記録や一覧、ダッシュボード、ショップ、予約ページ、請求書、ホームページ、ブログ、カレンダー、チェックリストです。次の例を試してください：',
}
export const startingPoints: Record<Language, readonly string[]> = {
  en: [
    'A todo app with priorities and due dates',
    'A sales dashboard with charts, revenue by region and recent orders',
    'A personal blog with posts, tags and an about page',
    'A customer list with company, phone and notes and a calendar of visits',
    'A recipe collection with ingredients, cooking time and rating',
    'A booking calendar for my hair salon',
  ],
  sv: [
    'En att göra-app med prioritet och förfallodatum',
    'En försäljningsöversikt med diagram, intäkter per region och senaste ordrar',
    'En personlig blogg med inlägg, taggar och en om mig-sida',
    'Ett kundregister med företag, telefon och anteckningar och en kalender för besök',
    'En receptsamling med ingredienser, tillagningstid och omdöme',
    'En bokningskalender för min frisörsalong',
  ],
  ja: [
    '優先度と期限のあるToDoアプリ',
    'グラフ、地域別売上、最近の注文がある売上ダッシュボード',
    '投稿、タグ、自己紹介ページのある個人ブログ',
    '会社、電話番号、メモのある顧客リストと訪問カレンダー',
    '材料、調理時間、評価のあるレシピ集',
    '美容室の予約カレンダー',
  ],
}
export const viewNames: Record<string, Record<Language, string>> = {
  table: { en: 'a table', sv: 'tabell', ja: '表' },
  list: { en: 'a list', sv: 'lista', ja: 'リスト' },
  cards: { en: 'cards', sv: 'kort', ja: 'カード' },
  board: { en: 'a board', sv: 'tavla', ja: 'ボード' },
  calendar: { en: 'a calendar', sv: 'kalender', ja: 'カレンダー' },
  timeline: { en: 'a timeline', sv: 'tidslinje', ja: 'タイムライン' },
  grid: { en: 'a grid', sv: 'rutnät', ja: '一覧表' },
  gallery: { en: 'a gallery', sv: 'galleri', ja: 'ギャラリー' },
}
