// Ways of asking for a small tool in a sentence ("räkna ut hur mycket färg som går åt", "omvandla dl till gram") that no single word
// of its entry says. Read from the text as it stands, at the beginning of a wish; the first that fits wins.
import type { ToolId } from './tool-entries.ts'

const unit =
  '(?:dl|deciliter|cl|ml|liter|gram|g|kg|kilo|hekto|ton|msk|tsk|matskedar|teskedar|krm|cups?|ounces?|uns|pounds?|pund|celsius|fahrenheit|kelvin|grader|km|kilometer|mil|miles|meter|m|cm|mm|tum|inches|fot|yards?|knop|m\\/s|km\\/h|hektar|tunnland|kvadratmeter|kvm|megabyte|mb|gb|gigabyte|mått|enheter)'
/** "jag vill", "en app som kan" */
const asking =
  '^\\s*(?:(?:hej|hjälp|jag|vi|man|mig|oss|att|vill|kunna|behöver|skulle|vilja|ha|bygg|gör|en|ett|något|nåt|enkel|enkelt|liten|litet|app|sida|verktyg|program|sak|som|kan|för|där|till)[,! ]+)*'
const asks = (words: string) => new RegExp(`${asking}(${words})`, 'iu')

/** A wish in Swedish and the tool it asks for; the first group is what was understood. */
export const swedishToolPhrases: readonly (readonly [RegExp, ToolId])[] = [
  [
    asks(`(?:omvandlar?|konverterar?|räknar? om|översätter?) (?:från |mellan )?(?:\\d+ )?${unit}(?= ?(?:till|och|,|i))`),
    'unitConverter',
  ],
  [asks('(?:räknar? ut|beräknar?) (?:\\p{L}+ )?(?:procent|moms|rabatt|pålägg|marginal)\\p{L}*'), 'percentCalculator'],
  [asks('(?:räknar? ut|beräknar?) (?:\\p{L}+ )?(?:bolån|lånekostnad|ränta|amortering|månadskostnad)\\p{L}*'), 'loanCalculator'],
  [asks('(?:räknar? ut|beräknar?) (?:mitt |sitt )?bmi(?!\\p{L})'), 'bmiCalculator'],
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
  [asks('(?!pub|musik|film|person)\\p{L}{3,}quiz(?!\\p{L})'), 'quiz'],
  [asks('(?:tar? tid på|tidtagning)(?!\\p{L})'), 'stopwatch'],
  [asks('räknar? ner (?:till|dagarna|dagar)(?!\\p{L})'), 'countdown'],
]
