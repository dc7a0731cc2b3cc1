// The habits that a Swedish or Japanese prompt names ("vanespårare för träning, vatten och sömn", 習慣トラッカー。運動と読書): they are what the
// tracker begins with, and neither fields nor lists of their own.
import type { Language } from '#shared/languages.ts'
import { type Clause, used } from '../intent.ts'
import { readCharsMax } from './asked.ts'
import { capitalised } from '../said.ts'

const named: Partial<Record<Language, RegExp>> = {
  sv: /(?<!\p{L})(?:vane(?:spårare|tracker|träning|träna|app|koll|lista|dagbok|tavla)(?:n|re|ren)?|(?:mina |våra |dagliga |nya |goda ){0,2}(?:vanor|rutiner)(?:na)?)(?!\p{L})[^.!?\n:,]{0,24}?(?: ?: ?| för (?=[^.!?\n]*(?:,| och ))| som (?=[^.!?\n]*(?:,| och ))|, (?:t\.? ?ex\.? |till exempel |typ )?)(?<list>[^.!?\n:(]{3,120})/iu,
  ja: /(?:習慣(?:トラッカー|アプリ|チェック表?|表|記録|づけ|化)?|ルーティン|日課)(?:アプリ|表)?(?:を[^。、：:\n]{0,8})?(?:[。、：:\n]|は)\s*(?:毎日の?)?(?<list>[^。\n：:（(]{3,60})/u,
}
const parts: Partial<Record<Language, RegExp>> = { sv: /, ?| och | samt |\/| \+ /iu, ja: /[、，・／/]|と(?=[^とか、]{2,})/u }
/** What is kept of each, and no habit. */
const fields =
  /^(?:namn|titel|frekvens|mål|datum|dag|kategori|anteckning(?:ar)?|status|hur ofta|svit|antal.*|kalender|.*diagram.*|.*graf|jag|vi|man|bocka.*|med .*|där .*|som .*|och .*)$|名前|項目|頻度|目標|日付|カテゴリ|メモ|日数|グラフ|チェック|毎日|続け|たい$|ます$|ください|ほしい|作/iu
const itemCharsMax = 28
const habitsMin = 2
const habitsMax = 12

/** The place of a prompt that names the habits to keep up, if there is one. */
export function habitsIn(text: string, language: Language): Clause[] {
  const found = named[language]?.exec(text.slice(0, readCharsMax))
  const list = found?.groups?.['list']
  if (!found || !list) return []
  const items = list
    .split(parts[language]!)
    .map((item) => item.trim().replace(/(?:を|など|とか|の習慣)$|^(?:och|samt|att) /u, ''))
    .filter(Boolean)
  if (items.length < habitsMin || items.length > habitsMax) return []
  if (items.some((item) => item.length > itemCharsMax || fields.test(item))) return []
  const start = found.index
  const end = start + found[0].length
  return [
    {
      start,
      end,
      take: (intent) => {
        intent.habits = items.map(capitalised)
        intent.toolFirst ||= !intent.tools.size
        intent.tools.add('habitTracker')
        used(intent, start, end)
      },
    },
  ]
}
