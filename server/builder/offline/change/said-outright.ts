// Whole wishes whose sentence has one meaning, in words that the readers would take apart: what is a rule of the browser or a matter of
// accounts is answered, and what has a plainer wording is read in that.
import type { Language } from '#shared/languages.ts'
import { knownFields, optionLabel } from '../lexicon/lexicon.ts'
import type { Field, Note, ProjectModel, Thing } from '../model.ts'
import { beyondSays } from '../reply/beyond-phrases.ts'
import { outrightSays } from '../reply/outright-phrases.ts'
import { notUnderstood, serviceNotes } from '../reply/phrases.ts'
import { capitalised } from '../understand/said.ts'
import type { Operation } from './operations.ts'
import { alreadySo, does, type Reading, tells } from './reading.ts'
import { mainThing, resolveField, resolveThing } from './resolve.ts'

type Groups = Record<string, string | undefined>
/** A reading, the wish in plainer words, or null where it is about something else. */
type Saying = readonly [form: RegExp, tell: (model: ProjectModel, groups: Groups, language: Language) => Reading | string | null]

const hasPage = ({ pages }: ProjectModel, kind: string) => pages.some((page) => page.kind === kind)
const hasQuiz = ({ pages }: ProjectModel) => pages.some(({ tool }) => tool === 'quiz')
const isDue = ({ type, concept, label }: Field) =>
  type === 'date' && (/due|deadline|return|expiry|until/i.test(concept ?? '') || /deadline|due|förfall|senast/i.test(label))
/** The list with a day by which something is to be done, and that day. */
const dueOf = ({ things }: ProjectModel) =>
  things.flatMap((thing) => thing.fields.filter(isDue).map((field) => ({ thing, field })))[0]

const listed = (text: string) =>
  text
    .split(/\s*,\s*(?:and |och )?|\s+(?:and|och)\s+|、|と(?=「)|・/)
    .map((each) => each.replace(/^["“”'「『]|["“”'」』.]$/g, '').trim())
    .filter(Boolean)

const headline = (_model: ProjectModel, { part, text }: Groups, language: Language) =>
  ({ en: `change the ${part} to ${text}`, sv: `ändra ${part} till ${text}`, ja: `${part}を${text}に変更` })[language]

/** "The status should also have Waiting", where nothing has one yet. */
function stateMissing(model: ProjectModel, { field, options }: Groups, language: Language): Reading | null {
  const main = mainThing(model)
  if (!main || resolveField(model, field!, language)) return null
  const known = knownFields.get(/^stage|steg/i.test(field!) ? 'stage' : 'status')!
  const usual = (known.options ?? []).map((option) => optionLabel(option, language))
  const all = [...new Set([...usual, ...listed(options!).map(capitalised)])]
  const status: Field = {
    id: freeId(main, 'status'),
    label: capitalised(known.label[language]),
    type: 'select',
    concept: 'status',
    options: all,
    why: 'said',
  }
  return does({ op: 'addField', thing: main.id, field: status })
}
const freeId = ({ fields }: Thing, wanted: string): string => {
  let id = wanted
  for (let n = 2; fields.some((field) => field.id === id); n++) id = `${wanted}${n}`
  return id
}

/** "The kids are called Ada and Bo": a list of people holds them, and nobody else. */
function called(model: ProjectModel, { what, names }: Groups, language: Language): Reading | null {
  const thing = resolveThing(model, what!, language)
  const all = listed(names!)
  if (
    !thing ||
    all.length < 2 ||
    all.some((name) => !/^[\p{Lu}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name))
  )
    return null
  return does(
    { op: 'clearRows', thing: thing.id },
    ...all.map((name): Operation => ({ op: 'addRow', thing: thing.id, row: { [thing.titleField]: name } })),
  )
}

/** "Hide the cost column": the one field that has the word in its name. */
function hidden(model: ProjectModel, { word }: Groups, language: Language): string | null {
  const low = word!.toLowerCase()
  const all = model.things.flatMap(({ fields }) => fields)
  if (resolveThing(model, word!, language) || all.some(({ label }) => label.toLowerCase() === low)) return null
  const found = all.filter(({ label }) => label.toLowerCase().split(' ').includes(low))
  if (found.length !== 1) return null
  return language === 'sv' ? `dölj ${found[0]!.label}` : `hide the ${found[0]!.label}`
}

/** "Profit per day": what comes in less what goes out, where both are kept. */
function profit(model: ProjectModel, { label }: Groups): Reading | null {
  const isIn = (field: Field) =>
    field.type === 'money' && /revenue|income|sales|takings|intäkt|omsättning|försälj|売上|収入/i.test(field.label)
  const isOut = (field: Field) => field.type === 'money' && /cost|expense|spend|kostnad|utgift|費|原価|支出/i.test(field.label)
  for (const thing of model.things) {
    const [comes, goes] = [thing.fields.find(isIn), thing.fields.filter(isOut)]
    if (!comes || !goes.length) continue
    const field: Field = {
      id: freeId(thing, 'profit'),
      label: capitalised(label!.toLowerCase()),
      type: 'money',
      formula: { kind: 'calc', first: comes.id, rest: goes.map(({ id }) => ({ op: '-', of: id })) },
      why: 'said',
    }
    return does({ op: 'addField', thing: thing.id, field })
  }
  return null
}

/** "項目に「医療費」と「ペット」も入れて": choices of a field, not fields. */
function choices(model: ProjectModel, { field: name, options }: Groups, language: Language): Reading | null {
  const pairs = model.things.flatMap((thing) => thing.fields.map((field) => ({ thing, field })))
  const found = pairs.find(({ field }) => field.label === name) ?? resolveField(model, name!, language)
  const wanted = listed(options!)
  if (!found || wanted.length < 1 || !['select', 'text'].includes(found.field.type)) return null
  const { thing, field } = found
  if (field.type === 'select')
    return does(...wanted.map((option): Operation => ({ op: 'addOption', thing: thing.id, field: field.id, option })))
  const had = [...new Set(thing.rows.map((row) => String(row[field.id] ?? '')).filter(Boolean))].slice(0, 8)
  return does({
    op: 'retypeField',
    thing: thing.id,
    field: field.id,
    type: 'select',
    options: [...new Set([...had, ...wanted])],
  } as Operation)
}

function weekdays(model: ProjectModel, { field: name, days }: Groups, language: Language): Reading | null {
  const found = resolveField(model, name!, language)
  const options = found?.field.options
  if (!found || !options) return null
  const order = [...days!].flatMap((day) => options.filter((option) => option.startsWith(day)))
  const all = [...order, ...options.filter((option) => !order.includes(option))]
  if (all.join() === options.join()) return alreadySo(language)
  return does({ op: 'setOptions', thing: found.thing.id, field: found.field.id, options: all })
}

/** A box about something is a section of a website, with that as its heading. */
function box(model: ProjectModel, { about }: Groups): Reading | null {
  const page = model.pages.find(({ kind, sections }) => kind === 'landing' && sections)
  if (!page) return null
  const contact = page.sections!.findIndex(({ kind }) => kind === 'contact')
  const id = `text${page.sections!.length}`
  return does({
    op: 'addSection',
    page: page.id,
    section: { kind: 'text', id, title: capitalised(about!) },
    to: contact < 0 ? page.sections!.length : contact,
  })
}

const daysLeft = (model: ProjectModel, { until }: Groups, language: Language): string | null => {
  const due = (until && resolveField(model, until, language)) || dueOf(model)
  return due
    ? {
        en: `days left until ${due.field.label}`,
        sv: `dagar kvar till ${due.field.label}`,
        ja: `${due.field.label}までの残り日数`,
      }[language]
    : null
}
/** "Max 12 people per class", "at most 8 at each table": of those that are linked to it. */
function most(model: ProjectModel, { count, per }: Groups, language: Language): string | Reading | null {
  const whole = per && resolveThing(model, per, language)
  const part =
    whole && model.things.find(({ fields }) => fields.some(({ type, target }) => type === 'ref' && target === whole.id))
  if (part) return language === 'sv' ? `max ${count} ${part.many} per ${whole.one}` : `max ${count} ${part.many} per ${whole.one}`
  const [page] = model.pages.filter(({ kind }) => kind === 'booking')
  if (page) return tells(outrightSays.seats[language], 'kept')
  return null
}

/** "A checkbox I can tick when I've watered today": what is ticked is its name. */
function checkbox(model: ProjectModel, { what }: Groups, language: Language): Reading | null {
  const main = mainThing(model)
  const label = capitalised(
    what!.replace(/^(?:(?:i|we|they|you) have|it is|(?:i|we|they|it|he|she)(?:['’](?:ve|s|re))?|is|are) /i, '').trim(),
  )
  if (!main || label.split(' ').length > labelWordsMax) return null
  const there = main.fields.some((field) => field.label === label)
  return there
    ? alreadySo(language)
    : does({ op: 'addField', thing: main.id, field: { id: freeId(main, 'ticked'), label, type: 'bool', why: 'said' } })
}
const labelWordsMax = 5

const buttonCharsMax = 40
/** The first button of a website, or that of the page where one books. */
function button(model: ProjectModel, { text }: Groups): Reading | null {
  const page =
    model.pages.find(({ kind, sections }) => kind === 'landing' && sections) ?? model.pages.find(({ kind }) => kind === 'booking')
  return page ? does({ op: 'setSiteText', page: page.id, part: 'button', text: text!.slice(0, buttonCharsMax) }) : null
}

const answers =
  (text: Record<Language, string>, kind: Note['kind'] = 'kept') =>
  (_model: ProjectModel, _groups: Groups, language: Language) =>
    tells(text[language], kind)
const only =
  (test: (model: ProjectModel) => boolean, tell: Saying[1]): Saying[1] =>
  (model, groups, language) =>
    test(model) ? tell(model, groups, language) : null
const already: Saying[1] = (_model, _groups, language) => alreadySo(language)
const dropped = (_model: ProjectModel, { rest }: Groups) => rest!

const sayings: Record<Language, readonly Saying[]> = {
  en: [
    [
      /^(?:add )?(?:an? )?(?:check ?box|tick ?box)(?: (?:that |which )?(?:i|we|you|they) can tick)? (?:when|once|for when|if) (?<what>.+)$/i,
      checkbox,
    ],
    [
      /^(?:change|rename|set|make) (?:the )?(?:text (?:on|of) the |label (?:on|of) the )?(?:\w+ )?button(?:['’]s)?(?: text| label)? (?:to|say|read)(?: say| read)? ["“]?(?<text>[^"”]+?)["”]?\.?$/i,
      button,
    ],
    [
      /^(?:the )?(?:text on the |\w+ )?button(?: text)? (?:should|must|could) (?:say|be|read):? ["“]?(?<text>[^"”]+?)["”]?\.?$/i,
      button,
    ],
    [
      /^(?:(?:actually|no|hmm|wait|sorry|oh),? )+(?<rest>(?:please )?(?:take|undo|revert|go back|change|put|make|remove|add)\b.+)$/i,
      dropped,
    ],
    [/^(?<rest>.+\b(?:should|must|are|be|to)\b.+),? in (?:that|this|exactly this) order\.?$/i, dropped],
    [
      /^(?:the )?(?<part>headline|heading|main heading|tagline|subtitle|slogan|phone number|address) (?:should|must|could|can|has to|needs to) (?:be|say|read):? (?<text>.+)$/i,
      headline,
    ],
    [
      /^(?:an? )?faqs?(?: section)? with .+$/i,
      only(
        (model) => hasPage(model, 'landing'),
        () => 'add a faq',
      ),
    ],
    [
      /^(?:the )?(?<field>status|stage)(?:es|s)? (?:should|must|needs? to|could|can) (?:also )?(?:have|include|offer|be able to be) (?<options>.+)$/i,
      stateMissing,
    ],
    [
      /^(?:how many|the number of) days (?:are |is )?(?:it )?(?:left|remaining|to go)(?: (?:until|to|till|before) (?:the )?(?<until>[^?]+?))?\??$/i,
      daysLeft,
    ],
    [
      /^(?<left>[^=]+?) ?(?:×|\*|x|times|multiplied by) ?(?<right>[^=]+?) ?= ?(?<result>[\p{L} ]+?)(?:, .+)?$/iu,
      (_model, { left, right, result }) => `${result!.trim()} = ${left} * ${right}`,
    ],
    [/^hide (?:the )?(?<word>[\p{L}-]+)(?: column| field)?(?:[,.;] ?.+| because .+)?$/iu, hidden],
    [/^(?<label>profit|margin)(?: per \w+)?(?:,? (?:and|also) .+)?$/i, profit],
    [/^(?:the |our |my )?(?<what>\p{L}+) (?:are|is) (?:called|named) (?<names>.+)$/iu, called],
    [
      /^(?:max(?:imum)?|at most|no more than|not more than|up to) (?<count>\d+) (?:people|persons|participants|guests|kids|children|players|students|attendees|spots|places|seats)?,? ?(?:per|for each|in each|in a|at each|for every) (?<per>\p{L}+)$/iu,
      most,
    ],
    [/\b(?:date|time) format\b/i, answers(outrightSays.dateFormat)],
    [
      /^(?:can|could|do|will|are) (?:the |my |our |other )?\w+(?: be able to)? (?:see|read) (?:each other['’]?s?|(?:the )?others?['’]?s?|other people['’]?s?|everyone['’]?s?|all the)\b.*$/i,
      answers(outrightSays.eachOwn),
    ],
    [
      /^(?:swap|replace|change|exchange) (?:it|that|this|them|one)(?: out)? (?:for|with|to) (?:something|another|a different).*$|^question \d+ (?:is|should|was)\b.*$/i,
      only(hasQuiz, answers(outrightSays.quizQuestions)),
    ],
    [
      /\bshuffle (?:the )?(?:questions|answers|cards)\b.*|\b(?:questions|answers) in (?:a )?random order\b/i,
      only(hasQuiz, already),
    ],
    [/^show (?:the )?(?:right|correct) answers? after (?:each|every)\b.*$/i, only(hasQuiz, already)],
    [
      /^(?:no double bookings?|(?:two (?:people|customers|guests) )?(?:can(?:['’]t|not)|should(?:n['’]t| not)) (?:be able to )?book the same time)\b.*$/i,
      only((model) => hasPage(model, 'booking'), already),
    ],
    [
      /^round (?:the )?(?:result|results|total|totals|price|prices|sum|amounts?)s? (?:up |down |off )?to (?:whole|the nearest|full)\b.*$/i,
      () => 'show amounts without decimals',
    ],
    [
      /^(?<rest>(?:subtract|deduct|leave out|take off) (?:the )?\p{L}+(?: and \p{L}+)?)$/iu,
      (_model, { rest }, language) => notRead(rest!, language),
    ],
  ],
  sv: [
    [
      /^(?:byt|ändra) (?:ut )?(?:texten på (?:boknings)?knappen|knappens text|knapptexten|knappen) till ["”“]?(?<text>[^"”]+?)["”]?\.?$/iu,
      button,
    ],
    [
      /^(?:det ska stå|texten på knappen ska vara|på knappen ska det stå) ["”“](?<text>[^"”]+?)["”](?: på knappen)?\.?$/iu,
      button,
    ],
    [/^(?:(?:nej|förresten|vänta|jo|oj),? )+(?<rest>(?:ta|ångra|gå|ändra|lägg|byt|gör)(?!\p{L}).+)$/iu, dropped],
    [/^(?<rest>.+),? i (?:den|just den) ordningen\.?$/iu, dropped],
    [
      /^(?<rest>.+(?:också|även).+),? (?:i|med) (?:grått|rött|grönt|gult|blått|orange|grå|röd|grön|gul|blå)(?: färg)?\.?$/iu,
      dropped,
    ],
    [
      /^(?<part>rubriken|huvudrubriken|ingressen|underrubriken|sloganen|telefonnumret|adressen) (?:ska|borde|bör|kan|får) (?:vara|lyda|heta|säga):? (?<text>.+)$/iu,
      headline,
    ],
    [
      /^(?<field>status(?:en)?|steg(?:en)?) (?:ska|borde|bör|behöver|måste) (?:också |även )?(?:ha|kunna vara|innehålla)(?: också| även)? (?<options>.+)$/iu,
      stateMissing,
    ],
    [/^hur många dagar (?:är det |det är )?(?:kvar|återstår)(?: (?:till|innan) (?<until>[^?]+?))?\??$/iu, daysLeft],
    [/^(?<label>vinst|resultat|marginal)(?: per \p{L}+)?(?:,? och .+)?$/iu, profit],
    [/^dölj (?<word>\p{L}+)(?:kolumnen| kolumnen)?(?:[,.;] ?.+| för att .+| eftersom .+)?$/iu, hidden],
    [/^(?<what>\p{L}+) heter (?<names>.+)$/iu, called],
    [
      /^max(?:imalt)? (?<count>\d+) (?:personer|deltagare|gäster|barn|elever|platser|spelare)? ?(?:per|i varje|på varje|för varje) (?<per>\p{L}+)$/iu,
      most,
    ],
    [/datum-?format|tidsformat/iu, answers(outrightSays.dateFormat)],
    [
      /(?:kan|får|vill|skulle vilja|går det att) (?:jag |vi |man )?(?:få|ha) (?:ett |en )?(?:mejl|mail|sms|notis|e-post|avisering)(?!\p{L}).*(?:när|om|vid)/iu,
      (_model, _groups, language) => tells(serviceNotes.message[language], 'service'),
    ],
    [
      /^(?:bara|endast|enbart) (?:\p{L}+ )?\p{L}+ (?:ska|får|kan) (?:få |kunna )(?:se|ändra|läsa|redigera|ta bort)(?!\p{L}).*/iu,
      (_model, _groups, language) => tells(beyondSays.roles[language], 'service'),
    ],
    [
      /^(?:kan|ser|får) (?:kunder(?:na)?|gäster(?:na)?|medlemmar(?:na)?|de|andra|alla) (?:se )?(?:varandras|andras|de andras)(?!\p{L}).*/iu,
      answers(outrightSays.eachOwn),
    ],
    [
      /^(?:en |lägg till en |gärna en )?(?:ruta|sektion|del|text) om (?<about>.+?)(?: vore (?:bra|fint|kul)| behövs| tack| också)?\.?$/iu,
      box,
    ],
    [/blanda (?:frågorna|svaren|korten)/iu, only(hasQuiz, already)],
  ],
  ja: [
    [
      /^(?:予約|送信|トップの)?ボタンの?(?:文字|テキスト|文言|ラベル|表示)?[をは]「(?<text>[^」]+)」に(?:変え|変更|して|直して).*$/u,
      button,
    ],
    [
      /^(?<field>[^「」、。]{1,12}?)(?:の選択肢)?に(?:は|も)?(?<options>「[^」]+」(?:(?:と|、|や|・)?「[^」]+」)*)も?(?:を)?(?:入れ|追加|加え|足し).*$/u,
      choices,
    ],
    [/^(?<field>.{1,10}?)[はを](?<days>[月火水木金土日]{5,7})の?(?:順番?|並び)(?:に|で).*$/u, weekdays],
    [/(?:日付|日時|時刻)の?(?:形式|表示形式|書式|フォーマット)/u, answers(outrightSays.dateFormat)],
    [
      /(?:お客(?:さん|様)|利用者|会員|ほかの人|他の人|みんな)(?:から|に|が)?(?:は)?、?(?:他|ほか)の?(?:人|方|お客(?:さん|様))の.*(?:見え|見られ|見れ)/u,
      answers(outrightSays.eachOwn),
    ],
    [/同じ(?:時間|日時|枠)に.*予約(?:でき|が入ら|され)ない|二重予約/u, only((model) => hasPage(model, 'booking'), already)],
    [/(?:問題|カード|答え|選択肢)(?:の順番)?を?(?:毎回)?(?:シャッフル|ランダム)/u, only(hasQuiz, already)],
  ],
}

/** What a wish comes to where its whole sentence has one meaning; null for all others. */
export function saidOutright(model: ProjectModel, text: string, language: Language): Reading | string | null {
  const said = text.trim().replace(/^[-–•]\s*/, '')
  for (const [form, tell] of sayings[language]) {
    const found = form.exec(said)
    const told = found && tell(model, found.groups ?? {}, language)
    if (told) return told
  }
  return null
}

/** How no field is called: what is to be done, of how many, what is asked. */
const noLabel: Record<Language, RegExp> = {
  en: /^(?:max|min|at most|no more than|hide|show|subtract|round|remove|counts?|which|don['’]?t) |^(?:ones?|zero|best|worst)$| (?:should|must|can['’]t|cannot) /i,
  sv: /^(?:max|minst|högst|dölj|visa|ta bort|räkna|vilka) | (?:ska|måste|borde|får inte) |formatet$/iu,
  ja: /(?:の順番|してほしい|したい|ように)$/u,
}

/** Of what a wish would do, no field that is a piece of the wish. */
export const withoutPieces = (operations: readonly Operation[], language: Language): Operation[] =>
  operations.filter(
    (each) => each.op !== 'addField' || each.field.formula !== undefined || !noLabel[language].test(each.field.label),
  )

export const notRead = (text: string, language: Language): Reading => tells(notUnderstood[language]([text]))
