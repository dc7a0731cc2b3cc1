// So many rows as the prompt says there are: 3 kids, 12 vans, 猫3匹. More than a page of samples shows are not written out.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { classOfNoun, type NounClass } from '../../lexicon/noun-classes.ts'
import { numberWords } from '../../lexicon/number-words.ts'
import type { Thing } from '../../model.ts'

const toldMin = 2
const toldMax = 14
/** Between the number and what is counted stand at most so many words: "14 old rental flats", and none that are measures. */
const between = String.raw`(?: (?!(?:hours?|minutes?|days?|weeks?|months?|years?|times?|per|or|and|to|timm\p{L}*|minut\p{L}*|dag\p{L}*|veck\p{L}*|månad\p{L}*|år|gång\p{L}*|eller|och|till) )[\p{L}-]+){0,2}?`
/** A bound or a share is no count. */
const bounds =
  /(?:max(?:imum|imalt)?\.?|min(?:imum)?|up to|at most|more than|fewer than|less than|at least|every|each|within|takes|needs?|högst|minst|upp till|fler än|färre än|mer än|varje|inom|tar|behöver|最大|最低|各)\s?$/iu
const shares =
  /^\s?(?:per|each|at (?:once|a time)|for each|a (?:day|week|shift)|åt gången|samtidigt|vardera|以上|以下|まで|ずつ|ごと)/iu
/** 猫3匹の体重: what is counted by 匹 is an animal, and no weight. */
const counters: readonly (readonly [counter: string, kind?: NounClass])[] = [
  ['(?:匹|頭|羽)', 'animal'],
  ['(?:人|名)', 'person'],
  ['(?:台|件|軒|個|棟|室|部屋|本|校|隻|枚|面|つ)'],
]
const japaneseNumbers: Record<string, number> = { 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 }

const isPet = ({ concept }: Thing) => /^(?:pet|animal|horse)$/.test(concept ?? '')

const numberOf = (told: string): number =>
  japaneseNumbers[told] ?? numberWords.get(told) ?? Number.parseInt(told.normalize('NFKC'), 10)

/** The number of what a list is called or its kind is, or undefined. */
export function countTold(thing: Thing, prompt: string, language: Language): number | undefined {
  const nouns = knownThings.get(thing.concept ?? '')?.nouns[language]
  const names = [thing.many, thing.one, ...(nouns?.all ?? [])].map((name) => escaped(name.toLowerCase()))
  const ending = language === 'en' ? 's?' : ''
  const noun = `(?:${[...new Set(names)].toSorted((one, other) => other.length - one.length).join('|')})${ending}`
  const low = prompt.toLowerCase()
  const words = [...numberWords.keys()].filter((word) => (numberWords.get(word) ?? 0) >= toldMin).join('|')
  const kind = isPet(thing)
    ? 'animal'
    : knownThings.get(thing.concept ?? '')?.entry.actor
      ? 'person'
      : classOfNoun(thing.one, language)
  const forms =
    language === 'ja'
      ? counters
          .filter(([, of]) => of === undefined || of === kind)
          .flatMap(([counter]) => [
            new RegExp(`${noun}(?:は|が|の)?([0-9０-９]{1,2}|[二三四五六七八九十])${counter}`, 'u'),
            new RegExp(`([0-9０-９]{1,2}|[二三四五六七八九十])${counter}の?${noun}`, 'u'),
          ])
      : [new RegExp(String.raw`(?<![\p{L}\d.,:-])(\d{1,2}|${words})${between} ${noun}(?!\p{L})`, 'u')]
  const told = forms.map((form) => form.exec(low)).find((found) => found && isCount(low, found))?.[1]
  const count = told === undefined ? undefined : numberOf(told)
  return count !== undefined && count >= toldMin && count <= toldMax ? count : undefined
}

const isCount = (text: string, found: RegExpExecArray): boolean =>
  !bounds.test(text.slice(0, found.index)) && !shares.test(text.slice(found.index + found[0].length))
