// What every shop has is no list and no field of its goods: a cart, a checkout, pages of products, customers who only buy.
import { knownBlueprints } from '../../lexicon/lexicon.ts'
import type { Intent, SaidThing } from '../intent.ts'

/** What every shop has, and no product: "a shop for my candles with a cart". */
const shopParts =
  /^(?:(?:shopping )?(?:cart|basket)|checkout(?: page)?|(?:web |online )?(?:shop|store)|online|e-?commerce|categor(?:y|ies)|filters?|order confirmations?|product (?:page|detail|listing|catalog|catalogue|grid|photo)s?)$|^(?:varukorg|kundvagn|kassa|(?:webb|nät)?butik)$|^(?:カート|買い物かご|レジ|ショップ)$/i

const buys = /\b(?:customers|clients|people) (?:can|could|should|may|will|put|pay|order|choose|pick|buy|add|select|see|click)\b/i

const productPages = /\bproduct (?:pages?|details?|listings?|catalogu?e?|grid)\b/i
const wishes = /\bwish ?lists?\b|önskelist\p{L}*|お気に入り|ほしい物リスト/iu

/** `isSold` says of which things a shop may sell. */
export function leaveShopParts(intent: Intent, isSold: (said: SaidThing) => boolean): void {
  const isGood = ({ label }: { label: string }) => !shopParts.test(label)
  intent.loose = intent.loose.filter(isGood)
  intent.things = intent.things.map((thing) => ({ ...thing, fields: thing.fields.filter(isGood) }))
  // a cart is part of every shop; a list of wishes of none, so that is told
  const isPart = ({ known, one, many, fields }: SaidThing) =>
    !fields.length && ((known?.id === 'gift' && wishes.test(intent.prompt)) || [one, many].some((name) => shopParts.test(name)))
  intent.unknown = intent.unknown.filter((word) => !shopParts.test(word))
  intent.unknown.push(...(wishes.exec(intent.prompt) ?? []).map((word) => word.toLowerCase()))
  intent.things = intent.things.filter((thing) => !isPart(thing))
  if (wishes.test(intent.prompt))
    intent.domains = intent.domains.filter((id) => !knownBlueprints.get(id)?.things.includes('gift'))
  // "jewelry with product pages": the pages of the jewelry
  const goods = intent.things.filter(isSold)
  if (goods.length && productPages.test(intent.prompt))
    intent.things = intent.things.filter(({ known, fields }) => known?.id !== 'product' || fields.length > 0)
  // "customers put it in a basket": whoever buys is no list
  if (intent.language === 'en' && buys.test(intent.prompt))
    intent.things = intent.things.filter(({ known, fields }) => known?.id !== 'customer' || fields.length > 0)
}
