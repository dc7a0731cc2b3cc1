import type { QrMatrix } from './qr-code'

/** The light border that a reader needs. */
const quiet = 4
const soft = 0.5

/** One module; a corner is round where the modules on both its sides are light, so that neighbours grow together. */
function moduleAt(matrix: QrMatrix, x: number, y: number, rounded: boolean) {
  const isDark = (dx: number, dy: number) => Boolean(matrix[y + dy]?.[x + dx])
  const radius = (dx: number, dy: number) => (!rounded || isDark(dx, 0) || isDark(0, dy) ? 0 : soft)
  const [topLeft, topRight, bottomRight, bottomLeft] = [radius(-1, -1), radius(1, -1), radius(1, 1), radius(-1, 1)]
  const corner = (size: number, dx: number, dy: number) => (size ? `a${size} ${size} 0 0 1 ${dx * size} ${dy * size}` : '')
  return [
    `M${x + quiet + topLeft} ${y + quiet}h${1 - topLeft - topRight}${corner(topRight, 1, 1)}`,
    `v${1 - topRight - bottomRight}${corner(bottomRight, -1, 1)}`,
    `h${bottomRight + bottomLeft - 1}${corner(bottomLeft, -1, -1)}`,
    `v${bottomLeft + topLeft - 1}${corner(topLeft, 1, -1)}z`,
  ].join('')
}

/** The dark modules as the data of one path; the border is included in the units. */
export const qrPath = (matrix: QrMatrix, rounded: boolean) =>
  matrix.flatMap((row, y) => row.map((dark, x) => (dark ? moduleAt(matrix, x, y, rounded) : ''))).join('')

export const qrSide = (matrix: QrMatrix) => matrix.length + 2 * quiet

export const qrSvg = (side: number, path: string, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="#ffffff" d="M0 0h${side}v${side}H0z"/><path fill="${color}" d="${path}"/></svg>`

/** Drawn at a whole number of pixels to a module, so that edges stay sharp. */
export function qrPng(side: number, path: string, color: string): Promise<Blob | null> {
  const scale = Math.max(4, Math.ceil(1024 / side))
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side * scale
  const pen = canvas.getContext('2d')!
  pen.scale(scale, scale)
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, side, side)
  pen.fillStyle = color
  pen.fill(new Path2D(path))
  return new Promise((resolve) => canvas.toBlob(resolve))
}
