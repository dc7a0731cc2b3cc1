// "A page where guests of my food truck can see where I'm parked and what's on the menu": whoever comes only looks, so it is a website, and
// those who look are no list.
import type { Language } from '#shared/languages.ts'
import { knownBlueprints } from '../lexicon/lexicon.ts'
import type { Intent, SaidThing } from './intent.ts'

const looking: Record<Language, RegExp> = {
  en: /^\W*(?:(?:i|we) (?:want|need|would like) |(?:please )?(?:make|build|create) (?:me |us )?)?(?:an? |one )?(?:simple |small |little |public )?(?:web ?)?(?:page|site) (?:where|so that|for) (?:my |our |the )?(?:guests|customers|visitors|people|passers-?by|fans|tourists|anyone|everyone|everybody|locals|neighbou?rs)\b[^.!?\n]* (?:can|could) (?:see|read|check|find|look up|find out) (?:where|when|what|which|our|my|the|how)\b/iu,
  sv: /^\P{L}*(?:(?:jag|vi) (?:vill ha|behöver) |(?:gör|bygg|skapa) )?(?:en )?(?:enkel |liten )?(?:webb)?(?:sida|sajt) (?:där|så att|för att) (?:mina |våra |alla )?(?:gäster(?:na)?|kunder(?:na)?|besökare|folk|alla|turister|grannar(?:na)?)(?!\p{L})[^.!?\n]* (?:kan|kunna) (?:se|läsa|kolla|hitta) (?:var|när|vad|vilka|vår|min|hur)(?!\p{L})/iu,
  ja: /^[^。\n]{0,20}(?:お客さん|お客様|来店客|みなさん|皆さん|近所の人|観光客)(?:が|に|も)[^。\n]*(?:どこ|いつ|何|メニュー|営業)[^。\n]*(?:見られる|確認できる|分かる|わかる|見せる)(?:ような)?(?:ページ|サイト)/u,
}
/** They do something there. */
const doing =
  /\b(?:book|order|buy|pay|sign up|register|post|comment|upload|vote|log in)\b|boka|beställ|köp|betala|anmäl|logga in|予約|注文|購入|投稿|申し込|ログイン/iu

export function heedPublicPage(intent: Intent): void {
  const { prompt, language, things, kinds, tools, domains, trade } = intent
  if (!looking[language].test(prompt) || doing.test(prompt) || kinds.size + tools.size > 0) return
  if ((!domains.length && !trade) || things.some(({ fields, views }) => fields.length + views.length > 0)) return
  intent.pages.delete('dashboard')
  intent.pages.add('landing')
  // what the trade shows anyway comes with all else that it shows
  const shown = new Set(domains.flatMap((id) => knownBlueprints.get(id)?.things ?? []))
  const isShown = ({ known }: SaidThing) => known !== undefined && (known.entry.actor === true || shown.has(known.id))
  intent.things = things.filter((said) => !isShown(said))
  intent.loose = []
  intent.about = []
}
