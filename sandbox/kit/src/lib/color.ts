/** How light a colour is to the eye, 0 to 1, as WCAG counts it. */
export function brightness(hex: string) {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** From 1 to 21, of two brightnesses. */
export const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export const channelsOf = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** The first colour with a part, 0 to 1, of the second. */
export function mixed(hex: string, other: string, part: number) {
  const [from, to] = [channelsOf(hex), channelsOf(other)]
  return `#${from
    .map((channel, at) =>
      Math.round(channel + (to[at]! - channel) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
