// What "it", "them", "den" and それ mean: the field, the choice or the list that was spoken of last.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import type { Operation } from './operations.ts'

/** `isGone` where it was taken away: to take it away again says nothing new. */
export type Spoken = { field?: string; option?: string; thing?: string; isGone?: boolean }

/** What an operation was about; `model` is the one after it. */
export function spokenIn(model: ProjectModel, operation: Operation): Spoken | undefined {
  if (operation.op === 'addThing') return { thing: operation.thing.many }
  if (!('thing' in operation)) return undefined
  const thing = model.things.find(({ id }) => id === operation.thing)
  if (operation.op === 'renameThing' || operation.op === 'addView') return thing && { thing: thing.many }
  if (!('field' in operation)) return undefined
  const { field } = operation
  const label = typeof field === 'string' ? thing?.fields.find(({ id }) => id === field)?.label : field.label
  if (!label) return undefined
  const option = operation.op === 'renameOption' ? operation.label : 'option' in operation ? operation.option : undefined
  return { field: label, ...(option && { option }), ...(operation.op === 'removeOption' && { isGone: true }) }
}

/** "We gave up Wednesdays, take that one away." */
const takesIt: Record<Language, RegExp> = {
  en: /^(?:(?:and|so|please|just|can you|could you) )*(?:remove|delete|drop|scrap|bin|ditch|lose|hide|take|get rid of|cut|strike)(?: out| off| away)? (?:it|that|this|them|those|that one|this one|that (?:option|choice))(?: (?:out|off|away|please|too|from (?:there|the list)|then))*[.!]*$/i,
  sv: /^(?:(?:och|så|snälla|kan du) )*(?:ta bort|stryk|slopa|dölj|radera|släng|skippa|plocka bort|ta) (?:det|den|dem|dom|den där|det där)(?: (?:bort|också|tack|då|därifrån))*[.!]*$/iu,
  ja: /^(?:それ|これ|その(?:選択肢|項目))[をは]?(?:消|削除|外|なく|取).*$/u,
}
export const isTakenAlready = (part: string, { isGone }: Spoken, language: Language): boolean =>
  isGone === true && takesIt[language].test(part)

const shortestMention = 3

/** A field that a clause names although nothing was done with it: "do we need the species?" */
export function mentionedIn(model: ProjectModel, clause: string): Spoken | undefined {
  const low = ` ${clause.toLowerCase()} `
  const labels = model.things.flatMap(({ fields }) => fields.map(({ label }) => label))
  const label = labels.find((each) => each.length >= shortestMention && low.includes(` ${each.toLowerCase()}`))
  return label ? { field: label } : undefined
}

const colour =
  '(?:in |be )?(?:green|blue|yellow|orange|amber|red|gr[ea]y|purple|violet|pink|teal|turquoise|grön[at]?|blåa?|blått|gula?|gult|orangea?|röda?|rött|gråa?|grått|lila|turkosa?)'
const shape =
  '(?:to )?(?:be )?(?:required|mandatory|optional|hidden|unique|obligatorisk[ta]?|valfri[ta]?|valfritt|unik[ta]?|(?:an? |en |ett )?(?:drop-?down|choice|select|list|number|date|text|yes.no|check ?box|rullista|val|tal|datum|kryssruta).*)'

/** Group 1 is what stands before the word, group 2 what follows. */
const ofOption = new RegExp(
  `^((?:make|colou?r|paint|turn|mark|show|gör|färga|visa|markera)\\s+)(?:it|that|this|that one|den|det|dom)(\\s+(?:i )?${colour})$`,
  'iu',
)
const ofField: Record<Language, readonly RegExp[]> = {
  en: [
    /^((?:put|move|place|hide|remove|delete|drop|(?:sort|group|order)(?: them| it)? by)\s+)(?:it|that|this|that (?:one|column|field))\b(.*)$/i,
    new RegExp(`^((?:make|set|mark|turn)\\s+)(?:it|that|this)(\\s+(?:into )?${shape})$`, 'i'),
    /^(rename\s+)(?:it|that)(\s+to\s+.+)$/i,
    /^((?:show|display|write|round|format)\s+)(?:it|that|this)(\s+(?:with|without|off|to|in)\s.*(?:decimals?|cents|numbers?|places?|whole).*)$/i,
    /^()(?:it|that|this)(\s+(?:must|should|has to|needs to|can|can't|cannot|may|is|doesn't|defaults?|starts?)\s.+)$/i,
    /^((?:set |make )?(?:the )?default(?: value)?)((?:\s+(?:to|is|should be|=))?\s+(?!for|of)\S+)$/i,
  ],
  sv: [
    /^((?:flytta|sätt|placera|dölj|göm|ta bort|radera|(?:sortera|gruppera)(?: dem| den)? (?:på|efter))\s+)(?:den|det)(?!\p{L})(.*)$/iu,
    new RegExp(`^((?:gör|ändra)\\s+)(?:den|det)(\\s+(?:till )?${shape})$`, 'iu'),
    /^(byt namn på\s+)(?:den|det)(\s+till\s+.+)$/i,
    /^()(?:den|det)(\s+(?:måste|ska|bör|får|kan|behöver)\s.+)$/i,
  ],
  ja: [/^()(?:それ|これ|(?:その|この|今の|さっきの)(?:列|項目|欄|フィールド|やつ))(?=[をはもの])(.*)$/],
}
const ofThing: Record<Language, readonly RegExp[]> = {
  en: [
    /^((?:sort|group|order|show|display|list|link|connect|put|give)\s+)(?:it|them|those|these)\b(.*)$/i,
    /^()(?:they|these|those|each(?: one)?|every one)(\s+(?:should|must|need|needs|have|has)\s.+)$/i,
  ],
  sv: [
    /^((?:sortera|gruppera|visa|lista|koppla|ge)\s+)(?:dem|dom|de|den|det)(?!\p{L})(.*)$/iu,
    /^()(?:de|dom|varje|de här)(\s+(?:ska|måste|behöver|har)\s.+)$/i,
  ],
  ja: [],
}
const defaultAlone = /^(?:set |make )?(?:the )?default/i

/** "Fakturanummer saknas! Ska stå först": what should is what was spoken of. */
const withSubject = (part: string, { field }: Spoken, language: Language): string => {
  const isOpen = language === 'sv' && /^(?:ska|måste|bör|borde|får inte)\s/iu.test(part)
  return isOpen && field ? `${field} ${part.charAt(0).toLowerCase()}${part.slice(1)}` : part
}

/** The clause with what was spoken of last in the place of the word that points to it. */
export function withReferent(part: string, spoken: Spoken, language: Language): string {
  const put = (forms: readonly RegExp[], name: string | undefined): string | undefined => {
    const found = name === undefined ? undefined : forms.map((form) => form.exec(part)).find(Boolean)
    if (!found) return undefined
    const isDefault = defaultAlone.test(found[1]!)
    const value = found[2]!.replace(/^\s+(?:to|is|should be|=)/, '')
    return isDefault ? `default ${name} to${value}` : `${found[1]}${name}${found[2]}`
  }
  return (
    put([ofOption], spoken.option) ??
    put(ofField[language], spoken.field) ??
    put(ofThing[language], spoken.thing) ??
    withSubject(part, spoken, language)
  )
}
