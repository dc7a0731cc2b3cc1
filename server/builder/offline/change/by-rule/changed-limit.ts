// The number of a rule that is there: "change the warning to 10 days instead of 14", "flagga redan vid 20 dagar", 警告を7日前に変更. The rule stays
// where it is, in what warns, what is looked for at a touch and what a list starts with; only its number is another one.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { isDay } from '../../field-kinds.ts'
import type { Warning } from '../../rules.ts'
import type { Condition, QuickFilter } from '../../shown-rules.ts'
import { fieldOf } from '../../field-kinds.ts'
import type { Operation } from '../operations.ts'
import { notUnderstood } from '../../reply/phrases.ts'
import { closedOptions, finishedOption } from '../../generate/tones.ts'
import { mainThing } from '../resolve.ts'
import { happensOn } from '../said-parts.ts'
import { does, type Reading, tells } from '../reading.ts'
import { toneNamed } from '../../lexicon/colour-tones.ts'
import { inDays } from '../sight/days-said.ts'

const ofRule =
  /\b(?:warning|alert|limit|threshold|flag|reminder|cut-?off|highlight|warns?|late|overdue|red|yellow|orange|green)\b|(?<!\p{L})(?:varning(?:en)?|varna(?:r|s)?|larm(?:et)?|gräns(?:en)?|flagga(?:n|s|r)?|påminnelse(?:n)?|försenat|försenad|rött|röd|gult|gul|grönt|grön|orange)(?!\p{L})|警告|アラート|基準|しきい値|上限|赤|黄|緑|通知/iu
const changes =
  /\b(?:change|set|raise|lower|increase|decrease|make|move|instead of|rather than|not \d+|already (?:at|from|after)|should be)\b|(?<!\p{L})(?:ändra|höj|sänk|sätt|gör|flytta|i ?stället för|inte \d+|redan|ska (?:gälla|vara|komma)|byt)(?!\p{L})|変更|変え|ではなく|じゃなく|に(?:して|し)|引き上げ|引き下げ/iu
const instead =
  /\b(?:instead of|rather than|not|from)\s+(\d+(?:[.,]\d+)?)|(?<!\p{L})(?:i ?stället för|inte|från)\s+(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?)\s*(?:\p{Script=Han}|[%％])*\s*(?:ではなく|じゃなく|から)/iu
const amount = /(?<![\p{L}\d])\d+(?:[.,]\d+)?/gu
/** It says by itself what is compared: a new rule, and no other number of one. */
const anew = /\b(?:add|create|new|another)\b|(?<!\p{L})(?:lägg till|skapa|ny(?:tt|a)?)(?!\p{L})|追加|新しい/iu

type Found = { than: number; isTime: boolean; tone?: Warning['tone']; label: string; put(than: number): Operation }

const withNumber = (conditions: readonly Condition[], was: number, than: number): Condition[] =>
  conditions.map((each) => (each.than === was ? { ...each, than } : each))

const numbered = (thing: Thing, { field, when, than }: Condition | Warning): number[] =>
  typeof than === 'number' && when !== 'is' && fieldOf(thing, field) ? [than] : []
const isOfDays = (thing: Thing, { field }: { field: string }) => isDay(fieldOf(thing, field))

/** Every rule of the project that has a number. */
function rulesOf(model: ProjectModel): Found[] {
  return model.things.flatMap((thing): Found[] => [
    ...(thing.warnings ?? []).flatMap((warning) =>
      numbered(thing, warning).map((was): Found => ({
        than: was,
        isTime: isOfDays(thing, warning),
        ...(warning.tone && { tone: warning.tone }),
        label: fieldOf(thing, warning.field)!.label,
        put: (than) => ({ op: 'addWarning', thing: thing.id, warning: { ...warning, than } }),
      })),
    ),
    ...(thing.quickFilters ?? []).flatMap((quickFilter) =>
      quickFilter.where.flatMap((condition) =>
        numbered(thing, condition).map((was): Found => ({
          than: was,
          isTime: isOfDays(thing, condition),
          label: quickFilter.label,
          put: (than) => ({
            op: 'addQuickFilter',
            thing: thing.id,
            quickFilter: renumbered(quickFilter, was, than),
            replaces: quickFilter.label,
          }),
        })),
      ),
    ),
  ])
}

const renumbered = ({ label, where }: QuickFilter, was: number, than: number): QuickFilter => ({
  label: label.replace(new RegExp(`(?<!\\d)${was}(?!\\d)`), String(than)),
  where: withNumber(where, was, than),
})

/** Another number for the rule that is meant; null where no rule is, or which is not to be told. */
export function limitChanged(model: ProjectModel, given: string, language: Language): Reading | null {
  const text = inDays(given)
  if (!ofRule.test(text) || !changes.test(text) || anew.test(text)) return null
  const before = instead.exec(text)
  const was = before ? Number((before[1] ?? before[2] ?? before[3])!.replace(',', '.')) : undefined
  const numbers = [...text.matchAll(amount)].map(([digits]) => Number(digits.replace(',', '.'))).filter((each) => each !== was)
  const [than] = numbers
  if (than === undefined || new Set(numbers).size > 1) return null
  const isTime = /\bdays?\b|dagar|\d+日/iu.test(text)
  const isShare = /[%％]|procent|percent/iu.test(text)
  const tone =
    text
      .split(/[^\p{L}]+/u)
      .map(toneNamed)
      .find(Boolean) ?? (language === 'ja' ? toneJa(text) : undefined)
  const all = rulesOf(model).filter((rule) => (was === undefined ? rule.isTime === isTime : rule.than === was))
  const coloured = tone && tone !== 'red' ? all.filter((rule) => rule.tone === tone) : all
  const low = text.toLowerCase()
  const named = coloured.filter(({ label }) => low.includes(label.toLowerCase()))
  const meant = named.length ? named : coloured
  if (!meant.length && ofNone.test(text.trim()) && !model.things.some(({ limits }) => limits?.length))
    return (isTime && lateAfter(model, text, than, language)) || tells(notUnderstood[language]([given.trim()]))
  // one number, in whatever rules it stands
  if (!meant.length || new Set(meant.map((rule) => rule.than)).size > 1 || (was === undefined && isShare)) return null
  if (was === undefined && !isTime && !named.length && meant.length > 1) return null
  return does(...meant.filter((rule) => rule.than !== than).map(({ put }) => put(than)))
}

/** It speaks of a rule by its word, and there is none. */
const ofNone =
  /^(?:please )?(?:change|set|raise|lower|move|make) the (?:\p{L}+ )?(?:warning|limit|threshold|alert|flag)(?!\p{L})|^(?:ändra|höj|sänk|sätt|flytta) (?:gränsen|varningen|larmet|flaggan)(?!\p{L})|^(?:警告|アラート|基準|しきい値)/iu
const late = /\b(?:late|overdue|delayed)\b|(?<!\p{L})(?:försenat|försenade?|sent)(?!\p{L})|遅れ|遅延/iu

/** What counts as late where nothing did: so many days after it came in, and not over. */
function lateAfter(model: ProjectModel, text: string, than: number, language: Language): Reading | null {
  const thing = late.test(text) ? mainThing(model) : undefined
  const day = thing && happensOn(thing)
  const state = thing?.fields.find(
    ({ type, options = [] }) => type === 'select' && finishedOption(language, options) !== undefined,
  )
  if (!thing || !day || !state) return null
  const closed = closedOptions(language, state.options!)
  const where: Condition[] = closed.map((option) => ({ field: state.id, when: 'not', than: option }))
  return does({ op: 'addWarning', thing: thing.id, warning: { field: day.id, when: 'ago', than, where } })
}

const toneJa = (text: string) => toneNamed(/赤|黄|オレンジ|緑|青|灰|紫/u.exec(text)?.[0] ?? '')
