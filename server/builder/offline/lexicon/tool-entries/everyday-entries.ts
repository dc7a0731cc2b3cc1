// The hand-made tools for texts, colours, days, work and health, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const everydayEntries = {
  caseConverter: {
    icon: 'CaseSensitive',
    palette: 'violet',
    look: 'editorial',
    en: [
      'Text tools',
      'Capitals, small letters and tidy lines.',
      'case converter, text case converter, title case converter, uppercase converter, lowercase converter, uppercase lowercase converter, text converter, text tools, text formatter, text cleaner, capitalizer, capitalization tool, letter case converter, upper case converter, camel case converter, convert text to uppercase, convert text to lowercase, remove duplicate lines, sort lines, uppercase and lowercase, sentence case converter, text transformer, change case',
    ],
    sv: [
      'Textverktyg',
      'Versaler, gemener och städade rader.',
      'textverktyg, versaler och gemener, skiftlägesomvandlare, textomvandlare, textkonverterare, stora och små bokstäver, bokstavsomvandlare, textstädare, versalgenerator, gemener och versaler, sortera rader, ta bort dubbletter i text',
    ],
    ja: [
      'テキスト変換',
      '大文字・小文字、全角・半角、行の整理。',
      '大文字小文字変換, 全角半角変換, テキスト変換, 文字変換, 半角全角変換, 半角変換, 全角変換, ひらがなカタカナ変換, カタカナ変換, テキスト整形, 文字列変換, 文字種変換, テキスト変換ツール, 改行削除ツール, ひらがな変換',
    ],
  },
  contrastChecker: {
    icon: 'Contrast',
    palette: 'indigo',
    look: 'crisp',
    en: [
      'Contrast checker',
      'Two colours, and whether they can be read.',
      'contrast checker, colour contrast checker, color contrast checker, wcag contrast checker, wcag checker, contrast ratio calculator, color contrast tool, colour contrast tool, contrast calculator, contrast tool, accessibility contrast checker, contrast ratio checker, contrast tester, accessibility checker',
    ],
    sv: [
      'Kontrastkoll',
      'Två färger, och om de går att läsa.',
      'kontrastkoll, kontrastkontroll, färgkontrast, kontrastkollen, kontrasttest, kontrastmätare, kontrastverktyg, wcag kontrast, kontrasträknare, kontrastkontrollant, kontrollera kontrast',
    ],
    ja: [
      'コントラストチェック',
      '2つの色が読みやすいかを調べます。',
      'コントラストチェッカー, コントラストチェック, コントラスト比, コントラスト比計算, 色のコントラスト, カラーコントラスト, コントラスト計算, 配色チェッカー, 配色チェック',
    ],
  },
  dateCalculator: {
    icon: 'CalendarRange',
    palette: 'sky',
    look: 'crisp',
    en: [
      'Days between dates',
      'From one day to another, in days, weeks and workdays.',
      'date calculator, date difference calculator, days between dates, days between two dates, days calculator, day counter, day calculator, date difference, working days calculator, business days calculator, date counter, days between dates calculator, weeks between dates, workday calculator, time between dates, date duration calculator, number of days between two dates',
    ],
    sv: [
      'Dagar mellan datum',
      'Från en dag till en annan, i dagar, veckor och vardagar.',
      'datumräknare, dagar mellan två datum, dagräknare, datumkalkylator, dagar mellan datum, räkna dagar, arbetsdagsräknare, datumskillnad, dagkalkylator, antal dagar mellan två datum, räkna ut dagar, veckoräknare',
    ],
    ja: [
      '日数計算',
      '日付から日付までの日数、週数、平日の数。',
      '日数計算, 日付計算, 日数の計算, 期間計算, 日付の差, 営業日計算, 日数計算機, 日付計算機, 平日計算, 日数カウンター, 経過日数計算',
    ],
  },
  ageCalculator: {
    icon: 'Cake',
    palette: 'pink',
    look: 'soft',
    en: [
      'Age calculator',
      'How old, to the day, and what comes next.',
      'age calculator, age finder, birthday calculator, how old am i, how old am i calculator, age counter, dog age calculator, exact age calculator, chronological age calculator',
    ],
    sv: [
      'Ålder',
      'Hur gammal, på dagen, och vad som väntar.',
      'åldersräknare, ålderskalkylator, räkna ut ålder, räkna ålder, födelsedagsräknare, hur gammal är jag, räkna ut min ålder',
    ],
    ja: [
      '年齢計算',
      '今日で何歳何か月か、次の記念日はいつか。',
      '年齢計算, 年齢計算機, 年齢早見表, 年齢の計算, 誕生日計算, 満年齢計算, 年齢計算ツール, 月齢計算',
    ],
  },
  workHours: {
    icon: 'AlarmClockCheck',
    palette: 'blue',
    look: 'crisp',
    en: [
      'Hours of the week',
      'When you start and end, and what it adds up to.',
      'work hours calculator, working hours calculator, timesheet calculator, hours calculator, time card calculator, overtime calculator, weekly hours calculator, hours worked calculator, time calculator, hourly pay calculator, hourly wage calculator, work time calculator',
    ],
    sv: [
      'Veckans arbetstid',
      'När du börjar och slutar, och vad det blir.',
      'arbetstidsräknare, arbetstidskalkylator, timräknare, tidräknare, timlönekalkylator, övertidskalkylator, timkalkylator, flexräknare, arbetstimmeräknare, timlöneräknare, tidkalkylator',
    ],
    ja: [
      '勤務時間計算',
      '始業と終業から、一週間の時間と給与を。',
      '勤務時間計算, 勤務時間の計算, 労働時間計算, 残業計算, 残業時間計算, 残業代計算, 時給計算, バイト代計算, バイト代の計算, 給料計算, 勤務時間計算機, 時間計算, 給与計算ツール, 時間計算機, 残業代の計算, 時給の計算, アルバイト代計算',
    ],
  },
  netPay: {
    icon: 'Wallet',
    palette: 'emerald',
    look: 'crisp',
    en: [
      'Pay after tax',
      'What is left of the pay each month.',
      'net pay calculator, take home pay calculator, take-home pay calculator, salary calculator, salary after tax calculator, pay after tax calculator, income tax calculator, tax calculator, paycheck calculator, wage calculator, pay calculator, net salary calculator, gross to net calculator, wage tax calculator, wage calculator after tax, salary tax calculator',
    ],
    sv: [
      'Lön efter skatt',
      'Vad som blir kvar av lönen varje månad.',
      'lönekalkylator, löneräknare, lön efter skatt, nettolönekalkylator, nettolön räknare, skatteräknare, inkomstskatteräknare, räkna ut lön efter skatt, räkna ut nettolön, räkna ut min nettolön, räkna ut min lön efter skatt, beräkna lön efter skatt, beräkna nettolön',
    ],
    ja: [
      '手取り計算',
      '給与から税金と社会保険料を引いた、毎月の手取りがわかります。',
      '手取り計算, 手取り計算機, 手取りの計算, 手取り額の計算, 手取り額計算, 給料の手取り計算, 年収手取り計算, 月給の手取り計算, 所得税計算, 税金計算, 所得税の計算, 手取りシミュレーター, 手取りシミュレーション',
    ],
  },
  currencyConverter: {
    icon: 'ArrowLeftRight',
    palette: 'emerald',
    look: 'crisp',
    en: [
      'Currency converter',
      'What a sum is in another currency, at your own rates.',
      'currency converter, currency calculator, exchange rate calculator, money converter, currency exchange calculator, exchange calculator, currency conversion, foreign exchange calculator, currency exchange, euro converter, dollar converter, travel money calculator, convert currency, convert currencies',
    ],
    sv: [
      'Valutaomvandlare',
      'Vad en summa är i en annan valuta, efter dina egna kurser.',
      'valutaomvandlare, valutakalkylator, valutaräknare, omvandla valuta, växlingskalkylator, valutakonverterare, valutaväxlare, räkna om valuta, valutakursräknare',
    ],
    ja: [
      '通貨換算',
      'ほかの通貨でいくらになるか、自分のレートで。',
      '通貨換算, 為替計算, 通貨変換, 外貨計算, 為替換算, 外貨換算, 両替計算, 為替レート計算, 通貨コンバーター, 通貨計算, 為替電卓, 通貨換算ツール, 通貨換算機',
    ],
  },
  vatCalculator: {
    icon: 'ReceiptText',
    palette: 'cyan',
    look: 'crisp',
    en: [
      'VAT and sales tax',
      'Add the tax to a price, or take it out.',
      'vat calculator, sales tax calculator, gst calculator, vat tool, reverse vat calculator, vat converter, price with vat calculator',
    ],
    sv: [
      'Momsräknare',
      'Lägg på momsen, eller räkna bort den.',
      'momsräknare, momskalkylator, moms kalkylator, räkna moms, räkna ut moms, moms räknare, räkna bort moms, lägga på moms, momsuträknare, räkna ut momsen',
    ],
    ja: [
      '消費税計算',
      '税込と税抜を、税率ごとに。',
      '消費税計算, 消費税計算機, 税込計算, 税抜計算, 税込み計算, 消費税の計算, 税込税抜計算, 消費税電卓, 税込価格計算, 税抜き計算, 消費税計算ツール',
    ],
  },
  paceCalculator: {
    icon: 'Footprints',
    palette: 'orange',
    look: 'bold',
    en: [
      'Pace calculator',
      'Pace, finish time and splits.',
      'pace calculator, running pace calculator, running calculator, marathon pace calculator, race pace calculator, race time calculator, marathon calculator, split calculator, running time calculator, marathon time calculator, race time predictor, speed calculator, run pace calculator',
    ],
    sv: [
      'Löptempo',
      'Tempo, sluttid och mellantider.',
      'löptidskalkylator, tempokalkylator, löpkalkylator, löptempo, fartkalkylator, maratonkalkylator, löpräknare, tempoberäknare, temporäknare, löptidsräknare, sluttidskalkylator, kilometertid',
    ],
    ja: [
      'ランニングペース計算',
      'ペース、ゴールタイム、通過タイム。',
      'ペース計算, ペース計算機, マラソンペース計算, ランニングペース計算, マラソンタイム計算, ランニング計算, マラソンペース, ペース表, マラソンのペース計算, 予想タイム計算',
    ],
  },
  calorieCalculator: {
    icon: 'Salad',
    palette: 'green',
    look: 'soft',
    en: [
      'Calorie calculator',
      'What a day takes, and what to aim for.',
      'calorie calculator, calories calculator, calorie needs calculator, tdee calculator, bmr calculator, macro calculator, daily calorie calculator, calorie intake calculator, macros calculator, protein calculator, maintenance calories calculator, metabolism calculator, calorie deficit calculator',
    ],
    sv: [
      'Kaloribehov',
      'Vad en dag kräver, och vad du kan sikta på.',
      'kalorikalkylator, kaloribehov, kaloriräknare för dagen, kaloribehovskalkylator, energibehov, energibehovskalkylator, makrokalkylator, bmr-kalkylator, proteinkalkylator, räkna ut kaloribehov',
    ],
    ja: [
      'カロリー計算',
      '1日に必要なカロリーと目標。',
      'カロリー計算, カロリー計算アプリ, カロリー計算機, 消費カロリー計算, 基礎代謝計算, 必要カロリー計算, 摂取カロリー計算, 基礎代謝量計算, pfcバランス計算, 1日の必要カロリー, カロリー計算ツール, 基礎代謝の計算',
    ],
  },
  randomNumber: {
    icon: 'Shuffle',
    palette: 'purple',
    look: 'bold',
    en: [
      'Random numbers',
      'Numbers drawn by chance, each one fair.',
      'random number generator, random number, random numbers, number generator, lottery number generator, lotto number generator, number picker, random number picker, lotto numbers, lottery numbers, bingo number generator, number randomizer, bingo caller',
    ],
    sv: [
      'Slumptal',
      'Tal som slumpen drar, alla lika troliga.',
      'slumptal, slumptalsgenerator, slumpa tal, slumpa siffror, lottonummer, lottogenerator, slumpa ett tal, slumpa nummer, siffergenerator, nummergenerator, bingonummer',
    ],
    ja: [
      '乱数',
      '決めた範囲から、公平に数字を引きます。',
      '乱数, 乱数生成, 乱数ジェネレーター, ランダム数字, 数字ルーレット, 乱数生成ツール, 乱数ツール, ランダムな数字, ロト番号生成, 数字をランダムに, 抽選番号, ランダム数字生成',
    ],
  },
  rockPaperScissors: {
    icon: 'Scissors',
    palette: 'lime',
    look: 'bold',
    en: [
      'Rock, paper, scissors',
      'Against the computer, best of as many as you like.',
      'rock paper scissors, rock paper scissors game, rock paper scissors against the computer, paper scissors rock, scissors paper stone, stone paper scissors',
    ],
    sv: ['Sten, sax, påse', 'Mot datorn, så många omgångar du vill.', 'sten sax påse, sten sax och påse, sten-sax-påse'],
    ja: [
      'じゃんけん',
      'コンピューターと何回でも勝負。',
      'じゃんけん, じゃんけんゲーム, ジャンケン, ジャンケンゲーム, じゃんけん対戦',
    ],
  },
  tallyCounter: {
    icon: 'Plus',
    palette: 'teal',
    look: 'bold',
    en: [
      'Counter',
      'One press, one more.',
      'tally counter, click counter, clicker counter, people counter, counter app, hand counter, row counter, knitting row counter, visitor counter, tap counter, number counter, clicker',
    ],
    sv: [
      'Räkneverk',
      'Ett tryck, en till.',
      'räkneverk, klickräknare, besöksräknare, publikräknare, handräknare, stickräknare, maskräknare, trafikräknare, fågelräknare, klickare',
    ],
    ja: [
      'カウンター',
      '押すたびに1つ増えます。',
      'カウンター, 数取器, 数取り器, カウンターアプリ, 人数カウンター, 来場者カウンター, 編み物カウンター, 段数カウンター, タップカウンター, 数取り',
    ],
  },
  worldClock: {
    icon: 'Globe',
    palette: 'sky',
    look: 'crisp',
    en: [
      'World clock',
      'What time it is where your people are.',
      'world clock, world clocks, time zone converter, timezone converter, time zone clock, timezone clock, digital clock, analog clock, world time, meeting time planner, time zone planner, time difference calculator',
    ],
    sv: [
      'Världsklocka',
      'Vad klockan är där de dina är.',
      'världsklocka, världsur, tidszonsomvandlare, tidszonskollen, tidszonsklocka, världstid, tidszonsplanerare',
    ],
    ja: [
      '世界時計',
      '大切な人のいる場所の今。',
      '世界時計, ワールドクロック, 時差計算, 世界の時刻, タイムゾーン変換, デジタル時計, 時差換算, アナログ時計',
    ],
  },
  priceComparison: {
    icon: 'Tags',
    palette: 'rose',
    look: 'crisp',
    en: [
      'Price comparison',
      'Which one gives most for the money.',
      'unit price calculator, unit price comparison, price comparison calculator, price per unit calculator, best buy calculator, price per kilo calculator, grocery price calculator, unit price comparer, cost per unit calculator',
    ],
    sv: [
      'Jämförpris',
      'Vilken som ger mest för pengarna.',
      'jämförprisräknare, jämförpriskalkylator, kilopriskalkylator, kiloprisräknare, styckpriskalkylator',
    ],
    ja: [
      '単価比較',
      'どれが一番お得かわかります。',
      '単価計算, 単価比較, どっちが得, お得計算, 単価計算機, グラム単価計算, コスパ計算, どちらが得か計算, 単価の計算, グラム単価',
    ],
  },
  gradeCalculator: {
    icon: 'GraduationCap',
    palette: 'indigo',
    look: 'crisp',
    en: [
      'Grade calculator',
      'The average, and what the last test has to be.',
      'grade calculator, gpa calculator, grade average calculator, weighted average calculator, final grade calculator, average calculator, weighted grade calculator, test score calculator, exam grade calculator, average grade calculator',
    ],
    sv: [
      'Medelvärde',
      'Snittet, och vad det sista provet kräver.',
      'betygskalkylator, betygsräknare, snitträknare, medelvärdesräknare, medelvärdeskalkylator, meritvärdeskalkylator, räkna ut snitt, betygssnittsräknare, räkna ut medelvärde, meritpoängsräknare',
    ],
    ja: [
      '成績計算',
      '平均と、最後に必要な点数。',
      '成績計算, gpa計算, 平均点計算, 評定平均計算, 加重平均計算, 平均計算, 内申点計算, 平均点の計算, 成績計算機, 評定平均の計算',
    ],
  },
} as const satisfies Record<string, ToolEntry>
