// English wishes that tell what a field is chosen from; the closest form first.
import { form } from './form.ts'
import { be, field, isMore, kinds, lead, longOption, ofField, option, pick, some, too } from './forms-en.ts'
import type { ToldForm } from './told.ts'

export const toldChoicesEn: readonly ToldForm[] = [
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
  [
    form`^(?:the )?${field}\s*(?:=|->|:)\s*(?:an? )?(?:choose|pick|select|choice|list|drop-?down|options?|one)(?: (?:from|of|between|out of|among|with|one of))*:?\s+${some}$`,
    'choose',
  ],
  [form`^(?:the )?${field}\s*(?:[:=]|->)\s*${some}$`, 'rechoose'],
  [
    form`^(?:for|in|under|as) (?:the |our |an? )?${field},? (?:let (?:me|us|people|them|everyone) |(?:i|we|you|they|people|one)(?:'d| would| can| could| should| only| just)*(?: (?:want|like|need) to)? |only |just |give (?:me|us) |offer |have )+(?:be able to )?(?:pick|choose|select|have|use|offer|allow|an? choice|the choice|options)?(?: (?:from|between|one of|out of|among|of))*:? ${some}$`,
    'rechoose',
  ],
  [
    form`^(?:the )?${field} (?:(?:should|must|can|could|may|shall|will)(?: always| only| just| ever)* be|is|are|(?:should|can) only)(?: always| only| just| ever| either| one of| any of)*:? ${some}(?:,? (?:and )?(?:nothing else|no others?|only|that's (?:it|all)|full stop|always|no more))*[.!]*$`,
    'ofThese',
  ],
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
    form`${lead}${field} (?:also |still )?(?:needs?|lacks?|misses|is missing|could use|should (?:also )?(?:have|include|offer)|must (?:also )?have|has to have|wants)(?: also)? (?!to )(?:an? |an?other |one more |the )?(?:(?:new |extra |more )?(?:option|choice|value)s?:? )?(?:called |named )?["']?(?<option>[^"']{1,60}?)["']?(?: too| as well| in it| as an? (?:option|choice))?[.!]*$`,
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
  [
    form`^${isMore}${option} (?:is|are|counts?|should be|could be|can be|must be|would be)(?: also| now| really| actually)*(?: as)? (?:an?other |an? |one (?:more )?(?:of )?|the |our |among )*(?:new |possible |valid |extra |additional |separate |different |more |further |own )*(?:kind of |type of |sort of |form of |name for )?${ofField}${too}$`,
    'adopt',
  ],
  [
    form`^${isMore}(?:the |an? |our )?${field}(?:'s)? (?:can|could|may|might|should|must|needs? to|ought to) (?:also |sometimes |now )*(?:be |include |offer |have |contain |say |list |allow |show |get )?(?:also )?(?:an? |the )?${option}${too}$`,
    'adopt',
  ],
  [
    form`^${isMore}(?:an? |the |some |our |my |every |any )*(?<other>\p{L}[\p{L} -]{1,30}?) (?:can|could|may|might|are|is|should be able to) (?:also |sometimes )*(?:be |get |become |end up )?(?:also )?(?<option>\p{L}[\p{L} -]{1,30}?)(?: too| as well| also| sometimes)*[.!]*$`,
    'stateOf',
  ],
  [
    form`^(?:there(?:'s| is| are| should be| must be)|we|i|they|some) (?:also |now |even |sometimes )*(?:have got |have |got |do |offer |sell |get |take |need |make |run |has )?(?:also |now )*(?:no |not any |an?other |an? |the |some |one more |one )*(?<option>\p{L}[\p{L}\p{N} '-]{2,40}?)${too}$`,
    'kindOf',
  ],
  [
    form`^(?:(?:we|i|there)(?:'d| would)?(?: also)? (?:need|want|like|have|got|is|are|should be|must be|could use|get|added|opened|started)(?: got)? (?:now |also )?|give (?:me|us) |can (?:we|i) (?:have|get) )?(?:an?other|an? (?:(?:brand )?new|extra|additional|further|second|third|fourth|fifth|sixth)|one (?:more|extra)|(?:some|a few|two|three) (?:more|extra|new|other)|more|the) ${field}(?: now| too| as well| here)?,? ?(?:namely|called|named|:|-|=|which is|that is|i\.?e\.?|it'?s|like|for|being|,)[,:]? ?(?:the |an? )?${option}${too}$`,
    'adopt',
  ],
  [
    form`^(?:(?:can|could|would|will|should) (?:you|we|i) )?(?:please )?(?:put|add|include|insert|stick|place|list|slot|offer|have|get|allow|enter|take) (?:also )?(?:the |an? |our )?${longOption}(?: too| as well| also)? (?:in|to|into|under|among|on|onto|as an? (?:option|choice) (?:in|for|under|of)|as (?:an?other|an?|one more)|for|with) ${ofField}${too}$`,
    'adopt',
  ],
  [
    form`^(?:the |our )?${field}:? (?:(?:must|should|can|could)(?: also)? (?:include|offer|add|get|list|know|have)|forgot|lacks|misses|is missing|has no|have no|doesn't (?:have|offer|include|know|list)|does not (?:have|offer|include|know|list)|don't (?:have|offer|include)|also|add|plus|\+|needs) (?:also )?(?:an? |the )?${option}(?: as an? (?:option|choice))?${too}$`,
    'adopt',
  ],
  [
    form`^(?:the |our )?${option} (?:(?:is|are) (?:still |also )?(?:missing|absent|lacking|not (?:there|available|offered|possible|listed))|(?:isn't|aren't|is not|are not|doesn't appear|does not appear|should be|must be|could be|has to be|ought to be|belongs?|should (?:also )?(?:appear|come|exist))(?: also)?(?: available| possible| selectable| listed| there| offered| found| choosable| an? (?:option|choice)| included| on offer)?)(?: too| as well| also)? (?:as (?:an? )?|in |from |among |under |on |for |with |to |at |into )${ofField}${too}$`,
    'adopt',
  ],
  [
    form`^(?:(?:let|allow) (?:me|us|people|them|everyone) (?:to )?(?:also )?|(?:i|we|people|they|you)(?:'d| would)? (?:also )?(?:want|need|like|have|should be able|must be able|ought) to (?:also )?(?:be able to )?(?:also )?|(?:i|we|they|people) (?:can't|cannot|couldn't|can not) |(?:can|could) (?:i|we|they|people) (?:also )?)(?:pick|choose|select|say|put|enter|tick|mark) (?:also )?(?:the |an? )?${option}(?: too| as well| also)? (?:as|for|in|under|from|among) (?:an? )?${ofField}${too}$`,
    'adopt',
  ],
  [
    form`^(?:we|i|you) (?:forgot|left out|missed|need|miss|also (?:have|need|use|do|take|sell|offer|keep|get|want|treat|make))(?: about| to (?:add|include|mention))? (?:the |an? )?${option} (?:in|under|as|among|from|for|on) (?:an? )?${ofField}${too}$`,
    'adopt',
  ],
  [
    form`^(?:extend|expand|widen|complete|complement|supplement|enlarge|broaden|update) ${ofField} (?:with|by) (?:an? |the )?${option}${too}$`,
    'adopt',
  ],
  [
    form`^(?:(?:and|maybe|perhaps|also|what about|how about) )*(?:an? |the )?${option}(?: too| as well| also)? (?:as|for|in|under|among) (?:an?other |an? |one more )?${ofField}${too}$`,
    'adoptToo',
  ],
  [
    form`^(?:the |an? )?${option}\b,? .*(?:,| and|;|-) ?(?:so )?(?:that's|thats|that is|it's|its|it is|which is|that counts as|that would be|which would be|that'd be|make that|make it|it should be) (?:also |then |really )*(?:an?other |an? |one (?:more )?(?:of )?|the )*(?:new |possible |extra |separate |own )*${ofField}${too}$`,
    'adopt',
  ],
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
  [
    form`^(?:the |our )?${option} (?:can|could|should|may|might|must|has to|have to|needs? to|is to|ought to) (?:also |now |just |really )*(?:go|leave|disappear|vanish|be (?:removed|dropped|deleted|taken (?:out|away|off)|cut|scrapped|gone|ditched)|come (?:off|out))(?: away| now| out)*(?: (?:from|of|in|off|out of|as) (?:an? )?${ofField})?[.!]*$`,
    'strike',
  ],
  [
    form`^(?:there(?:'s| is| are| should be)? |please |we have |i want )*no (?:more )?(?:the )?${option}(?: any ?more| any longer)?(?: (?:in|for|as|under|among|from) (?:an? )?${ofField})?[.!]*$`,
    'strike',
  ],
  [
    form`^(?:we|i|they)(?:'ve| have)? (?:stopped|quit|given up|gave up|discontinued|ended|got rid of|closed|dropped|abandoned|no longer (?:do|have|sell|offer|make|keep|use|take|get|need|run))(?: doing| selling| offering| making| keeping| using| taking| with| on)? (?:the |any |our )?${option}(?: (?:in|for|as|under) (?:an? )?${ofField})?(?: any ?more)?[.!]*$`,
    'strike',
  ],
  [
    form`^(?:the )?${option} (?:isn't|is not|aren't|are not|isnt|arent|is no longer|are no longer) (?:really |even )?(?:an? |one of |the |our )*${ofField}(?: any ?more| any longer| here| with us)?[.!]*$`,
    'strike',
  ],
  [
    form`^(?:the )?${option} (?:isn't|is not|aren't|are not|isnt|arent|is no longer|are no longer|never|don't|doesn't) (?:really |even |ever )?(?:used|needed|offered|sold|done|available|a thing|possible|on offer|happens?|comes? up|relevant|exists?|stocked)(?: any ?more| any longer| here| with us)*[.!]*$`,
    'strike',
  ],
  [
    form`^(?:nobody|no one|noone|none of (?:us|them|our \p{L}+)|people never|we never|they never) (?:ever |really )?(?:is|are|has|have|(?:\p{L}{2,12}s?)) (?:for |by |in |with )?(?:the |an? )?${option}(?: any ?more| these days| here)?(?:[,;]? (?:so|please|and).*)?[.!]*$`,
    'strike',
  ],
  [
    form`^(?:the )?${option}(?: (?:went|goes|should have gone|disappeared)|(?:['’]s| is| are| has| have| was| were| got)(?: now| since| just| sadly| been)* (?:gone|dropped|closed(?: down| for good)?|shut(?: down)?|sold|scrapped|discontinued|demolished|knocked down|no more|withdrawn|finished with|history))(?: away| out| for good| now)?${too}$`,
    'strike',
  ],
]
