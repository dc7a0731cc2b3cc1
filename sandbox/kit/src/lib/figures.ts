export const sumOf = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** 0 of nothing. */
export const averageOf = (numbers: number[]) => (numbers.length === 0 ? 0 : sumOf(numbers) / numbers.length)

/** Some of all of them, in whole per cent. */
export const shareOf = (some: number, all: number) => (all === 0 ? 0 : Math.round((100 * some) / all))
