import type { ProjectModel } from '../model.ts'

/** Units that are words, in Swedish and Japanese; signs such as km are the same everywhere. */
const words: Record<string, readonly [sv: string, ja: string]> = {
  min: ['min', '分'],
  h: ['h', '時間'],
  days: ['dagar', '日'],
  weeks: ['veckor', '週'],
  months: ['månader', 'か月'],
  years: ['år', '年'],
  units: ['enheter', '単位'],
}

/** The model with its units in its own language; the document keeps the signs that wishes are read by. */
export function localUnits(model: ProjectModel): ProjectModel {
  const { language } = model
  if (language === 'en') return model
  const unitOf = (unit: string) => words[unit]?.[language === 'sv' ? 0 : 1] ?? unit
  return {
    ...model,
    things: model.things.map((thing) => ({
      ...thing,
      fields: thing.fields.map((field) => (field.unit ? { ...field, unit: unitOf(field.unit) } : field)),
    })),
  }
}
