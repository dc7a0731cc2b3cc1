// "Warn below 5", "overdue in red", "highlight urgent ones", "warn 7 days before expiry".
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { isNumber, type Warning } from '../../rules.ts'
import { nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { conceptOf, isDay, isDue, narrowings, numberFor, stockLike } from '../said-parts.ts'

const warning = (thing: Thing, rule: Warning): Reading => ({
  operations: [{ op: 'addWarning', thing: thing.id, warning: rule }],
  notes: [],
})

const asks =
  /\b(?:warn(?:ing|ings|s)?|alert(?:s)?|highlight(?:ed|s)?|flag(?:ged)?|notify|tell me|remind me|in red|turn red|red|stand out|be marked|be highlighted|be visible|visas tydligt|sticka ut|synas tydligt|påminn|varna|varning(?:ar)?|larma|markera|flagga|rödmarkera|röda?|rött|lys upp)\b|警告|強調|アラート|知らせ|通知|赤|目立|色を(?:変え|つけ|付け)|色付け|ハイライト|オレンジ|黄色|注意|マーク|わかるよう|分かるよう|(?:わか|分か)る$/i
const below =
  /(?:\b(?:below|under|less than|lower than|fewer than|drops? to|runs? low(?: at)?|mindre än|lägre än|färre än|sjunker till|understiger)\b|<)\s*(?:the\s+)?(.+?)$|^(.*?)(?:が|は)?(\d+(?:\.\d+)?)\s*\p{Script=Han}?\s*(?:未満|以下|[をが]?下回|より(?:少な|低|小さ|下)|を?切|を?割)/iu
const above =
  /(?:\b(?:above|over|more than|greater than|higher than|exceeds?|at least|mer än|högre än)\b|(?<!\p{L})(?:över|överstiger)(?!\p{L})|>)\s*(?:the\s+)?(.+?)$|^(.*?)(?:が|は)?(\d+(?:\.\d+)?)\s*\p{Script=Han}?\s*(?:以上|[をが]?超|を?オーバー|[をが]?上回|より(?:多|高|大き|上))/iu
const past =
  /\b(?:overdue|late|past due|past (?:the|their|its) \w+(?: \w+)?|expired|missed|have passed|has passed|too old|försenade?|försenat|förfallna?|förfallet|sena|utgångna?|passerade?|passerat|gått ut)\b|期限切れ|期限を?過ぎ|遅れ|遅延|超過し|滞納|過ぎ(?:た|て|る|ら)|(?:期限|有効期限|納期|締切)が?切れ/i
const within =
  /(\d+)\s*(?:days?|dagar|dagars?)\s*(?:before|ahead of|prior to|until|left|före|innan|kvar)\s*(.*)$|\b(?:within|inom)\s+(\d+)\s*(?:days?|dagar)|(.*?)[のがまで]*(\d+)日(?:前|以内|を?切)/i

const spans: readonly (readonly [RegExp, number])[] = [
  [/\b(?:a|one|1|the next|this|next)\s+week\b|(?<!\p{L})(?:en|1|närmaste)\s+veckan?(?!\p{L})|(?:1|一)週間/iu, 7],
  [/\b(?:two|2)\s+weeks\b|(?<!\p{L})(?:två|2)\s+veckor(?!\p{L})|(?:2|二)週間/iu, 14],
  [/\b(?:three|3)\s+weeks\b|(?<!\p{L})(?:tre|3)\s+veckor(?!\p{L})/iu, 21],
  [/\b(?:a|one|1|the next)\s+month\b|(?<!\p{L})(?:en|1)\s+månad(?!\p{L})|(?:1|一)(?:か|ヶ|カ)月/iu, 30],
  [/\b(?:three|3)\s+months\b|(?<!\p{L})(?:tre|3)\s+månader(?!\p{L})/iu, 90],
  [/\b(?:a|one)\s+day\b|(?<!\p{L})en\s+dag(?!\p{L})|\bthe day(?= before)|(?<!\p{L})dagen(?= (?:före|innan))/iu, 1],
]
const dayWords: Record<Language, string> = { en: 'days', sv: 'dagar', ja: '日' }
/** "within a week" in days. */
const inDays = (text: string, language: Language): string =>
  spans.reduce((left, [form, days]) => left.replace(form, `${days} ${dayWords[language]}`.replace(' 日', '日')), text)

export function readWarning(model: ProjectModel, clause: Clause, language: Language): Reading {
  const text = inDays(clause.text, language)
  const stops =
    /^(?:stop warning|no (?:more )?warnings?|remove (?:the |all )?warnings?|sluta varna|inga varningar|ta bort (?:varningen|varningar(?:na)?))\b(?:\s*(?:about|for|on|om|för)\s+(.+))?$|^(?:(.+?)の)?警告を?(?:削除|解除|やめ|なく|消)/i.exec(
      text,
    )
  if (stops) return stopped(model, stops[1] ?? stops[2] ?? '', language)
  const isUnder = below.exec(text)
  const isOver = above.exec(text)
  if (!asks.test(text) && !/^(?:mark|show|colou?r|make|visa|färga|gör)\b.*\b(?:red|rött|röda?)\b/i.test(text)) return nothing
  const limit = isUnder ?? isOver
  const near = within.exec(text)
  if (near && /\d/.test(near[0])) return nearDay(model, near, text, language)
  if (limit) return beyond(model, isUnder ? 'below' : 'above', limit, text, language)
  if (past.test(text)) return overdue(model, text, language)
  return marked(model, text, language)
}

/** What stands before the limit names the field; without a name it is the stock, or the only number. */
function beyond(model: ProjectModel, when: 'below' | 'above', limit: RegExpExecArray, text: string, language: Language): Reading {
  const [, said = '', before, amountJa] = limit
  const named = (before ?? text.slice(0, limit.index))
    .replace(
      /^(?:please\s+)?(?:warn(?:ing)?|alert|highlight|flag|mark|notify|tell|show|varna|markera|flagga|larma|visa)\s*(?:me|us|mig|oss)?\s*(?:when|if|about|for|of|om|när|för)?\s*/i,
      '',
    )
    .replace(/\s*(?:is|are|falls?|drops?|goes|gets|in red|är|blir|sjunker|går|i rött)\s*$/i, '')
    .replace(/\s*(?:が|は|を)$/, '')
  const number = /(\d+(?:[.,]\d+)?)/.exec(amountJa ?? said)?.[1]
  const place = numberFor(model, named, language) ?? afterLimit(model, said, language)
  const inThing = narrowings(named, language)
    .map((name) => resolveThing(model, name, language))
    .find(Boolean)
  const thing =
    place?.thing ?? inThing ?? [mainThing(model), ...model.things].find((each) => each && stockLike(each)) ?? mainThing(model)
  const field = place?.field ?? (thing && (stockLike(thing) ?? thing.fields.find((each) => isNumber(each))))
  if (!thing || !field) return nothing
  if (number !== undefined) {
    const includes = /以下|at most|drops? to|sjunker till/i.test(text) && field.type === 'int' && when === 'below' ? 1 : 0
    return warning(thing, { field: field.id, when, than: Number(number.replace(',', '.')) + includes })
  }
  const other = numberFor(model, said.replace(/\s+(?:in red|i rött)$/i, ''), language, thing)
  return other && other.thing === thing && other.field !== field
    ? warning(thing, { field: field.id, when, than: { field: other.field.id } })
    : nothing
}

/** "below 5 in stock" */
const afterLimit = (model: ProjectModel, said: string, language: Language) => {
  const rest = /^\d+(?:[.,]\d+)?\s+(?:in\s+|left in\s+|i\s+)?(.+)$/i.exec(said)?.[1]
  return rest ? numberFor(model, rest, language) : undefined
}

const dayOf = (thing: Thing): Field | undefined =>
  thing.fields.find(isDue) ??
  thing.fields.find((field) => isDay(field) && !/birth|start|purchase|joined|created|founded/i.test(conceptOf(field))) ??
  thing.fields.find((field) => isDay(field) && !/birth|created|founded/i.test(conceptOf(field)))

function dayNamed(model: ProjectModel, said: string, language: Language): { thing: Thing; field: Field } | undefined {
  const things = [mainThing(model), ...model.things].filter((each) => each !== undefined)
  for (const name of narrowings(said, language)) {
    const named = resolveThing(model, name, language)
    const own = named && dayOf(named)
    if (named && own) return { thing: named, field: own }
    const found = things.map((thing) => resolveField(model, name, language, thing)).find((place) => place && isDay(place.field))
    if (found) return found
  }
  const thing = things.find((each) => each.fields.some(isDue)) ?? things.find(dayOf)
  return thing && { thing, field: dayOf(thing)! }
}

function overdue(model: ProjectModel, text: string, language: Language): Reading {
  const said = text
    .replace(past, ' ')
    .replace(
      /\b(?:warn|highlight|show|mark|flag|make|ones?|in|red|about|when|the|is|are|varna|visa|markera|i|rött|röda?|om|när|i)\b/gi,
      ' ',
    )
    .replace(/(?:もの|を|は|が|赤く?|で|に|警告|表示|して|強調)/g, ' ')
    .trim()
  const place = dayNamed(model, said, language)
  return place ? warning(place.thing, { field: place.field.id, when: 'past' }) : nothing
}

function nearDay(model: ProjectModel, near: RegExpExecArray, text: string, language: Language): Reading {
  const days = Number(near[1] ?? near[3] ?? near[5])
  const said = near[2] ?? near[4] ?? text.slice(0, near.index)
  const place = dayNamed(model, said.replace(/^(?:the|it|they|det|de)\s+/i, ''), language)
  return place ? warning(place.thing, { field: place.field.id, when: 'within', than: days }) : nothing
}

/** "Highlight urgent ones": an option that calls for attention. */
function marked(model: ProjectModel, text: string, language: Language): Reading {
  const said = bare(
    text
      .replace(
        /^(?:warn(?: me)?(?: (?:when|about|if))?|alert|highlight|flag|mark|show|colou?r|make|varna(?: (?:när|om|för))?|markera|visa|flagga|färga|gör)\s+/i,
        '',
      )
      .replace(/\s*(?:in red|red|stand out|i rött|med rött|röda?|rött)$/i, '')
      .replace(/(?:の(?:もの|とき|場合))?(?:を|は|が)?(?:赤.*|強調.*|目立.*|警告.*)$/, ''),
  )
  for (const name of narrowings(said, language)) {
    const option = resolveOption(model, name, language)
    if (option) return warning(option.thing, { field: option.field.id, when: 'is', than: { option: option.option } })
  }
  return nothing
}

function stopped(model: ProjectModel, said: string, language: Language): Reading {
  const place = said ? resolveField(model, said, language, mainThing(model)) : undefined
  const all = model.things.flatMap((thing) => (thing.warnings ?? []).map(({ field }) => ({ thing: thing.id, field })))
  const chosen = place ? all.filter(({ thing, field }) => thing === place.thing.id && field === place.field.id) : all
  const unique = chosen.filter(
    (each, at) => chosen.findIndex((other) => other.thing === each.thing && other.field === each.field) === at,
  )
  return { operations: unique.map((each): Operation => ({ op: 'removeWarnings', ...each })), notes: [] }
}
