// Somebody who shows their own work, "portfolio for a freelance illustrator", フリーランスのデザイナーのポートフォリオ: what they have made is a list
// that they fill, and one person speaks of themselves.
import type { Language } from '#shared/languages.ts'
import { aboutMeOf } from '../../lexicon/site-trades/site-trades.ts'
import { localText } from '../../lexicon/lexicon.ts'
import type { Thing } from '../../model.ts'
import type { Section, SiteTradeName } from '../../site-model.ts'
import type { Intent } from '../intent.ts'

const words: Record<Language, RegExp> = {
  en: /\bportfolio\b(?! (?:of )?(?:tracker|manager|stocks|shares|investments|properties))/i,
  sv: /portfolio|portfölj/i,
  ja: /(?<!投資|株式?|資産|銘柄)ポートフォリオ|作品集(?:サイト|ページ)|個人サイト/u,
}
const ofOnePerson = new Set<SiteTradeName>(['designer', 'developer'])

/** Said first: behind lists of their own it is one more of them. */
export const asksForPortfolio = ({ prompt, language }: Pick<Intent, 'prompt' | 'language'>): boolean =>
  words[language].test(/^[^.。\n]*/u.exec(prompt.trim())![0])
export const portfolioName = 'Portfolio|Portfolio|ポートフォリオ'

export const showsOwnWork = (intent: Pick<Intent, 'prompt' | 'language'>, trade: SiteTradeName): boolean =>
  asksForPortfolio(intent) || ofOnePerson.has(trade)

/** A name for what was made; pictures alone are a gallery. */
const works =
  /\b(?:works?|projects?|pieces|case stud(?:y|ies)|portfolio|illustrations?|drawings|paintings|designs?|commissions)\b|(?:projekt|arbeten|jobb|uppdrag|verk|illustrationer|teckningar|målningar|arbetsprover|portfolio|case)(?:en)?(?!\p{L})|作品|制作|実績|事例|プロジェクト|イラスト/iu
const worksTitle = 'Selected work|Utvalda arbeten|作品'

/** The list of works, in place of pictures without names. */
export function worksSection(things: readonly Thing[], language: Language, title = localText(worksTitle, language)): Section {
  const thing = things.find(({ concept }) => concept === 'portfolioItem')?.id ?? 'portfolioItem'
  return { kind: 'things', id: thing, thing, title }
}
export const namesWorks = ({ kind, title }: Section): boolean => kind === 'gallery' && works.test(title ?? '')

/** Who is booked by the hour tells what it costs. */
const isBooked = new Set<SiteTradeName>(['creative', 'weddingPhoto', 'babyPhoto', 'tattoo'])
/** What stands on such a page where nothing was named. */
export const usualOwnWork = (things: readonly Thing[], language: Language, trade: SiteTradeName): Section[] => [
  worksSection(things, language),
  ...(isBooked.has(trade) ? [{ kind: 'prices' as const }] : []),
  { kind: 'text', id: 'about' },
  { kind: 'contact' },
]

const aboutMe: Record<Language, RegExp> = {
  en: /\b(?:about me|about myself|who (?:i am|am i)|my (?:story|background|bio))\b/i,
  sv: /(?<!\p{L})(?:om mig(?: själv)?|vem (?:jag är|är jag)|min (?:berättelse|bakgrund|historia)|presentation av mig)(?!\p{L})/iu,
  ja: /自己紹介|プロフィール|(?:私|わたし|自分)について/u,
}
const aboutUsTitle = 'About us|Om oss|私たちについて'
const aboutMeTitle = 'About me|Om mig|プロフィール'

/** "About me" of one person is told by that person, under these words; others speak as we. */
export function inOwnVoice(section: Section, intent: Pick<Intent, 'prompt' | 'language'>, trade: SiteTradeName): Section {
  if (section.kind !== 'text' || section.id !== 'about') return section
  const said = aboutMe[intent.language].exec(intent.prompt)?.[0]
  const isOne = said !== undefined || showsOwnWork(intent, trade)
  const usual = localText(isOne ? aboutMeTitle : aboutUsTitle, intent.language)
  const title = section.title ?? (intent.language === 'ja' ? (said ?? usual) : usual)
  return { ...section, title, ...(isOne && { text: localText(aboutMeOf(trade), intent.language) }) }
}
