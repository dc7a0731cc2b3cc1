/** Readers for stored values of unknown shape: each answers with the value, or with an empty one of the right type. */
export const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')

export const number = (value: unknown) => (Number.isFinite(Number(value)) ? Number(value) : 0)

export const flag = (value: unknown) => value === true

export const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : value ? [text(value)] : []

/** One of the options: the stored one, else the first. `renamed` leads from an option's earlier name to its name of today. */
export function oneOf<T extends string>(options: readonly T[], value: unknown, renamed: Record<string, T> = {}): T {
  return options.find((option) => option === value) ?? renamed[text(value)] ?? options[0]!
}
