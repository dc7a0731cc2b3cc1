// What people ask of a hand-made tool, by the words they ask with, where it stands in those that have it, and which have it. Data, in three
// languages; a tool that learns to do more gets its word here. The first that fits is meant: "everybody's scores" before "the score".
import type { Language } from '#shared/languages.ts'
import type { ToolId } from './tool-entries.ts'

type Ask = { words: Record<Language, RegExp>; where: Record<Language, string> }

export const toolAsks = {
  everyScore: {
    words: {
      en: /\b(?:everyone|everybody|all|each|(?:the )?(?:students?|kids?|players?|people|pupils?|class))(?:['’]s?|s['’]?)? (?:\p{L}+ )?(?:scores?|results)\b|\bleader ?board\b|\b(?:list|table) of (?:the |all )?(?:scores|results)|high ?scores? (?:list|table)|scores in a (?:list|table)|\btop (?:\d+|ten|five)\b/iu,
      sv: /(?:allas|elevernas|spelarnas|deltagarnas) (?:poäng|resultat)|topplista|resultatlista|highscorelista|(?:lista|tabell) (?:över|med) (?:poäng|resultat)/iu,
      ja: /(?:全員|みんな|生徒|参加者)の(?:点|スコア|結果|成績)|ランキング|成績一覧|順位表/u,
    },
    where: { en: '', sv: '', ja: '' },
  },
  missed: {
    words: {
      en: /\bwhich (?:\p{L}+ ){0,4}?(?:wrong|missed|right)|wrong (?:answers|ones|words)|(?:show|tell|give|see) (?:\p{L}+ ){0,3}?(?:the )?(?:correct|right) answers?|\bmistakes\b|missed (?:ones|questions)/iu,
      sv: /(?:vilka|visa|se|öva|träna) (?:\p{L}+ ){0,4}?fel|felsvar|fel svar|rätta svaret|(?:visa|se) (?:\p{L}+ ){0,2}?rätt svar/iu,
      ja: /(?:まちがえ|間違え|間違っ|不正解)[^。]*(?:見|表示|教え|復習|練習|出)|正しい(?:答え|読み|回答|解答)|正解を(?:表示|教え|見)/u,
    },
    where: {
      en: 'at the end stand the questions that were missed with their right answers, and a button asks only those again; each answer is marked right or wrong as soon as it is given.',
      sv: 'på slutet står frågorna man hade fel på med rätt svar, och en knapp ställer bara dem igen; varje svar märks som rätt eller fel direkt.',
      ja: '最後に間違えた問題と正解が表示され、ボタンでそれだけをやり直せます。答えるとすぐに正解・不正解も表示されます。',
    },
  },
  friend: {
    words: {
      en: /\b(?:two|2) (?:players?|people|kids|persons)\b|\bplay (?:each other|together|against (?:a |my |another )?(?:friend|each other|person|someone|player|sister|brother))|multi-?player|two-?player|against (?:a |my )?friend|against each other|\bversus\b|\bvs\b/iu,
      sv: /(?<!\p{L})(?:två|2) (?:spelare|personer|barn)|mot varandra|mot en (?:kompis|vän|annan)|tvåspelar|flerspelar/iu,
      ja: /(?:2|２|二)人(?:で|用|プレ|対戦)|友(?:だち|達)と|ふたりで|対戦(?:モード|でき)/u,
    },
    where: {
      en: 'choose the opponent above the board; there two people can play each other on one screen.',
      sv: 'välj motståndare ovanför spelplanen; där kan två spela mot varandra på samma skärm.',
      ja: '盤の上で対戦相手を選べます。一つの画面で2人で対戦できます。',
    },
  },
  levels: {
    words: {
      en: /\b(?:easy|hard|medium|difficult) (?:level|mode|setting|option)s?\b|\blevels?\b|\bdifficult(?:y|ies)\b|\beasy,? (?:medium )?(?:and|or) (?:hard|difficult)\b|\btoo (?:hard|difficult|easy)\b|\b(?:make it|be|bit) (?:a bit |much )?(?:easier|harder)\b/iu,
      sv: /(?:lätt|svår|enkel|medel)\p{L}* (?:nivå|läge)|nivå(?:er|n)?(?!\p{L})|svårighet|(?:för|lite) (?:svår|lätt)\p{L}*|(?<!\p{L})(?:lättare|svårare|enklare)(?!\p{L})/iu,
      ja: /難易度|レベル|(?:かんたん|簡単|やさし|易し|むずかし|難し)(?:い|く|すぎ|モード|・|、|さ|と)/u,
    },
    where: {
      en: 'choose how hard it is above the game, from easy to hard.',
      sv: 'välj hur svårt det är ovanför spelet, från lätt till svårt.',
      ja: '難しさは、画面の上で「やさしい」から「強い・難しい」まで選べます。',
    },
  },
  computer: {
    words: {
      en: /against (?:the |a )?(?:computer|machine|cpu|ai|bot)\b/iu,
      sv: /mot datorn/iu,
      ja: /(?:コンピュータ|CPU|AI|パソコン)[^。]*(?:対戦|相手|戦)/u,
    },
    where: {
      en: 'choose the computer as the opponent above the board.',
      sv: 'välj datorn som motståndare ovanför spelplanen.',
      ja: '盤の上で対戦相手にコンピューターを選べます。',
    },
  },
  record: {
    words: {
      en: /\b(?:best|highest|fastest|longest|fewest) (?:score|time|result|streak|run|tries|moves|game|round)s?\b|\bhigh ?-?scores?\b|\b(?:keep|save|show|store|remember|have|track) (?:\p{L}+ ){0,3}?records?\b|\bpersonal best\b/iu,
      sv: /rekord|högsta poäng|bästa (?:tid|resultat|poäng)|minst antal|high ?score|personbästa/iu,
      ja: /ベスト|最高(?:点|得点|記録|スコア)|ハイスコア|自己記録|最短|最速|記録を(?:残|保存)/u,
    },
    where: {
      en: 'the best result so far stands beside the game, and the browser keeps it.',
      sv: 'det bästa resultatet hittills står vid spelet, och webbläsaren sparar det.',
      ja: 'これまでの最高記録がゲームの横に表示され、ブラウザに保存されます。',
    },
  },
  score: {
    words: {
      en: /\b(?:keep|keeps|keeping|show|count|track|add|display)\b(?: \p{L}+){0,4}? (?:scores?|points|wins)\b|how many (?:wins|points|times)|\bscore ?(?:keeping|counter|tracking)\b|\btally of\b|\bscore at the end\b/iu,
      sv: /(?:räkna|håll|visa|se|ha)\p{L}*(?: \p{L}+){0,4}? (?:poäng\p{L}*|ställning\p{L}*|vinster\p{L}*)|poängräk|hur många (?:vinster|gånger|poäng)|antal (?:vinster|rätt|poäng)/iu,
      ja: /スコア|得点|点数|勝敗|勝ち数|勝率|何勝|戦績/u,
    },
    where: {
      en: 'the score is counted and stands beside the game.',
      sv: 'poängen räknas och står vid spelet.',
      ja: '得点は自動で数えられ、ゲームの横に表示されます。',
    },
  },
  warning: {
    words: {
      en: /\b(?:last|final) (?:\d+|three|five|ten) seconds?\b|\b(?:\d+|three|five|ten) seconds? (?:left|before (?:the end|it ends|time)|to go|remaining)\b/iu,
      sv: /\d+ sek\p{L}* (?:kvar|före slut|innan (?:slut|det är slut|bytet))|sista \d+ sek/iu,
      ja: /(?:残り|あと)\d+秒|\d+秒前/u,
    },
    where: { en: '', sv: '', ja: '' },
  },
  limit: {
    words: {
      en: /\b\d+ ?(?:seconds?|secs?|minutes?|mins?) (?:per|for each|to answer|for every|each)\b|\btime limit\b|\btimer (?:per|for each|on each)\b/iu,
      sv: /\d+ (?:sek\p{L}*|min\p{L}*) (?:per|på sig|för varje)|tidsgräns|betänketid/iu,
      ja: /制限時間|(?:1|１|一)問\d+(?:秒|分)|時間制限/u,
    },
    where: {
      en: 'it runs against the clock; the seconds can be set, such as “30 seconds”.',
      sv: 'det går på tid; sekunderna går att ställa in, till exempel ”30 sekunder”.',
      ja: '時間制限があります。秒数は「30秒にして」のように変更できます。',
    },
  },
  total: {
    words: {
      en: /\b(?:total|overall) (?:time|length|duration)\b|\bhow long (?:\p{L}+ ){0,4}?(?:takes|lasts|whole|total|session|workout)\b|\bwhole (?:session|workout)\b/iu,
      sv: /(?:total|sammanlagd)\p{L}* tid|hur lång tid (?:\p{L}+ ){0,3}(?:tar|är)|hela passet/iu,
      ja: /(?:合計|全体の?|トータルの?|総)時間/u,
    },
    where: {
      en: 'the time that all rounds take together stands below the settings.',
      sv: 'tiden som alla omgångar tar tillsammans står under inställningarna.',
      ja: '全体の時間は、設定の下に表示されています。',
    },
  },
  elapsed: {
    words: {
      en: /\b(?:show|add|have|put|see|count|track|measure|time)\b(?: \p{L}+){0,4}? (?:a )?(?:timer|time taken|time it takes|elapsed time|clock|stopwatch)\b|\bhow long it (?:takes|took)\b/iu,
      sv: /tidtagning|tidtagar|ta(?:r)? tid(?!\p{L})|(?:visa|ha|lägg till) (?:\p{L}+ ){0,2}?(?:tid(?:en)?|klocka|timer)(?!\p{L})|hur lång tid (?:det|man|jag)/iu,
      ja: /タイム(?:を|も|が)?(?:計|測|表示|出)|時間(?:を|も)(?:計|測|表示)|何秒かか/u,
    },
    where: {
      en: 'the time is taken and stands beside the game.',
      sv: 'tiden tas och står vid spelet.',
      ja: 'かかった時間は自動で計られ、ゲームの横に表示されます。',
    },
  },
  sound: {
    words: {
      en: /\b(?:sounds?|beeps?|dings?|chimes?|alarms?|bells?|rings?|buzzers?|noise)\b/iu,
      sv: /(?<!\p{L})(?:ljud\p{L}*|pip(?:er|a)?|signal\p{L}*|larm\p{L}*|ring(?:er|klocka)?|pling\p{L}*)(?!\p{L})/iu,
      ja: /音(?:を|が|も|で)|アラーム|ブザー|チャイム|ピー|鳴/u,
    },
    where: {
      en: 'a sound tells when the time is over.',
      sv: 'ett ljud säger till när tiden är slut.',
      ja: '時間になると音で知らせます。',
    },
  },
  pause: {
    words: {
      en: /\bpause\b|\bstop (?:it|button|and continue)\b/iu,
      sv: /(?:kunna )?pausa|paus-?knapp|stoppa tillfälligt/iu,
      ja: /一時停止|ポーズ|途中で止/u,
    },
    where: {
      en: 'the big button pauses and goes on.',
      sv: 'den stora knappen pausar och fortsätter.',
      ja: '大きなボタンで一時停止と再開ができます。',
    },
  },
  history: {
    words: {
      en: /\bhistory\b|\b(?:last|previous|earlier|past) (?:\d+ |few |ten |five )?(?:rolls?|results?|calculations?|numbers?|flips?|answers?|sessions?)\b/iu,
      sv: /histori\p{L}*|(?:senaste|tidigare) (?:\d+ |tio |fem )?(?:slag\p{L}*|resultat\p{L}*|uträkning\p{L}*|tal(?:en)?|kast\p{L}*|svar\p{L}*)/iu,
      ja: /履歴|(?:過去|これまで|前)の(?:結果|計算|記録)/u,
    },
    where: { en: 'the latest ones stand below.', sv: 'de senaste står nedanför.', ja: '最近の結果は下に表示されます。' },
  },
  copy: {
    words: { en: /\bcopy\b|\bclipboard\b/iu, sv: /kopier\p{L}*|urklipp/iu, ja: /コピー|クリップボード/u },
    where: { en: 'a button copies the result.', sv: 'en knapp kopierar resultatet.', ja: 'ボタンで結果をコピーできます。' },
  },
  download: {
    words: {
      en: /\bdownload\b|\bsave (?:it |this )?as (?:an? )?(?:image|picture|png|file)\b/iu,
      sv: /ladda (?:ner|hem)|spara (?:den |det )?som (?:bild|fil)/iu,
      ja: /ダウンロード|画像(?:として|で)保存/u,
    },
    where: { en: 'a button saves it as a file.', sv: 'en knapp sparar det som fil.', ja: 'ボタンでファイルに保存できます。' },
  },
  shuffle: {
    words: {
      en: /\bshuffl\p{L}*|\brandom(?:ly| order|i[sz]e\p{L}*)|\bdifferent order\b|\bmix(?:ed)? (?:up|them)\b/iu,
      sv: /slump\p{L}*|blanda\p{L}*|olika ordning/iu,
      ja: /シャッフル|ランダム|順番を(?:変え|ばらばら|入れ替え)|毎回(?:違う|変え)/u,
    },
    where: {
      en: 'they come in another order each time.',
      sv: 'de kommer i ny ordning varje gång.',
      ja: '毎回順番が変わります。',
    },
  },
  reset: {
    words: {
      en: /\breset\b|\bstart (?:over|again)\b|\brestart\b|\bnew game\b|\bplay again\b|\bclear (?:button|all|everything)\b/iu,
      sv: /nollställ\p{L}*|börja om|starta om|nytt spel|spela igen|rensa-?knapp/iu,
      ja: /リセット|最初から|やり直|もう一度|クリアボタン/u,
    },
    where: { en: 'a button below starts over.', sv: 'en knapp nedanför börjar om.', ja: '下のボタンで最初からやり直せます。' },
  },
  chart: {
    words: {
      en: /\b(?:charts?|graphs?|curve|diagram|plot)\b/iu,
      sv: /(?<!\p{L})(?:diagram\p{L}*|graf(?:en)?|kurva\p{L}*)(?!\p{L})/iu,
      ja: /グラフ|チャート|推移/u,
    },
    where: {
      en: 'a chart below shows how it goes over the years.',
      sv: 'ett diagram nedanför visar hur det går år för år.',
      ja: '年ごとの推移のグラフが下に表示されます。',
    },
  },
  extra: {
    words: {
      en: /\bextra (?:\p{L}+ ){0,2}?(?:payments?|each month|per month|monthly|a month|every month|money)\b|\bpay (?:\p{L}+ ){0,2}?extra\b|\boverpay\p{L}*|\bpay (?:it )?off (?:faster|early|sooner)\b|\badditional payments?\b/iu,
      sv: /extra ?(?:amortering|betalning|inbetalning|per månad|varje månad)|(?:amortera|betala) (?:mer|extra)/iu,
      ja: /繰り?上げ返済|追加(?:で)?返済|多めに返済/u,
    },
    where: {
      en: 'fill in what you pay extra each month; the time until it is paid off and the interest follow.',
      sv: 'fyll i vad du betalar extra per månad; tiden tills lånet är betalt och räntan följer med.',
      ja: '毎月の追加返済額を入力すると、完済までの期間と利息に反映されます。',
    },
  },
  interest: {
    words: {
      en: /\b(?:total|overall|all the|sum of(?: the)?) interest\b|\binterest (?:in total|total|paid)\b|\btotal (?:cost|amount|repaid|paid)\b/iu,
      sv: /(?:total|sammanlagd)\p{L}* (?:ränta\p{L}*|kostnad\p{L}*)|ränta\p{L}* totalt|räntekostnad/iu,
      ja: /(?:総|合計の?)利息|利息の(?:合計|総額)|総返済額|利息も/u,
    },
    where: {
      en: 'the interest and the sum of all payments stand beside the monthly payment.',
      sv: 'räntan och summan av alla betalningar står vid månadskostnaden.',
      ja: '利息の合計と総返済額が、毎月の返済額の下に表示されます。',
    },
  },
  schedule: {
    words: {
      en: /\bamorti[sz]ation\b|\bpayment schedule\b|\byear by year\b|\b(?:table|breakdown) (?:of|by|per|for) (?:each |every |the )?(?:years?|payments?)\b/iu,
      sv: /amorteringsplan|betalningsplan|år för år|tabell (?:per|över) år/iu,
      ja: /返済(?:予定|計画)?表|年ごとの表/u,
    },
    where: {
      en: 'a table below shows what is repaid and left each year.',
      sv: 'en tabell nedanför visar vad som är betalt och kvar varje år.',
      ja: '年ごとの返済額と残高の表が下にあります。',
    },
  },
  round: {
    words: {
      en: /\bround(?:s|ed|ing)?(?: it| them| everything| the (?:total|amount|result|bill))? (?:up|off|down|to)\b|\bround(?:ed|ing)\b/iu,
      sv: /avrund\p{L}*|jämna? (?:upp|ut)|hela kronor/iu,
      ja: /切り上げ|切り捨て|四捨五入|端数/u,
    },
    where: {
      en: 'the tick box rounds the share of each person up to a whole amount.',
      sv: 'kryssrutan rundar upp vars och ens del till ett helt belopp.',
      ja: 'チェックを入れると、一人分が切り上げられます。',
    },
  },
  names: {
    words: {
      en: /\b(?:player|team)s?['’]? names\b|\bnames? (?:of|for) (?:the |each )?(?:players?|teams?|people|persons?)\b|\b(?:type|enter|put|fill|write) (?:\p{L}+ ){0,3}?names?\b/iu,
      sv: /(?:spelar|lag|person)\p{L}* namn|namn(?:en)? på (?:spelar|lag|person)\p{L}*|skriva? (?:in )?(?:\p{L}+ )?namn/iu,
      ja: /(?:プレイヤー|チーム|参加者|人)の名前|名前を(?:入れ|入力|付け|つけ)/u,
    },
    where: { en: 'write the names in the fields there.', sv: 'skriv namnen i fälten där.', ja: '名前はその場で入力できます。' },
  },
  party: {
    words: {
      en: /\bconfetti\b|\bfireworks?\b|\bballoons\b|\bcelebrat\p{L}*/iu,
      sv: /konfetti|fyrverkeri|ballonger/iu,
      ja: /紙吹雪|花火|クラッカー|花丸|はなまる/u,
    },
    where: { en: '', sv: '', ja: '' },
  },
} as const satisfies Record<string, Ask>
export type ToolAsk = keyof typeof toolAsks

const ofMatch: readonly ToolAsk[] = ['friend', 'levels', 'computer', 'reset']
const ofArcade: readonly ToolAsk[] = ['score', 'record', 'reset']
const ofTimer: readonly ToolAsk[] = ['sound', 'pause', 'reset']

export const toolHas: Partial<Record<ToolId, readonly ToolAsk[]>> = {
  quiz: ['missed', 'record', 'score', 'shuffle', 'reset'],
  ticTacToe: [...ofMatch, 'score'],
  connectFour: [...ofMatch, 'score'],
  chess: ofMatch,
  checkers: ofMatch,
  reversi: [...ofMatch, 'score'],
  gomoku: ofMatch,
  rockPaperScissors: ['score', 'computer', 'reset'],
  memoryGame: ['record', 'elapsed', 'shuffle', 'reset', 'levels', 'score'],
  snake: ofArcade,
  fallingBlocks: ofArcade,
  brickBreaker: ofArcade,
  littleBird: ofArcade,
  game2048: ofArcade,
  simonGame: ['record'],
  minesweeper: ['record', 'elapsed', 'levels', 'reset'],
  slidingPuzzle: ['record', 'elapsed', 'levels', 'shuffle', 'reset'],
  solitaire: ['record', 'elapsed', 'shuffle', 'reset'],
  sudoku: ['record', 'elapsed', 'levels', 'reset'],
  typingTest: ['record', 'elapsed', 'reset'],
  reactionTest: ['record', 'elapsed', 'reset'],
  mathPractice: ['levels', 'score', 'limit', 'shuffle'],
  timesTables: ['score', 'limit', 'shuffle'],
  hangman: ['record', 'score', 'shuffle'],
  wordGuess: ['record', 'score', 'copy', 'shuffle'],
  diceRoller: ['history', 'reset', 'record'],
  coinFlip: ['history', 'reset', 'score'],
  calculator: ['history'],
  magicBall: ['history'],
  randomNumber: ['history', 'copy'],
  pomodoro: [...ofTimer, 'history'],
  kitchenTimer: ofTimer,
  intervalTimer: [...ofTimer, 'total'],
  stopwatch: ['pause', 'reset', 'elapsed'],
  tipCalculator: ['round', 'reset'],
  expenseSplitter: ['names'],
  loanCalculator: ['chart', 'extra', 'interest', 'schedule'],
  savingsCalculator: ['chart'],
  scoreboard: ['names', 'score', 'reset'],
  scoreSheet: ['names', 'score'],
  namePicker: ['names'],
  teamMaker: ['names', 'shuffle'],
  tournamentBracket: ['names', 'shuffle'],
  secretSanta: ['names', 'copy', 'shuffle'],
  passwordGenerator: ['copy'],
  qrCode: ['copy', 'download'],
  drawingPad: ['download'],
  memeMaker: ['copy', 'download'],
  paletteMaker: ['copy'],
  gradientMaker: ['copy'],
  recipeScaler: ['copy'],
  waterTracker: ['chart'],
}
/** Where it stands in a tool that has it elsewhere than most. */
export const whereInTool: Partial<Record<ToolId, Partial<Record<ToolAsk, Record<Language, string>>>>> = {
  memoryGame: {
    levels: {
      en: 'choose above the cards how many pairs there are; more are harder.',
      sv: 'välj ovanför korten hur många par det är; fler är svårare.',
      ja: 'カードの上で組の数を選べます。多いほど難しくなります。',
    },
    record: {
      en: 'the fewest tries so far stand below the cards, for each number of pairs.',
      sv: 'det minsta antalet försök hittills står under korten, för varje antal par.',
      ja: '組の数ごとに、これまでの最少の回数がカードの下に表示されます。',
    },
    score: {
      en: 'pairs found and tries are counted below the cards.',
      sv: 'hittade par och försök räknas under korten.',
      ja: '見つけた組と回数がカードの下に表示されます。',
    },
    elapsed: { en: 'the time stands below the cards.', sv: 'tiden står under korten.', ja: '時間はカードの下に表示されます。' },
  },
  quiz: {
    record: {
      en: 'the best result so far stands at the end, and the browser keeps it.',
      sv: 'det bästa resultatet hittills står på slutet, och webbläsaren sparar det.',
      ja: 'これまでの最高得点が最後に表示され、ブラウザに保存されます。',
    },
    score: {
      en: 'right answers are counted above each question and stand at the end.',
      sv: 'rätta svar räknas ovanför varje fråga och står på slutet.',
      ja: '正解数は問題の上と、最後の画面に表示されます。',
    },
    shuffle: {
      en: 'questions and answers come in another order each time.',
      sv: 'frågor och svar kommer i ny ordning varje gång.',
      ja: '問題と選択肢は毎回順番が変わります。',
    },
  },
  ticTacToe: {
    score: {
      en: 'the wins of each and the draws are counted below the board.',
      sv: 'vinster för var och en och oavgjorda räknas under spelplanen.',
      ja: 'それぞれの勝ち数と引き分けが盤の下に表示されます。',
    },
    levels: {
      en: 'choose “Easy” above the board.',
      sv: 'välj ”Lätt” ovanför spelplanen.',
      ja: '盤の上で「かんたん」を選べます。',
    },
  },
  slidingPuzzle: {
    levels: {
      en: 'choose the size above the puzzle; a smaller one is easier.',
      sv: 'välj storlek ovanför pusslet; ett mindre är lättare.',
      ja: '上で大きさを選べます。小さいほど簡単です。',
    },
  },
  minesweeper: {
    levels: {
      en: 'choose the size above the field; a smaller one is easier.',
      sv: 'välj storlek ovanför fältet; ett mindre är lättare.',
      ja: '上で大きさを選べます。小さいほど簡単です。',
    },
  },
  savingsCalculator: {
    chart: {
      en: 'a curve below shows how the savings grow.',
      sv: 'en kurva nedanför visar hur sparandet växer.',
      ja: '貯蓄の増え方のグラフが下に表示されます。',
    },
  },
  waterTracker: {
    chart: {
      en: 'a chart shows the latest days.',
      sv: 'ett diagram visar de senaste dagarna.',
      ja: '最近の日のグラフが表示されます。',
    },
  },
  pomodoro: {
    history: {
      en: 'what was done today and this week stands below.',
      sv: 'det som är gjort i dag och i veckan står nedanför.',
      ja: '今日と今週の記録が下に表示されます。',
    },
  },
}
