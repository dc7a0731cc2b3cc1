// A sample that names another is of that one: "Watered the monstera" goes with the monstera, and not with the fig beside it.
import type { ProjectModel } from '../../model.ts'

/** Shorter names stand in too many words. */
const namedCharsMin = { en: 4, sv: 4, ja: 2 } as const

/** In place: links of samples follow what their titles name. */
export function alignNamed({ things, language }: ProjectModel): void {
  for (const thing of things)
    for (const field of thing.fields) {
      const target = field.type === 'ref' ? things.find(({ id }) => id === field.target) : undefined
      if (!target || target === thing) continue
      const names = target.rows.map((row) => String(row[target.titleField] ?? '').toLowerCase())
      for (const row of thing.rows) {
        if (typeof row[field.id] !== 'number') continue
        const text = String(row[thing.titleField] ?? '').toLowerCase()
        const named = names
          .filter((name) => name.length >= namedCharsMin[language] && text.includes(name))
          .toSorted((one, other) => other.length - one.length)[0]
        if (named !== undefined) row[field.id] = names.indexOf(named)
      }
    }
}
