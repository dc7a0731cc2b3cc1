// "Visits need a time as well", "senaste besök ska ha både datum och tid", 納期は時刻まで: a day that is to have an hour keeps its day.
import { isDay } from '../../field-kinds.ts'
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { does, nothing, type Reading } from '../reading.ts'
import { mainThing } from '../resolve.ts'
import type { Clause } from '../wording/clauses.ts'

const wanting: Record<Language, RegExp> = {
  en: /\b(?:date and (?:an? |the )?time|and (?:an? |the )?(?:clock )?time|time (?:of (?:the )?day )?(?:as well|too|also)|with (?:an? |the )?time(?: of day)?|needs? (?:an? |the )?time|not (?:just|only) the (?:day|date))\b/i,
  sv: /(?:både datum och (?:tid|klockslag)|(?:tid|klockslag) (?:också|oxå|med|även)|lägga? (?:på|till) (?:ett )?klockslag|med klockslag|och klockslag|datum utan (?:tid|klockslag))/iu,
  ja: /(?:時間も|時刻(?:も|つき|付き|まで)|時間(?:まで|つき|付き)|何時)/u,
}
const articles = /^(?:the|our|each|every|all|den|det|alla|varje|その)\s+/iu

/** The text begins with the name of a day, and asks for its time. */
export function readClock(model: ProjectModel, { text }: Clause, language: Language): Reading {
  const said = text.replace(articles, '').toLowerCase()
  if (!wanting[language].test(said)) return nothing
  const main = mainThing(model)
  const things = [...(main ? [main] : []), ...model.things.filter((thing) => thing !== main)]
  for (const thing of things) {
    const field = thing.fields
      .filter((each) => isDay(each) && !each.formula && said.startsWith(each.label.toLowerCase()))
      .toSorted((a, b) => b.label.length - a.label.length)[0]
    if (field?.type === 'date') return does({ op: 'retypeField', thing: thing.id, field: field.id, type: 'datetime' })
  }
  return nothing
}
