// Whether a page was asked for: a tool has its own charts and clocks and gets no empty overview, and "räkna ut restvärdet" asks for a figure
// and no pocket calculator.
import type { Language } from '#shared/languages.ts'
import type { Page, ProjectModel } from '../../model.ts'

const calculates: Record<Language, RegExp> = {
  en: /\b(?:calculate|work out|figure out|compute|add up)\b/i,
  sv: /räkna (?:ut|fram|ihop)|beräkna/i,
  ja: /計算|算出/u,
}
const asksTool: Record<Language, RegExp> = {
  en: /\b(?:pages?|tools?|calculators?|apps?|tabs?|screens?)\b/i,
  sv: /sid[ao]|verktyg|räknare|kalkylator|flik|program/i,
  ja: /ページ|ツール|電卓|計算機|画面|タブ/u,
}

export function isPageMeant({ things, pages }: ProjectModel, page: Page, text: string, language: Language): boolean {
  if (page.kind === 'dashboard') return things.length > 0
  if (page.kind !== 'tool' || asksTool[language].test(text)) return true
  const isNamed = text.toLowerCase().includes(page.title.toLowerCase())
  const isTool = pages.length > 0 && pages.every(({ kind }) => kind === 'tool')
  return isNamed || !(isTool || calculates[language].test(text))
}
