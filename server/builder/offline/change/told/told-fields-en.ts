// English wishes that tell what a field is counted in, how much room it needs, what it starts with, that it goes; the closest form first.
import { form } from './form.ts'
import { field, lead, name } from './forms-en.ts'
import type { ToldForm } from './told.ts'

const { raw } = String
const unit = raw`(?<value>(?:square |cubic |sq )?[\p{L}°%][\p{L}°%²³0-9/]*(?: (?:hours|meters|metres|feet|miles|per second))?)`
const told = raw`(?:(?:always|usually|all|both|normally|really|measured|counted|given|recorded|written|weighed|kept|entered|noted|expressed|shown|meant|stated|stored|calculated|registered|put|typed) )*`
const behind = raw`(?:behind|after|next to|beside|with|at|following|on|by|to)`
const atFirst = raw`(?:,? (?:already|automatically|by default|by itself|from the start|at first|to begin with|to start with|beforehand|in advance|straight away|as standard|as the default|without (?:me |us |having to )?(?:typing|asking|choosing|doing anything)|(?:when|if) (?:i|we|you|nothing|nobody|something|a new|an?|it)\b.*|unless (?:i|we|you|they|somebody|someone|something|told|it)\b.*|otherwise|every time|each time|for (?:a |every )?new \p{L}+))`
const picked = raw`(?:pre-?)?(?:picked|selected|chosen|filled in|filled|set|ticked|entered|suggested|there|marked|the default|default|the standard|preset|preselected|prefilled|what it starts with)`
const why = raw`(?:(?:,|;|\s[-–]) ?.*| (?:because|as|since|so|cause|when|if)\b.*)?[.!]*$`
const gone = raw`(?:drop|remove|delete|get rid of|lose|ditch|scrap|skip|take out|throw out|leave out|bin|kill|forget|cut|cut out|take away)`
const large = raw`(?:bigger|larger|taller|roomier|wider|higher|longer|big|large|huge|multi-?line|several lines|many lines|more lines|more room|more space|a lot of room|plenty of room|plenty of space|a lot of space|lots of room|lots of space|long text|a long text|a paragraph|paragraphs)`

export const toldFieldsEn: readonly ToldForm[] = [
  // what it is counted in
  [
    form`^${name} (?:is|are|should be|must be|has to be|have to be|needs? to be|gets?|comes?|will be|'s) ${told}in (?:the unit )?${unit}(?: each)?${why}`,
    'unit',
  ],
  [
    form`^${name} ?(?:is|are|means|should be|=|:) ?(?:always |measured in |counted in |a number of |the number of |in |how many )*${unit}(?: per \p{L}+)?${why}`,
    'knownUnit',
  ],
  [
    form`^(?:the )?${field} (?:counts|is counted in|is a count of|means the number of|stands for the number of|is the number of|are counted in) (?:the |how many )?${unit}(?:[,.;]? .*)?$`,
    'countedIn',
  ],
  [
    form`^(?:(?:can|could|would) (?:you|we) )?(?:please )?(?:put|show|write|add|have|display|print|set|use|want|i want|i'd like) (?:the (?:unit|word) |an? )?["“]?${unit}["”]? ${behind} (?:the |our |each |every )*(?<fields>\p{L}[\p{L}\p{N}'/, -]{0,60}?)(?: field| column| number| figures?| values?)?[.!]*$`,
    'knownUnit',
  ],
  [
    form`^${name} (?:should|must|could|needs?|has to|ought to)(?: to)? (?:have|show|get|say|carry|be shown with|come with|be followed by|be with) (?:the (?:unit|word) |an? )?["“]?${unit}["”]?(?: (?:as (?:its |the |a )?unit|behind(?: it| them)?|after(?: it| them)?|next to it|with it|as well|too))*[.!]*$`,
    'knownUnit',
  ],
  [
    form`^${name},? with (?:the unit |an? )?["“]?${unit}["”]?(?: (?:behind|after|next to) (?:it|them)| as (?:the |its )?unit)?[.!]*$`,
    'knownUnit',
  ],
  [form`^(?:the )?${field} ?\(${unit}\)[.!]*$`, 'knownUnit'],
  [
    form`^(?:add |use |set )?(?:the |an? )?unit (?:of|for|behind|on|to) (?:the )?${field}(?::| is| should be| to be| must be|,| =) (?:the )?["“]?${unit}["”]?[.!]*$`,
    'countedIn',
  ],
  [
    form`^(?:we|i|they|you|people) (?:always |usually |all |only )*(?<field>weigh|measure|time|count|rate|clock) (?:it|them|this|that|these|everything|all|each|(?:the |our |my )?\p{L}+)(?: \p{L}+)? in ${unit}[.!]*$`,
    'unitOfVerb',
  ],
  // a day that gets an hour
  [
    form`^${lead}(?<field>\p{L}[\p{L}\p{N}' -]{0,50}?) (?:also |really )*(?:should|must|needs?|has to|have to|could|can|wants|requires?|lacks|misses|is missing|comes with|ought to)(?: to)?(?: also)? (?:have |show |include |contain |hold |carry |say |be |come |store |get |tell |give |state |mention |know |record )?(?:me |us )?(?:with )?(?:also )?(?:an? |the )?(?:clock |exact |right )?(?:time|hour|clock)(?: of (?:the )?day)?(?:,? (?:as well|too|also|with it|to it|next to it|not (?:just|only) .*|in (?:the same|one) (?:field|box|column)|and not .*|attached|added|besides))*[.!]*$`,
    'clock',
  ],
  [
    form`^(?:for|in|on|with) (?:the |an? )?${field},? (?:i|we|you|they)(?:'d| would)? (?:also )?(?:want|need|like|have|must have|should have|enter|write|would like)(?: to (?:have|see|enter|know|record))? (?:the |a |both )?(?:day|date) (?:and|plus|with) (?:the |a )?(?:time|hour)(?: .*)?$`,
    'clock',
  ],
  [
    form`^${lead}(?:the |a |an |both |exact )*(?:day|date)? ?(?:and|plus|with|\+)? ?(?:the |a |an )?(?:exact |clock )?(?:time|hour)(?: of day)? (?:for|in|of|on|to|with|next to|behind) (?:the |each |every |an? )?(?<field>\p{L}[\p{L}\p{N}' -]{0,40}?(?:date|day|deadline|watered|visit|start|end))(?: too| as well| also)*[.!]*$`,
    'clock',
  ],
  [
    form`^${lead}(?:to )?(?:know|see|record|enter|note|write)(?: down)? (?:also )?(?:what|at what|the|which) (?:exact )?(?:time|hour)(?: of day)? (?:the |an? |each )?(?<field>\p{L}[\p{L}' -]{0,40}?)(?: (?:starts?|begins?|is|was|are|happens?|takes place|will be))?,? (?:and )?not (?:just|only) (?:the |what |which )?(?:date|day)\b.*$`,
    'clockOf',
  ],
  [
    form`^${lead}(?<field>\p{L}[\p{L} ]{0,40}?),? (?:not (?:just|only) the day but (?:also )?|(?:and|plus) )(?:also )?(?:the )?(?:hour|time|clock time)(?: of (?:the )?day)?(?: too| as well| also)*[.!]*$`,
    'clock',
  ],
  // room to write
  [
    form`^(?:(?:can|could|would) (?:you|we|i) |i(?:'d like| want| need) |we need |please )*(?:make|have|get|give|let|turn|want|need) (?:the |our |my |me |us |an? )*${field} (?:be |become |have |get |into )?(?:an? )?(?:(?:much|a lot|a bit|way|even|little|some|far) )*${large}(?: (?:field|box|area|one|input))?(?: in (?:the|it)\b.*| to write.*| for .*)?${why}`,
    'roomy',
  ],
  [
    form`^${lead}${field} (?:(?:should|must|could|needs? to|has to|ought to) (?:be|have|get|become)|needs?|wants|requires?|could use|gets|takes|is usually|is often|can be|can get|has|gets often) (?:an? )?(?:(?:much|a lot|a bit|way|even|some|quite|very|rather|often|far|usually) )*${large}(?: (?:field|box|area|one|input))?(?: (?:to write|for (?:all|writing|long)).*)?${why}`,
    'roomy',
  ],
  [
    form`^(?:there(?:'s| is) (?:too little|not enough|hardly any) (?:room|space) (?:in|for|under) |more (?:room|space|lines) (?:for|in|under) |(?:an? )?(?:(?:much|a lot|way) )?(?:bigger|larger|longer|taller|multi-?line|roomier) (?:field|box|area|input) (?:for|under) )(?:the |our )?${field}${why}`,
    'roomy',
  ],
  [
    form`^(?:the )?${field}(?:'s box| box| field)? (?:is|are|looks|seems) (?:(?:much|far|way|a bit|a little|really) )?(?:too )(?:small|short|tiny|narrow|little|tight|cramped)\b.*$`,
    'roomy',
  ],
  [
    form`^(?:people|customers|they|we|i|some|users|clients|parents|members) (?:often |always |usually |tend to |like to |want to |need to |can )*(?:write|type|tell us|put|enter) (?:an? |the )?(?:whole |long |entire |really |lot |lots of |many |very )*(?:story|stories|novels?|essays?|texts?|books?|lot|lines|things|stuff|paragraphs?|a lot)(?: of (?:text|things|stuff))? (?:in|into|under|for|as) (?:the |their )?${field}\b${why}`,
    'roomy',
  ],
  // another kind of field in its place
  [
    form`^(?:(?:can|could|would) (?:you|we) |please |i(?:'d like| want) (?:you )?to |let's )*(?:swap|replace|exchange|change|turn|switch|substitute)(?: out)? (?:the |our )?${field} (?:for|by|with|into|to|against) (?:an? |the )?(?:simple |single |plain |little )*(?:yes\/no|yes or no|yes-no|check ?box|tick ?box|tick|check|box to tick|toggle)(?: field| box| question| column)?,? (?:labell?ed|called|named|for|saying|that says|with the label|with the name|titled|reading|:) ?["“]?(?<other>[^"”,.]{2,40}?)["”]?[.!]*$`,
    'tickInstead',
  ],
  [
    form`^(?:the )?${field} (?:should|could|must|can|needs to|has to|will) (?:only |just |simply |rather |really )*be (?:just |only |simply |either )*\p{L}+(?: in)? or not(?: \p{L}+)?[.!]*$`,
    'yesOrNo',
  ],
  // what it starts with
  [
    form`^(?:most (?:of )?|nearly all |almost all )?(?:the |our |my |an? |every )?(?<other>\p{L}[\p{L} -]{0,30}?) (?:is|are|takes?|lasts?|costs?|runs?|weighs?|comes?)(?: (?:for|at|to))?(?: (?:nearly|almost|about|around|roughly|always|usually|mostly|normally|typically|generally|often))* (?<value>[$€£]?\d+(?:[.,]\d+)? ?(?:\p{L}+|%)?)(?:,| -|;)? (?:so|and|please|just|can you|could you)\b.*\b(?:fill|filled|pre-?fill|pre-?filled|already|default|start|starts|suggest|automatically|put|have|there|set|assume)\b.*$`,
    'startOfList',
  ],
  [
    form`^(?:the )?${field} (?:should|must|could|can|is|are|starts?)(?: always| be| already| out| off| start)* (?<value>(?:un)?(?:ticked|checked)|on|off|yes|no)(?: on)?(?: unless\b.*| until\b.*|${atFirst}*)[.!]*$`,
    'start',
  ],
  [form`^(?:please )?(?<value>(?:un)?(?:tick|check)) (?:the )?${field}${atFirst}+[.!]*$`, 'start'],
  [
    form`^(?:most|nearly all|almost all|usually|mostly|mainly|normally|generally|typically|as a rule|most of the time|nine times out of ten|the majority)(?: of)?(?: the| our| my)?[ ,](?:(?!so\b|let\b|make\b|put\b)[\p{L}'-]+ ){0,6}?(?:the |an? )?(?<option>\p{L}[\p{L} -]{0,30}?)(?:,| -|;)? (?:so|and so|and|therefore|please|thus|then)\b.*\b(?:fill|filled|pre-?filled|selected|pre-?selected|picked|default|chosen|ticked|start|starts|there|automatically|already|suggest|suggested|set|put|assume)\b.*$`,
    'startOption',
  ],
  [
    form`^(?:(?:have|let|make|set|keep|put|can|could|should|i want|i'd like|we want|use|take|please) )*(?:you |we |it )?(?:have |make |set )?(?:the |an? )?["“]?(?<option>\p{L}[\p{L} -]{0,30}?)["”]? (?:(?:should|must|could|can|is|be|to be|as|already|always|should already|needs to be) )*(?:be )?(?:already |always )*${picked}(?: for (?:the )?(?<field>\p{L}[\p{L} -]{0,30}?))?${atFirst}*[.!]*$`,
    'startOption',
  ],
  [
    form`^["“]?(?<option>\p{L}[\p{L} -]{0,30}?)["”]? is (?:the|our|my|almost always the|nearly always the)? ?(?:normal|usual|standard|default|most common|commonest|typical|regular|most usual|main|ordinary|most frequent)(?: (?:one|choice|option|value|case|answer|thing)| (?<field>\p{L}[\p{L} -]{0,30}?))?(?:,? (?:so|and|please|fill|put|set|let|make|have|that)\b.*)?[.!]*$`,
    'startOption',
  ],
  [
    form`^(?:an? |every |each |all |any |the )*(?:newly (?:added|created|entered) |new |fresh )\p{L}[\p{L} -]{0,30}? (?:is|are|starts?(?: out| off)?|begins?|gets?|has|have|(?:should|must|could|can) (?:always )?(?:be|start(?: out| off)?|begin|get|have))(?: always| usually| first)?(?: as| with| in| on| at)? (?:the )?["“]?(?<option>\p{L}[\p{L} -]{0,30}?)["”]?${atFirst}*[.!]*$`,
    'startOption',
  ],
  [
    form`^(?:the )?${field} (?:should|must|could|can|shall|has to|needs to|ought to)(?: always| already)? (?:say|be|show|start(?: out)?(?: at| as| with| on)?|begin (?:at|with|as)|have|read|hold|contain|stand (?:on|at)|be (?:set|filled in|pre-?filled|filled) (?:to|with|as|in as)) (?:already )?(?:the )?["“]?(?<value>[^,"”]{1,30}?)["”]?${atFirst}+[.!]*$`,
    'start',
  ],
  [
    form`^(?:(?:can|could|would) (?:you|it|we) |please |always |i(?:'d like| want) (?:you |it )?to )*(?:fill in|pre-?fill|suggest|enter|assume|put in|preset|insert|write|set|use|take) (?:already |automatically )?(?:the )?["“]?(?<value>[^,"”]{1,30}?)["”]? (?:for|as|in|into|under) (?:the |every )?${field}${atFirst}*[.!]*$`,
    'start',
  ],
  [
    form`^(?:pre-?fill|fill in|fill|preset|start) (?:the )?${field} (?:with|as|to|at) (?:the )?["“]?(?<value>[^,"”]{1,30}?)["”]?${atFirst}*[.!]*$`,
    'start',
  ],
  [
    form`^(?:the )?${field} (?:is|are|gets|becomes|=)(?: set to)? (?:the )?["“]?(?<value>[^,"”]{1,30}?)["”]?${atFirst}+[.!]*$`,
    'start',
  ],
  [
    form`^(?:(?:usually|normally|mostly|by default|as a rule|typically|nearly always|almost always)[, ]+)(?:the )?${field} (?:is|are|will be|should be|=) (?:the )?["“]?(?<value>[^,"”]{1,30}?)["”]?(?:,? (?:so|and) .*)?[.!]*$`,
    'start',
  ],
  [
    form`^(?:the )?${field} (?:is|are|will be) (?:usually|normally|mostly|typically|nearly always|almost always|always|mainly|generally)(?: at)? (?:the )?["“]?(?<value>[^,"”]{1,30}?)["”]?,? (?:so|and|that's why|please)\b.*$`,
    'start',
  ],
  // what goes
  [
    form`^(?!(?:please |can you |could you )?(?:add|make|rename|call|change|show|sort|put|group|move|set|turn|swap|replace|keep|use)\b).+(?:,|;|\s[-–]+|\s(?:so|and|then|therefore|hence|thus))\s+(?:so |then |please |just |can you |could you |you can |we can |you could |i'd |let's |we might as well |better |feel free to )*${gone} (?:the |that |our |this )?(?<fields>\p{L}[\p{L} -]{0,40}?)(?: field| column| box| option| one)?(?: again| then| too| please| altogether| entirely| completely| as well)*[.!]*$`,
    'dropAll',
  ],
  [
    form`^${name} (?:isn't|is not|isnt|aren't|are not|arent|is no longer|are no longer|not|never) (?:really |actually |even )?(?:needed|necessary|used|useful|relevant|interesting|wanted|of (?:any )?use|something we (?:use|need))(?: here| any ?more| any longer| for us| at all)*,? (?:as|since|because|it's|its|it is|we|they|you|that's|that is|when|-)\b.*$`,
    'dropAll',
  ],
  [
    form`^(?:we|i) (?:never|don't|do not|dont|hardly ever|rarely|no longer) (?:really |actually |ever )?(?:fill in|fill out|use|need|look at|care about|bother with|know|record|track|keep|want) (?:the |any |our )?${name}(?: any ?more| here| at all)*,? (?:so|please|and)? ?(?:you can |just |can you |could you |please )*(?:drop|remove|delete|ditch|lose|scrap|get rid of|take out|leave out|throw out|take) (?:it|them|that|this|those)\b.*$`,
    'dropAll',
  ],
  // who did it
  [
    form`^(?:(?:oh|so) )*(?:(?:and |also )?(?:i|we)(?:'d| would)?(?: also| really| always)? (?:want|need|like|have|must|should|ought|would like)(?: to)?(?: be able to)?(?: also)? |let (?:me|us) |it should |please |add |can (?:we|i|you) (?:also )?|(?:also )?(?:it(?:'s| is) important|important) to |(?:and|also|plus) (?=who\b))+(?:also )?(?:record|note|know|see|write|keep|track|log|store|say|tell|register|enter|add|save|show|mention|put|remember)?(?: down| track of)? ?(?:also )?who (?:has |had )?(?<value>\p{L}+)(?: (?<other>out|in|up|off|over|back))? (?:it|them|him|her|this|that|(?:the|a|an|each) (?<field>\p{L}+))(?: (?<option>out|in|up|off|over|back|away))?(?: (?:to|for|with|at|on|before|after|when|and when) .*| too| as well| also| each time| every time)*[.!]*$`,
    'doneBy',
  ],
]
