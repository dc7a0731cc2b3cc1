// "Buttons for 15, 18, 20 and 25 percent", "a cat and a dog instead of X and O", トランプじゃなくて動物の絵文字に: what a hand-made tool shows of
// its own and can show otherwise.
import type { Language } from '#shared/languages.ts'
import { emojiByName, emojiSets } from '../../lexicon/emoji.ts'
import type { Page, ToolSettings } from '../../model.ts'
import { alreadySo, does, type Reading } from '../reading.ts'

const ofButtons =
  /\b(?:buttons?|quick|presets?|options?|choices?|choose (?:between|from)|percentages|rates)\b|(?<!\p{L})(?:knapp\p{L}*|snabbval|förval|alternativ|välja mellan)|ボタン|選べ|選択/iu
const ratesMin = 2
const ratesMax = 6
const rateMax = 100
function readRates(text: string): ToolSettings | null {
  if (!ofButtons.test(text) || !/%|％|percent|procent|パーセント/iu.test(text)) return null
  const rates = [...text.matchAll(/\d+(?:[.,]\d+)?/gu)].map(([said]) => Number(said.replace(',', '.')))
  return rates.length >= ratesMin && rates.length <= ratesMax && rates.every((each) => each <= rateMax)
    ? { rates: [...new Set(rates)].toSorted((a, b) => a - b) }
    : null
}

const edge = (words: string, language: Language) =>
  new RegExp(language === 'ja' ? words : `(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const inPlace =
  /instead|rather than|\breplace\b|\bswap\b|\bchange\b|\buse\b|\bmake\b|i ?stället|istället|\bbyt\b|\banvänd|じゃな|ではな|代わり|にして|に変え/iu
const ofMarks =
  /(?<![\p{L}\d])[xo](?![\p{L}\d])|\bnoughts\b|\bcrosses\b|\bmarks?\b|\bsymbols?\b|\bplayers?\b|\bpieces?\b|(?<!\p{L})(?:kryss|ring(?:ar)?|cirkel|spelpjäs\p{L}*|symbol\p{L}*|spelare)|[○×〇✕✖]|マル|バツ|まるばつ|マーク|記号/iu
function readMarks(text: string, language: Language): ToolSettings | null {
  if (!inPlace.test(text) || !ofMarks.test(text)) return null
  const named = emojiByName.flatMap(({ sign, ...words }) => {
    const at = edge(words[language], language).exec(text)?.index
    return at === undefined ? [] : [{ sign, at }]
  })
  const drawn = [...text.matchAll(/\p{Extended_Pictographic}️?/gu)]
    .filter(([sign]) => !/[✕✖]/u.test(sign))
    .map(({ 0: sign, index: at }) => ({ sign, at }))
  const [first, second, ...more] = [...(drawn.length ? drawn : named)].toSorted((a, b) => a.at - b.at)
  return first && second && !more.length ? { marks: [first.sign, second.sign] } : null
}

const ofCards =
  /\b(?:cards?|pictures?|images?|icons?|emojis?|symbols?|motifs?|theme)\b|(?<!\p{L})(?:kort\p{L}*|bild\p{L}*|symbol\p{L}*|ikon\p{L}*|emoji\p{L}*|motiv\p{L}*)|カード|絵|マーク|イラスト|トランプ/iu
/** What is to go. */
const gone =
  /(?:instead of|rather than|i ?stället för|istället för) [^,.]+|(?:^|[ ,])(?:change|swap|replace|byt(?: ut)?) [^,.]+? (?:to|for|with|into|mot|till) |[^、。]{1,14}(?:じゃなく(?:て)?|ではなく|の代わりに|をやめて)/giu
function readSigns(text: string, language: Language): ToolSettings | null {
  if (!inPlace.test(text) && !ofCards.test(text)) return null
  const found = emojiSets.filter((set) => set[language].test(text.replace(gone, ' ')))
  return found.length === 1 && (ofCards.test(text) || inPlace.test(text)) ? { signs: found[0]!.signs.split(' ') } : null
}

const readers: Partial<Record<NonNullable<Page['tool']>, (text: string, language: Language) => ToolSettings | null>> = {
  tipCalculator: readRates,
  ticTacToe: readMarks,
  memoryGame: readSigns,
}

/** Null where the tool shows nothing of that kind, or the wish is about something else. */
export function toolSettingsSaid(page: Page, text: string, language: Language): Reading | null {
  const settings = readers[page.tool!]?.(text, language)
  if (!settings) return null
  const isSo = Object.entries(settings).every(
    ([name, value]) => String(page.settings?.[name as keyof ToolSettings]) === String(value),
  )
  return isSo ? alreadySo(language) : does({ op: 'setSettings', page: page.id, settings })
}
