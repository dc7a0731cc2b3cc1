import { shuffled } from './random'

export const fieldSizes = {
  small: { width: 9, height: 9, mines: 10 },
  medium: { width: 10, height: 14, mines: 22 },
  large: { width: 11, height: 22, mines: 46 },
} as const
export type FieldSize = keyof typeof fieldSizes

export interface MineGame {
  size: FieldSize
  /** empty until the first press */
  mines: number[]
  open: number[]
  flags: number[]
  seconds: number
}

export const newMineGame = (size: FieldSize): MineGame => ({ size, mines: [], open: [], flags: [], seconds: 0 })

export function neighboursOf(size: FieldSize, at: number) {
  const { width, height } = fieldSizes[size]
  const x = at % width
  const y = Math.floor(at / width)
  const found: number[] = []
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
      if (row !== y || column !== x) found.push(row * width + column)
  return found
}
export const minesAround = (game: MineGame, at: number) =>
  neighboursOf(game.size, at).filter((near) => game.mines.includes(near)).length

export function stateOf({ size, mines, open }: MineGame) {
  const { width, height } = fieldSizes[size]
  if (!mines.length) return 'new'
  if (open.some((at) => mines.includes(at))) return 'lost'
  return open.length === width * height - mines.length ? 'won' : 'playing'
}

/** The first press and all around it stay free. */
function laid(game: MineGame, first: number): MineGame {
  const { width, height, mines } = fieldSizes[game.size]
  const free = new Set([first, ...neighboursOf(game.size, first)])
  const places = Array.from({ length: width * height }, (_, at) => at).filter((at) => !free.has(at))
  return { ...game, mines: shuffled(places).slice(0, mines) }
}

/** Opens the cells, and around those without mines near them all that follows. */
function withOpen(game: MineGame, cells: readonly number[]): MineGame {
  const open = new Set(game.open)
  const waiting = cells.filter((at) => !game.flags.includes(at))
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (open.has(at)) continue
    open.add(at)
    if (game.mines.includes(at) || minesAround(game, at) > 0) continue
    waiting.push(...neighboursOf(game.size, at).filter((near) => !open.has(near) && !game.flags.includes(near)))
  }
  return { ...game, open: [...open] }
}

/** Opens a closed cell; on an open one whose mines are all flagged, everything else around it. */
export function withPress(game: MineGame, at: number): MineGame {
  const state = stateOf(game)
  if (state === 'lost' || state === 'won' || game.flags.includes(at)) return game
  if (state === 'new') return withOpen(laid(game, at), [at])
  if (!game.open.includes(at)) return withOpen(game, [at])
  const near = neighboursOf(game.size, at)
  const flagged = near.filter((each) => game.flags.includes(each)).length
  return flagged > 0 && flagged === minesAround(game, at) ? withOpen(game, near) : game
}

export function withFlag(game: MineGame, at: number): MineGame {
  const state = stateOf(game)
  if (state === 'lost' || state === 'won' || game.open.includes(at)) return game
  const isFlagged = game.flags.includes(at)
  return { ...game, flags: isFlagged ? game.flags.filter((each) => each !== at) : [...game.flags, at] }
}
