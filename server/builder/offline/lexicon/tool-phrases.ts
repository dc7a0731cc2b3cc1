// Ways of asking for a small tool in a sentence ("räkna ut hur mycket färg som går åt", "omvandla dl till gram") that no single word
// of its entry says. Read from the text as it stands, at the beginning of a wish; the first that fits wins. A phrase ends where the
// first group does, which is what was understood.
import type { Language } from '#shared/languages.ts'
import { studyPhrases } from './study-phrases.ts'
import type { ToolId } from './tool-entries.ts'

type ToolPhrase = readonly [RegExp, ToolId]

const unit =
  '(?:dl|deciliter|cl|ml|liter|gram|g|kg|kilo|hekto|ton|msk|tsk|matskedar|teskedar|krm|cups?|ounces?|uns|pounds?|pund|celsius|fahrenheit|kelvin|grader|km|kilometer|mil|miles|meter|m|cm|mm|tum|inches|fot|yards?|knop|m\\/s|km\\/h|hektar|tunnland|kvadratmeter|kvm|megabyte|mb|gb|gigabyte|mått|enheter)'
/** "jag vill", "en app som kan": forty words of it at most, or a text of nothing else takes the square of its length */
const asking =
  '^\\s*(?:(?:hej|hjälp|snälla|kan|du|jag|vi|man|mig|oss|att|vill|kunna|behöver|skulle|vilja|ha|bygg|bygga|gör|göra|en|ett|något|nåt|enkel|enkelt|liten|litet|app|sida|verktyg|program|sak|kalkylator|kalkyl|räknare|miniräknare|som|för|där|till|visar)[,! ]+){0,40}'
/** "måla om vardagsrummet, hur mycket färg": what it is for may stand ahead. */
const ahead = '(?:^\\s*[^,.;:!?\\n]{3,40}, (?=hur (?:mycket|många)))?'
const asks = (words: string) => new RegExp(`${ahead}${asking.replace('^', '(?:^|(?<=, ))')}(${words})`, 'iu')
/** To the end of what is asked; what stands after "och" is a wish of its own. */
const onwards = '(?:(?! och (?!hur|vad))[^.,;:!?\\n])*'
/** What there is of something is counted in a list. */
const notKept =
  '(?![^.;!?\\n]*(?:finns|har vi|har jag|kvar|lager|sålt|såld|säljer|använt|köpt|varje (?!månad|vecka|år)|respektive))'
/** "räkna ut hur mycket färg som går åt till …" */
const takes = (what: string) =>
  asks(
    `${notKept}(?:(?:räknar? (?:ut|fram)|beräknar?|veta|uppskattar?|visar?|se) )?(?:hur (?:mycket|många|mycke)|(?:mängden|antalet|åtgången av)) (?:\\p{L}+ (?:av |med )?){0,2}?(?:${what})(?!\\p{L})${onwards}`,
  )
const asked = (words: string) => asks(`${notKept}(?:(?:räknar? (?:ut|fram)|beräknar?|veta|visar?|se) )?(?:${words})${onwards}`)

const swedish: readonly ToolPhrase[] = [
  [takes('(?:målar|tak|vägg|fasad|hus)?färg|lack|lasyr'), 'paintCalculator'],
  [takes('tapet(?:er|rullar|våder)?'), 'wallpaperCalculator'],
  [takes('kakel|kakelplattor|klinker|plattor|klinkerplattor|marksten(?:ar)?|golvplattor|trädgårdsplattor'), 'tileCalculator'],
  [takes('golv|parkett|laminat|laminatgolv|trall|trallvirke|matta|heltäckningsmatta|klickgolv'), 'flooringCalculator'],
  [takes('gräsfrön?|gräs|gödsel|gödning'), 'lawnCalculator'],
  [takes('betong|cement|bruk|gjutbetong'), 'concreteCalculator'],
  [takes('jord|grus|singel|bark|täckbark|kompost|matjord|planteringsjord|sand|makadam'), 'soilCalculator'],
  [
    asked(
      'vad kostar (?:det att (?:köra|åka) (?:bil |hem |till |från |mellan |till och från )|(?:bilresan|bilturen|bensinen|pendlingen|körningen))|hur mycket (?:bensin|bränsle|diesel) |vad (?:bilresan|bilturen|bensinen|pendlingen|en bilresa|en biltur) (?:till \\p{L}+ )?kostar|delar? (?:upp )?(?:på )?(?:bensin|bränsle|mil)(?:en|kostnad(?:en|erna)?|pengar(?:na)?)?(?!\\p{L})',
    ),
    'tripCost',
  ],
  [
    asked(
      'vad (?:kostar det att (?:köra|ha|använda|driva|ladda|värma) |(?:mina |våra |en |ett |min |mitt )?(?:\\p{L}+ ){0,3}(?:drar|kostar) (?:i |per månad i )?(?:el|ström)(?!\\p{L})|drar (?!vi|du|jag))|hur mycket (?:el|ström) |vad (?:el|ström)(?:en|men) (?:till|för) |vad (?:\\p{L}+ ){1,3}kostar att ha (?:på|igång)',
    ),
    'electricityCost',
  ],
  [
    asked(
      'hur (?:länge|mycket|lång tid) (?:\\p{L}+ ){0,7}?(?:spara[rt]?|sparande|sparandet|sparpengar)(?!\\p{L})|hur (?:mitt |vårt |ett )?(?:sparande|sparkapital|månadssparande|pengarna|fonderna) växer|när (?:jag|vi) har sparat (?:ihop|klart)|ränta[ -]på[ -]ränta',
    ),
    'savingsCalculator',
  ],
  [
    asked(
      '(?:räknar?|skalar?) (?:om|upp|ner) (?:ett |mina |mitt |alla |våra )?(?:recept|ingredienser|portioner)\\p{L}*|(?:dubblar?|halverar?|skalar?|anpassar?) (?:ett |mina |mitt )?recept\\p{L}*|hur mycket (?:\\p{L}+ ){1,4}(?:om man är|för) (?:\\p{L}+ )?(?:\\d+ )?(?:personer|portioner)',
    ),
    'recipeScaler',
  ],
  [
    asks(
      '(?:omvandlar?|konverterar?|räknar? om|växlar?) (?:från |mellan )?(?:\\d+ )?(?:svenska )?(?:valut|kronor|dollar|euro|yen)\\p{L}*',
    ),
    'currencyConverter',
  ],
  [
    asked(
      'hur mycket (?:får|har) (?:jag|man|vi) (?:ut|kvar) (?:\\p{L}+ ){0,3}?efter skatt|(?:hur mycket (?:jag |man |vi )?(?:får|har) (?:ut|kvar)|vad (?:jag|man) (?:får|har) (?:ut|kvar)|vad (?:lönen|min lön) blir|(?:min |ens |sin |en )?(?:månads|tim|års)?lön(?:en)?) (?:\\p{L}+ ){0,3}?efter (?:\\p{L}+ )?skatt|(?:min |ens |sin )?nettolön(?:en)?(?!\\p{L})|hur mycket skatt (?:jag|man|som) ',
    ),
    'netPay',
  ],
  [asked('(?:lägger? (?:på|till)|drar? (?:av|bort)|räknar? (?:bort|av)) moms(?:en)?(?!\\p{L})'), 'vatCalculator'],
  [asks('(?:räknar? ut|beräknar?) (?:\\p{L}+ )?moms\\p{L}*'), 'vatCalculator'],
  [asked('hur många (?:arbets|var|hel)?(?:dagar|veckor|månader) (?:det (?:är|går) |är det )?(?:mellan|från) '), 'dateCalculator'],
  [asked('hur gammal (?:jag|man|någon|min \\p{L}+|mitt barn) (?:är|blir|var)'), 'ageCalculator'],
  [asked('hur (?:många|mycket) kalorier (?:jag|man|kroppen|behöver|ska|bör|gör)'), 'calorieCalculator'],
  [asked('hur (?:fort|snabbt) (?:jag |man |måste |ska |behöver |bör |kan )*springa'), 'paceCalculator'],
  [asks('slumpar? (?:fram )?(?:ett |några |en )?(?:tal|siffra|siffror|nummer|lottonummer)(?!\\p{L})'), 'randomNumber'],
  [asked('(?:gör|omvandlar?|ändrar?) (?:om )?(?:en |min )?text(?:en|er)? till (?:versaler|gemener|stora|små)'), 'caseConverter'],
  [asked('om (?:två |mina )?färger(?:na)? (?:har|syns|går att läsa|funkar|är)'), 'contrastChecker'],
  [
    asks(`(?:omvandlar?|konverterar?|räknar? om|översätter?) (?:från |mellan )?(?:\\d+ )?${unit}(?= ?(?:till|och|,|i))`),
    'unitConverter',
  ],
  [asks('(?:räknar? ut|beräknar?) (?:\\p{L}+ )?(?:procent|rabatt|pålägg|marginal)\\p{L}*'), 'percentCalculator'],
  [
    asks(
      '(?<=(?:räknare|kalkylator|kalkyl) (?:för|till) )(?:mitt |vårt |ett )?(?:bo|huslån|bil)?lån(?:et)?(?!\\p{L})|vad (?:jag|vi|man|lånet|bolånet) (?:ska |får )?(?:betalar?|kostar?) (?:i |på )?(?:ränta|amortering|mitt lån|lånet|bolånet|varje månad på (?:lånet|bolånet))',
    ),
    'loanCalculator',
  ],
  [asks('(?:räknar? ut|beräknar?) (?:\\p{L}+ )?(?:bolån|lånekostnad|ränta|amortering|månadskostnad)\\p{L}*'), 'loanCalculator'],
  [asks('(?:räknar? ut|beräknar?) (?:mitt |sitt )?bmi(?!\\p{L})'), 'bmiCalculator'],
  [asks('(?:räknar? ut|beräknar?) (?:\\p{L}+ )?dricks\\p{L}*'), 'tipCalculator'],
  [
    asks(
      '(?:(?:räknar? ut|visar?|se) )?(?:hur mycket|vad) (?:var och en|alla|varje person|vi|de) [^.!?]{0,30}när (?:vi|man) delar (?:på )?(?:notan|räkningen)',
    ),
    'tipCalculator',
  ],
  [
    asks('(?:räknar? (?:ut|fram)|beräknar?) (?:hur (?:mycket|många|lång\\p{L}*|stor\\p{L}*|dyrt)|vad|när|hur)(?!\\p{L})'),
    'calculator',
  ],
  [
    asks(
      '(?:slumpar?|lottar?)(?: (?:fram|ut|vem|vilken|mellan|bland|ordning))(?!\\p{L})|drar? (?:namn|lott|lotter|en vinnare|vinnare|vinnaren)(?!\\p{L})',
    ),
    'namePicker',
  ],
  [asks('delar? (?:upp )?(?:notan|räkningen|hyran|kostnaderna|utgifterna)(?!\\p{L})'), 'expenseSplitter'],
  [
    asks(
      '(?:tränar?|övar?|pluggar?|lära?(?: mig| oss| sig)?|förhöra?(?: mig)?|repeterar?) (?:på |in |mig )?(?:\\p{L}+ ){0,2}?(?:glos|huvudst|vägmärk|multiplikation|gångertab|tabell|flagg|verb|kanji|formler|årtal|begrepp|fakta|landskap|hiragana|katakana|anatomi|grundämnen|periodiska|ackord|fåglar|svampar|växter)\\p{L}*',
    ),
    'flashcards',
  ],
  [
    asks(
      '(?:kort|ord|fraser|verb)(?: med (?:ord|fraser|glosor))? (?:på|i) (?:spanska|tyska|franska|engelska|italienska|finska|japanska|arabiska|ryska|latin|norska|danska|kinesiska|polska|portugisiska|grekiska|teckenspråk|samiska|holländska)(?!\\p{L})',
    ),
    'flashcards',
  ],
  [
    asks(
      `(?:lära? (?:mig|dig|oss|sig) |öva (?:på )?|plugga )?(?:spanska|tyska|franska|engelska|italienska|finska|japanska|arabiska|ryska|latinska|norska|danska|kinesiska|polska|portugisiska|grekiska|isländska|nederländska|koreanska|turkiska|ukrainska) (?:oregelbundna )?(?:verb|glosor|fraser|siffror|räkneord|ord)(?: (?:med |som |på )?(?:kort|flashcards))?(?=\\s*(?:$|[.!?]))`,
    ),
    'flashcards',
  ],
  [asks('glos(?:träning|övning|förhör|kort)(?:en|ar)?(?: (?:i |på )?\\p{L}+)?(?=\\s*(?:$|[.!?,]))'), 'flashcards'],
  [asks('(?!pub|musik|film|person)\\p{L}{3,}quiz(?!\\p{L})'), 'quiz'],
  [asks('(?:tar? tid på|tidtagning)(?!\\p{L})'), 'stopwatch'],
  [asks('räknar? ner (?:till|dagarna|dagar)(?!\\p{L})'), 'countdown'],
]

/** "I want an app that works out" */
const askingEnglish =
  '^\\s*(?:(?:hi|hello|hey|please|i|we|you|want|need|would|like|to|have|build|make|create|know|see|an?|the|my|app|page|site|website|web|tool|calculator|program|something|thing|widget|one|that|which|can|could|help|helps|me|us|for|with|tell|tells|show|shows|calculate|calculates|calculating|work|works|working|out|figure|figures|figuring|estimate|estimates|estimating|find|finds|compute|computes|predict|predicts|simple|small|quick|little|easy|where|let|lets|enter|check|where)[,! ]+){0,40}'
const onwardsEnglish = '(?:(?! and (?!how|what|when))[^.,;:!?\\n])*'
/** What there is of something is counted in a list. */
const notKeptEnglish =
  '(?![^.;!?\\n]*\\b(?:in stock|left|sold|sells?|in each|for each|each (?:warehouse|shop|customer|project|job)|per (?:warehouse|shop|customer)|log|track|inventory|have been|was|were|(?:we|i|they) have(?! (?:saved|to|if))|used)\\b)'
const asksEnglish = (words: string) => new RegExp(`${askingEnglish}(${notKeptEnglish}(?:${words})${onwardsEnglish})`, 'iu')
const takesEnglish = (what: string) =>
  asksEnglish(
    `(?:how (?:much|many)|the (?:amount|number|quantity) of|what (?:amount|quantity|number) of) (?:\\p{L}+ (?:of )?){0,2}?(?:${what})(?!\\p{L})(?= *(?:$|[.?!]|(?:do|does|should|will|would|must|can|i|we|you|one|is|are|it|to|for|a|an|the|my|our|needed|required|goes?|fits?|covers?)\\b))|(?:${what}) (?:i need|we need|needed|required) (?:for|to|in) (?=(?:a|an|the|my|our)\\b)|(?<=\\bcalculat(?:or|es?|ing) (?:for )?(?:an? |the |my |our )?)(?:${what})(?!\\p{L})`,
  )

const english: readonly ToolPhrase[] = [
  [
    asksEnglish(
      `(?:baking|cooking|kitchen) (?:unit )?converters?|(?:converters?|converts?|converting|conversion) (?:from |between |of )?(?:\\d+ )?${unit}(?= (?:to|and|into))`,
    ),
    'unitConverter',
  ],
  [takesEnglish('paint|wall paint|primer|varnish|wood stain'), 'paintCalculator'],
  [takesEnglish('wallpaper|rolls? of wallpaper|wallpaper rolls'), 'wallpaperCalculator'],
  [takesEnglish('tiles|floor tiles|wall tiles|pavers|paving stones|paving slabs'), 'tileCalculator'],
  [
    takesEnglish('flooring|laminate|parquet|carpet|floorboards|planks|decking|square (?:feet|metres|meters)'),
    'flooringCalculator',
  ],
  [takesEnglish('grass seed|lawn seed|seed|fertiliser|fertilizer|turf'), 'lawnCalculator'],
  [takesEnglish('concrete|cement|mortar'), 'concreteCalculator'],
  [takesEnglish('soil|topsoil|compost|mulch|gravel|sand|bark|dirt|potting mix'), 'soilCalculator'],
  [
    asksEnglish(
      '(?:what|how much) (?:does|do|will|would) it cost to drive|(?:what|how much) (?:it|the drive) (?:costs?|would cost|will cost) to drive|(?:what|how much) (?:does|do|will|would) (?:the |a |an |our |my |this )?(?:\\p{L}+ )?(?:trip|drive|journey|commute|road trip|car ride) (?:\\p{L}+ ){0,4}cost|how much (?:fuel|petrol|gas|diesel) (?:do|does|will|would|i|we|for|a|my|our|the|is)|split (?:the )?(?:fuel|petrol|gas)\\b|(?:the )?(?:fuel|petrol|gas) (?:costs?|money|bill) (?:of|for) (?:a|the|our|my) (?:\\p{L}+ )?(?:trip|drive|journey|commute)',
    ),
    'tripCost',
  ],
  [
    asksEnglish(
      '(?:what|how much) (?:does|do|will|would) it cost to (?:run|power|heat|charge|leave)|(?:what|how much) it costs to (?:run|power|heat|charge|leave)|(?:what|how much) (?:does|do|will|would|is) (?:the |a |an |our |my )?(?:\\p{L}+ ){1,4}costs? (?:me )?(?:to run|in (?:electricity|power))|how much (?:electricity|power|energy) (?:does|do|will|would|my|our|the|an?|is)|(?:what|how much) (?:the |a |an |our |my )?(?:\\p{L}+ ){1,4}costs? (?:me )?to run|(?:the )?(?:electricity|power|energy) (?:cost|usage|consumption) of (?:a|an|the|my|our|each)',
    ),
    'electricityCost',
  ],
  [
    asksEnglish(
      'how (?:long|much|soon|many (?:years|months)) (?:\\p{L}+ ){0,7}?sav(?:e|ed|ing|ings)(?!\\p{L})|how (?:my |our |a )?(?:monthly )?(?:savings?|money|investments?|deposit|pension) (?:will |would |could )?grows?|when (?:i|we) will have saved|when (?:will |can )?(?:i|we) (?:reach|hit) (?:my|our|a|the) savings? goal|compound interest',
    ),
    'savingsCalculator',
  ],
  [
    asksEnglish(
      '(?:scal(?:e|es|ing)|resiz(?:e|es|ing)|convert(?:s|ing)?|adjust(?:s|ing)?|multipl(?:y|ies|ying)|doubl(?:e|es|ing)|halv(?:e|es|ing)|recalculat(?:e|es|ing)) (?:up |down )?(?:an? |the |my |any |our )?(?:ingredients?|recipes?|portions?|servings?|recipe (?:ingredients|quantities|servings))(?!\\p{L})',
    ),
    'recipeScaler',
  ],
  [
    asksEnglish(
      'how many (?:working |business |work)?(?:days|weeks|months|weekdays) (?:\\p{L}+ ){0,2}?(?:between|from)(?!\\p{L})',
    ),
    'dateCalculator',
  ],
  [
    asksEnglish('how old (?:i am|am i|someone|somebody|a person|you are|my \\p{L}+ is)|(?:an? |the |my )?exact age'),
    'ageCalculator',
  ],
  [
    asksEnglish(
      '(?:adds?|adding) up (?:my |our |the )?(?:work(?:ing)? )?hours|(?:my |the )?hours i worked this week|overtime pay',
    ),
    'workHours',
  ],
  [
    asksEnglish(
      '(?:(?:convert|converts|converting|exchange|exchanges|change|changes) )?(?:money|currency|currencies|dollars?|euros?|pounds sterling|kronor|krona|yen|usd|eur|gbp|sek|jpy) (?:in)?to (?:another |other |an? )?(?:currency|currencies|dollars?|euros?|pounds|kronor|krona|yen|usd|eur|gbp|sek|jpy)(?!\\p{L})',
    ),
    'currencyConverter',
  ],
  [
    asksEnglish(
      '(?:(?:what|how much) (?:do|will|would|can|should) i (?:get(?: paid)?|earn|make|keep|have left|take home) (?:\\p{L}+ ){0,3}?after tax(?:es)?|how much (?:of my |do i |i )?(?:\\p{L}+ ){0,4}?(?:take home|get paid|keep|left|earn) (?:\\p{L}+ ){0,3}?after tax(?:es)?|(?:my |the |a )?(?:wages?|salary|pay|income|earnings|paycheck)(?: calculator)? after (?:\\p{L}+ )?tax(?:es)?|(?:my |the )?(?:take[- ]home|net) (?:pay|salary|income|wages?)|how much (?:income )?tax i (?:pay|owe))(?!\\p{L})',
    ),
    'netPay',
  ],
  [
    asksEnglish(
      '(?:adds?|removes?|subtracts?|takes?|takes? out|works? out) (?:the )?(?:vat|sales tax|gst)(?!\\p{L})|(?:a |the )?prices? (?:with|without|including|excluding|before|after) (?:and without )?(?:vat|sales tax|gst)(?!\\p{L})',
    ),
    'vatCalculator',
  ],
  [
    asksEnglish(
      '(?:how much|what) (?:everyone|everybody|each (?:of us|person|one|guest|friend)) (?:\\p{L}+ ){0,4}?(?:pays?|owes?) [^.!?]{0,30}(?:bill|tip)|(?<=\\bcalculat(?:or|es?|ing) (?:for )?)(?:the |a )?tips?(?!\\p{L})',
    ),
    'tipCalculator',
  ],
  [
    asksEnglish(
      '(?<=\\bcalculat(?:or|es?|ing) (?:for )?(?:an? |the |my |our )?)(?:\\p{L}+ )?(?:loan|mortgage)(?: payments?| costs?)?(?!\\p{L})|(?:what|how much) (?:my|our|a|the) (?:\\p{L}+ )?(?:loan|mortgage) (?:will |would )?costs?|(?:what|how much) (?:i|we) (?:will |would |have to )?pay (?:back )?(?:each month |every month |monthly )?(?:on|for) (?:my|our|a|the) (?:\\p{L}+ )?(?:loan|mortgage)',
    ),
    'loanCalculator',
  ],
  [asksEnglish('how fast (?:\\p{L}+ ){0,5}?run(?!\\p{L})|(?:what|which) pace'), 'paceCalculator'],
  [asksEnglish('how many calories (?:do|does|should|must|can|i|you|to|a|my|per|each day)(?!\\p{L})'), 'calorieCalculator'],
  [
    asksEnglish('(?:draws?|picks?|generates?|gives?(?: me)?|rolls?) (?:an? |some |\\d+ |five |six |seven )?random numbers?'),
    'randomNumber',
  ],
  [
    asksEnglish(
      '(?:makes?|turns?|changes?|converts?|puts?) (?:my |an? |the |any |some )?(?:text|words|sentences?|titles?) (?:in)?(?:to )?(?:an? )?(?:upper|lower|title|sentence|capital|all caps|camel|snake)\\p{L}*',
    ),
    'caseConverter',
  ],
  [
    asksEnglish(
      '(?:if|whether) (?:the |my |two |these )?(?:text )?colou?rs? (?:\\p{L}+ ){0,4}?(?:contrast|readable|legible|accessible|read)',
    ),
    'contrastChecker',
  ],
]

/** Somebody asks how much, and keeps no list of it. */
const asksJapanese = (words: string) =>
  new RegExp(`^((?![^。\\n]*(?:管理|記録|一覧|リスト|在庫|帳|売上|登録))[^。\\n]*?(?:${words})[^。\\n]*)`, 'u')
const much =
  '(?:何メートル|何m|何本|何ロール|何枚|何箱|何缶|何リットル|何袋|何キロ|何kg|どれ(?:くらい|ぐらい|だけ|ほど)|どのくらい|いくつ|必要(?:量|数|枚数|な量|な枚数|な数|か|になる)|使用量)'
const takesJapanese = (what: string) =>
  asksJapanese(
    `(?:${what})の(?:必要な?)?(?:枚数|本数|袋数|個数|量|数)を?計算|(?:${what})[^。、\\n]{0,12}?${much}|${much}[^。、\\n]{0,8}?(?:${what})[^。、\\n]{0,8}?(?:計算|必要|要る|いる)`,
  )

const japanese: readonly ToolPhrase[] = [
  [takesJapanese('壁紙|クロス'), 'wallpaperCalculator'],
  [takesJapanese('ペンキ|塗料'), 'paintCalculator'],
  [takesJapanese('タイル|レンガ|敷石'), 'tileCalculator'],
  [takesJapanese('フローリング|床材|畳|カーペット'), 'flooringCalculator'],
  [takesJapanese('芝生?(?:の種)?|肥料'), 'lawnCalculator'],
  [takesJapanese('コンクリート|セメント|モルタル'), 'concreteCalculator'],
  [takesJapanese('培養土|用土|砂利|腐葉土|土'), 'soilCalculator'],
  [
    asksJapanese(
      'ガソリン代[^。、\\n]{0,10}(?:いくら|計算|知りたい|割り勘)|(?:車|ドライブ)[^。、\\n]{0,14}(?:いくらかかる|費用[^。、\\n]{0,6}計算)',
    ),
    'tripCost',
  ],
  [
    asksJapanese('(?:ローン|借入|借金)[^。、\\n]{0,12}(?:返済額?|支払い?額?|利息)[^。、\\n]{0,6}(?:計算|いくら)'),
    'loanCalculator',
  ],
  [asksJapanese('電気代[^。、\\n]{0,10}(?:いくら|計算|知りたい|どれ|どのくらい)|電気をどれ'), 'electricityCost'],
  [
    asksJapanese(
      '(?:毎月|月々)[^。、\\n]{0,10}(?:積み立て|積立|貯金|貯め)[^。\\n]{0,16}(?:いくら|何年|どれ|どのくらい)|(?:貯まる|貯金できる)[^。、\\n]{0,6}(?:計算|まで)|いくら貯まる|(?:複利|積立)[^。、\\n]{0,6}計算',
    ),
    'savingsCalculator',
  ],
  [
    asksJapanese(
      '(?:レシピ|材料|分量)[^。、\\n]{0,12}(?:人分に|人数に|人数分に)[^。、\\n]{0,8}(?:換算|変換|計算|変え|直)|(?:分量|材料)を[^。、\\n]{0,8}(?:換算|変換|計算)',
    ),
    'recipeScaler',
  ],
  [asksJapanese('から[^。\\n]{0,14}まで[^。、\\n]{0,4}(?:何日|日数|何週間)'), 'dateCalculator'],
  [asksJapanese('何歳(?:か|になる|なのか)|年齢を計算'), 'ageCalculator'],
  [asksJapanese('(?:バイト代|残業代|勤務時間|残業時間|労働時間|時給)[^。、\\n]{0,8}計算'), 'workHours'],
  [
    asksJapanese(
      '(?:円|ドル|ユーロ|ウォン|元|ポンド)を(?:日本円|円|ドル|ユーロ|ウォン|元|ポンド)に|(?:円|ドル|ユーロ|ウォン|元|ポンド)と(?:日本円|円|ドル|ユーロ|ウォン|元|ポンド)[^。、\\n]{0,4}換算|外貨[^。、\\n]{0,6}(?:換算|計算|円に)',
    ),
    'currencyConverter',
  ],
  [asksJapanese('(?:手取り|(?:所得税|住民税)(?:と[^。、\\n]{1,8})?)[^。、\\n]{0,8}(?:計算|いくら|シミュ|知り)'), 'netPay'],
  [asksJapanese('(?:消費税|税込み?|税抜き?)[^。、\\n]{0,8}計算'), 'vatCalculator'],
  [asksJapanese('(?:マラソン|ランニング|ジョギング)[^。、\\n]{0,10}ペース[^。、\\n]{0,6}計算'), 'paceCalculator'],
  [asksJapanese('(?:1日|１日|一日)[^。、\\n]{0,10}カロリー[^。、\\n]{0,6}(?:計算|必要)|必要なカロリー'), 'calorieCalculator'],
  [asksJapanese('(?:ランダムな?|適当な)(?:数字|番号|数)を'), 'randomNumber'],
  [asksJapanese('(?:全角|半角|大文字|小文字|ひらがな|カタカナ)[^。、\\n]{0,6}(?:変換|直す|する)'), 'caseConverter'],
  [asksJapanese('色[^。、\\n]{0,10}(?:コントラスト|読みやすいか)'), 'contrastChecker'],
]

export const toolPhrases: Record<Language, readonly ToolPhrase[]> = {
  en: [...english, ...studyPhrases.en],
  sv: swedish,
  ja: [...japanese, ...studyPhrases.ja],
}
