// What was read as a field though its words are a piece of a sentence: "shown as a board", "läsa om stugorna", 農薬をまいた後. A field is called
// by a noun; "kits that are made of several pieces" are a list, and of "pitch when I arrived" the first word is the name.
import type { Language } from '#shared/languages.ts'
import { phraseKey } from '../lexicon/lexicon.ts'
import { addThing } from './add-said.ts'
import type { Intent, SaidField, SaidThing } from './intent.ts'
import { isSame } from './learned/same-names.ts'
import { isMany } from './outline/latin-grammar.ts'
import { capitalised, sayNoun } from './said.ts'

/** How no name begins, what none holds, and how none ends. */
const clauses: Record<Language, RegExp> = {
  en: /^(?:timeline|calendar|board|list|gallery|chart|overview)s? (?:or|of|over|with|showing) |^(?:and|or|but|so|then|also|shown|that|because)(?: |$)|(?: |^)(?:i|we|they|you|he|she) | (?:of|and|or|the|a|an|that)$/i,
  sv: /^(?:tidslinje|kalender|tavla|lista|galleri|diagram|översikt) (?:över|med|av|eller) |^(?:och|eller|men|så|sen|sedan|också|som|att|läsa|kryssar|visas?|därför) |(?: |^)(?:jag|vi|de|dom|man|hon|han) | (?:och|eller|som|att|en|ett)$/i,
  ja: /^[\u3041-\u3096]$|[をが].*(?:後|とき|時|場合|ように)$/u,
}
/** What somebody may or should do, or what a page should show of each: no name of a field, whatever its first word asks. */
const doings: Record<Language, RegExp> = {
  en: /^(?:others?|members?|visitors?|users?|people|everyone|everybody|anyone|nobody) (?:can|could|should|may|must|will|see|get)(?: |$)|^(?:approves?|refuses?|accepts?|declines?|rejects?) (?:or|and) |^what (?:each|every) |^who(?:['’]s| is| are) (?:late|behind|overdue|in arrears|owing)(?: |$)|^who (?:still )?(?:owes?(?: |$)|ha(?:s|ve)(?:n['’]t| not) )|^an? (?:page|list|summary|chart|counter|view|overview) (?:that|with|of|which) /i,
  sv: /^(?:medlemmar(?:na)?|besökare|alla|andra|ingen|man|folk) (?:kan|ska|får|måste|ser)(?: |$)|^(?:godkänner|nekar|avslår) (?:eller|och) |^(?:en|ett) (?:räknare|sida|lista|vy|översikt|sammanställning) (?:som|med|över) |^vad (?:varje|var och en) |^(?:vem|vilka) som (?:inte (?:har )?(?:betal|läm|svar|kommit)|är sena?(?: |$)|ligger efter|är skyldig)/i,
  ja: /(?!)/,
}
/** What is told about a name by a sentence of its own. */
const relative = /^(?<name>.+?) (?:that|which|som) .+$/iu
/** When, where or why it is so. */
const circumstance =
  /^(?<name>.+?) (?:when|where|if|because|before|after|innan|efter att|när|där|om|för att) (?:i|we|you|they|jag|vi|man|de) .+$/iu
/** "When it due back", of "when it's due back". */
const unfinished = /^(?:when|what|where) it (?<name>\p{L}{2,}ed|due .+|\p{L}+ back)$/iu
const bareWords = (label: string) => phraseKey(label.replace(/['’]s\b/gi, ''))
/** "What wrong", of "what's wrong with it", which was read as well. */
const isPart = (field: SaidField, { fields }: SaidThing): boolean =>
  /^(?:what|who|when|where|vad|vem|när|var)(?: |$)/i.test(field.label) &&
  fields.some((other) => other !== field && bareWords(other.label).startsWith(`${bareWords(field.label)} `))

/** "If they showed up", whose yes or no is there already. */
const isTail = (field: SaidField, { fields }: SaidThing): boolean =>
  /^(?:if|whether|om) /i.test(field.label) &&
  fields.some((other) => other !== field && bareWords(field.label).endsWith(` ${bareWords(other.label)}`))

/** "Can't be set to delivered until all four", "max tre borta samtidigt", "tracker for my mum": a rule, a bound, what is to be built. */
const rules: Record<Language, RegExp> = {
  en: /(?:^| )(?:can (?:be|only|have|see|edit|add|book|get|take|use|not)|can['’]t|cannot|must (?:be|not)|should (?:be|have|not|also|see)|shouldn['’]t|will (?:be|have|get|see)|won['’]t)(?: |$)| (?:until|unless) \p{L}+ |^(?:max|min|at most|at least|up to)\.? \d|^(?:when|if|where) (?:it|they|he|she|i|we)['’](?:s|re) | (?:app|tracker|tool|list|site|page|log) for (?:my|our|the) |^an? (?:\p{L}+ ){3}/iu,
  sv: /^(?=\S+ \S+ \S).*(?:^| )(?:kan|ska|skall|måste|bör|inte)(?: |$)|^(?:max|min|högst|minst) (?:\d|en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio)|^(?:en|ett) (?:\p{L}+ ){2,}(?:om|som) /iu,
  ja: /(?:とき|なると|進むと).*(?:なり|ます|する)$/u,
}
/** "Max 12 students": how many there may be of each. */
const bounds =
  /^max(?:imum)? \d+ (?<what>(?:students|participants|guests|people|places|seats|deltagare|elever|gäster|personer|platser))$/iu
/** "Max tre borta samtidigt", cut into words. */
const boundSaid =
  /(?<!\p{L})(?:max|min|högst|minst) (?:\d|en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|one|two|three|four|five|six)(?!\p{L})/iu
const pieceOfBound = /^(?:max|min|högst|minst|samtidigt)$/i
/** "Vilken elev som rider vilken häst", where a record points to both. */
const which = /^(?:vilken|vilket|which|what) (?<one>\p{L}+) .*(?:vilken|vilket|which|what) (?<other>\p{L}+)$/iu
function asksWhich({ label }: SaidField, { things, language }: Intent): boolean {
  const { one, other } = which.exec(label)?.groups ?? {}
  return [one, other].every((word) => word && things.some((thing) => isSame(thing.one, word, language)))
}

/** More than a name has. */
const nameWordsMax = 6

/** What asks is a name: "who gave it", "vem som skjutsar". */
const asks = /^(?:who|what|which|when|where|how|why|whether|if|vem|vad|vilken|vilket|vilka|när|var|hur|varför|om)(?!\p{L})|か$/iu

export function leaveClauses(intent: Intent): void {
  const { things, language } = intent
  const names = things.map(({ many }) => phraseKey(many))
  const isAbout = (label: string) =>
    language !== 'ja' &&
    names.some((name) => name.length > 2 && phraseKey(label).startsWith(`${name} `)) &&
    isTold(label, language)
  const isName = (field: SaidField) => field.concept !== undefined || asks.test(field.label)
  const settled = (field: SaidField, host: SaidThing | null): SaidField[] => {
    if (host && isPart(field, host)) return []
    if (doings[language].test(field.label)) return []
    const asked = unfinished.exec(field.label)?.groups?.name
    if (asked) return [{ ...field, label: capitalised(asked) }]
    if (host && isTail(field, host)) return []
    // 蜜の種類（…）, of which the last word was read as what the bracket is of
    if (language === 'ja' && /.(?<!も)の$/u.test(field.label))
      return field.options ? [{ ...field, label: `${field.label}種類` }] : []
    if (host && asksWhich(field, intent)) return []
    if (isName(field)) return [field]
    const name = circumstance.exec(field.label)?.groups?.name
    if (name) return [{ ...field, label: name }]
    const list = language === 'ja' ? undefined : relative.exec(field.label)?.groups?.name
    if (list !== undefined && language !== 'ja' && isMany(list, language) && host) {
      const before = new Set(things)
      const told = addThing(intent, sayNoun(capitalised(list), language))
      if (!before.has(told)) told.implied = true
      return []
    }
    const bound = bounds.exec(field.label)?.groups?.what
    if (bound) return [{ ...field, type: 'int', label: `Max ${bound}` }]
    const isBound = pieceOfBound.test(field.label) && boundSaid.test(intent.prompt)
    const isRule = field.type !== 'bool' && (isBound || rules[language].test(field.label))
    if (isRule || field.label.split(' ').length > nameWordsMax) return []
    return clauses[language].test(field.label) || isAbout(field.label) ? [] : [field]
  }
  for (const said of things) said.fields = said.fields.flatMap((field) => settled(field, said))
  intent.loose = intent.loose.flatMap((field) => settled(field, null))
}

/** "Volunteers sign up", "honey harvests in kilograms": more than nouns in a row. */
const isTold = (label: string, language: Language): boolean =>
  label.split(' ').length > 2 &&
  (language === 'sv' ? / (?:som|för|till|på|med) /i : / (?:that|which|to|for|up|in|on|of) ?/i).test(label)
