// What people are to do, in Swedish, where it asks for a list without naming one: "medlemmar ska kunna anmäla sig" for registrations,
// "vad som är kvar att göra" for things to do, "vad vi behöver handla" for a shopping list.
import type { Token } from './tokens.ts'

const wordsMax = 9
const acts: readonly (readonly [phrase: RegExp, noun: string])[] = [
  // "schema för volontärer": when who works
  [
    /^schema (?:för|åt|över) (?:alla |våra |mina )?(?:volontärer(?:na)?|personal(?:en)?|anställda|medarbetare|funktionärer(?:na)?|vikarier(?:na)?)$/,
    'arbetspass',
  ],
  [
    /^schema (?:för|åt|över) (?:alla |våra |mina )?\p{L}*(?:sköterskor|läkar|biträde|servitör|servitris|kock|städar|väkt(?:ar|er)|vakt|pedagog|ledar|tränar|chaufför|förar|kassör|receptionist|tekniker|jobbar|extra|vårdar|värd|guid|brandm|instruktör|piloter)\p{L}*(?:na|n)$/u,
    'arbetspass',
  ],
  [/^(?:kan|kunna|får) felanmäla(?: saker| fel| problem)?$/, 'felanmälningar'],
  // "Ibland lånar vi ut dem till skolor"
  [/^lånar (?:vi|jag|man) (?:ibland |också |även )?ut (?:dem|den|det|några|en del|saker)$/, 'utlåningar'],
  // "skriva upp timmar per kund", "arbetstiden ska rapporteras": what was worked
  [
    /^(?:skriva|skriver|föra|för) (?:upp|in|ner) (?:mina |våra |alla |arbetade )?(?:timmar|tid|tiden|arbetstid|arbetstimmar)$/,
    'tidrapporter',
  ],
  [
    /^(?:logga|loggar|rapportera|rapporterar|registrera|registrerar|notera|noterar|anteckna|antecknar) (?:mina |våra |alla |arbetade )?(?:timmar|tid|tiden|arbetstid|arbetstimmar)(?= per$)/,
    'tidrapporter',
  ],
  [
    /^(?:arbets)?(?:tid|tiden|timmar|timmarna) (?:ska|skall|måste|behöver) (?:rapporteras|registreras|loggas|antecknas|noteras)$/,
    'tidrapporter',
  ],
  [/^anmäl(?:a|er) (?:sig|sej|er)(?: själva?)?$/, 'anmälningar'],
  [/^anmäl(?:s|as)(?= till$)/, 'anmälningar'],
  [/^boka(?:r)? (?:sig|in sig|en tid|ett pass|en plats|tid|plats|tider|pass)$/, 'bokningar'],
  [
    /^(?:vad|det) (?:som )?(?:(?:vi|jag|man|de) )?(?:är kvar|återstår|ska|skall|behöver|måste|bör)(?: (?:bli|att|kvar))* (?:göra|göras|gjort|fixa|fixas|fixat|lagas|åtgärdas|städas|repareras)$/,
    'uppgifter',
  ],
  [
    /^saker (?:som )?(?:ska|att|behöver|måste|vi ska|vi behöver|jag ska)(?: (?:som|att))* (?:göra|göras|fixa|fixas|lagas|åtgärdas)$/,
    'uppgifter',
  ],
  [
    /^(?:vad|det) (?:som )?(?:(?:vi|jag|man) )?(?:ska|skall|behöver|måste|bör) (?:köpa|köpas|handla|handlas|köpas in|inhandlas)$/,
    'inköp',
  ],
]

/** The list that a phrase at a place asks for, as one word, and where the text goes on, or null. */
export function swedishActAt(tokens: readonly Token[], at: number): { token: Token; next: number } | null {
  for (let end = Math.min(tokens.length, at + wordsMax); end > at + 1; end--) {
    const held = tokens.slice(at, end)
    if (held.some(({ mark }) => mark)) continue
    const said = held.map(({ low }) => low).join(' ')
    const noun = acts.find(([phrase]) => phrase.test(said))?.[1]
    // in a list of fields it is one of them: "namn, vad som ska göras, pris"
    const isField = noun === 'uppgifter' && tokens[at - 1]?.low === ',' && /^(,|och|samt)$/.test(tokens[end]?.low ?? '')
    if (noun && !isField)
      return {
        token: { text: noun, low: noun, start: held[0]!.start, end: held.at(-1)!.end, mark: false, noun: true, asks: 'which' },
        // what they are for stands behind them
        next: /^anmäl\p{L}+ till$/u.test(said) ? end - 1 : end,
      }
  }
  return null
}
