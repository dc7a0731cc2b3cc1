// "Add a gallery", "move prices above the team", "remove the questions", "change the headline to …": changes of a website.
import type { Language } from '#shared/languages.ts'
import type { Page, ProjectModel } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { sectionLabel } from '../../reply/site-phrases.ts'
import { sectionId, type Section } from '../../site-model.ts'
import { sectionsIn } from '../../understand/read-sections.ts'
import { does, nothing, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import type { SiteOperation } from '../site-operations.ts'
import { resolveField, resolveThing } from '../resolve.ts'

const textMax = 200

const parts: readonly (readonly [words: RegExp, part: Extract<SiteOperation, { op: 'setSiteText' }>['part']])[] = [
  [
    /^(?:the )?(?:main )?(?:headline|heading|hero (?:text|title|heading|headline|banner)|hero)$|^(?:huvud)?rubriken$|^(?:(?:メイン|トップ(?:ページ)?|最初|一番上|ページ)の?)?(?:大きな)?(?:大?見出し|キャッチ(?:コピー|フレーズ)?|ヘッドライン|コピー)$/i,
    'headline',
  ],
  [
    /^(?:the )?(?:intro(?:duction)?|lead|sub ?(?:headline|heading|title)|tagline|slogan)(?: text)?$|^(?:ingressen|underrubriken|introtexten|sloganen)$|^(?:紹介文|サブタイトル|サブコピー|小見出し|リード文?|説明文|(?:見出し|タイトル)の下の(?:文章?|テキスト|説明)|挨拶文)$/i,
    'lead',
  ],
  [
    /^(?:the |our )?(?:phone|telephone)(?: number)?$|^(?:kontakt-?)?(?:telefon(?:en|numret|nummer)?|mobilnum(?:ret|mer)|mobilen|numret)(?: (?:till|på) .+)?$|^(?:お?問い?合わ?せの?|お?店の)?(?:電話(?:番号)?|TEL)$/i,
    'phone',
  ],
  [
    /^(?:the |our )?(?:e-?mail)(?: address)?$|^(?:kontakt-?)?(?:e-?post(?:en|adress(?:en)?)?|(?:mejl|mail)(?:en|adress(?:en)?)?)(?: (?:till|på) .+)?$|^(?:お?問い?合わ?せの?|お?店の)?メール(?:アドレス)?$/i,
    'email',
  ],
  [
    /^(?:the |our )?(?:street )?address$|^(?:besöks|gatu)?adress(?:en)?(?: (?:till|på) .+)?$|^(?:お?店の)?(?:住所|所在地)$/i,
    'address',
  ],
]

const moves: Record<Language, RegExp> = {
  en: /^(?:move|put|place|show)\s+(.+?)\s+(?:(above|before|over)\s+(.+)|(below|after|under|beneath)\s+(.+)|(first|(?:to|at) the (?:very )?(?:top|start))|(last|(?:to|at) the (?:very )?(?:bottom|end)))$/i,
  sv: /^(?:flytta|sätt|lägg(?! till)|placera|visa)\s+(.+?)\s+(?:(ovanför|före|över|innan)\s+(.+)|(under|efter|nedanför)\s+(.+)|(först|överst|högst upp|längst upp)|(sist|nederst|längst ner))$/i,
  ja: /^(.+?)を(?:(.+?)の(上|前)|(.+?)の(下|後ろ?|あと|次)|(?:一番(上)|先頭|最初)|(?:一番(下)|最後|末尾))(?:に|へ).*$/,
}

/** Reads a wish about the sections of the front page; anything else is left to the readers after this one. */
export function readSite(model: ProjectModel, clause: Clause, language: Language): Reading {
  const page = model.pages.find(({ kind, sections }) => kind === 'landing' && sections)
  if (!page) return nothing
  return [readText, readMoved, readRemoved, readAdded].reduce<Reading>(
    (found, read) => (found.operations.length || found.notes.length ? found : read(model, page, clause, language)),
    nothing,
  )
}

const isForms: Record<Language, RegExp> = {
  en: /^(?:our|the|my)\s+(.+?)\s+is\s+(?:now\s+)?(.+)$/i,
  sv: /^(?:(?:vårt|vår|mitt|min)\s+(?:nya?\s+)?)?(.+?)\s+är\s+(?:nu\s+)?(.+)$/i,
  ja: /^(?:お?店|会社|うち|当店|当社)?の?(.+?)は、?(.+?)(?:です|になります|になりました|に(?:して|変更.*|変わりました))?$/,
}

/** "Change the headline to …", "our phone number is …" */
function readText(_model: ProjectModel, page: Page, clause: Clause, language: Language): Reading {
  const told = clause.verb === 'rename' ? null : isForms[language].exec(clause.text)
  const isValue = told !== null && /\d|@/.test(told[2]!)
  const [said, to] = isValue ? [told[1]!, told[2]!] : [clause.object, clause.to]
  if (!isValue && (clause.verb !== 'rename' || !to)) return nothing
  const object = said.replace(/^["“「]|["”」]$/g, '').trim()
  const part = parts.find(([words]) => words.test(object))?.[1]
  const text = to!
    .replace(/^["“”'「『]|["“”'」』]$/g, '')
    .trim()
    .slice(0, textMax)
  return part && text ? does({ op: 'setSiteText', page: page.id, part, text }) : nothing
}

/** The section of the page that a few words mean: its kind's, or its own heading. */
function sectionNamed(page: Page, said: string, language: Language): Section | undefined {
  const low = said.trim().toLowerCase()
  const kinds = sectionsIn(said, language)
  return (
    page.sections!.find(({ title }) => title !== undefined && low.includes(title.toLowerCase())) ??
    page.sections!.find((section) =>
      kinds.some(({ kind, id }) => kind === section.kind && (kind !== 'text' || id === section.id)),
    )
  )
}

function readMoved(_model: ProjectModel, page: Page, clause: Clause, language: Language): Reading {
  const found = moves[language].exec(clause.text)
  const moved = found && sectionNamed(page, found[1]!, language)
  if (!moved) return nothing
  const others = page.sections!.filter((section) => section !== moved)
  const [, , , , , , , last] = found
  const [before, after] = language === 'ja' ? [found[2], found[4]] : [found[3], found[5]]
  const anchor = before ?? after
  const beside = anchor === undefined ? undefined : sectionNamed(page, anchor, language)
  if (anchor !== undefined && !beside) return nothing
  const to = beside ? others.indexOf(beside) + (after === undefined ? 0 : 1) : last || isLast(clause.text) ? others.length : 0
  return does({ op: 'moveSection', page: page.id, section: sectionId(moved), to })
}
const isLast = (text: string) => /(?:最後|末尾|一番下)(?:に|へ)/.test(text)

/** "The dates from the news", ニュースの日付: something on it goes, and not the section. */
const ofPart: Record<Language, RegExp> = {
  en: /\S (?:from|of|in|on|under|below) (?:the |our |each |every )?\S/i,
  sv: /\S (?:från|ur|i|på|under|av) \S/iu,
  ja: /から|だけ|の(?!(?:コーナー|セクション|部分|欄|ページ|ところ|とこ|紹介|声|流れ|質問|一覧))[^の]/u,
}

function readRemoved(model: ProjectModel, page: Page, clause: Clause, language: Language): Reading {
  if (clause.verb !== 'remove') return nothing
  const operations = clause.object.split(/,|\s+(?:and|och)\s+|、|と/).flatMap((name): Operation[] => {
    const section = ofPart[language].test(name) ? undefined : sectionNamed(page, name, language)
    const isField = resolveField(model, name, language, undefined)?.field.label.toLowerCase() === name.trim().toLowerCase()
    return section && !isField ? [{ op: 'removeSection', page: page.id, section: sectionId(section) }] : []
  })
  return does(...operations)
}

function readAdded(model: ProjectModel, page: Page, clause: Clause, language: Language): Reading {
  if (clause.verb !== 'add') return nothing
  // "add a photo to services" is a field
  const target =
    language === 'ja'
      ? /^(.+?)(?:ごと)?に/.exec(clause.text)?.[1]
      : /\s(?:to|for|on|till|på|för)\s+(?:each\s+|every\s+|the\s+|varje\s+)?(.+)$/i.exec(clause.object)?.[1]
  if (target && resolveThing(model, target, language)) return nothing
  const said = sectionsIn(clause.object, language)
  const operations: Operation[] = []
  const notes: Reading['notes'] = []
  let sections = page.sections!
  for (const { kind, id, title } of said) {
    const there = sections.find((section) =>
      kind === 'text' ? (title === undefined ? section.id === id : section.title === title) : section.kind === kind,
    )
    if (there) {
      notes.push({ kind: 'kept', text: changeSays.alreadyThere[language](sectionLabel(there, language)) })
      continue
    }
    const contact = sections.findIndex((section) => section.kind === 'contact')
    const to = contact < 0 ? sections.length : contact
    const section: Section = { kind, ...(id && { id: freeSection(sections, id) }), ...(title && { title }) }
    operations.push({ op: 'addSection', page: page.id, section, to })
    sections = sections.toSpliced(to, 0, section)
  }
  return { operations, notes }
}

function freeSection(sections: readonly Section[], wanted: string): string {
  let id = wanted
  for (let n = 2; sections.some((section) => sectionId(section) === id); n++) id = `${wanted.replace(/\d+$/, '')}${n}`
  return id
}
