// The hand-made pastimes, for a minute and for a company, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const pastimeEntries = {
  magicBall: {
    icon: 'Sparkles',
    palette: 'violet',
    look: 'soft',
    en: [
      'Magic ball',
      'Ask, and the ball answers.',
      'magic 8 ball, magic eight ball, magic 8-ball, 8 ball, magic ball, fortune teller, yes or no generator, yes no oracle',
    ],
    sv: [
      'Magiska kulan',
      'Fråga, så svarar kulan.',
      'magisk kula, magiska kulan, magic 8 ball, spåkula, spågumma, ja eller nej-generator',
    ],
    ja: [
      'マジックボール',
      '質問すると、答えが浮かびます。',
      'マジックボール, マジック8ボール, マジックエイトボール, 占いボール, イエスノー占い',
    ],
  },
  secretSanta: {
    icon: 'Gift',
    palette: 'red',
    look: 'soft',
    en: [
      'Secret Santa',
      'Who gives to whom, and nobody knows.',
      'secret santa, secret santa generator, secret santa draw, gift exchange generator, gift exchange, name draw for christmas, kris kringle, kris kringle generator',
    ],
    sv: [
      'Hemlig tomte',
      'Vem som ger till vem, och ingen vet.',
      'hemlig tomte, hemliga tomten, hemlig tomte-lottning, julklappslottning, julklappsdragning, secret santa',
    ],
    ja: [
      'プレゼント交換',
      '誰が誰に贈るかを、秘密で決めます。',
      'プレゼント交換, プレゼント交換のくじ, プレゼント交換くじ, シークレットサンタ, プレゼント交換アプリ, 秘密のサンタ',
    ],
  },
  reactionTest: {
    icon: 'Zap',
    palette: 'amber',
    look: 'bold',
    en: [
      'Reaction test',
      'How fast are you?',
      'reaction test, reaction time test, reaction timer, reaction game, reflex test, reflex game, reaction speed test, reaction time game',
    ],
    sv: [
      'Reaktionstest',
      'Hur snabb är du?',
      'reaktionstest, reaktionsspel, reflextest, reaktionstid, reaktionstidstest, reflexspel',
    ],
    ja: [
      '反射神経テスト',
      'どれだけ速く押せるか。',
      '反射神経テスト, 反応速度テスト, 反射神経ゲーム, 反応速度測定, 反応時間テスト',
    ],
  },
  simonGame: {
    icon: 'Lightbulb',
    palette: 'emerald',
    look: 'bold',
    en: [
      'Repeat the colours',
      'A row that grows by one each time.',
      'simon says game, simon game, simon says, color sequence game, colour sequence game, color memory game, sequence memory game, memory sequence game',
    ],
    sv: [
      'Härma färgerna',
      'En rad som växer med en varje gång.',
      'simon-spel, simonspel, färgsekvensspel, simon säger-spel, härmspel, sekvensminnesspel, upprepa färgerna',
    ],
    ja: ['色の順番', '一つずつ増える順番を覚えます。', 'サイモンゲーム, 順番記憶ゲーム, 色の記憶ゲーム, サイモンセッズ'],
  },
  slidingPuzzle: {
    icon: 'Grid3x3',
    palette: 'sky',
    look: 'bold',
    en: [
      'Sliding puzzle',
      'Put the numbers in order.',
      'sliding puzzle, 15 puzzle, fifteen puzzle, slide puzzle, number puzzle, number slide game, 8 puzzle, sliding tile game, sliding tiles',
    ],
    sv: [
      'Femtonspel',
      'Lägg talen i ordning.',
      'femtonspel, 15-spel, femtonspelet, skjutpussel, sifferpussel, 15-pussel, glidpussel',
    ],
    ja: ['15パズル', '数字を順番に並べます。', '15パズル, スライドパズル, スライディングパズル, 数字パズル, 8パズル'],
  },
  timesTables: {
    icon: 'X',
    palette: 'blue',
    look: 'bold',
    en: [
      'Times tables',
      'As many as you can before the time is up.',
      'times table game, times tables game, times tables practice, times table practice, multiplication game, multiplication practice, multiplication table game, multiplication quiz, multiplication trainer, times table trainer',
    ],
    sv: [
      'Multiplikationstabellen',
      'Så många du hinner innan tiden är ute.',
      'multiplikationsspel, multiplikationsträning, gångertabellsspel, multiplikationsövning',
    ],
    ja: ['九九', '時間いっぱい、いくつ解けるかな。', '九九, 九九ゲーム, 九九アプリ, 九九クイズ, 掛け算ゲーム, かけ算ゲーム'],
  },
  mathPractice: {
    icon: 'Plus',
    palette: 'emerald',
    look: 'bold',
    en: [
      'Mental arithmetic',
      'Plus, minus, times and divided, against the clock.',
      'math game, maths game, math practice, maths practice, mental arithmetic, mental math, mental maths, arithmetic game, arithmetic practice, maths drill, math drill, addition game, subtraction game, math drills, math trainer, maths trainer, math quiz game, math facts practice, math game for kids, maths game for kids, addition practice',
    ],
    sv: [
      'Huvudräkning',
      'Plus, minus, gånger och delat, på tid.',
      'huvudräkning, mattespel, matteträning, matteövningar, additionsspel, subtraktionsspel, räknespel, mattespel för barn, öva matte, öva huvudräkning, räkneträning',
    ],
    ja: [
      '計算れんしゅう',
      'たし算、ひき算、かけ算、わり算を時間内に。',
      '計算ゲーム, 足し算ゲーム, たし算ゲーム, 引き算ゲーム, ひき算ゲーム, 暗算, 暗算ゲーム, 暗算練習, 算数ゲーム',
    ],
  },
} as const satisfies Record<string, ToolEntry>
