// "Calculate the stock value", "show what is still owed", 「利益を計算して」: figures that have a name of their own and follow from others.
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import { derivedFigures } from '../../lexicon/figures/derived-figures.ts'
import type { Figure, Part } from '../../lexicon/figures/figure.ts'
import type { Field, Note, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { isNumber } from '../../field-kinds.ts'
import { capitalised } from '../../understand/said.ts'
import { currencyIn } from '../../understand/currency-in.ts'
import { fillFigure } from '../fill-figure.ts'
import { applyOperations, type Operation } from '../operations.ts'
import type { Reading } from '../reading.ts'
import { mainThing, resolveThing } from '../resolve.ts'
import { narrowings } from '../said-parts.ts'
import { worksOut } from '../works-out.ts'

const calculates: Record<Language, string> = {
  en: '(?:calculate|compute|work out|figure out|count(?: up)?|automatically (?:calculate|compute|work out)|auto-?calculate)',
  sv: '(?:räkna ut|räkna|beräkna|automatiskt? (?:räkna ut|beräkna))',
  ja: '',
}
const shows: Record<Language, string> = {
  en: '(?:show|display|see|give me|tell me|let me see)(?: me| us)?',
  sv: '(?:visa|se)',
  ja: '',
}
/** What is only added may be something to fill in. */
const adds: Record<Language, string> = {
  en: '(?:add|include|have|put in|list)',
  sv: '(?:lägg till|ha med|ta med|ha)',
  ja: '',
}
const before: Record<Language, string> = {
  en: '(?:(?:an?|the|their|its|our|my|each|every)\\s+)?(?:field (?:for|with)\\s+|column (?:for|with)\\s+)?(?:the\\s+)?',
  sv: '(?:ett fält (?:för|med)\\s+|en kolumn (?:för|med)\\s+|en\\s+|ett\\s+|hela\\s+)?',
  ja: '',
}
const behind: Record<Language, string> = {
  en: '(?:\\s+(?:field|column|figure))?(?:\\s+(?:of|for|per|on|in|to)\\s+(?:each|every|all|the|a|an)?\\s*(?<of>[\\p{L} -]+?))?(?:\\s+(?:automatically|calculated|worked out|too|as well))*',
  sv: '(?:\\s+(?:för|per|på|i)\\s+(?:varje|alla|en|ett)?\\s*(?<of>[\\p{L} -]+?))?(?:\\s+(?:automatiskt|uträkna[td]|också|med))*',
  ja: '',
}

type Asked = { figure: Figure; of: string; mustBe: boolean }

/** Compiled once: the patterns of a figure, in each language. */
const forms = Object.fromEntries(
  (['en', 'sv', 'ja'] as const).map((language) => [
    language,
    Object.values(derivedFigures).map((figure) => {
      const name = figure.names[language]
      const form =
        language === 'ja'
          ? `^(?:(?<of>[^をはが]+?)(?:ごと|毎)?の)?(?:${name})(?:[をもがは].*)?$`
          : `^(?:(?<calc>${calculates[language]}|${shows[language]})|${adds[language]})?\\s*${before[language]}(?:${name})${behind[language]}$`
      return { figure, pattern: new RegExp(form, 'iu') }
    }),
  ]),
) as Record<Language, { figure: Figure; pattern: RegExp }[]>

const told = /\b(?:calculated|worked out|automatically)\b|automatiskt|uträkna[td]|計算|算出|自動/i

function asked(text: string, language: Language): Asked[] {
  return forms[language].flatMap(({ figure, pattern }) => {
    const found = pattern.exec(text)
    if (!found) return []
    const mustBe = found.groups?.calc !== undefined || told.test(text)
    return figure.onlyCalculated && !mustBe ? [] : [{ figure, of: found.groups?.of ?? '', mustBe }]
  })
}

export function readDerived(model: ProjectModel, text: string, language: Language): Reading | null {
  // 「単価はドルで」 is about money, not about how it is worked out
  if (currencyIn(text)) return null
  const all = asked(text, language)
  // what is all there comes before what would need another field
  for (const mayAdd of [false, true])
    for (const { figure, of, mustBe } of all) {
      const named = of
        ? narrowings(of, language)
            .map((name) => resolveThing(model, name, language))
            .find(Boolean)
        : undefined
      if (of && !named) continue
      const things = named ? [named] : [mainThing(model), ...model.things].filter((thing) => thing !== undefined)
      for (const thing of things) {
        const found = worked(model, thing, figure, mayAdd && mustBe, language)
        if (found) return found
      }
    }
  return null
}

/** The figure on a thing, or null where its parts are not there; at most one of them may be added. */
function worked(model: ProjectModel, thing: Thing, figure: Figure, mayAdd: boolean, language: Language): Reading | null {
  const operations: Operation[] = []
  const notes: Note[] = []
  const add = ({ adds }: Part): Field | null => {
    const known = mayAdd && adds && !operations.length ? knownFields.get(adds) : undefined
    if (!known || thing.fields.some(({ id }) => id === known.id)) return null
    const label = capitalised(known.label[model.language])
    const field: Field = {
      id: known.id,
      label,
      type: known.type,
      concept: known.id,
      why: 'edit',
      ...(known.unit && { unit: known.unit }),
    }
    if (!isNumber(field)) return null
    operations.push({ op: 'addField', thing: thing.id, field })
    notes.push({ kind: 'assumed', text: changeSays.neededFor[language](label, figure.label[language]) })
    return field
  }
  const others = thing.fields.filter(({ label }) => label !== figure.label[model.language])
  const found = fillFigure(others, figure, add)
  if (!found?.used.some((field) => thing.fields.includes(field)) || found.amounts.length) return null
  const grown = applyOperations(model, operations)
  const place = grown.things.find(({ id }) => id === thing.id)!
  const label = figure.label[model.language]
  const result = worksOut(grown, place, label, found.formula, found.type, model.language, figure.unit)
  return { operations: [...operations, ...result.operations], notes }
}
