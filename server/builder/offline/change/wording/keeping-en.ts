// Sentences about what is kept, in every way it is said: that there is something more or something less of it, that it is rated or added
// up, that none is left of it.
import type { Unwrapping } from './plain-wish.ts'

const kept: readonly Unwrapping[] = [
  [
    /^((?:an?|the|some|two|three|another) .+?) would be (?:good|nice|great|useful|handy|helpful|perfect|lovely|cool|practical|better)(?: too| as well| to have)?$/i,
    'add $1',
  ],
  [
    /^(?!it\b|that\b|this\b)(.+?) would be (?:good|nice|great|nicer|better|cool|lovely|prettier|perfect)(?: too| as well)?$/i,
    'use $1',
  ],
  [
    /^(?:an?|one|the|another|also an?) ([\p{L} -]+?) (?:for|on|per|with|in) (?:every|each|all the|all) ([\p{L} -]+)$/iu,
    'add $1 to $2',
  ],
  [
    /^(?:is (?:it|he|she) |are they |has (?:it|he|she) been |have they been )?([\p{L} -]{3,30}?)[,:]? \(?(?:yes or no|yes\/no|y\/n|yes-no|true or false)\)?$/iu,
    'add a checkbox for $1',
  ],
  [
    /^(?:let|allow) (?:me|us|people|users) (?:to )?(?:tag|label) (?:them|it|things|everything|the \p{L}+|[\p{L}]+)$/iu,
    'add tags',
  ],
  [
    /^(?:let|allow) (?:me|us|people|users) (?:to )?(?:rate|score|grade|star) (?:them|it|things|everything|the \p{L}+|[\p{L}]+)$/iu,
    'add a rating',
  ],
  [
    /^(?:let|allow) (?:me|us|people|users) (?:to )?comment(?: on)? ?(?:them|it|things|everything|the \p{L}+|[\p{L}]+)?$/iu,
    'add comments',
  ],
  [/^(.+?) (?:in|on|as|into|to) (?:an? |their |its )(?:own|separate) (list|table|page|tab)$/i, 'make $1 its own $2'],
  [
    /^(?:track|record|log|note|remember|save|store|write down|register|keep|see|know) (?=(?:who|when|where|how|if|whether|which)\b)/i,
    'add ',
  ],
  [/^remember (?:the |their |its |an? )/i, 'add '],
  [
    /^(?:and )?(?:also|plus|as well as) (?:the |our |my |some )?(\p{L}+s)$|^(?:and )?(?:the |our |my |some )?(\p{L}+s) (?:too|as well|also)$/iu,
    'add $1$2',
  ],
  [/^(?:put in|insert|fit in|squeeze in|throw in) (?!order)/i, 'add '],
  [/^(?:i|we) (?:also|now|too) have (?:also )?(?!to\b|no\b|been\b|an? (?:problem|question|look))/i, 'add '],
  [/^(?:i|we) have ([\p{L}-]+s) (with|and each) (?!no\b)(.+)$/iu, 'add $1 with $3'],
  [
    /^(?:please,? )?no (?!more\b|need\b|one\b|longer\b|way\b|idea\b|problem\b|warnings?\b|totals?\b|sums?\b|group)([\p{L}][\p{L} -]*?)(?: column| field)?(?:,? (?:please|any ?more|in (?:it|there)))*$/iu,
    'remove $1',
  ],
  [/^(?:i|we)(?:'m| am|'re| are) (?:not|never) (?:using|going to use|filling in|interested in) (?:the )?(.+)$/i, 'remove $1'],
  [/^(?:i|we) (?:can|could) (?:do|live|manage) without (?:the )?(.+)$/i, 'remove $1'],
  [/^(?:the )?(.+?) (?:is|are) (?:of )?no (?:use|interest|importance)(?: to (?:me|us))?$/i, 'remove $1'],
  [
    /^(?:the )?(.+?) (?:does|do)(?:n't| not) (?:belong|matter|interest (?:me|us)|need to be) ?(?:here|there|in (?:here|it|there)|any ?more)?$/i,
    'remove $1',
  ],
  [/^away with (?:the )?(.+)$/i, 'remove $1'],
  [
    /^(?:it |this |the list )?(?:should|must) (?:also )?(?:tell|say|show|state|contain|list|mention) (?:me |us )?(?!only|just|as\b|in\b|totals?|by\b|red)(?=(?:the |their |an? |who|when|where|how|what|which))/i,
    'add ',
  ],
  [
    /^for (?:each|every) ([\p{L} ]+?),? (?:i|we) (?:also |would |'d )*(?:need|want|like|write|note|keep|have)(?: to (?:store|keep|write|note|know|record|have|see))?(?: down)? (?:the |an? |their |its )?(.+)$/iu,
    'add $2 to $1',
  ],
  [
    /^(?:i|we) (?:also )?(?:rate|grade|score) (?:them|it|each|every one)(?: from (?:1|one) to (?:5|five|10|ten))?$/i,
    'add a rating',
  ],
]

/** "Out of stock in red": there are none left of it. */
const usedUp: readonly Unwrapping[] = [
  [
    /^(?=.*\b(?:red|highlight|mark|warn|flag|alert|tell|let me know|show|see|colou?r|stand out|notify|remind)\b).*\b(?:out of stock|sold out|used up|all gone|ran out|run out|none left|empty stock|no stock)\b.*$/i,
    'warn when below 1',
  ],
  [/^let (?:me|us) know (when|if|about)\b/i, 'warn $1'],
]

const examples: readonly Unwrapping[] = [
  [
    /^(?:(?:some|a few|many|lots of|a lot|much) )?more (?:sample|example|test|demo|dummy) (?:data|rows|entries|[\p{L}]+)$/iu,
    'add more examples',
  ],
  [
    /^(?:fill|populate|pad) (?:it|this|the (?:list|table)|them)(?: up)?(?: with)? (?:some |a few )?(?:more )?(?:examples?|data|samples?|sample data|rows|entries|\p{L}+s)$/iu,
    'add more examples',
  ],
  [/^(?:the )?(?:list|table|it) (?:looks|is|feels) (?:so |too |a bit |rather )?(?:empty|bare)$/i, 'add more examples'],
]

const figures: readonly Unwrapping[] = [
  [/^what(?:'s| is| are) the (total|sum|average|totals|sums)\b(.*)$/i, 'show the $1$2'],
  [
    /^(?=.*\b(?:together|in total|altogether|overall|all in all|in all|combined|everything|all of (?:it|them)|whole|so far|at the end|in the end)\b).*\b(?:how much|what)\b.*\b(?:costs?|spent|spend|spending|worth|owed?|earned?|paid|adds? up|comes? to|made|is it|amounts? to)\b.*$/i,
    'show totals',
  ],
  [
    /^(?:add|sum|count) (?:up )(?:all )?(?:the |my |our )?(?!to\b)([\p{L} ]+?)(?: (?:for|per) (?:me|us))?$/iu,
    'show the total of $1',
  ],
  [/^(?:i|we) (?:want|need|would like|'d like) to (?:see|know) (?:the )?(totals?|sums?|averages?)\b(.*)$/i, 'show the $1$2'],
]

export const keepingEn: readonly Unwrapping[] = [...kept, ...figures, ...usedUp, ...examples]
