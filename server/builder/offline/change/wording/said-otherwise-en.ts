// Sentences that mean a wish the readers know by other words: "we call them helpers" is a new name, "keep only X" a removal.
import type { Unwrapping } from './plain-wish.ts'

export const saidOtherwiseEn: readonly Unwrapping[] = [
  [
    /^(?:we|i|people|everyone|most)(?:'d)?(?: usually| just| actually| always| all| rather| normally)* call (?:them|these|those)\s+(.+?)(?: here)?$/i,
    'call them $1',
  ],
  [/^they(?:'re| are) (?:really |actually |usually )?(?:called|named)\s+(.+?)(?: here)?$/i, 'call them $1'],
  [
    /^(?:(?:add|make|create|i need|we need|i want|we want|i'd like|also)\s+)?(?:an?|one)\s+(?:second|third|separate|different|further)\s+(?:list|table|register)\s+(?:for|of|with|to (?:keep|track|store))\s+(?:the |my |our )?/i,
    'add a list of ',
  ],
  [
    /^(?:the )?([\p{L} ]+?)\s+(?:should|must|could|need to|needs to)\s+(?:be|have|become|get)\s+(their own|its own|a separate|separate)\s+(list|table|page)s?(?=$|\s+with\b)/iu,
    'make $1 $2 $3',
  ],
  [/^(make|turn) (.+?) (?:into |in )?a (list|table) of (?:its|their) own$/i, '$1 $2 its own $3'],
  [/^(?:only keep|keep only|keep just|just keep|leave only)\s+(.+)$/i, 'remove everything but $1'],
  [
    /^(?:(?:add|i want|we want|i'd like|i need|with|use|give it|it needs|it should have|have)\s+)?(?:the )?(?:columns|stages|lanes|steps|statuses|phases)\s*(?:\b(?:for|called|named|should be|are|like)\b|:)\s*(?=.*\b(?:to.?do|doing|done|in progress|backlog|won|lost|finished|closed|completed|delivered|paid|approved|shipped)\b)(.+?,.+)$/i,
    'status should be $1; show it as a board',
  ],
  [
    /^(?:add|show|display|see|with)\s+(?:the |my |their )?(?:book |album |record |game |film |movie )?covers(?: of the \p{L}+)?$/iu,
    'add cover',
  ],
  [
    /^add (?:to )?who(?:m)? (?:i|we) (lent|gave|sold|sent|rented) (?:it|them) (?:out )?to and when$/i,
    'add a field called $1 to and a field called $1 on',
  ],
  [/^add (?:to )?who(?:m)? (?:i|we) (lent|gave|sold|sent|rented) (?:it|them) (?:out )?to$/i, 'add a field called $1 to'],
  [/^add who (?:i|we) (got|bought|borrowed) (?:it|them) (?:from|of)(?: and when)?$/i, 'add a field called $1 from'],
  [
    /^(?:(?:could|can|should|may)\s+)?(?:the )?([\p{L} ]+?)\s+(?:should |could |can |must )?be (?:picked|chosen|selected) (?:from|in|among)\s+(?:an? |the )?(?:list|drop-?down|menu)?(?:\s*(?:of|with)\b|:)?\s*(?=\p{L}+.*(?:,|\bor\b|\band\b))(.+)$/iu,
    'make $1 a dropdown with $2',
  ],
  [
    /^(?:change|turn|make)\s+(.+?)\s+(?:to |into )an? (?:drop-?down|choice|select|pick ?list)\s*(?:of|with|between|:)\s*(.+)$/i,
    'make $1 a dropdown with $2',
  ],
  [
    /^(?:show|see|view|display)?\s*(?:it |them |this |everything )?(?:as a )?(?:week by week|month by month|by the week|(?:weekly|monthly|week|month) view)$/i,
    'show as a calendar',
  ],
  [/^(?:i|we)(?:'d| would) rather (?:see|have|use|like)\s+(.+?)\s+than\s+(?:an? |the )?(.+)$/i, 'show $1 instead of $2'],
  [
    /^(an? (?:new )?(?:check ?box|tick ?box|drop-?down|text field|number field|date field|column|field)\s+(?:for|with|called|named|to)\s.+)$/i,
    'add $1',
  ],
  [
    /^(?:(?:let me|i want to|i'd like to|we need to|i need to|be able to)\s+)?(?:export|download|save|get)\s+(?:this|it|them|all|everything|(?:the|my|our) \p{L}+)?\s*(?:list |table |data )?(?:as|to|into|in)\s+(?:an? )?(?:excel|spreadsheet|csv)(?: file| sheet| format)?$/iu,
    'export to csv',
  ],
  [
    /^(?:show |add |see |with |give me )?(?:the )?(?:monthly|weekly|yearly|annual|daily) (?:totals?|sums?|overview|summary|summaries|figures|report)$/i,
    'add a dashboard',
  ],
  [
    /^(?:(?:let me|i want to|i'd like to|be able to|i need to|to)\s+)?(?:tick|check|mark)(?: off)?\s+(?:what|which|those|the ones|everything)(?: that| which)?\s+(?:has|have|is|are|was|were)(?: already)?(?: been)?\s+([\p{L}-]+)$/iu,
    'add a checkbox for $1',
  ],
  [
    /^(?:(?:turn|switch) (?:off|out)|turn|disable|remove|leave|no|without)\s+(?:the )?dark (?:mode|theme)(?: off| out)?$/i,
    'light mode',
  ],
  [
    /^add (?:an? |the )?(.+?) as (?:an? )?(?:yes\/no|yes-no|yes or no|check ?box|tick ?box)(?: field| question| choice)?$/i,
    'add a checkbox for $1',
  ],
  [/^(?:the )?([\p{L} ]+?) (?:shouldn't|should not|needn't) be (?:required|mandatory)(?: any ?more)?$/iu, 'make $1 optional'],
  [
    /^add (?:an? )?(?:welcome|public|front|info(?:rmation)?|marketing|presentation|about) page\b(?! called).*$/i,
    'add a landing page',
  ],
  [/^(?:let me )?(?:invoice|bill)\s+(?:my |our |the )?\p{L}+$/iu, 'add an invoice page'],
  [/^(?:let me )?(?:see|add|show|have)?\s*the (?:whole )?(?:week|month)(?: at a glance| ahead)?$/i, 'show as a calendar'],
  [
    /^(?:the )?([\p{L} ]+?) (?:should|must|could|can) be (?:chosen|picked|selected|taken) from (?:an? |the |our )?list(?: of \p{L}+)?$/iu,
    'make $1 its own list',
  ],
  [
    /^(?:add )?(?:an? |the )?([\p{L} -]+?(?:date|day|deadline)),?\s+(?:shown |which is |that (?:is|turns) )?(?:in )?red (?:when|if|once|after) (?:it'?s |it is |it has )?(?:passed|past|over|late|overdue|missed)$/iu,
    'add $1; warn when $1 has passed',
  ],
  [/^(?:add )?where (?:did|does|do) (?:the |our |my |an? )?\p{L}+ come from\s*[:(]\s*([^()]+,[^()]+?)\)?$/iu, 'add source: $1'],
  [
    /^(add [\p{L} ]+?),? (?:and |where )?(?:the |each |every |all )?(\p{L}+) (?:should )?(?:belongs?|is linked|are linked|is connected|are connected) to (?:an? |the )?(\p{L}+)$/iu,
    '$1; link $2 to $3',
  ],
]
