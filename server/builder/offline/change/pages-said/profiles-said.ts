// "Add instagram link instagram.com/bageriet", "vi finns på Facebook", インスタのリンクを載せて: where else a place is found, as links on its website.
// A wish is about that alone where nothing is left of it without the addresses and the words that such a wish is made of.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { siteSays } from '../../reply/site-phrases.ts'
import { type SectionItem } from '../../site-model.ts'
import type { Operation } from '../operations.ts'
import { does, type Reading, tells } from '../reading.ts'
import { sitePage } from './sections-called.ts'

type Network = { title: string; host: string; words: string }
const networks: readonly Network[] = [
  { title: 'Instagram', host: 'instagram.com', words: 'instagram|insta|インスタ(?:グラム)?' },
  { title: 'Facebook', host: 'facebook.com', words: 'facebook|fb|フェイスブック' },
  { title: 'TikTok', host: 'tiktok.com', words: 'tik ?tok|ティックトック' },
  { title: 'YouTube', host: 'youtube.com', words: 'youtube|ユーチューブ' },
  { title: 'LinkedIn', host: 'linkedin.com', words: 'linked ?in|リンクトイン' },
  { title: 'X', host: 'x.com', words: 'twitter|ツイッター|x(?=[ ,.:(]|$)' },
  { title: 'LINE', host: 'line.me', words: 'line(?! *up)|ライン' },
  { title: 'Pinterest', host: 'pinterest.com', words: 'pinterest|ピンタレスト' },
]
/** What somebody means who names none. */
const usual = ['Instagram', 'Facebook']

const links: Record<Language, RegExp> = {
  en: /\b(?:links?|linked|icons?|buttons?|profiles?|accounts?|handles?|follow|socials?|find (?:us|me)|(?:we|i)(?:['’](?:re|m)| are| am) on|our|my|footer|bottom)\b/i,
  sv: /(?<!\p{L})(?:länk\p{L}*|ikon\p{L}*|knapp\p{L}*|konto\p{L}*|profil\p{L}*|följ\p{L}*|sociala medier|(?:vi|jag) finns|vår|vårt|våra|min|mitt|sidfoten|foten|längst ne[rd])(?!\p{L})/iu,
  ja: /リンク|アイコン|ボタン|アカウント|フォロー|SNS|URL|載せ|のせ|貼|見せ|つなげ|紹介|見られ|見れ/iu,
}
const anyNetwork: Record<Language, RegExp> = {
  en: /\b(?:social media|socials?)\b/i,
  sv: /sociala medier/i,
  ja: /SNS/,
}
const plainWords: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:please|kindly|also|and|can|could|you|we|us|i|me|our|my|the|an?|some|add|put|include|show|have|has|want|need|would|like|link(?:s|ed)?|icons?|buttons?|profiles?|accounts?|pages?|handles?|channels?|follow|social|socials|media|find|on|at|to|in|for|of|with|is|are|it|that|people|customers|visitors|website|site|footer|bottom|top|front|home|section|there|so|re|m|d)(?!\p{L})/giu,
  sv: /(?<!\p{L})(?:snälla|också|och|kan|du|ni|vi|oss|jag|mig|vår|vårt|våra|min|mitt|mina|den|det|en|ett|lägg|lägga|in|till|ha|med|sätt|visa|vill|länk|länka|länkar|ikon|ikoner|knapp|knappar|konto|konton|profil|profiler|sida|sidor|sidan|hemsidan|startsidan|följ|följa|sociala|medier|finns|på|i|under|sidfoten|foten|längst|ner|ned|nederst|överst|högst|upp|som|kunder|folk|man|ska|kunna|heter|är)(?!\p{L})/giu,
  ja: /(?:公式|うちの|お店の|当店の|リンク|アイコン|ボタン|アカウント|フォロー|SNS|URL|載せ|のせ|入れ|貼|見せ|つなげ|紹介|見られ|見れ|追加|つけ|付け|表示|サイト|ページ|トップ|下|上|お願い|ください|下さい|ほしい|欲しい|して|する|たい|ます|です|よう|[をはがもにへとでのねよたてりつけるっ、。・])/gu,
}
const leftCharsMax = 2

/** Null where the page tells of no place, or the wish is about something else. */
export function profilesSaid(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = sitePage(model)
  if (!page) return null
  let rest = text
  const found: SectionItem[] = []
  for (const { title, host, words } of networks) {
    const address = new RegExp(
      String.raw`(?:https?:\/\/)?(?:www\.|m\.)?${host.replace('.', String.raw`\.`)}\/(?<path>[\w@.\-/]*[\w\-/])`,
      'iu',
    )
    const named = new RegExp(
      String.raw`(?<![\p{L}\d.@/])(?:${words})(?:のアカウント)?(?:(?:[ :：(（]|(?<= )(?:is|är|heter) |は)*@(?<handle>[\w.]*\w)[)）]?)?(?![\d])`,
      'iu',
    )
    const path = address.exec(rest)?.groups?.['path']
    const handle = named.exec(rest)?.groups?.['handle']
    if (!path && !named.test(rest)) continue
    rest = rest.replace(address, ' ').replace(named, ' ')
    const name = path ?? handle
    found.push({ title, text: name ? `@${name.replace(/^@|\/$/g, '')}` : '', ...(name && { href: `https://${host}/${name}` }) })
  }
  const isLinked = found.some(({ href }) => href) || links[language].test(text)
  if (!found.length && anyNetwork[language].test(text)) found.push(...usual.map((title) => ({ title, text: '' })))
  const left =
    rest
      .replace(plainWords[language], '')
      .match(/[\p{L}\d]+/gu)
      ?.join('') ?? ''
  if (!found.length || !isLinked || left.length > leftCharsMax) return null
  return linked(page, found, language)
}

/** In the links that are there, or in a section of their own ahead of what closes the page. */
function linked(page: NonNullable<ReturnType<typeof sitePage>>, found: readonly SectionItem[], language: Language): Reading {
  const there = page.sections.find(({ kind }) => kind === 'links')
  const fresh = found.filter(
    ({ title, href }) => !there?.items?.some((item) => item.title === title && (!href || item.href === href)),
  )
  if (!fresh.length) return tells(changeSays.alreadyThere[language](found.map(({ title }) => title).join(', ')), 'kept')
  const items = [...(there?.items ?? []).filter(({ title }) => !fresh.some((item) => item.title === title)), ...fresh]
  const contact = page.sections.findIndex(({ kind }) => kind === 'contact')
  const operation: Operation = there
    ? { op: 'setSection', page: page.id, section: { ...there, items } }
    : { op: 'addSection', page: page.id, section: { kind: 'links', items }, to: contact < 0 ? page.sections.length : contact }
  const unknown = fresh.filter(({ href }) => !href).map(({ title }) => title)
  const host = networks.find(({ title }) => title === unknown[0])?.host ?? ''
  return unknown.length
    ? { operations: [operation], notes: [{ kind: 'assumed', text: siteSays.linkNowhere[language](unknown, host) }] }
    : does(operation)
}
