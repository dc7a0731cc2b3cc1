// What others hand in, told in Swedish and Japanese by who does it: "sökande ansöker med namn, e-post och cv", "elever anmäler sig till
// kurser", 応募者が名前、メール、履歴書で応募する. The record of it is a list of its own, with what is handed in and what it is about.
// In English the sentence is said anew before its nouns are read (told/told-records.ts, told/told-relations.ts).
import { addField, addThing } from './add-said.ts'
import { namesPeople } from './doers/people.ts'
import { fieldNamed, lastOf } from './field-named.ts'
import { type Clause, type Intent, type SaidThing, used } from './intent.ts'
import { sayNoun } from './said.ts'

type Handed = { who: string; record: string; what?: string; list?: string }
type Tongue = 'sv' | 'ja'

/** How it is said that something is handed in, and what the record of it is called. */
const records: Record<Tongue, readonly (readonly [deed: string, record: string])[]> = {
  sv: [
    ['anmäler sig|anmäla sig', 'anmälningar'],
    ['registrerar sig|registrera sig', 'registreringar'],
    ['ansöker|ansöka', 'ansökningar'],
    ['felanmäler|felanmäla', 'felanmälningar'],
    ['recenserar|recensera', 'recensioner'],
  ],
  ja: [
    ['応募', '応募'],
    ['申し込み|申し込|申込み|申込', '申込'],
    ['受講登録', '受講登録'],
  ],
}
const deedsOf = (language: Tongue) => records[language].map(([deed]) => deed).join('|')
const patterns: Record<Tongue, RegExp> = {
  sv: new RegExp(
    String.raw`(?<!\p{L})(?<who>\p{L}{3,}) (?:(?:kan|ska|får|vill|ska kunna) )?(?<deed>${deedsOf('sv')})(?: (?:till|på|om|för)(?: (?:ett|en|våra|olika))? (?<what>\p{L}+))?(?: med (?<list>[^.!?\n;:]+))?(?=\s*(?:[.!?\n;]|och (?!\p{L}+(?:,|$))|$))`,
    'iu',
  ),
  ja: new RegExp(
    String.raw`(?<who>[\p{Script=Han}\p{Script=Katakana}ー]{1,8})(?:が|は)(?:(?<what>[\p{Script=Han}\p{Script=Katakana}ー]{1,10})に)?(?:(?<list>[^。\n（）()がをは]{3,60}?)(?:を(?:入力|記入|書|送)[^、。]{0,4}|で))?(?<deed>${deedsOf('ja')})(?:する|でき|し|め|む|ます)`,
    'u',
  ),
}
const parting: Record<Tongue, RegExp> = {
  sv: /\s*,\s*(?:och )?|\s+och\s+/u,
  ja: /[、，,]|と(?=[\p{Script=Han}\p{Script=Katakana}])/u,
}
const anybody = /^(?:folk|man|de|alla|besökare|sökande|人|誰でも|応募者|参加者|希望者)$/u
const listMin = 2

const isPerson = (who: string, language: Tongue): boolean => anybody.test(who) || namesPeople(who, language)

/** The clause in which somebody hands something in, if the text has one. */
export function handedIn(text: string, language: Tongue): Clause[] {
  const found = patterns[language].exec(text)
  const { who = '', deed = '', what, list } = found?.groups ?? {}
  if (!found || !isPerson(who, language)) return []
  const items = list?.split(parting[language]).map((item) => item.trim()) ?? []
  if (items.length < listMin && !what) return []
  const record = records[language].find(([deeds]) => new RegExp(`^(?:${deeds})$`, 'iu').test(deed))![1]
  const [start, end] = [found.index, found.index + found[0].length]
  const handed: Handed = { who, record, ...(what && { what }), ...(items.length >= listMin && { list: list! }) }
  return [{ start, end, take: (intent) => take(intent, handed, language, { start, end }) }]
}

const named = (intent: Intent, name: string): SaidThing | undefined =>
  intent.things.find(({ one, many }) => [one, many].some((each) => each.toLowerCase() === name.toLowerCase()))
const listOf = (text: string, language: Tongue): SaidThing => sayNoun(text, language, lastOf(text, language)?.thing)

function take(
  intent: Intent,
  { who, record, what, list }: Handed,
  language: Tongue,
  { start, end }: { start: number; end: number },
) {
  used(intent, start, end)
  const isActor = ({ known }: SaidThing) => known?.entry.actor === true
  // whoever is told of by a name of their own is a list as well, unless they say who they are
  const by = list || anybody.test(who) ? undefined : (named(intent, who) ?? addThing(intent, listOf(who, language)))
  // "… lägger upp jobb, och sökande ansöker": what was told of last and is nobody
  const about = what
    ? (named(intent, what) ?? addThing(intent, listOf(what, language)))
    : (intent.things.findLast((said) => !isActor(said) && said.fields.length > 0) ??
      intent.things.findLast((said) => !isActor(said)))
  const handed = addThing(intent, sayNoun(record, language))
  for (const end of [about, by]) if (end && end !== handed) handed.parents.push(end)
  for (const item of list?.split(parting[language]) ?? []) {
    const name = item.trim().replace(/^(?:sitt|sin|sina|ett|en)\s+/iu, '')
    if (name) addField(intent, handed, fieldNamed(name, language))
  }
}
