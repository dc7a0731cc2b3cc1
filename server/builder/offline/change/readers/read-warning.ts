// "Warn below 5", "overdue in red", "highlight urgent ones", "warn 7 days before expiry".
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import { numberWords } from '../../lexicon/number-words.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { isDay } from '../../field-kinds.ts'
import type { Warning } from '../../rules.ts'
import { capitalised } from '../../understand/said.ts'
import { warnedSince } from '../linked/read-last.ts'
import { nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import { readHalves } from './read-halves.ts'
import { readNoneLeft } from './read-none-left.ts'
import { readState } from './read-state.ts'
import { toneNamed } from '../../lexicon/colour-tones.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { conceptOf, isDue, leastOf, narrowings, stockLike } from '../said-parts.ts'
import { beyond, comparedJa, warning } from './compared.ts'

const asks =
  /\b(?:warn(?:ing|ings|s)?|alert(?:s)?|highlight(?:ed|s)?|flag(?:ged)?|notify|tell me|let me know|remind me|in red|turn red|red|stand out|be marked|be highlighted|be visible|visas tydligt|sticka ut|synas tydligt|påminn|varna|varning(?:ar)?|larma|markera|flagga|rödmarkera|röda?|rött|lys upp)\b|警告|強調|アラート|知らせ|通知|赤|目立|色を(?:変え|つけ|付け)|色付け|ハイライト|オレンジ|黄色|注意|マーク|わかるよう|分かるよう|(?:わか|分か)る$/i
const below =
  /(?:\b(?:below|under|less than|lower than|fewer than|drops? to|runs? low(?: at)?|mindre än|lägre än|färre än|sjunker till|understiger)\b|<)\s*(?:the\s+)?(.+?)$|^(.*?)(?:が|は)?([-−]?\d+(?:\.\d+)?)\s*(?:\p{Script=Han}|[℃°%％])?\s*(?:未満|以下|[をが]?下回|より(?:少な|低|小さ|下)|を?切|を?割(?!以|引))/iu
const above =
  /(?:\b(?:above|over|more than|greater than|higher than|exceeds?|at least|mer än|högre än)\b|(?<!\p{L})(?:över|överstiger)(?!\p{L})|>)\s*(?:the\s+)?(.+?)$|^(.*?)(?:が|は)?([-−]?\d+(?:\.\d+)?)\s*(?:\p{Script=Han}|[℃°%％])?\s*(?:以上|[をが]?超|を?オーバー|[をが]?上回|より(?:多|高|大き|上))/iu
const past =
  /\b(?:overdue|late|past due|past (?:the|their|its) \w+(?: \w+)?|expired|missed|have passed|has passed|too old|försenade?|försenat|förfallna?|förfallet|sena|utgångna?|passerade?|passerat|gått ut)\b|期限切れ|期限を?過ぎ|遅れ|遅延|超過し|滞納|過ぎ(?:た|て|る|ら)|(?:期限|有効期限|納期|締切)が?切れ/i
const within =
  /(\d+)\s*(?:days?|dagar|dagars?)\s*(?:before|ahead of|prior to|until|left|away|from now|to go|före|innan|kvar|bort)\s*(.*)$|(?:\b(?:within|inom)|(?<!\p{L})om (?:mindre|färre) än)\s+(\d+)\s*(?:days?|dagar)|(.*?)[のがまで]*(\d+)日(?:前|以内|を?切)/iu

const spans: readonly (readonly [RegExp, number])[] = [
  [/\b(?:a|one|1|the next|this|next)\s+week\b|(?<!\p{L})(?:en|1|närmaste)\s+veckan?(?!\p{L})|(?:1|一)週間/iu, 7],
  [/\b(?:two|2)\s+weeks\b|(?<!\p{L})(?:två|2)\s+veckor(?!\p{L})|(?:2|二)週間/iu, 14],
  [/\b(?:three|3)\s+weeks\b|(?<!\p{L})(?:tre|3)\s+veckor(?!\p{L})/iu, 21],
  [/\b(?:a|one|1|the next)\s+month\b|(?<!\p{L})(?:en|1)\s+månad(?!\p{L})|(?:1|一)(?:か|ヶ|カ)月/iu, 30],
  [/\b(?:three|3)\s+months\b|(?<!\p{L})(?:tre|3)\s+månader(?!\p{L})/iu, 90],
  [/\b(?:half a|6|six)\s+(?:years?|months)\b|(?<!\p{L})(?:ett halvår|sex månader)(?!\p{L})/iu, 180],
  [/\b(?:a|one|the last|the past)\s+year\b|(?<!\p{L})ett\s+år(?!\p{L})/iu, 365],
  [/\b(?:a|one)\s+day\b|(?<!\p{L})en\s+dag(?!\p{L})|\bthe day(?= before)|(?<!\p{L})dagen(?= (?:före|innan))/iu, 1],
]
/** "6 weeks", "3 månader": days of a week and of a month. */
const counted: readonly (readonly [RegExp, number])[] = [
  [/\b(\d+)\s+(?:weeks?|veckor)(?!\p{L})/giu, 7],
  [/\b(\d+)\s+(?:months?|månader)(?!\p{L})/giu, 30],
  [/\b(\d+)\s+(?:years?|år)(?!\p{L})/giu, 365],
  [/(\d+)\s*週間/gu, 7],
  [/(\d+)\s*(?:か|ヶ|カ|ケ|箇)月/gu, 30],
]
const dayWords: Record<Language, string> = { en: 'days', sv: 'dagar', ja: '日' }
/** "Two days before": the number that is spelt out. */
const spelt = /(?<!\p{L})(\p{L}+)(?= (?:days|dagar|weeks|veckor|months|månader)(?!\p{L}))/giu
const inDigits = (text: string) =>
  text.replace(spelt, (word) => String((word.length > 2 && numberWords.get(word.toLowerCase())) || word))
/** "within a week" in days. */
const inDays = (said: string, language: Language): string => inSpans(inDigits(said), language)
const inSpans = (text: string, language: Language): string =>
  spans.reduce(
    (left, [form, days]) => left.replace(form, `${days} ${dayWords[language]}`.replace(' 日', '日')),
    counted.reduce(
      (left, [form, days]) =>
        left.replace(form, (_all, n: string) => `${Number(n) * days} ${dayWords[language]}`.replace(' 日', '日')),
      text,
    ),
  )

/** "Due today", "what runs out soon": how many days away that is. */
const soon: readonly (readonly [RegExp, number])[] = [
  [/\btoday(?:'s)?\b|(?<!\p{L})(?:i ?dag|dagens)(?!\p{L})|今日|本日/iu, 0],
  [/\btomorrow(?:'s)?\b|(?<!\p{L})(?:i ?morgon|morgondagens)(?!\p{L})|明日/iu, 1],
  [/\b(?:this|the coming|next) (?:7 days|week)\b|(?<!\p{L})(?:den här|denna|kommande) veckan?(?!\p{L})|今週/iu, 7],
  [/\b(?:this|the coming|next) month\b|(?<!\p{L})(?:den här|denna) månaden?(?!\p{L})|今月/iu, 30],
  [
    /\b(?:soon|shortly|coming up|upcoming|in the next (?:few )?days|almost due|nearly due|close to)\b|(?<!\p{L})(?:snart|inom kort|närmar sig)(?!\p{L})|もうすぐ|まもなく|間近|近づ/iu,
    7,
  ],
]

/** "Mark …", "show me …": asks for attention where a state is told. */
const marks =
  /^(?:please\s+)?(?:(?:i|we) (?:need|want|have|would like) to (?:see|know|spot)|to (?:see|know|spot)|mark|show(?: me)?|see|spot|find|colou?r|make|paint|tag|tell me|let me know|visa|se|märk|färga|gör)\b/i
const onlySome = /\b(?:only|just|bara|endast)\b|だけ|のみ/i
const inColour =
  /(?:\b(?:in|as|be|turn|turns|becomes?|with an?)\s+|(?<!\p{L})(?:i|bli|blir|med)\s+)(\p{L}+)(?:\s+(?:colou?r|background|färg|bakgrund))?$|(\S+)(?:色)?(?:に|で|く)(?:して|表示|する|変え)?.*$/iu

/** The colour that is asked for, where it is another one than that of what calls for attention. */
function toneIn(text: string, language: Language): Warning['tone'] {
  const found = inColour.exec(text)
  const tone =
    found &&
    toneNamed(
      language === 'ja'
        ? (/(?:黄?緑|青|黄|灰|紫|水|グリーン|ブルー|オレンジ|グレー)色?/.exec(text)?.[0] ?? '')
        : (found[1] ?? ''),
    )
  return tone && tone !== 'red' && !/\b(?:warn|alert)|varna|警告/i.test(text) ? tone : undefined
}

export function readWarning(model: ProjectModel, clause: Clause, language: Language): Reading {
  const text = inDays(clause.text, language)
  const stops =
    /^(?:stop warning|no (?:more )?warnings?|remove (?:the |all )?warnings?|sluta varna|inga varningar|ta bort (?:varningen|varningar(?:na)?))\b(?:\s*(?:about|for|on|om|för)\s+(.+))?$|^(?:(.+?)の)?警告を?(?:削除|解除|やめ|なく|消)/i.exec(
      text,
    )
  if (stops) return stopped(model, stops[1] ?? stops[2] ?? '', language)
  const isAsked = asks.test(text) || /^(?:mark|show|colou?r|make|visa|färga|gör)\b.*\b(?:red|rött|röda?)\b/i.test(text)
  const tone = toneIn(text, language)
  // "show only those …" is about which rows a list starts with
  if (!isAsked && !tone && (!marks.test(text) || onlySome.test(text))) return nothing
  // "over 80% of its budget" compares with a part of something, which no warning does
  if (/\d ?[%％] (?:of|av)\b|の\d+[%％]/iu.test(text)) return nothing
  const state =
    readHalves(model, text, language) ??
    (isAsked ? warnedSince(model, text, language) : null) ??
    (isAsked ? readNoneLeft(model, { text }, language) : null) ??
    readState(model, text, language)
  if (state) return coloured(state, tone)
  const short = isAsked && runsOut.test(text) && !/\d/.test(text) ? lowStock(model) : undefined
  if (short) return coloured(short, tone)
  const between = isAsked && language === 'ja' ? comparedJa(model, text) : undefined
  if (between) return coloured(between, tone)
  const isUnder = below.exec(text)
  const limit = isUnder ?? above.exec(text)
  const near = within.exec(text)
  const days = isAsked || tone ? soon.find(([form]) => form.test(clause.text))?.[1] : undefined
  const found =
    near && /\d/.test(near[0]) && (isAsked || tone)
      ? nearDay(model, near, text, language)
      : days !== undefined && !limit && !past.test(text)
        ? soonDue(model, days, clause.text, language)
        : limit && (isAsked || /^(?:mark|colou?r|paint|tag|märk|färga)/i.test(text) || tone)
          ? beyond(model, isUnder ? 'below' : 'above', limit, text, language)
          : past.test(text) && clause.verb !== 'add'
            ? overdue(model, text, language)
            : isAsked
              ? marked(model, text, language)
              : nothing
  return coloured(found, tone)
}

/** "Low stock alerts", "varna när något tar slut": so few are few where no number was said. */
const fewLeft = 5
const runsOut =
  /\b(?:low(?:[- ]on)?[- ]stock|stock (?:is |gets |levels? (?:is |are )?)?low|running (?:low|out)|runs? (?:low|out)|(?:almost|nearly) (?:out|gone|empty)|about to run out)\b|(?:lågt? (?:lager|saldo|lagersaldo)|(?:lagret|saldot|lagersaldot) är lågt|(?:tar|ta) slut|snart slut|nästan slut|börjar sina)|在庫(?:が|の)?(?:少な|残り|不足|わずか)|残り(?:わずか|少な)|(?:品切れ|在庫切れ)(?:間近|しそう|になりそう|前)/i
function lowStock(model: ProjectModel): Reading | undefined {
  const thing = [mainThing(model), ...model.things].find((each) => each && stockLike(each))
  const field = thing && stockLike(thing)
  if (!thing || !field) return undefined
  const least = leastOf(thing, field)
  return warning(thing, { field: field.id, when: 'below', than: least ? { field: least.id } : fewLeft })
}

const coloured = ({ operations, notes }: Reading, tone: Warning['tone']): Reading => ({
  operations: tone
    ? operations.map((each) => (each.op === 'addWarning' ? { ...each, warning: { ...each.warning, tone } } : each))
    : operations,
  notes,
})

const dayOf = (thing: Thing): Field | undefined =>
  thing.fields.find(isDue) ??
  thing.fields.find(
    (field) => isDay(field) && !/birth|start|purchase|joined|created|founded|issue|invoice ?date/i.test(conceptOf(field)),
  ) ??
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
  // 返却が遅れている: the day on which it is to be given back
  const act = /[\u4e00-\u9fff]{2,}/.exec(said)?.[0]
  for (const thing of act ? things : []) {
    const field = thing.fields.find((each) => isDay(each) && each.label.includes(act!))
    if (field) return { thing, field }
  }
  const thing = things.find((each) => each.fields.some(isDue)) ?? things.find(dayOf)
  return thing && { thing, field: dayOf(thing)! }
}

function overdue(model: ProjectModel, text: string, language: Language): Reading {
  const said = text
    // "past their drink-before date" names the day
    .replace(past, (word) => (/^past (?:the|their|its) (?!due)/i.test(word) ? ` ${word.replace(/^past \w+ /i, '')}` : ' '))
    .replace(
      /\b(?:warn|highlight|show|mark|flag|make|ones?|in|red|about|when|the|is|are|varna|visa|markera|i|rött|röda?|om|när|i)\b/gi,
      ' ',
    )
    .replace(/(?:もの|を|は|が|赤く?|で|に|警告|表示|して|強調)/g, ' ')
    .trim()
  const place = dayNamed(model, said, language)
  // a day on which something began or was bought is never overdue
  const field =
    place &&
    (isBegun(place.field)
      ? place.thing.fields.find((each) => isDay(each) && comes.test(`${conceptOf(each)} ${each.label}`))
      : place.field)
  if (place && field) return warning(place.thing, { field: field.id, when: 'past' })
  return withDueDate(model, place?.thing ?? mainThing(model), language)
}

const begins =
  /issue|invoice ?date|fakturadatum|report|inkom|発行|請求日|受付|birth|start|purchase|joined|created|founded|bought|last|senast|förra|前回|最終|購入|取得|入社|入会/i
const isBegun = (field: Field) => begins.test(`${conceptOf(field)} ${field.label}`)
/** The day on which it is to be done again. */
const comes = /next|due|deadline|expir|nästa|次|期限|予定/i

/** What has no day on which it is due gets one: without it nothing could be late. */
function withDueDate(model: ProjectModel, thing: Thing | undefined, language: Language): Reading {
  const known = knownFields.get('dueDate')!
  if (!thing || thing.fields.some(({ id }) => id === known.id)) return nothing
  const label = capitalised(known.label[model.language])
  const rule = { en: 'The warning', sv: 'Varningen', ja: '警告' }[language]
  return {
    operations: [
      { op: 'addField', thing: thing.id, field: { id: known.id, label, type: 'date', concept: known.id, why: 'edit' } },
      { op: 'addWarning', thing: thing.id, warning: { field: known.id, when: 'past' } },
    ],
    notes: [{ kind: 'assumed', text: changeSays.neededFor[language](label, rule) }],
  }
}

function nearDay(model: ProjectModel, near: RegExpExecArray, text: string, language: Language): Reading {
  const days = Number(near[1] ?? near[3] ?? near[5])
  const said = near[2] || near[4] || text.slice(0, near.index)
  const place = dayNamed(model, said.replace(/^(?:the|it|they|det|de)\s+/i, ''), language)
  return place ? warning(place.thing, { field: place.field.id, when: 'within', than: days }) : nothing
}

function soonDue(model: ProjectModel, than: number, text: string, language: Language): Reading {
  const said = soon
    .reduce((left, [form]) => left.replace(form, ' '), text)
    .replace(marks, ' ')
    .trim()
  const place = dayNamed(model, said, language)
  return place && !isBegun(place.field) ? warning(place.thing, { field: place.field.id, when: 'within', than }) : nothing
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
