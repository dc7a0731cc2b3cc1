// "Our three kids Alva, Nils and Tuva", "fyra lag: Röd, Blå, Grön och Gul", 子どもは太郎、花子、次郎の3人: as many names as the number ahead of
// their word says are what its list begins with.
import type { Language } from '#shared/languages.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { isPlural, isSwedishPlural } from '../../lexicon/inflect.ts'
import { nameColumn, noRowsOf } from '../../lexicon/row-measures.ts'
import { numberWords } from '../../lexicon/number-words.ts'
import { chunksOf } from '../chunks-of.ts'
import { endsInField } from '../field-named.ts'
import { sayNoun } from '../said.ts'
import type { Edit } from './pieces.ts'
import { isName } from './row-in-words.ts'

/** What the rows of a list are called. */
export type NamesTold = { list: string; names: string[] }
type Found = NamesTold & Edit

const countMin = 2
const countMax = 14
const spelled = [...numberWords.keys()].filter((word) => numberWords.get(word)! >= countMin).join('|')
const latin: Record<'en' | 'sv', RegExp> = {
  en: new RegExp(
    String.raw`(?<![\p{L}\d.,:-])(?<count>\d{1,2}|${spelled})(?<words>(?: (?!(?:and|or|of|to|at|in|for|per|times?)\b)[\p{L}'’-]+){1,4}?)(?<after> (?:this|next) \p{L}+| at the moment)?(?<sign>\s?[:(]\s*|,\s(?=\p{Lu})|\s[–—-]\s|,? (?:called|named) |(?=\s\p{Lu}))`,
    'giu',
  ),
  sv: new RegExp(
    String.raw`(?<![\p{L}\d.,:-])(?<count>\d{1,2}|${spelled})(?<words>(?: (?!(?:och|eller|av|till|i|på|för|per|gånger)(?!\p{L}))[\p{L}-]+){1,3}?)(?<after> (?:i år|nu))?(?<sign>\s?[:(]\s*|,\s(?=\p{Lu})|\s[–—-]\s|,? (?:som heter|kallade) |(?=\s\p{Lu}))`,
    'giu',
  ),
}
const joints: Record<Language, RegExp> = {
  en: /,\s*(?:and )?|\s(?:and|&)\s/u,
  sv: /,\s*(?:och )?|\s(?:och|&)\s/u,
  ja: /[、，・]|と(?=[^とも])/u,
}
const capital = /^[\p{Lu}\d]/u
/** "Max do the chores": the name alone. */
const capitalsOf = /^\p{Lu}[\p{L}\d'’-]*(?: [\p{Lu}\d][\p{L}\d'’-]*)*/u
/** A name of a brother, and no word with a small letter. */
const article = /^(?:the|an?|en|ett|den|det) /u

/** So many names from a place on; all of them in capitals, or the last of them ends what is said. */
function namesFrom(said: string, count: number, language: Language): { names: string[]; length: number } | null {
  const stretch = said.split(/[.!?;:()\n]/u, 1)[0]!
  const isClosed = said[stretch.length] === ')'
  const parts = stretch.split(new RegExp(joints[language].source, 'gu')).map((part) => part.replace(article, ''))
  const own = parts.slice(0, count).map((part) => part.trim())
  if (own.length < count) return null
  if (parts.length === count && own.every((name) => isName(name, language)) && (isClosed || own.every(isShort)))
    if (isClosed || own.every((name) => capital.test(name)) || own.every((name) => !capital.test(name)))
      return { names: capitalsEnd(own), length: lengthOf(stretch, capitalsEnd(own)) }
  const names = capitalsEnd(own)
  const isNamed = names.every((name) => capital.test(name) && isName(name, language))
  // "two dogs, Rex and Molly, and …"
  return isNamed && !isClosed ? { names, length: lengthOf(stretch, names) } : null
}
const nameWordsMax = 4
const isShort = (name: string) => name.split(' ').length <= nameWordsMax
/** The last of capitals ends with them. */
const capitalsEnd = (names: readonly string[]): string[] => {
  const areCapitals = names.every((name) => capital.test(name))
  return names.map((name, at) => (areCapitals && at === names.length - 1 ? (capitalsOf.exec(name)?.[0] ?? name) : name))
}
const lengthOf = (stretch: string, names: readonly string[]): number => {
  let end = 0
  for (const name of names) end = stretch.indexOf(name, end) + name.length
  return end
}

/** Words for fields or for lists: what is kept, and no names. */
const areKept = (names: readonly string[], language: Language): boolean =>
  names.some(
    (name) =>
      (!capital.test(name) || language === 'ja') &&
      (endsInField(name.toLowerCase(), language) ||
        (language !== 'ja' && chunksOf(name.toLowerCase(), language).some(({ thing, plural }) => thing && plural))),
  )

const headOf = (words: string, language: 'en' | 'sv'): string | null => {
  const head = words.trim().split(' ').at(-1)!
  const isSeveral = language === 'en' ? isPlural(head.toLowerCase()) : isSwedishPlural(head.toLowerCase())
  const known = chunksOf(head.toLowerCase(), language).some(({ thing }) => thing)
  return (isSeveral || known) && !noRowsOf.test(head) && !/^\p{Lu}/u.test(head) ? head : null
}

function latinNames(text: string, language: 'en' | 'sv'): Found[] {
  return [...text.matchAll(latin[language])].flatMap(({ 0: all, index, groups }) => {
    const { count: told, words, after = '', sign } = groups as Record<'count' | 'words' | 'sign', string> & { after?: string }
    const count = numberWords.get(told.toLowerCase()) ?? Number(told)
    const list = headOf(words, language)
    if (!list || !(count >= countMin && count <= countMax)) return []
    const from = index + all.length + (sign === '' ? 1 : 0)
    const found = namesFrom(text.slice(from), count, language)
    if (!found || areKept(found.names, language)) return []
    const start = from - sign.length - after.length - (sign === '' ? 1 : 0)
    const end = from + found.length + (sign.includes('(') ? 1 : 0)
    return [{ list, names: found.names, start, end, as: ` (${nameColumn[language]})${after}` }]
  })
}

/** "Barn: Ella, Hugo", "teams Reds, Blues and Greens": who they are, in capitals. */
const uncounted: Record<'en' | 'sv', RegExp> = {
  en: /(?<![\p{L}'’-])(?<head>\p{L}{3,})(?<sign>:\s|\s)(?<names>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)*,? (?:and|&) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|(?<=:\s)\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)+(?=[.\n;]|$))(?!\p{L})/gu,
  sv: /(?<![\p{L}-])(?<head>\p{L}{3,})(?<sign>:\s|\s)(?<names>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)* (?:och|&) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|(?<=:\s)\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)+(?=[.\n;]|$))(?!\p{L})/gu,
}
const named = new Set(['person', 'group', 'animal'])

function uncountedNames(text: string, language: 'en' | 'sv'): Found[] {
  return [...text.matchAll(uncounted[language])].flatMap(({ index, groups }) => {
    const { head, sign, names: said } = groups as Record<'head' | 'sign' | 'names', string>
    const names = said.split(joints[language])
    const list = headOf(head.toLowerCase(), language)
    const isTheirs = list && isNamed(list, language) && names.length >= countMin
    if (!isTheirs || names.some((name) => isWord(name, sign, language))) return []
    const start = index + head.length
    return [{ list, names, start, end: start + sign.length + said.length, as: ` (${nameColumn[language]})` }]
  })
}
const isNamed = (list: string, language: Language): boolean =>
  named.has(classOfNoun(list, language)) ||
  chunksOf(list, language).some(({ thing }) => thing && knownThings.get(thing.id)?.entry.actor)
/** A word that the lexicon knows is no name behind a colon; with "and" within a sentence it is one of a bear. */
const isWord = (name: string, sign: string, language: Language): boolean =>
  endsInField(name.toLowerCase(), language) ||
  (sign.startsWith(':') && chunksOf(name.toLowerCase(), language).some(({ thing }) => thing))

/** "Varje syssla (tömma diskmaskinen, dammsuga)": what is to be done, and no fields of it. */
const deeds: Record<'en' | 'sv', RegExp> = {
  en: /(?<![\p{L}'’-])(?:(?:each|every|all|the|our|following) )*(?<head>\p{L}+)\s?\((?<names>[^()\n]+)\)/giu,
  sv: /(?<![\p{L}-])(?:(?:varje|alla|våra|följande) )*(?<head>\p{L}+)\s?\((?<names>[^()\n]+)\)/giu,
}
const done = new Set(['task', 'chore', 'exercise'])
function deedsNamed(text: string, language: 'en' | 'sv'): Found[] {
  return [...text.matchAll(deeds[language])].flatMap(({ 0: all, index, groups }) => {
    const { head, names: said } = groups as Record<'head' | 'names', string>
    const thing = chunksOf(head.toLowerCase(), language).at(-1)?.thing
    const names = said.split(joints[language]).map((name) => name.trim())
    const areDeeds =
      names.length >= countMin &&
      names.every((name) => isName(name, language)) &&
      names.some((name) => name.includes(' ')) &&
      names.filter((name) => endsInField(name.toLowerCase(), language)).length * 2 < names.length
    if (!thing || !done.has(thing.id) || !areDeeds) return []
    const list = sayNoun(head.toLowerCase(), language).many.toLowerCase()
    return [{ list, names, start: index, end: index + all.length, as: `${list} (${nameColumn[language]})` }]
  })
}

const counters = '(?:人|名|つ|匹|頭|羽|台|種類|店舗|店|チーム|組|部屋|室|棟|面|か所|箇所|ヶ所|コース|プラン|教室)'
const number = String.raw`(?<count>\d{1,2}|[二三四五六七八九十])`
const word = String.raw`(?<list>(?:子ども|子供|お子さん|[\p{Script=Han}\p{Script=Katakana}ー]{1,10}))(?:たち|達)?`
const japanese: readonly RegExp[] = [
  // 子どもは太郎、花子、次郎の3人
  new RegExp(
    String.raw`${word}(?:は|が|：)、?(?<names>[^。はがをに：\n]{3,60})の${number}${counters}(?:です|がい(?:ます|て)|があります)?`,
    'gu',
  ),
  // 3人の子ども（太郎、花子、次郎）, 子ども3人（…）
  new RegExp(String.raw`${number}${counters}の?${word}[（(：](?<names>[^（）()。\n]{3,60})[）)]?`, 'gu'),
  // 犬が2匹、ポチとハナ
  new RegExp(
    String.raw`${word}(?:は|が)${number}${counters}(?:で|、)(?<names>[\p{Script=Katakana}\p{Script=Han}ー]{1,8}(?:(?:、|と)[\p{Script=Katakana}\p{Script=Han}ー]{1,8})+)(?:です|がいます)?(?=[。\n]|$)`,
    'gu',
  ),
  new RegExp(String.raw`${word}(?:は|が)?${number}${counters}(?:で|、)?[（(：](?<names>[^（）()。\n]{3,60})[）)]?`, 'gu'),
  // 4チーム（赤、青、黄、緑）
  new RegExp(
    String.raw`${number}(?<list>チーム|クラス|コース|店舗|教室|プラン|部屋|グループ)[（(：](?<names>[^（）()。\n]{3,60})[）)]?`,
    'gu',
  ),
]
const japaneseNumbers = '二三四五六七八九十'
function japaneseNames(text: string): Found[] {
  return japanese.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ 0: all, index, groups }) => {
      const { count: told, list, names: said } = groups as Record<'count' | 'list' | 'names', string>
      const spelledAt = japaneseNumbers.indexOf(told)
      const count = spelledAt >= 0 ? spelledAt + countMin : Number(told)
      const names = said.split(new RegExp(joints.ja.source, 'gu')).map((name) => name.replace(/^[「『"“]|[」』"”]$/gu, '').trim())
      const areNames = names.every((name) => isName(name, 'ja') && !/\d{2}/u.test(name))
      if (names.length !== count || count > countMax || noRowsOf.test(list) || !areNames || areKept(names, 'ja')) return []
      return [{ list, names, start: index, end: index + all.length, as: `${list}（${nameColumn.ja}）` }]
    }),
  )
}

/** In the order of the text. */
export function namesTold(text: string, language: Language): Found[] {
  const found =
    language === 'ja'
      ? japaneseNames(text)
      : [...latinNames(text, language), ...uncountedNames(text, language), ...deedsNamed(text, language)]
  return found.toSorted((one, other) => one.start - other.start)
}
