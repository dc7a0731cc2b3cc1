// "Keep a service log as well with date, engine hours and cost. One machine gets many services": a new list that is told as one tells a
// first prompt, so it is read as one. The lists that are there and that it speaks of are linked to it.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import type { Intent, SaidField, SaidThing } from '../../understand/intent.ts'
import { inferType } from '../../understand/infer-type.ts'
import { readIntent } from '../../understand/read-prompt.ts'
import { addField, addInTurn } from '../added-fields.ts'
import { itemTold } from '../items/item.ts'
import { partsOf } from '../items/items-told.ts'
import { additionOf } from '../new-lists.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { ownList } from '../readers/read-parts.ts'
import { mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { phraseKey } from '../../lexicon/lexicon.ts'
import { sayNoun } from '../../understand/said.ts'
import { isStopWord } from '../../lexicon/function-words.ts'
import type { ActName } from './acts.ts'
import { linksFrom } from './add-list.ts'
import { tokensIn } from './mentions.ts'
import { isName } from './doing.ts'
import { hearAs, likelyActs } from './hear.ts'

/** From so likely on, some part of the text asks for a list. */
const listFrom = 0.3
/** From so likely on, a part asks for something else. */
const elseFrom = 0.9
/** From so likely on, what the list is called was heard. */
const surely = 0.5
const listActs: readonly ActName[] = ['add-list', 'own-list']
const beside = new Set<string>([...listActs, 'link', 'add-field', 'set-choices', 'add-choice', 'require', 'none', 'other'])
const isBeside = (act: string) => beside.has(act) || act.startsWith('type-')

/** What builds a screen is no list. */
const isPart =
  /^(?:lists?|pages?|tables?|tick ?box(?:es)?|check ?box(?:es)?|fields?|columns?|rooms?|listor?|sidor?|registe?r|kryssrut(?:a|or)|fält|一覧|リスト|ページ|表|チェックボックス|欄|項目)$/iu

export type ListTold = { operations: Operation[]; rest: string[] }

/** `pieces` are the wishes of a text. What is not about the list is left as `rest`; null where no list is told. */
export function listTold(model: ProjectModel, pieces: readonly string[], language: Language): ListTold | null {
  const heard = pieces.map((piece) => {
    const likely = likelyActs(model, piece, language)
    const [act = 'none', most = 0] = [...likely].toSorted(([, a], [, b]) => b - a)[0] ?? []
    return {
      piece,
      ofList: listActs.reduce((sum, each) => sum + (likely.get(each) ?? 0), 0),
      isElse: most >= elseFrom && !isBeside(act),
    }
  })
  if (!heard.some(({ ofList }) => ofList >= listFrom)) return null
  const own = ownTold(model, pieces, language)
  if (own) return own
  const text = heard.flatMap(({ piece, isElse }) => (isElse ? [] : [piece])).join(language === 'ja' ? '。' : '. ')
  const told = heard.toSorted((a, b) => b.ofList - a.ofList)[0]!
  const [name] = hearAs(model, told.piece, 'add-list', language).name ?? []
  const operations = operationsOf(model, text, told.ofList >= surely ? name : undefined, language)
  return operations && { operations, rest: heard.flatMap(({ piece, isElse }) => (isElse ? [piece] : [])) }
}

/** From so likely on, a field is to be a list of its own. */
const ownFrom = 0.8
const behindWith: Record<Language, RegExp> = {
  en: /\b(?:with|w\/|so (?:that )?(?:i|we) can (?:store|keep|note|add|put|see))(?: an?| their| its)? (.+)$/i,
  sv: /(?<!\p{L})(?:med|så (?:att )?(?:jag|vi|man) kan (?:lägga in|spara|notera|skriva|ha)|vill ha) (.+?)(?: på (?:dem|dom|den))?$/iu,
  ja: /(?:して|したい)、?(.+?)も?(?:書いて|入れて|メモし|記録し|残し|持たせ|つけ)/u,
}
/** "Authors should be separate, so I can store their country": the field that becomes a list, with what each of it has. */
function ownTold(model: ProjectModel, pieces: readonly string[], language: Language): ListTold | null {
  const at = pieces.findIndex((piece) => (likelyActs(model, piece, language).get('own-list') ?? 0) >= ownFrom)
  const piece = pieces[at]
  const [name] = piece ? (hearAs(model, piece, 'own-list', language).field ?? []) : []
  const place = name ? resolveField(model, name, language, mainThing(model)) : undefined
  const own = place?.field.type === 'text' ? ownList(model, place.field.label, undefined, language) : null
  // in Japanese what it has may stand before, or in a sentence of its own
  const isOpen = language === 'ja' && !behindWith.ja.test(piece ?? '')
  if (!piece || isOpen || !own?.operations.length) return null
  const grown = applyOperations(model, own.operations)
  const list = grown.things.find(({ id }) => !model.things.some((each) => each.id === id))!
  const fields = partsOf(behindWith[language].exec(piece)?.[1] ?? '', language).flatMap((part) => {
    const item = itemTold(grown, part, language)
    return item && !item.to ? [item.field] : []
  })
  const operations = [...own.operations, ...addInTurn(grown, list.id, fields, language).flat()]
  return {
    operations,
    rest: pieces.filter((each, place) => place !== at && !/^(?:each|every|varje|and|och|then|link|koppla)(?!\p{L})/iu.test(each)),
  }
}

/** `name` is what the list is called, as far as that was heard. */
function operationsOf(model: ProjectModel, text: string, name: string | undefined, language: Language): Operation[] | null {
  const intent = readIntent(withoutWishing(text, language), language)
  const said = newList(model, intent, name, language)
  if (!said) return null
  const place = resolveField(model, said.one, language, mainThing(model))
  const own = place?.field.type === 'text' ? ownList(model, place.field.label, undefined, language) : null
  const added = own?.operations.length ? own.operations : [additionOf(model, said, { ...intent, language: model.language })]
  const grown = applyOperations(model, added)
  const list = grown.things.at(-1)!
  const more: Operation[] = []
  if (own) for (const field of said.fields) addField(grown, list, field, more, [], language)
  const others = listsIn(model, text, language).filter((thing) => thing.id !== list.id)
  return [...added, ...more, ...linksFrom(grown, list, others, text, language)]
}

const wishing: Record<Language, RegExp> = {
  en: /(?:,? (?:as well|too|also|please|pls|obviously|though)(?![\p{L}])| (?:should|ought to|must|need to|could|shall)? ?(?:be|go|live|sit)? ?(?:on|in|as|into) (?:a|an|their|its|his|her) (?:own |separate |seperate |second |proper |new )?(?:page|list|register|table|place|section)s?(?: of (?:their|its) own)?)/giu,
  sv: /(?:,? (?:också|oxå|även|dessutom|tack|gärna)(?!\p{L})| (?:ska|borde|bör|måste|får|kan)? ?(?:vara|ligga|ha|bli)? ?(?:på|i|som|till) (?:en|ett) (?:egen|eget|egna|separat|ny|nytt) (?:sida|lista|register|tabell|flik))/giu,
  ja: /(?:も)?(?:別の|独立した|専用の|新しい)(?:ページ|一覧|リスト|表|名簿|台帳)(?:として|に|で)?(?:して|分けて|作って)?/gu,
}
/** "Ny lista verktyg med …": the word for a list is none of its name. */
const newSv =
  /(?<=^|[\s,.!])(?:(?:en|ett) )?(?:ny|nytt) (?:lista|flik|sida|tabell|register)(?: som heter|:)? (?!för |över |med |på |av |där |som |till )(?=["“]?\p{L})/iu
/** "…, and what we want to know of them is": what each has follows. */
const keptSv = /[.,]? (?:och )?(?:det|de uppgifter) (?:jag|vi|som) [^,:.]{3,40}? är (?=.+(?:,| och | samt ))/iu
/** The words without those that only wish: what is left is told as of a first prompt. */
const withoutWishing = (text: string, language: Language) =>
  text
    .replace(wishing[language], '')
    .replace(newSv, 'en lista över ')
    .replace(keptSv, ': ')
    .replace(/^(?:and|och|plus) /iu, '')
    .replace(/ ,/g, ':')

/** The lists of the project that a text names. */
function listsIn(model: ProjectModel, text: string, language: Language): Thing[] {
  const named = tokensIn(model, text, language).filter(({ known }) => known === 'L')
  const words = named.map(({ from, to }, at) => {
    let end = at
    while (named[end + 1] && named[end + 1]!.from - named[end]!.to <= 1) end++
    return [text.slice(from, named[end]!.to), text.slice(from, to)]
  })
  return [...new Set(words.flat().flatMap((name) => resolveThing(model, name, language) ?? []))]
}

/** The list that is not there yet, with the fields that are told of it. */
function newList(model: ProjectModel, intent: Intent, name: string | undefined, language: Language): SaidThing | null {
  const host = mainThing(model)
  const isTitle = (name: string) => {
    const at = resolveField(model, name, language, host)
    return at !== undefined && (at.field.type !== 'text' || at.field.id === at.thing.titleField)
  }
  const isThere = ({ one, many }: SaidThing) =>
    [one, many].some((name) => resolveThing(model, name, language) !== undefined || isTitle(name))
  const isList = ({ one, many }: SaidThing) => !isPart.test(one) && !isPart.test(many) && !isStopWord(one)
  const fresh = intent.things.filter((said) => !isThere(said) && isList(said) && !said.brought)
  const isNamed = ({ one, many }: SaidThing) =>
    name !== undefined &&
    [one, many].some((each) => phraseKey(each).includes(phraseKey(name)) || phraseKey(name).includes(phraseKey(each)))
  const ofName =
    name && isName(name) && !isPart.test(name) && !isStopWord(name) && !isTitle(name) && !resolveThing(model, name, language)
      ? sayNoun(
          name,
          language,
          readingsIn(name, language).find(({ kind }) => kind === 'thing'),
        )
      : undefined
  const most = fresh.toSorted((a, b) => b.fields.length - a.fields.length)[0]
  const said =
    fresh.find((each) => each.fields.length > 0 && isNamed(each)) ??
    (most?.fields.length ? most : undefined) ??
    fresh.find(isNamed) ??
    ofName ??
    most
  if (!said) return null
  // "repairs for each flat, with fault, cost": what is told behind both is of the new one
  const there = intent.things.filter((each) => isThere(each) && each.fields.length)
  const told = said.fields.length
    ? said.fields
    : most?.fields.length
      ? most.fields
      : there.length === 1
        ? there[0]!.fields
        : intent.loose
  const fields = told.flatMap(fieldTold)
  const isOld = ({ label }: SaidField) => resolveField(model, label, language, host)?.thing === host && fields.length < 2
  // "instrument: piano, guitar" is chosen from
  const isField = ({ label, concept }: SaidField) => concept !== undefined || inferType(label, language).known
  return fields.some(isField) && !fields.every(isOld) ? { ...said, fields, owns: true } : null
}

/** "Has date", "and a date": without the words that led to it. */
function fieldTold(field: SaidField): SaidField[] {
  const label = field.label.replace(/^(?:has|have|had|and|with|har|och|med)\s+(?:an?\s+|en\s+|ett\s+)?/iu, '')
  return !label || isStopWord(label) || isPart.test(label) ? [] : [{ ...field, label: label[0]!.toUpperCase() + label.slice(1) }]
}
