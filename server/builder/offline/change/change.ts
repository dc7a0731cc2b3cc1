// A later wish becomes a list of operations on the model, and notes on what was done, assumed or not understood. Pure and
// total: a wish it cannot read leaves the model as it is and says so; it never throws on any text. Ids never change.
import type { Language } from '#shared/languages.ts'
import { projectLimits } from '#shared/projects.ts'
import type { Note, ProjectModel } from '../model.ts'
import { notUnderstood, serviceNotes } from '../reply/phrases.ts'
import { changeNote, changeSays } from '../reply/change-phrases.ts'
import { detectLanguage } from '../understand/detect-language.ts'
import { mendTypos } from '../understand/typos.ts'
import { readIntent } from '../understand/read-intent.ts'
import { readAsked } from './asked-fields.ts'
import { namesAccount } from './added-fields.ts'
import { readAddition } from './additions.ts'
import { type Clause, clausesOf, type Part, readClause } from './wording/clauses.ts'
import { applyOperations, type Operation } from './operations.ts'
import { meantBy } from './meant-by.ts'
import { readElse, readOutright } from './outright/outright.ts'
import { inHalves } from './in-halves.ts'
import { cuesIn } from './said-in-wish.ts'
import { readTold } from './told/told.ts'
import { pointedAt } from './pointed-at.ts'
import { readBeyond } from './readers/read-beyond.ts'
import { readChoicesAnew, readChosen } from './readers/read-choices.ts'
import { readComplaint } from './readers/read-complaint.ts'
import { readCsv, readLook, readUndo, themeWords } from './readers/read-feature.ts'
import { readFirst } from './readers/read-first.ts'
import { readFormula } from './readers/read-formula.ts'
import { readFront } from './readers/read-front.ts'
import { readHours } from './readers/read-hours.ts'
import { readHide, readLink, readMove, readShell, readStartPage } from './readers/read-layout.ts'
import { readFilter } from './readers/read-filter.ts'
import { readFilterable, readGroup, readOrder, readStart } from './readers/read-order.ts'
import { readKinds } from './readers/read-kinds.ts'
import { readCurrency, readLanguage, readOtherLanguage } from './readers/read-language.ts'
import { readMultiple } from './readers/read-multiple.ts'
import { readParts } from './readers/read-parts.ts'
import { readRows } from './readers/read-rows.ts'
import { readRename, readRequired } from './readers/read-names.ts'
import { readRemoval } from './readers/read-removal.ts'
import { readDone, readMerge, readRetype, readSplit, typeNamed } from './readers/read-reshape.ts'
import { readScale } from './readers/read-scale.ts'
import { readShow } from './readers/read-show.ts'
import { readSite } from './readers/read-site.ts'
import { readThere } from './readers/read-there.ts'
import { readToldChoices } from './readers/read-told-choices.ts'
import { readTool } from './readers/read-tool.ts'
import { readTone } from './readers/read-tone.ts'
import { readTotals } from './readers/read-totals.ts'
import { readViews } from './readers/read-views.ts'
import { readTrade } from './readers/read-trade.ts'
import { readUnit } from './readers/read-unit.ts'
import { readDecimals, readUnique } from './readers/read-values.ts'
import { readWarning } from './readers/read-warning.ts'
import { colourNamed, shadeSaid } from './readers/read-colour.ts'
import { plainWish } from './wording/plain-wish.ts'
import { withoutReasons } from './wording/reasons.ts'
import { bare, readingsIn } from './resolve.ts'
import { alreadySo, does, nothing, tells, type Reading } from './reading.ts'
import { mentionedIn, type Spoken, spokenIn, withReferent } from './referents.ts'

export type Change = { model: ProjectModel; operations: Operation[]; notes: Note[] }

const nameCharsMax = 24
const nameWordsMax = 3

/** The changed model. `operations` is empty when nothing was understood or nothing is to be done. */
export function change(model: ProjectModel, wish: string): Change {
  const text = wish.slice(0, projectLimits.promptMaxChars)
  const language = languageOf(model, text)
  const operations: Operation[] = []
  const notes: Note[] = []
  const unread: string[] = []
  let current = model
  let spokenOf: Spoken = {}
  for (const { plain, said } of clausesOf(text, language)) {
    const whole = readPart(current, { plain, said }, language, spokenOf)
    const readHalf = (at: ProjectModel, half: string, isLoose: boolean) =>
      readPart(at, { plain: plainWish(half, language), said: half }, language, spokenOf, isLoose)
    const reading = inHalves(current, said, language, whole, readHalf) ?? whole
    notes.push(...reading.notes.filter(({ text: told }) => !notes.some((note) => note.text === told)))
    for (const operation of reading.operations) {
      // the note is told from the model before the operation, which still knows what goes
      notes.push({ kind: 'built', text: changeNote(current, operation, language) })
      current = applyOperations(current, [operation])
      operations.push(operation)
      spokenOf = spokenIn(current, operation) ?? spokenOf
    }
    if (reading.operations.length || reading.notes.length) continue
    unread.push(said)
    spokenOf = mentionedIn(current, plain) ?? spokenOf
  }
  if (unread.length) notes.push({ kind: 'unknown', text: notUnderstood[language](unread) })
  return { model: current, operations, notes }
}

/** One part of a wish, as a person may have meant it: as it stands, with its slips mended, in the other language, without its reason. */
function readPart(model: ProjectModel, { plain, said }: Part, language: Language, spokenOf: Spoken, isLoose = true): Reading {
  const whole = pointedAt(model, withReferent(plain, spokenOf, language), language)
  const mended = language === 'ja' ? whole : mendTypos(whole, language)
  const isEmpty = ({ operations, notes }: Reading) => !operations.length && !notes.length
  const read = (words: string, as: Language) => readWish(model, readClause(words, as), as, language === as ? said : '', isLoose)
  const plainly = (at: ProjectModel, words: string) => readWish(at, readClause(plainWish(words, 'en'), 'en'), 'en')
  const outright = language === 'en' ? readOutright(model, said, plainly) : null
  if (outright) return outright
  let reading = read(whole, language)
  if (isEmpty(reading) && whole !== plain) reading = read(plain, language)
  if (!reading.operations.length && mended !== whole) reading = better(reading, read(mended, language))
  // a few words may be of either language
  if (!reading.operations.length && language !== model.language && language !== 'ja' && model.language !== 'ja')
    reading = better(reading, read(plainWish(said, model.language), model.language))
  if (!reading.operations.length && language === 'en') reading = readElse(model, said, plainly, isLoose) ?? reading
  if (isEmpty(reading))
    for (const part of withoutReasons(said, language)) if (isEmpty(reading)) reading = read(plainWish(part, language), language)
  return reading
}

/** A few words may be of either language: the project's own, where they are no words of wishes in the other. */
function languageOf(model: ProjectModel, text: string): Language {
  const seen = detectLanguage(text)
  const own = model.language
  return seen === 'ja' || own === 'ja' || seen === own || cuesIn(text, own) < cuesIn(text, seen) ? seen : own
}

/** A slip that was mended is better than a name that was not found. */
const better = (first: Reading, second: Reading): Reading => (second.operations.length || !first.notes.length ? second : first)

/** What has a sentence of its own comes before what is read from single words. */
const ruleReaders = [
  readUndo,
  readMultiple,
  readScale,
  readChoicesAnew,
  readChosen,
  readKinds,
  readUnique,
  readParts,
  readSplit,
  readMerge,
  readFormula,
  readDecimals,
  readWarning,
  readTone,
  readTotals,
  readGroup,
  readFilter,
  readOrder,
  readFirst,
  readStart,
  readAsked,
]
const shapeReaders = [readMove, readHide, readLink, readDone, readCsv, readFilterable, readUnit, readRetype]

/** `said` is the clause before it was put into plain words; `isLoose` where a bare name is a field to add. */
function readWish(model: ProjectModel, clause: Clause, language: Language, said = '', isLoose = true): Reading {
  const readers = [
    readThere,
    readToldChoices,
    readHours,
    readTool,
    readTrade,
    readStartPage,
    readFront,
    readShell,
    readBeyond,
    readSite,
    readRows,
    readViews,
    ...ruleReaders,
    readLanguage,
    readOtherLanguage,
    readCurrency,
    ...shapeReaders,
    readRename,
    readRequired,
    readRemoval,
    readShow,
    readComplaint,
    readLooks,
    readBecome,
    readChoosable,
  ]
  const told = readTold(model, clause, language, said)
  if (told.operations.length || told.notes.length) return told
  for (const read of readers) {
    const found = read(model, clause, language)
    if (found.operations.length || found.notes.length) return found
  }
  const meant = !said
    ? null
    : ([clause.text, said].map((text) => meantBy(model, text, language, clause.verb === 'add')).find((wish) => wish !== null) ??
      null)
  const found = meant ? readWish(model, readClause(meant, 'en'), 'en') : nothing
  if (found.operations.length) return found
  if (['rename', 'require', 'relax', 'remove'].includes(clause.verb)) return notFound(clause, language)
  return isLoose || clause.verb === 'add' ? readAddition(model, clause, language) : nothing
}

const called = /^(.+?)[をは]、?([^をはが]{1,20}?)に(?:して|する|変えて|変更)?$/
const isNoName =
  /選択式|(?:一覧|リスト|表|テーブル|台帳|ページ)$|(?:感じ|風|ふう|太字|斜体|大き|小さ|め|上|下|左|右|前|後|先頭|最後|順|中央|真ん中|表示|別|数字|桁|グラフ|シンプル|色|公開|自動|簡単|きれい|綺麗|便利)$|^\d+(?:分|時間|秒|日|円|%|％)/

/** 「発注者は施主にして」: what is neither a look nor a type is another name. */
function readBecome(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = language === 'ja' && clause.verb !== 'rename' ? called.exec(clause.text) : null
  if (
    !found ||
    isNoName.test(found[2]!) ||
    readingsIn(found[2]!, language).some(({ kind }) => kind === 'page' || kind === 'view')
  )
    return nothing
  return readRename(model, { verb: 'rename', text: clause.text, object: found[1]!, to: found[2]! }, language)
}

/** 「メニューを選べるように」「手順を長い文章で書けるように」 of what is not there yet: it is added. */
function readChoosable(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = language === 'ja' ? /^(.+?)を(選択式に|(.+?)にして)$/.exec(clause.text) : null
  const type = found?.[3] ? typeNamed(found[3])?.type : undefined
  if (!found || (found[3] && !type)) return nothing
  const added = readAddition(model, { verb: 'add', text: `${found[1]}を追加`, object: found[1]! }, language)
  if (!type || type === 'select') return added
  const operations = added.operations.map((operation) =>
    operation.op === 'addField' && !operation.field.options && !operation.field.target
      ? { ...operation, field: { ...operation.field, type } }
      : operation,
  )
  return { ...added, operations }
}

/** What is to be renamed or removed is not there, and that is said; a whole sentence is no name. */
function notFound({ object }: Clause, language: Language): Reading {
  const name = bare(object)
  const isName = name && name.length <= nameCharsMax && name.split(/\s+/).length <= nameWordsMax && !/[、,をはがて]/.test(name)
  return isName ? tells(changeSays.notFound[language](name)) : nothing
}

/** "Bigger text and dark mode" is both; else the closer reading is enough. */
function readLooks(model: ProjectModel, clause: Clause, language: Language): Reading {
  const look = readLook(model, clause, language)
  if (look.operations.length && !/\b(?:and|och|with|med)\b|[,&、と]/i.test(clause.text)) return look
  const style = readStyle(model, clause, language)
  return look.operations.length ? { operations: [...style.operations, ...look.operations], notes: look.notes } : style
}

const ofEverything =
  /\b(?:it|everything|all|whole|pages?|site|website|app|screens?|interface|background|buttons?|header|headings?|menu|links?|sidebar|accents?|det|den|allt|hela|sidan|sajten|appen|bakgrund(?:en)?|knappar(?:na)?|rubriker(?:na)?|menyn)\b|全体|背景|ボタン|画面/i

const furtherLooks: Record<ProjectModel['theme']['look'], Partial<ProjectModel['theme']>> = {
  soft: { corners: 'round' },
  crisp: { corners: 'square' },
  editorial: { font: 'serif' },
  bold: { depth: 'deep' },
}

/** What is said of some rows ("those that are late") is no colour of the whole. */
const ofSome: Record<Language, RegExp> = {
  en: /\b(?:when|whenever|whose|where|ones|rows|those|entries|if (?:it|the|they|a|an|there)\b)/i,
  sv: /(?<!\p{L})(?:när|vars|rader(?:na)?|de som|dem som|poster(?:na)?|om (?:den|det|de|något))(?!\p{L})/iu,
  ja: /(?:たら|なら|場合|とき|時は|のもの|した人|ている(?:人|もの)|やつ|の行|が過ぎ|のタスク)/,
}

function readStyle(model: ProjectModel, clause: Clause, language: Language): Reading {
  if (ofSome[language].test(clause.text)) return nothing
  const intent = readIntent(clause.text, language)
  const { services } = intent
  const isLooks = themeWords.test(clause.text) || ofEverything.test(clause.text)
  const isRename = clause.verb === 'rename'
  const named =
    isLooks && (!isRename || themeWords.test(clause.object)) ? colourNamed(clause.to ?? clause.text, language) : undefined
  const shade = clause.verb === 'add' || clause.verb === 'remove' ? undefined : shadeSaid(clause.text, model.theme)
  const theme = { ...shade, ...named, ...intent.theme }
  const said = Object.entries(theme).filter(([key, value]) => model.theme[key as keyof typeof theme] !== value)
  // "received in blue" is about what is called so, not about how everything looks
  const isOfOther =
    !isLooks && theme.palette !== undefined && intent.things.length + intent.loose.length + intent.unknown.length > 0
  const isStyle =
    !isOfOther &&
    (clause.verb === 'style' ||
      clause.verb === 'show' ||
      clause.verb === 'other' ||
      (isRename && themeWords.test(clause.object)) ||
      (clause.verb === 'add' && (theme.mode !== undefined || (themeWords.test(clause.text) && named !== undefined))))
  if (!Object.keys(theme).length || !isStyle) {
    const service = clause.verb === 'remove' || namesAccount.test(clause.text) ? undefined : [...services][0]
    return service ? tells(serviceNotes[service][language], 'service') : nothing
  }
  // a colour said without a depth is the plain colour
  const depth = theme.palette && !theme.depth && model.theme.depth !== 'normal' ? { depth: 'normal' as const } : {}
  if (!said.length && !Object.keys(depth).length) {
    // "softer" of what is soft already goes on in that direction
    const further = theme.look && furtherLooks[theme.look]
    return further && Object.entries(further).some(([key, value]) => model.theme[key as keyof typeof further] !== value)
      ? does({ op: 'setTheme', theme: further })
      : alreadySo(language)
  }
  return does({ op: 'setTheme', theme: { ...theme, ...depth } })
}
