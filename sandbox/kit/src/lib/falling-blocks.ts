// Seven shapes of four squares that fall into a well and vanish in full rows.
import { shuffled } from '@/lib/random'

export const columns = 10
export const rows = 20
const rowsPerLevel = 10
const rowScores = [0, 100, 300, 500, 800]
const slowestMs = 800
const fastestMs = 80
const fasterBy = 0.82
/** The squares of each shape in a box of three or four, as it comes: I, O, T, S, Z, J, L. */
const shapes = ['....####', '.##..##.', '.#.###', '.####.', '##..##', '#..###', '..####']
const boxes = [4, 4, 3, 3, 3, 3, 3]
/** Where a turned block may slide when it does not fit: sideways, then up. */
const kicks = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, -1],
  [2, 0],
  [-2, 0],
  [1, -1],
  [-1, -1],
] as const

export interface Block {
  shape: number
  turns: number
  x: number
  y: number
}
export interface Well {
  /** row by row: 0 empty, else the number of the shape that lies there, from 1 */
  cells: number[]
  block: Block
  /** the shapes to come */
  queue: number[]
  score: number
  lines: number
  isOver: boolean
}

const bag = () => shuffled(shapes.map((_, at) => at))
const placed = (shape: number): Block => ({ shape, turns: 0, x: Math.floor((columns - boxes[shape]!) / 2), y: 0 })

export function squaresOf({ shape, turns, x, y }: Block): { x: number; y: number }[] {
  const box = boxes[shape]!
  let squares = [...shapes[shape]!].flatMap((sign, at) => (sign === '#' ? [{ x: at % box, y: Math.floor(at / box) }] : []))
  for (let i = 0; i < turns && shape !== 1; i++) squares = squares.map((each) => ({ x: box - 1 - each.y, y: each.x }))
  return squares.map((each) => ({ x: x + each.x, y: y + each.y }))
}
const fits = (cells: number[], block: Block) =>
  squaresOf(block).every(({ x, y }) => x >= 0 && x < columns && y < rows && (y < 0 || !cells[y * columns + x]))

export function newWell(): Well {
  const [first, ...queue] = bag()
  return {
    cells: Array.from({ length: columns * rows }, () => 0),
    block: placed(first!),
    queue,
    score: 0,
    lines: 0,
    isOver: false,
  }
}

export const levelOf = ({ lines }: Well) => Math.floor(lines / rowsPerLevel) + 1
/** How long a block rests on each row. */
export const restMs = (well: Well) => Math.max(fastestMs, slowestMs * fasterBy ** (levelOf(well) - 1))

/** The well with its block moved, or as it was when that does not fit. */
export function moved(well: Well, x: number, y = 0): Well {
  const block = { ...well.block, x: well.block.x + x, y: well.block.y + y }
  return !well.isOver && fits(well.cells, block) ? { ...well, block } : well
}

export function turned(well: Well): Well {
  const block = { ...well.block, turns: (well.block.turns + 1) % 4 }
  for (const [x, y] of kicks) {
    const slid = { ...block, x: block.x + x, y: block.y + y }
    if (!well.isOver && fits(well.cells, slid)) return { ...well, block: slid }
  }
  return well
}

/** One row down; what cannot sink any more stays, and the next block comes. */
export function sunk(well: Well): Well {
  const lower = moved(well, 0, 1)
  if (lower !== well || well.isOver) return lower
  const laid = [...well.cells]
  for (const { x, y } of squaresOf(well.block)) if (y >= 0) laid[y * columns + x] = well.block.shape + 1
  const kept = Array.from({ length: rows }, (_, row) => laid.slice(row * columns, (row + 1) * columns)).filter((row) =>
    row.includes(0),
  )
  const full = rows - kept.length
  const cells = [...Array.from({ length: full * columns }, () => 0), ...kept.flat()]
  const [shape, ...rest] = well.queue
  const block = placed(shape!)
  return {
    cells,
    block,
    queue: rest.length > 1 ? rest : [...rest, ...bag()],
    score: well.score + rowScores[full]! * levelOf(well),
    lines: well.lines + full,
    isOver: !fits(cells, block),
  }
}

/** Where the block would come to lie. */
export function landing(well: Well): Block {
  let lower = well
  for (let next = moved(lower, 0, 1); next !== lower; next = moved(lower, 0, 1)) lower = next
  return lower.block
}
export function dropped(well: Well): Well {
  const block = landing(well)
  return sunk({ ...well, block, score: well.score + 2 * (block.y - well.block.y) })
}
