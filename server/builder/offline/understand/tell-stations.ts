// "episodes move from idea to recording to published", "jobb flyttas mellan offert, pågår och klart": the way is told by its stations,
// which are the choices of a status and the columns of a board.
import type { Latin, Token } from './tokens.ts'

const moves = /^(?:move|moves|moved|moving|go|goes|progress|progresses|flyttas|flyttar|går|vandrar)$/
const opens = /^(?:from|between|through|från|mellan|genom)$/
const board = /^(?:board|kanban|pipeline|tavla|tavlan|kanbantavla|steg|stegen|status|statusar)$/
const onwards = /^(?:to|into|then|till|sedan|vidare)$/
const lastly = /^(?:and|och)$/
const ends = /^(?:with|where|when|who|which|so|by|each|every|for|on|in|under|med|där|när|som|så|varje|för|på|i|[.;:()\n!?])$/
/** "in progress", "på väg" */
const within = /^(?:in|on|under|på|i)$/
const stationWordsMax = 3
const stationsMin = 3
const stationsMax = 12

/** What somebody does with a card. */
const carries = /^(?:flytta|flyttar|dra|drar)$/
const carriedWithin = 4
const changes = /^(?:change|changes|move|moves|take|takes|bring|brings)$/

type Stations = { names: Token[][]; next: number }

function stationsAt(tokens: readonly Token[], from: number, isBoard: boolean): Stations | null {
  const names: Token[][] = []
  let name: Token[] = []
  let isChain = false
  let at = from
  const close = () => {
    if (name.length) names.push(name)
    name = []
  }
  for (let isLast = false; at < tokens.length && names.length < stationsMax; at++) {
    const token = tokens[at]!
    // "Want to read, Reading": a name with a capital goes on in small letters
    const goesOn = name.length > 0 && /^\p{Lu}/u.test(name[0]!.text) && /^\p{Ll}/u.test(tokens[at + 1]?.text ?? '')
    const isStep = onwards.test(token.low) && !goesOn
    // "väntar på delar": a name goes on where another follows
    const isInside = within.test(token.low) && (!name.length || /^(?:,|och|and)$/.test(tokens[at + 2]?.low ?? ''))
    if ((ends.test(token.low) && !isInside) || (token.mark && token.low !== ',')) break
    if (!isStep && !lastly.test(token.low) && token.low !== ',') {
      if (name.length === stationWordsMax) return null
      name.push(token)
      continue
    }
    // "from idea to done, guests and notes": behind a chain the list goes on without it
    if (isLast || (isChain && token.low === ',' && !isBoard)) break
    if (isStep) isChain = true
    if (lastly.test(token.low)) isLast = true
    close()
  }
  close()
  return names.length >= stationsMin ? { names, next: at } : null
}

/** What stands for a way told by its stations, "then from (idea, recording, published)", and where it ends; null for anything else. */
export function tellStations(tokens: readonly Token[], at: number, language: Latin): { tokens: Token[]; next: number } | null {
  const token = tokens[at]!
  // "på en tavla från Ny till Intervju, Erbjudande och Nej tack"
  const isBoard = board.test(tokens[at - 1]?.low ?? '') && /^(?:from|från)$/.test(token.low)
  // "flytta jobben mellan inlämnad, på gång och klar"
  const isCarried =
    token.low === 'mellan' && tokens.slice(Math.max(0, at - carriedWithin), at).some(({ low }) => carries.test(low))
  // "I change the firing from planned to loaded, firing, cooling and unloaded"
  const isChanged = token.low === 'from' && tokens.slice(Math.max(0, at - carriedWithin), at).some(({ low }) => changes.test(low))
  if (!isBoard && !isCarried && !isChanged && (!moves.test(token.low) || !opens.test(tokens[at + 1]?.low ?? ''))) return null
  const found = stationsAt(tokens, isBoard || isCarried || isChanged ? at + 1 : at + 2, isBoard || isChanged)
  if (!found) return null
  const put = (text: string, start: number, end: number, mark = false): Token => ({ ...token, text, low: text, start, end, mark })
  const [opening, closing] = [found.names[0]![0]!.start, found.names.at(-1)!.at(-1)!.end]
  const names = found.names.flatMap((name, nth) => (nth ? [put(',', name[0]!.start, name[0]!.start, true), ...name] : name))
  return {
    tokens: [
      put(language === 'en' ? 'then' : 'sedan', token.start, token.end),
      put(language === 'en' ? 'from' : 'från', token.end, token.end),
      put('(', opening, opening, true),
      ...names,
      put(')', closing, closing, true),
    ],
    next: found.next,
  }
}
