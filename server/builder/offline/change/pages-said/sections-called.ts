// Which section of a website a few words mean: its own heading, or how its kind is called once it is there.
import type { Language } from '#shared/languages.ts'
import { localText } from '../../lexicon/lexicon.ts'
import { textFor } from '../../lexicon/section-copy.ts'
import { sectionNouns } from '../../lexicon/section-nouns.ts'
import type { Page, ProjectModel } from '../../model.ts'
import { sectionLabel } from '../../reply/site-phrases.ts'
import type { Section, SectionKind } from '../../site-model.ts'

export type SitePage = Page & { sections: Section[] }
export const sitePage = ({ pages }: ProjectModel): SitePage | undefined =>
  pages.find((page): page is SitePage => page.kind === 'landing' && page.sections !== undefined)

const around =
  /^(?:the |our |my |a |an |all (?:the )?|den |det |de |våra |vår )+|(?:[ -](?:section|part|block|area|bit|box|sektion(?:en)?|delen|avsnittet|rutan))$|(?:の)?(?:セクション|コーナー|部分|エリア|欄)$|^(?:sektionen|avsnittet|delen) (?:med |om )?/giu
/** "The logos section" is called "logos". */
export const nameOfSection = (said: string): string => {
  let name = said.trim().replace(/^["“”「『]|["“”」』.!。]$/gu, '')
  for (let before = ''; before !== name;) {
    before = name
    name = name.replace(around, '').trim()
  }
  return name
}

/** The kinds that a whole name is used for, the likeliest first. */
export const kindsCalled = (said: string): readonly SectionKind[] => {
  const name = nameOfSection(said)
  return sectionNouns.find(([words]) => words.test(name))?.[1] ?? []
}

/** 出店 of 出店一覧, 会場 of 場所: headings that say the same. */
const sayingSame: readonly RegExp[] = [
  /^(?:開催)?(?:日時?|日程|期日|期間)$|^開催$|^(?:date|dates|when|date and time)$|^(?:när|datum|tid)$/iu,
  /^(?:開催)?(?:場所|会場)$|^(?:place|venue|where)$|^(?:plats(?:en)?|var|lokal(?:en)?)$/iu,
]
const bareHeading = (name: string): string => name.toLowerCase().replace(/(?<=.)(?:一覧|リスト|の?ご?(?:紹介|案内)|情報)$/u, '')
const saysSame = (one: string, other: string): boolean =>
  bareHeading(one) === bareHeading(other) || sayingSame.some((words) => words.test(one) && words.test(other))

export function sectionCalled({ sections }: SitePage, said: string, language: Language): Section | undefined {
  const name = nameOfSection(said).toLowerCase()
  if (!name) return undefined
  const byName = sections.find((each) => sectionLabel(each, language).toLowerCase() === name)
  if (byName) return byName
  const alike = sections.find(({ title }) => title !== undefined && saysSame(title, name))
  if (alike) return alike
  for (const kind of kindsCalled(said)) {
    const found = sections.find((each) => each.kind === kind && (kind !== 'text' || each.id === 'about'))
    if (found) return found
  }
  return undefined
}

/** The text that somebody told under a heading of their own; none while it is a sample. */
export const textUnder = ({ title = '', text = '' }: Section, language: Language): string =>
  text === localText(textFor(title, language), language) ? '' : text

/** The section with a heading of its own and a text below it. */
export function textCalled(page: SitePage, said: string, language: Language): Section | undefined {
  const found = sectionCalled(page, said, language)
  return found?.kind === 'text' && found.title && found.id !== 'about' ? found : undefined
}
