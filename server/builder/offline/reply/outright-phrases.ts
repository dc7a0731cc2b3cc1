// What the builder answers to wishes about what is so by nature: how dates are written, who sees what, where questions are changed.
import type { Language } from '#shared/languages.ts'

export const outrightSays = {
  dateFormat: {
    en: 'Dates and times are written the way the language of the project writes them; another language writes them another way.',
    sv: 'Datum och tider skrivs så som projektets språk skriver dem; ett annat språk skriver dem annorlunda.',
    ja: '日付と時刻は、プロジェクトの言語の書き方で表示されます。言語を変えると書き方も変わります。',
  },
  eachOwn: {
    en: 'No: each browser keeps its own data, so nobody sees what others have written. Once the project has a hosted backend, accounts decide who sees what.',
    sv: 'Nej: varje webbläsare har sina egna data, så ingen ser vad andra har skrivit. När projektet får en backend bestämmer konton vem som ser vad.',
    ja: 'いいえ。データは各自のブラウザに保存されるので、他の人が書いたものは見えません。バックエンドを使うと、アカウントごとに見える範囲を決められます。',
  },
  oneLanguage: {
    en: 'A project speaks one language at a time, so I left it as it is. For a second one, start another project from a copy of this one and ask there for “everything in Swedish” (or English, or Japanese).',
    sv: 'Ett projekt talar ett språk i taget, så jag lät språket vara. För ett till: börja ett nytt projekt från en kopia av det här och be där om ”allt på engelska” (eller japanska).',
    ja: 'プロジェクトの言語は一度に一つなので、そのままにしました。別の言語も必要なときは、このプロジェクトをコピーした新しいプロジェクトで「すべて英語にして」のように伝えてください。',
  },
  quizQuestions: {
    en: 'The questions are yours to change: open the list of questions beside the quiz, click one and write another in its place.',
    sv: 'Frågorna ändrar du själv: öppna listan med frågor bredvid frågesporten, klicka på en och skriv en annan i stället.',
    ja: '問題は自由に変えられます。クイズの横にある問題の一覧を開き、変えたい問題を書き直してください。',
  },
  anonymous: {
    en: 'Answers are anonymous already: only what somebody answers and the day are kept, and no question asks for a name unless you add one.',
    sv: 'Svaren är redan anonyma: bara det som svaras och dagen sparas, och ingen fråga ber om namn om du inte lägger till en sådan.',
    ja: '回答はもともと匿名です。保存されるのは回答内容と日付だけで、名前を聞く質問を加えない限り、誰の回答かはわかりません。',
  },
  seats: {
    en: 'On the booking page a time is for one booking. To let several people book the same time, say how many for each of what is booked, for example “capacity 12 for services”.',
    sv: 'På bokningssidan är en tid för en bokning. Ska flera kunna boka samma tid behöver det som bokas ett antal platser, till exempel ”kapacitet 12 på tjänster”.',
    ja: '予約ページでは、1つの時間に1件の予約です。同じ時間に複数の予約を受けるには、予約するものに定員が必要です。',
  },
  charts: {
    en: 'The dashboard draws a line for what runs over time and bars for what is compared, and does not change one into the other. Say what should stand beside each other, such as “show a chart of sales per month”, and it comes as bars.',
    sv: 'Översikten ritar en linje för det som löper över tid och staplar för det som jämförs, och byter inte det ena mot det andra. Säg vad som ska stå bredvid vartannat, till exempel ”visa ett diagram över försäljning per månad”, så kommer det som staplar.',
    ja: 'ダッシュボードでは、時間の流れは折れ線、比較は棒で描かれ、種類の切り替えはできません。「月ごとの売上のグラフを表示」のように比べたいものを伝えると、棒グラフになります。',
  },
  scanning: {
    en: 'The camera cannot read codes here. A code can be typed or pasted into a text field, and the search box of the list finds it.',
    sv: 'Kameran kan inte läsa av koder här. En kod kan skrivas eller klistras in i ett textfält, och listans sökruta hittar den.',
    ja: 'カメラでコードを読み取ることはできません。「コード番号を追加」と伝えると番号を入力する項目ができ、一覧の検索欄で探せます。',
  },
  overtime: {
    en: 'What goes beyond the usual hours is not worked out: on a short day it would be less than nothing. The hours of a day can be: say “work out the hours worked”.',
    sv: 'Vad som går utöver ordinarie tid räknas inte ut: en kort dag skulle det bli mindre än noll. Dagens timmar går bra: säg ”räkna ut arbetad tid”.',
    ja: '残業時間の自動計算はできません（短い日はマイナスになるため）。1日の勤務時間なら計算できます。「勤務時間を自動で計算して」と伝えてください。',
  },
  colourChoices: {
    en: 'Colours belong to the choices of a field. Make it one to choose from first, such as “the role is chef, waiter or dishes”, then ask for the colours again.',
    sv: 'Färger hör till valen i ett fält. Gör det först till ett val, till exempel ”roll ska vara kock, servis eller disk”, och be sedan om färgerna igen.',
    ja: '色を分けられるのは選択肢の項目です。先に「役割は調理、ホール、洗い場から選ぶ」のように選択肢を伝えてから、もう一度色分けを頼んでください。',
  },
  hardToRead: {
    en: 'Say what would help and I change it: “bigger text”, “lighter”, “show it as cards” or “hide the notes”.',
    sv: 'Säg vad som skulle hjälpa så ändrar jag det: ”större text”, ”ljusare”, ”visa som kort” eller ”dölj anteckningarna”.',
    ja: 'どこを変えると見やすくなるか、教えてください。「文字を大きく」「明るく」「カードで表示」「メモを一覧から隠して」のように伝えると変更できます。',
  },
  looksOffered: {
    en: 'That part of the looks is set by the builder, so I left it. I can change the colours, light or dark, the font, how round corners are, and how large everything is: for example “larger text”, “a rounder look” or “navy and white”.',
    sv: 'Den delen av utseendet bestämmer byggaren, så jag lät den vara. Jag kan ändra färgerna, ljust eller mörkt, typsnittet, hur runda hörnen är och hur stort allt är: till exempel ”större text”, ”rundare” eller ”marinblått och vitt”.',
    ja: 'その部分の見た目はあらかじめ決まっているため、そのままにしました。変えられるのは、色、明るさ、書体、角の丸み、全体の大きさです。例えば「文字を大きく」「角を丸く」「紺と白にして」のように伝えてください。',
  },
  otherColour: {
    en: 'You named no other colour, so I took one that is far from it. Say which you like, such as “terracotta” or “navy”.',
    sv: 'Du nämnde ingen annan färg, så jag tog en som ligger långt ifrån. Säg vilken du vill ha, till exempel ”terrakotta” eller ”marinblått”.',
    ja: '代わりの色の指定がなかったので、離れた色にしました。「テラコッタ」「紺」のように、好きな色を伝えてください。',
  },
  colourIs: {
    en: (palette: string) =>
      `The colour of this project is ${palette}; other colours only mark states, such as green for done. Say which one you would like, such as “navy” or “terracotta”.`,
    sv: (palette: string) =>
      `Projektets färg är ${palette}; andra färger markerar bara lägen, som grönt för klart. Säg vilken du vill ha, till exempel ”marinblått” eller ”terrakotta”.`,
    ja: (palette: string) =>
      `このプロジェクトの色は${palette}で、ほかの色は「完了は緑」のように状態を示すだけです。「紺」「テラコッタ」のように、好きな色を伝えてください。`,
  },
  growsWithAll: {
    en: 'One part alone cannot be made larger, so all text and buttons are larger now.',
    sv: 'En del för sig går inte att göra större, så all text och alla knappar är större nu.',
    ja: '一部だけを大きくすることはできないため、文字とボタンを全体に大きくしました。',
  },
  noDoubles: {
    en: 'It is already so: a time that somebody has booked is no longer offered to others.',
    sv: 'Det är redan så: en tid som någon har bokat erbjuds inte längre andra.',
    ja: 'すでにそうなっています。予約された時間は、ほかの人には表示されません。',
  },
  notAhead: {
    en: 'How long ahead somebody has to book is no part of the booking page; times of the past cannot be booked. A notice can stand above it: say “change the text under the headline to "Please book a day ahead"”.',
    sv: 'Hur lång tid i förväg man måste boka ingår inte i bokningssidan; tider som har varit går inte att boka. Ett meddelande kan stå ovanför: säg ”ändra ingressen till "Boka minst en dag i förväg"”.',
    ja: '何日前までに予約が必要かは設定できません（過ぎた時間は予約できません）。「紹介文を『前日までにご予約ください』に変更」のように、お知らせを載せられます。',
  },
  noPhotos: {
    en: 'I cannot take in picture files. The pictures of the pages are drawn in the project’s colours; where a list has a field for a picture, you choose your own there.',
    sv: 'Jag kan inte ta emot bildfiler. Sidornas bilder är ritade i projektets färger; där en lista har ett fält för bild väljer du en egen.',
    ja: '画像ファイルを受け取ることはできません。ページの絵はプロジェクトの色で描かれています。一覧に画像の項目がある場合は、そこで好きな画像を選べます。',
  },
} satisfies Record<string, Record<Language, string> | Record<Language, (palette: string) => string>>

/** `fields` are the names of those there are. */
export const tooManyFields: Record<Language, (fields: string) => string> = {
  en: (fields) =>
    `Tell me which ones should go. There are ${fields}. “Remove the notes” takes one away, “hide the notes” only leaves it out of the list.`,
  sv: (fields) =>
    `Säg vilka som ska bort. Det finns ${fields}. ”Ta bort anteckningarna” tar bort ett, ”dölj anteckningarna” lämnar det bara utanför listan.`,
  ja: (fields) =>
    `どの項目を減らすか教えてください。今の項目は${fields}です。「メモを削除」「メモを一覧から隠して」のように伝えると変更できます。`,
}

/** `field` is what rows are called by. */
export const titleWritten: Record<Language, (field: string) => string> = {
  en: (field) =>
    `“${field}” is what rows are called by, so it stays a text. For choices, add a field beside it, such as “add a kind: …”.`,
  sv: (field) =>
    `”${field}” är det som raderna heter, så det förblir text. För val: lägg till ett fält bredvid, till exempel ”lägg till sort: …”.`,
  ja: (field) =>
    `「${field}」は各データの見出しなので、文字で入力します。選択肢が必要なときは「分類を追加。〇〇、△△」のように別の項目を加えてください。`,
}
