// What a field is called without the rest of its sentence: "leave name" is the name, "weighted value calculated" the weighted value, "they've
// paid rent" whether it was paid. '' where nothing of it names anything: "show progress against it", "each part has a supplier".
import type { Language } from '#shared/languages.ts'
import { functionWords } from '../../lexicon/function-words.ts'
import { isSwedishNoun } from '../../lexicon/noun-classes.ts'
import { swedishVerbs } from '../../lexicon/swedish-verbs.ts'
import { endsInField } from '../field-named.ts'

const asks = /^(?:who|what|which|when|where|how|why|whether|if|vem|vad|vilken|vilket|vilka|när|var|hur|varför|om)(?!\p{L})/iu
/** Verbs at the front of a clause; some are nouns elsewhere ("run number", "leave days"), and stay where a field follows them closely. */
const orders: Record<'en' | 'sv', RegExp> = {
  en: /^(?:leaves?|gives?|enters?|adds?|shows?|sees?|edits?|runs?|fills?(?: in| out)?|writes?|picks?|chooses?|uploads?|types? in|puts?|makes?|gets?|sends?|displays?|select|state|provide|tells?) (?!(?:up|off|out|in|down|by|on)(?: |$))(?=\p{L})/iu,
  sv: /^(?:lämnar?|anger?|ange|skriver?(?: in)?|skriva(?: in)?|fyller i|fylla i|visar?|visa|ser|väljer?|välja|lägger?(?: till| in)?|lägga(?: till| in)?|ger|skickar?) (?=\p{L})/iu,
}
/** How it is done or where: no part of what it is. */
const ways: Record<'en' | 'sv', RegExp> = {
  en: / (?:online|automatically|calculated|computed|automatic|instead|too|as well|also|together|separately|please|quickly|easily|if needed|if any|to start with|at the top|at the bottom)$/iu,
  sv: / (?:online|på nätet|automatiskt|uträknat|uträknad|räknas ut|beräknad|beräknat|istället|i stället|också|tillsammans|tack|enkelt|snabbt|vid behov|om det finns|högst upp|längst ner)$/iu,
}
/** A verb in the middle: "owner sees everything", "each part has a supplier". */
const finite: Record<'en' | 'sv', RegExp> = {
  en: /^(?:\p{L}+ ){1,4}(?:has|have|sees|edits|gets|goes|wants|needs|makes|shows|hits|does|can|should|must|will|applies|understands|receives|closes) (?=\p{L})/iu,
  sv: /^(?:\p{L}+ ){1,4}(?:(?:har|ser|får|går|vill|behöver) (?=\p{L})|(?:kan|ska|skall|måste|fyller|blir|är|visas|gäller)(?:$| ))/iu,
}
const subject: Record<'en' | 'sv', RegExp> = {
  en: /^(?:they|he|she|it|we|you|i)(?:['’](?:ve|s|re|d)| have| has| had| are| is)? (?=\p{L})/iu,
  sv: /^(?:de|dom|han|hon|den|det|man|vi) (?:(?:har|hade|är) )?(?=\p{L})/iu,
}
const yesOrNo = /^(?:om|if|whether) (?=\p{L})/iu
/** "Reminder when next is due", "note if late". */
const circumstance: Record<'en' | 'sv', RegExp> = {
  en: /^(?<name>\p{L}[^,]*?) (?:when|if|so that|because|until|unless|once|whenever|in case) .+$/iu,
  sv: /^(?<name>\p{L}[^,]*?) (?:när|om|så att|eftersom|tills|innan|ifall) .+$/iu,
}
/** What one is to be told, and when. */
export const reminder = /^(?:reminders?|alerts?|notifications?|warnings?|påminnelser?|aviser(?:ing)?|varning(?:ar)?)$/iu
/** "Smärtan utvecklats", of "hur smärtan utvecklats". */
const supine = /^\p{L}+(?:en|et|n|na|a) (?:\p{L}+(?:ats|atts|its|tts|dts)|gått|blivit|varit|ökat|minskat|förändrats|sett ut)$/iu
/** "Senaste månaden", "last month": when, and not what. */
const spans: Record<'en' | 'sv', RegExp> = {
  en: /^(?:the )?(?:last|this|next|past|each|every|current|previous|coming) (?:\d+ )?(?:days?|weeks?|months?|years?|quarters?|seasons?)$/iu,
  sv: /^(?:senaste|förra|nästa|denna|varje|kommande|innevarande) (?:\d+ )?(?:dag(?:en|ar)?|vecka(?:n)?|veckor|månad(?:en)?|månader|år(?:et)?|kvartal(?:et)?|säsong(?:en)?)$/iu,
}
const verbsOf = new Set(swedishVerbs)

type Bare = {
  label: string
  /** it asks for yes or no */
  isAsked?: true
}

/** The name in a field's label. */
export function bareLabel(label: string, language: Language): Bare {
  if (language === 'ja') return { label: japanese(label) }
  const isTicked = label.endsWith('?')
  const said = label.replace(/\?$/, '')
  if (spans[language].test(said) || (language === 'sv' && supine.test(said))) return { label: '' }
  if (isTicked && subject[language].test(said)) return { label: `${said.replace(subject[language], '')}?`, isAsked: true }
  if (language === 'sv' && yesOrNo.test(said)) return { label: said.replace(yesOrNo, ''), isAsked: true }
  if (asks.test(said)) return { label }
  const way = said.replace(ways[language], '').replace(ways[language], '')
  const order = orders[language].exec(way)?.[0]
  if (order !== undefined && !isTicked) {
    const rest = way.slice(order.length).replace(/^(?:the|an?|their|your|en|ett|sitt|sin|ditt) /iu, '')
    // "leave days" and "run number" are two nouns, "leave name" and "run evening classes" none
    const word = order.trim().toLowerCase()
    const isNoun = language === 'sv' ? isSwedishNoun(word) : nouns.test(word) || !functionWords.en.verbs.has(word)
    const isField = endsInField(rest, language) && rest.split(' ').length <= restWordsMax
    if (isField && (!isNoun || (word.startsWith('leave') && leftBehind.test(rest)))) return { label: rest }
    if (!isNoun || (nouns.test(word) && rest.includes(' '))) return { label: '' }
  }
  const name = circumstance[language].exec(way)?.groups?.name
  if (name) return { label: name }
  const isClause = finite[language].test(way)
  if (
    isClause ||
    (language === 'sv' &&
      way.includes(' ') &&
      way
        .split(' ')
        .slice(1)
        .some((word) => verbsOf.has(word.toLowerCase())))
  )
    return { label: '' }
  return { label: isTicked ? label : way }
}
const restWordsMax = 2
const nouns = /^(?:leave|run|show|state|type|display|make|select|get)s?$/i
/** What one leaves with an order or a message. */
const leftBehind =
  /^(?:(?:full|first|last|your) )?(?:names?|phone(?: numbers?)?|e-?mails?(?: address)?|address(?:es)?|numbers?|messages?|comments?|namn|telefon(?:nummer)?|e-?post|mejl|adress|meddelande)$/iu

/** と売上, を払った: a particle of the sentence stands ahead. */
const japanese = (label: string): string =>
  label.replace(
    /^(?:を|と|に|は|が|で|の|それから|また(?!\p{Script=Han}[^、。]{0,3}(?:たい|か$))|あと)(?=[\p{Script=Han}\p{Script=Katakana}])/u,
    '',
  )
