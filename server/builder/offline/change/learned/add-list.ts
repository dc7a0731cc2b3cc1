// A new list: what it is called, what it has, and which of the lists that are there it goes with, either way round.
import { escaped } from '../../lexicon/escaped.ts'
import type { Language } from '#shared/languages.ts'
import { yesOrNoWords } from '../../lexicon/type-words.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { linkTo, listCalled, rowNamed, points } from '../new-lists.ts'
import { fieldsFor } from '../readers/read-parts.ts'
import { does, type Reading } from '../reading.ts'
import { resolveThing } from '../resolve.ts'
import { deeds } from '../told/deeds.ts'
import { type Doing, isName, listed } from './doing.ts'

/** Words that say that one row has one of another list, or several. */
const goesWith: Record<Language, RegExp> = {
  en: /\b(?:each|every|per|belongs?|pick|choose|select|link(?:ed)?|point(?:s|ed)?|connect(?:ed)?|assign(?:ed)?|which|whose)\b/i,
  sv: /(?<!\p{L})(?:varje|varenda|per|hör|höra|tillhör|tillhöra|välj(?:a|er|s)?|koppla[ds]?|kopplas|länka[ds]?|pekar?|vilken|vilket|vilka)(?!\p{L})/iu,
  ja: /ごと|別に|選|紐|ひも|つなが|関連|リンク|どの/u,
}
/** What stands here is chosen on the list that is named behind, or before: that one points to the new one. */
const choosesNew: Record<Language, readonly ((other: string) => RegExp)[]> = {
  en: [
    (other) => new RegExp(`\\b(?:on|for) (?:each|every|an?|the) ${other}[^.;]*\\b(?:who|which|whose)\\b`, 'i'),
    (other) =>
      new RegExp(`\\b(?:link|connect|tie|attach|assign) (?:each |every |all |the |our |a )?${other}s? (?:to|with)\\b`, 'i'),
    (other) =>
      new RegExp(`\\b(?:pick|choose|select|choosable|chosen|assign)\\b.*\\b(?:on|for|in|from|to|at)\\b.*\\b${other}`, 'i'),
    (other) =>
      new RegExp(
        `\\b${other}s?\\b[^.;,]{0,30}\\b(?:belongs?|picks?|chooses?|has (?:an?|one)|have (?:an?|one)|gets? (?:an?|one)|points?|links?|linked)\\b`,
        'i',
      ),
  ],
  sv: [
    (other) => new RegExp(`(?:på|för|till) (?:varje|varenda) ${other}[^.;]*(?:vem|vilken|vilket)(?!\\p{L})`, 'iu'),
    (other) => new RegExp(`(?:koppla|länka|knyta?) (?:varje |alla |en |ett )?${other}\\p{L}* (?:till|med)(?!\\p{L})`, 'iu'),
    (other) => new RegExp(`(?:välj(?:a|er|s)?|koppla[ds]?|kopplas)(?!\\p{L}).*(?:på|för|i|till|från)\\s.*${other}`, 'iu'),
    (other) =>
      new RegExp(`${other}\\p{L}*[^.;,]{0,30}(?:hör|höra|tillhör|tillhöra|har en|ha en|peka[rs]?|kopplas)(?!\\p{L})`, 'iu'),
  ],
  ja: [
    (other) =>
      new RegExp(`${other}(?:の?(?:ほう|方|側|画面))?(?:から|で|に|の中で|ごとに)[^、。]*(?:選|紐|ひも|つな|付け|割り当)`, 'u'),
  ],
}

/** The lists that are there, of which a row of the new one is, or that have one of it. */
const othersIn = (model: ProjectModel, names: readonly string[], language: Language): Thing[] => [
  ...new Set(names.flatMap((name) => rowNamed(model, name, language) ?? resolveThing(model, name, language) ?? [])),
]

export const addList: Doing = ({ model, spans, language, text = '' }): Reading | null => {
  const { name: [name] = [], part: parts = [], other = [], list = [] } = spans
  if (!name || !isName(name) || !/\p{L}/u.test(name)) return null
  const there = resolveThing(model, name, language)
  const links = parts.filter((part) => rowNamed(model, part, language))
  const fields = parts.filter((part) => !links.includes(part) && !isAnswer.test(part))
  const added = there ? [] : listOf(model, name, fields, language)
  if (!added) return null
  const grown = applyOperations(model, added)
  const own = there ?? grown.things.at(-1)!
  const more = there ? fieldsFor(model, there.id, listed(fields), language) : []
  const named = goesWith[language].test(text) ? [...links, ...other, ...list] : [...links, ...other]
  const operations = [...added, ...more, ...linksFrom(grown, own, othersIn(model, named, language), text, language)]
  return operations.length ? does(...operations) : null
}

/** "Sent (yes or no)": how it is answered is called nothing. */
const isAnswer = new RegExp(`^${yesOrNoWords}$`, 'iu')

/** Links between a new list and others, in the direction the text tells; `model` has the new one already. */
export function linksFrom(
  model: ProjectModel,
  own: Thing,
  others: readonly Thing[],
  text: string,
  language: Language,
): Operation[] {
  return others.flatMap((other): Operation[] => {
    const each = model.things.find(({ id }) => id === other.id)!
    if (each.id === own.id || points(own, each) || points(each, own)) return []
    const isChosen = namesOf(each).some((word) =>
      choosesNew[language].some((form) => form(escaped(word.toLowerCase())).test(text.toLowerCase())),
    )
    return [isChosen ? linkTo(each, own) : linkTo(own, each)]
  })
}

/** "Dog" speaks of the dogs staying. */
const namesOf = ({ one, many }: Thing): string[] => [one, many, ...one.split(' ').filter(({ length }) => length >= nameMin)]
const nameMin = 3

/** Null where the names are none of fields. */
function listOf(model: ProjectModel, name: string, fields: readonly string[], language: Language): Operation[] | null {
  if (fields.length > 1) return deeds.list(model, { field: name, fields: listed(fields) }, language)?.operations ?? null
  const added = listCalled(model, name, language)
  return [added, ...fieldsFor(applyOperations(model, [added]), added.thing.id, listed(fields), language)]
}
