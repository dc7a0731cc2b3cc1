import { digitsIn, newPuzzle, nextSingle, peersOf, conflictsIn, type Level } from './sudoku-board'

const undoMax = 80

interface Page {
  cells: number[]
  /** pencilled digits, a bit for each */
  notes: number[]
}
export interface SudokuGame extends Page {
  level: Level
  given: number[]
  solution: number[]
  past: Page[]
  hints: number
}

export function newSudoku(level: Level): SudokuGame {
  const { given, solution } = newPuzzle(level)
  return { level, given, solution, cells: [...given], notes: given.map(() => 0), past: [], hints: 0 }
}
export const isSolved = ({ cells }: SudokuGame) => cells.every(Boolean) && conflictsIn(cells).size === 0
export const notesAt = (game: SudokuGame, at: number) => digitsIn(game.notes[at] ?? 0)

const withPage = (game: SudokuGame, page: Partial<Page>): SudokuGame => ({
  ...game,
  ...page,
  past: [...game.past, { cells: game.cells, notes: game.notes }].slice(-undoMax),
})

/** A digit goes in, or out when it stands there; the pencilled ones that it rules out go with it. */
export function withDigit(game: SudokuGame, at: number, digit: number): SudokuGame {
  if (game.given[at] || isSolved(game)) return game
  const placed = game.cells[at] === digit ? 0 : digit
  const peers = peersOf(at)
  return withPage(game, {
    cells: game.cells.map((cell, other) => (other === at ? placed : cell)),
    notes: game.notes.map((bits, other) => (other === at ? 0 : peers.includes(other) ? bits & ~(1 << placed) : bits)),
  })
}
export function withNote(game: SudokuGame, at: number, digit: number): SudokuGame {
  if (game.cells[at] || isSolved(game)) return game
  return withPage(game, { notes: game.notes.map((bits, other) => (other === at ? bits ^ (1 << digit) : bits)) })
}
export function withoutDigit(game: SudokuGame, at: number): SudokuGame {
  if (game.given[at] || isSolved(game) || !(game.cells[at] || game.notes[at])) return game
  const without = (values: number[]) => values.map((value, other) => (other === at ? 0 : value))
  return withPage(game, { cells: without(game.cells), notes: without(game.notes) })
}

/** A wrong digit is put right first, then the chosen cell is filled, else the one that is easiest to find. */
export function hintFor(game: SudokuGame, chosen: number) {
  const isWrong = (at: number) => game.cells[at] !== 0 && game.cells[at] !== game.solution[at]
  if (isWrong(chosen)) return chosen
  const wrong = game.cells.findIndex((_, at) => isWrong(at))
  if (wrong >= 0) return wrong
  if (!game.cells[chosen]) return chosen
  return nextSingle(game.cells)?.at ?? game.cells.indexOf(0)
}
export function withHint(game: SudokuGame, at: number): SudokuGame {
  const digit = game.solution[at]
  if (!digit || isSolved(game) || game.cells[at] === digit) return game
  return { ...withDigit(game, at, digit), hints: game.hints + 1 }
}

export function withoutStep(game: SudokuGame): SudokuGame {
  const before = game.past.at(-1)
  return before ? { ...game, ...before, past: game.past.slice(0, -1) } : game
}
