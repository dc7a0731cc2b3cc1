// Where a doubted word has what is kept, and another is heard as the list: "Försäkringen krävde en lista sedan all glass smälte: frysvaror, antal,
// inköpspris" keeps frozen goods. The list that is heard takes the place of the doubted one, with its fields.
import { softmax } from '../../learning/linear.ts'
import { type Intent, type SaidThing, used } from '../intent.ts'
import { sayNoun } from '../said.ts'
import type { HeardMarks, LikelyMark } from './hear-marks.ts'
import { isFrame } from './is-frame.ts'
import { listFeatures, listKinds, namesIn } from './list-features.ts'
import { holds, isSame } from './same-names.ts'
import { learnedFor } from './weights.ts'

/** Less likely than that a list, by all that is known of it and by its own words. */
const doubtedBelow = 0.3
const ownBelow = 0.1
/** As likely a list by its mark, and by all that is known of it. */
const heardFrom = 0.5
const likelyFrom = 0.5
/** Where nothing was read as a list, and these fields are of none. */
const aloneFrom = 0.8
const looseMin = 3
const nameCharsMax = 40

const form = /\b(?:forms?|surveys?|questionnaires?)\b|formulär|enkät|フォーム|アンケート/iu

/** How likely it is a list, by all that is known of it. */
export const likelihood = (said: SaidThing, intent: Intent, heard: HeardMarks): number =>
  softmax(learnedFor(intent.language).lists(listFeatures(said, intent, heard)))[listKinds.indexOf('list')]!

export function takeHeard(intent: Intent, heard: HeardMarks): void {
  if (!intent.things.length) return takeAlone(intent, heard)
  // a trade and a form say themselves what they are about
  if (intent.domains.length || form.test(intent.prompt)) return
  const doubted = intent.things.filter((said) => isDoubted(said, intent, heard))
  if (!doubted.length) return
  for (const mark of heard.marks.filter((each) => isUnread(each, intent))) {
    const said = sayNoun(intent.prompt.slice(mark.from, mark.to), intent.language)
    if (likelihood(said, intent, heard) < likelyFrom) continue
    const host = hostOf(mark, doubted, intent)
    if (!host) continue
    host.fields = host.fields.filter(
      ({ label }) => !isSame(label, said.one, intent.language) && !isSame(label, said.many, intent.language),
    )
    const { fields, parents, views } = host
    intent.things = intent.things.map((each) => (each === host ? { ...said, fields, parents, views, owns: host.owns } : each))
    doubted.splice(doubted.indexOf(host), 1)
    used(intent, mark.from, mark.to)
  }
}

function takeAlone(intent: Intent, heard: HeardMarks): void {
  const { loose, prompt, language, domains, tools, kinds, pages, asked, listed } = intent
  if (loose.length < looseMin || domains.length || tools.size + kinds.size + pages.size > 0 || asked || listed) return
  const mark = heard.marks.find((each) => isUnread(each, intent) && each.likely >= aloneFrom)
  if (!mark) return
  const said = sayNoun(prompt.slice(mark.from, mark.to), language)
  if (likelihood(said, intent, heard) < likelyFrom) return
  const fields = intent.loose
    .splice(0)
    .filter(({ label }) => ![said.one, said.many].some((name) => isSame(label, name, language)))
  intent.things.push({ ...said, fields })
  used(intent, mark.from, mark.to)
}

function isDoubted(said: SaidThing, intent: Intent, heard: HeardMarks): boolean {
  if (!said.fields.length || said.brought || said.naming) return false
  const chances = namesIn(said, intent.prompt, intent.language)
    .map(heard.listChance)
    .filter((chance) => chance !== null)
  return chances.length > 0 && Math.max(...chances) < ownBelow && likelihood(said, intent, heard) < doubtedBelow
}

/** Marked as a list, and read as none. */
function isUnread({ name, likely, from, to }: LikelyMark, { prompt, language, things }: Intent): boolean {
  const text = prompt.slice(from, to)
  if (name !== 'list' || likely < heardFrom || text.length > nameCharsMax || isFrame(text, language)) return false
  return !things.some((said) =>
    [said.one, said.many, ...namesIn(said, prompt, language)].some((each) => isSame(each, text, language) || holds(each, text)),
  )
}

/** The doubted list whose fields are told behind the mark, or of which it is one. */
function hostOf({ from, to }: LikelyMark, doubted: readonly SaidThing[], { prompt }: Intent): SaidThing | undefined {
  const low = prompt.toLowerCase()
  const text = low.slice(from, to)
  return doubted.find(({ fields }) =>
    fields.some(({ label }) => label.toLowerCase() === text || low.indexOf(label.toLowerCase(), to) >= 0),
  )
}
