// Wishes about a website in everyday Swedish and Japanese, that speak of no list: "en flik om parkering", 「駐車場の案内を入れて」, "länk till
// vår Instagram", "styrelsen: ordförande Karin Blom, kassör Ali Hassan". On a page for visitors they are sections and no fields.
import type { Language } from '#shared/languages.ts'
import type { Page, ProjectModel } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { sectionLabel } from '../../reply/site-phrases.ts'
import { type Section, sectionId, type SectionItem } from '../../site-model.ts'
import { sectionsIn } from '../../understand/read-sections.ts'
import { capitalised } from '../../understand/said.ts'
import { headline, type Groups, type Saying } from './deeds.ts'
import { does, type Reading, tells } from '../reading.ts'
import { bare, readingsIn, resolveThing } from '../resolve.ts'

const landingOf = ({ pages }: ProjectModel): Page | undefined =>
  pages.find(({ kind, sections }) => kind === 'landing' && sections)

/** Ahead of what closes a page. */
function added(page: Page, section: Section, language: Language): Reading {
  const sections = page.sections!
  const there = sections.find((each) => (section.kind === 'text' ? each.title === section.title : each.kind === section.kind))
  if (there) return tells(changeSays.alreadyThere[language](sectionLabel(there, language)), 'kept')
  const contact = sections.findIndex(({ kind }) => kind === 'contact')
  return does({ op: 'addSection', page: page.id, section, to: contact < 0 ? sections.length : contact })
}
const freeText = ({ sections = [] }: Page): string => {
  const taken = new Set(sections.map(sectionId))
  let at = sections.length
  while (taken.has(`text${at}`)) at++
  return `text${at}`
}

const titleCharsMax = 40
/** What a visitor is to read about, where no section of a kind of its own is meant and the project keeps no such list. */
function about(model: ProjectModel, { plan, about: said = plan ?? '', more }: Groups, language: Language): Reading | null {
  const page = landingOf(model)
  const title = capitalised(bare(said))
  const isOwn = sectionsIn(language === 'sv' ? `om ${said}` : said, language).length > 0 || isLogo.test(said)
  if (!page || !title || title.length > titleCharsMax || isOwn || resolveThing(model, said, language)) return null
  if (
    !plan &&
    readingsIn(said, language).some(({ kind }) => ['page', 'view', 'tool', 'service', 'builtIn', 'colour', 'tone'].includes(kind))
  )
    return null
  const text = more && capitalised(more.trim().replace(/[.。]$/u, '')) + (language === 'ja' ? '。' : '.')
  return added(page, { kind: 'text', id: freeText(page), title, ...(text && { text }) }, language)
}

const isLogo = /ロゴ|logga|logotyp/iu
/** Operations that add it; null where it is something else. */
export const aboutSection = (model: ProjectModel, said: string, language: Language): Reading['operations'] | null =>
  about(model, { about: said }, language)?.operations ?? null

/** "Vi har flyttat till Kungsgatan 3", "nytt telefonnummer: 073-555 11 22" */
function moved(model: ProjectModel, { what = 'adress', text = '' }: Groups): Reading | null {
  const page = landingOf(model)
  const part = /nummer/iu.test(what) ? 'phone' : /^adress/iu.test(what) ? 'address' : 'email'
  return page ? does({ op: 'setSiteText', page: page.id, part, text }) : null
}

/** What is on. */
const events: Saying[1] = (model, _groups, language) => {
  const page = landingOf(model)
  return page ? added(page, { kind: 'events' }, language) : null
}

/** Pictures that visitors see stand in a gallery. */
const pictures: Saying[1] = (model, { of }, language) => {
  const page = landingOf(model)
  return page && !(of && resolveThing(model, of, language)) ? added(page, { kind: 'gallery' }, language) : null
}

const roleAndName =
  /^(?<role>\p{L}[\p{L}-]*(?: \p{Ll}+)?) (?<name>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)+)$|^(?<name>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)[ ]?(?:\(|[-–] )?(?<role>\p{Ll}[\p{L} -]+?)?\)?$/u
/** "Styrelsen: ordförande Karin Blom, kassör Ali Hassan" */
export function people(model: ProjectModel, { title = '', people: said = '' }: Groups, language: Language): Reading | null {
  const page = landingOf(model)
  if (!page || resolveThing(model, title, language)) return null
  const items = said.split(/\s*(?:,|;|\soch\s)\s*/u).flatMap((each): SectionItem[] => {
    const { name, role } = roleAndName.exec(each.trim())?.groups ?? {}
    return name ? [{ title: name, text: capitalised(role ?? ''), picture: 'picture:person' }] : []
  })
  if (items.length < 2) return null
  const team = page.sections!.find(({ kind }) => kind === 'team')
  const section: Section = { kind: 'team', title: capitalised(title), items }
  const at = team ? page.sections!.indexOf(team) : page.sections!.findIndex(({ kind }) => kind === 'contact')
  return does(...(team ? [{ op: 'removeSection' as const, page: page.id, section: sectionId(team) }] : []), {
    op: 'addSection',
    page: page.id,
    section,
    to: at < 0 ? page.sections!.length : at,
  })
}

const { raw } = String
const puts = raw`(?:lägg (?:till|in|upp|ut)|skapa|gör|ha med|ha|visa|sätt (?:dit|in)|(?:jag|vi) (?:vill|skulle vilja|behöver|måste)(?: gärna)?(?: ha| få)?(?: med| in)?|kan (?:man|vi|du) (?:få |ha |lägga till |lägga in )?|gärna|det behövs|det ska finnas|det saknas)`
const onPage = raw`(?: (?:på|till) (?:sidan|hemsidan|sajten|startsidan|förstasidan))?`
const shown = raw`(?:追加|入れ|載せ|のせ|ほし|欲し|作|つく|置|つけ|付け|必要|書|用意|設け|お願い)`

export const siteSayings: Record<Language, readonly Saying[]> = {
  en: [],
  sv: [
    [
      new RegExp(
        raw`^(?:${puts} )?(?:våra |alla )?kommande (?:träffar|möten|aktiviteter|spelningar|kurser|matcher|konserter|föreställningar|datum|händelser|tävlingar)${onPage}\.?$`,
        'iu',
      ),
      events,
    ],
    [/^(?:vi|jag) har (?:flyttat|bytt (?:lokal|adress)) till (?<text>\p{Lu}.*\d.*?)\.?$/u, moved],
    [
      /^(?:vårt |vår |mitt |min )?ny(?:tt|a)? (?<what>telefonnummer|nummer|mobilnummer|adress|mejladress|mailadress|e-postadress|mejl)(?: är|:) ?(?<text>\S.*?)\.?$/iu,
      moved,
    ],
    [
      new RegExp(
        raw`^(?:${puts} )(?:ett |en )?(?<plan>schema|veckoschema|tidtabell|program|kursschema|prislista för \p{L}+|dresskod|vägbeskrivning|färdbeskrivning)(?:t|et)?${onPage}\.?$`,
        'iu',
      ),
      about,
    ],
    [
      /^(?:skriv|nämn|berätta|informera om|tala om)(?: på (?:sidan|hemsidan|startsidan))? att (?<more>(?<about>\p{L}+(?: [\p{L}\d-]+){1,5}).*?)\.?$/iu,
      about,
    ],
    [
      /^(?:skriv om|ändra|byt(?: ut)?|gör om|uppdatera) (?:texten i )?(?:den stora )?(?<part>rubriken|huvudrubriken|underrubriken|ingressen|sloganen)(?: (?:på|i) \p{L}+)?(?: högst upp| överst)? (?:till|mot|så att det står|och skriv):? ["“”]?(?<text>.+?)["“”]?\.?$/iu,
      (model, groups, language) => (landingOf(model) ? headline(model, { ...groups, text: `"${groups.text}"` }, language) : null),
    ],
    [
      new RegExp(
        raw`^(?:${puts} )?(?:en |ett |några |fler |lite |våra |mina )*(?:bild|bilder|bilderna|foto|foton|galleri|bildgalleri|fotogalleri)(?: (?:på|av|från|i|med|över) (?:vår |våra |mina |min )?(?<of>\p{L}+)(?: .+)?)?${onPage}\.?$`,
        'iu',
      ),
      pictures,
    ],
    [
      new RegExp(raw`^(?:${puts} )?(?:en |ett )?kalender(?:n|ium)? (?:med|för|över) (?:våra |alla )?\p{L}+${onPage}\.?$`, 'iu'),
      events,
    ],
    [
      new RegExp(
        raw`^(?:${puts} )?(?<title>styrelsen|teamet|personalen|medarbetarna|tränarna|ledarna|lärarna|våra \p{L}+)(?: är| består av)?:? (?<people>[^:]*\p{Lu}[^:]+(?:,| och )[^:]+?)\.?$`,
        'iu',
      ),
      people,
    ],
    [
      new RegExp(
        raw`^(?:${puts} )?(?:en |ett )?(?:(?:text|ruta|rad|mening|info|information|sektion)(?:en)? (?:om )?)?att (?<more>(?:vi|man|det|jag) (?:har|är|finns|säljer|erbjuder|kan|tar emot|bakar|gör|använder) (?<about>[\p{L}-]+(?: (?!och |som )[\p{L}-]+){0,2}).*?)${onPage}\.?$`,
        'iu',
      ),
      about,
    ],
    [
      new RegExp(
        raw`^(?:${puts} )?(?:också |även )?(?:en |ett )?(?:ny |nytt |egen |liten |kort )*(?:sida|flik|undersida|avdelning|ruta|del|text|avsnitt|sektion|stycke|information|info)(?:en)? (?:med|om|för|där man kan läsa om|som heter|som handlar om) (?<about>(?!att )[\p{L}\d-]+(?: (?!som |och )[\p{L}\d-]+){0,3})(?:(?: som|[:,]) (?<more>.+?))?${onPage}(?: också| med)?\.?$`,
        'iu',
      ),
      about,
    ],
  ],
  ja: [
    [
      new RegExp(
        raw`^(?<plan>(?:[^。、「」をは]{0,8}の)?(?:時間割|スケジュール|年間予定|プログラム))(?:を|も|が)?[^。]{0,6}(?:${shown}.*)?$`,
        'u',
      ),
      about,
    ],
    [
      new RegExp(
        raw`^(?:過去の|店内の|当日の|うちの)?(?<of>[^。、「」をはが]{1,10}?)の?(?:写真|画像|様子)(?:を|も|が|は)?(?:サイトに|ページに|たくさん)*(?:${shown}.*)?$`,
        'u',
      ),
      pictures,
    ],
    [
      new RegExp(
        raw`^「?(?<about>[^。、「」はがを]{1,16}?)」?(?:の|に関する|についての|という)?(?:専用)?(?:ページ|コーナー|セクション|欄|スペース)(?:を|も|が|は)?[^。]{0,6}(?:${shown}.*)?$`,
        'u',
      ),
      about,
    ],
    [
      new RegExp(
        raw`^(?<about>[^。、「」はがを]{1,14}?(?:の|に関する|についての)?(?:案内|ご案内|情報|説明|注意事項|ルール|方針))(?:を|も|が|は)?[^。]{0,6}(?:${shown}.*)?$`,
        'u',
      ),
      about,
    ],
    [
      new RegExp(
        raw`^(?<about>[^。、「」はがを]{2,16}?)(?:を|も)(?:サイト|ページ|トップ|ホームページ)?(?:に|へ|で)?(?:載せ|のせ|掲載|紹介)[^。]*$`,
        'u',
      ),
      about,
    ],
    [
      /^(?<about>[^。、「」はがを]{2,12})は、?(?<more>(?:\d{4}年)?\d{1,2}月\d{1,2}日[^。]*?)(?:です|になりました|で(?:お願いします)?)?。?$/u,
      about,
    ],
  ],
}
