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

export function settleSpans({ things, language }: Intent): void {
  for (const said of things) {
    const [sure, ofPlaces] = pairs[language]
    const kind = `${said.one} ${said.many} ${said.known?.id ?? ''}`
    const isLonger = longer.test(kind)
    const pair = pairIn(said, sure!) ?? (isLonger && !moving.test(kind) ? pairIn(said, ofPlaces!) : undefined)
    if (!pair) continue
    const hasDay = said.fields.some((field) => !pair.includes(field) && (field.type === 'date' || field.concept === 'weekday'))
    const unit = isLonger && !hasDay ? 'Date' : 'Time'
    pair.forEach((field, at) => {
      field.type = unit === 'Date' ? 'date' : 'time'
      field.concept = `${at ? 'end' : 'start'}${unit}`
    })
  }
}

const pairIn = ({ fields }: SaidThing, [begins, ends]: readonly [RegExp, RegExp]): [SaidField, SaidField] | undefined => {
  const [from, until] = [begins, ends].map((form) => fields.find(({ label, type }) => type === 'text' && form.test(label)))
  return from && until && [from, until]
}
