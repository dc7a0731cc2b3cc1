// Sayings whose words mean nothing one by one ("keep order", "next summer"): each becomes one word that only cuts the text.
import type { Latin, Token } from './tokens.ts'

const wordsMax = 6
/** "I need to keep order" is keeping, not orders. */
const keeping = {
  en: /^(?:(?:keep|get|have|put|bring|create|make) )?(?:things |everything |stuff |it all |some |more |better |a bit of |a little )?(?:order|in order)$|^(?:keep|have|get) (?:tabs on|an eye on|a handle on|a grip on|on top of)$|^(?:stay|keep) on top of$|^takes? turns(?: \w+ing)?$/,
  sv: /^(?:hålla|håll|håller|få|skapa|ha|bringa) (?:bättre |lite |god )?(?:ordning|koll|reda)(?: och reda)?(?: (?:på|i|bland)(?: (?:det|allt|allting|alltihop|sakerna|saker|grejerna|grejer|saker och ting|det hela|det mesta))?)?$|^(?:föra|för|förde) (?:bok|logg|anteckningar)(?: över| på| om)?$|^ordning och reda$/,
}
/** "by law", "in charge of": how, not what. */
const manners =
  /^by (?:law|hand|far|heart|now|email|e-mail|mail|post|phone|text|default|accident|mistake|chance|name|myself|himself|herself|themselves|ourselves)$|^(?:in|on) (?:charge of|advance|time|demand|call|top of|paper|hand|person|general|total|stock|fact|case)$|^(?:my|our|the|one) (?:job|work|task|role|hobby|passion|problem|trouble|idea|goal|aim|point|purpose|dream|plan|wish|question|thing|trick|rest|challenge) is$|^at (?:a glance|least|most|first|last|once|home|hand)$|^as well(?: as)?$/
/** "a graph would be lovely", "one place for it all": how one would like it, not what. */
const wished = {
  en: /^\d{1,3} years? olds?$|^(?:in )?(?:large|big|huge|giant) (?:letters|text|print|type|fonts?|buttons|numbers|digits)$|^(?:would|will|'d) be (?:really |so |very |just |also )?(?:lovely|nice|great|good|perfect|cool|awesome|amazing|handy|useful|helpful|brilliant|fantastic|ideal|super|wonderful|neat|fine|best|enough|appreciated)$|^(?:is|are) (?:a must|important|essential|enough|fine|welcome|optional)$|^(?:many )?thanks(?: a lot| so much)?(?: in advance)?$|^(?:(?:in|at) )?(?:one|a single) (?:central |shared |common |simple )?(?:place|spot)(?: for (?:it|it all|everything|all|all of it|all this|all that|this|them|us))?$/,
  sv: /^(?:vore|skulle vara) (?:verkligen |så |väldigt |riktigt )?(?:toppen|bra|kul|fint|skönt|perfekt|jättebra|guld|guld värt|underbart|idealiskt|praktiskt|smidigt|tacksamt)$/,
}
/** "this autumn", "i sommar": when, not what. */
const times = {
  en: /^(?:every|each) (?:morning|evening|night|afternoon)(?: and (?:every )?(?:morning|evening|night|afternoon))?$|^every (?:\d{1,2}|other|second|third|two|three|four|five|six|ten) (?:hour|day|week|month|year)s?$|^(?:next|last|this|coming|every|each) (?:spring|summer|autumn|fall|winter|season|weekend|term|semester|christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)$/,
  sv: /^(?:vart|var) (?:annat|tredje|fjärde|femte|sjätte|tionde) (?:år|månad|vecka|dag)$|^(?:dag för dag|vecka för vecka|månad för månad|år för år|gång på gång|(?:en|två|tre|fyra) gånger? (?:om|i|per) (?:dagen|veckan|månaden|året|dag|vecka|månad|år)|på (?:måndagar|tisdagar|onsdagar|torsdagar|fredagar|lördagar|söndagar|helger|vardagar|kvällar|dagarna|kvällarna|helgerna))(?:na)?$|^(?:nästa|förra|kommande|denna|varje|i) (?:sommar|höst|vinter|helgen|jul|påsk|termin|säsong|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)$|^(?:till|under|inför) (?:våren|sommaren|hösten|vintern|helgen|julen|påsken)$/,
}
/** "lots of", "a bunch of": how much, not what. */
const muchOf = /^(?:lots|loads|plenty|tons|heaps|piles|dozens|hundreds|thousands|bunch|couple|handful|load|ton|pile) of$/
/** What may stand behind "in order" and the like; before a noun the same words are its description. */
const ends = /^(?:in|at|of|with|on|among|between|and|i|på|med|bland|hos|hemma|och)$/

/** The saying at a place and where the text goes on, or null. */
export function sayingAt(tokens: readonly Token[], at: number, language: Latin): { token: Token; next: number } | null {
  for (let end = Math.min(tokens.length, at + wordsMax); end > at + 1; end--) {
    const held = tokens.slice(at, end)
    if (held.some((token) => token.mark)) continue
    const phrase = held.map((token) => token.low).join(' ')
    const after = tokens[end]
    if (language === 'en' && muchOf.test(phrase))
      return { token: { text: phrase, low: 'some', start: tokens[at]!.start, end: tokens[end - 1]!.end, mark: false }, next: end }
    const isKeeping =
      keeping[language].test(phrase) &&
      (language === 'sv' || /(?:on|of)$/.test(phrase) || !after || after.mark || ends.test(after.low))
    const isManner = wished[language].test(phrase) || (language === 'en' && manners.test(phrase))
    if (!isKeeping && !isManner && !times[language].test(phrase)) continue
    const low = isKeeping ? { en: 'keep', sv: 'hålla' }[language] : { en: 'then', sv: 'sedan' }[language]
    return { token: { text: phrase, low, start: tokens[at]!.start, end: tokens[end - 1]!.end, mark: false }, next: end }
  }
  return null
}
