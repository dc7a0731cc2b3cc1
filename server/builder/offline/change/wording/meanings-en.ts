// Whole sentences by what they mean: who may come in, how the data gets out, what something is really called, what comes with what,
// what a new row holds. Each is told in the words that the readers know.
import type { Unwrapping } from './plain-wish.ts'

const we = '(?:i|we|you|they|people|one)'
const languages =
  '(?:swedish|english|japanese|french|german|spanish|italian|dutch|norwegian|danish|finnish|polish|portuguese|chinese|korean|arabic|russian|turkish)'
const everything =
  '(?:it|this|that|everything|all of (?:it|this)|the (?:whole |entire )?(?:thing|site|page|project|app|texts?|interface))'
const sheet = '(?:spread ?sheets?|excel|csv|google sheets?|numbers file|xlsx?)'
const nameParts = '(?:first|last|given|family|sur|middle)[ -]?(?:names?)?'

/** "Only my team should get in": what needs accounts, in every way it is said. */
const comingIn: readonly Unwrapping[] = [
  [
    /^(?:(?:it (?:is|should be|must be)|keep it|make it) )?(?:only for (?:me|us|my \p{L}+|our \p{L}+|members|staff|the \p{L}+)|for (?:members|staff|us|me) only|(?:members|staff|team|admins?) only|private|accounts?|authentication|registration|(?:protect|secure|lock) (?:it|this|the (?:site|page|list|data))|access only for .+|only .{2,20} (?:has|have|gets?) access|keep (?:strangers|others|outsiders|everyone else|other people) out|let people (?:register|sign up|log in|create (?:an )?accounts?)|each user sees only .+|(?:every|each) (?:user|person|member) (?:only )?(?:has|sees) (?:only )?(?:his|her|their) own .+)$/iu,
    'add login',
  ],
  [
    new RegExp(
      `^(?:.*\\b)?(?:sign in|signing in|sign-in|log in|logging in|log on|password|passcode|pin code|user accounts?|own accounts?|accounts? for|their accounts?|an account for)\\b(?!.*\\b(?:field|column|checkbox|number)\\b)(?!\\s+(?:date|time|name|hint|number|list)).*$`,
      'i',
    ),
    'add login',
  ],
  [
    /^(?:make|keep) (?:it|this|everything|the (?:list|site|page|project|data)) (?:private|secret|protected|secure|confidential|for members only)$/i,
    'add login',
  ],
  [
    /^(?:not everyone|not everybody|nobody else|no one else|strangers|outsiders|others|other people) (?:should|must|may|can|shall)(?:n't| not)? (?:be able to |be allowed to )?(?:see|open|read|get into|access|look at) (?:it|this|everything|the (?:list|data|page|site))$/i,
    'add login',
  ],
]

const outAndIn: readonly Unwrapping[] = [
  [
    /^(?:(?:let me|i want to|can i|be able to|to) )?(?:download|export)(?: (?:it|this|them|all|everything|(?:the|my|our) (?:list|data|table|\p{L}+s)))?(?: as a file)?$/iu,
    'export to csv',
  ],
  [
    /^(?:(?:let me|i want to|can i|be able to|to) )?(?:upload|import|load in|bring in|read in)(?: (?:it|this|them|all|everything|(?:the|my|our|old|existing|an? )+ ?(?:list|data|table|file|\p{L}+s)))?$/iu,
    'import from csv',
  ],
  [
    new RegExp(
      `^(?=.*\\b${sheet}\\b)(?=.*\\b(?:upload|load|import|bring in|paste|pull in|read|take over|copy|reuse|move)\\b)(?=.*\\b(?:from|my|our|an?|the|old|existing|in)\\b)(?!.*\\b(?:export|download|out|into (?:an? )?${sheet})\\b).+$`,
      'i',
    ),
    'import from csv',
  ],
  [
    new RegExp(
      `^(?=.*\\b${sheet}\\b)(?=.*\\b(?:get|take|have|open|save|download|put|send|use|need|want|export|copy|move|hand|give)\\b)(?!.*\\b(?:import|too much like|look|looks|like (?:an? )?(?:excel|spreadsheet)|as in|style|view|show|upload|bring|switch|display|see)\\b)(?:.+\\b(?:out|into|in|as|to|for|with|an?)\\s+(?:an? |my |our )?${sheet}\\b(?: file| sheet| format)?.*)$`,
      'i',
    ),
    'export to csv',
  ],
]

const inALanguage: readonly Unwrapping[] = [
  [
    new RegExp(
      `^(?:(?:i|we)(?:'d like| would like| want| need| prefer)|have|put|make|give (?:me|us)|turn|set|can|let|change|switch|show|write)(?: to have)?\\s+(?:me |us )?${everything}\\s+(?:to )?(?:be )?(?:in|into|to) (${languages})(?:,? (?:instead|please|now))*$`,
      'i',
    ),
    'translate to $1',
  ],
  [
    new RegExp(
      `^(?:${everything}|the language|all texts?|our (?:users|members|customers|staff) (?:speak|read|are)|we (?:speak|are))\\s+(?:should |must |has to |needs to |to )?(?:be )?(?:in )?(${languages})(?:,? (?:instead|please|now|speaking))*$`,
      'i',
    ),
    'translate to $1',
  ],
  [new RegExp(`^(?:an? )?(${languages}) (?:version|translation|texts?|please)(?: please)?$`, 'i'), 'translate to $1'],
  [new RegExp(`^(?:add|make|i need|we need) an? (${languages}) (?:version|translation)$`, 'i'), 'translate to $1'],
]

const names: readonly Unwrapping[] = [
  [
    /^(?:[Tt]itle|[Rr]ename|[Nn]ame|[Cc]all) (?:it |this )?(?:to )?((?:\p{Lu}[\p{L}'’]*)(?: \p{Lu}[\p{L}'’]*)+)$/u,
    'rename title to $1',
  ],
  [/^not ([\p{L}]+),? but ([\p{L}]+)$/iu, 'rename $1 to $2'],
  [
    /^(?:[Pp]lease )?(?:[Uu]se|[Pp]ut|[Tt]ake|[Hh]ave|[Ww]rite) (?:the (?:name|title) )?(\p{Lu}.+?)(?: as (?:the |our |a )?(?:title|name|heading|headline)| (?:at|on) (?:the )?top)?$/u,
    'rename title to $1',
  ],
  [/^(\p{Lu}.+?) (?:should|must|shall|has to) be (?:the|our) (?:title|name|heading|headline)$/u, 'rename title to $1'],
  [/^(?:[Aa] |[Tt]he )?[Nn]ew (?:title|name|heading|headline)\s*(?:is|:|should be|=)\s*(.+)$/u, 'rename title to $1'],
  [/^[Ss]et (?:the )?(?:title|name|heading|headline) to (.+)$/u, 'rename title to $1'],
  [/^(?:[Ii]|[Ww]e) want (?:the|our) (?:title|name|heading|headline) to (?:be|say|read) (.+)$/u, 'rename title to $1'],
  [
    /^(?:[Oo]ur|[Mm]y|[Tt]he) (?:name|company|club|shop|store|team|restaurant|business|firm|band|school|association|group|farm|café|cafe|studio|salon|practice)(?:'s name)? is (?:called |named )?(\p{Lu}[^,.]+)$/u,
    'rename title to $1',
  ],
  [/^(?:[Rr]etitle|[Rr]ename) it (?:to )?(\p{Lu}.+)$/u, 'rename title to $1'],
  [
    /^(?:it|there|here|the (?:list|page|menu)) (?:should|must) (?:say|read|be called) ([\p{L} ]+?) (?:instead of|not|rather than|and not) ([\p{L} ]+)$/iu,
    'rename $2 to $1',
  ],
  [/^([\p{L} ]+?)\s*(?:->|→|=>)\s*([\p{L} ]+)$/u, 'rename $1 to $2'],
  [
    /^(?:the )?(?:field|column|label|heading|option|choice|word|status|list) (?:called |named )?(["“]?[\p{L} ]+?["”]?) (?:should|must) (?:be (?:called |named |renamed (?:to )?)?|read |say )(?!required|mandatory|optional|hidden|an? |sorted|the )(["“]?[\p{L} ]+?["”]?)$/iu,
    'rename $1 to $2',
  ],
  [
    /^(rename|change|replace|relabel) (?:the )?(?:field|column|label|heading|option|choice|word|name of) (?:the )?(["“]?[\p{L} ]+?["”]?) (to|with|by|into|as) (.+)$/iu,
    'rename $2 to $4',
  ],
  [
    /^(?:the )?(["“]?[\p{L} ]+?["”]?) (?:isn't|is not|is) (?:right|wrong|correct|the right word|the wrong word),? (?:call it|say|use|it should be(?: called)?|better) (["“]?[\p{L} ]+?["”]?)$/iu,
    'rename $1 to $2',
  ],
  [/^give (?:the )?([\p{L} ]+?) (?:the|another|a new|a different|a better) name[:,]? (?:of )?(.+)$/iu, 'rename $1 to $2'],
  [
    /^(?:i|we) (?:want|would like|'d like) (?:the )?([\p{L} ]+?) to be (?:called|named|renamed)(?: to)? (.+)$/iu,
    'rename $1 to $2',
  ],
  [/^(?:let |can |could )(?:the )?([\p{L} ]+?) be (?:called|named|renamed)(?: to)? (.+)$/iu, 'rename $1 to $2'],
  [/^(?:for|with|among) us (?:they|these) are (?:called )?(.+)$/i, 'call them $1'],
  [
    /^(?:they|these|those)(?:'re| are)(?: really| actually)?(?: not|n't)\s+(?:called |named )?(?:an? )?([\p{L} ]+?)(?:,|\s+but)\s*(?:they(?:'re| are)\s+|but\s+)?(?:really |actually |called |rather )*([\p{L} ]+)$/iu,
    'rename $1 to $2',
  ],
  [
    /^it(?:'s| is) not an? ([\p{L} ]+?)(?:,|\s+but)\s*(?:it(?:'s| is)\s+|but\s+)?(?:really |actually |rather )*an? ([\p{L} ]+)$/iu,
    'rename $1 to $2',
  ],
  [
    /^(?:the )?([\p{L} ]+?) (?:is|are) (?:really|actually|now|rather|from now on) (?:an? |called |named )?(?!optional|required|red\b|in\b)([\p{L}]+)$/iu,
    'rename $1 to $2',
  ],
  [
    /^(?:the )?(?:word|term|label|name|wording) (["“]?[\p{L} ]+?["”]?) (?:is wrong|sounds wrong|is not right|isn't right|should be|is better as|ought to be|must be),?(?: it should (?:be|say)| better| say| use)? (["“]?[\p{L} ]+?["”]?)$/iu,
    'rename $1 to $2',
  ],
  [
    /^(?:the )?(["“]?[\p{L} ]+?["”]?) sounds? (?:wrong|odd|strange|silly|too formal|stiff),? (?:use|say|better|call (?:it|them)|make it|write) (["“]?[\p{L} ]+?["”]?)(?: instead)?$/iu,
    'rename $1 to $2',
  ],
  [
    /^(?:please )?(?:give|find) (?:it|this|the (?:project|site|page|app|thing|whole thing)) (?:the|a) (?:name|title|heading)[:,]?\s+(?!that\b|which\b|of its)(.+)$/i,
    'rename title to $1',
  ],
  [
    /^(?:call|name|title) (?:the whole (?:thing|project|site|page)|this (?:project|site|page|app|thing)|our (?:project|site|page|app)|the (?:project|site|app))\s+(.+?)(?: instead)?$/i,
    'rename title to $1',
  ],
]

const parts: readonly Unwrapping[] = [
  [
    new RegExp(
      `^(?!split .+ into )(?=.*\\b(?:instead of|separate|separately|two|split|break|divide|name as|name should|replace|different|rather than)\\b).*?\\b((?:first|given|fore)[ -]?names?)\\b(?: and|,|\\/| &)+ (?:the |an? )?((?:last|family|sur)[ -]?names?)\\b.*$`,
      'i',
    ),
    'split name into $1 and $2',
  ],
  [
    /^(?:split|divide|break up|separate) (?:up )?(?:the|(?:the )?[\p{L}]+['’]s) (?:full )?name(?: up)?$/iu,
    'split name into first name and last name',
  ],
  [
    /^instead of (?:just )?(?:one|a single|only one|the|an?)\s+(?:field (?:for )?)?(.+?),?\s+(?:please )?(?:have|use|i want|we want|i'd like|show|add|with|make it|there should be|put)\s+(?:(?:two|separate|both)(?: fields| columns)?[:,]?\s+)?([^,]+?\s+and\s+.+)$/i,
    'split $1 into $2',
  ],
  [
    new RegExp(
      `^(?:(?:i|we)(?:'d like| want| need)?|have|put|keep|add|show|use|make|store|enter|write)?\\s*(?:the )?(${nameParts}) and (${nameParts}) (?:(?:should|must) be |to be |as |in |into |are )?(?:two |separate |different |their own |separately|own )+(?:fields?|columns?|boxes)?$`,
      'i',
    ),
    'split name into $1 and $2',
  ],
  [
    /^(?:the )?(.+?) (?:should|must|needs to|has to|ought to) (?:be|become|have|consist of) (?:two|three|2|3|separate) (?:separate |different )?(?:fields|columns|parts|boxes)?\s*[:,-]?\s*(?:for |namely )?(?:the )?(.+ and .+)$/i,
    'split $1 into $2',
  ],
  [
    /^(?:the )?(.+?) (?:should|must|needs to) be (?:split|divided|broken|separated)(?: up)? (?:into|in) (.+)$/i,
    'split $1 into $2',
  ],
]

const together: readonly Unwrapping[] = [
  [
    /^((?:group|sort|order|divide|arrange)\b.+?),?\s+(?:instead of|rather than|and not|not)\s+(?:by |on )?(?!newest|oldest)([\p{L} ]+)$/iu,
    '$1',
  ],
  [
    /^(?:put|keep|show|list|see|collect|place|have|gather|bring)\s+(?:.+?\s+)?(?:with|of|in|from|at|on|by|that (?:have|share|are in|belong to)|having|sharing|who (?:have|share|are in)) the same (.+?) (?:together|next to each other|side by side|in one place|grouped|under each other|in one group)$/i,
    'group by $1',
  ],
  [
    /^(?:(?:show|make|use|have|add|with|there should be)\s+)?(?:an? |one |own )?(?:own )?(?:section|heading|headline|header|group|block|part|chapter|sublist|sub-list)s? (?:per|for each|for every|by) (.+)$/i,
    'group by $1',
  ],
  [
    /^(?:see|show|list|put|have|sort)\s+(?:the |my |our |all )?([\p{L}]+) under (?:their|its|the|each) (.+?)(?: headings?| names?)?$/iu,
    'group $1 by $2',
  ],
  [/^(?:they|the [\p{L} ]+?) (?:should|must) be (sorted|grouped|ordered|divided|arranged) (?:by|on|into) (.+)$/iu, '$1 by $2'],
  [/^(?:(?:show|have|list|see) (?:them |it |the list )?)?(sorted|grouped|ordered) by (.+)$/i, '$1 by $2'],
  [/^sorted by /i, 'sort by '],
  [/^grouped by /i, 'group by '],
  [/^(?:ordered|arranged) by /i, 'sort by '],
  [/^divided by (?!\d)/i, 'group by '],
]

/** "The phone comes before the company": columns, told as they should stand. */
const places: readonly Unwrapping[] = [
  [
    /^(?:(?:put|show|list|have|i want) )?(?:the )?([\p{L} -]+?) (?:(?:should|must|has to) (?:come|be|go|stand) |comes |goes )?first,? (?:and )?(?:then|followed by|next) (?:the )?([\p{L} -]+?)(?:,? (?:and )?(?:then|next|finally) (?:the )?([\p{L} -]+))?$/iu,
    'columns in this order: $1, $2, $3',
  ],
  [/^(columns in this order: .+?), $/i, '$1'],
  [
    /^(?!add\b|put\b|move\b|show\b|place\b|list\b|rename\b|sort\b|warn\b|insert\b|have\b|an?\b|one\b)(?:the )?([\p{L} -]+?),? (?:right |directly |just )?(before|after) (?:the )?([\p{L} -]+)$/iu,
    'move $1 $2 $3',
  ],
  [
    /^(?:the )?([\p{L} -]+?) (?:should|must|could|has to|needs to|ought to|belongs|goes)(?: rather| always)?(?: (?:come|be|stand|go|sit|appear|be shown|be placed|show up))? (?:right |directly |just )?(before|after|above|below|next to|in front of|behind)\s+(?:the )?([\p{L} -]+)$/iu,
    'move $1 $2 $3',
  ],
  [
    /^(?:the )?([\p{L} -]+?) (?:should|must|has to|needs to|ought to)(?: always)? (?:come|be|stand|go|sit|appear|be shown|be placed)(?: the)? (first|last|(?:on|at) (?:the )?(?:very )?(?:top|bottom|front|end|start|beginning))(?: (?:column|field|one|thing))?(?: (?:of|in|on) the (?:form|list|table))?$/iu,
    'move $1 $2',
  ],
  [/^(move .+?) on top$/i, '$1 to the top'],
  [
    /^((?:move|put|place) .+?) (?:on|at) (?:the )?(?:very )?(top|bottom|end|start|beginning|front)(?: of the (?:form|list of fields|columns|card))?$/i,
    '$1 to the $2',
  ],
  [/^(.+?) (?:on|at|to) (?:the )?(top|bottom|end) of the (?:form|card|columns)$/i, 'move $1 to the $2'],
]

/** "Priority is medium unless I say otherwise": what a new row holds. */
const starts: readonly Unwrapping[] = [
  [/^start (?:new ones |them |out )?with ([\p{L}]+) ([\p{L}]+)$/iu, 'default $1 to $2'],
  [
    new RegExp(
      `^(?:the )?([\\p{L} ]+?) (?:is|are|should be|stays?|counts? as|must be) (.+?),? (?:unless|until|if) (?:${we}|someone|somebody|nothing|not|otherwise|it is|it's)\\b.*$`,
      'iu',
    ),
    'default $1 is $2',
  ],
  [
    /^(?:every |each |all |an? |the )?new (?!field|column|list|page)([\p{L} ]+?) (?:get|gets|start|starts|begin|begins|should start|should begin|come|comes)(?: out)? (?:with|as|at|in|on) (?:the |an? )?(?:([\p{L}]+) (?:set to|of|as|=|:) )?(.+)$/iu,
    'default $2 to $3',
  ],
  [
    /^(?:every |each |all |an? )?new (?!field|column|list|page)([\p{L} ]+?) (?:get|gets|have|has|should have|should get|receives?|are given|is given|must have|carr(?:y|ies)) (?:the |an? )?(.+?)(?: automatically| by default| at first| to start with)?$/iu,
    'default $2',
  ],
  [
    /^(?:when|whenever|if) (?:i|we|you|someone|somebody) (?:add|create|enter|make) (?:an? |the )?(?:new )?([\p{L} ]+?),? (?:the )?([\p{L}]+) (?:should|must|is|shall) (?:already |then |automatically |always )*(?:be|to be)? ?(?:set to )?(.+)$/iu,
    'default $2 to $3',
  ],
  [/^default\s+to (.+)$/i, 'default value $1'],
]

const choices: readonly Unwrapping[] = [
  [
    /^(?:the )?([\p{L} ]+?) (?:can|could|may|might|should|must) (?:also|now also|additionally|sometimes) be (?:called |set to )?(.+)$/iu,
    'add $2 to $1',
  ],
  [
    /^(?:there(?:'s| is| are) (?:also )?|add )(?:an?other|a new|one more|a further|an extra|a third|a fourth|a fifth) (status|stage|state|step|phase|category|type|kind|sort|genre|priority|level|severity|option|choice|condition|size|class|group|season|colou?r)\s*[:,-]?\s+(?:called |named |namely |for )?(.+)$/i,
    'add $1: $2',
  ],
  [
    /^(?:the )?([\p{L} ]+?) (?:should|must|can|could) (?:have|offer|include|get|contain|know) (?:the |an? )?(?:(?:extra|new|more|additional|further|other) )?(?:options?|choices?|values?|alternatives?)\s*:?\s*(.+)$/iu,
    'add $2 to $1',
  ],
  [
    /^(?:let|allow) (?:me|us|people) (?:to )?(?:also )?(?:choose|pick|select) (?!from|between|the|an?\s)(\S+) (?:as|for|in|under) (?:the |an? )?([\p{L} ]+)$/iu,
    'add $1 to $2',
  ],
]

export const meaningsEn: readonly Unwrapping[] = [
  ...comingIn,
  ...outAndIn,
  ...inALanguage,
  ...names,
  ...parts,
  ...together,
  ...places,
  ...starts,
  ...choices,
]
