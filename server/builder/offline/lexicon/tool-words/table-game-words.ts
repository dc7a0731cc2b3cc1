// Words of the games for two at a table.
import type { ToolTexts } from '../tool-words.ts'

export const tableGameWords = {
  match: {
    board: ['Board', 'Spelplan', '盤面'],
    cell: ['Row {row}, column {column}', 'Rad {row}, kolumn {column}', '{row}行{column}列'],
    empty: ['empty', 'tom', '空き'],
    chosen: ['chosen', 'vald', '選択中'],
    canGo: ['can move here', 'kan gå hit', 'ここに動かせます'],
    opponent: ['Opponent', 'Motståndare', '対戦相手'],
    easy: ['Easy', 'Lätt', 'やさしい'],
    medium: ['Medium', 'Medel', 'ふつう'],
    hard: ['Hard', 'Svår', '強い'],
    friend: ['A friend', 'En vän', '友だち'],
    side: ['You play', 'Du spelar', 'あなたの色'],
    white: ['White', 'Vit', '白'],
    black: ['Black', 'Svart', '黒'],
    you: ['You', 'Du', 'あなた'],
    computer: ['Computer', 'Datorn', 'コンピューター'],
    restart: ['Start over', 'Börja om', '最初から'],
    turn: ['{side} to move', '{side} vid draget', '{side}の番です'],
    yours: ['Your move', 'Din tur', 'あなたの番です'],
    thinks: ['The computer is thinking …', 'Datorn tänker …', 'コンピューターが考えています…'],
    won: ['{side} wins!', '{side} vinner!', '{side}の勝ちです！'],
    youWon: ['You win!', 'Du vinner!', 'あなたの勝ちです！'],
    theyWon: ['The computer wins.', 'Datorn vinner.', 'コンピューターの勝ちです。'],
  },
  reversi: {
    passed: ['No move for the other side.', 'Den andra kan inte dra.', '相手は置けません。'],
  },
  checkers: {
    king: ['king', 'dam', 'キング'],
    must: ['There is something to take.', 'Det finns något att slå.', '取れる駒があります。'],
  },
  chess: {
    kinds: [
      'Pawn, Knight, Bishop, Rook, Queen, King',
      'Bonde, Springare, Löpare, Torn, Dam, Kung',
      'ポーン, ナイト, ビショップ, ルーク, クイーン, キング',
    ],
    whites: [
      'white pawn, white knight, white bishop, white rook, white queen, white king',
      'vit bonde, vit springare, vit löpare, vitt torn, vit dam, vit kung',
      '白のポーン, 白のナイト, 白のビショップ, 白のルーク, 白のクイーン, 白のキング',
    ],
    blacks: [
      'black pawn, black knight, black bishop, black rook, black queen, black king',
      'svart bonde, svart springare, svart löpare, svart torn, svart dam, svart kung',
      '黒のポーン, 黒のナイト, 黒のビショップ, 黒のルーク, 黒のクイーン, 黒のキング',
    ],
    check: ['Check!', 'Schack!', 'チェック！'],
    mate: ['Checkmate.', 'Schackmatt.', 'チェックメイト。'],
    stalemate: ['A draw: no legal move is left.', 'Remi: patt.', '引き分け：ステイルメイト'],
    repetition: ['A draw: the same position three times.', 'Remi: samma ställning tre gånger.', '引き分け：同じ局面が3回'],
    fifty: [
      'A draw: fifty moves without a capture or a pawn move.',
      'Remi: femtio drag utan slag eller bondedrag.',
      '引き分け：50手ルール',
    ],
    bare: ['A draw: too few pieces left to mate.', 'Remi: för få pjäser kvar för matt.', '引き分け：駒が足りず詰みにできません'],
    promote: ['The pawn becomes …', 'Bonden blir …', 'ポーンの昇格先'],
    turn: ['Turn board', 'Vänd brädet', '盤を回す'],
    moves: ['Moves', 'Drag', '棋譜'],
    none: ['White begins.', 'Vit börjar.', '白が先手です。'],
    taken: ['Captured:', 'Slagna:', '取った駒：'],
  },
} as const satisfies ToolTexts
