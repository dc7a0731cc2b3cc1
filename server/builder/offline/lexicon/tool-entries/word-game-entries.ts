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
} as const satisfies Record<string, ToolEntry>
