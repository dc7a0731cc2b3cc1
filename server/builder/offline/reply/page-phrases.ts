// What the builder says of a page that is ready-made: what it does already, what is no part of it, and what it cannot do without.
import type { Language } from '#shared/languages.ts'

type Says = Record<string, Record<Language, string | ((...said: never[]) => string)>>

export const pageSays = {
  /** what a page cannot do without */
  keptByPage: {
    en: (what: string, page: string) => `**${what}** stays as it is: the page **${page}** works with it.`,
    sv: (what: string, page: string) => `**${what}** står kvar som det är: sidan **${page}** behöver det.`,
    ja: (what: string, page: string) => `**${what}**は**${page}**ページに必要なので、そのまま残しました。`,
  },
  /** what the results of a survey show */
  resultsThere: {
    en: 'The page **Results** shows that already: how many answered, a chart and the average for each question, and every answer by itself. The button **CSV** there saves them all to a file.',
    sv: 'Sidan **Resultat** visar det redan: hur många som har svarat, diagram och medelvärde för varje fråga, och varje svar för sig. Knappen **CSV** där sparar alla i en fil.',
    ja: '**結果**のページにすでにあります。回答数、質問ごとのグラフと平均、一件ずつの回答が見られ、**CSV**ボタンでファイルに保存できます。',
  },
  /** what they do not */
  resultsOnly: {
    en: 'The results show each question over all answers; they cannot be parted by the answer to another question, hidden below a number of answers or coloured by their value. With the button **CSV** on the page **Results** the answers can be compared in a spreadsheet.',
    sv: 'Resultatet visar varje fråga över alla svar; det går inte att dela upp efter svaret på en annan fråga, dölja under ett visst antal svar eller färga efter värde. Med knappen **CSV** på sidan **Resultat** kan svaren jämföras i ett kalkylark.',
    ja: '結果は、質問ごとに全回答をまとめて表示します。別の質問の回答で分けたり、回答数が少ないときに隠したり、値で色を変えたりはできません。**結果**のページの**CSV**ボタンで保存すれば、表計算ソフトで比較できます。',
  },
  noFiles: {
    en: 'A question can be answered with a text, a number, a date, yes or no, a choice or a mark, but not with a picture or a file, so I left the form as it is.',
    sv: 'En fråga kan besvaras med text, tal, datum, ja eller nej, ett val eller ett betyg, men inte med en bild eller fil, så jag lät formuläret vara.',
    ja: '質問の回答は、文章・数・日付・はい/いいえ・選択・評価から選べますが、写真やファイルは受け取れないため、フォームはそのままにしました。',
  },
  questionThere: {
    en: (text: string) => `That is asked already: “${text}”.`,
    sv: (text: string) => `Det frågas redan: ”${text}”.`,
    ja: (text: string) => `すでに「${text}」という質問があります。`,
  },
  quizNeedsAnswers: {
    en: 'For a new question I need its answers. Say it with them, the right one first: “add the question: Which planet is the largest? Jupiter, Mars, Venus” — or write it in the list of questions.',
    sv: 'För en ny fråga behöver jag svaren. Säg den med dem, det rätta först: ”lägg till frågan: Vilken planet är störst? Jupiter, Mars, Venus” – eller skriv in den i listan med frågor.',
    ja: '新しい問題には答えが必要です。正解を先頭にして「「一番大きい惑星は？」という質問を追加、木星・火星・金星」のように伝えるか、問題の一覧に書き込んでください。',
  },
  /** a tool that does it already; `where` is a sentence */
  toolDoes: {
    en: (where: string) => `That is there already: ${where}`,
    sv: (where: string) => `Det finns redan: ${where}`,
    ja: (where: string) => `すでにあります：${where}`,
  },
  /** `starts` are the names of what can be set, perhaps none */
  toolLacks: {
    en: (title: string, said: string, starts: readonly string[]) =>
      `**${title}** is a ready-made tool, and “${said}” is no part of it, so I left it as it is.${starts.length ? ` What I can set in it: ${starts.join(', ')}; and` : ' I can change'} its name, the colours, the font and how large everything is.`,
    sv: (title: string, said: string, starts: readonly string[]) =>
      `**${title}** är ett färdigt verktyg, och ”${said}” ingår inte i det, så jag lät det vara.${starts.length ? ` Det jag kan ställa in: ${starts.join(', ')}; och` : ' Jag kan ändra'} namn, färger, typsnitt och hur stort allt är.`,
    ja: (title: string, said: string, starts: readonly string[]) =>
      `**${title}**は完成した道具で、「${said}」には対応していないため、そのままにしました。変更できるのは、${starts.length ? `${starts.join('、')}、` : ''}名前、色、フォント、全体の大きさです。`,
  },
  accountThere: {
    en: 'Where to pay to stands at the foot of every invoice. Press the pencil beside your name at its top to fill in your own, or say it: “account number 1234 5678”.',
    sv: 'Vart man betalar står längst ner på varje faktura. Tryck på pennan vid ditt namn högst upp för att fylla i ditt eget, eller säg det: ”bankgiro 123-4567”.',
    ja: 'お振込先は各請求書の下部に表示されます。請求書の上の会社名の横の鉛筆から入力するか、「○○銀行 普通 1234567」のように伝えてください。',
  },
  /** `title` is the page with the guests */
  repliesThere: {
    en: (title: string) =>
      `Every reply stands on the page **${title}** already, with what each guest answered; as a board they stand by their answer, counted.`,
    sv: (title: string) =>
      `Alla svar står redan på sidan **${title}**, med det varje gäst har svarat; som tavla står de efter sitt svar, med antal.`,
    ja: (title: string) =>
      `お返事はすでに**${title}**のページに一覧になっています。ボード表示では、回答ごとに人数付きで並びます。`,
  },
  noCountdown: {
    en: 'A countdown cannot stand among the sections of a website. It can be a page of its own: say “add a countdown page”.',
    sv: 'En nedräkning kan inte stå bland webbplatsens sektioner. Den kan bli en egen sida: säg ”lägg till en sida med nedräkning”.',
    ja: 'カウントダウンをサイトのセクションとして置くことはできません。「カウントダウンのページを追加」と伝えると、専用のページを作れます。',
  },
  noSection: {
    en: (said: string) => `There is no section “${said}” on the page, so nothing has changed.`,
    sv: (said: string) => `Det finns ingen sektion ”${said}” på sidan, så inget har ändrats.`,
    ja: (said: string) => `ページに「${said}」というセクションはないため、何も変更していません。`,
  },
} satisfies Says
