// How an item of an English list tells what it is.
import { choicesOf, type Form, type Forms, type Told } from './forms.ts'

const tick = String.raw`(?:tick ?box|check ?box|checkbox|tick|toggle|yes(?: ?\/ ?| or )no|y\/n)`
/** "it's been", "the": nothing of a name. */
const withoutBe = (text: string): string =>
  text
    .replace(/^(?:it|they|he|she|that|this|there|we|you)(?:['’](?:s|re|ve)| is| are| was| were| has| have)?(?: been)? /i, '')
    .replace(/^(?:the|their|its|his|her|our|a|an) /i, '')
    .replace(/(?:['’](?:s|re|ve)| is| are| was| were| has| have)(?: been)? /i, ' ')
    .replace(/(?:^| )been /i, (found) => (found.startsWith(' ') ? ' ' : ''))
const bool = (text: string): Told => ({ label: withoutBe(text), type: 'bool' })

const participles: Readonly<Record<string, string>> = {
  loaded: 'loaded',
  took: 'taken',
  made: 'made',
  did: 'done',
  wrote: 'written',
  paid: 'paid',
  brought: 'brought',
  gave: 'given',
  sent: 'sent',
  fixed: 'fixed',
}
const doneBy = (verb: string): string | undefined => participles[verb.toLowerCase()] ?? (/ed$/i.test(verb) ? verb : undefined)

/** A word for a field of a type, as it stands ahead of its name. */
const typeAhead = String.raw`(?:date(?: and time)?|time|number|numeric|money|amount|price|percent(?:age)?|(?:yes\/no|yes or no|tick|checkbox)|text|long text|multi-?line|(?:big|large) text|email|phone|link|rating)`

const forms: readonly Form[] = [
  [/^(?<name>(?!.*\bor no$)\p{L}[\p{L} -]*) (?:no|nr)\.?$/iu, ({ name }) => ({ label: `${name!} number` })],
  // "a date field for the last visit", "long text field, remarks"
  [
    new RegExp(
      `^(?<value>${typeAhead}) (?:field|box|column|area)(?:,? (?:for|called|named|labelled|titled)(?: the)?|:|,)? (?<name>.+)$`,
      'i',
    ),
    ({ name, value }) => ({ label: name!, value: value! }),
  ],
  [
    /^(?<name>.+?),? with (?<value>(?:several|many|multiple|more|a few) lines|(?:plenty|lots|a lot) of (?:room|space))(?: to write)?$/i,
    ({ name, value }) => ({ label: name!, value: value! }),
  ],
  [new RegExp(`^${tick} (?:for|to say|saying|if|whether|called|when|that says) (?<name>.+)$`, 'i'), ({ name }) => bool(name!)],
  [
    new RegExp(
      `^(?:(?:has|have|is|are|was|were|did|does|do|can(?= (?:it|they|the|he|she) )) (?:it |they |the |he |she )?)?(?<name>.+?)\\??[\\s,:–-]*\\(?\\s*(?:just )?(?:(?<![a-z])an? )?${tick}\\s*\\)?$`,
      'i',
    ),
    ({ name }) => bool(name!),
  ],
  // "food safe or not", "paid or not paid"
  [/^(?<name>[^,(]+?) or (?:not|isn['’]t|no)(?: \w+)?$/i, ({ name }) => bool(name!)],
  [
    /^(?<name>[^()]+?) ?\((?<inside>[^()]+)\)$/i,
    ({ name, inside }) =>
      /,|\/| or /.test(inside!) ? { label: name!, options: choicesOf(inside!) } : { label: name!, value: inside! },
  ],
  [
    /^(?:is it |are they |whether (?:it's|it is|they're) )?(?<one>[\w-]+(?: (?!or\b)[\w-]+)?) or (?<other>[\w-]+(?: [\w-]+)?)\?*$/i,
    ({ one, other }) => ({ label: `${one} or ${other}`, options: choicesOf(`${one}, ${other}`) }),
  ],
  [/^(?:(?:mark|record|note|say|tell|tick|show)(?: off)? )?(?:if|whether)(?: or not)? (?<name>.+)$/i, ({ name }) => bool(name!)],
  [
    /^(?:the )?(?<owner>(?!(?:who|what|where|when|how|that|there|here|let|she)['’])\p{L}{3,})['’]s (?<name>\p{L}+(?: \p{L}+)?)$/iu,
    ({ owner, name }) => ({ label: `${owner}’s ${name}` }),
  ],
  [/^(?:has|have|is|are|was|were) (?:the |their |it |they |he |she |everyone )?(?<name>.+?)\??$/i, ({ name }) => bool(name!)],
  [
    /^(?:(?<can>can)|do|does|did) (?:they|he|she|the \w+) (?!be )(?<name>.+?)\??$/i,
    ({ can, name }) => ({ label: can ? `can ${name!}` : name!, type: 'bool' }),
  ],
  // "when I finished it"
  [
    /^when (?:i|we|they|it|he|she|you)(?: (?:was|were|is|are|got|had|have))?(?: been)? (?<name>\w+)(?: (?:it|them|him|her))?\?*$/i,
    ({ name }) => ({ label: `date ${name!}`, type: 'date' }),
  ],
  // "phone number of the driver": whose it is
  [
    /^(?:the )?(?<name>(?:phone|mobile|telephone|cell)(?: number)?|e-?mail(?: address)?|home address|birthday|date of birth|license number|licence number) of (?:the |each |every |our )?(?<owner>\p{L}{3,})$/iu,
    ({ name, owner }) => ({ label: `${owner}’s ${name!.replace(/^(phone|mobile|telephone|cell) number$/iu, '$1')}` }),
  ],
  // "km start": a reading, and no day
  [
    /^(?<name>(?:km|kms|kilomet(?:re|er)s|miles|mileage|odometer|meter)(?: reading)?(?: at)?(?: the)? (?:start|end|begin|beginning|before|after|out|in)|(?:start|end|opening|closing) (?:km|kilomet(?:re|er)s|miles|mileage|odometer|meter)(?: reading)?)$/i,
    ({ name }) => ({ label: name!, type: 'number' }),
  ],
  // "what I paid"
  [
    /^(?<name>(?:what|how much) (?:i|we|they|he|she|you|it|people) (?:paid|pays?|charged?|spent|owed?|earned?|costs?|cost|sold it for)(?: (?:for (?:it|them)|them|us|me|each))*)\??$/i,
    ({ name }) => ({ label: name!, type: 'money' }),
  ],
  // "when I cooked it last"
  [/^(?<name>when (?:i|we|they|he|she|you) \p{L}+ (?:it|them) .+?)\?*$/iu, ({ name }) => ({ label: name!, type: 'date' })],
  [/^when (?<name>.+?)\?*$/i, ({ name }) => ({ label: withoutBe(name!), type: 'date' })],
  [
    /^how long (?:it|they|this|each one) takes? to (?<verb>cook|bake|make|prepare)$/i,
    ({ verb }) => ({
      label: /cook|bake/i.test(verb!) ? (/bake/i.test(verb!) ? 'baking time' : 'cooking time') : 'preparation time',
    }),
  ],
  [
    /^how many (?:people|persons|servings|portions) (?:it|they|this|each one) (?:feeds?|serves?|makes?|is for)$/i,
    () => ({ label: 'servings' }),
  ],
  [
    /^how many (?<name>(?!.*\b(?:does|do|each|every)\b)(?:were|are|have|was) .+)$/i,
    ({ name }) => ({ label: `How many ${name!}`, type: 'int' }),
  ],
  [
    /^(?:how many|(?:the )?number of|# of|no\.? of) (?<name>(?!.*\b(?:does|do|each|every)\b).+)$/i,
    ({ name }) => ({ label: /\s/.test(name!) ? name! : `number of ${name!}`, type: 'int' }),
  ],
  [/^how much(?: (?:it|they|i|we) (?:was|is|were|cost|costs|paid))?$/i, () => ({ label: 'price', type: 'money' })],
  [
    /^how much (?<name>(?!.*\b(?:altogether|total|overall|so far|in all|all together)\b).+)$/i,
    ({ name }) => ({ label: `how much ${name!}`, type: 'money' }),
  ],
  [
    /^how (?<name>(?!long (?:takes?|lasts?)$)(?:long|far|old|tall|big|heavy|deep)(?: .+)?)$/i,
    ({ name }) => ({ label: `how ${name!}`, type: 'number' }),
  ],
  [
    /^(?<name>special (?:requests?|requirements?|needs|instructions|wishes))$/i,
    ({ name }) => ({ label: name!, type: 'longtext' }),
  ],
  [/^how long (?:(?:it|they|this) )?(?:takes?|lasts?)$/i, () => ({ label: 'duration' })],
  [/^(?:what|how much) (?:(?:it|they|this|each one) )?costs?$/i, () => ({ label: 'price' })],
  [
    /^where(?: (?:it|they|each one)(?:['’]s|['’]re| is| are)?| is| are)? (?:kept|stored|located|held)$/i,
    () => ({ label: 'location' }),
  ],
  [/^when$/i, () => ({ label: 'date', type: 'date' })],
  // "the piece they practised"
  [
    /^(?:the )?(?<name>[a-z]+(?: [a-z]+)?) (?:that |which )?(?:they|i|we|he|she|you|people|students) (?:\w+ed|took|made|had|bought|read|ate|wore|want|need|like|chose|came from)$/i,
    ({ name }) => (/^(?:who|what|when|where|which|how|if|whether|why)\b/i.test(name!) ? null : { label: name! }),
  ],
  // "full-time/part-time"
  [
    /^(?<one>(?:[\w-]+?)(?<end>\w{3,})) ?\/ ?(?<other>[\w-]+?\k<end>)$/i,
    ({ one, other }) => ({ label: `${one} or ${other}`, options: choicesOf(`${one}, ${other}`) }),
  ],
  [
    /^(?<name>who(?:['’]s| is) (?!(?:doing|fixing|handling|dealing|working|looking|taking)\b)\w+ing)$/i,
    ({ name }) => ({ label: name!.replace(/['’]s/, ' is'), type: 'text' }),
  ],
  [
    /^who(?:['’]s| is| was)? (?:the )?(?:person )?(?<name>responsible|in charge|accountable)(?: (?:for|of) .+)?$/i,
    ({ name }) => ({ label: name!, type: 'text' }),
  ],
  [
    /^who(?:['’]s| is| was| will be)? (?:going to )?(?:do(?:es|ing)?|handl(?:es?|ing)|fix(?:es|ing)?|deal(?:s|ing)? with|work(?:s|ing)? on|look(?:s|ing)? after|tak(?:es?|ing) care of)(?: (?:it|them|this|that|what|which|each(?: one)?|the \w+))?$/i,
    () => ({ label: 'assigned to' }),
  ],
  [
    /^who(?:['’]s| is| has| had)? (?<verb>\w+)(?: (?:it|them|him|her|that))?(?: (?<way>in|out|up|off|over|back|on))?(?: last(?: time)?)?$/i,
    ({ verb, way }) => ({
      label: [doneBy(verb!) ?? `who ${verb!}`, way, doneBy(verb!) && 'by'].filter(Boolean).join(' '),
      type: 'text',
    }),
  ],
  [
    /^(?<name>(?:who|what|where|why) (?!(?:did|do|does|is|are|was|were)\b).+)$/i,
    ({ name }) => ({ label: name!.replace(/['’]s /, '’s '), type: /^why/i.test(name!) ? 'longtext' : 'text' }),
  ],
  [
    /^which (?<name>\w+(?: (?!(?:it|they|he|she|we|i|you|is|are|was|were|has|had|the)\b|\w+ (?:it|them)$)\w+)?)(?: (?:it|they|i|you|he|she|we|is|are|was|were|has|had|did|does|do|belongs?|took|gave|made|the|\w+(?= (?:it|them)$))\b.*)?$/i,
    ({ name }) => ({ label: name!, list: name! }),
  ],
  [/^(?<name>(?:photo|picture|image|pic|snap)s?(?: (?:of|for) .+)?)$/i, ({ name }) => ({ label: name!, type: 'image' })],
  [
    /^(?<name>(?:(?:web )?(?:link|url|website|web ?page|homepage|web ?site)) (?:to|for|of) (?:the |their |its )?.+)$/i,
    ({ name }) => ({ label: name!.replace(/ (the|their|its) /i, ' '), type: 'url' }),
  ],
  [
    /^(?:big |large )?(?:box|space|room|place|bit|area|section|text box)(?: for| to (?:write|put|note|add|describe)(?: down)?) (?<name>.+)$/i,
    ({ name }) => ({ label: name!, type: 'longtext' }),
  ],
  [/^(?<name>.+?) as (?:an? )?(?<value>[\w /-]+)$/i, ({ name, value }) => ({ label: name!, value: value! })],
  [
    /^(?<name>.+?),? (?:in|counted in|measured in) (?<value>[^\s,]+(?: [^\s,]+)?)$/i,
    ({ name, value }) => ({ label: name!, value: value! }),
  ],
  [
    /^(?<name>.+?),? (?:as |out of |from )?(?:1|one)(?: to |-|–)(?:5|five)(?: stars?)?$/i,
    ({ name }) => ({ label: name!, type: 'rating' }),
  ],
  [/^(?<name>(?:.+ )?(?:expiry|expiration|renewal|due|expires))$/i, ({ name }) => ({ label: name!, type: 'date' })],
  [/^(?<name>(?:rate|price|cost|fee|pay|wage)s? per \w+)$/i, ({ name }) => ({ label: name!, type: 'money' })],
  [
    /^(?<name>(?:due|start|end|expiry|renewal|delivery|payment|return) date (?:for|of) (?!(?:all|each|every)\b).+)$/i,
    ({ name }) => ({ label: name!, type: 'date' }),
  ],
  [/^(?<name>(?:date|day) (?!and\b|of\b)\w.+)$/i, ({ name }) => ({ label: name!, type: 'date' })],
  [
    /^(?<name>(?:start|finish|end|opening|closing|arrival|pick-?up|drop-?off) times?)$/i,
    ({ name }) => ({ label: name!, type: 'time' }),
  ],
]

export const englishItems: Forms = {
  around:
    /^(?:and|plus|also|then|maybe|a|an|the|their|its|his|her|our|any|some|with|new|extra|for(?= how )) |^(?:an? )?(?:place|space|room|spot|somewhere|box|field|column)(?: to (?:put|keep|store|save|paste|enter|write))?(?: for)? (?=(?:the |their |its |an? )?(?:links?|url|photos?|pictures?|images?|dates?|e-?mails?|phones?|numbers?|prices?|costs?|ratings?)(?!\p{L}))|(?<=\p{L}{3}) (?:field|column)$|,? (?:please|pls|too|as well|also|maybe|obviously|though|thanks|btw)[.!]*$|[.!?]+$/iu,
  forms,
  noName:
    /^(?:work|figure) out\b|^(?:calculate|compute|count)\b|\b(?:is|are|be|was|were|do|does|did|can|could|should|must|will|would|make(?!$)|not|no|my|your|please|more|less|very|too|so|we|i|they|it|you|this|that|there|need|want|have|has|had|keep|add|show|let|put|get|give|sort|group|call|just|only|every|each|all|thanks|thank|lol|great|nice|ok|okay|hi|hello|dark|light|remove|delete|rename|drop|replace|hide|move|change|swap|use|turn|switch|merge|split|connect|link up|which|with|about|belongs?|something|anything|like|how often)\b|[?:;'‘“"]/i,
}
