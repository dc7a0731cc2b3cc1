// "Show totals", "the average rating": figures under a list.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { isNumber } from '../../field-kinds.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { nothing, tells, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import { mainThing, resolveThing } from '../resolve.ts'
import { summedIn, totalsOf } from '../summed.ts'
import { namesIn, numberFor, thingFor } from '../said-parts.ts'

const forms: Record<Language, RegExp> = {
  en: /^(?:(?:add|show|display|include|calculate|see|give me|i want to see|with|have|put)\s+)?(?:me\s+)?(?:an?\s+|the\s+|all\s+)?((?:grand |sub ?)?totals?|sums?|averages?|mean)(?:\s+(?:rows?|line|footer|amounts?))?\b\s*(.*)$/i,
  sv: /^(?:(?:lägg till|visa|räkna ut|räkna|se|ha|med)\s+)?(?:en\s+|ett\s+|alla\s+)?(summor(?:na)?|summan?|summera|totalsummor?|totalsumman|totaler|totalen|totalt|medelvärdet?|genomsnitt(?:et|liga|ligt)?|snittet?)(?:rad(?:en)?)?\b\s*(.*)$/i,
  ja: /^(.*?)(?:の)?(合計|総計|小計|総額|平均|トータル)(?:と(?:合計|平均|件数))?(?:行|値|額|欄|金額|点|数)?(?:を|も|が)?(?:(?:一番|いちばん)?(?:下|最後)に)?(?:表示|追加|出し|見|計算|欲し|ほし|わか|分か|知|$)/,
}

/** "How much it came to altogether" */
const howMuch: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /^(?:(?:i|we|show|see|know|want|need|to|like|would|me|us|also|also to) )*how (?:much|many)\b.*\b(?:altogether|all together|in total|in all|all in all)\b/i,
  sv: /^(?:(?:jag|vi|man|vill|visa|se|veta|kunna|också|även|gärna|så) )*hur (?:mycke\p{L}*|många)(?!\p{L}).*(?<!\p{L})(?:allt som allt|totalt|sammanlagt|sammantaget|allt ihop|i summa)(?!\p{L})/iu,
}

const isAverage = (word: string) => /average|mean|medel|genomsnitt|snitt|平均/i.test(word)
export function readTotals(model: ProjectModel, clause: Clause, language: Language): Reading {
  const { text } = clause
  if (
    /^(?:hide|remove|no|drop|dölj|ta bort)\s+(?:the\s+)?(?:totals?|sums?|averages?|summor(?:na)?|summan)\b|合計(?:行|欄)?を?(?:非表示|削除|消|なく)/i.test(
      text,
    )
  ) {
    const summed = model.things.filter((thing) => thing.totals)
    return { operations: summed.map((thing): Operation => ({ op: 'setTotals', thing: thing.id, totals: [] })), notes: [] }
  }
  const found = forms[language].exec(text)
  if (!found) return (language !== 'ja' && howMuch[language].test(text) && summedIn(model, text, undefined, language)) || nothing
  const [word, rest] = language === 'ja' ? [found[2]!, found[1]!] : [found[1]!, found[2]!]
  if (language !== 'ja' && /^(?:field|column|fält|kolumn)\b/i.test(rest)) return nothing
  const said = rest
    .replace(/^(?:of|for|in|under|below|at the (?:bottom|end) of|on|av|för|på|i|under|längst ner(?: i| på)?)\s+/i, '')
    .replace(/\s*(?:at the (?:bottom|end)|in the footer|in the table|under the table|below|längst ner|nederst|i tabellen)$/i, '')
  const place = said ? numberOf(model, said, language) : undefined
  const thing =
    place?.thing ?? thingFor(model, said, language, (each) => each.fields.some((field) => isNumber(field))) ?? mainThing(model)
  if (!thing) return nothing
  // a name nothing in the model has is not about totals: "total distance" is a field
  if (said && !place && !resolveThing(model, said, language)) return nothing
  const totals = totalsOf(model, thing, place ? said : '', isAverage(word) ? 'average' : 'sum', language)
  if (!totals.length) return tells(changeSays.noNumbers[language](thing.many))
  const kept = place ? (thing.totals ?? []).filter(({ field }) => !totals.some((total) => total.field === field)) : []
  return {
    operations: [
      ...(thing.views.includes('table') ? [] : [{ op: 'addView' as const, thing: thing.id, view: 'table' as const }]),
      { op: 'setTotals', thing: thing.id, totals: [...kept, ...totals] },
    ],
    notes: [],
  }
}

const numberOf = (model: ProjectModel, said: string, language: Language) =>
  namesIn(said)
    .map((name) => numberFor(model, name, language))
    .find(Boolean)
