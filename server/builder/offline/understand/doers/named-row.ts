// A sentence that is nothing but the names of lists ("Clients, projects and invoices.", "Jaktlag: jägare, pass, jakter", 生徒、講師、授業。) names
// lists alone: where most of them were read as such, so is the rest.
import type { Language } from '#shared/languages.ts'
import { isSwedishPlural } from '../../lexicon/inflect.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { addThing } from '../add-said.ts'
import { endsInField, lastOf } from '../field-named.ts'
import { inferType } from '../infer-type.ts'
import { type Intent, type SaidField, type SaidThing, used } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { isMany } from '../outline/latin-grammar.ts'
import { sayNoun } from '../said.ts'

const noun = String.raw`\p{L}[\p{L}-]{2,}(?: \p{L}[\p{L}-]{2,})?`
/** What asks for lists, or stands ahead of them with a colon. */
const asking: Record<'en' | 'sv', string> = {
  en: String.raw`(?:[^.!?\n:,()]{0,60}:|[^.!?\n:,()]{0,40}\b(?:place|app|tool|system|database|register|home) for|[^.!?\n:,()]{0,40}\b(?:keep(?:ing)? track of|track|manage|register|handle|organi[sz]e|(?:i|we) (?:have|need|want)(?: lists (?:of|for))?|lists? (?:of|for)|with lists (?:of|for)|with))`,
  sv: String.raw`(?:[^.!?\n:,()]{0,60}:|[^.!?\n:,()]{0,40}(?<!\p{L})(?:ställe|app|verktyg|system|databas) (?:för|till)|[^.!?\n:,()]{0,40}(?<!\p{L})(?:hålla (?:koll|reda|ordning) på|hantera|registrera|administrera|register (?:över|för)|(?:jag|vi) har|listor (?:över|på|med|för)|med))`,
}
const row = (language: 'en' | 'sv', and: string) =>
  new RegExp(
    String.raw`(?<=^|[.!?\n]\s*)(?:${asking[language]}\s+)?(?<names>${noun}(?:, (?:our |my |the |våra |mina )?${noun}){0,7}(?:,? (?:${and}) (?:our |my |the |våra |mina )?${noun}|, ${noun}))(?=\s*(?:[.!\n]|$))`,
    'giu',
  )
const rows = { en: row('en', 'and|&|plus'), sv: row('sv', 'och|samt|&') }
const parting = { en: /,? (?:and|&|plus) |, /i, sv: /,? (?:och|samt|&) |, /i }
const owner = /^(?:our|my|the|våra|mina|alla|all) /i

const japaneseNoun = String.raw`(?:子ども|(?:お|ご)?[\p{Script=Han}\p{Script=Katakana}ー]{1,10}(?:(?![をのはがにでとやも])[ぁ-ん]){0,4}\p{Script=Han}{0,3})`
const inJapanese = `${japaneseNoun}(?:の(?!管理|記録|登録|一覧|名簿|台帳|予約|まとめ)${japaneseNoun})?`
const japaneseRow = new RegExp(
  String.raw`(?<=^|[。\n：:]\s*)(?<names>${inJapanese}(?:[、と]${inJapanese}){1,7})(?=(?:を|の)(?:登録|管理|記録|一覧|まとめ|残|つけ)|[。\n]|$)`,
  'gu',
)

/** So many of a row are enough to tell what it names. */
const rowMin = 2
const isNamed = ({ one, many, known }: SaidThing, name: string, language: Language) =>
  [one, many].some((each) => isSame(each, name, language)) ||
  (known !== undefined && lastOf(name, language)?.thing?.id === known.id) ||
  // 合評コメント among コメント
  (language === 'ja' && one.length > 1 && name.endsWith(one))

const lasting = new Set(['person', 'group', 'animal', 'vehicle', 'place'])
/** Whether a name that was not read may be a list. */
function mayBeList(name: string, language: Language): boolean {
  const thing = lastOf(name, language)?.thing
  if (language === 'ja' && inferType(name, 'ja').known && !lasting.has(classOfNoun(name, 'ja'))) return false
  if (language === 'ja') return lasting.has(classOfNoun(name, 'ja')) || (thing !== undefined && !endsInField(name, 'ja'))
  if (endsInField(name, language) && !lasting.has(classOfNoun(name.toLowerCase(), language))) return false
  const last = name.slice(name.lastIndexOf(' ') + 1).toLowerCase()
  if (language === 'sv' && (isSwedishPlural(last) || (last.endsWith('are') && classOfNoun(last, 'sv') === 'person'))) return true
  return isMany(name, language) || (language === 'sv' && thing !== undefined && !endsInField(name, 'sv'))
}

/** Whether the lexicon knows a whole name as a list, and several of it in languages that tell. */
const isThing = (name: string, language: Language): boolean => {
  const chunk = lastOf(name, language)
  return chunk?.thing !== undefined && isSame(chunk.text, name, language) && mayBeList(name, language)
}

const namesIn = (said: string, language: Language): string[] =>
  language === 'ja'
    ? said.split(/[、と]/u).map((name) => (lastOf(name, 'ja')?.text === name ? name : name.replace(/^[^の]+の(?=.{2})/u, '')))
    : said.split(parting[language]).map((name) => name.replace(owner, '').trim())

export function heedNamedRow(intent: Intent): void {
  const { prompt, language } = intent
  if (intent.pages.has('landing') || intent.pages.has('blog') || intent.listed || intent.isAlone || intent.kinds.size) return
  for (const { groups, index, 0: all } of prompt.matchAll(language === 'ja' ? japaneseRow : rows[language])) {
    const names = namesIn(groups!.names!, language)
    const isRead = (name: string) => intent.things.some((said) => isNamed(said, name, language))
    const read = names.filter(isRead)
    const sure = names.filter((name) => isRead(name) || isThing(name, language))
    // 句会 among 会員 and 俳句: the only one of a row that is told by nothing else
    const isLast = (name: string) =>
      language === 'ja' &&
      read.length === names.length - 1 &&
      read.length >= rowMin &&
      !endsInField(name, 'ja') &&
      !inferType(name, 'ja').known
    const lost = names.filter((name) => !isRead(name) && (mayBeList(name, language) || isLast(name)))
    const others = names.length - read.length - lost.length
    if (names.length < rowMin || !read.length || sure.length * rowMin < names.length || others * rowMin > read.length) continue
    if (read.length + lost.length === names.length && names.length > rowMin) leaveRow(intent, names, all)
    if (!lost.length) continue
    const isField = ({ label }: SaidField) => lost.some((name) => isSame(label, name, language))
    intent.loose = intent.loose.filter((field) => !isField(field))
    intent.unknown = intent.unknown.filter((word) => !lost.some((name) => isSame(word, name, language)))
    for (const name of lost) addThing(intent, sayNoun(name, language, lastOf(name, language)?.thing))
    inOrder(intent, names)
    used(intent, index, index + all.length)
  }
}

/** The lists of a row stand in its order, where the first of them stood. */
function inOrder(intent: Intent, names: readonly string[]): void {
  const { things, language } = intent
  const own = names.flatMap((name) => things.find((said) => isNamed(said, name, language)) ?? [])
  const first = Math.min(...own.map((said) => things.indexOf(said)))
  const rest = things.filter((said) => !own.includes(said))
  intent.things = [...rest.slice(0, first), ...new Set(own), ...rest.slice(first)]
}

/** "En ", "each ": ahead of what a sentence tells of. */
const ahead = /^\s*(?:each |every |an? |the |for each |varje |en |ett |för varje )?/iu

/** The others of the row are no fields of one of its lists; what a sentence tells elsewhere is, unless that is of another of them. */
function leaveRow({ things, prompt, language }: Intent, names: readonly string[], row: string): void {
  const low = prompt.toLowerCase()
  const at = low.indexOf(row.toLowerCase())
  const sentences = `${low.slice(0, at)}\n${low.slice(at + row.length)}`
    .split(/[.!?;。\n]/u)
    .map((each) => each.replace(ahead, ''))
  const lists = things.filter((said) => names.some((name) => isNamed(said, name, language)))
  const opens = (sentence: string, { one, many }: SaidThing) =>
    [one, many].some((name) => sentence.startsWith(name.toLowerCase()))
  for (const host of lists) {
    const isTold = ({ label }: SaidField) =>
      sentences.some(
        (sentence) =>
          sentence.indexOf(label.toLowerCase()) > 0 && (opens(sentence, host) || !lists.some((other) => opens(sentence, other))),
      )
    const isOfRow = (field: SaidField) => names.some((name) => isSame(name, field.label, language)) && !isTold(field)
    host.fields = host.fields.filter((field) => !isOfRow(field))
  }
}
