// Swedish clauses in a list of fields that name one without a noun for it: "var den står" is its place, "vad det kostade" the
// price, "vem som kör" whoever drives, "när den ska vara tillbaka" the day of return. Read word by word they would be a field for
// each of their words. Only where a list goes on, so that "håll koll på vad jag läst" stays what is kept.
import { knownFields, knownThings } from '../lexicon/lexicon.ts'
import { readingsOfPhrase, type Token } from './tokens.ts'
import { inferType } from './infer-type.ts'
import { fieldsFollow } from './noun-signs.ts'
import { capital, comma, ends, type Found, ofStretch, word } from './swedish-stretches.ts'
import { asksSv, opensNoted, swedishVerbFieldAt } from './swedish-verb-fields.ts'

const clauseWordsMax = 8
const opensList = /^([,:(\n;–-]|och|samt|med|eller)$/
const pronoun = /^(den|det|de|dem|jag|vi|man|ni|han|hon|hen|som|barnet|barnen|allt|något)$/
const helping =
  /^(ska|skall|kan|ska|bör|måste|behöver|har|hade|är|var|blir|blev|blivit|ha|vara|bli|senast|sist|sen|nästa|gång|då|så|in|ut|upp|ner|hem|ihop)$/

/** What the verb of a clause asks for, in the words of a field; the first that fits. */
const asked: Record<string, readonly (readonly [verbs: RegExp, field: string, label?: string])[]> = {
  var: [[/./, 'plats']],
  när: [
    [/tillbaka|återlämnas|lämnas igen/, 'återlämnas'],
    [/\bgäller|giltig|går ut\b|upphör/, 'giltig till'],
    [/börja|startar/, 'starttid'],
    [/slutar|slutade/, 'sluttid'],
    [/kommer|kom\b|anländ/, 'ankomst'],
    [/\bgår|gick|åker|avgår/, 'avgång'],
    [/./, 'datum'],
  ],
  hur: [
    [/^länge .*(gäller|giltig)/, 'giltig till'],
    [/^länge/, 'tidsåtgång'],
    [/^långt/, 'sträcka'],
    [/^(mycket|många) .*(kosta|betal)|^dyr/, 'pris'],
    [/^många som /, 'antal'],
    [/^(mycket|många)/, 'mängd'],
    [/^gam(mal|la|malt)/, 'ålder'],
    [/^sto(r|rt|ra)/, 'storlek'],
    [/^högt?(?!\p{L})/u, 'höjd'],
    [/^tung/, 'vikt'],
    [/^bråttom/, 'prioritet'],
    [/^svår/, 'svårighetsgrad'],
    [/^(bra|gott|god|nöjd|kul|fin)/, 'betyg'],
    [/sov/, 'sömn'],
    [/må(r|dde|tt)/, 'humör'],
    [/känn|kändes/, 'humör', 'känsla'],
    [/ät(er|it)|åt/, 'mat'],
    [/gör(s)?|gjort|lagar|bakar|används/, 'instruktioner'],
    [/gick|går|gått|varit|var\b/, 'anteckningar'],
  ],
  vad: [
    [/kosta|betala/, 'pris'],
    [/vär[dt]/, 'värde'],
    [/ät(er|it)|åt\b/, 'mat'],
    [/gjort|gjordes|gjorde|utfört|utfördes/, 'utfört arbete'],
    [/tyck/, 'omdöme'],
    [/bestäm|beslut/, 'beslut'],
    [/hete|heter/, 'namn'],
    [/./, 'beskrivning'],
  ],
}

/** "betald eller inte": the choice is the field's own. */
const orNot = (tokens: readonly Token[], at: number): Found | null =>
  tokens[at]!.low === 'eller' && /^(ej|inte|icke)$/.test(tokens[at + 1]?.low ?? '') ? { tokens: [], next: at + 2 } : null

/** "om de betalt", "om årsavgiften är betald": yes or no. */
function whether(held: readonly Token[], last: Token): Token | null {
  const told = held.slice(1).filter(({ low }) => !pronoun.test(low) && !helping.test(low))
  const isClause = held.some(({ low }) => /^(är|har|ska|var|finns|behöver|vill|fått|kan)$/.test(low) || pronoun.test(low))
  if (!isClause || !told.length) return null
  const text = told.map((token) => token.text).join(' ')
  const whole = held.slice(pronoun.test(held[1]!.low) ? 2 : 1).map((token) => token.text)
  // "om man kan simma" is more than to swim
  const isAble = held.some(({ low }) => /^(kan|ska|vill|behöver|får)$/.test(low))
  const label = told.length === 1 && !isAble ? text : whole.join(' ')
  return { ...word(label, held[0]!, last, label.toLowerCase()), asks: 'yesOrNo' }
}

const aspect =
  /^(typ|sort|slag|art|datum|dag|tid|namn|antal|plats|orsak|anledning|längd|storlek|pris|kostnad|vikt|färg|form|mängd|grad|nummer|adress|resultat|status|beskrivning|bild|foto|kopia|ansvarig|summa|telefon|telefonnummer|mejl|mail|e-post|klockslag|kod|nyckel|länk|gåva|ersättare|lösenord|fullmakt|väg|ingång|avstånd|kontakt|hälsning|svar)$/
const asArticle = /^(en|ett|den|det|de|vår|vårt|våra|min|mitt|mina)$/
/** "typ av tillställning", "namn på barnet": one field. */
function aspectOf(tokens: readonly Token[], at: number): Found | null {
  const [head, of] = [tokens[at]!, tokens[at + 1]]
  if (!aspect.test(head.low) || !/^(av|på|för|till|från|i)$/.test(of?.low ?? '')) return null
  const from = asArticle.test(tokens[at + 2]?.low ?? '') ? at + 3 : at + 2
  const noun = tokens[from]
  if (!noun || noun.mark || !ends(tokens[from + 1])) return null
  // "ansvarig på en tidslinje": how to show it
  if (readingsOfPhrase(noun.low, 'sv').some(({ kind }) => kind === 'view')) return null
  const text = tokens.slice(at, from + 1).map((token) => token.text)
  return { tokens: [word(text.join(' '), head, noun, head.low)], next: from + 1 }
}

const perWhat =
  /^(minut|timme|timma|dag|dygn|vecka|månad|år|termin|säsong|styck|st|person|natt|kilo|kg|gram|liter|meter|m2|kvm|kvadratmeter|km|mil|gång|tillfälle|barn|vuxen|sak|enhet|paket|låda)$/
/** "pris per minut" is the price. */
function perUnit(tokens: readonly Token[], at: number): Found | null {
  const [noun, per, unit] = tokens.slice(at, at + 3)
  // "Försäljning per dag." is a list of its own
  if (at === 0 || /^[.!?\n;]$/.test(tokens[at - 1]!.low)) return null
  if (per?.low !== 'per' || !unit || !perWhat.test(unit.low) || noun!.mark) return null
  // "anteckna nederbörd per dag med millimeter": what has fields of its own
  if (fieldsFollow.test(tokens[at + 3]?.low ?? '')) return null
  const readings = readingsOfPhrase(noun!.low, 'sv')
  // "vi ser närvaro per dag": a list of its own
  if (readings[0]?.kind === 'thing' && !opensList.test(tokens[at - 1]!.low)) return { tokens: [noun!], next: at + 3 }
  const known =
    readings.some(({ kind, id }) => kind === 'field' && knownFields.get(id)?.type !== 'date') ||
    inferType(noun!.low, 'sv').type === 'money'
  return known ? { tokens: [word(`${noun!.text} per ${unit.text}`, noun!, unit, noun!.low)], next: at + 3 } : null
}

const along = /^(?:tog|tar|ta|har|hade|är|var|följer|följde|kom|kommer)$/
/** The field that a clause at this place asks for, and where the text goes on, or null. */
export function swedishClauseAt(tokens: readonly Token[], at: number): Found | null {
  const { low } = tokens[at]!
  const isNoted =
    low === 'om' && /^(se|veta|ange|markera|notera|anteckna|bocka|kryssa|visa|skriva)$/.test(tokens[at - 1]?.low ?? '')
  const isListed = at > 0 && (opensList.test(tokens[at - 1]!.low) || isNoted || opensNoted(tokens, at))
  const per = perUnit(tokens, at)
  if (per) return per
  const not = orNot(tokens, at)
  if (not) return not
  if (!isListed) return tokens[at - 1]?.low === 'har' ? ofStretch(tokens, at) : null
  const one = aspectOf(tokens, at)
  if (one) return one
  const named = swedishVerbFieldAt(tokens, at)
  if (named) return named
  const stretch = ofStretch(tokens, at)
  if (stretch) return stretch
  let next = at + 1
  // "vem som tog med fika"
  const isWith = () => tokens[next]?.low === 'med' && asksSv.test(low) && along.test(tokens[next - 1]!.low)
  while ((!ends(tokens[next]) || isWith()) && next - at < clauseWordsMax) next++
  if (!ends(tokens[next])) return null
  const held = tokens.slice(at, next)
  const last = held.at(-1)!
  const told = held
    .slice(1)
    .map((token) => token.low)
    .join(' ')
  const alone = { vem: 'Vem', när: 'Datum', var: 'Plats', vad: 'Vad' }[low]
  if (alone && held.length === 1)
    return {
      tokens: [word(alone, last, last, low === 'vem' ? 'vem som' : low === 'vad' ? 'beskrivning' : alone.toLowerCase())],
      next,
    }
  const isWho = /^(vem|vilka|vilken)$/.test(low) && /^(som|de|man|vi|jag|den|det)$/.test(held[1]?.low ?? '') && held.length > 2
  // "vem som har den" is whoever has it; the verb says more than "person" would
  if (isWho) return { tokens: [{ ...whoClause(held, last), asks: 'who' }], next }
  // "vem i personalen som var där"
  const isAmong = /^(vem|vilka|vilken)$/.test(low) && /^(i|på|av|bland|hos)$/.test(held[1]?.low ?? '') && held[3]?.low === 'som'
  if (isAmong) {
    const text = held.slice(0, 3).map((token) => token.text)
    return { tokens: [{ ...word(capital(text.join(' ')), held[0]!, last, 'vem som'), asks: 'who' }], next }
  }
  const isWhen =
    /^(vilken|vilket|vilka)$/.test(low) &&
    /^(tid|tider)$/.test(held[1]?.low ?? '') &&
    /^(de|barnen|man|vi|dom|hen)$/.test(held[2]?.low ?? '')
  // "namn, dag och vilken matsal"
  if (/^(vilken|vilket|vilka)$/.test(low) && held.length === 2 && !pronoun.test(last.low) && !helping.test(last.low))
    return { tokens: [{ ...last, noun: true, ...(isActor(last.low) && { asks: 'which' as const }) }], next }
  if (/^(vilken|vilket|vilka)$/.test(low) && held.length > 1 && !isWhen) {
    const to = held.findIndex((token, index) => index > 0 && (pronoun.test(token.low) || helping.test(token.low)))
    if (to <= 1) return null
    // "vilken elev som har den" is one of the pupils, who are kept as well
    return {
      tokens: held.slice(1, to).map((token, at) => {
        if (at !== to - 2) return token
        // "vilka föräldrar som står": who, though nobody keeps a list of them
        const isKnown = readingsOfPhrase(token.low, 'sv').some(({ kind }) => kind === 'thing' || kind === 'field')
        return isActor(token.low) ? { ...token, asks: 'which' } : isKnown ? token : { ...token, asks: 'who' }
      }),
      next,
    }
  }
  if (low === 'om') {
    const said = whether(held, last)
    return said && { tokens: [said], next }
  }
  // "när receptet tar slut"
  const isEnding = low === 'när' && held.length > 2 && /(?:tar slut|går ut|löper ut|upphör|förfaller)$/.test(told)
  if (isEnding)
    return {
      tokens: [
        word(
          capital(
            held
              .slice(1)
              .map((token) => token.text)
              .join(' '),
          ),
          held[0]!,
          last,
          'giltig till',
        ),
      ],
      next,
    }
  const isClause = isWhen || pronoun.test(held[1]?.low ?? '') || helping.test(held[1]?.low ?? '') || /^(hur|vad)$/.test(low)
  if (!isClause && !(low === 'var' && /^(finns|står|ligger|förvaras|hänger|sitter|bor|köpt|hittad)/.test(told))) return null
  // "när den såddes" has a better name of its own
  if (low === 'när' && /[yöaeo]as$/.test(last.low) && helping.test(held.at(-2)?.low ?? ''))
    return { tokens: [word(capital(last.text), held[0]!, last, 'datum')], next }
  if (low === 'när' && /(?:[ade]des|[^aeiouyåäö](?:[dt]es|as|s))$/.test(last.low) && !/återlämnas|finns/.test(told))
    return { tokens: [word(`${capital(last.text)} den`, held[0]!, last)], next }
  const [, field, label] =
    asked[/^tid(er|en|erna)?$/.test(held[1]?.low ?? '') ? 'när' : low]?.find(([verbs]) => verbs.test(told)) ?? []
  // "när barnen kommer och går"
  if (field === 'ankomst' && /^(och)$/.test(tokens[next]?.low ?? '') && tokens[next + 1]?.low === 'går')
    return {
      tokens: [
        word('Ankomst', held[0]!, last, field),
        comma(last),
        word('Avgång', tokens[next + 1]!, tokens[next + 1]!, 'avgång'),
      ],
      next: next + 2,
    }
  // "hur många som jobbade" is their number
  const counted =
    field === 'antal'
      ? `antal ${held
          .slice(2)
          .map((token) => token.text)
          .join(' ')}`
      : undefined
  const whole = low === 'vad' && field === 'beskrivning' ? held.map((token) => token.text).join(' ') : counted
  return field ? { tokens: [word(capital(whole ?? label ?? field), held[0]!, last, field)], next } : null
}

const isActor = (noun: string) =>
  readingsOfPhrase(noun, 'sv').some(({ kind, id }) => kind === 'thing' && knownThings.get(id)!.entry.actor === true)

/** "vem som har lånat den" is the one it was lent by, "vem som är ansvarig" who answers for it, "vem som kör" says itself. */
function whoClause(held: readonly Token[], last: Token): Token {
  const verbs = held.slice(2).filter(({ low }) => !pronoun.test(low) && !helping.test(low))
  const verb = verbs[0]
  if (verb && /^(ansvarig|ansvarar)/.test(verb.low)) return word('Ansvarig', held[0]!, last, 'ansvarig')
  if (verb && verbs.length === 1 && /[^aeiouyåäö](at|t)$/.test(verb.low)) return word(`${verb.text} av`, held[0]!, last)
  // "vem jag köpte av" is whom it was bought of
  const [done, from] = verbs.slice(-2)
  if (verbs.length === 2 && /^(av|från|hos|till|åt)$/.test(from!.low) && /[^aeiouyåäö](te|de)$|[aå]t$/.test(done!.low))
    return word(capital(`${done!.low.replace(/te$/, 't').replace(/de$/, 't')} ${from!.low}`), held[0]!, last)
  const text = held
    .map((token) => token.text)
    .join(' ')
    .replace(/(?<! har) (den|det|dem)$/, '')
  return word(text, held[0]!, last)
}
