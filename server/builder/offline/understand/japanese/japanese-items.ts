// The items of a Japanese text, put in the order the reader expects, clauses among them.
import type { Item } from '../chunks.ts'
import { fieldsOf, headsFirst, tradesRun } from '../item-order.ts'
import { readJapanese } from './japanese.ts'
import type { SaidClause } from './japanese-clauses.ts'
import {
  choicesBefore,
  choicesTold,
  oneOrOther,
  slashesList,
  stylesListed,
  tellingBrackets,
  valuesInBrackets,
  valuesJoin,
} from './japanese-choices.ts'
import { keptApart, withoutCounts } from './japanese-apart.ts'
import { headingsWhole, plansOf, reasonsEnd, topicsAside } from './japanese-asides.ts'
import { doersAside } from './japanese-doers.ts'
import { dailyKept, desksKept, doingsKept, namedKept, soughtAside, titlesKept } from './japanese-doings.ts'
import { keptThings, listsPrepared, recordsOfFields, tradesListed } from './japanese-kept.ts'
import {
  eachHas,
  listsDescribe,
  picturesBeside,
  recordsOfEach,
  sameRecord,
  spacesOpen,
  totalsShown,
  wholeFields,
  withClauses,
} from './japanese-lists.ts'
import { bracketsBehind, bracketsWhole, bulletsJoin, sheetsDescribed } from './japanese-sheets.ts'
import {
  jobsOfKind,
  namesOf,
  placesAhead,
  postsAside,
  recordsOf,
  teachersAre,
  testsTaken,
  worksOfTrades,
} from './japanese-order.ts'

export function japaneseItems(text: string, clauses: readonly SaidClause[]): Item[] {
  const told = headingsWhole(namesOf(recordsOfEach(keptApart(withoutCounts(readJapanese(text)), text)), text), text)
  const read = reasonsEnd(plansOf(topicsAside(slashesList(testsTaken(told, text)), text)))
  const chosen = valuesInBrackets(
    choicesBefore(choicesTold(oneOrOther(valuesJoin(tellingBrackets(stylesListed(read, text)), text)), text), text),
    text,
  )
  const said = totalsShown(doersAside(chosen, text), text)
  const whole = bracketsWhole(bracketsBehind(listsPrepared(bulletsJoin(spacesOpen(withClauses(said, clauses), text)))), text)
  const sheets = sheetsDescribed(
    namedKept(doingsKept(desksKept(titlesKept(soughtAside(dailyKept(whole, text), text), text), text), text), text),
    text,
  )
  const items = eachHas(wholeFields(picturesBeside(sheets, text), text), text)
  const placed = jobsOfKind(worksOfTrades(placesAhead(tradesRun(postsAside(teachersAre(items))))))
  const kept = sameRecord(recordsOfFields(keptThings(recordsOf(tradesListed(placed, text)), text), text))
  return fieldsOf(headsFirst(listsDescribe(kept)), text)
}
