// Which section of a website a few words mean: its own heading, or how its kind is called once it is there.
import type { Language } from '#shared/languages.ts'
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

export function sectionCalled({ sections }: SitePage, said: string, language: Language): Section | undefined {
  const name = nameOfSection(said).toLowerCase()
  if (!name) return undefined
  const byName = sections.find((each) => sectionLabel(each, language).toLowerCase() === name)
  if (byName) return byName
  for (const kind of kindsCalled(said)) {
    const found = sections.find((each) => each.kind === kind && (kind !== 'text' || each.id === 'about'))
    if (found) return found
  }
  return undefined
}
