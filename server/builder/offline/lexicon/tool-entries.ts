// The small tools and games that are written by hand (sandbox/kit/src/tools) and the words people ask for them with: data, in
// three languages. A new tool = an entry here, its words in tool-words, its component in the kit, named after the entry's id.
import type { looks, palettes } from '../model.ts'
import { calculatorEntries } from './calculator-entries.ts'
import { everydayEntries } from './everyday-entries.ts'

type Texts = [title: string, lead: string, words: string]
export type ToolEntry = {
  /** a lucide icon in PascalCase */
  icon: string
  palette: (typeof palettes)[number]
  look: (typeof looks)[number]
  /** the thing whose rows the tool works on: a page beside its list */
  thing?: string
  /** comes along with its thing; otherwise only when asked for */
  usual?: boolean
  en: Texts
  sv: Texts
  ja: Texts
}

export const toolEntries = {
  tipCalculator: {
    icon: 'HandCoins',
    palette: 'emerald',
    look: 'soft',
    en: [
      'Tip calculator',
      'Add the tip and split the bill.',
      'tip calculator, tips calculator, tip splitter, gratuity calculator',
    ],
    sv: ['Dricksräknare', 'Lägg till dricks och dela notan.', 'dricksräknare, drickskalkylator, räkna ut dricks, räkna dricks'],
    ja: ['チップ計算', 'チップを加えて人数で割ります。', 'チップ計算, チップ計算機'],
  },
  pomodoro: {
    icon: 'Timer',
    palette: 'red',
    look: 'soft',
    en: [
      'Focus timer',
      'Work, rest, and see how the day adds up.',
      'pomodoro, pomodoro timer, focus timer, pomodoro clock, study timer, work timer, pomodoros',
    ],
    sv: [
      'Fokustimer',
      'Arbeta, vila och se hur dagen blir.',
      'pomodoro, pomodorotimer, pomodoroklocka, fokustimer, arbetstimer, plugghjälp, plugg-timer, pluggtimer, studietimer, koncentrationstimer',
    ],
    ja: [
      '集中タイマー',
      '集中と休憩をくり返し、一日を見渡します。',
      'ポモドーロ, ポモドーロタイマー, 集中タイマー, 勉強タイマー, 作業タイマー',
    ],
  },
  unitConverter: {
    icon: 'ArrowLeftRight',
    palette: 'sky',
    look: 'crisp',
    en: [
      'Unit converter',
      'Lengths, weights, temperatures and more.',
      'unit converter, unit conversion, units converter, measurement converter, convert units, length converter, temperature converter, weight converter, metric converter',
    ],
    sv: [
      'Enhetsomvandlare',
      'Längd, vikt, temperatur och mer.',
      'enhetsomvandlare, omvandla enheter, enhetskonverterare, måttomvandlare, temperaturomvandlare, omvandlare, måttkonverterare, måttlathund, viktomvandlare, längdomvandlare, volymomvandlare, enhetsomräknare, måttabell',
    ],
    ja: ['単位変換', '長さ、重さ、温度など。', '単位変換, 単位換算, 単位コンバーター, 単位変換ツール'],
  },
  diceRoller: {
    icon: 'Dices',
    palette: 'violet',
    look: 'bold',
    en: ['Dice', 'Roll one die or a handful.', 'dice, dice roller, die roller, roll dice, dice rolling, dice simulator, d20'],
    sv: [
      'Tärningar',
      'Slå en tärning eller en hel näve.',
      'tärning, tärningar, tärningskast, slå tärning, tärningsspel, tärningskastare',
    ],
    ja: ['サイコロ', '1個でも、まとめてでも。', 'サイコロ, さいころ, ダイス, サイコロツール'],
  },
  ticTacToe: {
    icon: 'Grid3x3',
    palette: 'indigo',
    look: 'bold',
    en: ['Tic-tac-toe', 'Three in a row wins.', 'tic tac toe, tic tac toe game, tictactoe, noughts and crosses, three in a row'],
    sv: ['Tre i rad', 'Tre i rad vinner.', 'tre i rad, luffarschack, tic tac toe'],
    ja: ['三目並べ', '3つ並べたら勝ち。', '三目並べ, マルバツゲーム, まるばつゲーム'],
  },
  stopwatch: {
    icon: 'Watch',
    palette: 'teal',
    look: 'crisp',
    en: ['Stopwatch', 'Time it, lap by lap.', 'stopwatch, stop watch, lap timer, lap counter, chronometer'],
    sv: ['Tidtagarur', 'Ta tid, varv för varv.', 'tidtagarur, stoppur, tidtagning, varvräknare'],
    ja: ['ストップウォッチ', 'ラップも計れます。', 'ストップウォッチ, ラップタイマー, タイム計測'],
  },
  kitchenTimer: {
    icon: 'AlarmClock',
    palette: 'orange',
    look: 'soft',
    en: [
      'Timer',
      'Set the time and wait for the bell.',
      'kitchen timer, egg timer, timer, countdown timer, cooking timer, alarm timer, meditation timer, tea timer',
    ],
    sv: [
      'Kökstimer',
      'Ställ in tiden och vänta på signalen.',
      'timer, äggklocka, kökstimer, nedräkningstimer, äggtimer, meditationstimer, meditationsklocka, tetimer',
    ],
    ja: ['タイマー', '時間を決めて、ベルを待ちます。', 'キッチンタイマー, タイマー, カウントダウンタイマー'],
  },
  intervalTimer: {
    icon: 'Dumbbell',
    palette: 'red',
    look: 'bold',
    en: [
      'Interval timer',
      'Work, rest, repeat.',
      'interval timer, hiit timer, workout timer, tabata timer, training timer, boxing timer, exercise timer, gym timer',
    ],
    sv: ['Intervalltimer', 'Jobba, vila, upprepa.', 'intervalltimer, träningstimer, hiit timer, tabatatimer'],
    ja: [
      'インターバルタイマー',
      '動いて、休んで、くり返す。',
      'インターバルタイマー, トレーニングタイマー, タバタタイマー, HIITタイマー, 筋トレタイマー',
    ],
  },
  countdown: {
    icon: 'Hourglass',
    palette: 'purple',
    look: 'soft',
    en: [
      'Countdown',
      'How long until the days that matter.',
      'countdown, countdown to a date, countdown page, event countdown, date countdown, wedding countdown, birthday countdown, holiday countdown, christmas countdown, days until',
    ],
    sv: [
      'Nedräkning',
      'Så länge är det kvar till dagarna som betyder något.',
      'nedräkning, nedräkning till ett datum, nedräknare, julnedräkning, semesternedräkning',
    ],
    ja: ['カウントダウン', '大切な日まで、あと何日。', 'カウントダウン, 日数カウント, カウントダウンページ'],
  },
  metronome: {
    icon: 'Music4',
    palette: 'amber',
    look: 'bold',
    en: ['Metronome', 'A steady beat to practise to.', 'metronome, beat keeper, tempo keeper, bpm counter, tap tempo'],
    sv: ['Metronom', 'Ett stadigt slag att öva till.', 'metronom, taktmätare'],
    ja: ['メトロノーム', '練習のための一定の拍。', 'メトロノーム, テンポキープ'],
  },
  breathing: {
    icon: 'Wind',
    palette: 'cyan',
    look: 'soft',
    en: [
      'Breathing',
      'A few minutes of calm.',
      'breathing exercise, breathing exercises, breathing timer, box breathing, breathing guide, calm breathing',
    ],
    sv: ['Andningsövning', 'Några minuters lugn.', 'andningsövning, andningsövningar, lugn andning'],
    ja: ['呼吸エクササイズ', '数分の落ち着いた時間。', '呼吸エクササイズ, 呼吸法, 深呼吸, 瞑想タイマー'],
  },
  calculator: {
    icon: 'Calculator',
    palette: 'slate',
    look: 'crisp',
    en: [
      'Calculator',
      'Adds, takes away, and remembers.',
      'calculator, simple calculator, basic calculator, pocket calculator, online calculator',
    ],
    sv: [
      'Miniräknare',
      'Räknar och minns.',
      'miniräknare, kalkylator, räknare, räknemaskin, virkeskalkylator, skattekalkylator, åtgångskalkylator, priskalkylator, materialkalkylator, grundräknare',
    ],
    ja: ['電卓', '計算と、その履歴。', '電卓, 計算機, 計算アプリ, 計算ツール'],
  },
  loanCalculator: {
    icon: 'Landmark',
    palette: 'blue',
    look: 'crisp',
    en: [
      'Loan calculator',
      'What a loan costs, month by month.',
      'loan calculator, mortgage calculator, loan payment calculator, repayment calculator, interest calculator, amortization calculator, car loan calculator',
    ],
    sv: [
      'Lånekalkyl',
      'Vad ett lån kostar, månad för månad.',
      'lånekalkyl, lånekalkylator, bolånekalkyl, räntekalkyl, ränteräknare, amorteringskalkyl, bolånekalkylator, bolåneräknare, huslånekalkylator, huslånekalkyl, billånekalkylator, räntekalkylator, amorteringskalkylator, boendekalkyl, boendekalkylator, låneräknare, avbetalningskalkylator',
    ],
    ja: [
      'ローン計算',
      '毎月の返済額がわかります。',
      'ローン計算, ローン計算機, 住宅ローン計算, 住宅ローン計算機, ローンシミュレーター, 住宅ローンシミュレーター, 住宅ローンシミュレーション, ローンシミュレーション, 返済シミュレーター, 返済シミュレーション, 返済計算, 返済額計算, 利息計算, 金利計算, カーローン計算, 自動車ローン計算, 奨学金返済計算',
    ],
  },
  percentCalculator: {
    icon: 'Percent',
    palette: 'cyan',
    look: 'soft',
    en: [
      'Percentages',
      'Four questions about per cent, answered.',
      'percentage calculator, percent calculator, percentages calculator, discount calculator, sale price calculator',
    ],
    sv: [
      'Procenträknare',
      'Fyra frågor om procent, besvarade.',
      'procenträknare, procentkalkylator, rabatträknare, räkna procent, rabattkalkylator, påläggskalkylator, marginalkalkylator',
    ],
    ja: [
      'パーセント計算',
      '割合の計算を4つ。',
      'パーセント計算, 割引計算, 割合計算, パーセント計算機, 割引率計算, 値引き計算, 増減率計算, 利益率計算',
    ],
  },
  bmiCalculator: {
    icon: 'Scale',
    palette: 'green',
    look: 'soft',
    en: ['BMI calculator', 'Height and weight, put in proportion.', 'bmi calculator, body mass index calculator'],
    sv: [
      'BMI-räknare',
      'Längd och vikt i förhållande till varandra.',
      'bmi-räknare, bmi räknare, bmi-kalkylator, bmi kalkylator, bmi, kroppsmasseindex',
    ],
    ja: ['BMI計算', '身長と体重のバランス。', 'BMI計算, BMI計算機, 肥満度計算, BMIチェック, 体格指数計算'],
  },
  expenseSplitter: {
    icon: 'Split',
    palette: 'teal',
    look: 'soft',
    en: [
      'Who owes whom',
      'Share costs and settle up.',
      'expense splitter, bill splitter, split expenses, split the bill, cost splitter, cost sharing, expense sharing, group expense splitter, price splitter, bill splitting',
    ],
    sv: [
      'Dela på kostnader',
      'Dela utlägg och gör upp.',
      'dela på kostnader, dela kostnader, kostnadsdelning, dela notan, dela utlägg, utläggsdelare',
    ],
    ja: ['割り勘', '立て替えをまとめて精算します。', '割り勘, 割り勘計算, 割り勘計算機, ワリカン, 立替精算'],
  },
  passwordGenerator: {
    icon: 'KeyRound',
    palette: 'slate',
    look: 'bold',
    en: [
      'Password generator',
      'Made here, sent nowhere.',
      'password generator, password maker, random password generator, passphrase generator, password creator',
    ],
    sv: [
      'Lösenordsgenerator',
      'Skapas här och skickas ingenstans.',
      'lösenordsgenerator, lösenordsskapare, generera lösenord, slumpa lösenord',
    ],
    ja: [
      'パスワード生成',
      'この画面の中だけで作ります。',
      'パスワード生成, パスワードジェネレーター, パスワード作成, パスワード生成ツール',
    ],
  },
  wordCounter: {
    icon: 'LetterText',
    palette: 'amber',
    look: 'editorial',
    en: ['Word counter', 'Words, characters and time to read.', 'word counter, character counter, letter counter, text counter'],
    sv: ['Ordräknare', 'Ord, tecken och lästid.', 'ordräknare, teckenräknare, räkna ord, räkna tecken, bokstavsräknare'],
    ja: ['文字数カウント', '文字数、単語数、読む時間。', '文字数カウント, 文字数カウンター, 文字カウント, 文字数計算'],
  },
  paletteMaker: {
    icon: 'Palette',
    palette: 'pink',
    look: 'bold',
    en: [
      'Colour palettes',
      'Colours that belong together.',
      'colour palette maker, color palette maker, color palette generator, colour palette generator, color palette, colour palette, palette generator, color picker, colour picker, color scheme generator',
    ],
    sv: [
      'Färgpaletter',
      'Färger som hör ihop.',
      'färgpalett, färgpaletter, färgpalettgenerator, färgväljare, palettgenerator, färggenerator',
    ],
    ja: [
      '配色パレット',
      '相性のよい色を選びます。',
      '配色パレット, カラーパレット, 配色ツール, カラーピッカー, 配色ジェネレーター',
    ],
  },
  coinFlip: {
    icon: 'Coins',
    palette: 'amber',
    look: 'bold',
    en: ['Coin flip', 'Let the coin decide.', 'coin flip, coin toss, coin flipper, flip a coin, heads or tails, coin tosser'],
    sv: ['Krona eller klave', 'Låt slanten avgöra.', 'krona eller klave, singla slant, slantsingling, slantsinglare'],
    ja: ['コイントス', '表か裏で決めます。', 'コイントス, コイン投げ, コインフリップ'],
  },
  namePicker: {
    icon: 'CircleDot',
    palette: 'rose',
    look: 'bold',
    en: [
      'Name wheel',
      'Spin the wheel and let it choose.',
      'name picker, random wheel, picker wheel, random student picker, student picker, pupil picker, random name picker, wheel of names, name wheel, spin the wheel, spinning wheel, random picker, raffle picker, decision wheel, winner picker, prize wheel, random name generator, lottery wheel, wheel spinner, fortune wheel, decision maker, random decision maker, yes or no wheel, random draw, prize draw',
    ],
    sv: [
      'Namnhjul',
      'Snurra hjulet och låt det välja.',
      'namnhjul, lyckohjul, slumphjul, snurrhjul, namnväljare, namnslumpare, slumpa namn, slumpa fram, slumpa fram en vinnare, dra en vinnare, lottdragning, slumpgenerator, slumpgenererare, namnlottning, lottningshjul, lyckohjulet, snurra hjulet, lottare, vinnardragning',
    ],
    ja: [
      '名前ルーレット',
      '回して選びます。',
      '名前ルーレット, ルーレット, 抽選ルーレット, くじ引き, 抽選, あみだくじ, おみくじ, 抽選アプリ, 順番決め, 当番決めルーレット, ビンゴの抽選',
    ],
  },
  teamMaker: {
    icon: 'Shuffle',
    palette: 'teal',
    look: 'bold',
    en: [
      'Team maker',
      'Names in, fair teams out.',
      'team generator, random team generator, team maker, team picker, team randomizer, team shuffler, group generator, random group generator, group maker, random groups, random teams, split into teams, make teams',
    ],
    sv: [
      'Lagdelare',
      'Skriv namnen och få jämna lag.',
      'lagdelare, gruppslumpare, laggenerator, lagindelare, lagindelning, gruppgenerator, gruppindelare, slumpa lag, slumpa grupper, dela in i lag, dela in i grupper',
    ],
    ja: [
      'チーム分け',
      '名前を入れて、公平に分けます。',
      'チーム分け, チーム分けツール, グループ分け, グループ分けツール, 班分け, 組分け, チーム作成',
    ],
  },
  guessNumber: {
    icon: 'CircleQuestionMark',
    palette: 'orange',
    look: 'bold',
    en: [
      'Guess the number',
      'Higher or lower until you have it.',
      'guess the number, guess the number game, guess a number, number guessing, number guessing game, guessing game, guess my number, higher or lower, higher lower game',
    ],
    sv: [
      'Gissa talet',
      'Högre eller lägre tills du har det.',
      'gissa talet, gissa ett tal, gissa tal, gissa numret, gissa siffran, gissningsspel, högre eller lägre',
    ],
    ja: [
      '数当てゲーム',
      '大きいか小さいかを頼りに当てます。',
      '数当て, 数当てゲーム, 数字当て, 数字当てゲーム, 数あて, 数あてゲーム, 数字当てクイズ',
    ],
  },
  memoryGame: {
    icon: 'LayoutGrid',
    palette: 'purple',
    look: 'soft',
    en: [
      'Memory',
      'Find the pairs.',
      'memory game, memory card game, matching game, card matching game, pairs game, concentration game, matching pairs game, match pairs game',
    ],
    sv: ['Memory', 'Hitta paren.', 'memory, memoryspel, memoryspelet, parspel, minnesspel'],
    ja: ['神経衰弱', '同じ絵柄を見つけます。', '神経衰弱, 神経衰弱ゲーム, メモリーゲーム, 絵合わせ, 記憶ゲーム, カード合わせ'],
  },
  snake: {
    icon: 'Worm',
    palette: 'lime',
    look: 'bold',
    en: ['Snake', 'Eat, grow, and mind your tail.', 'snake game, classic snake game, snake, nokia snake'],
    sv: ['Snake', 'Ät, väx och akta svansen.', 'snake, snakespel, ormspel, snake spel, masken'],
    ja: ['スネークゲーム', '食べて伸びて、自分にぶつからないように。', 'スネークゲーム, ヘビゲーム, スネーク, へびゲーム'],
  },
  game2048: {
    icon: 'Grid2x2',
    palette: 'orange',
    look: 'bold',
    en: [
      '2048',
      'Slide the tiles, join the twins.',
      '2048, 2048 game, number sliding game, sliding puzzle game, sliding puzzle, tile game, number puzzle',
    ],
    sv: ['2048', 'Skjut brickorna, slå ihop de lika.', '2048, 2048 spel, sifferpussel, skjutpussel'],
    ja: ['2048ゲーム', 'タイルを動かし、同じ数を合わせます。', '2048, 2048ゲーム, 数字パズル, スライドパズル'],
  },
  typingTest: {
    icon: 'Keyboard',
    palette: 'sky',
    look: 'crisp',
    en: [
      'Typing test',
      'How fast are your fingers?',
      'typing test, typing speed test, typing game, typing practice, typing tutor, wpm test, typing trainer',
    ],
    sv: [
      'Skrivtest',
      'Hur snabba är dina fingrar?',
      'skrivtest, maskinskrivning, skrivhastighetstest, skrivträning, tangentträning, maskinskrivningstest',
    ],
    ja: ['タイピング練習', '指の速さを測ります。', 'タイピング練習, タイピングテスト, タイピングゲーム, タイピング'],
  },
  drawingPad: {
    icon: 'Brush',
    palette: 'pink',
    look: 'soft',
    en: [
      'Drawing pad',
      'A blank page and eight colours.',
      'drawing pad, drawing board, sketch pad, sketchpad, whiteboard, paint program, doodle pad, drawing canvas, drawing tool, painting canvas',
    ],
    sv: [
      'Ritblock',
      'En tom sida och åtta färger.',
      'ritblock, ritplatta, rittavla, ritprogram, skissblock, whiteboard, rityta, ritverktyg',
    ],
    ja: [
      'お絵かき',
      '白い紙と8つの色。',
      'お絵かき, お絵描き, お絵かきアプリ, スケッチ, ホワイトボード, お絵かきツール, 落書き帳',
    ],
  },
  scoreboard: {
    icon: 'Trophy',
    palette: 'blue',
    look: 'bold',
    en: [
      'Scoreboard',
      'Who is ahead?',
      'scoreboard, score board, score keeper, scorekeeper, score counter, point counter, game score keeper',
    ],
    sv: [
      'Poängtavla',
      'Vem leder?',
      'poängtavla, resultattavla, poängräknare, poängräkning, poängblock, ställningstavla, målräknare, räkna poäng',
    ],
    ja: ['スコアボード', '今、誰がリード？', 'スコアボード, 得点板, 得点表, スコアカウンター, 点数カウンター'],
  },
  quiz: {
    icon: 'CircleHelp',
    palette: 'violet',
    look: 'bold',
    thing: 'quizQuestion',
    usual: true,
    en: [
      'Quiz',
      'Four answers, one is right.',
      'quiz, quizzes, quiz game, maths practice, math practice, maths quiz, math quiz, maths game, math game, mental maths, mental math, arithmetic practice, maths drill, math drill, trivia game, trivia, trivia quiz, pub quiz, multiple choice quiz, multiple choice test, multiple choice exam, multiple choice questions, practice quiz, mock test, knowledge test, general knowledge test, self test, trivia night, quiz night, quiz maker',
    ],
    sv: [
      'Frågesport',
      'Fyra svar, ett är rätt.',
      'frågesport, quiz, frågespel, kunskapsspel, frågetävling, gissningslek, matteträning, mattespel, räkneträning, gångertabellen, multiplikationstabellen, tabellträning, flervalsfrågor, flervalsprov, frågesporter, quizspel, frågelek, tipspromenad, musikquiz',
    ],
    ja: [
      'クイズ',
      '4つの答えから1つ選びます。',
      'クイズ, クイズゲーム, 四択クイズ, クイズ大会, 一問一答, 四択問題, 択一問題, 模擬問題, 過去問クイズ, 検定クイズ, 早押しクイズ',
    ],
  },
  flashcards: {
    icon: 'Layers',
    palette: 'indigo',
    look: 'soft',
    thing: 'flashcard',
    usual: true,
    en: [
      'Practice',
      'The cards that are due, at the right time.',
      'spaced repetition, flashcard trainer, flash cards, study cards, study card, learning cards, revision cards, vocab cards, vocabulary cards, index cards, question cards, memory cards, flashcard practice, vocabulary trainer, anki clone, verb practice, verbs practice, verb trainer, vocabulary practice, vocab practice, vocab trainer, vocabulary drill, word practice, words practice, spelling practice, kanji practice, irregular verbs, language practice, times tables, times table practice, multiplication tables, multiplication practice',
    ],
    sv: [
      'Öva',
      'De kort som står på tur, i rätt tid.',
      'glosträning, glosförhör, flashcards, glosövning, ordkort, glosträningsapp, glosplugg, glosspel, läxförhör, ordkunskap, pluggkort, minneskort, inlärningskort, läxkort, frågekort',
    ],
    ja: [
      '単語練習',
      '復習の時期が来たカードから。',
      '間隔反復, フラッシュカード, 暗記カード, 単語練習, 単語カード, 学習カード, 復習カード, 英単語カード, 漢字カード, 用語カード, めくりカード, 単語帳アプリ',
    ],
  },
  poll: {
    icon: 'Vote',
    palette: 'teal',
    look: 'bold',
    en: [
      'Poll',
      'Vote and see where it stands.',
      'poll, polls, quick poll, voting poll, poll maker, vote counter, voting tool, straw poll',
    ],
    sv: [
      'Omröstning',
      'Rösta och se hur det står.',
      'omröstning, omröstningar, snabbomröstning, röstning, röstverktyg, röstningsverktyg, rösta fram, rösta på, röstlåda, handuppräckning',
    ],
    ja: ['投票', '投票して、結果を見ます。', '投票, 投票ツール, 多数決, 投票ページ'],
  },
  habitTracker: {
    icon: 'Flame',
    palette: 'violet',
    look: 'soft',
    thing: 'habit',
    usual: true,
    en: ['Habit tracker', 'Tick off each day and keep the streak.', 'habit streaks, streak tracker, streak counter'],
    sv: ['Vanespårare', 'Bocka av varje dag och håll sviten vid liv.', 'vanesvit, svitmätare'],
    ja: [
      '習慣トラッカー',
      '毎日チェックして、連続記録をのばします。',
      '習慣チェック, 連続記録, 習慣トラッカー, 習慣アプリ, 習慣表, 習慣づけ, 習慣化, 習慣チェック表, ルーティンアプリ, 習慣記録',
    ],
  },
  waterTracker: {
    icon: 'GlassWater',
    palette: 'sky',
    look: 'soft',
    en: [
      'Water',
      'Glass by glass to the day’s goal.',
      'water tracker, water intake tracker, water reminder, hydration tracker, water counter, water intake, drink water',
    ],
    sv: ['Vatten', 'Glas för glas mot dagens mål.', 'vattenräknare, dricka vatten, vattendagbok, vattenintag, vätskedagbok'],
    ja: ['水分', '1杯ずつ、今日の目標まで。', '水分補給, 水分記録, 水分補給トラッカー, 水を飲む'],
  },
  ...calculatorEntries,
  ...everydayEntries,
} as const satisfies Record<string, ToolEntry>

export type ToolId = keyof typeof toolEntries
export const toolIds = Object.keys(toolEntries) as [ToolId, ...ToolId[]]
export const toolEntryOf = (id: ToolId): ToolEntry => toolEntries[id]
