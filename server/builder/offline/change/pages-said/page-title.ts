// "Change the title of the booking page to …", "ändra rubriken till …": what stands largest on a page of its own kind is the page's title,
// and no name of the list that its entries come into.
import type { Language } from '#shared/languages.ts'
import type { Page, ProjectModel } from '../../model.ts'
import { alreadySo, does, type Reading } from '../reading.ts'

const forms: Record<Language, RegExp> = {
  en: /^(?:please )?(?:change|set|make|rename|update)(?: the)? (?:(?:title|heading|headline|header|text at the top)(?: (?:of|on|for|at the top of) (?:the |my |our )?(?<of>[\p{L} -]+?))?|(?<page>[\p{L} -]+? page)(?:['’]s (?:title|heading|headline))?) (?:to|say|into) (?:say )?["“”']?(?<text>[^"“”]+?)["“”'.]?$/iu,
  sv: /^(?:ändra|byt(?: ut)?|sätt|döp om|uppdatera)(?: namn på)? (?:(?:titeln?|rubriken?|överskriften?)(?: (?:på|för|i|av|överst på) (?<of>[\p{L} -]+?))?|(?<page>[\p{L} -]*sidan?)) till ["”“']?(?<text>[^"”“]+?)["”“'.]?$/iu,
  ja: /^(?:(?<of>[^、。「」]{1,14}?)(?:ページ|画面|フォーム)?の)?(?:タイトル|見出し|題名)を[「"](?<text>[^」"]+)[」"]に(?:変更|変え|し).*$/u,
}
/** What stands largest on these is their title. */
const kinds: Partial<Record<Page['kind'], RegExp>> = {
  booking: /book|reserv|bok|予約/iu,
  survey: /survey|form|questionnaire|enkät|formulär|アンケート|フォーム/iu,
  tool: /tool|timer|quiz|calculator|verktyg|kalkylator|ツール|クイズ/iu,
  feed: /feed|wall|flöde|タイムライン/iu,
  chat: /chat|チャット/iu,
  standings: /table|standings|ranking|tabell|順位/iu,
  invoice: /invoic|faktur|請求書/iu,
  dashboard: /dashboard|overview|översikt|ダッシュボード/iu,
  calendar: /calendar|kalender|カレンダー/iu,
}

export function titleSaid({ pages }: ProjectModel, text: string, language: Language): Reading | null {
  const { of, page: named, text: said } = forms[language].exec(text)?.groups ?? {}
  if (!said) return null
  const low = (of ?? named)?.toLowerCase()
  const titled = pages.filter(({ kind }) => kind in kinds)
  const isCalled = ({ kind, title }: Page) => low!.includes(title.toLowerCase()) || kinds[kind]!.test(low!)
  // of no page: that of the first, which visitors see
  const page = low ? titled.find(isCalled) : titled.find((each) => each === pages[0])
  if (!page) return null
  const title = said.trim()
  return page.title === title ? alreadySo(language) : does({ op: 'renamePage', page: page.id, title })
}
