// "You may pick several under diet: vegan, nuts, gluten", 「性格は人懐っこい、怖がりからいくつでも」: what a field that may hold several is
// chosen from, where a wish lists it beside.
import type { Language } from '#shared/languages.ts'
import type { Note, ProjectModel } from '../model.ts'
import { type Change, done } from './done.ts'
import { choicesOf } from './items/forms.ts'
import type { Operation } from './operations.ts'
import { resolveField } from './resolve.ts'
import { isTelling } from './told/deed.ts'

const choicesMin = 2
const choiceCharsMax = 30
const wordsMax = 4

/** Where a list of choices begins: behind a colon, a question, or a word that leads to it. */
const leads: Record<Language, RegExp> = {
  en: /(?:[:?]|\s[-–—]\s|\b(?:from|among|between|such as|like|e\.g\.?|for example|being))\s+(?=[^:?]*(?:,|\bor\b|\band\b))/gi,
  sv: /(?:[:?]|\s[-–—]\s|(?<!\p{L})(?:bland|mellan|från|såsom|till exempel|t\.? ?ex\.?|dvs))\s+(?=[^:?]*(?:,|\beller\b|\boch\b))/giu,
  ja: /(?:[:：？?。]|は|を|に)(?=[^。:：]*[、,・])/g,
}
/** What goes on behind the last of them. */
const ends: Record<Language, RegExp> = {
  en: /[.;!?]|,? (?:please|pls|as (?:many|needed)|any number|several|more than one|or more than one|is enough|will do)\b/i,
  sv: /[.;!?]|,? (?:tack|räcker|går bra|flera|hur många som helst)(?!\p{L})/iu,
  ja: /の(?:うち|中から|中で)|(?:の(?:中|うち|なか))?(?:から|あたり|みたいな|などの?|といった|のような|で(?:いくつ|複数|何個)|を(?:いくつ|複数|何個))|[。!！?？]/,
}

/** 「三つも当てはまるときは、どうすれば」 */
const halfSentence = /(?:[はをに]|から|んだ|よねえ?|でしょう|れば)$/u

/** The choices a text lists, or none where what it lists is none of them. */
function choicesIn(text: string, language: Language): string[] {
  for (const lead of [...text.matchAll(leads[language])].toReversed()) {
    const rest = text.slice(lead.index + lead[0].length)
    const stop = rest.search(ends[language])
    const listed = stop < 0 ? rest : rest.slice(0, stop)
    const choices =
      language === 'ja'
        ? listed
            .split(/[、,・]/)
            .map((each) => each.trim())
            .filter(Boolean)
        : choicesOf(listed)
    // 「一つじゃなくて、いくつか選べるように」: halves of a sentence are none
    const isChoice = (each: string) =>
      each.length > 0 &&
      each.length <= choiceCharsMax &&
      each.split(/\s+/).length <= wordsMax &&
      !(language === 'ja' && (isTelling(each, language) || halfSentence.test(each)))
    if (choices.length >= choicesMin && choices.every(isChoice)) return choices
  }
  return []
}

/** Of choices, more than one at a time. */
const asksSeveral: Record<Language, RegExp> = {
  en: /\b(?:several|more than one|as many as|any number of|multiple|all that apply|(?:tick|pick|choose|select) (?:both|all))\b/i,
  sv: /(?<!\p{L})(?:(?:välja|välj|väljer|kryssa i|ha|vara) (?:man )?(?:flera|båda)|flera (?:får|kan|går|åt gången|samtidigt|på (?:en gång|samma))|fler än en|hur många som helst)(?!\p{L})/iu,
  ja: /複数|(?:当てはまる|あてはまる|持って(?:い)?る|該当する)(?:もの|やつ|項目)?(?:を|は)?(?:すべて|全て|全部)|(?:もの|やつ)(?:すべて|全て|全部)(?:に|を)|いくつ(?:でも|か)|いくつも|何個(?:でも|も|か)|両方(?:選|可|でも)|一つとは限ら/,
}

/** What gives a field its choices, as one that may hold several of them. */
const asSeveral = (operation: Operation): Operation[] => {
  if (operation.op === 'addField' && operation.field.options)
    return [{ ...operation, field: { ...operation.field, type: 'tags' } }]
  if (operation.op === 'retypeField' && operation.options) return [{ ...operation, type: 'tags' }]
  if (operation.op === 'setOptions')
    return [{ op: 'retypeField', thing: operation.thing, field: operation.field, type: 'tags', options: operation.options }]
  return [operation]
}

/** The operations with the choices that the text lists for a field which is to hold several; null where it lists none. */
function withSeveral(
  model: ProjectModel,
  operations: readonly Operation[],
  text: string,
  language: Language,
): { operations: Operation[]; choices: string[] } | null {
  const isMany = (each: Operation) => each.op === 'retypeField' && each.type === 'tags' && !each.options
  const given = operations.flatMap((each) => (asksSeveral[language].test(text) ? asSeveral(each) : [each]))
  const chosen = given.find((each) => each.op === 'retypeField' && each.type === 'tags' && each.options)
  // "several allowed" behind the choices says the same again
  if (chosen?.op === 'retypeField') {
    const kept = given.filter((each) => !isMany(each))
    // 「ITあたりで」, 「けん引のうち」: what goes on behind the last is no part of it
    const listed = choicesIn(text, language)
    const isCut = listed.length >= choicesMin && listed.every((each) => chosen.options!.some((option) => option.includes(each)))
    const options = language === 'ja' && isCut ? listed : chosen.options!
    return { operations: kept.map((each) => (each === chosen ? { ...chosen, options } : each)), choices: options }
  }
  const added = given.find((each) => each.op === 'addField' && each.field.type === 'tags' && each.field.options)
  if (added?.op === 'addField') return { operations: given, choices: added.field.options! }
  const at = given.findIndex(isMany)
  const several = given[at]
  const choices = several ? choicesIn(text, language) : []
  // a list of fields is none of choices
  if (several?.op !== 'retypeField' || choices.some((each) => resolveField(model, each, language))) return null
  return choices.length < choicesMin ? null : { operations: given.toSpliced(at, 1, { ...several, options: choices }), choices }
}

/** The change with what a field is chosen from, of which more than one is meant where the text says so. */
export function severally(model: ProjectModel, made: Change, text: string, language: Language): Change {
  const several = withSeveral(model, made.operations, text, language)
  if (!several) return made
  const { operations, choices } = several
  const isUnread = ({ kind, text: note }: Note) =>
    kind === 'built' || (kind === 'unknown' && choices.some((each) => note.toLowerCase().includes(each.toLowerCase())))
  return done(model, { operations, notes: made.notes.filter((note) => !isUnread(note)) }, language)
}
