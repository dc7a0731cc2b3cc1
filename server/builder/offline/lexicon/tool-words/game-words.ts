// Words of the games.
import type { ToolTexts } from '../tool-words.ts'

export const gameWords = {
  dice: {
    roll: ['Roll', 'Slå', '振る'],
    count: ['Dice', 'Tärningar', '個数'],
    sides: ['Sides', 'Sidor', '面の数'],
    sum: ['Sum', 'Summa', '合計'],
    last: ['Last rolls', 'Senaste slagen', 'これまでの結果'],
    none: ['Your rolls show up here.', 'Dina slag visas här.', '振った結果がここに並びます。'],
  },
  tic: {
    board: ['Board', 'Spelplan', '盤面'],
    cell: ['Row {row}, column {column}', 'Rad {row}, kolumn {column}', '{row}行{column}列'],
    empty: ['empty', 'tom', '空き'],
    turn: ['{mark} to play', '{mark} spelar', '{mark}の番'],
    won: ['{mark} wins', '{mark} vinner', '{mark}の勝ち'],
    draw: ['A draw', 'Oavgjort', '引き分け'],
    opponent: ['Opponent', 'Motståndare', '対戦相手'],
    friend: ['A friend', 'En vän', '友だち'],
    easy: ['Easy', 'Lätt', 'やさしい'],
    hard: ['Unbeatable', 'Oslagbar', '最強'],
    draws: ['Draws', 'Oavgjorda', '引き分け'],
  },
} as const satisfies ToolTexts
