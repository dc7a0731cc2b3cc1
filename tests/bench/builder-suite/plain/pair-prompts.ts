// Descriptions of two lists with their fields, that a place keeps. Both must become lists with those fields, and nothing else does.
import { languages, type Language } from '#shared/languages.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'
import type { Field } from '#server/builder/offline/model.ts'
import { knownThings } from '#server/builder/offline/lexicon/lexicon.ts'
import { type Chance, chances } from '#server/builder/offline/learning/chances.ts'
import type { Share } from '../measure-prompts.ts'
import { inRow, inSentence, oneOf, sheet } from './sample.ts'

type Listed = { one: string; many: string; fields: string[] }
type Form = (place: string, first: Listed, second: Listed) => string

const titled = (text: string) => text[0]!.toUpperCase() + text.slice(1)
const lines = (fields: readonly string[]) => fields.map((field) => `- ${field}`).join('\n')

export const places: Record<Language, readonly string[]> = {
  en: [
    'kayak club',
    'village school',
    'bike workshop',
    'theatre',
    'bakery',
    'veterinary clinic',
    'museum',
    'orchard',
    'harbour',
    'research lab',
  ],
  sv: [
    'kajakklubb',
    'byskola',
    'cykelverkstad',
    'teater',
    'bagarbod',
    'djurklinik',
    'hembygdsgård',
    'biodling',
    'småbåtshamn',
    'bostadsrättsförening',
  ],
  ja: ['カヤッククラブ', '小学校', '自転車屋', '劇団', 'パン屋', '動物病院', '博物館', '果樹園', '漁港', '研究室'],
}

export const pairForms: Record<Language, Record<string, Form>> = {
  en: {
    'P: X (a, b) and Y (c, d)': (place, x, y) =>
      `${titled(place)}: ${x.many} (${inRow(x.fields, 'en')}) and ${y.many} (${inRow(y.fields, 'en')})`,
    'A P with X (a, b) and Y (c, d)': (place, x, y) =>
      `A ${place} with ${x.many} (${inRow(x.fields, 'en')}) and ${y.many} (${inRow(y.fields, 'en')}).`,
    'An app for our P with X (a, b), Y (c, d)': (place, x, y) =>
      `An app for our ${place} with ${x.many} (${inRow(x.fields, 'en')}) and ${y.many} (${inRow(y.fields, 'en')})`,
    'I run a P. X with a and b. Y with c and d': (place, x, y) =>
      `I run a ${place}. ${titled(x.many)} with ${inSentence(x.fields, 'en')}. ${titled(y.many)} with ${inSentence(y.fields, 'en')}.`,
    'I run a P and want to keep track of X (a, b) and Y (c, d)': (place, x, y) =>
      `I run a ${place} and want to keep track of ${x.many} (${inRow(x.fields, 'en')}) and ${y.many} (${inRow(y.fields, 'en')}).`,
    'P app, X and Y on lines of their own': (place, x, y) =>
      `${titled(place)} app\n- ${titled(x.many)}: ${inRow(x.fields, 'en')}\n- ${titled(y.many)}: ${inRow(y.fields, 'en')}`,
    'X and Y as headings of lines': (_, x, y) =>
      `${titled(x.many)}:\n${lines(x.fields)}\n\n${titled(y.many)}:\n${lines(y.fields)}`,
    'We keep X with a, b and Y with c, d': (_, x, y) =>
      `We keep ${x.many} with ${inSentence(x.fields, 'en')}, and ${y.many} with ${inSentence(y.fields, 'en')}.`,
    'Every x has a and b. Every y has c and d': (place, x, y) =>
      `We are a ${place}. Every ${x.one} has ${inSentence(x.fields, 'en')}. Every ${y.one} has ${inSentence(y.fields, 'en')}.`,
    'For each x: a, b. For each y: c, d': (place, x, y) =>
      `${titled(place)}. For each ${x.one}: ${inRow(x.fields, 'en')}. For each ${y.one}: ${inRow(y.fields, 'en')}.`,
    'Two lists: X (a, b) and Y (c, d)': (place, x, y) =>
      `Our ${place} needs two lists: ${x.many} (${inRow(x.fields, 'en')}) and ${y.many} (${inRow(y.fields, 'en')}).`,
    'X - a, b; Y - c, d': (place, x, y) =>
      `System for a ${place}: ${x.many} - ${inRow(x.fields, 'en')}; ${y.many} - ${inRow(y.fields, 'en')}`,
    numbered: (place, x, y) =>
      `${titled(place)} database\n1. ${titled(x.many)} (${inRow(x.fields, 'en')})\n2. ${titled(y.many)} (${inRow(y.fields, 'en')})`,
    'Track X: a, b. Also Y: c, d': (_, x, y) =>
      `Track ${x.many}: ${inRow(x.fields, 'en')}. Also ${y.many}: ${inRow(y.fields, 'en')}.`,
  },
  sv: {
    'P: X (a, b) och Y (c, d)': (place, x, y) =>
      `${titled(place)}: ${x.many} (${inRow(x.fields, 'sv')}) och ${y.many} (${inRow(y.fields, 'sv')})`,
    'En P med X (a, b) och Y (c, d)': (place, x, y) =>
      `En ${place} med ${x.many} (${inRow(x.fields, 'sv')}) och ${y.many} (${inRow(y.fields, 'sv')}).`,
    'En app för vår P med X (a, b) och Y (c, d)': (place, x, y) =>
      `En app för vår ${place} med ${x.many} (${inRow(x.fields, 'sv')}) och ${y.many} (${inRow(y.fields, 'sv')})`,
    'Jag driver en P. X med a och b. Y med c och d': (place, x, y) =>
      `Jag driver en ${place}. ${titled(x.many)} med ${inSentence(x.fields, 'sv')}. ${titled(y.many)} med ${inSentence(y.fields, 'sv')}.`,
    'Jag har en P och vill hålla koll på X (a, b) och Y (c, d)': (place, x, y) =>
      `Jag har en ${place} och vill hålla koll på ${x.many} (${inRow(x.fields, 'sv')}) och ${y.many} (${inRow(y.fields, 'sv')}).`,
    'P, X and Y on lines of their own': (place, x, y) =>
      `${titled(place)}\n- ${titled(x.many)}: ${inRow(x.fields, 'sv')}\n- ${titled(y.many)}: ${inRow(y.fields, 'sv')}`,
    'X and Y as headings of lines': (_, x, y) =>
      `${titled(x.many)}:\n${lines(x.fields)}\n\n${titled(y.many)}:\n${lines(y.fields)}`,
    'Vi har X med a, b och Y med c, d': (_, x, y) =>
      `Vi har ${x.many} med ${inSentence(x.fields, 'sv')}, samt ${y.many} med ${inSentence(y.fields, 'sv')}.`,
    'Varje x har a och b. Varje y har c och d': (place, x, y) =>
      `Vi är en ${place}. Varje ${x.one} har ${inSentence(x.fields, 'sv')}. Varje ${y.one} har ${inSentence(y.fields, 'sv')}.`,
    'För varje x: a, b. För varje y: c, d': (place, x, y) =>
      `${titled(place)}. För varje ${x.one}: ${inRow(x.fields, 'sv')}. För varje ${y.one}: ${inRow(y.fields, 'sv')}.`,
    'Två listor: X (a, b) och Y (c, d)': (place, x, y) =>
      `Vår ${place} behöver två listor: ${x.many} (${inRow(x.fields, 'sv')}) och ${y.many} (${inRow(y.fields, 'sv')}).`,
    'X - a, b; Y - c, d': (place, x, y) =>
      `System för en ${place}: ${x.many} - ${inRow(x.fields, 'sv')}; ${y.many} - ${inRow(y.fields, 'sv')}`,
    numbered: (place, x, y) =>
      `${titled(place)}, register\n1. ${titled(x.many)} (${inRow(x.fields, 'sv')})\n2. ${titled(y.many)} (${inRow(y.fields, 'sv')})`,
    'Registrera X: a, b. Även Y: c, d': (_, x, y) =>
      `Registrera ${x.many}: ${inRow(x.fields, 'sv')}. Även ${y.many}: ${inRow(y.fields, 'sv')}.`,
  },
  ja: {
    'P。X（a、b）とY（c、d）': (place, x, y) =>
      `${place}。${x.many}（${inRow(x.fields, 'ja')}）と${y.many}（${inRow(y.fields, 'ja')}）`,
    'PのX（a、b）とY（c、d）を管理したい': (place, x, y) =>
      `${place}の${x.many}（${inRow(x.fields, 'ja')}）と${y.many}（${inRow(y.fields, 'ja')}）を管理したいです。`,
    'Pをやっています。Xにはa、b。Yにはc、d': (place, x, y) =>
      `${place}をやっています。${x.many}には${inRow(x.fields, 'ja')}。${y.many}には${inRow(y.fields, 'ja')}を記録したいです。`,
    'P用のアプリ、行ごとにXとY': (place, x, y) =>
      `${place}用のアプリ\n・${x.many}：${inRow(x.fields, 'ja')}\n・${y.many}：${inRow(y.fields, 'ja')}`,
    見出しとしてのXとY: (_, x, y) =>
      `【${x.many}】\n${x.fields.map((field) => `・${field}`).join('\n')}\n【${y.many}】\n${y.fields.map((field) => `・${field}`).join('\n')}`,
    'Xごとにa、b。Yごとにc、d': (place, x, y) =>
      `${place}です。${x.many}ごとに${inRow(x.fields, 'ja')}、${y.many}ごとに${inRow(y.fields, 'ja')}を残したい。`,
    'Xはa、b、Yはc、d': (place, x, y) =>
      `${place}の管理アプリ。${x.many}は${inRow(x.fields, 'ja')}、${y.many}は${inRow(y.fields, 'ja')}。`,
    XとYの二つの一覧: (place, x, y) =>
      `${place}で${x.many}と${y.many}の一覧が必要です。${x.many}の項目は${inRow(x.fields, 'ja')}、${y.many}の項目は${inRow(y.fields, 'ja')}です。`,
    番号つき: (place, x, y) => `${place}管理\n1. ${x.many}（${inRow(x.fields, 'ja')}）\n2. ${y.many}（${inRow(y.fields, 'ja')}）`,
    'X：a、b　Y：c、d': (place, x, y) =>
      `${place}のデータベース。${x.many}：${inRow(x.fields, 'ja')}。${y.many}：${inRow(y.fields, 'ja')}。`,
  },
}

const fieldsOf = { least: 2, spread: 3 }

/** One list of the lexicon with two to four fields that are usual for it or for many. */
function listed(language: Language, next: Chance): Listed {
  for (;;) {
    const found = sheet(language, next)
    const known = found && [...knownThings.values()].find(({ nouns }) => nouns[language].many.toLowerCase() === found.many)
    if (!known) continue
    const count = fieldsOf.least + Math.floor(next() * fieldsOf.spread)
    // the last one is of any kind, and need not suit it
    const fields = found.fields.slice(0, -1).map(({ label }) => label)
    if (fields.length >= count)
      return { one: known.nouns[language].one.toLowerCase(), many: found.many, fields: fields.slice(0, count) }
  }
}

export function pairs(language: Language, count: number, seed: number): [place: string, first: Listed, second: Listed][] {
  const next = chances(seed + languages.indexOf(language))
  const found: [string, Listed, Listed][] = []
  while (found.length < count) {
    const [place, x, y] = [oneOf(places[language], next), listed(language, next), listed(language, next)]
    const isClear =
      !x.many.includes(y.many) &&
      !y.many.includes(x.many) &&
      ![...x.fields, ...y.fields].some((field) => [x.one, x.many, y.one, y.many].includes(field))
    if (isClear) found.push([place, x, y])
  }
  return found
}

/** What a description lacks, or has too much of. A day may come besides: what a record cannot do without. */
function faultsOf(prompt: string, both: readonly Listed[]): string[] {
  const { model } = understand(prompt)
  if (!model) return ['nothing was built']
  const lists = both.map(({ many }) => model.things.find((thing) => thing.many.toLowerCase() === many))
  const isBeside = ({ type }: Field) => type === 'date' || type.startsWith('ref')
  return [
    ...model.things.filter((thing) => !lists.includes(thing)).map(({ many }) => `builds ${many}`),
    ...both.flatMap(({ many, fields }, at) => {
      const list = lists[at]
      if (!list) return [`no ${many}`]
      const labels = list.fields.map(({ label }) => label.toLowerCase())
      const more = list.fields.filter((field) => field.id !== list.titleField && !isBeside(field))
      return [
        ...fields.filter((label) => !labels.includes(label)).map((label) => `${many} lacks ${label}`),
        ...more.filter(({ label }) => !fields.includes(label.toLowerCase())).map(({ label }) => `${many} has ${label}`),
      ]
    }),
  ]
}

/** How many of `count` pairs of lists are read as they are written, in each form. */
export function measurePairs(
  language: Language,
  count: number,
  seed: number,
): { shares: Record<string, Share>; misses: string[] } {
  const misses: string[] = []
  const all = pairs(language, count, seed)
  const shares = Object.fromEntries(
    Object.entries(pairForms[language]).map(([name, form]): [string, Share] => {
      const faulty = all.filter(([place, x, y]) => {
        const prompt = form(place, x, y)
        const faults = faultsOf(prompt, [x, y])
        if (faults.length) misses.push(`${prompt}\n      ${faults.join('; ')}`)
        return faults.length > 0
      })
      return [name, { found: count - faulty.length, all: count }]
    }),
  )
  return { shares, misses }
}
