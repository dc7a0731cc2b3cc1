// What a time or a day is, where its word alone says something else: the time of a run is how long it took, the training day of a team is one
// of the week.
import { knownFields, optionLabel } from '../../lexicon/lexicon.ts'
import type { Intent, SaidField } from '../intent.ts'

const distance = /distance|^km$|miles|sträcka|distans|距離/i
const barely = /^(?:time|tid|タイム|時間)$/i
const ofWeek =
  /^(?:training|practice|lesson|class|rehearsal|cleaning|laundry|bin) day$|^(?:tränings|lektions|repetitions|städ|tvätt|sop)dag$/i

export function settleTimes({ things, language }: Intent): void {
  for (const { fields } of things) {
    const goesFar = fields.some(({ label, concept }) => concept === 'distance' || distance.test(label))
    for (const field of fields)
      if (goesFar && field.type === 'time' && barely.test(field.label)) takes(field)
      else if (field.type === 'date' && ofWeek.test(field.label)) comesWeekly(field)
  }

  function takes(field: SaidField): void {
    Object.assign(field, { id: 'duration', concept: 'duration', type: 'int', unit: knownFields.get('duration')!.unit })
  }
  function comesWeekly(field: SaidField): void {
    const options = knownFields.get('weekday')!.options!.map((option) => optionLabel(option, language))
    Object.assign(field, { concept: 'weekday', type: 'select', options })
  }
}
