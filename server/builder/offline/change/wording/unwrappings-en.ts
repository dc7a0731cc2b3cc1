// How people ask in English, and what they ask for in the words the readers know. Tried in order, again until nothing changes.
import type { Unwrapping } from './plain-wish.ts'
import { renamingEn } from './renaming-en.ts'
import { courtesiesEn } from './courtesies-en.ts'
import { keepingEn } from './keeping-en.ts'
import { meaningsEn } from './meanings-en.ts'
import { seeingEn } from './seeing-en.ts'
import { saidOtherwiseEn } from './said-otherwise-en.ts'

export const unwrappingsEn: readonly Unwrapping[] = [
  [/^(?:(?:can|could) (?:i|we)|(?:i|we)(?:'d| would)? (?:want|like|love) to) (?=(?:rate|grade) )/i, 'let me '],
  [/\b(?:pls|plz|pleas|plese)\b/gi, 'please'],
  [/\b(can|could|would|will|if|do)\s+u\b/gi, '$1 you'],
  [/\b(have|has|had|should|must|was|were|ca|wo|could|would)nt\b/gi, "$1n't"],
  [
    /^(?:hi|hello|hey|yo|ok|okay|alright|great|nice|perfect|cool|lovely|super|thanks|thank you|thx|looks (?:good|great)|well|hm+|oh|actually|btw|by the way|one more thing|another thing|last thing|next|first of all|finally|so|ah)(?: there)?[,!.:-]+\s*/i,
    '',
  ],
  [
    /^(?:hi|hello|hey|yo|ok|okay|actually|btw|oh|so|and|but|now)\s+(?=(?:can|could|would|please|i|we|you|let|add|make|the|it)\b)/i,
    '',
  ],
  [
    /[,.]?\s+(?:please|thanks|thank you|thx|cheers|asap|if (?:possible|you can|that's possible|that works)|when you can|for me|for us)\s*$/i,
    '',
  ],
  ...courtesiesEn,
  ...saidOtherwiseEn,
  ...meaningsEn,
  ...seeingEn.first,
  ...keepingEn,
  ...seeingEn.last,
  [/^-+\s+|^[•*]\s+|^\d+[.)]\s+/, ''],
  [/^(i|we)\s?d like\b/i, "$1'd like"],
  [
    /^(?:i|we)(?:'d like| would like| want| prefer)\s+(?=(?:an?\s+)?(?:bigger|larger|smaller|brighter|darker|lighter|warmer|cooler|softer|rounder|bolder|calmer)\s)/i,
    '',
  ],
  [/\b(do|does|is|are)nt\b/i, "$1n't"],
  // "I also want", "we would really like": how much somebody wants it changes nothing
  [
    /^(i|we|you|it|they)\s+(?:also|really|actually|definitely|certainly|just|still|now|do|would also|will also)\s+(?=(?:want|need|would|should|have to|must|could|can|like|prefer|miss)s?\b)/i,
    '$1 ',
  ],
  [/^(i|we)(?:'d| would)\s+(?:also|really|actually|still)\s+(?=(?:like|love|want|need)\b)/i, "$1'd "],
  [/^(i|we)(?:'d| would) (?:love|appreciate|prefer|be happy|be glad)(?: if (?:you|it) (?:could|would|can))?\s+/i, "$1'd like "],
  [
    /^(?:it would be|it'd be|would be)\s+\w+ if (?:there (?:was|were)|it had|(?:i|we) had|(?:i|we|people|you|one) (?:can|could) (?:see|have|enter|fill in|record|write|note))\s+/i,
    'add ',
  ],
  [/^(?:it would be|it'd be|would be)\s+\w+ (?:to have|to see)\s+/i, 'add '],
  [/^(?:it would be|it'd be|would be)\s+\w+ (?:if (?:you|we|i|it) could|to)\s+/i, ''],
  [/^(?:i|we)(?:'d like| would like| want| need) (.+\s(?:before|after|above|below)\s.+)$/i, 'put $1'],
  [/^(?:could|can|may) (?:we|i) (?:also |please )?(?:have|get)\s+(?!rid\b)/i, 'add '],
  [/^(?:(?:could|can|would|will) (?:you|we)|please|also|maybe|perhaps|just)(?: please| also| maybe| just)*\s+/i, ''],
  [/^(?:is it|would it be) possible to\s+|^is there a way to\s+|^(?:i|we) (?:want|would like|'d like) you to\s+/i, ''],
  [/^(?:i|we) (?:want|need|would like) to be able to (?:see|have|enter|fill in|record|write|note)\s+/i, 'add '],
  [
    /^(?:i|we|you) (?:don't|do not|no longer|never) (?:really |actually |even )?(?:need|want|use|care about)\s+(?!to\b|people\b|anyone\b)|^(?:there's |there is )?no need (?:for|of)\s+|^(?:nobody|no one|noone) (?:needs|uses|fills in|looks at)\s+/i,
    'remove ',
  ],
  [/^(remove .+?)\s+(?:any ?more|any longer|at all|either|now|completely|entirely|altogether)$/i, '$1'],
  [
    /^(.+?)\s+(?:isn't|aren't|is not|are not|is no longer|are no longer) (?:really )?(?:needed|necessary|used|wanted|relevant)(?: any ?more| any longer)?$/i,
    'remove $1',
  ],
  [/^(.+?)\s+(?:is|are) (?:unnecessary|redundant|superfluous|useless|pointless|not useful)(?: now)?$/i, 'remove $1'],
  [
    /^(?:the )?([\p{L}-]+s)\s+(?:should|must|have to|need to) be\s+(?!.*\b(?:sorted|grouped|linked|tags|columns|cards|numbers|dates|lists|minutes|hours|days|weeks|stars)\b)([\p{L}-]+s)$/iu,
    'rename $1 to $2',
  ],
  [/^(.+?)\s+(?:can go|should go|has to go|must go|can be (?:removed|deleted|dropped))(?: away| now)?$/i, 'remove $1'],
  [
    /^(?:please )?(?:get rid of|ditch|scrap|lose|erase|kill|strip out|throw out|throw away|skip|cut out|leave out|do away with)\s+/i,
    'remove ',
  ],
  [/^take\s+(?:away|out|off)\s+/i, 'remove '],
  [/^take\s+(.+?)\s+(?:away|out|off)(?: again)?$/i, 'remove $1'],
  [/^take\s+(.+?)\s+(?:out of|off|away from)\s+(.+)$/i, 'remove $1 from $2'],
  [/^(?:swap|exchange)(?: out)?\s+(.+?)\s+(?:for|with|against)\s+(.+)$/i, 'replace $1 with $2'],
  ...renamingEn,
  [
    /^(?:i|we)(?:'d| would)?(?: also| really| still)* (?:need|want|like|have) (?:also |to )?(?:to )?(?:store|track|record|know|note(?: down)?|keep(?: track of)?|register|save|log|enter|write(?: down)?|capture|fill in|put in)\s+/i,
    'add ',
  ],
  [
    /^(?:let|allow) (?:me|us|people|them|users?|everyone|you) (?:to )?(?:also )?(?:enter|write(?: down)?|note(?: down)?|store|save|record|fill in|type in|put in|log|attach|upload|register)\s+/i,
    'add ',
  ],
  [
    /^(?:i|we) (?:also )?(?:need|want)(?: to have)? (?:a (?:place|spot|space|box|way)|somewhere|room) (?:to (?:write|put|enter|store|note|keep|save|record|add)(?: down| in)?|for)\s+/i,
    'add ',
  ],
  [
    /^(?:add |make )?(?:a (?:place|spot|space|box)|somewhere|room) (?:to (?:write|put|enter|store|note|keep|save|record)(?: down| in)?|for)\s+/i,
    'add ',
  ],
  [
    /^(?:where(?:'s| is| are)(?!.*\b(?:data|stored|saved|hosted|server|kept|located|found|you|this|it|that)\b)|what about|how about|don't forget|i forgot|we forgot(?: about)?|i miss|you forgot(?: about)?|you missed)\s+(?:the |to add )?/i,
    'add ',
  ],
  [/^(?:there(?:'s| is| are) no|we lack|i'm missing|we're missing|i am missing)\s+/i, 'add '],
  [
    /^(?:the )?((?:(?!\b(?:warn|highlight|flag|mark|show|when|if|where|which|alert|tell)\b).)+?)\s+(?:is|are) missing(?: (?:from|in|on|for) (.+))?$/i,
    'add $1 to $2',
  ],
  [/^(add .+?) to $/i, '$1'],
  [/^(add .+?) and (?:the )?(.+?) (?:calculated|worked out|computed)(?: automatically| for me)?$/i, '$1 and calculate $2'],
  [
    /^(?:the )?(.+?) (?:should|must|has to|needs to) (?:be )?(?:automatically )?(?:calculated|worked out|computed)(?: automatically| by itself)?$/i,
    'calculate $1',
  ],
  [
    /^(?:there(?:'s| is| are)|i (?:can't|cannot) (?:find|see)) (?:no|nowhere|not any|any|no way|nothing)(?: (?:place|space|field|column|room|box|way|where))?(?: to (?:put|enter|write(?: down)?|store|note|save|record|see|add)| for)\s+(?:an? |the |their |its |any )?/i,
    'add ',
  ],
  [
    /^(?:i|we) (?:can't|cannot|can not|am not able to) (?:enter|write(?: down)?|store|note|save|record|add|put in|fill in)\s+/i,
    'add ',
  ],
  [
    /^(?!it\b|they\b|this\b|that\b|you\b)(?:the )?(.+?)\s+(?:should|must|has to|have to|needs? to|ought to)(?: also)? be (?:noted|recorded|stored|saved|kept|tracked|registered|included|listed|logged|written down|noted down|added|mentioned|possible to (?:enter|add|store))(?: down)?(?: too| as well| also)?(?: (?:for|on|with|per) (?:each|every|all|the)\s+(.+))?$/i,
    'add $1 to $2',
  ],
  [/^(?:keep|make|take) (?:a )?(?:track|note|record|notes|records) of\s+/i, 'add '],
  [/,?\s+(?:sorry|ok(?:ay)?|cheers|ty|lol|btw|if you don't mind|no rush|:\)|:-\))$/i, ''],
  [
    /^(?:i think |i guess |maybe )?(?:we|you|i) (?:can|could|may|might|should)(?: also| just| probably| safely| now)* (?=(?:drop|remove|delete|skip|lose|get rid|ditch|scrap|hide|take (?:out|away|off)|rename|add|show|merge|split)\b)/i,
    '',
  ],
  [
    /^add (?:an? )?(?:new |extra )?(?:field|column|box|place|spot|text ?box)?\s*(?:where|in which|so|that lets me|so that) (?:i|we|you|people|they) can (?:write|enter|put|note|type|add|store|save|record|fill in)(?: down| in)?\s+(?:an? |the |my |some |their )?(?:short |long |brief |quick |little )?(.+)$/i,
    'add a field called $1',
  ],
  [
    /^(?:(?:let me|i want to|i'd like to|be able to|to)\s+)?(?:mark|tick|check)(?: off)?\s+(?:the |my |some |which )?(.+?)s?\s+(?:with|using|by) an? (?:check ?box|tick ?box|tick|check ?mark|star|heart)$/i,
    'add a checkbox for $1',
  ],
  [
    /^(?:(?:let me|i want to|i'd like to|be able to|to|can i)\s+)(?:mark|tick|check)(?: off)?\s+(?:the |which |what )?([\p{L}-]+)\s+(?:(?:that|which|who)\s+)?(?:are|is|were|was|have been|has been|i have|i've|as)\s+(?!required|mandatory|optional|hidden|unique|in\b|red|green|blue|yellow|orange)([\p{L}-]+)$/iu,
    'add a checkbox for $2 to $1',
  ],
  [
    /^(?:the )?(?!add\b|show\b|make\b|there\b|it\b|what\b|who\b)([\p{L} ]+?)\s+(?:is|are)\s+(?:really |actually |usually )?(?:called|named)\s+(.+)$/iu,
    'rename $1 to $2',
  ],
  [
    /^(?:people|you|users?|they|i|we|everyone)\s+(?:can|may|should be able to)\s+(?:leave|skip)\s+(?:the |their |an? )?(.+?)(?:\s+(?:empty|blank|out|open))?$/i,
    'make $1 optional',
  ],
  [
    /^(?:people|you|users?|they|nobody|no one|i|we|everyone)\s+(?:can't|cannot|can not|must not|mustn't|may not|shouldn't|should not|should not be able to|shouldn't be able to)\s+(?:leave|skip)\s+(?:the |their |an? )?(.+?)(?:\s+(?:empty|blank|out|open))?$/i,
    'make $1 required',
  ],
  [
    /^(.+?)\s+(must|should|has to|needs to|is|are)(?: be)?\s+(unique|required|mandatory|optional|hidden)\s+and\s+(unique|required|mandatory|optional|hidden)$/i,
    '$1 should be $3; $1 should be $4',
  ],
  [/^(?:also |and )?(?:manage|handle|organi[sz]e|follow|administer)\s+(?:the |my |our |all )?(?=[\p{L}-]+s\b)/iu, 'add '],
  [
    /^(add [\p{L}-]+s)(?:,|;)? (?:where |and |with )?(?:each|every)(?: [\p{L}-]+)? (?:has|have|with|having|should have|must have|needs)\s+/iu,
    '$1 with ',
  ],
  [
    /^(?:replace|swap)\s+(?:the )?(.+?)\s+(?:with|by|for)\s+(?:two|three|four|2|3|4)\s+(?:new |separate |different )?(?:fields?|columns?|ones)\s*[:,]?\s*(.+)$/i,
    'remove $1; add $2',
  ],
  [
    /^add (?:an? |the )?([\p{L}-]+(?: [\p{L}-]+)?)(?: field| box| column)?(?: (on|to|for) (?:the )?([\p{L}-]+))? with (?:lots|plenty|a lot|enough|more) (?:of )?(?:space|room|lines)(?: .*)?$/iu,
    'add $1 as a long text $2 $3',
  ],
  [
    /^(?:(?:every|each|all|the|an?)\s+)+([\p{L} -]+?)\s+(?:should|must|needs? to|has to|have to|could)(?: also)? (?:say|show|tell|have|know|include|state)\s+(?:which|what)\s+([\p{L}-]+)\b.*$/iu,
    'add $2 to $1',
  ],
  [
    /^(?:can|could|may) i (?:also )?(?=(?:attach|upload|add|enter|store|save|write|note|record|choose|pick|mark|sort|filter|hide|rename|remove|delete)\b)/i,
    '',
  ],
  [/^(?:i|we) (?:want|need|would like|'d like) to (?:attach|upload)\s+|^(?:attach|upload)\s+/i, 'add '],
  [
    /^(add (?:an? |the )?[\p{L}-]+(?: [\p{L}-]+)?),?\s+(?:it |they |which |that )?(?:needs?|with|should have) (?:lots of |enough |more |a lot of )?(?:room|space)(?: .*)?$/iu,
    '$1 as a long text',
  ],
  [
    /^(?:the )?(.+?)\s+(?:is |are )?not (?:really )?(?:needed|necessary|required here|used|wanted|relevant)(?: here| any ?more)?$/i,
    'remove $1',
  ],
  [
    /^(.+?) (must|should|has to|needs to) be (required|mandatory|optional|hidden|unique) and (?:come|be|stand|go) (first|last|on top|at the top|at the end)$/i,
    '$1 should be $3; move $1 $4',
  ],
  [/^(?:i|we) want to keep a list of (?:those|them|these)$/i, ''],
  // what the ones that are asked for do or are for is no part of their name
  [
    /^(add (?:an? |the |some |new )?[\p{L}-]+(?: [\p{L}-]+)?)\s+(?:(?:that|which|who)\s+)?(?:i|we|you|they|people|everyone|(?:the |our |my )?\p{L}+s?)\s+(?:can|could|will|may|must|have to|need to|want to)\s+(?!be\s).+$/iu,
    '$1',
  ],
  [/^should (?:we|i) (?:also )?(?:have|get)\s+|^(?:there|it) (?:should|could|must|needs? to) (?:also )?(?:be|have)\s+/i, 'add '],
  [
    /^(?:i|we|it) (?:also )?(?:need|needs|want|wants|'d like|would like)\s+(?=(?:an?|another|more|extra|some)\s)(?!.*\b(?:look|feel|style|theme|design|mode|colou?rs?|font|text|background|tone)\b)/i,
    'add ',
  ],
  [/^(add .+?),?\s+(?:too|as well|also|again)$/i, '$1'],
  [
    /^(?:the )?(.+?)\s+(?:can|may|could|should be able to) (?:also )?(?:be (?:left )?(?:empty|blank|skipped|omitted)|stay empty)$/i,
    'make $1 optional',
  ],
  [
    /^(?:the )?(.+?)\s+(?:(?:does|do|should)(?:n't| not) (?:always )?(?:have|need) to be|needn't be|doesn't need to be) (?:filled in|filled out|filled|entered|given|provided|set|chosen|required|mandatory)(?: any ?more)?$/i,
    'make $1 optional',
  ],
  [
    /^(?:the )?(.+?)\s+(?:is|are|should be|can be) (?:optional|voluntary|not (?:required|mandatory))(?: any ?more| now)?$/i,
    'make $1 optional',
  ],
  [/^(?:don't|do not|no longer) (?:require|force|demand)\s+(?:an? |the )?(.+)$/i, 'make $1 optional'],
  [
    /^(?:the )?(.+?)\s+(?:always )?(?:must|has to|have to|needs to|need to|should)(?: always)? be (?:filled in|filled out|filled|entered|given|provided|there|set|completed|stated|chosen|picked|selected|known|present)(?: in)?(?: always)?$/i,
    'make $1 required',
  ],
  [
    /^(?:the )?(.+?)\s+(?:can't|cannot|can not|must not|mustn't|may not|shouldn't|should not|should never|can never|must never) be (?:left )?(?:empty|blank|missing|skipped|omitted)$/i,
    'make $1 required',
  ],
  [
    /^(?:don't|do not|never) (?:allow|accept|let people (?:save|leave)|permit)\s+(?:an? )?(?:empty|blank|missing)\s+(.+?)s?$/i,
    'make $1 required',
  ],
  [
    /^(?:no one|nobody|people|you|users?) (?:should(?:n't| not)|can(?:'t|not)|must(?:n't| not)|should|must|may not) (?:be able to )?(?:save|add|submit) (?:.+ )?without (?:an? |the )?(.+)$/i,
    'make $1 required',
  ],
  [
    /^(?:force|require) (?:people|users?|everyone|them|you) to (?:enter|fill in|give|provide|write|choose|pick)\s+(?:an? |the |their )?(.+)$/i,
    'make $1 required',
  ],
  [
    /^(?:an? )?(?:new|another|extra|one more|additional|further)\s+(?!look|design|style|colou?rs?|theme|font|.*\b(?:is|are|should|must|starts?|gets?|have|has|by default)\b)(.+)$/i,
    'add new $1',
  ],
  [
    /^(?:change|edit|update|set)\s+(?:the\s+)?(.+?)\s+(?:options?|choices|values|alternatives|list)\s+(to|into)\s+(.+)$/i,
    'change $1 $2 $3',
  ],
  [
    /^(?:the\s+)?(?:options?|choices|values|alternatives)\s+(?:of|for|in)\s+(.+?)\s+(?:should be|are|must be|to be)\s+(.+)$/i,
    'change $1 to $2',
  ],
  [
    /^make\s+(?:the\s+)?(?!(?:\w+\s+)?(?:pictures?|photos?|pics?|images?|covers?|text|font|letters|buttons?|cards?|board|table|menu|title|headline|logo|everything|it|all)\b)(.+?)\s+(?:field\s+|box\s+)?(?:longer|bigger|larger|multi-?line|taller)\b.*(?:room|space|write|text|lines?)?.*$/i,
    'make $1 a long text',
  ],
  [
    /^(?:more|extra) (?:room|space) (?:for|in)\s+(?:the\s+)?(.+)$|^(?:the\s+)?(.+?)\s+(?:needs|should have|must have) more (?:room|space|lines)$/i,
    'make $1$2 a long text',
  ],
  [
    /^(?:i|we) (?:hate|dislike|don't like|do not like) (?:the |this |that )?(?:colou?rs?|look|design|theme|style|font)$/i,
    'another look',
  ],
  [
    /^(?:the )?(?:project|app|application|site|website|page)?\s*(?:name|title)\s*(?:is|should be|must be|=|:)\s+(?!required|mandatory|optional|filled|unique|longer|shorter|bigger|hidden|split|an?\s)(.+)$/i,
    'call it $1',
  ],
  [
    /^(?:i|we)(?:'d like| would like| want| need)\s+(?!to\b|it\b|them\b|this\b|that\b|you\b|more\b|less\b|all\b|every|each\b|the\b|my\b|our\b|no\b|only\b|just\b|another look)(?!.*\b(?:look|feel|style|theme|design|mode|colou?rs?|font|text|background|tone|bigger|smaller|darker|lighter|brighter|softer|instead|first|last|required|mandatory|optional|swedish|english|japanese|sorted|grouped)\b)(.+)$/i,
    'add $1',
  ],
  [/,\s*not (?:an? )?\p{L}+$|\s+instead of (?:an? )?(?:text|number|free text|words)$/iu, ''],
  [
    /^(?:the\s+)?((?:(?!\b(?:should|must|shall|needs? to|has to|be|is|are|show|measure|how|calculate|compute|work out|count)\b).)+?),?\s+in\s+(minutes|hours|seconds|days|weeks|months|years|kg|kilos|lbs?|pounds|oz|ounces|feet|inches|kilograms|grams|metres|meters|km|kilometres|kilometers|miles|cm|centimetres|litres|liters|percent)$/i,
    '$1 should be in $2',
  ],
  [/^(.+?)\s+(?:everywhere|all over|on all pages|throughout)$/i, '$1'],
  [
    /^(?:add )?(?:an? |the )?(?:start|home|front|main|first|landing|overview) ?(?:page|screen) (?:with|showing|that shows|of) (?:(?:all |some |the |key |most important |a few )*)(?:numbers|figures|statistics|stats|summary|summaries|totals|charts?|graphs?|overview|kpis?).*$/i,
    'add a dashboard',
  ],
  [/^(?:add )?(?:a )?section (?:about|for) (?:us|me|ourselves|myself|the company|our company|who we are)$/i, 'add about us'],
  [
    /^(?:the )?(headline|heading|tagline|slogan|subtitle|subheading|phone(?: number)?|e-?mail|address)\s*[:=]\s*(?!required|mandatory|optional|hidden|first|last)(.+)$/i,
    'rename $1 to $2',
  ],
  [
    /^(?!they\b|we\b|you\b|these\b|those\b|people\b)(?:all |the )?([\p{L}]+s)\s+(?:also )?have\s+(?!to\b|been\b|no\b)(?:an?\s+|their\s+)?(.+)$/iu,
    'add $1 with $2',
  ],
]
