// What a Japanese project is called: the person's own words where they read as a name (釣果ノート, 案件管理), else the trade or what
// is kept.
import { escaped } from '../../lexicon/escaped.ts'
import type { Page, Thing } from '../../model.ts'

const kinds = '(?:管理表|管理|記録|一覧|リスト|ノート|手帳|台帳|帳|表|日記|日誌|名簿)'
/** 読書記録：…, シフト管理アプリ, PTAの当番表: the prompt begins with a name. */
const opening =
  /^(?:社内の|うちの|自分の|私の|小さな)?((?:家計|[^、。，：:（(\s をがはでと]{2,14}(?<!の))(?:管理表|管理|記録|一覧|リスト|ノート|手帳|台帳|帳|表|日記|日誌|日報|名簿|簿))(?=[、。：:（(\s\u3000を]|$|です|アプリ|システム|ツール|が)/u
const selfNamed = /(管理|記録|計画|日記|日誌|ノート|手帳|帳|名簿|日報|予定)$/
const serving = /(?:(?<!デイ)サービス|アプリ|業務|管理)$/
const nameCharsMax = 14

/** `domain`: the words for the trade or the household, when there is one; `isSaid`: whether the prompt has them. */
export function japaneseName(
  prompt: string,
  things: readonly Thing[],
  home: Page,
  domain: { words: string; isSaid: boolean } | null,
  wantsDashboard: boolean,
): string {
  const first = things[0]
  const opened = opening.exec(prompt)?.[1]
  const about = domain?.words ?? first?.one ?? 'ホーム'
  if (['shop', 'booking', 'feed', 'chat'].includes(home.kind)) return about
  if (home.kind === 'dashboard' && wantsDashboard) return `${about.replace(serving, '')}ダッシュボード`
  if (opened && opened.length <= nameCharsMax) return opened
  const said = things.filter((thing) => thing.why === 'said').map((thing) => thing.many)
  if (domain && (!said.length || said.length > 2)) return selfNamed.test(about) ? about : `${about.replace(serving, '')}ノート`
  const [one = first?.many ?? about, other] = said
  const own = other ? undefined : new RegExp(`${escaped(one)}${kinds}(?!別)`).exec(prompt)?.[0]
  const pair = other && prompt.includes(`${one}の${other}`) ? `${one}の${other}` : `${one}と${other}`
  const kept = own ?? (other ? pair : one)
  const whole = domain?.isSaid && !kept.includes(about) && !about.endsWith(one) ? `${about}の${kept}` : kept
  if (own ?? (whole !== kept && whole.length <= nameCharsMax)) return whole.length <= nameCharsMax ? whole : kept
  if (said.length > 2) return `${one}管理`
  return selfNamed.test(kept) ? kept : other && kept.includes('と') ? `${kept}の管理` : `${kept}管理`
}
