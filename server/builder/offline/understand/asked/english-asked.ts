// What a survey or a form asks, where its questions are listed: "a survey that asks for an overall rating, favourite talk and comments",
// "they fill in the child's name, the group and what's wrong". A question is asked in the words it was listed with.
import type { Asked } from '../../model.ts'

/** "an accident report form": what is sent in with it. */
const formOf =
  /(?:^|[^\p{L}])(?<sent>(?:(?!(?:an?|the|our|my|this|that|online|simple|short|digital|quick|web|paper|little|small|feedback|contact|evaluation|need|needs|want|wants|in|of|for|with|have|make|create|build)\s)\p{L}+\s){1,3})forms?(?!\p{L})/iu
/** What a form is called after, in English: "accident report", "volunteer application". */
export const sentWith = (prompt: string): string | undefined => formOf.exec(prompt)?.groups?.sent?.trim().toLowerCase()

const opens =
  /(?:\b(?:ask(?:s|ed|ing)?(?: (?:them|people|everyone|everybody|(?:the |our |my )?\p{L}+s))? (?:for|about|to rate|to give|to state)|fill(?:s|ing)?(?: it)? (?:in|out)(?: (?:an?|the|our) (?:short |small )?form with)?|(?:rate|rates|rating)|(?:should|must|need to|have to|can|could|to|people|they|visitors|guests|parents|members|customers) (?:give|enter|state|write(?: down)?|answer|rate|leave|tell us|say)(?: us)?|(?:questions?|fields?|boxes) (?:about|on|for|like|such as)|with (?:questions?|fields?|boxes)(?: for| on| about)?|(?:form|survey|questionnaire|sheet)s?(?: (?:for|to|where) [^.,:;!?\n]{1,40}?)? (?:with|asking (?:for|about)|covering)|(?:survey|questionnaire)s?(?: (?:for|to|about|on) [^.,:;!?\n]{1,90}?)?,? (?:like|such as))|:)\s+(?<list>[^.!?;:\n]+)/giu
const betweenItems = /,(?![^()]*\))\s*(?:and\s+|or\s+)?|\s+and\s+(?![^()]*\))/i
const determiner =
  /^(?:questions? (?:about|on)|an?|the|their|his or her|her or his|his|her|your|our|its|both|also|any|some|own|for|about|in|us)\s+/i
/** What is told of the list and is no part of its last question. */
const afterwards =
  /\s+(?:so(?: that)?|before|after that|when they|once|because|then|online|on (?:a|an|the|their|our) (?:phone|tablet|phones|tablets|ipad|kiosk|website|page|computer)|please|thanks|thank you)(?!\p{L}).*$/iu
const noQuestion =
  /^(?:i|we|it|you|they|he|she|people|parents|customers|then|send|sends|see|sees|get|gets|submit|submits|press|click|show|shows|save|nothing|that|this|forms?|surveys?|questionnaires?|online|it in|everything)(?![\p{L}’'])/iu
const questionMaxChars = 60
const questionsMin = 2
const choices = /\s*\(([^()]+)\)\s*$/
const marks =
  /\brat(?:e|es|ing)s?\b|\bstars?\b|\bscores?\b|satisf|\bhow (?:good|happy|well|likely|easy)\b|\boverall\b|\bquality\b/i
const rates = /^(?:to |they |people |guests |customers |members |visitors )?rat(?:e|es|ing)\b/i
const yesOrNo = /^(?:whether|if) (?:or not )?(?<rest>.+)$/i
const pronoun = /^(?:they|you|he or she|he|she|people|one)(?:[’']?(?:ve|re))? /i
/** "a parent was called": what is asked about stands before its verb. */
const stated = /^(?<what>.{2,30}?) (?<verb>was|were|is|are|has|have|can|will|should) (?<rest>.+)$/i
const asksBack = /\b(?:recommend|come back|again)\b|^(?:would|will|do|did|have|are|were|can) you\s/i
const leading =
  /^(?<verb>have|has|are|is|were|was|want|wants|need|needs|can|will|would|had|do|did|like|eat|agree|plan)\s(?<what>.+)$/i
const done = new Set(['have', 'are', 'were', 'can', 'will', 'would', 'had', 'did'])

/** The questions a prompt lists in English; none where it lists fewer than two. */
export function listedQuestions(prompt: string): Asked[] {
  const lists = [...prompt.matchAll(opens)].map(({ 0: opening, groups }) =>
    groups!
      .list!.replace(afterwards, '')
      .split(betweenItems)
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map((item): Asked =>
        rates.test(opening) && !choices.test(item) ? { ...questionOf(item), kind: 'scale' } : questionOf(item),
      ),
  )
  const listed = lists.filter(
    (items) =>
      items.length >= questionsMin && items.every(({ text }) => text.length <= questionMaxChars && !noQuestion.test(text)),
  )
  const seen = new Set<string>()
  return listed.flat().filter(({ text }) => text.length > 1 && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
}

function withoutDeterminer(item: string): string {
  const shorter = item.replace(determiner, '')
  return shorter === item ? item : withoutDeterminer(shorter)
}

function questionOf(item: string): Asked {
  const options = choices.exec(item)?.[1]?.split(/\s*(?:,|\/| or )\s*/) ?? []
  const words = withoutDeterminer(item.replace(choices, ''))
  const yes = yesOrNo.exec(words)?.groups?.rest
  if (yes !== undefined) return { text: asYesOrNo(yes), kind: 'yesNo' }
  const text = capital(words.replaceAll(/\b(?:they|he or she)\b/gi, 'you').replaceAll(/\btheir\b/gi, 'your'))
  if (/^yes$/i.test(options[0] ?? '') || asksBack.test(words)) return { text, kind: 'yesNo' }
  if (options.length > 1) return { text, kind: 'choice', options: options.map(capital) }
  return { text, kind: marks.test(words) ? 'scale' : 'text' }
}

/** "have had pets" -> "Have you had pets?", "want lunch" -> "Do you want lunch?" */
function asYesOrNo(told: string): string {
  const would = /^(?:they|you|he or she|people)(?:[’']d| would) (?<rest>.+)$/i.exec(told)?.groups?.rest
  if (would) return `Would you ${would.replaceAll(/\btheir\b/gi, 'your')}?`
  const other = pronoun.test(told) ? undefined : stated.exec(told)?.groups
  if (other) return `${capital(other.verb!)} ${other.what} ${other.rest}?`
  const rest = told.replace(pronoun, '')
  const { verb = '', what = '' } = leading.exec(rest)?.groups ?? {}
  const toYou = what.replaceAll(/\btheir\b/gi, 'your')
  const plain = { has: 'have', is: 'are', was: 'were', wants: 'want', needs: 'need' }[verb.toLowerCase()] ?? verb.toLowerCase()
  // "have a car" owns something, "have had pets" is a tense
  const owns =
    plain === 'have' &&
    /^(?:an?|any|the|your|no|some|\p{L}+s)\s?/iu.test(toYou) &&
    !/^(?:been|had|done|seen|\p{L}+ed)\b/iu.test(toYou)
  if (!verb) return `${capital(rest)}?`
  return done.has(plain) && !owns ? `${capital(plain)} you ${toYou}?` : `Do you ${plain} ${toYou}?`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
