// The classes of words that Swedish purposes are made of.
const { raw } = String

/** Ends and beginnings of words; \b knows no å, ä and ö. */
export const a = raw`(?<!\p{L})`
export const z = raw`(?!\p{L})`
/** A few words more in the same part of a sentence. */
export const few = raw`(?:[^.!?;:\n,]{0,40}?)`
/** Whatever the sentence goes on with. */
export const on = raw`(?:[^.!?;\n]{0,110}?)`

const outsiders = raw`tjej|kille|kund|klient|gäst|patient|besökar|medlem|föräld|elev|student|grann|deltagar|boende|invånar|borna|ägar|släkt|familj|vänner|kompis|barnen|ungdom|pensionär|läsar|fans|volontär|kolonist|odlar|brukar|turist|resenär|sökande|publik|användar|klasskamrat|seglar|spelar|scout|hyresgäst|turist|passagerar|tittar|väljar|lyssnar|bröllopsgäst|kollegor|kolleger|arbetskamrat|anställda|medarbetar|personal|ledar|lärar|sångar|dansar|ryttar|förar|körister|klassen|laget|kören|byn`
/** Those for whom a page is. */
export const people = raw`(?:(?:de|våra|mina|alla|den|dom|varje|andra|nya|en|ens) ){0,4}(?:\p{L}{0,30}(?:${outsiders})\p{L}*|folk|alla(?: (?:som|på|i|vi) \p{L}+)?|man|de|dom|de andra|de som(?: \p{L}+){1,5}|vem som helst|var och en|vi|ni)(?: (?:på|i|till|från|hos) \p{L}+)?`
/** Those who are asked and who come, and nobody who works here. */
export const others = raw`(?:(?:de|våra|mina|alla|den|varje|en) ){0,4}(?:\p{L}{0,30}(?:kund|klient|gäst|patient|besökar|medlem|föräld|elev|student|grann|deltagar|boende|invånar|borna|ägar|ungdom|pensionär|brukar|turist|resenär|läsar|lyssnar|publik|tittar|väljar|användar|spelar|passagerar)\p{L}*|folk|alla|vem som helst|var och en|allmänheten|turister|de som(?: \p{L}+){1,5})(?: (?:på|i|till|från|hos) \p{L}+)?`
export const can = raw`(?:ska(?:ll)? |skulle |bör |måste |får |kan |vill |själva |själv |enkelt |lätt |också |gärna |bara |få |kunna |snabbt |direkt |sedan |sen |då ){0,4}`

export const number = raw`\d+|en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|femton|arton|tjugo|tjugofem|trettio|fyrtio|fyrtiofem|femtio|sextio|nittio|hundra`
/** Where a sentence begins, with the words in which people ask for something. */
export const asking = raw`(?:^|(?<=[.!?;\n]))\s*(?:(?:hej|jag|vi|man|mig|oss|att|vill|kunna|behöver|skulle|vilja|ha|få|bygg|gör|en|ett|något|nåt|någon|enkel|enkelt|liten|litet|stor|stort|app|sida|sidan|verktyg|program|sak|ställe|plats|som|kan|för|där|till|hjälp|hjälpa|och|så|det|ska|bara|visar?|se|veta|på|skärmen|mina|min|sen|sedan|snabbt|vet|kolla|räkna|ut|räknar)[,! ]+){0,9}`
