// "Warn me once a deadline has gone by", "shout when something should have been back by now": days that have passed.
import { isDay } from '../../field-kinds.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { does } from '../reading.ts'
import { mainThing } from '../resolve.ts'
import { isDue } from '../said-parts.ts'
import { dayOf } from './orders-en.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const attention = String.raw`warn(?:ing|ed|s)?|tells?|remind(?:er|ers|ed|s)?|flag(?:ged|s)?|mark(?:ed|s)?|show(?:n|s)?|highlight(?:ed|s)?|alert(?:s|ed)?|let (?:me|us) know|red|orange|stand out|see|notify|notice|notification|notifications|colou?r(?:ed)?|light up|bold|point out|know|make (?:it )?clear|visible|shout|heads?[- ]?up|ping|scream|complain|nag|beep|ring|spot|catch`
const gone = String.raw`(?:gone|went|goes|going|been and gone) by|(?:has|have|had|is|are) (?:already |long )?(?:passed|past|over(?! (?:the |its |their |our )?(?:budget|limit|capacity|quota|target|\d))|lapsed|expired|gone|run out|overdue|late|behind us|up|missed|exceeded|out of date)|(?:passes|expires|lapses|runs out|elapses|slips by|comes and goes)|(?:past|passed|over|beyond|after|missed) (?:its|their|his|her|the|our|a) |overdue|too late|(?:is|are|it's|gets?|goes|running) (?:late|old|out of date)|out of date|(?:should|ought to|must|was supposed to|were supposed to|was meant to|were meant to) have (?:already |long )?been|should have (?:come|returned|paid|arrived|happened|gone)|(?:isn't|is not|aren't|are not|hasn't been|haven't been|not) (?:back|returned|paid|done|finished|ready|delivered|collected) (?:by|on|in) time|by now\b|missed`
/** What says more than that a day has gone by: how long before or after, which of them, in what order. */
const more = String.raw`\d|\b(?:days?|weeks?|months?|hours?) (?:before|after|ahead|left|ago|late)\b|\b(?:only|just the|sort|first|on top|group|field|column|page|hide|less than|more than|under|below|above|soon|about to|nearly|almost|within|before it|before they|green|blue|yellow|purple|gr[ae]y|count|how many|number of|total|history|log|birthday)\b`

const things = (model: ProjectModel): Thing[] => [
  ...new Set([mainThing(model), ...model.things].filter((each) => each !== undefined)),
]

/** The day that is named, or the only one that something can be late for. */
function lateFor(thing: Thing, text: string): Field | undefined {
  const dates = thing.fields.filter((field) => isDay(field))
  const low = text.toLowerCase()
  const named = dates.filter(({ label }) => low.includes(label.toLowerCase())).toSorted((a, b) => b.label.length - a.label.length)
  if (named[0]) return named[0]
  const coming = dates.filter(
    (field) => isDue(field) || /\b(?:next|due|deadline|until|by|end|expir\w*|return|valid)\b/i.test(field.label),
  )
  const ready = { ...thing, fields: coming }
  return dayOf(ready, text) ?? (coming.length === 1 ? coming[0] : undefined)
}

/** "Show those that are over" asks for some of them, not for a warning. */
const isWarning = (text: string) =>
  !/^(?:.{0,40}?\b)?(?:show|see|list|know|find|tell)\b/i.test(text) ||
  /\b(?:when|whenever|if|once|as soon as|red|orange)\b/i.test(text)

function passed(model: ProjectModel, text: string): Told {
  if (!isWarning(text)) return null
  for (const thing of things(model)) {
    const field = lateFor(thing, text)
    if (field) return does({ op: 'addWarning', thing: thing.id, warning: { field: field.id, when: 'past' } })
  }
  return null
}

export const duesEn: readonly Saying[] = [
  [
    saying`^(?=.*\b(?:${attention})\b)(?=.*(?:\b|')(?:${gone}))(?!.*(?:${more}))${ask}.+$`,
    (model, _parts, text) => passed(model, text),
  ],
]
