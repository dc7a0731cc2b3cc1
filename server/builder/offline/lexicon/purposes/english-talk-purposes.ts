// Asking and telling each other, as English prompts say it: surveys, forms for others, feeds, blogs, chats.
import {
  can,
  count,
  english,
  keepsLists,
  keepsRecords,
  more,
  own,
  people,
  picture,
  some,
  unlessLists,
  unlessRecords,
  waysOf,
  written,
} from './english-words.ts'
import type { Purpose } from './purpose.ts'

const { raw } = String
const unless = keepsRecords
const likes = raw`likes?|hearts?|thumbs? up|reacts?|react to|applaud|cheers?|stars?|smiley|reactions?`
const answers = raw`comments?|replies|reply|answers?|write (?:something )?(?:under|below|back)|respond|say something`
const putUp = raw`(?:put|puts|send|sends) (?=an? (?:picture|photo|few)|pictures|photos)|sends? (?=pictures|photos|an? (?:picture|photo))|put(?:s|ting)? up|posts?|posting|upload(?:s|ing)?|share[sd]?|sharing|shows?|add(?:s|ing)?|drop(?:s|ping)?|throw up|put(?:s|ting)? (?:in|out)|sends? in`
const each = raw`each other(?:[’']s)?|one another(?:[’']s)?|others|the others|the rest|everyone(?: else)?|everybody(?: else)?|people|friends|neighbou?rs|members|parents|family|we|they|anyone|anybody|us|the rest of us|all of us`

const survey = waysOf(
  { asks: { kind: 'survey' }, takes: 'prompt', unless },
  english`(?:ask|asking|asks) (?:${people})(?: \p{L}+)? (?:(?:${count}|our|these|some|a few) )?(?:short |quick |simple |easy )*(?:questions|how (?:it|they|their)|what they|whether they|if they|about (?:their|the|our)|for (?:their|an?) (?:opinion|view|thoughts))(?<fields>)`,
  english`(?:find out|know|hear|learn|see|collect|gather|measure|get to know|understand|get) (?:from (?:${people}) )?(?:what|how|whether|if|which) (?:(?:${people})(?: (?:in|at|of|on) (?:the|our|my) [\p{L}’'-]+)?) (?:\p{L}+ )?(?:thinks?|thought|feels?|felt|likes?|liked|wants?|prefers?|enjoyed|would|rates?|rated|found|find|are doing|say)(?! (?:each|card|in stock|owe))`,
  english`(?:${people})(?: who [^.,]{1,30})? (?:(?:${can}) )?(?:tell|let) (?:us|me|them|the (?:school|kitchen|board|office|management)) (?:know )?(?:how (?:we|it|their|the|they|things|satisfied|happy)|what they (?:think|thought|felt|like|want|would)|whether (?:they|it|we))`,
  english`(?:let |so |that |where |have )*(?:${people}) (?:(?:${can}) )?(?:say|give|write|share|leave|voice) (?:what they (?:think|thought|felt|feel|want|would|liked)|how (?:it|they|we|satisfied|happy)|(?:us )?(?:their|an) (?:opinions?|views?|verdict|feedback|thoughts)|(?:us )?marks|(?:us )?feedback)`,
  english`(?:${people})(?: who [^.,]{1,30})? (?:(?:${can}) )?(?:answers?|fills? (?:in|out)|goes? through|replies to|reply to) (?:(?:${count}|our|my|the|these|some|a few) )?(?:short |quick |simple |easy )*questions(?! (?:about|on) [^.]{1,40}(?:score|points))`,
  english`(?:${people}) (?:(?:${can}) )?(?:rate|grade|score|mark|give (?:marks|stars|points) (?:to|for)) (?:us|our|the|their|how|my)${some}(?:stay|visit|service|food|meal|course|class|teacher|lesson|lunch|trip|tour|event|evening|experience|help|treatment|workshop|us)`,
  english`(?:anonymously|without (?:giving )?(?:their )?names?|nobody knows who|no names)${more}(?:say|tell|answer|think|rate|opinion|write|questions)|(?:say|tell|answer|think|thinks|rate|opinion|write|questions|feel|feels|thought)${more}(?:anonymous(?:ly)?|without (?:giving )?(?:their )?names?|nobody knows who|no names)`,
  english`ask(?:s|ing)? (?:(?:my|our|the|all) )?(?:${people}) (?:how|whether|if|what|which) (?:[\p{L}’'-]+ ){1,5}(?:was|were|went|felt|tasted|worked|is|are|would|could|should|they)(?: [^.!?\n]{1,60})?`,
  english`(?:questions (?:to|for) (?:(?:${people})))${some}(?:after|about|when|before|to answer|and (?:see|count))`,
  english`(?:let |have |so |that )*(?:${people}) (?:(?:${can}) )?(?:say|tell us|write|tell)(?: afterwards| honestly| briefly| in the end)? what (?:was|were|is) (?:good|bad|best|worst|fun|missing|great|wrong with)${more}`,
  english`(?:let |have |so |that )*(?:${people}) (?:(?:${can}) )?(?:give|gives|giving) (?:us|it|the|each|every|our)(?: [\p{L}’'-]+){0,4} (?:marks?|stars?|points?|grades?|a (?:grade|mark|rating|score))${more}`,
  english`(?:how (?:satisfied|happy|content|pleased) (?:(?:${own}) )?(?:${people}) (?:are|were|is))`,
  english`what do (?:${people}) (?:think|want|like|prefer|feel|say|miss|need)${more}`,
)

const report = waysOf(
  { asks: { kind: 'survey', topic: 'report' }, takes: 'prompt', unless: unlessRecords('forms?') },
  english`(?:let |so |that |where |have |want )*(?:${people}) (?:(?:${can}) )?(?:easily |quickly |simply )?(?:report|flag|notify us of|notify us about|alert us to|warn us (?:about|of)|point out|complain about|describe what(?: i|[’'])s)(?:s|ed|ing)?(?! to (?:the board|whom))${more}(?:: ?(?<fields>[^.!?\n]+))?`,
  english`(?:${people}) (?:(?:${can}) )?(?:tells?|lets?) (?:us|me|the (?:school|landlord|office|caretaker|town|council|kitchen|janitor)) (?:know )?(?:(?:when|if|that|about|of|where|which|what|their)${some}(?:broken|out of order|wrong|ill|sick|leak\w*|damag\w*|missing|lost|late|absent|away|fault\w*|problem|unsafe|dirty|needs? (?:fixing|mending|repair)|not working|stuck|fallen|hole|home))`,
  english`(?:tell|let|inform|write to) (?:the )?(?:caretaker|janitor|landlord|office|school|council|warden|board|us|town|superintendent|kitchen)(?: know)? (?:that|when|if|where|about) ${more}(?:broken|out of order|wrong|ill|sick|leak\w*|damag\w*|missing|lost|late|fault\w*|not working|stuck|fallen)${more}`,
  english`(?:${people}) (?:(?:${can}) )?(?:tell|tells|write|let) us (?:know )?(?:where|when and where|what they (?:saw|found|have seen|have found))${more}`,
  english`(?:report|reporting) (?:an? |the )?(?:broken|lost|found|missing|damaged|leaking|faulty|dead|fallen|injured|suspicious|stolen|dangerous|blocked|noisy|pothole|fault|leak|problem|sighting|illness|absence|accident|near miss|complaint)${some}`,
  english`(?:${people}) (?:(?:${can}) )?(?:describe|explain|tell us|say|write) what(?: i|[’'])s (?:wrong|broken|missing|the matter)${more}`,
)
const signup = waysOf(
  { asks: { kind: 'survey', topic: 'signup' }, takes: 'prompt', unless: unlessRecords('forms?') },
  english`(?:let |so |that |where |have |want )*(?:${people}) (?:(?:${can}) )?(?:register (?:to|their|themselves|for (?:our|the|my) )|sign up (?:for|to|their|with)|sign (?:themselves|their (?:child|children|kids|team|dog|dogs)) up|enrol|enroll|apply (?:for|to|with|here|online)|enter (?:themselves|their)|volunteer (?:for|to)|put (?:their|your) names? down|put themselves down|say (?:they[’']?re|that they are|if they are|whether they are|they are) coming|announce themselves|hand in (?:an? |their )?(?:application|entry|form)|send in (?:an? |their )?(?:application|entry|suggestion|idea|question|nomination|cv)s?)(?! (?:to|at) the desk)${more}(?:(?:with|:|their|giving|leaving) (?<fields>[^.!?\n]+))?`,
  english`(?:${people}) (?:(?:${can}) )?(?:tells?|lets?) (?:us|me) (?:know )?(?:beforehand |in advance |first )?(?:if|whether|that|how many|when|who)${some}(?:coming|come|attend\w*|join\w*|take part|bring|bringing|stay\w*|sleep\w*|eat|need)${more}`,
  english`(?:hand|send|turn|give|mail) in (?:an? |the |their )?(?:application|entry|order form|suggestion|idea|request|proposal|nomination|form)s?${more}(?:(?:with|:|their) (?<fields>[^.!?\n]+))?`,
  english`(?:let |so |that |where |have )*(?:${people}) (?:(?:${can}) )?(?:write|writes|leave|leaves|give|gives|enter|type in|state) (?:us )?their (?:own )?(?<fields>(?:full )?(?:names?|address|e-?mail|phone|numbers?|details|wishes|order|allergies|size|age)[^.!?\n]*)`,
  english`(?:${people}) (?:(?:${can}) )?(?:hand|hands|send|sends|drop|turn) in (?:their|an?|the) (?:\p{L}+ )?(?:ideas?|suggestions?|wishes|proposals?|questions?|papers?|entries|complaints?|work|manuscripts?|poems?|pictures?|votes?|songs?|recipes?)${more}`,
  english`(?:${people}) (?:(?:${can}) )?(?:fill|fills|filling) (?:in|out) (?:an? |the |their |our |something|what|who|how|when|where|which)${more}(?:(?:with|:) (?<fields>[^.!?\n]+))?`,
  english`(?:where|so|somewhere|page (?:for|where)|let|that) ${some}(?:sign|signs|signing) up (?:to|for) (?:our|my|the|a|an)${more}(?:(?:with|:) (?<fields>[^.!?\n]+))?`,
)

/** A form that is called after what is sent in with it; whoever wants a state or a picture of each keeps records. */
const formUnless = unlessLists('status|state|photos?|pictures?|images?|overview|each|per|website|site|landing|homepage|portfolio')
const forms = [
  ...waysOf(
    { asks: { kind: 'survey', topic: 'report' }, takes: 'prompt', unless: formUnless },
    english`(?:accident|incident|fault|damage|absence|sickness|complaint|near miss|maintenance|repair|defect|hazard|sighting|bug|whistle ?blow\w*|lost property|problem)(?: (?:report|reporting|request|notification|note))? forms?`,
    english`forms? (?:to|for|where (?:${people}) (?:can )?)(?:report(?:s|ing)?|complain(?:s|ing)?|notify\w*)`,
  ),
  ...waysOf(
    { asks: { kind: 'survey', topic: 'signup' }, takes: 'prompt', unless: formUnless },
    english`(?:registration|sign[- ]?up|application|enrol+ment|entry|volunteer(?:ing)?|enquiry|inquiry|request|nomination|suggestion|consent|intake|admission|rsvp|membership)(?: (?:application|request|registration|sign[- ]?up))? forms?`,
    english`forms? (?:to|for|where (?:${people}) (?:can )?)(?:register(?:s|ing)?|sign(?:s|ing)? up|apply(?:ing)?|applies|enrol+(?:s|ing)?|volunteer(?:s|ing)?|enter(?:s|ing)? (?:the|our|a))`,
  ),
]

const feed = waysOf(
  { asks: { kind: 'feed' }, takes: 'prompt', unless: keepsLists },
  english`(?:${putUp}) (?:each other |us |them )?(?:${own}|what|something|how)?(?: [\p{L}’'-]+){0,6}? ?(?:${picture}|${written}|posts?|clip|video)(?![^]*(?:basket|quiz))[^]{0,120}?(?:${likes}|${answers})`,
  english`(?:${people}|we) (?:(?:${can}) )?(?:${putUp}) (?:an? |some |their |our )?(?:${picture}|(?:few |couple of )?${written})(?: (?:of|from|and|with) [^.!?]{0,60})? (?:for|and|so|that|with) (?:the )?(?:${each})${some}(?:see|look|${likes}|${answers})`,
  english`(?:${likes}) (?:and (?:${answers}) (?:on |to )?)?(?:each other(?:[’']s)?|one another(?:[’']s)?|the (?:${picture})|others[’']?|what (?:others|the others|people|somebody))${some}`,
  english`(?:show|tell|share with) (?:${each}) what (?:we|they|you|I|people)(?:[’']ve| have)? (?:did|do|made|make|cooked|baked|caught|built|grew|grow|found|saw|see|are doing|are up to|been up to|been doing|done|knit\w*|sewn|read)${more}`,
  english`(?:${people}|we) (?:(?:${can}) )?(?:${putUp}) (?:${picture}|small things|moments|what (?:we|they)[^.!?]{1,30})(?: (?:of|from) [^.!?]{1,40})? (?:to|with|for) (?:${each})${some}`,
  english`see (?:${picture}) (?:of|from) the (?:day|week|trip|camp|match)${some}(?:react|like|comment|heart|answer)${some}`,
)

const blog = waysOf(
  { asks: { page: 'blog' }, takes: 'prompt', unless: unlessLists('feed|feeds') },
  english`(?:write|writing|tell|report|post|publish|blog)(?:s|ing)? (?:\p{L}+ ){0,2}?(?:about|on|of|from|down)${more}(?:friends|family|relatives|others|people|everyone|everybody|anyone|readers|subscribers|those|whoever|folk|mum|they|fans|grandparents|parents|supporters|followers)[^.!?]{0,30}(?:read|follow|keep up|see what|stay in touch|subscribe)`,
  english`(?:letters|reports|tales|notes|dispatches|news|stories|articles|columns|essays|updates|posts|texts|pieces|what happens)${more}(?:newest|latest|most recent|last|new ones?) (?:one |ones |ones? always )?(?:first|on top|at the top|uppermost|on the top|comes first)`,
  english`tell(?:ing)?(?: people| others| everyone)? (?:about|of) (?:it|this|that|them|my|our|the|how)${more}(?:bit by bit|step by step|as it goes|as we go|follow|week by week|chapter)${some}`,
  english`(?:publish|put out) (?:\p{L}+ ){0,3}?(?:texts?|sermons?|thoughts?|words)${more}`,
  english`(?:write|publish|post|put out) (?:\p{L}+ ){0,2}?(?:pieces|articles|essays|stories|columns|reviews|chronicles|texts|poems|reflections|thoughts|entries)(?! (?:in|into) stock)${some}(?:about|on|that|which|people|for|from|every|each|with)${some}`,
  english`(?:my|our) (?:thoughts|reflections|musings|adventures|stories|ramblings|reviews|essays|columns) (?:on|about|from|of|in|as)${more}`,
  english`(?:tell|write|report|telling|writing) (?:\p{L}+ ){0,2}?(?:about|from|of) (?:my|our|the|life|each|every|what|how|living|being|travelling)${more}(?:an? (?:text|story|article|piece|chapter)|texts|stories|with pictures|with photos|every (?:week|month|day|sunday|evening)|each (?:week|month|day|stage|leg)|a few times|now and then|once a)`,
  english`(?:${people}|friends|family) (?:at home )?(?:(?:${can}) )(?:read along|follow along|follow (?:me|us|our|my|along|the)|read (?:about|what) (?:my|our|we|i))${more}`,
  english`(?:(?:my|our|the) (?:[\p{L}’'-]+ ){1,4}|latest |some )?news(?: from (?:our|the|my)[^.!?,]{0,30})?,? (?:and stories )?(?:${some})(?:newest|latest|dated|by date|in order|for (?:the |our )?(?:members|neighbou?rs|village|parents|residents|supporters|fans)|that (?:people|members|everyone) can read|with (?:a )?pictures?)`,
  english`(?:travel|pregnancy|training|building|garden|sailing|baking|war|sea|ship[’']?s|stage|trip|expedition) (?:diary|journal|letters)${some}(?:read|follow|public|friends|family)${some}`,
)

const chat = waysOf(
  { asks: { kind: 'chat' }, takes: 'prompt', unless: keepsLists },
  english`(?:write|text|talk|message|type|chatter|send messages|messages|writing|talking|texting|messaging)(?:s|ing)? (?:back and forth|to and fro|forth and back)${some}`,
  english`(?:write|text|talk|message|writing|talking|texting|messaging|speak|speaking)(?:s|ing)? (?:to |with )?(?:each other|one another|together)(?! about each)${more}`,
  english`(?:send|sending|exchange|swap|exchanging|swapping|shoot) (?:\p{L}+ )?(?:short |quick |little |text |instant |private )*(?:messages|notes|texts|lines)(?: to| with| between| among| around)? (?:each other|one another|(?:my|our|the) (?:\p{L}+ )?(?:others|team|family|colleagues|flatmates|sister|brother|friends|group|crew|rest)|members|people|the others)${more}`,
  english`(?:${people}) (?:and (?:the |our |my )?\p{L}+ )?(?:(?:${can}) )?(?:talk|speak|discuss(?: things)?|communicate|keep in touch|stay in touch) (?:in writing|by text|in text|live|in real time|online|together|in (?:groups|rooms|channels))${more}`,
  english`(?:one|a|different|several) (?:rooms?|channels?|threads?) (?:for|per) (?:each |every )?[^.!?]{1,40}(?:write|talk|text|message|discuss)\w*${some}|(?:write|talk|text|message|discuss)\w*${more}(?:one|a|different|several) (?:rooms?|channels?|threads?) (?:for|per) (?:each |every )?[^.!?]{1,40}`,
  english`(?:somewhere|a place|something|page|a room)(?: for (?:${people}))? (?:(?:where )?(?:${people}|we) )?(?:(?:can|could|to) )?(?:talk|chatter|gossip|text|discuss)${some}`,
  english`(?:messages|notes|texts|word) (?:to and from|between) (?:the|our|my|us|him|her|me)${more}`,
  english`(?:somewhere|a (?:place|room|page|corner|space)|something|so)(?: (?:for|where|that))? (?:(?:the|our|my|all|we|us) )?(?:[\p{L}&’'-]+ ){0,6}?(?:(?:${can}) )(?:talk|chatter|gossip|text|discuss|write to each other|keep talking|hang out)${some}`,
  english`everyone (?:sees?|reads?|seeing) (?:the |each )?(?:message|answer|what(?: is|[’']s) (?:said|written))s?${some}`,
)

export const englishTalkPurposes: readonly Purpose[] = [...feed, ...chat, ...blog, ...forms, ...report, ...signup, ...survey]
