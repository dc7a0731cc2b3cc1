export const sumOf = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** 0 of nothing. */
export const averageOf = (numbers: number[]) => (numbers.length === 0 ? 0 : sumOf(numbers) / numbers.length)
