// "I'm a violin teacher with about 25 pupils. I need to know what each one should practise": those who are only counted are kept where more is
// said of each of them.
import { addThing } from '../add-said.ts'
import { lastOf } from '../field-named.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import type { Intent } from '../intent.ts'
import { sayNoun } from '../said.ts'

const number = {
  en: String.raw`(?:(?:about|around|some|nearly|over|roughly|almost|more than) )?(?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty)`,
  sv: String.raw`(?:(?:ungefär|cirka|runt|drygt|nästan|över) )?(?:\d+|tio|tolv|femton|tjugo|trettio|fyrtio|femtio)`,
}
const counted = {
  en: new RegExp(String.raw`\b(?:with|have|teach|has) ${number.en} (?<who>\p{Ll}+(?: \p{Ll}+)?)(?=[,.;!?\n]| and )`, 'giu'),
  sv: new RegExp(String.raw`(?<!\p{L})(?:med|har|undervisar) ${number.sv} (?<who>\p{Ll}+)(?=[,.;!?\n]| och )`, 'giu'),
}
/** More is said of each. */
const pointsBack = {
  en: /\b(?:each (?:one|of them|has|should)|every one of them|which of them|who (?:has|have|paid|comes?|came|is|was)|what they|their)\b/iu,
  sv: /(?<!\p{L})(?:var och en|varje elev|vem som|vilka som|vad de ska|deras)(?!\p{L})/iu,
}

export function heedOwnPeople(intent: Intent): void {
  const { prompt, language, things, pages, kinds, tools } = intent
  if (language === 'ja' || !things.length || pages.has('landing') || kinds.size + tools.size > 0) return
  for (const { groups, index, 0: found } of prompt.matchAll(counted[language])) {
    const chunk = lastOf(groups!.who!, language)
    const known = chunk?.thing && knownThings.get(chunk.thing.id)
    const isSaid = things.some((said) => said.known === known)
    if (!known?.entry.actor || isSaid || !pointsBack[language].test(prompt.slice(index + found.length))) continue
    addThing(intent, sayNoun(groups!.who!, language, chunk!.thing))
  }
}
