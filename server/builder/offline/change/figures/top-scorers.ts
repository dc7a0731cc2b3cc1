// "A top scorers list", "skytteliga", 得点ランキング: who scores keeps how much, and the list begins with the highest.
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../../field-kinds.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { does, type Reading } from '../reading.ts'

const asks: Record<Language, RegExp> = {
  en: /^(?:(?:please |also )?(?:show|add|have|see|make|include|i (?:want|need)|we (?:want|need)|can we (?:see|have)) )?(?:(?:goals?|points)(?: scored)?(?: (?:per|for each|to each|by) players?)? and )?(?:an? |the |our )?(?:top|leading|best) (?:goal ?)?scorers?(?: list| table| board)?$/iu,
  sv: /^(?:(?:visa|lägg till|ha|se|gör|vi vill ha|jag vill ha) )?(?:mål(?: per spelare)? och )?(?:en |vår )?(?:skytteliga(?:n)?|målskytteliga(?:n)?|poängliga(?:n)?|(?:topp|bästa )målskyttar(?:na)?|lista (?:på|över) bästa målskyttar(?:na)?)$/iu,
  ja: /^(?:得点王|得点ランキング|得点者ランキング|得点順)(?:を|が|の(?:一覧|表)を?)?(?:追加|表示|出|作|見|ほし|欲し)?\p{Script=Hiragana}*$/u,
}
const scored = /goal|score|point|mål|poäng|得点|点数|ゴール/i
const plays = /player|athlete|member|spelare|選手|メンバー/i
const labels: Record<Language, string> = { en: 'Goals', sv: 'Mål', ja: '得点' }

const whoScores = (model: ProjectModel): Thing | undefined =>
  model.things.find(({ one, many, concept = '' }) => plays.test(`${one} ${many} ${concept}`)) ??
  model.things.find(({ one }) => classOfNoun(one.toLowerCase(), model.language) === 'person')

export function topScorers(model: ProjectModel, text: string, language: Language): Reading | null {
  if (!asks[language].test(text.trim().replace(/[.!?。！]+$/u, ''))) return null
  const thing = whoScores(model)
  if (!thing) return null
  const known = thing.fields.find((field) => isNumber(field) && scored.test(`${field.concept ?? ''} ${field.label}`))
  if (known) return does({ op: 'setOrder', thing: thing.id, by: known.id, descending: true })
  const field: Field = {
    id: freeId('goals', new Set(thing.fields.map(({ id }) => id)), 'goals'),
    label: labels[model.language],
    type: 'int',
    why: 'edit',
  }
  return does({ op: 'addField', thing: thing.id, field }, { op: 'setOrder', thing: thing.id, by: field.id, descending: true })
}
