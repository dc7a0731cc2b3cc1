// A bill, a shop, a front page for visitors and an overview, as English prompts say it.
import {
  can,
  english,
  keepsLists,
  keepsRecords,
  more,
  noun,
  own,
  people,
  some,
  unlessLists,
  unlessRecords,
  waysOf,
} from './english-words.ts'
import type { Purpose } from './purpose.ts'

const { raw } = String
const unless = keepsRecords
const customer = raw`(?:(?:my|our|the|each|every|a) )?(?:\p{L}+ )?(?:customers?|clients?|tenants?|parents?|members?|buyers?|guests?|pupils?|companies|company|families|family|owners?|people|them|him|her|those i work for|patients?|lodgers?|students?|farmers?)`
const paper = raw`paper|document|sheet|something|slip|demand|statement|letter|pdf|bills?|form`
const due = raw`vat|tax|due|must be paid|to be paid|payment terms|when (?:it|they|to)[^.!?]{0,20}pa(?:y|id)|pay by|account number|bank details|pdf|print(?:ed)?|numbered|total|how (?:it|they)[^.!?]{0,20}pa(?:y|id)|hours|what (?:i|we) did|the sum|amount|prices? and|each row|lines`

const invoice = waysOf(
  { asks: { kind: 'invoice' }, takes: 'prompt', unless: unlessLists('invoices?|invoicing|quotes?') },
  english`(?:${paper})${some}(?:to |that i can |i can |we can |which i |for )?(?:send|hand|give|mail|e-?mail|print|leave|customer|client|tenants)${more}(?:${due})[^.!?\n]*`,
  english`(?:charge|bill|billing|charging)(?:s)? (?:${customer})(?: (?:for|at|after|each|every|with|by|what|monthly|the))${more}`,
  english`what (?:${customer}) (?:has to|have to|should|must|shall|owes?|is to|are to) (?:pay|me|us)${more}(?:numbered|pdf|print|vat|tax|account|due|send|paper|document)[^.!?\n]*`,
  english`(?:print|make|write|create|issue|do|prepare)(?:s|ing)? (?:(?:my|our|the|some|proper|nice|an?) )?bills?(?! (?:list|of materials|tracker|reminder))${more}`,
  english`(?:come|comes|turn|turns|make it|made) (?:out as|into|in to) (?:an? )?(?:proper |printed |numbered )?bill${more}`,
  english`(?:send|hand|give|write|make out|mail) (?:(?:${customer}) )?(?:an? |the |our )?(?:bills?|demand for payment|payment request|request for payment)(?: to (?:${customer}))?${more}`,
  english`(?:ask|get) (?:${customer}) (?:to pay|for (?:the |my )?(?:money|payment)|paid)${more}(?:${due})[^.!?\n]*`,
  english`(?:get|be|getting) paid (?:for|by)${more}(?:paper|document|send|vat|due|pdf|print|days|hand)[^.!?\n]*`,
)

const goods = raw`(?:(?:${own}|some) )?(?<kept>(?!(?:them|it|what|which|things|online|to|on|from|these|those|more|and|for|one|tickets for)\b)[\p{L}’'-]+(?: (?!(?:from|with|on|to|online|and|so|over|in|at|that|via|for|by|directly|where|which|who|through|or)\b)[\p{L}’'-]+){0,3}(?: and (?!(?:pay|send|get|let|have|collect|pick|ship|would|want|then|post|deliver|see|i|we|my)\b)[\p{L}’'-]+(?: (?!(?:from|with|on|to|online|and|so|in|that)\b)[\p{L}’'-]+)?)?)`
const basket = raw`basket|cart|checkout|bag|trolley`
const shop = waysOf(
  {
    asks: { kind: 'shop' },
    takes: 'prompt',
    unless: unlessRecords(
      'commission|markets?|(?:i|we) (?:buy|import|collect|have)|suppliers?|each has|orders|second-hand|shop|store|dashboard|etsy',
    ),
  },
  english`(?:make|makes|bake|brew|knit|sew|grow|carve|bind|paint|roast|print|keep|keeps|produce|build|throw|press|breed|have|turn|forge|weave)s? ${goods}(?: and (?:jam|\p{L}+))?(?:,? (?:and|which|that|so)|[.!;])[^]{0,50}?(?:sell (?:them|it|these|what|some)|(?:${people}) (?:${can}) (?:\p{L}+ )?(?:buy|order|put|pay|choose)|in (?:a|the) (?:${basket}))`,
  english`(?:sell|selling|offer for sale) ${goods}(?:,? (?:with|and)${some}(?:${basket}|pay\w*|deliver\w*|order\w*|post|ship\w*|stock|left|pick\w* up)|${some}(?:online|to (?:people|strangers|customers|the|all|anyone|everyone)|from (?:a|our|my|home|the)|on (?:a|the)|over the|so that|where|through))${more}`,
  english`^(?:(?:i|we)(?:[’']d like| want| would like| need) (?:to )?|let me |help (?:me|us) |a page to |somewhere to )?sell(?:ing)? ${goods}${more}`,
  english`(?:${people}|they) (?:(?:${can}) )?(?:buy|order|purchase|pre-?order|shop for|pick out and pay for) ${goods}${more}`,
  english`(?:put|puts|putting|lay|collect|gather|add|drop)(?:s|ing)? (?:what they (?:want|like)|them|it|things|goods|\p{L}+) (?:\p{L}+ )?(?:in|into|to) (?:a|the|their) (?:${basket})${more}`,
  english`(?:${people}|they) (?:(?:${can}) )?(?:fill|pack|load) (?:a|the|their) (?:${basket}|box|crate) with (?:my|our|the) ?(?<kept>(?:${noun}))${more}(?:order|pay|buy|check ?out|collect)${some}`,
  english`(?:sell|sells|selling) ${goods},? (?:and )?(?:${people}|they) (?:(?:${can}) )?(?:order|buy|choose|say|pick)${more}`,
  english`order (?:an? |the )?(?:box|bag|loaf|crate|bunch|bouquet|cake|basket) (?:of )?${goods}? ?from (?:us|me|our)${more}`,
  english`(?:buy|order|pay)${some}(?:from (?:me|us|our|my)|straight from|directly from)${more}(?:${basket}|pay|deliver|collect|pick|sent|home)${some}`,
)

const browsed = waysOf(
  { asks: { kind: 'shop' }, takes: 'prompt', unless: unlessRecords('commission|suppliers?|dashboard|etsy') },
  english`(?:${people}|they) (?:(?:${can}) )?(?:look|looking|browse|go|leaf|scroll) (?:through|around|among)${more}(?:(?:in|into|to) (?:a|the|their) (?:${basket})|place (?:the|an|their) order|check ?out)${some}`,
)

const front = raw`how to (?:get there|join|book|order|come|become)|when we (?:rehearse|train|meet|play|open|are there)|what (?:a|an|the) \p{L}+ costs?|what (?:our|my|the) [^.,!?]{1,30} is like|address|directions|opening hours|when we(?: a|[’'])re open|prices|what (?:it|we|they|things) costs?|price list|how to (?:find|reach|get (?:to|hold of)|contact) us|how (?:you|people|they|to) (?:find|reach|contact|get)|where we are|who we are|what we (?:do|offer|can do|stand for|sell)|a map|map|phone number|our number|our address|contact (?:details|address|form)|how to get (?:here|there)|our story|what others say`
const landing = waysOf(
  { asks: { page: 'landing' }, unless: keepsLists },
  english`(?<kept>front page[^]*)`,
  english`(?:one|a|an|single|simple)(?: (?:one|single|simple|small|nice|little|short|good-looking|pretty|modern))* page (?:about|on|to present|presenting|introducing) (?<kept>(?:my|our)[^]*)`,
  english`make (?:(?:${own}) )?(?:${noun}) (?:visible|known|seen|easy to find|easier to find)(?<kept>[^]*)`,
  english`(?:tells|telling|show|shows|tell|showing) (?:\p{L}+ )?(?:${people}|tourists|hikers) (?:what|who|where|about|how) (?<kept>(?:our|my|we|the|to)[^]*)`,
  english`(?<kept>(?:${front})[^]{0,120}(?:${front})[^]*)`,
  english`(?:so (?:that )?|help |let |make |want |where |when )*(?:new |more )?(?:strangers|people|customers|guests|tourists|patients|couples|clients|visitors|parents|others|they|anyone)(?: can| could| will| should| to| who)? (?:find|finds|discover|hear about|come across|stumble on|google|search for|looking for|look for|learn about|read about)(?: (?:out )?about)? (?:us|me|our|my|the)(?<kept>[^]*)`,
  english`(?:find|finds) (?:us |me )?(?:when (?:they|people|somebody|someone|you) (?:search|google|look)|on the (?:internet|net|web)|online)(?<kept>[^]*)`,
  english`(?:show|something|be seen|be found|visible|presence|page|present (?:us|me|ourselves)) (?:\p{L}+ ){0,2}?on the (?:internet|net|web)(?: about)?(?<kept>[^]*)`,
  english`(?:introduce|present|tell (?:people|the world|others|strangers|visitors|everyone) (?:about|who)|show (?:people|the world|others) who) (?:(?:our|my|the|us|me|we|i) ?)(?<kept>[^]*)`,
)

const figures = raw`totals?|sums?|comparisons?|compared|compare|curves?|bars|going up|going down|goes up|goes down|rising|falling|at a glance|key figures|this (?:year|month|week|season) (?:against|beside|versus|vs|next to|compared)|how (?:it|they|things|that|this|much) (?:changes?|develops?|goes|is going|has changed)|average|trend|per (?:month|week|year|day) as|added up|adds? up|how (?:we|it|business|sales)[’' a-z]{0,6} (?:doing|going)|on one screen|the big picture|lines? and bars|pie`
const asLine = raw`(?:per|each|every|by|this|last|over|from|against|beside|as|in|curve|bars|totals?|at a glance|compared?|month|week|year|screen|up|down)`
const figuresOf = (thing: string, ...says: readonly RegExp[]) =>
  waysOf({ asks: { page: 'dashboard', thing }, takes: 'prompt', unless: overviewApart }, ...says)
const overviewApart = unlessRecords('dashboard|overview|chart|graph|invoices?|bills?|quiz|survey')
const overThings = [
  ...figuresOf(
    'dailySales',
    english`(?:how (?:much|many)|what) (?:i|we)(?:[’']ve| have)? (?:sold|earned|taken|made|take|earn|sell|made a day)[^.!?]{0,30} ${asLine}${more}`,
    english`(?:sales|takings|turnover|revenue) (?:for|from|this|per|by|of|over|in|as|each)${more}(?:${figures})${some}`,
  ),
  ...figuresOf(
    'reading',
    english`(?:electricity|water|power|energy|heating|gas|heat|kilowatt hours|consumption|solar)(?: [\p{L}]+){0,4}? (?:used|use|produced|consumed|per|each|over|as|every|costs?|meter)${more}(?:${figures}|bars|as a)${some}`,
  ),
  ...figuresOf(
    'expense',
    english`(?:what|how much|where) (?:i|we|the money)(?:[’']ve| have)? (?:spent|spend|goes|went|pay|costs?)[^.!?]{0,30} ${asLine}${more}`,
  ),
  ...figuresOf(
    'measurement',
    english`(?:my|his|her|our|the (?:baby|dog|cat|puppy)[’']s) (?:weight|blood pressure|pulse|temperature|height|waist|fever|steps)${some}(?:${figures}|as a|in a|over|day by day|from day to day)${some}`,
  ),
]
const overview = waysOf(
  { asks: { page: 'dashboard', called: 'figure' }, unless: /(?<!\p{L})(?:invoice|bill|quiz|survey)s?(?!\p{L})/iu },
  english`(?:and|to|would like to|want to|i|we|then|where i|,)? ?(?:get|see|have|with|show(?:s|n)?(?: me)?|be shown|watch|follow) (?:the |our |all |my |some )?(?:\p{L}+ ){0,2}?(?:totals|sums|key figures|comparisons?|averages)(?! (?:of|for) each (?:invoice|order))[^.!?\n]*`,
  english`(?:,? (?:and|so|then|to) (?:i |we |that i |that we )?(?:can |want to |would like to |to )?)?(?:see|follow|watch|know|tell|show)(?:s)? (?:whether|if|how|that) (?:it|they|that|this|things|we|the \p{L}+|i)(?:[’']s|[’']re| is| are)? (?:going|goes|go|changes|change|develops?|grow\w*|ris\w*|fall\w*|improv\w*|doing)(?: (?:up|down|over|up or down|from|better|worse|well|or)[^.!?\n]*)?`,
  english`(?:how (?:much|many) (?:we|i)(?:[’']ve| have)? (?:sold|earned|made|taken|spent|used|walked|run|saved|produced)) ${more}(?:${figures}|this|last)[^.!?\n]*`,
  english`,? ?(?:this|the) (?:year|month|week|season) (?:against|beside|versus|vs|next to|compared (?:to|with)) (?:the )?(?:last|previous|past)(?: (?:year|month|week|season|one))?`,
  english`,? ?(?:summed|added up|totalled|totaled|adding up|counted together)(?: up)?(?: (?:per|by|for|each|every) [^.!?\n,]{1,30})?(?:,? (?:and|then) compared[^.!?\n]*)?|,? ?(?:and )?compared? (?:with|to) (?:the )?(?:last|previous|same)[^.!?\n]*`,
  english`(?:the )?(?:main|most important|important|vital|central) (?:numbers|figures) (?:of|for|from)[^.!?\n]*`,
  english`,? ?(?:drawn |shown )?(?:as|in|with) (?:a |an )?(?:curves?|bars|lines? and bars|pie|steep line|charts? and totals)(?: (?:over|per|for|through)${some})?`,
  english`,? ?(?:everything |it all |all (?:of )?(?:it|this) )?(?:at a glance|on one screen)`,
  english`(?:the |our )?key figures (?:of|for|from) (?:(?:${own}) )?(?<kept>(?:${noun}))?`,
)

const todo = waysOf(
  { asks: { page: 'todo', thing: 'task' }, takes: 'prompt', unless: unlessRecords('with (?:who|what|when|how)|how often') },
  english`(?:what (?:has to|needs to|must|should|is to|i (?:have|need) to|we (?:have|need) to|remains to)|things (?:to do|i (?:have|need) to|we (?:have|need) to)|everything (?:i|we) (?:have|need) to|jobs|chores|errands)(?! pay)${more}(?:tick\w*|cross\w*|check\w*|strike|done|remember|forget|off)${some}`,
)
const shopping = waysOf(
  { asks: { thing: 'shoppingItem', view: 'list' }, takes: 'prompt', unless },
  english`(?:what|everything|things|food|groceries) (?:i |we )?(?:(?:have|has|need|needs|want) )?to (?:buy|get|shop|pick up|fetch)(?: (?:from|at|in) [^.,]{1,30})?[^]{0,60}(?:tick\w*|cross\w*|check\w*|off|shop|store|supermarket|bought|forget)${some}`,
)
const packing = waysOf(
  { asks: { thing: 'packingItem', view: 'list' }, takes: 'prompt', unless },
  english`(?:what|everything|things) (?:i |we |they |the \p{L}+ )?(?:(?:have|has|need|needs|should|must) )?(?:to )?(?:pack|bring|take along|take with)[^]{0,60}(?:tick\w*|cross\w*|check\w*|off|forget|bag|suitcase|camp|trip)${some}`,
)

export const englishBusinessPurposes: readonly Purpose[] = [...invoice, ...shop, ...browsed]
export const englishOverviewPurposes: readonly Purpose[] = [...overThings, ...overview, ...shopping, ...packing, ...todo]
export const englishLandingPurposes: readonly Purpose[] = landing
