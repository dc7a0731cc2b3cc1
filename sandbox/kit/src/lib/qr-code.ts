/** How much of a code may be lost: about 7, 15, 25 or 30 per cent. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H'
/** Rows of modules; true is dark. */
export type QrMatrix = boolean[][]

const versions = Array.from({ length: 40 }, (_, at) => at + 1)
const levelBits: Record<QrLevel, number> = { L: 1, M: 0, Q: 3, H: 2 }
const numbers = (text: string) => text.split(' ').map(Number)
/** Bytes of correction in each block, by version from 1 on. */
const checkLengths: Record<QrLevel, number[]> = {
  L: numbers(
    '7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
  ),
  M: numbers(
    '10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28',
  ),
  Q: numbers(
    '13 22 18 26 18 24 18 22 20 24 28 26 24 20 30 24 28 28 26 30 28 30 30 30 30 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
  ),
  H: numbers(
    '17 28 22 16 22 28 26 26 24 28 24 28 22 24 24 30 28 28 26 28 30 24 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
  ),
}
/** Into how many blocks the bytes are parted. */
const blockCounts: Record<QrLevel, number[]> = {
  L: numbers('1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25'),
  M: numbers('1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49'),
  Q: numbers('1 1 2 2 4 4 6 6 8 8 8 10 12 16 12 17 16 18 21 20 23 23 25 27 29 34 34 35 38 40 43 45 48 51 53 56 59 62 65 68'),
  H: numbers('1 1 2 4 4 4 5 6 8 8 11 11 16 16 18 16 19 21 25 25 25 34 30 32 35 37 40 42 45 48 51 54 57 60 63 66 70 74 77 81'),
}
const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]
const sizeOf = (version: number) => version * 4 + 17

/** Where the centres of the small squares lie, on both axes. */
function alignments(version: number) {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, at) => sizeOf(version) - 7 - (count - 2 - at) * step)]
}

/** All bytes that fit, data and correction. */
function bytesIn(version: number) {
  const count = alignments(version).length
  const fixed = (count ? (25 * count - 10) * count - 55 : 0) + (version >= 7 ? 36 : 0)
  return Math.floor(((16 * version + 128) * version + 64 - fixed) / 8)
}
const dataBytesIn = (version: number, level: QrLevel) =>
  bytesIn(version) - checkLengths[level][version - 1]! * blockCounts[level][version - 1]!
const lengthBits = (version: number) => (version < 10 ? 8 : 16)

/** A product in the field of 256 elements that the correction is reckoned in. */
function times(a: number, b: number) {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> bit) & 1) * a)
  return product
}

function divisorOf(degree: number) {
  const divisor = [...Array.from({ length: degree - 1 }, () => 0), 1]
  for (let turn = 0, root = 1; turn < degree; turn++, root = times(root, 2))
    for (let at = 0; at < degree; at++) divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0)
  return divisor
}

function checkOf(data: number[], divisor: number[]) {
  let rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ rest[0]!
    rest = divisor.map((each, at) => (rest[at + 1] ?? 0) ^ times(each, factor))
  }
  return rest
}

/** The bytes of a text with their head and filling. */
function framed(bytes: Uint8Array, version: number, level: QrLevel) {
  const capacity = dataBytesIn(version, level)
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1)
  }
  push(0b0100, 4)
  push(bytes.length, lengthBits(version))
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, capacity * 8 - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  for (let fill = 0xec; bits.length < capacity * 8; fill ^= 0xec ^ 0x11) push(fill, 8)
  return Array.from({ length: capacity }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2))
}

/** In blocks, each with its correction, dealt out in turn. */
function interleaved(data: number[], version: number, level: QrLevel) {
  const count = blockCounts[level][version - 1]!
  const divisor = divisorOf(checkLengths[level][version - 1]!)
  const shortLength = Math.floor(data.length / count)
  const shortBlocks = count - (data.length % count)
  const blocks = Array.from({ length: count }, (_, at) => {
    const startOf = (block: number) => block * shortLength + Math.max(0, block - shortBlocks)
    return data.slice(startOf(at), startOf(at + 1))
  })
  const checks = blocks.map((block) => checkOf(block, divisor))
  const dealt = (rows: number[][], length: number) =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat()
  return [...dealt(blocks, shortLength + 1), ...dealt(checks, divisor.length)]
}

/** A number followed by the rest of its division, which lets a reader mend it. */
function guarded(value: number, length: number, polynomial: number) {
  let rest = value << length
  const top = 31 - Math.clz32(polynomial)
  for (let bit = 31; bit >= top; bit--) if ((rest >>> bit) & 1) rest ^= polynomial << (bit - top)
  return (value << length) | rest
}

/** The patterns that every code has; what is still undefined takes the data. */
function skeleton(version: number) {
  const size = sizeOf(version)
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark
  }
  const square = (x: number, y: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let at = 0; at < size; at++) grid[6]![at] = grid[at]![6] = at % 2 === 0
  const centres = alignments(version)
  const ends = [6, centres.at(-1)]
  const isCorner = (x: number, y: number) => ends.includes(x) && ends.includes(y) && (x === 6 || y === 6)
  for (const x of centres) for (const y of centres) if (!isCorner(x, y)) square(x, y, 2, (ring) => ring !== 1)
  const isFinder = (ring: number) => ring !== 2 && ring !== 4
  square(3, 3, 4, isFinder)
  square(size - 4, 3, 4, isFinder)
  square(3, size - 4, 4, isFinder)
  if (version >= 7) {
    const bits = guarded(version, 12, 0x1f25)
    for (let at = 0; at < 18; at++) {
      const [near, far, dark] = [Math.floor(at / 3), size - 11 + (at % 3), Boolean((bits >>> at) & 1)]
      set(far, near, dark)
      set(near, far, dark)
    }
  }
  return grid
}

/** Says beside the finders which level and mask are used. */
function drawFormat(grid: (boolean | undefined)[][], level: QrLevel, mask: number) {
  const bits = guarded((levelBits[level] << 3) | mask, 10, 0x537) ^ 0x5412
  const size = grid.length
  for (let at = 0; at < 15; at++) {
    const dark = Boolean((bits >>> at) & 1)
    const besideFirst = at < 6 ? [8, at] : at < 8 ? [8, at + 1] : [at === 8 ? 7 : 14 - at, 8]
    const besideOthers = at < 8 ? [size - 1 - at, 8] : [8, size - 15 + at]
    for (const [x = 0, y = 0] of [besideFirst, besideOthers]) grid[y]![x] = dark
  }
  grid[size - 8]![8] = true
}

/** The places of the data, in the order they are filled: up and down in columns of two from the right. */
function pathThrough(grid: (boolean | undefined)[][]) {
  const size = grid.length
  const places: [x: number, y: number][] = []
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step
        if (grid[y]![x] === undefined) places.push([x, y])
      }
  return places
}

/** How hard a code is to read: long runs, squares, false finders, too much of one colour. */
function penalty(matrix: QrMatrix) {
  const size = matrix.length
  const rows = matrix.map((row) => row.map(Number).join(''))
  const columns = matrix.map((_, x) => matrix.map((row) => Number(row[x])).join(''))
  let points = 0
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2
    points += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const pair = rows[y]!.slice(x - 1, x + 1)
      if (pair === rows[y - 1]!.slice(x - 1, x + 1) && pair[0] === pair[1]) points += 3
    }
  const dark = rows.join('').replaceAll('0', '').length
  return points + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10))
}

/** The code of a text, as small and as easy to read as can be; null when the text is too long for any. */
export function qrCode(text: string, level: QrLevel): QrMatrix | null {
  const bytes = new TextEncoder().encode(text)
  const fits = (version: number) => dataBytesIn(version, level) * 8 >= 4 + lengthBits(version) + bytes.length * 8
  const version = versions.find(fits)
  if (!version) return null
  const data = interleaved(framed(bytes, version, level), version, level)
  const base = skeleton(version)
  drawFormat(base, level, 0)
  const places = pathThrough(base)
  const drawn = masks.map((isFlipped, mask): QrMatrix => {
    const grid = base.map((row) => [...row])
    drawFormat(grid, level, mask)
    for (const [at, [x, y]] of places.entries())
      grid[y]![x] = Boolean(((data[at >> 3] ?? 0) >>> (7 - (at & 7))) & 1) !== isFlipped(x, y)
    return grid.map((row) => row.map(Boolean))
  })
  const points = drawn.map(penalty)
  return drawn[points.indexOf(Math.min(...points))]!
}
