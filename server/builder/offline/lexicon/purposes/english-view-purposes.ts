// How a list is to be seen, as English prompts say it: as pictures, on a board, on a month page, along the years, in rows.
import { can, count, english, more, noun, own, picture, some, unlessRecords, waysOf } from './english-words.ts'
import type { Purpose } from './purpose.ts'

const { raw } = String
const card = raw`cards?|notes?|post-its?|sticky notes?|slips|stickers|tickets|them|it|each|one|each one|every one`
const drag = raw`drag|pull|push|slide|shove|move|shift|shuffle|carry|take|send|pass`
const step = raw`step|stage|column|stop|station|phase|box|lane|state|heap|pile`
const steps = raw`(?<steps>[\p{L}’' -]{2,30}?(?:,? (?:and then|and on to|and|on to|to|into|then|over to|or) |, ?)[^.!?;:\n]{2,80}?)(?= (?:with|and (?:see|who|i|we|the)|so|where|when|in one|as|by|for each)\b|[.!?;:\n]|$)`

const board = waysOf(
  { asks: { view: 'board' }, unless: /(?<!\p{L})(?:calendar|slideshow|furniture around)(?!\p{L})/iu },
  english`(?:${drag})(?:s|ging|ing)? (?:(?:${own}|${count}) )?(?<called>${noun})(?: along| on| over| forward| across| through)? (?:from|between|through) ${steps}`,
  english`(?:take|takes|bring|get|follow)s? (?:(?:${own}) )?(?<called>${noun}) (?:from|through|between) ${steps}(?=[^]*(?:drag|push|pull|slide|move|shove|shift))`,
  english`(?:a |one |the )?columns? (?:for|named|called|of|with|like|:) ${steps}(?:,? (?:with|and) ${some}(?<kept>(?:${noun})),? and (?:i|we) (?:${drag}) ${some})?`,
  english`(?:(?:and|so|then|to|that|i|we|where|which|can|want|would|like),? ){0,6}(?:${drag})(?:s|ging|ing)? (?:(?:the|a|my|our|each|every) )?(?:${card}|\p{L}+) (?:across|along|between (?:columns|the columns|heaps|piles|stages)|to the (?:next|right)(?: (?:${step}))?|from (?:column|step|stage) to (?:column|step|stage)|from left to right|forward|sideways|on to the next(?: \p{L}+)?|into the (?:next|right) (?:${step}))(?:(?: as| when| once) [^.!?,;]{1,40})?`,
  english`(?:${card}) (?:i|we|that|to|which|you)? ?(?:can )?(?:${drag})(?: \p{L}+)? (?:between|from|through) ${steps}`,
  english`(?:see|show|know|keep an eye on)(?:s)? (?:in |at )?(?:which|what) (?:${step}) (?:each|every|the|a|all) (?<called>${noun}) (?:is|are|has|stands|have)(?: (?:at|in|on|reached|got to))?`,
  english`(?:see|show|know)(?:s)? (?:how far|where) (?:each|every) (?<called>${noun}) (?:has come|has got|stands|is in the process|is along)`,
)

const month = raw`month(?:ly)? (?:page|sheet|view|grid|plan|overview|chart|planner|spread)|month by month|week by week|page (?:for|per) (?:each |every )?(?:month|week)|(?:a |the )?(?:whole|entire|full) (?:month|week|year|season|term) (?:on|at|in|with)(?: a| one)? ?(?:page|sheet|screen|glance|view|look|picture)?|wall planner|week(?:ly)? (?:page|sheet|grid|view)|day by day (?:in|over|for) (?:a|the) (?:month|week)|squares? for (?:each|every) day|days? as squares|each day a square`
const apart = 'booking page|themselves|quiz|chart|curve|graph|totals?|how much|per month'
const unlessDay = new RegExp(`(?<!\\p{L})(?:${apart})(?!\\p{L})`, 'iu')
const unlessDays = unlessRecords(`${apart}|planner|calendar|rota|crew`)
const onPage = raw`(?:on|in|with|as|over) (?:an? |one |the )?(?:${month})`
const calendar = [
  ...waysOf(
    { asks: { view: 'calendar', thing: 'leave' }, unless: unlessDays, takes: 'prompt' },
    english`who(?:[’']s| is| are|[’']re)? (?:\p{L}+ )?(?:away|off|on leave|on holiday|on vacation|absent|not in|off sick|on parental leave|out of office)(?![^.]*report)${more}`,
    english`(?:who (?:takes|has|wants|gets) (?:leave|time off|holidays?|days? off|vacation)|(?:everybody|everyone|all of us|the team|staff|colleagues)[’']?s? (?:holidays|days off|leave|absences?))${more}`,
  ),
  ...waysOf(
    { asks: { view: 'calendar', thing: 'shift' }, unless: unlessDays, takes: 'prompt' },
    english`who (?:has|have|gets?|does|takes?|covers?|works?) (?:the |which )?(?:(?:early|late|night|day|morning|evening|afternoon|weekend|next|first|second)(?:,| and|, and| or)? )+(?:shifts?|duty|watch)${more}`,
    english`(?:which|what|who|see who) (?:\p{L}+ )?(?:works?|is working|is on duty|is on call|is on|has the shift|stands) (?:which|what|when|on which|nights?|on what|and when)${more}`,
    english`who works (?:when|where|what)${more}`,
  ),
  ...waysOf(
    { asks: { view: 'calendar', thing: 'booking' }, unless: unlessDays, takes: 'prompt' },
    english`(?:when|which days?|what days?|which nights?|which weeks?) (?:is|are) (?:the|our|my) ${some}(?:taken|free|booked|occupied|used|let|rented)(?:${more},? with (?<fields>[^.!?\n]+))?`,
    english`(?:who|which \p{L}+|what group) has (?:the|our|which) ${some}(?:which|what) (?:days?|weeks?|nights?|evenings?|hours?|months?|times?|mornings?|weekends?)(?:${more},? with (?<fields>[^.!?\n]+))?`,
  ),
  ...waysOf(
    { asks: { view: 'calendar', thing: 'event' }, unless: unlessDay },
    english`(?:see |show |shows |want to see |laid out |spread out |put )?(?:${onPage})`,
    english`(?:who|what|which|whose)(?: of (?:us|them))?${some}on (?:which|what) (?:days?|dates?|evenings?|weeks?|nights?)${some}`,
    english`,? ?(?:a|one) (?:month|week) at a time|spread (?:out )?over the (?:months?|weeks?|days|year)(?: of the (?:year|month))?`,
    english`(?:i want to |i[’']d like to |to )?(?:see|show|have|look at)? ?(?:the )?(?:${month})(?: with)?`,
    english`(?:what|who|which)${some}(?:happens|is on|is happening|goes on|takes place|meets?|plays?|performs?|rehearses?)${some}(?:on which day|which day|when|what day|on what day)s?${some}`,
  ),
]

const years = raw`(?:the )?(?:months and years|years|centuries|decades|ages|times|a line|one line|a long line|an axis|line of time|time)`
const timeline = [
  ...waysOf(
    { asks: { view: 'timeline', thing: 'task' } },
    english`,? ?(?:and )?(?:(?:i|we) (?:need|want|would like) (?:to see )?)?(?:when |see )?(?:which |every |each |all (?:the )?)?(?<called>(?!when|which)[\p{L}-]+)?(?: of the \p{L}+ is built)?(?: is| are)? ?(?:drawn |shown |laid out |,)?(?:as )?(?:an? )?bars? (?:that runs? |running |stretching |,)?(?:from (?:its |their |the )?start (?:day |date )?(?:to|until|till) (?:its |their |the )?(?:end|finish)(?: (?:day|date))?)[^.!?\n]*`,
    english`(?:from (?:its |their )?start (?:day |date )?to (?:its |their )?(?:end|finish) (?:day |date )?)(?:drawn |shown )?as (?:an? )?bars?[^.!?\n]*`,
    english`(?:see |shows? )?(?:what|which \p{L}+|who) overlaps?[^.!?\n]*`,
  ),
  ...waysOf(
    {
      asks: { view: 'timeline', thing: 'event' },
      takes: 'prompt',
      unless: /(?<!\p{L})(?:timeline|calendar|curve|chart|graph)s?(?!\p{L})/iu,
    },
    english`(?:laid out|lay out|spread(?: out)?|strung(?: out)?|string|lined up|line up|set out|ordered|arranged|placed|hung|shown?|put|told|marked|plotted|threaded) (?:up |out )?(?:along|on|across|through|over|by|upon) (?:a |an |one )?(?:${years})(?:${some}(?:from|since) ${some}(?:to|until|till) [\p{L}\p{N} ]+)?(?:,? (?:with|each with) (?<fields>[^.!?\n]+))?`,
    english`[^.!?\n]*(?:laid out|lay out|spread(?: out)?|strung|string|lined up|set out|ordered|arranged|shown) (?:along|across|through|over) (?:${years})[^.!?\n]*`,
    english`(?:in (?:the )?order of (?:the )?(?:years?|time|date)|in (?:the )?order (?:it|they) happened|year by year|decade by decade|century by century|in chronological order|from (?:the (?:first|beginning|start|stone age|middle ages)|1\d\d\d)[^.!?,]{0,40} (?:to|until|till) (?:today|now|our (?:own )?(?:days|time)|20\d\d|19\d\d|this day)|from (?:birth|cradle|the cradle) to (?:death|grave|the grave))(?![^]*(?:total|sales|cost))(?:${some}with (?<fields>[^.!?\n]+))?`,
    english`(?:history|story|life|past|years|career|development|background|origins?)${more}along (?:a|one|the) (?:long )?line(?:,? (?:each )?with (?:an? )?(?<fields>[^.!?\n]+))?`,
    english`(?:everything|all|what|things) (?:that |which )?(?:has |have )?happened${more}(?:in order|from (?:the |1|2)|until|since|over the years|through the years|when)${some}`,
    english`(?:one after (?:the other|another)|along|beads) (?:on|along|of) (?:a |the )?(?:line of time|line|string|thread)(?:${some}with (?<fields>[^.!?\n]+))?`,
    english`what happened (?:to|in|with|at)? ?${more}(?:when|which year|what year)(?: and (?:where|why|to whom))?[^.!?\n]*(?:\. ?(?:each|every one) with (?<fields>[^.!?\n]+))?`,
    english`(?:follow|walk|wander|travel|scroll|go|move) (?:along |through |back )+(?:the |our |its )?(?:years|centuries|history|past|decades|life|time)${some}`,
  ),
]

const big = raw`big|large|huge|full[- ]?size(?:d)?|full[- ]?screen|beautiful|great`
const enlarge = raw`(?:tap|click|touch|press|klick|tapping|clicking|choose|open)(?:ing)?(?: on)? (?:(?:one|it|them|a|the|any|each|each one) ?(?:${picture})?)? ?(?:to |and |for |makes? )?(?:see |view |get |look at |have |it )?(?:it |them |each )?(?:(?:in )?(?:full(?: size)?|large|bigger|larger|big|close up|closer|full screen|up close)|on to the next(?: one)?|to the next(?: one)?)`
const browse = raw`flip|page|leaf|browse|scroll|swipe|click|thumb|look|step|go|wander|stroll`
const gallery = waysOf(
  { asks: { view: 'gallery' }, unless: /(?<!\p{L})(?:blog|quiz|cards?|basket)(?!\p{L})/iu },
  english`(?:(?:visitors|people|customers|others|they|i|we|you|friends|everyone) (?:(?:${can}) )?|let \p{L}+ |to )?(?:${browse})(?:ping|ing|s)? through (?:(?:${own}) )?(?<called>${noun})(?: of (?:(?:${own}) )?(?<fields>(?!)))?`,
  english`^(?:(?:all )?(?:my|our|the) )(?<called>${noun}),? (?:each )?(?:with|as|in) (?:an? )?(?:${big}) (?:${picture})(?:,| and)? ?(?<fields>[^.!?\n]*)(?:\. ?(?:${enlarge})[^.!?\n]*)?`,
  english`(?:i |we )?(?:paint|draw|carve|sew|knit|build|make|take|shoot|restore|collect|photograph|bake|weave|throw|grow|turn|forge|design|sculpt|embroider|quilt|bind|craft|decorate|arrange|tattoo|breed|keep|own)s? (?:(?:${own}|old) )?(?<called>${noun})(?: (?:and|so|which|that)[^.!?]{0,40}| (?:from|of|in) [^.!?,]{1,30}(?: and| so)[^.!?]{0,30})?(?:to )?(?:show (?:them|it|these)(?: off)?|see them|look at them|show what)(?: off)?(?:[.:,;]? ?(?:in |with |as )?(?:the )?(?:(?:${big}) )?(?:${picture})(?:,| with| and)? ?(?<fields>[^.!?\n]*))?`,
  english`(?:show|showing|shows)(?: off)? (?:(?:people|visitors|customers|others|the world|everyone) )?(?:(?:${own}) )?(?<called>${noun})(?: (?:i|we)(?: have|[’']ve)? \p{L}+)?,? (?:off|in|as|with) (?:(?:${big}) )?(?:${picture})(?: (?:with|and) (?<fields>[^.!?\n]+))?`,
  english`show(?:ing|s)? off (?:(?:${own}) )?(?<called>${noun})(?: (?:i|we)(?: have|[’']ve)? [\p{L}’'-]+)?(?:,? (?:(?:with|in|as) )?(?:(?:${big}) )?(?:${picture}))?(?:,? with (?<fields>[^.!?\n]+))?`,
  english`look(?:ing)? at (?:(?:${own}) )?(?<called>${noun})(?: of [^.!?,]{1,30})? (?:one (?:after|by) (?:one|another|the other|the next)|picture (?:by|for|after) picture|photo (?:by|after) photo|one (?:picture|photo|image) at a time|side by side|in (?:large|big)|as (?:a )?slide ?show|in full size|full screen)`,
  english`(?:a |one )?(?:wall|album|scrapbook|exhibition|display|mosaic|showcase|slide ?show) of (?:(?:${own}) )?(?<called>${noun})(?: (?:i|we)(?: have|[’']ve)? (?:\p{L}+))?`,
  english`(?:all |every one of )?(?:(?:${own}) )?(?<called>${noun}) (?:as|in|shown as|shown in) (?:(?:${big}) )?(?:${picture})(?: (?:in|on) (?:a|one) (?:grid|wall|page|screen))?`,
  english`,? ?(?:(?:visitors|people|customers|others|they|i|we|you) (?:(?:${can}) )?)?(?:${enlarge})[^.!?\n]*`,
  english`,? ?(?:with |in |as )?(?:(?:${big}) )(?:${picture})(?= (?:side by side|next to|in rows|in a|on a|that fill)|[,.!]|$)(?: (?:side by side|in rows|in a grid|that fill the screen))?`,
)

const table = waysOf(
  { asks: { view: 'table' } },
  english`,? ?(?:and )?(?:in|as) (?:rows|columns|columns and rows|rows and columns)(?: (?:that |which )?(?:i|we|you|one) can (?:sort|order|filter))?(?: by (?:any|each|every|whatever) (?:column|heading|one))?`,
  english`,? ?(?:and )?(?:(?:i|we|you|where i|that i) (?:can |want to |would like to )?)?(?:sort|order) (?:it |them )?by (?:any|each|every|whatever|clicking) (?:column|heading|the heading)s?`,
  english`(?:like|as) (?:a|in a) (?:sheet|ledger|grid|excel sheet)(?: with rows)?(?=[:,. ])`,
)

export const englishBoardPurposes: readonly Purpose[] = board
export const englishViewPurposes: readonly Purpose[] = [...timeline, ...calendar, ...gallery]
export const englishRowPurposes: readonly Purpose[] = table
