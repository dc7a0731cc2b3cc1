// English wishes that tell; the closest form first.
import { form } from './form.ts'
import { be, field, filled, lead, name, plain, tail, type } from './forms-en.ts'
import { toldChoicesEn } from './told-choices-en.ts'
import { toldFieldsEn } from './told-fields-en.ts'
import type { ToldForm } from './told.ts'

export const toldEn: readonly ToldForm[] = [
  ...toldChoicesEn,
  ...toldFieldsEn,
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
    form`${lead}(?<field>\p{L}[\p{L} -]{0,40}?),? (?:first|up front|at the front),? (?:(?:and )?(?:then|followed by|after that) (?:the |comes? (?:the )?|goes? (?:the )?)?|(?:and )?(?:the )?(?=.* (?:after|behind|next|second|following)(?: (?:it|that))?[.!]*$))(?<other>\p{L}[\p{L} -]{0,40}?)(?: (?:after|behind|next|second|following)(?: (?:it|that))?)?[.!]*$`,
    'order',
  ],
  [
    form`${lead}${field} (?:should|must|has to|could|belongs|needs to|ought to|to)(?: be| come| stand| go| sit| appear| be shown)* (?:before|ahead of|in front of|to the left of|left of|above|earlier than|sooner than|prior to|higher than|on top of) (?:the )?(?<other>\p{L}[\p{L} -]{0,40}?)[.!]*$`,
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
    form`^(?:add |and |also |the |its |their )*(?<field>(?:(?!in\b)\p{L}+ ){0,2}(?:weight|length|height|width|depth|volume|area|distance|duration|temperature|age|speed|size)) in (?<value>\p{L}+)[.!]*$`,
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
