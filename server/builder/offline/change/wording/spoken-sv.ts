// Swedish as it is typed in a hurry and said at a counter: "å så vill ja ha", "ska va ifyllda", "är du gullig". What is left is the wish.
import type { Unwrapping } from './plain-wish.ts'

/** Small words as they are spoken, where only one word can be meant. */
const written: readonly Unwrapping[] = [
  [/(?<!\p{L})å(?= (?!andra sidan)\p{L})/giu, 'och'],
  [/(?<!\p{L})ja(?= (?:vill|skulle|behöver|tänkte|saknar|kan|måste|glömde)(?!\p{L}))/giu, 'jag'],
  [/(?<=(?<!\p{L})(?:vill|skulle|behöver|kan|måste|tänkte) )ja(?= \p{L})/giu, 'jag'],
  [/(?<= (?:ska|måste|bör|borde|kan|får|vill|kunna|alltid|inte|skulle)) va(?= \p{L})/giu, ' vara'],
  [/(?<!\p{L})hade (?:ju |väl )?(?:vart|suttit|gjort sig)(?= \p{L})/giu, 'hade varit'],
  [/(?<=\p{L}) m (?=\p{L})/gu, ' med '],
  [
    /(?<!\p{L})(?:kan (?:jag|man|vi)|(?:jag|vi|man) (?:vill|ska|skulle vilja)(?: kunna)?|kunna) (?:betyg|poäng)sätta(?= )/giu,
    'jag vill sätta betyg på',
  ],
  [/(?<=\p{L}) e (?=(?:obligatorisk|valfri|frivillig|fel|inte|ett|en|i|för|alltid|oftast)\p{L}*)/giu, ' är '],
]

/** "Vill kunna se hur många som kommer": who speaks is left out. */
export const withSpeaker = (said: string): string =>
  said.replace(
    /^(?:vill|skulle (?:vilja|behöva|önska)|behöver|saknar|önskar)(?= (?!(?:jag|vi|man|du|ni|de|dom|den|det|han|hon|hen)(?!\p{L}))\p{L})/iu,
    (verb) => `jag ${verb.toLowerCase()}`,
  )

const kind = '(?:snäll|gullig|bussig|hygglig|rar|schysst|vänlig|go)'
const good =
  '(?:bra|fint|toppen|kalas|schysst|snällt|kul|najs|nice|jättebra|jättefint|guld|perfekt|super|grymt|topp|skönt|smidigt|praktiskt|underbart|fantastiskt|kanon|snyggt|kanonbra|superbra|tacksamt)'

/** What is said around a wish to be kind, or to say that it goes on. */
const polite: readonly Unwrapping[] = [
  [
    new RegExp(
      `^(?:skulle|kan|kunde|vill) (?:du|ni)(?: (?:inte|möjligen|kanske|tänka dig att|vilja|kunna|vara|så|jätte${kind}|${kind}|och|att))+ (?=(?:lägg|ta|byt|gör|sätt|sorter|grupper|vis|ändr|flytt|döp|kall|ha|räkn|varn|summer|skriv|fyll|plock|in|del|sätt|gör)\\p{L}* )`,
      'iu',
    ),
    '',
  ],
  [
    new RegExp(
      `[,.]?\\s+(?:om )?(?:är du|du är|vore du|ni är|är ni) (?:så |jätte|riktigt |himla |lite )?${kind}\\p{L}*\\s*$`,
      'iu',
    ),
    '',
  ],
  [
    /[,.]?\s+(?:va|tack(?: så (?:jätte)?mycket| snälla| på förhand)?|tusen tack|snälla(?: du| ni)?|please|om (?:du|ni) (?:kan|hinner|orkar|har tid)|när (?:du|ni) (?:hinner|kan)|om det (?:går|funkar|fungerar)(?: bra)?|om möjligt|puss(?: och kram)?|mvh .{1,20})\s*[!.]*$/iu,
    '',
  ],
  // "eleverna har röstat: appen heter …", "vi har bestämt att …": how it came to the wish
  [
    /^[^:,.]{2,40}? (?:har |hade )?(?:röstat(?: fram)?|röstade|bestämt(?: sig)?|bestämde|beslutat|beslutade|kommit (?:fram till|överens(?: om)?)|kom (?:fram till|överens om)|enats(?: om)?|enades om)(?:\s*:| att)\s+/iu,
    '',
  ],
  // "eftersom en del skriver om provet behöver jag kunna …"
  [/^(?:eftersom|då|för att|medan|sedan) [^,.]{4,80}?,? (behöver|vill|skulle|måste|önskar) (jag|vi|man)(?= )/iu, '$2 $1'],
  // "foto på felet vore bra, folk beskriver så dåligt": what follows the praise only tells why
  [
    new RegExp(
      `^([^,.]+ (?:vore|hade varit|skulle vara)(?: \\p{L}+)? ${good}(?: att (?:ha|få)(?: med)?)?)(?: (?:till|för|inför) \\p{L}+)?(?:,| [-–]) (?!(?:och|samt|plus|men|sen|gärna|så att|men|hur|med)(?!\\p{L}))(?!.*(?<!\\p{L})(?:ska|lägg|vill|behöver|vore|gärna|borde)(?!\\p{L})).+$`,
      'iu',
    ),
    '$1',
  ],
  [/(?<= (?:eller|och) \p{L}+) (?:typ|liksom|osv|exempelvis)\s*[.!]*$/iu, ''],
  [/^(?:kom på|just det|jo just det|ps|p\.?s|nästa grej|nästa sak|till sist|slutligen|dessutom)\s*[,:!.-]+\s*/iu, ''],
  [/,? (?:så |och )?(?:ändra|fixa|rätta|ordna|greja) (?:till )?(?:det|den|dem|dom)$/iu, ''],
]

/** Behind a wish that a told form may know: "… vore toppen". */
const praise: readonly Unwrapping[] = [
  [new RegExp(`,? (?:vore|hade varit|skulle vara|vore det) (?:\\p{L}+ )?${good}(?: att (?:ha|få)(?: med)?)?$`, 'iu'), ''],
  [new RegExp(`^(?:det )?(?:vore|hade varit|skulle vara) (?:\\p{L}+ )?${good} (?:om|att)\\s+`, 'iu'), ''],
  [
    /^(?:och|men|så|sen|sedan|fast|plus|samt|också|även|gärna|snälla|hej|ok|okej|jo|du|alltså|egentligen|förresten|bra|toppen|tack|nu)[,!.]*\s+(?=\p{L}+ \S)/iu,
    '',
  ],
  [/^(?:jag|vi) (?:vill|skulle vilja|önskar|hade velat)(?: gärna| också)? att\s+/iu, ''],
  [/^(?:(?:kan|kunde) (?:man|vi|jag)(?: inte)? få |går det att |är det möjligt att |kan (?:du|ni|man|vi) )/iu, ''],
]

const roundsMax = 4
const without = (text: string, unwrappings: readonly Unwrapping[]): string => {
  let left = text
  for (let round = 0; round < roundsMax; round++) {
    const before = left
    for (const [wrapped, plain] of unwrappings) left = left.replace(wrapped, plain)
    if (left === before) break
  }
  return left.trim()
}

/** Taken off before anything else is read. */
export const spokenSv: readonly Unwrapping[] = [...written, ...polite]
/** The wish as it was said, without what was said around it. */
export const heardSv = (said: string): string => without(said.trim().replace(/[?!.]+$/, ''), [...spokenSv, ...praise])
