// "A count of wins, draws and losses", 勝ち負けの数: how the games ended is a choice, and how many there are of each is counted.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { applyOperations, type Operation } from '../operations.ts'
import type { Reading } from '../reading.ts'
import { withDashboard } from '../sight/with-dashboard.ts'

const asks: Record<Language, RegExp> = {
  en: /^(?=.*\b(?:count|number|how many|total|tally|record|show|see|have|keep|add)\b)(?=.*\bwins?\b)(?=.*\b(?:loss(?:es)?|draws?|ties|defeats)\b)(?!.*\b(?:when|if|should|points)\b)/iu,
  sv: /^(?=.*(?<!\p{L})(?:antal(?:et)?|hur många|räkna|visa|se|summera|statistik)(?!\p{L}))(?=.*(?<!\p{L})(?:vinster|vunna|segrar))(?=.*(?<!\p{L})(?:förlust|förlorade|oavgjor))(?!.*(?<!\p{L})(?:när|om|poäng)(?!\p{L}))/iu,
  ja: /^(?:.{0,8}の)?(?:勝ち負け|勝敗|勝ち?・?負け?(?:・?引き?分け)?|勝利と敗北)(?:の)?(?:数|回数|成績|記録)?/u,
}
const options: Record<Language, string[]> = {
  en: ['Win', 'Draw', 'Loss'],
  sv: ['Vinst', 'Oavgjort', 'Förlust'],
  ja: ['勝ち', '引き分け', '負け'],
}
const labels: Record<Language, string> = { en: 'Outcome', sv: 'Utfall', ja: '勝敗' }
const won = /^(?:win|won|victory|vinst|vunnen|seger|勝ち?|勝利|○)$/i
const playing = /fixture|game|match|round|bout|tävling|omgång|試合|対戦|大会/i
const against = /opponent|result|score|motståndare|resultat|対戦相手|結果|スコア/i

const played = (model: ProjectModel): Thing | undefined =>
  model.things.find(({ concept = '', many, one }) => playing.test(`${concept} ${one} ${many}`)) ??
  model.things.find(({ fields }) => fields.some(({ label }) => against.test(label)))

export function outcomesCounted(model: ProjectModel, text: string, language: Language): Reading | null {
  if (!asks[language].test(text.trim())) return null
  const thing = played(model)
  if (!thing) return null
  const known = thing.fields.find((field) => field.options?.some((option) => won.test(option)))
  if (known) return withDashboard(model, thing, [{ kind: 'count', by: known.id }])
  const field: Field = {
    id: freeId('outcome', new Set(thing.fields.map(({ id }) => id)), 'outcome'),
    label: labels[model.language],
    type: 'select',
    options: options[model.language],
    why: 'edit',
  }
  const added: Operation = { op: 'addField', thing: thing.id, field }
  const grown = applyOperations(model, [added])
  return {
    operations: [added, ...withDashboard(grown, thing, [{ kind: 'count', by: field.id }]).operations],
    notes: [],
  }
}
