// "The insurers sent four reports back. Can we have urgency on there?": of several sentences those that ask for something, and those that
// only tell why. What is told names what the rest may mean by "it", and changes nothing.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { likelyActs } from './learned/hear.ts'
import { tokensIn } from './learned/mentions.ts'

/** One sentence, or the part of one. */
export type Sentence = { text: string; asks: boolean }

const charsMin: Record<Language, number> = { en: 50, sv: 50, ja: 24 }

const verbs = {
  en: 'add|put|make|create|rename|call|change|turn|swap|switch|replace|remove|delete|drop|take|get rid|throw|hide|show|sort|order|group|filter|move|set|use|give|let|allow|link|connect|hook|tie|split|merge|mark|colou?r|highlight|warn|flag|total|sum|keep|include|have|leave|write|track|record|note|log|put|print|list|bring|lose|ditch',
  sv: 'lägg|sätt|gör|skapa|byt|döp|kalla|ändra|ta|plocka|dölj|visa|sortera|gruppera|filtrera|flytta|använd|ge|låt|koppla|länka|dela|slå|markera|färga|färgmarkera|varna|flagga|summera|räkna|ha|skriv|för|spara|stoppa|peta|inkludera|skippa|släng|lista|skrota|kör',
}
/** What surely asks. */
const strong: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?:^|[,;:–—-]\s*|\b(?:and|so|but|then|please|pls|also|plus|just|now)\s+)(?:(?:please|pls|just|also|then|instead|maybe)\s+)*(?:${verbs.en})\b(?! (?:is|are|was|were|has|have|had|off)\b)|\b(?:i|we)(?:['’]d| would| really| also| still| do| just)* (?:need|want|like|love|prefer|rather)\b|(?:^|[,;]\s*|\b(?:so|and|but)\s+)(?:can|could|may|would|might)(?:n['’]t)? (?:you|we|i|it|that|this|there)\b|\b(?:please|pls)\b|\b(?:is|are|['’]s) (?:also )?missing\b|\bwould be (?:good|great|nice|handy|useful|better|helpful)\b|\b(?:how|what) about\b|\bthere should\b|\bi wish\b|\bcan['’]t (?:pick|choose|select)\b`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`(?:^|[,;:–—-]\s*|(?<!\p{L})(?:och|så|men|sen|snälla|gärna|också|samt)\s+)(?:(?:gärna|snälla|också|bara|sen|även|istället)\s+)*(?:${verbs.sv})(?!\p{L})(?! (?:är|var|har)(?!\p{L}))|(?<!\p{L})(?:jag|vi|man)(?: skulle| hade)?(?: gärna| också| även| nog)* (?:vill|vilja|behöver|önskar|saknar)(?!\p{L})|(?<!\p{L})(?:behöver|vill|skulle|önskar) (?:jag|vi|man)(?!\p{L})|(?:^|[,;]\s*|(?<!\p{L})(?:så|och|men)\s+)(?:kan|skulle|går|får) (?:du|man|vi|jag|ni|det|den)(?!\p{L})|(?<!\p{L})(?:snälla|gärna|tack)(?!\p{L})|(?<!\p{L})(?:saknas|fattas|vore (?:bra|fint|toppen|smidigt|skönt|kul|guld|praktiskt)|hade varit)(?!\p{L})|(?<!\p{L})(?:borde|bör) (?:det|den|de|finnas|vara|ha|stå|få)|(?<!\p{L})det (?:ska|måste) (?:finnas|framgå|synas|stå)(?!\p{L})|(?<!\p{L})det behövs(?! inte)(?!\p{L})|(?<!\p{L})(?:vi|jag|man) måste (?:också |även |kunna )*(?:ange|skriva|notera|anteckna|fylla i|registrera|ha med)(?!\p{L})`,
    'iu',
  ),
  ja: /(?:ください|下さい|ほしい|欲しい|たい(?:です|な|ん|と思|。|$)|お願い|(?:し|っ|い|え|け|せ|て|れ|め|べ|げ|り|み)て(?:。|$|ね|よ|くれ|もらえ|おいて)|といて|どいて|追加|ように$|ようにし|必要です|必要だ|必要。|もらえ(?:ます|る)|くれ(?:ます|る|ない)|できますか|できる\?|[？?]$|で。?$|して$|(?:[がと]|のほう|だと)(?:いい|良い|よい|嬉しい|うれしい|助かる|助かります|ありがたい)(?:です|な|なあ|ね|かも|かな)*[。！!]?$)/u,
}
/** What asks where it speaks of something the project has. */
const weak: Record<Language, RegExp> = {
  en: /\b(?:should|ought to|must|needs?|has to|have to|shouldn['’]t|needn['’]t|there(?:['’]s| is| are) no|isn['’]t there|instead of|rather than)\b/i,
  sv: /(?<!\p{L})(?:ska|skall|borde|bör|måste|behöver|behövs|finns inte|finns ingen|finns inget|heter|istället för)(?!\p{L})/iu,
  ja: /(?:べき|必要|ない|まちがい|間違い|変更|なって|選べ|入れ)/u,
}

/** "Nobody knows whom the customer should go to": what somebody does not know is not asked for. */
const unknowing: Record<Language, RegExp> = {
  en: /\b(?:(?:nobody|no one|never|don['’]t|doesn['’]t|didn['’]t|can['’]t) (?:ever )?(?:knows?|remembers?|sees?)|wonders?|wondered) (?:who|whom|what|which|where|when|how)\b[^,.;]*/giu,
  sv: /(?<!\p{L})(?:(?:ingen|aldrig|inte) (?:riktigt )?(?:vet|minns|ser|förstår|veta|minnas)|(?:vet|minns|förstår) (?:man |vi |jag |de )?(?:inte|aldrig)|undrar|undrade) (?:vem|vad|vilken|vilket|var|vart|när|hur)(?!\p{L})[^,.;]*|^(?:ibland|ofta|alltid|jämt|varje (?:gång|vecka|år)|då och då) (?:måste|behöver|ska|får) (?:vi|jag|man|de|dom|folk|kunden|kunderna)(?!\p{L}).*/giu,
  ja: /(?!)/u,
}

/** How a reason begins that stands behind a wish. */
const why: Record<Language, RegExp> = {
  en: /^(?:because|since|otherwise|so (?:that )?(?:i|we|they|people|it|you|everyone|nobody)\b|right now|at the moment|the other day|last (?:week|month|year|time))/i,
  sv: /^(?:eftersom|annars|för (?:att |det|vi|jag|de|man)|så (?:att|slipper|vet|ser|blir|kan) |så (?:vi|jag|man|de|alla|folk) (?:bara )?(?:ser|vet|slipper|hittar|märker|minns)(?!\p{L})|just nu|förra (?:veckan|året|gången)|(?:det )?skulle (?:uppskattas|underlätta|hjälpa)|mer än .* behövs inte|\p{L}+ (?:frågar|tjatar|klagar|kräver|undrar|vill veta|vill ha det)(?!\p{L})|(?:vi|jag|de|dom) har (?:börjat|fått|slutat|haft|blivit)(?!\p{L})|(?:vi|jag) (?:glömmer|missar|tappar|sover|tröttnar|scrollar|bläddrar|hinner)(?!\p{L}))/iu,
  ja: /^(?:でないと|そうしないと|じゃないと|先日|この前|今は)/u,
}

/** Where one sentence ends, or goes on with what follows from it or why. */
const ends: Record<Language, RegExp> = {
  en: /(?<=[.!?…])\s+(?=\S)|\n+|(?<!\b(?:make|have|get|set|do) it),?\s+(?=(?:so|because|since|otherwise)\s+(?!that\b|far\b|called\b|as\b))/giu,
  sv: /(?<=[.!?…])\s+(?=\S)|\n+|,\s+(?=(?:så|för|eftersom|annars|därför|(?:vi|jag|de|dom) har (?:börjat|fått|slutat|haft|blivit))\s)|\s+(?=så (?:det|vi|jag) (?:behövs|behöver|måste|vore|vill)(?!\p{L}))|\s+(?=(?:eftersom|annars|så att(?! (?:(?:man|det|vi|jag) )?(?:bara |inte )?(?:klickar|väljer|pekar|går|får)(?!\p{L})))\s)/giu,
  ja: /(?<=[。！!？?])\s*(?=\S)|(?<=(?:ので|から|ため|けど|が))、/gu,
}

/** Where one sentence ends and the next begins. */
export const endsOfSentences = /(?<=[.!?…])\s+(?=\S)/u
export const asksStrongly = (sentence: string, language: Language): boolean => strong[language].test(sentence)

/** From so likely on, what was learned to ask for nothing only tells. */
const toldFrom = 0.8

/** The sentences of a text that tells and asks; null where it is short, or does only one of both. */
export function sentencesIn(model: ProjectModel, text: string, language: Language): Sentence[] | null {
  if (text.length < charsMin[language]) return null
  const parts = text
    .split(ends[language])
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length < 2) return null
  const speaks = (part: string) => tokensIn(model, part, language).some(({ known }) => known)
  const isWeak = (part: string) => weak[language].test(part.replace(unknowing[language], ''))
  const surely = parts.map((part) => strong[language].test(part))
  const isIdle = (part: string) => (likelyActs(model, part, language).get('none') ?? 0) >= toldFrom
  // "Grandma moved in. She should be selectable next to the children": where nothing asks more surely, that does
  const isStrong = surely.some(Boolean) ? surely : parts.map((part) => !isIdle(part))
  if (!isStrong.some(Boolean)) return null
  const first = isStrong.indexOf(true)
  // behind what asks, the rest may say what the new list has: only a reason is none of it
  const isAside = (part: string, at: number) => {
    if (isStrong[at] || /[?？]$/.test(part)) return false
    if (at > first) return why[language].test(part)
    if (at + 1 === first && isMeant(parts[first]!, language)) return false
    return (!(isWeak(part) && speaks(part)) && (language !== 'ja' || !speaks(part))) || isIdle(part)
  }
  const sentences = parts.map((part, at) => ({
    text: part.replace(/^(?:so|så|därför)\s+/iu, ''),
    asks: !isAside(part, at),
  }))
  return sentences.every(({ asks }) => asks) ? null : joined(sentences, language)
}

/** "Make it an email field": what it means was said before. */
const meaning: Record<Language, RegExp> = {
  en: /\b(?:it|that|this|them|these|those|one|him|her|there)\b/i,
  sv: /(?<!\p{L})(?:den|det|dem|dom|denna|detta|dessa|honom|henne|båda|dit|där)(?!\p{L})/iu,
  ja: /それ|これ|そこ|そちら|あれ|両方|どちらも/u,
}
/** "Det måste framgå": there it means nothing. What stands behind a comma may mean what stands before it. */
const expletive =
  /(?<!\p{L})det (?:behövs|saknas|vore|hade varit|går att|(?:måste|ska|borde|bör) (?:finnas|framgå|synas|stå|gå))(?!\p{L})/giu
export const pointsBack = (part: string, language: Language): boolean => meaning[language].test(part.replace(expletive, ''))
const isMeant = (part: string, language: Language) => {
  const [first = ''] = part.replace(expletive, '').split(',')
  return language === 'sv' && first.split(' ').length > 2 ? meaning.sv.test(first) : pointsBack(part, language)
}

/** What asks goes on where the next one asks, too: a list may have its parts in a sentence of its own. */
function joined(sentences: readonly Sentence[], language: Language): Sentence[] {
  const all: Sentence[] = []
  for (const each of sentences) {
    const before = all.at(-1)
    if (before?.asks && each.asks) before.text += (language === 'ja' ? '' : ' ') + each.text
    else all.push({ ...each })
  }
  return all
}
