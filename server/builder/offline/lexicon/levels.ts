// Numbers that stand at a level and move up and down, as a weight does: a sum of them says nothing, their way over time does.
import type { Field } from '../model.ts'

const concepts =
  /^(?:weight|bodyFat|waist|pulse|heartRate|bloodPressure|systolic|diastolic|glucose|temperature|waterTemperature|humidity|ph|energy|pain|stress|salinity|windSpeed|oneRepMax)$/i
const units = /^(?:kg|lbs?|°[CF]|bpm|mmHg|pH|hPa|kPa|dB|mmol\/l|V)$/i

export const isLevel = ({ type, concept, id, unit }: Pick<Field, 'type' | 'concept' | 'id' | 'unit'>): boolean =>
  ['int', 'number', 'percent', 'rating'].includes(type) && (concepts.test(concept ?? id) || units.test(unit ?? ''))
