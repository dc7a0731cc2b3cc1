// What an English prompt tells of a question, as it is asked: "how satisfied they are" is "How satisfied are you?", "whether they would
// recommend it" is "Would you recommend it?".
import { capitalised } from '../said.ts'

/** Those who are asked are "you". */
const asYou = (text: string): string =>
  text
    .replaceAll(/\b(?:they|he or she|she or he|he\/she|s\/he)\b/gi, 'you')
    .replaceAll(/\b(?:themselves)\b/gi, 'yourself')
    .replaceAll(/\b(?:their|his or her|her or his)\b/gi, 'your')
    .replaceAll(/\bthem\b/gi, 'you')

/** Of people who are asked, by whatever name. */
const people = String.raw`(?:they|he or she|people|everyone|everybody|one|(?:the |our |my )?(?:parents|guests|customers|clients|visitors|participants|attendees|employees|members|students|users|patients|respondents|staff))`
const others = String.raw`(?:you|we|I|it|this|that|(?:the|our|my|your|their|his or her) (?:[\p{L}’'-]+)(?: (?!(?:is|are|was|were|has|have|had|can|could|will|would|should|does|did|do)\b)[\p{L}’'-]+)?)`
/** "have been here" helps, "have children" does not. */
const auxiliary = String.raw`(?:is|are|was|were|can|could|will|would|should|shall|may|might|must|(?:has|have|had)(?= (?:(?:already|ever|never|not|just) )?(?:been|had|done|seen|gone|got|taken|made|\p{L}+ed)\b))`
const asked = String.raw`(?:how|what|which|where|when|why|who)`
const word = String.raw`[\p{L}’'-]+`

/** "how satisfied they are with the food", "what we should change" */
const turned = new RegExp(
  String.raw`^(?<what>${asked}(?: ${word}){0,3}?) (?<who>${people}|${others}?) (?<verb>${auxiliary})(?<not>n?[’']t| not)?(?: (?<rest>.+))?$`,
  'iu',
)
/** "which meals their kid likes", "what they liked most" */
const done = new RegExp(
  String.raw`^(?<what>${asked}(?: ${word}){0,3}?) (?<who>${people}|you|we|I|it|(?:the|our|my|your|their|his or her) ${word}) (?<verb>(?!(?:is|are|was|were|on|in|at|of|for|with|to)\b)\p{L}{2,})(?: (?<rest>.+))?$`,
  'iu',
)
const irregular: Record<string, string> = {
  had: 'have',
  ate: 'eat',
  bought: 'buy',
  came: 'come',
  chose: 'choose',
  did: 'do',
  felt: 'feel',
  found: 'find',
  gave: 'give',
  got: 'get',
  heard: 'hear',
  knew: 'know',
  learnt: 'learn',
  left: 'leave',
  made: 'make',
  met: 'meet',
  missed: 'miss',
  paid: 'pay',
  read: 'read',
  said: 'say',
  saw: 'see',
  slept: 'sleep',
  spent: 'spend',
  stayed: 'stay',
  thought: 'think',
  told: 'tell',
  took: 'take',
  used: 'use',
  visited: 'visit',
  wanted: 'want',
  went: 'go',
  wore: 'wear',
  wrote: 'write',
}
/** "liked" -> like, "planned" -> plan, "tried" -> try */
function baseOfPast(verb: string): string | undefined {
  const known = irregular[verb]
  if (known) return known
  if (!/[a-z]{2}ed$/.test(verb)) return undefined
  const stem = verb.slice(0, -2)
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1)
  return /(?:[^aeiou](?:[aiou]|ur|av|ov|ik|as|us|oy)?[ksvcgzu]|[^aeiou]{1,2}[aiou][tdkmnpr]|[iu]d)$/.test(stem) &&
    !/(?:ck|sk|lk|nk|rk|ss|ing|ong)$/.test(stem)
    ? `${stem}e`
    : stem
}
const baseOfThird = (verb: string): string =>
  verb === 'has'
    ? 'have'
    : /(?:ies)$/.test(verb)
      ? `${verb.slice(0, -3)}y`
      : /(?:ch|sh|ss|x|z|o)es$/.test(verb)
        ? verb.slice(0, -2)
        : verb.slice(0, -1)

const isPeople = new RegExp(`^${people}$`, 'iu')
const rest = (text: string | undefined) => (text ? ` ${asYou(text)}` : '')
const verbOf = (verb: string, who: string): string =>
  who === 'you' ? ({ is: 'are', was: 'were', has: 'have' }[verb] ?? verb) : verb

/** A clause behind how, what, which and the like, as a question; undefined where it is none. */
function askedOutright(told: string): string | undefined {
  const inverted = turned.exec(told)?.groups
  if (inverted) {
    const who = isPeople.test(inverted['who']!) ? 'you' : asYou(inverted['who']!)
    const verb = verbOf(inverted['verb']!.toLowerCase(), who)
    return `${asYou(inverted['what']!)} ${verb} ${who}${inverted['not'] ? ' not' : ''}${rest(inverted['rest'])}`
  }
  const acted = done.exec(told)?.groups
  if (acted) {
    const who = isPeople.test(acted['who']!) ? 'you' : asYou(acted['who']!)
    const verb = acted['verb']!.toLowerCase()
    const past = baseOfPast(verb)
    const isOne = /^(?:it|(?:the|our|my|your) .*[^s])$/i.test(who)
    const [help, base] = past ? ['did', past] : isOne && verb.endsWith('s') ? ['does', baseOfThird(verb)] : ['do', verb]
    return `${asYou(acted['what']!)} ${help} ${who} ${base}${rest(acted['rest'])}`
  }
  // "what stresses them most", "since when", "how often"
  return new RegExp(String.raw`^(?:since |from |for |by |until )?${asked}(?:[’']s)?(?: |$)`, 'iu').test(told)
    ? asYou(told)
    : undefined
}

/** "how many people are you bringing": asked already. */
const isAsked = new RegExp(
  String.raw`^${asked}(?: ${word}){0,3} (?:${auxiliary}|do|does|did|have|has) (?:you|we|they|it|the|your|their|our|this|that|there)\b`,
  'iu',
)

/** The label or question that a form shows for what was told. */
export function directEnglish(told: string): string {
  if (/[?？]$/u.test(told)) return capitalised(asYou(told))
  const question = isAsked.test(told) ? asYou(told) : askedOutright(told)
  if (question) return `${capitalised(question)}?`
  // "do they feel supported": asked already, of somebody else
  if (
    /^(?:do|does|did|are|is|were|was|have|has|had|would|will|can|could|should) (?:they|he or she|you|we|it|the|our|their|there|any)\b/i.test(
      told,
    )
  )
    return `${capitalised(asYou(told.replace(/^does (?=he or she\b)/i, 'do ')))}?`
  return capitalised(asYou(told))
}
