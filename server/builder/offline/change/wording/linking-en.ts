// How an English wish for a new list says how its rows and those of another belong together: "each parcel should say which agency it was",
// "and which ewe they came off", "chosen by then picks one of the members". The groups are those of `linking.ts`.
import { form } from '../told/form.ts'

const { raw } = String
const joint = raw`(?:^|[.!?;,:]\s*|\s+[-–]\s+|\s+)`
const and = raw`(?:(?:and|so|with|where|then|also|of course|plus|make|let|have|please|make sure|so that|that) )*`
const rest = raw`[^.;,!?]*`
const end = raw`(?=\s*(?:[.;,!?]|$))`
const noun = (name: string) => raw`(?<${name}>\p{L}[\p{L}-]+)`
const field = raw`["“]?(?<field>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}?)["”]?`
const they = raw`(?<pronoun>them|it|those|these|that|that list|the list|there)`
const the = raw`(?:(?:the|an?|our|my|its|their|your|right|one of|one|list of) )*`
const can = raw`(?:(?:should|must|can|could|will|would|needs? to|has to|have to|ought to|to|also|then|always|now|be able to) )*`
const tie = raw`(?:(?:is|are|takes? place|happens?|sits?|lives?|stands?|stays?) (?:in|at|on) one of|(?:belongs?|is linked|be linked|are linked|links?|is tied|be tied|relates?|points?|goes|comes|is connected|be connected) (?:to|with|from))`

export const linkingEn: readonly RegExp[] = [
  form`${joint}${and}(?:each|every|an?|all) ${noun('from')} ${can}(?:(?:says?|shows?|tells? (?:me|us)|tells?|notes?|records?|knows?|states?|picks?|chooses?|has|have|gets?) (?:(?:which|what|who|one of|from) )+(?:of )?${the}${noun('to')}|${tie} ${the}${noun('to')})${rest}`,
  form`${joint}${and}(?:each(?: one)?|every one|it|they|all of them)(?: of (?:them|these))? ${can}${tie} ${the}${noun('to')}${end}`,
  form`(?:,|:|\s+[-–]|\s(?:and|plus|with))\s*(?:and )?(?:which|what) ${noun('to')} (?!(?:is|was) (?:its|his|her|their|the) )(?:it|they|he|she|this|that|these|was|is|were|are|belongs?|came|comes)(?!\p{L})${rest}`,
  form`${joint}${and}(?:the )?${field} ${can}(?:picks?|chooses?|selects?|(?:be )?(?:picked|chosen|selected)|comes?|points?|pulls?|is (?:picked|chosen|selected|one)|be one)(?: then)? (?:(?:one|someone|somebody) )?(?:from|of|out of|to)? ?(?:${they}|${the}${noun('to')}(?: list)?)${end}`,
]
