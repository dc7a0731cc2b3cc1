// What a Swedish prompt tells of a question, as it is asked: "hur nöjda de är med maten" is "Hur nöjd är du med maten?", "vad som var
// bäst" is "Vad var bäst?", "om man vill komma tillbaka" is "Vill du komma tillbaka?".
import { capitalised } from '../said.ts'

const people = String.raw`(?:de|dom|man|hen|ni|folk|föräldrarna|gästerna|kunderna|deltagarna|medlemmarna|eleverna|besökarna|medarbetarna|personalen|användarna)`
const others = String.raw`(?:du|vi|jag|det|den|detta|(?:deras|ert|ditt|vårt|våra|vår) \p{L}+|(?!(?:är|var|kan|ska|har)(?!\p{L}))\p{L}{3,}(?:en|et|na|an))`
const asked = String.raw`(?:hur|vad|vilken|vilket|vilka|varför|när|vart?|vem)`
/** What somebody does: verbs in the present and the past, and those that help. */
const verb = String.raw`(?:är|var|blir|blev|har|hade|kan|kunde|ska|skulle|vill|ville|får|fick|gör|gjorde|går|gick|ser|såg|tar|tog|ger|gav|äter|åt|kommer|kom|behöver|saknar|saknade|tycker|tyckte|upplever|upplevde|känner|kände|hör|hörde|bor|trivs|trivdes|finns|fanns|behövs|känns|kändes|mår|mådde|sover|\p{L}{2,}(?:ar|er|ade|te|de))`
const between = String.raw`(?: \p{L}+){0,3}?`

const turned = new RegExp(
  String.raw`^(?<what>${asked}${between}) (?<who>${people}|${others}) (?:(?<adverb>helst|oftast|mest|brukar|inte) )?(?<verb>${verb})(?!\p{L})(?: (?<rest>.+))?$`,
  'iu',
)
const isPeople = new RegExp(`^${people}$`, 'iu')
const asYou = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})(?:de|dom|man|hen|ni)(?!\p{L})/giu, 'du')
    .replaceAll(/(?<!\p{L})(?:deras|ens|sitt)(?= \p{L}+(?:t|et)(?!\p{L}))/giu, 'ditt')
    .replaceAll(/(?<!\p{L})(?:deras|ens|sin)(?!\p{L})/giu, 'din')
    .replaceAll(/(?<!\p{L})sina(?!\p{L})/giu, 'dina')
    .replaceAll(/(?<!\p{L})sig(?!\p{L})/giu, 'dig')
    .replaceAll(/(?<!\p{L})dem(?!\p{L})/giu, 'dig')
/** "hur nöjda de är": one is asked. */
const ofOne = (what: string): string =>
  what.replace(/^(hur (?:nöjd|trygg|delaktig|stressad|säker|glad|engagerad|trött|frisk))a$/iu, '$1')

/** The label or question that a form shows for what was told. */
export function directSwedish(told: string): string {
  if (/[?？]$/u.test(told)) return capitalised(asYou(told))
  const told2 = told.replace(/^(vad|vilka|vilken|vilket|vem) som /iu, '$1 ')
  if (told2 !== told) return `${capitalised(asYou(told2))}?`
  const inverted = turned.exec(told)?.groups
  if (inverted) {
    const isYou = isPeople.test(inverted['who']!)
    const who = isYou ? 'du' : asYou(inverted['who']!)
    const adverb = inverted['adverb'] ? ` ${inverted['adverb']}` : ''
    const what = isYou ? ofOne(inverted['what']!) : inverted['what']!
    return `${capitalised(what)} ${inverted['verb']} ${who}${adverb}${inverted['rest'] ? ` ${asYou(inverted['rest'])}` : ''}?`
  }
  const whether = new RegExp(
    String.raw`^om (?<who>${people}|${others}) (?<not>inte )?(?<verb>${verb})(?!\p{L})(?: (?<rest>.+))?$`,
    'iu',
  ).exec(told)?.groups
  const had = new RegExp(
    String.raw`^om ${people} (?<done>(?:fått|sett|hört|haft|gjort|varit|känt|blivit|deltagit|använt|kunnat)(?!\p{L}).*)$`,
    'iu',
  ).exec(told)?.groups
  if (had) return `Har du ${asYou(had['done']!)}?`
  if (whether) {
    const who = isPeople.test(whether['who']!) ? 'du' : asYou(whether['who']!)
    return `${capitalised(whether['verb']!)} ${who}${whether['not'] ? ' inte' : ''}${whether['rest'] ? ` ${asYou(whether['rest'])}` : ''}?`
  }
  if (
    new RegExp(String.raw`^(?:${asked}|sedan när) `, 'iu').test(told) ||
    /^(?:sedan när|hur ofta|hur länge|varför)$/iu.test(told)
  )
    return `${capitalised(asYou(told))}?`
  if (
    /^(?:är|var|har|hade|kan|ska|skulle|vill|kommer|tycker|känner|får) (?:du|de|man|ni|vi|det|den|\p{L}+(?:en|et|na))(?!\p{L})/iu.test(
      told,
    )
  )
    return `${capitalised(asYou(told))}?`
  return capitalised(told)
}
