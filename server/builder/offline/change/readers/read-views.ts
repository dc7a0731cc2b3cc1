// "Cards rather than a table", "the deals as a board, one column per stage", 「表ではなくカードで」: a view said with what it shall
// replace or be parted by.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing, ViewKind } from '../../model.ts'
import { alreadySo, does, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { narrowings } from '../said-parts.ts'
import { viewNamed } from '../view-likeness.ts'

/** What stands in the place of what: the words before are wanted, those after are not; `swaps` has them the other way round. */
const instead: Record<Language, RegExp> = {
  en: /^(.+?),?\s+(?:instead of|rather than|in place of|and not|not)\s+(?:as\s+|in\s+)?(?:just\s+)?(.+)$/i,
  sv: /^(.+?),?\s+(?:i ?stället för|hellre än|och inte|inte)\s+(?:som\s+|i\s+)?(.+)$/i,
  ja: /^()(.+?)(?:ではなく|じゃなく|の代わりに|のかわりに|をやめて)、?(.+)$/,
}
const swaps: Record<Language, RegExp> = {
  en: /^(?:switch|swap|trade|exchange|change|replace|turn|convert|rename)\s+(?:out\s+)?(.+?)\s+(?:for|to|with|by|into)\s+(.+)$/i,
  sv: /^(?:byt(?: ut| namn på)?|ersätt|ändra|gör om|växla)\s+(.+?)\s+(?:mot|till|med)\s+(.+)$/i,
  ja: /^(.+?)[をは](.+?)(?:に|へ)(?:変え|変更|切り?替え|して).*$/,
}
const parted: Record<Language, RegExp> = {
  en: /[\s,]+(?:(?:with )?(?:one |a )?columns? (?:per|for each|for every|by)|grouped by|divided by|split by|sorted into|organi[sz]ed by|by|per|for each|for every)\s+(?:the\s+|their\s+)?(.+)$/i,
  sv: /[\s,]+(?:(?:med )?(?:en )?kolumn(?:er)? (?:per|för varje|efter)|grupperade?(?: på| efter)?|uppdelade? (?:på|efter)|efter|per|för varje)\s+(.+)$/i,
  ja: /(.+?)(?:ごと|別)の?/,
}
/** That something is to be shown in a way. */
const asks: Record<Language, RegExp> = {
  en: /^(?:(?:show|display|see|view|have|want|use|make|turn|switch|put|give|arrange|present|lay|try|add|go|prefer|let)\b.*\b(?:as|in|into|on|onto|to|like|using|with)\s+(?:an?\s+|the\s+|one\s+|simple\s+|big\s+|small\s+|nice\s+|normal\s+)*\S|(?:use|try|prefer|go with|switch to)\s)|\bshould (?:be|look like)\s|^(?!add\b)\S.{0,48}\b(?:as|in|on|like)\s+(?:an?\s+|the\s+)?\S+(?:\s+\S+)?$|\b(?:bigger|larger)\b/i,
  sv: /^(?:visa|se|ha|använd|gör|byt|lägg|ge|prova|lista)(?!\p{L}).*(?<!\p{L})(?:som|i|på|till)\s+\S|(?<!\p{L})ska (?:vara|visas som|se ut som)\s/iu,
  ja: /(?:表示|見せ|見たい|見え|並べ|にして|にする)/,
}
/** What is said of a look that is not wanted. */
const notLike =
  /\btoo much like\b|\b(?:don't|do not|shouldn't|should not|doesn't) (?:want|like|look|be)\b|(?<!\p{L})för mycket som(?!\p{L})|みたいで(?:嫌|いや|つまらな)/iu
const lead = /^(?:the|our|my|all|de|alla|våra|mina)\s+/i

/** Whether a word of the view names something of the project: "cards" of flashcards, "table" of a restaurant. */
const isName = (model: ProjectModel, words: string, language: Language) =>
  resolveThing(model, words, language) !== undefined || resolveField(model, words, language) !== undefined

export function readViews(model: ProjectModel, clause: Clause, language: Language): Reading {
  const { text, verb } = clause
  if (notLike.test(text) || verb === 'require' || verb === 'relax' || verb === 'remove') return nothing
  const swapped = swaps[language].exec(text)
  const isSwap =
    swapped !== null && viewNamed(swapped[1]!, language) !== undefined && viewNamed(swapped[2]!, language) !== undefined
  const chosen = isSwap ? null : instead[language].exec(text)
  const [unwanted, wanted] = isSwap
    ? [swapped[1]!, swapped[2]!]
    : chosen
      ? language === 'ja'
        ? [chosen[2]!, chosen[3]!]
        : [chosen[2]!, chosen[1]!]
      : [undefined, text]
  const by = parted[language].exec(wanted)?.[1]
  const named = by === undefined ? wanted : wanted.replace(parted[language], ' ')
  const view = viewNamed(named, language)
  if (!view || isName(model, named, language)) return nothing
  const leaves = unwanted === undefined ? undefined : viewNamed(unwanted, language)
  const thing = thingIn(model, `${named} ${unwanted ?? ''}`, language)
  if (!thing) return nothing
  const group = by === undefined || view === 'calendar' ? undefined : choiceNamed(model, thing, by, language)
  if (leaves === undefined && !group && !asks[language].test(named)) return nothing
  const isFirst = thing.views[0] === view && model.pages.some((page) => page.thing === thing.id && page.kind === 'collection')
  if (isFirst && leaves === undefined && !group) return /bigger|larger/i.test(text) ? nothing : alreadySo(language)
  return does(...shown(thing, view, leaves === view ? undefined : leaves, group?.id))
}

function shown(thing: Thing, view: ViewKind, leaves: ViewKind | undefined, group: string | undefined): Operation[] {
  const operations: Operation[] = [{ op: 'addView', thing: thing.id, view }]
  if (leaves && thing.views.includes(leaves)) operations.push({ op: 'removeView', thing: thing.id, view: leaves })
  if (group && thing.group !== group) operations.push({ op: 'setGroup', thing: thing.id, group })
  return operations
}

function thingIn(model: ProjectModel, said: string, language: Language): Thing | undefined {
  if (language === 'ja') {
    const named = /^(.+?)[をはも]/.exec(said)?.[1]
    return (named && resolveThing(model, named, language)) || mainThing(model)
  }
  const words = said.toLowerCase().split(/[^\p{L}\p{N}-]+/u)
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`.trim())
  return (
    [...pairs, ...words]
      .filter((name) => !lead.test(`${name} `) && name.length > 2 && viewNamed(name, language) === undefined)
      .map((name) => resolveThing(model, name, language))
      .find(Boolean) ?? mainThing(model)
  )
}

/** The choice that a board's columns or a list's parts are made of. */
function choiceNamed(model: ProjectModel, thing: Thing, said: string, language: Language) {
  return narrowings(said, language)
    .map((name) => resolveField(model, name, language, thing))
    .find((place) => place?.thing === thing && place.field.type === 'select')?.field
}
