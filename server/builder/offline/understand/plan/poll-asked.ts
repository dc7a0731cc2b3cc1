// What a poll asks and offers, as far as its description says it: "a poll for where we go for lunch: pizza, sushi or ramen".
import type { Language } from '#shared/languages.ts'
import type { Asked } from '../../model.ts'
import { capitalised } from '../said.ts'

/** Where the question begins behind the word for a poll, and the answers behind the question. */
const asks: Record<Language, RegExp> = {
  en: /\b(?:polls?|votes?|voting(?: app| page| tool)?)\b,?(?: app| page| tool)?,?(?: (?:for|on|about|to (?:decide|choose|pick|see|ask)(?: on)?|asking|deciding))? (?<question>[^:.?!\n]{4,80})\??/iu,
  sv: /(?:omröstning(?:en)?|röstning(?:en)?|enkät)(?: där (?:vi|alla|man) (?:får )?röstar?)?,? (?:för|om|kring|för att (?:bestämma|välja)|på) (?<question>[^:.?!\n]{4,80})\??/iu,
  ja: /(?<question>[^。、\n]{3,40}?)(?:を決める|について|に関する|の|を選ぶ)(?:簡単な)?(?:投票|多数決|アンケート投票)/u,
}
/** "Poll: where should we eat? Pizza or sushi". */
const outright =
  /(?:\bpoll|\bvote|omröstning(?:en)?|投票)[^:\n]{0,20}:\s*(?<question>[^?？\n]{3,80}[?？])\s*(?<answers>[^\n]{0,200})/iu
const answersBehind =
  /(?::|\bwith (?:the )?(?:options|choices|answers)\b:?|\b(?:options|choices)\b(?: are)?:?|med (?:valen|alternativen)\b:?|alternativ(?:en)?(?: är)?:?|選択肢は)\s*(?<answers>[^.。\n]{3,200})/iu
const between = /\s*(?:,|;|\/|、|・|\bor\b|\band\b|\beller\b|\boch\b|か(?=\p{L}))\s*/u
const answersMax = 12

/** "where we should go": asked of everybody, "Where should we go?". */
const turned: Partial<Record<Language, RegExp>> = {
  en: /^(?<what>(?:where|when|how|who|what|which)(?: \p{L}+)?) (?<who>i|we|you|they|(?:our|the|my) \p{L}+) (?<verb>should|shall|will|can|could|want|need|would) (?<rest>.+)$/iu,
  sv: /^(?<what>(?:var|när|hur|vem|vad|vilken|vilket|vilka)(?: \p{L}+)?) (?<who>vi|ni|man|alla|laget|teamet|klassen) (?<verb>ska|skall|vill|kan|bör|borde) (?<rest>.+)$/iu,
}
const toDo: Record<Language, RegExp> = { en: /^(?:where|when|how|who|what|which)(?: \p{L}+)? to /iu, sv: /^$/, ja: /か$/u }

function questionFrom(words: string, language: Language): string {
  const said = words
    .trim()
    .replace(/,?\s+(?:with|med)$/i, '')
    .replace(/^(?:our|the|a|an) (?=\p{L}+$)/iu, '')
  const { what, who, verb, rest } = turned[language]?.exec(said)?.groups ?? {}
  const isAsked = what !== undefined && !/^(?:want|need)$/i.test(verb!)
  const text = isAsked ? `${what} ${verb} ${who} ${rest}` : said
  const mark = isAsked || toDo[language].test(text) ? (language === 'ja' ? '？' : '?') : ''
  return capitalised(text) + mark
}

const untold: Record<Language, string> = { en: 'Suggestion', sv: 'Förslag', ja: '候補' }
const suggestions = [1, 2, 3]

const answersIn = (text: string): string[] =>
  text
    .replace(/[.。]\s*$/u, '')
    .split(between)
    .map((each) => capitalised(each.trim()))
    .filter(Boolean)

/** The one question of a poll, or undefined where the description has none. */
export function pollAsked(prompt: string, language: Language): Asked | undefined {
  const asked = outright.exec(prompt)?.groups
  const behind = answersBehind.exec(prompt)
  const question = asked?.question ?? asks[language].exec(behind ? prompt.slice(0, behind.index) : prompt)?.groups?.question
  if (!question) return undefined
  const told = answersIn(asked ? asked.answers! : (behind?.groups!.answers ?? ''))
  const options = told.length > 1 ? told.slice(0, answersMax) : suggestions.map((at) => `${untold[language]} ${at}`)
  const text = asked ? capitalised(question) : questionFrom(question, language)
  return { kind: 'choice', text, options: [...new Set(options)] }
}
