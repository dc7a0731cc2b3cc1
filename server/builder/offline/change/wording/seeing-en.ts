// Sentences about what is seen, in every way it is said: pictures, dark and light, choices from a list, sums, what is used up, examples.
import type { Unwrapping } from './plain-wish.ts'

const picture = '(?:pictures?|photos?|covers?|images?|posters?|thumbnails?)'
const seenAs: readonly Unwrapping[] = [
  // what is archived stays and is not shown at first
  [/^archive (?:the |all |my |our )*((?:finished|completed|done|closed|old|sent|paid|resolved) [\p{L} ]+)$/iu, 'hide $1'],
  [
    new RegExp(
      `^(?:show |use |have |see |display |i want |make it |as )?(?:an? )?(?:cards?|grid|tiles?|view|overview|wall|visual overview) (?:of|with|showing) (?:the |their |big |large |their own )*${picture}$`,
      'i',
    ),
    'show as a gallery',
  ],
  [
    new RegExp(
      `^(?:show |use |have |see |display |i want |an? |big |large )*${picture} (?:view|grid|wall|overview|gallery|cards)$`,
      'i',
    ),
    'show as a gallery',
  ],
  [
    new RegExp(
      `^(?:show |use |have |see |display |i want )?(?:big |large )?${picture} (?:instead of|rather than|not) (?:an? |the )?(?:table|rows|list|lines|text).*$`,
      'i',
    ),
    'show as a gallery',
  ],
  [
    /^(?:an? )?(?:night (?:mode|theme)|(?:black|dark|night) background|(?:make )?(?:the )?background (?:black|dark)|(?:white|light) (?:text|letters|writing) on (?:an? )?(?:black|dark)(?: background)?|dark by default)$/i,
    'dark mode',
  ],
  [
    /^(?:an? )?(?:light|white|bright|day) (?:background|mode|theme) (?:instead of|not|rather than) (?:the )?(?:dark|black|night).*$|^(?:an? )?white background$/i,
    'light mode',
  ],
  [
    /^(?:i want |use |show |prices? in |in |change to |switch to )?(euros?|dollars?|pounds?|kronor|kroner|yen|francs?|usd|eur|gbp|sek|nok|dkk|chf|jpy)(?: (?:instead of|rather than|not) \p{L}+)?$/iu,
    'use $1',
  ],
  [
    /^(?:let me |i want to |we want to |be able to )?(?:choose|pick|select) (?:the |an? |their )?([\p{L} ]+?) (?:from (?:an? |the )?(?:list|menu|drop-?down)|instead of (?:typing|writing)(?: it)?)$/iu,
    'make $1 a dropdown',
  ],
  [/^(?:add )?(?:an? )?(?:drop-?down|select|menu|pick ?list) (?:for|of) (?:the )?([\p{L} ]+)$/iu, 'make $1 a dropdown'],
  [
    /^(?:show|give me|add|display|see|i want|put|have)? ?(?:the |an? )?(?:grand |overall )?(?:total|sum)s?(?: row| line)?(?: (?:under|below|at|in) .+)?$/i,
    'show totals',
  ],
  [
    /^(?:add )?(?:an? |the )?(?:section|tab|page|area|part|list|table|register|place|menu item) (?:for|with|of|to (?:keep|store|list|manage)) (?:the |our |my |all )?([\p{L}]+s)$/iu,
    'add a list of $1',
  ],
  [
    /^(?:the |our |my |each |every |an? )?([\p{L}]+) (?:has|have|places?|makes?|books?|buys?|owns?|takes?|gets?|can (?:also )?(?:have|place|make|book|own)) (?:many |several |multiple |their own |his own |different )?(?!to\b)([\p{L}]+s)$/iu,
    'add $2; link $2 to $1',
  ],
  [
    /^(?!sums|totals|subtotals|averages|numbers|figures|charts|graphs|columns|sections|groups|headings)([\p{L}]+s) (?:per|for (?:each|every)) ([\p{L}]+)$/iu,
    'add $1 to $2',
  ],
]

/** "Out of stock in red": there are none left of it. */
const usedUp: readonly Unwrapping[] = [
  [/^(?:if|when|whenever|once) (.+?),? (?:then )?(?:please )?(?:warn|alert|notify|tell|remind)(?: (?:me|us))?$/i, 'warn if $1'],
  [
    /^(?:notify|tell|inform|ping|alert) (?:me|us) (?=(?:if|when|whenever|once)\b.*(?:\d|\b(?:low|empty|late|overdue|out)\b))/i,
    'warn ',
  ],
  [
    /^(?=.*\b(?:red|highlight|mark|warn|flag|alert|tell|let me know|show|see|colou?r|stand out|notify|remind)\b)(?!.*\b(?:only|just)\b).*\b(?:out of stock|sold out|used up|all gone|ran out|run out|none left|empty stock|no stock)\b.*$/i,
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

export const seeingEn: { first: readonly Unwrapping[]; last: readonly Unwrapping[] } = {
  first: seenAs,
  last: [...figures, ...usedUp, ...examples],
}
