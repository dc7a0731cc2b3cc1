// "For each session which athlete, minutes", 技工物は歯科医院、患者、色: what is written down of one list names another, so each of the first has one of
// the second, whatever its word was taken for.
import type { Language } from '#shared/languages.ts'
import { addField } from '../add-said.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { idOf } from '../said.ts'

const sentence = /[^.!?;。！？；\n]+/gu
/** What stands ahead of the list of a sentence, and behind it ahead of what each has. */
const frames: Record<Language, { front: RegExp; behind: RegExp; behindEach: RegExp; parting: RegExp; article: RegExp }> = {
  en: {
    front: /^\s*(?:for )?(?:each |every |an? |the )?/iu,
    behind: /^(?: has| have| with| needs?| records?|:| -) /iu,
    behindEach: /^(?: has| with| needs?| records?|:| -|,)? /iu,
    parting: /\s*[,;]\s*(?:and )?|\s+(?:and|plus)\s+|\s*[()]\s*/giu,
    article: /^(?:which |what |the |an? |one )+/iu,
  },
  sv: {
    front: /^\s*(?:för )?(?:varje |en |ett )?/iu,
    behind: /^(?: har| med| ska ha|:| -) /iu,
    behindEach: /^(?: har| med| ska ha|:| -|,)? /iu,
    parting: /\s*[,;]\s*(?:och )?|\s+(?:och|samt|plus)\s+|\s*[()]\s*/giu,
    article: /^(?:vilke[nt] |en |ett )+/iu,
  },
  ja: {
    front: /^\s*/u,
    behind: /^(?:には|は|：|:)/u,
    behindEach: /^(?:には|は|：|:)/u,
    parting: /[、，・（）()]/gu,
    article: /^どの/u,
  },
}
/** Another list begins, with what it has. */
const another = / (?:with|has|have|med|har) |は/iu
/** So many items behind the name make it a list of what each has. */
const itemsMin = 3

/** What stands behind the name of a list, item by item; none where the sentence is about no list. */
function itemsBehind(told: string, { one, many }: SaidThing, language: Language): string[] {
  const { front, behind, behindEach, parting, article } = frames[language]
  const rest = told.replace(front, '')
  const isEach = /^\s*(?:(?:for )?(?:each|every)|(?:för )?varje) /iu.test(told)
  const name = [many, one].find((each) => rest.toLowerCase().startsWith(each.toLowerCase()))
  const found = name === undefined ? null : (isEach ? behindEach : behind).exec(rest.slice(name.length))
  if (!found) return []
  const items = rest
    .slice(name!.length + found[0].length)
    // what brackets stand behind begins a list of its own
    .replace(/[^,、，()（）]+(?=[(（])/gu, '')
    .split(parting)
  const next = items.findIndex((item) => another.test(item))
  const own = next < 0 ? items : items.slice(0, next)
  return own.length < itemsMin ? [] : own.map((item) => item.trim().replace(article, ''))
}

export function heedNamedItems(intent: Intent): void {
  const { prompt, language, things } = intent
  if (things.length < 2 || intent.pages.has('landing')) return
  for (const [told] of prompt.matchAll(sentence))
    for (const host of things) {
      const items = itemsBehind(told, host, language)
      for (const other of things.filter(
        (each) => each !== host && items.some((item) => item.toLowerCase() === each.one.toLowerCase()),
      )) {
        const isIt = ({ label, thing }: SaidField) =>
          isSame(label, other.one, language) || (thing !== undefined && thing === other.known?.id)
        if (
          host.fields.some(isIt) ||
          host.parents.includes(other) ||
          other.fields.some((field) => isSame(field.label, host.one, language))
        )
          continue
        const { one, known } = other
        addField(intent, host, { id: idOf(one), label: one, type: 'text', isItem: true, ...(known && { thing: known.id }) })
      }
    }
}
