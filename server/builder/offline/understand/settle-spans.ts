// "Programme items with start, end and hall", "uthyrningar: båtplats, från, till": two fields that say when something begins and ends, by words
// that alone could mean anything. Hours of something that happens on a day; days of what goes on for longer.
import type { Language } from '#shared/languages.ts'
import type { Intent, SaidField, SaidThing } from './intent.ts'

/** When it begins, and when it ends. The last pair of a language is one of places as well: a train goes from and to, too. */
const pairs: Record<Language, readonly (readonly [RegExp, RegExp])[]> = {
  en: [
    [/^(?:start|starts|begin|begins)$/i, /^(?:end|ends|finish|stop)$/i],
    [/^from$/i, /^(?:to|until|till)$/i],
  ],
  sv: [
    [/^(?:start|börjar|början)$/i, /^(?:slut|slutar|stopp)$/i],
    [/^från$/i, /^till$/i],
  ],
  ja: [
    [/^開始$/, /^終了$/],
    [/^から$/, /^まで$/],
  ],
}
/** What goes from one place to another. */
const moving =
  /trip|travel|journey|train|flight|drive|ride|route|transport|deliver|resa|resor|tåg|flyg|buss|körning|frakt|leverans|旅|電車|便|配送/i
/** What is taken for days. */
const longer =
  /rent|hire|loan|lend|stay|holiday|leave|absence|trip|project|phase|period|season|campaign|cottage|uthyr|hyra|hyres|lån|vistels|semester|ledighet|frånvaro|resa|projekt|fas|säsong|kampanj|stug|貸|レンタル|宿泊|休暇|旅行|プロジェクト|期間/i

/** A visitor came and went: hours, and no question whether. */
const cameAndWent: readonly [RegExp, RegExp] = [/^(?:arrived|came|entered)$/i, /^(?:left|departed|went|gone)$/i]
/** What is booked is taken for days where it is let. */
const booked = /book|reserv|bokning|予約/i
const isLet = /\b(?:rent|rental|rentals|hire|lease|let|cabin|cottage)\b|(?<!\p{L})(?:ut)?hyr|stug|レンタル|貸し?出/iu

export function settleSpans({ things, language, prompt }: Intent): void {
  for (const said of things) {
    const [sure, ofPlaces] = pairs[language]
    const kind = `${said.one} ${said.many} ${said.known?.id ?? ''}`
    const isLonger = longer.test(kind) || (booked.test(kind) && isLet.test(prompt))
    const pair =
      pairIn(said, sure!) ??
      pairIn(said, cameAndWent, ['text', 'bool']) ??
      (isLonger && !moving.test(kind) ? pairIn(said, ofPlaces!) : undefined)
    if (!pair) continue
    const hasDay = said.fields.some((field) => !pair.includes(field) && (field.type === 'date' || field.concept === 'weekday'))
    const unit = isLonger && !hasDay ? 'Date' : 'Time'
    pair.forEach((field, at) => {
      field.type = unit === 'Date' ? 'date' : 'time'
      field.concept = `${at ? 'end' : 'start'}${unit}`
    })
  }
}

const pairIn = (
  { fields }: SaidThing,
  [begins, ends]: readonly [RegExp, RegExp],
  types: readonly string[] = ['text'],
): [SaidField, SaidField] | undefined => {
  const [from, until] = [begins, ends].map((form) => fields.find(({ label, type }) => types.includes(type) && form.test(label)))
  return from && until && [from, until]
}
