// Sentences about what is kept, in every way it is said: that there is something more or something less of it, that it is rated or added
// up, that none is left of it.
import type { Unwrapping } from './plain-wish.ts'

const noun = "[\\p{L}\\p{N}'-]+(?: (?!the\\b|an?\\b)[\\p{L}\\p{N}'-]+){0,2}"
const noVerb =
  '(?!(?:add|remove|delete|drop|show|make|put|sort|group|rename|call|change|move|use|set|give|hide|warn|highlight|mark|mind|let|can|could|would|please|i|we|you|it|they|there|this|that|what|who|where|when|how|export|import|translate|split|merge|link|turn|switch|include|track|store|save|keep|want|need|more|less|bigger|smaller|darker|lighter|dark|light|in|on|to|no|not|only|sorted|grouped|newest|oldest|same|red|green|blue|everything|all|another|different|remember|note|log|record|register|ask|attach|write|enter|merge|combine|swap|mark|sum|count|undo|try|start|open|only)\\b)'

/** What is to be filled in, in every way it is asked for. */
const asked: readonly Unwrapping[] = [
  [
    new RegExp(
      `^(?:and )?(?:who|what|where|when|which)(?:'s| is| are| was| were) (?:their|its|his|her|(?:the |each |every )?\\p{L}+'s) (${noun})$`,
      'iu',
    ),
    'add $1',
  ],
  [
    /^(?:(?:i|we) (?:want|would like|need|'d like) to |let me |can (?:i|we) |show |see )+(?:see |have |view )?(?:the |their |some )?(poster|cover|picture|photo|image|thumbnail|logo)s?$/i,
    'add $1',
  ],
  [
    new RegExp(
      `^(?:i|we) (?:want|need|would like|'d like) to (?:also )?(?:see|know) (?:the |their |its |his |her )(?!total|sum|average|.*\\b(?:in|as|by|on|first|last|top|per|under|list|calendar|board|chart|table|week|month|year|ones|same|most|best|new|old|all|overview)\\b)(${noun})$`,
      'iu',
    ),
    'add $1',
  ],
  [
    /^(?:(?:let me|i want to|we want to|i need to) )?(?:mark|tick|check|cross|star|see|know|remember)(?: off)? (?:the |my )?(?:ones|those|which|what|things|\p{L}+s)(?: ones)? (?:that |which )?(?:(?:i|we|they)(?:'ve| have)?|have been|has been|were|was|got|is|are)(?: already)?(?: been)? (?!red|in\b|on\b|the\b|a\b)(\p{L}+(?:ed|en|wn|ad|id|ne|de|ght|ot|old|one|ent))$/iu,
    'add a checkbox for $1',
  ],
  [
    /^(an? (?:(?:extra|new|further|additional) )?(?:status|stage|step|category|type|kind|priority|genre|level|option|choice|field|column) (?:called|named) .+)$/i,
    'add $1',
  ],
  [/^(.+?),?\s+(?:too|as well),? please$/i, '$1 too'],
  [
    new RegExp(
      `^(?:and |also |plus |& |\\+ ?)+(?:the |an? |their |its |our )?${noVerb}(${noun})(?: too| as well| also| please)*$`,
      'iu',
    ),
    'add $1',
  ],
  [new RegExp(`^(?:the |an? |their |its |our )?${noVerb}(${noun}),? (?:too|as well|also)$`, 'iu'), 'add $1'],
  // who books or signs up is asked for what is kept of them
  [
    /^(?:also )?ask (?:them |people |everyone |everybody |customers? |clients? |guests? |members? |parents )?(?:also )?for (?:their |the |an? )?(?=\S+(?: \S+){0,3}$)(?:(.+?)(?:,? (?:too|as well|also|when (?:they|people|someone) (?:books?|signs? up|registers?)))?)$/i,
    'add $1',
  ],
  [
    /^((?:store|save|keep|track|record|register|note|remember|show|include|put in|ask for|enter|log|have|want|need|add)\s.+?),?\s+(?:too|as well|also)$/i,
    '$1',
  ],
  [/^(?:please )?put (?:the |an? |their )?(.+?) in(?: there| it)?$/i, 'add $1'],
  [new RegExp(`^(?:the |an? )?${noVerb}(${noun}) (?:field|column)(?:,? please)?$`, 'iu'), 'add a field called $1'],
  [
    /^(?:we|i|you|one) (?:should|must|have to|ought to|could|might) (?:also )?(?:note|write down|record|store|save|register|log|keep|track|enter|remember|list|include|mention)(?: down)?\s+/i,
    'add ',
  ],
  [
    /^(?:the )?(?:form|page|list|table|record|card|entry) (?:should|must|has to|needs to|could) (?:also )?(?:ask (?:for|about)|include|contain|have|show|list|hold|store)\s+(?:the |an? |their |its )?/i,
    'add ',
  ],
  [
    /^(?:the )?(?:form|page|list|table|record|card|entry) (?:also )?(?:needs?|lacks?|misses|is missing|wants?)\s+(?:also )?(?:the |an? )?/i,
    'add ',
  ],
  [
    /^ask (?:people |them |users |me |us |everyone |guests |customers )?(?:for|about) (?:the |their |an? |its )?(?!help\b)(.+)$/i,
    'add $1',
  ],
  [
    /^(?:it (?:would|might|could)(?: really| also)? (?:help|be useful|be handy)|it helps) (?:me |us )?(?:a lot )?to (?:have|see|know|store|record)\s+/i,
    'add ',
  ],
  [/^(?:could|can|might|may|should) there (?:also )?be\s+/i, 'add '],
  [
    /^(?:do you |would you )?mind (?:also )?adding\s+|^(?:how about|what about|consider) adding\s+|^(?:i suggest|let's try|try) adding\s+/i,
    'add ',
  ],
  [
    /^(?:supplement|extend|complete|complement|enrich|expand|augment) (?:it|this|that|the (?:list|table|form|page)|them|everything|each \p{L}+|every \p{L}+) (?:with|by)\s+/iu,
    'add ',
  ],
  [/^(?:supplement|complement) with\s+/i, 'add '],
  [
    /^(?:please )?(?:supplement|extend|complete|complement|enrich|expand|augment) (?:the |our |my |each |every |all )?([\p{L} ]+?) (?:with|by)\s+(.+)$/iu,
    'add $2 to $1',
  ],
  [
    /^where (?:can|could|do|should) (?:i|we|you) (?:put|enter|write|note|store|record|save|fill in|see|find)(?: down)? (?:the |an? |their |its )?(.+)$/i,
    'add $1',
  ],
  [
    /^(?:can|could|may|should|might) (?:the |our |all |every |each )?(?!we\b|i\b|you\b|they\b|it\b|there\b|users?\b)([\p{L}]+) (?:also )?have (.+)$/iu,
    'add $2 to $1',
  ],
  [
    /^(?:in|on|to|for) (?:the |our |my |each |every )?([\p{L} ]+?)(?: list| table| form| page)?,? (?:please )?(?:also )?(?:add|put|include|store|save|note|have) (?:the |an? )?(.+)$/iu,
    'add $2 to $1',
  ],
  [/^([\p{L}]+(?: [\p{L}]+)?)\s*: (?:also )?(?:add|put|include) (?:the |an? )?(.+)$/iu, 'add $2 to $1'],
  [
    /^(?:store|save|keep|track|record|register|note|remember|write down|show|log|include|list) (?:the |an? |their |its )?(.+?) (?:for|on|of|with|per) (?:each|every|all the|all) ([\p{L} ]+)$/iu,
    'add $1 to $2',
  ],
  [/^(?:the|each|every|a) ([\p{L}]+)'s (.+?),? (?:too|as well|also)$/iu, 'add $2 to $1'],
  [/^add (?:the |each |every )([\p{L}]+)'s (.+)$/iu, 'add $2 to $1'],
  [
    /^(?:one|an?)(?: more| other|other| new| extra| additional)? (?:field|column),\s+(?:the |an? |for |called )?(.+)$/i,
    'add a field called $1',
  ],
  [/^add (?:an? |the )?(optional|required|mandatory) (?:field (?:for |called )?)?(?:the |an? )?(.+)$/i, 'add $2; make $2 $1'],
]

const kept: readonly Unwrapping[] = [
  [
    /^who (paid|brought|won|wrote|made|took|gave|bought|sent|signed|cooked|booked|ordered|found)(?: (?:the|it|this|that|for|which)\b.*)?$/i,
    'add who $1',
  ],
  [
    /^(?:the |our |all )?(\p{L}+s) (?:also )?(?:get|need|receive|carry) an? (?!\p{L}+ (?:look|page|view|chart)\b)(.+)$/iu,
    'add $2 to $1',
  ],
  [
    /^(?:everyone|everybody|each one|each of them|all of them|they all) (?:also )?(?:has|have|needs?|gets?) (?:also )?(?:an? |their own |the )?(?!to\b|no\b)(.+)$/i,
    'add $1',
  ],
  [
    /^(?:i|we) (?:no longer|don't|do not|never) (?:want|need|like) to (?:record|store|keep|track|save|note|enter|write down|see|fill in|know) (?:the |an? |their )?(.+?)(?: any ?more| any longer)?$/i,
    'remove $1',
  ],
  [
    /^(?:the )?(.+?) (?:need not|needn't|does not have to|doesn't have to|must not necessarily) be (?:there|present|set|known)$/i,
    'make $1 optional',
  ],
  [/^(?:an? )?([\p{L} ]+?) (?:check ?box|tick ?box)(?: please)?$/iu, 'add a checkbox for $1'],
  [
    /^(?:(?:let me|i want to|can i) )?(?:mark|star|pick|choose) (?:my |our |the )?(favou?rites?)(?: ones)?$/i,
    'add a checkbox for favourite',
  ],
  [/^(?:the )?(vat|tax|discount|commission|tip|markup|deposit) is (\d+(?:[.,]\d+)? ?(?:%|percent))$/i, 'add $1 $2'],
  [/^(?:some )?more (?:examples?|samples?|sample data|example data)$/i, 'add more examples'],
  [/^(?:show |see )?(?:the )?(?:total|overall|whole) (?:stock|inventory) value$/i, 'show totals'],
  [
    /^(?:the )?(.+?) (?:should|must|can|could) be (?:an? )?(?:list (?:to choose from|of choices|of options)|choice (?:of|between|from)|selection (?:of|from)|pick ?list)\s*:?\s*(\p{L}+.*(?:,|\bor\b|\band\b).+)$/iu,
    'make $1 a dropdown with $2',
  ],
  [/^(?:the |our )?([\p{L}]+s) (?:are|can be|will be) (?:called )?([^,]+,[^,].* and .+)$/iu, 'make $1 a dropdown with $2'],
  [
    /^(?:no|never|nobody|no one|not|don't|do not) (?:save |add |accept |allow |create )?(?:.{1,30} )?without (?:an? |the |their )?([\p{L} ]+)$|^([\p{L}]+) without (?:an? |the |their )?([\p{L} ]+) should (?:not|never) be .+$/iu,
    'make $1$3 required',
  ],
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
    /^(?:please,? )?no (?!two\b|three\b|duplicates?\b|doubles?\b|more\b|need\b|one\b|longer\b|way\b|idea\b|problem\b|warnings?\b|totals?\b|sums?\b|group)([\p{L}][\p{L} -]*?)(?: column| field)?(?:,? (?:please|any ?more|in (?:it|there)))*$/iu,
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
    /^for (?:each|every) ([\p{L} ]+?),? (?:i|we) (?:also |would |'d )*(?:need|want|like|write|note|keep|have)(?: to (?:store|keep|write|note|know|record|have|see))?(?: down)? (?!to\b|if\b|whether\b|who|when\b|where\b|how\b|which\b|what\b)(?:the |an? |their |its )?(.+)$/iu,
    'add $2 to $1',
  ],
  [
    /^(?:i|we) (?:also )?(?:rate|grade|score) (?:them|it|each|every one)(?: from (?:1|one) to (?:5|five|10|ten))?$/i,
    'add a rating',
  ],
]

export const keepingEn: readonly Unwrapping[] = [...asked, ...kept]
