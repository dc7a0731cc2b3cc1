// What a survey or a form asks, where its questions are listed: "a survey that asks for an overall rating, favourite talk and comments",
// "they fill in the child's name, the group and what's wrong". A question is asked in the words it was listed with.
import type { Asked } from '../../model.ts'
import { asQuestion, asQuestions } from './as-question.ts'

/** "an accident report form": what is sent in with it. */
const formOf =
  /(?:^|[^\p{L}])(?<sent>(?:(?!(?:up|signup|registration|an?|the|our|my|this|that|online|simple|short|digital|quick|web|paper|little|small|feedback|contact|evaluation|need|needs|want|wants|in|of|for|with|have|make|create|build)\s)\p{L}+\s){1,3})forms?(?!\p{L})/iu
/** What a form is called after, in English: "accident report", "volunteer application". */
export const sentWith = (prompt: string): string | undefined => formOf.exec(prompt)?.groups?.sent?.trim().toLowerCase()

const opens =
  /(?:\b(?:ask(?:s|ed|ing)?(?: (?:them|people|everyone|everybody|(?:the |our |my )?\p{L}+s))?(?: (?:for|about|to rate|to give|to state)|(?=\s+(?:how|what|which|whether|if|where|when|why|who)\b))|fill(?:s|ing)?(?: it)? (?:in|out)(?: (?:an?|the|our) (?:short |small )?form with)?|(?:rate|rates|rating)|(?:should|must|need to|have to|can|could|to|people|they|visitors|guests|parents|members|customers) (?:give|enter|state|write(?: down)?|answer|rate|leave|tell us|say)(?: us)?|(?:questions?|fields?|boxes) (?:about|on|for|like|such as)|with (?:questions?|fields?|boxes)(?: for| on| about)?|(?:form|survey|questionnaire|sheet)s?(?: (?:for|to|where) [^.,:;!?\n]{1,40}?)? (?:with|asking (?:for|about)|covering)|(?:survey|questionnaire)s?(?: (?:for|to|about|on) [^.,:;!?\n]{1,90}?)?,? (?:like|such as))|:)\s+(?<list>[^.!?;:\n]+)/giu
const betweenItems = /,(?![^()]*\))\s*(?:and\s+|or\s+)?|\s+and\s+(?![^()]*\))/i
const determiner =
  /^(?:questions? (?:about|on)|an?|the|their|his or her|her or his|his|her|your|our|its|both|also|any|some|own|for|about|in|us|write(?: down)?|say|tell us|tell|describe|leave|add)\s+/i
/** What is told of the list and is no part of its last question. */
const afterwards =
  /\s+(?:so(?: that)?|before|after that|when they|once|because|then|online|on (?:a|an|the|their|our) (?:phone|tablet|phones|tablets|ipad|kiosk|website|page|computer)|please|thanks|thank you)(?!\p{L}).*$/iu
const noQuestion =
  /^(?:i|we|it|you|they|he|she|people|parents|customers|then|send|sends|see|sees|get|gets|submit|submits|press|click|show|shows|save|nothing|that|this|forms?|surveys?|questionnaires?|online|it in|everything)(?![\p{L}’'])/iu
const ofSurvey = /survey|questionnaire|feedback|\bforms?\b|question|\bask|\brat(?:e|ing)|evaluation|\bfields?\b/iu
/** Told in the same row as what is rated, and answered in words. */
const inWords =
  /^(?:(?:and|also|then) )*(?:write|say|tell|describe|explain|comment|add|leave|what|why|which|where|how did|how (?:they|you|people) (?:found|heard|got))\b|\bcomments?$/iu
/** "guests rate food, service and atmosphere" */
const raters =
  /^(?:(?:the |our |my )?(?:they|people|guests|customers|clients|members|visitors|participants|users|parents|students|everyone) )(?:can |should |will |could )?(?:rate|grade|score) (?<what>.+)$/iu
const questionMaxChars = 60
const questionsMin = 2
const choices = /\s*\(([^()]+)\)\s*$/
const rates = /^(?:to |they |people |guests |customers |members |visitors )?rat(?:e|es|ing)\b/i
const yesOrNo = /^(?:whether|if) (?:or not )?(?<rest>.+)$/i
const pronoun = /^(?:they|you|he or she|he|she|people|one)(?:[’']?(?:ve|re))? /i
/** "a parent was called": what is asked about stands before its verb. */
const stated = /^(?<what>.{2,30}?) (?<verb>was|were|is|are|has|have|can|will|should) (?<rest>.+)$/i
const leading =
  /^(?<verb>have|has|are|is|were|was|want|wants|need|needs|can|will|would|had|do|did|like|eat|agree|plan)\s(?<what>.+)$/i
const done = new Set(['have', 'are', 'were', 'can', 'will', 'would', 'had', 'did'])

/** The questions a prompt lists in English, and from where to where; null where it lists fewer than two. */
export function listedQuestions(prompt: string): { asked: Asked[]; start: number; end: number } | null {
  const lists = [...prompt.matchAll(opens)].map(({ 0: found, index, groups }) => {
    const list = groups!.list!.replace(afterwards, '')
    const start = index + found.length - groups!.list!.length
    const isRating = rates.test(found)
    const told = list
      .split(betweenItems)
      .map((item) => item.trim())
      .filter(Boolean)
    let isRated = isRating
    const items = asQuestions(told, 'en', (item) => {
      const rated = raters.exec(item)?.groups?.['what']
      isRated = (isRated || rated !== undefined) && !inWords.test(item)
      const question = questionOf(rated ?? item)
      return isRated && !choices.test(item) ? { ...question, kind: 'scale' } : question
    })
    // "Members: name, phone": of a list beside the survey
    const isElse =
      found.startsWith(':') &&
      !ofSurvey.test(
        prompt
          .slice(0, index)
          .split(/[.!?\n]/u)
          .at(-1)!,
      )
    return isElse ? { start, end: start, items: [] } : { start, end: start + list.length, items }
  })
  const listed = lists.filter(
    ({ items }) =>
      items.length >= questionsMin && items.every(({ text }) => text.length <= questionMaxChars && !noQuestion.test(text)),
  )
  if (!listed.length) return null
  const seen = new Set<string>()
  const asked = listed
    .flatMap(({ items }) => items)
    .filter(({ text }) => text.length > 1 && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
  return { asked, start: listed[0]!.start, end: listed.at(-1)!.end }
}

function withoutDeterminer(item: string): string {
  const shorter = item.replace(determiner, '')
  return shorter === item ? item : withoutDeterminer(shorter)
}

function questionOf(item: string): Asked {
  const words = withoutDeterminer(item)
  const yes = yesOrNo.exec(words)?.groups?.rest
  return yes === undefined ? asQuestion(words, 'en') : { text: asYesOrNo(yes), kind: 'yesNo' }
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
