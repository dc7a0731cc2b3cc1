// "Make it darker and rounder", "bigger text": how the whole looks.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { serviceNotes } from '../../reply/phrases.ts'
import { readBySigns } from '../../understand/read-intent.ts'
import { namesAccount } from '../added-fields.ts'
import { alreadySo, does, nothing, type Reading, tells } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import { colourNamed, shadeSaid } from './read-colour.ts'
import { readLook, themeWords } from './read-feature.ts'

/** "Bigger text and dark mode" is both; else the closer reading is enough. */
export function readLooks(model: ProjectModel, clause: Clause, language: Language): Reading {
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
  const intent = readBySigns(clause.text, language)
  const { services } = intent
  const isLooks = themeWords.test(clause.text) || ofEverything.test(clause.text)
  const isRename = clause.verb === 'rename'
  const named =
    isLooks && (!isRename || themeWords.test(clause.object)) ? colourNamed(clause.to ?? clause.text, language) : undefined
  const shade = clause.verb === 'add' || clause.verb === 'remove' ? undefined : shadeSaid(clause.text, model.theme)
  const theme = { ...shade, ...intent.theme, ...named }
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
