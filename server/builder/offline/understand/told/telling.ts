// Sentences of an English prompt that ask for no list: how things are done today, what annoys, who will see what, what should be
// counted or shown of lists that were asked for before. Nouns named only there are no lists of their own.
import { functionWords } from '../../lexicon/function-words.ts'

export type Stretch = { start: number; end: number }

/** How it is done until now. */
const untilNow =
  /^(?:(?:but|and|so|well|ok|okay|because|unfortunately),? )?(?:right now|currently|at the moment|at present|today(?! i (?:want|need))|nowadays|these days|until now|up to now|so far|as (?:it is|of) now|last (?:year|season|summer|winter|spring|autumn|month|week|time)|in the past|previously|for years|(?:i|we|they|people) (?:used to|always|keep|often|never|still|just|mostly|usually|have been)|it(?:'s| is) (?:all |now |currently )|at (?:work|home|school) we|this (?:year|season) we)\b|\b(?:drives? (?:me|us) (?:mad|crazy|nuts)|gets? lost|losing track|on (?:loose )?(?:paper|sticky notes|a whiteboard|the whiteboard|post-?its)|in (?:a |an |my |our |the |one |various |several )?(?:\w+ )?(?:spreadsheets?|excel|notebooks?|word document|whatsapp|google sheets?|paper (?:diary|form|folder|calendar|book)))\b/
/** Who tells, and of whom; no verb of asking may follow. */
const tells =
  /^(?:(?:hi|hello|hey|dear \w+|ok|okay|so|also|and|but|basically|well|now|then|sometimes|every \w+|each \w+ we|after \w+|when(?:ever)?|if|once|as|because|since|the problem is|my problem is)\b[,!]? ?)*(?:i|i'm|i've|i am|we|we're|we've|they|he|she|it|it's|there|my|our|some|most|many|people|customers|clients|parents|members|everyone|everybody|nobody|somebody|someone|no one|the|this|that|those|these|two|three|four|five|six|a few|as (?:a|an|the)|at|in|on|from)\b/
const asks =
  /\b(?:want|wants|need|needs|would like|'d like|would love|'d love|like to|love to|please|make|create|build|track|keep|keeping|log|logs|record|records|register|list|lists|note|noting|write down|enter|store|save|manage|organi[sz]e|should|must|each|every|per|has|have|with|plan|belongs?|consists?|contains?|includes?|own|also|could|give me|set up|looking for)\b/
/** "I've started a subscription box with local cheese" */
const oneself =
  /^(?:(?:hi|hello|hey),? )?(?:i've|i'm|i am|we're|we are|we've|i run|we run|i own|we own|i work|my \w+ (?:runs|owns|works|is|has a)|i started|we started|i have been)\b/
const wants =
  /\b(?:want|wants|need|needs|would like|'d like|would love|'d love|looking for|please|track|keep|log|record|register|list)\b/
/** What is to be shown, counted, warned of or allowed. */
const reports =
  /^(?:(?:and|also|oh|then|finally|plus|ideally|please|maybe|at the end(?: of the \w+)?|every \w+|on \w+days?|for the \w+|in the end|it would be \w+ (?:if|to)|(?:would|it'd) be \w+ (?:if|to))\b,? ?)*(?:(?:(?:i|we|they|my \w+|our \w+|the \w+)(?:'d| would)? (?:also |then |only |just |really )*(?:want|wants|need|needs|like|love|have|should|must|can|could|may|prefer)(?: to)? (?:be able to |also |easily |quickly )*)?(?:see|sees|know|search|filter|sort|print|export|compare|count|look up|find|move|browse|show|warn|remind|highlight|calculate|compute|alert|mark|tick|check|get (?:a )?(?:warning|reminder|alert|total|sum)|be (?:warned|reminded|told|alerted|notified))|(?:it|this|that|there|they|everything|anything|nothing|nobody|no one|anyone|whoever|only|all|unpaid|overdue|expired|lost|late|old|unsold|rejected|whatever isn't|what isn't|what's) (?:\w+ ){0,3}(?:should|must|may|can|cannot|can't|mustn't|shouldn't|would|needs?|has|goes|become|becomes|is|are)|(?:an?|the) (?:\w+ ){0,3}(?:chart|graph|report|overview|statistics|statistic|total|sum|summary|warning|screen|reminder|dashboard|balance)|(?:statistics|totals?|total|weekly|monthly|yearly|daily|sum|balance|income|profit)\b|(?:the|our|my) \w+ (?:gets?|sees?|only|may|can|should|must)\b|\w+s (?:see|get|only see)\b|\w+s (?:may|can|could|should|must) (?:only |not |also |then )*(?:see|view|read|look|edit|get|change|be able|have access|log in|print|export|approve)\b|no \w+)\b/
/** Behind such a sentence the ones that tell and report may say nothing new. */
const askedBefore = /:|\b(?:with|has|have|list|register|track|log|record|note|each|every|tool|page|planner|database)\b/
/** "rewards like a cinema ticket", "things such as …": what stands for many. */
const examples =
  /(?<!\b(?:i|we|would|'d|they|you|look|looks|feel|feels|to|really|also|and|much|something|stuff|(?:track|store|keep|log|manage|list) (?:\w+ )?things)) (?:such as|like(?! to\b)|e\.? ?g\.?|for example|for instance|for things like)(?=[ ,:][^.;!?\n]) ?[^.;!?\n)]*/g

/** "I rent out party equipment: tables, chairs": what the work is, with examples. */
const works =
  /^(?:(?:hi|hello|hey),? )?(?:i|we)(?:'ve| have been| also|'re|'m)? (?:sell|selling|rent|renting|hire|make|making|offer|teach|teaching|repair|repairing|fix|clean|bake|baking|grow|breed|restore|build|run|running|coach|brew|sew|knit|carve|paint|do)\b/

/** "party equipment: tables, chairs": what there is of it. */
const goods =
  /\b(?:equipment|gear|goods|supplies|materials|articles|products|toys|furniture|clothes|clothing|instruments|vehicles|machines|drinks|snacks|ingredients) ?: ?[^.;!?\n]*/g

/** "with horses, students and lessons", "med hästar, elever och lektioner": three and more in a row are what it is all about. */
const enumerates =
  /(?<!\p{L})(?:with|have|has|keep|med|har)\s+(?!\d|two|three|four|five|six|a |an |en |ett |två|tre)\p{L}+(?: \p{L}+)?(?:, (?!\d)\p{L}+(?: \p{L}+)?)+,? (?:and|och|samt) (?!\d|a |an |en |ett )\p{L}+(?: \p{L}+)?\s*$/iu
export const listsNouns = (sentence: string): boolean => enumerates.test(sentence)

/** The sentences of a text with where they stand, the white space before them left out. */
const sentencesOf = (text: string): { low: string; start: number; end: number }[] =>
  [...text.matchAll(/[^.!?\n]+/g)].flatMap((found) => {
    const skipped = found[0].length - found[0].trimStart().length
    const low = found[0].trim().toLowerCase().replace(/’/g, "'")
    return low ? [{ low, start: found.index + skipped, end: found.index + found[0].length }] : []
  })

/** The stretches of an English text that ask for no list. A lone sentence always asks. */
export function tellingIn(text: string): Stretch[] {
  const sentences = sentencesOf(text)
  const kinds = [...text.toLowerCase().matchAll(goods)].map(({ index, 0: found }) => ({
    start: index + found.indexOf(':'),
    end: index + found.length,
  }))
  const given = [...text.toLowerCase().matchAll(examples)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
  if (sentences.length < 2) return [...kinds, ...given]
  let isAsked = false
  const [start0] = sentences
  const told: Stretch[] = []
  for (const { low, start, end } of sentences) {
    const lists = /[:(]/.test(low)
    const isNow = !lists && untilNow.test(low)
    const isOneself = start === start0!.start && oneself.test(low) && !wants.test(low) && !lists && !listsNouns(low)
    // "Sponsors give money or goods.": what they give
    const [subject, verb] = low.split(/\s+/, 2)
    if (!lists && isAsked && /[a-z]{3}s$/.test(subject!) && functionWords.en.verbs.has(verb ?? '') && !asks.test(low))
      told.push({ start: start + subject!.length, end })
    const isTold = (!lists || (!isAsked && works.test(low))) && tells.test(low) && !asks.test(low)
    const isReport = isAsked && !lists && reports.test(low)
    if (isNow || isTold || isReport || isOneself) told.push({ start, end })
    else isAsked ||= askedBefore.test(low)
  }
  return [...kinds, ...given, ...told]
}
