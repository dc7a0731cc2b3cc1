// The hand-made games of words and of a party, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const wordGameEntries = {
  wordGuess: {
    icon: 'SpellCheck',
    palette: 'green',
    look: 'bold',
    en: [
      'Guess the word',
      'Five letters, six tries.',
      'wordle, wordle game, wordle clone, wordle style game, word guessing game, guess the word, guess the word game, five letter word game, daily word game, word guess, 5 letter word game, word of the day game',
    ],
    sv: [
      'Gissa ordet',
      'Fem bokstäver, sex försök.',
      'wordle, wordle-spel, wordlespel, ordgissning, gissa ordet, gissa ord, ordgissningsspel, ordspel, ordel, ordlespel, dagens ord, ordlek',
    ],
    ja: [
      'ことば当て',
      'ひらがな5文字を、6回以内に当てます。',
      'ことば当て, 言葉当てゲーム, ことば当てゲーム, 単語当て, 単語当てゲーム, 文字当てゲーム, ワードル, ことのはたんご, 言葉当て, Wordle',
    ],
  },
  hangman: {
    icon: 'Flower2',
    palette: 'pink',
    look: 'soft',
    en: [
      'Save the flower',
      'Find the word before the petals are gone.',
      'hangman, hangman game, hang man, hangman word game, letter guessing game, guess the letters game, hangman for kids, kind hangman, word guessing game with letters',
    ],
    sv: [
      'Rädda blomman',
      'Hitta ordet innan kronbladen har fallit.',
      'hänga gubbe, hänga gubben, hänga gubbe-spel, hangman, bokstavsspel, gissa bokstäver, gissa bokstaven, bokstavsgissning',
    ],
    ja: [
      '花びらことば当て',
      '花びらが散る前に、ことばを当てます。',
      'ハングマン, ハングマンゲーム, 文字当てハングマン, ひらがな当てゲーム, ひらがな当て, ひらがなことばゲーム',
    ],
  },
  bingoCards: {
    icon: 'TableProperties',
    palette: 'orange',
    look: 'bold',
    en: [
      'Bingo cards',
      'Print the cards, call the numbers.',
      'bingo cards, bingo card generator, bingo card maker, bingo generator, bingo, bingo game, printable bingo cards, custom bingo cards, bingo number caller, road trip bingo, word bingo, baby shower bingo, picture bingo words, bingo board maker',
    ],
    sv: [
      'Bingobrickor',
      'Skriv ut brickorna och dra talen.',
      'bingobrickor, bingobricka, bingogenerator, bingospel, bingo, bingobrickor att skriva ut, bingodragare, bingoutropare, ordbingo, bilbingo, bingolotto hemma, skapa bingobrickor',
    ],
    ja: [
      'ビンゴカード',
      'カードを印刷して、数字を引きます。',
      'ビンゴカード, ビンゴカード作成, ビンゴゲーム, ビンゴ, ビンゴマシン, ビンゴ抽選, ビンゴカード印刷, ビンゴ数字抽選, ビンゴメーカー',
    ],
  },
  questionCards: {
    icon: 'MessageCircleQuestion',
    palette: 'violet',
    look: 'soft',
    en: [
      'Questions to talk about',
      'One question at a time, for people who meet.',
      'question cards game, icebreaker questions, ice breaker questions, icebreaker game, icebreaker generator, conversation starters, conversation cards, would you rather game, would you rather, party questions',
    ],
    sv: [
      'Samtalskort',
      'En fråga i taget, för dem som träffas.',
      'samtalskort, isbrytarfrågor, lära känna-frågor, frågor till festen',
    ],
    ja: [
      '話題カード',
      '集まった人のための質問を、1枚ずつ。',
      '話題カード, トークテーマ, アイスブレイク, アイスブレイクカード, 質問カード, 究極の選択',
    ],
  },
  partyCards: {
    icon: 'PartyPopper',
    palette: 'pink',
    look: 'bold',
    en: [
      'Truth or dare',
      'Turn a card and do what it says.',
      'truth or dare, truth or dare game, truth or dare app, party card questions',
    ],
    sv: [
      'Sanning eller konsekvens',
      'Vänd ett kort och gör som det står.',
      'sanning eller konsekvens, sanning eller konka, sanning och konsekvens',
    ],
    ja: ['真実か挑戦か', 'めくったカードのとおりに。', '真実か挑戦か, 王様ゲームのお題, パーティーのお題'],
  },
  quoteCards: {
    icon: 'Quote',
    palette: 'amber',
    look: 'editorial',
    en: [
      'Quotes',
      'A good thought at a time.',
      'quote generator, random quote generator, daily quotes app, inspirational quotes app, quote of the day, quote of the day app, random quotes, motivational quotes app',
    ],
    sv: ['Citat', 'En god tanke i taget.', 'citatgenerator, dagens citat, slumpa citat, citatapp'],
    ja: ['名言', '心に残ることばを、1つずつ。', '名言ジェネレーター, 名言アプリ, 今日の名言, 名言カード'],
  },
  affirmations: {
    icon: 'HeartHandshake',
    palette: 'teal',
    look: 'soft',
    en: [
      'Affirmations',
      'A kind word to yourself.',
      'affirmations app, affirmation cards, daily affirmations, affirmations, affirmation generator',
    ],
    sv: ['Affirmationer', 'Ett vänligt ord till dig själv.', 'affirmationer, affirmationskort, dagliga affirmationer'],
    ja: [
      'アファメーション',
      '自分にかける、やさしいことば。',
      'アファメーション, アファメーションカード, アファメーションアプリ',
    ],
  },
} as const satisfies Record<string, ToolEntry>
