// Words for colours, and the tone of a mark that comes nearest to each.
import type { ToneName } from '../model.ts'

const colours: readonly (readonly [word: string, ja: string, tone: ToneName])[] = [
  ['green|grön[at]?|grönt', '黄?緑|グリーン', 'green'],
  ['blue|blåa?|blått', '青|ブルー', 'blue'],
  ['yellow|orange|amber|gul[at]?|gult|orangea?', '黄|オレンジ|金', 'amber'],
  ['red|röda?|rött', '赤|レッド', 'red'],
  ['gr[ea]y|gråa?|grått', '灰|グレー', 'gray'],
  ['purple|violet|lila', '紫', 'violet'],
  ['teal|turquoise|turkosa?', '水色|青緑', 'teal'],
]
const signs = colours.map(([word, ja, tone]) => ({ tone, said: new RegExp(`^(?:${word})$|${ja}`, 'i') }))

/** Near enough for a mark beside a word, though nobody would ask for it by that word. */
const nearly: typeof colours = [
  ['white|black|silver|vita?|vitt|svarta?|svart', '白|黒|銀|ホワイト|ブラック', 'gray'],
  ['pink|rosa', '桃|ピンク', 'red'],
  ['brown|bronze|gold(?:en)?|guld|bruna?|brunt|brons', '茶|ブラウン|銅', 'amber'],
]
const named = [...colours, ...nearly].map(([word, ja, tone]) => ({ tone, said: new RegExp(`^(?:${word}|(?:${ja})色?)$`, 'i') }))

/** The colour that a word names. */
export const toneNamed = (word: string): ToneName | undefined => signs.find(({ said }) => said.test(word))?.tone

/** The colour of a choice that is one: "White", 「黄色」. */
export const toneOfColour = (option: string): ToneName | undefined => named.find(({ said }) => said.test(option.trim()))?.tone
