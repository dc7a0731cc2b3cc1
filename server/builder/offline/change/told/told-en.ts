// English wishes that tell; the closest form first.
import { form } from './form.ts'
import type { ToldForm } from './told.ts'

const { raw } = String

/** "oh and", "I think", "can you make": what stands before the name of a field. */
const lead = raw`^(?:(?:oh|hm+|ok|okay|and|so|but|also|please|actually|maybe|i think|i guess)[, ]+)*(?:(?:can|could|would|should|may) (?:you |we |i |it )?(?:please )?)?(?:(?:make|turn|change|set|let|have|put|switch|convert|want|need) |i(?:'d| would)? (?:like|want|need) |it would be (?:nice|good|great|better) if )?(?:the |our |my |every |each )*`
const field = raw`(?<field>\p{L}[\p{L}\p{N}'/ -]{0,40}?)(?: field| column| box)?`
const be = raw`(?:(?:should|must|can|could|shall|has to|have to|needs? to|ought to|to|is|are|be|being|into|as|a|an|only|just|really|actually|rather|simply|always) )+`
const plain = raw`(?:(?:an?|the|plain|normal|ordinary|simple|regular|proper|real|actual|just|only|pure|free|usual|bigger|longer|long) )*`
const type = raw`(?<type>(?:whole |text |date |number |star |yes\/no |yes or no )?(?:numbers?|integers?|text|words|date|day|time|money|amounts?|price|percent(?:age)?|check ?box(?:es)?|tick ?box(?:es)?|yes\/no|yes or no|toggle|link|url|rating|stars|picture|photo|image|e-?mail|phone number|tags?|date and time|minutes|hours|days))`
const tail = raw`(?:,? (?:please|pls|plz|thanks|instead))*(?:,? (?:(?:and |but )?(?:not|no|without|instead of|rather than|so|some|because|as|since|for|where|when|that way|in which)\b|-).*)?[.!]*$`
const pick = raw`(?:(?:something|one|a thing|what|which) )?(?:(?:that|which) )?(?:(?:i|we|you|they|people|everyone|one) (?:can |could |should |have to )?(?:just )?(?:pick|choose|select)|(?:an? )?(?:drop-?down(?: list| menu)?|choice|menu|selection|pick ?list|list to (?:choose|pick) from|fixed list)|(?:chosen|picked|selected))(?: (?:from|between|out of|among|of|with)\b)?(?: (?:an? )?(?:fixed |short )?(?:list|menu|drop-?down))?(?: (?:of|with|between))?`
const name = raw`(?<fields>(?:the |our |both )?\p{L}[\p{L}\p{N}'/, -]{0,60}?)`
const filled = raw`(?:filled(?: in| out)?|given|entered|there|set|required|mandatory|provided|known|present|compulsory)`
const kinds = raw`(?:status(?:es)?|states?|stages?|steps?|categor(?:y|ies)|types?|kinds?|options?|choices?)`

export const toldEn: readonly ToldForm[] = [
  // choices
  [form`${lead}${field},? (?:${be})?${pick}\s*[:,?-]?\s+(?<options>\S.*)$`, 'choose'],
  [
    form`^(?:there should be |add |i(?:'d like| want| need) |we need |have )?(?:an? |the )?(?:new )?(?:field|column|choice)? ?(?:for |called )?${field},? (?:either|one of|being either|which is either)\s+(?<options>.+\bor\b.+)$`,
    'choose',
  ],
  [form`^(?:the )?${field}:\s*(?<options>[^,:]{1,30}(?:,[^,:]{1,30})*(?:,? or |,)[^,:]{1,30})$`, 'rechoose'],
  [
    form`^(?:there (?:should be|are|must be)|we have|i want|we need|we only have|only) (?:only |just |now )*(?:two|three|four|five|six|seven|eight|[2-9]|these|the following)(?: different)? ${field}:\s*(?<options>.+)$`,
    'choose',
  ],
  [
    form`^(?<field>who (?!(?:is|are|was|were)\b)[\p{L} ]{2,30}?)\s*[,:]\s*(?<options>\p{L}+(?:, \p{L}+)*,? or \p{L}+)[.!]*$`,
    'choose',
  ],
  [form`${lead}${field} (?:can|could|may|should) (?:be )?(?:several|many|more than one)(?: of)?(?:: .*)?$`, 'several'],
  // one choice more
  [
    form`^(?:and )?(?:between|after) (?:the )?(?<other>[^,]{1,30}?)(?: and [^,]{1,30}?)?,? (?:there(?:'s| is| should be| must be| comes)|comes|we have|i have|we need|put|add)(?: also)? (?:an? |the )?["“]?(?<option>[^"”.!]{1,40}?)["”]?[.!]*$`,
    'offer',
  ],
  [
    form`^(?:we|i) (?:also |now )?(?:have|got|need|get|added) an?(?:other)? (?:new |extra )?${field},? (?:called |named |the )*(?<option>\p{Lu}[^.!,]{0,40}|["“][^"”]+["”])[.!]*$`,
    'offer',
  ],
  [
    form`^(?:add |put )(?<option>[^,]{1,30}?) as (?:the |an? )?(?:last|first|final|new|another|extra|possible) ${field}[.!]*$`,
    'offer',
  ],
  [
    form`^(?<option>\p{L}.{0,60}?) (?:is|are) (?:still |also )?missing (?:in|from|among|under|at|on) (?:the |our )?${field}(?: options| choices| list)?[.!]*$`,
    'offer',
  ],
  [
    form`${lead}${field} (?:also |still )?(?:needs?|lacks?|misses|is missing|could use|should (?:also )?(?:have|include|offer)|must (?:also )?have|has to have|wants)(?: also)? (?:an? |the )?(?:(?:option|choice|value) )?(?:called |named )?["']?(?<option>[^"']{1,60}?)["']?(?: too| as well| in it| as an? (?:option|choice))?[.!]*$`,
    'offer',
  ],
  [
    form`^.*\b(?:that|who|which)(?:'s| are| is|'re) (?<option>[^,.?!]{2,40}?)[,.?!]* (?:so |and |can |could |please |pls |would you )*(?:add |make |put |have |use |you |we |i )*(?:that|this|it|them|those)\b.*\b(?:as|be|to|in|among|with)\b (?:an? |one of |the |our |another |new )*(?<field>${kinds}|\p{L}+)[.!?]*$`,
    'offer',
  ],
  [
    form`^(?:we|i|they) (?:also |sometimes |now |do )?\p{L}+ (?:also )?(?<option>[^,.?!]{2,40}?)[,.?!]+ (?:so |and |can |could |please |pls |would you )*(?:add |make |put |have |use |you |we |i )*(?:that|this|it|them|those)\b.*\b(?:as|be|to|in|among|with)\b (?:an? |one of |the |our |another |new )*(?<field>${kinds}|\p{L}+)[.!?]*$`,
    'offer',
  ],
  [
    form`^(?:and )?(?:there(?:'?s| is| are) (?:also )?(?:no|not an?y?)|you forgot|what about|we also have|i also have|where(?:'s| is)) (?:an? |the )?(?<option>\p{L}[\p{L} -]{1,30}?)[.!?]*$`,
    'offer',
  ],
  [form`^(?:and )?(?:the )?(?<option>\p{L}[\p{L} -]{1,30}?) is (?:still )?missing[.!?]*$`, 'offer'],
  // one choice less
  [
    form`${lead}(?:drop|remove|delete|get rid of|take|lose|scrap|cut|kick|throw|leave)(?: out| away| off)? (?:the )?(?<option>.{1,40}?) (?:from|in|of|out of|off|as) (?:an? |the |our )?${field}(?: options| choices| list)?(?:[,.!-].*)?$`,
    'withdraw',
  ],
  [
    form`${lead}(?:drop|remove|delete|get rid of|take out|take away|lose|scrap|cut) (?:the )?(?<option>\p{L}+ \p{L}+)[,.!]? (?:(?:we|i|they|nobody|no one|it|that)\b|because|as|since).*$`,
    'withdraw',
  ],
  [
    form`^(?:the )?(?<option>\p{L}[^,]{1,30}?) (?:doesn't|does not|don't|do not|no longer) (?:exist|exists|apply|applies|happen)(?: any ?more| any longer| here)?[.!]*$`,
    'withdraw',
  ],
  [
    form`^(?:we|i|they) (?:don't|do not|no longer|never) (?:have|use|sell|do|offer|make|need|bake|get|take) (?:the |any )?(?<option>\p{L}[^,]{1,30}?)(?: any ?more| any longer| here| ever)?[.!]*$`,
    'withdraw',
  ],
  // a clock time
  [
    form`${lead}${field} (?:also )?(?:should|must|needs?|has to|could|can|wants)(?: to)?(?: also)? (?:have |show |include |contain |say |be )?(?:an? |the )?(?:clock |exact |right )?(?:time|hour|clock)(?: of day| of the day)?(?: as well(?: as .*)?| too| also|,? (?:and )?not (?:just|only) .*| besides.*| with it)?[.!]*$`,
    'clock',
  ],
  [
    form`${lead}${field},? (?:with|and|plus|including) (?:an? |the )?(?:clock |exact )?(?:time|hour)(?: of day)?(?: too| as well)?[.!]*$`,
    'clock',
  ],
  // what must be filled in and what not
  [
    form`^${name} (?:must|has to|have to|should|needs? to) (?:always )?be ${filled}(?: in)?,? (?:and |but )?(?:the )?(?<other>\p{L}[\p{L} -]{0,40}?) (?:is |does |do |need |doesn't |needn't |should )?(?:not|n't)(?: need to be| have to be| to be)?(?: ${filled})?[.!]*$`,
    'require',
  ],
  [
    form`^(?:(?:oh|and|so|also|please|make sure|ensure)[, ]+)*(?:that )?${name} (?:is|are) (?:an? )?(?:must|musts|essential|obligatory|compulsory)[.!]*$`,
    'require',
  ],
  [
    form`^(?:(?:oh|and|so|also|please)[, ]+)+${name} (?:must|has to|have to|should|needs? to) (?:always )?be ${filled}(?: in)?(?: (?:always|before|or|every time|each time)\b.*)?[.!]*$`,
    'require',
  ],
  [
    form`^${name} (?:can|could|may|should be able to) (?:be )?(?:left (?:out|open|empty|blank)|skipped|omitted|stay empty|wait)(?: .*)?[.!]*$`,
    'relax',
  ],
  [
    form`^(?:we |i )?(?:don't|do not|won't|can't|not) (?:always )?(?:have|know|need|get) (?:an? |the |their )?${name}(?: always| every time| for everyone| for all(?: of them)?| yet| at first)?, so (?:it|that|they) (?:can|could|may|should|need|must)\b.*$`,
    'relax',
  ],
  [
    form`^${name} (?:isn't|is not|aren't|are not) (?:always )?(?:needed|necessary|required|known|there)(?: for everyone| for all.*| every time| in (?:all|every) cases?| always| yet| at first| from the start)[.!]*$`,
    'relax',
  ],
  // what a new one starts with
  [
    form`^(?:start|begin|open|set) (?:the )?${field} (?:at|with|on|from) (?<value>.{1,40}?)(?: (?:from the start|at first|to begin with|by default))?[.!]*$`,
    'start',
  ],
  [
    form`^(?:the )?${field} (?:is|should (?:always )?be|must be|starts?(?: out)?(?: at| as| with)?|begins? (?:at|with|as)|should start (?:at|as|with)) (?:always |usually |normally |mostly |nearly always )?(?<value>today|now|the (?:current|same) day)(?: by default| at first| always)?[.!]*$`,
    'start',
  ],
  [
    form`^(?:the )?${field} (?:is|are|should be|starts at) (?:always |usually |normally |mostly |nearly always |almost always )(?:at )?(?<value>[^,]{1,30}?)[.!]*$`,
    'start',
  ],
  // the order of columns
  [
    form`${lead}${field} (?:should|must|has to|could|belongs|needs to|ought to|to)(?: be| come| stand| go| sit| appear| be shown)* (?:before|ahead of|in front of|to the left of|above) (?:the )?(?<other>\p{L}[\p{L} -]{0,40}?)[.!]*$`,
    'order',
  ],
  [
    form`${lead}(?<field>\p{L}[\p{L} -]{0,40}?) (?:should be |must be |as |be |is )?(?:the )?(?<value>second|2nd|third|3rd|fourth|4th)(?: column| field| one)?(?: in the (?:list|table))?[.!]*$`,
    'order',
  ],
  // types
  [
    form`${lead}${field} (?:came out as|comes out as|is shown as|has become|became|turned into|is|was made|is now) (?:an? )?(?:text|number|date|words|money|choice|plain text),? (?:but |and )?(?:it(?:'s| is)|it should be|should be|that(?:'s| is)|it must be|we need)(?: really| actually)? ${plain}${type}${tail}`,
    'retype',
  ],
  [form`${lead}${field} (?:is|means|says|tells|counts) how (?:long|much time|many hours)\b.*$`, 'last'],
  [form`${lead}${field} ${be}${plain}${type}${tail}`, 'retype'],
  [
    form`^instead of (?:an? )?(?:yes or no|yes\/no|tick|check ?box|tick ?box|text|number),? (?:the )?${field} (?:should|must|could|can)(?: rather)? be (?:an? |the )?(?<type>date|day|number|text|choice|amount|rating)\b.*$`,
    'retype',
  ],
  [
    form`^(?:.*\b)?(?:pick|choose|select|tick|have|enter|be|set) (?:more than one|several|many|multiple|two or more|a few)(?: of the| different)? (?<field>\p{L}[\p{L} -]{0,30}?)(?: at once| at a time| per .+| for .+)?[.!]*$`,
    'several',
  ],
  [
    form`${lead}${field} (?:can|could|should|may|must) (?:have |be |hold |take )+(?:more than one|several|many|multiple)(?: values?| choices?| options?)?(?: at once| at a time)?[.!]*$`,
    'several',
  ],
  [
    form`^(?:add |and |also |the |its |their )*(?<field>weight|length|height|width|depth|volume|area|distance|duration|temperature|age|speed|size) in (?<value>\p{L}+)[.!]*$`,
    'measure',
  ],
  // a box to tick
  [form`^(?<field>\p{L}{3,25}(?:ed|en|ic|al|able)) or not[.!?]*$`, 'tick'],
  [
    form`^(?:add |i(?:'d like| want| need) |we need |please |give me |have |put in )*(?:an? |one )?(?:tick|check|tick ?box|check ?box|box to tick|yes\/no)(?: box)? (?:for |called |named |whether |if |saying |that says )?(?:it(?:'s| is) |they are |the )?["']?(?<field>[^"']{2,40}?)["']?(?: or not)?[.!]*$`,
    'tick',
  ],
  [
    form`^(?:is|are|was|were|has|have) (?:it|they|he|she|this)(?: been)? (?<field>\p{L}[\p{L} -]{1,30}?) or not[,.?]*(?: (?:i|we) (?:want|need|would like) to (?:tick|check|mark|see|know) (?:that|it))?[.!]*$`,
    'tick',
  ],
  [
    form`^(?:let (?:me|us)|i want to|we want to|i need to|can (?:i|we)) (?:mark|tick|check|flag) (?:things|them|those|items|entries|ones|it|each|what is|which are) (?:off )?(?:as |that are |that were |being )?(?<field>\p{L}[\p{L} -]{1,30}?)[.!?]*$`,
    'tick',
  ],
]
