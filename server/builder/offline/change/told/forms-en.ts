// What the English forms of told wishes are made of.
const { raw } = String
/** "oh and", "I think", "can you make": what stands before the name of a field. */
export const lead = raw`^(?:(?:oh|hm+|ok|okay|and|so|but|also|please|actually|maybe|i think|i guess)[, ]+)*(?:(?:can|could|would|should|may) (?:you |we |i |it )?(?:please )?)?(?:(?:make|turn|change|set|let|have|put|switch|convert|want|need) |i(?:'d| would)? (?:like|want|need) |it would be (?:nice|good|great|better) if )?(?:the |our |my |every |each )*`
export const field = raw`(?<field>\p{L}[\p{L}\p{N}'/ -]{0,40}?)(?: field| column| box)?`
export const be = raw`(?:(?:should|must|can|could|shall|has to|have to|needs? to|ought to|to|is|are|be|being|into|as|a|an|only|just|really|actually|rather|simply|always) )+`
export const plain = raw`(?:(?:an?|the|plain|normal|ordinary|simple|regular|proper|real|actual|just|only|pure|free|usual|bigger) )*`
export const type = raw`(?<type>(?:whole |text |date |number |star |long |longer |yes\/no |yes or no )?(?:numbers?|integers?|text|words|date|day|time|money|amounts?|price|percent(?:age)?|check ?box(?:es)?|tick ?box(?:es)?|yes\/no|yes or no|toggle|link|url|rating|stars|picture|photo|image|e-?mail|phone number|tags?|date and time|minutes|hours|days))`
export const tail = raw`(?:,? (?:please|pls|plz|thanks|instead))*(?:,? (?:(?:and |but )?(?:not|no|without|instead of|rather than|so|some|because|as|since|for|where|when|that way|in which)\b|-).*)?[.!]*$`
export const pick = raw`(?:(?:something|one|a thing|what|which) )?(?:(?:that|which) )?(?:(?:i|we|you|they|people|everyone|one) (?:can |could |should |have to )?(?:just )?(?:pick|choose|select)|(?:an? )?(?:drop-?down(?: list| menu)?|choice|menu|selection|pick ?list|list to (?:choose|pick) from|fixed list)|(?:chosen|picked|selected))(?: (?:from|between|out of|among|of|with)\b)?(?: (?:an? )?(?:fixed |short )?(?:list|menu|drop-?down))?(?: (?:of|with|between))?`
export const name = raw`(?<fields>(?:the |our |both )?\p{L}[\p{L}\p{N}'/, -]{0,60}?)`
export const filled = raw`(?:filled(?: in| out)?|given|entered|there|set|required|mandatory|provided|known|present|compulsory)`
export const kinds = raw`(?:status(?:es)?|states?|stages?|steps?|categor(?:y|ies)|types?|kinds?|options?|choices?)`

/** One choice or a few, and the field they belong to. */
export const option = raw`["“']?(?<option>[\p{L}\p{N}][\p{L}\p{N}'’&+,/ -]{0,50}?)["”']?`
/** As much of it as there is: "waiting for parts" in the status. */
export const longOption = raw`["“']?(?<option>[\p{L}\p{N}][\p{L}\p{N}'’&+,/ -]{0,50})["”']?`
export const ofField = raw`(?:(?:the |our |my |its |their |a |an )*(?:(?:list|options|choices|range|kinds|types|values) (?:of|for|in) )?(?:the |our |my )*(?<field>\p{L}[\p{L}\p{N}'/ -]{0,30}?)(?: (?:options?|choices?|list|drop-?down|values?|field|menu|column|box|selection))?)`
export const too = raw`(?:,? (?:too|as well|also|aswell|now|here|with us|for us|of ours|then|again|yet|sometimes|sadly|unfortunately|of course|really|by the way|nowadays|these days|from now on|i'm afraid|actually|nothing else|and nothing else|that's it|(?:in|at) our \p{L}+))*[.!]*`
/** What makes one more of it. */
export const isMore = raw`(?=.*\b(?:too(?=[\s,.!]*(?:$|(?:here|with|for|in|please|now|of|sadly|really)\b))|also|as ?well|another|counts?|one of|one more|new|extra|possible|additional|further|second)\b)`
/** Two or more, with a comma, a slash or an "or" between them. */
export const some = raw`(?<options>[^,:/|]{1,40}(?:(?:\s*[,/|]\s*|,? (?:or|and) )[^,:/|]{1,40})+)`
