/** The number after the highest one so far, in the same form: `INV-1044` after `INV-1043`; without any, the first of `prefix`. */
export function nextNumber(numbers: string[], prefix: string) {
  const [last] = numbers
    .flatMap((number) => {
      const [, front, digits] = /^(.*?)(\d+)$/.exec(number) ?? []
      return digits === undefined ? [] : [{ front: front!, digits }]
    })
    .toSorted((a, b) => Number(b.digits) - Number(a.digits))
  return last ? last.front + String(Number(last.digits) + 1).padStart(last.digits.length, '0') : `${prefix}001`
}
