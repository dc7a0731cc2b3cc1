/** The number after the highest one so far: `2026-014` follows `2026-013`, and the first of a year is `2026-001`. */
export function nextNumber(numbers: string[], prefix: string) {
  const used = numbers.filter((number) => number.startsWith(prefix)).map((number) => Number(number.slice(prefix.length)) || 0)
  return prefix + String(Math.max(0, ...used) + 1).padStart(3, '0')
}
