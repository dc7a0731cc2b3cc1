// Clauses that name a field without a noun for it, said as one: "how many wheels we got" is the number of wheels, "when it was
// sown" the day of sowing, "handed out on" and "utlånad till" stand for themselves, "first and last name" are two names.
import { functionWords } from '../lexicon/function-words.ts'
import { isPlural, isSwedishPlural } from '../lexicon/inflect.ts'
import { knownFields } from '../lexicon/lexicon.ts'
import { joinSplitWords } from './join-split-words.ts'
import { sayingAt } from './sayings.ts'
import { swedishActAt } from './swedish-acts.ts'
import { swedishClauseAt } from './swedish-clauses.ts'
import { fillingAt } from './swedish-verb-fields.ts'
import { tellStations } from './tell-stations.ts'
import { ownersFirst } from './told/told-each.ts'
import { toldItem } from './told/told-items.ts'
import { readingsOfPhrase, type Latin, type Token } from './tokens.ts'

const merged = (tokens: readonly Token[], from: number, to: number, text: string): Token => ({
  text,
  low: text.toLowerCase(),
  start: tokens[from]!.start,
  end: tokens[to]!.end,
  mark: false,
})

const endsClause = (token: Token | undefined) =>
  !token || token.mark || /^(and|or|but|with|och|samt|eller|men|med)$/.test(token.low)

const participle = {
  en: /(?:[a-z]{2}ed|given|lent|taken|sent|bought|sold|paid|built|made|born|caught|found|left|kept|worn|written|drawn|seen|grown|sown|shown|due|hung|cut|put|won|begun|driven|eaten|bred)$/,
  sv: /(?:[a-zåäö]{2}ad|[a-zåäö]{2}ade|[a-zåäö]{2}(?:gd|md|nd|rd|ld|dd|vd)|köpt|såld|byggt|byggd|gjord|tagen|given|skriven|funnen|lämnad|hämtat|sådd|född|sedd|sett|[a-zåäö]{2}(?:st|pt|kt))$/,
}
const preposition = {
  en: /^(on|at|by|from|to|in|out|off|up|back|until|for|through|of)$/,
  sv: /^(den|av|till|från|i|på|hos|vid|senast|åt|ut|in|för|när)$/,
}
const participlePhraseMax = 4

/** "handed out on", "senast rengjord av": a participle and its prepositions, where nothing they could belong to follows. */
function participlePhrase(tokens: readonly Token[], at: number, language: Latin): { token: Token; next: number } | null {
  if (!participle[language].test(tokens[at]!.low)) return null
  let next = at + 1
  while (next - at < participlePhraseMax && tokens[next] && !tokens[next]!.mark && preposition[language].test(tokens[next]!.low))
    next++
  if (next === at + 1) return null
  const beforeDate = /^(date|day|datum|dag)$/.test(tokens[next]?.low ?? '')
  if (!beforeDate && !endsClause(tokens[next])) return null
  const text = tokens
    .slice(at, next)
    .map((token) => token.text)
    .join(' ')
  return { token: merged(tokens, at, beforeDate ? next : next - 1, text), next: beforeDate ? next + 1 : next }
}

const pronoun = /^(it|they|we|i|he|she|you|den|det|de|vi|jag|man|the|this|that)$/
const being =
  /^(is|are|was|were|be|been|has|have|had|should|must|will|got|gets|är|var|blev|blir|ska|har|blivit|senast|last|next|nästa)$/

/** "when it was sown", "när de är åtgärdade" -> the participle, as a date. */
function whenClause(tokens: readonly Token[], at: number, language: Latin): { token: Token; next: number } | null {
  if (!/^(when|när)$/.test(tokens[at]!.low)) return null
  let next = at + 1
  let told = ''
  while (tokens[next] && (pronoun.test(tokens[next]!.low) || being.test(tokens[next]!.low))) {
    if (/^(last|next|senast|nästa)$/.test(tokens[next]!.low)) told = `${tokens[next]!.text} `
    next++
  }
  const word = tokens[next]
  if (
    next === at + 1 ||
    !word ||
    word.mark ||
    !participle[language].test(word.low.replace(/e?$/, (end) => (language === 'sv' ? '' : end)))
  )
    return null
  const two = tokens[next + 1] && !tokens[next + 1]!.mark ? `${word.low} ${tokens[next + 1]!.low}` : ''
  const wide = two !== '' && readingsOfPhrase(two, language).some((reading) => reading.kind === 'field')
  const end = wide ? next + 1 : next
  if (!endsClause(tokens[end + 1])) return null
  const one = language === 'sv' ? word.text.replace(/e$/, '') : word.text
  const known = told || wide || readingsOfPhrase(one.toLowerCase(), language).some((reading) => reading.kind === 'field')
  const text = wide ? two : known ? told + one : `${one} ${language === 'en' ? 'on' : 'den'}`
  return { token: merged(tokens, at, end, text), next: end + 1 }
}

/** "how many wheels we got", "hur många hjul" -> the number of them. */
function howMany(tokens: readonly Token[], at: number, language: Latin): { token: Token; next: number } | null {
  const [first, second] = [tokens[at]!.low, tokens[at + 1]?.low ?? '']
  if (!(first === 'how' && second === 'many') && !(first === 'hur' && /^(många|mycket)$/.test(second))) return null
  const noun = tokens[at + 2]
  if (!noun || noun.mark || (language === 'sv' && (pronoun.test(noun.low) || /^(som|kosta)/.test(noun.low)))) return null
  // "how many are left"
  const rest = tokens[at + 3]
  if (language === 'en' && /^(are|is|were|was)$/.test(noun.low))
    return rest && !rest.mark ? { token: merged(tokens, at, at + 3, `number ${rest.text}`), next: at + 4 } : null
  let next = at + 3
  while (!endsClause(tokens[next])) next++
  return { token: merged(tokens, at, next - 1, `${language === 'en' ? 'number of' : 'antal'} ${noun.text}`), next }
}

const sinceOrUntil = /^(last|next|previous|senast|senaste|nästa|förra)$/
const notADay =
  /^(överst|underst|nederst|först|name|names|week|month|year|day|night|time|minute|one|namn|vecka|månad|år|dag|gång|natt)$/

const beforeListed = /^(?:[,:(.;\n-]|och|samt|med|eller|har|när|till|den)$/
/** "last sprayed", "next inspection": a day of its own, kept apart from its twin. */
function lastOrNext(tokens: readonly Token[], at: number, language: Latin): { token: Token; next: number } | null {
  const noun = tokens[at + 1]
  // "the last orders" are things, the latest ones
  if (
    !sinceOrUntil.test(tokens[at]!.low) ||
    !noun ||
    isPlural(noun.low) ||
    /(na|ar|or)$/.test(noun.low) ||
    (language === 'sv' && isSwedishPlural(noun.low)) ||
    noun.mark ||
    notADay.test(noun.low) ||
    !endsClause(tokens[at + 2]) ||
    // "röstar om nästa film": one of them
    (language === 'sv' && !beforeListed.test(tokens[at - 1]?.low ?? ','))
  )
    return null
  return { token: merged(tokens, at, at + 1, `${tokens[at]!.text} ${noun.text}`), next: at + 2 }
}

/** "who borrowed it", "vem som har lånat" -> a person; "how I felt" -> a mood, "how it went" -> a note. */
function whoOrHow(tokens: readonly Token[], at: number, language: Latin): { token: Token; next: number } | null {
  const isWho = /^(who|vem)$/.test(tokens[at]!.low)
  if (!isWho && !/^(how|hur)$/.test(tokens[at]!.low)) return null
  // "så att jag ser hur det går"
  if (!isWho && language === 'sv' && /^(?:se|ser|veta|vet|följa|visar?)$/.test(tokens[at - 1]?.low ?? '')) return null
  let next = at + 1
  while (tokens[next] && /^(som|has|have|had|was|is|har|hade|i|it|we|they|you|jag|det|vi|man)$/.test(tokens[next]!.low)) next++
  const verb = tokens[next]
  if (!verb || verb.mark) return null
  const rest = tokens[next + 1]
  const object = rest && /^(it|them|that|den|det|dem|vad|mig|me)$/.test(rest.low) ? next + 1 : next
  if (isWho) {
    const wanted =
      participle[language].test(verb.low) &&
      // "who is paired with whom"
      !/^(who|whom|vem|vilka)$/.test(tokens[object + 2]?.low ?? '') &&
      (endsClause(tokens[object + 1]) || /^(which|what|vilken|vilket|vad)$/.test(rest?.low ?? ''))
    if (!wanted) return null
    return { token: merged(tokens, at, object, `${verb.text} ${language === 'en' ? 'by' : 'av'}`), next: object + 1 }
  }
  if (next === at + 1 || !endsClause(tokens[object + 1])) return null
  const feels = /^(felt|feel|feels|mådde|mår|kändes|kände|känns)$/.test(verb.low)
  const word = feels ? { en: 'mood', sv: 'humör' } : { en: 'notes', sv: 'anteckningar' }
  return { token: merged(tokens, at, object, word[language]), next: object + 1 }
}

const shared =
  /^(start|begin|first|opening|check-?in|pick-?up|before|start|första|från) (?:and|och) (end|last|closing|check-?out|return|drop-?off|after|slut|sista|till) (date|time|name|photo|picture|image|weight|value|datum|tid|namn)s?$/

/** "ett lantbruk med får", "mina får och lamm": the animals, and not what somebody may do. */
function asNoun(token: Token, at: number, tokens: readonly Token[]): Token {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const isSheep =
    token.low === 'får' &&
    before !== undefined &&
    /^(med|på|av|mina|våra|till|för|över|antal|om|\d+)$/.test(before.low) &&
    (!after || after.mark || /^(och|samt|som|i|på|med|behöver|vill)$/.test(after.low))
  // "med vara, antal och pris": goods among fields
  const isGoods =
    token.low === 'vara' &&
    before !== undefined &&
    /^(med|[,:(]|och|samt)$/.test(before.low) &&
    (!after || after.mark || /^(och|samt)$/.test(after.low))
  // "livbojar med brygga, skick": behind "med" stands what there is
  const isFirst =
    before !== undefined &&
    /^(med|[:(])$/.test(before.low) &&
    after?.low === ',' &&
    /[^aeiouyåäö]a$/.test(token.low) &&
    functionWords.sv.verbs.has(token.low)
  // "elev, termin, hyra, återlämnat": between commas a word that names a field is one
  const isBetween =
    before !== undefined &&
    before.low === ',' &&
    (!after || /^(,|och|samt|\.)$/.test(after.low)) &&
    functionWords.sv.verbs.has(token.low) &&
    readingsOfPhrase(token.low, 'sv').some(({ kind }) => kind === 'field')
  if (isBetween) return { ...token, noun: true }
  // "(kyrkobok, sida, länk)": the number of one
  if (token.low === 'sida' && /^[,(]$/.test(before?.low ?? '') && /^[,)]$/.test(after?.low ?? ''))
    return { ...token, low: 'sidnummer' }
  // "status öppen/pågår/stängd"
  if (!token.mark && (before?.low === '/' || after?.low === '/')) return { ...token, noun: true }
  // "mejl o telefon"
  if (token.low === 'o' && before && after && !before.mark && !after.mark) return { ...token, low: 'och' }
  // "läkartider å föräldramöten"
  const isJoint = token.low === 'å' && before && after && !before.mark && !after.mark
  if (isJoint && !/^(?:en|vid|min|vår|den|på|i|vår)$/.test(before.low)) return { ...token, low: 'och' }
  // "till exempel kyrkböcker"
  if (token.low === 'exempel' && before?.low === 'till') return { ...token, low: 'exempelvis' }
  // "…, plus en lista på pass"
  if (token.low === 'plus' && before?.low === ',' && after && !after.mark) return { ...token, low: 'och' }
  return isSheep || isGoods || isFirst ? { ...token, noun: true } : token
}

/** A plain name of a field, and no word that says how another is. */
const isNounField = (token: Token | undefined): boolean =>
  token !== undefined &&
  !token.mark &&
  token.asks === undefined &&
  token.low !== 'antal' &&
  readingsOfPhrase(token.low, 'sv').some(({ kind, id }) => kind === 'field' && knownFields.get(id)?.type !== 'bool')
const runMin = 3
/** Three of them in a row, and no phrase. */
const isRun = (tokens: readonly Token[], at: number): boolean => {
  const [from, to] = [
    tokens.slice(0, at).findLastIndex((token) => !isNounField(token)) + 1,
    tokens.findIndex((token, next) => next > at && !isNounField(token)),
  ]
  const phrase = `${tokens[at - 1]!.low} ${tokens[at]!.low}`
  return (to < 0 ? tokens.length : to) - from >= runMin && !readingsOfPhrase(phrase, 'sv').length
}
const isNounBefore = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]
  return before !== undefined && readingsOfPhrase(before.low, 'sv').some(({ kind }) => kind === 'thing')
}

const moves = /^(move|moves|moved|moving|go|goes|progress|progresses|flyttas|flyttar|går|vandrar)$/

export function rewriteTokens(given: readonly Token[], language: Latin): Token[] {
  const tokens = language === 'en' ? ownersFirst(given) : joinSplitWords(given).map(asNoun)
  const out: Token[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]!
    const four = tokens.slice(at, at + 4)
    const pair = shared.exec(four.map((each) => each.low).join(' '))
    if (pair) {
      const [first, and, last, head] = four as [Token, Token, Token, Token]
      const named = (token: Token): Token => ({ ...token, noun: true })
      out.push(named(first), { ...head, start: first.end, end: first.end }, and, named(last), head)
      at += 4
      continue
    }
    const way = tellStations(tokens, at, language)
    if (way) {
      out.push(...way.tokens)
      at = way.next
      continue
    }
    // "scenes move from idea to final": the way is told by the stations
    if (moves.test(token.low) && /^(from|between|från|mellan)$/.test(tokens[at + 1]?.low ?? '')) {
      out.push({ ...token, low: language === 'en' ? 'then' : 'sedan' })
      at++
      continue
    }
    // "tasks, sorted by department": a field to sort by
    if (language === 'en' && /^(sorted|grouped|divided|filtered)$/.test(token.low) && tokens[at + 1]?.low === 'by') {
      at++
      continue
    }
    // "Låt medlemmar boka banor": no song
    if (language === 'sv' && token.low === 'låt' && /.a$/.test(tokens[at + 2]?.low ?? '')) {
      at++
      continue
    }
    const item = token.mark || language !== 'en' ? null : toldItem(tokens, at)
    if (item) {
      out.push(...item.tokens)
      at = item.next
      continue
    }
    const filling = language === 'sv' ? fillingAt(tokens, at) : null
    const filled = out.at(-1)
    if (filling && filled) {
      if (filling.yesOrNo) out[out.length - 1] = { ...filled, asks: 'yesOrNo' }
      at = filling.next
      continue
    }
    const act = token.mark || language === 'en' ? null : swedishActAt(tokens, at)
    // "namn ålder telefon": no comma was typed
    if (language === 'sv' && isNounField(tokens[at - 1]) && isNounField(token) && isRun(tokens, at))
      out.push({ ...token, text: ',', low: ',', end: token.start, mark: true })
    // "Elever anmäler sig till kurser": who does it is none of its words
    if (act && isNounBefore(tokens, at)) out.push({ ...token, text: ',', low: ',', end: token.start, mark: true })
    const said = token.mark
      ? null
      : (act ??
        sayingAt(tokens, at, language) ??
        lastOrNext(tokens, at, language) ??
        whenClause(tokens, at, language) ??
        howMany(tokens, at, language))
    const clause = said || token.mark || language === 'en' ? null : swedishClauseAt(tokens, at)
    if (clause) {
      out.push(...clause.tokens)
      at = clause.next
      continue
    }
    const found = said ?? (token.mark ? null : (whoOrHow(tokens, at, language) ?? participlePhrase(tokens, at, language)))
    out.push(found?.token ?? token)
    at = found?.next ?? at + 1
  }
  return out
}
