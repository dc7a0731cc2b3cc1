// "Clients and their progress (weight, waist, bench, squat)": what the bracket holds is measured again and again and is no choice. It becomes a
// list of measurements of theirs, with a number for each.
import type { Language } from '#shared/languages.ts'
import { knownFields, phraseKey } from '../../lexicon/lexicon.ts'
import { addField, addThing } from '../add-said.ts'
import { fieldNamed, lastOf } from '../field-named.ts'
import type { Intent, SaidField } from '../intent.ts'
import { leaveThings } from '../leave-things.ts'
import { capitalised, sayNoun } from '../said.ts'

const measured: Record<Language, RegExp> = {
  en: /\b(?:progress|measurements?|results?|stats|growth|development|lifts|vitals|numbers|body)\s?[(:](?<held>[^()\n]{3,200}?)[).]/giu,
  sv: /(?<!\p{L})(?:utveckling(?:en)?|framsteg|mått|mätningar|resultat(?:et)?|värden|tillväxt)\s?[(:](?<held>[^()\n]{3,200}?)[).]/giu,
  ja: /(?:成長|進捗|測定値?|計測|記録|数値|体の変化)[（(](?<held>[^（）()\n]{2,100})[）)]/gu,
}
const joints: Record<Language, RegExp> = {
  en: /\s*,\s*(?:and )?|\s+and\s+/iu,
  sv: /\s*,\s*(?:och )?|\s+och\s+/iu,
  ja: /[、・,]/u,
}
const names: Record<Language, string> = { en: 'measurement', sv: 'mätning', ja: '測定' }
const measuresMin = 2

const typeOf = (item: string, language: Language) => {
  const chunk = lastOf(item.toLowerCase(), language)
  return chunk?.field ? knownFields.get(chunk.field.id)?.type : undefined
}
const isNumber = (type: string | undefined) => type === 'number' || type === 'int' || type === 'percent'

export function takeMeasures(intent: Intent): void {
  const { prompt, language } = intent
  for (const { groups } of prompt.matchAll(measured[language])) {
    const items = groups!.held!.split(joints[language]).map((item) => item.trim())
    const types = items.map((item) => typeOf(item, language))
    const areMeasures =
      types.filter(isNumber).length >= measuresMin && types.every((type) => type === undefined || isNumber(type))
    if (areMeasures) take(items, intent)
  }
}

function take(items: readonly string[], intent: Intent): void {
  const { language, things } = intent
  const isItem = (name: string) => items.some((item) => phraseKey(item) === phraseKey(name))
  const asNumber = (item: string): SaidField => {
    const field = fieldNamed(item, language)
    return { ...field, type: isNumber(field.type) ? field.type : 'number', isItem: true }
  }
  const host = things.find(({ fields }) => fields.filter(({ label }) => isItem(label)).length >= measuresMin)
  // what was told as a list of its own has them
  if (host) {
    for (const field of host.fields)
      if (field.type === 'text' && field.concept === undefined && isItem(field.label)) field.type = 'number'
    return
  }
  const isChoice = ({ options = [] }: SaidField) => options.length >= measuresMin && options.every(isItem)
  const isThere = [...things.flatMap(({ fields }) => fields), ...intent.loose].some(
    (field) => isChoice(field) || isItem(field.label),
  )
  if (!isThere) return
  for (const said of things) said.fields = said.fields.filter((field) => !isChoice(field) && !isItem(field.label))
  intent.loose = intent.loose.filter((field) => !isChoice(field) && !isItem(field.label))
  leaveThings(
    intent,
    things.filter(({ one, many, fields }) => !fields.length && (isItem(one) || isItem(many))),
  )
  const list = addThing(intent, sayNoun(names[language], language))
  const day = knownFields.get('date')!
  addField(intent, list, { id: day.id, label: capitalised(day.label[language]), type: day.type, concept: day.id })
  for (const item of items) addField(intent, list, asNumber(item))
  const whose = things.find(({ known }) => known?.entry.actor === true) ?? things[0]
  if (whose && whose !== list) {
    delete whose.implied
    // each measurement points to the one it is of
    if (!whose.parents.includes(list)) list.parents.push(whose)
  }
}
