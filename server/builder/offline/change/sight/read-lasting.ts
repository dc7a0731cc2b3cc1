// "Average days to complete", "genomsnittlig handläggningstid", 平均対応日数: how long something takes on average, from the day it began to the day it
// ended, which each row tells first.
import type { Language } from '#shared/languages.ts'
import { daySpan } from '../days-of.ts'
import { isDay } from '../../field-kinds.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { does, nothing, type Reading } from '../reading.ts'
import { conceptOf } from '../said-parts.ts'
import { groupsSaid } from './groups-said.ts'
import { gatheredBy } from './read-figure.ts'
import { withDashboard } from './with-dashboard.ts'

const asks: Record<Language, RegExp> = {
  en: /^(?:the )?(?:average|mean|avg\.?) (?:number of )?(?:(?:days|time) (?:to|until|before|from .+ to|it takes to|between) .+|(?:handling|resolution|response|completion|repair|turnaround|lead|processing) times?)/iu,
  sv: /^(?:genomsnittlig\p{L}*|snitt\p{L}*|medel\p{L}*) ?(?:antal )?(?:handläggningstid|åtgärdstid|svarstid|ledtid|lösningstid|reparationstid|dagar (?:till|tills|att) .+|tid(?:en)? (?:till|tills|för att) .+)/iu,
  ja: /^平均(?:対応|処理|修理|完了|解決|所要)(?:日数|時間|期間)|^(?:完了|解決|対応)までの平均(?:日数|時間|期間)/u,
}
const label: Record<Language, string> = { en: 'Days to complete', sv: 'Dagar till klart', ja: '完了までの日数' }
const unit: Record<Language, string> = { en: 'days', sv: 'dagar', ja: '日' }

const began =
  /report|creat|order|receiv|submit|opened|start|begin|anmäl|inkom|skapad|beställ|registr|påbörj|報告|受付|登録|注文|発生|開始|依頼/i
const ended = /complet|finish|done|closed|resolved|fixed|end|åtgärd|klar|avslut|slut|löst|完了|終了|解決|対応日/i
const nameOf = (field: Field) => `${conceptOf(field)} ${field.label}`

function spanOf(thing: Thing): readonly [Field, Field] | undefined {
  const days = thing.fields.filter((field) => field.type === 'date' && isDay(field) && !field.formula)
  const until = days.find((field) => ended.test(nameOf(field)))
  const from = days.find((field) => field !== until && began.test(nameOf(field)))
  return from && until ? [from, until] : daySpan(thing)
}

export function readLasting(model: ProjectModel, { text }: { text: string }, language: Language): Reading {
  if (!asks[language].test(text)) return nothing
  for (const thing of model.things) {
    const span = spanOf(thing)
    if (!span) continue
    const there = thing.fields.find(({ formula }) => formula?.kind === 'daysBetween' && formula.of === span[0].id)
    const field: Field = there ?? {
      id: freeId('daysToComplete', new Set(thing.fields.map(({ id }) => id)), 'length'),
      label: label[model.language],
      type: 'int',
      unit: unit[model.language],
      formula: { kind: 'daysBetween', of: span[0].id, until: span[1].id },
      why: 'edit',
    }
    const added: Operation[] = there ? [] : [{ op: 'addField', thing: thing.id, field }]
    const grown = applyOperations(model, added)
    const host = grown.things.find(({ id }) => id === thing.id)!
    const groups = groupsSaid(text, language).map((group) => gatheredBy(grown, host, group, language))
    if (groups.some((group) => !group)) continue
    const figure = {
      kind: 'average' as const,
      of: field.id,
      // what has not ended yet took no time so far
      where: [{ field: span[1].id, when: 'not' as const, than: '' }],
    }
    const { operations } = withDashboard(grown, host, groups.length ? groups.map((group) => ({ ...figure, ...group })) : [figure])
    return does(...added, ...operations)
  }
  return nothing
}
