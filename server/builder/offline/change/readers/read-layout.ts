// "Put phone first", "move notes after name", "make the calendar the start page", "hide the e-mail column".
import type { Language } from '#shared/languages.ts'
import type { Page, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { alreadySo, does, nothing, tells, type Reading } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import type { Operation } from '../operations.ts'
import { linkTo, listCalled } from '../new-lists.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { namesIn } from '../said-parts.ts'

type Move = { what: string; where: 'first' | 'last' | 'before' | 'after'; anchor?: string }

const moveForms: Record<Language, RegExp> = {
  en: /^(?:move|put|place|shift|bring|show|display|list)\s+(.+?)\s+(?:field\s+|column\s+)?(?:up\s+|down\s+)?(?:right |directly |straight )?(?:(before|above|in front of|to the left of|left of)\s+(.+)|(after|below|behind|beneath|next to|to the right of|right of)\s+(.+)|(first|(?:to|at|on) the (?:very )?(?:top|front|start|beginning|left))|(last|(?:to|at) the (?:very )?(?:end|bottom|back|right)))(?:,?\s+(?:right |directly )?(after|before)\s+(.+))?$/i,
  sv: /^(?:flytta|sätt|lägg(?! till)|placera|ställ|visa)\s+(.+?)\s+(?:upp\s+|ner\s+)?(?:direkt |precis )?(?:(före|framför|ovanför|till vänster om|innan)\s+(.+)|(efter|bakom|under|bredvid|till höger om)\s+(.+)|(först|överst|längst (?:fram|upp|till vänster))|(sist|nederst|längst (?:bak|ner|till höger)))(?:,?\s+(?:direkt |precis )?(efter|före)\s+(.+))?$/i,
  ja: /^(.+?)(?:の(?:位置|場所|順番|列|項目))?[をは](?:もっと|もう少し|少し|さらに)?(?:(.+?)の(?:すぐ)?(前|上|左|手前)|(.+?)の(?:すぐ)?(後ろ?|あと|下|次|右|隣|横)|(先頭|最初|(?:一番|いちばん)(?:上|前|左|最初)|上|前|左|頭|トップ)|((?:一番|いちばん)(?:下|後ろ|右|最後)|最後|末尾|下|後ろ|右))(?:に|へ|で).*$/,
}

/** "Contacts before companies in the menu" needs no verb. */
const inMenu =
  /^(?:(?:move|put|place|show|list|flytta|sätt|visa)\s+)?(.+?\s+(?:before|after|above|below|first|last|före|efter|först|sist)(?:\s+.+?)?)\s+(?:in|i)\s+(?:the\s+)?(?:menu|navigation|sidebar|nav|menyn)$/i

function moveIn(text: string, language: Language): Move | null {
  const found = moveForms[language].exec(text.replace(inMenu, language === 'sv' ? 'flytta $1' : 'move $1'))
  if (!found) return null
  const what = bare(found[1]!)
  if (language === 'ja') {
    if (found[2]) return { what, where: 'before', anchor: found[2] }
    if (found[4]) return { what, where: 'after', anchor: found[4] }
    return { what, where: found[6] ? 'first' : 'last' }
  }
  // "first, right after the name" is after the name
  if (found[8]) return { what, where: /after|efter/i.test(found[8]) ? 'after' : 'before', anchor: found[9]! }
  if (found[3]) return { what, where: 'before', anchor: found[3] }
  if (found[5]) return { what, where: 'after', anchor: found[5] }
  return { what, where: found[6] ? 'first' : 'last' }
}

const pageTail = /\s+(?:page|tab|view|menu item|sidan|fliken|vyn)$|(?:ページ|画面|タブ)$/i

function pageNamed(model: ProjectModel, said: string, language: Language): Page | undefined {
  const name = bare(said).replace(pageTail, '')
  const low = name.toLowerCase()
  const kinds = readingsIn(name, language)
    .filter(({ kind }) => kind === 'page' || kind === 'view')
    .map(({ id }) => id)
  const thing = resolveThing(model, name, language)
  return (
    model.pages.find((page) => page.title.toLowerCase() === low) ??
    model.pages.find((page) => kinds.includes(page.kind)) ??
    model.pages.find((page) => thing !== undefined && page.thing === thing.id)
  )
}

const startPage =
  /^(?:make|set|use|let)\s+(.+?)\s+(?:(?:as|be|to be|to)\s+)?(?:the |my |our )?(?:start|home|first|front|landing|default|main)\s*(?:page|screen|view)?$|^(?:start|open)\s+(?:with|on|at)\s+(.+)$|^(?:gör|använd|sätt|låt)\s+(.+?)\s+(?:till|som|vara|bli)\s+(?:första sida(?:n)?|startsida(?:n)?|första sidan|hemsida)$|^(.+?)を(?:トップ|最初の|スタート|ホーム)(?:ページ|画面)?に.*$/i

const landsOn: Record<Language, RegExp> = {
  en: /^(?:it should |the (?:project|site|page) should |we should |i should )?(?:open|start|begin|land|launch)(?:s|ing)?\s+(?:with|on|at|in)\s+(?:the\s+)?(.+?)(?:\s+(?:first|page|view|tab))*(?:,?\s+not\s+.+)?$|^(?:make\s+)?(?:the )?first (?:thing|page|screen) (?:i|we|you|people|one|they) see(?:s)? (?:should be|is|to be)\s+(?:the\s+)?(.+)$|^when (?:i|we|you|people) open (?:it|this|the (?:page|site|project)),?\s+(?:(?:i|we) want to see|show|see)\s+(?:me\s+)?(?:the\s+)?(.+?)(?:\s+first)?$|^make (?:that|it) the first thing (?:i|we|you|people) see()$|^(?:make|set) (?:the |my |our )?(?:start|home|front|first|main|landing) ?(?:page|screen)\s+(?:to |be )?(?:the\s+)?(.+)$/i,
  sv: /^(?:den ska )?(?:börja|öppna|starta)s?\s+(?:med|på|i)\s+(.+?)(?:\s+först)?$|^det första (?:man|jag|vi) ser ska vara\s+(.+)$|^när (?:man|jag|vi) öppnar(?: den| sidan)?,?\s+(?:visa|ska man se|vill jag se)\s+(.+?)(?:\s+först)?$/i,
  ja: /^(?:最初に|開いたら(?:最初に)?|はじめに)(.+?)(?:ページ|画面)?(?:を|が)(?:表示|見|出|開).*$/,
}

/** "Open on the classes first", "the first thing we see should be the calendar": the page the project opens with. */
export function readStartPage(model: ProjectModel, clause: Clause, language: Language): Reading {
  const said = (landsOn[language].exec(clause.text) ?? startPage.exec(clause.text))?.slice(1).find(Boolean)
  const page = said && !/^\d/.test(said) ? pageNamed(model, said, language) : undefined
  return page && model.pages[0] !== page ? does({ op: 'movePage', page: page.id, to: 0 }) : nothing
}

const menu = '(?:menu|navigation|nav|nav ?bar|navbar|tabs|links|pages)'
const shells: Record<Language, readonly [side: RegExp, top: RegExp]> = {
  en: [
    new RegExp(
      `\\b${menu}\\b.*\\b(?:side|left|right)\\b|^(?:(?:add|use|with|make|have|i want|show|give me|an?|the)\\s+)*(?:left |right )?side ?bar(?: (?:menu|navigation|instead))*$`,
      'i',
    ),
    new RegExp(
      `\\b${menu}\\b.*\\b(?:top|above|across|horizontal(?:ly)?)\\b|^(?:remove|hide|lose|no|without)\\s+(?:the\\s+)?side ?(?:bar|menu)$|^(?:(?:add|use|with|make|have|an?|the)\\s+)*top ?(?:bar|menu|navigation)$`,
      'i',
    ),
  ],
  sv: [
    /meny(?:n)?(?!\p{L}).*(?:sidan|vänster|höger|vänsterkanten)|^(?:använd |ha |med )?(?:en )?sidomeny/iu,
    /meny(?:n)?(?!\p{L}).*(?:överst|upptill|högst upp|ovanför|toppen)|^(?:ta bort|dölj|ingen)\s+sidomeny(?:n)?|^(?:använd |ha )?(?:en )?toppmeny/iu,
  ],
  ja: [
    /メニュー.*(?:左|右|横|サイド)|サイドバー(?:に|を(?:使|表示|つけ))/,
    /メニュー.*(?:上|トップ)|サイドバー(?:を|は)(?:消|なく|外|やめ|非表示)/,
  ],
}

/** Where the menu stands; a website has its own at the top. */
export function readShell(model: ProjectModel, clause: Clause, language: Language): Reading {
  const [side, top] = shells[language]
  const isSide = side.test(clause.text)
  if ((!isSide && !top.test(clause.text)) || model.shell === 'site' || pageNamed(model, clause.object, language)) return nothing
  const shell = isSide ? 'sidebar' : 'topbar'
  return model.shell === shell ? alreadySo(language) : does({ op: 'setShell', shell })
}

/** The order of pages, and of fields: what stands first in the lists stands first in the forms. */
export function readMove(model: ProjectModel, clause: Clause, language: Language): Reading {
  const swapped = readSwap(model, clause.text, language)
  if (swapped) return swapped
  const listed = columnsInOrder(model, clause.text, language)
  if (listed) return listed
  const move = moveIn(clause.text, language)
  if (!move) return nothing
  const anchor = move.anchor ? bare(move.anchor) : ''
  if (move.where === 'before' && isTitle(model, anchor, language)) return tells(changeSays.titleFirst[language], 'kept')
  for (const thing of [mainThing(model), ...model.things].filter((each) => each !== undefined)) {
    const place = resolveField(model, move.what, language, thing)
    if (place?.thing !== thing) continue
    const others = thing.fields.filter((field) => field !== place.field)
    const next = anchor ? resolveField(model, anchor, language, thing) : undefined
    if (anchor && next?.thing !== thing) continue
    // every list starts with the title
    const front = place.field.id === thing.titleField ? 0 : others.findIndex((field) => field.id === thing.titleField) + 1
    const at = anchor
      ? others.indexOf(next!.field) + (move.where === 'after' ? 1 : 0)
      : move.where === 'first'
        ? front
        : others.length
    return at < 0 ? nothing : does({ op: 'moveField', thing: thing.id, field: place.field.id, to: at })
  }
  const page = pageNamed(model, move.what, language)
  if (!page) return nothing
  const others = model.pages.filter((each) => each !== page)
  const next = anchor ? pageNamed(model, anchor, language) : undefined
  if (anchor && !next) return nothing
  const to = next ? others.indexOf(next) + (move.where === 'after' ? 1 : 0) : move.where === 'first' ? 0 : others.length
  return does({ op: 'movePage', page: page.id, to })
}

function isTitle(model: ProjectModel, name: string, language: Language): boolean {
  const place = resolveField(model, name, language, mainThing(model))
  return place !== undefined && place.field.id === place.thing.titleField
}

const swapForms: Record<Language, RegExp> = {
  en: /^(?:swap|switch|exchange)\s+(?:the (?:order|places?) of\s+)?(.+?)\s+(?:and|with|for)\s+(.+?)(?:\s+around)?$/i,
  sv: /^(?:byt plats på|kasta om|växla|byt ordning på)\s+(.+?)\s+(?:och|med)\s+(.+)$/i,
  ja: /^(.+?)と(.+?)(?:を|の(?:順番?|順序|位置|場所|並び順?)を)(?:入れ替|入れかえ|並べ替え|逆|交換|ひっくり返|反対).*$/,
}

/** "Swap phone and e-mail": each goes where the other one was. */
function readSwap(model: ProjectModel, text: string, language: Language): Reading | null {
  const found = swapForms[language].exec(text)
  if (!found) return null
  const first = resolveField(model, found[1]!, language, mainThing(model))
  const second = first && resolveField(model, found[2]!, language, first.thing)
  if (first && second && first.thing === second.thing && first.field !== second.field) {
    const { thing } = first
    if ([first.field.id, second.field.id].includes(thing.titleField)) return tells(changeSays.titleFirst[language], 'kept')
    return does(
      ...crossed(thing.fields, first.field, second.field).map(({ id, to }): Operation => ({
        op: 'moveField',
        thing: thing.id,
        field: id,
        to,
      })),
    )
  }
  const one = pageNamed(model, found[1]!, language)
  const other = pageNamed(model, found[2]!, language)
  if (!one || !other || one === other) return null
  return does(...crossed(model.pages, one, other).map(({ id, to }): Operation => ({ op: 'movePage', page: id, to })))
}

/** The earlier one goes behind the later one, then that one to where the earlier was. */
function crossed<Each extends { id: string }>(all: readonly Each[], one: Each, other: Each): { id: string; to: number }[] {
  const [early, late] = [all.indexOf(one), all.indexOf(other)].toSorted((a, b) => a - b) as [number, number]
  return [
    { id: all[early]!.id, to: late },
    { id: all[late]!.id, to: early },
  ]
}

const orderForms =
  /^(?:(?:put|show|order|arrange|reorder|sort)\s+)?(?:the\s+)?(?:columns?|fields?)\s+(?:in (?:this|the) order|order|as|should be|in the following order)?\s*[:,]?\s*(.+)$|^(?:(?:visa|ordna|sortera)\s+)?(?:kolumnerna|fälten)\s+(?:i (?:den här )?ordning(?:en)?|så här)?\s*[:,]?\s*(.+)$|^(?:列|項目)の?順番?(?:を|は)(.+?)(?:に.*|の順.*)?$/i

function columnsInOrder(model: ProjectModel, text: string, language: Language): Reading | null {
  const found = orderForms.exec(text)
  const names = found ? namesIn(found.slice(1).find(Boolean) ?? '') : []
  if (names.length < 2) return null
  const first = resolveField(model, names[0]!, language, mainThing(model))
  const places = first ? names.map((name) => resolveField(model, name, language, first.thing)) : []
  if (!first || places.some((place) => place?.thing !== first.thing)) return null
  return does(...places.map((place, to): Operation => ({ op: 'moveField', thing: first.thing.id, field: place!.field.id, to })))
}

const hideForms =
  /^(?:hide|don't show|do not show|dölj|visa inte|göm)\s+(.+?)(?:\s+(?:from|in|on|i|från|på)\s+(?:the\s+)?(?:list|table|overview|view|listan|tabellen|översikten)s?)?$|^(.+?)(?:の?列|の?項目)?を(?:隠|非表示)/i
const showForms = /^(?:unhide|show|visa)\s+(.+?)\s+(?:again|igen)$|^unhide\s+(.+)$|^(.+?)を再(?:び)?表示/i

/** A hidden field is out of the lists and still where a row is opened. */
export function readHide(model: ProjectModel, clause: Clause, language: Language): Reading {
  const shown = showForms.exec(clause.text)
  const found = shown ?? hideForms.exec(clause.text)
  if (!found) return nothing
  const names = namesIn(found.slice(1).find(Boolean) ?? '')
  const operations = names.flatMap((name): Operation[] => {
    const isOther = resolveThing(model, name, language) ?? undefined
    const place = fieldIn(model, name, language)
    if (!place || (isOther && !/column|field|kolumn|fält|列|項目/i.test(name)) || place.field.id === place.thing.titleField)
      return []
    if ((place.field.hidden ?? false) === !shown) return []
    return [{ op: 'hideField', thing: place.thing.id, field: place.field.id, hidden: !shown }]
  })
  return { operations, notes: [] }
}

const fieldIn = (model: ProjectModel, name: string, language: Language) => resolveField(model, name, language, mainThing(model))

const linkForms =
  /^(?:see|show|know|track|keep track of)\s+(?:which|what)\s+(.+?)\s+(?:belongs? to|goes with|go with|is for|are for)\s+(?:which|what)\s+(.+)$|^(?:link|connect|attach|relate|tie|assign)\s+(?:each\s+|every\s+|all\s+)?(.+?)\s+(?:to|with)\s+(?:an?\s+|the\s+|its\s+|their\s+)?(.+)$|^(?:each|every|an?|all)\s+(.+?)\s+(?:belongs? to|should belong to|must belong to|has|should have)\s+(?:an?\s+|one\s+|exactly one\s+)(.+)$|^(?:the\s+)?([\p{L} -]+?)\s+(?:(?:should|must|can|need to|needs to|have to|has to|to)\s+)?belong(?:s)?\s+to\s+(?:an?\s+|one\s+|the\s+|some\s+|different\s+)?([\p{L} -]+)$|^(?:varje|alla|en|ett)\s+(.+?)\s+(?:hör till|tillhör|ska höra till|ska tillhöra|hör ihop med)\s+(?:en\s+|ett\s+)?(.+)$|^([\p{L} -]+?)\s+(?:hör till|tillhör|ska höra till|ska tillhöra)\s+(?:en\s+|ett\s+)?(.+)$|^(.+?)\s+(?:should be|must be|can be|need to be|are|is)\s+(?:assigned|linked|connected|tied)\s+to\s+(?:an?\s+|one\s+|the\s+)?(.+)$|^(.+?)\s+(?:ska|bör|kan|måste)\s+(?:kunna\s+)?(?:kopplas|knytas|tilldelas|höra)\s+till\s+(?:en\s+|ett\s+)?(.+)$|^(?:koppla|länka|knyt)\s+(?:varje\s+|alla\s+)?(.+?)\s+(?:till|med|ihop med)\s+(?:en\s+|ett\s+)?(.+)$|^(.+?)(?:を|と)(.+?)(?:に|と|を)(?:紐付|紐づ|ひも付|リンク|関連付|つな).*$/iu

/** "Link each part to a supplier": a reference between two things. */
export function readLink(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = linkForms.exec(clause.text)?.slice(1).filter(Boolean)
  if (!found || found.length < 2) return nothing
  const mayAdd = belonging.test(clause.text)
  const [from, to] = found.map((name): Thing | undefined => resolveThing(model, name!, language))
  if (from && !to && mayAdd && isLinkable(model, found[1]!, language)) {
    // what it is linked to is not there yet
    const added = listCalled(model, found[1]!, language)
    return does(added, linkTo(from, added.thing))
  }
  const link = from && to && from.fields.find((field) => field.target === to.id)
  if (link && mayAdd) return tells(changeSays.alreadyThere[language](link.label))
  if (!from || !to || from === to || from.fields.some((field) => field.target === to.id)) return nothing
  return does(linkTo(from, to))
}

const linkedWordsMax = 2
const belonging =
  /\b(?:belong|link|connect|attach|relate|tie)|(?<!\p{L})(?:hör|tillhör|koppla|länka|knyt)|紐|ひも付|リンク|関連付|つな/iu
const isLinkable = (model: ProjectModel, name: string, language: Language): boolean =>
  bare(name).split(/\s+/).length <= linkedWordsMax &&
  !/[,（(]/.test(name) &&
  !resolveField(model, name, language, mainThing(model)) &&
  (readingsIn(bare(name), language).some(({ kind }) => kind === 'thing') || language !== 'ja')
