// Where a description tells what is kept of one thing, a further list needs a word that tells a list: "every morning we tick off who came",
// 返す予定, 来た人, "ready for release" and "who borrowed it" tell none, though each has a noun in it.
import type { Language } from '#shared/languages.ts'
import { closedNouns } from '../lexicon/closed-nouns.ts'
import { escaped } from '../lexicon/escaped.ts'
import { addField } from './add-said.ts'
import { type Intent, type SaidThing, used } from './intent.ts'
import { isSame } from './learned/same-names.ts'
import { leaveThings } from './leave-things.ts'
import { capitalised } from './said.ts'
import { placesIn } from './outline/group-fields.ts'

const fieldsMin = 2
const isTold = ({ fields }: SaidThing) => fields.length >= fieldsMin

export function leaveUnwitnessed(intent: Intent): void {
  const { language, prompt } = intent
  if (!intent.things.some(isTold)) return
  nameBare(intent)
  const left = intent.things.filter((said) => !isMeant(said, intent.things.filter(isTold), intent))
  leaveThings(intent, left)
  const [host] = intent.things.toSorted((one, other) => other.fields.length - one.fields.length)
  // 借りた人、貸出日: what was put under such a word is of what was told
  for (const { fields, one } of left) {
    for (const field of fields)
      if (field.concept !== undefined && !isClosed(field.label, language)) addField(intent, host!, field)
    for (const at of placesIn(prompt, one)) used(intent, at, at + one.length)
  }
}
const isClosed = (name: string, language: Language) => closedNouns[language].test(name)

/** "For every clean: date, cottage" is a list of cleans. */
const leads: Record<Language, RegExp> = {
  en: /^(?:for )?(?:every|each|per) (?=\p{L})/iu,
  sv: /^(?:för |per )?(?:varje|per) (?=\p{L})/iu,
  ja: /(?!)/u,
}
function nameBare({ things, language }: Intent): void {
  for (const said of things.filter(({ known }) => !known)) {
    const bare = said.one.replace(leads[language], '')
    if (bare === said.one) continue
    if (things.some((other) => other !== said && isSame(other.one, bare, language))) said.fields.splice(0)
    else for (const form of ['one', 'many'] as const) said[form] = capitalised(said[form].replace(leads[language], ''))
  }
}

function isMeant(said: SaidThing, told: readonly SaidThing[], { prompt, language }: Intent): boolean {
  const { one, many, known, fields, views, brought } = said
  if (brought || (told.includes(said) && !isClosed(one, language))) return true
  const others = told.filter((other) => other !== said)
  if (!others.length || views.length) return true
  // "For every cleans" beside the cleans
  if (!known && leads[language].test(one) && !fields.length) return false
  if (!known && isClosed(one, language)) return false
  if (fields.some(({ label }) => !isClosed(label, language))) return true
  const isPointedAt = others.some((other) =>
    other.fields.some(({ label, thing }) => thing === known?.id || isSame(label, one, language)),
  )
  if (isPointedAt && known) return true
  const low = prompt.toLowerCase()
  const places = [
    ...low.matchAll(
      new RegExp(
        `${language === 'ja' ? '' : String.raw`(?<!\p{L})`}(?:${escaped(many.toLowerCase())}|${escaped(one.toLowerCase())})`,
        'gu',
      ),
    ),
  ]
  const isAlways = (ahead: RegExp, behind: RegExp) =>
    places.length > 0 &&
    places.every(({ 0: { length }, index }) => ahead.test(low.slice(0, index)) && behind.test(low.slice(index + length)))
  // "a weight log with date, weight": the weight is a number there
  const isPlural = language !== 'ja' && low.includes(many.toLowerCase())
  if (
    !known &&
    !isPlural &&
    others.some((other) => other.fields.some(({ label, type }) => type !== 'text' && isSame(label, one, language)))
  )
    return false
  if (others.some((other) => isWorkOf(said, other, others, prompt))) return false
  return (
    !passing[language].some(([ahead, behind]) => isAlways(ahead, behind)) &&
    !others.some((other) => isTailOf(said, other, language))
  )
}

const any = /^/u
/** What stands around a noun that tells no list: ahead of it and behind it. */
const passing: Record<Language, readonly (readonly [RegExp, RegExp])[]> = {
  en: [
    [/(?:\bready|\bdue|\bin time|\bprepared|\bneeded) for (?:the |an? |our |my )?$/iu, any],
    [/(?:^|[.!?\n,] ?|\band )(?:every|each) $/iu, /^,? (?:i|we|you|they|the|everyone|someone|somebody)\b/iu],
  ],
  sv: [
    [/(?:(?<!\p{L})redo|(?<!\p{L})klar[at]?|(?<!\p{L})färdig[at]?) (?:för|till|att) (?:en |ett |vår |min )?$/iu, any],
    [
      /(?:^|[.!?\n,] ?|(?<!\p{L})och )varje $/iu,
      /^\p{L}* (?:jag|vi|man|de|dom|alla|någon|ska|får|skriver|kryssar|noterar|bockar)(?!\p{L})/iu,
    ],
  ],
  ja: [
    // いつ返す予定か, 次に来る予定
    [/[うくすつぬむるた]$/u, /^(?:か|の(?:日|時間|時刻)|[、。]|$)/u],
    // ライブに持っていくもの
    [any, /^[にでへと](?!来|参加|出|集)[^、。\n]{1,10}[うくすつぬむるた](?:もの|物|人|方|とき|時|日|場合|ため)/u],
    // 畑ごとの作業時間を見たい
    [/(?:ごと|別|毎|今月|今週|今年|全体)の$/u, /^[^。\n]{0,12}(?:見たい|知りたい|わか|分か|集計|表示|出したい|確認)/u],
  ],
}

/** 空き家の見回り beside 見回り, "order" of "arbetsorder". */
function isTailOf({ one, known }: SaidThing, other: SaidThing, language: Language): boolean {
  const [name, of] = [one.toLowerCase(), other.one.toLowerCase()]
  if (language === 'en' || name === of) return false
  if (language === 'ja') return !known && name.endsWith(`の${of}`)
  return of.endsWith(name) && name.length >= tailMin && of.length - name.length >= frontMin
}
const tailMin = 4
const frontMin = 3

/** Words for what is done, whatever it is. */
const work = new Set(['chore', 'task', 'job', 'project', 'order'])
const chores = new Set(['chore', 'task'])
const heading = /^[^:：.。!?\n]*(?=[:：])/u
/** "Städschema: sysslor, vem" tells of one list, and "dela ut jobb: kunder med adress, städningar med datum" of none of jobs. */
function isWorkOf(
  { known, one, many, naming }: SaidThing,
  other: SaidThing,
  told: readonly SaidThing[],
  prompt: string,
): boolean {
  if (!known || !work.has(known.id)) return false
  const low = prompt.toLowerCase()
  const names = [one, many].map((name) => name.toLowerCase())
  if (naming && chores.has(known.id) && chores.has(other.known?.id ?? '')) return !names.some((name) => low.includes(name))
  const [ahead = ''] = heading.exec(low) ?? []
  const rest = low.slice(ahead.length)
  return told.length > 1 && names.some((name) => ahead.includes(name)) && !names.some((name) => rest.includes(name))
}
