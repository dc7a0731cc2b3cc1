// Practising, counting down, working out and other things one does on the spot, as English prompts say it.
import { count, english, keepsLists, keepsRecords, more, people, some, unlessRecords, waysOf } from './english-words.ts'
import type { Purpose } from './purpose.ts'

const { raw } = String
const unless = keepsRecords
const minutes = raw`(?:(?:an?|the|\d+|${count}|so many)[- ]){0,2}(?:an?|the|\d+|${count}|so many)[- ]?(?:and a half )?(?:seconds?|minutes?|mins?|secs?|hours?)`
const bell = raw`wakes? (?:me|us|him|her)|beep(?:s|ing)?|ring(?:s|ing)?|ding|bell|gong|alarm|buzz(?:es)?|sound|signal|chime|noise|whistle|tell(?:s)? me|warn(?:s)? me|remind me|call(?:s)? out|let(?:s)? me know|shout|ping`
const side = raw`front|one side|face|the first side|the upper side|top`
const behind = raw`back|other side|reverse|behind|underneath|second side|the other|flip side`
const card = raw`term|word|question|picture|photo|sign|symbol|name|date|image|verb|formula|character|concept|expression|phrase|note|chord|knot|plant|bird`
const learn = raw`learn|memorise|memorize|cram|drill|revise|swot|rehearse|study|remember|test myself(?: on| in)?|quiz myself(?: on)?|practise|practice|get into my head|hammer in|learn by heart`
const again = raw`come(?:s)? (?:up|round|around) again|come(?:s)? back|return(?:s)?|again|more often|repeat(?:s|ed)?|later|oftener|until (?:i|they)|stick|sooner`
const hard = raw`hard|difficult|tricky|wrong|tough|forgotten|missed|worst|i (?:got|get|miss|forgot|forget|don[’']?t know|fail)|ones i|ones (?:i|we|they) (?:fail|miss|forget|get)`

const flashcards = waysOf(
  { asks: { tool: 'flashcards' }, takes: 'prompt', unless },
  english`(?:on|at) (?:the |one )?(?:${side})${more}(?:on |at )?(?:the )?(?:${behind})`,
  english`(?:${card})s? (?:first|on one side|in front)${some}(?:then|and|,)${some}(?:${behind}|answer|meaning|name|translation|explanation)`,
  english`(?:turn|flip|turning|flipping) (?:it|them|the (?:card|cards|picture|word)|each(?: one)?|over)(?: over| round| around)?${more}(?:answer|see|back|name|meaning|explanation|know|right|translation|word)`,
  english`(?:${card})s? (?:of [^.,!?]{1,30} )?first${some}(?:tap|press|click|touch|then|turn|flip)${some}`,
  english`(?:${learn})${more}(?:until (?:i|they|it) (?:know|stick|sit|can)|stick|come up again|again and again|over and over)${some}`,
  english`(?:${learn})${more}(?:turn|flip) (?:it|them|over|the)${some}`,
  english`(?:${hard})${some}(?:ones|words|cards|terms|signs|questions|names|it)?${some}(?:${again})(?! at the end)`,
  english`(?:${learn})${more}(?:by heart|(?:${hard})${some}(?:${again}))`,
  english`(?:${learn})(?:ing|ed)? (?:(?:my|the|our|some|all|all the|basic|more) )?(?:[\p{L}’'-]+ ){0,3}(?:names?|words|vocabulary|vocab|terms|terminology|capitals|flags|phrases|formulas|formulae|definitions|meanings|signs|symbols|irregular verbs|conjugations|facts)(?: (?:of|for|in|from) [^.!?\n]+| by [^.!?\n]+)?[.!]?\s*$`,
  english`(?:memorise|memorize|cram|learn (?:\p{L}+ ){0,3}by heart|swot)${more}`,
  english`(?:test|quiz|drill) myself (?:on|in|about)${more}`,
)

const answersOf = raw`(?:four|three|two|several|five|\d) (?:possible |different )?(?:answers|alternatives|options|choices)`
const score = raw`points?|scores?|marks?|who (?:wins|won|is best|knows most|got most)|winner|how many (?:were |are |did |you |they |i |we )?(?:\p{L}+ ){0,2}?(?:right|correct)|which ones? (?:i|you|they|we) (?:got|had)|results?|right or wrong|wrong or right|leaderboard`
const quiz = waysOf(
  { asks: { tool: 'quiz' }, takes: 'prompt', unless },
  english`(?:${count}|some|the|tricky|easy|[\p{L}’'-]+)?(?: [\p{L}’'-]+){0,3}? ?questions(?! (?:about|for|to) (?:the|our|their) (?:stay|visit))[^]{0,120}?(?:${score}|${answersOf})`,
  english`guess(?:ing)? (?:the|which|what|who|whose|where|how|a|from|my|our|at)${more}`,
  english`(?:${answersOf})[^]{0,60}?(?:${score}|right|correct|only one)`,
  english`(?:which|what|whose|who)(?: [\p{L}’'-]+){1,5}\?[^]{0,60}?(?:${answersOf}|${score})`,
  english`(?:test|quiz|examine|try|see|find out) (?:how much|what|how well|whether) (?:(?:${people}|i|you) )(?:\p{L}+ )?(?:know|knows|remember|remembers|learned|learnt|recognise)${more}`,
  english`(?:test|quiz) (?:(?:my|our|the|your) )?(?:\p{L}+ ){0,2}?(?:pupils|students|kids|children|guests|friends|players|family|colleagues|knowledge|team|members|staff|trainees|learners|grandchildren)(?:[’']s?)? (?:on|in|about)${more}`,
  english`(?:ask|asks) (?:${people})${some}what they know (?:about|of)${more}`,
  english`(?:right|correct) or (?:wrong|not|false)${some}(?:after|question|answer|see)${some}|(?:true or false)${more}`,
  english`(?:questions|riddles)${more}(?:who|whoever) (?:knows|gets|answers|is)${some}|(?:answer|answers|answering) (?:${count} )?(?:\p{L}+ )?questions? (?:about|on|against|correctly|right|in)${more}(?:${score})`,
)

const days = raw`each day|every day|day by day|day for day|daily|every (?:evening|morning|night)|each (?:evening|morning|night)|each and every day|for every day|for each day`
const mark = raw`mark(?:s|ing)?|tick(?:s|ing)?(?: off)?|cross(?:es|ing)?(?: off)?|check(?:ing)?(?: off)?|colour(?:ing)? in|color(?:ing)? in|fill(?:ing)? in|note|put a (?:cross|tick|mark|dot|star|sticker)|an? (?:cross|tick|mark|dot|star|sticker)|say yes|tap|press(?:es)? (?:a|the|one) button|fill(?:ed|s)? in`
const streak = raw`how long (?:i|we|he|she|they)[’']?(?:ve| have| has)? (?:kept|keep|been|held|stuck|managed|lasted|gone)|how many days (?:in a row|running|on end|without|straight|i[’']?ve|have i)|days in a row|in a row|don[’']?t break the chain|break(?:ing)? the chain|longest (?:run|streak|stretch|row|chain|series)|how many days (?:in a row|running)|how many (?:days|weeks|nights) (?:i|we)|unbroken|without a (?:break|gap)|days running|keep(?:ing)? (?:it|them) (?:up|going)|kept (?:it|them) (?:up|going)|days (?:since|add up|pile up|without)|streak|stick(?:ing)? (?:to|with) (?:it|them)|how (?:often|regular(?:ly)?) i (?:manage|keep)`
const habit = waysOf(
  {
    asks: { tool: 'habitTracker', thing: 'habit' },
    takes: 'prompt',
    unless: unlessRecords('medicines?|medication|pills|doses?|who came'),
  },
  english`(?:${mark})[^]{0,120}?(?:${streak})`,
  english`(?:${streak})[^]{0,120}?(?:${mark})`,
  english`(?:see|show|count|know|watch) (?:how many days (?:in a row|running|on end|straight|without a break)|my (?:longest )?(?:streak|row|run of days)) (?:i|we|that|he|she)?${more}`,
  english`(?:a|one) (?:square|box|dot|ring|circle|field|leaf|bead|star|stone|coin) (?:per|for each|for every|a|each|every) day${more}`,
  english`(?:${days}|did i|have i|today)[^]{0,100}?(?:${streak})`,
  english`(?:${mark})(?! (?:who|which)) ${some}(?:${days}) (?:that |when |if |whether )?(?:i|we|he|she|my \p{L}+)(?! (?:sell|sold|spend|spent))${more}`,
  english`(?:a |one )?(?:cross|tick|mark|dot|star|sticker|square|box) (?:for |per )?(?:${days}|every day|a day) ${more}`,
  english`(?:stop|quit|give up|get into the habit of|make a habit of|remember to)${more}(?:${streak}|${days}${some}${mark})`,
)

const interval = waysOf(
  { asks: { tool: 'intervalTimer' }, takes: 'prompt', unless: keepsLists },
  english`(?:${minutes})${some}(?:work|on|hard|effort|fast|run|running|sprint|exercise|plank|skipping|boxing|walk|jog|push)${some}(?:${count}|\d+)?(?: seconds?| minutes?)? ?(?:of )?(?:rest|off|pause|break|easy|slow|recover\w*|walk|breath\w*)${more}(?:rounds?|times|sets?|over and over|again|repeat\w*)?`,
)
const pomodoro = waysOf(
  { asks: { tool: 'pomodoro' }, takes: 'prompt', unless: keepsLists },
  english`(?:work|study|write|read|concentrate|focus|revise|practise|homework)(?:ing)? ${some}(?:${minutes})${more}(?:break|rest|pause|breather)`,
  english`(?:${minutes}) (?:of |for )?(?:work|study|writing|reading|concentration|focus|homework|revision)${more}(?:break|pause|breather)`,
)
const countdown = waysOf(
  { asks: { tool: 'countdown' }, takes: 'prompt', unless: keepsLists },
  english`how (?:many (?:years?,? |months?,? |weeks?,? |days?,? |hours?,? |minutes?,? |and )*(?:days|weeks|sleeps|hours|months|minutes|seconds)|long)(?: (?:(?:do|have) (?:i|we|they)(?: still)? (?:have|got)|have (?:i|we) (?:still )?got|still|is it|are|left|there|it is|to go|remain|remaining|is left))* (?:until|till|til|to|before)(?! (?:boil|cook|bake))${more}`,
  english`(?:days|weeks|sleeps|hours|months) (?:left|to go|remaining)${some}(?:until|till|to|before)?${some}`,
  english`count(?:s|ing)?(?: down)? the (?:days|weeks|sleeps|hours)(?: (?:until|till|to|before|left))${more}|count(?:s|ing)? down (?:the days |the weeks )?(?:to|until|till)${some}(?:day|wedding|birthday|holiday|christmas|easter|exam|trip|baby|birth|summer|concert|race|party|retirement|opening|launch|marathon|festival|move|moving|premiere|graduation|match|term|eve)${some}`,
)
const timer = waysOf(
  { asks: { tool: 'kitchenTimer' }, takes: 'prompt', unless: keepsLists },
  english`count(?:s|ing)?(?: me)? down (?:while|when (?:i|we|they) (?:cook|study|work|press|start|read|play|boil|train)|for|as|until|till|from|the (?:minutes|seconds|time))${more}`,
  english`(?:${bell})(?: me)?${some}(?:after|in|when|every|at|once)${some}(?:${minutes}|time is up|the time|is done|are done|is ready|are ready|is over|has passed|have passed|gone)${more}`,
  english`(?:after|in|when|every|set) (?:${minutes})${more}(?:${bell})`,
  english`(?:tell|warn|remind|let|beep|ring)${some}when (?:the|my) (?:tea|eggs?|pasta|bread|cake|pizza|rice|potatoes|dough|coffee|steak|roast|pie|laundry|glue|paint|dye|film)${some}(?:ready|done|drawn|cooked|boiled|proved|risen|dry|over|time)${some}`,
  english`(?:${minutes}) (?:while|for) (?:the |my )?(?:tea|eggs?|pasta|bread|cake|pizza|rice|potatoes|dough|coffee|steak|meditation|toothbrush|brushing)${some}`,
  english`time(?:r)? (?:the|my) (?:tea|eggs?|pasta|bread|cake|pizza|rice|potatoes|dough|coffee|steak|plank|toothbrushing)${some}`,
)
const stopwatch = waysOf(
  { asks: { tool: 'stopwatch' }, takes: 'prompt', unless: keepsLists },
  english`how long (?:each|a|the|every|my|it|i|he|she|they)${more}(?:start and stop|stop and start|press (?:start|stop|a button)|start(?:ing)?,? (?:and )?stop|lap times?|laps)`,
  english`(?:press|tap|click|push)(?:es)? ${some}(?:start|starts|starting|goes|off)${more}(?:finish|stops?|again|end|line|back|over)${some}`,
  english`(?:start and stop|stop and start|press to start)${more}(?:time|laps?|seconds|clock|how long)${some}|time (?:my|the|our|each|every) (?:laps?|runs?|runners?|skiers?|swimmers?|sprints?|speeches|speakers?|lengths|rounds?|heats?)${some}`,
)

const tool = (id: NonNullable<Purpose['asks']['tool']>, ...says: readonly RegExp[]) =>
  waysOf({ asks: { tool: id }, takes: 'prompt', unless: unlessRecords('league|planner|expenses: |journal') }, ...says)
const unit = raw`cups?|grams?|ounces?|pounds?|kilos?|kilograms?|miles?|kilomet(?:re|er)s?|metres?|meters?|feet|foot|inch(?:es)?|centimet(?:re|er)s?|litres?|liters?|gallons?|pints?|decilit(?:re|er)s?|dl|ml|fahrenheit|celsius|stones?|yards?|acres?|hectares?|spoons?|teaspoons?|tablespoons?|degrees|knots`
const material = raw`tiles?|paint|wallpaper|rolls|concrete|gravel|soil|sand|bricks?|planks?|boards?|turf|seeds?|yarn|wool|fabric|cement|plaster|grout|laminate|parquet|slabs?|fencing|compost|mulch|bark|timber|wood|insulation|carpet|wire|curtain|litres?|bags|sacks|pizzas?|bottles|loaves|flour|dough|food|meat|rice|wine|drinks?|beer|coffee|fertiliser|hay|feed|salt`
const small = [
  ...tool(
    'paletteMaker',
    english`(?:which|what|find|choose|pick|show|suggest|see)${some}colou?rs?${some}(?:go|fit|match|look|together|well|readable|contrast|legible|background|suit)${more}|colou?rs (?:that )?(?:go|fit|match|belong)(?: well)? together${some}`,
  ),
  ...tool(
    'unitConverter',
    english`(?:(?:turn|change|make|from|how many|convert|what is|what are) )?(?:\d+ |an? )?(?:${unit})(?: of \p{L}+)? (?:in|into|to|as|and) (?:${unit})`,
    english`how many (?:${unit}) (?:are|is|make|go|there are|in)${some}(?:${unit})`,
  ),
  ...tool(
    'expenseSplitter',
    english`(?:split|share|divide|even out|settle)(?:ting|ing)? (?:up )?(?:what|the (?:bill|cost|costs|dinner|expenses|rent|trip)|costs|expenses|our|a (?:bill|restaurant))${more}(?:friends|among|between|flatmates|each|everybody|everyone|us|equally|fairly|who)${some}`,
    english`who owes (?:whom|who|what|how much|me)${more}|(?:who|what each)${some}(?:paid|laid out|put in)${more}(?:owes?|even|split|share|settle)${some}`,
  ),
  ...tool(
    'loanCalculator',
    english`(?:what|how much)${some}(?:pay|cost|costs|interest|instal\w+|repay)${some}(?:month|year)${some}(?:loan|house|mortgage|borrow\w*|flat|car|of \p{L}+ million|per cent|interest)${some}`,
    english`(?:borrow|loan of|mortgage)${more}(?:a month|per month|each month|monthly|interest)${some}`,
  ),
  ...tool(
    'tipCalculator',
    english`how much (?:do|should|to|would|of a)${some}tip${some}|(?:add|with) (?:a |the )?tip${some}(?:per person|each|split|divide)${some}`,
  ),
  ...tool(
    'bmiCalculator',
    english`(?:over ?weight|under ?weight|right weight|healthy weight|weigh too much|too (?:heavy|thin|fat))${more}(?:height|tall|long|length)?${some}`,
  ),
  ...tool(
    'percentCalculator',
    english`(?:what (?:is|[’']s)|how much(?: is)?|work out|the price)${some}(?:left|taken off|off|discount|per ?cent|%|reduced|rise|increase|VAT)${some}(?:per ?cent|%|percent|taken off|price|off|of a (?:price|sum)|VAT)${some}`,
  ),
  ...tool(
    'namePicker',
    english`(?:draw|pick|pull|choose|select)(?:s|ing)? (?:a |one |the )?(?:names?|winners?|somebody|someone|one of us|pupil|student|lot|lots|ticket|person|who)${some}(?:hat|at random|random|chance|lot|draw|blind|turn|next|does|gets|has to|wins|cooks|washes|goes)${some}`,
    english`(?:pick|choose|select|draw|take) (?:a|one|some|two|three)(?: of)? (?:my|our|the)? ?[\p{L}’'-]+ (?:at random|by chance|blindly)${some}|(?:random|chance) order${some}|in (?:a )?random order${some}`,
    english`draw(?:ing)? lots${some}|(?:spin|turn) (?:a|the) wheel${some}|let chance (?:decide|pick|choose)${some}`,
  ),
  ...tool(
    'teamMaker',
    english`(?:mix|split|divide|shuffle|sort|put|make|deal|part)(?:s|ing|ting)? (?:\p{L}+ ){0,4}?(?:into|in) (?:${count}|\d+|even|fair|random|equal|mixed|the)?(?: \p{L}+)? ?(?:groups|teams|pairs|sides|tables)${some}`,
    english`(?:fair|even|random|mixed) (?:teams|groups|sides|pairs)${some}`,
  ),
  ...tool(
    'wordCounter',
    english`how (?:many (?:words|characters|letters|signs)|long)${some}(?:my|the|an?|this) (?:essay|text|article|speech|letter|story|application|post|abstract)${some}|count(?:s|ing)? (?:the |my )?(?:words|characters|letters)${some}|(?:text|words|letters)${some}(?:in|into|to) (?:capital|small|upper|lower|big)[- ]?(?:case )?letters?${some}|(?:upper|lower)[- ]?case${some}`,
  ),
  ...tool('passwordGenerator', english`(?:give|make|invent|create|think up|come up with|suggest)${some}passwords?${some}`),
  ...tool('diceRoller', english`(?:throw|roll|cast)(?:s|ing)? (?:an? |the |${count} |\d+ )?(?:dice|die|d\d+)${some}`),
  ...tool('coinFlip', english`(?:toss|flip|throw) (?:a|the) coin${some}|heads or tails${some}`),
  ...tool(
    'scoreboard',
    english`keep(?:s|ing)? (?:the |our )?(?:score|points|count)(?: (?:of|in|for|at|when|while|during|between)${more})?(?![^]*(?:quiz|players|teams))|who(?: i|[’'])s (?:ahead|leading|winning)${some}`,
  ),
  ...tool(
    'drawingPad',
    english`(?:doodle|scribble|draw|paint|sketch)(?:s|ing)? (?:\p{L}+ ){0,3}?(?:with (?:a|the|your|his|her|my) (?:finger|mouse|pen)|on (?:the|a) (?:screen|tablet|blank))${some}`,
  ),
  ...tool(
    'metronome',
    english`(?:steady|even|regular) (?:beat|click|tick(?!et)|pulse|tempo)${some}|keep(?:s|ing)? (?:time|the beat|me in time|the tempo)(?: (?:when|while|for|as))${some}|(?:tick|click)s? (?:\d+|${count}) (?:times|beats) (?:a|per) minute${some}`,
  ),
  ...tool(
    'poll',
    english`vote(?:s|ing)? (?:(?:on|for|about) )?(?:where|which|what|whether|between|who)${more}|(?:${people})?${some}tick (?:what|which|where|when) (?:they|we|you) (?:want|like|prefer)${some}|decide together${some}`,
  ),
  ...tool('breathing', english`(?:breathe|breathing) (?:in|slowly|calmly|along|with|out)${more}`),
  ...tool(
    'typingTest',
    english`how fast (?:i|you|we|they|my \p{L}+) (?:can )?(?:type|types|typing|write on a keyboard)${some}|(?:learn|practise) (?:to |touch[- ])?typ(?:e|ing)${some}`,
  ),
  ...tool(
    'waterTracker',
    english`how (?:much|many glasses of) water i${some}|(?:glass|glasses) of water${some}(?:day|today|drunk|drink)${some}`,
  ),
  ...tool(
    'calculator',
    english`(?:(?:work|figure|find) out |calculate |tell me )?how (?:many|much) (?:\p{L}+ ){0,2}?(?:${material})(?: \p{L}+)*? ?(?:for|do (?:i|we)|(?:i|we) (?:need|have to buy|should)|is needed|are needed|to (?:buy|order|get|cover|fill|cook)|goes|go into|will i|per)${more}`,
  ),
]

export const englishToolPurposes: readonly Purpose[] = [
  ...flashcards,
  ...habit,
  ...quiz,
  ...pomodoro,
  ...interval,
  ...countdown,
  ...stopwatch,
  ...timer,
  ...small,
]
